"""The parts of a bot that do not depend on the game: its interface, search and generic bots."""

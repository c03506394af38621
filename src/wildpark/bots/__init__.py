"""Bots: the parts of a player, each game's own bots, their names, and matches among them."""

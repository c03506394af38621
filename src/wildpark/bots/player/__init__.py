"""What a bot is made of, whatever the game: the bot itself, and the search through worlds."""

"""Bots against bots: one game, a match in the arena, a simulation; what the results say."""

"""A game at a table: its log, seats, clocks, bots, and what each reader sees.

Knows neither network nor SQL: store, clock and the bots' threads come from outside.
"""

"""Tables, people and bots over HTTP and live connections; serves the built pages.

A table is an append-only log of events in the database; its position is the log replayed.
"""

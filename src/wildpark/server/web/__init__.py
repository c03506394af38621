"""The door: HTTP, live connections, pages, who somebody is, and what they may spend."""

"""Bots for Zuuli, and the developer of parks that they and the pages use."""

"""Bots against bots: fair matches, and what they say about the bots."""

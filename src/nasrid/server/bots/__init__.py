"""Bots in worker processes, so that they never block the server."""

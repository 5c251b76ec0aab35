"""Web Push notifications of turns in correspondence games."""

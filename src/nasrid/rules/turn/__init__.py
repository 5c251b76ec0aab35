"""How a game moves: the setup, and the steps of a turn, of a scoring and of the end."""

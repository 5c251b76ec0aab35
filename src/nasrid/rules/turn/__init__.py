"""The setup and the steps of a turn, a scoring and the end of the game."""

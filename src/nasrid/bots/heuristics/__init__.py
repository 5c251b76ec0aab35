"""The hand-written evaluation of positions and actions, and its explanations."""

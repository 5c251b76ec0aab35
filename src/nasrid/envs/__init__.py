"""The game as an environment for machine learning: a fixed space of actions, observations as arrays."""

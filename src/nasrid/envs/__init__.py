"""The game as an environment for machine learning: a fixed space of actions, observations as arrays."""

from nasrid.extras import check_installed

check_installed("numpy", "nasrid.envs", "pettingzoo", "gymnasium", "openspiel")

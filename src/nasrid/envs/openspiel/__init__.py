"""The OpenSpiel game. Importing this package registers it as "nasrid" (docs/environments.md)."""

from nasrid.extras import requires_extra

with requires_extra("nasrid.envs.openspiel", "openspiel"):
    import pyspiel

from nasrid.envs.openspiel.game import GAME_TYPE, NasridGame, NasridState

pyspiel.register_game(GAME_TYPE, NasridGame)

__all__ = ["NasridGame", "NasridState"]

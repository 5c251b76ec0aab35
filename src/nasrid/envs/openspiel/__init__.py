"""The game in OpenSpiel: importing this package registers it as "nasrid" (docs/environments.md)."""

try:
    import pyspiel
except ImportError as error:
    raise ImportError("nasrid.envs.openspiel needs OpenSpiel: pip install 'nasrid[openspiel]'") from error

from nasrid.envs.openspiel.game import GAME_TYPE, NasridGame, NasridState

pyspiel.register_game(GAME_TYPE, NasridGame)

__all__ = ["NasridGame", "NasridState"]

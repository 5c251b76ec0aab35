"""Matches between bots, and their statistics."""

from nasrid.arena.driver import BotFailureError, MoveTimes, PlayedGame, play_game
from nasrid.arena.match import Failure, Fixture, Match
from nasrid.arena.pool import play_on_cores

__all__ = ["BotFailureError", "Failure", "Fixture", "Match", "MoveTimes", "PlayedGame", "play_game", "play_on_cores"]

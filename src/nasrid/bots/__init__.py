"""Bots that see only what their seat may see."""

from nasrid.bots.analysis import Analysis, MoveEvaluation, analyse
from nasrid.bots.bot import Bot, notify_bots
from nasrid.bots.catalogue import BotError, Entrant, parse_bot_code
from nasrid.bots.levels import LEVELS, Level

__all__ = [
    "LEVELS",
    "Analysis",
    "Bot",
    "BotError",
    "Entrant",
    "Level",
    "MoveEvaluation",
    "analyse",
    "notify_bots",
    "parse_bot_code",
]

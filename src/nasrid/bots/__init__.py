"""Players that see only what their seat may see."""

from nasrid.bots.bot import Bot, notify_bots
from nasrid.bots.catalogue import BotError, Entrant, parse_bot_code
from nasrid.bots.judging import Analysis, MoveEvaluation, analyse
from nasrid.bots.levels import LEVELS, Level

__all__ = [
    "LEVELS",
    "Bot",
    "BotError",
    "Entrant",
    "Analysis",
    "Level",
    "MoveEvaluation",
    "analyse",
    "parse_bot_code",
    "notify_bots",
]

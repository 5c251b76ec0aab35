"""Players that see only what their seat may see."""

from nasrid.bots.bot import Bot, tell
from nasrid.bots.catalogue import BotError, Entrant, read_code
from nasrid.bots.levels import LEVELS, Level

__all__ = ["LEVELS", "Bot", "BotError", "Entrant", "Level", "read_code", "tell"]

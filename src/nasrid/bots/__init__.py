"""Players that see only what their seat may see."""

from nasrid.bots.bot import Bot
from nasrid.bots.catalogue import BotError, Entrant, read_code

__all__ = ["Bot", "BotError", "Entrant", "read_code"]

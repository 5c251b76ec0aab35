"""Players that see only what their seat may see."""

from nasrid.bots.bot import Bot, tell
from nasrid.bots.catalogue import BotError, Entrant, read_code
from nasrid.bots.judging import Judgement, Verdict, judge
from nasrid.bots.levels import LEVELS, Level

__all__ = ["LEVELS", "Bot", "BotError", "Entrant", "Judgement", "Level", "Verdict", "judge", "read_code", "tell"]

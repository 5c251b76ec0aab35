"""Bots that see only what their seat may see."""

import nasrid.bots.module_evaluations  # noqa: F401 (registers the evaluations)
from nasrid.bots.analysis import Analysis, MoveEvaluation, analyse
from nasrid.bots.bot import Bot, notify_bots
from nasrid.bots.catalogue import BotError, Entrant, parse_bot_code
from nasrid.bots.heuristics.appraisal import Appraisal
from nasrid.bots.heuristics.outlook import Outlook
from nasrid.bots.heuristics.reasons import Reason
from nasrid.bots.heuristics.weights import WEIGHTS, Weights
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.knowledge.memory import Memory
from nasrid.bots.levels import LEVELS, Level

__all__ = [
    "LEVELS",
    "WEIGHTS",
    "Analysis",
    "Appraisal",
    "Bot",
    "BotError",
    "Determiniser",
    "Entrant",
    "Level",
    "Memory",
    "MoveEvaluation",
    "Outlook",
    "Reason",
    "Weights",
    "analyse",
    "notify_bots",
    "parse_bot_code",
]

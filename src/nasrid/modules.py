"""Modules of the expansion: their base class, their registration and the slots of their data."""

from nasrid.rules.modules.bonus import CARDS as BONUS_CARDS
from nasrid.rules.modules.huts import HUT_PILES
from nasrid.rules.modules.vizier import VIZIER
from nasrid.rules.table.rules import Module, register
from nasrid.rules.table.state import Slot

__all__ = ["BONUS_CARDS", "HUT_PILES", "VIZIER", "Module", "Slot", "register"]

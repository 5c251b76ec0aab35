"""Actions: one class per action of a player, including those of the modules."""

from nasrid.rules.modules.bonus import Reveal
from nasrid.rules.modules.huts import TakeHut
from nasrid.rules.modules.vizier import Reactivate
from nasrid.rules.table.actions import (
    Action,
    Build,
    Buy,
    Confirm,
    EndActions,
    Give,
    Pass,
    Remove,
    Reserve,
    Swap,
    TakeMoney,
)
from nasrid.rules.wire.source import attach_docstrings

__all__ = [
    "Action",
    "Build",
    "Buy",
    "Confirm",
    "EndActions",
    "Give",
    "Pass",
    "Reactivate",
    "Remove",
    "Reserve",
    "Reveal",
    "Swap",
    "TakeHut",
    "TakeMoney",
]

attach_docstrings(globals())

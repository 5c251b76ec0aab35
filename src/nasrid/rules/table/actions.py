"""What a player may want: one small frozen class per intent.

The fields of an action, in their order, are the words of its notation after the verb; a module has actions of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

from nasrid.rules.city.grid import Cell
from nasrid.rules.errors import IllegalAction
from nasrid.rules.native import mypyc_attr
from nasrid.rules.pieces.components import TileName
from nasrid.rules.pieces.money import Cards
from nasrid.rules.values import Value
from nasrid.rules.wire.declare import Family, Notation, notations_of

SiteTile = Annotated[str, Notation("site tile")]
CellWord = Annotated[Cell, Notation("cell")]
DisplayCards = Annotated[Cards, Notation("display cards")]
Payment = Annotated[Cards, Notation("cards")]
Fee = Annotated[Cards, Notation("fee")]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True)
class Action(Value):
    """An action in notation, like `buy garden10N b7 b3`."""


@dataclass(frozen=True, slots=True)
class TakeMoney(Action):
    """Take cards from the display (CORE-MONEY)."""

    cards: DisplayCards


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a tile of the building site with these cards."""

    tile: SiteTile
    cards: Payment


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a tile into one's own city: from the reserve as a redesign, otherwise one just acquired.

    `tile` names the face that shall lie up; a Granada tile bought with its other face costs a fee.
    """

    tile: TileName
    cell: CellWord
    fee: Fee = ()


@dataclass(frozen=True, slots=True)
class Reserve(Action):
    """Put an acquired tile into the reserve, with the named face up."""

    tile: TileName


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Give a bought tile to Dirk, with the named face up (DUO-10, DUO-11)."""

    tile: TileName
    fee: Fee = ()


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """Redesign: take the tile at this cell out of the city into the reserve."""

    cell: CellWord


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Redesign: exchange the tile at this cell with a tile of the reserve."""

    cell: CellWord
    tile: TileName


@dataclass(frozen=True, slots=True)
class EndActions(Action):
    """No further action this turn: after an exact purchase, or when nothing else is possible."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Decline what a module asks between turns or before a scoring."""


@dataclass(frozen=True, slots=True)
class Confirm(Action):
    """Confirm what was placed (only with `confirm_turns`)."""


def _check_cell(cell: Any) -> None:
    if not (type(cell) is tuple and len(cell) == 2 and type(cell[0]) is int and type(cell[1]) is int):
        raise IllegalAction("AMB-Q4", "a cell is a pair of whole numbers, like (1, 0)")


def _check_cards(cards: Any) -> None:
    if type(cards) is not tuple or not all(type(card) is str for card in cards):
        raise IllegalAction("AMB-Q4", "cards are a tuple of their names, like ('b7', 'y2')")


def _check_tile(tile: Any) -> None:
    if type(tile) is not str:
        raise IllegalAction("AMB-Q4", "a tile goes by its name, like 'garden10N'")


# What the fields with these notations may hold.
_CHECKS: dict[str, Callable[[Any], None]] = {
    "cell": _check_cell,
    "cards": _check_cards,
    "display cards": _check_cards,
    "fee": _check_cards,
    "tile": _check_tile,
    "site tile": _check_tile,
}


@cache
def _checks_of(kind: Any) -> list[tuple[str, Callable[[Any], None]]]:
    return [(field.name, _CHECKS[field.notation]) for field in notations_of(kind) if field.notation in _CHECKS]


def check_fields(action: Action) -> None:
    """An action made by hand may hold anything; raise IllegalAction if that is nothing of the right form."""
    kind: Any = type(action)
    for name, check in _checks_of(kind):
        check(getattr(action, name))


# By their verbs.
ACTIONS: Family[Action] = Family(
    Action,
    "verb",
    {
        "take": TakeMoney,
        "buy": Buy,
        "build": Build,
        "reserve": Reserve,
        "give": Give,
        "remove": Remove,
        "swap": Swap,
        "end": EndActions,
        "pass": Pass,
        "confirm": Confirm,
    },
)

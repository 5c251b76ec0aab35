"""Actions: one small frozen class per choice of a player.

The fields of an action, in order, are the words of its notation after the verb. Modules add their own actions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, final

from nasrid.rules.city.grid import Cell
from nasrid.rules.mypyc_support import Unchecked, mypyc_attr
from nasrid.rules.pieces.components import TileName
from nasrid.rules.pieces.money import Cards
from nasrid.rules.values import Value
from nasrid.rules.wire.declare import Family, Notation

# Bots and people create actions, so their fields are checked when they are applied (table/fields.py).
SiteTile = Unchecked[Annotated[str, Notation("site tile")]]
CellWord = Unchecked[Annotated[Cell, Notation("cell")]]
DisplayCards = Unchecked[Annotated[Cards, Notation("display cards")]]
Payment = Unchecked[Annotated[Cards, Notation("cards")]]
Fee = Unchecked[Annotated[Cards, Notation("fee")]]
Tile = Unchecked[TileName]
IS_COMPILED: Final = not __file__.endswith(".py")
# The most frequent actions have explicit constructors, because compiled code fills the fields of a frozen class fast.
_set: Final = object.__setattr__


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
@dataclass(frozen=True, slots=True)
class Action(Value):
    """An action in notation, like `buy garden10N b7 b3`."""


@final
@mypyc_attr(acyclic=True)
@dataclass(frozen=True, slots=True)
class TakeMoney(Action):
    """Take cards from the display (CORE-MONEY)."""

    cards: DisplayCards


@final
@mypyc_attr(acyclic=True)
@dataclass(frozen=True, slots=True, init=False)
class Buy(Action):
    """Buy a tile of the building site with these cards."""

    tile: SiteTile
    cards: Payment

    def __init__(self, tile: SiteTile, cards: Payment) -> None:
        if IS_COMPILED:
            self.tile = tile  # type: ignore[misc]
            self.cards = cards  # type: ignore[misc]
        else:
            _set(self, "tile", tile)
            _set(self, "cards", cards)


@final
@mypyc_attr(acyclic=True)
@dataclass(frozen=True, slots=True, init=False)
class Build(Action):
    """Build a tile into the city: from the reserve as a redesign, or one just acquired.

    `tile` names the face that shows. Turning a Granada tile over costs a fee.
    """

    tile: Tile
    cell: CellWord
    fee: Fee = ()

    def __init__(self, tile: Tile, cell: CellWord, fee: Fee = ()) -> None:
        if IS_COMPILED:
            self.tile = tile  # type: ignore[misc]
            self.cell = cell  # type: ignore[misc]
            self.fee = fee  # type: ignore[misc]
        else:
            _set(self, "tile", tile)
            _set(self, "cell", cell)
            _set(self, "fee", fee)


@final
@mypyc_attr(acyclic=True)
@dataclass(frozen=True, slots=True)
class Reserve(Action):
    """Put an acquired tile into the reserve, with the named face up."""

    tile: Tile


@final
@mypyc_attr(acyclic=True)
@dataclass(frozen=True, slots=True)
class Give(Action):
    """Give a bought tile to Dirk, with the named face up (DUO-10, DUO-11)."""

    tile: Tile
    fee: Fee = ()


@final
@mypyc_attr(acyclic=True)
@dataclass(frozen=True, slots=True)
class Remove(Action):
    """Redesign: move the tile at this cell from the city to the reserve."""

    cell: CellWord


@final
@mypyc_attr(acyclic=True)
@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Redesign: exchange the tile at this cell with a tile of the reserve."""

    cell: CellWord
    tile: Tile


@final
@dataclass(frozen=True, slots=True)
class EndActions(Action):
    """End the turn's actions, after an exact purchase or when nothing else is possible."""


@final
@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Decline what a module offers between turns or before a scoring."""


@final
@dataclass(frozen=True, slots=True)
class Confirm(Action):
    """Confirm the placement (only with `confirm_turns`)."""


# By verb.
ACTIONS: Final[Family[Action]] = Family(
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

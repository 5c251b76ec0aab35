"""What a player may want: one small frozen class per intent. Tiles and cards go by their notation."""

from __future__ import annotations

from dataclasses import dataclass

from nasrid.rules.errors import IllegalAction
from nasrid.rules.grid import Cell
from nasrid.rules.money import Cards


@dataclass(frozen=True, slots=True)
class Action:
    """The base of all actions."""


@dataclass(frozen=True, slots=True)
class TakeMoney(Action):
    """Take cards from the display (CORE-MONEY)."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy a tile of the building site with these cards, an exchange card among them if one is used."""

    tile: str
    cards: Cards


@dataclass(frozen=True, slots=True)
class Build(Action):
    """Build a tile into the own city: from the reserve as a redesign, otherwise one just acquired.

    `tile` names the face that shall lie up; a Granada tile bought with its other face costs a fee.
    """

    tile: str
    cell: Cell
    fee: Cards = ()


@dataclass(frozen=True, slots=True)
class Reserve(Action):
    """Put an acquired tile into the reserve, with the named face up."""

    tile: str


@dataclass(frozen=True, slots=True)
class Give(Action):
    """Give a bought tile to Dirk, with the named face up (DUO-10, DUO-11)."""

    tile: str
    fee: Cards = ()


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """Redesign: take the tile at this cell out of the city into the reserve."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Redesign: exchange the tile at this cell with a tile of the reserve."""

    cell: Cell
    tile: str


@dataclass(frozen=True, slots=True)
class EndActions(Action):
    """No further action this turn: after an exact purchase, or when nothing else is possible."""


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Decline: to use the vizier, or to reveal a bonus card while a scoring waits."""


@dataclass(frozen=True, slots=True)
class Confirm(Action):
    """Confirm what was placed (only with `confirm_turns`)."""


@dataclass(frozen=True, slots=True)
class Reactivate(Action):
    """Turn the own vizier picture side up again (VIZ-11)."""


@dataclass(frozen=True, slots=True)
class TakeHut(Action):
    """Take a face-up worker hut (HUT-04)."""

    hut: str


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """Reveal a bonus card, called by the name of its tile (BONUS-04)."""

    card: str


# An action made by hand may hold anything. What is not even of the right form is refused like any other illegal action.


def check_cards(cards: object) -> None:
    if type(cards) is not tuple:
        raise IllegalAction("AMB-Q4", "cards are a tuple of their names, like ('b7', 'y2')")


def check_cell(cell: object) -> None:
    if not (type(cell) is tuple and len(cell) == 2 and type(cell[0]) is int and type(cell[1]) is int):
        raise IllegalAction("AMB-Q4", "a cell is a pair of whole numbers, like (1, 0)")

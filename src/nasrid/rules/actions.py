"""What a player may want: one small frozen class per intent. Tiles and cards go by their notation."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from nasrid.rules.city import City
from nasrid.rules.components import Face
from nasrid.rules.grid import Cell, Grid, bits
from nasrid.rules.money import Cards
from nasrid.rules.tables import Table


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


# Actions are listed over and over again, so those at the cells of a board are made once, for every bit.


@cache
def _builds(tile: str, window: Grid) -> Table[int, Build]:
    return Table(lambda bit: Build(tile, window.cell_of[bit]))


@cache
def _swaps(tile: str, window: Grid) -> Table[int, Swap]:
    return Table(lambda bit: Swap(window.cell_of[bit], tile))


@cache
def _removes(window: Grid) -> Table[int, Remove]:
    return Table(lambda bit: Remove(window.cell_of[bit]))


def builds(city: City, face: Face) -> Iterable[Build]:
    return map(_builds(face.name, city.grid).__getitem__, bits(city.buildable(face)))


def swaps(city: City, face: Face) -> Iterable[Swap]:
    return map(_swaps(face.name, city.grid).__getitem__, bits(city.swappable(face)))


def removes(city: City) -> Iterable[Remove]:
    return map(_removes(city.grid).__getitem__, bits(city.removable))

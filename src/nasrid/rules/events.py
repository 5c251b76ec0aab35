"""What happened, in the order it happened, and who may know it.

Log, animation, undo, statistics and translation are all derived from events. A seat is a number from 0;
tiles and cards go by their notation. Events are values: nobody changes one. They are not frozen, because making a
frozen one takes three times as long and every action makes several.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from nasrid.rules.grid import Cell
from nasrid.rules.money import Cards
from nasrid.rules.scoring import ScoreSheet


@dataclass(slots=True)
class Event:
    """The base of all events. Nobody can take back an action from which one followed that `reveals` something."""

    reveals: ClassVar[bool] = False

    def visible_to(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may know it."""
        return True


@dataclass(slots=True)
class SeatEvent(Event):
    """Something one seat did or got."""

    seat: int


# Setup


@dataclass(slots=True)
class HandDealt(SeatEvent):
    """Starting money, dealt openly (AMB-B6)."""

    cards: Cards


@dataclass(slots=True)
class StartPlayerFound(SeatEvent):
    """Who begins, and the rule that decided it."""

    rule: str


@dataclass(slots=True)
class BonusDealt(SeatEvent):
    """Secret: a seat's bonus cards (BONUS-02)."""

    cards: Cards

    def visible_to(self, seat: int | None) -> bool:
        return seat == self.seat


@dataclass(slots=True)
class HutTurnedUp(Event):
    reveals = True
    hut: str


# A turn


@dataclass(slots=True)
class TurnBegan(SeatEvent):
    reveals = True  # who was not asked for a vizier before it, and so cannot pay exactly


@dataclass(slots=True)
class MoneyTaken(SeatEvent):
    cards: Cards


@dataclass(slots=True)
class TileBought(SeatEvent):
    tile: str
    space: int  # 1..4
    cards: Cards
    exact: bool


@dataclass(slots=True)
class TileBuilt(SeatEvent):
    tile: str
    cell: Cell
    origin: str  # "reserve" | "bought" | "hut" | "award"
    fee: Cards = ()  # paid to turn it over


@dataclass(slots=True)
class TileReserved(SeatEvent):
    """Into the reserve, with this face up."""

    tile: str


@dataclass(slots=True)
class TileGiven(SeatEvent):
    """To Dirk, with this face up."""

    tile: str
    fee: Cards = ()


@dataclass(slots=True)
class TileRemoved(SeatEvent):
    tile: str
    cell: Cell


@dataclass(slots=True)
class TilesSwapped(SeatEvent):
    cell: Cell
    out: str
    into: str


@dataclass(slots=True)
class ActionsEnded(SeatEvent):
    """No further action wanted, or none possible at all (AMB-C2)."""

    forced: bool


@dataclass(slots=True)
class Passed(SeatEvent):
    """Declined to use the vizier or to reveal a bonus card."""


@dataclass(slots=True)
class Confirmed(SeatEvent):
    pass


# Refill


@dataclass(slots=True)
class MoneyLaid(Event):
    """Cards turned up into the display."""

    reveals = True
    cards: Cards


@dataclass(slots=True)
class DeckReshuffled(Event):
    """The discard became the new deck."""

    reveals = True
    size: int


@dataclass(slots=True)
class ScoringCardDrawn(Event):
    reveals = True
    scoring: int


@dataclass(slots=True)
class TileLaid(Event):
    reveals = True
    tile: str
    space: int


@dataclass(slots=True)
class MarkerMoved(Event):
    """The black marker now shows the faces of the next refill."""

    to: str  # "even" | "odd"


# Scoring and end


@dataclass(slots=True)
class Scored(Event):
    reveals = True
    sheet: ScoreSheet


@dataclass(slots=True)
class DirkDrew(Event):
    reveals = True
    tiles: Cards


@dataclass(slots=True)
class MoneyCounted(Event):
    """At the end: each seat's money in each currency, in the order of the spaces (AMB-H7)."""

    reveals = True
    totals: tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class TileAwarded(SeatEvent):
    tile: str
    space: int


@dataclass(slots=True)
class TileLeft(Event):
    """Nobody has most money of its currency alone (CORE-END-05)."""

    tile: str
    space: int


@dataclass(slots=True)
class GameEnded(Event):
    scores: tuple[int, ...]
    winners: tuple[int, ...]


# Modules


@dataclass(slots=True)
class VizierUsed(SeatEvent):
    pass


@dataclass(slots=True)
class VizierReactivated(SeatEvent):
    pass


@dataclass(slots=True)
class HutTaken(SeatEvent):
    hut: str


@dataclass(slots=True)
class BonusRevealed(SeatEvent):
    reveals = True
    card: str


@dataclass(slots=True)
class BonusReturned(SeatEvent):
    """Its tile left the city, so a revealed card went back to the hand (BONUS-07)."""

    card: str

"""Events: one class per change of a game, and the seats that may see it.

Log, animation, undo, statistics and translation are all derived from events. Seats are numbered from 0; tiles and cards
are in notation. Modules add their own events.

Events are immutable by convention. They are not frozen, because creating a frozen object takes three times as long. The
most frequent events have explicit constructors, which mypyc compiles.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from nasrid.rules.city.grid import Cell
from nasrid.rules.mypyc_support import mypyc_attr
from nasrid.rules.pieces.components import TileName
from nasrid.rules.pieces.money import Cards
from nasrid.rules.table.scoring import ScoreSheet, ScoringNumber, Seat
from nasrid.rules.values import Value
from nasrid.rules.wire.declare import Family, Range, SchemaName

Space = Annotated[int, Range(1, 4, "space")]
Marker = Annotated[Literal["even", "odd"], SchemaName("Marker")]  # the faces of Granada tiles at the next refill
# The origin of a built tile; a module's tile is taken.
Origin = Annotated[Literal["reserve", "bought", "award", "taken"], SchemaName("Origin")]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
@dataclass(slots=True)
class Event(Value):
    """Something that happened."""

    @property
    def reveals_information(self) -> bool:
        """Return True if the event reveals something, so that its action cannot be undone."""
        return False

    def is_visible_to(self, seat: int | None) -> bool:
        """Return True if the seat, or a spectator if None, may see the event."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
@dataclass(slots=True)
class RevealingEvent(Event):
    """Something hidden that became visible."""

    @property
    def reveals_information(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
@dataclass(slots=True)
class SeatEvent(Event):
    """Something one seat did or got."""

    seat: Seat


# Setup


@dataclass(slots=True)
class HandDealt(SeatEvent):
    """Starting money was dealt openly (AMB-B6)."""

    cards: Cards


@dataclass(slots=True)
class StartPlayerChosen(SeatEvent):
    """The start player was determined by this rule."""

    rule: str


# A turn


@mypyc_attr(acyclic=True)
@dataclass(slots=True, init=False)
class TurnBegan(SeatEvent):
    """The seat's turn began."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @property
    def reveals_information(self) -> bool:
        return True  # it shows which seats were not polled for a vizier and cannot pay exactly


@mypyc_attr(acyclic=True)
@dataclass(slots=True, init=False)
class MoneyTaken(SeatEvent):
    """A player took money from the display."""

    cards: Cards

    def __init__(self, seat: Seat, cards: Cards) -> None:
        self.seat = seat
        self.cards = cards


@mypyc_attr(acyclic=True)
@dataclass(slots=True, init=False)
class TileBought(SeatEvent):
    """A player bought a tile of the building site, which waits to be placed."""

    tile: TileName
    space: Space
    cards: Cards
    exact: bool

    def __init__(self, seat: Seat, tile: TileName, space: Space, cards: Cards, exact: bool) -> None:
        self.seat = seat
        self.tile = tile
        self.space = space
        self.cards = cards
        self.exact = exact


@mypyc_attr(acyclic=True)
@dataclass(slots=True, init=False)
class TileBuilt(SeatEvent):
    """A tile was built into the city; a fee was paid if it was turned over."""

    tile: TileName
    cell: Cell
    origin: Origin
    fee: Cards = ()

    def __init__(self, seat: Seat, tile: TileName, cell: Cell, origin: Origin, fee: Cards = ()) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell
        self.origin = origin
        self.fee = fee


@mypyc_attr(acyclic=True)
@dataclass(slots=True, init=False)
class TileReserved(SeatEvent):
    """A tile was put into the reserve, with this face up."""

    tile: TileName

    def __init__(self, seat: Seat, tile: TileName) -> None:
        self.seat = seat
        self.tile = tile


@dataclass(slots=True)
class TileGiven(SeatEvent):
    """A tile was given to Dirk, with this face up."""

    tile: TileName
    fee: Cards = ()


@mypyc_attr(acyclic=True)
@dataclass(slots=True, init=False)
class TileRemoved(SeatEvent):
    """A tile was moved from the city to the reserve."""

    tile: TileName
    cell: Cell

    def __init__(self, seat: Seat, tile: TileName, cell: Cell) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell


@mypyc_attr(acyclic=True)
@dataclass(slots=True, init=False)
class TilesSwapped(SeatEvent):
    """A tile of the city and one of the reserve changed places."""

    cell: Cell
    out: TileName
    into: TileName

    def __init__(self, seat: Seat, cell: Cell, out: TileName, into: TileName) -> None:
        self.seat = seat
        self.cell = cell
        self.out = out
        self.into = into


@dataclass(slots=True)
class ActionsEnded(SeatEvent):
    """A player ended the turn's actions, or had none left (AMB-C2)."""

    forced: bool


@dataclass(slots=True)
class Passed(SeatEvent):
    """A player declined what a module offered."""


@dataclass(slots=True)
class Confirmed(SeatEvent):
    """A player confirmed the placement."""


# Refill


@mypyc_attr(acyclic=True)
@dataclass(slots=True, init=False)
class MoneyRevealed(RevealingEvent):
    """Cards were turned up into the display."""

    cards: Cards

    def __init__(self, cards: Cards) -> None:
        self.cards = cards


@dataclass(slots=True)
class DeckReshuffled(RevealingEvent):
    """The discard became the new deck."""

    size: int


@dataclass(slots=True)
class ScoringCardDrawn(RevealingEvent):
    """A scoring card was drawn; the scoring follows after the refill."""

    scoring: ScoringNumber


@mypyc_attr(acyclic=True)
@dataclass(slots=True, init=False)
class TileRevealed(RevealingEvent):
    """A tile was put on the building site."""

    tile: TileName
    space: Space

    def __init__(self, tile: TileName, space: Space) -> None:
        self.tile = tile
        self.space = space


@dataclass(slots=True)
class MarkerMoved(Event):
    """The black marker moved; it shows which faces the next refill uses."""

    to: Marker


# Scoring and end


@dataclass(slots=True)
class Scored(RevealingEvent):
    """A scoring took place."""

    sheet: ScoreSheet


@dataclass(slots=True)
class DirkDrew(RevealingEvent):
    """Dirk drew new tiles."""

    tiles: tuple[TileName, ...]


@dataclass(slots=True)
class MoneyCounted(RevealingEvent):
    """At the end, each seat's money in each currency was shown, in the order of the spaces (AMB-H7)."""

    totals: tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class TileAwarded(SeatEvent):
    """At the end, a remaining tile went to the player with the most money of its currency."""

    tile: TileName
    space: Space


@dataclass(slots=True)
class TileUnclaimed(Event):
    """A remaining tile stayed, because no single player has the most money of its currency (CORE-END-05)."""

    tile: TileName
    space: Space


@dataclass(slots=True)
class GameEnded(Event):
    """The last scoring took place; several winners share the victory."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


EVENTS: Family[Event] = Family(
    Event,
    "event",
    {
        "hand_dealt": HandDealt,
        "start_player_chosen": StartPlayerChosen,
        "turn_began": TurnBegan,
        "money_taken": MoneyTaken,
        "tile_bought": TileBought,
        "tile_built": TileBuilt,
        "tile_reserved": TileReserved,
        "tile_given": TileGiven,
        "tile_removed": TileRemoved,
        "tiles_swapped": TilesSwapped,
        "actions_ended": ActionsEnded,
        "passed": Passed,
        "confirmed": Confirmed,
        "money_revealed": MoneyRevealed,
        "deck_reshuffled": DeckReshuffled,
        "scoring_card_drawn": ScoringCardDrawn,
        "tile_revealed": TileRevealed,
        "marker_moved": MarkerMoved,
        "scored": Scored,
        "dirk_drew": DirkDrew,
        "money_counted": MoneyCounted,
        "tile_awarded": TileAwarded,
        "tile_unclaimed": TileUnclaimed,
        "game_ended": GameEnded,
    },
    name="GameEvent",
)

"""What a seat, or a spectator, may see of a game (AMB-Q1).

Views are values: nobody changes one. They are made for every decision, so they are not frozen and have written
constructors, like events.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, final

from nasrid.rules.city.city import City
from nasrid.rules.mypyc_support import mypyc_attr
from nasrid.rules.pieces.components import Face, TileName
from nasrid.rules.pieces.money import Cards
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Marker
from nasrid.rules.table.options import Options
from nasrid.rules.table.scoring import ScoreSheet, ScoringNumber, Seat
from nasrid.rules.table.specs import MODULES
from nasrid.rules.table.state import STEPS, Step
from nasrid.rules.values import Value
from nasrid.rules.wire.declare import MemberName, ModuleMap


def _seat_view_types() -> dict[str, type]:
    return {name: module.seat_view_type for name, module in MODULES.items() if module.seat_view_type}


def _table_view_types() -> dict[str, type]:
    return {name: module.table_view_type for name, module in MODULES.items() if module.table_view_type}


PlayerParts = Annotated[
    Mapping[str, Any], ModuleMap("PlayerParts", "What the modules in play have before a seat.", _seat_view_types)
]
TableParts = Annotated[
    Mapping[str, Any], ModuleMap("TableParts", "What the modules in play have on the table.", _table_view_types)
]
StepName = Annotated[str, MemberName("StepName", STEPS)]


@final
@mypyc_attr(acyclic=True)
@dataclass(init=False)
class PlayerView(Value):
    """The pieces of one player. `hand` is null if the viewer may not see it."""

    city: City  # all tiles except the start tile
    reserve: tuple[Face, ...]  # the tiles in the reserve
    holding: tuple[Face, ...]  # acquired, not yet placed
    score: int  # points so far
    hand_size: int  # number of cards in hand
    hand: Cards | None  # null if the viewer may not see it
    modules: PlayerParts  # the player's data of each module in play, by its name

    def __init__(
        self,
        city: City,
        reserve: tuple[Face, ...],
        holding: tuple[Face, ...],
        score: int,
        hand_size: int,
        hand: Cards | None,
        modules: PlayerParts,
    ) -> None:
        self.city = city
        self.reserve = reserve
        self.holding = holding
        self.score = score
        self.hand_size = hand_size
        self.hand = hand
        self.modules = modules


@final
@mypyc_attr(acyclic=True)
@dataclass(frozen=True)
class DirkView(Value):
    """The imaginary third player of a game for two."""

    tiles: tuple[Face, ...]
    score: int


@final
@mypyc_attr(acyclic=True)
@dataclass(init=False)
class View(Value):
    """A game as one seat, or a spectator, sees it."""

    options: Options  # the options of the table
    viewer: Seat | None  # null for a spectator
    seat: Seat | None  # the seat that decides
    step: StepName | None  # the step that waits for a decision
    agenda: tuple[Step, ...]  # the coming steps, the current one first
    turn: Seat  # the seat whose turn it is, or was last
    exact: bool  # an exact purchase was made in this turn
    legal_actions: tuple[Action, ...]  # empty unless the viewer decides
    players: tuple[PlayerView, ...]  # one per seat
    dirk: DirkView | None  # null with more than two players
    display: Cards  # the cards that can be taken
    discard: Cards  # the cards that were paid
    deck_size: int  # number of cards in the deck
    piles: tuple[int, ...]  # remaining cards of each pile of the stacked deck, pile 1 first; empty after a reshuffle
    second_card_aside: bool  # true if the second scoring card waits for the next deck (COMBO-SETUP-03)
    site: tuple[TileName | None, ...]  # one place per tile set in each space, space by space
    bag_sizes: tuple[int, int]  # Alhambra, Granada
    marker: Marker  # the faces that Granada tiles show at the next refill
    modules: TableParts  # the table's data of each module in play, by its name
    scorings_held: tuple[ScoringNumber, ...]  # in the order they took place
    sheets: tuple[ScoreSheet, ...]  # one per scoring so far
    winners: tuple[Seat, ...]  # empty before the end

    def __init__(
        self,
        options: Options,
        viewer: Seat | None,
        seat: Seat | None,
        step: StepName | None,
        agenda: tuple[Step, ...],
        turn: Seat,
        exact: bool,
        legal_actions: tuple[Action, ...],
        players: tuple[PlayerView, ...],
        dirk: DirkView | None,
        display: Cards,
        discard: Cards,
        deck_size: int,
        piles: tuple[int, ...],
        second_card_aside: bool,
        site: tuple[TileName | None, ...],
        bag_sizes: tuple[int, int],
        marker: Marker,
        modules: TableParts,
        scorings_held: tuple[ScoringNumber, ...],
        sheets: tuple[ScoreSheet, ...],
        winners: tuple[Seat, ...],
    ) -> None:
        self.options = options
        self.viewer = viewer
        self.seat = seat
        self.step = step
        self.agenda = agenda
        self.turn = turn
        self.exact = exact
        self.legal_actions = legal_actions
        self.players = players
        self.dirk = dirk
        self.display = display
        self.discard = discard
        self.deck_size = deck_size
        self.piles = piles
        self.second_card_aside = second_card_aside
        self.site = site
        self.bag_sizes = bag_sizes
        self.marker = marker
        self.modules = modules
        self.scorings_held = scorings_held
        self.sheets = sheets
        self.winners = winners

"""Views: the part of a game that a seat or a spectator may see (AMB-Q1).

A view is a value: nothing changes it. Views are created for every decision, and mypyc compiles neither frozen
dataclasses nor generated constructors well, so the constructors are written out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Self, final

from nasrid.rules.city.city import City
from nasrid.rules.mypyc_support import mypyc_attr
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.money import Cards
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Marker
from nasrid.rules.table.options import Options
from nasrid.rules.table.scoring import ScoreSheet, ScoringNumber, Seat
from nasrid.rules.table.specs import MODULES
from nasrid.rules.table.state import NO_MODULE_DATA, STEPS, Player, State, Step
from nasrid.rules.values import Value
from nasrid.rules.wire.declare import ModuleMap, NamedEnum


def _seat_view_types() -> dict[str, type]:
    return {name: module.seat_view_type for name, module in MODULES.items() if module.seat_view_type}


def _table_view_types() -> dict[str, type]:
    return {name: module.table_view_type for name, module in MODULES.items() if module.table_view_type}


def _step_names() -> Iterable[str]:
    return STEPS.members


PlayerModules = Annotated[
    Mapping[str, Any], ModuleMap("PlayerModules", "The data of the modules in play for one seat.", _seat_view_types)
]
TableModules = Annotated[
    Mapping[str, Any], ModuleMap("TableModules", "The data of the modules in play on the table.", _table_view_types)
]
StepName = Annotated[str, NamedEnum("StepName", _step_names)]


@mypyc_attr(acyclic=True, serializable=True)
class StateView(Value):
    """A value that is computed from a state. Pickles and decoders have no state, so they restore it by its fields."""

    __slots__ = ()

    @classmethod
    def from_fields(cls, **values: Any) -> Self:
        view = cls.__new__(cls)
        for name, value in values.items():
            setattr(view, name, value)
        return view

    def __reduce__(self) -> tuple[Any, ...]:
        cls: Any = type(self)
        values = {name: getattr(self, name) for name in cls.__dataclass_fields__}
        return partial(cls.from_fields, **values), ()


@final
@mypyc_attr(acyclic=True)
@dataclass(init=False)
class PlayerView(StateView):
    """The pieces of one player. `hand` is null if the viewer may not see it."""

    city: City  # all tiles except the start tile
    reserve: tuple[Face, ...]  # the tiles in the reserve
    unplaced: tuple[Face, ...]  # acquired tiles that are not placed yet
    score: int  # points so far
    hand_size: int  # number of cards in hand
    hand: Cards | None  # null if the viewer may not see it
    modules: PlayerModules  # the player's data of each module in play, by its name

    def __init__(self, player: Player, include_hidden: bool, modules: tuple[Any, ...]) -> None:
        """Show a player to their own seat if `include_hidden`, else to everybody."""
        self.city = player.city
        self.reserve = player.reserve
        self.unplaced = player.unplaced
        self.score = player.score
        self.hand_size = player.hand.size
        self.hand = player.hand.cards if include_hidden else None
        self.modules = NO_MODULE_DATA
        if modules:
            shown = [module for module in modules if module.seat_view_type]
            self.modules = {module.name: module.seat_view(player, include_hidden) for module in shown}


@final
@mypyc_attr(acyclic=True)
@dataclass(frozen=True)
class DirkView(Value):
    """The imaginary third player of a two-player game."""

    tiles: tuple[Face, ...]
    score: int


@final
@mypyc_attr(acyclic=True)
@dataclass(init=False)
class View(StateView):
    """A game as one seat, or a spectator, sees it."""

    options: Options  # the options of the table
    viewer: Seat | None  # null for a spectator
    seat: Seat | None  # the seat that decides
    step: StepName | None  # the step that waits for a decision
    agenda: tuple[Step, ...]  # the coming steps, the current one first
    turn: Seat  # the seat whose turn it is, or was last
    paid_exactly: bool  # true if an exact purchase was made in this turn
    legal_actions: tuple[Action, ...]  # empty unless the viewer decides
    players: tuple[PlayerView, ...]  # one per seat
    dirk: DirkView | None  # null with more than two players
    display: Cards  # the cards that can be taken
    discard: Cards  # the cards that were paid
    deck_size: int  # number of cards in the deck
    piles: tuple[int, ...]  # remaining cards of each pile of the stacked deck, pile 1 first; empty after a reshuffle
    second_card_aside: bool  # true if the second scoring card waits for the next deck (COMBO-SETUP-03)
    site: tuple[Face | None, ...]  # one place per tile set in each space, space by space
    bag_sizes: tuple[int, int]  # Alhambra, Granada
    marker: Marker  # the faces that Granada tiles show at the next refill
    modules: TableModules  # the table's data of each module in play, by its name
    scorings_held: tuple[ScoringNumber, ...]  # in the order they took place
    sheets: tuple[ScoreSheet, ...]  # one per scoring so far
    winners: tuple[Seat, ...]  # empty before the end

    def __init__(
        self, state: State, viewer: Seat | None, legal_actions: tuple[Action, ...], winners: tuple[Seat, ...]
    ) -> None:
        """Show a state to a seat, or to a spectator if `viewer` is None."""
        modules: tuple[Any, ...] = state.options.modules_in_play  # Modules, whose hooks import this module
        self.options = state.options
        self.viewer = viewer
        self.seat = state.seat
        self.step = STEPS.names[type(state.current_step)] if state.steps_left else None
        self.agenda = state.agenda[::-1]
        self.turn = state.turn
        self.paid_exactly = state.paid_exactly
        self.legal_actions = legal_actions
        self.players = tuple([PlayerView(player, seat == viewer, modules) for seat, player in enumerate(state.players)])
        self.dirk = DirkView(state.dirk.tiles, state.dirk.score) if state.dirk else None
        self.display = state.display
        self.discard = state.discard
        self.deck_size = state.deck_size
        self.piles = state.piles_left()
        self.second_card_aside = state.second_card_aside
        self.site = state.site
        self.bag_sizes = (len(state.bags[0]), len(state.bags[1]))
        self.marker = state.marker
        self.modules = NO_MODULE_DATA
        if modules:
            self.modules = {module.name: module.table_view(state) for module in modules if module.table_view_type}
        self.scorings_held = state.scorings_held
        self.sheets = state.sheets
        self.winners = winners

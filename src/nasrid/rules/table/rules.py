"""How games and modules are played: the steps of a game, and the hooks by which a module takes part in them.

A module is one file with one class below `Module`, made known by `register`. The steps call the hooks of the modules
that are in play and know nothing else of them. One that is not in play is never asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, TypeVar

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell
from nasrid.rules.errors import IllegalActionError
from nasrid.rules.pieces.components import Building, Face
from nasrid.rules.pieces.money import Cards, add_special_cards
from nasrid.rules.table.actions import ACTIONS, Action, Buy
from nasrid.rules.table.events import EVENTS, Event
from nasrid.rules.table.options import Options
from nasrid.rules.table.specs import GAMES, MODULES, GameSpec, ModuleSpec
from nasrid.rules.table.state import STEPS, Player, Purchase, State, Step

if TYPE_CHECKING:  # view.py imports this module
    from nasrid.rules.table.view import View

T = TypeVar("T")
H = TypeVar("H", Player, State)
SeatHandler = Callable[[State, int, Any], None]  # (state, seat, action of the type it is listed under)


@dataclass(frozen=True)
class GameRules(GameSpec):
    """A game with its steps, which are listed in rules/games.py."""

    turn_steps: Callable[[int, Options], tuple[Step, ...]] = lambda seat, options: ()
    scoring_steps: Callable[[int, Options], tuple[Step, ...]] = lambda scoring, options: ()
    ending_steps: Callable[[Options], tuple[Step, ...]] = lambda options: ()


class PositionLine(NamedTuple):
    """A line of a position: how it is written, and how its text is put back."""

    name: str
    write: Callable[[Any], str]  # of a player or of the state
    read: Callable[[Any, str, Options], None]


class Sampler(Protocol):
    """What draws at random, like `random.Random`."""

    def sample(self, population: Sequence[T], k: int) -> list[T]: ...


class Module(ModuleSpec):
    """A module of an expansion. A hook that a module does not define changes nothing."""

    # Its words, by their names on the wire and in notation.
    actions: ClassVar[Mapping[str, type[Action]]] = {}
    events: ClassVar[Mapping[str, type[Event]]] = {}
    steps: ClassVar[Mapping[str, type[Step]]] = {}
    not_in_play_refusal: ClassVar[tuple[str, str]] = (
        "AMB-P1",
        "this module is not in play",
    )  # to who wants its actions without it

    def deal(self, state: State) -> None:
        """Deal the module's cards. Called after the money deck is stacked."""

    def set_up(self, state: State) -> None:
        """Set up the module's pieces. Called after all modules have dealt."""

    # What a seat may do. An action of the turn is the seat's action; a free one may come with any decision.

    turn_handlers: ClassVar[Mapping[type[Action], SeatHandler]] = {}
    free_handlers: ClassVar[Mapping[type[Action], SeatHandler]] = {}

    def turn_actions(self, state: State, seat: int) -> Sequence[Action]:
        """Return the seat's actions in its turn; `turn_handlers` carry them out."""
        return ()

    def free_actions(self, state: State, seat: int) -> Sequence[Action]:
        """Return additional actions at any decision of the seat; `free_handlers` carry them out."""
        return ()

    # The steps that it puts between others.

    def after_turn(self, seat: int) -> tuple[Step, ...]:
        """Return steps that follow the turn of a seat."""
        return ()

    def before_scoring(self) -> tuple[Step, ...]:
        """Return steps that precede a scoring whose card was drawn."""
        return ()

    def before_last_scoring(self, state: State) -> None:
        """Carry out automatic changes before the third scoring, when no player is asked."""

    # Money

    def combinable(self, options: Options) -> Cards:
        """Return the module's cards that may be taken from the display together with others."""
        return ()

    def check_take(self, options: Options, cards: Cards) -> None:
        """Raise IllegalActionError if the module forbids taking these cards together."""

    def purchases(
        self, state: State, player: Player, face: Face, currency: int, exact_only: bool, limit: int | None
    ) -> Sequence[Buy]:
        """Return further payments for a tile, at most `limit` with each of the module's cards. Called only for players
        with special cards."""
        return ()

    def currencies(self, purchase: Purchase) -> tuple[int, ...]:
        """Return the currencies that may pay if the payment includes the module's cards. Raise IllegalActionError if
        none may."""
        return (purchase.currency,)

    def check_purchase(self, state: State, purchase: Purchase) -> None:
        """Raise IllegalActionError if the module forbids an otherwise legal purchase."""

    # Tiles

    gift_rule: ClassVar[str] = "AMB-H8"  # why its tiles cannot be given to Dirk

    def on_tile_removed(self, state: State, seat: int, face: Face) -> None:
        """Update the module's data after a tile has left a city."""

    # What counts at a scoring

    def extra_buildings(self, state: State, player: Player) -> tuple[Building, ...]:
        """Return the buildings that count additionally at a scoring, one entry per count."""
        return ()

    def tile_values(self, city: City) -> Mapping[Cell, int]:
        """Return the values of the module's tiles in a city, if they depend on the cell."""
        return {}

    # What is seen. The classes are named in `player_view` and `table_view`.

    def seat_view(self, player: Player, include_hidden: bool) -> Any:
        """Return the module's data of a seat, with or without hidden information."""
        return None

    def table_view(self, state: State) -> Any:
        """Return the module's public data on the table."""
        return None

    # Positions

    player_lines: ClassVar[tuple[PositionLine, ...]] = ()
    table_lines: ClassVar[tuple[PositionLine, ...]] = ()

    def pieces(self, state: State) -> Iterable[str]:
        """Return the names of the pieces in the module's data."""
        return ()

    def check(self, state: State) -> None:
        """Raise NotationError if the module's pieces are in an impossible place."""

    # Games as they might be

    def restore_visible(self, view: View, state: State) -> None:
        """Put the module's visible data of a view into a state."""

    def sample_hidden(self, view: View, state: State, random: Sampler) -> None:
        """Put random hidden data that fits a view into a state."""


TURN_ACTION_MODULES: dict[type[Action], Module] = {}  # who carries an action of a module out
FREE_ACTION_MODULES: dict[type[Action], Module] = {}
STEP_MODULES: dict[type[Step], Module] = {}


_registry_users: list[str] = []  # who has made lists of everything that is registered


def close_registration(user: str) -> None:
    """From now on `user` relies on all modules being known."""
    _registry_users.append(user)


def register(module: Module) -> None:
    """Register a module. Call it before anything lists the registered modules."""
    if module.name in MODULES:
        raise ValueError(f"there is a module {module.name} already")
    if _registry_users:
        raise ValueError(f"register {module.name} before you import {_registry_users[0]}, which has listed all modules")
    MODULES[module.name] = module
    ACTIONS.add(module.actions)
    EVENTS.add(module.events)
    STEPS.add(module.steps)
    add_special_cards(module.name, module.cards)
    TURN_ACTION_MODULES.update(dict.fromkeys(module.turn_handlers, module))
    FREE_ACTION_MODULES.update(dict.fromkeys(module.free_handlers, module))
    STEP_MODULES.update(dict.fromkeys(module.steps.values(), module))


def register_game(game: GameRules) -> None:
    if game.name in GAMES:
        raise ValueError(f"there is a game {game.name} already")
    GAMES[game.name] = game


def rules_of(options: Options) -> GameRules:
    return options.rules  # type: ignore[return-value]  # all that are registered are GameRules


def modules_in_play(options: Options) -> tuple[Module, ...]:
    """The modules of this table, in the order in which they are set up."""
    return options.modules_in_play  # type: ignore[return-value]  # all that are registered are Modules


def modules_with_hook(hook: str, options: Options) -> tuple[Module, ...]:
    """Those of them that have this hook: for the busiest places."""
    modules: tuple[Module, ...] | None = options.modules_by_hook.get(hook)
    if modules is None:
        modules = tuple(
            module for module in modules_in_play(options) if getattr(type(module), hook) is not getattr(Module, hook)
        )
        options.modules_by_hook[hook] = modules
    return modules


def module_named(name: str) -> Module:
    return MODULES[name]  # type: ignore[return-value]


def checked_in_play(state: State, module: Module) -> Module:
    if module.name not in state.options.modules:
        raise IllegalActionError(*module.not_in_play_refusal)
    return module

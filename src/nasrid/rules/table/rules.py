"""The steps of a game and the hooks of modules.

A module is one file with one subclass of `Module`, which calls `register`. Steps use only the hooks of the modules in
play. The hooks of other modules are never called.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell
from nasrid.rules.errors import IllegalActionError
from nasrid.rules.pieces.components import Building, Face
from nasrid.rules.pieces.money import Cards, add_special_cards
from nasrid.rules.table.actions import ACTIONS, Action, Buy
from nasrid.rules.table.events import EVENTS, Event
from nasrid.rules.table.options import Options
from nasrid.rules.table.specs import MODULES, ModuleSpec
from nasrid.rules.table.state import STEPS, Player, Purchase, State, Step
from nasrid.rules.table.view import View

T = TypeVar("T")
H = TypeVar("H", Player, State)
SeatHandler = Callable[[State, int, Any], None]  # (state, seat, action of the type it is listed under)


class PositionLine(NamedTuple):
    """A line of a position with its writer and reader."""

    name: str
    write: Callable[[Any], str]  # takes a player or the state
    read: Callable[[Any, str, Options], None]
    default: str | None = None  # the value of a missing line; None if it may not be missing


class Sampler(Protocol):
    """A source of random samples, like `random.Random`."""

    def sample(self, population: Sequence[T], k: int) -> list[T]: ...


class Module(ModuleSpec):
    """A module of an expansion. A hook that a module does not define changes nothing."""

    # By their names on the wire and in notation.
    actions: ClassVar[Mapping[str, type[Action]]] = {}
    events: ClassVar[Mapping[str, type[Event]]] = {}
    steps: ClassVar[Mapping[str, type[Step]]] = {}
    not_in_play_refusal: ClassVar[tuple[str, str]] = ("AMB-P1", "this module is not in play")

    def deal(self, state: State) -> None:
        """Deal the module's cards. Called after the money deck is stacked."""

    def set_up(self, state: State) -> None:
        """Set up the module's pieces. Called after all modules have dealt."""

    # Actions: a turn action uses up the turn; a free one is possible at every decision of the seat.

    turn_handlers: ClassVar[Mapping[type[Action], SeatHandler]] = {}
    free_handlers: ClassVar[Mapping[type[Action], SeatHandler]] = {}

    def turn_actions(self, state: State, seat: int) -> Sequence[Action]:
        """Return the seat's actions in its turn; `turn_handlers` carry them out."""
        return ()

    def free_actions(self, state: State, seat: int) -> Sequence[Action]:
        """Return additional actions at any decision of the seat; `free_handlers` carry them out."""
        return ()

    # Steps

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

    gift_rule: ClassVar[str] = "AMB-H8"  # the rule against giving its tiles to Dirk

    def on_tile_removed(self, state: State, seat: int, face: Face) -> None:
        """Update the module's data after a tile has left a city."""

    # Scoring

    def extra_buildings(self, state: State, player: Player) -> tuple[Building, ...]:
        """Return the buildings that count additionally at a scoring, one entry per count."""
        return ()

    def tile_values(self, city: City) -> Mapping[Cell, int]:
        """Return the values of the module's tiles in a city, if they depend on the cell."""
        return {}

    # Views, of the types `seat_view_type` and `table_view_type`

    def seat_view(self, player: Player, include_hidden: bool) -> Any:
        """Return the module's data of a seat, with or without hidden information."""
        return None

    def table_view(self, state: State) -> Any:
        """Return the module's public data on the table."""
        return None

    def counted_tiles(self, part: Any) -> tuple[str, ...]:
        """Return the names of the tiles that count once more, given the module's view of a seat."""
        return ()

    def open_tiles(self, part: Any) -> tuple[str, ...]:
        """Return the names of the module's open tiles on the table, given its view of the table."""
        return ()

    # Positions

    player_lines: ClassVar[tuple[PositionLine, ...]] = ()
    table_lines: ClassVar[tuple[PositionLine, ...]] = ()

    def pieces(self, state: State) -> Iterable[str]:
        """Return the names of the pieces in the module's data."""
        return ()

    def check(self, state: State) -> None:
        """Raise NotationError if the module's pieces are in an impossible place."""

    # Sampled games

    def restore_visible(self, view: View, state: State) -> None:
        """Put the module's visible data of a view into a state."""

    def sample_hidden(self, view: View, state: State, random: Sampler) -> None:
        """Put random hidden data that fits a view into a state."""


TURN_ACTION_MODULES: dict[type[Action], Module] = {}
FREE_ACTION_MODULES: dict[type[Action], Module] = {}
STEP_MODULES: dict[type[Step], Module] = {}


_registry_users: list[str] = []  # packages that have listed the modules


def close_registration(user: str) -> None:
    """Reject later registrations, because `user` has listed the modules."""
    _registry_users.append(user)


def register(module: Module) -> None:
    """Register a module. Call it before anything lists the registered modules."""
    if module.name in MODULES:
        raise ValueError(f"a module {module.name} is already registered")
    if _registry_users:
        raise ValueError(f"register {module.name} before you import {_registry_users[0]}, which lists all modules")
    MODULES[module.name] = module
    ACTIONS.add(module.actions)
    EVENTS.add(module.events)
    STEPS.add(module.steps)
    add_special_cards(module.name, module.cards)
    TURN_ACTION_MODULES.update(dict.fromkeys(module.turn_handlers, module))
    FREE_ACTION_MODULES.update(dict.fromkeys(module.free_handlers, module))
    STEP_MODULES.update(dict.fromkeys(module.steps.values(), module))


def modules_in_play(options: Options) -> tuple[Module, ...]:
    """Return the modules of this table in the order of their setup."""
    return options.modules_in_play  # type: ignore[return-value]  # register accepts only Modules


def modules_with_hook(hook: str, options: Options) -> tuple[Module, ...]:
    """Return the modules in play that define this hook. The result is cached for frequent calls."""
    modules: tuple[Module, ...] | None = options.modules_by_hook.get(hook)
    if modules is None:
        default, in_play = getattr(Module, hook), modules_in_play(options)
        modules = tuple(module for module in in_play if getattr(type(module), hook) is not default)
        options.modules_by_hook[hook] = modules
    return modules


def module_named(name: str) -> Module:
    return MODULES[name]  # type: ignore[return-value]


def checked_in_play(state: State, module: Module) -> Module:
    if module.name not in state.options.modules:
        raise IllegalActionError(*module.not_in_play_refusal)
    return module

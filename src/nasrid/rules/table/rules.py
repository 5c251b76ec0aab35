"""How games and modules are played: the steps of a game, and the hooks by which a module takes part in them.

A module is one file with one class below `Module`, made known by `register`. The steps call the hooks of the modules
that are in play and know nothing else of them. One that is not in play is never asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar

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
    """A module of an expansion. What a hook below does not say, the games say themselves."""

    # Its words, by their names on the wire and in notation.
    actions: ClassVar[Mapping[str, type[Action]]] = {}
    events: ClassVar[Mapping[str, type[Event]]] = {}
    steps: ClassVar[Mapping[str, type[Step]]] = {}
    not_in_play_refusal: ClassVar[tuple[str, str]] = (
        "AMB-P1",
        "this module is not in play",
    )  # to who wants its actions without it

    def deal(self, state: State) -> None:
        """Its cards are dealt; the money deck is stacked already."""

    def set_up(self, state: State) -> None:
        """Its pieces are laid out, after all modules have dealt."""

    # What a seat may do. An action of the turn is the seat's action; a free one may come with any decision.

    turn_handlers: ClassVar[Mapping[type[Action], SeatHandler]] = {}
    free_handlers: ClassVar[Mapping[type[Action], SeatHandler]] = {}

    def turn_actions(self, state: State, seat: int) -> Sequence[Action]:
        """What the seat may choose as an action of its turn; `turn_handlers` carry it out."""
        return ()

    def free_actions(self, state: State, seat: int) -> Sequence[Action]:
        """What the seat may do besides, at any decision of its own; `free_handlers` carry it out."""
        return ()

    # The steps that it puts between others.

    def after_turn(self, seat: int) -> tuple[Step, ...]:
        """Steps after the turn of that seat, before the next turn begins."""
        return ()

    def before_scoring(self) -> tuple[Step, ...]:
        """Steps before a scoring whose card was drawn."""
        return ()

    def before_last_scoring(self, state: State) -> None:
        """What happens by itself before the third scoring: nobody is asked any more."""

    # Money

    def combinable(self, options: Options) -> Cards:
        """Which of its cards may be taken from the display together with others."""
        return ()

    def check_take(self, options: Options, cards: Cards) -> None:
        """Raise IllegalAction if these cards of the display may not be taken together because of its rules."""

    def purchases(
        self, state: State, player: Player, face: Face, currency: int, exact_only: bool, limit: int | None
    ) -> Sequence[Buy]:
        """The further ways to pay for a tile on that currency's space, at most so many with each of its cards; only a
        player with special cards has any."""
        return ()

    def currencies(self, purchase: Purchase) -> tuple[int, ...]:
        """The currencies that may pay when some of its cards are among those paid; IllegalAction if none may."""
        return (purchase.currency,)

    def check_purchase(self, state: State, purchase: Purchase) -> None:
        """Raise IllegalAction if its rules forbid a purchase that is otherwise good."""

    # Tiles

    gift_rule: ClassVar[str] = "AMB-H8"  # why its tiles cannot be given to Dirk

    def on_tile_removed(self, state: State, seat: int, face: Face) -> None:
        """A tile has left the city of that seat."""

    # What counts at a scoring

    def extra_buildings(self, state: State, player: Player) -> tuple[Building, ...]:
        """A building each time that it counts once more."""
        return ()

    def tile_values(self, city: City) -> Mapping[Cell, int]:
        """What its tiles in a city count, where that depends on their place."""
        return {}

    # What is seen. The classes are named in `player_view` and `table_view`.

    def seat_view(self, player: Player, include_hidden: bool) -> Any:
        """What the player themselves, or everybody else, may see before that seat."""
        return None

    def table_view(self, state: State) -> Any:
        """What everybody may see on the table."""
        return None

    # Positions

    player_lines: ClassVar[tuple[PositionLine, ...]] = ()
    table_lines: ClassVar[tuple[PositionLine, ...]] = ()

    def pieces(self, state: State) -> Iterable[str]:
        """The names of the pieces that lie in its own parts of a state."""
        return ()

    def check(self, state: State) -> None:
        """Raise NotationError if its pieces lie as they never could."""

    # Games as they might be

    def restore_visible(self, view: View, state: State) -> None:
        """Put into a state what the view shows of it."""

    def sample_hidden(self, view: View, state: State, random: Sampler) -> None:
        """Put into such a state what the view hides, at random."""


TURN_ACTION_MODULES: dict[type[Action], Module] = {}  # who carries an action of a module out
FREE_ACTION_MODULES: dict[type[Action], Module] = {}
STEP_MODULES: dict[type[Step], Module] = {}


_registry_users: list[str] = []  # who has made lists of everything that is registered


def close_registration(user: str) -> None:
    """From now on `user` relies on all modules being known."""
    _registry_users.append(user)


def register(module: Module) -> None:
    """Make a module known. All of them are registered before anything makes lists of what there is."""
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

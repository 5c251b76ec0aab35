"""Games: create, list legal actions, apply, view, copy and record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

from nasrid.rules.errors import IllegalActionError
from nasrid.rules.mypyc_support import Unchecked, mypyc_attr
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.pieces.components import Building
from nasrid.rules.quoting import quoted
from nasrid.rules.standing import count_visible_tiles, next_scoring, point_table, standing_of
from nasrid.rules.table.actions import ACTIONS, Action
from nasrid.rules.table.events import Event
from nasrid.rules.table.fields import check_fields
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import FREE_ACTION_MODULES, checked_in_play, modules_in_play, modules_with_hook
from nasrid.rules.table.scoring import DIRK, NextScoring, ScoreSheet, SeatStanding, Standings
from nasrid.rules.table.state import STEPS, ActionGroup, State, Step
from nasrid.rules.table.view import PlayerView, View
from nasrid.rules.text.notation import write_action
from nasrid.rules.text.position import read_position, write_position
from nasrid.rules.text.record_fields import Record
from nasrid.rules.turn.end import winners
from nasrid.rules.turn.polling import PollSeats
from nasrid.rules.turn.setup import set_up

A = TypeVar("A", bound=Action)
SEED_LIMIT: Final = 2**256
RULES_VERSION: Final = 1  # increased when records of an older version replay differently
RECORD_VERSION: Final = 2  # increased when the form of records changes


class RandomSource(Protocol):
    """A source of random numbers, like `random.Random`."""

    def random(self) -> float: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game in progress. `setup_events` are the events of the setup.

    `state` is everything on the table, including secrets. Read it in sampled games, tests and tools, but never change
    it.
    """

    __slots__ = ("_actions", "_origin", "setup_events", "state")

    def __init__(
        self,
        state: State,
        origin: int | str | State | None = None,
        actions: Sequence[Action] = (),
        setup_events: tuple[Event, ...] = (),
    ) -> None:
        """Create a game that continues from a state.

        `origin` is the start of its record: a seed, the text of a position, or a state that is written when a record
        is requested. By default it is this state. A copy of a game also has its actions and the events of its setup.
        """
        self.state = state
        self._origin = state.copy() if origin is None else origin
        self._actions = list(actions)
        self.setup_events = tuple(state.events) if state.events else setup_events

    @classmethod
    def new(cls, options: Unchecked[Options], seed: Unchecked[int]) -> Game:
        """Return a new game.

        Args:
            options: The options of the table.
            seed: An integer from 0 to 2**256 - 1. The same options and seed give the same game everywhere.
        """
        if not isinstance(options, Options):
            raise TypeError(f"Game.new takes Options and a seed, not {type(options).__name__}")
        if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
            raise ValueError("a seed is a whole number, 0 or more and below 2 to the power of 256")
        return cls(set_up(options, Chance.from_seed(seed)), seed)

    def __repr__(self) -> str:
        now = "over" if self.seat is None else f"seat {self.seat} decides, {self.step}"
        return f"<Game of {self.options.game} for {self.options.players}: {now}>"

    # Properties

    @property
    def options(self) -> Options:
        """The options of the table."""
        return self.state.options

    @property
    def seat(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        return self.state.seat

    @property
    def current_step(self) -> Step | None:
        """The step that waits for a decision, or None when the game is over."""
        return self.state.current_step if self.state.steps_left else None

    @property
    def step(self) -> str | None:
        """The name of the current step: act, place, confirm, or a step of a module."""
        return STEPS.names[type(self.state.current_step)] if self.state.steps_left else None

    @property
    def is_polling(self) -> bool:
        """True while the seats are asked one after another and may pass."""
        return isinstance(self.current_step, PollSeats)

    @property
    def is_over(self) -> bool:
        """True when the game is over."""
        return self.state.seat is None

    @property
    def scores(self) -> tuple[int, ...]:
        """One score per seat. Dirk's score is `dirk_score`."""
        return tuple([player.score for player in self.state.players])

    @property
    def dirk_score(self) -> int | None:
        """Dirk's points in a two-player game, or None. Dirk is not ranked (AMB-I5)."""
        return self.state.dirk.score if self.state.dirk else None

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats, several after a tie; empty before the end."""
        return winners(self.state) if self.is_over else ()

    @property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """The score sheets of the scorings since the start or since the position that was read."""
        return self.state.sheets

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions applied so far."""
        return tuple(self._actions)

    # Actions and views

    def legal_actions(self) -> list[Action]:
        """Return all actions of the seat that decides, in a fixed order; empty when the game is over.

        Payments with a superfluous card are left out, although `apply` accepts every payment that the rules allow.
        """
        return [] if self.is_over else self._with_free_actions(self.state.current_step.legal_actions(self.state))

    def proposed_actions(self) -> list[Action]:
        """Return a shorter list of legal actions for people who may hold a hundred cards.

        It has a few purchases of each tile, the cheapest and those with the fewest cards, and each fee for turning a
        tile over at one cell only. Every other legal action differs from one of these only in its payment.
        """
        return [] if self.is_over else self._with_free_actions(self.state.current_step.proposed_actions(self.state))

    def _with_free_actions(self, actions: list[Action]) -> list[Action]:
        for group in self._free_actions():
            actions += group
        return actions

    def legal_actions_of(self, cls: Unchecked[type[A]]) -> list[A]:
        """Return the legal actions of one class, in the same order.

        Args:
            cls: A class of `nasrid.actions`, for example `Buy`.
        """
        _check_action_class(cls)
        wanted: type[A] = cls
        return [action for group in self._action_groups() for action in group if type(action) is wanted]

    def legal_action_count(self) -> int:
        """Return the number of legal actions without listing them."""
        return sum([len(group) for group in self._action_groups()])

    def random_action(self, random: RandomSource) -> Action:
        """Return one legal action, each equally likely, without listing them.

        Args:
            random: A random generator such as `random.Random`.
        """
        groups = self._action_groups()
        index = int(random.random() * sum([len(group) for group in groups]))
        for group in groups:
            if index < len(group):
                return group[index]
            index -= len(group)
        raise IllegalActionError("CORE-END-10", "the game is over")

    def is_legal(self, action: Unchecked[Action]) -> bool:
        """Return True if `apply` would accept the action.

        Args:
            action: Any action; it need not be listed by `legal_actions`.
        """
        return self.explain_illegal(action) is None

    def explain_illegal(self, action: Unchecked[Action]) -> IllegalActionError | None:
        """Return the error that `apply` would raise, or None if the action is legal. The game does not change.

        Args:
            action: Any action. The `rule` of the error is the id of the rule that it breaks, `reason` explains it.
        """
        _check_action(action)
        try:
            apply_action(self.state.copy(), action)
        except IllegalActionError as error:
            return error.with_traceback(None)
        return None

    def _action_groups(self) -> list[ActionGroup]:
        """Return all legal actions in consecutive groups."""
        state = self.state
        return [] if state.seat is None else state.current_step.action_groups(state) + self._free_actions()

    def _free_actions(self) -> list[ActionGroup]:
        """Return the free actions of the modules in play."""
        state = self.state
        if state.seat is None or not state.has_modules:
            return []
        return [module.free_actions(state, state.seat) for module in modules_with_hook("free_actions", state.options)]

    def apply(self, action: Unchecked[Action]) -> list[Event]:
        """Apply an action of the seat that decides and return the events.

        Args:
            action: A legal action.

        Raises:
            IllegalActionError: The action breaks a rule, which the error names. The game is unchanged.
        """
        events: list[Event] = []
        self._apply(action, events)
        return events

    def apply_silently(self, action: Unchecked[Action]) -> None:
        """Apply an action without building events, which is faster.

        Args:
            action: A legal action.

        Raises:
            IllegalActionError: The action breaks a rule, which the error names. The game is unchanged.
        """
        self._apply(action, None)

    def _apply(self, action: Any, events: list[Event] | None) -> None:
        _check_action(action)
        state = self.state
        state.events = events
        apply_action(state, action)
        self._actions.append(action)
        state.advance()

    def view(self, seat: Unchecked[int | None], *, proposed: bool = False) -> View:
        """Return everything that a seat may see.

        Args:
            seat: The seat, or None for a spectator.
            proposed: True to list the proposed actions instead of all legal actions.
        """
        if seat is not None:
            self.options.check_seat(seat)
        actions: list[Action] = []
        if seat is not None and seat == self.seat:
            actions = self.proposed_actions() if proposed else self.legal_actions()
        return View(self.state, seat, tuple(actions), self.winners)

    def standing(self, seat: Unchecked[int], after: Unchecked[Action | None] = None) -> SeatStanding:
        """Return what a scoring would count for a seat.

        Only the direct effect of an action is counted, so nothing hidden is revealed.

        Args:
            seat: The seat, or DIRK.
            after: An action of the seat that decides, or None for the current state.
        """
        state = self.state
        if seat != DIRK or state.dirk is None:
            self.options.check_seat(seat)
        if after is not None:
            _check_action(after)
            state = state.copy()
            apply_action(state, after)
        return standing_of(state, seat)

    def standings(self) -> Standings:
        """Return the standings of all seats and of Dirk, and the next scoring."""
        state = self.state
        players = tuple([standing_of(state, seat) for seat in range(len(state.players))])
        return Standings(players, standing_of(state, DIRK) if state.dirk else None, next_scoring(state))

    def next_scoring(self) -> NextScoring | None:
        """Return the next scoring and what it would pay now, or None when the game is over."""
        return next_scoring(self.state)

    def point_table(self, scoring: Unchecked[int]) -> dict[Building, tuple[int, ...]]:
        """Return what each rank would score for each building now, if this scoring took place.

        Args:
            scoring: The number of any scoring: 1, 2 or 3.
        """
        return point_table(self.options, scoring, count_visible_tiles(self.state))

    def player_view(self, seat: Unchecked[int]) -> PlayerView:
        """Return a seat's own pieces as only its player may see them.

        Args:
            seat: The seat.
        """
        self.options.check_seat(seat)
        return PlayerView(self.state.players[seat], True, modules_in_play(self.options))

    # Text

    def position(self) -> str:
        """Return the whole position as text, including secrets; `from_position` reads it."""
        return write_position(self.state)

    @classmethod
    def from_position(cls, text: Unchecked[str]) -> Game:
        """Return a game that continues from a position.

        Args:
            text: The text of `position`.

        Raises:
            NotationError: The text is not a valid position.
        """
        if not isinstance(text, str):
            raise TypeError(f"a position is a text, not {type(text).__name__}")
        return cls(read_position(text), text)

    def record(self) -> Record:
        """Return everything needed to replay the game, as JSON values. It contains the seed, so keep it secret until
        the end."""
        origin = self._origin
        if isinstance(origin, State):
            origin = self._origin = write_position(origin)
        start: dict[str, Any] = {"seed" if isinstance(origin, int) else "position": origin}
        return {
            "version": RECORD_VERSION,
            "rules_version": RULES_VERSION,
            "options": self.options.to_json(),
            **start,  # type: ignore[typeddict-item]
            "actions": [write_action(action) for action in self._actions],
        }

    def copy(self) -> Game:
        """Return an independent game in the same state. Immutable values are shared, so it is cheap."""
        return type(self)(self.state.copy(), self._origin, self._actions, self.setup_events)


def _check_action(action: Any) -> None:
    if not isinstance(action, Action):
        raise TypeError(f"{quoted(action)} is not an action; parse_action reads one from its notation")


def _check_action_class(cls: Any) -> None:
    if not isinstance(cls, type) or cls not in ACTIONS.names:
        raise TypeError(f"{quoted(cls)} is not a class of actions, such as Buy of nasrid.actions")


def apply_action(state: State, action: Action) -> None:
    """Apply the direct effect of an action. Its consequences are steps on the agenda."""
    if state.seat is None:
        raise IllegalActionError("CORE-END-10", "the game is over")
    check_fields(action)
    module = FREE_ACTION_MODULES.get(type(action))
    if module is None:
        state.current_step.apply(state, action)
    else:
        checked_in_play(state, module).free_handlers[type(action)](state, state.seat, action)

"""The game and its verbs: new, legal_actions, apply, view, copy, record."""

from __future__ import annotations

from typing import Any

from nasrid.rules.actions import Action, Reveal
from nasrid.rules.errors import IllegalAction
from nasrid.rules.events import Event
from nasrid.rules.modules import bonus
from nasrid.rules.money import Cards
from nasrid.rules.notation import write_action
from nasrid.rules.options import Options
from nasrid.rules.position import read_position, write_position
from nasrid.rules.scoring import DIRK, ScoreSheet
from nasrid.rules.setup import set_up
from nasrid.rules.standing import NextScoring, SeatStanding, next_scoring, standing_of
from nasrid.rules.state import State
from nasrid.rules.steps.end import winners
from nasrid.rules.view import View, view_of

SEEDS = 2**256
RULES_VERSION = 1  # bumped when a record of an older version would replay differently


class Game:
    """One game in progress. `opening` holds the events of the setup."""

    __slots__ = ("_actions", "_origin", "_state", "opening")

    def __init__(self, state: State, origin: dict[str, Any]) -> None:
        """A game from here on; `origin` tells a record how to come to this state: a seed or a position."""
        self._state = state
        self._origin = origin
        self._actions: list[Action] = []
        self.opening: tuple[Event, ...] = tuple(state.events)

    @classmethod
    def new(cls, options: Options, seed: int) -> Game:
        """A new game. The same options and seed give the same game everywhere; keep the seed secret."""
        if not isinstance(options, Options):
            raise TypeError(f"Game.new takes Options and a seed, not {type(options).__name__}")
        if type(seed) is not int or not 0 <= seed < SEEDS:
            raise ValueError("a seed is a whole number, 0 or more and below 2 to the power of 256")
        return cls(set_up(options, seed), {"seed": seed})

    def __repr__(self) -> str:
        now = "over" if self.seat is None else f"seat {self.seat} to {self.step}"
        return f"<Game of {self.options.game} for {self.options.players}: {now}>"

    # The state of affairs

    @property
    def options(self) -> Options:
        return self._state.options

    @property
    def seat(self) -> int | None:
        """Who has to decide now; None when the game is over."""
        return self._state.seat

    @property
    def step(self) -> str:
        """What is to be decided: Act, Place, AwaitConfirmation, Window, RevealRound; nothing when the game is over."""
        return type(self._state.agenda[-1]).__name__ if self._state.agenda else ""

    @property
    def is_over(self) -> bool:
        return self._state.seat is None

    @property
    def scores(self) -> tuple[int, ...]:
        """One score a seat; Dirk's stands apart in `dirk_score`."""
        return tuple(player.score for player in self._state.players)

    @property
    def dirk_score(self) -> int | None:
        """Dirk's points in a game for two; he is not ranked (AMB-I5)."""
        return self._state.dirk.score if self._state.dirk else None

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, several seats after a tie; empty before the end."""
        return winners(self._state) if self.is_over else ()

    @property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """The score sheets of the scorings held since the game began or was read from a position."""
        return self._state.sheets

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything applied so far."""
        return tuple(self._actions)

    # The verbs

    def legal_actions(self) -> list[Action]:
        """All actions of the seat that decides, in a fixed order; empty when the game is over.

        Of the payments those are listed from which no card can be taken away; `apply` accepts every
        payment that the rules allow.
        """
        state = self._state
        if state.seat is None:
            return []
        actions = state.agenda[-1].legal(state)
        if state.players[state.seat].bonus:
            actions += bonus.reveals(state.players[state.seat])
        return actions

    def apply(self, action: Action) -> list[Event]:
        """Carry out an action of the seat that decides, and what follows from it; what happened.

        Raises IllegalAction, which names the rule, and leaves the game unchanged.
        """
        if not isinstance(action, Action):
            raise TypeError(f"{action!r} is not an action; parse_action reads one from its notation")
        state = self._state
        events: list[Event] = []
        state.events = events
        _carry_out(state, action)
        self._actions.append(action)
        state.advance()
        return events

    def view(self, seat: int | None) -> View:
        """What that seat may see; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        legal = tuple(self.legal_actions()) if seat is not None and seat == self.seat else ()
        return view_of(self._state, seat, legal, self.winners)

    def standing(self, seat: int, after: Action | None = None) -> SeatStanding:
        """What a scoring would count of a seat, or of DIRK: now, or after an action of the seat that decides.

        Only what that action itself does is looked at, nothing that follows, so nothing hidden comes to light.
        """
        state = self._state
        if seat != DIRK or state.dirk is None:
            self._check_seat(seat)
        if after is not None:
            state = state.copy()
            _carry_out(state, after)
        return standing_of(state, seat)

    def next_scoring(self) -> NextScoring | None:
        """Which scoring comes next, and what it would pay if it were held now; None when the game is over."""
        return next_scoring(self._state)

    def private(self, seat: int) -> tuple[Cards, Cards]:
        """What a seat alone may see: its hand, and its bonus cards that are not revealed."""
        player = self._state.players[seat]
        return player.hand.cards, player.bonus

    def _check_seat(self, seat: int) -> None:
        if not (type(seat) is int and 0 <= seat < self.options.players):
            raise ValueError(f"there is no seat {seat!r}; seats are 0 to {self.options.players - 1}")

    # Text

    def position(self) -> str:
        """The whole position as text, secrets included; `from_position` reads it back."""
        return write_position(self._state)

    @classmethod
    def from_position(cls, text: str) -> Game:
        """A game that goes on from a position; NotationError says what is wrong with it."""
        if not isinstance(text, str):
            raise TypeError(f"a position is a text, not {type(text).__name__}")
        return cls(read_position(text), {"position": text})

    def record(self) -> dict[str, Any]:
        """Everything needed to replay the game, as JSON values. It contains the seed: not for players' eyes
        before the end."""
        return {
            "rules_version": RULES_VERSION,
            "options": self.options.to_json(),
            **self._origin,
            "actions": [write_action(action) for action in self._actions],
        }

    def copy(self) -> Game:
        """An independent game in the same state; it shares every immutable value, so it is cheap."""
        twin = Game.__new__(Game)
        twin._state = self._state.copy()
        twin._origin = self._origin
        twin._actions = self._actions.copy()
        twin.opening = self.opening
        return twin


def _carry_out(state: State, action: Action) -> None:
    """What the action itself does; what follows from it waits on the agenda."""
    if state.seat is None:
        raise IllegalAction("CORE-END-10", "the game is over")
    if type(action) is Reveal:
        bonus.reveal(state, state.seat, action)
    else:
        state.agenda[-1].take(state, action)

"""The decisions of a record, each with the knowledge of all seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from nasrid.bots.knowledge.memory import Memory
from nasrid.rules.errors import RecordError
from nasrid.rules.game import Game
from nasrid.rules.record import check_result, is_of_other_version, replay, replay_actions, start_replay
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event, MoneyCounted, RevealingEvent, Scored
from nasrid.rules.text.notation import parse_action
from nasrid.rules.turn.act import TakeActions

MAX_ACTIONS = 5_000  # ten times as many as most games have
CALCULATED_EVENTS = (Scored, MoneyCounted)  # they show results, but nothing is drawn


class ReviewError(RecordError):
    """A record that cannot be reviewed. The message names the cause and the remedy."""


class Decision(NamedTuple):
    """A decision with a choice, before its action is applied."""

    action_index: int  # of the action in the record, from 0
    seat: int
    action: Action
    was_drawn: bool  # True if a card, a tile or a hut was drawn since the previous decision
    is_turn_action: bool  # False for the place of a tile and for decisions between turns


def check_record(record: Any) -> Game:
    """Return the finished game of a record.

    Args:
        record: The JSON values of a record.

    Raises:
        ReviewError: The record is too long, impossible or altered, or its game is not over.
    """
    actions = record.get("actions") if isinstance(record, dict) else None
    if isinstance(actions, list) and len(actions) > MAX_ACTIONS:
        raise ReviewError(f"it has {len(actions)} actions; choose a game of at most {MAX_ACTIONS} actions")
    try:
        game = replay(record)
    except RecordError as error:
        is_of_other = is_of_other_version(record)
        remedy = "review it with the version of Nasrid that saved it" if is_of_other else "save the record again"
        raise ReviewError(f"{error}; {remedy}") from error
    if not game.is_over:
        raise ReviewError("the game is not over; finish it first")
    try:
        check_result(game, record)
    except RecordError as error:
        raise ReviewError(str(error)) from None
    return game


class ReplayedGame:
    """The game of a record, with the memory of every seat."""

    def __init__(self, record: Any) -> None:
        """Prepare the replay of a record that `check_record` accepts."""
        self.game = start_replay(record)
        self.memories = [Memory() for _ in range(self.game.options.players)]
        self.scoring_actions: list[int] = []  # so far
        self.was_drawn = True  # by the deal, or since the last decision
        self._record = record
        self._observe(self.game.setup_events)

    def decisions(self) -> Iterator[Decision]:
        """Yield the decisions with a choice. Until the next one is asked for, the game is in its position."""
        steps = replay_actions(self.game, self._record)
        for index, text in enumerate(self._record["actions"]):
            if has_choice(self.game):
                assert self.game.seat is not None
                is_turn_action = isinstance(self.game.current_step, TakeActions)
                yield Decision(index, self.game.seat, parse_action(text), self.was_drawn, is_turn_action)
                self.was_drawn = False
            events = next(steps).events
            self.was_drawn = self.was_drawn or any(was_something_drawn(event) for event in events)
            if any(isinstance(event, Scored) for event in events):
                self.scoring_actions.append(index)
            self._observe(events)

    def _observe(self, events: Iterable[Event]) -> None:
        for event in events:
            for seat, memory in enumerate(self.memories):
                if event.is_visible_to(seat):
                    memory.observe(event)


def has_choice(game: Game) -> bool:
    """Return True if the game waits for a decision with a choice."""
    return game.legal_action_count() > 1


def was_something_drawn(event: Event) -> bool:
    """Return True if an event shows a card, a tile or a hut that was drawn at random."""
    return isinstance(event, RevealingEvent) and not isinstance(event, CALCULATED_EVENTS)

"""A state machine of random operations: play, undo, save, view, cheat."""

import json
from functools import lru_cache
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from nasrid import Game, IllegalActionError, Options, parse_action, replay
from nasrid.rules.record import replay_actions, start_replay
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event, ScoringCardDrawn
from tests.properties.play import (
    all_options,
    box_of,
    city_of,
    lines_of,
    pieces_of,
    play_on,
)
from tests.reference import faults

CHEATS = ["take b9 b8", "buy tower13 b9 b9", "build tower9 0,0", "remove 0,0", "swap 0,0 tower9", "end", "pass"]
CHEATS += ["confirm", "reactivate", "hut hut-tower-N", "reveal tower11", "reserve garden10", "give park2 for b9"]
FIRST = st.integers(0, 2**32)


class Table(RuleBasedStateMachine):
    """One game with its events and, at times, an older copy to return to."""

    @initialize(options=all_options(), seed=FIRST, start_after=st.integers(0, 400))
    def sit_down(self, options: Options, seed: int, start_after: int) -> None:
        self.game = Game.new(options, seed)
        self.box = box_of(options)
        self.events: list[list[Event]] = []
        self.saved: tuple[Game, str, int] | None = None
        for _, _, events in play_on(self.game, Random(seed), start_after):
            self.events.append(events)

    def apply(self, action: Action) -> None:
        self.events.append(self.game.apply(action))

    @precondition(lambda self: not self.game.is_over)
    @rule(number=st.integers(0, 10_000))
    def act(self, number: int) -> None:
        actions = self.game.legal_actions()
        self.apply(actions[number % len(actions)])

    @precondition(lambda self: not self.game.is_over)
    @rule(seed=FIRST, count=st.integers(1, 30))
    def play_for_a_while(self, seed: int, count: int) -> None:
        for _, _, events in play_on(self.game, Random(seed), count):
            self.events.append(events)

    @rule()
    def keep_a_copy(self) -> None:
        self.saved = self.game.copy(), self.game.position(), len(self.events)

    @precondition(lambda self: self.saved is not None)
    @rule()
    def take_back(self) -> None:
        assert self.saved is not None
        game, position, length = self.saved
        assert game.position() == position
        self.game, self.events = game.copy(), self.events[:length]

    @rule()
    def go_on_from_the_written_position(self) -> None:
        """Check that a game read from its position has the same events for the same actions."""
        text = self.game.position()
        twin, game = Game.from_position(text), self.game.copy()
        assert twin.position() == text
        assert twin.setup_events == ()
        for _ in range(12):
            assert twin.legal_actions() == game.legal_actions()
            if game.is_over:
                break
            action = game.legal_actions()[-1]
            assert twin.apply(action) == game.apply(action)
        assert twin.position() == game.position()
        assert replay(json.loads(json.dumps(twin.record()))).position() == game.position()

    @rule()
    def replay_the_record(self) -> None:
        record = json.loads(json.dumps(self.game.record()))
        again = start_replay(record)
        assert again.setup_events == self.game.setup_events
        replayed = list(replay_actions(again, record))
        assert [step.action for step in replayed] == list(self.game.actions)
        assert [step.events for step in replayed] == self.events
        assert again.position() == self.game.position()
        assert again.sheets == self.game.sheets
        assert again.record() == record

    @rule()
    def look(self) -> None:
        before = self.game.position()
        for seat in (None, *range(self.game.options.players)):
            view = self.game.view(seat)
            assert (view.viewer, view.seat) == (seat, self.game.seat)
            expected = self.game.legal_actions() if seat is not None and seat == self.game.seat else []
            assert list(view.legal_actions) == expected
        assert self.game.position() == before

    @rule(text=st.sampled_from(CHEATS))
    def cheat(self, text: str) -> None:
        action, before = parse_action(text), self.game.position()
        if action not in self.game.legal_actions():
            with pytest.raises(IllegalActionError):
                self.game.apply(action)
            assert self.game.position() == before

    @invariant()
    def the_box_is_complete_and_every_city_is_legal(self) -> None:
        drawn = ["AB"[e.scoring - 1] for events in self.events for e in events if isinstance(e, ScoringCardDrawn)]
        pieces = {piece: count for piece, count in self.box.items() if piece not in drawn}
        lines = lines_of(self.game)
        assert pieces_of(lines, self.game.options) == pieces
        for name, text in lines.items():
            if name.endswith("city"):
                assert not faults_in(text, self.game.options.game)

    @invariant()
    def there_is_a_legal_action_until_the_end(self) -> None:
        assert bool(self.game.legal_actions()) is not self.game.is_over


@lru_cache(maxsize=1 << 10)  # most actions leave most cities as they were
def faults_in(city: str, game: str) -> set[str]:
    return faults(*city_of(city, game))


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=200,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    report_multiple_bugs=False,
    database=None,
    suppress_health_check=list(HealthCheck),
)

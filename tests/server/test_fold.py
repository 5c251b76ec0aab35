"""The log of a table: it reproduces the table and its events, from the start or from a checkpoint."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import defstruct

from nasrid import Game
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.table.actions import Action
from nasrid.rules.text.notation import parse_action
from nasrid.rules.wire.encode import encode as encode_game
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.messages import encode
from nasrid.server.protocol.settings import RealTime, TableSettings
from nasrid.server.table import checkpoint, folding
from nasrid.server.table.automatic import acted_entry
from nasrid.server.table.clocks import clocks
from nasrid.server.table.data import TableData
from nasrid.server.table.folding import fold, fold_log
from nasrid.server.table.handlers import MAX_AGREED_UNDOS
from nasrid.server.table.lease import Lease
from nasrid.server.table.live import LiveTable, history_events
from nasrid.server.table.public_info import table_info
from nasrid.server.table.state import TableState
from tests.server.client import merge
from tests.server.desk import LEILA, OMAR, ZAIDA, Desk, desk_of


def live_table(log: list[AnyEntry] | None = None) -> LiveTable:
    live = LiveTable("t", Lease("", 0))
    if log:
        live.load(log)
    return live


def may_ask(desk: Desk) -> bool:
    table, seat = desk.table, desk.seat
    asked = seat not in table.undo_refused and table.agreed_undos < MAX_AGREED_UNDOS
    return not table.undo and asked and table.actions_since(seat) > 0


@given(seed=st.integers(0, 10**6))
@settings(max_examples=10, deadline=None)
def test_log_reproduces_the_table_and_its_events(seed: int) -> None:
    random = Random(seed)
    desk = desk_of(2, {"game": "combined", "modules": ["vizier", "bonus"], "confirm_turns": True})
    live = live_table()
    sent = [live.fold(entry).text(0) for entry in desk.log]
    for _ in range(80):
        if desk.table.game is None or desk.table.game.is_over:
            break
        known = len(desk.log)
        if desk.table.undo and random.random() < 0.3:
            desk.do(desk.decides, commands.Undo, seq=desk.table.seq)
        elif may_ask(desk) and random.random() < 0.2:
            (other,) = desk.others
            desk.do(desk.decides, commands.RequestUndo)
            desk.do(other, commands.AnswerUndo, request=desk.undo_request, accept=random.random() < 0.7)
        else:
            desk.act(desk.decides, random.choice(desk.legal()))
        sent += [live.fold(entry).text(0) for entry in desk.log[known:]]
    kept = [entries.decode(entries.encode(entry)) for entry in desk.log]
    again = live_table(kept).state
    assert again.game
    assert again.game.position() == desk.position
    assert table_info(again) == table_info(desk.table)
    assert bool(again.undo) == bool(desk.table.undo)
    assert list(history_events("t", kept, 0)) == sent
    check_begun_at(random.randrange(len(kept)), kept)


def check_begun_at(number: int, log: list[AnyEntry]) -> None:
    """Check that a table loaded from a checkpoint at this entry equals the fold of the whole log."""
    whole, part = fold_log("t", log), live_table()
    begun = checkpoint.decode(checkpoint.encode(fold_log("t", log[:number])))
    assert begun
    part.load(log[number:], checkpoint=begun)
    assert checkpoint.durable_data(part.state) == checkpoint.durable_data(whole)
    assert part.state.options == whole.options
    assert [game.position() for game in left(part.state)] == [game.position() for game in left(whole)]


def test_checkpoint_of_other_data_is_discarded() -> None:
    stored = json.loads(checkpoint.encode(fold_log("t", [])))
    assert checkpoint.decode(json.dumps(stored))
    more_data = defstruct("TableData", [("waves", int, 0)], bases=(TableData,))
    for name, other in (
        ("fold_version", checkpoint.FOLD_VERSION + 1),
        ("rules_version", RULES_VERSION + 1),
        ("schema", checkpoint.schema_digest(more_data)),
    ):
        assert checkpoint.decode(json.dumps(stored | {name: other})) is None


def left(table: TableState) -> list[Game]:
    """Return the game and the earlier games to which it can return."""
    games = [table.game] if table.game else []
    while table.undo:
        games.append(table.undo.pop())
    return games


def test_checkpoint_contains_all_durable_data() -> None:
    desk = Desk({"players": 3, "modules": ["vizier"]}, clock=RealTime(5, 1000))
    desk.do(ZAIDA, commands.Sit)
    desk.do(LEILA, commands.Sit, invitation="come in")
    desk.do(ZAIDA, commands.SetSeat, seat=1, kind="invited")
    desk.do(PlayerRef("r", "Rashid"), commands.RequestSeat)
    desk.do(OMAR, commands.RequestSeat)
    desk.do(ZAIDA, commands.AnswerSeatRequest, request=desk.table.seq, accept=True)
    desk.do(ZAIDA, commands.Start, bot_level="mason")
    desk.do(OMAR, commands.SetAutoPass, steps=("vizier_window",))
    desk.do(ZAIDA, commands.SetChat, enabled=False)
    for _ in range(12):
        desk.now += 7.0
        desk.add(acted_entry(desk.table, desk.seat, desk.legal()[0], "bot" if desk.seat == 2 else "player", desk.now))
        free = not desk.table.undo_request and 0 not in desk.table.undo_refused
        if free and desk.table.actions_since(0) and desk.table.decider != 0:
            desk.do(ZAIDA, commands.RequestUndo)
        elif desk.table.undo_request:
            desk.do(OMAR, commands.AnswerUndo, request=desk.undo_request, accept=False)
    desk.do(OMAR, commands.Leave)
    for number in range(1, len(desk.log) + 1):
        check_begun_at(number, desk.log)


def test_checkpoint_contains_votes_and_the_rematch() -> None:
    desk = desk_of(3)
    desk.do(desk.others[0], commands.VoteOut, seat=desk.seat)
    assert desk.table.votes
    check_begun_at(len(desk.log), desk.log)
    desk.add(entries.RematchOpened(at=desk.now, table="u", invitation="again"))
    check_begun_at(len(desk.log), desk.log)


def test_lesson_resumes_from_a_checkpoint_and_can_be_undone() -> None:
    lesson = TableSettings(lesson="basics").with_lesson()
    desk = Desk(lesson.options, lesson="basics", seats=lesson.seats)
    desk.do(ZAIDA, commands.Sit)
    assert desk.table.decider == 0
    before = desk.position
    desk.take()
    assert not desk.table.undo
    check_begun_at(len(desk.log), desk.log)
    desk.do(ZAIDA, commands.RequestUndo)
    assert desk.position == before


def test_loading_skips_undone_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = desk_of(2, {"confirm_turns": True}, clock=RealTime(move_seconds=5, reserve_seconds=1000))
    for _ in range(200):
        desk.take()
        desk.do(desk.decides, commands.Undo, seq=desk.table.seq)
    desk.take()
    played: list[str] = []

    def parse(text: str) -> Action:
        played.append(text)
        return parse_action(text)

    monkeypatch.setattr(folding, "parse_action", parse)
    again = live_table(desk.log).state
    assert len(played) <= 20, "only the latest are repeated"
    assert again.game
    assert again.game.position() == desk.position
    assert (again.seq, again.last_move_seq) == (desk.table.seq, desk.table.last_move_seq)
    assert (table_info(again), clocks(again)) == (table_info(desk.table), clocks(desk.table))
    assert bool(again.undo)


@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
def test_merged_changes_equal_the_snapshot_after_every_event(game: str) -> None:
    random = Random(game)
    modules = ["vizier"] if game == "granada" else ["huts", "bonus"]
    desk = desk_of(2, {"game": game, "modules": modules, "confirm_turns": True})
    live = live_table()
    view: dict[str, Any] = {}
    standings: dict[str, Any] = {}
    while desk.table.game:
        for entry in desk.log[live.state.seq :]:
            event = json.loads(live.fold(entry).text(None))
            view, standings = event.get("view", view), event.get("standings", standings)
            if view:
                merge(view, standings, event, None)
        assert view == json.loads(encode(encode_game(desk.table.game.view(None))))
        assert standings == json.loads(encode(encode_game(desk.table.game.standings())))
        if desk.table.game.is_over:
            break
        if desk.table.undo and random.random() < 0.2:
            desk.do(desk.decides, commands.Undo, seq=desk.table.seq)
        else:
            desk.act(desk.decides, random.choice(desk.legal()))
    assert standings["next_scoring"] is None


def test_illegal_action_changes_nothing() -> None:
    desk = desk_of(2)
    position = desk.position
    entry = acted_entry(desk.table, desk.seat, "remove 5,5", "player", desk.now)
    with pytest.raises(ValueError, match=r"CORE|AMB"):
        fold(desk.table, entry)
    assert desk.position == position
    assert desk.table.seq == len(desk.log)

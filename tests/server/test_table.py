"""A table without a server: the fold of its log, clocks, duties, and the limits of undo."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import defstruct
from msgspec.structs import replace

from nasrid import Game, replay
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.modules.bonus import CARDS
from nasrid.rules.modules.huts import HUT_PILES
from nasrid.rules.table.actions import Action
from nasrid.rules.text.notation import parse_action, write_action
from nasrid.rules.turn.place import Place
from nasrid.rules.wire.encode import encode as encode_game
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.messages import encode
from nasrid.server.protocol.settings import DAY_SECONDS, Correspondence, RealTime, SeatPlan, TableSettings
from nasrid.server.table import checkpoint, folding
from nasrid.server.table.automatic import acted_entry, next_automatic_entry, timeout_entry
from nasrid.server.table.clocks import clocks, credit_downtime, deadline, due_at
from nasrid.server.table.data import TableData
from nasrid.server.table.folding import fold, fold_log
from nasrid.server.table.handlers import MAX_AGREED_UNDOS, entry_for, preview, repeated_command_seq, try_tile
from nasrid.server.table.lease import Lease
from nasrid.server.table.live import LiveTable, history_events
from nasrid.server.table.player import PlayerRef
from nasrid.server.table.public_info import game_record, table_info
from nasrid.server.table.snapshots import decision_for, snapshot_for, viewer_info
from nasrid.server.table.state import TableState
from tests.positions import hoarder, turning_hoarder
from tests.server.client import merge

ZAIDA, OMAR, LEILA = PlayerRef("z", "Zaida"), PlayerRef("o", "Omar"), PlayerRef("l", "Leila")
BOT = SeatPlan("bot")


class Desk:
    """A table that folds commands at chosen times, as the server does."""

    def __init__(self, options: dict[str, Any], **more: Any) -> None:
        self.table = TableState("t")
        self.log: list[AnyEntry] = []
        self.now = 1000.0
        self.counter = 0
        chosen = TableSettings(options, **more)
        self.add(entries.Opened(at=self.now, settings=chosen, host="z", host_name="Zaida", invitation="come in"))

    def add(self, entry: AnyEntry | None) -> None:
        assert entry
        fold(self.table, entry)
        self.log.append(entry)
        while duty := next_automatic_entry(self.table, self.now):
            fold(self.table, duty)
            self.log.append(duty)

    def do(self, player: PlayerRef, command: type[commands.Command], **fields: Any) -> None:
        self.counter += 1
        wish: Any = command(id=str(self.counter), **fields)
        entry = entry_for(self.table, player, wish, self.now)
        if entry:
            self.add(entry)

    def act(self, player: PlayerRef, action: str) -> None:
        self.do(player, commands.Act, action=action, seq=self.table.seq)

    def legal(self) -> list[str]:
        assert self.table.game
        return [write_action(action) for action in self.table.game.legal_actions()]

    @property
    def position(self) -> str:
        assert self.table.game
        return self.table.game.position()

    @property
    def stage(self) -> str:
        return self.table.stage

    @property
    def step(self) -> str | None:
        assert self.table.game
        return self.table.game.step

    @property
    def decides(self) -> PlayerRef:
        assert self.table.decider is not None
        return (ZAIDA, OMAR, LEILA)[self.table.decider]


def desk_of_two(options: dict[str, Any] | None = None, **more: Any) -> Desk:
    desk = Desk({"players": 2} | (options or {}), **more)
    desk.do(ZAIDA, commands.Sit)
    desk.do(OMAR, commands.Sit, invitation="come in")
    return desk


def refusal_of(desk: Desk, player: PlayerRef, command: type[commands.Command], **fields: Any) -> str:
    before = desk.table.seq
    with pytest.raises(RefusalError) as caught:
        desk.do(player, command, **fields)
    assert desk.table.seq == before
    return caught.value.code


# Seats


def test_full_table_starts_automatically_and_publishes_its_commitment() -> None:
    desk = desk_of_two()
    assert desk.stage == "playing"
    assert len(desk.table.commitment) == 64


def test_table_for_one_person_and_bots_starts_at_once() -> None:
    desk = Desk({"players": 3}, seats=(SeatPlan(), BOT, BOT))
    assert desk.stage == "waiting"
    desk.do(ZAIDA, commands.Sit)
    assert desk.stage == "playing"


def test_host_starts_early_and_bots_take_the_free_seats() -> None:
    desk = Desk({"players": 4})
    desk.do(ZAIDA, commands.Sit, seat=2)
    desk.do(ZAIDA, commands.Start, bot_level="vizier")
    assert [chair.bot_level for chair in desk.table.seats] == ["vizier", "vizier", None, "vizier"]


def test_only_invited_seats_need_the_invitation() -> None:
    desk = Desk({"players": 3}, seats=(SeatPlan("open"), SeatPlan(), SeatPlan()))
    assert refusal_of(desk, OMAR, commands.Sit, seat=1) == "not_invited"
    assert refusal_of(desk, OMAR, commands.Sit, invitation="wrong") == "not_invited"
    desk.do(OMAR, commands.Sit)
    assert desk.table.seat_of("o") == 0
    assert refusal_of(desk, LEILA, commands.Sit, seat=0) == "seat_taken"
    assert refusal_of(desk, LEILA, commands.Sit) == "not_invited"
    assert refusal_of(desk, LEILA, commands.Sit, seat=5, invitation="come in") == "bad_message"
    desk.do(LEILA, commands.Sit, invitation="come in")
    assert desk.table.seat_of("l") == 1
    assert refusal_of(desk, LEILA, commands.Sit, seat=2, invitation="come in") == "already_seated"


def test_next_player_becomes_host_and_empty_table_closes() -> None:
    desk = Desk({"players": 3})
    desk.do(ZAIDA, commands.Sit)
    desk.do(OMAR, commands.Sit, invitation="come in")
    desk.do(ZAIDA, commands.Leave)
    assert desk.table.host == "o"
    assert refusal_of(desk, ZAIDA, commands.Start) == "not_host"
    desk.do(OMAR, commands.Leave)
    assert desk.stage == "closed"
    assert refusal_of(desk, OMAR, commands.Sit, invitation="come in") == "game_over"


def test_host_changes_seats_until_the_start() -> None:
    desk = Desk({"players": 3})
    desk.do(ZAIDA, commands.Sit)
    desk.do(OMAR, commands.Sit, invitation="come in")
    assert refusal_of(desk, OMAR, commands.SetSeat, seat=2, kind="bot") == "not_host"
    assert refusal_of(desk, ZAIDA, commands.SetSeat, seat=0, kind="bot") == "seat_taken"
    desk.do(ZAIDA, commands.SetSeat, seat=1, kind="bot", level="vizier")
    assert desk.table.seat_of("o") is None
    desk.do(ZAIDA, commands.SetSeat, seat=2, kind="bot")
    assert desk.stage == "playing"
    assert refusal_of(desk, ZAIDA, commands.SetSeat, seat=2, kind="open") == "already_started"


def test_removed_player_cannot_return_with_the_same_link() -> None:
    desk = Desk({"players": 3})
    desk.do(ZAIDA, commands.Sit)
    desk.do(OMAR, commands.Sit, seat=1, invitation=(link := desk.table.invitation))
    desk.do(ZAIDA, commands.SetSeat, seat=1, kind="invited")
    assert desk.table.invitation != link
    assert refusal_of(desk, LEILA, commands.Sit, invitation=link) == "not_invited"
    assert refusal_of(desk, OMAR, commands.Sit, invitation=desk.table.invitation) == "not_invited"
    desk.do(LEILA, commands.Sit, seat=1, invitation=(link := desk.table.invitation))
    desk.do(ZAIDA, commands.SetSeat, seat=2, kind="open")
    assert desk.table.invitation == link, "the seat was empty"


def test_table_without_players_closes_after_a_week() -> None:
    desk = Desk({"players": 3})
    assert timeout_entry(desk.table, desk.now + 6 * DAY_SECONDS) is None
    assert isinstance(timeout_entry(desk.table, desk.now + 7 * DAY_SECONDS), entries.Closed)


# Acting


def test_only_the_decider_acts_after_seeing_the_last_move() -> None:
    desk = desk_of_two()
    other = OMAR if desk.decides == ZAIDA else ZAIDA
    action = desk.legal()[0]
    assert refusal_of(desk, other, commands.Act, action=action, seq=desk.table.seq) == "not_your_decision"
    assert refusal_of(desk, LEILA, commands.Act, action=action, seq=desk.table.seq) == "not_seated"
    assert refusal_of(desk, desk.decides, commands.Act, action=action, seq=desk.table.seq - 1) == "stale"
    assert refusal_of(desk, desk.decides, commands.Act, action=action, seq=desk.table.seq + 1) == "stale"
    assert refusal_of(desk, desk.decides, commands.Act, action="fly", seq=desk.table.seq) == "bad_message"
    desk.do(other, commands.SendChat, text="hello")
    desk.do(desk.decides, commands.Act, action=action, seq=desk.table.seq - 1)  # chat does not matter


def test_repeated_command_is_recognised() -> None:
    desk = desk_of_two()
    player = desk.decides
    desk.act(player, desk.legal()[0])
    entry, seen = desk.log[-1], desk.table.seq - 1
    assert isinstance(entry, entries.Acted)
    command = commands.Act(id=str(desk.counter), action=entry.action, seq=seen)
    assert repeated_command_seq(desk.table, player, command) == desk.table.seq
    assert repeated_command_seq(desk.table, LEILA, command) is None
    for other in (replace(command, seq=0), replace(command, action="pass"), commands.Leave(id=command.id)):
        with pytest.raises(RefusalError) as caught:
            repeated_command_seq(desk.table, player, other)
        assert caught.value.code == "duplicate_id"


# Previews


@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
def test_preview_equals_the_result_of_the_action_and_changes_nothing(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `confirm_turns`, nothing follows an action automatically, so the next position shows its effect alone."""
    monkeypatch.setattr("secrets.randbelow", lambda limit: 7)
    random = Random(game)
    modules = [] if game == "granada" else ["huts", "bonus"]
    desk = desk_of_two({"game": game, "modules": modules, "confirm_turns": True})
    seen = set()
    while desk.table.game and not desk.table.game.is_over:
        player, action = desk.decides, random.choice(desk.legal())
        before, known = desk.position, desk.table.seq
        effect = preview(desk.table, player, commands.Preview(id="p", action=action, seq=known))
        assert (desk.position, desk.table.seq) == (before, known)
        held = desk.table.game.view(None).scorings_held
        seat = desk.table.decider
        desk.act(player, action)
        standings = encode_game(desk.table.game.standings())
        if action != "confirm" and desk.table.game.view(None).scorings_held == held:
            seen.add(action.split()[0])
            assert effect.standing == standings["players"][seat], action
            assert effect.dirk == standings["dirk"], action
    assert seen >= {"take", "buy", "build", "reserve", "remove", "swap", "give"} | ({"hut"} if modules else set())


def test_preview_needs_the_decider_and_a_legal_action() -> None:
    desk = desk_of_two()
    other = OMAR if desk.decides == ZAIDA else ZAIDA

    def refused(player: PlayerRef, action: str, seq: int) -> RefusalError:
        with pytest.raises(RefusalError) as caught:
            preview(desk.table, player, commands.Preview(id="p", action=action, seq=seq))
        return caught.value

    action, seq = desk.legal()[0], desk.table.seq
    assert refused(other, action, seq).code == "not_your_decision"
    assert refused(LEILA, action, seq).code == "not_seated"
    assert refused(desk.decides, action, seq - 1).code == "stale"
    assert refused(desk.decides, "fly", seq).code == "bad_message"
    broken = refused(desk.decides, "remove 0,0", seq)
    assert (broken.code, broken.rule) == ("illegal", "CORE-REDES-06")


# Undo


def test_undo_stops_at_the_last_reveal() -> None:
    desk = desk_of_two({"confirm_turns": True})
    random = Random(3)
    undone = 0
    for _ in range(120):
        player, before, action = desk.decides, desk.position, random.choice(desk.legal())
        desk.act(player, action)
        after = desk.position
        if desk.table.undo:
            desk.do(player, commands.Undo, seq=desk.table.seq)
            assert desk.position == before
            desk.act(player, action)
            assert desk.position == after
            undone += 1
        else:
            assert refusal_of(desk, desk.decides, commands.Undo, seq=desk.table.seq) == "nothing_to_undo"
    assert undone > 20


def test_unconfirmed_turn_can_be_undone_step_by_step() -> None:
    desk = desk_of_two({"confirm_turns": True})
    player, start = desk.decides, desk.position
    desk.act(player, next(action for action in desk.legal() if action.startswith("take")))
    assert desk.legal() == ["confirm"]
    desk.do(player, commands.Undo, seq=desk.table.seq)
    assert desk.position == start
    desk.act(player, desk.legal()[0])
    desk.act(player, "confirm")
    assert not desk.table.undo


@given(seed=st.integers(0, 10**6), modules=st.sets(st.sampled_from(["vizier", "bonus", "huts", "exchange"])))
@settings(max_examples=25, deadline=None)
def test_undo_never_crosses_revealed_information(seed: int, modules: set[str]) -> None:
    """Compare with the slow and obvious rule: no other player has decided since, and no viewer can see anything that
    could not be computed from the player's earlier view."""
    random = Random(seed)
    desk = desk_of_two({"modules": sorted(modules), "confirm_turns": bool(seed % 2)})
    for _ in range(60):
        game = desk.table.game
        if game is None or game.is_over:
            return
        before, seat = game.copy(), game.seat
        desk.act(desk.decides, random.choice(desk.legal()))
        if desk.table.undo:
            after = desk.table.game
            assert after
            assert after.seat == seat
            assert after.step not in ("vizier_window", "reveal_round"), "even an omitted question reveals something"
            assert before.state.deck == after.state.deck
            assert before.state.bags == after.state.bags
            if "huts" in modules:
                piles = [HUT_PILES.get(state) for state in (before.state, after.state)]
                assert [pile[:-1] for pile in piles[0]] == [pile[:-1] for pile in piles[1]]
            assert before.state.turn == after.state.turn
            if "bonus" in modules:
                shown = [[CARDS.get(one).revealed for one in state.players] for state in (before.state, after.state)]
                assert shown[0] >= shown[1]
            assert [one.score for one in before.state.players] == [one.score for one in after.state.players]


@pytest.mark.parametrize("seed", range(4))
def test_undo_never_crosses_the_action_of_another_player(seed: int) -> None:
    """Play complete games. At the end, players place tiles one after the other and nothing is revealed in between."""
    random = Random(seed)
    desk = desk_of_two({"modules": ["bonus"]})
    awards = 0
    while desk.table.game and not desk.table.game.is_over:
        seat = desk.table.decider
        step = desk.table.game.current_step
        awards += isinstance(step, Place) and step.awarded
        desk.act(desk.decides, random.choice(desk.legal()))
        assert not desk.table.undo or desk.table.decider == seat
    assert awards


# Clocks


def test_real_time_clock_uses_the_move_time_then_the_reserve() -> None:
    desk = desk_of_two(clock=RealTime(30, 100))
    table, began = desk.table, desk.now
    player, seat = desk.decides, desk.table.decider
    assert seat is not None
    assert deadline(table) == began + 130
    desk.now += 50
    assert timeout_entry(table, desk.now) is None
    desk.act(player, desk.legal()[0])
    assert table.reserves[seat] == 80
    assert table.reserves[1 - seat] == 100


def test_late_player_is_replaced_by_a_bot_until_they_return() -> None:
    desk = desk_of_two(clock=RealTime(30, 10))
    player, seat = desk.decides, desk.table.decider
    assert seat is not None
    assert timeout_entry(desk.table, desk.now + 39) is None
    desk.now += 40
    desk.add(timeout_entry(desk.table, desk.now))
    assert desk.table.seats[seat].bot_level
    assert deadline(desk.table) is None
    assert due_at(desk.table) == desk.table.since
    desk.do(player, commands.ComeBack)
    assert desk.table.seats[seat].bot_level is None
    assert desk.table.reserves[seat] == 0
    assert deadline(desk.table) == desk.now + 30


def test_correspondence_deadline_counts_days_per_decision() -> None:
    desk = desk_of_two(clock=Correspondence(2))
    assert deadline(desk.table) == desk.now + 2 * DAY_SECONDS
    credit_downtime(desk.table, desk.now + DAY_SECONDS)
    assert deadline(desk.table) == desk.now + 2 * DAY_SECONDS


def test_downtime_is_not_charged_in_real_time() -> None:
    desk = desk_of_two(clock=RealTime(30, 0))
    credit_downtime(desk.table, desk.now + 500)
    assert deadline(desk.table) == desk.now + 530


def test_players_are_never_late_without_a_clock() -> None:
    desk = desk_of_two()
    assert due_at(desk.table) is None
    assert timeout_entry(desk.table, desk.now + 100 * DAY_SECONDS) is None


# Preferences


def test_auto_pass_passes_at_once_in_the_vizier_window() -> None:
    desk = desk_of_two({"modules": ["vizier"], "ask_everyone": True})
    desk.do(ZAIDA, commands.SetAutoPass, steps=("vizier_window",))
    desk.do(OMAR, commands.SetAutoPass, steps=("vizier_window",))
    for _ in range(20):
        assert desk.step != "vizier_window"
        desk.act(desk.decides, desk.legal()[0])
    passes = [entry for entry in desk.log if isinstance(entry, entries.Acted) and entry.by == "preference"]
    assert passes
    assert {entry.action for entry in passes} == {"pass"}
    desk.do(OMAR, commands.SetAutoPass, steps=())
    while desk.step != "vizier_window":
        desk.act(desk.decides, desk.legal()[0])
    assert desk.decides == OMAR


def test_auto_pass_is_ignored_while_a_bot_stands_in() -> None:
    desk = desk_of_two({"modules": ["vizier"], "ask_everyone": True})
    desk.do(OMAR, commands.SetAutoPass, steps=("vizier_window",))
    desk.do(OMAR, commands.Leave)
    while desk.step != "vizier_window" or desk.decides != OMAR:
        desk.add(acted_entry(desk.table, desk.table.decider or 0, desk.legal()[-1], "bot", desk.now))
    assert next_automatic_entry(desk.table, desk.now) is None


# Chat


def test_chat_needs_a_seat_and_the_permission_of_the_host() -> None:
    desk = desk_of_two()
    desk.do(OMAR, commands.SendChat, text="  good\u202e\x00 luck\n ")
    said = desk.log[-1]
    assert isinstance(said, entries.ChatSent)
    assert said.text == "good luck"
    assert refusal_of(desk, LEILA, commands.SendChat, text="hi") == "not_seated"
    assert refusal_of(desk, ZAIDA, commands.SendChat, text="\u200b ") == "bad_message"
    assert refusal_of(desk, OMAR, commands.SetChat, enabled=False) == "not_host"
    desk.do(ZAIDA, commands.SetChat, enabled=False)
    assert refusal_of(desk, ZAIDA, commands.SendChat, text="hi") == "chat_disabled"


# Taking a game away


def test_game_against_bots_moves_to_a_device_and_publishes_its_record() -> None:
    desk = Desk({"players": 2}, seats=(SeatPlan(), BOT))
    assert not desk.table.has_ended
    assert refusal_of(desk, ZAIDA, commands.MoveToDevice) == "not_seated"
    desk.do(ZAIDA, commands.Sit)
    while desk.table.decider == 1:
        desk.add(acted_entry(desk.table, 1, desk.legal()[0], "bot", desk.now))
    assert not desk.table.has_ended
    desk.do(ZAIDA, commands.MoveToDevice)
    assert (desk.stage, desk.table.decider, due_at(desk.table), desk.table.result) == ("closed", None, None, None)
    assert desk.table.has_ended
    assert replay(game_record(desk.table)).position() == desk.position
    assert refusal_of(desk, ZAIDA, commands.Act, action=desk.legal()[0], seq=desk.table.seq) == "game_over"
    assert refusal_of(desk, ZAIDA, commands.MoveToDevice) == "game_over"


def test_shared_games_lessons_and_waiting_tables_cannot_be_moved() -> None:
    desk = desk_of_two()
    assert refusal_of(desk, ZAIDA, commands.MoveToDevice) == "not_your_decision"
    desk.do(OMAR, commands.Leave)
    assert refusal_of(desk, ZAIDA, commands.MoveToDevice) == "not_your_decision"
    waiting = Desk({"players": 2})
    waiting.do(ZAIDA, commands.Sit)
    assert refusal_of(waiting, ZAIDA, commands.MoveToDevice) == "not_started"
    waiting.do(ZAIDA, commands.Leave)
    assert waiting.stage == "closed"
    assert not waiting.table.has_ended


# Undo by agreement


def desk_after_a_turn(third: bool) -> tuple[Desk, PlayerRef, str]:
    """Return a table where undo needs agreement, the player who would ask, and the position before their turn."""
    desk = Desk({"players": 3}, seats=(SeatPlan(), SeatPlan(), SeatPlan() if third else BOT))
    desk.do(ZAIDA, commands.Sit)
    desk.do(OMAR, commands.Sit, invitation="come in")
    if third:
        desk.do(LEILA, commands.Sit, invitation="come in")
    while desk.table.decider == 2:
        desk.add(acted_entry(desk.table, 2, desk.legal()[0], "bot", desk.now))
    asker, before = desk.decides, desk.position
    desk.act(asker, next(action for action in desk.legal() if action.startswith("take")))
    return desk, asker, before


def may_ask(desk: Desk) -> bool:
    table, seat = desk.table, desk.table.decider
    assert seat is not None
    asked = seat not in table.undo_refused and table.agreed_undos < MAX_AGREED_UNDOS
    return not table.undo and asked and table.actions_since(seat) > 0


def requested(desk: Desk) -> int:
    asked = table_info(desk.table).undo_request
    assert asked
    return asked.number


def test_undo_crosses_a_reveal_when_everybody_agrees() -> None:
    desk, asker, before = desk_after_a_turn(third=True)
    first, last = (one for one in (ZAIDA, OMAR, LEILA) if one != asker)
    assert refusal_of(desk, asker, commands.Undo, seq=desk.table.seq) == "not_your_decision"
    desk.do(asker, commands.RequestUndo)
    assert refusal_of(desk, first, commands.RequestUndo) == "not_your_decision"
    assert refusal_of(desk, asker, commands.AnswerUndo, request=requested(desk), accept=True) == "not_your_decision"
    desk.do(first, commands.AnswerUndo, request=requested(desk), accept=True)
    assert desk.position != before
    assert table_info(desk.table).undo_request.agreed == [desk.table.seat_of(first.id)]  # type: ignore[union-attr]
    desk.do(last, commands.AnswerUndo, request=requested(desk), accept=True)
    assert (desk.position, desk.decides) == (before, asker)
    assert table_info(desk.table).undo_request is None
    assert not table_info(desk.table).rated, "the next cards are known now"
    assert refusal_of(desk, asker, commands.RequestUndo) == "nothing_to_undo"


def test_undo_request_succeeds_at_once_among_bots() -> None:
    desk = Desk({"players": 2}, seats=(SeatPlan(), BOT))
    desk.do(ZAIDA, commands.Sit)
    while desk.table.decider == 1:
        desk.add(acted_entry(desk.table, 1, desk.legal()[0], "bot", desk.now))
    before = desk.position
    desk.act(ZAIDA, desk.legal()[0])
    while desk.table.decider == 1:
        desk.add(acted_entry(desk.table, 1, desk.legal()[0], "bot", desk.now))
    assert desk.position != before
    desk.do(ZAIDA, commands.RequestUndo)
    assert desk.position == before


def test_agreed_undos_are_limited_per_game() -> None:
    desk = Desk({"players": 2}, seats=(SeatPlan(), BOT))
    desk.do(ZAIDA, commands.Sit)
    while desk.table.decider == 1:
        desk.add(acted_entry(desk.table, 1, desk.legal()[0], "bot", desk.now))
    for _ in range(MAX_AGREED_UNDOS):
        desk.act(ZAIDA, next(action for action in desk.legal() if action.startswith("take")))
        desk.do(ZAIDA, commands.RequestUndo)
    desk.act(ZAIDA, next(action for action in desk.legal() if action.startswith("take")))
    assert refusal_of(desk, ZAIDA, commands.RequestUndo) == "quota_exceeded"


def test_bots_play_on_while_an_undo_request_is_pending() -> None:
    desk, asker, before = desk_after_a_turn(third=False)
    other = OMAR if asker == ZAIDA else ZAIDA
    desk.do(asker, commands.RequestUndo)
    while desk.table.decider == 2:
        desk.add(acted_entry(desk.table, 2, desk.legal()[0], "bot", desk.now))
    desk.do(other, commands.AnswerUndo, request=requested(desk), accept=True)
    assert desk.position == before


def test_withdrawn_undo_request_does_not_count_as_refused() -> None:
    desk, asker, _ = desk_after_a_turn(third=True)
    desk.do(asker, commands.RequestUndo)
    desk.do(asker, commands.AnswerUndo, request=requested(desk), accept=False)
    assert isinstance(desk.log[-1], entries.UndoWithdrawn)
    assert table_info(desk.table).undo_request is None
    desk.do(asker, commands.RequestUndo)
    assert requested(desk) == desk.table.seq


def test_refusal_or_next_action_ends_the_undo_request() -> None:
    desk, asker, _ = desk_after_a_turn(third=True)
    first = next(one for one in (ZAIDA, OMAR, LEILA) if one != asker)
    desk.do(asker, commands.RequestUndo)
    number = requested(desk)
    desk.do(first, commands.AnswerUndo, request=number, accept=False)
    assert table_info(desk.table).undo_request is None
    assert refusal_of(desk, asker, commands.RequestUndo) == "nothing_to_undo", "players are asked only once"
    assert refusal_of(desk, first, commands.AnswerUndo, request=number, accept=True) == "stale"
    mover = desk.decides
    desk.act(mover, next(action for action in desk.legal() if action.startswith("take")))
    desk.do(asker, commands.RequestUndo)
    desk.act(desk.decides, desk.legal()[0])
    assert table_info(desk.table).undo_request is None
    assert table_info(desk.table).rated


def test_absent_players_need_not_agree_to_an_undo() -> None:
    desk, asker, before = desk_after_a_turn(third=True)
    first, last = (one for one in (ZAIDA, OMAR, LEILA) if one != asker)
    desk.do(asker, commands.RequestUndo)
    desk.do(first, commands.AnswerUndo, request=requested(desk), accept=True)
    desk.do(last, commands.Leave)
    assert desk.position == before


def test_undo_request_needs_a_player_and_a_running_game() -> None:
    desk = Desk({"players": 2})
    desk.do(ZAIDA, commands.Sit)
    assert refusal_of(desk, ZAIDA, commands.RequestUndo) == "not_started"
    assert refusal_of(desk, OMAR, commands.RequestUndo) == "not_seated"
    desk.do(OMAR, commands.Sit, invitation="come in")
    assert refusal_of(desk, OMAR, commands.RequestUndo) == "nothing_to_undo"
    assert refusal_of(desk, OMAR, commands.AnswerUndo, request=1, accept=True) == "stale"


# The log


@given(seed=st.integers(0, 10**6))
@settings(max_examples=10, deadline=None)
def test_log_reproduces_the_table_and_its_events(seed: int) -> None:
    random = Random(seed)
    desk = desk_of_two({"game": "combined", "modules": ["vizier", "bonus"], "confirm_turns": True})
    sent: list[bytes] = []
    live = LiveTable("t", Lease("", 0))
    for entry in desk.log:
        sent.append(live.fold(entry).text(0))
    for _ in range(80):
        if desk.table.game is None or desk.table.game.is_over:
            break
        known = len(desk.log)
        if desk.table.undo and random.random() < 0.3:
            desk.do(desk.decides, commands.Undo, seq=desk.table.seq)
        elif may_ask(desk) and random.random() < 0.2:
            other = OMAR if desk.decides == ZAIDA else ZAIDA
            desk.do(desk.decides, commands.RequestUndo)
            desk.do(other, commands.AnswerUndo, request=requested(desk), accept=random.random() < 0.7)
        else:
            desk.act(desk.decides, random.choice(desk.legal()))
        sent += [live.fold(entry).text(0) for entry in desk.log[known:]]
    kept = [entries.decode(entries.encode(entry)) for entry in desk.log]
    again = LiveTable("t", Lease("", 0))
    again.load(kept)
    assert again.state.game
    assert desk.table.game
    assert again.state.game.position() == desk.table.game.position()
    assert table_info(again.state) == table_info(desk.table)
    assert bool(again.state.undo) == bool(desk.table.undo)
    assert list(history_events("t", kept, 0, 0)) == sent
    check_begun_at(random.randrange(len(kept)), kept)


def check_begun_at(number: int, log: list[AnyEntry]) -> None:
    """Check that a table loaded from a checkpoint at this entry equals the fold of the whole log."""
    whole, part = fold_log("t", log), LiveTable("t", Lease("", 0))
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
    desk.do(LEILA, commands.RequestSeat)
    desk.do(OMAR, commands.RequestSeat)
    desk.do(ZAIDA, commands.AnswerSeatRequest, request=desk.table.seq, accept=True)
    desk.do(ZAIDA, commands.Start, bot_level="mason")
    desk.do(OMAR, commands.SetAutoPass, steps=("vizier_window",))
    desk.do(ZAIDA, commands.SetChat, enabled=False)
    for _ in range(12):
        desk.now += 7.0
        seat = desk.table.decider
        assert seat is not None
        desk.add(acted_entry(desk.table, seat, desk.legal()[0], "bot" if seat == 2 else "player", desk.now))
        free = not desk.table.undo_request and 0 not in desk.table.undo_refused
        if free and desk.table.actions_since(0) and desk.table.decider != 0:
            desk.do(ZAIDA, commands.RequestUndo)
        elif desk.table.undo_request:
            desk.do(OMAR, commands.AnswerUndo, request=requested(desk), accept=False)
    desk.do(OMAR, commands.Leave)
    for number in range(1, len(desk.log) + 1):
        check_begun_at(number, desk.log)


def test_checkpoint_contains_votes_and_the_rematch() -> None:
    desk = Desk({"players": 3})
    for player in (ZAIDA, OMAR, LEILA):
        desk.do(player, commands.Sit, invitation="come in")
    voter = next(player for player in (ZAIDA, OMAR, LEILA) if player != desk.decides)
    assert desk.table.decider is not None
    desk.do(voter, commands.VoteOut, seat=desk.table.decider)
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
    desk.act(ZAIDA, next(action for action in desk.legal() if action.startswith("take")))
    assert not desk.table.undo
    check_begun_at(len(desk.log), desk.log)
    desk.do(ZAIDA, commands.RequestUndo)
    assert desk.position == before


def test_loading_skips_undone_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = desk_of_two({"confirm_turns": True}, clock=RealTime(move_seconds=5, reserve_seconds=1000))
    action = next(action for action in desk.legal() if action.startswith("take"))
    for _ in range(200):
        desk.act(desk.decides, action)
        desk.do(desk.decides, commands.Undo, seq=desk.table.seq)
    desk.act(desk.decides, action)
    played: list[str] = []

    def parse(text: str) -> Action:
        played.append(text)
        return parse_action(text)

    monkeypatch.setattr(folding, "parse_action", parse)
    again = LiveTable("t", Lease("", 0))
    again.load(desk.log)
    assert len(played) <= 20, "only the latest are repeated"
    assert again.state.game
    assert desk.table.game
    assert again.state.game.position() == desk.table.game.position()
    assert (again.state.seq, again.state.last_move_seq) == (desk.table.seq, desk.table.last_move_seq)
    assert (table_info(again.state), clocks(again.state)) == (table_info(desk.table), clocks(desk.table))
    assert bool(again.state.undo)


@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
def test_merged_changes_equal_the_snapshot_after_every_event(game: str) -> None:
    random = Random(game)
    modules = ["vizier"] if game == "granada" else ["huts", "bonus"]
    desk = desk_of_two({"game": game, "modules": modules, "confirm_turns": True})
    live = LiveTable("t", Lease("", 0))
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
    desk = desk_of_two()
    assert desk.table.game
    position = desk.table.game.position()
    entry = acted_entry(desk.table, desk.table.decider or 0, "remove 5,5", "player", desk.now)
    assert parse_action(entry.action)
    with pytest.raises(ValueError, match=r"CORE|AMB"):
        fold(desk.table, entry)
    assert desk.table.game.position() == position
    assert desk.table.seq == len(desk.log)


@pytest.mark.parametrize("game", [hoarder(), turning_hoarder()], ids=["buying", "turning a tile"])
def test_decision_stays_small_with_many_cards(game: Game) -> None:
    desk = desk_of_two()
    desk.table.game = game
    assert len(encode(decision_for(desk.table))) < 20_000
    assert len(encode(snapshot_for(desk.table, ZAIDA.id))) < 30_000


# Players who do not move


def test_more_than_half_of_the_others_vote_out_an_idle_player() -> None:
    desk = Desk({"players": 3})
    people = (ZAIDA, OMAR, LEILA)
    for player in people:
        desk.do(player, commands.Sit, invitation="come in")
    late = desk.table.decider
    assert late is not None
    first, second = (player for player in people if player != desk.decides)
    assert refusal_of(desk, desk.decides, commands.VoteOut, seat=late) == "not_your_decision"
    other = next(seat for seat in range(3) if seat != late)
    assert refusal_of(desk, first, commands.VoteOut, seat=other) == "not_your_decision"
    desk.do(first, commands.VoteOut, seat=late)
    desk.do(first, commands.VoteOut, seat=late)
    assert not desk.table.seats[late].is_away, "each counts once"
    desk.do(second, commands.VoteOut, seat=late)
    assert desk.table.seats[late].is_away
    assert desk.table.bot_to_decide


def test_votes_count_for_one_decision() -> None:
    desk = Desk({"players": 3})
    for player in (ZAIDA, OMAR, LEILA):
        desk.do(player, commands.Sit, invitation="come in")
    late, decides = desk.table.decider, desk.decides
    assert late is not None
    others = [player for player in (ZAIDA, OMAR, LEILA) if player != decides]
    desk.do(others[0], commands.VoteOut, seat=late)
    desk.act(decides, desk.legal()[0])
    assert desk.table.votes == []


def test_votes_are_refused_at_a_table_with_a_clock() -> None:
    desk = desk_of_two(clock=RealTime(move_seconds=5))
    late = desk.table.decider
    assert late is not None
    waits = next(player for player in (ZAIDA, OMAR) if player != desk.decides)
    assert refusal_of(desk, waits, commands.VoteOut, seat=late) == "bad_message"


def test_host_answers_seat_requests() -> None:
    desk = Desk({"players": 2}, listed=False)
    desk.do(ZAIDA, commands.Sit)
    for player in (OMAR, OMAR, LEILA):  # asking twice makes no difference
        desk.do(player, commands.RequestSeat)
    omar, leila = table_info(desk.table).seat_requests
    assert [omar.name, leila.name] == ["Omar", "Leila"]
    assert viewer_info(desk.table, "o").has_requested_seat
    assert not viewer_info(desk.table, "z").has_requested_seat
    with pytest.raises(RefusalError, match="only the host, Zaida"):
        desk.do(OMAR, commands.AnswerSeatRequest, request=omar.number, accept=True)
    desk.do(ZAIDA, commands.AnswerSeatRequest, request=leila.number, accept=False)
    assert not viewer_info(desk.table, "l").has_requested_seat
    with pytest.raises(RefusalError, match="no longer pending"):
        desk.do(ZAIDA, commands.AnswerSeatRequest, request=leila.number, accept=True)
    desk.do(ZAIDA, commands.AnswerSeatRequest, request=omar.number, accept=True)
    assert desk.stage == "playing"
    assert desk.table.seat_of("o") == 1
    assert table_info(desk.table).seat_requests == []
    with pytest.raises(RefusalError, match="has started"):
        desk.do(LEILA, commands.RequestSeat)


def test_try_tile_works_before_the_purchase_and_on_other_turns() -> None:
    desk = desk_of_two()
    game = desk.table.game
    assert game
    waiting = OMAR if desk.decides == ZAIDA else ZAIDA
    tile = next(face.name for face in game.state.site if face)
    cells = try_tile(desk.table, waiting, commands.TryTile(id="1", tile=tile)).cells
    assert cells
    assert set(cells) <= {"0,-1", "1,0", "0,1", "-1,0"}  # beside the fountain
    answer = try_tile(desk.table, waiting, commands.TryTile(id="2", tile=tile, cell=cells[0]))
    assert answer.standing
    assert sum(holding["count"] for holding in answer.standing["buildings"]) == 1
    for cell, code in {"5,5": "illegal", "here": "bad_message"}.items():
        with pytest.raises(RefusalError) as refusal:
            try_tile(desk.table, waiting, commands.TryTile(id="3", tile=tile, cell=cell))
        assert refusal.value.code == code
    with pytest.raises(RefusalError, match="no tile"):
        try_tile(desk.table, waiting, commands.TryTile(id="4", tile="palace7"))
    assert game.position() == desk.position

"""A table without a server: seats, actions, previews, clocks, preferences, chat and votes."""

from random import Random

import pytest
from msgspec.structs import replace

from nasrid import replay
from nasrid.rules.game import Game
from nasrid.rules.wire.encode import encode as encode_game
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.messages import encode
from nasrid.server.protocol.settings import (
    DAY_SECONDS,
    INVITATION_DAYS,
    Correspondence,
    RealTime,
    SeatPlan,
    TimeControl,
)
from nasrid.server.table.automatic import acted_entry, next_automatic_entry, timeout_entry
from nasrid.server.table.clocks import credit_downtime, deadline, due_at
from nasrid.server.table.folding import fold_log
from nasrid.server.table.handlers import MAX_SITTINGS, preview, repeated_command_seq, try_tile
from nasrid.server.table.public_info import game_record, table_info
from nasrid.server.table.snapshots import decision_for, snapshot_for, viewer_info
from tests.positions import hoarder, turning_hoarder
from tests.server.desk import BOT, LEILA, OMAR, PEOPLE, ZAIDA, Desk, desk_of, desk_with_bot

PASSING_RATE = 0.7  # of questions whether a vizier buys

# Seats


def test_full_table_starts_automatically_and_publishes_its_commitment() -> None:
    desk = desk_of(2)
    assert desk.stage == "playing"
    assert len(desk.table.commitment) == 64


def test_host_starts_early_and_bots_take_the_free_seats() -> None:
    desk = Desk({"players": 4})
    desk.do(ZAIDA, commands.Sit, seat=2)
    desk.do(ZAIDA, commands.Start, bot_level="vizier")
    assert [chair.bot_level for chair in desk.table.seats] == ["vizier", "vizier", None, "vizier"]


def test_only_invited_seats_need_the_invitation() -> None:
    desk = Desk({"players": 3}, seats=(SeatPlan("open"), SeatPlan(), SeatPlan()))
    assert desk.refused(OMAR, commands.Sit, seat=1) == "not_invited"
    assert desk.refused(OMAR, commands.Sit, invitation="wrong") == "not_invited"
    desk.do(OMAR, commands.Sit)
    assert desk.table.seat_of("o") == 0
    assert desk.refused(LEILA, commands.Sit, seat=0) == "seat_taken"
    assert desk.refused(LEILA, commands.Sit) == "not_invited"
    assert desk.refused(LEILA, commands.Sit, seat=5, invitation="come in") == "bad_message"
    desk.do(LEILA, commands.Sit, invitation="come in")
    assert desk.table.seat_of("l") == 1
    assert desk.refused(LEILA, commands.Sit, seat=2, invitation="come in") == "already_seated"


def test_next_player_becomes_host_and_empty_table_closes() -> None:
    desk = desk_of(2, {"players": 3})
    desk.do(ZAIDA, commands.Leave)
    assert desk.table.host == "o"
    assert desk.refused(ZAIDA, commands.Start) == "not_host"
    desk.do(OMAR, commands.Leave)
    assert desk.stage == "closed"
    assert desk.refused(OMAR, commands.Sit, invitation="come in") == "game_over"


def test_host_changes_seats_until_the_start() -> None:
    desk = desk_of(2, {"players": 3})
    assert desk.refused(OMAR, commands.SetSeat, seat=2, kind="bot") == "not_host"
    assert desk.refused(ZAIDA, commands.SetSeat, seat=0, kind="bot") == "seat_taken"
    desk.do(ZAIDA, commands.SetSeat, seat=1, kind="bot", level="vizier")
    assert desk.table.seat_of("o") is None
    desk.do(ZAIDA, commands.SetSeat, seat=2, kind="bot")
    assert desk.stage == "playing"
    assert desk.refused(ZAIDA, commands.SetSeat, seat=2, kind="open") == "already_started"


def test_removed_player_cannot_return_with_the_same_link() -> None:
    desk = desk_of(2, {"players": 3})
    link = desk.table.invitation
    desk.do(ZAIDA, commands.SetSeat, seat=1, kind="invited")
    assert desk.table.invitation != link
    assert desk.refused(LEILA, commands.Sit, invitation=link) == "not_invited"
    assert desk.refused(OMAR, commands.Sit, invitation=desk.table.invitation) == "not_invited"
    assert desk.refused(OMAR, commands.RequestSeat) == "not_invited"
    desk.do(LEILA, commands.Sit, seat=1, invitation=(link := desk.table.invitation))
    desk.do(ZAIDA, commands.SetSeat, seat=2, kind="open")
    assert desk.table.invitation == link, "the seat was empty"


def test_player_can_take_or_request_a_seat_a_few_times_only() -> None:
    desk = desk_of(1, {"players": 3}, seats=(SeatPlan(), SeatPlan("open"), SeatPlan()))
    for _ in range(MAX_SITTINGS - 1):
        desk.do(OMAR, commands.Sit)
        desk.do(OMAR, commands.Leave)
    desk.do(OMAR, commands.RequestSeat)
    desk.do(ZAIDA, commands.AnswerSeatRequest, request=desk.table.seq, accept=False)
    assert desk.refused(OMAR, commands.RequestSeat) == "quota_exceeded"
    assert desk.refused(OMAR, commands.Sit) == "quota_exceeded"
    assert desk.refused(OMAR, commands.Sit, invitation="come in") == "quota_exceeded"
    desk.do(LEILA, commands.Sit)
    desk.do(ZAIDA, commands.Start)
    assert desk.stage == "playing"
    assert not desk.table.sittings


def test_host_answers_seat_requests() -> None:
    desk = desk_of(1, {"players": 2}, listed=False)
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


# Acting


def test_only_the_decider_acts_after_seeing_the_last_move() -> None:
    desk = desk_of(2)
    (other,), seq, action = desk.others, desk.table.seq, desk.legal()[0]
    assert desk.refused(other, commands.Act, action=action, seq=seq) == "not_your_decision"
    assert desk.refused(LEILA, commands.Act, action=action, seq=seq) == "not_seated"
    assert desk.refused(desk.decides, commands.Act, action=action, seq=seq - 1) == "stale"
    assert desk.refused(desk.decides, commands.Act, action=action, seq=seq + 1) == "stale"
    assert desk.refused(desk.decides, commands.Act, action="fly", seq=seq) == "bad_message"
    desk.do(other, commands.SendChat, text="hello")
    desk.do(desk.decides, commands.Act, action=action, seq=desk.table.seq - 1)  # chat does not matter


def test_repeated_command_is_recognised() -> None:
    desk = desk_of(2)
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


@pytest.mark.parametrize("game", [hoarder(), turning_hoarder()], ids=["buying", "turning a tile"])
def test_decision_stays_small_with_many_cards(game: Game) -> None:
    desk = desk_of(2)
    desk.table.game = game
    assert len(encode(decision_for(desk.table))) < 20_000
    assert len(encode(snapshot_for(desk.table, ZAIDA.id))) < 30_000


# Previews


@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
def test_preview_equals_the_result_of_the_action_and_changes_nothing(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `confirm_turns`, nothing follows an action automatically, so the next position shows its effect alone."""
    monkeypatch.setattr("secrets.randbelow", lambda limit: 7)
    random = Random(game)
    modules = [] if game == "granada" else ["huts", "bonus"]
    desk = desk_of(2, {"game": game, "modules": modules, "confirm_turns": True})
    seen = set()
    while desk.table.game and not desk.table.game.is_over:
        player, seat, action = desk.decides, desk.seat, random.choice(desk.legal())
        before, known = desk.position, desk.table.seq
        effect = preview(desk.table, player, commands.Preview(id="p", action=action, seq=known))
        assert (desk.position, desk.table.seq) == (before, known)
        held = desk.table.game.view(None).scorings_held
        desk.act(player, action)
        standings = encode_game(desk.table.game.standings())
        if action != "confirm" and desk.table.game.view(None).scorings_held == held:
            seen.add(action.split()[0])
            assert effect.standing == standings["players"][seat], action
            assert effect.dirk == standings["dirk"], action
    assert seen >= {"take", "buy", "build", "reserve", "remove", "swap", "give"} | ({"hut"} if modules else set())


def test_preview_needs_the_decider_and_a_legal_action() -> None:
    desk = desk_of(2)

    def refused(player: PlayerRef, action: str, seq: int) -> RefusalError:
        with pytest.raises(RefusalError) as caught:
            preview(desk.table, player, commands.Preview(id="p", action=action, seq=seq))
        return caught.value

    action, seq = desk.legal()[0], desk.table.seq
    assert refused(desk.others[0], action, seq).code == "not_your_decision"
    assert refused(LEILA, action, seq).code == "not_seated"
    assert refused(desk.decides, action, seq - 1).code == "stale"
    assert refused(desk.decides, "fly", seq).code == "bad_message"
    broken = refused(desk.decides, "remove 0,0", seq)
    assert (broken.code, broken.rule) == ("illegal", "CORE-REDES-06")


def test_try_tile_works_before_the_purchase_and_on_other_turns() -> None:
    desk = desk_of(2)
    game, (waiting,) = desk.table.game, desk.others
    assert game
    before, tile = desk.position, next(face.name for face in game.state.site if face)
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
    assert desk.position == before


# Clocks


def test_real_time_clock_uses_the_move_time_then_the_reserve() -> None:
    desk = desk_of(2, clock=RealTime(30, 100))
    seat = desk.seat
    assert deadline(desk.table) == desk.now + 130
    desk.now += 50
    assert timeout_entry(desk.table, desk.now) is None
    desk.act(desk.decides, desk.legal()[0])
    assert desk.table.reserves[seat] == 80
    assert desk.table.reserves[1 - seat] == 100


def test_late_player_is_replaced_by_a_bot_until_they_return() -> None:
    desk = desk_of(2, clock=RealTime(30, 10))
    player, seat = desk.decides, desk.seat
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


@pytest.mark.parametrize("clock", [RealTime(30), RealTime(30, 100), Correspondence(2), None])
def test_undoing_and_repeating_an_action_gains_no_time(clock: TimeControl | None) -> None:
    """Otherwise a losing player could stall the game for ever. After the first undo, one time limit counts until
    another seat acts, and the others can vote."""
    desk = desk_of(3, {"confirm_turns": True}, clock=clock)
    player, seat = desk.decides, desk.seat
    action = desk.legal("take")[0]
    for _ in range(5):
        desk.now += 20
        desk.act(player, action)
        if not clock:
            desk.do(desk.others[0], commands.VoteOut, seat=seat)
        desk.now += 20
        desk.do(player, commands.Undo, seq=desk.table.seq)
        if not clock:
            desk.do(desk.others[0], commands.VoteOut, seat=seat)
    undone_at = 1000 + 40
    assert desk.table.since == undone_at
    assert len(desk.table.votes) == (0 if clock else 1)
    if isinstance(clock, RealTime):
        assert deadline(desk.table) == undone_at + 30 + clock.reserve_seconds
        assert desk.table.reserves[seat] == max(0, clock.reserve_seconds - (desk.now - undone_at - 30))
    desk.act(player, action)
    desk.act(player, desk.legal("confirm")[0])
    assert desk.seat != seat
    assert desk.table.since == desk.now, "the time of the next player"
    if isinstance(clock, RealTime):
        assert deadline(desk.table) == desk.now + 30 + clock.reserve_seconds
    assert fold_log("t", desk.log).reserves == desk.table.reserves


def test_player_who_returns_again_and_again_gains_no_time() -> None:
    desk = desk_of(2, clock=RealTime(30))
    player = desk.decides
    desk.do(player, commands.Leave)
    desk.now += 20
    desk.do(player, commands.ComeBack)
    end = desk.now + 30
    assert deadline(desk.table) == end
    for _ in range(3):
        desk.now += 10
        desk.do(player, commands.Leave)
        desk.do(player, commands.ComeBack)
        assert deadline(desk.table) == end
    assert timeout_entry(desk.table, desk.now)
    desk.act(player, desk.legal("take")[0])
    assert deadline(desk.table) == desk.now + 30


def test_correspondence_deadline_counts_days_per_decision() -> None:
    desk = desk_of(2, clock=Correspondence(2))
    assert deadline(desk.table) == desk.now + 2 * DAY_SECONDS
    credit_downtime(desk.table, desk.now + DAY_SECONDS)
    assert deadline(desk.table) == desk.now + 2 * DAY_SECONDS


def test_players_are_never_late_without_a_clock() -> None:
    desk = desk_of(2)
    assert due_at(desk.table) is None
    assert timeout_entry(desk.table, desk.now + 100 * DAY_SECONDS) is None


# Preferences


def test_auto_pass_passes_at_once_in_the_vizier_window() -> None:
    desk = desk_of(2, {"modules": ["vizier"], "ask_everyone": True})
    for player in (ZAIDA, OMAR):
        desk.do(player, commands.SetAutoPass, steps=("vizier_window",))
    for _ in range(20):
        assert desk.step != "vizier_window"
        desk.act(desk.decides, desk.legal()[0])
    passes = [entry for entry in desk.log if isinstance(entry, entries.Acted) and entry.by == "preference"]
    assert {entry.action for entry in passes} == {"pass"}
    desk.do(OMAR, commands.SetAutoPass, steps=())
    while desk.step != "vizier_window":
        desk.act(desk.decides, desk.legal()[0])
    assert desk.decides == OMAR


def test_auto_pass_is_ignored_while_a_bot_stands_in() -> None:
    desk = desk_of(2, {"modules": ["vizier"], "ask_everyone": True})
    desk.do(OMAR, commands.SetAutoPass, steps=("vizier_window",))
    desk.do(OMAR, commands.Leave)
    while desk.step != "vizier_window" or desk.decides != OMAR:
        desk.add(acted_entry(desk.table, desk.seat, desk.legal()[-1], "bot", desk.now))
    assert next_automatic_entry(desk.table, desk.now) is None


@pytest.mark.parametrize("seed", [3, 8, 33])
def test_vizier_asks_once_about_each_tile(seed: int) -> None:
    """Each question offers a new tile, also after a purchase by the vizier and after bonus cards were declined."""
    desk, rng = desk_of(3, {"modules": ["vizier", "bonus"]}), Random(seed)
    declined: dict[int, set[str]] = {}
    while desk.stage == "playing":
        offered = {action.split()[1] for action in desk.legal("buy")} if desk.step == "vizier_window" else set()
        assert not offered or not offered <= declined.setdefault(desk.seat, set()), "all were declined before"
        action = "pass" if offered and rng.random() < PASSING_RATE else rng.choice(desk.legal())
        if offered and action == "pass":
            declined[desk.seat] |= offered
        desk.act(desk.decides, action)
    assert [entry for entry in desk.log if isinstance(entry, entries.Acted) and entry.by == "preference"]
    assert fold_log("t", desk.log).seats == desk.table.seats


def decline_twice(desk: Desk) -> int:
    """Play until a player has declined tiles that are still on offer, and return the seat."""
    for _ in range(100):
        desk.act(desk.decides, "pass" if desk.step == "vizier_window" else desk.legal("take")[0])
        last = desk.log[-1]
        if isinstance(last, entries.Acted) and last.by == "preference":
            return last.seat
    raise AssertionError("no vizier declined the same tiles twice")


def test_players_who_set_auto_pass_again_are_asked_again() -> None:
    desk = desk_of(3, {"modules": ["vizier"]})
    seat = decline_twice(desk)
    assert desk.table.seats[seat].declined
    desk.do(PEOPLE[seat], commands.SetAutoPass, steps=("vizier_window",))
    assert desk.table.seats[seat].declined == ()


def test_undo_forgets_declined_tiles() -> None:
    desk = desk_of(3, {"modules": ["vizier"]})
    seat = decline_twice(desk)
    actions = desk.table.actions_since(seat)
    desk.add(entries.Undone(at=desk.now, seat=seat, actions=actions, agreed=True))
    assert desk.table.seats[seat].declined == ()
    assert fold_log("t", desk.log).seats == desk.table.seats


def test_declined_tiles_stay_secret_where_everyone_is_asked() -> None:
    desk = desk_of(3, {"modules": ["vizier"], "ask_everyone": True})
    for _ in range(60):
        desk.act(desk.decides, "pass" if desk.step == "vizier_window" else desk.legal("take")[0])
    assert not [entry for entry in desk.log if isinstance(entry, entries.Acted) and entry.by == "preference"]


# Chat


def test_chat_needs_a_seat_and_the_permission_of_the_host() -> None:
    desk = desk_of(2)
    desk.do(OMAR, commands.SendChat, text="  good\u202e\x00 luck\n ")
    said = desk.log[-1]
    assert isinstance(said, entries.ChatSent)
    assert said.text == "good luck"
    assert desk.refused(LEILA, commands.SendChat, text="hi") == "not_seated"
    assert desk.refused(ZAIDA, commands.SendChat, text="\u200b ") == "bad_message"
    assert desk.refused(OMAR, commands.SetChat, enabled=False) == "not_host"
    desk.do(ZAIDA, commands.SetChat, enabled=False)
    assert desk.refused(ZAIDA, commands.SendChat, text="hi") == "chat_disabled"


# Taking a game away


def test_game_against_bots_moves_to_a_device_and_publishes_its_record() -> None:
    waiting = Desk({"players": 2}, seats=(SeatPlan(), BOT))
    assert not waiting.table.has_ended
    assert waiting.refused(ZAIDA, commands.MoveToDevice) == "not_seated"
    desk = desk_with_bot()
    assert not desk.table.has_ended
    desk.do(ZAIDA, commands.MoveToDevice)
    assert (desk.stage, desk.table.decider, due_at(desk.table), desk.table.result) == ("closed", None, None, None)
    assert desk.table.has_ended
    assert replay(game_record(desk.table)).position() == desk.position
    assert desk.refused(ZAIDA, commands.Act, action=desk.legal()[0], seq=desk.table.seq) == "game_over"
    assert desk.refused(ZAIDA, commands.MoveToDevice) == "game_over"


def test_shared_games_lessons_and_waiting_tables_cannot_be_moved() -> None:
    desk = desk_of(2)
    assert desk.refused(ZAIDA, commands.MoveToDevice) == "not_your_decision"
    desk.do(OMAR, commands.Leave)
    assert desk.refused(ZAIDA, commands.MoveToDevice) == "not_your_decision"
    waiting = desk_of(1, {"players": 2})
    assert waiting.refused(ZAIDA, commands.MoveToDevice) == "not_started"
    waiting.do(ZAIDA, commands.Leave)
    assert waiting.stage == "closed"
    assert not waiting.table.has_ended


# Players who do not move


def test_more_than_half_of_the_others_vote_out_an_idle_player() -> None:
    desk = desk_of(3)
    late, (first, second) = desk.seat, desk.others
    assert desk.refused(desk.decides, commands.VoteOut, seat=late) == "not_your_decision"
    assert desk.refused(first, commands.VoteOut, seat=(late + 1) % 3) == "not_your_decision"
    desk.do(first, commands.VoteOut, seat=late)
    desk.do(first, commands.VoteOut, seat=late)
    assert not desk.table.seats[late].is_away, "each counts once"
    desk.do(second, commands.VoteOut, seat=late)
    assert desk.table.seats[late].is_away
    assert desk.table.bot_to_decide


def test_player_voted_out_can_return_once_per_decision() -> None:
    """Otherwise the vote would be without effect, because a program returns before the bot has decided."""
    desk = desk_of(3)
    player, seat, others = desk.decides, desk.seat, desk.others
    for is_away in (False, True):
        for other in others:
            desk.do(other, commands.VoteOut, seat=seat)
        assert desk.table.seats[seat].is_away
        desk.do(player, commands.ComeBack)
        assert desk.table.seats[seat].is_away == is_away
    desk.add(acted_entry(desk.table, seat, desk.legal("take")[0], "stand_in", desk.now))
    desk.do(player, commands.ComeBack)
    assert not desk.table.seats[seat].is_away


def test_votes_count_for_one_decision() -> None:
    desk = desk_of(3)
    desk.do(desk.others[0], commands.VoteOut, seat=desk.seat)
    desk.act(desk.decides, desk.legal()[0])
    assert desk.table.votes == []


def test_votes_are_refused_at_a_table_with_a_clock() -> None:
    desk = desk_of(2, clock=RealTime(move_seconds=5))
    assert desk.refused(desk.others[0], commands.VoteOut, seat=desk.seat) == "bad_message"


def test_invitation_expires_until_the_host_renews_it() -> None:
    desk = Desk({"players": 3}, seats=(SeatPlan(), SeatPlan(), SeatPlan()))
    table = desk.table
    desk.do(ZAIDA, commands.Sit)
    expires = desk.now + INVITATION_DAYS * DAY_SECONDS
    desk.now = expires - 1
    desk.do(OMAR, commands.Sit, invitation="come in")
    assert viewer_info(table, "o").invitation_expires == expires
    assert viewer_info(table, "l").invitation_expires is None
    desk.now = expires
    assert desk.refused(LEILA, commands.Sit, invitation="come in") == "not_invited"
    assert desk.refused(OMAR, commands.RenewInvitation) == "not_host"
    desk.do(ZAIDA, commands.RenewInvitation)
    assert not entries.InvitationRenewed.public
    assert desk.refused(LEILA, commands.Sit, invitation="come in") == "not_invited"
    desk.do(LEILA, commands.Sit, invitation=table.invitation)
    assert table.seats[2].player == "l"
    assert desk.refused(ZAIDA, commands.RenewInvitation) == "already_started"

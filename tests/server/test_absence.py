"""Bots at a table: on their own turns, and for players who are late, gone or have left."""

import time
from random import Random

import pytest

from nasrid.server.bots.requests import WorkerReply
from nasrid.server.limits import Limits
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.messages import Presence
from nasrid.server.protocol.settings import DAY_SECONDS, STAND_IN_LEVEL, Correspondence, RealTime, SeatPlan
from nasrid.server.table.owner import MAX_ALARM_SECONDS
from tests.server.desk import ZAIDA
from tests.server.owners import APPRENTICE, Owned, bots_log, own, pause, playing_log, waiting_log

GONE_AFTER = Limits().away_after_seconds

# Bots


async def with_bot() -> Owned:
    """Return a table of Zaida and an apprentice where Zaida has to decide."""
    owned = own(playing_log(sitting=1))
    await owned.wake()
    assert owned.table.decider == 0
    return owned


async def take_turn(owned: Owned) -> None:
    """Act for Zaida until a bot has to decide."""
    while owned.table.decider == 0:
        await owned.act(ZAIDA)


async def test_bot_decides_on_its_turn() -> None:
    owned = await with_bot()
    before = len(owned.new)
    await take_turn(owned)
    seq, actions = owned.table.seq, owned.table.game and owned.table.game.actions
    owned.bots.asked.clear()
    await pause()
    question = owned.bots.asked[0]
    assert (question.table, question.seat, question.code, question.should_explain) == ("t", 1, "apprentice", False)
    assert (question.seed, question.actions) == (7, actions)
    acted = owned.log[seq]
    assert isinstance(acted, entries.Acted)
    assert (acted.seat, acted.by) == (1, "bot")
    assert owned.table.decider == 0, "it continued until another player has to decide"
    assert owned.decided == sum(act.by == "bot" for act in owned.acts)
    assert len(owned.new) > before
    assert owned.failed == 0
    assert owned.owner.is_idle


async def test_bots_play_the_game_to_the_end() -> None:
    owned = own(bots_log())
    assert not owned.owner.is_idle
    owned.bots.random = Random(1)
    owned.owner.wake()
    assert owned.owner._bot_task
    await owned.owner._bot_task
    assert owned.table.stage == "over"
    assert owned.owner.is_idle


async def test_stand_in_decides_for_a_failed_bot() -> None:
    owned = await with_bot()
    owned.bots.failing = {"apprentice"}
    owned.bots.asked.clear()
    await take_turn(owned)
    await pause()
    codes = owned.bots.codes
    assert codes
    assert codes == ["apprentice", STAND_IN_LEVEL] * (len(codes) // 2)
    assert owned.failed == len(codes) // 2
    assert owned.table.decider == 0


async def test_random_legal_action_is_chosen_when_all_bots_fail() -> None:
    owned = own(playing_log({"players": 3}, sitting=1, seats=(SeatPlan(), APPRENTICE, SeatPlan("bot", STAND_IN_LEVEL))))
    owned.bots.failing = {"apprentice", STAND_IN_LEVEL}
    await owned.wake()
    for _ in range(3):
        await take_turn(owned)
        await pause()
        assert owned.table.decider == 0
    acts = [act for act in owned.acts if act.by == "bot"]
    assert {act.seat for act in acts} == {1, 2}
    of_apprentice = sum(act.seat == 1 for act in acts)
    assert owned.failed == len(acts) + of_apprentice, "the simplest one is asked once"
    assert owned.decided == len(acts)


@pytest.mark.parametrize(
    "answer", [WorkerReply("remove 5,5"), WorkerReply("nonsense"), OSError("no process can be started")], ids=str
)
async def test_internal_error_leaves_the_table_unchanged_until_the_retry(answer: WorkerReply | Exception) -> None:
    owned = own(bots_log())
    owned.bots.answer = answer
    await owned.wake()
    assert owned.new == []
    assert owned.gone == []
    assert owned.owner._bot_task is None
    owned.bots.answer = None
    owned.bots.let.clear()
    await owned.wake()
    owned.owner.close()
    assert len(owned.bots.asked) == 2


# Leaving and returning


async def test_stand_in_decides_for_an_absent_player() -> None:
    owned = own(playing_log())
    seat = owned.seat
    await owned.do(owned.decides, commands.Leave)
    await pause()
    assert {(act.seat, act.by, act.used) for act in owned.acts} == {(seat, "stand_in", 0.0)}
    assert owned.seat != seat


async def left() -> tuple[Owned, int]:
    """Return a table whose deciding player has left, and their seat. A stand-in thinks until the test permits."""
    owned = own(playing_log())
    seat = owned.seat
    owned.bots.let.clear()
    await owned.do(owned.decides, commands.Leave)
    await pause()
    assert owned.bots.codes == [STAND_IN_LEVEL]
    return owned, seat


@pytest.mark.parametrize("how", ["command", "connection"])
async def test_returned_player_replaces_a_thinking_bot(how: str) -> None:
    owned, seat = await left()
    ear = owned.connect(owned.decides)
    await (owned.owner.sync_presence() if how == "connection" else owned.do(owned.decides, commands.ComeBack))
    owned.bots.let.set()
    await pause()
    assert owned.names == ["player_away", "player_returned"]
    assert owned.seat == seat
    assert ear.messages[-1]["type"] == "decision"
    assert owned.owner.is_idle
    await owned.act(owned.decides)


async def test_action_of_an_absent_player_replaces_a_thinking_bot() -> None:
    owned, seat = await left()
    await owned.act(owned.decides)
    owned.bots.let.set()
    await pause()
    assert owned.names == ["player_away", "player_returned", "acted"]
    assert [(act.seat, act.by) for act in owned.acts] == [(seat, "player")]


async def test_clock_runs_after_an_illegal_action_of_an_absent_player() -> None:
    owned = own(playing_log(clock=RealTime(30)))
    owned.bots.let.clear()
    await owned.do(owned.decides, commands.Leave)
    with pytest.raises(RefusalError):
        await owned.do(owned.decides, commands.Act, action="remove 0,0", seq=owned.table.seq)
    assert owned.names == ["player_away", "player_returned"]
    assert owned.alarm() == pytest.approx(30, abs=1)


async def test_player_who_left_but_stays_connected_is_still_away() -> None:
    owned = own(playing_log())
    owned.connect(owned.decides)
    await owned.owner.sync_presence()
    owned.bots.let.clear()
    await owned.do(owned.decides, commands.Leave)
    owned.connect(owned.waits)
    await owned.owner.sync_presence()
    assert owned.names == ["player_away"]


# Time


async def test_late_player_gets_a_stand_in() -> None:
    owned = own(playing_log(clock=RealTime(30, 10)))
    seat = owned.seat
    owned.owner.wake()
    assert owned.alarm() == pytest.approx(40, abs=1)
    await owned.ring(39)
    assert owned.new == []
    assert owned.alarm() == pytest.approx(1, abs=0.5), "too early: it checks again later"
    await owned.ring(1)
    assert owned.away == [(seat, "late", owned.now)]
    assert owned.bots.codes[:1] == [STAND_IN_LEVEL]
    assert {act.by for act in owned.acts} == {"stand_in"}


async def test_clock_of_the_acting_player_is_charged() -> None:
    owned = own(playing_log(clock=RealTime(30, 100)))
    seat = owned.seat
    owned.now += 50.25
    await owned.act(owned.decides)
    assert owned.acts[0].used == 50.25
    assert owned.table.reserves[seat] == 79.75


async def test_time_without_an_owner_is_not_charged() -> None:
    owned = own(playing_log(clock=RealTime(30, 0)))
    owned.now += 500
    await owned.owner.catch_up()
    assert owned.new == []
    assert owned.alarm() == pytest.approx(30, abs=1)


async def test_disconnected_player_gets_a_stand_in_while_others_wait() -> None:
    owned = own(playing_log())
    player, seat = owned.decides, owned.seat
    ear = owned.connect(player)
    owned.connect(owned.waits)
    owned.owner.wake()
    assert owned.owner._alarm is None, "everybody is there"
    owned.disconnect(ear)
    await owned.owner.sync_presence()
    assert owned.alarm() == pytest.approx(GONE_AFTER, abs=2)
    await owned.ring(GONE_AFTER - 3)
    assert owned.new == []
    await owned.ring(5)
    assert owned.away == [(seat, "gone", owned.now)]
    assert {act.by for act in owned.acts} == {"stand_in"}
    back = owned.connect(player)
    await owned.owner.sync_presence()
    await pause()
    assert owned.names[-1] == "player_returned"
    assert not back.last("event")["table"]["seats"][seat]["away"]


async def test_new_owner_gives_players_time_to_reconnect() -> None:
    owned = own(playing_log(), later=1000)
    owned.connect(owned.waits)
    owned.owner.wake()
    assert owned.alarm() == pytest.approx(GONE_AFTER, abs=2)


@pytest.mark.parametrize("people", [1, 2])
async def test_disconnected_player_is_not_away_if_nobody_waits(people: int) -> None:
    """Bots do not count."""
    owned = await with_bot() if people == 1 else own(playing_log())
    known = owned.new
    ear = owned.connect(owned.decides)
    owned.disconnect(ear)
    await owned.owner.sync_presence()
    assert owned.owner._alarm is None
    await owned.ring(10 * GONE_AFTER)
    assert owned.new == known


async def test_correspondence_player_can_be_late_but_not_gone() -> None:
    owned = own(playing_log(clock=Correspondence(2)))
    seat = owned.seat
    owned.connect(owned.waits)
    owned.owner.wake()
    assert owned.alarm() == pytest.approx(MAX_ALARM_SECONDS, abs=2)  # and then again
    await owned.ring(10 * GONE_AFTER)
    assert owned.new == []
    await owned.ring(2 * DAY_SECONDS)
    assert owned.away == [(seat, "late", owned.now)]


async def test_player_connected_to_another_process_is_present() -> None:
    owned = own(playing_log())
    owned.connect(owned.waits)
    owned.live.remote_presence["other"] = (Presence([owned.seat], 0), time.monotonic() + 600)
    await owned.ring(10 * GONE_AFTER)
    assert owned.new == []


async def test_table_without_players_is_closed_after_a_week() -> None:
    owned = own(waiting_log())
    owned.owner.wake()
    assert owned.alarm() == pytest.approx(MAX_ALARM_SECONDS, abs=2)  # and then again
    await owned.ring(6 * DAY_SECONDS)
    assert owned.new == []
    await owned.ring(DAY_SECONDS)
    assert owned.names == ["closed"]

"""The owner of a table: entries are stored before they are shown, duties, rematches, hints, chat and its end."""

import asyncio

import pytest

from nasrid.server.bots.requests import WorkerReply
from nasrid.server.protocol import commands
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.messages import Done, HintResult
from nasrid.server.protocol.settings import ADVISER_CODE, RealTime, SeatPlan
from nasrid.server.table.folding import fold_log
from nasrid.server.table.lease import Fenced
from nasrid.server.table.public_info import rematch_settings
from tests.server.desk import LEILA, OMAR, ZAIDA
from tests.server.owners import APPRENTICE, bots_log, finished_log, own, pause, playing_log, waiting_log

# The log comes first


async def test_command_is_announced_after_it_is_stored() -> None:
    owned = own(playing_log())
    ear = owned.connect(owned.waits)
    await pause()
    owned.happened.clear()
    owned.gate.clear()
    acting = asyncio.create_task(owned.act(owned.decides))
    await pause()
    assert owned.happened == []
    assert not acting.done()
    owned.gate.set()
    reply = await acting
    await pause()
    assert isinstance(reply, Done)
    assert reply.seq == owned.table.seq == len(owned.log)
    assert [step for step in owned.happened if step != "sent decision"] == ["safe", "sent event", "published"]
    assert ear.last("event")["seq"] == reply.seq
    assert owned.published == [("t", reply.seq, owned.new[0])]
    assert owned.epochs == {7}


@pytest.mark.parametrize("failure", [Fenced(), OSError("the disk is full"), RefusalError("unavailable", "no database")])
async def test_table_is_discarded_silently_when_storing_fails(failure: Exception) -> None:
    owned = own(playing_log())
    owned.connect(owned.waits)
    await pause()
    owned.happened.clear()
    owned.failure = failure
    with pytest.raises(type(failure)):
        await owned.act(owned.decides)
    await pause()
    assert owned.gone == [owned.live]
    assert owned.happened == []
    owned.failure = None
    with pytest.raises(Fenced):
        await owned.do(ZAIDA, commands.SendChat, text="is anybody there?")
    assert owned.new == []


async def test_table_is_discarded_when_a_write_is_cancelled() -> None:
    """It is unknown whether the entry has been written."""
    owned = own(playing_log())
    owned.gate.clear()
    acting = asyncio.create_task(owned.act(owned.decides))
    await pause()
    acting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await acting
    assert owned.gone == [owned.live]


async def test_table_is_discarded_when_storing_an_automatic_entry_fails() -> None:
    owned = own(waiting_log(seats=(SeatPlan(), APPRENTICE)))
    owned.failure = Fenced()
    with pytest.raises(Fenced):
        await owned.owner.catch_up()
    assert owned.gone == [owned.live]
    bots = own(bots_log())
    bots.failure = Fenced()
    await bots.wake()
    assert bots.gone == [bots.live]
    assert bots.owner._bot_task is None
    assert len(bots.bots.asked) == 1, "it does not try again"


async def test_refused_command_changes_nothing() -> None:
    owned = own(playing_log())
    seq = owned.table.seq
    assert await owned.refused(owned.decides, commands.Act, action=owned.legal()[0], seq=0) == "stale"
    assert await owned.refused(owned.decides, commands.Act, action="remove 5,5", seq=seq) == "illegal"
    assert owned.gone == []
    assert isinstance(await owned.act(owned.decides), Done)


async def test_repeated_command_is_answered_but_not_carried_out() -> None:
    owned = own(playing_log())
    first = await owned.do(ZAIDA, commands.SendChat, id="once", text="hello")
    assert await owned.do(ZAIDA, commands.SendChat, id="once", text="hello") == first
    assert owned.names == ["chat_sent"]
    assert await owned.refused(ZAIDA, commands.SendChat, id="once", text="good day") == "duplicate_id"
    assert isinstance(await owned.do(OMAR, commands.SendChat, id="once", text="hello"), Done)


async def test_commands_are_carried_out_one_after_another() -> None:
    owned = own(playing_log())
    await asyncio.gather(*(owned.do(one, commands.SendChat, text=f"{n}") for n in range(4) for one in (ZAIDA, OMAR)))
    assert owned.names == ["chat_sent"] * 8


# Duties


async def test_table_starts_when_it_is_full() -> None:
    owned = own(waiting_log())
    reply = await owned.do(OMAR, commands.Sit, invitation="come in")
    assert owned.names == ["seated", "started"]
    assert isinstance(reply, Done)
    assert reply.seq == owned.table.seq - 1, "the number of what was asked for"


async def test_full_table_starts_after_its_owner_died() -> None:
    owned = own(waiting_log(sitting=2))
    await owned.owner.catch_up()
    assert owned.names == ["started"]


async def test_auto_pass_follows_automatically() -> None:
    owned = own(playing_log({"modules": ["vizier"], "ask_everyone": True}))
    for one in (ZAIDA, OMAR):
        await owned.do(one, commands.SetAutoPass, steps=("vizier_window",))
    ears = [owned.connect(one) for one in (ZAIDA, OMAR)]
    await pause()
    owned.happened.clear()
    await owned.act(owned.decides, owned.legal("take")[0])
    await pause()
    assert owned.happened.count("sent decision") == 1, "a player was asked about a pass that the server made"
    assert sum(ear.messages[-1]["type"] == "decision" for ear in ears) == 1
    assert [act.by for act in owned.acts] == ["player", "preference", "preference"]
    assert {act.action for act in owned.acts[1:]} == {"pass"}


async def test_a_decision_waits_for_the_reply_to_a_command_but_not_longer_than_it_is_valid() -> None:
    owned = own(playing_log())
    ear = owned.connect(owned.waits)
    player = owned.waits
    for is_decided_elsewhere in (False, True):
        if owned.decides == player:
            await owned.act(player, owned.legal("take")[0])
        ear.messages.clear()
        ear.viewer.begin_command()
        await owned.act(owned.decides, owned.legal("take")[0])
        if is_decided_elsewhere:  # on another device of the player
            await owned.act(player, owned.legal("take")[0])
        ear.viewer.end_command(Done("c", owned.table.seq))
        types = [message["type"] for message in ear.messages]
        assert types == (["event", "event", "done"] if is_decided_elsewhere else ["event", "done", "decision"])


async def test_strangers_cannot_keep_the_host_from_starting() -> None:
    seats = (SeatPlan(), SeatPlan("open"), SeatPlan("open"))
    owned = own(waiting_log({"players": 3}, seats=seats), entries_per_table=40)
    for number in range(4):
        stranger = PlayerRef(f"stranger{number}", "Stranger")
        await owned.do(stranger, commands.Sit)
        await owned.do(stranger, commands.Leave)
    assert owned.table.seq == 10, "a quarter of the log"
    assert await owned.refused(OMAR, commands.Sit) == "quota_exceeded"
    for number in range(10):
        await owned.do(ZAIDA, commands.SetChat, enabled=bool(number % 2))
    assert await owned.refused(ZAIDA, commands.SetChat, enabled=False) == "quota_exceeded"
    await owned.do(ZAIDA, commands.Start)
    assert owned.table.stage == "playing"
    await owned.do(ZAIDA, commands.SendChat, text="At last")


async def test_player_can_leave_a_waiting_table_with_a_full_log() -> None:
    owned = own(waiting_log({"players": 3}, sitting=2), entries_per_table=8)
    assert await owned.refused(OMAR, commands.SendChat, text="Hi") == "quota_exceeded"
    await owned.do(OMAR, commands.Leave)
    assert owned.names == ["seat_vacated"]


async def test_endless_game_is_closed() -> None:
    owned = own(playing_log(), entries_per_table=6)
    for _ in range(6):
        assert owned.table.stage == "playing"
        await owned.act(owned.decides)
    assert owned.table.stage == "closed"
    assert owned.names[-1] == "closed"
    assert await owned.refused(ZAIDA, commands.Act, action="pass", seq=owned.table.seq) == "game_over"


# Rematch


async def test_rematch_opens_one_table_for_all_players() -> None:
    owned = own(finished_log())
    watcher = owned.connect(LEILA)
    reply = await owned.do(OMAR, commands.Rematch, id="again")
    assert reply == Done("again", owned.table.seq, "again")
    assert owned.opened == [(OMAR, rematch_settings(owned.table), 1, owned.table.id)]
    await pause()
    assert watcher.last("event")["table"]["rematch"] == "again"
    assert await owned.do(OMAR, commands.Rematch, id="again") == reply
    assert owned.commands == []
    second = await owned.do(ZAIDA, commands.Rematch, id="me too")
    assert second == Done("me too", owned.table.seq, "again")
    ((table, player, sit),) = owned.commands
    assert (table, player) == ("again", ZAIDA)
    assert isinstance(sit, commands.Sit)
    assert (sit.seat, sit.invitation) == (0, "once more")
    assert len(owned.opened) == 1
    assert owned.names == ["rematch_opened"]


async def test_rematch_needs_the_end_of_the_game_and_a_seat() -> None:
    assert await own(playing_log()).refused(ZAIDA, commands.Rematch) == "game_not_over"
    owned = own(finished_log())
    assert await owned.refused(LEILA, commands.Rematch) == "not_seated"
    owned.refusal = RefusalError("quota_exceeded", "enough tables")
    assert await owned.refused(ZAIDA, commands.Rematch) == "quota_exceeded"
    owned.refusal = None
    await owned.do(ZAIDA, commands.Rematch)
    owned.refusal = RefusalError("seat_taken", "somebody sits there")
    assert await owned.refused(OMAR, commands.Rematch) == "seat_taken"


# Hints


async def test_hint_is_the_move_of_a_strong_bot_and_adds_no_entry() -> None:
    owned = own(playing_log(rated=False))
    reply = await owned.do(owned.decides, commands.Hint, id="help")
    assert isinstance(reply, HintResult)
    assert (reply.id, reply.seq, reply.action) == ("help", owned.table.seq, owned.legal()[0])
    assert (reply.reason.what, reply.reason.facts) == ("take", {"cards": ["b1"], "points": 2.5})
    (question,) = owned.bots.asked
    assert (question.seat, question.code, question.should_explain) == (owned.seat, ADVISER_CODE, True)
    assert owned.new == []


async def test_hint_is_computed_once_for_a_position() -> None:
    owned = own(playing_log(rated=False))
    first = await owned.do(owned.decides, commands.Hint)
    owned.bots.answer = WorkerReply(error="it must not be asked again")
    await owned.do(owned.waits, commands.SendChat, text="a new entry, but the same position")
    again = await owned.do(owned.decides, commands.Hint)
    assert isinstance(first, HintResult)
    assert isinstance(again, HintResult)
    assert (again.seq, again.action, again.reason) == (owned.table.seq, first.action, first.reason)
    await owned.act(owned.decides)
    assert await owned.refused(owned.decides, commands.Hint) == "unavailable"


async def test_hint_needs_the_decider_and_is_given_one_at_a_time() -> None:
    owned = own(playing_log(rated=False))
    assert await owned.refused(LEILA, commands.Hint) == "not_seated"
    for log in (waiting_log(), finished_log()):
        assert await own(log).refused(ZAIDA, commands.Hint) == "not_your_decision"
    assert await owned.refused(owned.waits, commands.Hint) == "not_your_decision"
    owned.bots.let.clear()
    first = asyncio.create_task(owned.do(owned.decides, commands.Hint))
    await pause()
    assert await owned.refused(owned.decides, commands.Hint) == "rate_limited"
    assert isinstance(await owned.do(owned.waits, commands.SendChat, text="nobody has to wait for it"), Done)
    owned.bots.let.set()
    assert isinstance(await first, HintResult)
    assert isinstance(await owned.do(owned.decides, commands.Hint), HintResult)


@pytest.mark.parametrize(
    "answer", [WorkerReply(error="it is ill"), WorkerReply("take b1"), OSError("no process")], ids=str
)
async def test_failed_hint_can_be_requested_again(answer: WorkerReply | Exception) -> None:
    owned = own(playing_log(rated=False))
    owned.bots.answer = answer
    if isinstance(answer, WorkerReply):
        assert await owned.refused(owned.decides, commands.Hint) == "unavailable"
    else:
        with pytest.raises(OSError, match="no process"):
            await owned.do(owned.decides, commands.Hint)
    owned.bots.answer = None
    assert isinstance(await owned.do(owned.decides, commands.Hint), HintResult)


# Chat


async def test_chat_is_limited_in_length_and_rate() -> None:
    owned = own(playing_log(), chat_per_10s=3, chat_characters=20)
    assert await owned.refused(ZAIDA, commands.SendChat, text="x" * 21) == "too_large"
    for text in ("x" * 20, "two", "three"):
        await owned.do(ZAIDA, commands.SendChat, text=text)
    assert await owned.refused(ZAIDA, commands.SendChat, text="four") == "rate_limited"
    assert isinstance(await owned.do(OMAR, commands.SendChat, text="everybody has their own limit"[:20]), Done)
    assert owned.names == ["chat_sent"] * 4
    assert isinstance(await owned.act(owned.decides), Done)


async def test_chat_of_a_table_is_limited() -> None:
    """A log full of long messages would have megabytes, and everybody can ask for a replay."""
    owned = own(playing_log(), chat_per_10s=100, chat_per_table=3)
    for _ in range(3):
        await owned.do(ZAIDA, commands.SendChat, text="hello")
    assert await owned.refused(OMAR, commands.SendChat, text="hello") == "quota_exceeded"
    assert fold_log("t", owned.log).chat_messages == 3
    assert isinstance(await owned.act(owned.decides), Done)


# The end of an owner


async def test_closed_owner_refuses_everything() -> None:
    owned = own(playing_log(clock=RealTime(30, 0)))
    owned.owner.wake()
    alarm, move = owned.owner._alarm, {"action": owned.legal()[0], "seq": owned.table.seq}
    owned.owner.close()
    assert alarm
    assert alarm.cancelled()
    for kind, fields in (
        (commands.Act, move),
        (commands.Preview, move),
        (commands.SendChat, {"text": "hello"}),
        (commands.Leave, {}),
        (commands.Rematch, {}),
        (commands.Hint, {}),
    ):
        with pytest.raises(Fenced):
            await owned.do(owned.decides, kind, **fields)
    owned.now += 1000
    owned.owner.wake()
    await owned.ring()
    await owned.owner.catch_up()
    await owned.owner.sync_presence()
    assert owned.new == []
    assert owned.owner._alarm is None
    assert owned.bots.asked == []


async def test_closed_owner_stops_its_bot() -> None:
    owned = own(bots_log())
    owned.bots.let.clear()
    await owned.wake()
    thinking = owned.owner._bot_task
    assert thinking
    owned.owner.close()
    await pause()
    assert thinking.cancelled()
    owned.bots.let.set()
    await owned.wake()
    assert owned.new == []
    assert len(owned.bots.asked) == 1


async def test_command_waiting_for_a_closed_owner_is_refused() -> None:
    owned = own(playing_log())
    owned.gate.clear()
    first = asyncio.create_task(owned.act(owned.decides))
    await pause()
    second = asyncio.create_task(owned.do(owned.waits, commands.SendChat, text="hello"))
    hint = asyncio.create_task(owned.do(owned.decides, commands.Hint))
    await pause()
    owned.failure = Fenced()
    owned.gate.set()
    for task in (first, second, hint):
        with pytest.raises(Fenced):
            await task
    assert owned.new == []

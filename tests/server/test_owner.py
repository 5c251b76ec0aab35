"""The owner of a table in isolation, with the rest of the server in memory and a test clock."""

from __future__ import annotations

import asyncio
import json
import time
from itertools import count
from random import Random
from typing import Any

import pytest

from nasrid.rules.text.notation import write_action
from nasrid.server.bots.requests import DecisionRequest, WorkerReply
from nasrid.server.limits import Limits
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.commands import AnyCommand
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.messages import Done, HintResult, Presence, PreviewResult, Reply
from nasrid.server.protocol.settings import (
    DAY_SECONDS,
    STAND_IN_LEVEL,
    Correspondence,
    RealTime,
    SeatPlan,
    TableSettings,
)
from nasrid.server.table.automatic import acted_entry
from nasrid.server.table.folding import fold
from nasrid.server.table.lease import Fenced, Lease
from nasrid.server.table.live import LiveTable, Viewer
from nasrid.server.table.owner import MAX_ALARM_SECONDS, TableOwner
from nasrid.server.table.player import PlayerRef
from nasrid.server.table.public_info import rematch_settings
from nasrid.server.table.state import TableState

ZAIDA, OMAR, LEILA = PEOPLE = PlayerRef("z", "Zaida"), PlayerRef("o", "Omar"), PlayerRef("l", "Leila")
APPRENTICE = SeatPlan("bot", "apprentice")
GONE_AFTER = Limits().away_after_seconds
_ids = count(1)


# Dependencies of an owner, in memory


class ListLog:
    def __init__(self, happened: list[str]) -> None:
        self.happened = happened
        self.entries: list[AnyEntry] = []
        self.epochs: set[int] = set()
        self.failure: Exception | None = None
        self.gate = asyncio.Event()  # entries wait here until they are safe
        self.gate.set()

    async def append(self, table: TableState, epoch: int, entry: AnyEntry, changes_table: bool) -> None:
        await self.gate.wait()
        if self.failure:
            raise self.failure
        assert table.seq == len(self.entries) + 1, "one at a time, in their order"
        self.entries.append(entry)
        self.epochs.add(epoch)
        self.happened.append("safe")


class Listeners:
    def __init__(self, happened: list[str]) -> None:
        self.happened = happened
        self.heard: list[tuple[str, int, AnyEntry]] = []

    async def publish_entry(self, table_id: str, seq: int, entry: AnyEntry) -> None:
        self.heard.append((table_id, seq, entry))
        self.happened.append("published")


class OtherTables:
    """The other tables; like the real directory, it closes the owner of a lost table."""

    def __init__(self) -> None:
        self.opened: list[tuple[PlayerRef, TableSettings, int | None]] = []
        self.commands: list[tuple[str, PlayerRef, AnyCommand]] = []
        self.gone: list[LiveTable] = []
        self.refusal: RefusalError | None = None
        self.owner: TableOwner | None = None

    async def open_table(self, player: PlayerRef, settings: TableSettings, seat: int | None) -> TableState:
        if self.refusal:
            raise self.refusal
        self.opened.append((player, settings, seat))
        table = TableState("again")
        fold(
            table,
            entries.Opened(at=1.0, settings=settings, host=player.id, host_name=player.name, invitation="once more"),
        )
        return table

    async def run_command(self, table_id: str, player: PlayerRef, command: AnyCommand) -> Reply:
        if self.refusal:
            raise self.refusal
        self.commands.append((table_id, player, command))
        return Done(command.id, 2)

    def discard(self, live: LiveTable) -> None:
        self.gone.append(live)
        if self.owner:
            self.owner.close()


class ScriptedBots:
    """Bots that answer with scripted actions, by default the first legal one, when the test permits."""

    def __init__(self) -> None:
        self.asked: list[DecisionRequest] = []
        self.let = asyncio.Event()
        self.let.set()
        self.failing: set[str] = set()
        self.answer: WorkerReply | Exception | None = None
        self.random: Random | None = None  # chooses, instead of always the first
        self.table: TableState | None = None

    def check_bot(self, bot: str, options: dict[str, Any]) -> None:
        """Accept every bot."""

    async def ask(self, request: DecisionRequest) -> WorkerReply:
        self.asked.append(request)
        assert self.table
        assert self.table.game
        legal = self.table.game.legal_actions()
        choice = write_action(self.random.choice(legal) if self.random else legal[0])
        await self.let.wait()
        if request.code in self.failing:
            return WorkerReply(error="it is ill")
        if isinstance(self.answer, Exception):
            raise self.answer
        reason = {"what": "take", "why": "cards", "facts": {"cards": ["b1"], "points": 2.5}}
        return self.answer or WorkerReply(choice, reason if request.should_explain else None)


class Counts:
    def __init__(self) -> None:
        self.decided = 0
        self.failed = 0

    def count_bot_decision(self) -> None:
        self.decided += 1

    def count_bot_failure(self) -> None:
        self.failed += 1


class Owned:
    """A table with its owner."""

    def __init__(self, log: list[AnyEntry], limits: Limits, later: float) -> None:
        self.now = log[-1].at + later
        self.happened: list[str] = []  # in this order
        self.live = LiveTable("t", Lease("me", 7))
        self.live.load(log)
        self.log = ListLog(self.happened)
        self.log.entries += log
        self.publisher = Listeners(self.happened)
        self.tables = OtherTables()
        self.bots = ScriptedBots()
        self.bots.table = self.table
        self.counts = Counts()
        self.owner = self.tables.owner = TableOwner(
            self.live,
            log=self.log,
            publisher=self.publisher,
            tables=self.tables,
            bots=self.bots,
            counters=self.counts,
            limits=limits,
            now=lambda: self.now,
        )
        self.began = len(log)

    @property
    def table(self) -> TableState:
        return self.live.state

    @property
    def new(self) -> list[AnyEntry]:
        """Return the entries since the owner started."""
        return self.log.entries[self.began :]

    @property
    def names(self) -> list[str]:
        return [entries.entry_name(entry) for entry in self.new]

    @property
    def decides(self) -> PlayerRef:
        assert self.table.decider is not None
        return PEOPLE[self.table.decider]

    @property
    def waits(self) -> PlayerRef:
        return OMAR if self.decides == ZAIDA else ZAIDA

    def legal(self) -> list[str]:
        assert self.table.game
        return [write_action(action) for action in self.table.game.legal_actions()]

    async def do(self, player: PlayerRef, kind: type[commands.Command], **fields: Any) -> Reply:
        command: Any = kind(**({"id": f"c{next(_ids)}"} | fields))
        return await self.owner.carry_out(player, command)

    async def act(self, player: PlayerRef, action: str | None = None) -> Reply:
        return await self.do(player, commands.Act, action=action or self.legal()[0], seq=self.table.seq)

    async def refused(self, player: PlayerRef, kind: type[commands.Command], **fields: Any) -> str:
        known = len(self.log.entries)
        with pytest.raises(RefusalError) as caught:
            await self.do(player, kind, **fields)
        assert len(self.log.entries) == known == self.table.seq
        return caught.value.code

    def connect(self, player: PlayerRef) -> Ear:
        ear = Ear(player, self.happened)
        self.live.join(ear.viewer, None)
        self.live.send_presence()
        return ear

    def disconnect(self, ear: Ear) -> None:
        self.live.leave(ear.viewer)
        self.live.send_presence()

    def alarm(self) -> float:
        """Return the seconds until the owner's next check."""
        assert self.owner._alarm
        return self.owner._alarm.when() - asyncio.get_running_loop().time()

    async def ring(self) -> None:
        """Trigger the alarm."""
        if self.owner._alarm:
            self.owner._alarm.cancel()
        self.owner._on_alarm()
        await pause()


class Ear:
    """A viewer's connection."""

    def __init__(self, player: PlayerRef, happened: list[str]) -> None:
        self.happened = happened
        self.messages: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self.viewer = Viewer(player.id, self._hear, lambda code, why: self.closed.append(code))

    def _hear(self, frame: bytes) -> None:
        self.messages.append(json.loads(frame[frame.index(b"{") :]))
        self.happened.append(f"sent {self.messages[-1]['type']}")

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.messages) if message["type"] == kind)

    def types(self) -> list[str]:
        return [message["type"] for message in self.messages]


async def pause() -> None:
    """Let all tasks that can run continue."""
    for _ in range(300):
        await asyncio.sleep(0)


def waiting_log(options: dict[str, Any] | None = None, sitting: int = 1, **settings: Any) -> list[AnyEntry]:
    """Return the log of a table with this number of players. Its times are near now: presence uses real time."""
    at = time.time()
    chosen = TableSettings({"players": 2} | (options or {}), **settings)
    log: list[AnyEntry] = [entries.Opened(at=at, settings=chosen, host="z", host_name="Zaida", invitation="come in")]
    people = PEOPLE[:sitting]
    return log + [entries.Seated(at=at, seat=seat, sitter=one.id, name=one.name) for seat, one in enumerate(people)]


def playing_log(options: dict[str, Any] | None = None, sitting: int = 2, **settings: Any) -> list[AnyEntry]:
    log = waiting_log(options, sitting, **settings)
    return [*log, entries.Started(at=log[-1].at, seed="7", bot_level="apprentice", rules_version=1)]


def finished_log() -> list[AnyEntry]:
    log = playing_log()
    table, random = TableState("t"), Random(1)
    for entry in log:
        fold(table, entry)
    while table.stage == "playing":
        assert table.game
        action = write_action(random.choice(table.game.legal_actions()))
        log.append(acted_entry(table, table.decider or 0, action, "player", log[-1].at))
        fold(table, log[-1])
    return log


def own(log: list[AnyEntry], *, later: float = 0.0, **limits: int) -> Owned:
    """Return a table with an owner that starts this many seconds after the last entry."""
    return Owned(log, Limits(**limits), later)


# The log comes first


async def test_command_is_announced_after_it_is_stored() -> None:
    owned = own(playing_log())
    ear = owned.connect(owned.waits)
    await pause()
    owned.happened.clear()
    owned.log.gate.clear()
    acting = asyncio.create_task(owned.act(owned.decides))
    await pause()
    assert owned.happened == []
    assert not acting.done()
    owned.log.gate.set()
    reply = await acting
    await pause()
    assert isinstance(reply, Done)
    assert reply.seq == owned.table.seq == len(owned.log.entries)
    assert [step for step in owned.happened if step != "sent decision"] == ["safe", "sent event", "published"]
    assert ear.last("event")["seq"] == reply.seq
    assert owned.publisher.heard == [("t", reply.seq, owned.new[0])]
    assert owned.log.epochs == {7}


@pytest.mark.parametrize("failure", [Fenced(), OSError("the disk is full"), RefusalError("unavailable", "no database")])
async def test_table_is_discarded_silently_when_storing_fails(failure: Exception) -> None:
    owned = own(playing_log())
    ear = owned.connect(owned.waits)
    await pause()
    owned.happened.clear()
    owned.log.failure = failure
    with pytest.raises(type(failure)):
        await owned.act(owned.decides)
    await pause()
    assert owned.tables.gone == [owned.live]
    assert owned.happened == []
    assert owned.publisher.heard == []
    assert ear.types()[-1] != "event"
    owned.log.failure = None
    with pytest.raises(Fenced):
        await owned.do(ZAIDA, commands.SendChat, text="is anybody there?")
    assert owned.new == []


async def test_table_is_discarded_when_a_write_is_cancelled() -> None:
    """It is unknown whether the entry has been written."""
    owned = own(playing_log())
    owned.log.gate.clear()
    acting = asyncio.create_task(owned.act(owned.decides))
    await pause()
    acting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await acting
    assert owned.tables.gone == [owned.live]


async def test_table_is_discarded_when_storing_an_automatic_entry_fails() -> None:
    owned = own(waiting_log({"players": 2}, seats=(SeatPlan(), APPRENTICE)))
    owned.log.failure = Fenced()
    with pytest.raises(Fenced):
        await owned.owner.catch_up()
    assert owned.tables.gone == [owned.live]
    bots = own(playing_log({"players": 3}, seats=(APPRENTICE, APPRENTICE, APPRENTICE), sitting=0))
    bots.log.failure = Fenced()
    bots.owner.wake()
    await pause()
    assert bots.tables.gone == [bots.live]
    assert bots.owner._bot_task is None
    assert len(bots.bots.asked) == 1, "it does not try again"


async def test_refused_command_changes_nothing() -> None:
    owned = own(playing_log())
    seq = owned.table.seq
    assert await owned.refused(owned.waits, commands.Act, action=owned.legal()[0], seq=seq) == "not_your_decision"
    assert await owned.refused(owned.decides, commands.Act, action=owned.legal()[0], seq=0) == "stale"
    assert await owned.refused(owned.decides, commands.Act, action="remove 5,5", seq=seq) == "illegal"
    assert await owned.refused(owned.decides, commands.Act, action="fly", seq=seq) == "bad_message"
    assert await owned.refused(LEILA, commands.Leave) == "not_seated"
    assert owned.tables.gone == []
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


async def test_preview_adds_no_entry() -> None:
    owned = own(playing_log())
    reply = await owned.do(owned.decides, commands.Preview, action=owned.legal()[0], seq=owned.table.seq)
    assert isinstance(reply, PreviewResult)
    assert owned.new == []


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
    await owned.act(owned.decides, next(action for action in owned.legal() if action.startswith("take")))
    *_, acted, first, second = owned.new
    assert [one.by for one in (acted, first, second) if isinstance(one, entries.Acted)] == [
        "player",
        "preference",
        "preference",
    ]
    assert {one.action for one in (first, second) if isinstance(one, entries.Acted)} == {"pass"}


async def test_endless_game_is_closed() -> None:
    owned = own(playing_log(), entries_per_table=6)
    for _ in range(6):
        assert owned.table.stage == "playing"
        await owned.act(owned.decides)
    assert owned.table.stage == "closed"
    assert owned.names[-1] == "closed"
    assert await owned.refused(ZAIDA, commands.Act, action="pass", seq=owned.table.seq) == "game_over"


async def test_table_without_host_gets_a_new_one_or_closes() -> None:
    owned = own(waiting_log({"players": 3}, sitting=2))
    await owned.do(ZAIDA, commands.Leave)
    await owned.do(OMAR, commands.Leave)
    assert owned.names == ["seat_vacated", "host_changed", "seat_vacated", "closed"]
    assert await owned.refused(ZAIDA, commands.Sit) == "game_over"


# Rematch


async def test_rematch_opens_one_table_for_all_players() -> None:
    owned = own(finished_log())
    watcher = owned.connect(LEILA)
    reply = await owned.do(OMAR, commands.Rematch, id="again")
    assert reply == Done("again", owned.table.seq, "again")
    assert owned.tables.opened == [(OMAR, rematch_settings(owned.table), 1)]
    assert owned.names == ["rematch_opened"]
    await pause()
    assert watcher.last("event")["table"]["rematch"] == "again"
    assert await owned.do(OMAR, commands.Rematch, id="again") == reply
    assert owned.tables.commands == []
    second = await owned.do(ZAIDA, commands.Rematch, id="me too")
    assert second == Done("me too", owned.table.seq, "again")
    ((table, player, sit),) = owned.tables.commands
    assert (table, player) == ("again", ZAIDA)
    assert isinstance(sit, commands.Sit)
    assert (sit.seat, sit.invitation) == (0, "once more")
    assert len(owned.tables.opened) == 1
    assert owned.names == ["rematch_opened"]


async def test_rematch_needs_the_end_of_the_game_and_a_seat() -> None:
    assert await own(playing_log()).refused(ZAIDA, commands.Rematch) == "game_not_over"
    owned = own(finished_log())
    assert await owned.refused(LEILA, commands.Rematch) == "not_seated"
    owned.tables.refusal = RefusalError("quota_exceeded", "enough tables")
    assert await owned.refused(ZAIDA, commands.Rematch) == "quota_exceeded"
    owned.tables.refusal = None
    await owned.do(ZAIDA, commands.Rematch)
    owned.tables.refusal = RefusalError("seat_taken", "somebody sits there")
    assert await owned.refused(OMAR, commands.Rematch) == "seat_taken"


# Bots


def with_bot(**more: Any) -> list[AnyEntry]:
    """Return a table of one player and an apprentice, who decides after every action of the player."""
    return playing_log(sitting=1, **more)


async def until_person_decides(owned: Owned) -> None:
    owned.owner.wake()
    await pause()
    assert owned.table.decider == 0


async def test_bot_decides_on_its_turn() -> None:
    owned = own(with_bot())
    await until_person_decides(owned)
    before = len(owned.new)
    while owned.table.decider == 0:
        await owned.act(ZAIDA)
    seq, actions = owned.table.seq, owned.table.game and owned.table.game.actions
    owned.bots.asked.clear()
    await pause()
    question = owned.bots.asked[0]
    assert (question.table, question.seat, question.code, question.should_explain) == ("t", 1, "apprentice", False)
    assert (question.seed, question.actions) == (7, actions)
    acted = owned.log.entries[seq]
    assert isinstance(acted, entries.Acted)
    assert (acted.seat, acted.by) == (1, "bot")
    assert owned.table.decider == 0, "it continued until another player has to decide"
    assert owned.counts.decided == sum(isinstance(one, entries.Acted) and one.by == "bot" for one in owned.new)
    assert len(owned.new) > before
    assert owned.counts.failed == 0
    assert owned.owner.is_idle


async def test_bots_play_the_game_to_the_end() -> None:
    owned = own(playing_log({"players": 3}, sitting=0, seats=(APPRENTICE, SeatPlan("bot", "mason"), APPRENTICE)))
    assert not owned.owner.is_idle
    owned.bots.random = Random(1)
    owned.owner.wake()
    assert owned.owner._bot_task
    await owned.owner._bot_task
    assert owned.table.stage == "over"
    assert owned.owner.is_idle


async def test_stand_in_decides_for_a_failed_bot() -> None:
    owned = own(with_bot())
    await until_person_decides(owned)
    owned.bots.failing = {"apprentice"}
    owned.bots.asked.clear()
    while owned.table.decider == 0:
        await owned.act(ZAIDA)
    await pause()
    codes = [question.code for question in owned.bots.asked]
    assert codes == ["apprentice", STAND_IN_LEVEL] * (len(codes) // 2)
    assert codes
    assert owned.counts.failed == len(codes) // 2
    assert owned.table.decider == 0


async def test_random_legal_action_is_chosen_when_all_bots_fail() -> None:
    owned = own(playing_log({"players": 3}, sitting=1, seats=(SeatPlan(), APPRENTICE, SeatPlan("bot", STAND_IN_LEVEL))))
    owned.bots.failing = {"apprentice", STAND_IN_LEVEL}
    await until_person_decides(owned)
    for _ in range(3):
        while owned.table.decider == 0:
            await owned.act(ZAIDA)
        await pause()
        assert owned.table.decider == 0
    acts = [one for one in owned.new if isinstance(one, entries.Acted) and one.by == "bot"]
    assert {one.seat for one in acts} == {1, 2}
    of_apprentice = sum(one.seat == 1 for one in acts)
    assert owned.counts.failed == len(acts) + of_apprentice, "the simplest one is asked once"
    assert owned.counts.decided == len(acts)


@pytest.mark.parametrize(
    "answer", [WorkerReply("remove 5,5"), WorkerReply("nonsense"), OSError("no process can be started")], ids=str
)
async def test_internal_error_leaves_the_table_unchanged_until_the_retry(answer: WorkerReply | Exception) -> None:
    owned = own(playing_log({"players": 3}, sitting=0, seats=(APPRENTICE, APPRENTICE, APPRENTICE)))
    owned.bots.answer = answer
    owned.owner.wake()
    await pause()
    assert owned.new == []
    assert owned.tables.gone == []
    assert owned.owner._bot_task is None
    owned.bots.answer = None
    owned.bots.let.clear()
    owned.owner.wake()
    await pause()
    owned.owner.close()
    assert len(owned.bots.asked) == 2


# Returning


async def test_returned_player_replaces_a_thinking_bot() -> None:
    owned = own(playing_log())
    player, seat = owned.decides, owned.table.decider
    ear = owned.connect(player)
    owned.bots.let.clear()
    await owned.do(player, commands.Leave)
    await pause()
    assert [question.code for question in owned.bots.asked] == [STAND_IN_LEVEL]
    await owned.do(player, commands.ComeBack)
    owned.bots.let.set()
    await pause()
    assert owned.names == ["player_away", "player_returned"]
    assert owned.table.decider == seat
    assert ear.types()[-1] == "decision"
    assert owned.owner.is_idle
    await owned.act(player)


async def test_action_of_an_absent_player_replaces_a_thinking_bot() -> None:
    owned = own(playing_log())
    player, seat = owned.decides, owned.table.decider
    owned.bots.let.clear()
    await owned.do(player, commands.Leave)
    await pause()
    await owned.act(player)
    owned.bots.let.set()
    await pause()
    assert owned.names == ["player_away", "player_returned", "acted"]
    acted = owned.new[-1]
    assert isinstance(acted, entries.Acted)
    assert (acted.seat, acted.by) == (seat, "player")


async def test_reconnected_player_replaces_a_thinking_bot() -> None:
    owned = own(playing_log())
    player = owned.decides
    owned.bots.let.clear()
    await owned.do(player, commands.Leave)
    await pause()
    ear = owned.connect(player)
    await owned.owner.sync_presence()
    owned.bots.let.set()
    await pause()
    assert owned.names == ["player_away", "player_returned"]
    assert ear.types()[-1] == "decision"


async def test_player_who_left_but_stays_connected_is_still_away() -> None:
    owned = own(playing_log())
    player = owned.decides
    owned.connect(player)
    await owned.owner.sync_presence()
    owned.bots.let.clear()
    await owned.do(player, commands.Leave)
    owned.connect(owned.waits)
    await owned.owner.sync_presence()
    assert owned.names == ["player_away"]


async def test_stand_in_decides_for_an_absent_player() -> None:
    owned = own(playing_log())
    player, seat = owned.decides, owned.table.decider
    await owned.do(player, commands.Leave)
    await pause()
    acts = [one for one in owned.new if isinstance(one, entries.Acted)]
    assert acts
    assert {(one.seat, one.by, one.used) for one in acts} == {(seat, "stand_in", 0.0)}
    assert owned.table.decider != seat


# Time


async def test_late_player_gets_a_stand_in() -> None:
    owned = own(playing_log(clock=RealTime(30, 10)))
    seat = owned.table.decider
    owned.owner.wake()
    assert owned.alarm() == pytest.approx(40, abs=1)
    owned.now += 39
    await owned.ring()
    assert owned.new == []
    assert owned.alarm() == pytest.approx(1, abs=0.5), "too early: it checks again later"
    owned.now += 1
    await owned.ring()
    late = owned.new[0]
    assert isinstance(late, entries.PlayerAway)
    assert (late.seat, late.why, late.at) == (seat, "late", owned.now)
    assert [question.code for question in owned.bots.asked][:1] == [STAND_IN_LEVEL]
    assert {one.by for one in owned.new if isinstance(one, entries.Acted)} == {"stand_in"}


async def test_clock_of_the_acting_player_is_charged() -> None:
    owned = own(playing_log(clock=RealTime(30, 100)))
    player, seat = owned.decides, owned.table.decider
    assert seat is not None
    owned.now += 50.25
    await owned.act(player)
    acted = owned.new[0]
    assert isinstance(acted, entries.Acted)
    assert acted.used == 50.25
    assert owned.table.reserves[seat] == 79.75


async def test_time_without_an_owner_is_not_charged() -> None:
    owned = own(playing_log(clock=RealTime(30, 0)))
    owned.now += 500
    await owned.owner.catch_up()
    assert owned.new == []
    assert owned.alarm() == pytest.approx(30, abs=1)


async def test_disconnected_player_gets_a_stand_in_while_others_wait() -> None:
    owned = own(playing_log())
    player, seat = owned.decides, owned.table.decider
    ear = owned.connect(player)
    owned.connect(owned.waits)
    owned.owner.wake()
    assert owned.owner._alarm is None, "everybody is there"
    owned.disconnect(ear)
    await owned.owner.sync_presence()
    assert owned.alarm() == pytest.approx(GONE_AFTER, abs=2)
    owned.now += GONE_AFTER - 3
    await owned.ring()
    assert owned.new == []
    owned.now += 5
    await owned.ring()
    gone = owned.new[0]
    assert isinstance(gone, entries.PlayerAway)
    assert (gone.seat, gone.why) == (seat, "gone")
    assert {one.by for one in owned.new if isinstance(one, entries.Acted)} == {"stand_in"}
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


async def test_disconnected_player_is_not_away_if_nobody_waits() -> None:
    owned = own(playing_log())
    ear = owned.connect(owned.decides)
    owned.disconnect(ear)
    await owned.owner.sync_presence()
    assert owned.owner._alarm is None
    owned.now += 10 * GONE_AFTER
    await owned.ring()
    assert owned.new == []


async def test_correspondence_player_can_be_late_but_not_gone() -> None:
    owned = own(playing_log(clock=Correspondence(2)))
    owned.connect(owned.waits)
    owned.owner.wake()
    assert owned.alarm() == pytest.approx(MAX_ALARM_SECONDS, abs=2)  # and then again
    owned.now += 10 * GONE_AFTER
    await owned.ring()
    assert owned.new == []
    owned.now += 2 * DAY_SECONDS
    await owned.ring()
    late = owned.new[0]
    assert isinstance(late, entries.PlayerAway)
    assert late.why == "late"


async def test_player_connected_to_another_process_is_present() -> None:
    owned = own(playing_log())
    owned.connect(owned.waits)
    owned.live.remote_presence["other"] = (Presence([owned.table.decider or 0], 0), time.monotonic() + 600)
    owned.now += 10 * GONE_AFTER
    await owned.ring()
    assert owned.new == []


async def test_table_without_players_is_closed() -> None:
    owned = own(waiting_log())
    owned.owner.wake()
    assert owned.alarm() == pytest.approx(MAX_ALARM_SECONDS, abs=2)  # and then again
    owned.now += 7 * DAY_SECONDS
    await owned.ring()
    assert owned.names == ["closed"]


# Hints


async def test_hint_is_the_move_of_a_strong_bot_and_adds_no_entry() -> None:
    owned = own(playing_log())
    reply = await owned.do(owned.decides, commands.Hint, id="help")
    assert isinstance(reply, HintResult)
    assert (reply.id, reply.seq, reply.action) == ("help", owned.table.seq, owned.legal()[0])
    assert (reply.reason.what, reply.reason.facts) == ("take", {"cards": ["b1"], "points": 2.5})
    (question,) = owned.bots.asked
    assert (question.seat, question.code, question.should_explain) == (owned.table.decider, STAND_IN_LEVEL, True)
    assert owned.new == []


async def test_hint_needs_the_decider_and_is_given_one_at_a_time() -> None:
    owned = own(playing_log())
    assert await owned.refused(LEILA, commands.Hint) == "not_seated"
    assert await owned.refused(owned.waits, commands.Hint) == "not_your_decision"
    assert await own(waiting_log()).refused(ZAIDA, commands.Hint) == "not_your_decision"
    assert await own(finished_log()).refused(ZAIDA, commands.Hint) == "not_your_decision"
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
    owned = own(playing_log())
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


# The end of an owner


async def test_closed_owner_refuses_everything() -> None:
    owned = own(playing_log(clock=RealTime(30, 0)))
    owned.owner.wake()
    alarm, seq = owned.owner._alarm, owned.table.seq
    owned.owner.close()
    assert alarm
    assert alarm.cancelled()
    for kind, fields in (
        (commands.Act, {"action": owned.legal()[0], "seq": seq}),
        (commands.Preview, {"action": owned.legal()[0], "seq": seq}),
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
    owned = own(playing_log({"players": 3}, sitting=0, seats=(APPRENTICE, APPRENTICE, APPRENTICE)))
    owned.bots.let.clear()
    owned.owner.wake()
    await pause()
    thinking = owned.owner._bot_task
    assert thinking
    owned.owner.close()
    await pause()
    assert thinking.cancelled()
    owned.bots.let.set()
    owned.owner.wake()
    await pause()
    assert owned.new == []
    assert len(owned.bots.asked) == 1


async def test_command_waiting_for_a_closed_owner_is_refused() -> None:
    owned = own(playing_log())
    owned.log.gate.clear()
    first = asyncio.create_task(owned.act(owned.decides))
    await pause()
    second = asyncio.create_task(owned.do(owned.waits, commands.SendChat, text="hello"))
    hint = asyncio.create_task(owned.do(owned.decides, commands.Hint))
    await pause()
    owned.log.failure = Fenced()
    owned.log.gate.set()
    for task in (first, second, hint):
        with pytest.raises(Fenced):
            await task
    assert owned.new == []

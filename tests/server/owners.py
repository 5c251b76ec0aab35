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
from nasrid.server.protocol.commands import AnyCommand, PlayerRef
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import CreatedTable
from nasrid.server.protocol.messages import Done, Reply
from nasrid.server.protocol.settings import SeatPlan, TableSettings
from nasrid.server.table.automatic import acted_entry
from nasrid.server.table.folding import fold, fold_log
from nasrid.server.table.lease import Lease
from nasrid.server.table.live import LiveTable, Viewer
from nasrid.server.table.owner import TableOwner
from nasrid.server.table.state import TableState
from tests.server.desk import OMAR, PEOPLE, ZAIDA, TableDecision

APPRENTICE = SeatPlan("bot", "apprentice")
_ids = count(1)


class ScriptedBots:
    """Bots that answer with scripted actions, by default the first legal one, when the test permits."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self.asked: list[DecisionRequest] = []
        self.let = asyncio.Event()
        self.let.set()
        self.failing: set[str] = set()
        self.answer: WorkerReply | Exception | None = None
        self.random: Random | None = None  # chooses, instead of always the first

    @property
    def codes(self) -> list[str]:
        return [question.code for question in self.asked]

    def check_bot(self, bot: str, options: dict[str, Any]) -> None:
        """Accept every bot."""

    async def ask(self, request: DecisionRequest) -> WorkerReply:
        self.asked.append(request)
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


class Owned(TableDecision):
    """A table with its owner. It is also everything that the owner needs: the log, the publisher, the other tables and
    the counters."""

    def __init__(self, log: list[AnyEntry], limits: Limits, later: float) -> None:
        self.now = log[-1].at + later
        self.live = LiveTable("t", Lease("me", 7))
        self.live.load(log)
        self.table = self.live.state
        self.log, self.began = [*log], len(log)
        self.happened: list[str] = []  # in this order
        self.epochs: set[int] = set()
        self.failure: Exception | None = None  # of the log
        self.gate = asyncio.Event()  # entries wait here until they are safe
        self.gate.set()
        self.published: list[tuple[str, int, AnyEntry]] = []
        self.opened: list[tuple[PlayerRef, TableSettings, int | None, str]] = []
        self.commands: list[tuple[str, PlayerRef, AnyCommand]] = []
        self.refusal: RefusalError | None = None  # of other tables
        self.gone: list[LiveTable] = []
        self.answered: set[tuple[str, str]] = set()  # players with their puzzles
        self.decided = self.failed = 0
        self.bots = ScriptedBots(self.table)
        self.owner = TableOwner(
            self.live,
            log=self,
            publisher=self,
            tables=self,
            bots=self.bots,
            puzzles=self,
            counters=self,
            limits=limits,
            now=lambda: self.now,
        )

    # What the owner needs

    async def is_answered(self, player: str, puzzle: str) -> bool:
        return (player, puzzle) in self.answered

    async def append(self, table: TableState, epoch: int, entry: AnyEntry, changes_table: bool) -> None:
        await self.gate.wait()
        if self.failure:
            raise self.failure
        assert table.seq == len(self.log) + 1, "one at a time, in their order"
        self.log.append(entry)
        self.epochs.add(epoch)
        self.happened.append("safe")

    async def publish_entry(self, table_id: str, seq: int, entry: AnyEntry) -> None:
        self.published.append((table_id, seq, entry))
        self.happened.append("published")

    async def open_table(
        self, player: PlayerRef, settings: TableSettings, seat: int | None, rematch_of: str = ""
    ) -> CreatedTable:
        if self.refusal:
            raise self.refusal
        self.opened.append((player, settings, seat, rematch_of))
        return CreatedTable("again", "once more")

    async def run_command(self, table_id: str, player: PlayerRef, command: AnyCommand) -> Reply:
        if self.refusal:
            raise self.refusal
        self.commands.append((table_id, player, command))
        return Done(command.id, 2)

    def discard(self, live: LiveTable) -> None:
        self.gone.append(live)
        self.owner.close()  # as the real directory does

    def count_bot_decision(self) -> None:
        self.decided += 1

    def count_bot_failure(self) -> None:
        self.failed += 1

    # What a test sees and does

    @property
    def new(self) -> list[AnyEntry]:
        """Return the entries since the owner started."""
        return self.log[self.began :]

    @property
    def names(self) -> list[str]:
        return [entries.entry_name(entry) for entry in self.new]

    @property
    def acts(self) -> list[entries.Acted]:
        """Return the new actions."""
        return [entry for entry in self.new if isinstance(entry, entries.Acted)]

    @property
    def away(self) -> list[tuple[int, str, float]]:
        """Return the seats whose players are newly away, why, and since when."""
        return [(entry.seat, entry.why, entry.at) for entry in self.new if isinstance(entry, entries.PlayerAway)]

    @property
    def waits(self) -> PlayerRef:
        return OMAR if self.decides == ZAIDA else ZAIDA

    async def do(self, player: PlayerRef, kind: type[commands.Command], **fields: Any) -> Reply:
        command: Any = kind(**({"id": f"c{next(_ids)}"} | fields))
        return await self.owner.carry_out(player, command)

    async def act(self, player: PlayerRef, action: str | None = None) -> Reply:
        return await self.do(player, commands.Act, action=action or self.legal()[0], seq=self.table.seq)

    async def refused(self, player: PlayerRef, kind: type[commands.Command], **fields: Any) -> str:
        known = len(self.log)
        with pytest.raises(RefusalError) as caught:
            await self.do(player, kind, **fields)
        assert len(self.log) == known == self.table.seq
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

    async def wake(self) -> None:
        self.owner.wake()
        await pause()

    async def ring(self, later: float = 0.0) -> None:
        """Trigger the alarm after this many seconds."""
        self.now += later
        if self.owner._alarm:
            self.owner._alarm.cancel()
        self.owner._on_alarm()
        await pause()


class Ear:
    """A viewer's connection."""

    def __init__(self, player: PlayerRef, happened: list[str]) -> None:
        self.happened = happened
        self.messages: list[dict[str, Any]] = []
        self.viewer = Viewer(player.id, self._hear, lambda code, why: None)

    def _hear(self, frame: bytes) -> None:
        self.messages.append(json.loads(frame[frame.index(b"{") :]))
        self.happened.append(f"sent {self.messages[-1]['type']}")

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.messages) if message["type"] == kind)


async def pause() -> None:
    """Let all tasks that can run continue."""
    for _ in range(300):
        await asyncio.sleep(0)


def opened_entry(settings: TableSettings, host: PlayerRef, invitation: str) -> entries.Opened:
    """Return an entry of now, because presence uses real time."""
    return entries.Opened(at=time.time(), settings=settings, host=host.id, host_name=host.name, invitation=invitation)


def waiting_log(options: dict[str, Any] | None = None, sitting: int = 1, **settings: Any) -> list[AnyEntry]:
    """Return the log of a table with this number of players."""
    opened = opened_entry(TableSettings({"players": 2} | (options or {}), **settings), ZAIDA, "come in")
    people = enumerate(PEOPLE[:sitting])
    return [opened, *(entries.Seated(at=opened.at, seat=seat, sitter=one.id, name=one.name) for seat, one in people)]


def playing_log(options: dict[str, Any] | None = None, sitting: int = 2, **settings: Any) -> list[AnyEntry]:
    log = waiting_log(options, sitting, **settings)
    return [*log, entries.Started(at=log[-1].at, seed="7", bot_level="apprentice", rules_version=1)]


def bots_log() -> list[AnyEntry]:
    """Return the log of a game of three apprentices."""
    return playing_log({"players": 3}, sitting=0, seats=(APPRENTICE,) * 3)


def finished_log() -> list[AnyEntry]:
    log = playing_log()
    table, random = fold_log("t", log), Random(1)
    while table.stage == "playing":
        assert table.game
        action = write_action(random.choice(table.game.legal_actions()))
        log.append(acted_entry(table, table.decider or 0, action, "player", log[-1].at))
        fold(table, log[-1])
    return log


def own(log: list[AnyEntry], *, later: float = 0.0, **limits: int) -> Owned:
    """Return a table with an owner that starts this many seconds after the last entry."""
    return Owned(log, Limits(**limits), later)

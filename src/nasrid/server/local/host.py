"""The host of a device: its tables, who looks at them, and what is asked of them, with the paths, forms and messages of
docs/protocol.md.

Everybody who sits at a table sits at this device. Where several do, they pass it on: whoever holds it sees their hand.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from nasrid.bots.levels import LEVELS
from nasrid.server.bots.conversation import Conversation
from nasrid.server.bots.policies import Policies
from nasrid.server.bots.questions import Answer, BotQuestion
from nasrid.server.clock import EVERY, Clock
from nasrid.server.limits import Limits
from nasrid.server.local.cities import facts_of
from nasrid.server.local.pad import sheets_of
from nasrid.server.local.shelf import Shelf, ShelfLog
from nasrid.server.protocol import forms
from nasrid.server.protocol.commands import AnyCommand, id_of, read_command
from nasrid.server.protocol.entries import AnyEntry, Started
from nasrid.server.protocol.errors import Refusal, fault
from nasrid.server.protocol.frames import text_of
from nasrid.server.protocol.info import HERE
from nasrid.server.protocol.messages import Reply, Snapshot, encode, error_of
from nasrid.server.protocol.reading import read
from nasrid.server.protocol.settings import Days, TableSettings, read_options
from nasrid.server.table.background import Background
from nasrid.server.table.live import LiveTable, Viewer, history_of
from nasrid.server.table.opening import names_in, new_table_id, open_at, past_of, take_up
from nasrid.server.table.owner import TableOwner
from nasrid.server.table.ownership import Fenced, Lease
from nasrid.server.table.player import Player
from nasrid.server.table.snapshots import snapshot_for
from nasrid.server.table.state import TableState

TABLE = re.compile(rf"/api/tables/({HERE}[A-Za-z0-9_-]{{1,64}})(/\w+)?")
A_LONG_TIME = 10**9  # seconds: nobody is gone who shares a device
NO_POLICIES = Policies()
LIMITS = Limits(gone_after=A_LONG_TIME, stall_after=A_LONG_TIME)
log = logging.getLogger(__name__)


class NobodyElse:
    """There are no other processes to tell, and nobody counts."""

    async def entry_added(self, table_id: str, seq: int, entry: AnyEntry) -> None: ...

    def bot_decided(self) -> None: ...

    def bot_failed(self) -> None: ...


class BotWorker:
    """Thinks elsewhere; when it breaks, the next question starts another."""

    def __init__(self, think: Callable[[str], Awaitable[str]]) -> None:
        async def ask(question: bytes) -> str:
            return await think(question.decode())

        self._conversation = Conversation(ask)

    async def ask(self, question: BotQuestion) -> Answer:
        try:
            return await self._conversation.ask(question)
        except Exception as error:
            return Answer(error=f"the worker has failed: {error}")

    def check(self, bot: str, options: dict[str, Any]) -> None:
        """Refusal if it cannot play at such a table."""
        NO_POLICIES.check(bot, options)


class PlayedAgain:
    """What those of a table can do beyond it."""

    def __init__(self, host: LocalHost, table: TableState) -> None:
        self._host = host
        self._table = table
        self.command = host.command
        self.lost = host.lost

    async def open_table(self, player: Player, settings: TableSettings, seat: int | None) -> TableState:
        """Everybody of the device sits there again."""
        chairs = enumerate(self._table.chairs)
        people = {each: Player(chair.player, chair.name) for each, chair in chairs if chair.player}
        return await self._host.open_for(people, settings)


class LocalHost:
    """`think` brings the answer of a bot; `tell` hands a connection, by its number, a message, or "" when it ends."""

    def __init__(self, shelf: Shelf, think: Callable[[str], Awaitable[str]], tell: Callable[[int, str], None]) -> None:
        self._log = ShelfLog(shelf)
        self._bots = BotWorker(think)
        self._tell = tell
        self._clock = Clock()
        self._owners: dict[str, TableOwner] = {}
        self._holders: dict[str, int] = {}  # by table, the seat of who holds the device
        self._joined: dict[int, tuple[str, Viewer]] = {}  # connections
        self._loading = asyncio.Lock()
        self._background = Background()
        self._look_at_clock()

    # Requests

    async def ask(self, method: str, address: str, body: str) -> str:
        """What the HTTP interface would answer; a refusal is a message `error`."""
        try:
            answer = await self._answer(method, address, body)
        except Refusal as refusal:
            answer = error_of(refusal)
        except Exception:
            log.exception("a request failed")
            answer = error_of(fault())
        return answer if isinstance(answer, str) else encode(answer).decode()

    async def _answer(self, method: str, address: str, body: str) -> Any:
        url = urlsplit(address)
        if found := TABLE.fullmatch(url.path):
            live = (await self._owner(found[1])).live
            query = {name: values[0] for name, values in parse_qs(url.query).items()}
            return await self._answer_at(live, f"{method} {found[2] or ''}", query, body)
        match f"{method} {url.path}":
            case "POST /api/tables":
                return await self._open(_read(body, forms.DeviceTableForm))
            case "POST /api/records":
                return await self._take_record_up(_read(body, forms.TakeUpForm))
            case "POST /api/options":
                return read_options(_read(body, dict[str, Any])).to_json()
            case "POST /api/cities":
                return facts_of(_read(body, forms.CityForm))
            case "POST /api/scores":
                return sheets_of(_read(body, forms.PadForm))
        raise Refusal("no_such_page", "this needs a server")

    async def _answer_at(self, live: LiveTable, what: str, query: dict[str, str], body: str) -> Any:
        match what:
            case "GET ":
                return self._snapshot(live)
            case "GET /events":
                return await self._history(live, query)
            case "GET /record":
                return self._record(live)
            case "POST /commands":
                return await self.command(live.id, self._player(live), read_command(body))
            case "POST /branch":
                return await self._branch(live, _read(body, forms.BranchForm))
            case "POST /hold":
                return await self._hold(live, _read(body, forms.HoldForm))
        raise Refusal("no_such_page", "this needs a server")

    def _snapshot(self, live: LiveTable) -> Snapshot:
        return snapshot_for(live.state, self._holder(live.state))

    async def _history(self, live: LiveTable, query: dict[str, str]) -> forms.History:
        """When the game is over, as any seat saw it."""
        seat = live.state.seat_of(self._holder(live.state))
        if live.state.stage == "over" and query.get("seat", "").isdecimal():
            seat = int(query["seat"])
        texts = history_of(live.id, await self._log.read(live.id), seat, int(query.get("after", "0")))
        return forms.History([msgspec.json.decode(text) for text in texts])

    def _record(self, live: LiveTable) -> str:
        """Also of a game that is not over: who has the device has all that is on it."""
        return json.dumps(live.state.record(), indent=1) + "\n"

    async def _open(self, form: forms.DeviceTableForm) -> forms.Opened:
        settings, options = form.settings.completed().checked()
        if isinstance(settings.clock, Days):
            raise Refusal("bad_options", "a table on one device has no clock that counts days")
        people = {
            seat: Player(f"{HERE}{seat}", name)
            for seat, name in enumerate(form.names)
            if name and seat < options.players and settings.seats[seat].kind != "bot"
        }
        if not people:
            raise Refusal("bad_options", "somebody has to sit at the table")
        NO_POLICIES.check_seats(settings.seats, settings.options)
        return _opened(await self.open_for(people, settings))

    async def open_for(self, people: dict[int, Player], settings: TableSettings) -> TableState:
        live = _new_table()
        settings = msgspec.structs.replace(settings, listed=False, chat=False, rated=False)
        first = min(people)
        return await self._keep(live, open_at(live, people[first], settings, people, self._clock.now()))

    async def _take_record_up(self, form: forms.TakeUpForm) -> forms.Opened:
        options, past = past_of(form.record)
        return await self._take_up(options, past, form.seat, names_in(form.record))

    async def _branch(self, live: LiveTable, form: forms.BranchForm) -> forms.Opened:
        past = (await self._log.read(live.id))[: form.after]
        if live.state.stage != "over" or not any(isinstance(entry, Started) for entry in past):
            raise Refusal("not_over", "a game can be taken up again when it is over, from its start on")
        return await self._take_up(live.state.settings.options, past, form.seat, live.state.names)

    async def _take_up(
        self, options: dict[str, Any], past: list[AnyEntry], seat: int, names: Sequence[str]
    ) -> forms.Opened:
        live, player = _new_table(), Player(f"{HERE}{seat}", _name_at(seat, names))
        return _opened(await self._keep(live, take_up(live, player, options, past, seat, names, self._clock.now())))

    # Who holds the device

    async def _hold(self, live: LiveTable, form: forms.HoldForm) -> Snapshot:
        """Somebody takes the device, or puts it down."""
        if form.seat is None:
            self._holders.pop(live.id, None)
        elif form.seat >= len(live.state.chairs) or not live.state.chairs[form.seat].player:
            raise Refusal("bad_message", f"nobody of this device sits at seat {form.seat}")
        else:
            self._holders[live.id] = form.seat
        async with live.lock:
            for viewer in list(live.viewers):
                live.part(viewer)
                viewer.player = self._holder(live.state)
                live.join(viewer, None)
            return self._snapshot(live)

    def _holder(self, table: TableState) -> str:
        """Whose eyes see the table: the only person's, or those of who has taken the device."""
        people = [seat for seat, chair in enumerate(table.chairs) if chair.player]
        seat = people[0] if len(people) == 1 else self._holders.get(table.id)
        return "" if seat is None else table.chairs[seat].player

    def _player(self, live: LiveTable) -> Player:
        table = live.state
        seat = table.seat_of(self._holder(table))
        if seat is None:
            raise Refusal("not_seated", "nobody has taken the device yet")
        return Player(table.chairs[seat].player, table.chairs[seat].name)

    # Connections

    async def connect(self, number: int, table: str, after: int | None) -> None:
        try:
            owner = await self._owner(table)
        except Refusal:
            self._tell(number, "")
            return
        viewer = Viewer(
            self._holder(owner.table),
            lambda frame: self._tell(number, text_of(frame).decode()),
            lambda code, why: self._tell(number, ""),
        )
        async with owner.live.lock:
            owner.live.join(viewer, after)
            self._joined[number] = table, viewer
        owner.live.tell_presence()
        await owner.see_who_is_there()

    def part(self, number: int) -> None:
        table, viewer = self._joined.pop(number, ("", None))
        if viewer and (owner := self._owners.get(table)):
            owner.live.part(viewer)

    async def hear(self, number: int, text: str) -> None:
        """A command that came over a connection."""
        if number not in self._joined:
            return
        table, viewer = self._joined[number]
        command_id = id_of(text)
        try:
            command = read_command(text)
            viewer.send(await self.command(table, self._player((await self._owner(table)).live), command))
        except Refusal as refusal:
            viewer.send(error_of(refusal, command_id))
        except Exception:
            log.exception("a command failed")
            viewer.send(error_of(fault(), command_id))

    # Tables

    async def _owner(self, table_id: str) -> TableOwner:
        """Of a table of this device, read from its shelf if it was not."""
        async with self._loading:
            owner = self._owners.get(table_id)
            if owner is None:
                entries = await self._log.read(table_id)
                if not entries:
                    raise Refusal("no_such_table", "there is no such table on this device")
                live = LiveTable(table_id, Lease("", 0))
                live.load(entries)
                owner = self._own(live)
            return owner

    def _own(self, live: LiveTable) -> TableOwner:
        nobody = NobodyElse()
        owner = self._owners[live.id] = TableOwner(
            live,
            log=self._log,
            publisher=nobody,
            tables=PlayedAgain(self, live.state),
            bots=self._bots,
            counters=nobody,
            limits=LIMITS,
            now=self._clock.now,
        )
        self._background.spawn(owner.settle())
        return owner

    async def _keep(self, live: LiveTable, entries: list[AnyEntry]) -> TableState:
        await self._log.keep(live.state, entries)
        await self._own(live).settle()
        return live.state

    async def command(self, table_id: str, player: Player, command: AnyCommand) -> Reply:
        while True:
            owner = await self._owner(table_id)
            try:
                return await owner.carry_out(player, command)
            except Fenced:
                self.lost(owner.live)

    def lost(self, live: LiveTable) -> None:
        """The table has gone on in another window: whoever needs it reads it again."""
        if owner := self._owners.pop(live.id, None):
            owner.end()
        live.close("the table has gone on elsewhere")
        self._joined = {number: joined for number, joined in self._joined.items() if joined[0] != live.id}

    def _look_at_clock(self) -> None:
        """A device sleeps often, and nobody's time runs meanwhile."""
        if lost := self._clock.look():
            for owner in self._owners.values():
                owner.forgive(lost)
        asyncio.get_running_loop().call_later(EVERY, self._look_at_clock)


def _new_table() -> LiveTable:
    return LiveTable(HERE + new_table_id(), Lease("", 0))


def _name_at(seat: int, names: Sequence[str]) -> str:
    """Of who sat there; at the seat of a bot it is somebody else who plays on."""
    people = [name for name in names if name not in LEVELS]
    own = [name for name in names[seat : seat + 1] if name in people]
    return next(iter((*own, *people)), "")


def _opened(table: TableState) -> forms.Opened:
    return forms.Opened(table.id, table.invitation)


def _read(body: str, form: Any) -> Any:
    return read(msgspec.json.Decoder(form), body, misfit="the body does not fit", no_json="the body is no JSON")

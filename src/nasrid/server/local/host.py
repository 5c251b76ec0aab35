"""The server of a device: tables without a network, with the paths, forms and messages of docs/protocol.md.

All players of a table share the device. They pass it on, and the player who holds it sees their hand.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from itertools import islice
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from nasrid.levels import LEVEL_NAMES
from nasrid.server.bots.policies import Policies
from nasrid.server.bots.requests import DecisionRequest, WorkerReply
from nasrid.server.bots.worker_session import WorkerSession
from nasrid.server.clock import RESYNC_INTERVAL_SECONDS, SteadyClock
from nasrid.server.ids import new_table_id
from nasrid.server.limits import Limits
from nasrid.server.local.cities import city_facts
from nasrid.server.local.score_pad import make_sheets
from nasrid.server.local.storage import DeviceLog, DeviceStorage
from nasrid.server.protocol import forms
from nasrid.server.protocol.commands import AnyCommand, PlayerRef, peek_id, read_command
from nasrid.server.protocol.entries import AnyEntry, Started
from nasrid.server.protocol.errors import RefusalError, server_error
from nasrid.server.protocol.frames import decode_frame
from nasrid.server.protocol.info import LOCAL_ID_PREFIX
from nasrid.server.protocol.messages import Reply, Snapshot, encode, error_message
from nasrid.server.protocol.reading import read, read_event_number
from nasrid.server.protocol.settings import Correspondence, TableSettings, read_options
from nasrid.server.table.background import Background
from nasrid.server.table.lease import Fenced, Lease
from nasrid.server.table.live import LiveTable, Viewer, history_events
from nasrid.server.table.opening import entries_from_record, opening_entries, player_names, resuming_entries
from nasrid.server.table.owner import TableOwner
from nasrid.server.table.public_info import game_record
from nasrid.server.table.snapshots import snapshot_for
from nasrid.server.table.state import TableState

TABLE_PATH_RE = re.compile(rf"/api/tables/({LOCAL_ID_PREFIX}[A-Za-z0-9_-]{{1,64}})(/[\w-]+)?")
NEVER_SECONDS = 10**9  # players who share a device are never away
NO_POLICIES = Policies()
DEVICE_LIMITS = Limits(away_after_seconds=NEVER_SECONDS, vote_out_after_seconds=NEVER_SECONDS)
log = logging.getLogger(__name__)


class NullPublisher:
    """A publisher without other processes, and counters without metrics."""

    async def publish_entry(self, table_id: str, seq: int, entry: AnyEntry) -> None: ...

    def count_bot_decision(self) -> None: ...

    def count_bot_failure(self) -> None: ...


class BotWorker:
    """A bot worker in another thread of the browser. If it fails, the next request starts another."""

    def __init__(self, think: Callable[[str], Awaitable[str]]) -> None:
        async def send(request: bytes) -> str:
            return await think(request.decode())

        self._session = WorkerSession(send)

    async def ask(self, request: DecisionRequest) -> WorkerReply:
        try:
            return await self._session.ask(request)
        except Exception as error:
            return WorkerReply(error=f"the worker failed: {error}")

    def check_bot(self, bot: str, options: dict[str, Any]) -> None:
        """Raise RefusalError if the bot cannot play with these options."""
        NO_POLICIES.check_bot(bot, options)


class RematchOpener:
    """The operations on other tables that the owner of a table needs."""

    def __init__(self, host: LocalHost, table: TableState) -> None:
        self._host = host
        self._table = table
        self.run_command = host.run_command
        self.discard = host.discard

    async def open_table(self, player: PlayerRef, settings: TableSettings, seat: int | None) -> forms.CreatedTable:
        """Open a table where all players of the device have their seats again."""
        seats = enumerate(self._table.seats)
        people = {number: PlayerRef(state.player, state.name) for number, state in seats if state.player}
        return await self._host.open_table_for(people, settings)


class LocalHost:
    """The tables of a device.

    `think` returns the reply of a bot. `send` sends a message to a connection by number, or "" to close it.
    """

    def __init__(
        self, storage: DeviceStorage, think: Callable[[str], Awaitable[str]], send: Callable[[int, str], None]
    ) -> None:
        self._log = DeviceLog(storage)
        self._bots = BotWorker(think)
        self._send = send
        self._clock = SteadyClock()
        self._owners: dict[str, TableOwner] = {}
        self._active_seats: dict[str, int] = {}  # by table, the seat that holds the device
        self._connections: dict[int, tuple[str, Viewer]] = {}
        self._loading = asyncio.Lock()
        self._background = Background()
        self._resync_clock()

    # Requests

    async def ask(self, method: str, address: str, body: str) -> str:
        """Return the response of the HTTP interface, or a message of type `error`."""
        try:
            reply = await self._answer(method, address, body)
        except RefusalError as refusal:
            reply = error_message(refusal)
        except Exception:
            log.exception("request failed")
            reply = error_message(server_error())
        return reply if isinstance(reply, str) else encode(reply).decode()

    async def _answer(self, method: str, address: str, body: str) -> Any:
        url = urlsplit(address)
        if path_match := TABLE_PATH_RE.fullmatch(url.path):
            live = (await self._load_owner(path_match[1])).live
            query = {name: values[0] for name, values in parse_qs(url.query).items()}
            return await self._answer_for_table(live, f"{method} {path_match[2] or ''}", query, body)
        match f"{method} {url.path}":
            case "POST /api/tables":
                return await self._open(_read(body, forms.DeviceTableForm))
            case "POST /api/records":
                form = _read(body, forms.ResumeForm)
                options, past = entries_from_record(form.record)
                return await self._resume(options, past, form.seat, player_names(form.record))
            case "POST /api/options":
                return read_options(_read(body, dict[str, Any])).to_json()
            case "POST /api/cities":
                return city_facts(_read(body, forms.CityForm))
            case "POST /api/scores":
                return make_sheets(_read(body, forms.PadForm))
        raise RefusalError("not_found", "this needs a server")

    async def _answer_for_table(self, live: LiveTable, request: str, query: dict[str, str], body: str) -> Any:
        match request:
            case "GET ":
                return self._snapshot(live)
            case "GET /events":
                return await self._history(live, query)
            case "GET /record":
                # Even of a running game, because the device has all its data anyway.
                return json.dumps(game_record(live.state), indent=1) + "\n"
            case "POST /commands":
                return await self.run_command(live.id, self._require_player(live), read_command(body))
            case "POST /branch":
                return await self._branch(live, _read(body, forms.BranchForm))
            case "POST /active-seat":
                return await self._set_active_seat(live, _read(body, forms.ActiveSeatForm))
        raise RefusalError("not_found", "this needs a server")

    def _snapshot(self, live: LiveTable) -> Snapshot:
        return snapshot_for(live.state, self._active_player(live.state))

    async def _history(self, live: LiveTable, query: dict[str, str]) -> forms.History:
        """Return the events as the player may see them; after the game, as any seat saw them."""
        seat = live.state.seat_of(self._active_player(live.state))
        if live.state.stage == "over" and query.get("seat", "").isdecimal():
            seat = int(query["seat"])
        after = read_event_number(query.get("after", "0"))
        texts = islice(history_events(live.id, await self._log.read(live.id), seat), after, None)
        return forms.History([msgspec.json.decode(text) for text in texts])

    async def _open(self, form: forms.DeviceTableForm) -> forms.CreatedTable:
        settings, options = form.settings.with_lesson().checked()
        if isinstance(settings.clock, Correspondence):
            raise RefusalError("bad_options", "a table on a device cannot be a correspondence game")
        people = {
            seat: PlayerRef(f"{LOCAL_ID_PREFIX}{seat}", name)
            for seat, name in enumerate(form.names)
            if name and seat < options.players and settings.seats[seat].kind != "bot"
        }
        if not people:
            raise RefusalError("bad_options", "the table needs at least one player")
        NO_POLICIES.check_seats(settings.seats, settings.options)
        return await self.open_table_for(people, settings)

    async def open_table_for(self, people: dict[int, PlayerRef], settings: TableSettings) -> forms.CreatedTable:
        live = self._new_table()
        settings = msgspec.structs.replace(settings, listed=False, chat=False, rated=False)
        first = min(people)
        return await self._create(live, opening_entries(live, people[first], settings, people, self._clock.now()))

    async def _branch(self, live: LiveTable, form: forms.BranchForm) -> forms.CreatedTable:
        past = (await self._log.read(live.id))[: form.after]
        if live.state.stage != "over" or not any(isinstance(entry, Started) for entry in past):
            raise RefusalError("game_not_over", "only a finished game can be continued, from its start or later")
        return await self._resume(live.state.settings.options, past, form.seat, live.state.names)

    async def _resume(
        self, options: dict[str, Any], past: list[AnyEntry], seat: int, names: Sequence[str]
    ) -> forms.CreatedTable:
        live, player = self._new_table(), PlayerRef(f"{LOCAL_ID_PREFIX}{seat}", _name_for(seat, names))
        return await self._create(live, resuming_entries(live, player, options, past, seat, names, self._clock.now()))

    # The player who holds the device

    async def _set_active_seat(self, live: LiveTable, form: forms.ActiveSeatForm) -> Snapshot:
        """Give the device to the player at a seat, or put it down."""
        if form.seat is None:
            self._active_seats.pop(live.id, None)
        elif form.seat >= len(live.state.seats) or not live.state.seats[form.seat].player:
            raise RefusalError("bad_message", f"no player of this device sits at seat {form.seat}")
        else:
            self._active_seats[live.id] = form.seat
        async with live.lock:
            for viewer in list(live.viewers):
                live.leave(viewer)
                viewer.player = self._active_player(live.state)
                live.join(viewer, None)
            return self._snapshot(live)

    def _active_player(self, table: TableState) -> str:
        """Return the player whose view is shown: the only person, or the one who holds the device."""
        people = [seat for seat, seat_state in enumerate(table.seats) if seat_state.player]
        seat = people[0] if len(people) == 1 else self._active_seats.get(table.id)
        return "" if seat is None else table.seats[seat].player

    def _require_player(self, live: LiveTable) -> PlayerRef:
        table = live.state
        seat = table.seat_of(self._active_player(table))
        if seat is None:
            raise RefusalError("not_seated", "no player holds the device")
        return PlayerRef(table.seats[seat].player, table.seats[seat].name)

    # Connections

    async def connect(self, number: int, table: str, after: int | None) -> None:
        try:
            owner = await self._load_owner(table)
        except RefusalError:
            self._send(number, "")
            return
        viewer = Viewer(
            self._active_player(owner.table),
            lambda frame: self._send(number, decode_frame(frame).decode()),
            lambda code, why: self._send(number, ""),
        )
        async with owner.live.lock:
            owner.live.join(viewer, after)
            self._connections[number] = table, viewer
        owner.live.send_presence()
        await owner.sync_presence()

    def disconnect(self, number: int) -> None:
        table, viewer = self._connections.pop(number, ("", None))
        if viewer and (owner := self._owners.get(table)):
            owner.live.leave(viewer)

    async def receive(self, number: int, text: str) -> None:
        """Run a command from a connection."""
        if number not in self._connections:
            return
        table, viewer = self._connections[number]
        command_id = peek_id(text)
        try:
            command = read_command(text)
            player = self._require_player((await self._load_owner(table)).live)
            viewer.send(await self.run_command(table, player, command))
        except RefusalError as refusal:
            viewer.send(error_message(refusal, command_id))
        except Exception:
            log.exception("command failed")
            viewer.send(error_message(server_error(), command_id))

    # Tables

    async def _load_owner(self, table_id: str) -> TableOwner:
        """Return the owner of a table, and load the table if necessary."""
        async with self._loading:
            owner = self._owners.get(table_id)
            if owner is None:
                entries = await self._log.read(table_id)
                if not entries:
                    raise RefusalError("no_such_table", "there is no such table on this device")
                live = LiveTable(table_id, Lease("", 0), self._clock.now)
                live.load(entries)
                owner = self._own(live)
            return owner

    def _own(self, live: LiveTable) -> TableOwner:
        publisher = NullPublisher()
        owner = self._owners[live.id] = TableOwner(
            live,
            log=self._log,
            publisher=publisher,
            tables=RematchOpener(self, live.state),
            bots=self._bots,
            counters=publisher,
            limits=DEVICE_LIMITS,
            now=self._clock.now,
        )
        self._background.spawn(owner.catch_up())
        return owner

    def _new_table(self) -> LiveTable:
        return LiveTable(LOCAL_ID_PREFIX + new_table_id(), Lease("", 0), self._clock.now)

    async def _create(self, live: LiveTable, entries: list[AnyEntry]) -> forms.CreatedTable:
        await self._log.save(live.state, entries)
        await self._own(live).catch_up()
        return forms.CreatedTable(live.id, live.state.invitation)

    async def run_command(self, table_id: str, player: PlayerRef, command: AnyCommand) -> Reply:
        while True:
            owner = await self._load_owner(table_id)
            try:
                return await owner.carry_out(player, command)
            except Fenced:
                self.discard(owner.live)

    def discard(self, live: LiveTable) -> None:
        """Drop a table that has continued in another window."""
        if owner := self._owners.pop(live.id, None):
            owner.close()
        live.close("the table has continued in another window")
        self._connections = {number: joined for number, joined in self._connections.items() if joined[0] != live.id}

    def _resync_clock(self) -> None:
        """Credit the time to the players that the device has slept."""
        if lost := self._clock.resync():
            for owner in self._owners.values():
                owner.credit_lost_time(lost)
        asyncio.get_running_loop().call_later(RESYNC_INTERVAL_SECONDS, self._resync_clock)


def _name_for(seat: int, names: Sequence[str]) -> str:
    """Return the name of the person at a seat, or another person's name if a bot sat there."""
    people = [name for name in names if name not in LEVEL_NAMES]
    own_name = [name for name in names[seat : seat + 1] if name in people]
    return next(iter((*own_name, *people)), "")


def _read(body: str, form: Any) -> Any:
    return read(msgspec.json.Decoder(form), body)

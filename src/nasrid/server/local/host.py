"""The server of a device: tables without a network, with the paths, forms and messages of docs/protocol.md.

All players of a table share the device. They pass it on, and the player who holds it sees their hand.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import date
from itertools import islice
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from nasrid.daily import PERSON_SEAT
from nasrid.levels import LEVEL_NAMES
from nasrid.rules.game import RULES_VERSION
from nasrid.server.bots.policies import Policies
from nasrid.server.bots.requests import DecisionRequest, WorkerReply
from nasrid.server.bots.worker_session import WorkerSession
from nasrid.server.clock import RESYNC_INTERVAL_SECONDS, SteadyClock
from nasrid.server.ids import new_table_id
from nasrid.server.limits import Limits
from nasrid.server.local.analysis import DeviceAnalysis
from nasrid.server.local.cities import city_facts
from nasrid.server.local.progress import device_progress
from nasrid.server.local.puzzles import DevicePuzzles
from nasrid.server.local.reviews import DeviceReviews
from nasrid.server.local.score_pad import make_sheets
from nasrid.server.local.storage import DeviceAnswers, DeviceLog, DeviceStorage
from nasrid.server.protocol import forms
from nasrid.server.protocol.commands import AnswerUndo, AnyCommand, PlayerRef, peek_id, read_command
from nasrid.server.protocol.entries import AnyEntry, Opened, Started
from nasrid.server.protocol.entries import decode as decode_entry
from nasrid.server.protocol.errors import RefusalError, server_error
from nasrid.server.protocol.frames import decode_frame
from nasrid.server.protocol.info import LOCAL_ID_PREFIX
from nasrid.server.protocol.messages import Presence, Reply, Snapshot, encode, error_message
from nasrid.server.protocol.reading import read, read_event_number
from nasrid.server.protocol.settings import (
    ADVISER_CODE,
    DEVICE_ADVISER_CODE,
    Correspondence,
    DailyPlace,
    TableSettings,
    read_options,
)
from nasrid.server.table.answering import answer_command
from nasrid.server.table.background import Background
from nasrid.server.table.clocks import IDLE_PUZZLE_SECONDS
from nasrid.server.table.daily import (
    check_may_attempt,
    check_may_practise,
    daily_entries,
    daily_page,
    lead_of,
    puzzle_of_day,
    requested_day,
)
from nasrid.server.table.folding import fold_log
from nasrid.server.table.lease import Fenced, Lease
from nasrid.server.table.live import LiveTable, Viewer, history_events
from nasrid.server.table.opening import (
    entries_from_record,
    opening_entries,
    people_of,
    player_names,
    resumed_settings,
    resuming_entries,
)
from nasrid.server.table.owner import TableOwner
from nasrid.server.table.puzzles import puzzle_entries, requested_puzzle
from nasrid.server.table.reviewing import record_text
from nasrid.server.table.snapshots import snapshot_for
from nasrid.server.table.state import TableState

TABLE_ID_RE = re.compile(rf"{LOCAL_ID_PREFIX}[A-Za-z0-9_-]{{1,64}}")
PUZZLE_PATH_RE = re.compile(r"/api/puzzles/([^/]+)")
TABLE_PATH_RE = re.compile(rf"/api/tables/({TABLE_ID_RE.pattern})(/[\w-]+)?")
MAX_NAME_LENGTH = 100  # of a person in a record, as in DeviceTableForm
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
        if request.code == ADVISER_CODE:
            request = request._replace(code=DEVICE_ADVISER_CODE)
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

    async def open_table(
        self, player: PlayerRef, settings: TableSettings, seat: int | None, rematch_of: str = ""
    ) -> forms.CreatedTable:
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
        # connections that have not joined their table yet, with the reason why they cannot
        self._joining: dict[int, asyncio.Future[RefusalError | None]] = {}
        self._loading = asyncio.Lock()
        self._background = Background()
        self._answers = DeviceAnswers(storage)
        analysis = DeviceAnalysis(think)
        self._puzzles = DevicePuzzles(self._answers, analysis, self._clock.now)
        self._reviews = DeviceReviews(storage, analysis, self._background)
        self._resync_clock()

    # Requests

    async def ask(self, method: str, address: str, body: str) -> str:
        """Return the response of the HTTP interface, or a message of type `error`."""
        command_id = peek_id(body) if urlsplit(address).path.endswith("/commands") else None
        try:
            reply = await self._answer(method, address, body)
        except RefusalError as refusal:
            reply = error_message(refusal, command_id)
        except Exception:
            log.exception("request failed")
            reply = error_message(server_error(), command_id)
        return reply if isinstance(reply, str) else encode(reply).decode()

    async def _answer(self, method: str, address: str, body: str) -> Any:
        url = urlsplit(address)
        query = {name: values[0] for name, values in parse_qs(url.query).items()}
        if path_match := TABLE_PATH_RE.fullmatch(url.path):
            live = (await self._load_owner(path_match[1])).live
            return await self._answer_for_table(live, f"{method} {path_match[2] or ''}", query, body)
        if method == "GET" and (path_match := PUZZLE_PATH_RE.fullmatch(url.path)):
            return await self._puzzles.details(requested_puzzle(path_match[1]))
        match f"{method} {url.path}":
            case "POST /api/tables":
                return await self._open(_read(body, forms.DeviceTableForm))
            case "POST /api/records":
                return await self._open_record(_read(body, forms.ResumeForm))
            case "GET /api/daily":
                return await self._daily_page(requested_day(query.get("date"), self._clock.now()))
            case "POST /api/daily/table":
                return await self._open_daily(_read(body, forms.DeviceDailyForm))
            case "GET /api/me/progress":
                listings = await self._log.read_listings()
                return await device_progress(listings, await self._puzzles.standing(), self._reviews.seats_of)
            case "GET /api/puzzles":
                return await self._puzzles.page(query.get("theme"), query.get("game"))
            case "POST /api/puzzles/table":
                return await self._open_puzzle(_read(body, forms.DevicePuzzleForm))
            case "POST /api/puzzles/answer":
                return await self._puzzles.answer(_read(body, forms.PuzzleAnswerForm))
            case "POST /api/backup":
                return await self._restore(_read(body, forms.BackupForm))
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
                return record_text(live.state, await self._reviews.review_of(live.id))
            case "GET /review":
                return await self._review_page(live, query)
            case "POST /review":
                await self._reviews.request(live.state, _read(body, forms.ReviewForm).effort)
                return await self._review_page(live, query)
            case "POST /judge":
                return bytes(await self._reviews.judge(live.state, _read(body, forms.JudgeForm))).decode()
            case "POST /commands":
                return await self._run_own_command(live.id, read_command(body))
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

    async def _review_page(self, live: LiveTable, query: dict[str, str]) -> forms.ReviewPage:
        after = read_event_number(query.get("after", "0"))
        return await self._reviews.page(live.state, await self._log.read(live.id), after)

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
        names = live.state.names
        return await self._resume(live.state.settings.options, past, {form.seat: _name_for(form.seat, names)}, names)

    async def _open_record(self, form: forms.ResumeForm) -> forms.CreatedTable:
        """Open a table that continues the game of a record or, if it is over, shows it with its review."""
        options, past = entries_from_record(form.record, is_trusted=True)
        names = player_names(form.record)
        people = people_of(form.record) if form.seat is None else {form.seat: _name_for(form.seat, names)}
        created = await self._resume(options, past, people or {0: ""}, names)
        await self._reviews.adopt((await self._load_owner(created.id)).table, form.record.get("review"))
        return created

    async def _resume(
        self, options: dict[str, Any], past: list[AnyEntry], people: dict[int, str], names: Sequence[str]
    ) -> forms.CreatedTable:
        live = self._new_table()
        settings = msgspec.structs.replace(resumed_settings(options, people, names), listed=False, chat=False)
        sitters = {seat: PlayerRef(f"{LOCAL_ID_PREFIX}{seat}", name[:MAX_NAME_LENGTH]) for seat, name in people.items()}
        log = resuming_entries(settings, sitters, past, self._clock.now())
        live.load(log)
        return await self._create(live, log)

    # The deal of the day. The id of an attempt contains the day, so there is one attempt per device.

    async def _daily_page(self, day: date) -> forms.DailyPage:
        puzzle = await self._puzzles.details(puzzle_of_day(day))
        return daily_page(day, self._clock.now(), await self._daily_attempt(day), puzzle)

    async def _daily_attempt(self, day: date) -> forms.DailyAttempt | None:
        table_id = _attempt_id(day)
        if not await self._log.read(table_id):
            return None
        table = (await self._load_owner(table_id)).table
        if table.stage == "playing":
            return forms.DailyAttempt(table_id, "playing")
        if table.result is None:
            return forms.DailyAttempt(table_id, "unfinished")
        scores, won = table.result.scores, PERSON_SEAT in table.result.winners
        return forms.DailyAttempt(table_id, "finished", scores[PERSON_SEAT], lead_of(scores, PERSON_SEAT), won)

    async def _open_daily(self, form: forms.DeviceDailyForm) -> forms.CreatedTable:
        now = self._clock.now()
        day = requested_day(form.date or None, now)
        attempt = await self._daily_attempt(day)
        if form.is_practice:
            check_may_practise(day, now, attempt)
        else:
            check_may_attempt(day, now, attempt)
            if attempt:
                return forms.CreatedTable(attempt.table, "")
        live = self._new_table("" if form.is_practice else _attempt_id(day))
        player = PlayerRef(f"{LOCAL_ID_PREFIX}{PERSON_SEAT}", form.name)
        place = DailyPlace(day.isoformat(), form.is_practice)
        return await self._create(live, daily_entries(live, player, place, now))

    # Puzzles

    async def _open_puzzle(self, form: forms.DevicePuzzleForm) -> forms.CreatedTable:
        puzzle, now = requested_puzzle(form.puzzle), self._clock.now()
        await self._delete_puzzles(before=now - IDLE_PUZZLE_SECONDS)
        live = self._new_table()
        player = PlayerRef(f"{LOCAL_ID_PREFIX}{puzzle.seat}", form.name)
        return await self._create(live, puzzle_entries(live, player, puzzle, now))

    async def _delete_puzzles(self, before: float) -> None:
        """Delete the tables of puzzles without a move since this time. They are in no list."""
        for listing in await self._log.read_listings():
            table = listing.listed_table
            if table.puzzle and listing.updated < before:
                if owner := self._owners.get(table.id):
                    self.discard(owner.live)
                await self._log.delete(table.id)

    # Backups

    async def _restore(self, form: forms.BackupForm) -> forms.RestoredTables:
        """Add the tables and puzzles of a backup. A table of the device never loses an entry."""
        for answered in form.puzzles:
            await self._answers.add(answered)
        outcomes = Counter([await self._restore_table(table) for table in form.tables])
        return forms.RestoredTables(**outcomes)

    async def _restore_table(self, table: forms.BackupTable) -> str:
        try:
            log = [decode_entry(text) for text in table.entries]
            openings = [number for number, entry in enumerate(log) if isinstance(entry, Opened)]
            if not TABLE_ID_RE.fullmatch(table.id) or openings != [0]:
                return "damaged"
            fold_log(table.id, log)
        except Exception:  # a file may contain anything
            return "damaged"
        kept = await self._log.read(table.id)
        if kept[: len(log)] == log:
            return "unchanged"
        if log[: len(kept)] == kept:
            await self._log.save(fold_log(table.id, log), log[len(kept) :])
            if owner := self._owners.get(table.id):
                self.discard(owner.live)
            return "continued" if kept else "added"
        copy = _copy_id(table)
        if await self._log.read(copy):
            return "unchanged"
        await self._log.save(fold_log(copy, log), log)
        return "copied"

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

    def _sender_of(self, command: AnyCommand, live: LiveTable) -> PlayerRef:
        """Return the player who sends a command: the one who holds the device, or the next one to agree to an undo.

        The question whether to undo names that player, so the device does not change hands for the answer.
        """
        table = live.state
        seat = table.seat_of(self._active_player(table))
        if isinstance(command, AnswerUndo) and (request := table.undo_request):
            seat = next((other for other in table.other_players(request.seat) if other not in request.agreed), seat)
        if seat is None:
            raise RefusalError("not_seated", "no player holds the device")
        return PlayerRef(table.seats[seat].player, table.seats[seat].name)

    # Connections

    async def connect(self, number: int, table: str, after: int | None) -> None:
        """Let a connection join a table. Its commands wait until it has joined, and are refused if it cannot."""
        loop = asyncio.get_running_loop()
        joining = self._joining[number] = loop.create_future()
        try:
            await self._join(number, table, after)
            joining.set_result(None)
        except RefusalError as refusal:
            joining.set_result(refusal)
            loop.call_soon(self._send, number, "")  # the answers to its commands are sent first
        finally:
            joining.cancel()  # after any other error
            del self._joining[number]

    async def _join(self, number: int, table: str, after: int | None) -> None:
        owner = await self._load_owner(table)
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
        if (joining := self._joining.get(number)) and (refusal := await joining):
            self._send(number, encode(error_message(refusal, peek_id(text))).decode())
            return
        if number not in self._connections:
            return
        table, viewer = self._connections[number]
        try:
            command = read_command(text)
        except RefusalError as refusal:
            viewer.send(error_message(refusal, peek_id(text)))
            return
        await answer_command(viewer, table, command, self._run_own_command(table, command))

    async def _run_own_command(self, table: str, command: AnyCommand) -> Reply:
        """Run a command of the player who holds the device."""
        player = self._sender_of(command, (await self._load_owner(table)).live)
        return await self.run_command(table, player, command)

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
        people = [seat for seat, seat_state in enumerate(live.state.seats) if seat_state.player]
        live.remote_presence[LOCAL_ID_PREFIX] = Presence(people, 0), math.inf  # all of them sit at the device
        publisher = NullPublisher()
        owner = self._owners[live.id] = TableOwner(
            live,
            log=self._log,
            publisher=publisher,
            tables=RematchOpener(self, live.state),
            bots=self._bots,
            puzzles=self._puzzles,
            counters=publisher,
            limits=DEVICE_LIMITS,
            now=self._clock.now,
        )
        self._background.spawn(owner.catch_up())
        return owner

    def _new_table(self, table_id: str = "") -> LiveTable:
        return LiveTable(table_id or LOCAL_ID_PREFIX + new_table_id(), Lease("", 0), self._clock.now)

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
        """Drop a table that has continued in another window or could not be stored."""
        if owner := self._owners.pop(live.id, None):
            owner.close()
        # The answer to the command that failed is sent first.
        asyncio.get_running_loop().call_soon(live.close, "the table has to be loaded again")
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


def _attempt_id(day: date) -> str:
    """Return the id of the attempt at the deal of a day. Other rules deal other games."""
    return f"{LOCAL_ID_PREFIX}daily-{day.isoformat()}-{RULES_VERSION}"


def _copy_id(table: forms.BackupTable) -> str:
    """Return the id of a copy. It depends on the log, so that restoring a backup twice adds one copy."""
    return LOCAL_ID_PREFIX + hashlib.sha256("\n".join(table.entries).encode()).hexdigest()[:32]


def _read(body: str, form: Any) -> Any:
    return read(msgspec.json.Decoder(form), body)

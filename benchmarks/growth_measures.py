"""The measurements of benchmarks/growth.py: requests that players wait for, and periodic tasks of a server."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import date
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from engines import cpu_seconds
from nasrid.puzzles import puzzles
from nasrid.server.node.account_deletion import LATE_REQUEST_SECONDS
from nasrid.server.node.tournament_rounds import MAX_DUE
from nasrid.server.second_factor import code_at, step_at
from nasrid.server.store.database import Database
from nasrid.server.store.players import Account
from nasrid.server.store.push_queue import PushQueue

REPEATS = 20
FEW_REPEATS = 3  # of requests that take seconds: hints think that long, and exports read all games of a player
REPLAY_PAUSE_SECONDS = 1.1  # a server replays ten games of one address in ten seconds
BOT_PAUSE_SECONDS = 0.5  # in which the bot of the measured game decides
GAMES_OF_DELETED = 10
PASSWORD = "alcazaba"
NASRID_COMMAND = str(Path(sys.executable).with_name("nasrid"))
SERVER_LIMITS = (
    "requests_per_10s",
    "burst_requests",
    "tables_per_hour",
    "lobby_tables_per_hour",
    "guests_per_hour",
    "logins_per_10min",
    "strangers_logins_per_10min",
    "messages_per_10s",
    "chat_per_10s",
    "side_commands_per_10min",
    "puzzle_answers_per_hour",
)
Cost = tuple[float, float]  # elapsed time and CPU time in seconds


class MeasuredPlace(Protocol):
    """The database of the measured server."""

    server_options: list[str]

    def cpu_seconds(self) -> float: ...


class Server:
    """A server on the filled database."""

    def __init__(self, arguments: list[str]) -> None:
        limits = [part for name in SERVER_LIMITS for part in ("--limit", f"{name}=1000000")]
        command = [NASRID_COMMAND, "serve", "--no-browser", "--port", "0", *arguments, *limits]
        start = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        match = re.search(r"http://\S+", self.process.stdout.readline())
        assert match, "the server did not start"
        self.url, self.start_cost = match[0].rstrip("/"), (time.perf_counter() - start, self.cpu_seconds())

    def memory_mb(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1000  # type: ignore[index]

    def cpu_seconds(self) -> float:
        return float(cpu_seconds(self.process.pid))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


class SeatedPlayer:
    """A player at a table with a bot, who acts over a WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ids = count()
        self.decision: dict[str, Any] = {}

    def act(self) -> None:
        self._read_until(lambda message: bool(self.decision))
        turn, self.decision = self.decision, {}
        self._send("act", seq=turn["seq"], action=turn["legal_actions"][0])

    def ask_hint(self) -> None:
        self._read_until(lambda message: bool(self.decision))
        self._send("hint")

    def _send(self, kind: str, **fields: Any) -> None:
        number = str(next(self.ids))
        self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
        reply = self._read_until(lambda message: message.get("id") == number)
        assert reply["type"] != "error", reply

    def _read_until(self, is_found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        message: dict[str, Any] = {}
        while not is_found(message):
            message = json.loads(self.socket.recv(timeout=60))
            if message["type"] == "decision" and message.get("legal_actions"):
                self.decision = message
        return message


class Histories(NamedTuple):
    """Ids of finished games, of those with a review, and of finished tournaments."""

    games: Iterator[str]
    reviewed: Iterator[str]
    tournaments: Iterator[str]


def measure_pages(
    server: Server, place: MeasuredPlace, histories: Histories, regular: str, host: str
) -> dict[str, list[Cost]]:
    """Return the costs of each request that a player waits for.

    `regular` and `host` are session tokens. New tables belong to the host, so that the regular player has equally many
    at each size.
    """
    with ExitStack() as stack:
        client, opener = (stack.enter_context(_client(server, regular)), stack.enter_context(_client(server, host)))
        guest, matched, admin = (stack.enter_context(_client(server)) for _ in range(3))
        pages = (
            _lists(client)
            | _old_games(client, histories)
            | _tournaments(client, histories.tournaments)
            | _puzzles(guest)
            | _play(stack, server, opener, matched)
            | _account(guest)
            | _administration(admin, place)
        )
        costs = {
            name: [_page_cost(page, server, place, name) for _ in range(_repeats(name))] for name, page in pages.items()
        }
        export = _get(client, "/api/me/export")
        costs["export of all games"] = [_page_cost(export, server, place, "") for _ in range(FEW_REPEATS)]
        with _in_background(export):
            costs["lobby during an export"] = [
                _page_cost(pages["lobby"], server, place, "lobby") for _ in range(REPEATS)
            ]
    return costs


def _lists(client: httpx.Client) -> dict[str, Callable[[], object]]:
    client.put("/api/me/page", json={"enabled": True})
    public = client.get("/api/me").json()["page"]
    paths = {
        "lobby": "/api/tables",
        "my tables": "/api/me/tables",
        "parked tables": "/api/me/tables/parked",
        "profile": "/api/me/profile",
        "public page": f"/api/people/{public}",
        "people": "/api/me/people",
        "progress": "/api/me/progress",
        "deal of the day": "/api/daily",
        "puzzles": "/api/puzzles",
    }
    return {name: _get(client, path) for name, path in paths.items()}


def _get(client: httpx.Client, path: str) -> Callable[[], object]:
    return lambda: client.get(path).raise_for_status()


def _old_games(client: httpx.Client, histories: Histories) -> dict[str, Callable[[], object]]:
    olds, reviewed = histories.games, histories.reviewed

    def branch() -> object:
        table = f"/api/tables/{next(olds)}"
        after = client.get(table).raise_for_status().json()["seq"] // 2
        return client.post(f"{table}/branch", json={"after": after, "seat": 0}).raise_for_status()

    return {
        "old game": lambda: client.get(f"/api/tables/{next(olds)}").raise_for_status(),
        "replay of an old game": lambda: client.get(f"/api/tables/{next(olds)}/events").raise_for_status(),
        "record of an old game": lambda: client.get(f"/api/tables/{next(olds)}/record").raise_for_status(),
        "branch of an old game": branch,
        "review of a game": lambda: client.get(f"/api/tables/{next(reviewed)}/review").raise_for_status(),
    }


def _puzzles(guest: httpx.Client) -> dict[str, Callable[[], object]]:
    """Return the requests for puzzles. Each opens or answers another one, with a move that needs no worker."""
    _become_guest(guest)
    shown, answered = iter(puzzles().values()), iter(puzzles().values())

    def answer() -> object:
        puzzle = next(answered)
        form = {"puzzle": puzzle.id, "move": puzzle.moves[0].action}
        return guest.post("/api/puzzles/answer", json=form).raise_for_status()

    return {
        "a puzzle": lambda: guest.get(f"/api/puzzles/{next(shown).id}").raise_for_status(),
        "answer to a puzzle": answer,
    }


def _tournaments(client: httpx.Client, tournaments: Iterator[str]) -> dict[str, Callable[[], object]]:
    """Return the requests for tournaments. Each opens another tournament, which the server has not read yet."""

    def follow(end: str) -> Callable[[], object]:
        return lambda: client.get(f"/api/tournaments/{next(tournaments)}{end}").raise_for_status()

    return {
        "tournaments": _get(client, "/api/tournaments"),
        "my tournaments": _get(client, "/api/me/tournaments"),
        "a tournament": follow(""),
        "standings of a tournament": follow("/standings.csv"),
    }


def _play(
    stack: ExitStack, server: Server, host: httpx.Client, matched: httpx.Client
) -> dict[str, Callable[[], object]]:
    opening = {"settings": {"options": {"players": 2}}, "seat": 0}
    against_bot = {"settings": {"options": {"players": 2}, "seats": [{}, {"kind": "bot", "level": "apprentice"}]}}
    opened = host.post("/api/tables", json=opening).raise_for_status().json()["id"]
    running = host.post("/api/tables", json=against_bot).raise_for_status().json()["id"]
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{running}/ws"
    cookie = {"Cookie": f"nasrid_session={host.cookies['nasrid_session']}"}
    seated = SeatedPlayer(stack.enter_context(connect(address, additional_headers=cookie)))
    _become_guest(matched)
    numbers = count()
    seekers = iter([host, matched] * REPEATS)
    return {
        "new table": lambda: host.post("/api/tables", json=opening).raise_for_status(),
        "match": lambda: next(seekers).post("/api/match", json={"options": {"players": 2}}).raise_for_status(),
        "chat": lambda: host.post(
            f"/api/tables/{opened}/commands", json={"type": "send_chat", "id": f"chat {next(numbers)}", "text": "words"}
        ).raise_for_status(),
        "action": seated.act,
        "hint asked again": seated.ask_hint,
    }


def _account(guest: httpx.Client) -> dict[str, Callable[[], object]]:
    login = _sign_up(guest)
    return {
        "sign-in": lambda: guest.post("/api/login", json={"login": login, "password": PASSWORD}).raise_for_status(),
        "sessions": _get(guest, "/api/me/sessions"),
        "security events": _get(guest, "/api/me/security-events"),
        "own export": _get(guest, "/api/me/export"),
    }


def _administration(guest: httpx.Client, place: MeasuredPlace) -> dict[str, Callable[[], object]]:
    login = _sign_up(guest)
    command = [NASRID_COMMAND, "admin", "grant-admin", login, "measures", *place.server_options]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    guest.post("/api/login", json={"login": login, "password": PASSWORD}).raise_for_status()
    setup = guest.post("/api/admin/second-factor", json={"current_password": PASSWORD}).raise_for_status().json()
    code = code_at(setup["secret"], step_at(time.time()))
    guest.post("/api/admin/second-factor/verify", json={"code": code}).raise_for_status()
    return {"moderation": _get(guest, "/api/admin"), "status": _get(guest, "/api/admin/status")}


def _sign_up(client: httpx.Client) -> str:
    """Become a new player with a password. Return the login."""
    _become_guest(client)
    login = os.urandom(6).hex()
    form = {"login": login, "password": PASSWORD, "current_password": ""}
    client.put("/api/me/password", json=form).raise_for_status()
    return login


def _become_guest(client: httpx.Client) -> None:
    client.post("/api/me", json={"name": "Guest"}).raise_for_status()


def _client(server: Server, token: str = "") -> httpx.Client:
    return httpx.Client(base_url=server.url, cookies={"nasrid_session": token} if token else None, timeout=600)


@contextmanager
def _in_background(work: Callable[[], object]) -> Iterator[None]:
    """Repeat work in a thread while the block runs."""
    is_over = False

    def repeat() -> None:
        while not is_over:
            work()

    thread = Thread(target=repeat)
    thread.start()
    try:
        yield
    finally:
        is_over = True
        thread.join()


def _repeats(name: str) -> int:
    return FEW_REPEATS if "hint" in name else REPEATS


def _page_cost(page: Callable[[], object], server: Server, place: MeasuredPlace, name: str) -> Cost:
    if "old game" in name:
        time.sleep(REPLAY_PAUSE_SECONDS)
    if name in ("action", "hint asked again"):
        time.sleep(BOT_PAUSE_SECONDS)
    start, cpu = time.perf_counter(), server.cpu_seconds() + place.cpu_seconds()
    page()
    return time.perf_counter() - start, server.cpu_seconds() + place.cpu_seconds() - cpu


async def measure_tasks(
    database: Database, place: MeasuredPlace, games: list[str], tournaments: list[str], expired: float
) -> dict[str, list[Cost]]:
    """Return the costs of each task that a server runs by itself. Nothing is older than `expired`."""
    now, push = time.time(), PushQueue(database.driver)
    people = [f"deleted {number}" for number in range(REPEATS)]
    for number, player in enumerate(people):
        await _add_player_of(database, player, games[number :: len(people)][:GAMES_OF_DELETED])
    deleted = iter(people)
    tasks: dict[str, Callable[[], Awaitable[object]]] = {
        "heartbeat": lambda: database.leases.heartbeat("me", 8.0),
        "due tables": lambda: database.leases.due_tables(now, "me"),
        "due tournaments": lambda: database.tournaments.due(now, MAX_DUE),
        "followed tournaments": lambda: database.tournaments.heads(tournaments[:20]),
        "abandoned tables": lambda: database.leases.park_abandoned(expired),
        "followed tables": lambda: database.leases.table_heads(games[:20]),
        "ratings": database.profiles.update_ratings,
        "statistics": database.profiles.update_statistics,
        "old counts of rated games": lambda: database.profiles.delete_old_pairs(now),
        "packing": lambda: database.packing.pack_finished_games(now),
        "bans": lambda: database.moderation.banned_targets("address"),
        "names of spectators": lambda: database.players.names(people),
        "removed names": lambda: database.moderation.reset_again(now - LATE_REQUEST_SECONDS, now),
        "validity of sessions": lambda: database.sessions.valid(people),
        "old sessions": lambda: database.sessions.end_old(200),
        "known devices": lambda: database.credentials.forget_old_devices(200),
        "challenges of passkeys": database.passkeys.delete_expired_challenges,
        "turns to announce": lambda: push.unannounced_turns(now, "me"),
        "notices to send": lambda: push.claim_due(now, "me"),
        "expired guests": lambda: database.accounts.expired_guests(100),
        "expired tables": lambda: database.accounts.delete_expired(30),
        "old daily attempts": lambda: database.daily.delete_old(date.today()),
        "queue of reviews": database.reviews.waiting_tables,
        "next review": lambda: database.reviews.claim("me"),
        "expired tournaments": lambda: database.tournaments.delete_expired(30),
        f"deletion of an account with {GAMES_OF_DELETED} games": lambda: database.accounts.delete(next(deleted)),
        "readings": database.readings.read,
    }
    costs = {name: [await _task_cost(task, place) for _ in range(REPEATS)] for name, task in tasks.items()}
    await database.leases.retire("me")  # otherwise the server waits for this process
    return costs


async def _add_player_of(database: Database, player: str, games: list[str]) -> None:
    """Add a player whom the logs of these games mention."""
    await database.players.add(Account(player, player, None, None), player)
    insert = "INSERT INTO mentions (table_id, player) VALUES ($1, $2)"
    await database.driver.run([(insert, (game, player)) for game in games])


async def _task_cost(task: Callable[[], Awaitable[object]], place: MeasuredPlace) -> Cost:
    start, cpu = time.perf_counter(), time.process_time() + place.cpu_seconds()
    await task()
    return time.perf_counter() - start, time.process_time() + place.cpu_seconds() - cpu

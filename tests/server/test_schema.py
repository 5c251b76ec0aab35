"""Every message of complete games is valid in the server's schemas, and slightly changed messages are not. The schemas
are neither too strict nor too loose."""

import asyncio
import copy
import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random
from typing import Any, get_args

import httpx
import jsonschema_rs
import pytest

from nasrid import replay
from nasrid.rules.table.actions import ACTIONS
from nasrid.rules.table.events import EVENTS
from nasrid.rules.table.state import STEPS
from nasrid.rules.text.notation import write_action
from nasrid.server.base64url import b64encode
from nasrid.server.protocol import entries
from nasrid.server.protocol.commands import AnyCommand
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.messages import AnyServerMessage, encode
from nasrid.server.protocol.settings import TableSettings
from nasrid.server.table.automatic import acted_entry
from nasrid.server.table.lease import Lease
from nasrid.server.table.live import LiveTable
from nasrid.server.table.snapshots import decision_for, snapshot_for
from nasrid.server.web.api import ENDPOINTS, PUBLIC_ENDPOINTS
from nasrid.server.web.openapi import make_document
from tests.server.authenticator import Authenticator, add_passkey, sign_challenge
from tests.server.client import Person, Seat, Server, set_up_second_factor
from tests.server.pushing import Device
from tests.server.schemas import (
    Schema,
    check_message,
    closed,
    http_document,
    of_socket,
    socket_document,
)
from tests.server.solving import answer_puzzle
from tests.server.test_messages import MALFORMED
from tests.server.test_moderation import admin

ALL = ["vizier", "exchange", "bonus", "huts"]
TABLE: dict[str, Any] = {"game": "alhambra", "players": 3, "modules": ALL, "confirm_turns": True, "ask_everyone": True}
SEEDS: list[tuple[dict[str, Any], int]] = [  # games in which everything happens that can
    *((TABLE | {"players": 2}, seed) for seed in range(3)),
    ({"game": "granada", "players": 2, "modules": ["vizier", "exchange"], "granada_scoring": "simple"}, 1),
    ({"game": "combined", "players": 3, "modules": ALL}, 2),
    ({"game": "alhambra", "players": 6, "modules": ALL}, 3),
]
# Steps that no view contains: they run automatically, without a decision in between.
UNSEEN = {"count_money", "begin_reveal_round", "hold_missed_scorings"}


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


SERVER_MESSAGES = {tag(kind) for kind in get_args(AnyServerMessage)}


# Listening


@dataclass
class Said:
    messages: list[dict[str, Any]] = field(default_factory=list)
    commands: list[dict[str, Any]] = field(default_factory=list)  # that were understood
    answers: list[tuple[str, str, int, Any]] = field(default_factory=list)  # method, path, status, body

    def samples(self) -> dict[str, dict[str, Any]]:
        """Return the shortest message of each kind, and of each kind of content."""
        found: dict[str, dict[str, Any]] = {}
        for message in sorted(self.messages, key=lambda message: len(str(message))):
            for kind in _kinds(message):
                found.setdefault(kind, message)
        return found


def _kinds(message: dict[str, Any]) -> Iterator[str]:
    yield message["type"]
    for name, value in _members(message):
        if name in ("entry", "event", "step") and isinstance(value, str):
            yield f"{name} {value}"
        elif name in ("private", "changes", "dirk", "clock", "sheets", "reason", "rule", "modules") and value:
            yield name


def _members(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name, inner
            yield from _members(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _members(inner)


class Talker(Person):
    """A player who records all messages."""

    def __init__(self, server: Server, name: str, said: Said) -> None:
        super().__init__(server, name)
        self.said = said

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
        status, answer = await super().ask(method, path, body, **more)
        self.said.answers.append((method, path, status, answer))
        if path.startswith("/api/tables/") and path.endswith("/commands") and status == 200:
            self.said.commands.append(body)
        return status, answer

    def connect(self, table: str, after: int | None = None) -> Seat:
        return TalkingSeat(self, table, after)


class TalkingSeat(Seat):
    person: Talker

    async def receive(self) -> dict[str, Any]:
        message = await super().receive()
        self.person.said.messages.append(json.loads(self.raw[-1]))
        return message

    async def do(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        reply = await super().do(kind, **fields)
        if reply["type"] != "error":
            self.person.said.commands.append({"type": kind, "id": reply["id"]} | fields)
        return reply


@pytest.fixture(scope="module")
def said(server: Server) -> Said:
    """The messages of a complete game with every command, of a waiting room, and of every request."""
    everything = Said()

    async def play() -> None:
        parts = (
            _play(server, everything, Random(1)),
            _wait(server, everything),
            _request(server, everything),
            _meet(server, everything),
            _compete(server, everything),
        )
        await asyncio.gather(*parts)

    asyncio.run(play())
    return everything


async def _play(server: Server, said: Said, random: Random) -> None:
    people = [Talker(server, name, said) for name in ("Zaida", "Omar", "Leila")]
    zaida, omar, leila = people
    async with zaida, omar, leila:
        seats = [{}, {"kind": "open"}, {"kind": "bot", "level": "apprentice"}]
        clock = {"kind": "real_time", "move_seconds": 600, "reserve_seconds": 60}
        opened = await zaida.open_table(options=TABLE, seats=seats, listed=True, clock=clock, rated=False)  # with hints
        table = opened["id"]
        async with zaida.connect(table) as first, leila.connect(table, 0) as watcher, omar.connect(table) as second:
            await watcher.until_type("resumed")
            await second.do("sit", invitation=opened["invitation"])
            await asyncio.gather(_talk(first, random), _talk(second, random), watcher.until(lambda _: watcher.is_over))
            assert (await first.do("rematch"))["table"]
            await second.do("rematch")
            await watcher.until_entry("rematch_opened")
        branch = await leila.good("POST", f"/api/tables/{table}/branch", {"after": 30, "seat": 1})
        taken_up = await leila.good("GET", f"/api/tables/{branch['id']}")
        record = await leila.good("GET", f"/api/tables/{table}/record")
        begun = {"record": record | {"actions": record["actions"][:20]}, "seat": 1}
        going_on = await leila.good("POST", "/api/records", begun)
        assert (await leila.good("GET", f"/api/tables/{going_on['id']}"))["you"]["seat"] == 1
        requested = await leila.good("POST", f"/api/tables/{table}/review", {"effort": "quick"})
        assert requested["state"] == "waiting"
        move = {"action": 0, "move": record["actions"][0]}
        assert (await leila.good("POST", f"/api/tables/{table}/judge", move))["moves"]
        assert (taken_up["you"]["seat"], taken_up["table"]["stage"]) == (1, "playing")
        for person in people:
            for path in ("", "/events", "/events?after=3", "/events?seat=2", "/record", "/review", "/review?after=1"):
                await person.good("GET", f"/api/tables/{table}{path}")
            for path in ("/api/tables", "/api/me/tables", "/api/me/tables/parked"):
                await person.good("GET", path)


async def _talk(seat: Seat, random: Random) -> None:
    """Play at random, with every other command in between."""
    habits = [_prefer, _preview, _err, _chat, _go_and_come_back, _hint, _try]
    waiting = habits.copy()  # each of them once at least
    while not seat.is_over:
        if not seat.turn:
            await seat.receive()
            continue
        turn = seat.turn
        if waiting or random.random() < 0.08:
            await (waiting.pop(0) if waiting else random.choice(habits))(seat, random)
        if seat.turn is not turn:
            continue
        if turn["can_undo"] and random.random() < 0.2:
            await seat.do("undo", seq=seat.seq)
        else:
            await seat.act(_choice(turn["legal_actions"], random))


def _choice(legal: list[str], random: Random) -> str:
    """Choose mostly actions that end the game soon."""
    good = [action for action in legal if action.startswith(("buy", "take", "build"))]
    return random.choice(good if good and random.random() < 0.8 else legal)


async def _preview(seat: Seat, random: Random) -> None:
    turn = seat.turn
    assert turn
    for action in random.sample(turn["legal_actions"], min(3, len(turn["legal_actions"]))):
        reply = await seat.do("preview", action=action, seq=turn["seq"])
        assert reply["type"] == "preview" or reply["code"] in ("stale", "not_your_decision")  # a stand-in was faster


async def _err(seat: Seat, random: Random) -> None:
    for action in ("remove 9,9", "take b1 b1 b1", "dance"):
        assert (await seat.do("act", action=action, seq=seat.seq))["type"] == "error"
    await seat.socket.send("no command")
    assert "id" not in await seat.until(lambda message: message.get("code") == "bad_message")


async def _chat(seat: Seat, random: Random) -> None:
    await seat.do("send_chat", text="Well, “well” — 🏰")


async def _prefer(seat: Seat, random: Random) -> None:
    passes = random.choice([["vizier_window"], ["reveal_round"], ["vizier_window", "reveal_round"]])
    assert (await seat.do("set_auto_pass", steps=passes))["type"] == "done"


async def _go_and_come_back(seat: Seat, random: Random) -> None:
    for kind in ("leave", "come_back"):
        assert (await seat.do(kind))["type"] == "done"


async def _hint(seat: Seat, random: Random) -> None:
    assert (await seat.do("hint"))["type"] in ("hint", "error")


async def _try(seat: Seat, random: Random) -> None:
    tried = await seat.do("try_tile", tile="garden8NE")
    for cell in tried["cells"][:1]:
        assert (await seat.do("try_tile", tile="garden8NE", cell=cell))["standing"]


async def _wait(server: Server, said: Said) -> None:
    """Use a table that never starts."""
    people = [Talker(server, name, said) for name in ("Zaida", "Omar", "Leila")]
    zaida, omar, leila = people
    async with zaida, omar, leila:
        opened = await zaida.open_table(options={"players": 4}, clock={"kind": "correspondence", "days": 2})
        table, invitation = opened["id"], opened["invitation"]
        async with zaida.connect(table) as host, omar.connect(table, 0) as removed, leila.connect(table) as guest:
            await removed.do("sit", seat=2, invitation=invitation)
            await host.do("set_chat", enabled=False)
            await host.do("renew_invitation")
            await removed.until(lambda message: message.get("you", {}).get("invitation", invitation) != invitation)
            await host.do("set_seat", seat=3, kind="open", level="mason")
            await host.do("set_seat", seat=2, kind="open", level="mason")
            await removed.until(lambda message: message["type"] == "snapshot" and message["you"] == {"seat": None})
            for seated in (False, True):
                await guest.do("request_seat")
                asked = await host.until_entry("seat_requested")
                await host.do("answer_seat_request", request=asked["seq"], accept=seated)
            await host.do("leave")
            await guest.do("start", bot_level="nobody")
            await guest.do("leave")
            await host.until_entry("closed")
        started = await zaida.open_table(options={"players": 2})
        assert (await zaida.do(started["id"], "start", bot_level="apprentice"))[0] == 200
        await _vote(zaida, omar)
        await _take_back(zaida, omar)


async def _vote(zaida: Person, omar: Person) -> None:
    """Vote out a player who does not move."""
    table = await zaida.open_with(omar)
    async with zaida.connect(table) as first, omar.connect(table) as second:
        await asyncio.gather(first.receive(), second.receive())
        late = first.view["seat"]
        waits, stalls = (second, first) if late == 0 else (first, second)
        assert (await stalls.do("vote_out", seat=late))["code"] == "not_your_decision"
        while (await waits.do("vote_out", seat=late))["type"] == "error":
            await asyncio.sleep(0.1)
        await stalls.until(lambda message: message.get("entry") == "player_away" and message["why"] == "voted")
        assert (await stalls.do("come_back"))["type"] == "done"


async def _take_back(zaida: Person, omar: Person) -> None:
    """Take money, which is refilled, and undo it by agreement."""
    table = await zaida.open_with(omar)
    async with zaida.connect(table) as first, omar.connect(table) as second:
        await asyncio.gather(first.receive(), second.receive())
        asker, other = (first, second) if first.view["seat"] == 0 else (second, first)
        await asker.until_type("decision")
        before = copy.deepcopy(asker.view)
        assert (await asker.do("request_undo"))["code"] == "nothing_to_undo"
        await asker.act(next(action for action in asker.legal if action.startswith("take")))
        assert (await asker.do("request_undo"))["type"] == "done"
        asked = await other.until_entry("undo_requested")
        withdrawn = asked["table"]["undo_request"]["number"]
        assert (await asker.do("answer_undo", request=withdrawn, accept=False))["type"] == "done"
        assert (await asker.do("request_undo"))["type"] == "done"
        asked = await other.until_entry("undo_requested")
        request = asked["table"]["undo_request"]["number"]
        assert (await other.do("answer_undo", request=request, accept=True))["type"] == "done"
        undone = await asker.until_entry("undone")
        assert (undone["actions"], undone["agreed"], undone.get("table", {}).get("rated", True)) == (1, True, True)
        assert asker.view | {"legal_actions": None} == before | {"legal_actions": None}


async def _meet(server: Server, said: Said) -> None:
    """Use friends, blocks and moderation."""
    async with Talker(server, "Amira", said) as amira, Talker(server, "Karim", said) as karim:
        table = await amira.open_with(karim)
        (met,) = (await amira.good("GET", f"/api/tables/{table}/people"))["people"]
        await amira.good("PUT", "/api/me/people", {"person": met["id"], "relation": "friend"})
        await amira.good("GET", "/api/me/people")
        waiting = (await amira.open_table(options={"players": 3}))["id"]
        await amira.good("POST", f"/api/tables/{waiting}/invite", {"person": met["id"]})
        await karim.good("POST", "/api/me/invitations/decline", {"table": waiting})
        await karim.good("GET", "/api/me/push")
        await karim.good("PUT", "/api/me/push", Device("https://1.1.1.1/nobody-calls").form())
        renewed = Device("https://1.1.1.1/nobody-calls-either").form()
        await karim.good("POST", "/api/me/push/renew", {name: renewed[name] for name in ("endpoint", "p256dh", "auth")})
        await karim.good("POST", "/api/me/push/end")
        page = (await karim.good("PUT", "/api/me/page", {"enabled": True}))["page"]
        await amira.good("GET", f"/api/people/{page}")
        await amira.good("PUT", "/api/me/password", {"login": "amira", "password": "correct horse"})
        admin(server, "grant-admin", "amira", "helps")
        await amira.good("POST", "/api/me", {"name": "Amira"})  # so that the server reads their session again
        await amira.good("GET", "/api/admin/second-factor")
        await set_up_second_factor(amira, "correct horse")
        amira.http.headers["host"] = "localhost"  # a passkey belongs to a name
        phone = Authenticator("http://localhost")
        await add_passkey(amira, phone, "correct horse")
        await amira.good("GET", "/api/me/passkeys")
        await amira.good("POST", "/api/login/passkey", await sign_challenge(amira, phone))
        await amira.good("POST", "/api/admin/second-factor/passkey", await sign_challenge(amira, phone))
        await amira.good("GET", "/api/admin")
        await amira.good("GET", "/api/admin/status")
        await amira.good("GET", "/api/admin/log")
        await amira.good("GET", "/api/admin/reports")
        await amira.good("POST", "/api/admin/actions", {"action": "unlist", "target": waiting, "reason": "its name"})
        await amira.good(
            "POST", "/api/me/passkeys/remove", {"id": b64encode(phone.id), "current_password": "correct horse"}
        )


async def _compete(server: Server, said: Said) -> None:
    """Use tournaments: one whose round bots finish, and one with the same deal at its tables."""
    async with AsyncExitStack() as stack:
        names = ("Salma", "Tariq", "Umar", "Wafa")
        people = [await stack.enter_async_context(Talker(server, name, said)) for name in names]
        salma, tariq = people[:2]
        settings = {"options": {"players": 2}, "rounds": 1}
        for finish, known_by in (("score", "time_called"), ("bots", "published")):
            settings |= {"at_deadline": finish, "listed": True, "duplicate": finish == "bots"}
            form = {"title": "Friday", "settings": settings}
            path = "/api/tournaments/" + (await salma.good("POST", "/api/tournaments", form))["id"]
            for person in people if settings["duplicate"] else people[:2]:
                await person.good("POST", f"{path}/commands", {"type": "join"})
            page = await salma.good("POST", f"{path}/commands", {"type": "start_round", "round": 1})
            async with salma.connect(page["you"]["table"]) as seat:
                await salma.good("POST", f"{path}/commands", {"type": "end_round", "round": 1})
                await seat.until_entry(known_by)
            for place in ("/api/tournaments", "/api/me/tournaments", path):
                await tariq.good("GET", place)
            while not (await tariq.good("GET", path))["seed"]:
                await asyncio.sleep(0.1)
            assert (await tariq.http.get(f"{path}/standings.csv")).headers["content-type"].startswith("text/csv")
            said.answers.append(("GET", f"{path}/standings.csv", 200, None))
            assert (await tariq.good("GET", f"{path}/rounds/1/records"))["records"]
            result = {"type": "correct_result", "round": 1, "table": 1, "scores": [40, 30]}
            await salma.good("POST", f"{path}/commands", result)
            assert (await tariq.good("GET", f"{path}/corrections"))["corrections"]
            await tariq.good("POST", f"{path}/report", {"reason": "rude", "number": None})
            await salma.good("POST", f"{path}/commands", {"type": "repeat"})


async def solve_puzzle(person: Person) -> None:
    puzzle = (await person.good("GET", "/api/puzzles?game=granada"))["puzzle"]["id"]
    await person.good("POST", "/api/puzzles/table", {"puzzle": puzzle})
    await answer_puzzle(person, puzzle)
    await person.good("GET", f"/api/puzzles/{puzzle}")


async def _request(server: Server, said: Said) -> None:
    """Send the remaining HTTP requests, and some invalid ones."""
    async with Talker(server, "Yusuf", said) as yusuf, Talker(server, "Nur", said) as nur:
        login = {"login": "yusuf", "password": "correct horse"}
        for path in ("/api/about", "/health", "/ready", "/api/me"):
            await yusuf.good("GET", path)
        await yusuf.good("PUT", "/api/me/password", login)
        current = {"current_password": login["password"]}
        codes = (await yusuf.good("POST", "/api/me/recovery-codes", current))["codes"]
        await yusuf.good("GET", "/api/me/security-events")
        await nur.good("POST", "/api/login", login)
        link = await yusuf.link_device(login["password"])
        await nur.good("POST", "/api/device-link", {"token": link["token"]})
        await yusuf.good("GET", "/api/me/export")
        for path in ("/api/me/profile", "/api/me/progress", "/api/daily"):
            await yusuf.good("GET", path)
        await yusuf.good("POST", "/api/daily/table", {})
        await solve_puzzle(yusuf)
        await yusuf.good("POST", "/api/match", {"options": {"game": "granada", "players": 5}})
        await _take_away(yusuf)
        table = (await yusuf.open_table())["id"]
        await nur.good("POST", f"/api/tables/{table}/report", {"reason": "its name"})
        devices = (await yusuf.good("GET", "/api/me/sessions"))["sessions"]
        ended = next(device["id"] for device in devices if not device["current"])
        await yusuf.good("POST", "/api/me/sessions/end", {"id": ended})
        await yusuf.good("POST", "/api/me/sessions/end-others")
        await nur.good("POST", "/api/recover", login | {"code": codes[0]})
        await nur.good("POST", "/api/me/delete", {"name": "Yusuf", "current_password": login["password"]})
        await nur.good("POST", "/api/logout")
        for method, path, body in (
            ("GET", "/api/me", None),
            ("GET", "/api/tables/none", None),
            ("POST", "/api/device-link", {"token": "wrong"}),
            ("POST", "/api/login", {"login": "yusuf", "password": "wrong"}),
            ("POST", "/api/me", {"name": ""}),
            ("POST", "/api/me", "no object"),
        ):
            status, answer = await nur.ask(method, path, body)
            assert (status >= 400, answer["type"]) == (True, "error")


async def _take_away(person: Person) -> None:
    """Move a game against bots to a device. Its published record has no result."""
    table = (await person.open_table(options={"players": 2}, seats=[{}, {"kind": "bot", "level": "apprentice"}]))["id"]
    async with person.connect(table) as seat:
        await seat.act((await seat.until_turn())[0])
        assert (await seat.do("move_to_device"))["type"] == "done"
    record = await person.good("GET", f"/api/tables/{table}/record")
    assert replay(record).actions
    assert "scores" not in record


# Sent messages are valid


def test_the_server_gives_out_these_schemas(server: Server) -> None:
    for path, known in (("/socket.schema.json", socket_document()), ("/openapi.json", make_document(PUBLIC_ENDPOINTS))):
        assert httpx.get(server.url + path).json() == json.loads(json.dumps(known))


def test_the_schemas_are_schemas() -> None:
    assert socket_document()["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    jsonschema_rs.meta.validate(socket_document())
    for schema in http_document()["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema | {"$schema": socket_document()["$schema"]})


def test_the_version_of_the_protocol_is_in_the_first_message_and_in_the_schemas(server: Server, said: Said) -> None:
    version = httpx.get(f"{server.url}/api/about").json()["protocol"]
    first = [message for message in said.messages if message["type"] in ("snapshot", "resumed")]
    assert {message["type"] for message in first} == {"snapshot", "resumed"}
    assert {message["protocol"] for message in first} == {version}
    assert socket_document()["x-protocol-version"] == http_document()["info"]["x-protocol-version"] == version


def test_everything_there_is_was_said(said: Said) -> None:
    assert {message["type"] for message in said.messages} == SERVER_MESSAGES | {"event"}
    assert {command["type"] for command in said.commands} == {tag(kind) for kind in get_args(AnyCommand)}
    events = [message for message in said.messages if message["type"] == "event"]
    assert {event["entry"] for event in events} == {tag(kind) for kind in get_args(AnyEntry)}
    assert {event["by"] for event in events if event["entry"] == "acted"} >= {"player", "bot", "preference"}


@pytest.fixture(scope="module")
def simulated() -> Said:
    """The messages of games with chosen seeds, without a server. Together they contain everything that can happen."""
    everything = Said()
    for options, seed in SEEDS:
        everything.messages += _told(options, seed)
    return everything


def _told(options: dict[str, Any], seed: int) -> Iterator[dict[str, Any]]:
    live, random = LiveTable("t", Lease("", 0)), Random(seed)
    opened = entries.Opened(at=1.0, settings=TableSettings(options), host="z", host_name="Zaida", invitation="come in")
    live.fold(opened)
    live.fold(entries.Seated(at=1.0, seat=0, sitter="z", name="Zaida"))
    broadcast = live.fold(entries.Started(at=1.0, seed=str(seed), bot_level="mason", rules_version=1))
    while live.state.game and not live.state.game.is_over:
        for seat in (None, live.state.seq % options["players"]):
            yield json.loads(broadcast.text(seat))
        if live.state.seq % 50 == 0:
            for message in (snapshot_for(live.state, "z"), snapshot_for(live.state, ""), decision_for(live.state)):
                yield json.loads(encode(message))
        action = _any_verb([write_action(action) for action in live.state.game.legal_actions()], random)
        broadcast = live.fold(acted_entry(live.state, live.state.decider or 0, action, "player", 1.0))
    yield json.loads(broadcast.text(None))


def _any_verb(legal: list[str], random: Random) -> str:
    """Choose each verb with the same probability."""
    verb = random.choice(sorted({action.split()[0] for action in legal}))
    return random.choice([action for action in legal if action.split()[0] == verb])


def test_everything_that_can_happen_in_a_game_fits(simulated: Said) -> None:
    for message in simulated.messages:
        check_message(message)
    acted = {message["action"].split()[0] for message in simulated.messages if message.get("entry") == "acted"}
    assert acted == set(ACTIONS.members)
    samples = simulated.samples().keys()
    assert {f"event {name}" for name in EVENTS.members} <= samples
    assert {f"step {name}" for name in STEPS.members.keys() - UNSEEN} <= samples


def test_every_answer_over_http_was_given(said: Said) -> None:
    asked = {
        f"{endpoint.method} {endpoint.path}"
        for endpoint in ENDPOINTS
        for method, path, status, _ in said.answers
        if method == endpoint.method
        and status == 200
        and re.fullmatch(re.sub(r"{\w+}", "[^/]+", endpoint.path), path.partition("?")[0])
    }
    assert {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS} - asked == {"GET /metrics"}, "text"


# Slightly changed messages are invalid

# Fields that may be missing, by their place in a message or command.
OPTIONAL = re.compile(
    r"""  \w+\.you\.(is_host|invitation|invitation_expires|auto_pass|has_requested_seat)
        | \w+\.table\.(seat_requests|result|frozen|rated|resumed|stand_in_seats|undo_request|lesson)
        | \w+\.table\.(tournament|time_over)
        | \w+\.table\.tournament\.sealed
        | event\.(table|events|clocks|view|standings|changes|private)
        | done\.table | hint\.reason\.instead | error\.(id|rule) | preview\.dirk | tile_preview\.standing
        | .*\.options\.(?!game$|players$)\w+ | .*\.clock\.reserve_seconds
        | (.*\.)?modules\.\w+
        | event\.changes\.(view|standings)(\.\w+)?
        | event\.changes\.(view|standings)\.players\.\d
        | event\.changes\.view\.players\.\d\.\w+
        | event\.private\.\w+
        | .*\.(extras|tile_values|rank_points|points|facts)\.[^.]+
        | sit\.(seat|invitation) | try_tile\.cell | start\.bot_level | set_seat\.level
    """,
    re.VERBOSE,
)
OPEN = re.compile(r".*\.(extras|facts)")  # objects with arbitrary field names
ANY_KIND = re.compile(r".*\.facts\..*")  # a text, a number or a list of them
FRACTIONS = re.compile(r".*\.(at|deadline|reserves|facts\..*)")


@dataclass
class Place:
    """A value inside a message. Its name is the path to it."""

    holder: Any
    key: Any
    name: str

    @property
    def value(self) -> Any:
        return self.holder[self.key]


def places(value: Any, name: str) -> Iterator[Place]:
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            below = f"{name}.{key}" if isinstance(value, dict) else name
            yield Place(value, key, below)
            yield from places(value[key], below)


def others(value: Any, name: str) -> Iterator[Any]:
    """Return values of other types."""
    if ANY_KIND.fullmatch(name):
        yield from (True, None)
        return
    yield {"unheard of": None}
    if value is not None and not isinstance(value, str):
        yield "text"
    if isinstance(value, str | bool | list | dict):
        yield 7.5
    if type(value) is int and not FRACTIONS.fullmatch(name):
        yield value + 0.5


def mutated(message: dict[str, Any]) -> Iterator[str]:
    """Change the message, yield a description, and restore it."""
    for place in places(message, message["type"]):
        if isinstance(place.holder, dict):
            yield from _without(place)
        before = place.value
        for other in others(before, place.name):
            place.holder[place.key] = other
            yield f"{place.name} is {other!r}"
        place.holder[place.key] = before
    records = [(message, message["type"]), *((place.value, place.name) for place in places(message, message["type"]))]
    for record, name in records:
        if isinstance(record, dict) and not OPEN.fullmatch(name):
            record["unheard_of"] = 1
            yield f"{name} has another field"
            del record["unheard_of"]


def _without(place: Place) -> Iterator[str]:
    before, parent = place.holder.copy(), place.name.rpartition(".")[0]
    if not OPTIONAL.fullmatch(place.name):
        del place.holder[place.key]
        yield f"{place.name} is missing"
    elif OPEN.fullmatch(parent):
        return
    place.holder.pop(place.key, None)
    place.holder[f"{place.key}_"] = before[place.key]
    yield f"{place.name} has another name"
    place.holder.clear()
    place.holder.update(before)


def test_no_message_that_is_a_little_different_fits(said: Said, simulated: Said) -> None:
    fits = jsonschema_rs.Draft202012Validator(closed(of_socket("Message"))).is_valid
    tried, wrong = 0, []
    samples = simulated.samples() | said.samples()
    for message in {id(message): message for message in samples.values()}.values():
        own = copy.deepcopy(message)
        for how in mutated(own):
            tried += 1
            if fits(own):
                wrong.append(how)
        assert own == message
    assert wrong == []
    assert tried > 10_000


def test_messages_may_have_new_fields(said: Said, simulated: Said) -> None:
    """Clients ignore unknown fields, so a client that checks messages must accept those of a newer server."""
    fits = jsonschema_rs.Draft202012Validator(of_socket("Message")).is_valid
    records = ("", "table", "you", "clocks", "view", "standings", "changes", "private", "reason")
    extended = set()
    for message in (simulated.samples() | said.samples()).values():
        for name in records:
            newer = copy.deepcopy(message)
            record = newer.get(name) if name else newer
            if isinstance(record, dict):
                record["added_later"] = {"text": 1}
                assert fits(newer), name
                extended.add(name)
    assert extended == set(records)


def test_no_command_that_is_a_little_different_fits(said: Said) -> None:
    fits = jsonschema_rs.Draft202012Validator(of_socket("Command")).is_valid
    for command in {command["type"]: copy.deepcopy(command) for command in said.commands}.values():
        assert [how for how in mutated(command) if fits(command)] == []


BEYOND_SCHEMAS = {  # only the server can check this
    "seq with a fraction",  # 1.0 is an integer in JSON Schema
    "only blanks said",
    "lone surrogate",  # not Unicode, but JSON can encode it
    "lone surrogate in the id",
    "two ids",  # a parser has taken one of them
}


@pytest.mark.parametrize("name", MALFORMED)
def test_schema_rejects_commands_that_the_server_rejects(name: str) -> None:
    try:
        command = json.loads(MALFORMED[name])
    except (ValueError, RecursionError):
        return  # not JSON
    assert jsonschema_rs.is_valid(of_socket("Command"), command) == (name in BEYOND_SCHEMAS)


# The schemas are complete


def parts(schema: Any, place: str = "") -> Iterator[tuple[str, Schema]]:
    """Yield every schema inside a schema."""
    if not isinstance(schema, dict):
        return
    yield place, schema
    for keyword in ("properties", "$defs", "schemas"):
        for name, inner in schema.get(keyword, {}).items():
            yield from parts(inner, f"{place}.{name}")
    for keyword in ("items", "additionalProperties", "propertyNames"):
        yield from parts(schema.get(keyword), f"{place}.{keyword}")
    for keyword in ("anyOf", "allOf", "oneOf", "prefixItems"):
        for number, inner in enumerate(schema.get(keyword, ())):
            yield from parts(inner, f"{place}.{number}")


def all_parts() -> list[tuple[str, Schema]]:
    found = [*parts(socket_document(), "socket"), *parts(http_document()["components"], "http")]
    for path, methods in http_document()["paths"].items():
        for method, operation in methods.items():
            bodies = [*operation["responses"].values(), operation.get("requestBody", {})]
            contents = [content for body in bodies for content in body.get("content", {}).values()]
            for content in contents:
                found += parts(content["schema"], f"{method} {path}")
    return found


def test_every_schema_restricts_its_values() -> None:
    said_nothing = [
        place
        for place, schema in all_parts()
        if place != "http" and not schema.keys() & {"$ref", "anyOf", "enum", "const", "type", "pattern"}
    ]
    assert said_nothing == []
    for place, schema in all_parts():
        if schema.get("type") == "object":
            assert schema.keys() & {"properties", "additionalProperties"}, place
            assert schema.get("properties") or "additionalProperties" in schema, place
        if schema.get("type") == "array":
            assert schema.keys() & {"items", "prefixItems"}, place


def objects(schema: Any, document: Schema) -> dict[str, Schema]:
    """Return all schemas of objects with known fields inside a schema and its references, by their place."""
    found, waiting = dict[str, Schema](), {"": schema}
    while waiting:
        place, part = waiting.popitem()
        for inner_place, inner in parts(part, place):
            if "properties" in inner:
                found[inner_place] = inner
            name = inner.get("$ref", "").rpartition("/")[2]
            if name and name not in found:
                found[name] = {}
                waiting[name] = document[name]
    return {place: inner for place, inner in found.items() if inner}


def test_sent_objects_are_open_and_received_ones_are_closed() -> None:
    document, components = http_document(), http_document()["components"]["schemas"]
    operations = [operation for methods in document["paths"].values() for operation in methods.values()]
    sent = [answer for operation in operations for answer in operation["responses"].values()]
    received = [operation["requestBody"] for operation in operations if "requestBody" in operation]

    def objects_of(bodies: list[Schema]) -> dict[str, Schema]:
        contents = [content["schema"] for body in bodies for content in body["content"].values()]
        return objects({"anyOf": contents}, components)

    definitions = socket_document()["$defs"]
    for place, schema in (objects_of(sent) | objects(definitions["Message"], definitions)).items():
        assert "additionalProperties" not in schema, place
    closed_objects = objects_of(received) | objects(definitions["Command"], definitions)
    is_closed = {place: schema.get("additionalProperties") is False for place, schema in closed_objects.items()}
    is_of_record = {"GameRecord"} | set(objects({"$ref": "#/components/schemas/Review"}, components))
    open_objects = {place for place, is_it in is_closed.items() if not is_it}
    assert open_objects == is_of_record, "other programs may extend it"
    assert len(is_closed) > 40


def test_no_schema_of_items_is_a_boolean() -> None:
    """openapi-python-client reads only objects there. `make clients` tries it and another generator."""
    booleans = [place for place, schema in all_parts() if isinstance(schema.get("items"), bool)]
    assert booleans == []


def test_names_on_the_wire_are_no_names_of_classes(said: Said) -> None:
    for place, schema in all_parts():
        for name, field_schema in schema.get("properties", {}).items():
            assert re.fullmatch("[a-z][a-z0-9_]*", name), (place, name)
            if "const" in field_schema:
                assert re.fullmatch("[a-z][a-z_]*", field_schema["const"]), place
        for value in schema.get("enum", ()):
            assert not isinstance(value, str) or re.fullmatch("[a-z][a-z_]*", value), place
    classes = [*EVENTS.members.values(), *STEPS.members.values(), *get_args(AnyEntry), *get_args(AnyCommand)]
    names = re.compile(rf'"({"|".join(kind.__name__ for kind in classes)})"')
    for message in said.messages:
        assert not names.search(json.dumps(message))

"""Security: foreign pages, rate limits, guessed secrets, stored files and permissions."""

import asyncio
import json
import re
import socket
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nasrid.server.limits import Limits
from nasrid.server.node.bus import NoBus
from nasrid.server.node.node import Node
from nasrid.server.protocol.errors import HTTP_STATUS
from nasrid.server.store.database import Database
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.web.app import make_app
from nasrid.server.web.guard import SECURITY_HEADERS, address_of
from tests.server.client import Person, Seat, Server, device

SECRET = re.compile(r"[A-Za-z0-9_-]+")
DUEL = {"players": 2}


def check_refused(response: httpx.Response, code: str) -> None:
    answer = response.json()
    assert (response.status_code, answer["type"], answer["code"]) == (HTTP_STATUS[code], "error", code)
    assert answer["message"]
    check_headers(response.headers)


def check_headers(headers: Any) -> None:
    for name, value in SECURITY_HEADERS.items():
        assert headers[name] == value
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")  # no script is
    assert headers["cache-control"] == "no-store"
    assert "server" not in headers


async def denied(server: Server, path: str, **headers: str) -> httpx.Response:
    """Return the response to a refused handshake."""
    with pytest.raises(InvalidStatus) as refusal:
        await connect(server.url.replace("http", "ws", 1) + path, additional_headers=headers)
    answer = refusal.value.response
    return httpx.Response(answer.status_code, headers=[*answer.headers.raw_items()], content=bytes(answer.body or b""))


# Where requests come from


FOREIGN = {
    "another site": {"origin": "https://evil.example"},
    "a file": {"origin": "null"},
    "nothing": {"origin": ""},
    "no address": {"origin": "http://["},
    "another port": {"origin": "http://127.0.0.1:1"},
    "a name that begins the same": {"origin": "http://127.0.0.1.evil.example"},
    "a browser's word": {"sec-fetch-site": "cross-site"},
    "a browser's word against the origin": {"origin": "OWN", "sec-fetch-site": "cross-site"},
}


@pytest.mark.parametrize("headers", FOREIGN.values(), ids=list(FOREIGN))
async def test_other_sites_are_rejected(server: Server, zaida: Person, headers: dict[str, str]) -> None:
    table = (await zaida.open_table(options=DUEL))["id"]
    origin = {name: value.replace("OWN", server.url) for name, value in headers.items()}
    for method, path, body in (
        ("POST", "/api/me", {"name": "Mallory"}),
        ("POST", "/api/logout", None),
        ("PUT", "/api/me/password", {"login": "mallory", "password": "malicious"}),
        ("POST", "/api/me/device-link", {"current_password": ""}),
        ("POST", f"/api/tables/{table}/commands", {"type": "leave", "id": "x"}),
        ("DELETE", "/api/me", None),
    ):
        check_refused(await zaida.http.request(method, path, json=body, headers=origin), "cross_origin")
    refusal = await denied(server, f"/api/tables/{table}/ws", cookie=zaida.cookie, **origin)
    check_refused(refusal, "cross_origin")
    assert await zaida.good("GET", "/api/me") == {"name": "Zaida", "login": None}
    assert (await zaida.see(table))["you"]["seat"] == 0


def test_other_host_names_are_rejected(server: Server) -> None:
    headers = {"origin": "http://rebound.example", "host": "rebound.example", "sec-fetch-site": "same-origin"}
    check_refused(httpx.post(f"{server.url}/api/me", json={"name": "Mallory"}, headers=headers), "cross_origin")
    for own in ("localhost", socket.gethostname(), "192.168.0.7:8000", "[::1]"):
        headers |= {"origin": f"http://{own}", "host": own}
        assert httpx.post(f"{server.url}/api/me", json={"name": "Zaida"}, headers=headers).status_code == 200


async def test_own_pages_and_scripts_are_accepted(server: Server, zaida: Person) -> None:
    table = (await zaida.open_table(options=DUEL))["id"]
    for headers in ({}, {"origin": server.url, "sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}):
        answer = await zaida.http.post("/api/me", json={"name": "Zaida"}, headers=headers)
        assert answer.status_code == 200
        address = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/ws"
        async with connect(address, additional_headers=headers | {"cookie": zaida.cookie}) as connection:
            assert json.loads(await connection.recv())["you"]["seat"] == 0


def test_pages_of_the_configured_url_are_accepted(tmp_path: Path) -> None:
    """A proxy may send another Host header than the browser."""
    server = Server(tmp_path)
    server.options += ["--url", f"{server.url}/".replace("http", "HTTP")]
    with server:
        headers = {"origin": server.url, "host": "inner.example"}
        assert httpx.post(f"{server.url}/api/me", json={"name": "Zaida"}, headers=headers).status_code == 200
        headers["origin"] = f"http://127.0.0.1:{server.port + 1}"
        check_refused(httpx.post(f"{server.url}/api/me", json={"name": "Zaida"}, headers=headers), "cross_origin")


async def test_forms_of_other_sites_cannot_be_sent(zaida: Person) -> None:
    """A page can send a form to another site without permission, but not JSON."""

    body = b'{"name":"Mallory"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "text/json", ""):
        answer = await zaida.http.post("/api/me", content=body, headers={"content-type": kind})
        check_refused(answer, "unsupported_media_type")
    check_refused(await zaida.http.post("/api/me", content=body), "unsupported_media_type")
    check_refused(await zaida.http.post("/api/me", content=_chunks(body)), "unsupported_media_type")
    good = {"content-type": "Application/JSON; charset=utf-8"}
    assert (await zaida.http.post("/api/me", content=body, headers=good)).status_code == 200


async def _chunks(*parts: bytes) -> Any:
    for part in parts:
        yield part


# Cookies and what is kept


def test_session_cookie_is_http_only(tmp_path: Path) -> None:
    https = {"x-forwarded-proto": "https"}
    with Server(tmp_path / "direct") as server:
        flags = _cookie_flags(server, {})
        assert {"httponly", "samesite=lax", "path=/"} <= flags
        assert "secure" not in flags  # otherwise play without TLS would be impossible
        assert {"httponly", "samesite=lax", "secure"} <= _cookie_flags(server, https)  # 127.0.0.1 counts as a proxy
    with Server(tmp_path / "proxied", "--proxies", "192.0.2.1") as server:
        assert "secure" not in _cookie_flags(server, https)  # any client can send this header


def _cookie_flags(server: Server, headers: dict[str, str]) -> set[str]:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Zaida"}, headers=headers)
    (cookie,) = answer.headers.get_list("set-cookie")
    token, *flags = cookie.lower().split("; ")
    assert re.fullmatch(r"nasrid_session=[\w-]{43}", token)
    return set(flags)


async def test_secrets_are_stored_as_hashes(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server) as zaida:
            link = await zaida.link_device()
            await zaida.good("PUT", "/api/me/password", {"login": "zaida", "password": "correct horse"})
            secrets = [*zaida.http.cookies.values(), link["token"], "correct horse"]
            assert len(secrets) == 4, "session, device, link and password"
        stored = _database(tmp_path)
    stored += _database(tmp_path)  # even after the end
    assert b"Zaida" in stored
    assert b"$argon2id$" in stored
    for secret in secrets:
        assert secret.encode() not in stored


async def test_secrets_cannot_be_guessed(server: Server) -> None:
    found = []
    for _ in range(20):
        async with Person(server) as zaida:
            opened = await zaida.open_table()
            link = await zaida.link_device()
            found.append([zaida.cookie.partition("=")[2], link["token"], opened["id"], opened["invitation"]])
    kinds = [*zip(*found, strict=True)]
    for kind, length in zip(kinds, (43, 43, 22, 22), strict=True):  # 32 and 16 bytes in Base64
        assert {len(secret) for secret in kind} == {length}
        assert all(SECRET.fullmatch(secret) for secret in kind)
        assert len(set(kind)) == 20
        for place in range(length - 1):  # no part is the same for all; the last character has few bits
            assert len({secret[place] for secret in kind}) > 5


async def test_log_contains_no_secrets(tmp_path: Path) -> None:
    with Server(tmp_path, "--log-level", "debug") as server:
        async with Person(server, "Zaida") as zaida, Person(server, "Omar") as omar:
            opened = await zaida.open_table(options={"players": 3}, seats=[{}, {}, {"kind": "bot"}])
            link = await zaida.link_device()
            await zaida.good("PUT", "/api/me/password", {"login": "zaida", "password": "correct horse"})
            table = opened["id"]
            async with zaida.connect(table) as first, omar.connect(table) as second:
                await second.do("sit", invitation=opened["invitation"])
                playing = [asyncio.create_task(seat.play(Random(1), _has_seen_enough)) for seat in (first, second)]
                _, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
                for task in waiting:
                    task.cancel()
                await first.socket.send("nonsense from Zaida")
                hands = [seat.view["players"][place]["hand"] for place, seat in enumerate((first, second))]
            await zaida.http.get(f"/api/tables/{table}/events")
            await zaida.http.get(f"/{table}/{opened['invitation']}")
            await denied(server, f"/{table}")
            cookies = [one.http.cookies["nasrid_session"] for one in (zaida, omar)]
            written = [json.dumps(hand) for hand in hands] + [" ".join(hand) for hand in hands]
            secrets = [*cookies, link["token"], "correct horse", table, opened["invitation"], "nonsense", *written]
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {line.get("route") for line in lines} >= {"/api/tables/{table}/events", "/api/me"}
    (seed,) = re.findall(rb'"entry":"started"[^}]*"seed":"(\d+)"', _database(tmp_path))
    for secret in [*secrets, seed.decode(), "Zaida", "Omar"]:
        assert secret not in text
        assert json.dumps(secret)[1:-1] not in text


def _has_seen_enough(seat: Seat) -> bool:
    return len(seat.events) > 12


def _database(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir() if file.name.startswith("nasrid.sqlite"))


# Headers and errors


async def test_every_response_has_security_headers(zaida: Person) -> None:
    table = (await zaida.open_table())["id"]
    for path in ("/openapi.json", "/metrics", "/health", "/api/me", f"/api/tables/{table}"):
        for method in ("GET", "HEAD"):
            answer = await zaida.http.request(method, path)
            assert answer.status_code == 200, path
            check_headers(answer.headers)


async def test_unknown_paths_return_typed_errors(server: Server, zaida: Person) -> None:
    nowhere = [
        "/nothing",
        "/api",
        "/api/",
        "/api/nothing",
        "/api/me/",
        "/index.php",
        "/%00",
        "/%ff",
        "/" + "a" * 999,
    ]
    nowhere += ["/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "/static/../app.py", "/app.py"]
    for path in nowhere:
        check_refused(await zaida.http.get(path), "not_found")
    for table in ("nothing", "A" * 22, "a" * 3000, "%00", "%ff", "%F0%9F%92%A3", "'--", "*"):
        for end in ("", "/events", "/record"):
            check_refused(await zaida.http.get(f"/api/tables/{table}{end}"), "no_such_table")
        check_refused(await zaida.http.post(f"/api/tables/{table}/commands", json=LEAVE), "no_such_table")
        check_refused(await denied(server, f"/api/tables/{table}/ws"), "no_such_table")
    for path in ("/", "/nothing", "/api/me", "/api/tables"):
        check_refused(await denied(server, path), "not_found")
    for method, path, allowed in (
        ("DELETE", "/api/me", "GET, HEAD, POST"),
        ("GET", "/api/login", "POST"),
        ("FOO", "/", "GET, HEAD"),
        ("OPTIONS", "/api/tables", "GET, HEAD, POST"),
    ):
        answer = await zaida.http.request(method, path)
        check_refused(answer, "method_not_allowed")
        assert answer.headers["allow"] == allowed


LEAVE = {"type": "leave", "id": "x"}
BAD_OPTIONS = {
    "unknown": {"moat": 3},
    "players": {"players": 7},
    "players huge": {"players": 10**40},
    "fraction": {"players": 2.0},
    "null": {"modules": None},
    "modules": {"modules": [["vizier"]]},
    "deep": {"game": json.loads("[" * 500 + "]" * 500)},
    "ages": {"age_ranks": ["old"]},
    "list": {"granada_tiles": "nonsense\nmore\n"},
    "list with quotes": {"modules": ["huts"], "worker_huts": '"type"x,walls\n1,2\n'},
    "list with NUL": {"granada_tiles": "even_price,even_type,odd_price,odd_type,moats\n\0,\0,\0,\0,\0\n"},
    "not together": {"game": "granada", "modules": ["huts"]},
}


@pytest.mark.parametrize("options", BAD_OPTIONS.values(), ids=list(BAD_OPTIONS))
async def test_unplayable_options_are_rejected(zaida: Person, options: dict[str, Any]) -> None:
    body = {"settings": {"options": options}}
    check_refused(await zaida.http.post("/api/tables", json=body), "bad_options")


async def test_duplicate_names_in_json_are_rejected(zaida: Person) -> None:
    body = '{"settings":{"options":{"players":2,"players":3}}}'
    answer = await zaida.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
    assert answer.json()["message"] == "the body is invalid: the name 'players' occurs twice in one object"


@pytest.mark.parametrize("option", ["game", "modules", "age_ranks", "granada_tiles"])
async def test_deep_bodies_are_refused(zaida: Person, option: str) -> None:
    """Bodies that can be parsed but are too deep to be formatted are also refused."""

    for depth in (*range(900, 1010), 5000, 30000):
        body = f'{{"settings":{{"options":{{"{option}":' + "[" * depth + "]" * depth + "}}}"
        answer = await zaida.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert answer.json()["code"] in ("bad_options", "bad_message", "too_large")


async def test_line_feed_at_the_end_of_a_text_is_refused(zaida: Person) -> None:
    """In Python, a dollar sign in a pattern also matches before it."""
    table = (await zaida.open_table(options={"players": 2}))["id"]
    seats = [{"kind": "invited"}, {"kind": "bot", "level": "mason\n"}]
    check_refused(await zaida.http.post("/api/tables", json={"settings": {"seats": seats}}), "bad_message")
    person = {"person": "somebody\n", "relation": "friend"}
    check_refused(await zaida.http.put("/api/me/people", json=person), "bad_message")
    seat = {"type": "set_seat", "seat": 1, "kind": "bot", "level": "mason\n"}
    for command in (seat, {"type": "start", "bot_level": "mason\n"}):
        answer = await zaida.http.post(f"/api/tables/{table}/commands", json={"id": "x"} | command)
        check_refused(answer, "bad_message")


async def test_internal_error_gets_an_answer_and_one_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    node = Node(Database(SqliteDriver(tmp_path / "nasrid.sqlite")), NoBus(), Limits())
    monkeypatch.setattr(node.database.tables, "lobby", None)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(make_app(node)), base_url="http://127.0.0.1") as client:
        answer = await client.get("/api/tables")  # raises what would cut the connection
        again = {"type": "leave", "id": "again"}
        monkeypatch.setattr(node.database.players, "by_session", None)
        refused = await client.post("/api/tables/t/commands", json=again, headers={"cookie": "nasrid_session=any"})
    assert (answer.status_code, answer.json()["code"]) == (500, "server_error")
    assert (refused.status_code, refused.json()["code"], refused.json()["id"]) == (500, "server_error", "again")
    assert [record.getMessage() for record in caplog.records if record.exc_info] == ["request failed"] * 2


# Limits


async def test_sizes_are_limited(zaida: Person) -> None:
    kind = {"content-type": "application/json"}
    body = b'{"name":"' + b"x" * 65536 + b'"}'
    check_refused(await zaida.http.post("/api/me", content=body, headers=kind), "too_large")
    check_refused(await zaida.http.post("/api/logout", content=body, headers=kind), "too_large")
    chunked = await zaida.http.post("/api/me", content=_chunks(*[b"x" * 4096] * 20), headers=kind)
    check_refused(chunked, "too_large")
    settings = {"options": {"granada_tiles": "even_price,even_type,odd_price,odd_type,moats,x\n" + "x" * 9000}}
    check_refused(await zaida.http.post("/api/tables", json={"settings": settings}), "too_large")


async def test_request_rates_are_limited(tmp_path: Path) -> None:
    limits = ("guests_per_hour=3", "tables_per_hour=2", "logins_per_10min=3", "chat_per_10s=2", "messages_per_10s=6")

    async def _talk(zaida: Person, omar: Person, opened: dict[str, Any]) -> None:
        async with zaida.connect(opened["id"]) as first, omar.connect(opened["id"]) as second:
            await second.do("sit", invitation=opened["invitation"])
            assert [(await first.do("send_chat", text="Hi"))["type"] for _ in range(2)] == ["done"] * 2
            assert (await first.do("send_chat", text="Hi"))["code"] == "rate_limited"
            assert (await second.do("send_chat", text="Hi"))["type"] == "done"
            await _flood(first)
            assert (await second.do("come_back"))["type"] == "done"

    with Server(tmp_path, limits=limits) as server:
        async with Person(server, "Zaida") as zaida, Person(server, "Omar") as omar, Person(server, "Leila"):
            check_refused(httpx.post(f"{server.url}/api/me", json={"name": "Yusuf"}), "quota_exceeded")
            elsewhere = {"x-forwarded-for": "192.0.2.7"}  # set by a proxy
            assert httpx.post(f"{server.url}/api/me", json={"name": "Yusuf"}, headers=elsewhere).status_code == 200
            assert (await zaida.good("POST", "/api/me", {"name": "Zoraida"}))["name"] == "Zoraida"

            opened = await zaida.open_table(options=DUEL)
            assert (await zaida.http.post("/api/tables", json={"settings": {"options": {"players": 9}}})).is_error
            await zaida.open_table(options=DUEL)  # refused requests do not count
            check_refused(await zaida.http.post("/api/tables", json={}), "quota_exceeded")
            assert (await omar.open_table())["id"]

            wrong = {"login": "zaida", "password": "a guess, 1"}
            for _ in range(3):
                check_refused(await omar.http.post("/api/login", json=wrong), "wrong_credentials")
            check_refused(await omar.http.post("/api/login", json=wrong), "quota_exceeded")
            check_refused(await omar.http.post("/api/login", json=wrong, headers=elsewhere), "wrong_credentials")
            check_refused(await omar.http.post("/api/device-link", json={"token": "guess"}), "quota_exceeded")
            for path in ("/api/me/recovery-codes", "/api/me/delete"):
                body = {"current_password": "a guess, 1"} | ({"name": "Omar"} if "delete" in path else {})
                check_refused(await omar.http.post(path, json=body), "quota_exceeded")
            check_refused(await omar.http.put("/api/me/password", json=wrong), "quota_exceeded")
            await _talk(zaida, omar, opened)


async def test_wrong_passwords_of_strangers_do_not_lock_the_owner_out(tmp_path: Path) -> None:
    login, wrong = ({"login": "zaida", "password": word} for word in ("correct horse", "a guess, 1"))

    async def sign_in(person: Person, address: str, form: dict[str, str]) -> httpx.Response:
        return await person.http.post("/api/login", json=form, headers={"x-forwarded-for": address})

    with Server(tmp_path, limits=("logins_per_10min=3", "strangers_logins_per_10min=8")) as server:
        async with Person(server) as zaida, device(server) as new_phone, device(server) as thief:
            await zaida.good("PUT", "/api/me/password", login)
            for _ in range(3):
                check_refused(await sign_in(thief, "192.0.2.1", wrong), "wrong_credentials")
            check_refused(await sign_in(thief, "192.0.2.1", wrong), "quota_exceeded")
            assert (await sign_in(new_phone, "192.0.2.2", login)).is_success, "the owner is elsewhere"
            # Guesses from many addresses are limited, but not for the owner's devices, whatever their address.
            await zaida.good("POST", "/api/logout")
            codes = [(await sign_in(thief, f"192.0.2.{last}", wrong)).json()["code"] for last in range(10, 16)]
            assert codes == ["wrong_credentials"] * 4 + ["quota_exceeded"] * 2
            thief.http.cookies.set("nasrid_device", "x" * 43)
            check_refused(await sign_in(thief, "192.0.2.99", login), "quota_exceeded")
            for known in (zaida, new_phone):
                assert (await sign_in(known, "192.0.2.1", login)).is_success
            # A known device has a limit as well.
            codes = [(await sign_in(zaida, "192.0.2.3", wrong)).json()["code"] for _ in range(3)]
            assert codes == ["wrong_credentials"] * 2 + ["quota_exceeded"]


async def test_password_cannot_be_guessed_with_a_stolen_session(tmp_path: Path) -> None:
    with Server(tmp_path, limits=("logins_per_10min=3",)) as server:
        async with Person(server) as zaida, device(server) as thief:
            await zaida.good("PUT", "/api/me/password", {"login": "zaida", "password": "correct horse"})
            thief.http.cookies.set("nasrid_session", zaida.http.cookies["nasrid_session"])
            guess = {"name": "Zaida", "current_password": "a guess, 1"}
            thief.http.headers["x-forwarded-for"] = "192.0.2.1"
            for code in ["wrong_credentials"] * 3 + ["quota_exceeded"]:
                check_refused(await thief.http.post("/api/me/delete", json=guess), code)
            change = {"login": "zaida", "password": "new horse", "current_password": "correct horse"}
            await zaida.good("PUT", "/api/me/password", change)


async def _flood(seat: Seat) -> None:
    """Check that too many messages are refused, and that far too many close the connection."""
    for _ in range(6):
        await seat.send("come_back")
    assert (await seat.until_type("error"))["code"] == "rate_limited"
    with suppress(ConnectionClosed):
        for _ in range(200):
            await seat.socket.send('{"type":"come_back","id":"x"}')
    assert await seat.closing_code() == 1008


async def test_log_and_lobby_growth_is_limited(tmp_path: Path) -> None:
    """The limits apply to all connections and names of a player together."""
    limits = (
        "side_commands_per_10min=40",
        "entries_per_table=20",
        "messages_per_10s=60",
        "lobby_tables_per_hour=2",
        "chat_per_10s=99",
    )

    with Server(tmp_path, limits=limits) as server:
        async with Person(server, "Zaida") as zaida, Person(server, "Omar") as omar:
            for person in (zaida, omar):
                await person.open_table(options=DUEL, listed=True)
            for person in (zaida, omar):
                refusal = await person.http.post("/api/tables", json={"settings": {"listed": True}})
                check_refused(refusal, "quota_exceeded")
            opened = await zaida.open_table(options=DUEL)
            await omar.do(opened["id"], "sit", invitation=opened["invitation"])
            async with zaida.connect(opened["id"]) as first, zaida.connect(opened["id"]) as second:
                codes = [(await first.do("send_chat", text="Hi")).get("code") for _ in range(20)]
                assert (codes[0], codes[-1]) == (None, "quota_exceeded"), "the log of the table is full"
                deciding = (zaida, omar)[(await zaida.see(opened["id"]))["view"]["seat"]]
                async with deciding.connect(opened["id"]) as seat:
                    turn = await seat.until_type("decision")
                    assert (await seat.act(turn["legal_actions"][0]))["type"] == "done", "the game goes on"
                for seat in (first, second):
                    for _ in range(15):
                        last = await seat.do("leave")
                assert last["code"] == "rate_limited"
                for seat in (first, second):
                    for _ in range(40):
                        await seat.send("rematch")
                await second.until(
                    lambda message: message.get("code") == "rate_limited"
                )  # on both connections together


async def test_requests_are_limited(tmp_path: Path) -> None:
    with (
        Server(tmp_path, limits=("requests_per_10s=20", "burst_requests=20")) as server,
        httpx.Client(base_url=server.url) as client,
    ):
        elsewhere = {"x-forwarded-for": "192.0.2.7"}
        history = [client.get("/api/tables/none/events") for _ in range(20)]
        check_refused(history[0], "no_such_table")
        check_refused(history[-1], "rate_limited")  # expensive requests have a lower limit
        answers = [client.get("/health") for _ in range(40)]
        check_refused(answers[-1], "rate_limited")
        assert int(answers[-1].headers["retry-after"]) > 0
        assert client.get("/health", headers=elsewhere).status_code == 200
        check_refused(await denied(server, "/api/tables/none/ws"), "rate_limited")


async def test_connections_are_limited(tmp_path: Path) -> None:
    limits = ("sockets_per_address=4", "sockets_per_table=2", "sockets_total=6")

    async def _crowd(path: str, cookie: str) -> None:
        """Check that other addresses can connect until the server is full."""
        address = server.url.replace("http", "ws", 1) + path
        away = [{"cookie": cookie, "x-forwarded-for": f"192.0.2.{number}"} for number in range(3)]
        async with connect(address, additional_headers=away[0]), connect(address, additional_headers=away[1]):
            check_refused(await denied(server, path, **away[2]), "quota_exceeded")

    with Server(tmp_path, limits=limits) as server:
        async with Person(server, "Zaida") as zaida, Person(server, "Omar") as omar:
            table = (await zaida.open_table(options=DUEL))["id"]
            other = (await zaida.open_table(options=DUEL))["id"]
            path = f"/api/tables/{table}/ws"
            async with omar.connect(table) as one, omar.connect(table) as two:
                for seat in (one, two):
                    await seat.until_type("presence")
                check_refused(await denied(server, path, cookie=omar.cookie), "quota_exceeded")
                async with zaida.connect(table) as three:  # a player can always connect to their own table
                    assert (await three.until_type("snapshot"))["you"]["seat"] == 0
                    async with zaida.connect(other) as four:
                        await four.until_type("snapshot")
                        check_refused(await denied(server, path, cookie=zaida.cookie), "quota_exceeded")
                        await _crowd(f"/api/tables/{other}/ws", zaida.cookie)
            async with omar.connect(table) as again:
                await again.until_type("snapshot")


def test_ipv6_addresses_of_one_network_count_as_one() -> None:
    def address(text: str) -> str:
        return address_of({"client": (text, 1)})

    assert address("2001:470:1:2:3:4:5:6") == address("2001:470:1:2:ffff::1")
    assert address("2001:470:1:2::1") != address("2001:470:1:3::1")
    assert address("::ffff:203.0.113.9") == "203.0.113.9"
    assert (address("::1"), address("198.51.100.7"), address("nonsense")) == ("::1", "198.51.100.7", "nonsense")


# Who may do and see what


def test_metrics_are_private(server: Server) -> None:
    near = httpx.get(f"{server.url}/metrics")
    assert "nasrid_sockets" in near.text
    for address in ("198.51.100.7", "8.8.8.8", "2001:470::1", "::ffff:8.8.8.8", "10.0.0.1", "127.0.0.1"):
        check_refused(httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": address}), "not_found")
    for header in ("forwarded", "via", "x-real-ip", "x-forwarded-proto"):  # of a proxy that hides the client's address
        check_refused(httpx.get(f"{server.url}/metrics", headers={header: "for=198.51.100.7"}), "not_found")


async def test_only_players_see_the_invitation(zaida: Person, omar: Person) -> None:
    opened = await zaida.open_table(options={"players": 4}, seats=[{}, {}, {"kind": "open"}, {}])
    table, other = opened["id"], await zaida.open_table()
    for guess in ({"seat": 1}, {"seat": 1, "invitation": other["invitation"]}, {"invitation": table}):
        assert (await omar.do(table, "sit", **guess))[1]["code"] == "not_invited"
    assert "invitation" not in (await omar.see(table))["you"]
    assert (await omar.do(table, "sit"))[0] == 200
    assert opened["invitation"] not in (await omar.http.get(f"/api/tables/{table}/events")).text


async def test_no_page_shows_the_hand_of_another(server: Server, zaida: Person, omar: Person) -> None:
    async with Person(server, "spy") as spy:
        opened = await zaida.open_table(options=DUEL | {"modules": ["bonus"]}, listed=True)
        table = opened["id"]
        await omar.do(table, "sit", invitation=opened["invitation"])
        pages = [f"/api/tables/{table}", f"/api/tables/{table}/events", "/api/tables", "/api/me/tables"]
        for viewer, own in ((zaida, 0), (omar, 1), (spy, None)):
            view = (await viewer.see(table))["view"]
            for place, player in enumerate(view["players"]):
                assert bool(player["hand"]) == (place == own)
                assert player["hand_size"] > 0
            for page in pages:
                found = _found(await viewer.good("GET", page), ("hand", "hidden", "seed"))
                assert bool([value for value in found if value]) == (own is not None and table in page)
            check_refused(await viewer.http.get(f"/api/tables/{table}/record"), "game_not_over")
            for seat in {0, 1} - {own}:
                check_refused(await viewer.http.get(f"/api/tables/{table}/events?seat={seat}"), "game_not_over")
        again = {"after": 3, "seat": 0}
        check_refused(await zaida.http.post(f"/api/tables/{table}/branch", json=again), "game_not_over")
        seen = (await omar.http.get(f"/api/tables/{table}/events")).json()["events"]
        hand = (await omar.see(table))["view"]["players"][1]["hand"]
        assert [event["private"]["hand"] for event in seen if "private" in event] == [hand]


def _found(data: Any, names: tuple[str, ...]) -> list[Any]:
    """Return every value with one of these names, at any depth."""
    if isinstance(data, list):
        return [found for one in data for found in _found(one, names)]
    if not isinstance(data, dict):
        return []
    return [data[name] for name in names if name in data] + _found(list(data.values()), names)


async def test_hints_are_given_one_at_a_time(zaida: Person) -> None:
    """A player who asks for many hints does not delay other tables."""

    opened = await zaida.open_table(options=DUEL, seats=[{}, {"kind": "bot", "level": "apprentice"}])
    async with zaida.connect(opened["id"]) as seat:
        await seat.until_type("decision")
        for number in range(20):
            await seat.send("hint", id=f"hint-{number}")
        replies = [await seat.until(lambda one: str(one.get("id")).startswith("hint")) for _ in range(20)]
        assert {reply.get("code", "hint") for reply in replies} == {"hint", "rate_limited"}
        assert (await seat.do("hint"))["type"] == "hint"

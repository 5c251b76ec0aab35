"""Permanent accounts: devices, recovery, data export, and deletion that leaves other players their games."""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

from nasrid.server.protocol import entries
from nasrid.server.protocol.personal import DELETED_TEXT
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.store.database import Database
from nasrid.server.store.driver import DELETION_BATCH_SIZE
from nasrid.server.store.players import Account
from tests.server.client import Person, Server, device
from tests.server.stores import new_table, next_of, rows

LOGIN = {"login": "zaida", "password": "alcazaba"}


async def refused(person: Person, method: str, path: str, body: Any = None) -> str:
    status, answer = await person.ask(method, path, body)
    assert status >= 400
    return str(answer["code"])


async def test_devices_are_listed_and_can_be_signed_out(server: Server, zaida: Person, omar: Person) -> None:
    async with device(server) as phone:
        link = await zaida.link_device()
        phone.http.headers["user-agent"] = "Phone " + "x" * 500
        await phone.good("POST", "/api/device-link", {"token": link["token"]})
        devices = (await zaida.good("GET", "/api/me/sessions"))["sessions"]
        assert [one["current"] for one in devices].count(True) == 1
        lost = next(one for one in devices if not one["current"])
        assert lost["device"].startswith("Phone x")
        assert len(lost["device"]) <= 200
        assert await refused(omar, "POST", "/api/me/sessions/end", {"id": lost["id"]}) == "no_such_link"
        left = await zaida.good("POST", "/api/me/sessions/end", {"id": lost["id"]})
        assert [one["current"] for one in left["sessions"]] == [True]
        assert await refused(phone, "GET", "/api/me") == "not_signed_in"
        assert (await zaida.good("GET", "/api/me"))["name"] == "Zaida"


async def test_recovery_code_works_once(server: Server, zaida: Person) -> None:
    login = LOGIN | {"login": "recovered"}
    async with device(server) as again, device(server) as third:
        current = {"current_password": login["password"]}
        assert await refused(zaida, "POST", "/api/me/recovery-codes", current) == "bad_name", "a guest has no login"
        await zaida.good("PUT", "/api/me/password", login)
        void = (await zaida.good("POST", "/api/me/recovery-codes", current))["codes"]
        codes = (await zaida.good("POST", "/api/me/recovery-codes", current))["codes"]
        assert len(set(codes) | set(void)) == 16
        new = login | {"password": "new password"}
        for code in ("guess", void[0], ""):
            expected = "bad_message" if not code else "wrong_credentials"
            assert await refused(again, "POST", "/api/recover", new | {"code": code}) == expected
        assert await refused(again, "POST", "/api/recover", new | {"code": codes[0], "password": "x"}) == "bad_password"
        assert (await again.good("POST", "/api/recover", new | {"code": codes[0].upper()}))["name"] == "Zaida"
        assert await refused(zaida, "GET", "/api/me") == "not_signed_in", "all other devices are signed out"
        for used in codes:
            assert await refused(third, "POST", "/api/recover", new | {"code": used}) == "wrong_credentials"
        assert await refused(third, "POST", "/api/login", login) == "wrong_credentials"
        await third.good("POST", "/api/login", new)


async def test_stolen_session_ends_with_a_new_password(server: Server, zaida: Person) -> None:
    """A thief who has copied the session cookie cannot stay, and cannot return."""
    login = LOGIN | {"login": "stolen"}
    async with device(server) as thief, device(server) as phone:
        await zaida.good("PUT", "/api/me/password", login)
        thief.http.cookies.set("nasrid_session", zaida.http.cookies["nasrid_session"])
        for path in ("/api/me/recovery-codes", "/api/me/device-link"):
            for password in ("", "a guess, 1"):
                body = {"current_password": password}
                assert await refused(thief, "POST", path, body) == "wrong_credentials"
        codes = await zaida.good("POST", "/api/me/recovery-codes", {"current_password": login["password"]})
        link = await zaida.link_device(login["password"])
        await phone.good("POST", "/api/device-link", {"token": link["token"]})
        change = login | {"password": "new password", "current_password": login["password"]}
        await zaida.good("PUT", "/api/me/password", change)
        for device_of_thief in (thief, phone):
            assert await refused(device_of_thief, "GET", "/api/me") == "not_signed_in"
        for code in codes["codes"]:
            body = login | {"code": code}
            assert await refused(thief, "POST", "/api/recover", body) == "wrong_credentials"
        assert (await zaida.good("GET", "/api/me"))["name"] == "Zaida"


async def test_signed_out_thief_cannot_return_with_a_link_made_before(server: Server, zaida: Person) -> None:
    async with device(server) as thief, device(server) as phone:
        link = await zaida.link_device()
        await thief.good("POST", "/api/device-link", {"token": link["token"]})
        for sign_out in ("/api/me/sessions/end", "/api/logout"):
            link = await thief.link_device()
            sessions = (await zaida.good("GET", "/api/me/sessions"))["sessions"]
            ended = next(one["id"] for one in sessions if not one["current"])
            body = {"id": ended} if sign_out.endswith("end") else None
            await (zaida if body else thief).good("POST", sign_out, body)
            assert await refused(phone, "POST", "/api/device-link", {"token": link["token"]}) == "no_such_link"
            link = await zaida.link_device()
            await thief.good("POST", "/api/device-link", {"token": link["token"]})


async def test_thief_cannot_hide_the_way_in(server: Server, zaida: Person) -> None:
    """The list of security events is limited, but a stolen session cannot fill it so that other kinds disappear."""
    await zaida.good("PUT", "/api/me/password", LOGIN | {"login": "hidden"})
    for _ in range(60):
        await zaida.good("POST", "/api/me/sessions/end-others")
    events = (await zaida.good("GET", "/api/me/security-events"))["events"]
    assert events[-1]["kind"] == "password_set"


async def test_sign_in_during_a_change_of_password_fails_cleanly(tmp_path: Path) -> None:
    """The new session may end before the response is written."""
    login = LOGIN | {"login": "racing"}
    change = login | {"current_password": login["password"]}
    with Server(tmp_path) as server:
        async with Person(server) as zaida, device(server) as phone:
            await zaida.good("PUT", "/api/me/password", login)
            for _ in range(20):
                *signed_in, changed = await asyncio.gather(
                    phone.ask("POST", "/api/login", login),
                    phone.ask("POST", "/api/login", login),
                    zaida.ask("PUT", "/api/me/password", change),
                )
                assert {status for status, _ in (*signed_in, changed)} <= {200, 401}
                if changed[0] != 200:
                    await zaida.good("POST", "/api/login", login)
        assert "Traceback" not in server.log.read_text()


async def test_owner_sees_security_events(server: Server, zaida: Person, omar: Person) -> None:
    login = LOGIN | {"login": "watchful"}
    async with device(server) as phone:
        phone.http.headers["user-agent"] = "Phone"
        await zaida.good("PUT", "/api/me/password", login)
        began = time.time() - 60
        await phone.good("POST", "/api/login", login)
        await phone.good("POST", "/api/me/recovery-codes", {"current_password": login["password"]})
        sessions = (await zaida.good("GET", "/api/me/sessions"))["sessions"]
        lost = next(one["id"] for one in sessions if not one["current"])
        await zaida.good("POST", "/api/me/sessions/end", {"id": lost})
        await phone.good("POST", "/api/login", login)
        left = await zaida.good("POST", "/api/me/sessions/end-others")
        assert [one["current"] for one in left["sessions"]] == [True]
        assert await refused(phone, "GET", "/api/me") == "not_signed_in"
        events = (await zaida.good("GET", "/api/me/security-events"))["events"]
        assert [(event["kind"], event["device"] == "Phone") for event in events] == [
            ("others_signed_out", False),
            ("signed_in", True),
            ("device_signed_out", True),
            ("recovery_codes_created", True),
            ("signed_in", True),
            ("password_set", False),
        ]
        assert all(began < event["at"] < time.time() + 60 for event in events)
        assert (await zaida.good("GET", "/api/me/export"))["security_events"] == events
        assert (await omar.good("GET", "/api/me/security-events"))["events"] == []


async def test_export_contains_only_data_of_the_user(zaida: Person, omar: Person) -> None:
    opened = await zaida.open_table(options={"players": 2})
    await omar.do(opened["id"], "sit", invitation=opened["invitation"])
    await zaida.do(opened["id"], "send_chat", text="mine")
    await omar.do(opened["id"], "send_chat", text="theirs")
    export = await omar.good("GET", "/api/me/export")
    assert export["name"] == "Omar"
    assert export["devices"][0]["current"]
    (table,) = export["tables"]
    assert (table["id"], table["seat"]) == (opened["id"], 1)
    assert [entry["text"] for entry in table["mine"] if entry["entry"] == "chat_sent"] == ["theirs"]
    assert "seed" not in str(export)
    assert opened["invitation"] not in str(export)


async def test_export_of_the_host_has_no_seed(zaida: Person, omar: Person) -> None:
    opened = await zaida.open_table(options={"players": 3})
    await omar.do(opened["id"], "sit", invitation=opened["invitation"])
    await zaida.do(opened["id"], "start", bot_level="mason")
    (table,) = (await zaida.good("GET", "/api/me/export"))["tables"]
    (started,) = [entry for entry in table["mine"] if entry["entry"] == "started"]
    assert started["seed"] == ""


async def test_deleted_player_is_gone_and_games_stay(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server, "Zoraida") as zaida, Person(server, "Omar") as omar:
            table, running = await zaida.open_with(omar), await zaida.open_with(omar)
            await zaida.do(table, "send_chat", text="my secret words")
            async with zaida.connect(table) as first, omar.connect(table) as second:
                random = Random(1)
                await asyncio.gather(first.play(random), second.play(random))
            before = await omar.good("GET", f"/api/tables/{table}/record")
            waiting = await zaida.open_table(options={"players": 2})
            await zaida.good("PUT", "/api/me/password", LOGIN)
            assert await refused(zaida, "POST", "/api/me/delete", {"name": "zoraida"}) == "bad_name"
            assert await refused(zaida, "POST", "/api/me/delete", {"name": "Zoraida"}) == "wrong_credentials"
            await zaida.good("POST", "/api/me/delete", {"name": "Zoraida", "current_password": LOGIN["password"]})
            assert await refused(zaida, "GET", "/api/me") == "not_signed_in"
            assert await refused(zaida, "POST", "/api/login", LOGIN) == "wrong_credentials"
            after = await omar.good("GET", f"/api/tables/{table}/record")
            assert after == before | {"players": [DELETED_TEXT, "Omar"]}
            assert (await omar.see(table))["table"]["seats"][0]["name"] == DELETED_TEXT
            assert (await omar.see(running))["table"]["seats"][0]["away"], "a bot plays on"
            assert (await omar.see(waiting["id"]))["table"]["stage"] == "closed"
            assert "my secret words" not in str(await omar.good("GET", f"/api/tables/{table}/events"))
    with Server(tmp_path) as server:
        async with Person(server) as somebody:
            assert await somebody.good("GET", f"/api/tables/{table}/record") == after, "from the database, too"


async def test_guests_without_visits_and_unstarted_tables_expire(store: Database) -> None:
    accounts, long_ago = store.accounts, time.time() - 200 * DAY_SECONDS
    for player in ("gone", "here", "known"):
        await store.players.add(Account(player, player, None, None), player)
    await rows(store, "UPDATE players SET login = 'known', password = 'hash' WHERE id = 'known'")
    await rows(store, "UPDATE players SET created = $1, visited = $1", long_ago)
    await rows(store, "UPDATE sessions SET seen = $1", long_ago)
    assert await store.players.by_session("here"), "this visit is noted"
    for name in ("never began", "waiting", "played"):
        await new_table(store, name)
    closed = await new_table(store, "closed")
    assert await store.tables.append([next_of(closed, entries.Closed(at=long_ago), changes_table=True)]) == [True]
    await accounts.delete_expired(table_days=30)
    assert await accounts.expired_guests(guest_days=100) == ["gone"]
    left = {*await store.tables.ids()}
    assert left == {"never began", "waiting", "played"}
    assert await store.tables.log("closed") == []


async def test_all_unused_sessions_end(store: Database) -> None:
    """Each transaction ends only a few, so that no player waits long."""
    guests = [f"guest {number}" for number in range(2 * DELETION_BATCH_SIZE + 1)]
    insert = "INSERT INTO players (id, name, created, visited) VALUES ($1, 'Guest', 0, 0)"
    session = "INSERT INTO sessions (token_hash, player, created, seen, device) VALUES ($1, $1, 0, 0, '')"
    await store.driver.run([statement for guest in guests for statement in ((insert, (guest,)), (session, (guest,)))])
    await store.sessions.end_old(200)
    assert not await rows(store, "SELECT 1 FROM sessions")

"""Moderation: players report others, and the operator acts while the server runs."""

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import nasrid.server as server_package
from nasrid.server.protocol import forms
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.tournaments import TournamentForm
from nasrid.server.store.database import Database
from nasrid.server.store.moderation import LOG_PAGE_SIZE, REPORT_PAGE_SIZE
from nasrid.server.store.players import Account
from nasrid.server.tournament.handlers import opening_entries
from nasrid.server.tournament.state import fold_log
from nasrid.server.web.quotas import PEOPLE_PER_ADDRESS
from tests.processes import nasrid
from tests.server.client import Person, Server, check_refused, device, set_up_second_factor
from tests.server.stores import ids_of, new_table, rows


def admin(server: Server, *arguments: str) -> str:
    ended = nasrid("admin", *arguments, "--data", server.data)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


async def test_report_leads_to_a_lasting_ban(tmp_path: Path) -> None:
    async def until(person: Person, code: str | None) -> None:
        async with asyncio.timeout(30):
            while (await person.ask("GET", "/api/me"))[1].get("code") != code:
                await asyncio.sleep(0.5)

    with Server(tmp_path, limits=("reports_per_hour=2",)) as server:
        async with Person(server) as zaida, Person(server, "Mallory") as mallory:
            opened = await zaida.open_table(options={"players": 3}, listed=True)
            table = opened["id"]
            await mallory.do(table, "sit", seat=1, invitation=opened["invitation"])
            path = f"/api/tables/{table}/report"
            assert (await zaida.ask("POST", path, {"seat": 2, "reason": "nobody"}))[1]["code"] == "bad_message"
            assert (await zaida.ask("POST", path, {"seat": 1, "reason": "\u202e"}))[1]["code"] == "bad_message"
            await zaida.good("POST", path, {"seat": 1, "reason": "insults\n everybody"})
            await zaida.good("POST", path, {"reason": "a third report"})
            assert (await zaida.ask("POST", path, {"reason": "one too many"}))[1]["code"] == "quota_exceeded"
            line = next(one for one in admin(server, "reports").splitlines() if "insults everybody" in one)
            assert "(Mallory)" in line
            report, player = line.split("report ")[1].split()[0], line.split("player ")[1].split()[0]
            admin(server, "ban-player", player, "no insults here")
            await until(mallory, "banned")
            assert "no insults here" in (await mallory.ask("GET", "/api/me"))[1]["message"]
            assert (await mallory.do(table, "leave"))[1]["code"] == "banned"
            admin(server, "unlist", table, "its host")
            assert (await zaida.good("GET", "/api/tables"))["tables"] == []
            async with zaida.connect(table) as seat:
                await seat.until_type("snapshot")
                admin(server, "reset-name", player, "an insult")
                with pytest.raises(ConnectionClosed):
                    await seat.until_type("error")
            async with zaida.connect(table) as seat:
                assert (await seat.until_type("snapshot"))["table"]["seats"][1]["name"] == "…"
                admin(server, "remove", table, "its host")
                with pytest.raises(ConnectionClosed):
                    await seat.until_type("error")
            assert (await zaida.ask("GET", f"/api/tables/{table}"))[1]["code"] == "no_such_table"
            assert (await zaida.good("GET", "/api/me/tables"))["tables"] == []
            admin(server, "resolve", report, "done")
            assert "insults" not in admin(server, "reports")
            admin(server, "unban-player", player, "sorry")
            await until(mallory, None)
            log = admin(server, "log").splitlines()
            assert [line.split("  ")[1] for line in log] == [
                "unban player",
                "resolve",
                "remove",
                "reset name",
                "unlist",
                "ban player",
            ]
        elsewhere = {"x-forwarded-for": "192.0.2.7"}
        admin(server, "ban-address", "192.0.2.0/28", "floods")
        async with httpx.AsyncClient(base_url=server.url) as http, asyncio.timeout(30):
            while (await http.get("/health", headers=elsewhere)).status_code != 403:
                await asyncio.sleep(0.2)
            assert (await http.get("/health")).status_code == 200


async def events(person: Person, table: str, what: str) -> list[dict[str, Any]]:
    found = (await person.good("GET", f"/api/tables/{table}/events"))["events"]
    return [event for event in found if event["entry"] == what]


async def test_guests_of_one_person_cannot_bury_the_reports_of_others(tmp_path: Path) -> None:
    """The moderators see the oldest reports first, and guests cost nothing."""
    with Server(tmp_path, limits=("reports_per_hour=1",)) as server:
        async with Person(server) as zaida:
            table = (await zaida.open_table(options={"players": 2}))["id"]
        statuses = []
        for _ in range(PEOPLE_PER_ADDRESS + 1):
            async with Person(server, "Mallory") as mallory:
                statuses.append((await mallory.ask("POST", f"/api/tables/{table}/report", {"reason": "spam"}))[0])
        assert statuses == [200] * PEOPLE_PER_ADDRESS + [429]


async def test_ban_from_the_command_line_closes_open_connections(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server) as zaida, Person(server, "Omar") as omar, device(server) as visitor:
            table = await zaida.open_with(omar)
            banned = (await zaida.good("GET", f"/api/tables/{table}/people"))["people"][0]["id"]
            async with omar.connect(table) as seat, zaida.connect(table) as other, visitor.connect(table) as fan:
                admin(server, "ban-player", banned, "rude")
                with pytest.raises(ConnectionClosed):
                    await seat.until(lambda message: False)
                assert seat.socket.close_code == 1008
                assert other.socket.close_code is None
                assert fan.socket.close_code is None
                admin(server, "ban-address", "127.0.0.1", "rude")
                for seat in (other, fan):
                    with pytest.raises(ConnectionClosed):
                        await seat.until(lambda message: False)
                    assert seat.socket.close_code == 1008


async def test_actions_of_administrators_are_logged(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server) as zaida, Person(server, "Mallory") as mallory, Person(server, "Nobody") as nobody:
            opened = await zaida.open_table(options={"players": 3}, listed=True)
            await mallory.do(opened["id"], "sit", seat=1, invitation=opened["invitation"])
            await nobody.good("POST", f"/api/tables/{opened['id']}/report", {"seat": 1, "reason": "insults"})
            await zaida.good("PUT", "/api/me/password", {"login": "Zaida", "password": "correct horse"})
            deed = {"action": "resolve", "target": "x", "reason": "y"}
            for person in (zaida, nobody):
                for method, path, body in (
                    ("GET", "/api/admin", None),
                    ("GET", "/api/admin/log", None),
                    ("GET", "/api/admin/log?before=x", None),
                    ("GET", "/api/admin/reports", None),
                    ("GET", "/api/admin/reports?after=x", None),
                    ("GET", "/api/admin/status", None),
                    ("POST", "/api/admin/actions", deed),
                    ("POST", "/api/admin/actions", {"action": "unknown"}),
                    ("GET", "/api/admin/actions", None),
                ):
                    assert (await person.ask(method, path, body))[1]["code"] == "not_found"
            admin(server, "grant-admin", "Zaida", "helps")
            await zaida.good("POST", "/api/me", {"name": "Zaida"})  # so that the server reads their session again
            assert (await zaida.good("GET", "/api/me"))["is_admin"] is True
            await set_up_second_factor(zaida, "correct horse")
            (report,) = (await zaida.good("GET", "/api/admin"))["reports"]["reports"]
            assert (report["name"], report["reason"]) == ("Mallory", "insults")
            for wrong in (deed, deed | {"reason": "\u202e"}, deed | {"action": "grant_admin"}):
                assert (await zaida.ask("POST", "/api/admin/actions", wrong))[1]["code"] == "bad_message"
            async with mallory.connect(opened["id"]) as seat:
                await seat.until_type("snapshot")
                ban = {"action": "ban_player", "target": report["about"], "reason": "no insults"}
                (found,) = (await zaida.good("POST", "/api/admin/actions", ban))["bans"]
                assert (found["kind"], found["name"], found["reason"]) == ("player", "Mallory", "no insults")
                with pytest.raises(ConnectionClosed):
                    await seat.until_type("error")
            assert (await mallory.ask("GET", "/api/me"))[1]["code"] == "banned"
            for done in (
                ban | {"action": "unban_player"},
                ban | {"action": "reset_name"},
                deed | {"target": report["id"]},
            ):
                await zaida.good("POST", "/api/admin/actions", done)
            assert (await mallory.good("GET", "/api/me"))["name"] == "…"
            assert (await zaida.see(opened["id"]))["table"]["seats"][1]["name"] == "…", "where they sit, too"
            assert [event["name"] for event in await events(zaida, opened["id"], "seated")] == ["Zaida", "…"]
            hide = {"action": "unlist", "target": opened["id"], "reason": "its host"}
            log = (await zaida.good("POST", "/api/admin/actions", hide))["log"]["actions"]
            assert (await zaida.good("GET", "/api/tables"))["tables"] == []
            assert [(one["action"], one["by"]) for one in log] == [
                ("unlist", "zaida"),
                ("resolve", "zaida"),
                ("reset name", "zaida"),
                ("unban player", "zaida"),
                ("ban player", "zaida"),
                ("grant admin", ""),
            ]
            assert (await zaida.good("GET", "/api/admin/log"))["actions"] == log
            older = await zaida.good("GET", f"/api/admin/log?before={log[1]['at']}")
            assert older == {"actions": log[2:], "next_before": None}
            for before in ("", "x", "nan", "-inf", "1e999"):
                check_refused(await zaida.ask("GET", f"/api/admin/log?before={before}"), "bad_message")
            admin(server, "revoke-admin", "zaida", "thank you")
            await zaida.good("POST", "/api/me", {"name": "Zaida"})
            assert (await zaida.ask("GET", "/api/admin"))[1]["code"] == "not_found"


async def make_admin(person: Person) -> None:
    login = {"login": person.name, "password": "correct horse"}
    await person.good("PUT", "/api/me/password", login)
    admin(person.server, "grant-admin", person.name, "helps")
    await person.good("POST", "/api/me", {"name": person.name})  # so that the server reads their session again
    await set_up_second_factor(person, login["password"])


TITLE = "Losers of Toledo"


async def test_title_of_a_tournament_is_reported_and_reset(tmp_path: Path) -> None:
    form = {"title": TITLE, "settings": {"options": {"players": 2}, "listed": True}}
    with Server(tmp_path) as server:
        async with Person(server, "Mallory") as mallory, Person(server) as zaida, device(server) as visitor:
            await make_admin(zaida)
            tournament = (await mallory.good("POST", "/api/tournaments", form))["id"]
            path = f"/api/tournaments/{tournament}"
            await mallory.good("POST", f"{path}/commands", {"type": "join"})
            reason = {"reason": "insults us"}
            check_refused(await visitor.ask("POST", f"{path}/report", reason), "not_signed_in")
            check_refused(await zaida.ask("POST", "/api/tournaments/none/report", reason), "no_such_tournament")
            for wrong in (reason | {"number": 2}, {"reason": "\u202e"}):
                check_refused(await zaida.ask("POST", f"{path}/report", wrong), "bad_message")
            await zaida.good("POST", f"{path}/report", reason)
            await zaida.good("POST", f"{path}/report", {"reason": "and this name", "number": 1})
            about_title, about_player = (await zaida.good("GET", "/api/admin"))["reports"]["reports"]
            assert (
                about_title["tournament"]
                == about_player["tournament"]
                == {
                    "id": tournament,
                    "title": TITLE,
                    "opener": about_player["about"],
                }
            )
            assert [(report["table"], report["name"]) for report in (about_title, about_player)] == [
                (None, None),
                (None, "Mallory"),
            ]
            assert f"tournament {tournament} ({TITLE})" in admin(server, "reports")
            filed = (await zaida.good("GET", "/api/me/export"))["reports"]
            assert [(report["tournament"], report["table"]) for report in filed] == [(tournament, None)] * 2

            reset = {"action": "reset_title", "target": tournament, "reason": "an insult"}
            async with connect(server.url.replace("http", "ws", 1) + f"{path}/ws") as follower, asyncio.timeout(30):
                for _ in range(2):  # the second time, nothing changes
                    log = (await zaida.good("POST", "/api/admin/actions", reset))["log"]["actions"]
                while (page := json.loads(await follower.recv()))["title"] == TITLE:
                    pass
            assert (log[0]["action"], log[0]["target"], log[0]["by"]) == ("reset title", tournament[:8], "zaida")
            assert (page["title"], page["seq"]) == ("…", 4)
            assert page["title_reset"] > page["players"][0]["number"]
            for place in (path, "/api/tournaments", "/api/admin"):
                assert TITLE not in str(await zaida.good("GET", place)), place
            assert TITLE not in str(await mallory.good("GET", "/api/me/export"))
            with closing(sqlite3.connect(server.data / "nasrid.sqlite")) as file:
                assert TITLE not in "".join(file.iterdump())
            await mallory.good("POST", f"{path}/commands", {"type": "finish"})
            again = await mallory.good("POST", f"{path}/commands", {"type": "repeat"})
            repeated = f"/api/tournaments/{again['you']['repeat']['id']}"
            assert (await mallory.good("GET", repeated))["title"] == "…"


async def test_reset_name_disappears_for_spectators(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server) as zaida, Person(server, "Mallory") as mallory:
            with closing(sqlite3.connect(server.data / "nasrid.sqlite")) as file:
                ((player,),) = file.execute("SELECT id FROM players WHERE name = 'Mallory'").fetchall()
            table = (await zaida.open_table(options={"players": 3}, listed=True))["id"]
            async with zaida.connect(table) as seat, mallory.connect(table), asyncio.timeout(30):
                await seat.until(lambda message: message.get("names") == ["Mallory"])
                admin(server, "reset-name", player, "an insult")
                await seat.until(lambda message: message.get("names") == ["…"])
                assert (await mallory.good("POST", "/api/me", {"name": "Muhammad"}))["name"] == "Muhammad"
                await seat.until(lambda message: message.get("names") == ["Muhammad"])


def test_admin_command_explains_mistakes(tmp_path: Path) -> None:
    with Server(tmp_path / "used"):
        pass
    for folder, *arguments in (
        ("none", "reports"),
        ("used", "ban-player", "nobody", "why"),
        ("used", "resolve", "none", "why"),
        ("used", "unlist", "none", "why"),
        ("used", "remove", "none", "why"),
        ("used", "reset-title", "none", "why"),
        ("used", "grant-admin", "nobody", "why"),
    ):
        ended = nasrid("admin", *arguments, "--data", tmp_path / folder)
        assert ended.returncode != 0
        assert ended.stderr.count("\n") == 1
        assert "Traceback" not in ended.stderr


async def test_moderation_works_with_every_database(store: Database) -> None:
    moderation = store.moderation
    await store.players.add(Account("m", "Mallory", None, None), "token")
    await new_table(store, "t", listed=True)
    await moderation.report("z", "t", "m", "insults")
    (report,) = (await moderation.reports()).reports
    assert (report.about, report.name, report.table) == ("m", "Mallory", "t")
    for _ in range(2):
        await moderation.ban("address", "192.0.2.7", "again")
    assert await moderation.banned_targets("address") == {"192.0.2.7"}
    await moderation.reset_name("m", "an insult")
    account = await store.players.by_session("token")
    assert account
    assert account.name == "…"
    await moderation.set_unlisted("t", "its name")
    assert await store.tables.lobby() == []
    await moderation.set_unlisted("t", "renamed", is_unlisted=False)
    assert [ids_of(listing.table) for listing in await store.tables.lobby()] == ["t"]
    lease = await store.leases.claim("t", "me")
    await moderation.remove("t", "insults")
    assert lease
    assert await store.leases.owned_epochs("me") == {}
    assert await store.leases.claim("t", "me") is None
    await rows(store, "INSERT INTO table_players (table_id, player, seat) VALUES ('t', 'm', 0)")
    await moderation.reset_name("m", "again")
    assert await store.leases.claim("t", "me") is None, "it stays removed"
    assert not any(
        [await store.tables.lobby(), await store.tables.stored_log("table"), await store.tables.tables_of("zaida")]
    )
    await moderation.resolve(report.id, "done")
    assert await moderation.reports() == forms.OpenReports([], None)
    assert len((await moderation.log()).actions) == 8


async def test_every_action_is_logged_once_for_good(store: Database) -> None:
    for player in ("boss", "m"):
        await store.players.add(Account(player, player.title(), None, None), player)
    table = "Qm9hYmRpbCBsYXN0IHN1bA"
    await new_table(store, table, listed=True)
    await store.moderation.report("boss", table, "m", "insults")
    (report,) = (await store.moderation.reports()).reports
    opened = opening_entries(PlayerRef("m", "M"), TournamentForm("Friday"), "invitation", 1.0)
    await store.tournaments.create(fold_log("Qm9hYmRpbCBsYXN0IHN1bB", opened), opened)
    targets = {"player": "m", "address": "192.0.2.7", "name": "m", "resolve": report.id}
    targets["title"] = "Qm9hYmRpbCBsYXN0IHN1bB"
    before = time.time()
    for number, action in enumerate(get_args(get_args(forms.ModerationAction)[0]), 1):
        target = targets.get(action.split("_")[-1], table)
        await store.moderation.for_actor("boss").apply(action, target, f"reason {number}")
        latest, *earlier = (await store.moderation.log()).actions
        assert len(earlier) == number - 1
        assert (latest.action, latest.reason, latest.by) == (action.replace("_", " "), f"reason {number}", "boss")
        assert latest.target == (target[:8] if target in (table, targets["title"]) else target)
        assert latest.at >= before
    assert table not in str(await store.moderation.log()), "whoever has its id can watch the table"


def flood(times: Sequence[float]) -> str:
    """Return the statement that files reports at these times; the number of each is its id."""
    values = ", ".join(f"('{number}', {at}, 'x', 't', 'spam', 0)" for number, at in enumerate(times))
    return f"INSERT INTO reports (id, at, reporter, table_id, reason, resolved) VALUES {values}"


def change(server: Server, sql: str) -> None:
    """Change the database of a server that is running."""
    with closing(sqlite3.connect(server.data / "nasrid.sqlite")) as file, file:
        file.execute(sql)


async def test_pages_of_reports_contain_every_open_report_once(store: Database) -> None:
    """Also those that were filed at the same time."""
    times = [number // 7 for number in range(3 * REPORT_PAGE_SIZE)]
    await rows(store, flood(times))
    await rows(store, "UPDATE reports SET resolved = 1 WHERE id = '1'")
    pages = [await store.moderation.reports()]
    while (after := pages[-1].next_after) is not None:
        pages.append(await store.moderation.reports(after))
    assert all(REPORT_PAGE_SIZE <= len(page.reports) < REPORT_PAGE_SIZE + 7 for page in pages[:-1])
    reports = [report for page in pages for report in page.reports]
    assert sorted(int(report.id) for report in reports) == [0, *range(2, len(times))]
    assert [report.at for report in reports] == [0, *times[2:]], "oldest first"
    assert [report.at async for report in store.moderation.all_reports()] == [0, *times[2:]]


@pytest.mark.parametrize("count", [1, REPORT_PAGE_SIZE])
async def test_reports_of_one_page_have_no_next_page(count: int, store: Database) -> None:
    await rows(store, flood(range(count + 1)))
    await rows(store, "UPDATE reports SET resolved = 1 WHERE id = $1", str(count))
    page = await store.moderation.reports()
    assert (len(page.reports), page.next_after) == (count, None)


async def test_flood_of_reports_hides_no_later_one(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server) as zaida:
            await make_admin(zaida)
            table = (await zaida.open_table(options={"players": 2}))["id"]
            change(server, flood(range(10 * REPORT_PAGE_SIZE)))
            await zaida.good("POST", f"/api/tables/{table}/report", {"reason": "insults"})
            printed = admin(server, "reports").splitlines()
            assert len(printed) == 10 * REPORT_PAGE_SIZE + 1
            assert printed[-1].endswith("insults")
            page = (await zaida.good("GET", "/api/admin"))["reports"]
            assert page == await zaida.good("GET", "/api/admin/reports")
            reports = page["reports"]
            while page["next_after"] is not None:
                page = await zaida.good("GET", f"/api/admin/reports?after={page['next_after']}")
                reports += page["reports"]
            assert [report["id"] for report in reports[:-1]] == [str(n) for n in range(10 * REPORT_PAGE_SIZE)]
            assert reports[-1]["reason"] == "insults"
            for after in ("", "x", "nan", "-inf", "1e999"):
                check_refused(await zaida.ask("GET", f"/api/admin/reports?after={after}"), "bad_message")


async def log_actions(store: Database, times: Sequence[float]) -> None:
    values = ", ".join(f"({at}, 'resolve', '{number}', '', '')" for number, at in enumerate(times))
    await rows(store, f"INSERT INTO moderation (at, action, target, reason, actor) VALUES {values}")


async def test_pages_of_the_log_contain_every_action_once(store: Database) -> None:
    """Also those that several processes logged at the same time."""
    times = [number // 7 for number in range(3 * LOG_PAGE_SIZE)]
    await log_actions(store, times)
    pages = [await store.moderation.log()]
    while (before := pages[-1].next_before) is not None:
        pages.append(await store.moderation.log(before))
    assert all(LOG_PAGE_SIZE <= len(page.actions) < LOG_PAGE_SIZE + 7 for page in pages[:-1])
    actions = [action for page in pages for action in page.actions]
    assert sorted(int(action.target) for action in actions) == list(range(len(times)))
    assert [action.at for action in actions] == sorted(times, reverse=True)
    assert [action.at async for action in store.moderation.whole_log()] == sorted(times, reverse=True)


@pytest.mark.parametrize("count", [1, LOG_PAGE_SIZE])
async def test_log_of_one_page_has_no_next_page(count: int, store: Database) -> None:
    assert await store.moderation.log() == forms.ModerationLog([], None)
    await log_actions(store, range(count))
    page = await store.moderation.log()
    assert (len(page.actions), page.next_before) == (count, None)


def test_nothing_changes_the_moderation_log() -> None:
    sources = Path(server_package.__file__).parent.rglob("*.py")
    for source in sources:
        assert not re.search(r"(UPDATE|DELETE FROM) moderation\b", source.read_text("utf-8")), source

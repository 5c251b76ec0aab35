"""Personal data: every place that stores it is declared, and deletion, export and moderation reach all of them."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from nasrid.server.limits import Limits
from nasrid.server.node import account_deletion, housekeeping
from nasrid.server.node.bus import NoBus
from nasrid.server.node.node import Node
from nasrid.server.protocol import entries
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.forms import Export
from nasrid.server.protocol.personal import DELETED_TEXT, personal_fields
from nasrid.server.protocol.settings import TableSettings
from nasrid.server.protocol.tournaments import AnyTournamentEntry
from nasrid.server.store import migrations
from nasrid.server.store.database import Database
from nasrid.server.store.personal_data import DEPENDENT_COLUMNS, LOG_COLUMNS, OTHER_COLUMNS, PLAYER_COLUMNS
from nasrid.server.store.players import Account
from nasrid.server.store.sqlite import SqliteDriver
from tests.server.authenticator import Authenticator, add_passkey
from tests.server.client import Person, Server
from tests.server.pushing import Device
from tests.server.solving import answer_puzzle
from tests.server.stores import Place, new_table, next_of, rows
from tests.server.test_moderation import admin

NAME, WORDS, REASON, BROWSER = "Nebuzaradan", "purple elephants", "green crocodiles", "Yellow Browser"
TITLE = "orange rhinoceroses"  # of a tournament
LOGIN, PASSWORD, PASSKEY = "blue-giraffe", "alcazaba", "red hippopotamus"
KEPT = {(column.table, column.column) for column in PLAYER_COLUMNS if column.on_deletion == "keep"}
BANNED = ("bans", "target")  # a banned player cannot delete their account; expiry does
# Fields of log entries whose text is neither chosen by a player nor identifies one.
OTHER_FIELDS = {
    "Opened": {"settings", "invitation", "rematch_of", "tournament", "daily", "puzzle"},
    "TimeCalled": {"finish"},
    "TournamentOpened": {"settings", "invitation"},
    "PlayerAbsent": {"why"},
    "LinkRenewed": {"invitation"},
    "RoundPaired": {"tables", "rests"},
    "ResultRecorded": {"scores", "absent"},
    "ResultCorrected": {"scores", "absent"},
    "SeatChanged": {"kind", "level", "invitation"},
    "InvitationRenewed": {"invitation"},
    "Started": {"bot_level"},
    "Acted": {"action", "by"},
    "AutoPassChanged": {"steps"},
    "PlayerAway": {"why"},
    "RematchOpened": {"table", "invitation"},
}


def declared_columns() -> list[tuple[str, str]]:
    player_columns = [(column.table, name) for column in PLAYER_COLUMNS for name in (column.column, *column.texts)]
    others = (LOG_COLUMNS, DEPENDENT_COLUMNS, OTHER_COLUMNS)
    return player_columns + [(table, name) for places in others for table, names in places.items() for name in names]


async def test_every_text_column_is_declared_once(store: Database) -> None:
    if store.driver.IS_MULTI_PROCESS:
        sql = (
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' "
            "AND data_type NOT IN ('bigint', 'integer', 'double precision')"
        )
    else:
        sql = (
            "SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns "
            "WHERE tables.type = 'table' AND columns.type NOT IN ('BIGINT', 'INTEGER', 'DOUBLE PRECISION')"
        )
    found = [(str(table), str(column)) for table, column in await rows(store, sql)]
    help_text = "declare each text column once in server/store/personal_data.py, so that deletion and export treat it"
    assert sorted(found) == sorted(set(declared_columns())), help_text
    private = {(column.table, name) for column in PLAYER_COLUMNS for name in (column.column, *column.texts)}
    others = {(table, name) for table, names in OTHER_COLUMNS.items() for name in names}
    assert not private & others


def test_every_text_of_log_entries_is_declared() -> None:
    for entry_class in (*get_args(AnyEntry), *get_args(AnyTournamentEntry)):
        hints = get_type_hints(entry_class)
        texts = {field for field in entry_class.__struct_fields__ if hints[field] not in (int, float, bool)}
        undeclared = texts - set(personal_fields(entry_class)) - OTHER_FIELDS.get(entry_class.__name__, set())
        assert not undeclared, f"annotate these fields of {entry_class.__name__} with Personal, or add them to the test"


def test_every_place_is_exported_or_left_out_for_a_reason() -> None:
    for column in PLAYER_COLUMNS:
        assert bool(column.exported_as) != bool(column.why_not_exported), f"{column.table}.{column.column}"
    of_players = {"name", "login", "created", "page"}
    exported = {column.exported_as for column in PLAYER_COLUMNS} - {""} | of_players | {"push_subscriptions"}
    assert exported == set(Export.__struct_fields__)


class Trail:
    """A person who leaves data in every place that the server has."""

    def __init__(self, server: Server, subject: Person, omar: Person) -> None:
        self.server, self.subject, self.omar = server, subject, omar

    def query(self, sql: str, *values: Any) -> list[Any]:
        with closing(sqlite3.connect(self.server.data / "nasrid.sqlite")) as file, file:
            return file.execute(sql, values).fetchall()

    def places_of(self, text: str) -> set[tuple[str, str]]:
        """Return the columns of the database that contain a text."""
        columns = (
            "SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns"
        )
        return {
            (table, column)
            for table, column in self.query(f"{columns} WHERE tables.type = 'table'")
            if self.query(f"SELECT 1 FROM {table} WHERE instr(lower({column}), lower(?))", text)
        }

    async def leave(self) -> None:
        subject, omar = self.subject, self.omar
        subject.http.headers["user-agent"] = BROWSER
        await subject.good("PUT", "/api/me/password", {"login": LOGIN, "password": PASSWORD})
        current = {"current_password": PASSWORD}
        await subject.good("POST", "/api/me/recovery-codes", current)
        subject.http.headers["host"] = "localhost"  # a passkey belongs to a name
        await add_passkey(subject, Authenticator("http://localhost"), PASSWORD, PASSKEY)
        await subject.good("POST", "/api/me/passkeys/begin", current)
        await subject.good("PUT", "/api/me/page", {"enabled": True})
        await subject.link_device(PASSWORD)
        await subject.good("PUT", "/api/me/push", Device("https://1.1.1.1/abc").form())
        ((self.id,),) = self.query("SELECT id FROM players WHERE name = ?", NAME)
        ((self.omar_id,),) = self.query("SELECT id FROM players WHERE name = 'Omar'")

        self.left = await omar.open_table(options={"players": 3})
        await subject.do(self.left["id"], "sit", seat=1, invitation=self.left["invitation"])
        await subject.do(self.left["id"], "send_chat", text=WORDS)
        await subject.do(self.left["id"], "leave")
        self.requested = await omar.open_table(options={"players": 3}, listed=True)
        await subject.do(self.requested["id"], "request_seat")
        self.declined = await omar.open_table(options={"players": 3})
        await subject.do(self.declined["id"], "request_seat")
        (request,) = (await omar.see(self.declined["id"]))["table"]["seat_requests"]
        await omar.do(self.declined["id"], "answer_seat_request", request=request["number"], accept=False)
        self.hosted = await subject.open_table(options={"players": 2})
        self.played = await subject.open_with(omar, options={"players": 2})

        form = {"title": TITLE, "settings": {"options": {"players": 2}, "listed": True, "at_deadline": "score"}}
        self.organised = (await subject.good("POST", "/api/tournaments", form))["id"]
        for person in (subject, omar):
            await person.good("POST", f"/api/tournaments/{self.organised}/commands", {"type": "join"})
        for command in ({"type": "start_round", "round": 1}, {"type": "end_round", "round": 1}):
            await subject.good("POST", f"/api/tournaments/{self.organised}/commands", command)
        form["title"] = "Friday"
        self.joined = (await omar.good("POST", "/api/tournaments", form))["id"]
        for person in (omar, subject):
            await person.good("POST", f"/api/tournaments/{self.joined}/commands", {"type": "join"})
        for command in (
            {"type": "set_organiser", "number": 2, "organiser": True},
            {"type": "start_round", "round": 1},
        ):
            await omar.good("POST", f"/api/tournaments/{self.joined}/commands", command)
        correction = {"type": "correct_result", "round": 1, "table": 1, "scores": [50, 60]}
        await subject.good("POST", f"/api/tournaments/{self.joined}/commands", correction)

        reason = {"seat": 0, "reason": REASON}
        await subject.good("POST", f"/api/tables/{self.left['id']}/report", reason)
        await omar.good("POST", f"/api/tables/{self.played}/report", reason | {"reason": "insults"})
        for one, other in ((subject, self.omar_id), (omar, self.id)):
            await one.good("PUT", "/api/me/people", {"person": other, "relation": "friend"})
        await subject.good("POST", f"/api/tables/{self.hosted['id']}/invite", {"person": self.omar_id})
        await omar.good("POST", f"/api/tables/{self.left['id']}/invite", {"person": self.id})
        self.query("INSERT INTO ratings VALUES (?, 'alhambra', 2, 25, 8, 1)", self.id)
        self.query("INSERT INTO statistics VALUES (?, 'alhambra', 2, 1, 1, 90, 90)", self.id)
        await subject.good("POST", "/api/daily/table", {})
        await answer_puzzle(subject)
        figures = "'t', 0, 1, 'alhambra', 2, 90, 10, 1, 25, 20, 5, 9, NULL, NULL, NULL, NULL"
        self.query(f"INSERT INTO game_figures VALUES (?, {figures})", self.id)
        self.query("INSERT INTO progress VALUES (?, 'alhambra', 2, 1, 1, 25, 20, 5, 90, 10, 9)", self.id)
        self.query("INSERT INTO buildings_built VALUES (?, 'garden', 4)", self.id)
        self.query("INSERT INTO winning_streaks VALUES (?, 1, 2)", self.id)
        for pair in ((self.id, "z"), ("a", self.id)):
            self.query("INSERT INTO rated_pairs VALUES (1, ?, ?, 1)", *pair)
        self.query(
            "INSERT INTO reviews VALUES (?, ?, 1, 'quick', 'waiting', NULL, 0, 0, 1, '[]', '', NULL)",
            self.left["id"],
            self.id,
        )
        notice = "INSERT INTO push_notices SELECT session, ?, 1, ?, 0 FROM push_devices"
        self.query(notice, self.played, time.time() + 1e6)
        self.query("INSERT INTO moderation VALUES (1, 'resolve', 'x', 'y', ?)", self.id)
        admin(self.server, "grant-admin", LOGIN, "helps")
        self.query("INSERT INTO second_factors VALUES (?, 'secret', 1, 0)", self.id)


async def test_deletion_reaches_every_declared_place(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server, NAME) as subject, Person(server, "Omar") as omar:
            trail = Trail(server, subject, omar)
            await trail.leave()
            found = trail.places_of(trail.id)
            assert found >= {(column.table, column.column) for column in PLAYER_COLUMNS} - {BANNED}
            assert {("entries", "body"), ("tables", "summary"), ("tournament_entries", "body")} <= trail.places_of(NAME)
            assert trail.places_of(TITLE) == {("tournament_entries", "body"), ("tournaments", "summary")}
            assert trail.query("SELECT 1 FROM push_notices JOIN push_devices USING (session)")

            await subject.good("POST", "/api/me/delete", {"name": NAME, "current_password": PASSWORD})
            assert trail.places_of(trail.id) == KEPT
            for text in (NAME, WORDS, TITLE, REASON, LOGIN, BROWSER, PASSKEY, "1.1.1.1/abc"):
                assert not trail.places_of(text), f"{text!r} is still stored"
            for table in (trail.left["id"], trail.requested["id"], trail.declined["id"], trail.played):
                seen = [await omar.see(table), await omar.good("GET", f"/api/tables/{table}/events")]
                assert not any(text in str(seen) for text in (NAME, WORDS, trail.id))
            assert (await omar.see(trail.requested["id"]))["table"].get("seat_requests") is None, "nobody can be seated"
            for tournament in (trail.organised, trail.joined):
                page = await omar.good("GET", f"/api/tournaments/{tournament}")
                assert not any(text in str(page) for text in (NAME, TITLE))
            assert page["corrections"][0]["by"] == DELETED_TEXT
            lobby = await omar.good("GET", "/api/tables")
            assert NAME not in str(lobby)
            assert trail.query("SELECT reporter, about, reason FROM reports") == [("", trail.omar_id, DELETED_TEXT)]


async def test_name_removal_reaches_every_declared_place(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server, NAME) as subject, Person(server, "Omar") as omar:
            trail = Trail(server, subject, omar)
            subject.name = "browser"  # in the ids of its commands, which nobody sees
            await trail.leave()
            admin(server, "reset-name", trail.id, "an insult")
            assert not trail.places_of(NAME)
            for table in (trail.left["id"], trail.requested["id"], trail.declined["id"], trail.played):
                async with asyncio.timeout(30):  # the command line does not tell the server
                    while NAME in str(await omar.see(table)):
                        await asyncio.sleep(0.2)
                assert NAME not in str(await omar.good("GET", f"/api/tables/{table}/events"))
            assert NAME not in str(await omar.good("GET", f"/api/tournaments/{trail.joined}"))


async def test_export_has_everything_of_the_player_and_nothing_of_others(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server, NAME) as subject, Person(server, "Omar") as omar, Person(server, "Leila") as leila:
            trail = Trail(server, subject, omar)
            await trail.leave()
            await leila.do(trail.left["id"], "sit", seat=1, invitation=trail.left["invitation"])
            await leila.do(trail.left["id"], "send_chat", text="not mine")
            export = await subject.good("GET", "/api/me/export")
            for column in PLAYER_COLUMNS:
                assert not column.exported_as or export[column.exported_as], (
                    f"{column.table}.{column.column} is missing"
                )
            tables = {trail.left["id"], trail.requested["id"], trail.declined["id"], trail.hosted["id"], trail.played}
            assert {table["id"] for table in export["tables"]} > tables, "one more of a tournament"
            organised, joined = export["tournaments"]
            assert [entry["entry"] for entry in organised["mine"]] == [
                *("opened", "player_joined", "round_paired", "time_ended")
            ]
            assert TITLE in str(organised)
            assert [entry["entry"] for entry in joined["mine"]] == ["player_joined", "result_corrected"]
            assert not any(text in str(joined) for text in ("Omar", trail.omar_id, "seed"))
            for table in export["tables"]:
                assert NAME in str(table["mine"])
                assert not any(text in str(table) for text in ("Omar", "Leila", trail.omar_id, "not mine"))
            assert WORDS in str(export["tables"])
            assert [(report["reason"], report["is_resolved"]) for report in export["reports"]] == [(REASON, False)]
            assert sorted(invitation["is_sent"] for invitation in export["invitations"]) == [False, True]
            assert [rating["played"] for rating in export["ratings"]] == [1]
            progress = export["progress"]
            assert (progress["totals"][0]["best_score"], progress["buildings"]) == (90, {"garden": 4})
            assert (progress["games"][0]["score"], progress["longest_streak"]) == (90, 2)
            assert [attempt["ended"] for attempt in export["daily_attempts"]] == [None]
            assert [attempt["is_solved"] for attempt in export["puzzle_attempts"]] == [True]
            assert export["progress"]["puzzles"]["solved"] == 1
            assert [statistics["best"] for statistics in export["statistics"]] == [90]
            assert export["devices"][0]["device"] != ""
            assert export["push_subscriptions"][0]["endpoint"] == "https://1.1.1.1/abc"
            assert export["login"] == LOGIN
            assert [passkey["name"] for passkey in export["passkeys"]] == [PASSKEY]
            assert export["recovery_codes"] == 8
            assert export["rated_days"] == [{"day": 1, "games": 2}]
            assert [action["action"] for action in export["moderation"]] == ["grant admin"]
            assert "insults" not in str(export), "reports about a player protect their authors"
            successor = await leila.good("GET", "/api/me/export")
            assert not any(text in str(successor) for text in (NAME, trail.id, WORDS)), "who sat there before"


async def test_guests_without_visits_lose_their_names_everywhere(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server, NAME) as subject, Person(server, "Omar") as omar:
            table = await subject.open_with(omar)
            trail = Trail(server, subject, omar)
        server.stop()
        trail.query("UPDATE sessions SET seen = 0 WHERE player = (SELECT id FROM players WHERE name = ?)", NAME)
        trail.query("UPDATE players SET created = 0, visited = 0 WHERE name = ?", NAME)
        server.start()
        async with Person(server, "Leila") as leila:
            async with asyncio.timeout(30):
                while trail.places_of(NAME):
                    await asyncio.sleep(0.2)
            assert [seat["name"] for seat in (await leila.see(table))["table"]["seats"]] == [DELETED_TEXT, "Omar"]


def requested(player: str, name: str) -> AnyEntry:
    return entries.SeatRequested(at=2.0, player=player, requester=player, name=name)


async def test_deletion_covers_a_table_opened_by_a_late_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request that began before the deletion may open a table after it."""
    monkeypatch.setattr(account_deletion, "LATE_REQUEST_SECONDS", 0.1)
    node = Node(Database(SqliteDriver(tmp_path / "nasrid.sqlite")), NoBus(), Limits())
    await node.open()
    late = PlayerRef("neb", NAME)
    await node.database.players.add(Account(late.id, late.name, None, None), "token")
    await node.account_deletion.delete(late)
    await node.opener.open_table(late, TableSettings(), 0)
    stored: list[Any] = [NAME]
    async with asyncio.timeout(30):
        while any(NAME in str(row) for row in stored):
            await asyncio.sleep(0.05)
            stored = await rows(node.database, "SELECT body, summary FROM entries JOIN tables ON id = table_id")
    assert stored
    await node.close()


async def test_deletion_covers_entries_added_during_it(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.players.add(Account("neb", NAME, None, None), "token")
    table = await new_table(store, "t")
    assert await store.tables.append([next_of(table, requested("neb", NAME), changes_table=True)]) == [True]
    read, declined = store.accounts._bodies, entries.SeatRequestDeclined(at=3.0, requester="neb", name=NAME)

    async def read_then_append(table_id: str) -> list[tuple[int, str]]:
        bodies = await read(table_id)
        if len(bodies) == 2:
            assert await store.tables.append([next_of(table, declined, changes_table=True)]) == [True]
        return bodies

    monkeypatch.setattr(store.accounts, "_bodies", read_then_append)
    await store.accounts.delete("neb")
    ((summary,),) = await rows(store, "SELECT summary FROM tables")
    bodies = await rows(store, "SELECT body FROM entries ORDER BY seq")
    assert len(bodies) == 3
    assert not any(text in str((summary, bodies)) for text in ("neb", NAME))


async def test_deletion_reaches_damaged_tables(store: Database) -> None:
    await store.players.add(Account("neb", NAME, None, None), "token")
    table = await new_table(store, "t", host="neb")
    assert await store.tables.append([next_of(table, requested("neb", NAME))]) == [True]
    assert await store.tables.append([next_of(table, requested("other", "Omar"))]) == [True]
    await rows(store, "UPDATE entries SET body = replace(body, 'seat_requested', 'unknown') WHERE seq = 2")
    await store.tables.quarantine("t")
    await store.moderation.ban("player", "neb", "insults")
    await store.accounts.delete("neb")
    stored = str(await rows(store, "SELECT body, summary FROM entries JOIN tables ON id = table_id"))
    assert not any(text in stored for text in ("neb", "Neb", NAME))
    assert "Omar" in stored
    assert await store.moderation.bans() == []


async def test_name_removal_continues_after_a_damaged_table(store: Database, caplog: pytest.LogCaptureFixture) -> None:
    await store.players.add(Account("neb", NAME, None, None), "token")
    for name in ("damaged", "sound"):
        assert await store.tables.append([next_of(await new_table(store, name), requested("neb", NAME))]) == [True]
    await rows(store, "INSERT INTO packed_logs (table_id, seq, body) VALUES ('damaged', 1, $1)", b"no zlib")
    await store.moderation.reset_name("neb", "an insult")
    stored = str(await rows(store, "SELECT body, summary FROM entries JOIN tables ON id = table_id WHERE id = 'sound'"))
    assert NAME not in stored
    (line,) = (line for line in caplog.records if "personal data" in line.message)
    assert line.table == "damaged"  # type: ignore[attr-defined]


async def test_export_continues_after_a_damaged_table(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server, NAME) as subject:
            damaged, sound = [(await subject.open_table())["id"] for _ in range(2)]
            with closing(sqlite3.connect(server.data / "nasrid.sqlite")) as file, file:
                file.execute("INSERT INTO packed_logs (table_id, seq, body) VALUES (?, 1, ?)", (damaged, b"no zlib"))
            export = await subject.good("GET", "/api/me/export")
            mine = {table["id"]: table["mine"] for table in export["tables"]}
            assert mine[damaged] is None
            assert NAME in str(mine[sound])


async def test_a_late_request_cannot_restore_a_removed_name(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that began before the removal may write the old name after it, even if the player has a new one."""
    monkeypatch.setattr(housekeeping, "LATE_REQUEST_SECONDS", 0.0)
    node = Node(store, NoBus(), Limits())
    await store.players.add(Account("neb", NAME, None, None), "token")
    new, late = await new_table(store, "new"), await new_table(store, "late")
    await store.moderation.reset_name("neb", "an insult")
    await store.players.rename("neb", "Omar")
    assert await store.tables.append([next_of(new, requested("neb", "Omar"), changes_table=True)]) == [True]
    assert await store.tables.append([next_of(late, requested("neb", NAME), changes_table=True)]) == [True]
    await node.housekeeping.reset_names_again()
    stored = str(await rows(store, "SELECT body, summary FROM entries JOIN tables ON id = table_id"))
    assert NAME not in stored
    assert "Omar" in stored
    epochs = [tuple(row) for row in await rows(store, "SELECT id, epoch FROM tables ORDER BY id")]
    assert epochs == [("late", 2), ("new", 1)], "nobody at the other table is interrupted"


async def test_migration_finds_the_people_of_existing_logs(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    first = migrations.all_migrations()[:1]
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "all_migrations", lambda: first)
        async with place.open() as store:
            await rows(
                store,
                "INSERT INTO tables (id, epoch, seq, state, listed, updated, summary, host) "
                "VALUES ('t', 1, 5, 'waiting', 0, 0, '', 'h')",
            )
            log = [
                '{"entry":"opened","at":1.0,"settings":{},"host":"h","host_name":"Hisham","invitation":"s"}',
                '{"entry":"seated","at":1.0,"seat":0,"sitter":"s","name":"Say \\"sitter\\":\\"x\\""}',
                '{"entry":"seat_requested","at":1.0,"requester":"r","name":"Rashid"}',
                '{"entry":"host_changed","at":1.0,"host":"s","host_name":"Said"}',
                '{"entry":"chat_sent","at":1.0,"player":"s","seat":0,"text":"\\"host\\":\\"nobody\\""}',
            ]
            for seq, body in enumerate(log, 1):
                await rows(store, "INSERT INTO entries (table_id, seq, body) VALUES ('t', $1, $2)", seq, body)
    async with place.open() as store:
        found = await rows(store, "SELECT player FROM mentions WHERE table_id = 't' ORDER BY player")
        assert [player for (player,) in found] == ["h", "r", "s"]

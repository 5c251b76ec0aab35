"""The server's queries, with each supported database."""

import asyncio
import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import GameStatistics, PushForm
from nasrid.server.protocol.info import GameResult
from nasrid.server.protocol.settings import DAY_SECONDS, Correspondence, SeatPlan
from nasrid.server.store import credentials, leases, migrations
from nasrid.server.store.checks import check_database
from nasrid.server.store.credentials import MAX_KNOWN_DEVICES, MAX_SECURITY_EVENTS, NewSession
from nasrid.server.store.database import Database
from nasrid.server.store.driver import DuplicateError, Row, Statement, StoreError
from nasrid.server.store.journal import Journal
from nasrid.server.store.migrations import all_migrations
from nasrid.server.store.players import Account
from nasrid.server.store.postgres import PostgresDriver
from nasrid.server.store.push_queue import PushQueue
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.store.tables import LOBBY_TABLES_PER_HOST, TableStore
from nasrid.server.table.automatic import started_entry
from nasrid.server.table.checkpoint import CHECKPOINT_INTERVAL_ENTRIES, durable_data
from nasrid.server.table.folding import fold
from nasrid.server.table.lease import Fenced, Lease
from nasrid.server.table.live import LiveTable
from nasrid.server.table.public_info import table_info
from nasrid.server.table.state import TableState
from tests.server.client import Server
from tests.server.services import Postgres
from tests.server.stores import Place, ids_of, new_table, next_of, rows

MIGRATIONS = [migration.number for migration in all_migrations()]
NEWEST = MIGRATIONS[-1]


async def test_database_error_becomes_an_unavailable_error(store: Database) -> None:
    with pytest.raises(RefusalError) as caught:
        await store.driver.run([("INSERT INTO nodes (id, expires) VALUES ($1, 1)", ("me",)), ("SELECT nothing", ())])
    assert caught.value.code == "unavailable"
    assert await store.driver.run([("SELECT count(*) FROM nodes", ())]) != [[(1,)]]


async def test_request_of_a_deleted_player_is_no_error_of_the_database(
    store: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """A player can sign out, or delete the account, while another request of theirs is under way."""
    form = PushForm("https://push.example/1", "key", "auth", "UTC")
    failed: list[bool] = []
    store.driver.on_transaction = lambda seconds, has_failed: failed.append(has_failed)
    for late_request in (
        store.credentials.add_known_device("device", "gone"),
        store.passkeys.add_challenge("challenge", 1.0, "gone"),
        store.second_factors.replace("gone", "secret"),
        PushQueue(store.driver).add_device("gone", "ended session", form, 10),
    ):
        with pytest.raises(RefusalError) as caught:
            await late_request
        assert caught.value.code == "not_signed_in"
    assert not any(failed)
    assert not caplog.records


@pytest.mark.parametrize("place", ["SQLite"], indirect=True)
@pytest.mark.usefixtures("store")
def test_sqlite_file_is_readable_only_by_its_owner(place: Place) -> None:
    assert Path(place.address).stat().st_mode & 0o077 == 0


def test_server_prints_its_database(tmp_path: Path, database: str) -> None:
    file = tmp_path / "other.sqlite"
    for address, shown in ((f"sqlite:{file}", str(file)), (database, "PostgreSQL")):
        with Server(tmp_path, "--database", address) as server:
            assert f"(data: {shown})" in server.welcome


def words(text: str) -> entries.ChatSent:
    return entries.ChatSent(at=2.0, seat=0, text=text)


async def log_of(store: Database, table: str) -> list[str]:
    return [entry.text for entry in await store.tables.log(table, 1) if isinstance(entry, entries.ChatSent)]


# The log


async def test_only_the_next_entry_of_the_current_owner_is_written(store: Database) -> None:
    names = ("good", "lost", "ahead", "behind", "other")
    good, lost, ahead, behind, other = [await new_table(store, name) for name in names]
    assert await store.leases.claim("lost", "another") == Lease("another", 2)
    assert await store.tables.append([next_of(behind, words("first"))]) == [True]
    ahead.seq += 1
    behind.seq -= 1
    batch = [next_of(table, words("second"), changes_table=True) for table in (good, lost, ahead, behind, other)]
    assert await store.tables.append(batch) == [True, False, False, False, True]
    assert [await log_of(store, name) for name in names] == [["second"], [], [], ["first"], ["second"]]
    heads = {table: seq for table, seq, _, _ in await store.leases.table_heads(list(names))}
    assert heads == {"good": 2, "lost": 1, "ahead": 1, "behind": 2, "other": 2}


async def test_former_owner_cannot_change_the_lists(store: Database) -> None:
    table = await new_table(store, "lost", listed=True)
    before = await store.tables.lobby()
    await store.leases.claim("lost", "another")
    seated = entries.Seated(at=3.0, seat=0, sitter="omar", name="Omar")
    assert await store.tables.append([next_of(table, seated, changes_table=True)]) == [False]
    assert await store.tables.lobby() == before
    assert await store.tables.tables_of("omar") == []


async def test_log_is_read_as_it_was_written(store: Database) -> None:
    table = await new_table(store, "one")
    said = [words("ﷺ “quoted” \\ ' \n"), words(""), words("x" * 5000)]
    for entry in said:
        assert await store.tables.append([next_of(table, entry)]) == [True]
    assert (await store.tables.log("one"))[1:] == said
    assert await store.tables.log("one", 3) == said[2:]
    assert await store.tables.log("none") == []


# Checkpoints


class CountingStore(TableStore):
    """A store that counts the log entries it reads."""

    read = 0

    async def log(self, table: str, after: int = 0) -> list[AnyEntry]:
        log = await super().log(table, after)
        self.read += len(log)
        return log


async def long_table(store: Database, name: str, length: int) -> TableState:
    table = await new_table(store, name, seats=(SeatPlan(), SeatPlan("bot")))
    first: list[AnyEntry] = [entries.Seated(at=1.0, seat=0, sitter="zaida", name="Zaida"), started_entry(table, 1.0)]
    said = [words(str(number)) for number in range(length - 3)]
    for few in batched((*first, *said), 50):  # PostgreSQL is slow to change a row thousands of times at once
        assert all(await store.tables.append([next_of(table, entry) for entry in few]))
    return table


def batched(log: Sequence[AnyEntry], size: int) -> Iterator[Sequence[AnyEntry]]:
    return (log[start : start + size] for start in range(0, len(log), size))


async def loaded(store: Database, table: TableState) -> tuple[int, TableState]:
    """Load a table. Return the number of entries read and the table."""
    counting = CountingStore(store.driver)
    live = LiveTable(table.id, Lease("me", 1))
    await counting.load(live, table.seq, None)
    return counting.read, live.state


async def test_loading_a_table_does_not_grow_with_its_log(store: Database) -> None:
    for length in (
        CHECKPOINT_INTERVAL_ENTRIES - 1,
        CHECKPOINT_INTERVAL_ENTRIES,
        5 * CHECKPOINT_INTERVAL_ENTRIES + 7,
        20 * CHECKPOINT_INTERVAL_ENTRIES - 1,
    ):
        table = await long_table(store, f"of {length}", length)
        read, again = await loaded(store, table)
        assert read == length % CHECKPOINT_INTERVAL_ENTRIES
        assert durable_data(again) == durable_data(table)


@pytest.mark.parametrize("place", ["SQLite"], indirect=True)
async def test_table_loads_without_a_usable_checkpoint(store: Database) -> None:
    """The checkpoint is damaged, has another format or rules version, or is missing. Loading writes a good one."""
    table = await long_table(store, "one", 2 * CHECKPOINT_INTERVAL_ENTRIES + 1)
    good = (await rows(store, "SELECT body FROM checkpoints"))[0][0]
    spoilt = (
        "",
        good[:-9],
        good.replace('"fold_version":', '"fold_version":9', 1),
        good.replace('"rules_version":', '"rules_version":9', 1),
        good.replace('"actions":[]', '"actions":["take y1"]').replace('"actors":[]', '"actors":[0]'),
        good.replace(f'"seq":{2 * CHECKPOINT_INTERVAL_ENTRIES}', f'"seq":{CHECKPOINT_INTERVAL_ENTRIES}', 1),
    )
    assert good not in spoilt
    for text in spoilt:
        await rows(store, "UPDATE checkpoints SET body = $1", text)
        assert (await loaded(store, table))[1].seq == table.seq
    await store.tables.drop_checkpoint("one")
    assert (await loaded(store, table))[0] == table.seq
    assert (await loaded(store, table))[0] == 0


async def test_check_compares_checkpoints_with_logs(store: Database) -> None:
    for name in ("good", "bad"):
        await long_table(store, name, CHECKPOINT_INTERVAL_ENTRIES + 3)
    await rows(store, "UPDATE checkpoints SET body = replace(body, 'Zaida', 'Aziad') WHERE table_id = 'bad'")
    reports: list[str] = []
    assert not any(await check_database(store, reports.append))
    assert [("bad" in line, "checkpoint" in line) for line in reports] == [(True, True)]
    assert [table for (table,) in await rows(store, "SELECT table_id FROM checkpoints")] == ["good"]


async def test_deleting_a_player_deletes_their_checkpoints(store: Database) -> None:
    await store.players.add(Account("zaida", "Zaida", None, None), "device")
    await long_table(store, "one", CHECKPOINT_INTERVAL_ENTRIES)
    assert "Zaida" in (await rows(store, "SELECT body FROM checkpoints"))[0][0]
    await store.accounts.delete("zaida")
    assert await rows(store, "SELECT body FROM checkpoints") == []


async def test_former_owner_writes_no_checkpoint(store: Database) -> None:
    table = await long_table(store, "one", CHECKPOINT_INTERVAL_ENTRIES - 1)
    await store.leases.claim("one", "another")
    assert await store.tables.append([next_of(table, words("more"))]) == [False]
    assert await rows(store, "SELECT body FROM checkpoints") == []


# Owners


async def test_table_can_be_claimed_only_if_dead_or_released(store: Database) -> None:
    await new_table(store, "table")
    await store.leases.heartbeat("me", 60)
    assert await store.leases.claim("table", "me") == Lease("me", 2)  # an earlier claim of the same process is void
    if store.driver.IS_MULTI_PROCESS:
        await store.leases.heartbeat("other", 60)
        assert await store.leases.claim("table", "other") == Lease("me", 2)
    await store.leases.release("table", Lease("me", 1))
    assert await store.leases.owned_epochs("me") == {"table": 2}, "an old claim cannot be let go of"
    await store.leases.release("table", Lease("me", 2))
    assert await store.leases.owned_epochs("me") == {}
    assert await store.leases.claim("table", "other") == Lease("other", 3)
    await store.leases.heartbeat("other", -1)
    assert await store.leases.claim("table", "me") == Lease("me", 4)
    assert await store.leases.claim("none", "me") is None


async def test_retiring_process_releases_all_tables(store: Database) -> None:
    await store.leases.heartbeat("me", 60)
    for name in ("first", "second"):
        await new_table(store, name)
    await new_table(store, "third", owner="other")
    assert {table: alive for table, _, _, alive in await store.leases.table_heads(["first", "third"])} == {
        "first": True,
        "third": False,
    }
    await store.leases.retire("me")
    assert await store.leases.owned_epochs("me") == {}
    assert await store.leases.owned_epochs("other") == {"third": 1}
    assert await store.leases.claim("first", "next") == Lease("next", 2)


@pytest.mark.parametrize("place", ["SQLite"], indirect=True)
async def test_sqlite_database_has_one_process(store: Database) -> None:
    await new_table(store, "table", owner="before")
    await store.leases.heartbeat("before", 60)
    await store.leases.heartbeat("me", 60)
    assert await store.leases.claim("table", "me") == Lease("me", 2)


@pytest.mark.parametrize("place", ["PostgreSQL"], indirect=True)
async def test_one_of_two_simultaneous_claims_succeeds(store: Database) -> None:
    nodes = [f"node {number}" for number in range(6)]
    for node in nodes:
        await store.leases.heartbeat(node, 60)
    for number in range(10):
        await new_table(store, f"table {number}", owner="dead")
        leases = await asyncio.gather(*(store.leases.claim(f"table {number}", node) for node in nodes))
        assert len(set(leases)) == 1
        assert leases[0]
        assert leases[0].epoch == 2


@pytest.mark.parametrize("place", ["PostgreSQL"], indirect=True)
async def test_deadlocked_transactions_both_succeed(store: Database) -> None:
    tables = [await new_table(store, name) for name in ("first", "second")]
    change = "UPDATE tables SET seq = seq + 1 WHERE id = $1"
    pause: Statement = ("SELECT pg_sleep(0.5)", ())
    there: list[Statement] = [(change, (table.id,)) for table in tables]
    await asyncio.gather(store.driver.run([there[0], pause, there[1]]), store.driver.run([there[1], pause, there[0]]))
    assert {seq for _, seq, _, _ in await store.leases.table_heads(["first", "second"])} == {3}


# Lists


async def test_lists_show_the_right_tables(store: Database) -> None:
    await new_table(store, "hidden")
    waiting = await new_table(store, "waiting", listed=True)
    playing = await new_table(store, "playing", listed=True, seats=(SeatPlan("bot"), SeatPlan()))
    closed = await new_table(store, "closed", listed=True)
    for table, entry in (
        (waiting, entries.Seated(at=5.0, seat=0, sitter="omar", name="Omar")),
        (playing, entries.Started(at=6.0, seed="1", bot_level="mason", rules_version=1)),
        (closed, entries.Closed(at=7.0)),
    ):
        assert await store.tables.append([next_of(table, entry, changes_table=True)]) == [True]
    lobby = await store.tables.lobby()
    assert [ids_of(listing.table) for listing in lobby] == ["waiting", "playing"]
    assert [listing.updated for listing in lobby] == [5.0, 6.0]
    assert [listing.decider for listing in lobby] == [None, playing.decider]
    assert msgspec.json.decode(lobby[0].table) == msgspec.to_builtins(table_info(waiting))
    assert [(ids_of(listing.table), listing.seat) for listing in await store.tables.tables_of("omar")] == [
        ("waiting", 0)
    ]
    assert {ids_of(listing.table) for listing in await store.tables.tables_of("zaida")} == {
        "waiting",
        "playing",
        "hidden",
    }
    left = entries.SeatVacated(at=8.0, seat=0)
    assert await store.tables.append([next_of(waiting, left, changes_table=True)]) == [True]
    assert await store.tables.tables_of("omar") == []


async def test_due_tables_exclude_those_of_living_processes(store: Database) -> None:
    await store.leases.heartbeat("me", 60)
    await new_table(store, "mine")
    await new_table(store, "orphaned", owner="dead")
    closed = await new_table(store, "closed")
    await store.tables.append([next_of(closed, entries.Closed(at=2.0), changes_table=True)])
    late = time.time()
    assert set(await store.leases.due_tables(late, "me")) == {"mine", "orphaned"}
    assert set(await store.leases.due_tables(late, "other")) == {"orphaned"}
    assert await store.leases.due_tables(2.0, "me") == []


# Players


async def playing_table(store: Database, name: str, at: float, **settings: Any) -> TableState:
    """Return a table of Zaida and Omar whose game started at this time, and which nobody has open."""
    table = await new_table(store, name, listed=True, **settings)
    for seat, player in enumerate(("zaida", "omar")):
        seated = entries.Seated(at=at, seat=seat, sitter=player, name=player.title())
        await store.tables.append([next_of(table, seated, changes_table=True)])
    await store.tables.append([next_of(table, started_entry(table, at), changes_table=True)])
    await store.leases.release(name, Lease("me", 1))
    return table


async def shown(store: Database) -> list[set[str]]:
    """Return the tables in the lobby, in Omar's list and among his parked games."""
    tables = store.tables
    lists = (await tables.lobby(), await tables.tables_of("omar"), await tables.tables_of("omar", ("parked",)))
    return [{ids_of(summary.table) for summary in summaries} for summaries in lists]


async def test_abandoned_game_is_parked_until_somebody_opens_it(store: Database) -> None:
    await playing_table(store, "old", at=100.0)
    await playing_table(store, "new", at=200.0)
    await playing_table(store, "timed", at=100.0, clock=Correspondence(1))
    await store.leases.park_abandoned(150.0)
    assert await shown(store) == [{"new", "timed"}, {"new", "timed"}, {"old"}]
    assert await store.tables.has_parked("omar")
    assert await store.leases.due_tables(1e12, "me") == ["timed"]
    assert not await store.leases.park_abandoned(150.0), "everything is parked"
    assert await store.leases.claim("old", "me")
    assert await shown(store) == [{"old", "new", "timed"}, {"old", "new", "timed"}, set()]
    assert not await store.tables.has_parked("omar")


async def test_open_game_is_not_parked(store: Database) -> None:
    await playing_table(store, "open", at=100.0)
    await store.leases.heartbeat("me", 60.0)
    await store.leases.claim("open", "me")
    assert not await store.leases.park_abandoned(150.0)
    assert await shown(store) == [{"open"}, {"open"}, set()]


async def test_many_abandoned_games_are_parked_in_batches(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "PARKING_BATCH_SIZE", 2)
    for name in ("a", "b", "c"):
        await playing_table(store, name, at=100.0)
    assert [await store.leases.park_abandoned(150.0) for _ in range(3)] == [2, 1, 0]
    assert await shown(store) == [set(), set(), {"a", "b", "c"}]


async def test_sessions_belong_to_players(store: Database) -> None:
    zaida, omar = Account("z", "Zaida", None, None), Account("o", "Omar", None, None)
    await store.players.add(zaida, "first")
    await store.players.add(omar, "theirs")
    await link_device(store, "z", "second")
    assert [await store.players.by_session(token) for token in ("first", "second", "theirs", "none")] == [
        zaida,
        zaida,
        omar,
        None,
    ]
    await store.players.rename("z", "Zaïda")
    assert await set_password(store, "z", "zaida", "hash")
    assert await store.players.by_login("zaida") == Account("z", "Zaïda", "zaida", "hash")
    with pytest.raises(DuplicateError):
        await set_password(store, "o", "zaida", "other hash")
    assert await store.players.by_session("theirs") == omar
    assert await store.players.by_login("nobody") is None
    await link_device(store, "z", "second")
    await link_device(store, "z", "third")
    await store.sessions.end("z", "third")
    await store.sessions.end_others("z", "second")
    assert [bool(await store.players.by_session(token)) for token in ("first", "second", "third", "theirs")] == [
        False,
        True,
        False,
        True,
    ]


async def test_changed_password_replaces_everything_that_signs_in(store: Database) -> None:
    await store.players.add(Account("z", "Zaida", None, None), "first")
    assert await set_password(store, "z", "zaida", "hash")
    assert not await set_password(store, "z", "thief", "late"), "a guest's change that another one has overtaken"
    await store.credentials.set_recovery_codes("z", ["code"], "z as zaida")
    assert await store.sessions.add_device_link("link", "z", time.time() + 100, "z as zaida")
    device = PushForm("https://1.1.1.1/x", "key", "auth", "UTC")
    queue = PushQueue(store.driver)
    await queue.add_device("z", "z as zaida", device, 10)
    wrong = NewSession("z", "wrong", "Thief")
    assert not await store.credentials.sign_in(wrong, "other hash")
    assert not await store.credentials.recover(wrong, "zaida", "mine", "guess")
    change = store.credentials.change_password
    for current, expected in (("other hash", False), ("hash", True)):
        session = NewSession("z", f"session {expected}", "Phone")
        changed = await change(session, "zaida", "new hash", current_password=current)
        assert changed == expected
    assert not await store.credentials.recover(wrong, "zaida", "mine", "code"), "the codes are void"
    assert await store.sessions.use_device_link("link", time.time(), "stolen") is None
    assert [each.id for each in await store.sessions.sessions_of("z", "")] == ["session True"]
    assert not await store.sessions.add_device_link("late", "z", time.time() + 100, "z as zaida")
    assert not await store.credentials.set_recovery_codes("z", ["late"], "z as zaida")
    assert not await queue.devices_of("z"), "a thief with the same session may have subscribed their own device"
    events = [(event.kind, event.device) for event in await store.credentials.security_events("z")]
    assert events == [("password_changed", "Phone"), ("recovery_codes_created", ""), ("password_set", "")]


async def test_recovery_code_used_twice_at_once_works_once(store: Database) -> None:
    await store.players.add(Account("z", "Zaida", None, None), "first")
    await set_password(store, "z", "zaida", "hash")
    await store.credentials.set_recovery_codes("z", ["code", "other"], "z as zaida")
    used = await asyncio.gather(
        *(
            store.credentials.recover(NewSession("z", f"{number}", ""), "zaida", f"{number}", "code")
            for number in range(4)
        )
    )
    assert sorted(used) == [False, False, False, True]


async def test_known_devices_are_limited_and_end_with_the_password(store: Database) -> None:
    await store.players.add(Account("z", "Zaida", None, None), "first")
    await set_password(store, "z", "zaida", "hash")
    known = store.credentials
    for number in range(MAX_KNOWN_DEVICES + 1):
        await known.add_known_device(f"device {number}", "z")
    await known.add_known_device("device 5", "z")
    found = [await known.is_known_device(f"device {number}", "zaida") for number in range(MAX_KNOWN_DEVICES + 1)]
    assert found == [False] + [True] * MAX_KNOWN_DEVICES
    assert not await known.is_known_device("device 5", "omar")
    await rows(store, "UPDATE known_devices SET seen = 1 WHERE token_hash = 'device 6'")
    await known.forget_old_devices(100)
    assert [await known.is_device(f"device {number}") for number in (5, 6)] == [True, False]
    session = NewSession("z", "new", "")
    assert await known.change_password(session, "zaida", "new", current_password="hash")
    assert not await known.is_device("device 5")


async def test_security_events_are_limited(store: Database) -> None:
    await store.players.add(Account("z", "Zaida", None, None), "first")
    await set_password(store, "z", "zaida", "hash")
    for number in range(MAX_SECURITY_EVENTS + 2):
        await link_device(store, "z", f"session {number}", f"{number}")
    *events, first = await store.credentials.security_events("z")
    assert [event.device for event in events] == [f"{number}" for number in range(MAX_SECURITY_EVENTS + 1, 1, -1)]
    assert first.kind == "password_set", "a thief cannot displace events of another kind"


async def test_sessions_of_a_player_are_limited(store: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of endless sessions would take long to send."""
    monkeypatch.setattr(credentials, "MAX_SESSIONS", 3)
    await store.players.add(Account("o", "Omar", None, None), "other player")
    await store.players.add(Account("z", "Zaida", None, None), "first")
    await set_password(store, "z", "zaida", "hash")
    for number in range(3):
        await link_device(store, "z", f"linked {number}")
        assert await store.credentials.sign_in(NewSession("z", f"signed in {number}", ""), "hash")
    assert await store.sessions.valid(["linked 1", "signed in 1", "linked 2", "signed in 2", "other player"]) == {
        "signed in 1",
        "linked 2",
        "signed in 2",
        "other player",
    }


async def link_device(store: Database, player: str, token: str, device: str = "") -> None:
    """Sign a device in with a link."""
    current, *_ = await store.sessions.sessions_of(player, "")
    assert await store.sessions.add_device_link(f"link of {token}", player, 1.0, current.id)  # a short token is its id
    assert await store.sessions.use_device_link(f"link of {token}", 0.5, token, device) == player


async def set_password(store: Database, player: str, login: str, password: str) -> bool:
    """Make a guest a player with a login, as from their first device. Return whether they still were a guest."""
    session = NewSession(player, f"{player} as {login}", "")
    return await store.credentials.change_password(session, login, password, current_password=None)


async def test_one_of_two_players_gets_the_same_login(store: Database) -> None:
    players = [f"player {number}" for number in range(6)]
    for player in players:
        await store.players.add(Account(player, "Zaida", None, None), player)
    changes = (set_password(store, player, "zaida", "hash") for player in players)
    taken = await asyncio.gather(*changes, return_exceptions=True)
    assert sorted(map(str, taken)) == [""] * 5 + ["True"]


async def test_device_link_works_once_and_expires(store: Database) -> None:
    await store.players.add(Account("z", "Zaida", None, None), "token")
    await store.sessions.add_device_link("link", "z", 100.0, "token")
    assert await store.sessions.use_device_link("wrong", 50.0, "thief") is None
    used = await asyncio.gather(*(store.sessions.use_device_link("link", 50.0, f"{number}") for number in range(4)))
    assert sorted(used, key=bool) == [None, None, None, "z"]
    await store.sessions.add_device_link("late", "z", 100.0, "token")
    assert await store.sessions.use_device_link("late", 100.5, "late") is None
    await store.sessions.add_device_link("old", "z", 100.0, "token")
    await store.sessions.add_device_link("new", "z", 100.0, "token")
    assert await store.sessions.use_device_link("old", 50.0, "old") is None
    assert await store.sessions.use_device_link("new", 50.0, "new") == "z"
    assert len(await store.sessions.sessions_of("z", "")) == 3


async def test_device_link_cannot_overtake_a_new_password(store: Database) -> None:
    """A thief uses a link at the moment of the change. Whichever is first, no session of the thief is left."""
    await store.players.add(Account("z", "Zaida", None, None), "token")
    for number in range(20):
        current = f"owner {number - 1}" if number else "token"
        assert await store.sessions.add_device_link(f"link {number}", "z", 100.0, current)
        session = NewSession("z", f"owner {number}", "")
        previous = f"hash {number - 1}" if number else None
        await asyncio.gather(
            store.sessions.use_device_link(f"link {number}", 50.0, f"thief {number}"),
            store.credentials.change_password(session, "zaida", f"hash {number}", current_password=previous),
        )
        assert await store.players.by_session(f"thief {number}") is None


async def test_only_sessions_that_signed_in_people_who_are_not_banned_are_valid(store: Database) -> None:
    for player in ("z", "o", "l"):
        await store.players.add(Account(player, player, None, None), f"session of {player}")
    await store.moderation.ban("player", "o", "rude")
    await store.moderation.ban("address", "192.0.2.1", "rude")
    await store.sessions.end("l", "session of l")
    sessions = [f"session of {player}" for player in ("z", "o", "l", "nobody")]
    assert await store.sessions.valid(sessions * 200) == {"session of z"}


# The schema


def test_migrations_have_different_numbers() -> None:
    """A database stores only the last number, so it would skip the second migration of the same number."""
    assert sorted(set(MIGRATIONS)) == MIGRATIONS


async def test_database_gets_the_current_schema_once(place: Place) -> None:
    async with place.open() as store:
        await new_table(store, "kept")
    for _ in range(2):
        await check_kept(place)


async def check_kept(place: Place) -> None:
    async with place.open() as store:
        assert await store.tables.log("kept")
        assert await schema_of(store) in (MIGRATIONS, [NEWEST])


async def schema_of(store: Database) -> list[int]:
    """Return the migrations applied to a database."""
    shared = "SELECT number FROM schema_version ORDER BY number"
    return [
        number for (number,) in await rows(store, shared if store.driver.IS_MULTI_PROCESS else "PRAGMA user_version")
    ]


async def check_refused(place: Place, reason: str) -> None:
    for _ in range(2):  # a refusal leaves no lock behind
        with pytest.raises(StoreError, match=reason):
            await Database(place.driver()).open()


def test_every_migration_has_its_own_number() -> None:
    assert len(set(MIGRATIONS)) == len(MIGRATIONS), "number yours after the others, or existing databases miss one"


async def test_the_schema_of_a_newer_nasrid_is_refused(place: Place) -> None:
    async with place.open():
        pass
    await place.pretend_schema(NEWEST + 1)
    await check_refused(place, f"schema {NEWEST + 1}, but this version of nasrid supports only {NEWEST}")


async def test_a_database_from_before_the_first_release_is_refused_and_left_as_it_is(place: Place) -> None:
    async with place.open() as store:
        await new_table(store, "kept")
    await place.pretend_schema(MIGRATIONS[0] - 1)
    before = Path(place.address).read_bytes() if place.kind == "SQLite" else b""
    await check_refused(place, r"made by a version of Nasrid before 0\.1\.0, .*; use the version that wrote it")
    assert before == (Path(place.address).read_bytes() if place.kind == "SQLite" else b"")
    await place.pretend_schema(NEWEST)
    async with place.open() as store:
        assert await store.tables.log("kept")


async def test_processes_that_start_at_once_migrate_once(database: str) -> None:
    stores = [Database(PostgresDriver(database)) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    assert await schema_of(stores[0]) == MIGRATIONS
    for store in stores:
        await store.close()


async def test_unreachable_database_gives_a_clear_error(database: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for driver, sentence in (
        (PostgresDriver(re.sub(r"/nasrid\d+\?", "/none?", database)), "PostgreSQL cannot be used: .*none.*--database"),
        (PostgresDriver("postgresql://127.0.0.1:1/nasrid"), "PostgreSQL cannot be used"),
        (SqliteDriver(tmp_path / "folder"), "cannot be opened"),
    ):
        with pytest.raises(StoreError, match=sentence):
            await Database(driver).open()


async def test_wrong_database_password_is_named_as_the_cause(postgres: Postgres, database: str) -> None:
    postgres.add_role("locked", "right")
    with pytest.raises(StoreError, match="PGPASSWORD"):
        await PostgresDriver(database.replace("//postgres:", "//locked:wrong")).open()
    driver = PostgresDriver(database.replace("//postgres:", "//locked:right"))
    with pytest.raises(StoreError, match="permission denied"):  # for the schema, so the password was accepted
        await driver.open()


async def test_two_names_of_one_file_are_one_database(tmp_path: Path) -> None:
    first = Database(SqliteDriver(tmp_path / "nasrid.sqlite"))
    await first.open()
    (tmp_path / "other.sqlite").symlink_to("nasrid.sqlite")
    with pytest.raises(StoreError, match="another nasrid server is using"):
        await Database(SqliteDriver(tmp_path / "other.sqlite")).open()
    await first.close()


async def test_lobby_limits_the_tables_per_host(store: Database) -> None:
    for number in range(LOBBY_TABLES_PER_HOST + 5):
        await new_table(store, f"zaida's {number}", listed=True)
    await new_table(store, "omar's", host="omar", listed=True)
    listed = [ids_of(listing.table) for listing in await store.tables.lobby()]
    assert len(listed) == LOBBY_TABLES_PER_HOST + 1
    assert "omar's" in listed


async def test_unused_device_is_signed_out(store: Database) -> None:
    for player in ("z", "o"):
        await store.players.add(Account(player, player, None, None), player)
    await rows(store, "UPDATE sessions SET seen = $1 WHERE player = 'o'", time.time() - 3 * DAY_SECONDS)
    await store.sessions.end_old(4)
    assert await store.players.by_session("o"), "and here again, which is noted"
    await store.sessions.end_old(2)
    assert await store.players.by_session("o")
    assert await store.players.by_session("z")
    await rows(store, "UPDATE sessions SET seen = $1 WHERE player = 'o'", time.time() - 3 * DAY_SECONDS)
    await store.sessions.end_old(2)
    assert await store.players.by_session("o") is None


# The journal


class Slow:
    """A driver whose transactions wait for permission, or fail."""

    NOW_SQL = "0"
    SIZE_SQL = "SELECT 0"
    IS_MULTI_PROCESS = False
    is_shared = False

    def __init__(self) -> None:
        self.batches: list[int] = []
        self.let_through = asyncio.Event()
        self.let_through.set()
        self.failure: Exception | None = None
        self.broken = ""  # the table that cannot be written

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def read_snapshot(self, queries: Sequence[Statement]) -> list[list[Row]]:
        return await self.run(queries)

    async def damaged_relations(self) -> dict[str, str]:
        return {}

    async def free_disk_bytes(self) -> int | None:
        return None

    async def run(self, statements: Sequence[Statement]) -> list[list[Row]]:
        self.batches.append(len(statements))
        await self.let_through.wait()
        if self.failure:
            raise self.failure
        if any(values[0] == self.broken for _, values in statements):
            raise OSError("this one cannot be written")
        return [[(1,)] if values[0] != "lost" else [] for _, values in statements]


async def append(journal: Journal, table: TableState | str) -> None:
    """Append a chat message, which takes two statements."""
    table = TableState(table) if isinstance(table, str) else table
    said = words(table.id)
    fold(table, said)
    await journal.append(table, 1, said, False)


async def test_entries_during_a_transaction_share_the_next() -> None:
    driver = Slow()
    driver.let_through.clear()
    journal = Journal(TableStore(driver))
    first = asyncio.create_task(append(journal, "first"))
    while not driver.batches:
        await asyncio.sleep(0)
    others = [asyncio.create_task(append(journal, name)) for name in ("second", "lost", "third")]
    await asyncio.sleep(0)
    assert not any(task.done() for task in (first, *others))
    driver.let_through.set()
    results = await asyncio.gather(first, *others, return_exceptions=True)
    assert driver.batches == [2, 6]
    assert [type(result) for result in results] == [type(None), type(None), Fenced, type(None)]


async def test_simultaneous_entries_share_a_transaction() -> None:
    driver = Slow()
    journal = Journal(TableStore(driver))
    await asyncio.gather(*(append(journal, name) for name in ("first", "second", "third")))
    assert driver.batches == [6]


async def test_failing_table_does_not_affect_others() -> None:
    driver = Slow()
    driver.broken = "second"
    journal = Journal(TableStore(driver))
    tasks = [append(journal, name) for name in ("first", "second", "third")]
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), OSError, type(None)]


async def test_journal_reports_a_failure_to_all_and_continues() -> None:
    driver = Slow()
    journal = Journal(TableStore(driver))
    driver.failure = OSError("the disk is full")
    tasks = [asyncio.create_task(append(journal, name)) for name in ("first", "second")]
    assert await asyncio.gather(*tasks, return_exceptions=True) == [driver.failure] * 2
    driver.failure = None
    await append(journal, "third")


async def test_the_journal_writes_through_the_store(store: Database) -> None:
    tables = [await new_table(store, f"table {number}") for number in range(20)]
    await store.leases.claim("table 7", "another")
    journal = Journal(store.tables)
    results = await asyncio.gather(*(append(journal, table) for table in tables), return_exceptions=True)
    assert [number for number, result in enumerate(results) if isinstance(result, Fenced)] == [7]
    assert [number for number, table in enumerate(tables) if not await log_of(store, table.id)] == [7]


# Lists


@pytest.mark.parametrize(("stand_ins", "won"), [([0], 1), ([1], 0)], ids=["another player was away", "the winner was"])
async def test_finished_game_counts_once_in_the_statistics(store: Database, stand_ins: list[int], won: int) -> None:
    table = await new_table(store, "one")
    table.stand_in_seats = stand_ins
    for seat, player in enumerate(("zaida", "omar")):
        await store.players.add(Account(player, player.title(), None, None), player)
        seated = entries.Seated(at=2.0, seat=seat, sitter=player, name=player)
        await store.tables.append([next_of(table, seated, changes_table=True)])
    await store.tables.append([next_of(table, started_entry(table, 3.0), changes_table=True)])
    await store.profiles.update_statistics()
    assert (await store.profiles.profile("omar")).statistics == []
    table.stage, table.result = "over", GameResult([70, 90], [1])
    await store.tables.append([next_of(table, words("bye"), changes_table=True)])
    await asyncio.gather(*(profiles.update_statistics() for profiles in [store.profiles] * 3))
    await asyncio.gather(*(profiles.update_ratings() for profiles in [store.profiles] * 3))
    profile = await store.profiles.profile("omar")
    assert profile.statistics == [GameStatistics("alhambra", 2, played=1, won=won, best=90, mean=90.0)]
    assert [rating.played for rating in profile.ratings] == [1] * won
    assert [game.seat for game in profile.games] == [1]


async def test_lists_of_an_earlier_version_are_kept(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(migrations, "all_migrations", lambda: all_migrations()[:1])
        async with place.open() as store:
            for state in ("waiting", "over", "closed", "damaged"):
                await rows(
                    store,
                    "INSERT INTO tables (id, epoch, seq, state, listed, updated, summary, host) "
                    "VALUES ($1, 1, 1, $1, 1, 5.0, $2, 'zaida')",
                    state,
                    msgspec.json.encode({"id": state}).decode(),
                )
                await rows(store, "INSERT INTO table_players (table_id, player) VALUES ($1, 'zaida')", state)
            await rows(store, "INSERT INTO players (id, name, created) VALUES ('zaida', 'Zaida', 1.0)")
            await rows(store, "INSERT INTO sessions VALUES ('token', 'zaida', 1.0, 7.0, '')")
    async with place.open() as store:
        assert {ids_of(summary.table) for summary in await store.tables.tables_of("zaida")} == {"waiting", "over"}
        assert await rows(store, "SELECT visited FROM players") == [(7.0,)]

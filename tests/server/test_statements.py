"""The cost of every SQL statement does not depend on the length of the history."""

import ast
import asyncio
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

import nasrid.server.store
from nasrid.daily import FIRST_DATE
from nasrid.puzzles import puzzles
from nasrid.server.protocol import entries
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.forms import PushForm
from nasrid.server.protocol.info import GameResult
from nasrid.server.protocol.settings import DailyPlace
from nasrid.server.protocol.tournaments import PlayerJoined, TournamentForm
from nasrid.server.store.credentials import NewSession
from nasrid.server.store.database import Database
from nasrid.server.store.passkeys import NewPasskey
from nasrid.server.store.players import Account
from nasrid.server.store.push_queue import Notice, PendingTurn, PushQueue
from nasrid.server.table.automatic import started_entry
from nasrid.server.table.checkpoint import CHECKPOINT_INTERVAL_ENTRIES
from nasrid.server.table.daily import daily_entries
from nasrid.server.table.lease import Lease
from nasrid.server.table.live import LiveTable
from nasrid.server.table.reviewing import ReviewedLuck, ReviewedSeat, ReviewedSeats
from nasrid.server.tournament.handlers import opening_entries
from nasrid.server.tournament.state import TournamentState
from nasrid.server.tournament.state import fold as fold_tournament
from tests.server.history import RECENT, RECENT_DAY, REGULAR, MeasuredPostgres, MeasuredSqlite, fill
from tests.server.stores import Place, new_table, next_of

DRIVERS = ("postgres", "sqlite")
STORE = Path(nasrid.server.store.__file__).parent
CALLS = ("self._run", "self._rows", "self._log_and_run", "self._driver.read_snapshot")
# Statements that may read a whole table, each with the reason.
ALLOWED_SCANS = {
    "FROM tournament_people JOIN tournaments": "a player's deletion looks for unfinished tournaments in all of theirs",
    "FROM tournament_people WHERE player": "a player's export and deletion read all their tournaments",
    "FROM mentions JOIN tables ON id = mentions.table_id": "a player's export and deletion read all their tables",
}


@pytest.fixture(scope="module")
def filled_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("history") / "nasrid.sqlite"
    fill(Place("SQLite", str(file)))
    return file


@pytest.fixture(params=["SQLite", "analysed SQLite", "PostgreSQL"])
def measured(request: pytest.FixtureRequest, tmp_path: Path) -> MeasuredSqlite | MeasuredPostgres:
    """A driver for a database with a long history. Servers do not analyse SQLite files, so both plans must be good."""
    if request.param == "PostgreSQL":
        place = Place("PostgreSQL", request.getfixturevalue("database"))
        fill(place)
        return MeasuredPostgres(place.address)
    file = shutil.copy(request.getfixturevalue("filled_file"), tmp_path)
    if request.param == "analysed SQLite":
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("ANALYZE")
    return MeasuredSqlite(str(file))


async def test_no_statement_reads_the_whole_history(measured: MeasuredSqlite | MeasuredPostgres) -> None:
    database = Database(measured)
    await database.open()
    try:
        exercises = (
            play,
            compete,
            play_daily,
            solve_puzzles,
            visit_lists,
            visit_people,
            review,
            sign_in,
            moderate,
            push,
            clean_up,
        )
        for exercise in exercises:
            await exercise(database)
    finally:
        await database.close()
    assert not [site for site in call_sites() if not is_reached(site, measured.lines)], "call these in this test"
    costly = [
        measurement
        for measurement in measured.measurements
        if (measurement.scans or measurement.steps > measured.MAX_STEPS)
        and not any(allowed in measurement.sql for allowed in ALLOWED_SCANS)
    ]
    assert not costly, "\n".join(map(str, costly))


def call_sites() -> Iterator[tuple[str, int, int]]:
    """Yield the file, first and last line of each call in the store that runs statements."""
    for file in sorted(STORE.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())) if file.stem not in DRIVERS else ():
            if isinstance(node, ast.Call) and ast.unparse(node.func) in CALLS:
                yield file.name, node.lineno, node.end_lineno or node.lineno


def is_reached(site: tuple[str, int, int], lines: set[tuple[str, int]]) -> bool:
    file, first, last = site
    return any((file, line) in lines for line in range(first, last + 1))


# Each function below calls the queries of one subject.


async def play(database: Database) -> None:
    leases = database.leases
    await leases.seconds_since_last_process()
    await leases.has_other_processes("me")
    await leases.heartbeat("me", 8.0)
    await leases.expire("me", 5.0)
    await finish_game(database)
    for name in ("t5", "t10"):
        await leases.claim(name, "me")
    await leases.release("t10", Lease("me", 2))
    await leases.owned_epochs("me")
    await leases.due_tables(time.time(), "me")
    await leases.table_heads(["t5", "t10"])
    await leases.retire("me")


async def compete(database: Database) -> None:
    store, state = database.tournaments, TournamentState("new")
    log = opening_entries(PlayerRef("p7", "Name"), TournamentForm("Friday"), "secret", 2.0)
    for entry in log:
        fold_tournament(state, entry)
    await store.create(state, log)
    joined = PlayerJoined(at=3.0, player="p8", joiner="p8", name="Name", present=True)
    fold_tournament(state, joined)
    assert await store.append(state, 1, [joined], ["t503"])
    assert await store.head("new") == await store.head("new")
    assert len(await store.heads(["new", "m5"])) == 2
    assert len(await store.log("new")) == 3
    assert all(await store.due(2.0 * RECENT, 100))
    assert await store.ended_tables("m1003")
    await store.forget_tables(["t1003"])
    await store.let_rest("new")
    assert await store.listed()
    for player in ("p7", REGULAR):
        assert await store.tournaments_of(player)
        assert await store.mentioning(player)
        await store.unfinished_of(player)
    await store.own_entries("new", "p8", asyncio.to_thread)
    assert await store.missing_tables(["t5", "none"]) == ["none"]
    assert await store.ids("m")
    assert await store.stored("new")
    await store.quarantine("new")
    await store.release_from_quarantine(state)
    await database.relations.is_blocked_by("p8", ["p7", REGULAR])
    await store.reset_name("p8", "Zaida")
    await database.moderation.reset_title("new", "rude")
    await store.anonymise("p8")
    await store.delete_expired(30)


async def play_daily(database: Database) -> None:
    store, today = database.daily, FIRST_DATE + timedelta(days=RECENT_DAY)
    live = LiveTable("daily", Lease("me", 1))
    assert (await store.begin(today, REGULAR, "daily")).ended is None
    log = daily_entries(live, PlayerRef(REGULAR, "Name"), DailyPlace(today.isoformat()), 2.0)
    await database.tables.create(live.state, Lease("me", 1), log)
    live.state.stage, live.state.result = "over", GameResult([90, 80, 70, 60, 50, 40], [0])
    await database.tables.append([next_of(live.state, entries.Closed(at=3.0), changes_table=True)])
    live.state.result = None
    await database.tables.append([next_of(live.state, entries.Closed(at=3.0), changes_table=True)])
    assert (await store.attempt(today, REGULAR)) is not None
    assert (await store.ranking(today)).results
    for player in ("p7", REGULAR):
        assert await store.attempts_of(player)
        assert (await database.progress.progress(player)).games
    await database.progress.add_review("t10", ReviewedSeats("quick", [ReviewedSeat(0.9, ReviewedLuck(3.0, 1.0))]))
    await store.delete_old(today)


async def solve_puzzles(database: Database) -> None:
    store, puzzle = database.puzzles, next(iter(puzzles().values()))
    for player in ("p7", REGULAR):
        state = await store.state_of(player)
        assert state.answers
        assert state.ratings
        assert (await store.add_answer(player, puzzle, is_solved=True, can_rate_puzzle=True)).counts
        assert not (await store.add_answer(player, puzzle, is_solved=True, can_rate_puzzle=True)).counts
        await store.keep_unjudged(player, puzzle.id, "pass")
        assert await store.take_unjudged(player, puzzle, "pass")
        assert await store.answers(player, puzzle.id)
        assert await store.exported(player)
    assert (await store.puzzle_standing(puzzle)).attempted > 0


async def finish_game(database: Database) -> None:
    tables = database.tables
    table = await new_table(database, "new", host=REGULAR, listed=True)
    for seat, player in enumerate((REGULAR, "p8")):
        seated = entries.Seated(at=2.0, seat=seat, sitter=player, name="Name")
        await tables.append([next_of(table, seated, changes_table=True)])
    await tables.append([next_of(table, started_entry(table, 3.0), changes_table=True)])
    said = [entries.ChatSent(at=3.0, seat=0, text="words") for _ in range(CHECKPOINT_INTERVAL_ENTRIES)]
    await tables.append([next_of(table, words) for words in said])
    await tables.drop_checkpoint("new")
    await tables.load(LiveTable("new", Lease("me", 1)), table.seq, None)
    table.stage, table.result = "over", GameResult([90, 80], [0])
    await tables.append([next_of(table, entries.ChatSent(at=4.0, seat=0, text="bye"), changes_table=True)])
    await database.profiles.update_statistics()
    await database.profiles.update_ratings()
    await pack(database)


async def pack(database: Database) -> None:
    await database.leases.retire("me")
    await database.packing.pack_finished_games(time.time())
    damage = "UPDATE packed_logs SET seq = 1, body = $1 WHERE table_id = 't15'"
    await database.driver.run([(damage, (b"?",)), ("UPDATE tables SET packed = 0 WHERE id = 't15'", ())])
    await database.packing.pack_finished_games(time.time())


async def visit_lists(database: Database) -> None:
    tables, profiles = database.tables, database.profiles
    assert await tables.lobby()
    for player in ("p7", REGULAR):
        assert await tables.tables_of(player)
        assert (await profiles.profile(player)).games
        assert await database.accounts.mentioning_tables(player)
    await profiles.public_profile("page7")
    await profiles.ratings("p7")
    await profiles.rated_days("p7")
    await profiles.sort_by_strength(["t1", "t2"], "p7", "alhambra", 2)
    await tables.has_parked("p7")
    await tables.joined_tables("p7", ["t7", "t8"])
    assert await tables.ids("t5")
    assert await tables.ids("t5", from_logs=True)
    await tables.stored_log("t5")
    await tables.stored_table("t5")
    await tables.checkpoint("t5")
    await tables.drop_checkpoint("t5")
    assert await database.accounts.own_entries("t5", "p5", asyncio.to_thread) is not None


async def visit_people(database: Database) -> None:
    relations = database.relations
    for player in ("p7", REGULAR):
        await relations.contacts(player)
        await relations.invitations(player)
    await relations.set_relation("p7", "p9", "friend")
    await relations.set_relation("p7", "p9", None)
    await relations.pages(["p7", "p8"])
    await relations.tables_with_blocked("p7", ["t6", "t7", "t8"])
    await relations.blocked_players("p7")
    await relations.invite("p7", "p9", "t2", "secret")
    await relations.stored_invitations("p9")
    await relations.decline("p9", "t2")
    await database.players.names(["p7", "p8"])


async def review(database: Database) -> None:
    reviews = database.reviews
    await new_table(database, "finished")
    await reviews.request("finished", "p7", "quick", 1, "[2]")
    assert await reviews.find("finished")
    assert len(await reviews.waiting_tables()) > 100
    await database.leases.heartbeat("me", 8.0)
    task = await reviews.claim("me")
    assert task
    assert await reviews.save(task.table, "me", 1, b"part")
    await reviews.release("me")
    for end in (reviews.finish(task.table, "me", b"all"), reviews.fail(task.table, "me", "reason")):
        await reviews.claim("me")
        await end
    assert await reviews.requested_by("p7")


async def sign_in(database: Database) -> None:
    factors = database.second_factors
    assert await factors.factor_of("p9")
    await factors.replace("p9", "new secret")
    assert await factors.use_code("p9", "new secret", 1)
    await factors.verify_session("p9", "s9", 60, "admin_verified")
    players, sessions = database.players, database.sessions
    await players.add(Account("new", "New", None, None), "token")
    assert await players.by_session("s2"), "seen long ago, so the visit is noted"
    await players.by_login("login2")
    await players.set_page("new", "page")
    await players.rename("new", "Newer")
    await players.creation_time("new")
    await exercise_credentials(database)
    await exercise_passkeys(database)
    assert await sessions.add_device_link("link", "new", 1.0, "by passkey")
    assert await sessions.use_device_link("link", 0.5, "other")
    await sessions.sessions_of("new", "token")
    await sessions.valid(["token", "other"])
    await sessions.end("new", "other")
    await sessions.end_others("new", "token")
    await new_table(database, "left behind", host="new")
    await database.accounts.delete("new")


async def exercise_credentials(database: Database) -> None:
    credentials = database.credentials
    first, second, third = (NewSession("new", token, "") for token in ("first", "second", "third"))
    assert await credentials.change_password(first, "login", "hash", current_password=None)
    assert await credentials.sign_in(second, "hash")
    assert await credentials.set_recovery_codes("new", ["one", "two"], "second")
    assert await credentials.recover(third, "login", "other hash", "one")
    await credentials.add_known_device("device", "new")
    assert await credentials.is_known_device("device", "login")
    assert await credentials.is_device("device")
    assert await credentials.known_devices("new")
    assert await credentials.count_recovery_codes("p7")
    await credentials.forget_old_devices(100)
    assert await credentials.security_events("new")
    assert not await database.sessions.end_by_id("new", "none")
    assert await database.sessions.end_by_id("new", "third")


async def exercise_passkeys(database: Database) -> None:
    passkeys = database.passkeys
    await passkeys.add_challenge("challenge", RECENT, "new")
    assert await passkeys.take_challenge("challenge", "new")
    passkey = NewPasskey("passkey", "Phone", "key", 0, is_second_factor=False)
    assert await passkeys.add("new", passkey, password="other hash", token_hash="token")
    assert await passkeys.find("passkey")
    assert await passkeys.sign_in(NewSession("new", "by passkey", ""), "passkey", 1, 0.0)
    assert await passkeys.use("passkey", 2)
    assert await passkeys.passkeys_of("new")
    assert await passkeys.remove("new", "passkey", "by passkey")


async def moderate(database: Database) -> None:
    moderation = database.moderation
    await moderation.report("p7", "t7", "p8", "rude")
    await moderation.report("p7", "", None, "rude", tournament="m7")
    await moderation.reports_by("p7")
    await moderation.actions_about("p7")
    report, *_ = (await moderation.reports()).reports
    await moderation.resolve(report.id, "done")
    await moderation.ban("player", "p8", "rude")
    await moderation.banned_targets("address")
    await moderation.bans()
    await moderation.unban("player", "p8", "sorry")
    await moderation.set_unlisted("t1", "rude")
    await moderation.remove("t1", "rude")
    await moderation.remove("m7", "rude")
    await new_table(database, "named", host="p9")
    await moderation.reset_name("p9", "rude")
    await moderation.reset_again(time.time() - 60, time.time())
    await moderation.log()
    await moderation.set_admin("login2", "trusted")
    await database.tables.quarantine("named")
    await database.tables.release_from_quarantine(await new_table(database, "sound"))


async def push(database: Database) -> None:
    queue = PushQueue(database.driver)
    form = PushForm("e3", "", "", "UTC")
    await queue.get_or_create_secret("secret")
    await queue.add_device("p2", "s2", form, 10)
    await queue.has_device("s2")
    await queue.devices_of("p2")
    await queue.unannounced_turns(time.time(), "me")
    await queue.queue_notices(PendingTurn("t2", 1, 0, "p2"), ["s2"], 1.0)
    await queue.claim_due(1.0, "me")
    notice = Notice("s2", "t2", 1, 1)
    await queue.delivery_for(notice)
    await queue.postpone(notice, 2.0)
    await queue.delete_notice(notice)
    await queue.remove_device("s2")


async def clean_up(database: Database) -> None:
    await database.readings.read()
    await database.sessions.end_old(200)
    await database.passkeys.delete_expired_challenges()
    await database.leases.park_abandoned(time.time())
    assert await database.accounts.expired_guests(100)
    await database.accounts.delete_expired(30)
    await database.profiles.delete_old_pairs(time.time())

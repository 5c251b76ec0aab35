"""The check of a whole database: every relation is read, and every log of a table or a tournament is folded."""

from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import NamedTuple

from nasrid.server.protocol import entries
from nasrid.server.protocol.tournaments import decode_entry
from nasrid.server.store.database import Database
from nasrid.server.store.driver import DamagedDatabaseError
from nasrid.server.store.tables import StoredLog, TableStore
from nasrid.server.store.tournaments import TournamentStore
from nasrid.server.table.checkpoint import decode, durable_data
from nasrid.server.table.folding import fold_all, fold_log
from nasrid.server.table.state import TableState
from nasrid.server.tournament.state import TournamentState
from nasrid.server.tournament.state import fold as fold_tournament_entry

Report = Callable[[str], None]


class CheckResult(NamedTuple):
    damaged_tables: int
    damaged_tournaments: int
    damaged_relations: list[str]


class FoldedLog(NamedTuple):
    state: TableState
    has_wrong_checkpoint: bool


async def check_database(database: Database, report: Report) -> CheckResult:
    """Check relations, tables and tournaments, and report problems. Servers may use the database.

    Damaged tables and tournaments are quarantined, and sound ones are released from quarantine. A checkpoint that
    differs from the folded log is deleted, because the table is sound without it.
    """
    relations = await database.driver.damaged_relations()
    for name, reason in relations.items():
        report(f"relation {name}: {reason}")
    damaged = [
        table async for table in _all_ids(database.tables, report) if not await _check(database.tables, table, report)
    ]
    return CheckResult(len(damaged), await _check_tournaments(database.tournaments, report), [*relations])


async def _all_ids(tables: TableStore, report: Report) -> AsyncIterator[str]:
    """Yield the ids of all tables. If their list is damaged, continue with the ids in the logs."""
    last, from_logs = "", False
    while True:
        try:
            ids = await tables.ids(last, from_logs)
        except DamagedDatabaseError:
            if from_logs:
                report(f"the tables after {last or 'the first'} cannot be listed")
                return
            from_logs = True
            continue
        if not ids:
            return
        for table in ids:
            yield table
        last = ids[-1]


async def _check(tables: TableStore, table: str, report: Report) -> bool:
    """Return whether a table is sound."""
    try:
        stored, has_readable_checkpoint = await _read(tables, table)
    except DamagedDatabaseError as error:
        report(f"table {table}: it cannot be read: {error.reason}")
        with suppress(DamagedDatabaseError):  # then nobody can load it either
            await tables.quarantine(table)
        return False
    if stored is None:
        return True
    try:
        folded = _fold(table, stored)
        problem = "" if folded.state.seq == stored.seq else f"its log has {folded.state.seq} of {stored.seq} entries"
    except Exception as error:
        problem = f"its log cannot be read: {type(error).__name__}: {error}"
    if problem:
        report(f"table {table}: {problem}")
        await tables.quarantine(table)
        return False
    if folded.has_wrong_checkpoint or not has_readable_checkpoint:
        report(f"table {table}: its checkpoint was wrong and has been deleted; its log is sound")
        with suppress(DamagedDatabaseError):
            await tables.drop_checkpoint(table)
    if stored.state == "damaged":
        await tables.release_from_quarantine(folded.state)
    return True


async def _check_tournaments(tournaments: TournamentStore, report: Report) -> int:
    """Check all tournaments. Return the number of damaged ones."""
    damaged, last = 0, ""
    try:
        while ids := await tournaments.ids(last):
            for tournament in ids:
                damaged += not await _check_tournament(tournaments, tournament, report)
            last = ids[-1]
    except DamagedDatabaseError:
        report(f"the tournaments after {last or 'the first'} cannot be listed")
    return damaged


async def _check_tournament(tournaments: TournamentStore, tournament: str, report: Report) -> bool:
    """Return whether a tournament is sound."""
    state, problem = TournamentState(tournament), ""
    try:
        stored = await tournaments.stored(tournament)
    except DamagedDatabaseError as error:
        stored, problem = None, f"it cannot be read: {error.reason}"
    for seq, body in stored.entries.items() if stored else ():
        try:
            fold_tournament_entry(state, decode_entry(body))
        except Exception as error:
            problem = f"its entry {seq} cannot be read: {type(error).__name__}: {error}"
            break
    if stored and not problem and state.seq != stored.seq:
        problem = f"its log has {state.seq} of {stored.seq} entries"
    if problem:
        report(f"tournament {tournament}: {problem}")
        with suppress(DamagedDatabaseError):  # then nobody can load it either
            await tournaments.quarantine(tournament)
    elif stored and stored.stage == "damaged":
        await tournaments.release_from_quarantine(state)
    return not problem


async def _read(tables: TableStore, table: str) -> tuple[StoredLog | None, bool]:
    """Return the rows of a table, and whether its checkpoint could be read."""
    try:
        return await tables.stored_log(table), True
    except DamagedDatabaseError:
        return await tables.stored_log(table, with_checkpoint=False), False


def _fold(table: str, stored: StoredLog) -> FoldedLog:
    log = [entries.decode(body) for body in stored.entries]
    checkpoint = decode(stored.checkpoint)
    start = checkpoint.seq if checkpoint else 0
    state = fold_log(table, log[:start])
    is_wrong = checkpoint is not None and not state.is_frozen and durable_data(state) != checkpoint
    fold_all(state, log[start:])
    return FoldedLog(state, is_wrong)

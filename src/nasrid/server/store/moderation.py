"""Reports by players, and moderation actions. Every action is logged."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Literal, TypeVar

from nasrid.i18n import t
from nasrid.rules.quoting import quoted
from nasrid.server.addresses import describe_ban, parse_ban
from nasrid.server.logs import shown_id
from nasrid.server.protocol.forms import (
    Ban,
    ExportedAction,
    ExportedReport,
    LoggedAction,
    ModerationLog,
    OpenReports,
    Report,
    ReportedTournament,
)
from nasrid.server.protocol.personal import DELETED_TEXT
from nasrid.server.store.accounts import Accounts
from nasrid.server.store.driver import Driver, Queries, Row, Statement, StoreError
from nasrid.server.store.second_factors import reset_statements
from nasrid.server.store.tables import delete_invitations_statement
from nasrid.server.store.tournaments import TournamentStore, title_of

BanKind = Literal["player", "address"]
COMMAND_LINE = ""  # the actor of `nasrid admin`
REPORT_PAGE_SIZE = 100
LOG_PAGE_SIZE = 100

Entry = TypeVar("Entry")
Page = tuple[list[Entry], float | None]  # entries, and where the next page begins


class Moderation(Queries):
    def __init__(self, driver: Driver, actor: str = COMMAND_LINE) -> None:
        super().__init__(driver)
        self._actor = actor

    def for_actor(self, actor: str) -> Moderation:
        """Return an instance whose actions are logged with this actor."""
        return Moderation(self._driver, actor)

    async def _log_and_run(self, action: str, target: str, reason: str, *changes: Statement) -> None:
        """Change the database and log the action in the same transaction. No entry of this log is ever changed."""
        note = "INSERT INTO moderation (at, action, target, reason, actor) VALUES ($1, $2, $3, $4, $5)"
        await self._run(*changes, (note, (time.time(), action, target, reason, self._actor)))

    # Reports

    async def report(
        self, reporter: str, table: str, reported_player: str | None, reason: str, tournament: str | None = None
    ) -> None:
        """Store a report about a table or, without one, about a tournament, or about a player there."""
        columns = "id, at, reporter, table_id, about, reason, resolved, tournament"
        sql = f"INSERT INTO reports ({columns}) VALUES ($1, $2, $3, $4, $5, $6, 0, $7)"
        await self._rows(sql, secrets.token_hex(4), time.time(), reporter, table, reported_player, reason, tournament)

    async def reports(self, after: float = -math.inf) -> OpenReports:
        """Return the oldest unresolved reports that were filed after a time."""
        return OpenReports(*await self._page_of_reports(after))

    def all_reports(self) -> AsyncIterator[Report]:
        """Return all unresolved reports, oldest first."""
        return _entries(self._page_of_reports, -math.inf)

    async def _page_of_reports(self, after: float) -> Page[Report]:
        times = "SELECT at FROM reports WHERE resolved = 0 AND at > $1 ORDER BY at LIMIT $2"
        sql = (
            "SELECT at, reports.id, reporter, NULLIF(table_id, ''), about, name, reason, reports.tournament, summary, "
            "host FROM reports LEFT JOIN players ON players.id = about "
            "LEFT JOIN tournaments ON tournaments.id = reports.tournament "
            f"WHERE resolved = 0 AND at > $1 AND at <= (SELECT max(at) FROM ({times}) AS page) ORDER BY at"
        )
        rows, next_after = await self._page(sql, times, after, REPORT_PAGE_SIZE)
        reports = [
            Report(report, at, reporter, table, about, name, reason, _reported_tournament(*tournament))
            for at, report, reporter, table, about, name, reason, *tournament in rows
        ]
        return reports, next_after

    async def reports_by(self, reporter: str) -> list[ExportedReport]:
        """Return the reports that a player has filed, oldest first."""
        columns = "at, NULLIF(table_id, ''), tournament, reason, resolved"
        rows = await self._rows(f"SELECT {columns} FROM reports WHERE reporter = $1 ORDER BY at", reporter)
        return [
            ExportedReport(at, table, tournament, reason, bool(resolved))
            for at, table, tournament, reason, resolved in rows
        ]

    async def actions_about(self, player: str) -> list[ExportedAction]:
        """Return the moderation actions that concerned a player, oldest first."""
        rows = await self._rows("SELECT at, action, reason FROM moderation WHERE target = $1 ORDER BY at", player)
        return [ExportedAction(*row) for row in rows]

    async def resolve(self, report: str, reason: str) -> None:
        if not await self._rows("SELECT 1 FROM reports WHERE id = $1 AND resolved = 0", report):
            raise StoreError(t("store-no-report", report=str(report)))
        await self._log_and_run("resolve", report, reason, ("UPDATE reports SET resolved = 1 WHERE id = $1", (report,)))

    # Actions

    async def apply(self, action: str, target: str, reason: str) -> None:
        """Apply a moderation action by its name in forms.py."""
        apply: dict[str, Callable[[str, str], Awaitable[None]]] = {
            "ban_player": partial(self.ban, "player"),
            "unban_player": partial(self.unban, "player"),
            "ban_address": partial(self.ban, "address"),
            "unban_address": partial(self.unban, "address"),
            "unlist": self.set_unlisted,
            "relist": partial(self.set_unlisted, is_unlisted=False),
            "remove": self.remove,
            "reset_name": self.reset_name,
            "reset_title": self.reset_title,
            "resolve": self.resolve,
        }
        await apply[action](target, reason)

    async def ban(self, kind: BanKind, target: str, reason: str) -> None:
        if kind == "player":
            await self._check_player(target)
        else:
            target = _normalised_network(target)
        ban = (
            "INSERT INTO bans (kind, target, reason) VALUES ($1, $2, $3) "
            "ON CONFLICT (kind, target) DO UPDATE SET reason = $3"
        )
        await self._log_and_run(f"ban {kind}", target, reason, (ban, (kind, target, reason)))

    async def unban(self, kind: BanKind, target: str, reason: str) -> None:
        if kind == "address" and not await self._is_banned(kind, target):
            target = _normalised_network(target)
        if not await self._is_banned(kind, target):
            raise StoreError(t("store-not-banned", target=target))
        lifted = ("DELETE FROM bans WHERE kind = $1 AND target = $2", (kind, target))
        await self._log_and_run(f"unban {kind}", target, reason, lifted)

    async def _is_banned(self, kind: BanKind, target: str) -> bool:
        return bool(await self._rows("SELECT 1 FROM bans WHERE kind = $1 AND target = $2", kind, target))

    async def banned_targets(self, kind: BanKind) -> set[str]:
        return {target for (target,) in await self._rows("SELECT target FROM bans WHERE kind = $1", kind)}

    async def bans(self) -> list[Ban]:
        rows = await self._rows(
            "SELECT kind, target, name, reason FROM bans LEFT JOIN players ON kind = 'player' AND id = target "
            "ORDER BY kind, target LIMIT 1000"
        )
        return [Ban(*row) for row in rows]

    async def set_unlisted(self, table: str, reason: str, is_unlisted: bool = True) -> None:
        if not await self._rows("SELECT 1 FROM tables WHERE id = $1", table):
            raise StoreError(t("store-no-table", table=table))
        change = ("UPDATE tables SET unlisted = $2 WHERE id = $1", (table, int(is_unlisted)))
        await self._log_and_run("unlist" if is_unlisted else "relist", shown_id(table), reason, change)

    async def remove(self, table: str, reason: str) -> None:
        """Remove a table for all players, so that its owner loses it, or a tournament."""
        if await self._rows("SELECT 1 FROM tournaments WHERE id = $1 AND stage <> 'removed'", table):
            # Due, so that the tables of its last round are published.
            removal = "stage = 'removed', listed = 0, due = $2, version = version + 1, updated = $2"
            change = (f"UPDATE tournaments SET {removal} WHERE id = $1", (table, time.time()))
            await self._log_and_run("remove", shown_id(table), reason, change)
            return
        if not await self._rows("SELECT 1 FROM tables WHERE id = $1 AND state <> 'removed'", table):
            raise StoreError(t("store-no-table", table=table))
        sql = (
            "UPDATE tables SET state = 'removed', due = NULL, owner = NULL, epoch = epoch + 1, updated = $2 "
            "WHERE id = $1"
        )
        changes = (sql, (table, time.time())), delete_invitations_statement(table)
        await self._log_and_run("remove", shown_id(table), reason, *changes)

    async def reset_name(self, player: str, reason: str) -> None:
        """Remove a player's name, even where they sit; they have to choose another."""
        await self._check_player(player)
        change = ("UPDATE players SET name = $2 WHERE id = $1", (player, DELETED_TEXT))
        await self._log_and_run("reset name", player, reason, change)  # first, so that it is logged in any case
        await Accounts(self._driver).reset_name(player)

    async def reset_title(self, tournament: str, reason: str) -> None:
        """Remove the title of a tournament, also from its log."""
        sql = "SELECT 1 FROM tournaments WHERE id = $1 AND stage <> 'removed'"
        if not await self._rows(sql, tournament):
            raise StoreError(t("store-no-tournament", tournament=tournament))
        await self._log_and_run("reset title", shown_id(tournament), reason)  # first, so that it is logged in any case
        if not await TournamentStore(self._driver).reset_title(tournament):
            raise StoreError(t("store-damaged-tournament", tournament=tournament))

    async def reset_again(self, after: float, until: float) -> None:
        """Remove the names again that were removed in this time, because a late request may have written them."""
        sql = "SELECT DISTINCT target FROM moderation WHERE at > $1 AND at <= $2 AND action = 'reset name'"
        for (player,) in await self._rows(sql, after, until):
            await Accounts(self._driver).reset_name(player)

    async def _check_player(self, player: str) -> None:
        if not await self._rows("SELECT 1 FROM players WHERE id = $1", player):
            raise StoreError(t("store-no-player", player=player))

    async def log(self, before: float = math.inf) -> ModerationLog:
        """Return the latest actions that were logged before a time."""
        return ModerationLog(*await self._page_of_log(before))

    def whole_log(self) -> AsyncIterator[LoggedAction]:
        """Return all logged actions, latest first."""
        return _entries(self._page_of_log, math.inf)

    async def _page_of_log(self, before: float) -> Page[LoggedAction]:
        times = "SELECT at FROM moderation WHERE at < $1 ORDER BY at DESC LIMIT $2"
        sql = (
            "SELECT at, action, target, reason, COALESCE((SELECT login FROM players WHERE id = actor), actor) "
            f"FROM moderation WHERE at < $1 AND at >= (SELECT min(at) FROM ({times}) AS page) ORDER BY at DESC"
        )
        rows, next_before = await self._page(sql, times, before, LOG_PAGE_SIZE)
        return [LoggedAction(*row) for row in rows], next_before

    async def _page(self, sql: str, times: str, start: float, size: int) -> Page[Row]:
        """Return a page of rows that begin with their time.

        A page has `size` rows, or more if several have the time of its last one.
        """
        rows = await self._rows(sql, start, size)
        is_last = not rows or not await self._rows(times, rows[-1][0], 1)
        return rows, None if is_last else rows[-1][0]

    # Moderators

    async def set_admin(self, login: str, reason: str, is_admin: bool = True) -> None:
        """Appoint or dismiss a moderator. Their second factor is reset, so that a lost one can be replaced."""
        players = await self._rows("SELECT id FROM players WHERE login = $1", login)
        if not players:
            raise StoreError(t("store-no-login", login=login))
        ((player,),) = players
        change = ("UPDATE players SET admin = $2 WHERE id = $1", (player, int(is_admin)))
        action = "grant admin" if is_admin else "revoke admin"
        await self._log_and_run(action, player, reason, change, *reset_statements(player))


async def _entries(read_page: Callable[[float], Awaitable[Page[Entry]]], start: float) -> AsyncIterator[Entry]:
    """Yield the entries of all pages."""
    position: float | None = start
    while position is not None:
        entries, position = await read_page(position)
        for entry in entries:
            yield entry


def _reported_tournament(tournament: str | None, summary: str | None, opener: str | None) -> ReportedTournament | None:
    return ReportedTournament(tournament, title_of(summary), opener or None) if tournament else None


def _normalised_network(text: str) -> str:
    try:
        return describe_ban(parse_ban(text.strip()))
    except ValueError:
        raise StoreError(t("store-no-address", typed=quoted(text))) from None

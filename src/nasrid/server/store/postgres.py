"""The PostgreSQL driver, for several processes."""

from collections.abc import Sequence
from typing import Any

import asyncpg

from nasrid.i18n import describe_error, t
from nasrid.server.store.driver import DuplicateError, MissingRowError, Row, Statement, StoreError, to_database_error
from nasrid.server.store.migrations import missing_migrations

# InternalClientError: the connection was lost between two statements.
DATABASE_ERRORS = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
# UnicodeDecodeError: a stored text is damaged.
DAMAGE_ERRORS = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError, UnicodeDecodeError)
CHECK_TIMEOUT_SECONDS = 24 * 3600.0  # of one relation
MIGRATION_LOCK_ID = 0x6E617372  # advisory lock
# After some executions, PostgreSQL plans a statement for an average player. It would then rather sort all games of a
# player than read the latest ones from an index.
CONNECTION_SETTINGS = {
    "enable_bitmapscan": "off",
    # A suspended process may have locked rows. The others would wait for them until their statements time out.
    "idle_in_transaction_session_timeout": "5s",
}

SCHEMA_VERSION_SQL = "SELECT coalesce(max(number), 0) FROM schema_version"


class PostgresDriver:
    NOW_SQL = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"
    SIZE_SQL = "SELECT pg_database_size(current_database())"
    IS_MULTI_PROCESS = True

    def __init__(self, url: str) -> None:
        self._url = url
        self.is_shared = False
        self._pool: asyncpg.Pool | None = None

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._url, min_size=1, max_size=8, command_timeout=30, server_settings=CONNECTION_SETTINGS
            )
            await (self._check_schema(self._pool) if self.is_shared else self._migrate(self._pool))
        except asyncpg.InvalidAuthorizationSpecificationError as error:
            await self.close()
            raise StoreError(t("store-postgres-login", reason=str(error))) from None
        except (ValueError, *DATABASE_ERRORS) as error:
            await self.close()
            raise StoreError(t("store-postgres", reason=describe_error(error))) from None
        except StoreError:
            await self.close()
            raise

    async def _check_schema(self, pool: asyncpg.Pool) -> None:
        try:
            schema_version = await pool.fetchval(SCHEMA_VERSION_SQL)
        except asyncpg.UndefinedTableError:
            raise StoreError(t("store-foreign", file="PostgreSQL")) from None
        if missing_migrations(schema_version):
            raise StoreError(t("store-older", file="PostgreSQL"))

    async def _migrate(self, pool: asyncpg.Pool) -> None:
        async with pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK_ID)
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)")
            schema_version = await connection.fetchval(SCHEMA_VERSION_SQL)
            for migration in missing_migrations(schema_version):
                for statement in migration.statements:
                    await connection.execute(statement)
                await connection.execute("INSERT INTO schema_version (number) VALUES ($1)", migration.number)

    async def close(self) -> None:
        if self._pool:
            await self._pool.close()

    async def run(self, statements: Sequence[Statement]) -> list[list[Row]]:
        try:
            return await self._run(statements)
        except asyncpg.UniqueViolationError:
            raise DuplicateError from None
        except asyncpg.ForeignKeyViolationError:
            raise MissingRowError from None
        except (*DATABASE_ERRORS, *DAMAGE_ERRORS) as error:
            raise to_database_error(error, isinstance(error, DAMAGE_ERRORS)) from error

    async def read_snapshot(self, queries: Sequence[Statement]) -> list[list[Row]]:
        try:
            return await self._transact(queries, isolation="repeatable_read", readonly=True)
        except (*DATABASE_ERRORS, *DAMAGE_ERRORS) as error:
            raise to_database_error(error, isinstance(error, DAMAGE_ERRORS)) from error

    async def damaged_relations(self) -> dict[str, str]:
        """Read every value by converting whole rows to text, so that values outside of their rows are read, too."""
        assert self._pool
        damaged = {}
        tables = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename"
        for (name,) in await self._pool.fetch(tables):
            try:
                sql = f'SELECT max(length(CAST("{name}" AS TEXT))) FROM "{name}"'
                await self._pool.fetchval(sql, timeout=CHECK_TIMEOUT_SECONDS)
            except asyncpg.PostgresError as error:
                damaged[name] = str(error)
        return damaged

    async def free_disk_bytes(self) -> int | None:
        return None

    async def _run(self, statements: Sequence[Statement]) -> list[list[Row]]:
        try:
            return await self._transact(statements)
        except asyncpg.DeadlockDetectedError:  # the other transaction won
            return await self._transact(statements)

    async def _transact(self, statements: Sequence[Statement], **options: Any) -> list[list[Row]]:
        assert self._pool
        async with self._pool.acquire() as connection, connection.transaction(**options):
            return [await connection.fetch(sql, *values) for sql, values in statements]

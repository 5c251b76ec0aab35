"""The PostgreSQL driver, for several processes."""

from collections.abc import Sequence

import asyncpg

from nasrid.i18n import t
from nasrid.server.store.driver import DuplicateError, Row, Statement, StoreError, to_refusal
from nasrid.server.store.migrations import missing_migrations

# InternalClientError: the connection was lost between two statements.
DATABASE_ERRORS = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
MIGRATION_LOCK_ID = 0x6E617372  # advisory lock


class PostgresDriver:
    NOW_SQL = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"
    IS_MULTI_PROCESS = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool | None = None

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(self._url, min_size=1, max_size=8, command_timeout=30)
            await self._migrate(self._pool)
        except (ValueError, *DATABASE_ERRORS) as error:
            await self.close()
            raise StoreError(t("store-postgres", reason=str(error))) from None
        except StoreError:
            await self.close()
            raise

    async def _migrate(self, pool: asyncpg.Pool) -> None:
        async with pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK_ID)
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)")
            schema_version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM schema_version")
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
        except DATABASE_ERRORS as error:
            raise to_refusal(error) from error

    async def _run(self, statements: Sequence[Statement]) -> list[list[Row]]:
        try:
            return await self._transact(statements)
        except asyncpg.DeadlockDetectedError:  # the other transaction won
            return await self._transact(statements)

    async def _transact(self, statements: Sequence[Statement]) -> list[list[Row]]:
        assert self._pool
        async with self._pool.acquire() as connection, connection.transaction():
            return [await connection.fetch(sql, *values) for sql, values in statements]

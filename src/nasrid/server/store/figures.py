"""Figures of the database for operators. They cost the same however many games it stores."""

from dataclasses import dataclass

from nasrid.server.store.driver import Queries


@dataclass(frozen=True)
class StoredFigures:
    processes: int = 1
    database_bytes: int = 0
    free_disk_bytes: int | None = None  # None if the database is on another machine
    damaged_tables: int = 0


class FigureStore(Queries):
    async def read(self) -> StoredFigures:
        living = f"SELECT count(*) FROM nodes WHERE expires > {self._driver.NOW_SQL}"
        damaged = "SELECT count(*) FROM tables WHERE state = 'damaged'"
        rows = await self._run((living, ()), (self._driver.SIZE_SQL, ()), (damaged, ()))
        (processes,), (size,), (damaged_tables,) = (result[0] for result in rows)
        return StoredFigures(processes, size, await self._driver.free_disk_bytes(), damaged_tables)

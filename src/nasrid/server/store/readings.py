"""Readings of the database for operators. They cost the same however many games it stores."""

from dataclasses import dataclass

from nasrid.server.store.driver import Queries

LATE_SECONDS = 60.0  # after which a tournament should have advanced


@dataclass(frozen=True)
class StoredReadings:
    processes: int = 1
    database_bytes: int = 0
    free_disk_bytes: int | None = None  # None if the database is on another machine
    damaged_tables: int = 0
    damaged_tournaments: int = 0
    late_tournaments: int = 0
    waiting_reviews: int = 0


class ReadingStore(Queries):
    async def read(self) -> StoredReadings:
        living = f"SELECT count(*) FROM nodes WHERE expires > {self._driver.NOW_SQL}"
        damaged = "SELECT count(*) FROM tables WHERE state = 'damaged'"
        tournaments = "SELECT count(*) FROM tournaments WHERE stage = 'damaged'"
        late = f"SELECT count(*) FROM tournaments WHERE due < {self._driver.NOW_SQL} - {LATE_SECONDS}"
        reviews = "SELECT count(*) FROM reviews WHERE state = 'waiting'"
        queries = (living, self._driver.SIZE_SQL, damaged, tournaments, late, reviews)
        rows = await self._run(*((query, ()) for query in queries))
        processes, size, *counts = (result[0][0] for result in rows)
        free = await self._driver.free_disk_bytes()
        return StoredReadings(processes, size, free, *counts)

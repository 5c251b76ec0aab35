"""Storage of tables on a device."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

import msgspec
from msgspec import Raw, Struct

from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import AnsweredPuzzle
from nasrid.server.protocol.info import TableSummary
from nasrid.server.protocol.messages import encode
from nasrid.server.table.figures import SeatFigures, game_figures
from nasrid.server.table.lease import Fenced
from nasrid.server.table.public_info import table_info
from nasrid.server.table.state import TableState

QUOTA_ERROR_NAME = "QuotaExceededError"  # in browsers


class ListedTable(Struct, frozen=True):
    """The public facts about a table that this device needs in its listing."""

    id: str
    puzzle: str | None = None


class DeviceListing(TableSummary, frozen=True, omit_defaults=True):
    """The summary of a table on a device. `figures` are those of its only person, once the game is over."""

    figures: SeatFigures | None = None

    @property
    def listed_table(self) -> ListedTable:
        return _listed_tables.decode(self.table)


class DeviceStorage(Protocol):
    """Log entries by table and number, a summary per table, reviews, and answers to puzzles, all as JSON.

    In a browser, this is IndexedDB (web/src/net/local/storage.ts). Its errors have a `name`.
    """

    async def read_log(self, table: str) -> Sequence[str]:
        """Return all entries of a table in order, or none if there is no such table."""

    async def read_listings(self) -> Sequence[str]:
        """Return the summaries of all tables."""

    async def append_entries(self, table: str, first: int, texts: Sequence[str], summary: str) -> bool:
        """Store all entries, numbered from `first`, or none.

        Return False if the last number is not the previous one: the table has continued in another window, or it has
        been deleted.
        """

    async def read_review(self, table: str) -> str:
        """Return the review of a table's game as JSON, or an empty text if there is none."""

    async def write_review(self, table: str, text: str) -> None:
        """Store the review of a table's game."""

    async def delete_table(self, table: str) -> None:
        """Delete a table with its summary and its review."""

    async def read_puzzles(self) -> Sequence[str]:
        """Return the answers to all puzzles, one text per puzzle."""

    async def add_puzzle(self, puzzle: str, text: str) -> bool:
        """Store the first answer to a puzzle. Return False if there is one already."""

    async def replace_puzzle(self, puzzle: str, text: str) -> None:
        """Replace the answers to a puzzle."""


class DeviceLog:
    """The logs of all tables on the device."""

    def __init__(self, storage: DeviceStorage) -> None:
        self._storage = storage

    async def read(self, table: str) -> list[AnyEntry]:
        with refusing_storage_errors():
            texts = await self._storage.read_log(table)
        return [entries.decode(text) for text in texts]

    async def read_listings(self) -> list[DeviceListing]:
        """Return the summaries of all tables."""
        with refusing_storage_errors():
            texts = await self._storage.read_listings()
        return [_listings.decode(text) for text in texts]

    async def delete(self, table: str) -> None:
        with refusing_storage_errors():
            await self._storage.delete_table(table)

    async def append(self, table: TableState, epoch: int, entry: AnyEntry, changes_table: bool) -> None:
        await self.save(table, [entry])

    async def save(self, table: TableState, log: list[AnyEntry]) -> None:
        """Store the last entries of a table."""
        texts = [entries.encode(entry).decode() for entry in log]
        summary = encode(_listing(table, log[-1].at)).decode()
        with refusing_storage_errors():
            is_stored = await self._storage.append_entries(table.id, table.seq - len(log) + 1, texts, summary)
        if not is_stored:
            raise Fenced


class DeviceAnswers:
    """The answers to puzzles on the device."""

    def __init__(self, storage: DeviceStorage) -> None:
        self._storage = storage

    async def read(self) -> dict[str, AnsweredPuzzle]:
        """Return all answers by puzzle."""
        with refusing_storage_errors():
            texts = await self._storage.read_puzzles()
        return {answered.puzzle: answered for answered in map(_answered.decode, texts)}

    async def add(self, answered: AnsweredPuzzle) -> bool:
        """Store the first answer to a puzzle. Return False if there is one already."""
        with refusing_storage_errors():
            return await self._storage.add_puzzle(answered.puzzle, encode(answered).decode())

    async def replace(self, answered: AnsweredPuzzle) -> None:
        with refusing_storage_errors():
            await self._storage.replace_puzzle(answered.puzzle, encode(answered).decode())


@contextmanager
def refusing_storage_errors() -> Iterator[None]:
    """Turn the errors of the storage into refusals whose codes the client of the device explains."""
    try:
        yield
    except Exception as error:
        if getattr(error, "name", "") == QUOTA_ERROR_NAME:
            raise RefusalError("storage_full", "the storage of this device is full") from error
        raise RefusalError("storage_blocked", f"the storage of this device cannot be used: {error}") from error


def _listing(table: TableState, now: float) -> DeviceListing:
    """Return the summary of a table. A device shared by several people has no seat of its own."""
    people = [seat for seat, seat_state in enumerate(table.seats) if seat_state.player]
    seat = people[0] if len(people) == 1 else None
    figures = None if seat is None else next(iter(game_figures(table)), None)
    return DeviceListing(Raw(encode(table_info(table))), table.decider, now, seat, figures)


_listings = msgspec.json.Decoder(DeviceListing)
_listed_tables = msgspec.json.Decoder(ListedTable)
_answered = msgspec.json.Decoder(AnsweredPuzzle)

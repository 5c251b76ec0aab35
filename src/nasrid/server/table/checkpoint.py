"""Checkpoints: a table's durable data at some entry, so that loading need not read the whole log. A checkpoint can be
deleted at any time, because the log alone defines the table."""

from hashlib import sha256

import msgspec
from msgspec import Struct

from nasrid.rules.game import RULES_VERSION
from nasrid.server.table.data import TableData
from nasrid.server.table.state import TableState

CHECKPOINT_INTERVAL_ENTRIES = 100
FOLD_VERSION = 3  # raised when the same log folds to other data; a change of TableData needs no new version


class Checkpoint(Struct, frozen=True):
    """Durable data with the versions of the code that computed them."""

    fold_version: int
    rules_version: int
    schema: str
    table: TableData


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Checkpoint).decode


def schema_digest(data: type[Struct]) -> str:
    """Return a hash of the fields, so that a checkpoint of other fields is recognised."""
    return sha256(msgspec.json.encode(msgspec.json.schema(data))).hexdigest()[:16]


VERSIONS = FOLD_VERSION, RULES_VERSION, schema_digest(TableData)


def is_due(table: TableState) -> bool:
    """Return whether a checkpoint is stored together with the entry that the table has just folded."""
    return table.seq % CHECKPOINT_INTERVAL_ENTRIES == 0 and not table.is_frozen


def is_overdue(table: TableState, last_seq: int) -> bool:
    """Return whether a table needs a checkpoint; the last one is at entry `last_seq`. A finished game needs none."""
    return table.seq - last_seq >= CHECKPOINT_INTERVAL_ENTRIES and not (table.is_frozen or table.has_ended)


def durable_data(table: TableState) -> TableData:
    """Return the durable half of a table. It shares its collections with the table."""
    return TableData(*(getattr(table, name) for name in TableData.__struct_fields__))


def encode(table: TableState) -> str:
    return _encode(Checkpoint(*VERSIONS, durable_data(table))).decode()


def decode(text: str | None) -> TableData | None:
    """Return the data of a checkpoint, or None if it is missing, damaged or of another version."""
    try:
        checkpoint = _decode(text) if text else None
    except msgspec.MsgspecError:
        return None
    if checkpoint is None or (checkpoint.fold_version, checkpoint.rules_version, checkpoint.schema) != VERSIONS:
        return None
    return checkpoint.table

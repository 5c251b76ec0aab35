"""The numbered migrations that bring a database to the current schema; each runs once, in order."""

from importlib.resources import files
from typing import NamedTuple

from nasrid.i18n import t
from nasrid.server.store.driver import StoreError


class Migration(NamedTuple):
    number: int
    statements: tuple[str, ...]


def all_migrations() -> list[Migration]:
    sheets = sorted(
        (sheet for sheet in files("nasrid.server.store").joinpath("schema").iterdir() if sheet.name.endswith(".sql")),
        key=lambda sheet: sheet.name,
    )
    return [Migration(int(sheet.name[:3]), _statements(sheet.read_text(encoding="utf-8"))) for sheet in sheets]


def _statements(text: str) -> tuple[str, ...]:
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("--"))
    return tuple(statement.strip() for statement in lines.split(";\n") if statement.strip())


def missing_migrations(schema_version: int) -> list[Migration]:
    """Return the migrations that a database at this number still needs; an empty database is at 0."""
    migrations = all_migrations()
    if 0 < schema_version < migrations[0].number:
        raise StoreError(t("store-before-release"))
    if schema_version > migrations[-1].number:
        raise StoreError(t("store-newer", present=schema_version, known=migrations[-1].number))
    return [migration for migration in migrations if migration.number > schema_version]

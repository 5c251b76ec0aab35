"""Generated files are up to date."""

from __future__ import annotations

import pytest

from hatch_build import PROTOCOL_TYPES_FILE
from nasrid.rules.table.actions import ACTIONS
from nasrid.rules.table.events import EVENTS
from nasrid.rules.table.state import STEPS
from nasrid.rules.wire.source import docstring_of
from nasrid.server.protocol.schema import typescript
from tests.programs import load


def test_documentation_tables_are_up_to_date() -> None:
    assert not load("docs/tables.py").stale_pages(), "run python docs/tables.py"


def test_client_types_match_the_server() -> None:
    """`make web` writes the types; they are not in the repository."""
    assert PROTOCOL_TYPES_FILE.read_text("utf-8") == typescript()


@pytest.mark.parametrize("family", [ACTIONS, EVENTS, STEPS], ids=lambda family: family.tag)
def test_every_declared_value_is_documented(family: type) -> None:
    members: dict[str, type] = family.members  # type: ignore[attr-defined]
    for kind in members.values():
        assert docstring_of(kind), f"{kind.__name__} says nothing of itself; the documentation is made of it"

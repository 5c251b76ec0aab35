"""What is made from the declarations is up to date, and nothing of it is written by hand again."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hatch_build import PROTOCOL_TYPES_FILE
from nasrid.rules.table.actions import ACTIONS
from nasrid.rules.table.events import EVENTS
from nasrid.rules.table.state import STEPS
from nasrid.rules.wire.source import docstring_of
from nasrid.server.protocol.schema import typescript
from tests.programs import load

ROOT = Path(__file__).parents[1]


def test_the_tables_of_the_documentation_are_up_to_date() -> None:
    assert not load("docs/tables.py").stale_pages(), "run python docs/tables.py"


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    """`make web` has written them; they are not in the repository."""
    assert PROTOCOL_TYPES_FILE.read_text("utf-8") == typescript()
    ignored = subprocess.run(["git", "check-ignore", "-q", str(PROTOCOL_TYPES_FILE)], cwd=ROOT, check=False)
    assert ignored.returncode == 0, f"{PROTOCOL_TYPES_FILE.name} is made anew by every build: do not commit it"


@pytest.mark.parametrize("family", [ACTIONS, EVENTS, STEPS], ids=lambda family: family.tag)
def test_everything_has_a_name_of_its_own_on_the_wire(family: type) -> None:
    members: dict[str, type] = family.members  # type: ignore[attr-defined]
    assert len(set(members.values())) == len(members)
    for name, kind in members.items():
        assert name.islower()
        assert docstring_of(kind), f"{kind.__name__} says nothing of itself; the documentation is made of it"

"""What is made from the declarations is up to date, and nothing of it is written by hand again."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatch_build import TYPES
from nasrid.rules.table.actions import ACTIONS
from nasrid.rules.table.events import EVENTS
from nasrid.rules.table.state import STEPS
from nasrid.rules.wire.source import about
from nasrid.server.protocol.schema import typescript
from tests.programs import load

ROOT = Path(__file__).parents[1]
NAMES = {kind.__name__ for family in (ACTIONS, EVENTS, STEPS) for kind in family.names}
CLASSES = {name for name in NAMES if sum(map(str.isupper, name)) > 1}  # others are words of the language, too


def test_the_tables_of_the_documentation_are_up_to_date() -> None:
    assert not load("docs/tables.py").stale(), "run python docs/tables.py"


def test_a_table_that_was_changed_by_hand_is_noticed() -> None:
    page = (ROOT / "docs" / "notation.md").read_text("utf-8")
    changed = page.replace("`take CARD ...`", "`grab CARD ...`")
    assert changed != page
    assert load("docs/tables.py").updated(changed) == page


def test_every_table_stands_on_some_page() -> None:
    pages = "".join(path.read_text("utf-8") for path in (ROOT / "docs").glob("*.md"))
    assert [name for name in load("docs/tables.py").TABLES if f"<!-- table: {name} -->" not in pages] == []


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    """`make web` has written them; they are not in the repository."""
    assert TYPES.read_text("utf-8") == typescript()
    ignored = subprocess.run(["git", "check-ignore", "-q", str(TYPES)], cwd=ROOT, check=False)
    assert ignored.returncode == 0, f"{TYPES.name} is made anew by every build: do not commit it"


def strings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_no_name_of_a_class_travels_as_a_text() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {text}"
        for path in (ROOT / "src").rglob("*.py")
        for text in strings(path)
        if text in CLASSES
    ]
    assert not found


@pytest.mark.parametrize("family", [ACTIONS, EVENTS, STEPS], ids=lambda family: family.tag)
def test_everything_has_a_name_of_its_own_on_the_wire(family: type) -> None:
    members: dict[str, type] = family.members  # type: ignore[attr-defined]
    assert len(set(members.values())) == len(members)
    for name, kind in members.items():
        assert name.islower()
        assert about(kind), f"{kind.__name__} says nothing of itself; the documentation is made of it"

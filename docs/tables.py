"""Writes the tables of the documentation that follow from the declarations in the code.

    python docs/tables.py            writes them anew, between their marks
    python docs/tables.py --check    says which are out of date

A mark is a comment like <!-- table: actions --> and ends with <!-- end -->.
"""

from __future__ import annotations

import inspect
import re
import sys
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

from nasrid.rules.table.actions import ACTIONS
from nasrid.rules.table.events import EVENTS
from nasrid.rules.table.facts import MODULES
from nasrid.rules.table.options import CHOICES
from nasrid.rules.table.rules import Module
from nasrid.rules.table.state import STEPS
from nasrid.rules.table.view import PlayerView, View
from nasrid.rules.text.notation import SENTENCES
from nasrid.rules.wire import source
from nasrid.rules.wire.declare import shape_of
from nasrid.rules.wire.schema import name_of
from nasrid.rules.wire.shapes import Record, Shape
from nasrid.rules.wire.typescript import written
from nasrid.server.limits import Limits
from nasrid.server.protocol import info, settings
from nasrid.server.protocol.commands import AnyCommand
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.schema import Message

FOLDER = Path(__file__).parent
MARK = re.compile(r"(<!-- table: ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
Row = tuple[str, ...]


def table(head: Row, rows: Iterable[Row]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def about(kind: Any) -> str:
    """The first paragraph of a docstring."""
    return " ".join(source.about(kind).split("\n\n")[0].split()).rstrip(".")


def code(text: str) -> str:
    return f"`{text}`" if text else ""


def names(items: Iterable[str]) -> str:
    return ", ".join(map(code, items))


def remarks(kind: Any) -> dict[str, str]:
    """What the comments behind the fields of a class say."""
    found = re.findall(r"^    (\w+): [^#\n]*?(?:  # ([^\n]*))?$", source.text_of(kind), re.MULTILINE)
    return dict(found)


def module_of(kind: type) -> str:
    """The module that brings it along."""
    home = kind.__module__.rpartition(".")[2]
    return home if home in MODULES else ""


def field_names(kind: Any) -> str:
    return names(one.name for one in fields(kind))


# The engine


def actions() -> str:
    rows = [
        (code(SENTENCES[kind].usage), code(kind.__name__), module_of(kind), about(kind))
        for kind in ACTIONS.members.values()
    ]
    return table(("written", "class", "module", ""), rows)


def events() -> str:
    rows = [
        (code(kind.__name__), code(name), field_names(kind), module_of(kind), about(kind))
        for name, kind in EVENTS.members.items()
    ]
    return table(("event", "as JSON", "fields", "module", ""), rows)


def steps() -> str:
    rows = [
        (code(name), code(kind.__name__), field_names(kind), module_of(kind), about(kind))
        for name, kind in STEPS.members.items()
    ]
    return table(("step", "class", "fields", "module", ""), rows)


def _fields(kind: Any) -> str:
    said, shape = remarks(kind), shape_of(kind)
    assert isinstance(shape, Record)
    rows = [(code(one.name), _type(one.shape), said.get(one.name, "")) for one in shape.fields]
    return table(("field", "JSON", ""), rows)


def _type(shape: Shape) -> str:
    return code(name_of(shape) or written(shape)).replace("|", "\\|")


def choices() -> str:
    owners = [("", tuple(CHOICES.values())), *((name, module.choices) for name, module in MODULES.items())]
    rows = [
        (code(choice.name), names(map(_value, choice.values)), module, choice.about)
        for module, own in owners
        for choice in own
    ]
    return table(("option", "values, the default first", "module", ""), rows)


def _value(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def hooks() -> str:
    members = [(name, value) for name, value in vars(Module).items() if inspect.isfunction(value)]
    return table(("hook", ""), [(code(name), about(value)) for name, value in members])


# The map


def layers() -> str:
    """As pyproject.toml has them checked."""
    project = tomllib.loads((FOLDER.parent / "pyproject.toml").read_text("utf-8"))
    rows = [
        (code(package), " > ".join(names(layer.split(" | ")) for layer in contract["layers"]))
        for contract in project["tool"]["importlinter"]["contracts"]
        if contract["type"] == "layers"
        for package in contract["containers"]
    ]
    return table(("package", "its layers, the highest first"), rows)


# The protocol


def message_rows() -> str:
    kinds: list[Any] = [kind for kind in get_args(Message) if isinstance(kind, type)]
    rows = [(code(_tag(kind)), names(kind.__struct_fields__), about(kind)) for kind in kinds]
    rows.insert(2, ("`event`", "`seq`, `at`, `what`, …", "Something has changed; see below"))
    return table(("type", "fields", ""), rows)


def command_rows() -> str:
    rows = [
        (code(_tag(kind)), names(name for name in kind.__struct_fields__ if name != "id"), about(kind))
        for kind in get_args(AnyCommand)
    ]
    return table(("type", "fields", ""), rows)


def entry_rows() -> str:
    rows = [(code(_tag(kind)), names(kind.public), about(kind)) for kind in get_args(AnyEntry)]
    return table(("what", "fields", ""), rows)


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


# The server

SECTION_RE = re.compile(r"^    # (.*)\n((?:    \w+: int.*\n|\n)+)", re.MULTILINE)
RATES = {"10s": "per 10 s", "10min": "per 10 min", "hour": "per hour", "address": "per address", "table": "per table"}


def limits() -> str:
    """Return one table for each section of `Limits`."""
    descriptions, defaults = remarks(Limits), Limits()
    sections = []
    for title, fields_of_section in SECTION_RE.findall(f"{source.text_of(Limits)}\n"):
        rows = [
            (code(name), f"{getattr(defaults, name):,}", unit_of(name), descriptions[name])
            for name in re.findall(r"(\w+): int", fields_of_section)
        ]
        sections.append(f"**{title}**\n\n{table(('limit', 'default', 'unit', 'meaning'), rows)}")
    return "\n" + "\n".join(sections) + "\n"


def unit_of(limit: str) -> str:
    return RATES.get(limit.rpartition("_per_")[2]) or limit.rpartition("_")[2]


TABLES: dict[str, Callable[[], str]] = {
    "actions": actions,
    "events": events,
    "steps": steps,
    "view": lambda: _fields(View),
    "player-view": lambda: _fields(PlayerView),
    "options": choices,
    "hooks": hooks,
    "layers": layers,
    "limits": limits,
    "messages": message_rows,
    "commands": command_rows,
    "table-events": entry_rows,
    "you": lambda: _fields(info.You),
    "table-info": lambda: _fields(info.TableInfo),
    "seat-info": lambda: _fields(info.SeatInfo),
    "clocks": lambda: _fields(info.Clocks),
    "table-settings": lambda: _fields(settings.TableSettings),
}


def written_anew(text: str) -> str:
    return MARK.sub(lambda mark: mark[1] + TABLES[mark[2]]() + mark[3], text)


def stale() -> list[Path]:
    return [path for path in sorted(FOLDER.glob("*.md")) if written_anew(text := path.read_text("utf-8")) != text]


def main() -> None:
    found = stale()
    if sys.argv[1:] == ["--check"]:
        if found:
            sys.exit(f"out of date: {', '.join(path.name for path in found)}; run python docs/tables.py")
        return
    for path in found:
        path.write_text(written_anew(path.read_text("utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Generate the tables of the documentation from the declarations in the code.

    python docs/tables.py            write the tables between their marks
    python docs/tables.py --check    list the pages that are out of date

A mark is a comment like <!-- table: actions --> and ends with <!-- end -->.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

sys.path.insert(0, str(Path(__file__).parents[1]))

from docs.figures import FIGURE_TABLES, format_table
from docs.research_figures import RESEARCH_TABLES
from nasrid import Options
from nasrid.bots import LEVELS
from nasrid.envs.observation.compact import compact_pieces
from nasrid.envs.observation.layout import observation_pieces
from nasrid.envs.observation.piece import Piece
from nasrid.envs.space import INDEX_RANGES
from nasrid.rules.table.actions import ACTIONS
from nasrid.rules.table.events import EVENTS
from nasrid.rules.table.options import OPTION_SPECS
from nasrid.rules.table.rules import Module
from nasrid.rules.table.specs import MODULES
from nasrid.rules.table.state import STEPS
from nasrid.rules.table.view import PlayerView, View
from nasrid.rules.text.notation import ACTION_SYNTAX
from nasrid.rules.wire import source
from nasrid.rules.wire.declare import shape_of
from nasrid.rules.wire.schema import definition_name
from nasrid.rules.wire.shapes import ObjectShape, Shape
from nasrid.rules.wire.typescript import to_typescript
from nasrid.server.limits import Limits
from nasrid.server.protocol import info, settings, tournaments
from nasrid.server.protocol.commands import AnyCommand
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import COMMAND_ERRORS
from nasrid.server.protocol.schema import Message
from nasrid.server.protocol.tournaments import AnyTournamentCommand
from nasrid.server.web.api import ENDPOINTS
from nasrid.server.web.endpoint import Endpoint

DOCS_DIR = Path(__file__).parent
TABLE_RE = re.compile(r"(<!-- table: ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def first_paragraph(cls: Any) -> str:
    """Return the first paragraph of a docstring."""
    return summary(source.docstring_of(cls))


def summary(docstring: str) -> str:
    return " ".join(docstring.split("\n\n")[0].split()).rstrip(".")


def as_code(text: str) -> str:
    return f"`{text}`" if text else ""


def code_list(items: Iterable[str]) -> str:
    return ", ".join(map(as_code, items))


def field_comments(cls: Any) -> dict[str, str]:
    """Return the comments behind the fields of a class."""
    comments = re.findall(r"^    (\w+): [^#\n]*?(?:  # ([^\n]*))?$", source.source_of(cls), re.MULTILINE)
    return dict(comments)


def origin(cls: type) -> tuple[str, str]:
    """Return the module that declares a class, if it is a module of the game, and the meaning of the class."""
    home = cls.__module__.rpartition(".")[2]
    return home if home in MODULES else "", first_paragraph(cls)


def field_names(cls: Any) -> str:
    return code_list(field.name for field in fields(cls))


# The engine


def action_rows() -> str:
    rows = [
        (as_code(ACTION_SYNTAX[kind].usage), as_code(kind.__name__), *origin(kind)) for kind in ACTIONS.members.values()
    ]
    return format_table(("notation", "class", "module", "meaning"), rows)


def event_rows() -> str:
    kinds = EVENTS.members.items()
    rows = [(as_code(kind.__name__), as_code(name), field_names(kind), *origin(kind)) for name, kind in kinds]
    return format_table(("event", "JSON name", "fields", "module", "meaning"), rows)


def step_rows() -> str:
    kinds = STEPS.members.items()
    rows = [(as_code(name), as_code(kind.__name__), field_names(kind), *origin(kind)) for name, kind in kinds]
    return format_table(("step", "class", "fields", "module", "meaning"), rows)


def _fields(kind: Any) -> str:
    comments, shape = field_comments(kind), shape_of(kind)
    assert isinstance(shape, ObjectShape)
    rows = [(as_code(field.name), _type(field.shape), comments.get(field.name, "")) for field in shape.fields]
    return format_table(("field", "JSON", "meaning"), rows)


def _type(shape: Shape) -> str:
    return as_code(definition_name(shape) or to_typescript(shape)).replace("|", "\\|")


def choice_rows() -> str:
    owners = [("", tuple(OPTION_SPECS.values())), *((name, module.option_specs) for name, module in MODULES.items())]
    rows = [
        (as_code(choice.name), code_list(map(_value, choice.values)), module, choice.description)
        for module, own in owners
        for choice in own
    ]
    return format_table(("option", "values, the default first", "module", "meaning"), rows)


def _value(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def hook_rows() -> str:
    members = [(name, value) for name, value in vars(Module).items() if inspect.isfunction(value)]
    return format_table(("hook", "purpose"), [(as_code(name), first_paragraph(value)) for name, value in members])


def level_rows() -> str:
    rows = [(as_code(level.name), level.description) for level in LEVELS.values()]
    return format_table(("level", "description"), rows)


# The environments

SMALL_TABLE = Options(players=4)
FULL_TABLE = Options(game="combined", players=2, modules=frozenset(MODULES))


def index_rows() -> str:
    rows = [(f"{part.indices[0]} to {part.indices[-1]}", part.name, part.meaning) for part in INDEX_RANGES]
    return format_table(("indices", "name", "meaning"), rows)


def piece_rows(of_small_table: Iterable[Piece], of_full_table: Iterable[Piece]) -> str:
    small = {piece.name: shape_text(piece) for piece in of_small_table}
    rows = []
    for piece in of_full_table:
        shapes = small.get(piece.name, "-"), shape_text(piece)
        rows.append((as_code(piece.name), *shapes, f"{piece.low:g} to {piece.high:g}", piece.meaning))
    return format_table(("piece", "Alhambra, 4 players", "combined, 2 players, all modules", "range", "meaning"), rows)


def compact_rows() -> str:
    """Return the pieces that only a compact observation has."""
    known = {piece.name for piece in observation_pieces(FULL_TABLE)}
    own = [piece for piece in compact_pieces(FULL_TABLE) if piece.name not in known]
    return piece_rows(compact_pieces(SMALL_TABLE), own)


def shape_text(piece: Piece) -> str:
    return " x ".join(map(str, piece.shape))


# The map


def package_rows() -> str:
    """Return the first paragraph of each package's docstring."""
    root = DOCS_DIR.parent / "src"
    docstrings = {
        ".".join(path.parent.relative_to(root).parts): ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
        for path in sorted(root.rglob("__init__.py"))
    }
    return format_table(("package", "contents"), [(as_code(name), summary(text)) for name, text in docstrings.items()])


def layer_rows() -> str:
    """Return the layers listed in pyproject.toml."""
    project = tomllib.loads((DOCS_DIR.parent / "pyproject.toml").read_text("utf-8"))
    rows = [
        (as_code(package), " > ".join(code_list(layer.split(" | ")) for layer in contract["layers"]))
        for contract in project["tool"]["importlinter"]["contracts"]
        if contract["type"] == "layers"
        for package in contract["containers"]
    ]
    return format_table(("package", "layers"), rows)


# The protocol


def message_rows() -> str:
    kinds: list[Any] = [kind for kind in get_args(Message) if isinstance(kind, type)]
    rows = [(as_code(_tag(kind)), code_list(kind.__struct_fields__), first_paragraph(kind)) for kind in kinds]
    rows.insert(2, ("`event`", "`seq`, `at`, `entry`, …", "A change of the table; see [Events](#events)"))
    return format_table(("type", "fields", "meaning"), rows)


def command_rows() -> str:
    rows = [
        (as_code(_tag(kind)), code_list(name for name in kind.__struct_fields__ if name != "id"), first_paragraph(kind))
        for kind in get_args(AnyCommand)
    ]
    return format_table(("type", "fields", "meaning"), rows)


def tournament_command_rows() -> str:
    rows = [
        (as_code(_tag(kind)), code_list(kind.__struct_fields__), first_paragraph(kind))
        for kind in get_args(AnyTournamentCommand)
    ]
    return format_table(("type", "fields", "meaning"), rows)


def entry_rows() -> str:
    rows = [(as_code(_tag(kind)), code_list(kind.public), first_paragraph(kind)) for kind in get_args(AnyEntry)]
    return format_table(("entry", "fields", "meaning"), rows)


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def endpoint_rows() -> str:
    rows = [
        (
            endpoint.method,
            as_code(endpoint.path + query_text(endpoint)),
            endpoint.summary.rstrip("."),
            type_text(endpoint.body_type),
            type_text(endpoint.response_type),
            error_text(endpoint),
        )
        for endpoint in sorted(ENDPOINTS, key=lambda endpoint: (endpoint.path, endpoint.method))
    ]
    return format_table(("method", "path", "description", "body", "response", "errors"), rows)


def query_text(endpoint: Endpoint) -> str:
    values = {"string": "TEXT", "integer": "N", "number": "N"}
    parts = [f"{parameter.name}={values[parameter.schema['type']]}" for parameter in endpoint.query]
    return f"?{'&'.join(parts)}" if parts else ""


def type_text(declared: Any) -> str:
    if declared is None:
        return ""
    if declared == AnyCommand:
        return "a [command](#commands)"
    if declared == AnyTournamentCommand:
        return "a [command](#tournament-commands)"
    return " or ".join(as_code(kind.__name__) for kind in get_args(declared) or (declared,))


def error_text(endpoint: Endpoint) -> str:
    """Return the errors of an endpoint, except those that every endpoint may respond with."""
    if endpoint.errors == COMMAND_ERRORS:
        return "those of commands"
    session = ("not_signed_in",) if endpoint.needs_session else ()
    return code_list([*session, *endpoint.errors])


# The server

SECTION_RE = re.compile(r"^    # (.*)\n((?:    \w+: int.*\n|\n)+)", re.MULTILINE)
RATES = {
    "10s": "per 10 s",
    "10min": "per 10 min",
    "hour": "per hour",
    "day": "per day",
    "address": "per address",
    "table": "per table",
}


def limit_tables() -> str:
    """Return one table for each section of `Limits`."""
    descriptions, defaults = field_comments(Limits), Limits()
    sections = []
    for title, fields_of_section in SECTION_RE.findall(f"{source.source_of(Limits)}\n"):
        rows = [
            (as_code(name), f"{getattr(defaults, name):,}", unit_of(name), descriptions[name])
            for name in re.findall(r"(\w+): int", fields_of_section)
        ]
        sections.append(f"**{title}**\n\n{format_table(('limit', 'default', 'unit', 'meaning'), rows)}")
    return "\n" + "\n".join(sections) + "\n"


def unit_of(limit: str) -> str:
    return RATES.get(limit.rpartition("_per_")[2]) or limit.rpartition("_")[2]


TABLES: dict[str, Callable[[], str]] = {
    "actions": action_rows,
    "events": event_rows,
    "steps": step_rows,
    "view": lambda: _fields(View),
    "player-view": lambda: _fields(PlayerView),
    "options": choice_rows,
    "levels": level_rows,
    "hooks": hook_rows,
    "indices": index_rows,
    "pieces": lambda: piece_rows(observation_pieces(SMALL_TABLE), observation_pieces(FULL_TABLE)),
    "compact-pieces": compact_rows,
    "layers": layer_rows,
    "packages": package_rows,
    "endpoints": endpoint_rows,
    "limits": limit_tables,
    "messages": message_rows,
    "commands": command_rows,
    "tournament-commands": tournament_command_rows,
    "tournament-settings": lambda: _fields(tournaments.TournamentSettings),
    "tournament-page": lambda: _fields(tournaments.TournamentPage),
    "tournament-round": lambda: _fields(tournaments.RoundInfo),
    "tournament-you": lambda: _fields(tournaments.TournamentYou),
    "table-events": entry_rows,
    "you": lambda: _fields(info.You),
    "table-info": lambda: _fields(info.TableInfo),
    "seat-info": lambda: _fields(info.SeatInfo),
    "clocks": lambda: _fields(info.Clocks),
    "table-settings": lambda: _fields(settings.TableSettings),
    **FIGURE_TABLES,
    **RESEARCH_TABLES,
}


def update_tables(text: str) -> str:
    return TABLE_RE.sub(lambda mark: mark[1] + TABLES[mark[2]]() + mark[3], text)


def stale_pages() -> list[Path]:
    return [path for path in sorted(DOCS_DIR.glob("*.md")) if update_tables(text := path.read_text("utf-8")) != text]


def main() -> None:
    pages = stale_pages()
    if sys.argv[1:] == ["--check"]:
        if pages:
            sys.exit(f"out of date: {', '.join(path.name for path in pages)}; run python docs/tables.py")
        return
    for path in pages:
        path.write_text(update_tables(path.read_text("utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()

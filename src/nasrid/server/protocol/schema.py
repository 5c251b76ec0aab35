"""Everything that is said over a table's WebSocket as one JSON Schema, and for the client as TypeScript."""

from __future__ import annotations

import json
from typing import Annotated, Any

from msgspec import Struct

from nasrid.levels import LEVEL_NAMES
from nasrid.rules.pieces.components import Building
from nasrid.rules.table.actions import ACTIONS
from nasrid.rules.table.events import EVENTS
from nasrid.rules.table.specs import MODULES
from nasrid.rules.table.state import STEPS
from nasrid.rules.text.notation import FIELD_SYNTAX
from nasrid.rules.wire.declare import notations_of
from nasrid.rules.wire.schema import Definitions, Schema
from nasrid.rules.wire.typescript import TypeDeclarations
from nasrid.server.protocol import forms, messages
from nasrid.server.protocol.commands import AnyCommand
from nasrid.server.protocol.events import event_shape
from nasrid.server.protocol.info import LOCAL_ID_PREFIX
from nasrid.server.protocol.settings import POLICY_PREFIX
from nasrid.server.protocol.wire import Shaped

TableEvent = Annotated[dict[str, Any], Shaped(event_shape)]
Message = (
    messages.Snapshot
    | messages.Resumed
    | TableEvent
    | messages.Decision
    | messages.Presence
    | messages.Done
    | messages.HintResult
    | messages.PreviewResult
    | messages.TilePreview
    | messages.Error
)


def socket_schema() -> Schema:
    """`Message` is what the server sends, `Command` what it takes."""
    definitions = Definitions()
    sent, taken = definitions.schema_of(Message), definitions.schema_of(AnyCommand)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The WebSocket of a table of Nasrid",
        "anyOf": [{"$ref": "#/$defs/Message"}, {"$ref": "#/$defs/Command"}],
        "$defs": {**definitions.schemas, "Message": sent, "Command": taken},
    }


def typescript() -> str:
    """The types of everything above, and the forms of the notation's actions."""
    types = TypeDeclarations()
    types.add(Message, "Message")
    types.add(AnyCommand, "Command")
    types.add(Building)
    for form in _forms():
        types.add(form)
    return "\n".join(
        [
            "// Made from the declarations in src/nasrid by hatch_build.py: do not edit.",
            "",
            types.render(),
            _actions(),
            f"export const STEPS = {json.dumps(list(STEPS.members))} as const;",
            f"export const EVENTS = {json.dumps(list(EVENTS.members))} as const;",
            f"export const LEVELS: readonly LevelName[] = {json.dumps(LEVEL_NAMES)};",
            f"export const POLICY_PREFIX = {json.dumps(POLICY_PREFIX)};",
            f"export const LOCAL_ID_PREFIX = {json.dumps(LOCAL_ID_PREFIX)};",
            "/** The modules, and the games that each cannot be played with. */",
            "export const MODULES: Record<ModuleName, { incompatible_games: GameName[] }> = "
            f"{json.dumps(_modules())};",
            "",
        ]
    )


def _forms() -> list[type]:
    """Return every request body and response that `forms` declares."""
    declared = [form for form in vars(forms).values() if isinstance(form, type) and issubclass(form, Struct)]
    return [form for form in declared if form.__module__ == forms.__name__ and form.__struct_fields__]


def _actions() -> str:
    """An action as a client takes it apart: its verb, its text, and its fields by name."""
    fields = {verb: [(one.name, one.notation) for one in notations_of(cls)] for verb, cls in ACTIONS.members.items()}
    members = [
        f"  | {{ kind: {json.dumps(verb)}; text: string;{''.join(f' {name}: {_type(form)};' for name, form in own)} }}"
        for verb, own in fields.items()
    ]
    return "\n".join(
        [
            "/** An action, taken apart. */",
            "export type Action =",
            "\n".join(members) + ";",
            "",
            "/** The fields of each action in the order of its words, and the notation of each. */",
            f"export const ACTIONS: Record<string, [field: string, notation: string][]> = {json.dumps(fields)};",
        ]
    )


def _modules() -> dict[str, dict[str, list[str]]]:
    return {name: {"incompatible_games": list(module.incompatible_games)} for name, module in MODULES.items()}


def _type(notation: str) -> str:
    return "string[]" if FIELD_SYNTAX[notation].takes_rest else "string"

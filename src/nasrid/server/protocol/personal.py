"""Personal and secret data in log entries. A field's annotation declares it, and deletion, export and moderation read
that."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Literal, NamedTuple, TypeVar, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

E = TypeVar("E", bound=Struct)  # a class of log entries
DELETED_TEXT = "…"  # replaces the name and the words of a deleted player


class Personal(NamedTuple):
    """The annotation of a text that identifies a player or comes from one, or that no player may export.

    An `id` identifies the player. A `name` and `words` belong to the player whose id is in the field `owner`. A `trace`
    is not shown to anybody, but could identify the player. A `secret` reveals hidden cards while the game is running.
    """

    kind: Literal["id", "name", "words", "trace", "secret"]
    owner: str = ""


PlayerId = Annotated[str, Personal("id")]


@cache
def personal_fields(entry_class: type[Struct]) -> dict[str, Personal]:
    """Return the personal fields of a class of entries."""
    hints = get_type_hints(entry_class, include_extras=True)
    return {
        field: remark
        for field in entry_class.__struct_fields__
        for remark in get_args(hints[field])[1:]
        if isinstance(remark, Personal)
    }


@cache
def _naming_fields(entry_class: type[Struct]) -> tuple[str, ...]:
    """Return the ids of players in a class of entries, except of those who only act."""
    fields = personal_fields(entry_class)
    return tuple(field for field, remark in fields.items() if remark.kind == "id" and field != "player")


def people_named_in(entry: Struct) -> set[str]:
    """Return the players whom an entry brings into the log. Those who only act are already there."""
    return {player for field in _naming_fields(type(entry)) if (player := getattr(entry, field))}


def is_about(entry: Struct, player: str) -> bool:
    """Return whether an entry contains data of this player."""
    return any(found == player for _, found in _ids(entry))


def without_name(entry: E, player: str, kept: str) -> E:
    """Return the entry without the names of this player, except one."""
    names = [field for field in _owned_fields(entry, player, "name") if getattr(entry, field) != kept]
    return replace(entry, **dict.fromkeys(names, DELETED_TEXT))


def anonymised(entry: E, player: str, pseudonym: str) -> E:
    """Return the entry with a pseudonym for this player, and without their name and words."""
    changes = dict.fromkeys(_owned_fields(entry, player, "name", "words"), DELETED_TEXT)
    changes |= dict.fromkeys(_owned_fields(entry, player, "trace"), "")
    changes |= {field: pseudonym for field, found in _ids(entry) if found == player}
    return replace(entry, **changes)


def own_part(entry: E, player: str) -> E:
    """Return the entry with the data of this player only, and without secrets."""
    others = {found for _, found in _ids(entry) if found not in ("", player)}
    for other in others:
        entry = anonymised(entry, other, "")
    secret = [field for field, remark in personal_fields(type(entry)).items() if remark.kind == "secret"]
    return replace(entry, **dict.fromkeys(secret, ""))


def new_pseudonym() -> str:
    """Return the id of an unknown player, so that a log can still be folded."""
    return secrets.token_urlsafe(12)


def _ids(entry: Struct) -> Iterator[tuple[str, str]]:
    for field, remark in personal_fields(type(entry)).items():
        if remark.kind == "id":
            yield field, getattr(entry, field)


def _owned_fields(entry: Struct, player: str, *kinds: str) -> list[str]:
    return [
        field
        for field, remark in personal_fields(type(entry)).items()
        if remark.kind in kinds and getattr(entry, remark.owner) == player
    ]

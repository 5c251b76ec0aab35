"""The hooks through which the terminal describes modules, and their registration."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from nasrid.i18n import join_list, t
from nasrid.rules.pieces.components import Face
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event, MoneyRevealed, TileRevealed
from nasrid.rules.table.piece_text import write_flag
from nasrid.rules.wire.encode import encode


class TileNames(Protocol):
    """The part of `Perspective` that the hooks need."""

    def tile(self, name: str, *, with_borders: bool = False) -> str: ...

    def tiles(self, names: Iterable[str]) -> str: ...


class ModuleText:
    """A module as the terminal describes it. The defaults write everything in notation.

    A `part` is what a view shows of the module, in front of a seat or on the table.
    """

    prompt_keys: ClassVar[Mapping[str, str]] = {}  # by step: the rest of the message id prompt-…
    grouped_events: ClassVar[tuple[type[Event], ...]] = ()  # events that share a line if they follow each other
    joined_events: ClassVar[Mapping[type[Event], type[Event]]] = {}  # events that are part of the line of another event
    tile_kind: ClassVar[str] = "tile"  # in the message story-tile
    sign_message: ClassVar[str] = "terminal-sign-other"  # explains `sign`

    def __init__(self, name: str) -> None:
        self.name = name
        self.sign = name[:3]  # marks the module's buildings on a score sheet

    def action_label(self, action: Action, names: TileNames) -> str:
        """Return the menu label of an action. An action without one is listed among the others."""
        return ""

    def seat_text(self, part: Any, names: TileNames) -> str:
        """Return the text of the module's column in the table of players. Without a text there is no column."""
        return ""

    def seat_lines(self, part: Any) -> list[str]:
        """Return the lines below a player's city."""
        return [f"{self.name.capitalize()}: {notation_of(part)}"]

    def own_lines(self, part: Any, names: TileNames) -> list[str]:
        """Return the lines that only the viewer sees."""
        return []

    def table_lines(self, part: Any, names: TileNames) -> list[str]:
        """Return the lines about the module's pieces on the table."""
        return [f"{self.name.capitalize()}: {notation_of(part)}"]

    def tile_title(self, face: Face) -> str:
        """Return the name of one of the module's tiles."""
        return face.name

    def tile_sign(self, face: Face) -> str:
        """Return the second line in the drawing of one of the module's tiles."""
        return str(face.price or "")

    def card_title(self, card: str) -> str:
        """Return the name of one of the module's cards in the money deck."""
        return card

    def card_in_sentence(self, card: str) -> str:
        """Return the name of a card within a sentence."""
        return self.card_title(card)

    def own_cards_text(self, cards: Sequence[str]) -> str:
        """Return the line about the viewer's cards of this module."""
        return t("terminal-own-others", cards=join_list(cards, "unit"))


MODULE_TEXTS: dict[str, ModuleText] = {}
PROMPT_KEYS: dict[str, str] = {}
GROUPED_EVENTS: set[type[Event]] = {MoneyRevealed, TileRevealed}
JOINED_EVENTS: dict[type[Event], type[Event]] = {}


def register_text(text: ModuleText) -> None:
    """Let the terminal describe a module. Without it the terminal uses notation."""
    MODULE_TEXTS[text.name] = text
    PROMPT_KEYS.update(text.prompt_keys)
    GROUPED_EVENTS.update(text.grouped_events)
    JOINED_EVENTS.update(text.joined_events)


def text_of(module: str) -> ModuleText:
    return MODULE_TEXTS.get(module) or ModuleText(module)


def notation_of(value: Any) -> str:
    """Return any declared value in notation: unlit 2, lit garden10N tower11."""
    return _write_value(encode(value))


def _write_value(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(
            f"{name.replace('_', ' ')} {words}" for name, item in value.items() if (words := _write_value(item))
        )
    if isinstance(value, list):
        return ("," if all(isinstance(item, int) for item in value) else " ").join(map(_write_value, value))
    if isinstance(value, bool):
        return write_flag(value)
    return "" if value is None else str(value)

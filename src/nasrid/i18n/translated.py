"""Texts in all languages, with Babel's formats and the packages of the extra `languages`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource


class Translated:
    """Formats messages, numbers and lists of one language."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._bundle = FluentBundle([code], use_isolating=False)

    def add(self, text: str) -> None:
        """Add messages in Fluent syntax."""
        self._bundle.add_resource(FluentResource(text))

    def format(self, name: str, words: Mapping[str, str | float]) -> str | None:
        value = self._bundle.get_message(name).value
        return None if value is None else str(self._bundle.format_pattern(value, dict(words))[0])

    def join(self, words: Sequence[str], style: Literal["standard", "or"]) -> str:
        return format_list(words, style, self._code)

    def number(self, value: float, digits: int) -> str:
        return format_decimal(value, f"#,##0.{'0' * digits}" if digits else "#,##0", self._code)

    def percentage(self, value: float, digits: int) -> str:
        return format_percent(value, f"0.{'0' * digits}%", self._code)

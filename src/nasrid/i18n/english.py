"""English texts without any package, for an installation without extras.

It understands Fluent's syntax as far as the English messages use it in Python: variables, plurals and other selectors,
literals and NUMBER. Tests compare its texts with those of `nasrid.i18n.translated`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Context, Decimal
from typing import NoReturn

MAX_FRACTION_DIGITS = 3  # of a number in a message
_EXACT = Context(prec=400)  # enough for every float
_MESSAGE_RE = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*(?:\n(?:[ }].*)?$)*)", re.MULTILINE)
_TEXT_RE = re.compile(r"[^{}\n]+")
_LINE_BREAK_RE = re.compile(r"(\n[ \n]*)(?<=\n)( *)(?=[^ \n.*\[}])")  # an attribute or a variant ends a pattern
_BLANK_RE = re.compile(r"\s*")
_LITERAL_RE = re.compile(r'"([^"\\\n]*)"')
_VARIABLE_RE = re.compile(r"\$([a-zA-Z][\w-]*)")
_NUMBER_RE = re.compile(r"NUMBER\(\s*\$([a-zA-Z][\w-]*)\s*(?:,\s*minimumFractionDigits:\s*(\d+)\s*)?\)")
_VARIANT_RE = re.compile(r"(\*?)\[\s*([\w-]+)\s*\] *")


class MessageSyntaxError(Exception):
    """A message with syntax that only fluent.runtime understands."""


class English:
    """Formats messages, numbers and lists."""

    def __init__(self) -> None:
        self._sources: dict[str, str] = {}
        self._patterns: dict[str, Pattern] = {}

    def add(self, text: str) -> None:
        """Add messages in Fluent syntax. Each is parsed when it is needed."""
        self._sources |= dict(_MESSAGE_RE.findall(text))

    def format(self, name: str, words: Mapping[str, str | float]) -> str | None:
        if name not in self._patterns:
            self._patterns[name] = _MessageParser(self._sources[name]).parse()
        return self._patterns[name].format(words)

    def join(self, words: Sequence[str], style: str) -> str:
        word = "and" if style == "standard" else style
        comma = "," if len(words) > 2 else ""
        return f"{', '.join(words[:-1])}{comma} {word} {words[-1]}" if len(words) > 1 else "".join(words)

    def number(self, value: float, digits: int) -> str:
        return f"{_rounded(value, digits):,f}"

    def percentage(self, value: float, digits: int) -> str:
        return f"{_rounded(Decimal(str(value)) * 100, digits):f}%"


def _rounded(value: float | Decimal, digits: int) -> Decimal:
    return Decimal(str(value)).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_EVEN, _EXACT)


@dataclass(frozen=True)
class Literal:
    text: str

    def format(self, words: Mapping[str, str | float]) -> str:
        return self.text


@dataclass(frozen=True)
class Variable:
    name: str
    min_fraction_digits: int = 0

    def format(self, words: Mapping[str, str | float]) -> str:
        value = words.get(self.name, self.name)
        if isinstance(value, str):
            return value
        whole, _, fraction = f"{_rounded(value, MAX_FRACTION_DIGITS):,f}".partition(".")
        fraction = fraction.rstrip("0").ljust(self.min_fraction_digits, "0")
        return f"{whole}.{fraction}" if fraction else whole


@dataclass(frozen=True)
class Selector:
    """A choice between patterns by the value of a variable."""

    name: str
    variants: Mapping[str | float, Pattern]
    default: str | float  # a key of `variants`

    def format(self, words: Mapping[str, str | float]) -> str:
        value = words.get(self.name, self.name)
        keys = (value,) if isinstance(value, str) else (value, "one" if abs(value) == 1 else "other")
        return self.variants[next((key for key in self.variants if key in keys), self.default)].format(words)


@dataclass(frozen=True)
class Pattern:
    parts: Sequence[Literal | Variable | Selector]

    def format(self, words: Mapping[str, str | float]) -> str:
        return "".join(part.format(words) for part in self.parts)


class _MessageParser:
    def __init__(self, text: str) -> None:
        self._text = text
        self._position = 0

    def parse(self) -> Pattern:
        pattern = self._pattern()
        self._take(_BLANK_RE)
        if self._text[self._position :][:1] not in ("", "."):
            self._fail()
        return pattern

    def _take(self, expression: re.Pattern[str]) -> re.Match[str] | None:
        if found := expression.match(self._text, self._position):
            self._position = found.end()
        return found

    def _is_next(self, sign: str) -> bool:
        return self._text.startswith(sign, self._position)

    def _expect(self, sign: str) -> None:
        if not self._is_next(sign):
            self._fail()
        self._position += len(sign)

    def _fail(self) -> NoReturn:
        raise MessageSyntaxError(f"unknown syntax: {self._text[self._position :]}")

    def _pattern(self) -> Pattern:
        parts: list[str | Literal | Variable | Selector] = []
        indentations: list[int] = []
        while True:
            if found := self._take(_TEXT_RE):
                parts.append(found[0])
            elif found := self._take(_LINE_BREAK_RE):
                parts.append("\n" * found[1].count("\n") + found[2])
                indentations.append(len(found[2]))
            elif self._is_next("{"):
                parts.append(self._placeable())
            else:
                return Pattern(_trim(parts, min(indentations, default=0)))

    def _placeable(self) -> Literal | Variable | Selector:
        self._expect("{")
        self._take(_BLANK_RE)
        part: Literal | Variable | Selector = self._expression()
        self._take(_BLANK_RE)
        if isinstance(part, Variable) and self._is_next("->"):
            part = self._selector(part.name)
        self._expect("}")
        return part

    def _expression(self) -> Literal | Variable:
        if found := self._take(_LITERAL_RE):
            return Literal(found[1])
        if found := self._take(_VARIABLE_RE):
            return Variable(found[1])
        if found := self._take(_NUMBER_RE):
            return Variable(found[1], int(found[2] or 0))
        self._fail()

    def _selector(self, name: str) -> Selector:
        self._expect("->")
        self._take(_BLANK_RE)
        variants: dict[str | float, Pattern] = {}
        default: str | float = ""
        while found := self._take(_VARIANT_RE):
            key = int(found[2]) if found[2].removeprefix("-").isdigit() else found[2]
            variants[key] = self._pattern()
            if found[1]:
                default = key
            self._take(_BLANK_RE)
        return Selector(name, variants, default)


def _trim(parts: list[str | Literal | Variable | Selector], indentation: int) -> list[Literal | Variable | Selector]:
    """Return the parts without the spaces at both ends and the indentation of lines. Texts become literals."""
    if parts and isinstance(parts[0], str):
        parts[0] = parts[0].lstrip()
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip()
    return [Literal(part.replace("\n" + " " * indentation, "\n")) if isinstance(part, str) else part for part in parts]

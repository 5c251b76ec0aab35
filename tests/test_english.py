"""English without packages: the same texts as with fluent.runtime and babel."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from nasrid.i18n import LOCALES_DIR, PACKAGE_DIR, Formatter
from nasrid.i18n.english import English, MessageSyntaxError
from nasrid.i18n.translated import Translated

NUMBERS = (0, 1, -1, 2, 3, 4, 5, 1234567, 1.0, 0.5, 2.25, -1234.5678, 0.0005)
CASES = 60  # of one message
BROWSER_ONLY_RE = re.compile(r"DATETIME\(|\{ [a-z]")  # dates and references to other messages


class Variables(Visitor):
    """Collects the variables of a message, each with texts that suit it."""

    def __init__(self) -> None:
        self.texts: dict[str, list[str]] = {}
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:  # noqa: N802
        self.texts.setdefault(node.id.name, ["Ada", ""])

    def visit_FunctionReference(self, node: syntax.FunctionReference) -> None:  # noqa: N802
        self.generic_visit(node)
        self.numbers |= {
            argument.id.name for argument in node.arguments.positional if isinstance(argument, syntax.VariableReference)
        }

    def visit_SelectExpression(self, node: syntax.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        assert isinstance(node.selector, syntax.VariableReference)
        keys = [variant.key.name for variant in node.variants if isinstance(variant.key, syntax.Identifier)]
        self.texts[node.selector.id.name] += [key for key in keys if key not in ("one", "other")]


def english_files() -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted((LOCALES_DIR / "en").glob("*.ftl"))]


def messages() -> Iterator[syntax.Message]:
    for text in english_files():
        yield from (entry for entry in FluentParser().parse(text).body if isinstance(entry, syntax.Message))


def filled(formatter: Formatter) -> Formatter:
    for text in english_files():
        formatter.add(text)
    return formatter


def cases(message: syntax.Message) -> Iterator[dict[str, str | float]]:
    """Yield values of the variables."""
    found = Variables()
    found.visit(message)
    values = {name: [*NUMBERS, *(() if name in found.numbers else texts)] for name, texts in found.texts.items()}
    random = Random(message.id.name)
    for _ in range(CASES if values else 1):
        yield {name: random.choice(options) for name, options in values.items()}


def test_messages_are_the_same() -> None:
    english, reference = filled(English()), filled(Translated("en"))
    not_understood = set()
    browser_only = {
        message.id.name for message in messages() if BROWSER_ONLY_RE.search(FluentSerializer().serialize_entry(message))
    }
    for message in messages():
        name = message.id.name
        try:
            english.format(name, {})
        except MessageSyntaxError:
            not_understood.add(name)
            continue
        for words in cases(message):
            assert english.format(name, words) == reference.format(name, words), (name, words)
    assert not_understood == browser_only
    sources = "".join(file.read_text(encoding="utf-8") for file in PACKAGE_DIR.rglob("*.py"))
    assert not [name for name in not_understood if f'"{name}"' in sources]


@pytest.mark.parametrize(
    "text",
    [
        "a =\n    first\n      indented\n\n    last\n",
        "a = first { $n }\n    second\n",
        'a = { $n ->\n    [one] one\n        more\n   *[2] { $n ->\n    [5] 5\n   *[6] { "  " }\n    }\n}\nb = c\n',
    ],
)
def test_layout_is_the_same(text: str) -> None:
    english, reference = English(), Translated("en")
    english.add(text)
    reference.add(text)
    for number in (1, 5, 7):
        assert english.format("a", {"n": number}) == reference.format("a", {"n": number})


@given(st.floats(-1e9, 1e9), st.integers(0, 4))
def test_numbers_are_the_same(value: float, digits: int) -> None:
    english, reference = English(), Translated("en")
    assert english.number(value, digits) == reference.number(value, digits)
    assert english.percentage(value, digits) == reference.percentage(value, digits)


@pytest.mark.parametrize("style", ["standard", "or"])
def test_lists_are_the_same(style: str) -> None:
    for length in range(5):
        words = list("ABCD")[:length]
        assert English().join(words, style) == Translated("en").join(words, style)  # type: ignore[arg-type]

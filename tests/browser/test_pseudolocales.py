"""Tests of the pseudolocales themselves."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

from tests.browser.pseudolocales import (
    LANGUAGES,
    LOCALES,
    Wording,
    longest_lines,
    longest_words,
    rendered_text,
    shortest,
    split_messages,
)


def source_of(language: str) -> str:
    return "".join(path.read_text("utf-8") for path in sorted((LOCALES / language).glob("*.ftl")))


def test_split_messages_finds_every_message() -> None:
    english = {each.id.name for each in FluentParser().parse(source_of("en")).body if isinstance(each, syntax.Message)}
    assert english
    for language in LANGUAGES:
        assert split_messages(source_of(language)).keys() == english, language


def test_rendered_text_uses_the_longest_variant() -> None:
    pattern = """
    { $count ->
        [one] A tile
       *[other] { $count } tiles of { $name }
    } are left
"""
    assert rendered_text(pattern) == "00 tiles of 00 are left"


def test_choices_compare_wordings_by_width() -> None:
    widths = {"i": 1.0, "i ": 1.0, "m": 4.0, "iiiii": 5.0}
    many, wide, few = (Wording("", words) for words in (("i ", "i ", "m"), ("iiiii",), ("m",)))
    said = (many, wide, few)
    assert [choose(said, widths) for choose in (longest_lines, longest_words, shortest)] == [many, wide, few]

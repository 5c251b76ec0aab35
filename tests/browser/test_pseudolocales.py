"""The languages in which screens are looked at take every message of every language into account."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

from tests.browser.pseudolocales import (
    LANGUAGES,
    LOCALES,
    Saying,
    longest_lines,
    longest_words,
    messages,
    shortest,
    spoken,
)


def source_of(language: str) -> str:
    return "".join(path.read_text("utf-8") for path in sorted((LOCALES / language).glob("*.ftl")))


def test_no_message_is_left_out() -> None:
    english = {each.id.name for each in FluentParser().parse(source_of("en")).body if isinstance(each, syntax.Message)}
    assert english
    for language in LANGUAGES:
        assert messages(source_of(language)).keys() == english, language


def test_what_is_read_of_a_message() -> None:
    pattern = """
    { $count ->
        [one] A tile
       *[other] { $count } tiles of { $name }
    } are left
"""
    assert spoken(pattern) == "00 tiles of 00 are left"


def test_lines_words_and_brevity_are_weighed_by_width() -> None:
    widths = {"i": 1.0, "i ": 1.0, "m": 4.0, "iiiii": 5.0}
    many, wide, few = (Saying("", words) for words in (("i ", "i ", "m"), ("iiiii",), ("m",)))
    said = (many, wide, few)
    assert [choose(said, widths) for choose in (longest_lines, longest_words, shortest)] == [many, wide, few]

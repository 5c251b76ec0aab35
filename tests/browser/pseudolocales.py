"""Pseudolocales: for each message, the longest or shortest wording of all languages.

A page that fits in the pseudolocales fits in every language. English with words 40 % longer counts as one of the
languages, which leaves room for future ones.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Page, Route

LOCALES = Path(__file__).parents[2] / "locales"
LANGUAGES: dict[str, str] = json.loads((LOCALES / "languages.json").read_text("utf-8"))
EXTRA_LENGTH_RATE = 0.4
BOT_NAME_PREFIX = "bot-name-"  # names are not lengthened
PYTHON_ONLY_FILES = ("cli", "terminal")  # not used in the browser
FILLER_TEXT = "00"
Widths = dict[str, float]

_WORD_RE = re.compile(r"[^\W\d_]+")
_SPACE_RE = re.compile(r"[ \n]+")
_BREAK_RE = re.compile(r"(?<=[ -])")  # possible line breaks
_MESSAGE_RE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE | re.IGNORECASE)
_COMMENT_RE = re.compile(r"^#.*\n?", re.MULTILINE)
_PLACEABLE_RE = re.compile(r"\{([^{}]*)\}")  # innermost
_VARIANT_RE = re.compile(r"^\s*\*?\[[^\]]*\]", re.MULTILINE)
MEASURE_WIDTHS = """words => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = getComputedStyle(document.body).font;
    return Object.fromEntries(words.map(each => [each, pen.measureText(each).width]));
}"""


@dataclass(frozen=True)
class Wording:
    """A message in one language: its source and the words that are shown."""

    source: str
    words: tuple[str, ...]

    @classmethod
    def of(cls, pattern: str) -> Wording:
        return cls(pattern, tuple(_BREAK_RE.split(rendered_text(pattern))))

    def line_width(self, widths: Widths) -> float:
        return sum(map(widths.__getitem__, self.words))

    def max_word_width(self, widths: Widths) -> float:
        return max(map(widths.__getitem__, self.words), default=0)


Choice = Callable[[Iterable[Wording], Widths], Wording]


def longest_lines(wordings: Iterable[Wording], widths: Widths) -> Wording:
    return max(wordings, key=lambda each: (each.line_width(widths), each.max_word_width(widths)))


def longest_words(wordings: Iterable[Wording], widths: Widths) -> Wording:
    return max(wordings, key=lambda each: (each.max_word_width(widths), each.line_width(widths)))


def shortest(wordings: Iterable[Wording], widths: Widths) -> Wording:
    return min(wordings, key=lambda each: each.line_width(widths))


# Each replaces a language and uses its formats of dates and numbers.
LONG_PSEUDOLOCALES: dict[str, Choice] = {"hu": longest_lines, "de": longest_words}
SHORT_PSEUDOLOCALES: dict[str, Choice] = {"nl": shortest}
PSEUDOLOCALES = {
    language: choice.__name__.replace("_", " ")
    for language, choice in (LONG_PSEUDOLOCALES | SHORT_PSEUDOLOCALES).items()
}
_ASSET_RE = re.compile(rf"/assets/language-({'|'.join(PSEUDOLOCALES)})-")
_SOURCE_RE = re.compile(r"`([\w-][^`]*)`")  # a message file in the built client, which begins with an id


class _Lengthener(Transformer):
    def visit_Message(self, node: syntax.Message) -> syntax.Message:  # noqa: N802 (name required by fluent.syntax)
        return node if node.id.name.startswith(BOT_NAME_PREFIX) else self.generic_visit(node)

    def visit_TextElement(self, node: syntax.TextElement) -> syntax.TextElement:  # noqa: N802
        node.value = lengthen(node.value)
        return node


def lengthen(text: str) -> str:
    """Return the text with longer words, 40 % longer in total. Single letters stay unchanged."""
    missing = 0.0

    def lengthen_word(found: re.Match[str]) -> str:
        nonlocal missing
        word = found[0]
        if len(word) == 1:
            return word
        missing += len(word) * EXTRA_LENGTH_RATE
        more, missing = int(missing), missing % 1
        return f"{word[0]}{word[1] * more}{word[1:]}"

    return _WORD_RE.sub(lengthen_word, text)


def lengthen_messages(source: str) -> str:
    """Return a file of messages with longer words."""
    resource = FluentParser().parse(source)
    _Lengthener().visit(resource)
    return FluentSerializer().serialize(resource)


def split_messages(source: str) -> dict[str, str]:
    """Return the source of every message in a file, by id."""
    text = _COMMENT_RE.sub("", source)
    starts = [*_MESSAGE_RE.finditer(text), None]
    return {
        one[1]: text[one.end() : other.start() if other else None] for one, other in pairwise(starts) if one is not None
    }


def rendered_text(pattern: str) -> str:
    """Return the approximate text of a message: its longest variants, with short fillers for variables."""

    def fill(found: re.Match[str]) -> str:
        _, selects, variants = found[1].partition("->")
        return max(map(str.strip, _VARIANT_RE.split(variants)), key=len) if selects else FILLER_TEXT

    while (simpler := _PLACEABLE_RE.sub(fill, pattern)) != pattern:
        pattern = simpler
    return _SPACE_RE.sub(" ", pattern).strip()


def _read_all_messages() -> Iterator[tuple[str, Wording]]:
    """Yield every message in every language."""
    for language in LANGUAGES:
        for path in sorted((LOCALES / language).glob("*.ftl")):
            source = path.read_text("utf-8") if path.stem not in PYTHON_ONLY_FILES else ""
            for name, pattern in split_messages(source).items():
                yield name, Wording.of(pattern)
            for name, pattern in split_messages(lengthen_messages(source)).items() if language == "en" else ():
                yield name, Wording.of(pattern)


class Pseudolocales:
    """The pseudolocales, measured in the font of a page."""

    def __init__(self, page: Page) -> None:
        wordings: dict[str, list[Wording]] = {}
        for name, wording in _read_all_messages():
            wordings.setdefault(name, []).append(wording)
        words = {word for each in wordings.values() for wording in each for word in wording.words}
        widths: Widths = page.evaluate(MEASURE_WIDTHS, sorted(words))
        self._sources = {
            language: {name: choice(each, widths).source for name, each in wordings.items()}
            for language, choice in (LONG_PSEUDOLOCALES | SHORT_PSEUDOLOCALES).items()
        }

    def install(self, context: BrowserContext) -> set[str]:
        """Replace languages of the built client in this context. Return the set of pseudolocales loaded so far."""
        used: set[str] = set()

        def answer(route: Route) -> None:
            (language,) = _ASSET_RE.findall(route.request.url)
            used.add(language)
            script = route.fetch().text()
            body = _SOURCE_RE.sub(lambda found: json.dumps(self._file(language, found[1])), script)
            route.fulfill(body=body, content_type="text/javascript")

        context.route(_ASSET_RE, answer)
        return used

    def _file(self, language: str, source: str) -> str:
        """Return the messages of a file in a pseudolocale."""
        texts = self._sources[language]
        return "".join(f"{name} ={texts[name]}\n" for name in split_messages(source))

"""Languages that nobody speaks, put together from all that there are: what fits in these fits in each of those. English
with every word 40 % longer is among them, so that there is room for languages to come."""

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
BOT_NAME_PREFIX = "bot-name-"  # a name is as long as it is
PYTHON_ONLY_FILES = ("cli", "terminal")  # which no page says
FILLER_TEXT = "00"
Widths = dict[str, float]

_WORD_RE = re.compile(r"[^\W\d_]+")
_SPACE_RE = re.compile(r"[ \n]+")
_BREAK_RE = re.compile(r"(?<=[ -])")  # after which a line may end
_MESSAGE_RE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE | re.IGNORECASE)
_COMMENT_RE = re.compile(r"^#.*\n?", re.MULTILINE)
_PLACEABLE_RE = re.compile(r"\{([^{}]*)\}")  # with none within
_VARIANT_RE = re.compile(r"^\s*\*?\[[^\]]*\]", re.MULTILINE)
MEASURE_WIDTHS = """words => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = getComputedStyle(document.body).font;
    return Object.fromEntries(words.map(each => [each, pen.measureText(each).width]));
}"""


@dataclass(frozen=True)
class Wording:
    """What a language says for a message: its source, and the words that are read of it."""

    source: str
    words: tuple[str, ...]

    @classmethod
    def of(cls, pattern: str) -> Wording:
        return cls(pattern, tuple(_BREAK_RE.split(rendered_text(pattern))))

    def line(self, widths: Widths) -> float:
        return sum(map(widths.__getitem__, self.words))

    def word(self, widths: Widths) -> float:
        return max(map(widths.__getitem__, self.words), default=0)


Choice = Callable[[Iterable[Wording], Widths], Wording]


def longest_lines(sayings: Iterable[Wording], widths: Widths) -> Wording:
    return max(sayings, key=lambda each: (each.line(widths), each.word(widths)))


def longest_words(sayings: Iterable[Wording], widths: Widths) -> Wording:
    return max(sayings, key=lambda each: (each.word(widths), each.line(widths)))


def shortest(sayings: Iterable[Wording], widths: Widths) -> Wording:
    return min(sayings, key=lambda each: each.line(widths))


# Each takes the place of a language, whose dates and numbers it has.
LONG_PSEUDOLOCALES: dict[str, Choice] = {"hu": longest_lines, "de": longest_words}
SHORT_PSEUDOLOCALES: dict[str, Choice] = {"nl": shortest}
PSEUDOLOCALES = {
    language: choice.__name__.replace("_", " ")
    for language, choice in (LONG_PSEUDOLOCALES | SHORT_PSEUDOLOCALES).items()
}
_ASSET_RE = re.compile(rf"/assets/language-({'|'.join(PSEUDOLOCALES)})-")
_SOURCE_RE = re.compile(r"`([^`]*)`")  # a file of messages within the built client


class _Lengthener(Transformer):
    def visit_Message(self, node: syntax.Message) -> syntax.Message:  # noqa: N802 (called by its name)
        return node if node.id.name.startswith(BOT_NAME_PREFIX) else self.generic_visit(node)

    def visit_TextElement(self, node: syntax.TextElement) -> syntax.TextElement:  # noqa: N802
        node.value = lengthen(node.value)
        return node


def lengthen(text: str) -> str:
    """Words with as many letters more as make the text 40 % longer; single letters stay what they are."""
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
    """English as a language of longer words."""
    resource = FluentParser().parse(source)
    _Lengthener().visit(resource)
    return FluentSerializer().serialize(resource)


def split_messages(source: str) -> dict[str, str]:
    """Those of a file by their ids, as they are written."""
    text = _COMMENT_RE.sub("", source)
    starts = [*_MESSAGE_RE.finditer(text), None]
    return {
        one[1]: text[one.end() : other.start() if other else None] for one, other in pairwise(starts) if one is not None
    }


def rendered_text(pattern: str) -> str:
    """About what is read of it: the longest of its variants, and something short that is filled in."""

    def fill(found: re.Match[str]) -> str:
        _, selects, variants = found[1].partition("->")
        return max(map(str.strip, _VARIANT_RE.split(variants)), key=len) if selects else FILLER_TEXT

    while (simpler := _PLACEABLE_RE.sub(fill, pattern)) != pattern:
        pattern = simpler
    return _SPACE_RE.sub(" ", pattern).strip()


def _read_all_messages() -> Iterator[tuple[str, Wording]]:
    """Every message in every language."""
    for language in LANGUAGES:
        for path in sorted((LOCALES / language).glob("*.ftl")):
            source = path.read_text("utf-8") if path.stem not in PYTHON_ONLY_FILES else ""
            for name, pattern in split_messages(source).items():
                yield name, Wording.of(pattern)
            for name, pattern in split_messages(lengthen_messages(source)).items() if language == "en" else ():
                yield name, Wording.of(pattern)


class Pseudolocales:
    """As long and as short as they are in the type of a page."""

    def __init__(self, page: Page) -> None:
        sayings: dict[str, list[Wording]] = {}
        for name, saying in _read_all_messages():
            sayings.setdefault(name, []).append(saying)
        words = {word for each in sayings.values() for saying in each for word in saying.words}
        widths: Widths = page.evaluate(MEASURE_WIDTHS, sorted(words))
        self._sources = {
            language: {name: choice(each, widths).source for name, each in sayings.items()}
            for language, choice in (LONG_PSEUDOLOCALES | SHORT_PSEUDOLOCALES).items()
        }

    def teach(self, context: BrowserContext) -> set[str]:
        """Its pages can be read in them from now on; gives those in which they were. The client on the disk stays."""
        heard: set[str] = set()

        def answer(route: Route) -> None:
            (language,) = _ASSET_RE.findall(route.request.url)
            heard.add(language)
            script = route.fetch().text()
            body = _SOURCE_RE.sub(lambda found: json.dumps(self._file(language, found[1])), script)
            route.fulfill(body=body, content_type="text/javascript")

        context.route(_ASSET_RE, answer)
        return heard

    def _file(self, language: str, source: str) -> str:
        """The same messages."""
        texts = self._sources[language]
        return "".join(f"{name} ={texts[name]}\n" for name in split_messages(source))

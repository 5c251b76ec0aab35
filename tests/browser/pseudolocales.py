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
LONGER = 0.4
NAMES = "bot-name-"  # a name is as long as it is
OF_PYTHON = ("cli", "terminal")  # which no page says
FILLED_IN = "00"
Widths = dict[str, float]

_WORD = re.compile(r"[^\W\d_]+")
_SPACE = re.compile(r"[ \n]+")
_BREAK = re.compile(r"(?<=[ -])")  # after which a line may end
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE | re.IGNORECASE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_PLACEABLE = re.compile(r"\{([^{}]*)\}")  # with none within
_VARIANT = re.compile(r"^\s*\*?\[[^\]]*\]", re.MULTILINE)
WIDTHS = """words => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = getComputedStyle(document.body).font;
    return Object.fromEntries(words.map(each => [each, pen.measureText(each).width]));
}"""


@dataclass(frozen=True)
class Saying:
    """What a language says for a message: its source, and the words that are read of it."""

    source: str
    words: tuple[str, ...]

    @classmethod
    def of(cls, pattern: str) -> Saying:
        return cls(pattern, tuple(_BREAK.split(spoken(pattern))))

    def line(self, widths: Widths) -> float:
        return sum(map(widths.__getitem__, self.words))

    def word(self, widths: Widths) -> float:
        return max(map(widths.__getitem__, self.words), default=0)


Choice = Callable[[Iterable[Saying], Widths], Saying]


def longest_lines(sayings: Iterable[Saying], widths: Widths) -> Saying:
    return max(sayings, key=lambda each: (each.line(widths), each.word(widths)))


def longest_words(sayings: Iterable[Saying], widths: Widths) -> Saying:
    return max(sayings, key=lambda each: (each.word(widths), each.line(widths)))


def shortest(sayings: Iterable[Saying], widths: Widths) -> Saying:
    return min(sayings, key=lambda each: each.line(widths))


# Each takes the place of a language, whose dates and numbers it has.
LONGEST: dict[str, Choice] = {"hu": longest_lines, "de": longest_words}
SHORTEST: dict[str, Choice] = {"nl": shortest}
PSEUDOLOCALES = {language: choice.__name__.replace("_", " ") for language, choice in (LONGEST | SHORTEST).items()}
_ASSET = re.compile(rf"/assets/language-({'|'.join(PSEUDOLOCALES)})-")
_SOURCE = re.compile(r"`([^`]*)`")  # a file of messages within the built client


class _Longer(Transformer):
    def visit_Message(self, node: syntax.Message) -> syntax.Message:  # noqa: N802 (called by its name)
        return node if node.id.name.startswith(NAMES) else self.generic_visit(node)

    def visit_TextElement(self, node: syntax.TextElement) -> syntax.TextElement:  # noqa: N802
        node.value = longer(node.value)
        return node


def longer(text: str) -> str:
    """Words with as many letters more as make the text 40 % longer; single letters stay what they are."""
    missing = 0.0

    def stretched(found: re.Match[str]) -> str:
        nonlocal missing
        word = found[0]
        if len(word) == 1:
            return word
        missing += len(word) * LONGER
        more, missing = int(missing), missing % 1
        return f"{word[0]}{word[1] * more}{word[1:]}"

    return _WORD.sub(stretched, text)


def pseudo(source: str) -> str:
    """English as a language of longer words."""
    resource = FluentParser().parse(source)
    _Longer().visit(resource)
    return FluentSerializer().serialize(resource)


def messages(source: str) -> dict[str, str]:
    """Those of a file by their ids, as they are written."""
    text = _COMMENT.sub("", source)
    starts = [*_MESSAGE.finditer(text), None]
    return {
        one[1]: text[one.end() : other.start() if other else None] for one, other in pairwise(starts) if one is not None
    }


def spoken(pattern: str) -> str:
    """About what is read of it: the longest of its variants, and something short that is filled in."""

    def filled(found: re.Match[str]) -> str:
        _, selects, variants = found[1].partition("->")
        return max(map(str.strip, _VARIANT.split(variants)), key=len) if selects else FILLED_IN

    while (simpler := _PLACEABLE.sub(filled, pattern)) != pattern:
        pattern = simpler
    return _SPACE.sub(" ", pattern).strip()


def _said() -> Iterator[tuple[str, Saying]]:
    """Every message in every language."""
    for language in LANGUAGES:
        for path in sorted((LOCALES / language).glob("*.ftl")):
            source = path.read_text("utf-8") if path.stem not in OF_PYTHON else ""
            for name, pattern in messages(source).items():
                yield name, Saying.of(pattern)
            for name, pattern in messages(pseudo(source)).items() if language == "en" else ():
                yield name, Saying.of(pattern)


class Pseudolocales:
    """As long and as short as they are in the type of a page."""

    def __init__(self, page: Page) -> None:
        sayings: dict[str, list[Saying]] = {}
        for name, saying in _said():
            sayings.setdefault(name, []).append(saying)
        words = {word for each in sayings.values() for saying in each for word in saying.words}
        widths: Widths = page.evaluate(WIDTHS, sorted(words))
        self._sources = {
            language: {name: choice(each, widths).source for name, each in sayings.items()}
            for language, choice in (LONGEST | SHORTEST).items()
        }

    def teach(self, context: BrowserContext) -> set[str]:
        """Its pages can be read in them from now on; gives those in which they were. The client on the disk stays."""
        heard: set[str] = set()

        def answer(route: Route) -> None:
            (language,) = _ASSET.findall(route.request.url)
            heard.add(language)
            script = route.fetch().text()
            body = _SOURCE.sub(lambda found: json.dumps(self._file(language, found[1])), script)
            route.fulfill(body=body, content_type="text/javascript")

        context.route(_ASSET, answer)
        return heard

    def _file(self, language: str, source: str) -> str:
        """The same messages."""
        texts = self._sources[language]
        return "".join(f"{name} ={texts[name]}\n" for name in messages(source))

"""English as a language that nobody speaks: every word 40 % longer, so that what has too little room shows."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Route

LONGER = 0.4
NAMES = "bot-name-"  # a name is as long as it is
_WORD = re.compile(r"[^\W\d_]+")
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
    """A whole file of messages."""
    resource = FluentParser().parse(source)
    _Longer().visit(resource)
    return FluentSerializer().serialize(resource)


def speak_pseudo(context: BrowserContext) -> None:
    """Instead of English; the client on the disk stays as it is."""

    def answer(route: Route) -> None:
        script = route.fetch().text()
        route.fulfill(
            body=_SOURCE.sub(lambda found: f"`{pseudo(found[1])}`", script),
            content_type="text/javascript",
        )

    context.route(re.compile(r"/assets/language-en-"), answer)

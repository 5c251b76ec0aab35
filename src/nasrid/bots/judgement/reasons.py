"""Why a move: what is done and what speaks for it, as keys with facts, so that it can be told in any language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from nasrid.rules.modules.exchange import EXCHANGE
from nasrid.rules.pieces.money import CURRENCIES, MONEY

Fact = str | float | tuple[str, ...] | tuple[int, int]

WHAT = {
    "take": "Take {cards}",
    "buy": "Buy {tile} with {coins} coins",
    "buy-exactly": "Buy {tile} for exactly {coins} coins and act again",
    "buy-with-vizier": "Buy {tile} now, with the vizier",
    "build": "Build {tile} at {cell}",
    "build-from-reserve": "Build {tile} from the reserve at {cell}",
    "reserve": "Keep {tile} in the reserve",
    "give": "Give {tile} to Dirk",
    "remove": "Take {tile} out of the city",
    "swap": "Exchange {out} for {tile} from the reserve",
    "end": "Do no more",
    "pass": "Pass",
    "confirm": "Confirm the turn",
    "reactivate": "Turn the vizier up again",
    "hut": "Take {tile}",
    "reveal": "Reveal {tile}",
    "do": "Do {action}",
}
WHY = {
    "takes-lead": "it takes the lead in the {building} majority, {own} to {rival}",
    "holds-lead": "it strengthens the lead in the {building} majority, {own} to {rival}",
    "draws-level": "it draws level in the {building} majority, {own} to {rival}",
    "catches-up": "it catches up in the {building} majority, {own} to {rival}",
    "denies": "a rival would gain more by it than by any other tile",
    "border": "the borders that score grow from {before} to {after}",
    "room": "no other way leaves the city in better shape to grow",
    "pays-exactly": "it can then pay for {wanted} exactly",
    "can-pay": "it can then pay for {wanted}",
    "money": "no tile on the site is worth more than the money",
    "nowhere": "it would do less in the city now than it may later",
    "hurts-rival": "there it costs the rival more than it would bring at home",
    "ready": "a purchase between two turns is worth the action",
    "keeps": "what could be bought is worth less than keeping the means",
    "counts": "one more {building} counts at this scoring, {own} to {rival}",
    "secret": "a bonus card counts only at a scoring, and until then it is a secret",
    "frees": "without it the rest of the city is worth more",
    "done": "everything is placed",
    "only": "nothing else is possible",
    "tried": "the position is worth more after it than after anything else",
    "chance": "it was chosen at random",
}


class Reason(NamedTuple):
    """A key of WHAT, a key of WHY, and their facts in the engine's notation; from a search also what is second best."""

    what: str
    why: str
    facts: Mapping[str, Fact]
    instead: Reason | None = None

    def __str__(self) -> str:
        """One sentence."""
        return f"{self._told(WHAT[self.what])}: {self._told(WHY[self.why])}{self._found()}."

    def _found(self) -> str:
        """What a search has found."""
        if self.instead is None:
            return ""
        second = self.instead._told(WHAT[self.instead.what])
        found = self._told("best of {moves} moves in {games} imagined games")
        return f" ({self.facts['ahead']} points more than “{second}”, {found})"

    def _told(self, words: str) -> str:
        return words.format(**{name: _words(name, fact) for name, fact in self.facts.items()})


def _words(name: str, fact: Fact) -> str:
    if name == "cards":
        return " and ".join(map(_card, fact)) if isinstance(fact, tuple) else str(fact)
    if name == "cell" and isinstance(fact, tuple):
        return f"{fact[0]},{fact[1]}"
    if name in ("tile", "out", "wanted"):
        return _tile(str(fact))
    return str(fact).replace("_", " ")


def _card(card: object) -> str:
    """yellow 3, the blue/yellow exchange card; another module's card by its name."""
    if card in MONEY:
        currency, value = MONEY[str(card)]
        return f"{CURRENCIES[currency]} {value}"
    if card not in EXCHANGE:
        return f"the card {card}"
    return f"the {'/'.join(CURRENCIES[currency] for currency in EXCHANGE[str(card)])} exchange card"


def _tile(name: str) -> str:
    """garden10N is Garden 10, hut-tower-ES the tower hut."""
    if name.startswith("hut-"):
        return f"the {name.split('-')[1]} hut"
    found = re.match(r"([a-z_]+)(\d+)", name)
    return f"{found[1].replace('_', ' ').capitalize()} {found[2]}" if found else name

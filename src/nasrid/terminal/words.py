"""Plain words for players, tiles, cards and places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from nasrid.rules.city.grid import Cell
from nasrid.rules.modules import huts
from nasrid.rules.modules.exchange import EXCHANGE
from nasrid.rules.pieces.components import Building, Components, Face, Kind, borders_text
from nasrid.rules.pieces.money import CURRENCIES, MONEY
from nasrid.rules.table.options import Options
from nasrid.rules.table.scoring import DIRK
from nasrid.rules.table.words import yes
from nasrid.rules.wire.encode import encode

BOTS = ("Leila", "Yusuf", "Zoraya", "Hakim", "Amina")
BORDER_NAMES = {Kind.ALHAMBRA: "wall", Kind.GRANADA: "moat"}
GAME_NAMES = {"alhambra": "Alhambra", "granada": "Granada", "combined": "Alhambra + Granada"}
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th")
SCORING_NAMES = {1: "First scoring", 2: "Second scoring", 3: "Third scoring"}
_THIRD_PERSON = {"pass": "passes", "have": "has", "are": "is"}


class Perspective:
    """Who sits at the table, and whose eyes we look through (`me`; None tells of all alike)."""

    def __init__(self, options: Options, me: int | None) -> None:
        self.options = options
        self.me = me
        self.faces = options.components.faces
        self.seats = range(options.players)
        if me is None:
            self._names = [f"Player {seat + 1}" for seat in self.seats]
        else:
            bots = iter(BOTS)
            self._names = ["You" if seat == me else next(bots) for seat in self.seats]

    def name(self, seat: int) -> str:
        return "Dirk" if seat == DIRK else self._names[seat]

    def name_within(self, seat: int) -> str:
        """Inside a sentence: you, Leila."""
        return "you" if seat == self.me else self.name(seat)

    def does(self, seat: int, verb: str) -> str:
        """You take, Leila takes."""
        return f"{self.name(seat)} {verb if seat == self.me else _THIRD_PERSON.get(verb, verb + 's')}"

    def whose(self, seat: int, *, first: bool = False) -> str:
        """your, Leila's; or as the first word of a sentence."""
        own = "Your" if first else "your"
        return own if seat == self.me else f"{self.name(seat)}'s"

    def tile(self, name: str, *, borders: bool = False) -> str:
        """A face by its name: Garden 10, or Garden 10 (wall N) with its borders."""
        face = self.faces.get(name)
        if face is None:
            return name
        return f"{title(face)} ({border_words(face)})" if borders else title(face)

    def tiles(self, names: Iterable[str], *, borders: bool = False) -> str:
        return listed([self.tile(name, borders=borders) for name in names])


def building_name(building: Building) -> str:
    return building.replace("_", " ").capitalize()


def title(face: Face) -> str:
    """Garden 10, Garden hut, Fountain; a tile of a module that we do not know goes by its name."""
    if face.module not in ("", huts.NAME):
        return face.name
    if face.building is None:
        return "Fountain" if face.kind == Kind.ALHAMBRA else "Alhambra"
    name = building_name(face.building)
    return f"{name} hut" if face.module else f"{name} {face.price}"


def border_words(face: Face) -> str:
    """wall N E; no moat."""
    border = BORDER_NAMES[face.kind]
    return f"{border} {' '.join(borders_text(face.borders))}" if face.borders else f"no {border}"


def back_words(face: Face, components: Components) -> str:
    return f"back {title(components.back(face))}" if face.back else ""


def cards(names: Iterable[str]) -> str:
    """blue 7+3, blue/yellow exchange."""
    groups: dict[str, list[str]] = {}
    others = []
    for card in names:
        if card in MONEY:
            currency, value = MONEY[card]
            groups.setdefault(CURRENCIES[currency], []).append(str(value))
        else:
            others.append(special_card(card))
    return ", ".join([*(f"{currency} {'+'.join(values)}" for currency, values in groups.items()), *others]) or "nothing"


def special_card(card: str) -> str:
    """blue/yellow exchange; a card of a module that we do not know goes by its name."""
    if card not in EXCHANGE:
        return card
    return "/".join(CURRENCIES[currency] for currency in EXCHANGE[card]) + " exchange"


def place(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def space(number: int) -> str:
    """Space 1..4 and the currency that pays there."""
    return f"space {number} ({CURRENCIES[number - 1]})"


def listed(words: Sequence[str]) -> str:
    """a, b and c."""
    if len(words) < 2:
        return "".join(words) or "nothing"
    return f"{', '.join(words[:-1])} and {words[-1]}"


def declared(value: Any) -> str:
    """A value that we know only by its declaration, in notation: unlit 2, lit garden10N tower11."""
    return _noted(encode(value))


def _noted(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name.replace('_', ' ')} {words}" for name, one in value.items() if (words := _noted(one)))
    if isinstance(value, list):
        return ("," if all(isinstance(one, int) for one in value) else " ").join(map(_noted, value))
    if isinstance(value, bool):
        return yes(value)
    return "" if value is None else str(value)


def game_title(options: Options) -> str:
    """Alhambra with huts, vizier."""
    modules = f" with {', '.join(sorted(options.modules))}" if options.modules else ""
    return f"{GAME_NAMES[options.game]}{modules}"


def count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"

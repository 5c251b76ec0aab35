"""Text that reads back: cards, tiles, cells, cities, hands and actions (docs/notation.md).

b7 by                          a blue 7, the blue-yellow exchange card
garden10N                      a face: building, price, sides with a wall or moat
tower9ES@1,0 market2NES*@2,0   a city: faces at cells (x,y); * marks the first Granada tile
buy garden10N b7 b3            an action
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from sys import intern

from nasrid.rules import actions
from nasrid.rules.actions import Action
from nasrid.rules.building import check_city
from nasrid.rules.city import BARE_ALHAMBRA, BARE_GRANADA, City
from nasrid.rules.components import Components, Face, Kind
from nasrid.rules.errors import NotationError
from nasrid.rules.grid import Cell
from nasrid.rules.money import EXCHANGE, MONEY, Cards, Hand

FEE_WORD = "for"
_CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")
_TILE = re.compile(r"[a-z][a-z0-9_-]*[NESW]{0,4}")


# Cards and hands


def read_card(text: str) -> str:
    if text not in MONEY and text not in EXCHANGE:
        raise NotationError(f"'{text}' is not a card; cards are like b7 (y, g, b, o and 1 to 9) or by")
    return text


def read_cards(text: str) -> Cards:
    return tuple(map(read_card, text.split()))


def write_hand(hand: Hand) -> str:
    return " ".join(hand.cards)


def read_hand(text: str) -> Hand:
    return Hand.of(read_cards(text))


# Cells and tiles


def write_cell(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell:
    match = _CELL.fullmatch(text)
    if match is None:
        raise NotationError(f"'{text}' is not a cell; cells are like 2,-1")
    return int(match[1]), int(match[2])


def read_face(text: str, components: Components) -> Face:
    face = components.faces.get(text)
    if face is None:
        raise NotationError(f"there is no tile '{text}' in this box")
    return face


def write_faces(faces: Iterable[Face]) -> str:
    return " ".join(face.name for face in faces)


def read_faces(text: str, components: Components) -> tuple[Face, ...]:
    return tuple(read_face(word, components) for word in text.split())


# Cities


def write_city(city: City) -> str:
    """All tiles but the start tile, row by row."""
    words = []
    for cell, face in sorted(city.tiles.items(), key=lambda item: item[0][::-1]):
        if cell != (0, 0):
            mark = "*" if cell in city.starts else ""
            words.append(f"{face.name}{mark}@{write_cell(cell)}")
    return " ".join(words)


def read_city(text: str, components: Components, game: str) -> City:
    """A city of this game; it must obey the building rules."""
    bare = BARE_GRANADA if game == "granada" else BARE_ALHAMBRA
    tiles, starts = dict(bare.tiles), bare.starts
    for word in text.split():
        name, at, place = word.partition("@")
        if not at:
            raise NotationError(f"'{word}' is not a tile at a cell, like garden10N@1,0")
        cell = read_cell(place)
        if cell in tiles:
            raise NotationError(f"two tiles lie at {place}")
        tiles[cell] = face = read_face(name.removesuffix("*"), components)
        if name.endswith("*"):
            if game != "combined" or face.kind != Kind.GRANADA or starts[Kind.GRANADA]:
                raise NotationError(f"'{word}': * marks the first Granada tile of the combination, and no other")
            starts = (starts[0], cell)
    try:
        city = City.of(tiles, starts)
        check_city(city)
    except ValueError as error:
        raise NotationError(f"the city '{text}' is not possible: {error}") from None
    return city


# Actions


def write_action(action: Action) -> str:
    match action:
        case actions.TakeMoney(cards):
            words: Sequence[str] = ("take", *cards)
        case actions.Buy(tile, cards):
            words = ("buy", tile, *cards)
        case actions.Build(tile, cell, fee):
            words = ("build", tile, write_cell(cell), *_fee(fee))
        case actions.Reserve(tile):
            words = ("reserve", tile)
        case actions.Give(tile, fee):
            words = ("give", tile, *_fee(fee))
        case actions.Remove(cell):
            words = ("remove", write_cell(cell))
        case actions.Swap(cell, tile):
            words = ("swap", write_cell(cell), tile)
        case actions.TakeHut(hut):
            words = ("hut", hut)
        case actions.Reveal(card):
            words = ("reveal", card)
        case _:
            words = (_PLAIN_VERBS[type(action)],)
    return " ".join(words)


_PLAIN_VERBS: dict[type[Action], str] = {
    actions.EndActions: "end",
    actions.Pass: "pass",
    actions.Confirm: "confirm",
    actions.Reactivate: "reactivate",
}


def _fee(cards: Cards) -> tuple[str, ...]:
    return (FEE_WORD, *cards) if cards else ()


def parse_action(text: str) -> Action:
    """The action of a notation; NotationError says what is wrong with a text that is none."""
    if not isinstance(text, str):
        raise TypeError(f"an action in notation is a text, not {type(text).__name__}")
    verb, *words = map(intern, text.split() or [""])  # the same cards and tiles are named over and over
    try:
        return _read_words(verb, words)
    except NotationError as error:
        raise NotationError(f"'{text}' is not an action: {error}") from None


def _read_words(verb: str, words: list[str]) -> Action:
    match verb, *words:
        case "take", *cards:
            return actions.TakeMoney(tuple(map(read_card, cards)))
        case "buy", tile, *cards:
            return actions.Buy(_tile(tile), tuple(map(read_card, cards)))
        case "build", tile, cell, *fee:
            return actions.Build(_tile(tile), read_cell(cell), _read_fee(fee))
        case "reserve", tile:
            return actions.Reserve(_tile(tile))
        case "give", tile, *fee:
            return actions.Give(_tile(tile), _read_fee(fee))
        case "remove", cell:
            return actions.Remove(read_cell(cell))
        case "swap", cell, tile:
            return actions.Swap(read_cell(cell), _tile(tile))
        case "hut", hut:
            return actions.TakeHut(_tile(hut))
        case "reveal", card:
            return actions.Reveal(_tile(card))
        case _:
            for kind, plain in _PLAIN_VERBS.items():
                if verb == plain and not words:
                    return kind()
    if verb in _USAGE:
        raise NotationError(f"write it like '{_USAGE[verb]}'")
    raise NotationError(f"the verbs are {', '.join(_USAGE)}")


_USAGE = {
    "take": "take CARD ...",
    "buy": "buy TILE CARD ...",
    "build": "build TILE CELL [for CARD ...]",
    "reserve": "reserve TILE",
    "give": "give TILE [for CARD ...]",
    "remove": "remove CELL",
    "swap": "swap CELL TILE",
    "hut": "hut TILE",
    "reveal": "reveal TILE",
    **{verb: verb for verb in _PLAIN_VERBS.values()},
}


def _tile(text: str) -> str:
    if not _TILE.fullmatch(text):
        raise NotationError(f"'{text}' is not the name of a tile, like garden10N")
    return text


def _read_fee(words: list[str]) -> Cards:
    if not words:
        return ()
    if words[0] != FEE_WORD or len(words) == 1:
        raise NotationError(f"a fee is written '{FEE_WORD} CARD ...' at the end")
    return tuple(map(read_card, words[1:]))

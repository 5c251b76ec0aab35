"""The notation of cards, hands, cells, tiles and cities, written and parsed (docs/notation.md).

b7                             a blue 7
garden10N                      a face: building, price, sides with a wall or moat
tower9ES@1,0 market2NES*@2,0   a city: faces at cells (x,y); * marks the first Granada tile
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterable
from typing import TypeVar

from nasrid.rules.city.building import check_city
from nasrid.rules.city.city import City
from nasrid.rules.city.grid import START_CELL, Cell
from nasrid.rules.errors import NotationError
from nasrid.rules.pieces.components import TILE_PATTERN, Face, TileSet
from nasrid.rules.pieces.money import CARD_COPIES, MONEY, SPECIAL_CARD_MODULES, Cards, Hand
from nasrid.rules.quoting import quoted
from nasrid.rules.table.options import Options
from nasrid.rules.wire.declare import TEXT_CODECS, Notation, TextCodec

T = TypeVar("T")
CELL_PATTERN = "-?[0-9]{1,3},-?[0-9]{1,3}"


def require_in(value: T, choices: Container[T]) -> T:
    if value not in choices:
        raise NotationError(f"{quoted(value)} is not allowed here")
    return value


def write_flag(value: bool) -> str:
    return "yes" if value else "no"


def read_flag(text: str) -> bool:
    return require_in(text, ("yes", "no")) == "yes"


# Cards and hands


def read_card(text: str) -> str:
    if text not in MONEY and text not in SPECIAL_CARD_MODULES:
        more = f" or {next(iter(SPECIAL_CARD_MODULES))}" if SPECIAL_CARD_MODULES else ""
        raise NotationError(f"{quoted(text)} is not a card; cards are like b7 (y, g, b, o and 1 to 9){more}")
    return text


def read_cards(text: str) -> Cards:
    return tuple(map(read_card, text.split()))


def write_hand(hand: Hand) -> str:
    return " ".join(hand.cards)


def read_hand(text: str) -> Hand:
    """Read a hand. A hand stores small counts, so an absurd number of equal cards is rejected here."""
    cards = read_cards(text)
    for card, times in Counter(cards).items():
        if times > CARD_COPIES:
            raise NotationError(f"{card} occurs more often than in the box")
    return Hand.of(cards)


# Cells and tiles


def write_cell(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell:
    if not re.fullmatch(CELL_PATTERN, text):
        raise NotationError(f"{quoted(text)} is not a cell; cells are like 2,-1")
    x, _, y = text.partition(",")
    return int(x), int(y)


def read_tile_name(text: str) -> str:
    if not re.fullmatch(TILE_PATTERN, text):
        raise NotationError(f"{quoted(text)} is not the name of a tile, like garden10N")
    return text


def read_face(text: str, options: Options) -> Face:
    face = options.components.faces.get(text)
    if face is None:
        raise NotationError(f"there is no tile {quoted(text)} in this box")
    return face


def write_faces(faces: Iterable[Face]) -> str:
    return " ".join(face.name for face in faces)


def read_faces(text: str, options: Options) -> tuple[Face, ...]:
    return tuple(read_face(word, options) for word in text.split())


# Cities


def write_city(city: City) -> str:
    """Return all tiles except the start tile, row by row."""
    words = []
    for cell, face in sorted(city.tiles.items(), key=lambda item: item[0][::-1]):
        if cell != START_CELL:
            mark = "*" if cell in city.starts else ""
            words.append(f"{face.name}{mark}@{write_cell(cell)}")
    return " ".join(words)


def read_city(text: str, options: Options) -> City:
    """Read a city of this game, which must obey the building rules."""
    bare = options.rules.city
    tiles, starts = dict(bare.tiles), bare.starts
    for word in text.split():
        name, separator, cell_text = word.partition("@")
        if not separator:
            raise NotationError(f"{quoted(word)} is not a tile at a cell, like garden10N@1,0")
        cell = read_cell(cell_text)
        if cell in tiles:
            raise NotationError(f"two tiles are at {cell_text}")
        tiles[cell] = face = read_face(name.removesuffix("*"), options)
        if name.endswith("*"):
            if len(options.tile_sets) == 1 or face.tile_set != TileSet.GRANADA or starts[TileSet.GRANADA]:
                raise NotationError(f"{quoted(word)}: * marks only the first Granada tile of the combined game")
            starts = (starts[0], cell)
    try:
        city = City.of(tiles, starts)
        check_city(city)
    except ValueError as error:
        raise NotationError(f"the city {quoted(text)} is illegal: {error}") from None
    return city


TEXT_CODECS[Face] = TextCodec(Notation("tile", TILE_PATTERN), lambda face: face.name, read_face)
TEXT_CODECS[City] = TextCodec(Notation("city"), write_city, read_city)
TEXT_CODECS[Hand] = TextCodec(Notation("hand"), write_hand, lambda text, _: read_hand(text))

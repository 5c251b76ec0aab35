"""Names of players, tiles, cards and places, with the messages of the browser client."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nasrid.i18n import MessageValue, find_message, join_list, t
from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import Building, Face, TileSet, borders_text
from nasrid.rules.pieces.money import CURRENCY_LETTERS, MONEY, SITE_SPACES, SPECIAL_CARD_MODULES
from nasrid.rules.table.options import Options
from nasrid.rules.table.scoring import DIRK
from nasrid.terminal.module_text import text_of

BORDERS = {TileSet.ALHAMBRA: "wall", TileSet.GRANADA: "moat"}


def seat_name(seat: int) -> str:
    """Return the name of a seat. People read numbers from 1; the engine and JSON count from 0."""
    return t("story-seat", number=seat + 1)


class Perspective:
    """The players from the viewer's perspective.

    Without a viewer they have these names, or the numbers of their seats.
    """

    def __init__(self, options: Options, viewer: int | None, names: Sequence[str] = ()) -> None:
        self.options = options
        self.viewer = viewer
        self.names = names
        self.faces = options.components.faces
        self.seats = range(options.players)

    def name(self, seat: int) -> str:
        if seat == DIRK:
            return t("story-dirk")
        if seat == self.viewer:
            return t("common-you")
        if self.names:
            return self.names[seat]
        return seat_name(seat) if self.viewer is None else t(f"bot-name-{seat}")

    def who(self, seat: int) -> dict[str, MessageValue]:
        """Return the message variables of a player who does something."""
        return {"who": "you", "name": ""} if seat == self.viewer else {"who": "other", "name": self.name(seat)}

    def tile(self, name: str, *, with_borders: bool = False) -> str:
        """Return the title of a face: Garden 10, or Garden 10 (wall N) with borders."""
        face = self.faces.get(name)
        if face is None:
            return name
        return describe_face(face) if with_borders else face_title(face)

    def tiles(self, names: Iterable[str]) -> str:
        return join_list([self.tile(name) for name in names])

    def piece_in_sentence(self, piece: str) -> str:
        """Return a piece within a sentence: Garden 10, the Tower hut, 3 florins, the exchange card Denar/Florin."""
        face = self.faces.get(piece)
        if face is not None:
            return t("story-tile", kind=text_of(face.module).tile_kind, tile=face_title(face))
        return card_inside(piece)

    def pieces(self, names: Iterable[str]) -> str:
        return join_list([self.piece_in_sentence(name) for name in names])


# Tiles


def building_name(building: Building | str, count: int = 1) -> str:
    return t(f"building-{building}", count=count)


def face_title(face: Face) -> str:
    """Return the title of a face: Garden 10, Garden hut, Lion fountain."""
    if face.module:
        return text_of(face.module).tile_title(face)
    if face.building is None:
        return t("tile-start-alhambra" if face.tile_set == TileSet.ALHAMBRA else "tile-start-granada")
    return t("tile-name", building=building_name(face.building), price=face.price)


def side_letters(sides: int) -> list[str]:
    """Return the compass letters of a mask of sides."""
    return [t(f"terminal-side-{side}") for side in borders_text(sides)]


def border_words(face: Face) -> str:
    """Return the borders of a face: wall N E; open."""
    if not face.borders:
        return t("terminal-open")
    return f"{t(f'border-{BORDERS[face.tile_set]}')} {' '.join(side_letters(face.borders))}"


def describe_face(face: Face) -> str:
    """Return the title and borders of a face: Garden 10 (wall N)."""
    return f"{face_title(face)} ({border_words(face)})"


def cell_text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


# Money


def card_name(card: str) -> str:
    """Return the name of a card: 7 denars, exchange card Denar/Florin."""
    if card in MONEY:
        currency, value = MONEY[card]
        return t(f"coins-{CURRENCY_LETTERS[currency]}", count=value)
    return text_of(SPECIAL_CARD_MODULES.get(card, "")).card_title(card)


def card_inside(card: str) -> str:
    """Return a card within a sentence: 3 florins, the exchange card Denar/Florin."""
    return card_name(card) if card in MONEY else text_of(SPECIAL_CARD_MODULES.get(card, "")).card_in_sentence(card)


def cards_text(names: Iterable[str]) -> str:
    """List cards by currency: 7 + 4 denars; 9 florins and 2 denars with the exchange card Denar/Florin."""
    held = list(names)
    paid = [words for currency in SITE_SPACES if (words := _of_currency(currency, held))]
    others = [card for card in held if card not in MONEY]
    if not others:
        return join_list(paid) or t("terminal-nothing")
    if not paid:
        return join_list([card_name(card) for card in others])
    return t("story-with-card", money=join_list(paid), card=join_list([card_inside(card) for card in others]))


def _of_currency(currency: int, held: Sequence[str]) -> str:
    values = [MONEY[card][1] for card in held if card in MONEY and MONEY[card][0] == currency]
    if len(values) < 2:
        return "".join(t(f"coins-{CURRENCY_LETTERS[currency]}", count=value) for value in values)
    return t("story-sum", values=" + ".join(map(str, values)), money=money_name(currency))


def money_name(currency: int) -> str:
    """Return the plural of a currency: florins."""
    return t(f"story-money-{CURRENCY_LETTERS[currency]}")


def space_name(currency: int) -> str:
    """Return the name of a space, with the letter of its cards in notation: 1 Florin (y)."""
    return f"{currency + 1} {t(f'currency-{CURRENCY_LETTERS[currency]}')} ({CURRENCY_LETTERS[currency]})"


# Everything else


def module_name(module: str) -> str:
    return find_message(f"module-{module}") or module


def game_title(options: Options) -> str:
    """Return the game and its modules: Alhambra, Vizier, Worker huts."""
    return join_list([t(f"game-{options.game}"), *map(module_name, sorted(options.modules))], "unit")


def with_label(name: str, value: str) -> str:
    """Return a value with its label: Money: 3 florins."""
    return t("terminal-label", name=name, value=value)


def capitalise(sentence: str) -> str:
    """Return the sentence with a capital first letter."""
    return sentence[:1].upper() + sentence[1:]

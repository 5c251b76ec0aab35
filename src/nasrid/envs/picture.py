"""A table as a picture, drawn with Pillow: the building site and the display above, one panel per seat below.

The size depends only on the number of players, so the pictures of one game form a video.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from nasrid.rules.city.grid import Cell
from nasrid.rules.game import Game
from nasrid.rules.pieces.components import Building, Face, TileSet
from nasrid.rules.pieces.money import CURRENCIES, MONEY, Cards
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import modules_in_play
from nasrid.rules.table.view import PlayerView, View
from nasrid.terminal.module_text import text_of
from nasrid.terminal.names import Perspective, module_name

Colour = str
PANEL_SIZE_PX = (480, 400)
HEADER_HEIGHT_PX = 168
GAP_SIZE_PX = 12
SITE_TILE_SIZE_PX = 70
CARD_SIZE_PX = (34, 46)
CHIP_SIZE_PX = (22, 26)
HUT_SIZE_PX = 26
MAX_CELL_SIZE_PX = 46

PAPER_COLOUR, PANEL_COLOUR = "#efe6d2", "#faf6ec"
TEXT_COLOUR, FAINT_COLOUR, ACTIVE_COLOUR = "#3a3129", "#8d8170", "#c8911f"
WALL_COLOUR, MOAT_COLOUR, OPEN_EDGE_COLOUR = "#4a1f1a", "#1d6fb8", "#b9ad98"
MONEY_COLOURS = ("#f2cc4b", "#5fa55a", "#4f83c4", "#e58a3c")  # in the order of the spaces
BUILDING_STYLES: dict[Building | None, tuple[str, Colour]] = {
    None: ("", "#d9ecf2"),
    Building.PAVILION: ("Pav", "#6f9fd8"),
    Building.SERAGLIO: ("Ser", "#c9574a"),
    Building.ARCADES: ("Arc", "#a9764b"),
    Building.CHAMBERS: ("Cha", "#f4f1ea"),
    Building.GARDEN: ("Gar", "#74b266"),
    Building.TOWER: ("Tow", "#8e6bb0"),
    Building.ARENA: ("Are", "#d98f5c"),
    Building.BATH_HOUSE: ("Bath", "#5fb3b0"),
    Building.LIBRARY: ("Lib", "#d6b34a"),
    Building.HOSTEL: ("Host", "#d98aa6"),
    Building.HOSPITAL: ("Hosp", "#8fa8e0"),
    Building.MARKET: ("Mark", "#6cc19a"),
    Building.PARK: ("Park", "#a5c85a"),
    Building.SCHOOL: ("Sch", "#a98ad0"),
    Building.DISTRICT: ("Dist", "#cbb592"),
}


class Rect(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


def draw_game(game: Game, names: Sequence[str], heading: str) -> NDArray[np.uint8]:
    """Return the picture as an array of height x width x 3. All hands are visible."""
    return np.asarray(_Picture(game, names, heading).image, np.uint8).copy()


class _Picture:
    def __init__(self, game: Game, names: Sequence[str], heading: str) -> None:
        self.view = game.view(None)
        columns = 2 if len(names) in (2, 4) else 3
        rows = -(-len(names) // columns)
        width, height = PANEL_SIZE_PX[0] + GAP_SIZE_PX, PANEL_SIZE_PX[1] + GAP_SIZE_PX
        self.image = Image.new("RGB", (columns * width + GAP_SIZE_PX, HEADER_HEIGHT_PX + rows * height), PAPER_COLOUR)
        self.pen = ImageDraw.Draw(self.image)
        self.draw_heading(heading)
        self.draw_site(self.view)
        for seat, name in enumerate(names):
            down, across = divmod(seat, columns)
            left, top = GAP_SIZE_PX + across * width, HEADER_HEIGHT_PX + down * height
            box = Rect(left, top, left + PANEL_SIZE_PX[0], top + PANEL_SIZE_PX[1])
            self.draw_panel(box, name, game.player_view(seat), is_deciding=seat == game.seat)

    def draw_text(
        self,
        x: float,
        y: float,
        words: str,
        size: int,
        colour: Colour = TEXT_COLOUR,
        anchor: str = "la",
        width: float = 0,
    ) -> None:
        """Draw text, cut to `width` if that is given."""
        font = _font(size)
        if width and font.getlength(words) > width:
            while words and font.getlength(words + "…") > width:
                words = words[:-1]
            words += "…"
        self.pen.text((x, y), words, colour, font, anchor)

    # The header above the panels

    def draw_heading(self, heading: str) -> None:
        title = _title(self.view.options)
        self.draw_text(self.image.width - GAP_SIZE_PX, 12, title, 15, FAINT_COLOUR, "ra")
        self.draw_text(
            GAP_SIZE_PX, 10, heading, 20, width=self.image.width - 4 * GAP_SIZE_PX - _font(15).getlength(title)
        )

    def draw_site(self, view: View) -> None:
        faces = view.options.components.faces
        kinds = len(view.options.tile_sets)
        left, top = float(GAP_SIZE_PX), 44.0
        for space, colour in enumerate(MONEY_COLOURS):
            width = kinds * (SITE_TILE_SIZE_PX + 4) + 8
            self.pen.rounded_rectangle((left, top, left + width, top + SITE_TILE_SIZE_PX + 34), 6, colour)
            self.draw_text(
                left + width / 2, top + SITE_TILE_SIZE_PX + 30, CURRENCIES[space], 15, _text_colour_on(colour), "md"
            )
            for place in range(kinds):
                face = view.site[space * kinds + place]
                if face:
                    self.draw_tile(face, left + 6 + place * (SITE_TILE_SIZE_PX + 4), top + 6, SITE_TILE_SIZE_PX)
            left += width + 8
        for number, card in enumerate(view.display):
            self.draw_card(card, left + 8 + number * (CARD_SIZE_PX[0] + 6), top, *CARD_SIZE_PX)
        self.draw_counts(view, left + 8, top + CARD_SIZE_PX[1] + 14)
        for number, name in enumerate(_open_tiles(view)):
            self.draw_tile(
                faces[name], left + 148 + number * (HUT_SIZE_PX + 2), top + CARD_SIZE_PX[1] + 10, HUT_SIZE_PX
            )

    def draw_counts(self, view: View, left: float, top: float) -> None:
        bags = " + ".join(str(view.bag_sizes[kind]) for kind in view.options.tile_sets)
        lines = [f"bag {bags}, deck {view.deck_size}", f"scorings {len(view.scorings_held)} of 3"]
        if view.dirk:
            lines.append(f"Dirk {_points(view.dirk.score)}, {len(view.dirk.tiles)} tiles")
        for number, line in enumerate(lines):
            self.draw_text(left, top + 18 * number, line, 14, width=self.image.width - left - GAP_SIZE_PX)

    # Panels

    def draw_panel(self, box: Rect, name: str, player: PlayerView, *, is_deciding: bool) -> None:
        self.pen.rounded_rectangle(
            box, 8, PANEL_COLOUR, ACTIVE_COLOUR if is_deciding else OPEN_EDGE_COLOUR, 4 if is_deciding else 1
        )
        self.draw_text(box.left + 14, box.top + 10, name, 18, ACTIVE_COLOUR if is_deciding else TEXT_COLOUR, width=300)
        self.draw_text(box.right - 14, box.top + 10, _points(player.score), 18, TEXT_COLOUR, "ra")
        self.draw_text(
            box.right - 14, box.top + 34, self.module_texts(player), 13, FAINT_COLOUR, "ra", PANEL_SIZE_PX[0] - 28
        )
        self.draw_city(Rect(box.left + 12, box.top + 52, box.right - 12, box.bottom - 72), player)
        self.draw_reserve(box, player)
        self.draw_hand(box, player.hand or ())

    def module_texts(self, player: PlayerView) -> str:
        perspective = Perspective(self.view.options, None)
        texts = {name: text_of(name).seat_text(part, perspective) for name, part in player.modules.items()}
        return ", ".join(f"{module_name(name)}: {text}" for name, text in texts.items() if text)

    def draw_city(self, box: Rect, player: PlayerView) -> None:
        cells = player.city.tiles
        west, north = min(x for x, _ in cells), min(y for _, y in cells)
        across, down = max(x for x, _ in cells) - west + 1, max(y for _, y in cells) - north + 1
        size = int(min(MAX_CELL_SIZE_PX, (box.right - box.left) / across, (box.bottom - box.top) / down))
        left = (box.left + box.right - across * size) / 2
        top = (box.top + box.bottom - down * size) / 2

        def corner(cell: Cell) -> tuple[float, float]:
            return left + (cell[0] - west) * size, top + (cell[1] - north) * size

        for cell, face in cells.items():
            self.draw_tile(face, *corner(cell), size, should_draw_borders=False)
        for cell, face in cells.items():  # drawn last, so that they cover the edges of all neighbours
            self.draw_borders(face, *corner(cell), size)

    def draw_reserve(self, box: Rect, player: PlayerView) -> None:
        left, top = box.left + 14, box.bottom - 66
        for words, faces in (("reserve", player.reserve), ("new", player.unplaced)):
            if faces:
                self.draw_text(left, top + 7, words, 13, FAINT_COLOUR)
                left += _font(13).getlength(words) + 6
            for face in faces:
                if left + 30 < box.right:
                    self.draw_tile(face, left, top, 30)
                    left += 34

    def draw_hand(self, box: Rect, hand: Cards) -> None:
        left, step = box.left + 14, CHIP_SIZE_PX[0] + 3.0
        room = box.right - box.left - 28
        if len(hand) * step > room:  # overlap the cards
            step = (room - CHIP_SIZE_PX[0]) / (len(hand) - 1)
        for number, card in enumerate(hand):
            self.draw_card(card, left + number * step, box.bottom - 32, *CHIP_SIZE_PX)

    # Pieces

    def draw_card(self, card: str, left: float, top: float, width: int, height: int) -> None:
        box = (left, top, left + width, top + height)
        middle = (left + width / 2, top + height / 2)
        if card in MONEY:
            currency, value = MONEY[card]
            colour = MONEY_COLOURS[currency]
            self.pen.rounded_rectangle(box, 4, colour, TEXT_COLOUR)
            self.draw_text(*middle, str(value), int(height * 0.6), _text_colour_on(colour), "mm")
            return
        modules = modules_in_play(self.view.options)
        currencies = next((pair for module in modules if (pair := module.card_currencies.get(card))), None)
        if currencies is None:
            self.pen.rounded_rectangle(box, 4, PANEL_COLOUR, TEXT_COLOUR)
            return
        first, second = (MONEY_COLOURS[currency] for currency in currencies)
        self.pen.rounded_rectangle(box, 4, first)
        self.pen.polygon([(left, top + height), (left + width, top), (left + width, top + height)], second)
        self.pen.rounded_rectangle(box, 4, outline=TEXT_COLOUR)

    def draw_tile(self, face: Face, left: float, top: float, size: int, *, should_draw_borders: bool = True) -> None:
        word, colour = BUILDING_STYLES[face.building]
        middle = left + size / 2
        self.pen.rectangle((left, top, left + size, top + size), colour, OPEN_EDGE_COLOUR)
        if face.building is None and not face.module:
            self.draw_start(face, middle, top + size / 2, size * 0.3)
        elif size >= 16:
            price = text_of(face.module).tile_sign(face)
            self.draw_text(middle, top + size * 0.36, word, max(8, int(size * 0.3)), _text_colour_on(colour), "mm")
            self.draw_text(middle, top + size * 0.7, price, max(8, int(size * 0.3)), _text_colour_on(colour), "mm")
        if should_draw_borders:
            self.draw_borders(face, left, top, size)

    def draw_start(self, face: Face, x: float, y: float, radius: float) -> None:
        """Draw a fountain, or the Alhambra in the middle of Granada."""
        box = (x - radius, y - radius, x + radius, y + radius)
        if face.tile_set == TileSet.ALHAMBRA:
            self.pen.ellipse(box, MOAT_COLOUR, TEXT_COLOUR)
            self.pen.ellipse((x - radius / 3, y - radius / 3, x + radius / 3, y + radius / 3), PANEL_COLOUR)
        else:
            self.pen.rectangle(box, BUILDING_STYLES[Building.SERAGLIO][1], TEXT_COLOUR)

    def draw_borders(self, face: Face, left: float, top: float, size: int) -> None:
        thick = max(2, size // 11)
        colour = WALL_COLOUR if face.tile_set == TileSet.ALHAMBRA else MOAT_COLOUR
        right, bottom = left + size, top + size
        sides = (
            (left, top, right, top + thick),
            (right - thick, top, right, bottom),
            (left, bottom - thick, right, bottom),
            (left, top, left + thick, bottom),
        )
        for number, side in enumerate(sides):
            if face.borders >> number & 1:
                self.pen.rectangle(side, colour)


def _title(options: Options) -> str:
    return " + ".join((options.game, *sorted(options.modules))).capitalize()


def _open_tiles(view: View) -> list[str]:
    modules = [module for module in modules_in_play(view.options) if module.name in view.modules]
    return [name for module in modules for name in module.open_tiles(view.modules[module.name])]


def _points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


@cache
def _font(size: int) -> Any:
    return ImageFont.load_default(size)


@cache
def _text_colour_on(colour: Colour) -> Colour:
    """Return a dark colour on light backgrounds and a light one on dark backgrounds."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return TEXT_COLOUR if 0.3 * red + 0.59 * green + 0.11 * blue > 135 else "#ffffff"

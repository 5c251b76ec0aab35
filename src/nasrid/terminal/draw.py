"""Tiles and cities as box art: heavy lines are walls, double lines are moats, thin lines are open sides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from nasrid.i18n import t
from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell, neighbour, opposite
from nasrid.rules.pieces.components import Face, TileSet
from nasrid.terminal.lines import DOUBLE, HEAVY, LIGHT, NONE, corner
from nasrid.terminal.module_text import text_of
from nasrid.terminal.names import BORDERS, building_name

NORTH, WEST = 0, 3
ROW_NUMBER_COLUMNS = 4


@dataclass(frozen=True)
class EdgeStyle:
    """The characters of an edge, and its weight where lines meet."""

    horizontal: str
    vertical: str
    weight: int
    style: str = ""


NO_EDGE = EdgeStyle(" ", " ", NONE)
OUTLINE = EdgeStyle("─", "│", LIGHT, "dim")
OPEN = EdgeStyle("┈", "┊", LIGHT, "dim")
WALL = EdgeStyle("━", "┃", HEAVY, "wall")
MOAT = EdgeStyle("═", "║", DOUBLE, "moat")
WALL_AND_MOAT = EdgeStyle("▓", "▓", HEAVY, "stretch")


@dataclass(frozen=True)
class Size:
    """The inner size of a cell."""

    width: int
    height: int


CELL_WIDTHS = (8, 5, 3)
BORDER_SIGNS = {"wall": "━┃", "moat": "═║", "stretch": "▓"}
FIRST_TILE_MARK = "*"  # the first Granada tile in the combined game, as in notation


def draw_city(
    city: City, marks: Mapping[Cell, str] | None = None, width: int = 80, *, is_short: bool = False
) -> list[Text]:
    """Return the drawing of a city with coordinates. `marks` are written into their cells.

    Tiles get narrower in wide cities. In a short drawing they take one line each.
    """
    cells = [*city.tiles, *(marks or ())]
    columns = 1 + max(x for x, _ in cells) - min(x for x, _ in cells)
    inside = next(
        (cell_width for cell_width in CELL_WIDTHS if ROW_NUMBER_COLUMNS + columns * (cell_width + 1) + 1 <= width),
        CELL_WIDTHS[-1],
    )
    return _Drawing(city.tiles, city.starts, marks or {}, Size(inside, 1 if is_short else 2)).with_axes()


def draw_tile(face: Face) -> list[Text]:
    return _Drawing({(0, 0): face}, (), {}, Size(CELL_WIDTHS[0], 2)).lines()


def legend(kinds: tuple[TileSet, ...]) -> str:
    """Return the legend of the lines."""
    words = [f"{BORDER_SIGNS[BORDERS[kind]]} {t(f'border-{BORDERS[kind]}')}" for kind in kinds]
    if len(kinds) == 2:
        words.append(f"{BORDER_SIGNS['stretch']} {t('border-stretch')}")
    return "   ".join([*words, f"┈┊ {t('terminal-open')}"])


class _Drawing:
    """A canvas of characters and styles. Adjacent cells share their edges."""

    def __init__(
        self, tiles: Mapping[Cell, Face], starts: tuple[Cell | None, ...], marks: Mapping[Cell, str], size: Size
    ) -> None:
        self.tiles, self.starts, self.marks, self.size = tiles, starts, marks, size
        cells = [*tiles, *marks]
        self.columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
        self.rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
        across = len(self.columns) * (self.size.width + 1) + 1
        down = len(self.rows) * (self.size.height + 1) + 1
        self.canvas = [[(" ", "")] * across for _ in range(down)]
        for y in range(self.rows.start, self.rows.stop + 1):
            for x in range(self.columns.start, self.columns.stop + 1):
                self._draw_edges((x, y))
                self._write((x, y))

    def lines(self) -> list[Text]:
        return [Text.assemble(*_runs(row)) for row in self.canvas]

    def with_axes(self) -> list[Text]:
        numbers = "".join(f"{x:^{self.size.width + 1}}" for x in self.columns)
        lines = [Text(" " * ROW_NUMBER_COLUMNS + f" {numbers}".rstrip(), "dim")]
        for number, line in enumerate(self.lines()):
            row, within = divmod(number, self.size.height + 1)
            label = f"{self.rows[row]:>{ROW_NUMBER_COLUMNS - 1}} " if within == 1 else " " * ROW_NUMBER_COLUMNS
            lines.append(Text.assemble((label, "dim"), line))
        for line in lines:
            line.rstrip()
        return lines

    def _canvas_position(self, cell: Cell) -> tuple[int, int]:
        """Return the canvas row and column of the cell's north-west corner."""
        across = (cell[0] - self.columns.start) * (self.size.width + 1)
        return (cell[1] - self.rows.start) * (self.size.height + 1), across

    def _write_text(self, row: int, column: int, text: str, style: str) -> None:
        if row < len(self.canvas):
            line = self.canvas[row]
            for place, character in enumerate(text, column):
                if place < len(line):
                    line[place] = (character, style)

    def _draw_edges(self, cell: Cell) -> None:
        """Draw the cell's north and west edges and the corner between them."""
        row, column = self._canvas_position(cell)
        north, west = self._edge(cell, NORTH), self._edge(cell, WEST)
        above, left = self._edge(neighbour(cell, NORTH), WEST), self._edge(neighbour(cell, WEST), NORTH)
        around = (above, north, west, left)
        joint = corner((above.weight, north.weight, west.weight, left.weight))
        self._write_text(row, column, joint, max(around, key=lambda edge: edge.weight).style)
        self._write_text(row, column + 1, north.horizontal * self.size.width, north.style)
        for down in range(1, self.size.height + 1):
            self._write_text(row + down, column, west.vertical, west.style)

    def _edge(self, cell: Cell, side: int) -> EdgeStyle:
        one, other = self.tiles.get(cell), self.tiles.get(neighbour(cell, side))
        if one is None and other is None:
            return NO_EDGE
        if one is not None and other is not None and one.tile_set != other.tile_set:
            return WALL_AND_MOAT
        face, seen = (one, side) if one is not None else (other, opposite(side))
        assert face is not None
        if face.borders >> seen & 1:
            return WALL if face.tile_set == TileSet.ALHAMBRA else MOAT
        return OPEN if one and other else OUTLINE

    def _write(self, cell: Cell) -> None:
        row, column = self._canvas_position(cell)
        width = self.size.width
        face, mark = self.tiles.get(cell), _fit_mark(self.marks.get(cell, ""), width)
        if face is None:
            if mark:
                self._write_text(row + 1, column + 1, f"{mark:^{width}}", "choice")
            return
        style = str(face.building or "start")
        for down, text in enumerate(self._inscription(cell, face), 1):
            self._write_text(row + down, column + 1, f"{text:<{width}.{width}}", style)
        if mark:
            self._write_text(row + self.size.height, column + 1 + width - len(mark), mark, "choice")

    def _inscription(self, cell: Cell, face: Face) -> tuple[str, ...]:
        name, price = _short_name(face), text_of(face.module).tile_sign(face)
        if self.size.height == 1:
            room = self.size.width - len(price)
            return (f"{name[: room - (room > 4)]:<{room}}{price}" if price else name,)
        return name, f"{price} {FIRST_TILE_MARK}" if face.building and cell in self.starts else price


def _runs(row: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield runs of characters of one style."""
    for style, characters in groupby(row, key=itemgetter(1)):
        yield "".join(character for character, _ in characters), style


def _fit_mark(mark: str, width: int) -> str:
    """Return a mark in brackets if they fit, or cut to the width."""
    if mark and len(mark) + 2 <= width:
        return f"({mark})"
    return mark if len(mark) <= width else mark[: width - 1] + "…"


def _short_name(face: Face) -> str:
    if face.building:
        name = building_name(face.building)
    else:
        name = face.name if face.module else t(f"terminal-start-{BORDERS[face.tile_set]}")
    return name if len(name) <= CELL_WIDTHS[0] else f"{name[: CELL_WIDTHS[0] - 1].rstrip()}."

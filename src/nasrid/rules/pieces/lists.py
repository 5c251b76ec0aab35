"""CSV lists of components, and the checks that reject an impossible box (AMB-A1..A11)."""

import csv
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib import resources
from io import StringIO
from itertools import chain
from typing import NoReturn, TypeVar

from nasrid.rules.errors import ComponentError
from nasrid.rules.pieces.components import BUILDINGS, SIDES, Building, Components, Face, TileSet, borders_text, get_face
from nasrid.rules.quoting import quoted

CsvRow = dict[str, str]
T = TypeVar("T")
ModuleTiles = tuple[tuple[str, tuple[Face, ...]], ...]


@lru_cache(maxsize=32)
def load_components(granada_list: str | None = None, module_tiles: ModuleTiles = ()) -> Components:
    """Return the standard box, or one with another CSV list of Granada tiles."""
    alhambra = tuple(read_list("alhambra_tiles.csv", None, ("type", "price", "walls"), _alhambra_face))
    pairs = tuple(read_list("granada_tiles.csv", granada_list, GRANADA_COLUMNS, _granada_faces))
    _check_alhambra(alhambra)
    _check_granada(pairs)
    faces = {tile_face.name: tile_face for tile_face in chain(alhambra, *pairs, *(tiles for _, tiles in module_tiles))}
    return Components(alhambra, tuple(even for even, _ in pairs), dict(module_tiles), faces)


@lru_cache(maxsize=1)
def load_points() -> dict[Building, tuple[tuple[int, ...], ...]]:
    """Return the points of each Alhambra building by scoring and rank (ALH-SCORE-01..03)."""
    columns = (("r1_1st",), ("r2_1st", "r2_2nd"), ("r3_1st", "r3_2nd", "r3_3rd"))

    def points(row: CsvRow) -> tuple[Building, tuple[tuple[int, ...], ...]]:
        return Building(row["type"]), tuple(tuple(int(row[rank]) for rank in ranks) for ranks in columns)

    return dict(read_list("alhambra_points.csv", None, ("type", *chain(*columns)), points))


def read_list(name: str, text: str | None, columns: tuple[str, ...], make: Callable[[CsvRow], T]) -> Iterator[T]:
    """Yield one item per row, or raise ComponentError with the list, the line and the reason."""
    if text is None:
        text = (resources.files("nasrid.rules") / "data" / name).read_text(encoding="utf-8")
    reader = csv.DictReader(StringIO(text.removeprefix("\ufeff"), newline=""), strict=True)
    try:
        header = [column.strip() for column in reader.fieldnames or ()]
    except csv.Error as error:
        _refuse(name, 1, str(error))
    if header == [text.strip()] != [""]:
        _refuse(name, 1, "there is only one field; pass the text of the list, not its file name")
    _check_header(name, header, columns)
    reader.fieldnames = header
    rows = 0
    try:
        for rows, row in enumerate(reader, 1):  # noqa: B007 (counted)
            if None in row or None in row.values():
                raise ValueError(f"expected {len(header)} fields, as in line 1")
            yield make({column: value.strip() for column, value in row.items()})
        if not rows:
            raise ValueError("the list has no pieces; add one line for each piece")
    except csv.Error as error:
        _refuse(name, reader.line_num + 1, str(error))  # the reader has not counted this line
    except ValueError as error:
        _refuse(name, reader.line_num, str(error))


def _check_header(name: str, header: list[str], columns: tuple[str, ...]) -> None:
    for column in columns:
        if (times := header.count(column)) != 1:
            fault = "occurs twice" if times else "is missing"
            _refuse(name, 1, f"the column {column} {fault}; the first line must be {','.join(columns)}")


def _refuse(name: str, line: int, reason: str) -> NoReturn:
    raise ComponentError(f"{name}, line {line}: {reason}")


def _alhambra_face(row: CsvRow) -> Face:
    building = read_building(row["type"], TileSet.ALHAMBRA)
    price, walls = _read_price(row["price"]), read_borders(row["walls"])
    return get_face(f"{building}{price}{row['walls']}", TileSet.ALHAMBRA, building, price, walls)


GRANADA_COLUMNS = ("even_price", "even_type", "odd_price", "odd_type", "moats")


def _granada_faces(row: CsvRow) -> tuple[Face, Face]:
    even, odd = read_building(row["even_type"], TileSet.GRANADA), read_building(row["odd_type"], TileSet.GRANADA)
    low, high = _read_price(row["even_price"]), _read_price(row["odd_price"])
    moats = read_borders(row["moats"])
    if even == odd:
        raise ValueError(f"both faces show {even}; they must differ (GRA-COMP-02)")
    if low % 2 or high != low + 1:
        raise ValueError(f"{low} and {high} are not an even price and the next odd one (GRA-COMP-03)")
    names = f"{even}{low}{row['moats']}", f"{odd}{high}{row['moats']}"
    return (
        get_face(names[0], TileSet.GRANADA, even, low, moats, back=names[1]),
        get_face(names[1], TileSet.GRANADA, odd, high, moats, back=names[0]),
    )


def read_building(text: str, tile_set: TileSet) -> Building:
    for building in BUILDINGS[tile_set]:
        if building == text:
            return building
    raise ValueError(f"{quoted(text)} is not one of {', '.join(BUILDINGS[tile_set])}")


def _read_price(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 3 and 2 <= int(text) <= 13):
        raise ValueError(f"{quoted(text)} is not a price from 2 to 13")
    return int(text)


def read_borders(text: str) -> int:
    """Return the mask of a text like NES, or raise ValueError."""
    mask = sum(1 << number for number, side in enumerate(SIDES) if side in text)
    if borders_text(mask) != text:
        raise ValueError(f"{quoted(text)} must list sides in the order {SIDES}, each at most once")
    if mask.bit_count() > 3:
        raise ValueError("a tile has borders on at most three sides (ALH-COMP-02, GRA-COMP-06)")
    return mask


def _check_alhambra(tiles: tuple[Face, ...]) -> None:
    counts = Counter(tile.building for tile in tiles)
    expected = dict(zip(BUILDINGS[TileSet.ALHAMBRA], (7, 7, 9, 9, 11, 11), strict=True))
    if counts != expected or len({tile.name for tile in tiles}) != 54:
        raise ComponentError("alhambra_tiles.csv: expected 7, 7, 9, 9, 11 and 11 different tiles (ALH-COMP-01)")
    if sum(not tile.borders for tile in tiles) != 10:
        raise ComponentError("alhambra_tiles.csv: expected exactly 10 tiles without a wall (ALH-COMP-03)")


def _check_granada(pairs: tuple[tuple[Face, Face], ...]) -> None:
    seen = Counter((side.building, side.price) for pair in pairs for side in pair)
    for building in BUILDINGS[TileSet.GRANADA]:
        for price in range(2, 14):
            if (times := seen[building, price]) != 1:
                raise ComponentError(
                    f"granada_tiles.csv: {building} {price} occurs {times} times, not once (GRA-COMP-01)"
                )
    if sum(bool(even.borders) for even, _ in pairs) < 4:
        raise ComponentError("granada_tiles.csv: fewer than 4 tiles have a moat (COMBO-SETUP-05)")

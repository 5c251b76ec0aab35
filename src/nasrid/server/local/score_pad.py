"""The score pad for the physical game: counts or cities become score sheets of the engine."""

from nasrid.rules.errors import NotationError
from nasrid.rules.pieces.components import BUILDINGS, Building, TileSet
from nasrid.rules.table.options import Options
from nasrid.rules.table.scoring import (
    DIRK,
    Border,
    BorderName,
    BuildingCount,
    Contender,
    Majority,
    ScoreSheet,
    borders_of,
    make_majority,
    make_sheet,
)
from nasrid.rules.wire.encode import encode
from nasrid.server.local.cities import PadCity, check_box, count, read_pad_city
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import PadCounts, PadForm, PadSheets
from nasrid.server.protocol.settings import read_options

PLACEHOLDER_EDGE = ((0, 0), 0)  # for counted borders, whose edges are unknown
POINTS_PER_EDGE: dict[str, int] = {"stretch": 2}  # COMBO-SCORE-04


def make_sheets(form: PadForm) -> PadSheets:
    """Return a score sheet for each scoring. Each adds to the scores of the previous one."""
    options = read_options(form.options)
    contenders = [*range(options.players), *([DIRK] if options.players == 2 else [])]
    scores = dict.fromkeys(contenders, 0)
    sheets = []
    for scoring, counted in enumerate(form.scorings, 1):
        if len(counted) != len(contenders):
            raise RefusalError(
                "bad_message", f"scoring {scoring} counts {len(counted)} players instead of {len(contenders)}"
            )
        counts_by_seat = dict(zip(contenders, counted, strict=True))
        try:
            cities = _read_cities(counts_by_seat, options)
        except NotationError as error:
            raise RefusalError("bad_message", f"scoring {scoring}: {error}") from None
        sheet = _make_sheet(scoring, counts_by_seat, cities, scores, options)
        scores = dict(zip(contenders, (*sheet.scores, sheet.dirk_score or 0), strict=False))
        sheets.append(encode(sheet))
    return PadSheets(sheets)


def _read_cities(counts_by_seat: dict[int, PadCounts], options: Options) -> dict[int, PadCity]:
    """Return the cities of the players who entered tiles instead of counts."""
    cities = {
        seat: read_pad_city(counts.city, seat == DIRK, options)
        for seat, counts in counts_by_seat.items()
        if counts.city is not None
    }
    check_box((face for faces, _ in cities.values() for face in faces), options)
    return cities


def _make_sheet(
    scoring: int,
    counts_by_seat: dict[int, PadCounts],
    cities: dict[int, PadCity],
    scores: dict[int, int],
    options: Options,
) -> ScoreSheet:
    counted = counts_by_seat | {seat: count(tiles, options, counts_by_seat[seat]) for seat, tiles in cities.items()}
    majorities = tuple(
        _majority(building, kind, scoring, counted, options)
        for kind in options.tile_sets
        for building in BUILDINGS[kind]
    )
    borders = tuple(
        border
        for seat, counts in counted.items()
        if seat != DIRK
        for border in _borders(seat, counts, cities.get(seat), options.tile_sets)
    )
    return make_sheet(scoring, majorities, borders, scores)


def _majority(
    building: Building, kind: TileSet, scoring: int, counted: dict[int, PadCounts], options: Options
) -> Majority:
    holdings = [_holding(building, seat, counts) for seat, counts in counted.items()]
    return make_majority(building, kind, scoring, holdings, options.granada_scoring == "simple")


def _holding(building: Building, seat: int, counts: PadCounts) -> BuildingCount:
    """Return a player's count of a building. Additions by modules require at least one tile."""
    tiles = counts.tiles.get(building, 0)
    extras = {module: more[building] for module, more in counts.extras.items() if tiles and more.get(building)}
    dearest = counts.dearest.get(building, 0) if building in BUILDINGS[TileSet.GRANADA] and tiles else 0
    return BuildingCount(building, seat, tiles + sum(extras.values()), tiles, extras, dearest)


def _borders(seat: int, counts: PadCounts, city: PadCity | None, kinds: tuple[TileSet, ...]) -> list[Border]:
    if city is not None:
        return borders_of(Contender(seat, 0, city.faces, city.city), kinds)
    lengths: list[tuple[BorderName, int]] = [("wall", counts.wall)] if TileSet.ALHAMBRA in kinds else []
    lengths += [("moat", counts.moat)] if TileSet.GRANADA in kinds else []
    lengths += [("stretch", counts.stretch)] if len(kinds) == 2 else []
    return [
        Border(seat, name, (PLACEHOLDER_EDGE,) * length, POINTS_PER_EDGE.get(name, 1) * length)
        for name, length in lengths
    ]

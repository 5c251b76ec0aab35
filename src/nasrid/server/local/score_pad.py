"""The score pad for the physical game: counts or cities become score sheets of the engine."""

from collections import Counter
from collections.abc import Iterator

from nasrid.rules.errors import NotationError
from nasrid.rules.modules.bonus import CARDS_PER_PLAYER
from nasrid.rules.modules.huts import MAX_HUT_VALUE, MAX_HUTS_PER_PLAYER
from nasrid.rules.pieces.components import BUILDINGS, Building, Face, TileSet
from nasrid.rules.quoting import quoted
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
            sheet = _make_sheet(scoring, counts_by_seat, cities, scores, options)
        except NotationError as error:
            raise RefusalError("bad_message", f"scoring {scoring}: {error}") from None
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
    _check_counts(counted, options)
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


def _check_counts(counted: dict[int, PadCounts], options: Options) -> None:
    """Raise NotationError if no box contains what is counted."""
    prices: dict[str, set[int]] = {building: set() for kind in options.tile_sets for building in BUILDINGS[kind]}
    available = Counter[str]()
    for face in _faces(options):
        prices[face.building or ""].add(face.price)
        available[face.building or ""] += 1
    for counts in counted.values():
        for building in (*counts.tiles, *counts.dearest):
            if building not in prices:
                raise NotationError(f"this game has no building {quoted(building)}")
        for building, price in counts.dearest.items():
            if price and price not in prices[building]:
                raise NotationError(f"no {building} costs {price}")
        if unknown := counts.extras.keys() - options.modules:
            raise NotationError(f"this game has no module {quoted(min(unknown))}")
        for module, most in _max_extras(options.players).items():
            if sum(counts.extras.get(module, {}).values()) > most:
                raise NotationError(f"{module} adds at most {most} to the counts of one player")
    totals = Counter[str]()
    for counts in counted.values():
        totals.update(counts.tiles)
    for building, total in totals.items():
        if total > available[building]:
            raise NotationError(f"{building} is counted {total} times, but this game has only {available[building]}")


def _max_extras(players: int) -> dict[str, int]:
    """Return how much each module can add to the counts of one player (BONUS-02, HUT-09)."""
    return {"bonus": CARDS_PER_PLAYER[players], "huts": MAX_HUTS_PER_PLAYER * MAX_HUT_VALUE}


def _faces(options: Options) -> Iterator[Face]:
    """Yield every face of every tile."""
    for kind in options.tile_sets:
        for tile in options.components.of_tile_set(kind):
            yield tile
            if tile.back:
                yield options.components.back(tile)


def _majority(
    building: Building, kind: TileSet, scoring: int, counted: dict[int, PadCounts], options: Options
) -> Majority:
    holdings = [_holding(building, seat, counts) for seat, counts in counted.items()]
    if kind == TileSet.GRANADA:
        _check_ties(building, holdings, scoring)
    return make_majority(building, kind, scoring, holdings, options.granada_scoring == "simple")


def _check_ties(building: Building, holdings: list[BuildingCount], ranks: int) -> None:
    """Raise NotationError unless the highest prices break every tie for the ranks that score (GRA-SCORE-07)."""
    by_count: dict[int, list[int]] = {}
    for holding in holdings:
        by_count.setdefault(holding.count, []).append(holding.highest_price)
    for number, prices in by_count.items():
        is_scored = number and sum(holding.count > number for holding in holdings) < ranks
        if is_scored and len(prices) > 1 and (0 in prices or len({*prices}) < len(prices)):
            raise NotationError(
                f"players are tied for {building}; enter the highest price of each, no two of them equal"
            )


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

"""A scoring as a full score sheet: counts, ranks, shares and points, the borders with their edges, the totals."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from nasrid.rules.city.grid import Cell
from nasrid.rules.modules import bonus, huts
from nasrid.rules.pieces.components import BUILDINGS, SIDES, Kind
from nasrid.rules.table.scoring import DIRK, Border, Holding, Majority, ScoreSheet, Standing
from nasrid.terminal.colours import print_indented
from nasrid.terminal.words import ORDINALS, SCORING_NAMES, Perspective, building_name, count, listed, place

SIGNS = {bonus.NAME: "b", huts.NAME: "h"}  # of what modules add to the tiles; others get their first letters
BORDER_TITLES = {"wall": "Wall", "moat": "Moat", "stretch": "Wall+moat"}
BORDER_NAMES = {"wall": "wall", "moat": "moat", "stretch": "wall against moat"}


def print_sheet(console: Console, sheet: ScoreSheet, perspective: Perspective) -> None:
    seats = [*perspective.seats, DIRK] if perspective.options.players == 2 else list(perspective.seats)
    console.print(Text(f"{SCORING_NAMES[sheet.scoring]} ".ljust(console.width, "═"), "title"))
    console.print(_points_table(sheet, perspective, seats))
    for line in notes(sheet, perspective):
        print_indented(console, line)
    console.print()


def _points_table(sheet: ScoreSheet, perspective: Perspective, seats: list[int]) -> Grid:
    gap = 1 if len(seats) > 4 else 3
    grid = Grid(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="title")
    grid.add_column("Building", no_wrap=True)
    grid.add_column("pays", no_wrap=True)
    for seat in seats:
        grid.add_column(perspective.name(seat), justify="right")
    for majority in sheet.majorities:
        standings = {standing.holding.seat: standing for standing in majority.standings}
        row = [standing_words(standings.get(seat)) for seat in seats]
        name = building_name(majority.building)
        grid.add_row(Text(name, str(majority.building)), "/".join(map(str, majority.rank_points)), *row)
    for name in dict.fromkeys(border.name for border in sheet.borders):
        points = {border.seat: border for border in sheet.borders if border.name == name}
        pays = "2 / edge" if name == "stretch" else "1 / edge"
        grid.add_row(BORDER_TITLES[name], pays, *(_border_words(points.get(seat)) for seat in seats))
    grid.add_row("This time", "", *(f"+{sheet.points(seat)}" for seat in seats))
    grid.add_row(Text("Total", "title"), "", *(Text(str(_total(sheet, seat)), "title") for seat in seats))
    return grid


def standing_words(standing: Standing | None) -> str:
    """2+1b =1st 9: two tiles and a bonus card, tied for the first rank, 9 points."""
    if standing is None:
        return "-"
    rank = ("=" if standing.sharers > 1 else "") + ORDINALS[standing.rank - 1]
    return f"{count_words(standing.holding)} {rank} {standing.points:>2}"


def count_words(holding: Holding) -> str:
    extras = (f"+{count}{_sign(module)}" for module, count in sorted(holding.extras.items()))
    return f"{holding.tiles}{''.join(extras)}"


def _sign(module: str) -> str:
    return SIGNS.get(module, module[:3])


def _border_words(border: Border | None) -> str:
    return str(border.points) if border and border.edges else "-"


def _total(sheet: ScoreSheet, seat: int) -> int:
    return sheet.dirk_score or 0 if seat == DIRK else sheet.scores[seat]


# What the table alone does not explain


def notes(sheet: ScoreSheet, perspective: Perspective) -> list[str]:
    lines = [*_signs_explained(sheet)]
    for majority in sheet.majorities:
        lines += _shares(majority, perspective)
        lines += _broken_ties(majority, perspective)
    for border in sheet.borders:
        if border.edges:
            length = count(len(border.edges), "edge")
            where = edges_words(border.edges)
            owner = perspective.whose(border.seat, first=True)
            lines.append(f"{owner} {BORDER_NAMES[border.name]}: {length}: {where}")
    return lines


def _signs_explained(sheet: ScoreSheet) -> Iterable[str]:
    standings = (standing for majority in sheet.majorities for standing in majority.standings)
    modules = {module for standing in standings for module in standing.holding.extras}
    if modules & SIGNS.keys():
        yield "+1b is a revealed bonus card, +1h a building that a hut counts as."
    for module in sorted(modules - SIGNS.keys()):
        yield f"+1{_sign(module)} is a building that the module {module} adds."


def _shares(majority: Majority, perspective: Perspective) -> Iterable[str]:
    """Who shares the points of which ranks."""
    for rank in dict.fromkeys(standing.rank for standing in majority.standings):
        tied = [standing for standing in majority.standings if standing.rank == rank]
        if len(tied) > 1 and tied[0].pot:
            who = listed([perspective.name_within(standing.holding.seat) for standing in tied])
            pots = majority.rank_points[rank - 1 : rank - 1 + len(tied)]
            yield (
                f"{building_name(majority.building)}: {who} are tied and share "
                f"{'+'.join(map(str, pots))}: {tied[0].points} each."
            )


def _broken_ties(majority: Majority, perspective: Perspective) -> Iterable[str]:
    """Granada: among equal numbers the dearest tile decides."""
    if majority.building not in BUILDINGS[Kind.GRANADA]:
        return
    for one, two in zip(majority.standings, majority.standings[1:], strict=False):
        if one.holding.count == two.holding.count and one.points:
            yield (
                f"{building_name(majority.building)}: {perspective.name_within(one.holding.seat)} before "
                f"{perspective.name_within(two.holding.seat)}, whose dearest is {two.holding.dearest} "
                f"against {one.holding.dearest}."
            )


def edges_words(edges: Iterable[tuple[Cell, int]]) -> str:
    """1,0 NE · 1,1 E: the edges tile by tile."""
    sides: dict[Cell, str] = {}
    for cell, side in edges:
        sides[cell] = sides.get(cell, "") + SIDES[side]
    return " · ".join(f"{place(cell)} {''.join(s for s in SIDES if s in here)}" for cell, here in sides.items())

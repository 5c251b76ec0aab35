"""A scoring as a full score sheet: counts, ranks, shares and points, the borders with their edges, the totals."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from nasrid.rules.components import BUILDINGS, SIDES, Kind
from nasrid.rules.grid import Cell
from nasrid.rules.scoring import DIRK, Border, Holding, Majority, ScoreSheet, Standing
from nasrid.terminal.colours import print_indented
from nasrid.terminal.words import ORDINALS, SCORING_NAMES, Table, building_name, count, listed, place

BORDER_TITLES = {"wall": "Wall", "moat": "Moat", "stretch": "Wall+moat"}
BORDER_NAMES = {"wall": "wall", "moat": "moat", "stretch": "wall against moat"}


def print_sheet(console: Console, sheet: ScoreSheet, table: Table) -> None:
    seats = [*table.seats, DIRK] if table.options.players == 2 else list(table.seats)
    console.print(Text(f"{SCORING_NAMES[sheet.scoring]} ".ljust(console.width, "═"), "title"))
    console.print(_points_table(sheet, table, seats))
    for line in notes(sheet, table):
        print_indented(console, line)
    console.print()


def _points_table(sheet: ScoreSheet, table: Table, seats: list[int]) -> Grid:
    gap = 1 if len(seats) > 4 else 3
    grid = Grid(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="title")
    grid.add_column("Building", no_wrap=True)
    grid.add_column("pays", no_wrap=True)
    for seat in seats:
        grid.add_column(table.name(seat), justify="right")
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
    bonus = f"+{holding.bonus}b" if holding.bonus else ""
    huts = f"+{holding.huts}h" if holding.huts else ""
    return f"{holding.tiles}{bonus}{huts}"


def _border_words(border: Border | None) -> str:
    return str(border.points) if border and border.edges else "-"


def _total(sheet: ScoreSheet, seat: int) -> int:
    return sheet.dirk_score if seat == DIRK else sheet.scores[seat]


# What the table alone does not explain


def notes(sheet: ScoreSheet, table: Table) -> list[str]:
    lines = []
    if any(one.holding.bonus or one.holding.huts for majority in sheet.majorities for one in majority.standings):
        lines.append("+1b is a revealed bonus card, +1h a building that a hut counts as.")
    for majority in sheet.majorities:
        lines += _shares(majority, table)
        lines += _broken_ties(majority, table)
    for border in sheet.borders:
        if border.edges:
            length = count(len(border.edges), "edge")
            where = edges_words(border.edges)
            owner = table.whose(border.seat, first=True)
            lines.append(f"{owner} {BORDER_NAMES[border.name]}: {length}: {where}")
    return lines


def _shares(majority: Majority, table: Table) -> Iterable[str]:
    """Who shares the points of which ranks."""
    for rank in dict.fromkeys(standing.rank for standing in majority.standings):
        tied = [standing for standing in majority.standings if standing.rank == rank]
        if len(tied) > 1 and tied[0].pot:
            who = listed([table.name_within(standing.holding.seat) for standing in tied])
            pots = majority.rank_points[rank - 1 : rank - 1 + len(tied)]
            yield (
                f"{building_name(majority.building)}: {who} are tied and share "
                f"{'+'.join(map(str, pots))}: {tied[0].points} each."
            )


def _broken_ties(majority: Majority, table: Table) -> Iterable[str]:
    """Granada: among equal numbers the dearest tile decides."""
    if majority.building not in BUILDINGS[Kind.GRANADA]:
        return
    for one, two in zip(majority.standings, majority.standings[1:], strict=False):
        if one.holding.count == two.holding.count and one.points:
            yield (
                f"{building_name(majority.building)}: {table.name_within(one.holding.seat)} before "
                f"{table.name_within(two.holding.seat)}, whose dearest is {two.holding.dearest} "
                f"against {one.holding.dearest}."
            )


def edges_words(edges: Iterable[tuple[Cell, int]]) -> str:
    """1,0 NE · 1,1 E: the edges tile by tile."""
    sides: dict[Cell, str] = {}
    for cell, side in edges:
        sides[cell] = sides.get(cell, "") + SIDES[side]
    return " · ".join(f"{place(cell)} {''.join(s for s in SIDES if s in here)}" for cell, here in sides.items())

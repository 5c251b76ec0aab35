"""Events and score sheets: counts, ranks, shares and points, borders with their edges, totals."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from nasrid.i18n import MessageValue, join_list, t
from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import BUILDINGS, TileSet
from nasrid.rules.table.events import Event, Scored, TurnBegan
from nasrid.rules.table.scoring import DIRK, Border, BuildingCount, Majority, MajorityRank, ScoreSheet
from nasrid.terminal.colours import print_indented
from nasrid.terminal.event_text import event_lines, visible_events
from nasrid.terminal.module_text import text_of
from nasrid.terminal.names import Perspective, building_name, cell_text, side_letters, with_label


def print_sheet(console: Console, sheet: ScoreSheet, perspective: Perspective) -> None:
    seats = [*perspective.seats, DIRK] if perspective.options.players == 2 else list(perspective.seats)
    console.print(Text(f"{t('scoring-title', scoring=sheet.scoring)} ".ljust(console.width, "═"), "title"))
    console.print(_points_table(sheet, perspective, seats))
    for line in note_lines(sheet, perspective):
        print_indented(console, line)
    console.print()


def print_events(
    console: Console, events: Iterable[Event], perspective: Perspective, after_sheet: Callable[[], None] = lambda: None
) -> None:
    """Print the events that the viewer sees. The screen shows that the viewer's own turn begins."""
    for event, lines in event_lines(visible_events(events, perspective.viewer), perspective):
        if isinstance(event, Scored):
            console.print()
            print_sheet(console, event.sheet, perspective)
            after_sheet()
        elif not isinstance(event, TurnBegan):
            for line in lines:
                print_indented(console, line)
        elif event.seat != perspective.viewer:
            console.print(Text(f"── {lines[0]}", "title"))


def _points_table(sheet: ScoreSheet, perspective: Perspective, seats: list[int]) -> Grid:
    gap = 1 if len(seats) > 4 else 3
    grid = Grid(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="title")
    grid.add_column(t("scoring-kind"), no_wrap=True)
    grid.add_column(t("terminal-pays"), no_wrap=True)
    for seat in seats:
        grid.add_column(perspective.name(seat), justify="right")
    for majority in sheet.majorities:
        standings = {standing.building_count.seat: standing for standing in majority.ranks}
        row = [standing_text(standings.get(seat)) for seat in seats]
        name = building_name(majority.building, 2)
        grid.add_row(Text(name, str(majority.building)), "/".join(map(str, majority.rank_points)), *row)
    for name in dict.fromkeys(border.name for border in sheet.borders):
        points = {border.seat: border for border in sheet.borders if border.name == name}
        pays = t("terminal-per-edge", points=2 if name == "stretch" else 1)
        grid.add_row(t("scoring-border", border=name), pays, *(_border_text(points.get(seat)) for seat in seats))
    grid.add_row(t("terminal-this-time"), "", *(f"+{sheet.points(seat)}" for seat in seats))
    grid.add_row(Text(t("scoring-score"), "title"), "", *(Text(str(_total(sheet, seat)), "title") for seat in seats))
    return grid


def standing_text(standing: MajorityRank | None) -> str:
    """Return a standing: 2+1b =1. 9 (two tiles and a bonus card, tied for the first rank, 9 points)."""
    if standing is None:
        return "-"
    rank = f"{'=' if standing.tied > 1 else ''}{standing.rank}."
    return f"{count_text(standing.building_count)} {rank} {standing.points:>2}"


def count_text(holding: BuildingCount) -> str:
    extras = (f"+{count}{text_of(module).sign}" for module, count in sorted(holding.extras.items()))
    return f"{holding.tiles}{''.join(extras)}"


def _border_text(border: Border | None) -> str:
    return str(border.points) if border and border.edges else "-"


def _total(sheet: ScoreSheet, seat: int) -> int:
    return sheet.dirk_score or 0 if seat == DIRK else sheet.scores[seat]


# Notes


def note_lines(sheet: ScoreSheet, perspective: Perspective) -> list[str]:
    lines = [*_signs_explained(sheet)]
    for majority in sheet.majorities:
        lines += _shares(majority, perspective)
        lines += _broken_ties(majority, perspective)
    for border in sheet.borders:
        if border.edges:
            words = {"border": border.name, "edges": len(border.edges), "points": border.points}
            sentence = t("scoring-why-border", **_person(border.seat, perspective), **words)
            lines.append(t("terminal-edges", sentence=sentence, edges=edges_text(border.edges)))
    return lines


def _person(seat: int, perspective: Perspective) -> dict[str, MessageValue]:
    return {"you": "yes" if seat == perspective.viewer else "no", "name": perspective.name(seat)}


def _signs_explained(sheet: ScoreSheet) -> Iterable[str]:
    standings = (standing for majority in sheet.majorities for standing in majority.ranks)
    modules = {module for standing in standings for module in standing.building_count.extras}
    texts = map(text_of, sorted(modules))
    return dict.fromkeys(t(text.sign_message, sign=text.sign, module=text.name) for text in texts)


def _shares(majority: Majority, perspective: Perspective) -> Iterable[str]:
    """Yield the notes on shared ranks."""
    for rank in dict.fromkeys(standing.rank for standing in majority.ranks):
        tied = [standing for standing in majority.ranks if standing.rank == rank]
        if len(tied) > 1 and tied[0].pot:
            seats = [standing.building_count.seat for standing in tied]
            seats.sort(key=lambda seat: seat != perspective.viewer)
            taken = range(rank, rank + len(tied))
            pots = [majority.rank_points[each - 1] if each <= len(majority.rank_points) else 0 for each in taken]
            sentence = t(
                "scoring-why-shared",
                parties=join_list(map(perspective.name, seats)),
                places=join_list(t("scoring-place", place=each) for each in taken),
                sum=" + ".join(map(str, pots)),
                sharers=len(tied),
                points=tied[0].points,
                rest="yes" if sum(pots) % len(tied) else "no",
            )
            yield with_label(building_name(majority.building, 2), sentence)


def _broken_ties(majority: Majority, perspective: Perspective) -> Iterable[str]:
    """Yield the notes on Granada ties, which the dearest tile breaks."""
    if majority.building not in BUILDINGS[TileSet.GRANADA]:
        return
    for one, two in zip(majority.ranks, majority.ranks[1:], strict=False):
        if one.building_count.count == two.building_count.count and one.points:
            sentence = t(
                "scoring-why-tie",
                **_person(one.building_count.seat, perspective),
                opponents=perspective.name(two.building_count.seat),
                dearest=one.building_count.highest_price,
                theirs=str(two.building_count.highest_price),
            )
            yield with_label(building_name(majority.building, 2), sentence)


def edges_text(edges: Iterable[tuple[Cell, int]]) -> str:
    """List the edges tile by tile: 1,0 NE · 1,1 E."""
    sides: dict[Cell, int] = {}
    for cell, side in edges:
        sides[cell] = sides.get(cell, 0) | 1 << side
    return " · ".join(f"{cell_text(cell)} {''.join(side_letters(mask))}" for cell, mask in sides.items())

"""Standings between scorings: what a scoring would count now, which is public (AMB-Q1)."""

from __future__ import annotations

from collections.abc import Mapping

from nasrid.rules.city.grid import Cell
from nasrid.rules.mypyc_support import Unchecked
from nasrid.rules.pieces.components import BUILDINGS, Building
from nasrid.rules.pieces.money import SCORING_CARDS
from nasrid.rules.quoting import quoted
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import modules_in_play
from nasrid.rules.table.scoring import (
    DIRK,
    SCORINGS,
    BuildingCount,
    Contender,
    NextScoring,
    SeatStanding,
    Standings,
    borders_of,
    count_buildings,
    rank_points,
    shared_points,
    visible_tiles,
)
from nasrid.rules.table.state import Player, State
from nasrid.rules.turn.end import EndGame
from nasrid.rules.turn.score import Score, contending_seats, make_contender


def standing_of(state: State, seat: int) -> SeatStanding:
    """Return the standing of a seat or DIRK, cached until its tiles or its module data change."""
    holder = state.dirk if seat == DIRK else state.players[seat]
    tiles: object = holder.city if isinstance(holder, Player) else holder and holder.tiles
    module_data = holder.module_data if isinstance(holder, Player) else None
    known = state.standings_cache.get(seat)
    if known and known[0] is tiles and known[1] is module_data:
        return known[2]
    standing = _count_standing(make_contender(state, seat), state, known[2].buildings if known else ())
    state.standings_cache[seat] = tiles, module_data, standing
    return standing


def _count_standing(contender: Contender, state: State, known: tuple[BuildingCount, ...]) -> SeatStanding:
    """Return a standing that reuses the unchanged counts of `known`, so that changes are found by identity."""
    tile_sets = state.options.tile_sets
    values: dict[Cell, int] = {}
    if contender.city:
        for module in modules_in_play(state.options):
            values |= module.tile_values(contender.city)
    building_counts = list(count_buildings(contender, tile_sets).values())
    for index, old in enumerate(known):
        new = building_counts[index]
        if (old.count, old.tiles, old.highest_price) == (
            new.count,
            new.tiles,
            new.highest_price,
        ) and old.extras == new.extras:
            building_counts[index] = old
    return SeatStanding(tuple(building_counts), tuple(borders_of(contender, tile_sets)), values)


def next_scoring(state: State, last: Standings | None = None) -> NextScoring | None:
    """Return the next scoring, or None when the game is over. Buildings whose counts are the same objects as in `last`
    are not ranked again."""
    if not state.steps_left:
        return None
    scoring, is_simple = next_scoring_number(state), state.options.granada_scoring == "simple"
    shown = [standing_of(state, seat).buildings for seat in contending_seats(state)]
    buildings = [(building, tile_set) for tile_set in state.options.tile_sets for building in BUILDINGS[tile_set]]
    ranks: dict[Building, tuple[int, ...]] = {}
    points: dict[Building, tuple[int, ...]] = {}
    indices = set(range(len(buildings)))
    if last and last.next_scoring and last.next_scoring.scoring == scoring:
        ranks, points = dict(last.next_scoring.rank_points), dict(last.next_scoring.points)
        indices = _changed_indices(shown, last)
    for index in sorted(indices):
        building, tile_set = buildings[index]
        building_counts = [seat_counts[index] for seat_counts in shown]
        ranks[building] = rank_points(building, tile_set, scoring, visible_tiles(building_counts), is_simple)
        points[building] = shared_points(building_counts, ranks[building])
    return NextScoring(scoring, ranks, points, cards_until(state, scoring))


def point_table(
    options: Options, scoring: Unchecked[int], totals: Mapping[Building, int] | None = None
) -> dict[Building, tuple[int, ...]]:
    """Return the points of ranks 1, 2 and 3 in a scoring, for every building of the game.

    Args:
        options: The options of the table.
        scoring: The number of the scoring: 1, 2 or 3.
        totals: The visible tiles of all players and Dirk, by building. Only the points of Granada depend on them, and
            missing buildings have none.
    """
    if scoring not in SCORINGS:
        raise ValueError(f"there is no scoring {quoted(scoring)}; there are 1, 2 and 3")
    counts = totals or {}
    is_simple = options.granada_scoring == "simple"
    return {
        building: rank_points(building, tile_set, scoring, counts.get(building, 0), is_simple)
        for tile_set in options.tile_sets
        for building in BUILDINGS[tile_set]
    }


def count_visible_tiles(state: State) -> dict[Building, int]:
    """Return the number of tiles of each building in all cities and with Dirk."""
    totals: dict[Building, int] = {}
    for seat in contending_seats(state):
        for count in standing_of(state, seat).buildings:
            totals[count.building] = totals.get(count.building, 0) + count.tiles
    return totals


def _changed_indices(shown: list[tuple[BuildingCount, ...]], last: Standings) -> set[int]:
    """Return the indices of the buildings whose count has changed for some contender."""
    before = [standing.buildings for standing in (*last.players, last.dirk) if standing]
    changed: set[int] = set()
    for now, then in zip(shown, before, strict=True):
        if now is not then:
            changed.update([index for index, building_count in enumerate(now) if building_count is not then[index]])
    return changed


def cards_until(state: State, scoring: int) -> tuple[int, int] | None:
    """Return the minimum and maximum number of cards up to a scoring card, or None if it is not in the deck."""
    if scoring == 3 or (scoring == 2 and state.second_card_aside) or SCORING_CARDS[scoring - 1] not in state.deck:
        return None
    piles = state.piles_left()
    if not piles:
        return None
    pile = state.options.rules.scoring_piles[scoring - 1] - 1
    above = sum(piles[:pile])
    return above + 1, above + piles[pile]


def next_scoring_number(state: State) -> int:
    """Return the number of the next scoring. At the end, missed scorings are skipped unless forced (AMB-F8)."""
    due = [step.scoring for step in state.agenda if isinstance(step, Score)]
    if due:
        return due[-1]
    if any(isinstance(step, EndGame) for step in state.agenda):
        return 3
    return next(scoring for scoring in SCORINGS if scoring not in state.scorings_held)

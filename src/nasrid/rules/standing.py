"""How the seats stand between two scorings: what a scoring would count now, all of which lies open (AMB-Q1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from nasrid.rules.components import BUILDINGS, Building, Kind
from nasrid.rules.grid import Cell
from nasrid.rules.modules.huts import hut_values
from nasrid.rules.scoring import DIRK, Border, Contender, Holding, borders_of, holdings_of, rank_points, tiles_in_sight
from nasrid.rules.state import Player, State
from nasrid.rules.steps.end import EndGame
from nasrid.rules.steps.score import Score, contender, contending


@dataclass(frozen=True, slots=True)
class SeatStanding:
    """What a seat, or Dirk, would bring into a scoring."""

    holdings: Mapping[Building, Holding]  # of every building of the game, in the order of the point tables
    borders: tuple[Border, ...]  # Dirk has none
    hut_values: Mapping[Cell, int]  # of the huts in the city (HUT-11)


@dataclass(frozen=True, slots=True)
class NextScoring:
    scoring: int  # 1, 2, 3
    rank_points: Mapping[Building, tuple[int, ...]]  # what ranks 1, 2, 3 would pay if it were held now


def standing_of(state: State, seat: int) -> SeatStanding:
    """Counted anew only when its tiles or cards are other objects."""
    one = state.dirk if seat == DIRK else state.players[seat]
    tiles, cards = (one.city, one.revealed) if isinstance(one, Player) else (one and one.tiles, None)
    known = state.standings.get(seat)
    if known and known[0] is tiles and known[1] is cards:
        return known[2]
    standing = _count(contender(state, seat), state.options.kinds)
    state.standings[seat] = tiles, cards, standing
    return standing


def _count(one: Contender, kinds: tuple[Kind, ...]) -> SeatStanding:
    values = hut_values(one.city) if one.city else {}
    return SeatStanding(holdings_of(one, kinds), tuple(borders_of(one, kinds)), values)


def next_scoring(state: State) -> NextScoring | None:
    """None when the game is over."""
    if not state.agenda:
        return None
    scoring, simple = _scoring_ahead(state), state.options.granada_scoring == "simple"
    shown = [standing_of(state, seat).holdings for seat in contending(state)]
    points = {
        building: rank_points(building, kind, scoring, tiles_in_sight(one[building] for one in shown), simple)
        for kind in state.options.kinds
        for building in BUILDINGS[kind]
    }
    return NextScoring(scoring, points)


def _scoring_ahead(state: State) -> int:
    """A scoring whose card has not come until the end is skipped, or held at the end all the same (AMB-F8)."""
    due = [step.scoring for step in state.agenda if isinstance(step, Score)]
    if due:
        return due[-1]
    if any(isinstance(step, EndGame) for step in state.agenda):
        return 3
    return next(scoring for scoring in (1, 2, 3) if scoring not in state.held)

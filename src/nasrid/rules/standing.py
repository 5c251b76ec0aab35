"""How the seats stand between two scorings: what a scoring would count now, all of which lies open (AMB-Q1)."""

from __future__ import annotations

from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import BUILDINGS, Building
from nasrid.rules.pieces.money import SCORING
from nasrid.rules.table.rules import in_play
from nasrid.rules.table.scoring import (
    DIRK,
    Contender,
    NextScoring,
    SeatStanding,
    borders_of,
    holdings_of,
    rank_points,
    shared,
    tiles_in_sight,
)
from nasrid.rules.table.state import Player, State
from nasrid.rules.table.visibility import piles_left
from nasrid.rules.turn.end import EndGame
from nasrid.rules.turn.score import Score, contender, contending


def standing_of(state: State, seat: int) -> SeatStanding:
    """Counted anew only when its tiles or what modules keep there are other objects."""
    one = state.dirk if seat == DIRK else state.players[seat]
    tiles, parts = (one.city, one.parts) if isinstance(one, Player) else (one and one.tiles, None)
    known = state.standings.get(seat)
    if known and known[0] is tiles and known[1] is parts:
        return known[2]
    standing = _count(contender(state, seat), state)
    state.standings[seat] = tiles, parts, standing
    return standing


def _count(one: Contender, state: State) -> SeatStanding:
    kinds = state.options.kinds
    values: dict[Cell, int] = {}
    if one.city:
        for module in in_play(state.options):
            values |= module.tile_values(one.city)
    return SeatStanding(tuple(holdings_of(one, kinds).values()), tuple(borders_of(one, kinds)), values)


def next_scoring(state: State) -> NextScoring | None:
    """None when the game is over."""
    if not state.steps_left:
        return None
    scoring, simple = scoring_ahead(state), state.options.granada_scoring == "simple"
    shown = [standing_of(state, seat).holdings for seat in contending(state)]
    buildings = [(building, kind) for kind in state.options.kinds for building in BUILDINGS[kind]]
    ranks: dict[Building, tuple[int, ...]] = {}
    points: dict[Building, tuple[int, ...]] = {}
    for (building, kind), *holdings in zip(buildings, *shown, strict=True):
        ranks[building] = rank_points(building, kind, scoring, tiles_in_sight(holdings), simple)
        points[building] = shared(holdings, ranks[building])
    return NextScoring(scoring, ranks, points, cards_until(state, scoring))


def cards_until(state: State, scoring: int) -> tuple[int, int] | None:
    """None if the card has been drawn, comes with a later deck, or is none: the third scoring has no card."""
    if scoring == 3 or (scoring == 2 and state.second_card_aside) or SCORING[scoring - 1] not in state.deck:
        return None
    piles = piles_left(state)
    if not piles:
        return None
    pile = state.options.rules.scoring_piles[scoring - 1] - 1
    above = sum(piles[:pile])
    return above + 1, above + piles[pile]


def scoring_ahead(state: State) -> int:
    """A scoring whose card has not come until the end is skipped, or held at the end all the same (AMB-F8)."""
    due = [step.scoring for step in state.agenda if isinstance(step, Score)]
    if due:
        return due[-1]
    if any(isinstance(step, EndGame) for step in state.agenda):
        return 3
    return next(scoring for scoring in (1, 2, 3) if scoring not in state.held)

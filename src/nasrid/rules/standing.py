"""How the seats stand between two scorings: what a scoring would count now, all of which lies open (AMB-Q1)."""

from __future__ import annotations

from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import BUILDINGS, Building
from nasrid.rules.pieces.money import SCORING
from nasrid.rules.table.rules import in_play
from nasrid.rules.table.scoring import (
    DIRK,
    Contender,
    Holding,
    NextScoring,
    SeatStanding,
    Standings,
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
    standing = _count(contender(state, seat), state, known[2].holdings if known else ())
    state.standings[seat] = tiles, parts, standing
    return standing


def _count(one: Contender, state: State, known: tuple[Holding, ...]) -> SeatStanding:
    """A holding that is as it was stays the same object."""
    kinds = state.options.kinds
    values: dict[Cell, int] = {}
    if one.city:
        for module in in_play(state.options):
            values |= module.tile_values(one.city)
    holdings = list(holdings_of(one, kinds).values())
    for place, old in enumerate(known):
        new = holdings[place]
        if (old.count, old.tiles, old.dearest) == (new.count, new.tiles, new.dearest) and old.extras == new.extras:
            holdings[place] = old
    return SeatStanding(tuple(holdings), tuple(borders_of(one, kinds)), values)


def next_scoring(state: State, last: Standings | None = None) -> NextScoring | None:
    """None when the game is over. A building of which everybody has the same objects as in the last standings is not
    counted anew."""
    if not state.steps_left:
        return None
    scoring, simple = scoring_ahead(state), state.options.granada_scoring == "simple"
    shown = [standing_of(state, seat).holdings for seat in contending(state)]
    buildings = [(building, kind) for kind in state.options.kinds for building in BUILDINGS[kind]]
    ranks: dict[Building, tuple[int, ...]] = {}
    points: dict[Building, tuple[int, ...]] = {}
    places = set(range(len(buildings)))
    if last and last.next_scoring and last.next_scoring.scoring == scoring:
        ranks, points = dict(last.next_scoring.rank_points), dict(last.next_scoring.points)
        places = _changed(shown, last)
    for place in sorted(places):
        building, kind = buildings[place]
        holdings = [one[place] for one in shown]
        ranks[building] = rank_points(building, kind, scoring, tiles_in_sight(holdings), simple)
        points[building] = shared(holdings, ranks[building])
    return NextScoring(scoring, ranks, points, cards_until(state, scoring))


def _changed(shown: list[tuple[Holding, ...]], last: Standings) -> set[int]:
    """The places of the buildings of which somebody shows something else than before."""
    before = [one.holdings for one in (*last.players, last.dirk) if one]
    changed: set[int] = set()
    for now, then in zip(shown, before, strict=True):
        if now is not then:
            changed.update([place for place, holding in enumerate(now) if holding is not then[place]])
    return changed


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

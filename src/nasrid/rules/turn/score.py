"""Scorings, and Dirk's draws from the bags (CORE-SCORE, DUO-03, DUO-05..09, AMB-I1..I4, AMB-K21)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nasrid.rules.pieces.components import TileSet
from nasrid.rules.table.events import DirkDrew, Scored
from nasrid.rules.table.rules import modules_in_play
from nasrid.rules.table.scoring import DIRK, Contender, ScoringNumber, score
from nasrid.rules.table.state import State, Step

TILES_PER_DRAW: Final = 6


@dataclass(frozen=True, slots=True)
class HoldQueuedScorings(Step):
    """Score the scorings whose cards were drawn in this refill, in that order (AMB-F1, AMB-F2)."""

    def run(self, state: State) -> None:
        if state.queued_scorings:
            scorings, state.queued_scorings = state.queued_scorings, ()
            push_scorings(state, scorings)


def push_scorings(state: State, scorings: tuple[int, ...]) -> None:
    for scoring in reversed(scorings):
        state.push(*state.options.rules.scoring_steps(scoring, state.options))


@dataclass(frozen=True, slots=True)
class Score(Step):
    """Score once."""

    scoring: ScoringNumber

    def run(self, state: State) -> None:
        options = state.options
        contenders = [make_contender(state, seat) for seat in contending_seats(state)]
        sheet = score(self.scoring, contenders, options.tile_sets, options.granada_scoring == "simple")
        for player, points in zip(state.players, sheet.scores, strict=True):
            player.score = points
        if state.dirk is not None and sheet.dirk_score is not None:
            state.dirk.score = sheet.dirk_score
        state.scorings_held += (self.scoring,)
        state.sheets += (sheet,)
        state.emit(Scored(sheet))


def contending_seats(state: State) -> list[int]:
    """Return all seats, and DIRK in a two-player game."""
    return [*range(len(state.players)), *([DIRK] if state.dirk else [])]


def make_contender(state: State, seat: int) -> Contender:
    """Return a seat, or DIRK, with what a scoring counts."""
    if seat == DIRK:
        assert state.dirk
        return Contender(DIRK, state.dirk.score, state.dirk.tiles)
    player = state.players[seat]
    extras = [(module.name, module.extra_buildings(state, player)) for module in modules_in_play(state.options)]
    return Contender(seat, player.score, player.city.tiles.values(), player.city, tuple(extras))


@dataclass(frozen=True, slots=True)
class DirkDraws(Step):
    """Draw Dirk's new tiles after the first and the second scoring (DUO-07, DUO-08)."""

    scoring: ScoringNumber

    def run(self, state: State) -> None:
        if self.scoring == 1:
            draw_for_dirk(state)
        elif self.scoring == 2:
            _draw_last_for_dirk(state)


def draw_for_dirk(state: State) -> None:
    """Draw Dirk's tiles at the start and after the first scoring."""
    _draw(state, dict.fromkeys(state.options.tile_sets, TILES_PER_DRAW), TILES_PER_DRAW)


def _draw_last_for_dirk(state: State) -> None:
    """Draw a third of the tiles after the second scoring."""
    sizes = {tile_set: len(state.bags[tile_set]) for tile_set in state.options.tile_sets}
    _draw(state, {tile_set: size // 3 for tile_set, size in sizes.items()}, sum(sizes.values()) // 3)


def _draw(state: State, counts: dict[TileSet, int], split_count: int) -> None:
    """Draw `counts` tiles from the bags, or `split_count` from both together. A bag with too few gives all (AMB-I1)."""
    if state.dirk is None:
        return
    if len(counts) == 2 and state.options.combo_dirk == "split":
        counts = _split_between_bags(state, split_count)
    drawn = [state.draw_tile(tile_set) for tile_set, count in counts.items() for _ in range(count)]
    tiles = tuple(face for face in drawn if face is not None)
    if tiles:
        state.dirk.tiles += tiles
        state.emit(DirkDrew(tuple(face.name for face in tiles)))


def _split_between_bags(state: State, count: int) -> dict[TileSet, int]:
    """Return half of the tiles for each bag. The Alhambra bag gives an odd one; each bag makes up for the other."""
    sizes = [len(bag) for bag in state.bags]
    granada = min(count // 2, sizes[TileSet.GRANADA])
    alhambra = min(count - granada, sizes[TileSet.ALHAMBRA])
    return {TileSet.ALHAMBRA: alhambra, TileSet.GRANADA: min(count - alhambra, sizes[TileSet.GRANADA])}

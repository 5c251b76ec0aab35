"""Scorings: those whose cards were drawn, and the third at the end (CORE-SCORE, DUO-05..09)."""

from __future__ import annotations

from dataclasses import dataclass

from nasrid.rules.table.events import Scored
from nasrid.rules.table.rules import modules_in_play
from nasrid.rules.table.scoring import DIRK, Contender, ScoringNumber, score
from nasrid.rules.table.state import State, Step
from nasrid.rules.turn import dirk


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
            dirk.draw_regular(state)
        elif self.scoring == 2:
            dirk.draw_last(state)

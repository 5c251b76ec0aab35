"""The end of the game: remaining tiles are awarded before the third scoring (CORE-END)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from nasrid.rules.pieces.money import SITE_SPACES
from nasrid.rules.table.events import GameEnded, MoneyCounted, TileAwarded, TileUnclaimed
from nasrid.rules.table.rules import modules_in_play
from nasrid.rules.table.state import State, Step
from nasrid.rules.turn.place import AwaitConfirmation, Place
from nasrid.rules.turn.score import Score, push_scorings
from nasrid.rules.wire.declare import Range


@dataclass(frozen=True, slots=True)
class CheckEnd(Step):
    """End the game if a space of the site stays empty (CORE-END-01, COMBO-END-01, AMB-L6)."""

    def run(self, state: State) -> None:
        if state.has_gap() and any(not _occupied_slots(state, space) for space in SITE_SPACES):
            state.agenda = ()
            state.push(*state.options.rules.ending_steps(state.options))


def _occupied_slots(state: State, space: int) -> list[int]:
    """Return the slots of a space that have a tile."""
    return [slot for slot, face in enumerate(state.site) if face is not None and state.space_of(slot) == space]


@dataclass(frozen=True, slots=True)
class HoldMissedScorings(Step):
    """With `force_missed_scorings`: score the scorings whose cards were never drawn (AMB-F8)."""

    def run(self, state: State) -> None:
        if state.options.force_missed_scorings:
            push_scorings(state, tuple(scoring for scoring in (1, 2) if scoring not in state.scorings_held))


@dataclass(frozen=True, slots=True)
class CountMoney(Step):
    """Show each player's totals for the award (AMB-H7)."""

    def run(self, state: State) -> None:
        if any(face is not None for face in state.site):
            totals = (tuple(player.hand.total(currency) for currency in SITE_SPACES) for player in state.players)
            state.emit(MoneyCounted(tuple(totals)))


@dataclass(frozen=True, slots=True)
class Award(Step):
    """Award the tiles of one space to the player with the most money of its currency (CORE-END-03..07)."""

    space: Annotated[int, Range(SITE_SPACES[0], SITE_SPACES[-1])]

    def run(self, state: State) -> None:
        slots = _occupied_slots(state, self.space)
        winner = _find_richest(state, self.space)
        for slot in slots:
            face = state.site[slot]
            assert face is not None
            if winner is None:
                state.emit(TileUnclaimed(face.name, self.space + 1))
            else:
                state.set_site_tile(slot, None)
                state.players[winner].unplaced += (face,)
                state.emit(TileAwarded(winner, face.name, self.space + 1))
        if slots and winner is not None:
            state.push(Place(winner, awarded=True), AwaitConfirmation(winner))


def _find_richest(state: State, currency: int) -> int | None:
    totals = [player.hand.total(currency) for player in state.players]
    return totals.index(max(totals)) if totals.count(max(totals)) == 1 else None


@dataclass(frozen=True, slots=True)
class EndGame(Step):
    """Score for the third time and determine the winners."""

    def run(self, state: State) -> None:
        for module in modules_in_play(state.options):
            module.before_last_scoring(state)
        Score(3).run(state)
        state.emit(GameEnded(tuple(player.score for player in state.players), winners(state)))


def winners(state: State) -> tuple[int, ...]:
    """Return the seats with the most points; ties are shared (CORE-END-10, CORE-END-11)."""
    best = max(player.score for player in state.players)
    return tuple(seat for seat, player in enumerate(state.players) if player.score == best)

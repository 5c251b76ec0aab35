"""Refilling the display and the building site after a turn (CORE-REFILL, GRA-REFILL)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nasrid.rules.pieces.components import TileSet
from nasrid.rules.pieces.money import SCORING_CARDS
from nasrid.rules.table.events import MarkerMoved, MoneyRevealed, ScoringCardDrawn, TileRevealed
from nasrid.rules.table.state import State, Step

DISPLAY_SIZE: Final = 4


@dataclass(frozen=True, slots=True)
class RefillDisplay(Step):
    """Refill the display to four cards; a scoring card leaves the game and is queued (CORE-SCORE-03, AMB-F4..F6)."""

    def run(self, state: State) -> None:
        revealed: list[str] = []
        while len(state.display) + len(revealed) < DISPLAY_SIZE:
            card = state.draw_card()
            if card is None:
                break
            if card in SCORING_CARDS:
                scoring = SCORING_CARDS.index(card) + 1
                state.queued_scorings += (scoring,)
                state.emit(ScoringCardDrawn(scoring))
            else:
                revealed.append(card)
        if revealed:
            state.display += tuple(revealed)
            if state.collects_events:
                state.emit(MoneyRevealed(tuple(revealed)))


@dataclass(frozen=True, slots=True)
class RefillSite(Step):
    """Fill each empty place, spaces ascending; the marker moves if Granada tiles were added."""

    def run(self, state: State) -> None:
        if not state.has_gap():
            return
        is_granada_refilled = False
        for slot, face in enumerate(state.site):
            if face is None:
                tile_set = state.options.tile_sets[slot % len(state.options.tile_sets)]
                new = state.draw_tile(tile_set)
                if new is not None:
                    state.set_site_tile(slot, new)
                    if state.collects_events:
                        state.emit(TileRevealed(new.name, state.space_of(slot) + 1))
                    is_granada_refilled |= tile_set == TileSet.GRANADA
        if is_granada_refilled:  # CON-15, COMBO-REFILL-01
            state.marker = "odd" if state.marker == "even" else "even"
            if state.collects_events:
                state.emit(MarkerMoved(state.marker))

"""After a turn: the display and the building site are filled up again (CORE-REFILL, GRA-REFILL)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nasrid.rules.pieces.components import Kind
from nasrid.rules.pieces.money import SCORING
from nasrid.rules.table.events import MarkerMoved, MoneyLaid, ScoringCardDrawn, TileLaid
from nasrid.rules.table.state import State, Step

DISPLAY_SIZE: Final = 4


@dataclass(frozen=True, slots=True)
class RefillDisplay(Step):
    """Four cards again; a scoring card leaves the game and is queued (CORE-SCORE-03, AMB-F4..F6)."""

    def run(self, state: State) -> None:
        laid: list[str] = []
        while len(state.display) + len(laid) < DISPLAY_SIZE:
            card = state.draw_card()
            if card is None:
                break
            if card in SCORING:
                scoring = SCORING.index(card) + 1
                state.queue += (scoring,)
                state.emit(ScoringCardDrawn(scoring))
            else:
                laid.append(card)
        if laid:
            state.display += tuple(laid)
            if state.is_heard:
                state.emit(MoneyLaid(tuple(laid)))


@dataclass(frozen=True, slots=True)
class RefillSite(Step):
    """One tile for each empty place, spaces ascending; then the marker moves if Granada tiles were laid."""

    def run(self, state: State) -> None:
        if not state.has_gap():
            return
        granada_laid = False
        for place, face in enumerate(state.site):
            if face is None:
                kind = state.options.kinds[place % len(state.options.kinds)]
                new = state.draw_tile(kind)
                if new is not None:
                    state.lay_tile(place, new)
                    if state.is_heard:
                        state.emit(TileLaid(new.name, state.space_of(place) + 1))
                    granada_laid |= kind == Kind.GRANADA
        if granada_laid:  # CON-15, COMBO-REFILL-01
            state.marker = "odd" if state.marker == "even" else "even"
            if state.is_heard:
                state.emit(MarkerMoved(state.marker))

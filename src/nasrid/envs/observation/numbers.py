"""The pieces of an observation that are a few numbers each."""

from __future__ import annotations

from typing import Any, Final

from nasrid.envs.observation.layout import (
    BAG_SCALE,
    DECISION_STEPS,
    DECK_SCALE,
    HAND_SCALE,
    MAX_POINT_VALUE,
    PILE_SCALE,
    POINT_SCALE,
    number_pieces,
)
from nasrid.envs.observation.module_encoder import ModuleEncoder
from nasrid.envs.observation.rows import Rows
from nasrid.rules.pieces.chance import PILE_COUNT
from nasrid.rules.pieces.money import SITE_SPACES
from nasrid.rules.table.options import Options
from nasrid.rules.table.scoring import SCORINGS
from nasrid.rules.table.state import Step
from nasrid.rules.table.view import View
from nasrid.rules.turn.end import Award, EndGame
from nasrid.rules.turn.polling import PollSeats
from nasrid.rules.turn.refill import RefillDisplay
from nasrid.rules.turn.score import Score

DECISION_NUMBERS: dict[str | None, int] = {name: number for number, name in enumerate(DECISION_STEPS)}
NO_POSITION: Final = -1


class NumberRow:
    """The last encoded numbers, all in one row."""

    def __init__(self, options: Options, modules: list[ModuleEncoder]) -> None:
        self._modules = modules
        self._kinds = options.tile_sets
        # Indexed by the names of the pieces that this table has.
        self._starts: dict[str, int] = {}
        self._sizes: dict[str, int] = {}
        size = 0
        for piece in number_pieces(options):
            self._starts[piece.name] = size
            self._sizes[piece.name] = piece.size
            size += piece.size
        self._written = [0.0] * size
        self._marked: dict[str, int] = {}  # the position of the 1 in each one-hot piece
        self._last: View | None = None
        self.row = Rows(size)

    def parts(self, requested: list[str]) -> list[Any]:
        """Return the memory of the requested pieces, in order. Adjacent pieces form one part."""
        [row] = self.row.seen_from(0)
        parts: list[Any] = []
        start = end = 0
        for name, place in self._starts.items():
            if name in requested:
                if place != end:
                    parts.append(row[start:end])
                    start = place
                end = place + self._sizes[name]
        return [part for part in (*parts, row[start:end]) if len(part)]

    def _write_values(self, name: str, values: list[float]) -> None:
        if name not in self._starts:
            return
        written = self._written
        place: int = self._starts[name]
        for value in values:
            if value != written[place]:
                written[place] = value
                self.row.set_value(0, place, value)
            place += 1

    def _mark(self, name: str, place: int) -> None:
        """Set a one-hot piece to 1 at `place`, or clear it."""
        before = self._marked.get(name, NO_POSITION)
        if place == before:
            return
        start: int = self._starts[name]
        if before != NO_POSITION:
            self.row.set_value(0, start + before, 0.0)
        if place != NO_POSITION:
            self.row.set_value(0, start + place, 1.0)
        self._marked[name] = place

    def update(self, view: View, hands_known: list[bool], outside_counts: list[int]) -> None:
        """Write the numbers.

        `hands_known` and `outside_counts` are indexed by seat; observations start at the viewer.
        """
        assert view.viewer is not None
        last = self._last
        seats = [(view.viewer + place) % len(hands_known) for place in range(len(hands_known))]
        self._write_values("hands_known", [_flag(hands_known[seat]) for seat in seats])
        self._write_values("outside_window", [outside_counts[seat] / BAG_SCALE for seat in seats])
        self._show_players(view, seats)
        self._mark("step", DECISION_NUMBERS.get(view.step, NO_POSITION))
        self._write_values("paid_exactly", [_flag(view.paid_exactly)])
        if last is None or _supplies(view) != _supplies(last):
            self._show_supplies(view)
        if last is None or view.viewer != last.viewer or not _is_same_agenda(view.agenda, last.agenda):
            self._show_agenda(view.agenda, seats)
        self._last = view

    def _show_players(self, view: View, seats: list[int]) -> None:
        players = [view.players[seat] for seat in seats]
        scores = [player.score for player in players]
        if view.dirk:
            scores.append(view.dirk.score)
        self._mark("decider", NO_POSITION if view.seat is None else seats.index(view.seat))
        self._mark("turn", seats.index(view.turn))
        self._write_values("scores", [min(score / POINT_SCALE, MAX_POINT_VALUE) for score in scores])
        self._write_values("hand_sizes", [player.hand_size / HAND_SCALE for player in players])
        for module in self._modules:
            for name, values in module.numbers(view, players).items():
                self._write_values(name, values)

    def _show_supplies(self, view: View) -> None:
        piles = [size / PILE_SCALE for size in view.piles[:PILE_COUNT]]
        self._write_values("scorings_held", [_flag(scoring in view.scorings_held) for scoring in SCORINGS])
        self._write_values("deck_size", [view.deck_size / DECK_SCALE])
        self._write_values("piles", piles + [0.0] * (PILE_COUNT - len(piles)))
        self._write_values("second_card_aside", [_flag(view.second_card_aside)])
        self._write_values("bag_sizes", [view.bag_sizes[kind] / BAG_SCALE for kind in self._kinds])
        self._write_values("marker", [_flag(view.marker == "odd")])

    def _show_agenda(self, agenda: tuple[Step, ...], seats: list[int]) -> None:
        """Write the upcoming steps."""
        is_within_turn, is_ending = False, not agenda
        awards: list[int] = []
        due: list[int] = []
        for step in agenda:
            if isinstance(step, RefillDisplay):
                is_within_turn = True
            elif isinstance(step, Score):
                due.append(step.scoring)
            elif isinstance(step, Award):
                awards.append(step.space)
            elif isinstance(step, EndGame):
                is_ending = True
        first = agenda[0] if agenda else None
        waiting = first.waiting if isinstance(first, PollSeats) else ()
        between = not is_within_turn and not is_ending
        self._write_values("phase", [_flag(is_within_turn), _flag(between), _flag(bool(due)), _flag(is_ending)])
        self._write_values("waiting", [_flag(seat in waiting) for seat in seats])
        self._write_values("awards", [_flag(space in awards) for space in SITE_SPACES])
        self._write_values("scorings_due", [_flag(scoring in due) for scoring in SCORINGS])


def _supplies(view: View) -> tuple[object, ...]:
    return view.deck_size, view.bag_sizes, view.piles, view.scorings_held, view.second_card_aside, view.marker


def _is_same_agenda(one: tuple[Step, ...], other: tuple[Step, ...]) -> bool:
    """Return True if the steps are identical objects; equal steps may not be."""
    return len(one) == len(other) and all(step is other[place] for place, step in enumerate(one))


def _flag(value: bool) -> float:
    return 1.0 if value else 0.0

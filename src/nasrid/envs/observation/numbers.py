"""The pieces of an observation that are a few numbers each."""

from __future__ import annotations

from typing import Any, Final

from nasrid.envs.observation.layout import (
    ALL_CARDS,
    BAG,
    BONUS_CARDS,
    DECISIONS,
    FEW_CARDS,
    MOST_POINTS,
    PILE,
    POINTS,
    SCORINGS,
    numbers,
)
from nasrid.envs.observation.rows import Rows
from nasrid.rules.modules.bonus import MODULE_NAME as BONUS
from nasrid.rules.modules.bonus import RevealRound, cards_in_view
from nasrid.rules.modules.vizier import MODULE_NAME as VIZIER
from nasrid.rules.modules.vizier import is_vizier_active
from nasrid.rules.pieces.chance import PILE_COUNT
from nasrid.rules.pieces.money import SITE_SPACES
from nasrid.rules.table.options import Options
from nasrid.rules.table.state import Step
from nasrid.rules.table.view import View
from nasrid.rules.turn.asking import PollSeats
from nasrid.rules.turn.end import Award, EndGame
from nasrid.rules.turn.refill import RefillDisplay
from nasrid.rules.turn.score import Score

DECISION_NUMBERS: dict[str | None, int] = {name: number for number, name in enumerate(DECISIONS)}
NOWHERE: Final = -1


class NumberRow:
    """The numbers that were shown last, all in one row."""

    def __init__(self, options: Options) -> None:
        self._modules = options.modules
        self._kinds = options.tile_sets
        # By the names of the pieces that the table has:
        self._starts: dict[str, int] = {}
        self._sizes: dict[str, int] = {}
        size = 0
        for piece in numbers(options):
            self._starts[piece.name] = size
            self._sizes[piece.name] = piece.size
            size += piece.size
        self._written = [0.0] * size
        self._marked: dict[str, int] = {}  # of the pieces with a single 1, where it stands
        self._last: View | None = None
        self.row = Rows(size)

    def parts(self, wanted: list[str]) -> list[Any]:
        """The memory of the wanted pieces, in their order; those that stand side by side are one part."""
        row = self.row.seen_from(0)
        found: list[Any] = []
        start = end = 0
        for name, place in self._starts.items():
            if name in wanted:
                if place != end:
                    found.append(row[start:end])
                    start = place
                end = place + self._sizes[name]
        return [part for part in (*found, row[start:end]) if len(part)]

    def _put(self, name: str, values: list[float]) -> None:
        if name not in self._starts:
            return
        written = self._written
        place: int = self._starts[name]
        for value in values:
            if value != written[place]:
                written[place] = value
                self.row.put(0, place, value)
            place += 1

    def _mark(self, name: str, place: int) -> None:
        """A 1 at this place of the piece and nowhere else, or nowhere at all."""
        before = self._marked.get(name, NOWHERE)
        if place == before:
            return
        start: int = self._starts[name]
        if before != NOWHERE:
            self.row.put(0, start + before, 0.0)
        if place != NOWHERE:
            self.row.put(0, start + place, 1.0)
        self._marked[name] = place

    def show(self, view: View, hands_known: list[bool], beyond: list[int]) -> None:
        """`hands_known` and `beyond` go by seat; in an observation, seats go clockwise from the viewer."""
        assert view.viewer is not None
        last = self._last
        seats = [(view.viewer + place) % len(hands_known) for place in range(len(hands_known))]
        self._put("hands_known", [_flag(hands_known[seat]) for seat in seats])
        self._put("beyond", [beyond[seat] / BAG for seat in seats])
        self._show_players(view, seats)
        self._mark("step", DECISION_NUMBERS.get(view.step, NOWHERE))
        self._put("exact", [_flag(view.exact)])
        if last is None or not _have_same_supplies(view, last):
            self._show_supplies(view)
        if last is None or view.viewer != last.viewer or not _is_same_agenda(view.agenda, last.agenda):
            self._show_agenda(view.agenda, seats)
        self._last = view

    def _show_players(self, view: View, seats: list[int]) -> None:
        players = [view.players[seat] for seat in seats]
        scores = [player.score for player in players]
        if view.dirk:
            scores.append(view.dirk.score)
        self._mark("decider", NOWHERE if view.seat is None else seats.index(view.seat))
        self._mark("turn", seats.index(view.turn))
        self._put("scores", [min(score / POINTS, MOST_POINTS) for score in scores])
        self._put("hand_sizes", [player.hand_size / FEW_CARDS for player in players])
        if VIZIER in self._modules:
            self._put("viziers", [_flag(is_vizier_active(player)) for player in players])
        if BONUS in self._modules:
            self._put("bonus_sizes", [cards_in_view(player).count / len(BONUS_CARDS) for player in players])

    def _show_supplies(self, view: View) -> None:
        piles = [size / PILE for size in view.piles[:PILE_COUNT]]
        self._put("scorings_held", [_flag(scoring in view.scorings_held) for scoring in SCORINGS])
        self._put("deck_size", [view.deck_size / ALL_CARDS])
        self._put("piles", piles + [0.0] * (PILE_COUNT - len(piles)))
        self._put("second_card_aside", [_flag(view.second_card_aside)])
        self._put("bag_sizes", [view.bag_sizes[kind] / BAG for kind in self._kinds])
        self._put("marker", [_flag(view.marker == "odd")])

    def _show_agenda(self, agenda: tuple[Step, ...], seats: list[int]) -> None:
        """What the steps to come say."""
        within_turn, ending = False, not agenda
        awards: list[int] = []
        due: list[int] = []
        for step in agenda:
            if isinstance(step, RefillDisplay):
                within_turn = True
            elif isinstance(step, Score):
                due.append(step.scoring)
            elif isinstance(step, Award):
                awards.append(step.space)
            elif isinstance(step, EndGame):
                ending = True
        first = agenda[0] if agenda else None
        waiting = first.waiting if isinstance(first, PollSeats) else ()
        revealed = first.revealed if isinstance(first, RevealRound) else 0
        between = not within_turn and not ending
        self._put("moment", [_flag(within_turn), _flag(between), _flag(bool(due)), _flag(ending)])
        self._put("waiting", [_flag(seat in waiting) for seat in seats])
        self._put("awards", [_flag(space in awards) for space in SITE_SPACES])
        self._put("scorings_due", [_flag(scoring in due) for scoring in SCORINGS])
        self._put("revealed_before", [min(revealed / len(BONUS_CARDS), 1.0)])


def _have_same_supplies(one: View, other: View) -> bool:
    return (
        one.deck_size == other.deck_size
        and one.bag_sizes == other.bag_sizes
        and one.piles == other.piles
        and one.scorings_held == other.scorings_held
        and one.second_card_aside == other.second_card_aside
        and one.marker == other.marker
    )


def _is_same_agenda(one: tuple[Step, ...], other: tuple[Step, ...]) -> bool:
    """Whether these are the same steps; equal ones need not be."""
    return len(one) == len(other) and all(step is other[place] for place, step in enumerate(one))


def _flag(value: bool) -> float:
    return 1.0 if value else 0.0

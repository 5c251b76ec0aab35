"""The pieces of an observation that are a few numbers each."""

from __future__ import annotations

from collections.abc import Sequence

from nasrid.envs.observation.layout import (
    ALL_CARDS,
    BAG,
    BONUS_CARDS,
    DECISIONS,
    FEW_CARDS,
    MOST_POINTS,
    PILE,
    PILES,
    POINTS,
    SCORINGS,
)
from nasrid.rules.modules.bonus import NAME as BONUS
from nasrid.rules.modules.bonus import RevealRound, cards_seen
from nasrid.rules.modules.vizier import NAME as VIZIER
from nasrid.rules.modules.vizier import is_active
from nasrid.rules.pieces.money import SPACES
from nasrid.rules.table.state import Step
from nasrid.rules.table.view import View
from nasrid.rules.turn.asking import AskAround
from nasrid.rules.turn.end import Award, EndGame
from nasrid.rules.turn.refill import RefillDisplay
from nasrid.rules.turn.score import Score

Numbers = dict[str, Sequence[float]]  # by the names of pieces


def numbers_of(view: View, seats: list[int]) -> Numbers:
    """What a view says in numbers; `seats` go clockwise from the viewer."""
    players = [view.players[seat] for seat in seats]
    scores = [player.score for player in players]
    if view.dirk:
        scores.append(view.dirk.score)
    piles = [size / PILE for size in view.piles[:PILES]]
    values: Numbers = {
        "decider": [seat == view.seat for seat in seats],
        "turn": [seat == view.turn for seat in seats],
        "step": [view.step == one for one in DECISIONS],
        "exact": [view.exact],
        "scorings_held": [scoring in view.scorings_held for scoring in SCORINGS],
        "scores": [min(score / POINTS, MOST_POINTS) for score in scores],
        "hand_sizes": [player.hand_size / FEW_CARDS for player in players],
        "deck_size": [view.deck_size / ALL_CARDS],
        "piles": piles + [0.0] * (PILES - len(piles)),
        "second_card_aside": [view.second_card_aside],
        "bag_sizes": [view.bag_sizes[kind] / BAG for kind in view.options.kinds],
        "marker": [view.marker == "odd"],
    }
    if VIZIER in view.options.modules:
        values["viziers"] = [is_active(player) for player in players]
    if BONUS in view.options.modules:
        values["bonus_sizes"] = [cards_seen(player).count / len(BONUS_CARDS) for player in players]
    _add_agenda(values, view.agenda, seats)
    return values


def _add_agenda(values: Numbers, agenda: tuple[Step, ...], seats: list[int]) -> None:
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
    waiting = first.waiting if isinstance(first, AskAround) else ()
    revealed = first.revealed if isinstance(first, RevealRound) else 0
    values["moment"] = [within_turn, not within_turn and not ending, bool(due), ending]
    values["waiting"] = [seat in waiting for seat in seats]
    values["awards"] = [space in awards for space in SPACES]
    values["scorings_due"] = [scoring in due for scoring in SCORINGS]
    values["revealed_before"] = [min(revealed / len(BONUS_CARDS), 1)]

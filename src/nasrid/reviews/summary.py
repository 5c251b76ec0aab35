"""The summary of a review for each player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from math import hypot

from nasrid.bots.players.adviser import is_exact_purchase
from nasrid.reviews.labels import LABELS, accuracy, is_mistake
from nasrid.reviews.prospects import Prospects
from nasrid.reviews.review import GameReview, ReviewedDecision


@dataclass(frozen=True)
class Balance:
    """The way from the start to the result, as win chance or in points.

    The five parts before the result add up to it. Luck is only known up to its standard error.
    """

    start: float
    luck: float
    own: float  # choices
    opponents: float  # choices
    residual: float
    result: float
    luck_error: float


@dataclass(frozen=True)
class SeatSummary:
    """The summary of one player.

    Attributes:
        accuracy: From 0 to 1.
        labels: The number of decisions with each label.
        chance: The balance of the win chance.
        points: The balance of the lead over the other players' average.
        missed_exact_purchases: Decisions in which an exact purchase would have been clearly better than a move that
            was none.
        border_points_lost: Points for walls and moats that inaccuracies and worse gave away.
        majority_points_lost: The same for majorities.
        best_moment: The index of the reviewed decision after which the win chance rose most, or None.
        worst_moment: The index of the reviewed decision that lost most, or None.
    """

    accuracy: float
    labels: dict[str, int]
    chance: Balance
    points: Balance
    missed_exact_purchases: int
    border_points_lost: int
    majority_points_lost: int
    best_moment: int | None
    worst_moment: int | None


def summarise(review: GameReview) -> tuple[SeatSummary, ...]:
    """Return the summaries of all seats of a review that has run to its end."""
    return tuple(_summarise_seat(review, seat) for seat in range(review.options.players))


def points_lost(summary: SeatSummary) -> float:
    """Return the points that a player lost per decision."""
    return -summary.points.own / max(1, sum(summary.labels.values()))


def points_lost_error(review: GameReview, seat: int) -> float:
    """Return the standard error of the points that a player lost per decision."""
    errors = [each.comparison.points_gap.error for each in review.decisions if each.decision.seat == seat]
    return hypot(*errors) / max(1, len(errors))


def _summarise_seat(review: GameReview, seat: int) -> SeatSummary:
    own = [index for index, reviewed in enumerate(review.decisions) if reviewed.decision.seat == seat]
    decisions = [review.decisions[index] for index in own]
    labels = Counter(reviewed.label for reviewed in decisions)
    wrong = [reviewed for reviewed in decisions if is_mistake(reviewed.label)]
    losses = {index: review.decisions[index].comparison.chance_gap.loss for index in own}
    gains = {index: _gain(review, index, seat) for index in own}
    return SeatSummary(
        accuracy([reviewed.comparison.chance_gap.loss for reviewed in decisions]),
        {label: labels[label] for label in LABELS},
        _balance(review, seat, lambda prospects: prospects.chances),
        _balance(review, seat, lambda prospects: prospects.leads),
        sum(_misses_exact_purchase(review, reviewed) for reviewed in wrong),
        sum(reviewed.points_lost.borders for reviewed in wrong),
        sum(reviewed.points_lost.majorities for reviewed in wrong),
        max(gains, key=gains.__getitem__, default=None),
        max((index for index in losses if losses[index] > 0), key=losses.__getitem__, default=None),
    )


def _gain(review: GameReview, index: int, seat: int) -> float:
    """Return the change of the win chance from a decision to the next one."""
    later = review.decisions[index + 1].before if index + 1 < len(review.decisions) else review.final_prospects
    return later.chances[seat] - review.decisions[index].before.chances[seat]


def _balance(review: GameReview, seat: int, part: Callable[[Prospects], tuple[float, ...]]) -> Balance:
    def choices(is_counted: Callable[[ReviewedDecision], bool]) -> float:
        return sum(
            part(reviewed.after)[seat] - part(reviewed.before)[seat]
            for reviewed in review.decisions
            if is_counted(reviewed)
        )

    return Balance(
        part(Prospects.of_start(review.options.players))[seat],
        sum(part(transition.luck)[seat] for transition in review.transitions),
        choices(lambda reviewed: reviewed.decision.seat == seat),
        choices(lambda reviewed: reviewed.decision.seat != seat),
        sum(part(transition.residual)[seat] for transition in review.transitions),
        part(review.final_prospects)[seat],
        hypot(*(part(transition.luck_error)[seat] for transition in review.transitions)),
    )


def _misses_exact_purchase(review: GameReview, reviewed: ReviewedDecision) -> bool:
    faces, comparison = review.options.components.faces, reviewed.comparison
    return is_exact_purchase(comparison.best, faces) and not is_exact_purchase(comparison.played, faces)

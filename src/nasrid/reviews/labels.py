"""Labels of decisions by their loss of win chance, and accuracies."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from statistics import fmean

from nasrid.reviews.search import MIN_ERRORS, MISTAKE_LOSS, Difference

# The least loss of win chance for each label, worst first (docs/reviews.md explains the thresholds).
INACCURACY, GOOD, BEST = "inaccuracy", "good", "best"
LABEL_LOSSES = {"blunder": 0.10, "mistake": MISTAKE_LOSS, INACCURACY: 0.02}
LABELS = (BEST, GOOD, *reversed(LABEL_LOSSES))
ACCURACY_LOSS = 0.08  # the loss of win chance that leaves an accuracy of 37%


def label_of(gap: Difference, is_best: bool) -> str:
    """Return the label of a decision. A loss that may be an error is good; a doubtful mistake is an inaccuracy."""
    if is_best:
        return BEST
    if gap.mean < max(LABEL_LOSSES[INACCURACY], MIN_ERRORS * gap.error):
        return GOOD
    if not gap.certainly_reaches(MISTAKE_LOSS):
        return INACCURACY
    return next(label for label, loss in LABEL_LOSSES.items() if gap.mean >= loss)


def is_mistake(label: str) -> bool:
    """Return True for an inaccuracy or worse."""
    return label in LABEL_LOSSES


def accuracy(losses: Sequence[float]) -> float:
    """Return the accuracy of decisions with these losses of win chance, from 0 to 1."""
    return fmean([exp(-max(0.0, loss) / ACCURACY_LOSS) for loss in losses]) if losses else 1.0

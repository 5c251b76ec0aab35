"""Reviews of finished games: the best moves, the losses by the moves that were played, and luck."""

from nasrid.reviews.decisions import ReviewError
from nasrid.reviews.document import REVIEW_VERSION, decision_to_json, judge, review, to_json
from nasrid.reviews.labels import LABELS, is_mistake
from nasrid.reviews.review import GameReview, ReviewedDecision
from nasrid.reviews.search import DEEP, EFFORTS, QUICK, STANDARD, Effort
from nasrid.reviews.summary import Balance, SeatSummary, points_lost, points_lost_error, summarise

__all__ = [
    "DEEP",
    "EFFORTS",
    "LABELS",
    "QUICK",
    "REVIEW_VERSION",
    "STANDARD",
    "Balance",
    "Effort",
    "GameReview",
    "ReviewError",
    "ReviewedDecision",
    "SeatSummary",
    "decision_to_json",
    "is_mistake",
    "judge",
    "points_lost",
    "points_lost_error",
    "review",
    "summarise",
    "to_json",
]

"""Reviews of finished games, and judgements of other moves: the JSON of docs/reviews.md."""

from typing import Annotated, Literal

from msgspec import Struct

from nasrid.rules.wire.declare import SchemaName
from nasrid.server.protocol.messages import ActionText, Explanation

RequestedEffort = Literal["quick", "standard"]
ReviewEffort = Annotated[Literal["quick", "standard", "deep"], SchemaName("ReviewEffort")]
ReviewState = Annotated[Literal["none", "waiting", "running", "done", "failed"], SchemaName("ReviewState")]
DecisionLabel = Annotated[Literal["best", "good", "inaccuracy", "mistake", "blunder"], SchemaName("DecisionLabel")]


class ReviewedMove(Struct, frozen=True):
    """A move that was played out, with the win chance and the lead of its seat after it."""

    action: ActionText
    chance: float
    points: float


class Judgement(ReviewedMove, frozen=True):
    """Another move at a decision, compared with the best one. Losses are in win chance."""

    label: DecisionLabel
    best: ActionText
    loss: float
    loss_error: float  # standard error
    games: int  # sampled games that compared both moves
    moves: list[ReviewedMove]  # the best first
    reason: Explanation | None  # for the best move; null if it was judged


class DecisionReview(Struct, frozen=True):
    """A reviewed decision. `chances`, `leads`, `luck` and `luck_error` are by seat."""

    action: int  # index of its action in the record
    seat: int
    label: DecisionLabel
    played: ActionText
    best: ActionText
    loss: float  # of win chance
    loss_error: float  # standard error
    points: float  # the loss in points
    points_error: float
    games: int  # sampled games that compared both moves
    moves: list[ReviewedMove]  # those that were played out, the best first
    chances: list[float]  # before the decision
    leads: list[float]
    luck: list[float]  # since the previous decision
    luck_error: list[float]
    reason: Explanation | None  # for the best move; null if it was played


class ReviewBalance(Struct, frozen=True):
    """The way from the start to the result, as win chance or in points. All parts but the last add up to `result`."""

    start: float
    luck: float
    own: float  # choices
    opponents: float  # choices
    residual: float
    result: float
    luck_error: float  # standard error of the luck


class LabelCounts(Struct, frozen=True):
    """The number of decisions with each label."""

    best: int
    good: int
    inaccuracy: int
    mistake: int
    blunder: int


class SeatReview(Struct, frozen=True):
    """The summary of a player. The moments are indices of decisions of the review."""

    accuracy: float  # from 0 to 1
    labels: LabelCounts
    chance: ReviewBalance
    points: ReviewBalance
    missed_exact_purchases: int
    border_points_lost: int
    majority_points_lost: int
    best_moment: int | None
    worst_moment: int | None


class Review(Struct, frozen=True):
    """The review of a game; see docs/reviews.md. While it is being made, it is not complete and has no `seats`."""

    nasrid_review: int  # version of the format
    version: str  # of Nasrid
    effort: ReviewEffort
    game: str  # SHA-256 of the game, without names
    net: str | None
    complete: bool
    scorings: list[int]  # indices of the actions that caused a scoring
    decisions: list[DecisionReview]
    seats: list[SeatReview]

"""Reviews as JSON values (docs/reviews.md)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from nasrid import __version__
from nasrid.bots.heuristics.reasons import encode_reason
from nasrid.reviews.decisions import ReplayedGame, ReviewError, check_record
from nasrid.reviews.labels import label_of
from nasrid.reviews.review import GameReview, ReviewedDecision, search_for
from nasrid.reviews.search import EFFORTS, STANDARD, Comparison, Effort, MoveValue
from nasrid.reviews.summary import summarise
from nasrid.rules.errors import NotationError
from nasrid.rules.game import Game
from nasrid.rules.quoting import quoted
from nasrid.rules.record import digest_of
from nasrid.rules.table.actions import Action
from nasrid.rules.text.notation import parse_action, write_action

REVIEW_VERSION = 1
CHANCE_DIGITS = 4
POINTS_DIGITS = 2

Progress = Callable[[int, int], None]


def review(record: Any, effort: str | Effort = STANDARD, on_progress: Progress | None = None) -> dict[str, Any]:
    """Return the review of a finished game as JSON values (docs/reviews.md).

    Args:
        record: The JSON values of a record.
        effort: An effort, or its name: "quick", "standard" or "deep".
        on_progress: Called after every decision with the number of actions that are done, and of all actions.

    Raises:
        ReviewError: The record is impossible, too long or altered, or its game is not over.
        ValueError: There is no effort of this name.
    """
    if isinstance(effort, str):
        if effort not in EFFORTS:
            raise ValueError(f"there is no effort {effort!r}; there are {', '.join(EFFORTS)}")
        effort = EFFORTS[effort]
    game_review = GameReview(record, effort)
    for reviewed in game_review.run():
        if on_progress:
            on_progress(reviewed.decision.action_index + 1, game_review.action_count)
    return to_json(game_review)


def to_json(game_review: GameReview) -> dict[str, Any]:
    """Return a review as JSON values. Before it has run to its end, it is not complete and has no summaries."""
    summaries = summarise(game_review) if game_review.is_complete else ()
    return {
        "nasrid_review": REVIEW_VERSION,
        "version": __version__,
        "effort": game_review.effort.name,
        "game": game_review.digest,
        "net": game_review.net_name,
        "complete": game_review.is_complete,
        "scorings": list(game_review.scoring_actions),
        "decisions": [decision_to_json(reviewed) for reviewed in game_review.decisions],
        "seats": [_rounded(asdict(summary)) for summary in summaries],
    }


def decision_to_json(reviewed: ReviewedDecision) -> dict[str, Any]:
    """Return a reviewed decision as JSON values."""
    decision, comparison = reviewed.decision, reviewed.comparison
    return {
        "action": decision.action_index,
        "seat": decision.seat,
        "label": reviewed.label,
        "played": write_action(comparison.played),
        "best": write_action(comparison.best),
        "loss": _chance(comparison.chance_gap.loss),
        "loss_error": _chance(comparison.chance_gap.error),
        "points": _points(comparison.points_gap.loss),
        "points_error": _points(comparison.points_gap.error),
        "games": comparison.games,
        "moves": [_move(move) for move in comparison.moves],
        "chances": _chances(reviewed.before.chances),
        "leads": [_points(lead) for lead in reviewed.before.leads],
        "luck": _chances(reviewed.transition.luck.chances),
        "luck_error": _chances(reviewed.transition.luck_error.chances),
        "reason": encode_reason(comparison.reason) if comparison.reason else None,
    }


def judge(record: Any, action_index: int, notation: str, effort: Effort = STANDARD) -> dict[str, Any]:
    """Return the evaluation of another move at a decision of a finished game as JSON values (docs/reviews.md).

    It is compared with the best move of the review of the same effort.

    Args:
        record: The JSON values of a record.
        action_index: The index of the decision's action in the record.
        notation: The other move.
        effort: The effort.

    Raises:
        ReviewError: The record cannot be reviewed, there is no decision at this index, or the move is not legal.
    """
    digest, replayed = digest_of(check_record(record)), ReplayedGame(record)
    decision = next((each for each in replayed.decisions() if each.action_index == action_index), None)
    if decision is None:
        raise ReviewError(f"action {action_index} is no decision with a choice; name the action of a decision")
    search = search_for(replayed, decision, digest, effort)
    return judgement_to_json(search.judge(decision.action, legal_action(replayed.game, notation)))


def judgement_to_json(comparison: Comparison) -> dict[str, Any]:
    """Return the comparison of a move as JSON values."""
    own = next(move for move in comparison.moves if move.action == comparison.played)
    return {
        **_move(own),
        "label": label_of(comparison.chance_gap, comparison.best == comparison.played),
        "best": write_action(comparison.best),
        "loss": _chance(comparison.chance_gap.loss),
        "loss_error": _chance(comparison.chance_gap.error),
        "games": comparison.games,
        "moves": [_move(move) for move in comparison.moves],
        "reason": encode_reason(comparison.reason) if comparison.reason else None,
    }


def legal_action(game: Game, notation: str) -> Action:
    """Return the legal action of a notation.

    Raises:
        ReviewError: The notation is no action, or the action is not legal.
    """
    try:
        action = parse_action(notation)
    except NotationError as error:
        raise ReviewError(f"{quoted(notation)}: {error}") from None
    if refusal := game.explain_illegal(action):
        raise ReviewError(f"{quoted(notation)}: {refusal}")
    return action


def _move(move: MoveValue) -> dict[str, Any]:
    return {"action": write_action(move.action), "chance": _chance(move.chance), "points": _points(move.points)}


def _chances(chances: Sequence[float]) -> list[float]:
    return [_chance(chance) for chance in chances]


def _chance(chance: float) -> float:
    return round(chance, CHANCE_DIGITS) + 0.0  # never -0.0


def _points(points: float) -> float:
    return round(points, POINTS_DIGITS) + 0.0


def _rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _rounded(part) for key, part in value.items()}
    return _chance(value) if isinstance(value, float) else value

"""Rewards, one a seat, the same for all environments. Dirk is not ranked and counts nowhere (AMB-I5).

Every kind is zero-sum: what the seats of a table get adds up to 0, at every moment.
"""

from __future__ import annotations

from collections.abc import Sequence

from nasrid.rules.errors import OptionsError

REWARDS = ("rank", "score", "scorings")
POINTS = 100  # of difference are a reward of 1
ILLEGAL_REWARD = -1.0  # the last place, for who chooses what cannot be chosen

Scores = Sequence[int]
Rewards = tuple[float, ...]


def checked_reward(kind: str) -> str:
    if kind not in REWARDS:
        raise OptionsError(f"reward must be one of {', '.join(REWARDS)}, not {kind!r}")
    return kind


def rank_shares(scores: Scores) -> Rewards:
    """The rivals that a seat has beaten less those that have beaten it, in relation to all its rivals.

    So the ranks lie evenly between 1 for a victory alone and -1 for the last place alone, and tied seats share: each
    gets the mean of the ranks that they fill together.
    """
    rivals = len(scores) - 1
    return tuple((sum(one < own for one in scores) - sum(one > own for one in scores)) / rivals for own in scores)


def margins(scores: Scores) -> Rewards:
    """By how many hundreds of points a seat is ahead of the mean of its rivals."""
    seats, total = len(scores), sum(scores)
    return tuple((seats * own - total) / ((seats - 1) * POINTS) for own in scores)


def rewards(kind: str, before: Scores, after: Scores, *, over: bool) -> Rewards:
    """What each seat gets for a step that has changed the scores like this; `over` if it has ended the game.

    "rank" and "score" are given once, at the end. "scorings" is the same as "score", but given out as it is won: a
    margin is linear in the scores, so the margins of what the scorings pay add up to the margin at the end.
    """
    if kind == "scorings":
        return margins([new - old for new, old in zip(after, before, strict=True)])
    if not over:
        return (0.0,) * len(after)
    return rank_shares(after) if kind == "rank" else margins(after)

"""Rewards per seat, the same for all environments. Dirk is not ranked and counts nowhere (AMB-I5).

Every kind is zero-sum: the rewards of all seats add up to 0 after every step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain

from nasrid.rules.game import Game
from nasrid.rules.pieces.components import BUILDINGS, FOUNTAIN, GRANADA_START, Face
from nasrid.rules.table.options import Options
from nasrid.rules.table.scoring import SCORINGS, rank_points
from nasrid.rules.turn.score import Score

REWARD_KINDS = ("rank", "score", "scorings")
POINTS_PER_REWARD = 100  # a lead of this many points is a reward of 1

Scores = Sequence[int]
Rewards = tuple[float, ...]


def rank_shares(scores: Scores) -> Rewards:
    """Return the opponents that each seat has beaten minus those that beat it, divided by the number of opponents.

    The ranks are therefore spaced evenly between 1 for a sole winner and -1 for a sole last place. Tied seats get the
    mean of the ranks that they share.
    """
    opponents = len(scores) - 1
    return tuple(
        (sum(other < own for other in scores) - sum(other > own for other in scores)) / opponents for own in scores
    )


def margins(scores: Scores) -> Rewards:
    """Return each seat's lead over the mean of its opponents, in hundreds of points.

    Args:
        scores: One score per seat.
    """
    seats, total = len(scores), sum(scores)
    return tuple((seats * own - total) / ((seats - 1) * POINTS_PER_REWARD) for own in scores)


def step_rewards(kind: str, before: Scores, after: Scores, *, is_over: bool) -> Rewards:
    """Return each seat's reward for a step that changed the scores from `before` to `after`.

    "rank" and "score" are paid once, at the end. "scorings" pays the same total as "score" after each scoring: a margin
    is linear in the scores, so the margins of the single scorings add up to the final margin.
    """
    if kind == "scorings":
        return margins([new - old for new, old in zip(after, before, strict=True)])
    if not is_over:
        return (0.0,) * len(after)
    return rank_shares(after) if kind == "rank" else margins(after)


def forfeit_rewards(kind: str, options: Options, seat: int, paid_for: Scores) -> Rewards:
    """Return each seat's reward when `seat` forfeits the game by an illegal index.

    The total of that seat becomes the minimum, whatever it got before, so no legal line is worse. Its opponents share
    what it loses.
    """
    worst_return = max_reward(kind, options)
    returns = [worst_return / (options.players - 1)] * options.players
    returns[seat] = -worst_return
    paid = margins(paid_for) if kind == "scorings" else (0.0,) * options.players
    return tuple(total - before for total, before in zip(returns, paid, strict=True))


def settled_scores(game: Game) -> Scores:
    """Return the final scores of a game that ends here.

    If the game is stopped early, the third scoring takes place at once, so a losing player gains nothing by stalling.
    """
    if game.is_over:
        return game.scores
    state = game.state.copy()
    state.events = []
    Score(3).run(state)
    return tuple(player.score for player in state.players)


def ranks(scores: Scores) -> tuple[int, ...]:
    """Return the rank of each seat: 1 for the most points, and equal ranks for ties."""
    return tuple(1 + sum(other > own for other in scores) for own in scores)


# Bounds


def max_reward(kind: str, options: Options) -> float:
    """Return an upper bound of the reward that a seat can win or lose in a game."""
    return 1.0 if kind == "rank" else max_points(options) / POINTS_PER_REWARD


@lru_cache(maxsize=64)
def max_points(options: Options) -> int:
    """Return an upper bound of a player's points.

    It assumes the sole first rank of every building in all three scorings, and every border of the box in one wall,
    moat and stretch.
    """
    total = 0
    components = options.components
    walls = _borders((*components.alhambra, *chain(*components.module_tiles.values()), FOUNTAIN))
    moats = _borders((*components.granada, *map(components.back, components.granada), GRANADA_START))
    for scoring in SCORINGS:
        total += walls + moats + 2 * (walls + moats)
        for kind in options.tile_sets:
            for building in BUILDINGS[kind]:
                in_sight = sum(face.building == building for face in components.faces.values())
                ranks = rank_points(building, kind, scoring, in_sight, options.granada_scoring == "simple")
                total += ranks[0]
    return total


def _borders(faces: Iterable[Face]) -> int:
    return sum(face.borders.bit_count() for face in faces)

"""Ratings for games with several players.

Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011), algorithm 1: Bradley-Terry with full
pairs. A rating is a belief: `mu` with the uncertainty `sigma`.
"""

from collections.abc import Sequence
from math import exp, sqrt

from msgspec import Struct

INITIAL_MU = 25.0
INITIAL_SIGMA = INITIAL_MU / 3
BETA = INITIAL_SIGMA / 2  # luck in a single game
KAPPA = 0.0001  # lower bound of the variance factor


class Rating(Struct, frozen=True):
    mu: float = INITIAL_MU
    sigma: float = INITIAL_SIGMA


def updated_ratings(ratings: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game. A lower rank is better; equal ranks are ties."""
    return [_updated_rating(seat, ratings, ranks) for seat in range(len(ratings))]


def _updated_rating(seat: int, ratings: Sequence[Rating], ranks: Sequence[int]) -> Rating:
    own, gain, certainty = ratings[seat], 0.0, 0.0
    for other, opponent in enumerate(ratings):
        if other == seat:
            continue
        spread = sqrt(own.sigma**2 + opponent.sigma**2 + 2 * BETA**2)
        expected = 1 / (1 + exp((opponent.mu - own.mu) / spread))
        result = 0.5 if ranks[seat] == ranks[other] else float(ranks[seat] < ranks[other])
        gain += own.sigma**2 / spread * (result - expected)
        certainty += own.sigma / spread * (own.sigma / spread) ** 2 * expected * (1 - expected)
    return Rating(own.mu + gain, own.sigma * sqrt(max(1 - certainty, KAPPA)))

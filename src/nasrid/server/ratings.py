"""Ratings for games with several players.

Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011), algorithm 1: Bradley-Terry with full
pairs. A rating is a belief: `mu` with the uncertainty `sigma`. docs/ratings.md explains which games and pairs count.
"""

from collections.abc import Callable, Sequence
from math import exp, sqrt

from msgspec import Struct

INITIAL_MU = 25.0
INITIAL_SIGMA = INITIAL_MU / 3
BETA = INITIAL_SIGMA / 2  # luck in a single game
KAPPA = 0.0001  # lower bound of the variance factor
NEWCOMER_GAMES = 5  # rated games before a player counts as an opponent of experienced players
DAILY_GAMES_PER_PAIR = 3  # rated games of the same two people that count in a day


class Rating(Struct, frozen=True):
    mu: float = INITIAL_MU
    sigma: float = INITIAL_SIGMA


class Participant(Struct, frozen=True):
    """A player or bot of a rated game, before the game."""

    id: str
    rating: Rating = Rating()
    played: int = 0  # rated games
    is_bot: bool = False
    is_deleted: bool = False
    can_gain: bool = True  # false if a bot has played for them

    @property
    def is_newcomer(self) -> bool:
        return not self.is_bot and self.played < NEWCOMER_GAMES


def is_opponent(own: Participant, other: Participant) -> bool:
    """Return whether a result against the other one counts.

    Bots do not count, because their games can be abandoned. Newcomers count only for each other, because anybody can
    create them.
    """
    return not other.is_bot and not other.is_deleted and (own.is_newcomer or not other.is_newcomer)


def rate_game(
    participants: Sequence[Participant], ranks: Sequence[int], is_exhausted: Callable[[str, str], bool]
) -> dict[str, Rating]:
    """Return the new ratings by id. Those for whom no result counts are left out.

    `is_exhausted` says whether two people have already played their rated games of the day. Bots of the same level
    share a rating, the mean of theirs.
    """
    after: dict[str, list[Rating]] = {}
    for seat, own in enumerate(participants):
        opponents = [
            other
            for other, opponent in enumerate(participants)
            if other != seat and is_opponent(own, opponent) and not is_exhausted(own.id, opponent.id)
        ]
        rating = _updated_rating(seat, opponents, [participant.rating for participant in participants], ranks)
        if opponents and not own.is_deleted and (own.can_gain or rating.mu <= own.rating.mu):
            after.setdefault(own.id, []).append(rating)
    return {player: _mean(ratings) for player, ratings in after.items()}


def updated_ratings(ratings: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game in which all results count. A lower rank is better; equal ranks are ties."""
    seats = range(len(ratings))
    return [_updated_rating(seat, [other for other in seats if other != seat], ratings, ranks) for seat in seats]


def _mean(ratings: Sequence[Rating]) -> Rating:
    count = len(ratings)
    return Rating(sum(rating.mu for rating in ratings) / count, sum(rating.sigma for rating in ratings) / count)


def _updated_rating(seat: int, opponents: Sequence[int], ratings: Sequence[Rating], ranks: Sequence[int]) -> Rating:
    own, gain, certainty = ratings[seat], 0.0, 0.0
    for other in opponents:
        opponent = ratings[other]
        spread = sqrt(own.sigma**2 + opponent.sigma**2 + 2 * BETA**2)
        expected = 1 / (1 + exp((opponent.mu - own.mu) / spread))
        result = 0.5 if ranks[seat] == ranks[other] else float(ranks[seat] < ranks[other])
        gain += own.sigma**2 / spread * (result - expected)
        certainty += own.sigma / spread * (own.sigma / spread) ** 2 * expected * (1 - expected)
    return Rating(own.mu + gain, own.sigma * sqrt(max(1 - certainty, KAPPA)))

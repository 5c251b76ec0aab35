"""Expected points from the majority in a building, over the scorings ahead."""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import Final, final

from nasrid.rules.pieces.components import BUILDINGS, Building, TileSet
from nasrid.rules.table.scoring import rank_points

Strength = int  # the count and, as the tie-break in Granada, the highest price
Spreads = tuple[int, ...]  # by scoring, the expected change in quarter tiles

PRICE_BOUND: Final = 32  # above every price
CERTAIN_SPREAD: Final = 0.3  # the spread of a result that can no longer change
LEADS_CACHE_SIZE: Final = 1 << 8  # per building and stage
# The number of tiles with each building.
SHARES: Final = {
    **dict(zip(BUILDINGS[TileSet.ALHAMBRA], (7 / 54, 7 / 54, 9 / 54, 9 / 54, 11 / 54, 11 / 54), strict=True)),
    **dict.fromkeys(BUILDINGS[TileSet.GRANADA], 1 / 9),
}


@final
class Leads:
    """The points that each player can expect from one building, less the opponents' average."""

    __slots__ = ("_building", "_known", "_players", "_scorings", "_simple", "_spreads")

    def __init__(
        self, building: Building, players: int, is_simple: bool, scorings: tuple[int, ...], spreads: Spreads
    ) -> None:
        self._building = building
        self._players = players
        self._simple = is_simple
        self._scorings = scorings
        self._spreads = spreads
        self._known: dict[tuple[Strength, ...], tuple[float, ...]] = {}

    def for_strengths(self, shown: tuple[Strength, ...]) -> tuple[float, ...]:
        """Return the leads by seat for these strengths of the contenders."""
        leads = self._known.get(shown)
        if leads is None:
            if len(self._known) >= LEADS_CACHE_SIZE:
                self._known.clear()
            points = expected_points(self._building, self._simple, self._scorings, self._spreads, shown)
            points = points[: self._players]
            total = sum(points)
            leads = self._known[shown] = tuple([own - (total - own) / (self._players - 1) for own in points])
        return leads


cached_leads = lru_cache(maxsize=1 << 12)(Leads)


def spreads(building: Building, kinds: int, tiles: tuple[float, ...]) -> Spreads:
    """Return the spreads, given the tiles that each player acquires until each scoring."""
    share = SHARES[building] / kinds
    return tuple(round(4 * sqrt(2 * share * count)) for count in tiles)


def strength(count: int, dearest: int = 0) -> Strength:
    return count * PRICE_BOUND + dearest


def expected_points(
    building: Building, is_simple: bool, scorings: tuple[int, ...], spreads: Spreads, shown: tuple[Strength, ...]
) -> tuple[float, ...]:
    """Return the points that each contender can expect from this building in all scorings ahead."""
    totals = [0.0] * len(shown)
    tiles = sum(own // PRICE_BOUND for own in shown)
    kind = TileSet.ALHAMBRA if building in BUILDINGS[TileSet.ALHAMBRA] else TileSet.GRANADA
    for scoring, spread in zip(scorings, spreads, strict=True):
        ranks = rank_points(building, kind, scoring, tiles, is_simple)
        for place, own in enumerate(shown):
            opponents = shown[:place] + shown[place + 1 :]
            totals[place] += _share(ranks, own, opponents, spread)
    return tuple(totals)


def _share(ranks: tuple[int, ...], own: Strength, opponents: tuple[Strength, ...], spread: int) -> float:
    """Return the expected rank points, given the probability that each opponent is ahead."""
    chances = [1.0]  # by the number of opponents ahead
    for opponent in opponents:
        behind = _chance_ahead(opponent, own, spread)
        chances = [
            (chances[n] * (1 - behind) if n < len(chances) else 0.0) + (chances[n - 1] * behind if n else 0.0)
            for n in range(len(chances) + 1)
        ]
    points = sum(chance * rank for chance, rank in zip(chances, ranks, strict=False))
    if own < PRICE_BOUND:  # CORE-SCORE-07: no building, no points
        points *= min(0.6, spread / 16)
    return points


@lru_cache(maxsize=1 << 14)
def _chance_ahead(own: Strength, other: Strength, spread: int) -> float:
    lead = own // PRICE_BOUND - other // PRICE_BOUND + 0.0
    if own < PRICE_BOUND and not spread:
        return 0.0
    if not lead and own != other:
        lead = 0.5 if own > other else -0.5
    return 0.5 * (1 + erf(lead / sqrt(2 * ((spread / 4) ** 2 + CERTAIN_SPREAD**2))))

"""Ratings of several players at a table, and what a profile shows."""

from __future__ import annotations

import asyncio

import pytest

from nasrid.server.ratings import MU, SIGMA, Rating, rated
from tests.server.client import Person, Server
from tests.server.test_old_database import SAID, old_server

__all__ = ["old_server"]


def test_who_wins_rises_and_who_loses_falls_and_both_are_known_better() -> None:
    first, second, third = rated([Rating()] * 3, [0, 1, 2])
    assert first.mu > second.mu > third.mu
    assert second.mu == pytest.approx(MU)
    assert first.mu - MU == pytest.approx(MU - third.mu)
    assert all(one.sigma < SIGMA for one in (first, second, third))


def test_two_players_as_computed_by_hand() -> None:
    """c = sqrt(2 sigma^2 + 2 beta^2), p = 1/2: the gain is sigma^2 / (2 c)."""
    winner, loser = rated([Rating(), Rating()], [0, 1])
    assert winner.mu == pytest.approx(27.6352, abs=1e-4)
    assert loser.mu == pytest.approx(22.3648, abs=1e-4)
    assert winner.sigma == loser.sigma == pytest.approx(8.0655, abs=1e-4)


def test_a_tie_brings_them_together_and_an_upset_moves_more() -> None:
    strong, weak = Rating(30.0, 3.0), Rating(20.0, 3.0)
    tied = rated([strong, weak], [0, 0])
    assert tied[0].mu < strong.mu
    assert tied[1].mu > weak.mu
    expected, upset = rated([strong, weak], [0, 1]), rated([strong, weak], [1, 0])
    assert upset[1].mu - weak.mu > expected[0].mu - strong.mu > 0


def test_beliefs_find_the_truth() -> None:
    ratings = [Rating()] * 4
    for _ in range(200):
        ratings = rated(ratings, [0, 1, 2, 3])
    assert [one.mu for one in ratings] == sorted((one.mu for one in ratings), reverse=True)
    assert all(0 < one.sigma < SIGMA / 2 for one in ratings)


def test_a_profile_shows_games_statistics_and_ratings(old_server: Server) -> None:
    """Of games that were played before there were any."""

    async def look() -> None:
        async with Person(old_server, "Zaida") as zaida, Person(old_server, "Omar") as omar:
            assert await omar.good("GET", "/api/me/profile") | {"ratings": []} == {
                "games": [],
                "statistics": [],
                "ratings": [],
            }
            await zaida.good("POST", "/api/login", {"login": "zaida", "password": "alcazaba"})
            async with asyncio.timeout(30):
                while sum(one["played"] for one in (await mine(zaida)) if one["level"] is None) < len(SAID["finished"]):
                    await asyncio.sleep(0.2)
            profile = await zaida.good("GET", "/api/me/profile")
            results = {game["table"]["id"]: game["table"]["result"]["scores"] for game in profile["games"]}
            assert results == {table: said["scores"] for table, said in SAID["finished"].items()}
            assert {game["seat"] for game in profile["games"]} == {0}
            scores = [said["scores"][0] for said in SAID["finished"].values()]
            assert max(one["best"] for one in profile["statistics"]) == max(scores)
            assert sum(one["played"] for one in profile["statistics"]) == len(scores)
            wins = [0 in said["winners"] for said in SAID["finished"].values()]
            assert sum(one["won"] for one in profile["statistics"]) == sum(wins)
            assert {one["level"] for one in profile["ratings"]} == {None, "apprentice"}

    async def mine(person: Person) -> list[dict[str, int]]:
        ratings: list[dict[str, int]] = (await person.good("GET", "/api/me/profile"))["ratings"]
        return ratings

    with old_server:
        asyncio.run(look())

"""Ratings of tables with several players, and profiles."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nasrid.server.ratings import INITIAL_MU, INITIAL_SIGMA, Rating, updated_ratings
from tests.server.client import Person, Server


def test_winner_gains_loser_drops_and_both_become_more_certain() -> None:
    first, second, third = updated_ratings([Rating()] * 3, [0, 1, 2])
    assert first.mu > second.mu > third.mu
    assert second.mu == pytest.approx(INITIAL_MU)
    assert first.mu - INITIAL_MU == pytest.approx(INITIAL_MU - third.mu)
    assert all(one.sigma < INITIAL_SIGMA for one in (first, second, third))


def test_rating_of_two_players_matches_the_formula() -> None:
    """c = sqrt(2 sigma^2 + 2 beta^2), p = 1/2: the gain is sigma^2 / (2 c)."""
    winner, loser = updated_ratings([Rating(), Rating()], [0, 1])
    assert winner.mu == pytest.approx(27.6352, abs=1e-4)
    assert loser.mu == pytest.approx(22.3648, abs=1e-4)
    assert winner.sigma == loser.sigma == pytest.approx(8.0655, abs=1e-4)


def test_tie_narrows_the_gap_and_upset_changes_ratings_more() -> None:
    strong, weak = Rating(30.0, 3.0), Rating(20.0, 3.0)
    tied = updated_ratings([strong, weak], [0, 0])
    assert tied[0].mu < strong.mu
    assert tied[1].mu > weak.mu
    expected, upset = updated_ratings([strong, weak], [0, 1]), updated_ratings([strong, weak], [1, 0])
    assert upset[1].mu - weak.mu > expected[0].mu - strong.mu > 0


def test_ratings_converge_to_the_true_strengths() -> None:
    ratings = [Rating()] * 4
    for _ in range(200):
        ratings = updated_ratings(ratings, [0, 1, 2, 3])
    assert [one.mu for one in ratings] == sorted((one.mu for one in ratings), reverse=True)
    assert all(0 < one.sigma < INITIAL_SIGMA / 2 for one in ratings)


@pytest.fixture(params=["sqlite", "postgres"])
def any_server(request: pytest.FixtureRequest, tmp_path: Path) -> Server:
    options = ("--database", request.getfixturevalue("database")) if request.param == "postgres" else ()
    return Server(tmp_path, *options)


async def test_profile_shows_games_statistics_and_ratings(any_server: Server) -> None:
    with any_server:
        async with Person(any_server, "Zaida") as zaida, Person(any_server, "Omar") as omar:
            assert await omar.good("GET", "/api/me/profile") == {"games": [], "statistics": [], "ratings": []}
            tables = [await played(zaida, number) for number in range(2)]
            async with asyncio.timeout(30):
                while sum(one["played"] for one in (await mine(zaida)) if one["level"] is None) < len(tables):
                    await asyncio.sleep(0.2)
            profile = await zaida.good("GET", "/api/me/profile")
            found = {game["table"]["id"]: game["table"]["result"] for game in profile["games"]}
            assert found == {table["id"]: table["result"] for table in tables}
            assert {game["seat"] for game in profile["games"]} == {0}
            (statistics,) = profile["statistics"]
            assert statistics["best"] == max(result["scores"][0] for result in found.values())
            assert statistics["played"] == len(tables)
            assert statistics["won"] == sum(0 in result["winners"] for result in found.values())
            assert {one["level"] for one in profile["ratings"]} == {None, "apprentice"}


async def played(person: Person, number: int) -> dict[str, Any]:
    """Return the table of a finished game against a bot."""
    seats = [{}, {"kind": "bot", "level": "apprentice"}]
    opened = await person.open_table(options={"game": "alhambra", "players": 2}, seats=seats)
    async with person.connect(opened["id"]) as seat:
        await seat.play(Random(number))
    table: dict[str, Any] = (await person.see(opened["id"]))["table"]
    return table


async def mine(person: Person) -> list[dict[str, int]]:
    ratings: list[dict[str, int]] = (await person.good("GET", "/api/me/profile"))["ratings"]
    return ratings

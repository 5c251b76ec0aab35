"""Ratings of tables with several players, and profiles."""

import asyncio
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from nasrid.server.protocol.info import GameResult, SeatInfo, TableInfo
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.ratings import (
    DAILY_GAMES_PER_PAIR,
    INITIAL_MU,
    INITIAL_SIGMA,
    NEWCOMER_GAMES,
    Rating,
    updated_ratings,
)
from nasrid.server.store.database import Database
from nasrid.server.store.players import Account
from tests.server.client import Person, Server
from tests.server.stores import rows


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
            tables = [await played_alone(zaida), await played_together(zaida, omar)]
            await until_rated(zaida, games=2)
            profile = await zaida.good("GET", "/api/me/profile")
            found = {game["table"]["id"]: game["table"]["result"] for game in profile["games"]}
            assert found == {table["id"]: table["result"] for table in tables}
            assert {game["seat"] for game in profile["games"]} == {0}
            (statistics,) = profile["statistics"]
            assert statistics["best"] == max(result["scores"][0] for result in found.values())
            assert statistics["played"] == len(tables)
            assert statistics["won"] == sum(0 in result["winners"] for result in found.values())
            assert [(one["level"], one["played"]) for one in profile["ratings"]] == [(None, 1)], "only with people"


async def played_alone(person: Person) -> dict[str, Any]:
    """Return the table of a finished game against a bot."""
    seats = [{}, {"kind": "bot", "level": "apprentice"}]
    opened = await person.open_table(options={"game": "alhambra", "players": 2}, seats=seats)
    async with person.connect(opened["id"]) as seat:
        await seat.play(Random(0))
    table: dict[str, Any] = (await person.see(opened["id"]))["table"]
    assert table["rated"] is False, "lost games could be abandoned"
    return table


async def played_together(host: Person, guest: Person) -> dict[str, Any]:
    opened = await host.open_with(guest)
    async with host.connect(opened) as first, guest.connect(opened) as second:
        await asyncio.gather(first.play(Random(1)), second.play(Random(1)))
    table: dict[str, Any] = (await host.see(opened))["table"]
    return table


async def until_rated(person: Person, games: int = 1) -> None:
    """Wait until a game is rated and this many are counted."""
    async with asyncio.timeout(30):
        while True:
            profile = await person.good("GET", "/api/me/profile")
            if profile["ratings"] and sum(one["played"] for one in profile["statistics"]) >= games:
                return
            await asyncio.sleep(0.2)


async def counted_statistics(person: Person) -> list[dict[str, Any]]:
    """Return the person's statistics once their first game is counted."""
    async with asyncio.timeout(30):
        while not (statistics := (await person.good("GET", "/api/me/profile"))["statistics"]):
            await asyncio.sleep(0.2)
    return list(statistics)


# Attacks on ratings (docs/ratings.md)


async def test_rated_games_between_people_have_no_hints(server: Server, zaida: Person, omar: Person) -> None:
    for rated, answer in ((True, "hints_disabled"), (False, None)):
        table = await zaida.open_with(omar, rated=rated)
        replies = [(await person.do(table, "hint"))[1] for person in (zaida, omar)]
        assert {reply.get("code") for reply in replies} == {answer, "not_your_decision"}


async def test_uploaded_and_continued_games_count_nowhere(server: Server, zaida: Person, omar: Person) -> None:
    finished = await played_together(zaida, omar)
    record = await zaida.good("GET", f"/api/tables/{finished['id']}/record")
    before = await counted_statistics(zaida)
    (winner, *_), body = finished["result"]["winners"], {"record": record}
    for path, form in (
        ("/api/records", body | {"seat": winner}),
        (f"/api/tables/{finished['id']}/branch", {"after": 10_000, "seat": winner}),
    ):
        copy = (await zaida.see((await zaida.good("POST", path, form))["id"]))["table"]
        assert (copy["stage"], copy["rated"], copy["resumed"]) == ("over", False, True)
        profile = await zaida.good("GET", "/api/me/profile")
        assert profile["statistics"] == before, "a win that another game brought"
        assert copy["id"] not in [game["table"]["id"] for game in profile["games"]]


class History:
    """Finished games in a database."""

    def __init__(self, store: Database) -> None:
        self.store = store
        self.count = 0

    async def add_player(self, *players: str, played: int = 0) -> None:
        for player in players:
            await self.store.players.add(Account(player, player, None, None), player)
            for number in (2, 3) if played else ():
                insert = "INSERT INTO ratings VALUES ($1, 'alhambra', $2, 25, 3, $3)"
                await rows(self.store, insert, player, number, played)

    async def play(self, *seats: tuple[str, int], day: float = 100, **facts: Any) -> None:
        """Add a finished game and rate it. A seat is a player, or a bot level with a plus sign, and their score."""
        self.count += 1
        table, scores = f"t{self.count}", [score for _, score in seats]
        info = TableInfo(
            id=table,
            stage="over",
            options={"game": "alhambra", "players": len(seats)},
            listed=False,
            chat=True,
            clock=None,
            host="",
            host_seat=None,
            seats=[_seat(player) for player, _ in seats],
            commitment="",
            rematch=None,
            result=GameResult(scores, [scores.index(max(scores))]),
            **facts,
        )
        await rows(
            self.store,
            "INSERT INTO tables (id, epoch, seq, state, listed, updated, summary, result, host) "
            "VALUES ($1, 1, 1, 'over', 0, $2, $3, '{}', '')",
            table,
            day * DAY_SECONDS + self.count,
            msgspec.json.encode(info).decode(),
        )
        for seat, (player, _) in enumerate(seats):
            if "+" not in player:
                await rows(
                    self.store,
                    "INSERT INTO table_players (table_id, player, seat) VALUES ($1, $2, $3)",
                    table,
                    player,
                    seat,
                )
        await self.store.profiles.update_ratings()

    async def mu(self, player: str) -> float:
        ((mu,),) = await rows(self.store, "SELECT mu FROM ratings WHERE player = $1 AND players = 2", player)
        return float(mu)


def _seat(player: str) -> SeatInfo:
    level = player.removeprefix("+") if player.startswith("+") else None
    return SeatInfo("bot" if level else "invited", level, "", True, False)


async def test_experienced_players_gain_nothing_from_new_accounts(store: Database) -> None:
    history = History(store)
    await history.add_player("master", played=NEWCOMER_GAMES)
    for number in range(3):
        await history.add_player(f"alt{number}")
        await history.play(("master", 100), (f"alt{number}", 10))
        assert await history.mu(f"alt{number}") < INITIAL_MU
    assert await history.mu("master") == INITIAL_MU


async def test_games_of_the_same_pair_count_a_few_times_a_day(store: Database) -> None:
    history = History(store)
    await history.add_player("one", "two", played=NEWCOMER_GAMES)
    ratings = []
    for day in (100, 101):
        for _ in range(DAILY_GAMES_PER_PAIR + 2):
            await history.play(("one", 100), ("two", 10), day=day)
            ratings.append(await history.mu("one"))
    rises = [later > earlier for earlier, later in pairwise([INITIAL_MU, *ratings])]
    assert rises == 2 * ([True] * DAILY_GAMES_PER_PAIR + [False] * 2)
    await store.profiles.delete_old_pairs(200 * DAY_SECONDS)
    assert await rows(store, "SELECT day FROM rated_pairs") == []


async def test_players_gain_nothing_if_a_bot_plays_for_them(store: Database) -> None:
    history = History(store)
    await history.add_player("leaver", "other", played=NEWCOMER_GAMES)
    await history.play(("leaver", 100), ("other", 10), stand_in_seats=[0])
    assert await history.mu("leaver") == INITIAL_MU
    assert await history.mu("other") < INITIAL_MU
    await history.play(("leaver", 10), ("other", 100), stand_in_seats=[0])
    assert await history.mu("leaver") < INITIAL_MU, "leaving does not void a lost game"


async def test_bots_and_deleted_players_change_no_ratings(store: Database) -> None:
    history = History(store)
    await history.add_player("one", "two", played=NEWCOMER_GAMES)
    await history.play(("one", 100), ("+mason", 10), rated=False)
    await history.play(("one", 100), ("pseudonym", 10))
    assert await history.mu("one") == INITIAL_MU
    await history.play(("one", 50), ("+mason", 100), ("two", 10))
    found = dict(map(tuple, await rows(store, "SELECT player, mu FROM ratings WHERE players = 3")))
    assert set(found) == {"one", "two", "bot:mason"}
    gain, loss = found["one"] - INITIAL_MU, INITIAL_MU - found["two"]
    assert gain == pytest.approx(loss), "the bot's better result does not count"
    assert "pseudonym" not in str(await rows(store, "SELECT player FROM ratings"))

"""Progress: the figures of finished games, counted once, for their people only."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nasrid.puzzles.glicko2 import DEFAULT_RATING
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Buy
from nasrid.rules.table.events import TileBought
from nasrid.rules.table.options import Options
from nasrid.rules.text.notation import parse_action, write_action
from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import Mover
from nasrid.server.protocol.forms import Progress
from nasrid.server.protocol.info import GameResult
from nasrid.server.protocol.reviews import ReviewEffort
from nasrid.server.protocol.settings import DailyPlace, SeatPlan, TableSettings
from nasrid.server.ratings import INITIAL_MU
from nasrid.server.store.database import Database
from nasrid.server.store.players import Account
from nasrid.server.store.progress import progress_statements
from nasrid.server.table.automatic import acted_entry
from nasrid.server.table.figures import MAX_GAMES_SHOWN, SeatFigures, game_figures
from nasrid.server.table.folding import fold
from nasrid.server.table.reviewing import ReviewedLuck, ReviewedSeat, ReviewedSeats
from nasrid.server.table.state import TableState
from tests.server.client import Person, Server, check_refused, device
from tests.server.reviewing import node_at, review_of, store_table
from tests.server.stores import Place, rows
from tests.server.test_local import Device

BOT = SeatPlan("bot", "merchant")
NO_PUZZLES = {"rating": round(DEFAULT_RATING), "deviation": 350, "attempted": 0, "solved": 0}
NO_PROGRESS = {
    "totals": [],
    "games": [],
    "buildings": {},
    "streak": 0,
    "longest_streak": 0,
    "puzzles": NO_PUZZLES,
}


def finished(table: str, seed: int = 1, people: tuple[str, ...] = ("zaida",), **opened: Any) -> TableState:
    """Return a table whose game was played at random by these people and by bots."""
    state, random = TableState(table), Random(seed)
    options = {"game": "alhambra", "players": 3}
    seats = tuple(SeatPlan() if seat < len(people) else BOT for seat in range(3))
    log: list[Any] = [
        entries.Opened(
            at=1.0,
            settings=TableSettings(options, seats),
            host=people[0],
            host_name=people[0],
            invitation="secret",
            **opened,
        ),
        *(entries.Seated(at=1.0, seat=seat, sitter=person, name=person) for seat, person in enumerate(people)),
        entries.Started(at=1.0, seed=str(seed), rules_version=1),
    ]
    for entry in log:
        fold(state, entry)
    while state.decider is not None:
        assert state.game
        legal = state.game.legal_actions()
        action = random.choice([action for action in legal if isinstance(action, Buy)] or legal)
        by: Mover = "bot" if state.bot_to_decide else "player"
        fold(state, acted_entry(state, state.decider, write_action(action), by, 2.0))
    return state


def test_figures_agree_with_the_events_of_the_game() -> None:
    state = finished("t", people=("zaida", "omar"))
    assert state.result
    game = Game.new(Options(players=3), 1)
    purchases: Counter[int] = Counter()
    exact: Counter[int] = Counter()
    for text in state.actions:
        for event in game.apply(parse_action(text)):
            if isinstance(event, TileBought):
                purchases[event.seat] += 1
                exact[event.seat] += event.exact
    figures = game_figures(state)
    assert [one.player for one in figures] == ["zaida", "omar"]
    for seat, one in enumerate(figures):
        assert (one.purchases, one.exact) == (purchases[seat], exact[seat])
        assert 0 < one.exact < one.purchases
        assert one.score == state.result.scores[seat]
        assert one.lead == one.score - max(score for other, score in enumerate(state.result.scores) if other != seat)
        city = game.state.players[seat].city
        assert one.buildings == Counter(face.building.value for face in city.tiles.values() if face.building)
        assert one.border == max(len(border.edges) for border in game.standing(seat).borders)


def test_moves_of_a_bot_for_an_absent_person_are_not_theirs() -> None:
    state = finished("t")
    assert state.result
    state.actors = [*[None] * (len(state.actors) - 1), 0]  # the last action is no purchase
    state.stand_in_seats, state.result = [0], GameResult(state.result.scores, [0])
    (figures,) = game_figures(state)
    assert (figures.purchases, figures.exact, figures.won) == (0, 0, False)


def test_person_who_never_came_has_no_figures() -> None:
    state = finished("t", people=("zaida", "omar"))
    state.actors = [actor or None for actor in state.actors]
    state.stand_in_seats = [0]
    assert [one.player for one in game_figures(state)] == ["omar"]


@pytest.mark.parametrize(
    "opened", [{"resumed": True}, {"daily": DailyPlace("2026-01-05", is_practice=True)}], ids=["resumed", "practice"]
)
def test_games_that_prove_nothing_do_not_count(opened: dict[str, Any]) -> None:
    assert game_figures(finished("t", **opened)) == []
    assert game_figures(finished("t", daily=DailyPlace("2026-01-05")))


def test_game_that_the_clock_of_a_round_ended_does_not_count() -> None:
    state = finished("t")
    state.is_time_over = True
    assert game_figures(state) == []


# The database


async def count(store: Database, state: TableState, at: float = 9.0) -> None:
    """Store the end of a game, twice."""
    columns = "id, epoch, seq, state, listed, updated, summary, host"
    insert = f"INSERT INTO tables ({columns}) VALUES ($1, 1, $2, 'over', 0, 0, '', '') ON CONFLICT DO NOTHING"
    for _ in range(2):
        await store.driver.run([(insert, (state.id, state.seq)), *progress_statements(state, 1, at)])


async def add(store: Database, *players: str) -> None:
    for player in players:
        await store.players.add(Account(player, player.title(), None, None), f"token-{player}")


async def test_game_is_counted_once_with_sums_and_records(store: Database) -> None:
    await add(store, "zaida")
    games = [finished(f"t{seed}", seed) for seed in range(1, 6)]
    for number, state in enumerate(games):
        await count(store, state, at=float(number))
    figures: list[SeatFigures] = [one for state in games for one in game_figures(state)]
    progress = await store.progress.progress("zaida")
    (totals,) = progress.totals
    assert (totals.game, totals.players, totals.played) == ("alhambra", 3, 5)
    assert totals.won == sum(one.won for one in figures)
    assert (totals.purchases, totals.exact) == (
        sum(one.purchases for one in figures),
        sum(one.exact for one in figures),
    )
    assert totals.best_score == max(one.score for one in figures)
    assert totals.best_lead == max(one.lead for one in figures)
    assert totals.best_border == max(one.border for one in figures)
    assert totals.rivals == pytest.approx(INITIAL_MU)
    assert progress.buildings == dict(sum((Counter(one.buildings) for one in figures), Counter()))
    assert [game.table for game in progress.games] == ["t5", "t4", "t3", "t2", "t1"]
    assert [game.score for game in progress.games[::-1]] == [one.score for one in figures]
    assert {(game.accuracy, game.luck) for game in progress.games} == {(None, None)}


async def test_streaks_grow_with_wins_and_end_with_a_loss(store: Database) -> None:
    await add(store, "zaida")
    state = finished("t")
    seen = []
    for number, won in enumerate((1, 1, 0, 1, 1, 1, 0)):
        state.id = f"t{number}"
        assert state.result
        state.result.winners[:] = [0] if won else [1]
        await count(store, state)
        progress = await store.progress.progress("zaida")
        seen.append((progress.streak, progress.longest_streak))
    assert seen == [(1, 1), (2, 2), (0, 2), (1, 2), (2, 2), (3, 3), (0, 3)]


async def test_rivals_are_rated_when_the_game_ends(store: Database) -> None:
    await add(store, "zaida", "omar")
    insert = "INSERT INTO ratings VALUES ($1, 'alhambra', 3, $2, 3, 9)"
    await store.driver.run([(insert, ("omar", 31.0)), (insert, ("bot:merchant", 27.0)), (insert, ("zaida", 40.0))])
    await count(store, finished("t", people=("zaida", "omar")))
    await rows(store, "UPDATE ratings SET mu = 1")
    for player, rivals in (("zaida", (31.0 + 27.0) / 2), ("omar", (40.0 + 27.0) / 2)):
        progress = await store.progress.progress(player)
        assert progress.games[0].rivals == progress.totals[0].rivals == pytest.approx(rivals)


async def test_review_adds_accuracy_and_luck(store: Database) -> None:
    await add(store, "zaida", "omar")
    await count(store, finished("t", people=("zaida", "omar")))
    results_by_effort: dict[ReviewEffort, list[tuple[float, float, float]]] = {
        "quick": [(0.5, 1.0, 3.0), (0.4, 2.0, 4.0), (0.3, -3.0, 5.0)],
        "standard": [(0.9, 4.0, 1.0), (0.8, -5.0, 2.0), (0.7, 1.0, 3.0)],
    }
    for effort, results in results_by_effort.items():
        review = ReviewedSeats(effort, [ReviewedSeat(each[0], ReviewedLuck(*each[1:])) for each in results])
        await store.progress.add_review("t", review)
        for seat, player in enumerate(("zaida", "omar")):
            (game,) = (await store.progress.progress(player)).games
            assert (game.accuracy, game.luck, game.luck_error) == results[seat]
            assert game.effort == effort
    await store.progress.add_review("unknown", review)


async def test_finished_review_is_part_of_the_progress(place: Place) -> None:
    async with node_at(place) as node:
        await add(node.database, "z", "o")
        await store_table(node.database, "t")
        table = (await node.cache.get("t")).state
        ((epoch,),) = await rows(node.database, "SELECT epoch FROM tables")
        await node.database.driver.run(progress_statements(table, epoch, 9.0))
        await node.reviews.request(table, "z", "quick")
        await node.reviews.work()
        seats = review_of()["seats"]
        for seat, player in enumerate(("z", "o")):
            (game,) = (await node.database.progress.progress(player)).games
            assert game.accuracy == pytest.approx(seats[seat]["accuracy"])
            assert game.luck == pytest.approx(seats[seat]["points"]["luck"])
            assert game.luck_error == pytest.approx(seats[seat]["points"]["luck_error"])
            assert game.effort == "quick"


async def test_figures_of_a_deleted_person_are_not_written(store: Database) -> None:
    await add(store, "omar")
    await count(store, finished("t", people=("zaida", "omar")))
    assert await rows(store, "SELECT player FROM game_figures") == [("omar",)]
    await store.accounts.delete("omar")
    for name in ("game_figures", "progress", "buildings_built", "winning_streaks"):
        assert not await rows(store, f"SELECT 1 FROM {name}")


async def test_owner_that_lost_the_table_counts_nothing(store: Database) -> None:
    await add(store, "zaida")
    state = finished("t")
    await count(store, state)
    await rows(store, "DELETE FROM game_figures")
    await rows(store, "UPDATE tables SET epoch = 2")
    await count(store, state)
    assert (await store.progress.progress("zaida")).totals[0].played == 1


async def test_only_the_latest_games_are_listed(store: Database) -> None:
    await add(store, "zaida")
    state = finished("t")
    for number in range(MAX_GAMES_SHOWN + 3):
        state.id = f"t{number}"
        await count(store, state, at=float(number))
    progress = await store.progress.progress("zaida")
    assert len(progress.games) == MAX_GAMES_SHOWN
    assert progress.games[0].table == f"t{MAX_GAMES_SHOWN + 2}"
    assert progress.totals[0].played == MAX_GAMES_SHOWN + 3
    assert len((await store.progress.progress("zaida", 10**6)).games) == MAX_GAMES_SHOWN + 3


# The server


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def any_server(request: pytest.FixtureRequest, tmp_path: Path) -> Server:
    options = ("--database", request.getfixturevalue("database")) if request.param == "PostgreSQL" else ()
    return Server(tmp_path, *options)


async def test_game_is_part_of_the_progress_as_soon_as_it_ends(any_server: Server) -> None:
    with any_server:
        async with Person(any_server, "Zaida") as zaida, Person(any_server, "Omar") as omar, device(any_server) as who:
            assert await zaida.good("GET", "/api/me/progress") == NO_PROGRESS
            check_refused(await who.ask("GET", "/api/me/progress"), "not_signed_in")
            seats = [{}, {"kind": "bot", "level": "apprentice"}]
            table = (await zaida.open_table(options={"players": 2}, seats=seats))["id"]
            async with zaida.connect(table) as seat:
                await seat.play(Random(1))
                result = seat.info["result"]
            progress = await zaida.good("GET", "/api/me/progress")
            (game,) = progress["games"]
            assert (game["table"], game["score"], game["won"]) == (table, result["scores"][0], 0 in result["winners"])
            assert progress["totals"][0]["played"] == 1
            assert await omar.good("GET", "/api/me/progress") == NO_PROGRESS, "it is nobody else's"
            branch = await zaida.good("POST", f"/api/tables/{table}/branch", {"after": 30, "seat": 0})
            async with zaida.connect(branch["id"]) as seat:
                await seat.play(Random(1))
            assert await zaida.good("GET", "/api/me/progress") == progress


# A device


async def test_device_has_the_progress_of_its_only_person(runner: asyncio.Runner) -> None:
    gadget = Device()
    assert await gadget.ask("GET", "/api/me/progress") == NO_PROGRESS
    random, scores = Random(1), []
    bots = [{}, {"kind": "bot", "level": "apprentice"}]
    for people in (["Zaida", ""], ["Zaida", ""], ["Zaida", "Omar"]):
        table = await gadget.table(people, bots if "" in people else [{}, {}])
        is_shared = "" not in people
        while True:
            if is_shared:
                state = gadget.host._owners[table.rsplit("/", 1)[1]].table
                await gadget.ask("POST", f"{table}/active-seat", {"seat": state.decider})
            if not await gadget.decide(table, random):
                break
        if not is_shared:
            scores.append((await gadget.ask("GET", table))["table"]["result"]["scores"][0])
    progress = await gadget.ask("GET", "/api/me/progress")
    assert [game["score"] for game in progress["games"]] == scores[::-1]
    (totals,) = progress["totals"]
    assert (totals["played"], totals["best_score"], totals["rivals"]) == (2, max(scores), None)
    assert sum(progress["buildings"].values()) > 0
    assert totals["purchases"] == sum(game["purchases"] for game in progress["games"])


async def test_device_adds_its_reviews(runner: asyncio.Runner) -> None:
    gadget = Device()
    table = await gadget.table(["Zaida", ""], [{}, {"kind": "bot", "level": "apprentice"}])
    while await gadget.decide(table, Random(1)):
        pass
    name = table.rsplit("/", 1)[1]
    gadget.shelf.reviews[name] = json.dumps({"review": review_of()})
    (game,) = (await gadget.ask("GET", "/api/me/progress"))["games"]
    mine = review_of()["seats"][0]
    assert (game["accuracy"], game["luck"]) == (mine["accuracy"], mine["points"]["luck"])
    assert (game["effort"], game["luck_error"]) == ("quick", mine["points"]["luck_error"])


async def test_device_reads_summaries_of_earlier_versions(runner: asyncio.Runner) -> None:
    gadget = Device()
    table = await gadget.table(["Zaida", ""], [{}, {"kind": "bot", "level": "apprentice"}])
    random = Random(1)
    while await gadget.decide(table, random):
        pass
    for name, text in gadget.shelf.listings.items():
        listing = json.loads(text)
        assert listing.pop("figures")
        gadget.shelf.listings[name] = json.dumps(listing)
    assert await gadget.ask("GET", "/api/me/progress") == NO_PROGRESS


def test_progress_of_nobody_is_empty() -> None:
    assert json.loads(json.dumps(NO_PROGRESS)).keys() == set(Progress.__struct_fields__)

"""Puzzles: tables, first answers that are rated once, hostile answers, the puzzle of the day, and devices."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from nasrid.daily import puzzle_of
from nasrid.puzzles import THEMES, Glicko, judge_puzzle, puzzles, rate, verdict_of
from nasrid.puzzles.glicko2 import DEFAULT_RATING
from nasrid.rules.table.specs import GAMES
from nasrid.server.limits import Limits
from nasrid.server.node import judging
from nasrid.server.node.bus import NoBus
from nasrid.server.node.node import Node
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.info import GameResult
from nasrid.server.protocol.messages import Done
from nasrid.server.store.database import Database
from nasrid.server.store.players import Account
from nasrid.server.store.progress import progress_statements
from nasrid.server.table.clocks import IDLE_PUZZLE_SECONDS, due_at
from nasrid.server.table.lease import Lease
from nasrid.server.table.live import LiveTable
from nasrid.server.table.puzzles import (
    SETTLED_DEVIATION,
    Answers,
    Standing,
    initial_standing,
    puzzle_entries,
    puzzle_page,
    rated_answer,
    stored_judgement,
)
from tests.server.client import Person, Server, check_refused, device
from tests.server.inside import app_in, guest
from tests.server.services import Nats
from tests.server.solving import PUZZLE, PUZZLES, answer_puzzle, uncompared_moves, wrong_move
from tests.server.stores import Place, next_of, rows
from tests.server.test_local import Device, FailingStorage

ZAIDA = PlayerRef("z", "Zaida")
START = round(DEFAULT_RATING)
NEWCOMER = {"rating": START, "deviation": 350, "attempted": 0, "solved": 0}


async def open_puzzle(person: Person, puzzle: str = PUZZLE.id) -> str:
    return str((await person.good("POST", "/api/puzzles/table", {"puzzle": puzzle}))["id"])


async def page_of(person: Person, query: str = "") -> Any:
    return await person.good("GET", f"/api/puzzles{query}")


def standing_in(page: Any) -> dict[str, int]:
    return {name: page[name] for name in NEWCOMER}


# Answers


async def test_first_answer_is_rated_and_no_other(server: Server) -> None:
    async with Person(server, "Faris") as faris:
        page = await page_of(faris)
        assert standing_in(page) == NEWCOMER
        verdict = await answer_puzzle(faris, move=wrong_move())
        after = rate(Glicko(), initial_standing(PUZZLE).rating, 0.0)
        assert (verdict["is_solved"], verdict["counts"]) == (False, True)
        assert verdict["rating"] == round(after.rating) == START + verdict["rating_change"]
        assert verdict["rating_change"] < 0
        assert verdict["judgement"] == verdict_of(PUZZLE, wrong_move())
        assert (verdict["solution"], verdict["reason"]) == (PUZZLE.moves[0].action, PUZZLE.reason)
        assert verdict["themes"] == [*PUZZLE.themes]
        again = await answer_puzzle(faris)
        assert (again["is_solved"], again["counts"], again["rating_change"]) == (True, False, 0)
        assert again["rating"] == verdict["rating"]
        page = await page_of(faris)
        mine = {"rating": verdict["rating"], "deviation": round(after.deviation), "attempted": 1, "solved": 0}
        assert standing_in(page) == mine
        assert (await faris.good("GET", "/api/me/progress"))["puzzles"] == mine
        details = await faris.good("GET", f"/api/puzzles/{PUZZLE.id}")
        assert details["answer"] == "failed"
        for totals in page["themes"]:
            assert (totals["attempted"], totals["solved"]) == (int(totals["theme"] in PUZZLE.themes), 0)


async def test_other_order_of_cards_solves_as_well(server: Server) -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if len(puzzle.moves[0].action.split()) > 3)
    verb, first, *cards = puzzle.moves[0].action.split()
    async with Person(server, "Nur") as nur:
        verdict = await answer_puzzle(nur, puzzle.id, " ".join((verb, first, *reversed(cards))))
        assert verdict["is_solved"]


async def test_move_that_was_not_compared_is_judged_now(server: Server) -> None:
    puzzle, move = next(uncompared_moves())
    async with Person(server, "Nur") as nur:
        verdict = await answer_puzzle(nur, puzzle.id, move)
    assert verdict["judgement"] == json.loads(json.dumps(judge_puzzle(puzzle, move)))
    assert (verdict["is_solved"], verdict["counts"]) == (False, True)


async def answer_busy_server(person: httpx.AsyncClient, form: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Send an answer whose judgement is refused."""
    with monkeypatch.context() as busy:
        busy.setattr(judging, "MAX_WAITING_JUDGEMENTS", 0)
        assert (await person.post("/api/puzzles/answer", json=form)).json()["code"] == "server_busy"


async def test_answer_without_a_verdict_gets_it_when_it_is_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle, move = next(uncompared_moves())
    form = {"puzzle": puzzle.id, "move": move}
    async with app_in(tmp_path, review_niceness=1) as app, guest(app) as nur:
        await answer_busy_server(nur, form, monkeypatch)
        standing = (await nur.get("/api/puzzles")).json()
        verdicts = [(await nur.post("/api/puzzles/answer", json=form)).json() for _ in range(2)]
        assert [verdict["counts"] for verdict in verdicts] == [True, False]
        change = verdicts[0]["rating_change"]
        assert change < 0
        assert standing["rating"] == verdicts[0]["rating"] == verdicts[1]["rating"] == START + change
        assert verdicts[0]["judgement"] == json.loads(json.dumps(judge_puzzle(puzzle, move)))
        assert (await nur.get("/api/puzzles")).json()["attempted"] == 1


async def test_answer_without_a_verdict_gets_it_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle, move = next(uncompared_moves())
    form = {"puzzle": puzzle.id, "move": move}
    async with app_in(tmp_path, review_niceness=1) as app, guest(app) as nur:
        await answer_busy_server(nur, form, monkeypatch)
        cookies = nur.cookies
    async with app_in(tmp_path, review_niceness=1) as app, guest(app) as nur:
        nur.cookies = cookies
        other = {"puzzle": puzzle.id, "move": puzzle.moves[0].action}
        assert not (await nur.post("/api/puzzles/answer", json=other)).json()["counts"]
        verdicts = [(await nur.post("/api/puzzles/answer", json=form)).json() for _ in range(2)]
        assert [verdict["counts"] for verdict in verdicts] == [True, False]
        assert verdicts[0]["rating"] == START + verdicts[0]["rating_change"] < START
        assert (await nur.get("/api/puzzles")).json()["attempted"] == 1


async def test_stored_judgement_needs_no_worker(tmp_path: Path) -> None:
    async with node_at(tmp_path) as node:
        answers = [(PUZZLE, wrong_move()), (PUZZLES[0], PUZZLES[0].moves[0].action)]
        for puzzle, move in answers:
            await node.puzzles.answer(ZAIDA.id, puzzle, move, can_rate_puzzle=True)
            assert msgspec.json.decode(stored_judgement(puzzle, move) or b"") == verdict_of(puzzle, move)
        assert node.reviews.worker._process is None
        counts = node.metrics.puzzle_answers.counts
        assert (counts["failed"], counts["solved"], counts["repeated"]) == (1, 1, 0)


async def test_guest_who_becomes_an_account_keeps_the_rating(server: Server) -> None:
    async with Person(server, "Salma") as salma:
        verdict = await answer_puzzle(salma)
        await salma.good("PUT", "/api/me/password", {"login": "salma", "password": "correct horse"})
        async with device(server) as other:
            await other.good("POST", "/api/login", {"login": "salma", "password": "correct horse"})
            assert (await page_of(other))["rating"] == verdict["rating"] > START
            assert not (await answer_puzzle(other, move=wrong_move()))["counts"]


# Hostile answers


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"puzzle": "00000000", "move": "pass"}, "no_such_puzzle"),
        ({"puzzle": "", "move": "pass"}, "no_such_puzzle"),
        ({"puzzle": "../etc/passwd", "move": "pass"}, "no_such_puzzle"),
        ({"puzzle": "\0", "move": "pass"}, "no_such_puzzle"),
        ({"puzzle": PUZZLE.id, "move": "resign"}, "bad_message"),
        ({"puzzle": PUZZLE.id, "move": ""}, "bad_message"),
        ({"puzzle": PUZZLE.id, "move": "take " + "b1 " * 50}, "illegal"),
        ({"puzzle": PUZZLE.id, "move": "take b1 b1 b1 b1"}, "illegal"),
        ({"puzzle": PUZZLE.id, "move": "take " + "b1 " * 5000}, "bad_message"),
        ({"puzzle": "0" * 100, "move": "pass"}, "bad_message"),
        ({"puzzle": PUZZLE.id}, "bad_message"),
        ({"puzzle": PUZZLE.id, "move": None}, "bad_message"),
        ({"puzzle": [PUZZLE.id], "move": "pass"}, "bad_message"),
        ({"puzzle": PUZZLE.id, "move": "pass", "is_solved": True}, "bad_message"),
        ([], "bad_message"),
    ],
)
async def test_answer_that_is_none_is_refused_and_does_not_count(
    server: Server, mallory: Person, body: Any, code: str
) -> None:
    refused = await mallory.ask("POST", "/api/puzzles/answer", body)
    check_refused(refused, code)
    if code == "illegal":
        assert refused[1]["rule"], "the broken rule has a name"
    assert standing_in(await page_of(mallory)) == NEWCOMER


async def test_unknown_puzzles_themes_and_games_are_refused(server: Server, mallory: Person) -> None:
    check_refused(await mallory.ask("POST", "/api/puzzles/table", {"puzzle": "00000000"}), "no_such_puzzle")
    check_refused(await mallory.ask("GET", "/api/puzzles/00000000"), "no_such_puzzle")
    for query in ("theme=kings", "game=chess", "theme=%00", "theme=", "game="):
        status, answer = await mallory.ask("GET", f"/api/puzzles?{query}")
        check_refused((status, answer), "bad_message")
        assert "choose from" in answer["message"]


async def test_stranger_sees_puzzles_but_has_to_choose_a_name_to_answer(server: Server) -> None:
    async with device(server) as stranger:
        assert standing_in(await page_of(stranger)) == NEWCOMER
        assert (await stranger.good("GET", f"/api/puzzles/{PUZZLE.id}"))["answer"] is None
        for path, body in (("answer", {"puzzle": PUZZLE.id, "move": "pass"}), ("table", {"puzzle": PUZZLE.id})):
            check_refused(await stranger.ask("POST", f"/api/puzzles/{path}", body), "not_signed_in")


async def test_answers_at_once_count_once(server: Server) -> None:
    async with Person(server, "Tariq") as tariq:
        moves = [PUZZLE.moves[0].action, wrong_move()] * 5
        verdicts = await asyncio.gather(*(answer_puzzle(tariq, PUZZLE.id, move) for move in moves))
        (counted,) = (verdict for verdict in verdicts if verdict["counts"])
        assert {verdict["rating"] for verdict in verdicts if verdict["rating"] != START} == {counted["rating"]}
        page = await page_of(tariq)
        assert (page["attempted"], page["solved"]) == (1, int(counted["is_solved"]))


async def test_answers_to_several_processes_count_once(tmp_path: Path, database: str, nats: Nats) -> None:
    options = ("--database", database, "--bus", nats.url)
    with Server(tmp_path / "one", *options) as one, Server(tmp_path / "two", *options) as two:
        async with Person(one, "Zaida") as here:
            there = Person(two, "Zaida")
            there.http.cookies.update(here.http.cookies)
            chosen = [PUZZLE, *PUZZLES[:3]]
            verdicts = await asyncio.gather(
                *(answer_puzzle(person, puzzle.id) for puzzle in chosen for person in (here, there) * 2)
            )
            assert sum(verdict["counts"] for verdict in verdicts) == len(chosen)
            pages = [await page_of(person) for person in (here, there)]
            assert pages[0] == pages[1]
            assert pages[0]["rating"] == max(verdict["rating"] for verdict in verdicts)
            assert (pages[0]["attempted"], pages[0]["solved"]) == (len(chosen), len(chosen))
            table = await open_puzzle(here)
            async with there.connect(table) as seat:
                await seat.until_turn()
                assert (await seat.do("hint"))["type"] == "hint", "both processes know the answer"
            await there.http.aclose()


async def test_quotas(tmp_path: Path) -> None:
    """Of answers, tables and judgements, for each player; an address has five times as much."""
    limits = ["puzzle_answers_per_hour=3", "puzzle_tables_per_hour=1", "judgements_per_hour=1"]
    (first, move), (second, other) = [*uncompared_moves()][:2]
    with Server(tmp_path, limits=limits) as server:
        async with Person(server, "Zaida") as zaida:
            await open_puzzle(zaida)
            check_refused(await zaida.ask("POST", "/api/puzzles/table", {"puzzle": PUZZLE.id}), "quota_exceeded")
            await answer_puzzle(zaida, first.id, move)
            refused = {"puzzle": second.id, "move": other}
            check_refused(await zaida.ask("POST", "/api/puzzles/answer", refused), "quota_exceeded")
            details = await zaida.good("GET", f"/api/puzzles/{second.id}")
            assert details["answer"] == "failed", "what nobody has time to compare is an answer, too"
            await answer_puzzle(zaida, second.id)
            check_refused(await zaida.ask("POST", "/api/puzzles/answer", refused), "quota_exceeded")
            assert (await page_of(zaida))["attempted"] == 2


# Ratings


async def add_players(store: Database, *names: str) -> None:
    for name in names:
        await store.players.add(Account(name, name.title(), None, None), f"token-{name}")


async def settle(store: Database, *names: str) -> None:
    """Let players have answered many puzzles."""
    for name in names:
        await rows(store, "INSERT INTO puzzle_players VALUES ($1, 1500, 60, 0.06, 40, 20)", name)


async def test_concurrent_answers_lose_nothing(store: Database) -> None:
    """Of many players to one puzzle, and of one player to many puzzles."""
    names = [f"p{number}" for number in range(6)]
    await add_players(store, *names)
    await settle(store, *names)
    chosen = sorted(PUZZLES, key=lambda puzzle: abs(puzzle.rating - 1500))[:4]
    rated = await asyncio.gather(
        *(
            store.puzzles.add_answer(name, puzzle, (number + place) % 3 > 0, can_rate_puzzle=True)
            for number, puzzle in enumerate(chosen)
            for place, name in enumerate(names * 2)
        )
    )
    assert sum(one.counts for one in rated) == len(chosen) * len(names)
    for name in names:
        state = await store.puzzles.state_of(name)
        solved = sum(answers.is_solved for answers in state.answers.values())
        assert (state.standing.attempted, state.standing.solved) == (40 + len(chosen), 20 + solved)
        changes = [attempt.rating_change for attempt in await store.puzzles.exported(name)]
        assert abs(1500 + sum(changes) - state.standing.rating.rating) <= len(chosen), "every change was applied"
    for puzzle in chosen:
        standing = await store.puzzles.puzzle_standing(puzzle)
        states = [await store.puzzles.state_of(name) for name in names]
        solved = sum(state.answers[puzzle.id].is_solved for state in states)
        assert (standing.attempted, standing.solved) == (len(names), solved)
        assert standing.rating.deviation < initial_standing(puzzle).rating.deviation


async def test_answers_in_turn_give_the_published_ratings(store: Database) -> None:
    await add_players(store, "zaida", "omar")
    await settle(store, "omar")
    mine, its = Glicko(), initial_standing(PUZZLE).rating
    first = await store.puzzles.add_answer("zaida", PUZZLE, True, can_rate_puzzle=True)
    assert first.player.rating == rate(mine, its, 1.0)
    assert first.puzzle == Standing(its, 1, 1), "a newcomer does not change it"
    settled = Glicko(1500, 60)
    second = await store.puzzles.add_answer("omar", PUZZLE, False, can_rate_puzzle=True)
    assert second.player.rating == rate(settled, its, 0.0)
    assert second.puzzle == Standing(rate(its, settled, 1.0), 2, 1)
    assert second.puzzle == await store.puzzles.puzzle_standing(PUZZLE)
    assert (await store.puzzles.state_of("zaida")).ratings == {PUZZLE.id: round(second.puzzle.rating.rating)}


def test_rating_of_a_puzzle_changes_slowly_and_only_by_settled_players() -> None:
    its = initial_standing(PUZZLE)
    for deviation, can_rate, is_changed in (
        (SETTLED_DEVIATION, True, True),
        (SETTLED_DEVIATION, False, False),
        (SETTLED_DEVIATION + 1, True, False),
        (350.0, True, False),
    ):
        player = Standing(Glicko(PUZZLE.rating, deviation), 9, 5)
        after = rated_answer(player, its, is_solved=False, can_rate_puzzle=can_rate)
        assert (after.puzzle.rating != its.rating) == is_changed
        assert after.puzzle.attempted == 1
        assert abs(after.puzzle.rating.rating - its.rating.rating) < 40
    newcomer = Standing()
    for number in range(12):
        newcomer = rated_answer(newcomer, its, bool(number % 2), can_rate_puzzle=True).player
    assert newcomer.rating.deviation > SETTLED_DEVIATION, "a new guest has to answer many puzzles first"


async def test_address_changes_the_rating_of_a_puzzle_once_a_day(server: Server) -> None:
    puzzle = PUZZLES[1]
    ratings = [puzzle.rating]
    for name in ("Karim", "Huda", "Amal"):
        async with Person(server, name) as person:
            with closing(sqlite3.connect(server.data / "nasrid.sqlite")) as file, file:
                file.execute(
                    "INSERT INTO puzzle_players SELECT id, 1500, 60, 0.06, 40, 20 FROM players WHERE name = ?", [name]
                )
            verdict = await answer_puzzle(person, puzzle.id, wrong_move(puzzle))
            assert verdict["rating_change"] < 0
            ratings.append(verdict["puzzle_rating"])
            details = await person.good("GET", f"/api/puzzles/{puzzle.id}")
    assert ratings[1] > ratings[0]
    assert ratings[1] == ratings[2] == ratings[3] == details["puzzle"]["rating"]
    assert (details["attempted"], details["solved"]) == (3, 0)


async def test_deleted_account_leaves_no_answer(store: Database) -> None:
    await add_players(store, "zaida")
    await store.puzzles.add_answer("zaida", PUZZLE, True, can_rate_puzzle=True)
    await store.accounts.delete("zaida")
    state = await store.puzzles.state_of("zaida")
    assert (state.standing, state.answers) == (Standing(), {})
    with pytest.raises(RefusalError, match="deleted"):
        await store.puzzles.add_answer("zaida", PUZZLE, True, can_rate_puzzle=True)
    assert (await store.puzzles.puzzle_standing(PUZZLE)).attempted == 1, "the number of answers betrays nobody"


# Recommendation


def test_unanswered_puzzle_with_the_nearest_rating_comes_first() -> None:
    standing = Standing(Glicko(1700.0))
    answers: dict[str, Answers] = {}
    shown = []
    while (page := puzzle_page(standing, answers, {})).puzzle:
        shown.append(page.puzzle)
        answers[page.puzzle.id] = Answers(is_solved=True, is_mastered=True, latest=1.0)
    assert {info.id for info in shown} == {puzzle.id for puzzle in PUZZLES}
    distances = [abs(info.rating - 1700) for info in shown]
    assert distances == sorted(distances)
    assert all(totals.puzzles == totals.attempted == totals.solved for totals in page.themes)
    assert [totals.theme for totals in page.themes] == list(THEMES)


def test_failed_puzzle_comes_again_until_it_is_solved() -> None:
    answers = {puzzle.id: Answers(is_solved=True, is_mastered=True, latest=1.0) for puzzle in PUZZLES}
    for number, puzzle in enumerate(PUZZLES[:3]):
        answers[puzzle.id] = Answers(is_solved=False, is_mastered=False, latest=10.0 - number)
    for puzzle in PUZZLES[2::-1]:
        page = puzzle_page(Standing(), answers, {})
        assert page.puzzle
        assert page.puzzle.id == puzzle.id, "the one that was failed the longest time ago"
        answers[puzzle.id] = Answers(is_solved=False, is_mastered=True, latest=20.0)
    assert puzzle_page(Standing(), answers, {}).puzzle is None


async def test_later_answers_are_noted(store: Database) -> None:
    await add_players(store, "zaida")
    seen = []
    for is_solved in (False, False, True, False):
        await store.puzzles.add_answer("zaida", PUZZLE, is_solved, can_rate_puzzle=True)
        seen.append(await store.puzzles.answers("zaida", PUZZLE.id))
    assert [(answers.is_solved, answers.is_mastered) for answers in seen if answers] == [
        (False, False),
        (False, False),
        (False, True),
        (False, True),
    ]
    times = [answers.latest for answers in seen if answers]
    assert times == sorted(times)


def test_ratings_of_this_server_and_filters_choose_the_puzzle() -> None:
    puzzle = PUZZLES[0]
    page = puzzle_page(Standing(), {}, {each.id: 2000 for each in PUZZLES} | {puzzle.id: 1501})
    assert page.puzzle
    assert (page.puzzle.id, page.puzzle.rating) == (puzzle.id, 1501)
    for theme in THEMES:
        chosen = puzzle_page(Standing(), {}, {}, theme).puzzle
        assert chosen is None or theme in puzzles()[chosen.id].themes
    for game in ("alhambra", "granada", "combined"):
        chosen = puzzle_page(Standing(), {}, {}, game=game).puzzle
        assert chosen is None or chosen.options["game"] == game


def test_totals_by_theme_count_the_puzzles_of_the_chosen_game() -> None:
    answers = {puzzle.id: Answers(is_solved=True, is_mastered=True, latest=1.0) for puzzle in PUZZLES}
    for game in GAMES:
        for totals in puzzle_page(Standing(), answers, {}, game=game).themes:
            count = sum(totals.theme in puzzle.themes and puzzle.options.game == game for puzzle in PUZZLES)
            assert (totals.puzzles, totals.attempted, totals.solved) == (count, count, count)


# The table


async def test_table_waits_for_the_answer(server: Server) -> None:
    async with Person(server, "Aziz") as aziz, Person(server, "Rami") as rami:
        table = await open_puzzle(aziz)
        async with aziz.connect(table) as seat:
            await seat.until_turn()
            assert (seat.info["puzzle"], seat.info["rated"], seat.info["chat"]) == (PUZZLE.id, False, False)
            assert seat.you["seat"] == PUZZLE.seat
            assert seat.info["commitment"] == ""
            for kind, fields in (
                ("hint", {}),
                ("set_auto_pass", {"steps": []}),
                ("leave", {}),
                ("act", {"action": seat.legal[0]}),
            ):
                more = {"seq": seat.seq} if kind == "act" else {}
                reply = await seat.do(kind, **fields, **more)
                assert (reply["code"], "POST /api/puzzles/answer" in reply["message"]) == ("puzzle_unanswered", True)
            assert (await seat.do("move_to_device"))["code"] == "bad_message"
            assert (await seat.do("preview", action=seat.legal[0], seq=seat.seq))["type"] == "preview"
            await answer_puzzle(rami)
            assert (await seat.do("hint"))["code"] == "puzzle_unanswered", "each player answers for themselves"
            refused = {"puzzle": PUZZLE.id, "move": "take b1 b1 b1 b1"}
            check_refused(await aziz.ask("POST", "/api/puzzles/answer", refused), "illegal")
            assert (await seat.do("hint"))["code"] == "puzzle_unanswered"
            await answer_puzzle(aziz, move=wrong_move())
            assert (await seat.do("hint"))["type"] == "hint"
            assert (await seat.act(PUZZLE.moves[0].action))["type"] == "done"
        check_refused(await aziz.ask("GET", f"/api/tables/{table}/record"), "game_not_over")


async def test_table_belongs_to_its_player_and_is_in_no_list(server: Server) -> None:
    async with Person(server, "Aziz") as aziz, Person(server, "Rami") as rami:
        table = await open_puzzle(aziz)
        assert await open_puzzle(aziz) != table
        for kind in ("sit", "request_seat", "act", "hint", "leave"):
            fields = {"action": "pass", "seq": 3} if kind == "act" else {}
            status, answer = await rami.do(table, kind, **fields)
            assert (status >= 400, answer["type"]) == (True, "error"), kind
            assert answer["code"] != "puzzle_unanswered", "whether somebody has answered is not theirs to know"
        assert (await aziz.good("GET", "/api/me/tables"))["tables"] == []
        assert not (await aziz.good("GET", "/api/me/tables"))["has_parked"]
        assert table not in str(await rami.good("GET", "/api/tables"))
        exported = (await aziz.good("GET", "/api/me/export"))["tables"]
        assert table in [each["id"] for each in exported]
        for settings in ({"puzzle": PUZZLE.id}, {"lesson": PUZZLE.id}):
            status, _ = await aziz.ask("POST", "/api/tables", {"settings": settings})
            assert status == 400, "only the server says which table is that of a puzzle"


async def test_public_facts_contain_neither_position_nor_solution(server: Server) -> None:
    async with Person(server, "Nadir") as nadir:
        for path in ("/api/puzzles", f"/api/puzzles/{PUZZLE.id}", "/api/daily"):
            answer = await nadir.good("GET", path)
            assert set(answer["puzzle"]) == {"id", "options", "seat", "rating"}, "themes are hints"
            assert PUZZLE.moves[0].action not in json.dumps(answer)
        table = await open_puzzle(nadir)
        events = json.dumps(await nadir.good("GET", f"/api/tables/{table}/events"))
        assert "position" not in events
        assert '"seed"' not in events


@asynccontextmanager
async def node_at(folder: Path) -> AsyncIterator[Node]:
    """A server process without housekeeping."""
    node = Node(Database(Place("SQLite", str(folder / "nasrid.sqlite")).driver()), NoBus(), Limits())
    await node.database.open()
    await node.peers.open()
    await add_players(node.database, ZAIDA.id)
    yield node
    await node.close()


async def test_abandoned_table_closes_a_day_later(tmp_path: Path) -> None:
    async with node_at(tmp_path) as node:
        opened = await node.opener.open_puzzle_table(ZAIDA, PUZZLE)
        live = await node.cache.get(opened.id)
        closes = live.state.since + IDLE_PUZZLE_SECONDS
        assert due_at(live.state) == closes
        await node.cache.unload(live)
        node.clock._offset += closes + 1 - node.clock.now()
        await node.housekeeping._start_due_tables()
        async with asyncio.timeout(30):
            while (await node.database.tables.stored_table(opened.id))[1] != "closed":
                await asyncio.sleep(0.01)


async def test_puzzle_played_to_its_end_counts_nowhere(store: Database) -> None:
    await add_players(store, ZAIDA.id)
    live = LiveTable("t", Lease("me", 1))
    log = puzzle_entries(live, ZAIDA, PUZZLE, 1.0)
    await store.tables.create(live.state, Lease("me", 1), log)
    state = live.state
    players = len(state.seats)
    state.stage, state.result = "over", GameResult([90] * players, [PUZZLE.seat])
    await store.tables.append([next_of(state, entries.Closed(at=3.0), changes_table=True)])
    state.stage = "over"
    assert progress_statements(state, 1, 3.0) == []
    await store.profiles.update_statistics()
    await store.profiles.update_ratings()
    profile = await store.profiles.profile(ZAIDA.id)
    assert (profile.games, profile.statistics) == ([], [])


async def test_rematch_is_a_normal_game(tmp_path: Path) -> None:
    async with node_at(tmp_path) as node:
        opened = await node.opener.open_puzzle_table(ZAIDA, PUZZLE)
        live = await node.cache.get(opened.id)
        live.state.stage = "over"
        reply = await node.router.run_command(opened.id, ZAIDA, commands.Rematch(id="again"))
        assert isinstance(reply, Done)
        again = await node.cache.get(str(reply.table))
        assert (again.state.puzzle, again.state.position) == (None, "")


# The puzzle of the day


async def test_first_answer_counts_for_the_puzzle_of_the_day(server: Server) -> None:
    async with Person(server, "Widad") as widad, device(server) as stranger:
        page = await widad.good("GET", "/api/daily")
        today = date.fromisoformat(page["date"])
        puzzle = puzzles()[puzzle_of(today, [*puzzles()])]
        assert (page["puzzle"]["id"], page["puzzle_answer"]) == (puzzle.id, None)
        await answer_puzzle(widad, puzzle.id, wrong_move(puzzle))
        await answer_puzzle(widad, puzzle.id)
        page = await widad.good("GET", "/api/daily")
        assert page["puzzle_answer"] == "failed"
        assert page["attempt"] is None, "it is no attempt at the deal"
        assert (await stranger.good("GET", "/api/daily"))["puzzle_answer"] is None
        yesterday = await widad.good("GET", f"/api/daily?date={today - timedelta(days=1)}")
        assert yesterday["puzzle"]["id"] != puzzle.id
        assert yesterday["puzzle_answer"] is None


# A device


async def gadget_page(gadget: Device, query: str = "") -> Any:
    return await gadget.ask("GET", f"/api/puzzles{query}")


async def solve_on(gadget: Device, move: str = PUZZLE.moves[0].action, puzzle: str = PUZZLE.id) -> Any:
    return await gadget.ask("POST", "/api/puzzles/answer", {"puzzle": puzzle, "move": move})


async def test_device_rates_the_first_answer(server: Server) -> None:
    """As a server does."""
    gadget = Device()
    assert standing_in(await gadget_page(gadget)) == NEWCOMER
    async with Person(server, "Yasmin") as yasmin:
        chosen = [PUZZLE, PUZZLES[0], PUZZLES[2]]
        for puzzle, move in zip(
            chosen, (wrong_move(), PUZZLES[0].moves[0].action, wrong_move(PUZZLES[2])), strict=True
        ):
            here = await solve_on(gadget, move, puzzle.id)
            there = await answer_puzzle(yasmin, puzzle.id, move)
            for verdict in (here, there):
                verdict["puzzle_rating"] = puzzle.rating
            assert here == there
        gadget.open_window()
        again = await solve_on(gadget)
        assert (again["counts"], again["is_solved"], again["rating_change"]) == (False, True, 0)
        pages = [await gadget_page(gadget), await page_of(yasmin)]
        assert standing_in(pages[0]) == standing_in(pages[1])
        assert pages[0]["themes"] == pages[1]["themes"]
    assert (await gadget.ask("GET", "/api/me/progress"))["puzzles"] == standing_in(pages[0])
    details = await gadget.ask("GET", f"/api/puzzles/{PUZZLE.id}")
    assert (details["answer"], details["attempted"], details["solved"]) == ("failed", 1, 0)


async def test_device_refuses_what_a_server_refuses() -> None:
    gadget = Device()
    for body, code in (
        ({"puzzle": "00000000", "move": "pass"}, "no_such_puzzle"),
        ({"puzzle": PUZZLE.id, "move": "take b1 b1 b1 b1"}, "illegal"),
        ({"puzzle": PUZZLE.id, "move": "resign"}, "bad_message"),
        ({"puzzle": PUZZLE.id, "move": "pass " * 100}, "bad_message"),
    ):
        assert (await gadget.ask("POST", "/api/puzzles/answer", body))["code"] == code
    assert (await gadget.ask("POST", "/api/puzzles/table", {"puzzle": "x", "name": "Zaida"}))[
        "code"
    ] == "no_such_puzzle"
    assert (await gadget.ask("GET", "/api/puzzles/x"))["code"] == "no_such_puzzle"
    assert (await gadget_page(gadget, "?theme=kings"))["code"] == "bad_message"
    assert standing_in(await gadget_page(gadget)) == NEWCOMER
    assert gadget.shelf.puzzles == {}


async def test_table_on_a_device_waits_for_the_answer_and_is_deleted_later() -> None:
    gadget = Device()
    opened = await gadget.ask("POST", "/api/puzzles/table", {"puzzle": PUZZLE.id, "name": "Zaida"})
    path = f"/api/tables/{opened['id']}"
    seen = await gadget.ask("GET", path)
    assert (seen["table"]["puzzle"], seen["you"]["seat"]) == (PUZZLE.id, PUZZLE.seat)
    act = {"type": "act", "id": "a", "action": PUZZLE.moves[0].action, "seq": seen["seq"]}
    assert (await gadget.ask("POST", f"{path}/commands", act))["code"] == "puzzle_unanswered"
    await solve_on(gadget)
    assert (await gadget.ask("POST", f"{path}/commands", act))["type"] == "done"
    second = await gadget.ask("POST", "/api/puzzles/table", {"puzzle": PUZZLE.id, "name": "Zaida"})
    assert (await gadget.ask("GET", path))["type"] == "snapshot", "it may be open in another window"
    game = await gadget.table(["Zaida"], [{}, {"kind": "bot", "level": "apprentice"}])
    gadget.host._clock._offset += IDLE_PUZZLE_SECONDS + 60
    third = await gadget.ask("POST", "/api/puzzles/table", {"puzzle": PUZZLE.id, "name": "Zaida"})
    for gone in (opened, second):
        assert (await gadget.ask("GET", f"/api/tables/{gone['id']}"))["code"] == "no_such_table"
    for kept in (f"/api/tables/{third['id']}", game):
        assert (await gadget.ask("GET", kept))["type"] == "snapshot"


async def test_device_has_the_puzzle_of_the_day() -> None:
    gadget = Device()
    page = await gadget.ask("GET", "/api/daily")
    puzzle = puzzles()[puzzle_of(date.fromisoformat(page["date"]), [*puzzles()])]
    assert (page["puzzle"]["id"], page["puzzle"]["rating"], page["puzzle_answer"]) == (puzzle.id, puzzle.rating, None)
    await solve_on(gadget, puzzle=puzzle.id, move=puzzle.moves[0].action)
    assert (await gadget.ask("GET", "/api/daily"))["puzzle_answer"] == "solved"


async def test_two_windows_count_one_answer() -> None:
    gadget = Device()
    windows = []
    for _ in range(2):
        gadget.open_window()
        windows.append(gadget.host)
    body = json.dumps({"puzzle": PUZZLE.id, "move": wrong_move()})
    texts = await asyncio.gather(*(host.ask("POST", "/api/puzzles/answer", body) for host in windows * 2))
    assert sum(json.loads(text)["counts"] for text in texts) == 1
    assert (await gadget_page(gadget))["attempted"] == 1


async def test_backup_keeps_the_answers_of_both_devices() -> None:
    one, other = Device(), Device()
    await solve_on(one)
    await solve_on(other, wrong_move())
    await solve_on(other, PUZZLES[0].moves[0].action, PUZZLES[0].id)
    answered = [json.loads(text) for text in await other.shelf.read_puzzles()]
    backup = {"nasrid_backup": 1, "tables": [], "puzzles": answered}
    for _ in range(2):
        assert (await one.ask("POST", "/api/backup", backup))["damaged"] == 0
        page = await gadget_page(one)
        assert (page["attempted"], page["solved"]) == (2, 2), "the first answer of this device stays"
    for wrong in ({"rating": 10**6}, {"rating": "high"}, {"at": -1}, {"at": 1e300}, {"is_solved": 1}, {"more": 1}):
        refused = await one.ask("POST", "/api/backup", backup | {"puzzles": [answered[0] | wrong]})
        assert refused["code"] == "bad_message"
    assert (await gadget_page(one))["attempted"] == 2


@pytest.mark.parametrize(
    ("failure", "code"), [("SecurityError", "storage_blocked"), ("QuotaExceededError", "storage_full")]
)
async def test_failing_storage_is_named(failure: str, code: str) -> None:
    gadget = Device()
    gadget.shelf = shelf = FailingStorage()
    gadget.open_window()
    shelf.failure = failure
    assert (await solve_on(gadget))["code"] == code
    shelf.failure = None
    assert (await solve_on(gadget))["counts"]

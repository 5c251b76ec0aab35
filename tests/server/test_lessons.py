"""Tables that teach a chapter of the tutorial."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from nasrid.chapters import LEARNER_SEAT, Chapter, load_chapters
from nasrid.rules.game import Game
from tests.server.client import Person, Seat, Server


async def follow(seat: Seat, chapter: Chapter) -> list[tuple[int, str]]:
    """Follow the chapter, and return the actions with their seats."""
    wanted = [step["expect"][0] for step in chapter.steps if "expect" in step]
    acting = sum("expect" in step or "move" in step for step in chapter.steps)
    while len(done := acted(seat)) < acting:
        if seat.turn and wanted:
            assert (await seat.act(wanted.pop(0)))["type"] == "done"
        else:
            await seat.receive()
    return done


def acted(seat: Seat) -> list[tuple[int, str]]:
    return [(event["seat"], event["action"]) for event in seat.events if event["entry"] == "acted"]


@pytest.mark.parametrize("name", load_chapters())
async def test_lesson_follows_its_chapter_and_continues_freely(zaida: Person, name: str) -> None:
    chapter = load_chapters()[name]

    table = (await zaida.open_table(lesson=name))["id"]
    async with zaida.connect(table) as seat:
        await seat.until_type("decision")
        assert seat.info["lesson"] == name
        assert {one["level"] for one in seat.info["seats"] if one["kind"] == "bot"} == {"apprentice"}
        assert seat.view["options"] == chapter.options.to_json()
        script = [step.get("move") or step["expect"] for step in chapter.steps if "move" in step or "expect" in step]
        for (who, action), step in zip(await follow(seat, chapter), script, strict=True):
            assert action == (step[0] if who == LEARNER_SEAT else step)
        await seat.until_turn()
        advice = await seat.do("hint")
        assert advice["type"] == "hint", advice
        assert (await seat.act(advice["action"]))["type"] == "done"
        while not any(who != LEARNER_SEAT for who, _ in acted(seat)[len(script) :]):
            turn = seat.turn
            await (seat.act(turn["legal_actions"][0]) if turn else seat.receive())


async def test_deck_of_a_lesson_is_hidden(zaida: Person) -> None:
    table = (await zaida.open_table(lesson="basics"))["id"]
    async with zaida.connect(table) as seat:
        await seat.until_type("decision")
        await follow(seat, load_chapters()["basics"])
        answers = [str(await zaida.good("GET", f"/api/tables/{table}{end}")) for end in ("", "/events")]
        for text in (*seat.raw, *answers):
            assert "nasrid position" not in text
            assert "alhambra bag" not in text


async def test_apprentices_play_after_a_deviation_from_the_lesson(zaida: Person) -> None:
    table = (await zaida.open_table(lesson="basics"))["id"]
    async with zaida.connect(table) as seat:
        await seat.until_type("decision")
        await seat.act("take y9")
        await seat.until_turn()
        assert {who for who, _ in acted(seat)} == {0, 1, 2}


async def test_a_lesson_survives_a_restart_and_ends_as_a_game_that_does_not_count(tmp_path: Path) -> None:
    chapter = load_chapters()["huts"]
    with Server(tmp_path) as server:
        async with Person(server) as zaida:
            table = (await zaida.open_table(lesson="huts"))["id"]
            async with zaida.connect(table) as seat:
                await seat.until_type("decision")
                await seat.act("hut hut-tower-N")
            server.kill()
            server.start()
            async with zaida.connect(table) as seat:
                await seat.until_type("decision")
                await seat.act("build hut-tower-N 1,-1")
                await seat.see(lambda seat: len(acted(seat)) >= 3)
                moves = [step["move"] for step in chapter.steps if "move" in step]
                assert [action for _, action in acted(seat)[1:]] == moves
                await seat.play(Random(1))
                record = await zaida.good("GET", f"/api/tables/{table}/record")
                assert Game.from_position(record["position"]).position() == chapter.position
                assert (await zaida.good("GET", "/api/me/profile"))["games"] == []
                again = (await seat.do("rematch"))["table"]
                info = (await zaida.see(again))["table"]
                assert "lesson" not in info
                assert info["options"] == chapter.options.to_json()


async def test_a_lesson_that_its_learner_leaves_is_closed(zaida: Person) -> None:
    table = (await zaida.open_table(lesson="duo"))["id"]
    async with zaida.connect(table) as seat:
        await seat.until_type("decision")
        assert (await seat.do("leave"))["type"] == "done"
    assert (await zaida.see(table))["table"]["stage"] == "closed"
    assert (await zaida.good("GET", "/api/me/tables"))["tables"] == []


async def test_parked_lesson_can_be_left(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server) as zaida:
            table = (await zaida.open_table(lesson="duo"))["id"]
            server.kill()
            with closing(sqlite3.connect(tmp_path / "nasrid.sqlite")) as database, database:
                database.execute("UPDATE tables SET state = 'parked'")
                database.execute("UPDATE table_players SET stage = 'parked'")
            server.start()
            (parked,) = (await zaida.good("GET", "/api/me/tables/parked"))["tables"]
            assert parked["table"]["lesson"] == "duo"
            await zaida.good("POST", f"/api/tables/{table}/commands", {"type": "leave", "id": "leave"})
            for path in ("/api/me/tables", "/api/me/tables/parked"):
                assert (await zaida.good("GET", path))["tables"] == []


async def test_there_are_only_the_lessons_that_there_are(zaida: Person) -> None:
    status, answer = await zaida.ask("POST", "/api/tables", {"settings": {"lesson": "chess"}})
    assert (status, answer["code"]) == (400, "bad_options")
    assert "basics" in answer["message"]

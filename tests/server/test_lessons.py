"""Tables that teach a chapter of the tutorial."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

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
async def test_lesson_follows_its_chapter_and_continues_freely(server: Server, name: str) -> None:
    chapter = load_chapters()[name]

    async with Person(server) as zaida:
        table = (await zaida.open_table(lesson=name))["id"]
        async with zaida.connect(table) as seat:
            await seat.until_type("decision")
            assert seat.info["lesson"] == name
            assert {one["level"] for one in seat.info["seats"] if one["kind"] == "bot"} == {"apprentice"}
            assert seat.view["options"] == chapter.options.to_json()
            script = [
                step.get("move") or step["expect"] for step in chapter.steps if "move" in step or "expect" in step
            ]
            for (who, action), step in zip(await follow(seat, chapter), script, strict=True):
                assert action == (step[0] if who == LEARNER_SEAT else step)
            while not seat.turn:
                await seat.receive()
            advice = await seat.do("hint")
            assert advice["type"] == "hint", advice
            assert (await seat.act(advice["action"]))["type"] == "done"
            while not any(who != LEARNER_SEAT for who, _ in acted(seat)[len(script) :]):
                turn = seat.turn
                await (seat.act(turn["legal_actions"][0]) if turn else seat.receive())


async def test_deck_of_a_lesson_is_hidden(server: Server) -> None:
    async with Person(server) as zaida:
        table = (await zaida.open_table(lesson="basics"))["id"]
        async with zaida.connect(table) as seat:
            await seat.until_type("decision")
            await follow(seat, load_chapters()["basics"])
            answers = [str(await zaida.good("GET", f"/api/tables/{table}{end}")) for end in ("", "/events")]
            for text in (*seat.raw, *answers):
                assert "nasrid position" not in text
                assert "alhambra bag" not in text


async def test_apprentices_play_after_a_deviation_from_the_lesson(server: Server) -> None:
    async with Person(server) as zaida:
        table = (await zaida.open_table(lesson="basics"))["id"]
        async with zaida.connect(table) as seat:
            await seat.until_type("decision")
            await seat.act("take y9")
            while not seat.turn:
                await seat.receive()
            assert {who for who, _ in acted(seat)} == {0, 1, 2}


async def test_a_lesson_survives_a_restart_and_ends_as_a_game_that_does_not_count(tmp_path: Path) -> None:
    chapter = load_chapters()["huts"]

    async def begin(server: Server) -> tuple[str, Any]:
        async with Person(server) as zaida:
            table = (await zaida.open_table(lesson="huts"))["id"]
            async with zaida.connect(table) as seat:
                await seat.until_type("decision")
                await seat.act("hut hut-tower-N")
                return table, zaida.http.cookies

    with Server(tmp_path) as server:
        table, cookies = await begin(server)
        server.kill()
        server.start()
        async with Person(server) as nobody:
            nobody.http.cookies = cookies
            async with nobody.connect(table) as seat:
                await seat.until_type("decision")
                await seat.act("build hut-tower-N 1,-1")
                while len(acted(seat)) < 3:
                    await seat.receive()
                moves = [step["move"] for step in chapter.steps if "move" in step]
                assert [action for _, action in acted(seat)[1:]] == moves
                await seat.play(Random(1))
                record = await nobody.good("GET", f"/api/tables/{table}/record")
                assert Game.from_position(record["position"]).position() == chapter.position
                assert (await nobody.good("GET", "/api/me/profile"))["games"] == []
                again = (await seat.do("rematch"))["table"]
                info = (await nobody.see(again))["table"]
                assert "lesson" not in info
                assert info["options"] == chapter.options.to_json()


async def test_there_are_only_the_lessons_that_there_are(server: Server) -> None:
    async with Person(server) as zaida:
        status, answer = await zaida.ask("POST", "/api/tables", {"settings": {"lesson": "chess"}})
        assert (status, answer["code"]) == (400, "bad_options")
        assert "basics" in answer["message"]

"""Complete games on a real server: players over WebSockets and bots at one table."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.processes import nasrid
from tests.server.client import Person, Seat

BOTS = [{}, {}, {"kind": "bot", "level": "apprentice"}, {"kind": "bot", "level": "mason"}]
GAMES = {
    "alhambra": {"game": "alhambra"},
    "granada": {"game": "granada"},
    "combined": {"game": "combined"},
    "all modules": {"game": "alhambra", "modules": ["vizier", "exchange", "bonus", "huts"], "confirm_turns": True},
}


@pytest.mark.parametrize("options", GAMES.values(), ids=list(GAMES))
async def test_people_and_bots_play_to_the_end(
    zaida: Person, omar: Person, options: dict[str, Any], tmp_path: Path
) -> None:
    opened = await zaida.open_table(options=options | {"players": 4}, seats=BOTS)
    table = opened["id"]
    async with zaida.connect(table) as first, omar.connect(table) as second, omar.connect(table) as device:
        assert (await second.do("sit", invitation=opened["invitation"]))["type"] == "done"
        await asyncio.gather(first.play(Random(1)), second.play(Random(2)), device.until(lambda _: device.is_over))
        await _check_end(zaida, table, [first, second, device])
    await _check_record(zaida, table, first, tmp_path)


async def _check_end(person: Person, table: str, seats: list[Seat]) -> None:
    """Check that merging changes has led every client to the server's view."""
    for seat in seats:
        now = await seat.person.see(table)
        assert now["seq"] == seat.seq
        assert seat.standings == now["standings"]
        assert seat.view["players"] == now["view"]["players"]
        for name in now["view"].keys() - {"viewer", "legal_actions"}:
            assert seat.view[name] == now["view"][name], name
    assert seats[0].view["winners"]
    assert [event["events"] for event in seats[0].events if event["entry"] == "acted"][-1][-1]["event"] == "game_ended"


async def _check_record(person: Person, table: str, seat: Seat, folder: Path) -> None:
    """Check that the seed matches the commitment and leads to the same result."""
    record = await person.good("GET", f"/api/tables/{table}/record")
    promised = next(event["table"]["commitment"] for event in seat.events if event["entry"] == "started")
    file = folder / "game.json"
    file.write_text(json.dumps(record))
    proof = nasrid("replay", file, "--verify", promised)
    assert proof.returncode == 0, proof.stderr
    assert [player["score"] for player in seat.view["players"]] == record["scores"]

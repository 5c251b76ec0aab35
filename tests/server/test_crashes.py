"""kill -9 at any moment: acknowledged commands are stored, none is half done, and play continues."""

import asyncio
from pathlib import Path
from random import Random

from tests.server.client import SECONDS, Person, Server
from tests.server.travellers import Traveller

KILLS = 50
TABLES = 4
SEATS = [{}, {}, {"kind": "bot", "level": "apprentice"}]


async def test_nothing_acknowledged_is_lost_in_fifty_crashes(tmp_path: Path) -> None:
    random, stop = Random(50), asyncio.Event()
    with Server(tmp_path) as server:
        players = [player for number in range(TABLES) for player in await seat_two(server, number)]
        async with asyncio.TaskGroup() as playing:
            for player in players:
                playing.create_task(player.play(lambda _: stop.is_set(), seconds=None))
            for _ in range(KILLS):
                await moves(players, random.randrange(4))  # 0: even before the first command is carried out
                await asyncio.sleep(random.uniform(0.0, 0.05))
                server.kill()
                await asyncio.to_thread(server.start)
            await moves(players, 1)
            stop.set()
        for player in players:
            log = (await player.person.good("GET", f"/api/tables/{player.seat.table}/events"))["events"]
            assert [event["seq"] for event in log] == list(range(1, len(log) + 1))
            assert player.acknowledged
            for seq, command in player.acknowledged.items():
                assert log[seq - 1]["action"] == command["action"]
            for event in player.seat.events:
                if event["entry"] == "acted":
                    assert log[event["seq"] - 1]["action"] == event["action"]
            await player.person.http.aclose()
    assert "Traceback" not in server.log.read_text()


async def moves(players: list[Traveller], number: int) -> None:
    """Wait for this many more acknowledged moves. A fixed time would let a fast machine finish all games."""
    wanted = acknowledged(players) + number
    async with asyncio.timeout(SECONDS):
        while acknowledged(players) < wanted:
            await asyncio.sleep(0.01)


def acknowledged(players: list[Traveller]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def seat_two(server: Server, number: int) -> list[Traveller]:
    people = [Person(server, f"{name}{number}") for name in ("Zaida", "Omar")]
    for person in people:
        await person.__aenter__()
    options = {"players": 3, "modules": ["vizier", "bonus"]}
    table = await people[0].open_with(people[1], options=options, seats=SEATS)
    return [Traveller(person, table, [server], Random(f"{number} {person.name}")) for person in people]

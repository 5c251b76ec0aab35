"""A tournament whose processes are killed while rounds start, are played and end."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import httpx

from tests.server.evenings import Buyer, Evening, Page, open_evening, pairings, scores
from tools.faults.promises import check_log, promise

if TYPE_CHECKING:
    from tools.faults.run import Run

PLAYERS = 5  # so that one rests, or plays at a smaller table
SETTINGS = {"options": {"players": 2}, "rounds": 2, "at_deadline": "score", "uneven": "rest"}
DELAY_SECONDS = (0.0, 0.2)  # from a command until a process is killed
EVENTS_PER_TABLE = 15  # in each round


async def kill_rounds(run: Run) -> None:
    """Kill a process while a round starts, while it is played, and while it ends. Do this for a whole tournament."""
    async with open_evening(run.victim, PLAYERS, **SETTINGS) as evening:
        await evening.join()
        earlier: Page = {"rounds": []}
        for number in range(1, SETTINGS["rounds"] + 1):  # type: ignore[operator]
            page = await _change_during_a_kill(run, evening, "start_round", number)
            promise(pairings(page)[:-1] == pairings(earlier), "the pairing of an earlier round has changed")
            promise(scores(page)[:-1] == scores(earlier), "the result of an earlier round has changed")
            await _play_during_a_kill(run, evening, number)
            earlier = await _change_during_a_kill(run, evening, "end_round", number)
            promise(pairings(earlier) == pairings(page), f"the pairing of round {number} has changed")
            await _check_scores(run, evening, earlier)
        promise(earlier["stage"] == "over", f"the tournament is {earlier['stage']} after its last round")


async def _change_during_a_kill(run: Run, evening: Evening, command: str, number: int) -> Page:
    """Send a command while a process is killed, and repeat it until it is done. Return the page."""
    first = asyncio.create_task(evening.ask(evening.organiser, command, round=number))
    await asyncio.sleep(run.random.uniform(*DELAY_SECONDS))
    await run.kill()
    answer: Any = (await asyncio.gather(first, return_exceptions=True))[0]
    shown: Page = answer[1] if isinstance(answer, tuple) and answer[0] == 200 else {"rounds": []}

    async def repeat() -> Page:
        await evening.ask(evening.organiser, command, round=number)
        page = await evening.see()
        if not (len(page["rounds"]) == number and page["rounds"][-1]["ended" if command == "end_round" else "started"]):
            raise ValueError(f"round {number} is {page['stage']}")
        return page

    page: Page = await run.insist(evening.people, repeat)
    promise(pairings(page)[: len(shown["rounds"])] == pairings(shown), f"another pairing was shown for round {number}")
    numbers = [player for table in page["rounds"][-1]["tables"] for player in table["players"]]
    everybody = sorted(numbers + page["rounds"][-1]["rests"])
    promise(everybody == list(range(1, PLAYERS + 1)), f"round {number} has the players {everybody}")
    return page


async def _play_during_a_kill(run: Run, evening: Evening, number: int) -> None:
    travellers = []
    for person in evening.people:
        page: Page = await run.insist(evening.people, lambda person=person: evening.see(person))  # type: ignore[misc]
        if table := page["you"].get("table"):
            travellers.append(Buyer(person, table, run.servers, Random(f"{number} {person.name}")))
    promise(len(travellers) == PLAYERS - 1, f"{len(travellers)} players have a table in round {number}")
    playing = [
        asyncio.create_task(traveller.play(lambda seat: seat.seq >= EVENTS_PER_TABLE)) for traveller in travellers
    ]
    await asyncio.sleep(run.random.uniform(*DELAY_SECONDS))
    await run.kill()
    await asyncio.gather(*playing)
    for traveller in travellers:
        log = await run.insist(evening.people, lambda one=traveller: _events(one.person, one.seat.table))  # type: ignore[misc]
        name = f"{traveller.person.name} in round {number}"
        check_log(name, log, traveller.acknowledged, traveller.seat.events, traveller.seat.you.get("seat"))
        run.report.acknowledged_in_rounds += len(traveller.acknowledged)


async def _check_scores(run: Run, evening: Evening, page: Page) -> None:
    """Compare the results of the last round with those of its tables."""
    for table in page["rounds"][-1]["tables"]:
        path = f"/api/tables/{table['table']}"
        seen = await run.insist(evening.people, lambda path=path: evening.organiser.good("GET", path))  # type: ignore[misc]
        result = seen["table"]["result"]
        promise(bool(result) and result["scores"] == table["scores"], f"{table['scores']} is not the result {result}")


async def _events(person: Any, table: str) -> list[dict[str, Any]]:
    answer = await person.http.get(f"/api/tables/{table}/events")
    if answer.status_code != httpx.codes.OK:
        raise ValueError(answer.text)
    events: list[dict[str, Any]] = answer.json()["events"]
    return events

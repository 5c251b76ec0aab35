"""Games on a real server: reconnecting, undo, previews, spectators, chat, absence, rematches, hints, failing bots."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from tests.server.client import Person, Seat, Server

ALL = ["vizier", "exchange", "bonus", "huts"]
PHASES = {"act", "place", "confirm", "vizier_window", "reveal_round"}


@asynccontextmanager
async def table_of(server: Server, people: int, bots: int = 0, **settings: Any) -> AsyncIterator[list[Seat]]:
    """Open a table with this number of connected players, and start the game."""
    options = settings.pop("options", {}) | {"players": people + bots}
    plans: list[Any] = [{}] * people + [{"kind": "bot", "level": "apprentice"}] * bots
    async with AsyncExitStack() as stack:
        crowd = [await stack.enter_async_context(Person(server, name)) for name in ("Zaida", "Omar")[:people]]
        table = await crowd[0].open_with(*crowd[1:], options=options, seats=plans, **settings)
        seats = [await stack.enter_async_context(person.connect(table)) for person in crowd]
        for seat in seats:
            await seat.until_type("presence")
        yield seats


async def decider(seats: list[Seat]) -> Seat:
    """Return the seat that has to decide, after all seats have received all events."""
    seq = (await seats[0].person.see(seats[0].table))["seq"]
    for seat in seats:
        while seat.seq < seq:
            await seat.receive()
    chosen = seats[int(seats[0].view["seat"])]
    await chosen.until_turn()
    return chosen


# Coming back


async def test_a_player_comes_back_in_every_phase_and_finds_everything_as_it_was(server: Server) -> None:
    options = {"modules": ALL, "confirm_turns": True, "ask_everyone": True}
    phases: set[str] = set()
    for _ in range(10):  # not every game has every phase
        async with table_of(server, 2, options=options) as seats:
            await _come_back_in_new(phases, seats)
        if phases == PHASES:
            return
    raise AssertionError(f"never: {PHASES - phases}")


async def _come_back_in_new(phases: set[str], seats: list[Seat]) -> None:
    random = Random(4)
    for _ in range(400):
        seat = await decider(seats)
        step = seat.view["step"]
        if step not in phases:
            phases.add(step)
            for other in seats:
                await _come_back(other)
        if seat.is_over or phases == PHASES:
            return
        await seat.act(random.choice(seat.legal))


async def _come_back(seat: Seat) -> None:
    """Reconnect from a new device, and from the same one with a few events missing."""
    async with seat.person.connect(seat.table) as fresh:
        await fresh.until_type("presence")
        assert fresh.view["players"] == seat.view["players"]
        assert fresh.standings == seat.standings
        assert fresh.seq == seat.seq
        assert fresh.turn == (seat.turn if seat.view["seat"] == seat.you["seat"] else None)
    async with seat.person.connect(seat.table, after=seat.seq - 2) as resumed:
        await resumed.until(lambda _: resumed.seq == seat.seq)
        story = await seat.person.good("GET", f"/api/tables/{seat.table}/events?after={seat.seq - 2}")
        assert resumed.events == story["events"]
        assert not resumed.snapshot


async def test_client_away_too_long_gets_a_snapshot_and_can_request_the_events(server: Server) -> None:
    async with table_of(server, 2) as seats:
        for _ in range(30):
            seat = await decider(seats)
            await seat.act(seat.legal[0])
        began = seats[0].snapshot["seq"]
        async with seats[0].person.connect(seats[0].table, after=began) as late:
            await late.until_type("presence")
            assert late.snapshot
        await decider(seats)
        story = await seats[0].person.good("GET", f"/api/tables/{seats[0].table}/events?after={began}")
        assert story["events"] == seats[0].events
        assert [event["seq"] for event in story["events"]] == list(range(began + 1, seats[0].seq + 1))


async def test_stopping_server_closes_connections_and_resumes_after_a_start(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with table_of(server, 2) as seats:
            seat = await decider(seats)
            await seat.act(seat.legal[0])
            before = await seat.person.see(seat.table)
            assert await asyncio.to_thread(server.stop) == 0
            assert await seat.closing_code() == 1012
            server.start()
            assert await seat.person.see(seat.table) == before


# Undo


async def test_undo_over_the_wire(server: Server) -> None:
    async with table_of(server, 2, options={"confirm_turns": True}) as seats:
        seat = await decider(seats)
        other = seats[1 - seats.index(seat)]
        assert seat.turn
        assert not seat.turn["can_undo"]
        hand = seat.view["players"][seat.you["seat"]]["hand"]
        assert (await seat.do("undo", seq=seat.seq))["code"] == "nothing_to_undo"
        await seat.act(next(action for action in seat.legal if action.startswith("take")))
        await decider(seats)
        assert seat.turn["can_undo"]
        assert (await other.do("undo", seq=seat.seq))["code"] == "not_your_decision"
        assert (await seat.do("undo", seq=seat.seq))["type"] == "done"
        assert seat.view["players"][seat.you["seat"]]["hand"] == hand
        await decider(seats)
        for one in seats:
            now = await one.person.see(one.table)
            assert (one.view["players"], one.standings) == (now["view"]["players"], now["standings"])
        await seat.act(next(action for action in seat.legal if action.startswith("take")))
        await seat.act("confirm")
        assert (await seat.do("undo", seq=seat.seq))["code"] == "not_your_decision"


async def test_a_decision_follows_the_reply_to_the_command_that_caused_it(server: Server) -> None:
    async with table_of(server, 2, options={"confirm_turns": True}) as seats:
        seat = await decider(seats)
        for kind, fields in (("act", {"action": seat.legal[0]}), ("undo", {})):
            received = len(seat.raw)
            await seat.do(kind, seq=seat.seq, **fields)
            await seat.until_turn()
            types = [json.loads(text)["type"] for text in seat.raw[received:]]
            assert [name for name in types if name != "presence"] == ["event", "done", "decision"]


# Previews


async def test_a_preview_over_the_wire_changes_nothing_and_is_no_event(server: Server) -> None:
    async with table_of(server, 2) as seats:
        seat = await decider(seats)
        other = seats[1 - seats.index(seat)]
        before = await seat.person.see(seat.table)
        standing = before["standings"]["players"][seat.you["seat"]]
        for action in seat.legal:  # nothing can be built yet
            reply = await seat.do("preview", id="same", action=action, seq=seat.seq)
            assert reply == {
                "type": "preview",
                "id": "same",
                "seq": seat.seq,
                "action": action,
                "standing": standing,
                "dirk": before["standings"]["dirk"],
            }
        refused = await seat.do("preview", action="remove 0,0", seq=seat.seq)
        assert (refused["code"], refused["rule"]) == ("illegal", "CORE-REDES-06")
        reply = await other.do("preview", action=seat.legal[0], seq=seat.seq)
        assert reply["code"] == "not_your_decision"
        assert await seat.person.see(seat.table) == before
        assert (await seat.do("send_chat", id="same", text="the id is still free"))["type"] == "done"


# Watching and talking


def present(seats: list[int], *names: str) -> dict[str, Any]:
    return {"type": "presence", "seats": seats, "watching": len(names), "names": [*names]}


async def test_a_spectator_sees_everything_open_and_can_do_nothing(server: Server) -> None:
    watcher = Person(server, "Watcher")
    async with table_of(server, 2) as seats, watcher, watcher.connect(seats[0].table) as spectator:
        await spectator.until_type("presence")
        assert spectator.you == {"seat": None}
        assert all(player["hand"] is None for player in spectator.view["players"])
        await seats[0].until(lambda message: message == present([0, 1], "Watcher"))
        seat = await decider(seats)
        await seat.act(seat.legal[0])
        await spectator.until_type("event")
        assert spectator.seq == seat.seq


async def test_spectator_who_sits_down_is_present(server: Server) -> None:
    host, guest = Person(server, "Zaida"), Person(server, "Omar")
    async with host, guest:
        table = await host.open_table(options={"players": 3})
        async with host.connect(table["id"]) as first, guest.connect(table["id"]) as watching:
            await first.until(lambda message: message == present([0], "Omar"))
            await watching.do("sit", invitation=table["invitation"])
            await first.until(lambda message: message == present([0, 1]))


# Away


async def test_bot_plays_for_an_absent_player_until_they_return(tmp_path: Path) -> None:
    with Server(tmp_path, limits=["away_after_seconds=1"]) as server:
        async with table_of(server, 2) as seats:
            gone = await decider(seats)
            stays = seats[1 - seats.index(gone)]
            await gone.socket.close()
            left = await stays.until_entry("player_away")
            assert (left["seat"], left["why"]) == (gone.you["seat"], "gone")
            moved = await stays.until_entry("acted")
            assert (moved["seat"], moved["by"]) == (gone.you["seat"], "stand_in")
            async with gone.person.connect(gone.table) as back:
                await stays.until_entry("player_returned")
                await back.until(lambda _: bool(back.info) and not back.info["seats"][gone.you["seat"]]["away"])


async def test_a_clock_in_real_time(server: Server) -> None:
    async with table_of(server, 2, clock={"kind": "real_time", "move_seconds": 5, "reserve_seconds": 0}) as seats:
        seat = await decider(seats)
        assert seat.snapshot["clocks"]["deadline"]
        late = await seat.until_entry("player_away")
        assert (late["seat"], late["why"]) == (seat.you["seat"], "late")
        await seat.until(lambda message: message.get("by") == "stand_in")
        reply = await seat.do("come_back")
        assert reply["type"] == "done"
        assert not seat.info["seats"][seat.you["seat"]]["away"]


# Rematch and hints


async def test_a_rematch_brings_the_same_people_to_a_new_table(server: Server) -> None:
    async with table_of(server, 2, bots=1) as (zaida, omar):
        assert (await zaida.do("rematch"))["code"] == "game_not_over"
        await asyncio.gather(zaida.play(Random(1)), omar.play(Random(2)))
        first = await omar.do("rematch")
        again = await omar.person.see(first["table"])
        assert again["table"]["stage"] == "waiting"
        assert [seat["kind"] for seat in again["table"]["seats"]] == ["invited", "invited", "bot"]
        assert again["table"]["rematch_of"] == omar.table, "its players are awaited"
        await zaida.until_entry("rematch_opened")
        second = await zaida.do("rematch")
        assert second["table"] == first["table"]
        assert (await zaida.person.see(first["table"]))["you"]["seat"] == 0
        assert (await zaida.person.see(first["table"]))["table"]["stage"] == "playing"
        listed = await zaida.person.good("GET", "/api/me/tables")
        assert {one["table"]["id"] for one in listed["tables"]} == {first["table"], zaida.table}


# Lists


async def test_the_lobby_shows_listed_tables_and_no_others(zaida: Person, omar: Person) -> None:
    shown = await zaida.open_table(listed=True, seats=[{"kind": "open"}] * 4)
    hidden = await zaida.open_table()
    lobby = {one["table"]["id"]: one for one in (await omar.good("GET", "/api/tables"))["tables"]}
    assert shown["id"] in lobby
    assert hidden["id"] not in lobby
    assert shown["invitation"] not in str(lobby)
    await omar.do(shown["id"], "sit")
    mine = (await omar.good("GET", "/api/me/tables"))["tables"]
    assert [one["table"]["id"] for one in mine] == [shown["id"]]
    assert [seat["name"] for seat in mine[0]["table"]["seats"]] == ["Zaida", "Omar", "", ""]


# Bots


async def test_dead_or_hanging_bots_are_replaced_and_the_game_continues(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with table_of(server, 1, bots=2) as (seat,):
            random = Random(1)
            asked_again = 0  # the number from which a bot is asked again; a hanging bot is asked before it is killed
            for number in range(24):
                await seat.until_turn()
                workers = _workers(server.pid)  # none after they were killed, until a bot is asked again
                if number > 3 and workers and not asked_again:
                    asked_again = number + 11
                    _send(signal.SIGSTOP, workers)
                elif number % 3 == 0 and number >= asked_again:
                    _send(signal.SIGKILL, workers)
                await seat.act(random.choice(seat.legal))
            assert len([event for event in seat.events if event.get("by") == "bot"]) > 20
        log = server.log.read_text()
    assert "the worker process has died" in log
    assert "the bot did not answer in time" in log


def _send(one: signal.Signals, processes: list[int]) -> None:
    for process in processes:
        os.kill(process, one)


def _workers(parent: int) -> list[int]:
    """Return the bot processes of this server."""
    found = []
    for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
        with suppress(OSError):  # it has just ended
            if b"nasrid.server.bots.worker" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found

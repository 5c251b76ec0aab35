"""The deal of the day: attempts that count once, practice, results, and the same game everywhere."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from nasrid.daily import PERSON_SEAT, closing_time, day_at, deal_of, end_of
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.text.notation import write_action
from nasrid.server.limits import Limits
from nasrid.server.node.bus import NoBus
from nasrid.server.node.node import Node
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.info import GameResult
from nasrid.server.protocol.messages import Done
from nasrid.server.protocol.personal import DELETED_TEXT
from nasrid.server.protocol.settings import DailyPlace
from nasrid.server.store.daily import MAX_RANKED
from nasrid.server.store.database import Database
from nasrid.server.store.players import Account
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.table.clocks import due_at
from nasrid.server.table.daily import daily_entries, requested_day
from nasrid.server.table.lease import Lease
from nasrid.server.table.live import LiveTable
from nasrid.server.table.state import TableState
from tests.daily_games import choice, moves, play
from tests.server.client import Person, Server, check_refused, device
from tests.server.services import Nats
from tests.server.stores import next_of, rows
from tests.server.test_local import Device

MONDAY = date(2026, 1, 5)
ZAIDA = PlayerRef("z", "Zaida")


async def open_attempt(person: Person) -> str:
    return str((await person.good("POST", "/api/daily/table", {}))["id"])


async def open_practice(person: Person, day: str = "") -> str:
    opened = await person.good("POST", "/api/daily/table", {"is_practice": True, "date": day})
    return str(opened["id"])


async def page_of(person: Person, day: str = "") -> Any:
    return await person.good("GET", f"/api/daily?date={day}" if day else "/api/daily")


async def play_out(person: Person, table: str) -> Any:
    """Play a table with the choices of tests/daily_games.py. Return its info."""
    decisions = 0
    async with person.connect(table) as seat:
        while not seat.is_over:
            if seat.turn:
                reply = await seat.act(choice(seat.legal, decisions))
                assert reply["type"] == "done", reply
                decisions += 1
            else:
                await seat.receive()
        return seat.info


# An attempt


async def test_attempt_counts_once_and_practice_never(server: Server, zaida: Person) -> None:
    before = await page_of(zaida)
    assert (before["attempt"], before["best"]) == (None, "")
    check_refused(await zaida.ask("POST", "/api/daily/table", {"is_practice": True}), "game_not_over")
    table = await open_attempt(zaida)
    assert await open_attempt(zaida) == table
    running = await page_of(zaida)
    assert running["attempt"] == {"table": table, "stage": "playing"}
    assert running["best"] == ""
    check_refused(await zaida.ask("POST", "/api/daily/table", {"is_practice": True}), "game_not_over")
    info = await play_out(zaida, table)
    assert info["daily"] == {"date": before["date"]}
    assert (info["rated"], info["chat"]) == (False, False)
    after = await page_of(zaida)
    scores = info["result"]["scores"]
    mine = after["attempt"]
    assert (mine["stage"], mine["score"], mine["lead"]) == ("finished", scores[0], scores[0] - max(scores[1:]))
    assert mine.get("won", False) == (0 in info["result"]["winners"])
    check_refused(await zaida.ask("POST", "/api/daily/table", {}), "attempt_over")
    again = await open_practice(zaida)
    practice = await play_out(zaida, again)
    assert practice["daily"] == {"date": before["date"], "is_practice": True}
    assert (await page_of(zaida))["attempt"] == mine
    assert practice["result"] == info["result"], "the same choices give the same game"
    profile = await zaida.good("GET", "/api/me/profile")
    assert again not in [game["table"]["id"] for game in profile["games"]]


async def test_server_plays_the_published_game(omar: Person) -> None:
    table = await open_attempt(omar)
    await play_out(omar, table)
    record = await omar.good("GET", f"/api/tables/{table}/record")
    deal = deal_of(date.fromisoformat((await page_of(omar))["date"]))
    assert record["seed"] == deal.seed
    assert record["players"] == ["Omar", *deal.bots]
    assert record["actions"] == moves(play(deal))


async def test_first_result_is_the_best_of_the_day(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with Person(server, "Zaida") as zaida, Person(server, "Omar") as omar, device(server) as stranger:
            table = await open_attempt(zaida)
            scores = (await play_out(zaida, table))["result"]["scores"]
            page = await page_of(zaida)
            lead = scores[0] - max(scores[1:])
            row = {"place": 1, "name": "Zaida", "score": scores[0], "lead": lead}
            assert page["results"] == [row | {"is_mine": True}]
            assert (page["best"], page["players"]) == (table, 1)
            assert page["attempt"]["place"] == 1
            for other in (omar, stranger):  # it would spoil the deal for them
                seen = await page_of(other)
                assert (seen["best"], seen["attempt"]) == ("", None)
                assert seen["results"] == [row | {"is_mine": False}]
            check_refused(await stranger.ask("POST", "/api/daily/table", {}), "not_signed_in")


async def test_attempt_has_no_help(leila: Person) -> None:
    table = await open_attempt(leila)
    async with leila.connect(table) as seat:
        await seat.until_turn()
        assert (await seat.do("hint"))["code"] == "hints_disabled"
        assert (await seat.do("request_undo"))["code"] == "nothing_to_undo"
        assert (await seat.do("move_to_device"))["code"] == "bad_message"
        assert (await seat.do("leave"))["type"] == "done"
        await seat.see(lambda seat: seat.info["stage"] == "closed")
    page = await page_of(leila)
    assert page["attempt"] == {"table": table, "stage": "unfinished"}
    check_refused(await leila.ask("POST", "/api/daily/table", {}), "attempt_over")
    practice = await open_practice(leila)
    async with leila.connect(practice) as seat:
        await seat.until_turn()
        assert (await seat.do("hint"))["type"] == "hint"


async def test_own_action_can_be_undone_before_anything_is_revealed(tmp_path: Path) -> None:
    """It gains no knowledge. Bots answer the repeated position as before."""
    async with node_at(tmp_path, MONDAY) as node:
        opened = await node.daily_deals.open_attempt(ZAIDA, MONDAY)
        live = await node.cache.get(opened.id)
        for _ in range(1000):
            if live.state.decider == PERSON_SEAT and live.state.undo:
                break
            await act(node, live)
        assert live.state.undo
        command = commands.Undo(id="undo", seq=live.state.seq)
        before = len(live.state.actions)
        await node.router.run_command(opened.id, ZAIDA, command)
        assert len(live.state.actions) < before


# Days


@asynccontextmanager
async def node_at(folder: Path, day: date) -> AsyncIterator[Node]:
    """A server process at noon of a day, without housekeeping."""
    node = Node(Database(SqliteDriver(folder / "nasrid.sqlite")), NoBus(), Limits())
    await node.database.open()
    await node.peers.open()
    set_time(node, end_of(day) - 12 * 3600)
    await node.database.players.add(Account(ZAIDA.id, ZAIDA.name, None, None), "token")
    yield node
    await node.close()


def set_time(node: Node, now: float) -> None:
    node.clock._offset += now - node.clock.now()


async def act(node: Node, live: LiveTable, limit: float = 30.0) -> None:
    """Make the person's next choice, or wait for a bot."""
    state = live.state
    if state.decider == PERSON_SEAT and state.stage == "playing":
        assert state.game
        decisions = state.actors.count(PERSON_SEAT)
        action = choice([write_action(each) for each in state.game.proposed_actions()], decisions)
        command = commands.Act(id=f"act-{state.seq}", action=action, seq=state.seq)
        await node.router.run_command(live.id, ZAIDA, command)
    else:
        seq = state.seq
        async with asyncio.timeout(limit):
            while state.seq == seq and state.stage == "playing":
                await asyncio.sleep(0.005)


async def test_game_that_ends_after_midnight_counts_for_its_day(tmp_path: Path) -> None:
    async with node_at(tmp_path, MONDAY) as node:
        opened = await node.daily_deals.open_attempt(ZAIDA, MONDAY)
        live = await node.cache.get(opened.id)
        set_time(node, closing_time(MONDAY) - 3600)
        assert (await node.daily_deals.open_attempt(ZAIDA, MONDAY)).id == opened.id
        while live.state.stage == "playing":
            await act(node, live)
        async with live.lock:  # until the end is stored
            page = await node.daily_deals.page(MONDAY, ZAIDA.id)
        assert page.attempt
        assert (page.attempt.stage, page.attempt.place, page.players) == ("finished", 1, 1)
        assert page.seconds_left < 0
        tuesday = await node.daily_deals.page(MONDAY + timedelta(days=1), ZAIDA.id)
        assert (tuesday.attempt, tuesday.players) == (None, 0)


async def test_abandoned_attempt_ends_a_day_later(tmp_path: Path) -> None:
    async with node_at(tmp_path, MONDAY) as node:
        opened = await node.daily_deals.open_attempt(ZAIDA, MONDAY)
        live = await node.cache.get(opened.id)
        while live.state.decider != PERSON_SEAT:
            await act(node, live)
        assert due_at(live.state) == closing_time(MONDAY)
        await node.cache.unload(live)
        set_time(node, closing_time(MONDAY) - 60)
        await node.housekeeping._start_due_tables()
        assert opened.id not in node.cache.tables
        set_time(node, closing_time(MONDAY) + 1)
        await node.housekeeping._start_due_tables()
        async with asyncio.timeout(30):
            while (await node.database.tables.stored_table(opened.id))[1] != "closed":
                await asyncio.sleep(0.01)
        page = await node.daily_deals.page(MONDAY, ZAIDA.id)
        assert page.attempt
        assert (page.attempt.stage, page.players) == ("unfinished", 0)


@pytest.mark.parametrize("is_damaged", [False, True])
async def test_attempt_whose_table_is_gone_ends_with_its_time(tmp_path: Path, is_damaged: bool) -> None:
    async with node_at(tmp_path, MONDAY) as node:
        deals, opened = node.daily_deals, await node.daily_deals.open_attempt(ZAIDA, MONDAY)
        await node.cache.unload(await node.cache.get(opened.id))
        if is_damaged:
            await node.database.tables.quarantine(opened.id)
        else:
            await node.database.moderation.remove(opened.id, "rude")
        set_time(node, closing_time(MONDAY) - 1)
        with pytest.raises(RefusalError, match="finish your attempt"):
            await deals.open_practice(ZAIDA, MONDAY)
        set_time(node, closing_time(MONDAY) + 1)
        page = await deals.page(MONDAY, ZAIDA.id)
        assert page.attempt
        assert page.attempt.stage == "unfinished"
        with pytest.raises(RefusalError, match="is over"):
            await deals.open_attempt(ZAIDA, MONDAY)
        assert (await deals.open_practice(ZAIDA, MONDAY)).id != opened.id


async def test_practice_has_no_end(tmp_path: Path) -> None:
    async with node_at(tmp_path, MONDAY) as node:
        opened = await node.daily_deals.open_practice(ZAIDA, MONDAY - timedelta(days=40))
        live = await node.cache.get(opened.id)
        while live.state.decider != PERSON_SEAT:
            await act(node, live)
        assert due_at(live.state) is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("2026-01-06", "has not begun"),
        ("2024-12-31", "too long ago"),
        ("yesterday", "not a date"),
        ("20260105", "not a date"),
        ("9999-99-99", "not a date"),
    ],
)
def test_other_days_are_refused(text: str, reason: str) -> None:
    with pytest.raises(RefusalError, match=reason):
        requested_day(text, end_of(MONDAY) - 1)


def test_requested_day_is_today_by_default() -> None:
    now = end_of(MONDAY) - 1
    assert requested_day(None, now) == requested_day("2026-01-05", now) == MONDAY
    assert requested_day("2025-01-05", now) == date(2025, 1, 5)


async def test_past_deal_can_only_be_practised(server: Server, mallory: Person) -> None:
    today = date.fromisoformat((await page_of(mallory))["today"])
    past, future = (str(today + timedelta(days=days)) for days in (-3, 3))
    check_refused(await mallory.ask("POST", "/api/daily/table", {"date": past}), "attempt_over")
    for body in ({"date": future}, {"date": future, "is_practice": True}, {"date": "x"}, {"date": "9" * 11}):
        check_refused(await mallory.ask("POST", "/api/daily/table", body), "bad_message")
    for query in (future, "x", "2026-02-30", "%00"):
        check_refused(await mallory.ask("GET", f"/api/daily?date={query}"), "bad_message")
    page = await page_of(mallory, past)
    assert (page["date"], page["today"], page["attempt"]) == (past, str(today), None)
    seen = await mallory.see(await open_practice(mallory, past))
    assert seen["table"]["daily"] == {"date": past, "is_practice": True}
    assert (await page_of(mallory, past))["attempt"] is None


# Strangers


async def test_requests_at_once_open_one_attempt(server: Server) -> None:
    async with Person(server, "Faris") as faris:
        opened = await asyncio.gather(*(open_attempt(faris) for _ in range(8)))
        assert len(set(opened)) == 1
        tables = (await faris.good("GET", "/api/me/tables"))["tables"]
        assert len(tables) == 1


async def test_address_has_a_quota_of_attempts(tmp_path: Path) -> None:
    """Guests cost nothing, so a stranger could fill the results."""
    with Server(tmp_path, limits=["daily_attempts_per_day=2"]) as server:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(server, name)) for name in ("Zaida", "Omar", "Leila")]
            tables = [await open_attempt(person) for person in people[:2]]
            refused = await people[2].ask("POST", "/api/daily/table", {})
            check_refused(refused, "quota_exceeded")
            assert "deal of the day" in refused[1]["message"]
            assert await open_attempt(people[0]) == tables[0], "an attempt that has begun can be continued"


async def test_table_of_strangers_cannot_be_an_attempt(server: Server, zaida: Person) -> None:
    """Only the server says which table is an attempt."""
    for settings in ({"daily": {"date": "2026-01-05"}}, {"daily": "2026-01-05"}):
        check_refused(await zaida.ask("POST", "/api/tables", {"settings": settings}), "bad_message")


async def test_rematch_is_a_normal_game(tmp_path: Path) -> None:
    async with node_at(tmp_path, MONDAY) as node:
        state = await finished_attempt(node.database, ZAIDA.id, MONDAY, [90, 80, 70, 60])
        reply = await node.router.run_command(state.id, ZAIDA, commands.Rematch(id="again"))
        assert isinstance(reply, Done)
        assert reply.table
        again = await node.cache.get(reply.table)
        assert again.state.daily is None
        assert int(again.state.seed) != deal_of(MONDAY).seed


# Results


async def attempt_table(store: Database, player: str, day: date) -> TableState:
    """Begin an attempt and open its table, without a process."""
    stored = await store.daily.begin(day, player, f"table-{player}-{day}")
    live = LiveTable(stored.table, Lease("me", 1))
    log = daily_entries(live, PlayerRef(player, player.title()), DailyPlace(day.isoformat()), 1.0)
    await store.tables.create(live.state, Lease("me", 1), log)
    return live.state


async def finished_attempt(store: Database, player: str, day: date, scores: list[int], at: float = 2.0) -> TableState:
    state = await attempt_table(store, player, day)
    state.stage = "over"
    state.result = GameResult(scores, [scores.index(max(scores))])
    for _ in range(2):  # a later entry changes nothing
        await store.tables.append([next_of(state, entries.ChatSent(at=at, seat=0, text="gg"), changes_table=True)])
    await store.leases.retire("me")
    return state


async def add_players(store: Database, *names: str) -> None:
    for name in names:
        await store.players.add(Account(name, name.title(), None, None), f"token-{name}")


async def test_players_are_ranked_by_their_lead(store: Database) -> None:
    await add_players(store, "zaida", "omar", "leila", "faris", "nur")
    await finished_attempt(store, "zaida", MONDAY, [100, 90, 80, 70], at=5.0)
    await finished_attempt(store, "omar", MONDAY, [60, 50, 40, 30], at=4.0)  # the same lead, but earlier
    await finished_attempt(store, "leila", MONDAY, [120, 130, 80, 70])
    await finished_attempt(store, "faris", MONDAY, [150, 90, 80, 70])
    await finished_attempt(store, "nur", MONDAY + timedelta(days=1), [200, 90, 80, 70])
    await store.daily.begin(MONDAY, "nur", "table-running")
    ranking = await store.daily.ranking(MONDAY)
    assert [(row.name, row.lead, row.score) for row in ranking.results] == [
        ("Faris", 60, 150),
        ("Omar", 10, 60),
        ("Zaida", 10, 100),
        ("Leila", -10, 120),
    ]
    assert [ranking.place(row.lead) for row in ranking.results] == [1, 2, 2, 4]
    assert [ranking.beaten(row.lead) for row in ranking.results] == [3, 1, 1, 0]
    assert ranking.players == 4


async def test_only_the_best_results_are_listed(store: Database) -> None:
    names = [f"p{number}" for number in range(MAX_RANKED + 5)]
    await add_players(store, *names)
    for number, name in enumerate(names):
        await finished_attempt(store, name, MONDAY, [100 + number, 90, 80, 70])
    ranking = await store.daily.ranking(MONDAY)
    assert [row.player for row in ranking.results] == names[::-1][:MAX_RANKED]
    assert (ranking.players, ranking.place(10)) == (len(names), len(names))


async def test_results_obey_moderation_and_deletion(store: Database) -> None:
    await add_players(store, "zaida", "omar", "leila")
    for number, name in enumerate(("zaida", "omar", "leila")):
        await finished_attempt(store, name, MONDAY, [100 + number, 90, 80, 70])

    async def listed() -> list[str]:
        return [row.name for row in (await store.daily.ranking(MONDAY)).results]

    assert await listed() == ["Leila", "Omar", "Zaida"]
    await store.moderation.reset_name("leila", "rude")
    assert await listed() == [DELETED_TEXT, "Omar", "Zaida"]
    await store.moderation.ban("player", "leila", "cheats")
    assert await listed() == ["Omar", "Zaida"]
    await store.moderation.unban("player", "leila", "a mistake")
    await store.accounts.delete("omar")
    assert await listed() == [DELETED_TEXT, "Zaida"]
    assert await store.daily.attempts_of("omar") == []
    ranking = await store.daily.ranking(MONDAY)
    assert ranking.players == 3, "the number of players betrays nobody"


async def test_banned_players_take_no_place(store: Database) -> None:
    names = ("leila", "omar", "zaida", "nur")
    await add_players(store, *names, "faris")
    for number, name in enumerate(names):
        await finished_attempt(store, name, MONDAY, [120 - number, 90, 80, 70])
    await store.daily.begin(MONDAY, "faris", "table-running")
    for name in ("leila", "zaida", "faris"):
        await store.moderation.ban("player", name, "cheats")
    ranking = await store.daily.ranking(MONDAY)
    assert [(row.name, ranking.place(row.lead), ranking.beaten(row.lead)) for row in ranking.results] == [
        ("Omar", 1, 1),
        ("Nur", 2, 0),
    ]
    assert ranking.players == 2
    await store.moderation.unban("player", "leila", "a mistake")
    assert (await store.daily.ranking(MONDAY)).place(29) == 2


async def test_results_of_other_rules_are_kept_apart(store: Database) -> None:
    await add_players(store, "zaida")
    await finished_attempt(store, "zaida", MONDAY, [100, 90, 80, 70])
    for name in ("daily_attempts", "daily_leads"):
        await rows(store, f"UPDATE {name} SET rules = $1", RULES_VERSION + 1)
    assert await store.daily.attempt(MONDAY, "zaida") is None
    assert (await store.daily.ranking(MONDAY)).players == 0


async def test_results_of_former_years_are_deleted(store: Database) -> None:
    await add_players(store, "zaida")
    old = MONDAY - timedelta(days=367)
    for day in (old, old + timedelta(days=1), MONDAY):
        await finished_attempt(store, "zaida", day, [100, 90, 80, 70])
    await store.daily.delete_old(MONDAY)
    assert await store.daily.attempt(old, "zaida") is None
    assert (await store.daily.ranking(old)).players == 0
    assert (await store.daily.ranking(old + timedelta(days=1))).players == 1
    assert len(await store.daily.attempts_of("zaida")) == 2


async def test_replaced_owner_cannot_end_an_attempt(store: Database) -> None:
    await add_players(store, "zaida")
    state = await attempt_table(store, "zaida", MONDAY)
    state.stage, state.result = "over", GameResult([100, 90, 80, 70], [0])
    late = next_of(state, entries.ChatSent(at=2.0, seat=0, text="gg"), epoch=9, changes_table=True)
    assert await store.tables.append([late]) == [False]
    attempt = await store.daily.attempt(MONDAY, "zaida")
    assert attempt
    assert attempt.ended is None
    assert (await store.daily.ranking(MONDAY)).players == 0


async def test_attempt_is_one_for_several_processes(tmp_path: Path, database: str, nats: Nats) -> None:
    options = ("--database", database, "--bus", nats.url)
    with Server(tmp_path / "one", *options) as one, Server(tmp_path / "two", *options) as two:
        async with Person(one, "Zaida") as here:
            there = Person(two, "Zaida")
            there.http.cookies.update(here.http.cookies)
            tables = await asyncio.gather(*(open_attempt(person) for person in (here, there) * 3))
            assert len(set(tables)) == 1
            await play_out(there, tables[0])
            pages = [await page_of(person) for person in (here, there)]
            for page in pages:
                page.pop("seconds_left")
            assert pages[0] == pages[1]
            assert pages[0]["attempt"]["stage"] == "finished"
            await there.http.aclose()


async def test_attempt_begins_again_if_the_process_stopped_before_its_table_was_open(tmp_path: Path) -> None:
    async with node_at(tmp_path, MONDAY) as node:
        await node.database.daily.begin(MONDAY, ZAIDA.id, "lost")
        assert (await node.daily_deals.open_attempt(ZAIDA, MONDAY)).id == "lost"
        assert (await node.cache.get("lost")).state.is_attempt


# A device


@pytest.fixture
def gadget(runner: asyncio.Runner) -> Device:
    async def start() -> Device:
        return Device()

    return runner.run(start())


async def play_on(gadget: Device, table: str) -> Any:
    """Play a table of a device with the choices of tests/daily_games.py. Return its record."""
    path, decisions = f"/api/tables/{table}", 0
    while (seen := await gadget.ask("GET", path))["table"]["stage"] == "playing":
        legal = seen["view"]["legal_actions"]
        if not legal:
            await asyncio.sleep(0)
            continue
        action = choice(legal, decisions)
        decisions += 1
        command = {"type": "act", "id": f"a{seen['seq']}", "action": action, "seq": seen["seq"]}
        assert (await gadget.ask("POST", f"{path}/commands", command))["type"] == "done"
    return await gadget.ask("GET", f"{path}/record")


async def test_device_plays_the_published_game(gadget: Device) -> None:
    page = await gadget.ask("GET", "/api/daily")
    assert (page["is_ranked"], page["attempt"], page["results"]) == (False, None, [])
    opened = await gadget.ask("POST", "/api/daily/table", {"name": "Zaida"})
    record = await play_on(gadget, opened["id"])
    deal = deal_of(date.fromisoformat(page["date"]))
    assert record["players"] == ["Zaida", *deal.bots]
    assert record["actions"] == moves(play(deal))
    attempt = (await gadget.ask("GET", "/api/daily"))["attempt"]
    assert (attempt["table"], attempt["stage"], attempt["score"]) == (opened["id"], "finished", record["scores"][0])
    assert attempt["lead"] == record["scores"][0] - max(record["scores"][1:])


async def test_device_counts_one_attempt(gadget: Device) -> None:
    first = await gadget.ask("POST", "/api/daily/table", {"name": "Zaida"})
    gadget.open_window()
    assert (await gadget.ask("POST", "/api/daily/table", {"name": "Zaida"}))["id"] == first["id"]
    refused = await gadget.ask("POST", "/api/daily/table", {"name": "Zaida", "is_practice": True})
    assert refused["code"] == "game_not_over"
    await gadget.ask("POST", f"/api/tables/{first['id']}/commands", {"type": "leave", "id": "x"})
    assert (await gadget.ask("GET", "/api/daily"))["attempt"]["stage"] == "unfinished"
    assert (await gadget.ask("POST", "/api/daily/table", {"name": "Zaida"}))["code"] == "attempt_over"
    practice = await gadget.ask("POST", "/api/daily/table", {"name": "Zaida", "is_practice": True})
    assert practice["id"] != first["id"]
    hint = {"type": "hint", "id": "help"}
    while not (await gadget.ask("GET", f"/api/tables/{practice['id']}"))["view"]["legal_actions"]:
        await asyncio.sleep(0)
    assert (await gadget.ask("POST", f"/api/tables/{practice['id']}/commands", hint))["type"] == "hint"


async def test_bot_of_another_window_continues_the_same_game(gadget: Device) -> None:
    opened = await gadget.ask("POST", "/api/daily/table", {"name": "Zaida"})
    path = f"/api/tables/{opened['id']}"
    deal = deal_of(day_at(gadget.host._clock.now()))
    for decisions in range(12):
        gadget.open_window()
        while not (seen := await gadget.ask("GET", path))["view"]["legal_actions"]:
            await asyncio.sleep(0)
        action = choice(seen["view"]["legal_actions"], decisions)
        await gadget.ask("POST", f"{path}/commands", {"type": "act", "id": "a", "action": action, "seq": seen["seq"]})
    record = await gadget.ask("GET", f"{path}/record")
    assert record["actions"] == moves(play(deal, limit=len(record["actions"])))


def test_questions_to_bots_contain_no_seed_of_others(gadget: Device, runner: asyncio.Runner) -> None:
    """A game that is not the deal of the day keeps its random bots."""

    async def ask() -> None:
        table = await gadget.table(["Zaida", ""], [{}, {"kind": "bot", "level": "apprentice"}])
        while not (await gadget.ask("GET", table))["view"]["legal_actions"]:
            await asyncio.sleep(0)
        assert {question["bot_seed"] for question in gadget.questions} <= {""}
        opened = await gadget.ask("POST", "/api/daily/table", {"name": "Zaida"})
        while not (await gadget.ask("GET", f"/api/tables/{opened['id']}"))["view"]["legal_actions"]:
            await asyncio.sleep(0)
        asked = [question for question in gadget.questions if question["table"] == opened["id"]]
        assert all(question["bot_seed"] for question in asked)

    runner.run(ask())


def test_log_of_an_attempt_says_which_deal_it_is(runner: asyncio.Runner) -> None:
    async def opened() -> list[Any]:
        live = LiveTable("t", Lease("me", 1))
        log = daily_entries(live, ZAIDA, DailyPlace("2026-01-05"), 1.0)
        return [json.loads(entries.encode(entry)) for entry in log]

    first, *_ = runner.run(opened())
    assert first["daily"] == {"date": "2026-01-05"}
    assert "seed" not in first

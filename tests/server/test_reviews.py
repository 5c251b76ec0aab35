"""Reviews on a server: one at a time in a worker of the lowest priority, from a fair queue in the database."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import threading
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nasrid import replay
from nasrid.reviews import EFFORTS, judge
from nasrid.rules.game import RULES_VERSION
from nasrid.server.limits import Limits
from nasrid.server.node import judging
from nasrid.server.node import reviews as reviews_module
from nasrid.server.node.node import Node
from nasrid.server.protocol import entries
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import JudgeForm, ReviewPage
from nasrid.server.protocol.messages import encode
from nasrid.server.protocol.reviews import RequestedEffort
from nasrid.server.protocol.settings import TournamentPlace
from nasrid.server.reviews import process as process_module
from nasrid.server.reviews.process import ReviewProcess
from nasrid.server.reviews.requests import ReviewRequest, UnknownReview
from nasrid.server.store.database import Database
from nasrid.server.store.reviews import MAX_ATTEMPTS
from nasrid.server.table.reviewing import ReviewHead, action_events, check_is_over, check_reviewable, read_review
from nasrid.server.table.state import TableState
from tests.server.client import GENEROUS, Person, Server, check_refused
from tests.server.reviewing import SHORT, log_of, node_at, review_of, reviewed, store_table, until_done
from tests.server.stores import Place, rows


def shown(page: ReviewPage) -> dict[str, Any]:
    """Return a page as a client receives it."""
    values: dict[str, Any] = json.loads(encode(page))
    return values


async def ask(node: Node, table: str, player: str = "z", effort: Any = "quick") -> None:
    state = (await node.cache.get(table)).state
    check_is_over(state)
    if await node.reviews.is_needed(state, effort):
        await node.reviews.request(state, player, effort)


async def page_of(node: Node, table: str, after: int = 0) -> dict[str, Any]:
    return shown(await node.reviews.page((await node.cache.get(table)).state, after))


def worker_of(node: Node) -> int:
    worker = node.reviews.worker._process
    assert worker
    return worker.pid


# The queue


async def fill_queue(store: Database, *requests: tuple[str, str]) -> None:
    for number, (table, player) in enumerate(requests):
        await store_table(store, table)
        await store.reviews.request(table, player, "quick", 3, "[1,2,3]")
        await rows(store, "UPDATE reviews SET requested = requested + $1 WHERE table_id = $2", number / 1000, table)


async def test_queue_is_fair(store: Database) -> None:
    """The person who has had the fewest reviews comes first, however many they have asked for."""
    await fill_queue(store, ("a1", "a"), ("a2", "a"), ("a3", "a"), ("b1", "b"), ("c1", "c"))
    await store.leases.heartbeat("me", 8.0)
    made = []
    while task := await store.reviews.claim("me"):
        made.append(task.table)
        await store.reviews.finish(task.table, "me", b"")
    assert made == ["a1", "b1", "c1", "a2", "a3"]


async def test_a_new_person_overtakes_one_who_has_had_many_reviews(store: Database) -> None:
    await fill_queue(store, ("a1", "a"), ("a2", "a"), ("a3", "a"))
    await store.leases.heartbeat("me", 8.0)
    await store.reviews.claim("me")
    await store.reviews.finish("a1", "me", b"")
    await fill_queue(store, ("b1", "b"))
    assert await store.reviews.waiting_tables() == ["b1", "a2", "a3"]


async def test_processes_never_claim_the_same_review(store: Database) -> None:
    await fill_queue(store, *((f"t{number}", "a") for number in range(6)))
    nodes = [f"node{number}" for number in range(6)]
    for node in nodes:
        await rows(store, "INSERT INTO nodes (id, expires) VALUES ($1, 4e9)", node)
    tasks = dict(zip(nodes, await asyncio.gather(*map(store.reviews.claim, nodes)), strict=True))
    for node in nodes:  # who was too late for the first one tries again
        tasks[node] = tasks[node] or await store.reviews.claim(node)
    assert {task.table for task in tasks.values() if task} == {f"t{number}" for number in range(6)}


async def test_review_of_a_dead_process_waits_again(store: Database) -> None:
    await fill_queue(store, ("t", "a"))
    await store.leases.heartbeat("other", 8.0)
    task = await store.reviews.claim("other")
    assert task
    assert await store.reviews.save("t", "other", 2, b"two")
    await rows(store, "UPDATE nodes SET expires = 0 WHERE id = 'other'")
    await store.leases.heartbeat("me", 8.0)
    again = await store.reviews.claim("me")
    assert again
    assert (again.table, again.attempts) == ("t", 2)

    assert not await store.reviews.save("t", "other", 3, b"three"), "the other process has lost it"
    await store.reviews.finish("t", "other", b"other")
    await store.reviews.fail("t", "other", "other")
    stored = await store.reviews.find("t")
    assert stored
    assert (stored.state, stored.done, stored.body) == ("running", 2, b"two"), "what there is stays visible"
    assert await store.reviews.save("t", "me", 1, b"one")
    stored = await store.reviews.find("t")
    assert stored
    assert (stored.done, stored.body) == (2, b"two"), "until there is more"
    assert await store.reviews.save("t", "me", 3, b"three")
    await store.reviews.finish("t", "me", b"all")
    stored = await store.reviews.find("t")
    assert stored
    assert (stored.state, stored.done, stored.body) == ("done", 3, b"all")


async def test_review_of_a_living_process_is_not_taken_over(store: Database) -> None:
    await fill_queue(store, ("t", "a"))
    await rows(store, "INSERT INTO nodes (id, expires) VALUES ('other', 4e9)")
    assert await store.reviews.claim("other")
    assert await store.reviews.claim("me") is None


async def test_process_that_stops_leaves_its_review_to_others(store: Database) -> None:
    await fill_queue(store, ("t", "a"))
    await rows(store, "INSERT INTO nodes (id, expires) VALUES ('other', 4e9)")
    assert await store.reviews.claim("other")
    await store.reviews.release("other")
    task = await store.reviews.claim("me")
    assert task
    assert task.attempts == 1, "stopping is no failure"


async def test_asking_again_changes_nothing(place: Place) -> None:
    async with node_at(place) as node:
        for name in ("t", "u"):
            await store_table(node.database, name)
        await ask(node, "t", "z")
        await ask(node, "u", "z")
        await ask(node, "t", "o", "standard")
        assert (await page_of(node, "t"))["place"] == 1
        assert (await page_of(node, "u"))["place"] == 2
        ((requester, effort),) = await rows(node.database, "SELECT requester, effort FROM reviews WHERE table_id = 't'")
        assert (requester, effort) == ("z", "quick")


async def test_queue_has_a_limit(place: Place) -> None:
    async with node_at(place, waiting_reviews=2) as node:
        for name in ("t", "u", "v"):
            await store_table(node.database, name)
        await ask(node, "t")
        await ask(node, "u")
        with pytest.raises(RefusalError, match="too many games wait") as refused:
            await ask(node, "v", "o")
        assert refused.value.code == "server_busy"
        assert (await page_of(node, "v"))["state"] == "none"


# Reviews


async def test_review_is_that_of_the_record(place: Place) -> None:
    async with node_at(place) as node:
        await store_table(node.database, "t")
        assert await page_of(node, "t") == shown(ReviewPage("none", actions=len(SHORT["actions"])))
        await ask(node, "t")
        await node.reviews.work()
        page = await page_of(node, "t")
        assert page["state"] == "done"
        assert page["done"] == page["actions"] == len(SHORT["actions"])
        assert page["review"] == review_of()
        assert not page["is_outdated"]
        log = log_of()
        assert [log[number - 1].action for number in page["events"]] == SHORT["actions"]
        rest = await page_of(node, "t", after=2)
        assert rest["review"]["decisions"] == page["review"]["decisions"][2:]
        assert rest["review"]["seats"] == page["review"]["seats"]
        await ask(node, "t", "o")
        assert (await page_of(node, "t"))["state"] == "done", "there is nothing to make again"
        await ask(node, "t", "o", "standard")
        page = await page_of(node, "t")
        assert page["state"] == "waiting"
        assert page["review"] == review_of(), "the quick review stays until there is a better one"


async def test_parts_are_visible_while_the_review_is_made(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "STEP_SECONDS", 0.0)
    monkeypatch.setattr(reviews_module, "SAVE_INTERVAL_SECONDS", 0.0)
    async with node_at(place) as node:
        await store_table(node.database, "t")
        await ask(node, "t")
        working = asyncio.create_task(node.reviews.work())
        pages = []
        while not working.done():
            pages.append(await page_of(node, "t"))
            await asyncio.sleep(0.01)
        running = [page for page in pages if page["state"] == "running" and page["review"]]
        assert len({page["done"] for page in running}) > 1
        assert all(one["done"] <= other["done"] for one, other in pairwise(running))
        complete = review_of()
        for page in running:
            part = page["review"]
            assert not part["complete"]
            assert part["seats"] == []
            assert part["decisions"] == complete["decisions"][: len(part["decisions"])]
            assert page["done"] == part["decisions"][-1]["action"] + 1
        assert (await page_of(node, "t"))["review"] == complete


async def test_reviews_are_read_outside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[int] = set()

    def counted_read(body: bytes) -> ReviewHead:
        threads.add(threading.get_ident())
        return read_review(body)

    async with node_at(Place("SQLite", str(tmp_path / "nasrid.sqlite"))) as node:
        await store_table(node.database, "t")
        await ask(node, "t")
        await node.reviews.work()
        monkeypatch.setattr(reviews_module, "read_review", counted_read)
        for read in (page_of(node, "t"), ask(node, "t"), node.reviews.review_of("t")):
            threads.clear()
            await read
            assert threads
            assert threading.get_ident() not in threads


async def test_killed_worker_is_replaced(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "STEP_SECONDS", 0.0)
    monkeypatch.setattr(reviews_module, "SAVE_INTERVAL_SECONDS", 0.0)
    async with node_at(place) as node:
        await store_table(node.database, "t")
        await ask(node, "t")
        working = asyncio.create_task(node.reviews.work())
        while not (page := await page_of(node, "t"))["review"]:
            await asyncio.sleep(0.01)
        os.kill(worker_of(node), signal.SIGKILL)
        await working
        page = await page_of(node, "t")
        assert page["state"] == "done"
        assert page["review"] == review_of()
        assert node.metrics.reviews.counts == {"interrupted": 1, "done": 1}


async def test_review_that_kills_every_worker_fails(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "STEP_SECONDS", 0.0)
    monkeypatch.setattr(reviews_module, "SAVE_INTERVAL_SECONDS", 0.0)
    async with node_at(place) as node:
        for name in ("t", "u"):
            await store_table(node.database, name)
        await ask(node, "t")
        original = node.reviews.worker.ask

        async def ask_and_kill(request: Any) -> Any:
            if request.table == "t" and node.reviews.worker._process:
                os.kill(worker_of(node), signal.SIGKILL)
            return await original(request)

        monkeypatch.setattr(node.reviews.worker, "ask", ask_and_kill)
        await node.reviews.work()
        page = await page_of(node, "t")
        assert page["state"] == "failed"
        assert "report it to the operator" in page["error"]
        assert node.metrics.reviews.counts == {"interrupted": MAX_ATTEMPTS, "failed": 1}
        await ask(node, "u")
        await node.reviews.work()
        assert (await page_of(node, "u"))["state"] == "done", "the next one is made"
        await ask(node, "t")
        assert (await page_of(node, "t"))["state"] == "waiting", "it can be asked for again"


async def test_review_has_a_limit_of_cpu_time(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "STEP_SECONDS", 0.0)
    monkeypatch.setattr(reviews_module, "MAX_REVIEW_CPU_SECONDS", 0.0)
    async with node_at(place) as node:
        await store_table(node.database, "t")
        await ask(node, "t")
        await node.reviews.work()
        page = await page_of(node, "t")
        assert page["state"] == "failed"
        assert "nasrid review" in page["error"], "the remedy"


async def test_review_of_another_version_is_labelled_and_made_again(place: Place) -> None:
    async with node_at(place) as node:
        await store_table(node.database, "t")
        await ask(node, "t")
        await node.reviews.work()
        stored = await node.database.reviews.find("t")
        assert stored
        assert stored.body
        old = review_of() | {"version": "0.0.1"}
        body = reviews_module.pack(msgspec.Raw(json.dumps(old).encode()))
        await rows(node.database, "UPDATE reviews SET body = $1", body)
        page = await page_of(node, "t")
        assert page["is_outdated"]
        assert page["review"] == old
        await ask(node, "t", "o")
        page = await page_of(node, "t")
        page = await page_of(node, "t", after=2)
        assert (page["state"], page["is_former"], page["review"]) == ("waiting", True, old), "it is shown as a whole"
        await node.reviews.work()
        page = await page_of(node, "t")
        assert not page["is_former"]
        assert not page["is_outdated"]
        assert page["review"] == review_of()


async def test_nobody_can_lower_the_effort_of_a_review(place: Place) -> None:
    async with node_at(place) as node:
        await store_table(node.database, "t")
        for asked, made in (("quick", "quick"), ("standard", "standard"), ("quick", "standard")):
            await rows(node.database, "UPDATE reviews SET state = 'failed'")
            await ask(node, "t", effort=asked)
            stored = await node.database.reviews.find("t")
            assert stored
            assert stored.effort == made


async def test_damaged_review_is_made_again(place: Place) -> None:
    async with node_at(place) as node:
        await store_table(node.database, "t")
        await ask(node, "t")
        await node.reviews.work()
        await rows(node.database, "UPDATE reviews SET body = $1", b"no zlib")
        assert (await page_of(node, "t"))["review"] is None
        assert await node.reviews.review_of("t") is None
        await ask(node, "t")
        await node.reviews.work()
        assert (await page_of(node, "t"))["review"] == review_of()


async def test_review_of_a_removed_table_fails(place: Place) -> None:
    async with node_at(place) as node:
        for name in ("t", "u"):
            await store_table(node.database, name)
            await ask(node, name)
        await node.cache.unload(await node.cache.get("t"))
        await node.database.moderation.remove("t", "insults")
        await node.reviews.work()
        stored = await node.database.reviews.find("t")
        assert stored
        assert stored.state == "failed"
        assert (await page_of(node, "u"))["state"] == "done"


async def test_worker_has_the_lowest_priority_and_stops_when_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    lowest = Limits().review_niceness
    assert lowest == 19
    worker = ReviewProcess(lowest)
    assert isinstance(await worker.ask(ReviewRequest("t", "quick", 0.0)), UnknownReview)
    assert worker._process
    pid = worker._process.pid
    assert os.getpriority(os.PRIO_PROCESS, pid) == lowest
    assert os.getsid(pid) == pid, "Ctrl-C is for the server"
    if (session := Path(f"/proc/{pid}/autogroup")).exists():  # Linux shares the time fairly between sessions
        assert f"nice {lowest}" in session.read_text()
    await worker.stop_if_idle()
    assert Path(f"/proc/{pid}").exists()
    monkeypatch.setattr(process_module, "IDLE_SECONDS", -1.0)
    await worker.stop_if_idle()
    assert not Path(f"/proc/{pid}").exists()


async def test_stopping_leaves_no_worker(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "STEP_SECONDS", 0.0)
    monkeypatch.setattr(reviews_module, "SAVE_INTERVAL_SECONDS", 0.0)
    async with node_at(place) as node:
        await store_table(node.database, "t")
        await ask(node, "t")
        node.background.spawn(node.reviews.work())
        while not (await page_of(node, "t"))["review"]:
            await asyncio.sleep(0.01)
        pid = worker_of(node)
    assert not Path(f"/proc/{pid}").exists()
    async with place.open() as store:
        ((state, owner, attempts),) = await rows(store, "SELECT state, owner, attempts FROM reviews")
        assert (state, owner, attempts) == ("waiting", None, 0)


# Games that cannot be reviewed


def check(state: TableState) -> None:
    check_is_over(state)
    check_reviewable(state)


def refusal_of(node: Node, table: str) -> RefusalError:
    with pytest.raises(RefusalError) as refused:
        check(node.cache.tables[table].state)
    return refused.value


async def test_only_complete_and_public_games_are_reviewed(place: Place) -> None:
    log = log_of()
    sealed = TournamentPlace("m", 1, 1, sealed=True)
    time_over = [*log[:8], entries.TimeCalled(at=3.0, finish="score")]
    opened = log[0]
    assert isinstance(opened, entries.Opened)
    logs = {
        "waiting": log[:2],
        "running": log[:-1],
        "sealed": [msgspec.structs.replace(opened, tournament=sealed), *log[1:]],
        "moved": [*log[:8], entries.Closed(at=3.0)],
        "time-over": time_over,
    }
    async with node_at(place) as node:
        for name, entries_of_table in logs.items():
            await store_table(node.database, name, entries_of_table)
            await node.cache.get(name)
        for name in ("waiting", "running", "sealed", "moved"):
            assert refusal_of(node, name).code == "game_not_over", name
        refusal = refusal_of(node, "time-over")
        assert refusal.code == "no_review"
        assert "choose a game that was played to its end" in refusal.message


async def test_games_of_other_rules_name_cause_and_remedy(place: Place) -> None:
    log = log_of()
    other = [entry if not isinstance(entry, entries.Started) else _of_other_rules(entry) for entry in log]
    async with node_at(place) as node:
        await store_table(node.database, "t", log)
        await rows(node.database, "UPDATE tables SET rules_version = $1", RULES_VERSION + 1)
        live = await node.cache.get("t")
        await node.cache.unload(live)
        for entry in other:
            if isinstance(entry, entries.Started):
                body = encode(entry).decode()
                await rows(node.database, "UPDATE entries SET body = $1 WHERE seq = 4", body)
        await rows(node.database, "DELETE FROM checkpoints")
        live = await node.cache.get("t")
        assert live.state.is_frozen
        with pytest.raises(RefusalError, match=rf"version {RULES_VERSION + 1}, .* version of Nasrid of that time"):
            await node.reviews.page(live.state)


def _of_other_rules(entry: entries.Started) -> entries.Started:
    return entries.Started(at=entry.at, seed=entry.seed, position=entry.position, rules_version=RULES_VERSION + 1)


async def test_very_long_games_are_refused(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nasrid.server.table.reviewing.MAX_REVIEWED_ACTIONS", 3)
    async with node_at(place) as node:
        await store_table(node.database, "t")
        with pytest.raises(RefusalError, match=r"at most 3 .* download its record"):
            await ask(node, "t")


def test_events_of_actions_follow_undos() -> None:
    log = log_of()
    undo = entries.Undone(at=4.0, seat=0, actions=2)
    acted = [entries.Acted(at=5.0, seat=0, action=SHORT["actions"][0], by="player") for _ in range(2)]
    chat = entries.ChatSent(at=5.0, seat=0, text="words")
    assert action_events([*log[:8], undo, chat, *acted]) == [5, 6, 11, 12]


# Judgements


async def test_judgement_is_that_of_the_record(place: Place) -> None:
    decision = next(each for each in review_of()["decisions"] if len(each["moves"]) > 2)
    move = decision["moves"][-1]["action"]
    async with node_at(place) as node:
        await store_table(node.database, "t")
        state = (await node.cache.get("t")).state
        judged = json.loads(bytes(await node.reviews.judge(state, "z", "home", JudgeForm(decision["action"], move))))
        assert judged == json.loads(json.dumps(judge(SHORT, decision["action"], move)))
        for action, other in ((decision["action"], "take b1 b1 b1 b1"), (decision["action"], "x"), (9_999, move)):
            with pytest.raises(RefusalError) as refused:
                await node.reviews.judge(state, "z", "home", JudgeForm(action, other))
            assert refused.value.code == "bad_message"


@pytest.mark.parametrize("effort", ["quick", "standard"])
async def test_judgement_has_the_effort_of_the_review(place: Place, effort: RequestedEffort) -> None:
    decision = review_of(effort=effort)["decisions"][0]
    move = decision["moves"][-1]["action"]
    async with node_at(place) as node:
        await store_table(node.database, "t")
        await ask(node, "t", effort=effort)
        await node.reviews.work()
        form = JudgeForm(decision["action"], move)
        judged = json.loads(bytes(await node.reviews.judge((await node.cache.get("t")).state, "z", "home", form)))
        assert judged == json.loads(json.dumps(judge(SHORT, decision["action"], move, EFFORTS[effort])))


async def test_judgement_does_not_wait_for_the_end_of_a_review(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_module, "STEP_SECONDS", 0.0)
    decision = review_of()["decisions"][0]
    form = JudgeForm(decision["action"], decision["played"])
    async with node_at(place) as node:
        for name in ("t", "u"):
            await store_table(node.database, name)
        await ask(node, "t")
        working = asyncio.create_task(node.reviews.work())
        await node.reviews.judge((await node.cache.get("u")).state, "z", "home", form)
        assert not working.done()
        await working
        assert (await page_of(node, "t"))["review"] == review_of(), "nothing was disturbed"


async def test_a_person_waits_for_one_judgement_at_a_time(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "JUDGE_TIMEOUT_SECONDS", 600.0)
    decision = review_of()["decisions"][0]
    form = JudgeForm(decision["action"], decision["played"])
    async with node_at(place) as node:
        await store_table(node.database, "t")
        state = (await node.cache.get("t")).state
        people = [f"p{number}" for number in range(judging.MAX_WAITING_JUDGEMENTS + 5)]
        asked = [node.reviews.judge(state, player, f"address of {player}", form) for player in ("z", "z", *people)]
        results = await asyncio.gather(*asked, return_exceptions=True)
        refused = [result.code for result in results if isinstance(result, RefusalError)]
        assert refused == ["rate_limited"] + ["server_busy"] * 6
        assert results.count(results[0]) == judging.MAX_WAITING_JUDGEMENTS
        assert json.loads(bytes(await node.reviews.judge(state, "z", "home", form)))["best"], "and may ask again"


async def test_guests_of_one_address_leave_judgements_to_others(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "JUDGE_TIMEOUT_SECONDS", 600.0)
    decision = review_of()["decisions"][0]
    form = JudgeForm(decision["action"], decision["played"])
    async with node_at(place) as node:
        await store_table(node.database, "t")
        state = (await node.cache.get("t")).state
        guests = [node.reviews.judge(state, f"guest {number}", "192.0.2.1", form) for number in range(10)]
        elsewhere = node.reviews.judge(state, "z", "192.0.2.2", form)
        *results, judged = await asyncio.gather(*guests, elsewhere, return_exceptions=True)
        refused = [result.code for result in results if isinstance(result, RefusalError)]
        assert refused == ["rate_limited"] * (10 - judging.MAX_WAITING_JUDGEMENTS_PER_ADDRESS)
        assert judged in results, "the same move is judged alike"


async def test_judgement_has_a_limit_of_time(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "JUDGE_TIMEOUT_SECONDS", 0.001)
    decision = review_of()["decisions"][0]
    form = JudgeForm(decision["action"], decision["played"])
    async with node_at(place) as node:
        await store_table(node.database, "t")
        state = (await node.cache.get("t")).state
        with pytest.raises(RefusalError) as refused:
            await node.reviews.judge(state, "z", "home", form)
        assert refused.value.code == "server_busy"
        with pytest.raises(RefusalError) as refused:
            await node.reviews.judge(state, "z", "home", form)
        assert refused.value.code == "rate_limited", "the worker still judges the first move"
        while node.reviews.judges._waiting:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(judging, "JUDGE_TIMEOUT_SECONDS", 60.0)
        assert await node.reviews.judge(state, "z", "home", form)


# A real server


async def test_review_survives_a_killed_server(tmp_path: Path) -> None:
    async with Place("SQLite", str(tmp_path / "nasrid.sqlite")).open() as store:
        await store_table(store, "t")
    server = Server(tmp_path)
    with server:
        async with Person(server, "Leila") as leila:
            await leila.good("POST", "/api/tables/t/review", {})
            async with asyncio.timeout(60):
                while (await leila.good("GET", "/api/tables/t/review"))["state"] != "running":
                    await asyncio.sleep(0.05)
        server.kill()
        with server:
            async with Person(server, "Omar") as omar:
                page = await until_done(lambda: omar.good("GET", "/api/tables/t/review"))
                assert page["review"] == review_of(effort="standard")


async def test_anybody_sees_a_review_and_its_record_is_readable(tmp_path: Path) -> None:
    async with Place("SQLite", str(tmp_path / "nasrid.sqlite")).open() as store:
        await store_table(store, "t")
    with Server(tmp_path) as server:
        async with Person(server, "Leila") as leila:
            page = await reviewed(leila, "t")
            assert page["review"] == review_of()
            record = await leila.good("GET", "/api/tables/t/record")
            assert record["review"] == review_of()
            assert list(replay(record).scores) == record["scores"]
            assert review_of(record) == record["review"]
            body = {"action": page["review"]["decisions"][0]["action"], "move": page["review"]["decisions"][0]["best"]}
            judged = await leila.good("POST", "/api/tables/t/judge", body)
            assert judged["label"] == "best"
            export = await leila.good("GET", "/api/me/export")
            assert [review["table"] for review in export["reviews"]] == ["t"]
        visitor = Person(server, "")
        assert (await visitor.good("GET", "/api/tables/t/review"))["review"] == review_of()
        check_refused(await visitor.ask("POST", "/api/tables/t/review", {}), "not_signed_in")
        check_refused(await visitor.ask("POST", "/api/tables/t/judge", body), "not_signed_in")
        await visitor.http.aclose()


async def test_record_with_a_review_opens_as_a_finished_table(server: Server, zaida: Person) -> None:
    record = {name: value for name, value in nasrid_record().items() if name != "review"}
    opened = await zaida.good("POST", "/api/records", {"record": record | {"review": review_of()}, "seat": 0})
    assert (await zaida.see(opened["id"]))["table"]["stage"] == "over"


def nasrid_record() -> dict[str, Any]:
    file = Path(__file__).parents[1] / "records" / "alhambra-2.json"
    record: dict[str, Any] = json.loads(file.read_text())
    return record


async def test_reviews_have_quotas(tmp_path: Path) -> None:
    async with Place("SQLite", str(tmp_path / "nasrid.sqlite")).open() as store:
        for number in range(15):
            await store_table(store, f"t{number}")
    limits = ["reviews_per_day=2", "judgements_per_hour=1", "waiting_reviews=100"]
    assert not set(limits) & set(GENEROUS)
    with Server(tmp_path, limits=limits) as server:
        async with Person(server, "Mallory") as mallory:
            for number in (0, 1, 1, 0):
                await mallory.good("POST", f"/api/tables/t{number}/review", {"effort": "quick"})
            check_refused(await mallory.ask("POST", "/api/tables/t2/review", {}), "quota_exceeded")
            assert (await mallory.good("POST", "/api/tables/t0/review", {}))["state"] != "none", "there is one"
            bad = {"action": 10_000, "move": "end"}
            check_refused(await mallory.ask("POST", "/api/tables/t2/judge", bad), "bad_message")
            check_refused(await mallory.ask("POST", "/api/tables/t2/judge", bad), "quota_exceeded")
        refused = 0
        for number in range(2, 15):  # any number of guests at one address
            async with Person(server, f"Mallory{number}") as guest:
                status, _ = await guest.ask("POST", f"/api/tables/t{number}/review", {"effort": "quick"})
                refused += status == 429
        assert refused == 5, "ten of the address, of which two were Mallory's"


async def test_full_queue_uses_up_no_quota(tmp_path: Path) -> None:
    async with Place("SQLite", str(tmp_path / "nasrid.sqlite")).open() as store:
        await store_table(store, "t")
        for name in ("long", "next"):
            await store_table(store, name, log_of(nasrid_record()))
            await store.reviews.request(name, "z", "standard", 3, "[1,2,3]")
    with Server(tmp_path, limits=["reviews_per_day=1", "waiting_reviews=1"]) as server:
        async with Person(server, "Zaida") as zaida:
            for _ in range(2):
                check_refused(await zaida.ask("POST", "/api/tables/t/review", {}), "server_busy")


async def test_running_game_is_refused(server: Server, zaida: Person, omar: Person) -> None:
    table = await zaida.open_with(omar)
    for person in (zaida, omar):
        for method, path, body in (
            ("GET", "review", None),
            ("POST", "review", {}),
            ("POST", "judge", {"action": 0, "move": "end"}),
        ):
            check_refused(await person.ask(method, f"/api/tables/{table}/{path}", body), "game_not_over")


async def test_malformed_requests_are_refused(server: Server, zaida: Person) -> None:
    unknown: tuple[Any, ...] = ({"effort": "deep"}, {"effort": 1}, [], {"seconds": 9})
    for body in unknown:
        check_refused(await zaida.ask("POST", "/api/tables/none/review", body), "bad_message")
    malformed: tuple[Any, ...] = ({"action": -1, "move": "end"}, {"action": 0, "move": "x" * 401}, {"action": 0}, {})
    for body in malformed:
        check_refused(await zaida.ask("POST", "/api/tables/none/judge", body), "bad_message")
    check_refused(await zaida.ask("POST", "/api/tables/none/judge", {"action": 0, "move": "end"}), "no_such_table")
    check_refused(await zaida.ask("GET", "/api/tables/none/review"), "no_such_table")
    check_refused(await zaida.ask("GET", "/api/tables/none/review?after=x"), "bad_message")


def test_requester_is_forgotten_with_the_account(tmp_path: Path) -> None:
    """The statement of the deletion, because the review of a game stays for the other players."""
    file = tmp_path / "nasrid.sqlite"

    async def play() -> None:
        async with Place("SQLite", str(file)).open() as store:
            await fill_queue(store, ("t", "zaida"))
            await store.accounts.delete("zaida")

    asyncio.run(play())
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT requester, state FROM reviews").fetchall() == [("", "waiting")]

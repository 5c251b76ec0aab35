"""The log of a table that the first server wrote is still understood: old_log.jsonl holds its entries as they stood in
the database, old_log_end.json what that server said of the table when the game was over."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from nasrid.rules.record import replay
from nasrid.rules.wire.encode import encode
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.store.store import Store
from nasrid.server.table.handlers import done_before
from nasrid.server.table.live import history_of
from nasrid.server.table.player import Player
from nasrid.server.table.snapshots import snapshot_for
from nasrid.server.table.state import TableState
from tests.server.client import Person, Server
from tests.server.schemas import check_message

HERE = Path(__file__).parent
LINES = (HERE / "old_log.jsonl").read_text(encoding="utf-8").splitlines()
END: dict[str, Any] = json.loads((HERE / "old_log_end.json").read_text(encoding="utf-8"))
TABLE = END["table"]["id"]
NOW = END["table"] | {"result": {"scores": END["scores"], "winners": END["winners"]}}
PASSES = {"pass_vizier": "vizier_window", "pass_bonus": "reveal_round"}


@pytest.fixture(scope="module")
def log() -> list[AnyEntry]:
    return [entries.decode(line) for line in LINES]


@pytest.fixture(scope="module")
def table(log: list[AnyEntry]) -> TableState:
    table = TableState(TABLE)
    for entry in log:
        table.fold(entry)
    return table


# What there was not yet, or comes last.
LATER = {
    entries.UndoWithdrawn,
    entries.Asked,
    entries.Closed,
    entries.Declined,
    entries.UndoAnswered,
    entries.UndoAsked,
    entries.Voted,
}


def test_it_is_a_log_of_nearly_everything(log: list[AnyEntry]) -> None:
    assert {type(entry) for entry in log} == set(get_args(AnyEntry)) - LATER
    movers = {entry.by for entry in log if isinstance(entry, entries.Acted)}
    assert movers == {"player", "bot", "stand_in", "preference"}
    assert {entry.why for entry in log if isinstance(entry, entries.WentAway)} == {"left", "late"}
    assert isinstance(log[0], entries.Opened)
    assert set(log[0].settings.options["modules"]) == {"vizier", "exchange", "bonus", "huts"}


def test_it_leads_to_the_same_end(table: TableState) -> None:
    assert table.game
    assert list(table.game.scores) == END["scores"]
    assert list(table.game.winners) == END["winners"]
    assert msgspec.to_builtins(table.info()) == NOW
    assert msgspec.to_builtins(table.clocks()) == END["clocks"]
    assert [chair.name or chair.level for chair in table.chairs] == END["names"]
    assert (table.seed, table.seq) == (END["seed"], len(LINES))


def test_everything_before_the_seats_is_the_same(table: TableState) -> None:
    assert table.game
    seat = END["you"]["seat"]
    view, standings = encode(table.game.view(seat)), encode(table.game.standings())
    for now, standing, old in zip(view["players"], standings["players"], END["players"], strict=True):
        for name in ("city", "reserve", "holding", "score", "hand_size", "hand"):
            assert now[name] == old[name]
        assert now["modules"] == {
            "vizier": {"active": old["vizier"]},
            "bonus": {"count": old["bonus_count"], "hidden": old["bonus"], "revealed": old["revealed"]},
        }
        counted = [(one["building"], one["count"]) for one in standing["holdings"]]
        assert counted == [(one["building"], one["count"]) for one in old["standing"]["holdings"]]
        assert [one["points"] for one in standing["borders"]] == [one["points"] for one in old["standing"]["borders"]]
        assert standing["tile_values"] == old["standing"]["hut_values"]


def test_preferences_of_the_old_form_are_understood(log: list[AnyEntry]) -> None:
    table, seen = TableState(TABLE), set()
    for line, entry in zip(LINES, log, strict=True):
        table.fold(entry)
        if isinstance(entry, entries.Preferred):
            old = json.loads(line)
            wanted = frozenset(step for name, step in PASSES.items() if old[name])
            assert table.chairs[entry.seat].passes == entry.steps == wanted
            seen.add(wanted)
    assert len(seen) == 4, "neither, each and both were chosen"


def test_who_prefers_to_pass_still_does(table: TableState) -> None:
    host = table.chairs[END["you"]["seat"]].player
    assert END["you"]["pass_vizier"]
    assert snapshot_for(table, host).you.passes == ("vizier_window",)


def test_the_entries_can_be_written_again(log: list[AnyEntry]) -> None:
    assert [entries.decode(entries.encode(entry)) for entry in log] == log


def test_a_command_sent_again_after_the_change_of_servers_is_recognised(table: TableState, log: list[AnyEntry]) -> None:
    said = log[-1]
    assert isinstance(said, entries.Said)
    command = commands.Say(id=said.command, text=said.text)
    assert (command.digest, done_before(table, Player(said.player, ""), command)) == (said.digest, len(log))


def test_the_record_replays(table: TableState) -> None:
    assert table.game
    assert replay(table.game.record()).position() == table.game.position()


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_it_is_told_in_the_present_form(log: list[AnyEntry], seat: int | None) -> None:
    story = [json.loads(text) for text in history_of(TABLE, log, seat, 0)]
    assert [event["seq"] for event in story] == list(range(1, len(LINES) + 1))
    for event in story:
        check_message(event)


def test_a_server_shows_a_table_of_the_old_one(tmp_path: Path) -> None:
    """From its database: the entries, and what the lists show."""

    async def look(server: Server) -> None:
        async with Person(server, "Yusuf") as yusuf:
            now = await yusuf.see(TABLE)
            assert now["table"] == NOW
            assert [player["score"] for player in now["view"]["players"]] == END["scores"]
            record = await yusuf.good("GET", f"/api/tables/{TABLE}/record")
            assert (record["scores"], record["winners"]) == (END["scores"], END["winners"])
            assert len((await yusuf.good("GET", f"/api/tables/{TABLE}/events"))["events"]) == len(LINES)
            listed = await yusuf.good("GET", "/api/tables")
            assert [one["table"] for one in listed["tables"]] == [END["table"] | {"state": "playing"}]

    asyncio.run(_new_database(tmp_path / "nasrid.sqlite"))
    with sqlite3.connect(tmp_path / "nasrid.sqlite") as file:
        file.execute(
            "INSERT INTO tables (id, owner, epoch, seq, state, listed, due, decider, updated, summary) "
            "VALUES (?, 'old', 3, ?, 'over', 0, NULL, NULL, 1.0, ?)",
            (TABLE, len(LINES), json.dumps(END["table"])),
        )
        file.execute(
            "INSERT INTO tables (id, owner, epoch, seq, state, listed, due, decider, updated, summary) "
            "VALUES ('listed', NULL, 3, 0, 'playing', 1, NULL, 0, 1.0, ?)",
            (json.dumps(END["table"] | {"state": "playing"}),),
        )
        rows = [(TABLE, seq, line) for seq, line in enumerate(LINES, 1)]
        file.executemany("INSERT INTO entries (table_id, seq, body) VALUES (?, ?, ?)", rows)
    with Server(tmp_path) as server:
        asyncio.run(look(server))


async def _new_database(file: Path) -> None:
    store = Store(SqliteDriver(file))
    await store.open()
    await store.close()

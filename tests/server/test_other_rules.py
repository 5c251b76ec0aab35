"""Games of other rules are never replayed: finished games keep their result, running games are frozen."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from nasrid.rules.record import replay
from tests.records.make import FOLDER, read
from tests.server.client import Person, Server

OTHER = 1_000  # a version of the rules that no engine has
RECORD: dict[str, Any] = read(FOLDER / "alhambra-2.json")


async def open_tables(server: Server) -> list[str]:
    """Return the ids of a finished and a running table of Zaida."""
    async with Person(server, "Zaida") as zaida:
        await zaida.good("PUT", "/api/me/password", {"login": "zaida", "password": "alcazaba"})
        records = (RECORD, RECORD | {"actions": RECORD["actions"][:40]})
        opened = [await zaida.good("POST", "/api/records", {"record": record, "seat": 0}) for record in records]
        return [one["id"] for one in opened]


def pretend_other_rules(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        change = "SET body = json_set(body, '$.rules_version', ?)"
        database.execute(f'UPDATE entries {change} WHERE body LIKE \'{{"entry":"started"%\'', (OTHER,))
        database.execute(f"UPDATE checkpoints {change}", (OTHER,))
        database.execute("UPDATE tables SET rules_version = ?", (OTHER,))


async def test_games_of_other_rules_keep_their_result_and_stay_as_they_are(tmp_path: Path) -> None:
    outcome = RECORD["outcome"]

    with Server(tmp_path) as server:
        finished, running = await open_tables(server)
    pretend_other_rules(tmp_path / "nasrid.sqlite")
    with Server(tmp_path) as server:
        async with Person(server, "Zaida") as zaida:
            await zaida.good("POST", "/api/login", {"login": "zaida", "password": "alcazaba"})
            for table in (finished, running):
                now = await zaida.see(table)
                assert now["table"]["frozen"]
                assert now["view"] is None
                assert (await zaida.good("GET", f"/api/tables/{table}/events"))["events"][-1]["seq"] == now["seq"]
            result = (await zaida.see(finished))["table"]["result"]
            assert result == {name: outcome[name] for name in ("scores", "winners")}
            record = await zaida.good("GET", f"/api/tables/{finished}/record")
            assert record["rules_version"] == OTHER
            assert list(replay(record | {"rules_version": 1}).scores) == outcome["scores"]
            async with zaida.connect(running) as seat:
                await seat.receive()
                act = {"action": "end", "seq": seat.seq}
                for kind, fields in (("act", act), ("preview", act), ("undo", {"seq": seat.seq}), ("leave", {})):
                    reply = await seat.do(kind, **fields)
                    assert reply["code"] == "rules_version_mismatch"
                    assert str(OTHER) in reply["message"]
            assert (await zaida.do(finished, "rematch"))[0] == 200

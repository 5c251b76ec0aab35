"""Trained policies at tables: only those that the operator offers, by name."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from nasrid import Game, Options
from nasrid.bots import parse_bot_code
from nasrid.envs.policy import save_policy
from nasrid.server.bots.policies import Policies
from nasrid.server.bots.pool import BotPool
from nasrid.server.bots.requests import DecisionRequest
from tests.envs.test_policy import some_policy
from tests.processes import nasrid
from tests.server.client import Person, Server

TWO = {"players": 2}
SEATS = [{"kind": "invited"}, {"kind": "bot", "level": "policy:tiny"}]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("policies") / "some.npz"
    save_policy(some_policy(), file)
    return file


@pytest.fixture(scope="module")
def server(file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), "--policy", f"tiny={file}") as running:
        yield running


async def test_policy_plays_at_a_table(zaida: Person) -> None:
    assert (await zaida.good("GET", "/api/about"))["policies"] == ["policy:tiny"]
    table = await zaida.open_table(options=TWO, seats=[SEATS[1]] * 2, seat=None)
    async with zaida.connect(table["id"]) as watcher:
        for _ in range(12):
            acted = await watcher.until(lambda message: message.get("entry") == "acted")
            assert acted["by"] == "bot"
    assert watcher.info["seats"][0]["level"] == "policy:tiny"
    assert watcher.info["rated"] is False, "another network may go by that name tomorrow"
    metrics = (await zaida.http.get("/metrics")).text
    assert re.search(r"^nasrid_bot_failures_total 0", metrics, re.MULTILINE)


async def test_players_cannot_choose_files_or_unsuitable_tables(server: Server, zaida: Person, file: Path) -> None:
    for level, players, reason in (
        ("policy:other", 2, "this server does not offer policy:other"),
        (f"policy:{file}", 2, "level"),
        ("policy:../tiny", 2, "level"),
        ("policy:tiny", 3, "policy:tiny cannot play here: this policy was trained for"),
    ):
        seats = [{"kind": "bot", "level": level}] * players
        form = {"settings": {"options": {"players": players}, "seats": seats}, "seat": None}
        status, answer = await zaida.ask("POST", "/api/tables", form)
        assert status == 400, answer
        assert reason in answer["message"]
    table = (await zaida.open_table(options={"players": 3}))["id"]
    for kind, fields in (
        ("set_seat", {"seat": 1, "kind": "bot", "level": "policy:tiny"}),
        ("start", {"bot_level": "policy:tiny"}),
    ):
        status, answer = await zaida.do(table, kind, **fields)
        assert status == 400
        assert "cannot play here" in answer["message"]
    status, _ = await zaida.do(table, "start", bot_level="apprentice")
    assert status == 200


async def test_policy_can_take_a_seat_later(zaida: Person) -> None:
    table = (await zaida.open_table(options=TWO))["id"]
    await zaida.do(table, "set_seat", seat=1, kind="bot", level="policy:tiny")
    assert (await zaida.see(table))["table"]["seats"][1]["level"] == "policy:tiny"
    table = (await zaida.open_table(options=TWO))["id"]
    await zaida.do(table, "start", bot_level="policy:tiny")
    assert (await zaida.see(table))["table"]["seats"][1]["level"] == "policy:tiny"


@pytest.mark.parametrize("offered", [True, False])
async def test_withdrawn_policy_is_replaced_by_another_bot(file: Path, *, offered: bool) -> None:
    pool = BotPool(
        policies=Policies({"tiny": parse_bot_code(f"policy:{file}")} if offered else {}), overtime_seconds=60.0
    )
    game = Game.new(Options.of(**TWO), seed=1)
    assert game.seat is not None
    answer = await pool.ask(DecisionRequest("table", game.options.to_json(), 1, (), game.seat, "policy:tiny"))
    await pool.close()
    assert (bool(answer.action), bool(answer.error)) == (offered, not offered)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("tiny", "does not name a policy"),
        ("Tiny=x.npz", "with lowercase letters"),
        ("tiny=missing.npz", "missing.npz cannot be read"),
    ],
)
def test_bad_policies_are_explained_to_the_operator(given: str, reason: str, tmp_path: Path) -> None:
    done = nasrid("serve", "--data", tmp_path, "--no-browser", "--policy", given)
    assert done.returncode
    assert reason in done.stderr

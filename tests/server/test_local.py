"""The local host that a browser runs in a worker, with storage in memory and a bot in the same process."""

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from nasrid import replay
from nasrid.chapters import LEARNER_SEAT, load_chapters
from nasrid.server.bots.worker import make_handler
from nasrid.server.local.host import LocalHost
from nasrid.server.protocol import entries

TWO_BOTS = [{}, {"kind": "bot", "level": "apprentice"}, {"kind": "bot", "level": "merchant"}]


class MemoryStorage:
    """Storage in memory instead of IndexedDB."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.listings: dict[str, str] = {}

    async def read_log(self, table: str) -> Sequence[str]:
        return list(self.logs.get(table, []))

    async def append_entries(self, table: str, first: int, texts: Sequence[str], summary: str) -> bool:
        kept = self.logs.setdefault(table, [])
        if len(kept) != first - 1:
            return False
        kept += texts
        self.listings[table] = summary
        return True


class Device:
    """A browser whose storage outlives its windows. Each window has its own host."""

    def __init__(self) -> None:
        self.shelf = MemoryStorage()
        self.sent: list[dict[str, Any] | None] = []
        self.open_window()

    def open_window(self) -> None:
        answer = make_handler()

        async def think(question: str) -> str:
            return answer(question).decode()

        self.host = LocalHost(self.shelf, think, lambda _, text: self.sent.append(json.loads(text) if text else None))

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        return json.loads(await self.host.ask(method, path, "" if body is None else json.dumps(body)))

    async def table(self, names: list[str], seats: list[dict[str, Any]], **options: Any) -> str:
        settings = {"options": {"players": len(seats), **options}, "seats": seats}
        opened = await self.ask("POST", "/api/tables", {"settings": settings, "names": names})
        assert "id" in opened, opened
        return f"/api/tables/{opened['id']}"

    async def decide(self, table: str, rng: random.Random) -> bool:
        """Play one random action for the player who holds the device. Return False if the game is over."""
        while True:
            seen = await self.ask("GET", table)
            if seen["table"]["stage"] == "over":
                return False
            if legal := seen["view"]["legal_actions"]:
                break
            await asyncio.sleep(0)
        act = {"type": "act", "id": str(seen["seq"]), "action": rng.choice(legal), "seq": seen["seq"]}
        assert (await self.ask("POST", f"{table}/commands", act))["type"] == "done"
        return True


@pytest.fixture
def device(runner: asyncio.Runner) -> Device:
    async def start() -> Device:
        return Device()

    return runner.run(start())


async def test_a_game_against_bots_ends_and_its_record_replays(device: Device) -> None:
    table = await device.table(["Zaida", "", ""], TWO_BOTS, modules=["vizier", "huts"])
    rng = random.Random(1)
    while await device.decide(table, rng):
        pass
    seen = await device.ask("GET", table)
    record = await device.ask("GET", f"{table}/record")
    assert list(replay(record).scores) == record["scores"] == seen["table"]["result"]["scores"]
    assert record["players"] == ["Zaida", "apprentice", "merchant"]
    history = await device.ask("GET", f"{table}/events?seat=2")
    assert [event["seq"] for event in history["events"]] == list(range(1, seen["seq"] + 1))


async def test_device_rejects_a_malformed_event_number(device: Device) -> None:
    table = await device.table(["Zaida", "", ""], TWO_BOTS)
    for after in ("x", "-1", "1.5", "²"):
        reply = await device.ask("GET", f"{table}/events?after={after}")
        assert (reply["type"], reply["code"]) == ("error", "bad_message")


async def test_a_killed_window_loses_nothing(device: Device) -> None:
    table = await device.table(["Zaida", "", ""], TWO_BOTS)
    rng = random.Random(2)
    for _ in range(5):
        await device.decide(table, rng)
        before = await device.ask("GET", table)
        device.open_window()
        after = await device.ask("GET", table)
        assert after["view"]["players"][0] == before["view"]["players"][0]
        assert after["seq"] >= before["seq"]


async def test_the_entries_are_those_of_a_server(device: Device) -> None:
    table = await device.table(["Zaida", "", ""], TWO_BOTS)
    await device.decide(table, random.Random(3))
    (log,) = device.shelf.logs.values()
    assert [entries.entry_name(entries.decode(text)) for text in log][:3] == ["opened", "seated", "started"]
    listing = json.loads(next(iter(device.shelf.listings.values())))
    assert listing["seat"] == 0
    assert listing["table"]["stage"] == "playing"


async def test_two_windows_do_not_spoil_each_other(device: Device) -> None:
    table = await device.table(["Zaida", "Yusuf"], [{}, {}])
    first, seen = device.host, await device.ask("GET", table)
    hold = json.dumps({"seat": seen["view"]["seat"]})
    await first.ask("POST", f"{table}/active-seat", hold)
    await first.connect(7, table.removeprefix("/api/tables/"), None)
    device.open_window()
    await device.host.ask("POST", f"{table}/active-seat", hold)
    await device.decide(table, random.Random(4))

    legal = json.loads(await first.ask("GET", table, ""))["view"]["legal_actions"]
    act = {"type": "act", "id": "1", "action": legal[0], "seq": seen["seq"]}
    answer = json.loads(await first.ask("POST", f"{table}/commands", json.dumps(act)))
    assert answer["code"] == "stale"
    assert device.sent[-1] is None  # the first window has to reload the table
    assert len(next(iter(device.shelf.logs.values()))) == (await device.ask("GET", table))["seq"]


async def test_device_shows_only_the_hand_of_its_holder(device: Device) -> None:
    seats = [{}, {"kind": "bot", "level": "apprentice"}, {}]
    table = await device.table(["Zaida", "", "Yusuf"], seats, modules=["bonus"])
    rng = random.Random(5)
    for _ in range(30):
        nobody = await device.ask("POST", f"{table}/active-seat", {})
        assert all(player["hand"] is None for player in nobody["view"]["players"])
        assert nobody["view"]["legal_actions"] == []
        decider = nobody["view"]["seat"]
        if nobody["table"]["seats"][decider]["kind"] == "bot":
            await asyncio.sleep(0)
            continue
        seen = await device.ask("POST", f"{table}/active-seat", {"seat": decider})
        hidden = [player["modules"]["bonus"]["hidden"] for player in seen["view"]["players"]]
        assert [seat for seat, cards in enumerate(hidden) if cards is not None] == [decider]
        assert [seat for seat, player in enumerate(seen["view"]["players"]) if player["hand"] is not None] == [decider]
        await device.decide(table, rng)
    wrong = await device.ask("POST", f"{table}/active-seat", {"seat": 1})
    assert wrong["code"] == "bad_message"


async def test_device_continues_the_game_of_a_record(device: Device) -> None:
    table = await device.table(["Zaida", "", ""], TWO_BOTS)
    rng = random.Random(6)
    for _ in range(6):
        await device.decide(table, rng)
    record = await device.ask("GET", f"{table}/record")
    assert "scores" not in record
    opened = await device.ask("POST", "/api/records", {"record": record, "seat": 0})
    other = f"/api/tables/{opened['id']}"
    again = await device.ask("GET", f"{other}/record")
    played = len(record["actions"])
    assert again["seed"] == record["seed"]
    assert again["actions"][:played] == record["actions"]
    assert again["players"] == record["players"]
    assert await device.decide(other, rng)
    at_a_bots_seat = await device.ask("POST", "/api/records", {"record": record, "seat": 2})
    seats = (await device.ask("GET", f"/api/tables/{at_a_bots_seat['id']}"))["table"]["seats"]
    assert [(seat["kind"], seat["name"] or seat["level"]) for seat in seats] == [
        ("bot", "mason"),
        ("bot", "apprentice"),
        ("invited", "Zaida"),
    ]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"settings": {"options": {"players": 9}}}, "bad_options"),
        ({"settings": {"seats": [{"kind": "bot"}] * 4}}, "bad_options"),
        ({"settings": {"clock": {"kind": "correspondence", "days": 2}}, "names": ["A"] * 4}, "bad_options"),
        ({"setings": {}}, "bad_message"),
    ],
)
async def test_device_rejects_impossible_tables(body: dict[str, Any], code: str, device: Device) -> None:
    assert (await device.ask("POST", "/api/tables", body))["code"] == code
    assert device.shelf.logs == {}


async def test_a_lesson_is_taught_on_the_device(device: Device) -> None:
    opened = await device.ask("POST", "/api/tables", {"settings": {"lesson": "huts"}, "names": ["Zaida"]})
    seen = await device.ask("GET", f"/api/tables/{opened['id']}")
    assert (seen["table"]["lesson"], seen["table"]["stage"], seen["you"]["seat"]) == ("huts", "playing", LEARNER_SEAT)
    assert seen["view"]["options"] == load_chapters()["huts"].options.to_json()


async def test_device_rejects_requests_that_need_a_server(device: Device) -> None:
    assert (await device.ask("POST", "/api/match", {}))["code"] == "not_found"
    assert (await device.ask("GET", "/api/tables/local-nothing"))["code"] == "no_such_table"


async def test_rematch_seats_everyone_again(device: Device) -> None:
    table = await device.table(["Zaida", "Yusuf"], [{}, {}])
    rng = random.Random(8)
    while (seen := await device.ask("POST", f"{table}/active-seat", {}))["table"]["stage"] != "over":
        await device.ask("POST", f"{table}/active-seat", {"seat": seen["view"]["seat"]})
        await device.decide(table, rng)
    await device.ask("POST", f"{table}/active-seat", {"seat": 1})
    again = await device.ask("POST", f"{table}/commands", {"type": "rematch", "id": "r"})
    seen = await device.ask("GET", f"/api/tables/{again['table']}")
    assert [seat["name"] for seat in seen["table"]["seats"]] == ["Zaida", "Yusuf"]
    assert seen["table"]["stage"] == "playing"

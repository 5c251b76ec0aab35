"""The local host that a browser runs in a worker, with storage in memory and a bot in the same process."""

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from nasrid import replay
from nasrid.bots import parse_bot_code
from nasrid.chapters import LEARNER_SEAT, load_chapters
from nasrid.server.local.host import LocalHost
from nasrid.server.local.worker import make_handler
from nasrid.server.protocol import entries
from nasrid.server.protocol.settings import ADVISER_CODE, DEVICE_ADVISER_CODE

TWO_BOTS = [{}, {"kind": "bot", "level": "apprentice"}, {"kind": "bot", "level": "merchant"}]


class MemoryStorage:
    """Storage in memory instead of IndexedDB."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.listings: dict[str, str] = {}
        self.reviews: dict[str, str] = {}
        self.puzzles: dict[str, str] = {}

    async def read_log(self, table: str) -> Sequence[str]:
        return list(self.logs.get(table, []))

    async def read_listings(self) -> Sequence[str]:
        return list(self.listings.values())

    async def append_entries(self, table: str, first: int, texts: Sequence[str], summary: str) -> bool:
        kept = self.logs.setdefault(table, [])
        if len(kept) != first - 1:
            return False
        kept += texts
        self.listings[table] = summary
        return True

    async def read_review(self, table: str) -> str:
        return self.reviews.get(table, "")

    async def write_review(self, table: str, text: str) -> None:
        self.reviews[table] = text

    async def delete_table(self, table: str) -> None:
        for store in (self.logs, self.listings, self.reviews):
            store.pop(table, None)

    async def read_puzzles(self) -> Sequence[str]:
        return list(self.puzzles.values())

    async def add_puzzle(self, puzzle: str, text: str) -> bool:
        return self.puzzles.setdefault(puzzle, text) is text

    async def replace_puzzle(self, puzzle: str, text: str) -> None:
        self.puzzles[puzzle] = text


class Device:
    """A browser whose storage outlives its windows. Each window has its own host."""

    def __init__(self) -> None:
        self.shelf = MemoryStorage()
        self.sent: list[dict[str, Any] | None] = []
        self.questions: list[dict[str, Any]] = []  # to the bots
        self.open_window()

    def open_window(self) -> None:
        answer = make_handler()

        async def think(question: str) -> str:
            self.questions.append(json.loads(question))
            await asyncio.sleep(0)
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


async def test_hint_takes_less_time_than_on_a_server(device: Device) -> None:
    table = await device.table(["Zaida", "", ""], TWO_BOTS)
    while not (await device.ask("GET", table))["view"]["legal_actions"]:
        await asyncio.sleep(0)
    reply = await device.ask("POST", f"{table}/commands", {"type": "hint", "id": "help"})
    assert reply["type"] == "hint", reply
    assert device.questions[-1]["code"] == DEVICE_ADVISER_CODE
    seconds = [parse_bot_code(code).seconds for code in (DEVICE_ADVISER_CODE, ADVISER_CODE)]
    assert seconds == sorted(seconds)


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
    await asyncio.sleep(0)  # the answer is sent first
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


async def test_record_of_a_shared_game_keeps_all_people_and_bots(device: Device) -> None:
    seats = [{}, {"kind": "bot", "level": "merchant"}, {}]
    table = await device.table(["Zaida", "", "mason"], seats)  # a person named like a bot level
    record = await device.ask("GET", f"{table}/record")
    assert record["people"] == [0, 2]
    opened = await device.ask("POST", "/api/records", {"record": record})
    snapshot = await device.ask("GET", f"/api/tables/{opened['id']}")
    assert [(seat["kind"], seat["name"] or seat["level"]) for seat in snapshot["table"]["seats"]] == [
        ("invited", "Zaida"),
        ("bot", "merchant"),
        ("invited", "mason"),
    ]
    assert not snapshot["table"]["chat"]
    assert snapshot["you"]["seat"] is None  # the first player takes the device before seeing a hand


@pytest.mark.parametrize("people", [[7], ["0"], "all", [True], None, []])
async def test_record_with_wrong_people_opens_with_a_player(device: Device, people: Any) -> None:
    table = await device.table(["Zaida", "", ""], TWO_BOTS)
    record = await device.ask("GET", f"{table}/record")
    opened = await device.ask("POST", "/api/records", {"record": {**record, "people": people}})
    snapshot = await device.ask("GET", f"/api/tables/{opened['id']}")
    assert [seat["kind"] == "bot" for seat in snapshot["table"]["seats"]].count(False) == 1


async def test_next_person_answers_an_undo_without_taking_the_device(device: Device) -> None:
    table = await device.table(["Zaida", "Yusuf", "Omar"], [{}, {}, {}])
    rng = random.Random(7)
    asking = 1  # somebody sits before and somebody after this seat
    has_decided = False
    while (seat := (await device.ask("GET", table))["view"]["seat"]) == asking or not has_decided:
        await device.ask("POST", f"{table}/active-seat", {"seat": seat})
        await device.decide(table, rng)
        has_decided |= seat == asking
    asked = await device.ask("POST", f"{table}/commands", {"type": "request_undo", "id": "ask"})
    assert asked["type"] == "done", asked
    for agreed in ([], [2]):
        snapshot = await device.ask("GET", table)
        request = snapshot["table"]["undo_request"]
        assert snapshot["you"]["seat"] == asking
        assert request["agreed"] == agreed
        answer = {"type": "answer_undo", "id": f"answer-{len(agreed)}", "request": request["number"], "accept": True}
        assert (await device.ask("POST", f"{table}/commands", answer))["type"] == "done"
    after = await device.ask("GET", table)
    assert "undo_request" not in after["table"]
    assert after["view"]["seat"] == asking


async def test_everybody_at_the_device_is_present(device: Device) -> None:
    table = await device.table(["Zaida", "Yusuf", ""], [{}, {}, {"kind": "bot", "level": "apprentice"}])
    await device.host.connect(1, table.rsplit("/", 1)[1], None)
    await device.ask("POST", f"{table}/active-seat", {"seat": 1})
    presence = [message for message in device.sent if message and message["type"] == "presence"][-1]
    assert presence["seats"] == [0, 1]


class NamedError(Exception):
    """An error of a browser."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class FailingStorage(MemoryStorage):
    """Storage that fails as a browser does."""

    failure: str | None = None

    async def read_log(self, table: str) -> Sequence[str]:
        if self.failure == "SecurityError":
            raise NamedError(self.failure)
        return await super().read_log(table)

    async def append_entries(self, table: str, first: int, texts: Sequence[str], summary: str) -> bool:
        if self.failure:
            raise NamedError(self.failure)
        return await super().append_entries(table, first, texts, summary)

    async def add_puzzle(self, puzzle: str, text: str) -> bool:
        if self.failure:
            raise NamedError(self.failure)
        return await super().add_puzzle(puzzle, text)


async def test_command_waits_until_its_connection_has_joined() -> None:
    """A window that reconnects sends its pending command at once."""
    device = Device()
    table = await device.table(["Zaida", "Yusuf"], [{}, {}])
    decider = (await device.ask("GET", table))["view"]["seat"]
    seen = await device.ask("POST", f"{table}/active-seat", {"seat": decider})
    command = {"type": "act", "id": "1", "action": seen["view"]["legal_actions"][0], "seq": seen["seq"]}
    name = table.rsplit("/", 1)[1]
    async with device.host._owners[name].live.lock:
        joining = asyncio.create_task(device.host.connect(1, name, None))
        acting = asyncio.create_task(device.host.receive(1, json.dumps(command)))
        await asyncio.sleep(0)
    await asyncio.gather(joining, acting)
    assert [message["type"] for message in device.sent if message and message.get("id") == "1"] == ["done"]


async def test_command_at_a_deleted_table_is_refused(device: Device) -> None:
    """A window that reconnects sends its pending command at once."""
    table = await device.table(["Zaida", "Yusuf"], [{}, {}])
    name = table.rsplit("/", 1)[1]
    seat = (await device.ask("GET", table))["view"]["seat"]
    seen = await device.ask("POST", f"{table}/active-seat", {"seat": seat})
    await device.shelf.delete_table(name)
    command = {"type": "act", "id": "1", "action": seen["view"]["legal_actions"][0], "seq": seen["seq"]}
    assert (await device.ask("POST", f"{table}/commands", command))["code"] == "no_such_table"
    device.sent.clear()
    async with device.host._loading:
        joining = asyncio.create_task(device.host.connect(1, name, None))
        acting = asyncio.create_task(device.host.receive(1, json.dumps(command)))
        await asyncio.sleep(0)
    await asyncio.gather(joining, acting)
    await asyncio.sleep(0)
    refusal, closing = device.sent
    assert refusal
    assert (refusal["type"], refusal["code"], refusal["id"]) == ("error", "no_such_table", "1")
    assert closing is None


@pytest.mark.parametrize(
    ("failure", "code"), [("SecurityError", "storage_blocked"), ("QuotaExceededError", "storage_full")]
)
async def test_failing_storage_is_named_and_the_game_continues_afterwards(failure: str, code: str) -> None:
    device = Device()
    device.shelf = shelf = FailingStorage()
    device.open_window()
    table = await device.table(["Zaida", "Yusuf"], [{}, {}])
    name = table.rsplit("/", 1)[1]
    decider = (await device.ask("GET", table))["view"]["seat"]
    before = await device.ask("POST", f"{table}/active-seat", {"seat": decider})
    await device.host.connect(1, name, None)
    shelf.failure = failure
    command = {"type": "act", "id": "1", "action": before["view"]["legal_actions"][0], "seq": before["seq"]}
    device.sent.clear()
    await device.host.receive(1, json.dumps(command))
    refusal, *closing = device.sent  # the answer comes before the connection is closed
    assert refusal
    assert (refusal["type"], refusal["code"]) == ("error", code)
    assert not closing
    await asyncio.sleep(0)
    assert device.sent[-1] is None
    opened = await device.ask("POST", "/api/tables", {"settings": {"options": {"players": 2}}, "names": ["Zaida"]})
    assert opened["code"] == code
    shelf.failure = None
    await device.ask("POST", f"{table}/active-seat", {"seat": decider})
    assert (await device.ask("POST", f"{table}/commands", command))["type"] == "done"


def backup_of(device: Device) -> dict[str, Any]:
    tables = [{"id": table, "entries": list(log)} for table, log in device.shelf.logs.items()]
    return {"nasrid_backup": 1, "tables": tables}


async def test_backup_moves_all_games_and_never_loses_one(device: Device) -> None:
    table = await device.table(["Zaida", "", ""], TWO_BOTS)
    await device.table(["Zaida", "Yusuf"], [{}, {}])
    rng = random.Random(8)
    await device.decide(table, rng)
    early = backup_of(device)
    other = Device()
    assert await other.ask("POST", "/api/backup", early) == restored(added=2)
    assert other.shelf.logs == device.shelf.logs
    assert await other.ask("POST", "/api/backup", early) == restored(unchanged=2)

    await device.decide(table, rng)
    later = backup_of(device)
    await other.ask("GET", table)  # the table is loaded
    assert await other.ask("POST", "/api/backup", later) == restored(continued=1, unchanged=1)
    assert await other.ask("GET", f"{table}/record") == await device.ask("GET", f"{table}/record")
    assert await other.ask("POST", "/api/backup", early) == restored(unchanged=2)

    third = Device()
    await third.ask("POST", "/api/backup", early)
    while third.shelf.logs[table.rsplit("/", 1)[1]] == early["tables"][0]["entries"]:
        await third.decide(table, random.Random(9))
    played = dict(third.shelf.logs)
    for outcome in (restored(copied=1, unchanged=1), restored(unchanged=2)):
        assert await third.ask("POST", "/api/backup", later) == outcome
    assert len(third.shelf.logs) == 3
    assert {name: third.shelf.logs[name] for name in played} == played


def restored(**counts: int) -> dict[str, int]:
    return {"added": 0, "continued": 0, "copied": 0, "unchanged": 0, "damaged": 0, **counts}


async def test_damaged_tables_of_a_backup_are_counted_and_the_others_restored(device: Device) -> None:
    await device.table(["Zaida", "", ""], TWO_BOTS)
    (good,) = backup_of(device)["tables"]
    opened = good["entries"][0]
    bad_logs = [[], ["{"], ["null"], [opened, opened], good["entries"][1:], ['{"entry":"acted"}']]
    bad = [{"id": f"local-{number}", "entries": log} for number, log in enumerate(bad_logs)]
    bad += [{"id": name, "entries": good["entries"]} for name in ("", "abc", "local-../x")]
    other = Device()
    answer = await other.ask("POST", "/api/backup", {"nasrid_backup": 1, "tables": [*bad, good]})
    assert answer == restored(added=1, damaged=len(bad))
    assert list(other.shelf.logs) == [good["id"]]


@pytest.mark.parametrize(
    "body",
    [{}, [], None, {"tables": []}, {"nasrid_backup": 2, "tables": []}, {"nasrid_backup": 1, "tables": [{"id": 1}]}],
)
async def test_file_that_is_no_backup_is_refused(device: Device, body: Any) -> None:
    assert (await device.ask("POST", "/api/backup", body))["code"] == "bad_message"

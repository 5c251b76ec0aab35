"""Reviews on a device: made in short steps by the worker that runs the bots, and stored with the tables."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from nasrid.reviews import QUICK, judge
from nasrid.rules.game import RECORD_VERSION, RULES_VERSION
from nasrid.server.local import reviews as device_reviews
from nasrid.server.table import opening
from tests.server.reviewing import SHORT, review_of, until_done
from tests.server.test_local import TWO_BOTS, Device, FailingStorage

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(autouse=True)
def one_decision_per_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the number of steps independent of the speed of the machine."""
    monkeypatch.setattr(device_reviews, "STEP_SECONDS", 0.0)


async def open_record(device: Device, record: Any = SHORT) -> str:
    opened = await device.ask("POST", "/api/records", {"record": record})
    assert "id" in opened, opened
    return f"/api/tables/{opened['id']}"


async def reviewed(device: Device, table: str, effort: str = "quick") -> dict[str, Any]:
    await device.ask("POST", f"{table}/review", {"effort": effort})
    return await until_done(lambda: device.ask("GET", f"{table}/review"), 0)


def steps(device: Device) -> list[dict[str, Any]]:
    return [question for question in device.questions if question.get("type") == "review"]


async def test_record_of_a_finished_game_opens_finished_and_can_be_reviewed() -> None:
    device = Device()
    table = await open_record(device)
    seen = await device.ask("GET", table)
    assert seen["table"]["stage"] == "over"
    page = await device.ask("GET", f"{table}/review")
    assert (page["state"], page["actions"], page["review"]) == ("none", len(SHORT["actions"]), None)
    page = await reviewed(device, table)
    assert (page["state"], page["done"]) == ("done", len(SHORT["actions"]))
    assert page["review"] == review_of()
    history = await device.ask("GET", f"{table}/events")
    actions = {event["seq"]: event.get("action") for event in history["events"]}
    assert [actions[number] for number in page["events"]] == SHORT["actions"]


async def test_review_is_made_decision_by_decision() -> None:
    device = Device()
    table = await open_record(device)
    await device.ask("POST", f"{table}/review", {"effort": "quick"})
    pages = []
    while (page := await device.ask("GET", f"{table}/review"))["state"] != "done":
        pages.append(page)
        await asyncio.sleep(0)
    parts = [page["review"]["decisions"] for page in pages if page["review"]]
    assert sorted({len(part) for part in parts}) == list(range(1, len(page["review"]["decisions"]) + 1))
    assert all(len(one) <= len(other) for one, other in pairwise(parts))
    assert all(part == page["review"]["decisions"][: len(part)] for part in parts)
    after = await device.ask("GET", f"{table}/review?after=3")
    assert after["review"]["decisions"] == page["review"]["decisions"][3:]


async def test_bots_move_while_a_review_is_made() -> None:
    device = Device()
    finished = await open_record(device, json.loads((RECORDS / "alhambra-2.json").read_text()))
    running = await device.table(["Zaida", "", ""], TWO_BOTS)
    await device.ask("POST", f"{finished}/review", {"effort": "quick"})
    for _ in range(3):
        await device.decide(running, random.Random(1))
    kinds = ["review" if question.get("type") == "review" else "bot" for question in device.questions]
    first_bot = kinds.index("bot", kinds.index("review"))
    assert "review" in kinds[first_bot:], "the review was not made at once"
    assert (await device.ask("GET", f"{finished}/review"))["state"] == "running"


async def test_reviews_wait_for_each_other() -> None:
    device = Device()
    tables = [await open_record(device) for _ in range(3)]
    for table in tables:
        await device.ask("POST", f"{table}/review", {"effort": "quick"})
    await asyncio.sleep(0)
    pages = [await device.ask("GET", f"{table}/review") for table in tables]
    assert [(page["state"], page["place"]) for page in pages] == [("running", 0), ("waiting", 1), ("waiting", 2)]
    for table in tables:
        assert (await reviewed(device, table))["review"] == review_of()


async def test_finished_review_outlives_the_window() -> None:
    device = Device()
    table = await open_record(device)
    await reviewed(device, table)
    device.open_window()
    asked = len(steps(device))
    page = await reviewed(device, table)
    assert page["review"] == review_of()
    assert len(steps(device)) == asked
    page = await reviewed(device, table, "standard")
    assert page["review"] == review_of(effort="standard"), "a better one is made"


async def test_review_of_another_version_is_labelled_and_made_again() -> None:
    device = Device()
    table = await open_record(device)
    await reviewed(device, table)
    name = table.rsplit("/", 1)[1]
    device.shelf.reviews[name] = json.dumps({"review": review_of() | {"version": "0.0.1"}})
    assert (await device.ask("GET", f"{table}/review"))["is_outdated"]
    page = await device.ask("POST", f"{table}/review", {"effort": "quick"})
    assert (page["state"], page["is_former"]) == ("waiting", True)
    page = await device.ask("GET", f"{table}/review?after=2")
    assert page["review"]["version"] == "0.0.1"
    assert len(page["review"]["decisions"]) == len(review_of()["decisions"]), "it is shown as a whole"
    page = await reviewed(device, table)
    assert not page["is_former"]
    assert not page["is_outdated"]
    device.shelf.reviews[name] = "{damaged"
    assert (await device.ask("GET", f"{table}/review"))["state"] == "none"


async def test_worker_that_fails_is_asked_again() -> None:
    device = Device()
    table = await open_record(device)
    think, failures = device.host._reviews._analysis._think, [3, 5]

    async def fail_sometimes(question: str) -> str:
        if len(steps(device)) in failures:
            device.questions.append({})
            failures.pop(0)
            raise RuntimeError("the worker crashed")
        return await think(question)

    device.host._reviews._analysis._think = fail_sometimes
    page = await reviewed(device, table)
    assert page["review"] == review_of()
    assert not failures


async def test_worker_that_always_fails_is_reported() -> None:
    device = Device()
    table = await open_record(device)
    think = device.host._reviews._analysis._think

    async def fail(question: str) -> str:
        raise RuntimeError("no memory")

    device.host._reviews._analysis._think = fail
    page = await reviewed(device, table)
    assert (page["state"], page["error"]) == ("failed", "no memory")
    device.host._reviews._analysis._think = think
    assert (await reviewed(device, table))["review"] == review_of(), "it can be asked for again"


async def test_full_storage_hides_no_review() -> None:
    class FullStorage(FailingStorage):
        async def write_review(self, table: str, text: str) -> None:
            raise RuntimeError("full")

    device = Device()
    device.shelf = FullStorage()
    device.open_window()
    table = await open_record(device)
    assert (await reviewed(device, table))["review"] == review_of()
    assert (await device.ask("GET", f"{table}/record"))["review"] == review_of()


async def test_running_game_is_refused() -> None:
    device = Device()
    table = await device.table(["Zaida", "", ""], TWO_BOTS)
    for method, path, body in (
        ("GET", "review", None),
        ("POST", "review", {}),
        ("POST", "judge", {"action": 0, "move": "end"}),
    ):
        assert (await device.ask(method, f"{table}/{path}", body))["code"] == "game_not_over"


async def test_judgement_has_the_effort_of_the_review() -> None:
    device = Device()
    table = await open_record(device)
    decision = next(each for each in review_of()["decisions"] if len(each["moves"]) > 2)
    form = {"action": decision["action"], "move": decision["moves"][-1]["action"]}
    judged = await device.ask("POST", f"{table}/judge", form)
    assert judged == json.loads(json.dumps(judge(SHORT, form["action"], form["move"], QUICK)))
    await reviewed(device, table, "standard")
    judged = await device.ask("POST", f"{table}/judge", form)
    assert judged == json.loads(json.dumps(judge(SHORT, form["action"], form["move"])))
    assert (await device.ask("POST", f"{table}/judge", form | {"move": "x"}))["code"] == "bad_message"


# Files


async def test_record_carries_its_review_to_another_device() -> None:
    device, other = Device(), Device()
    table = await open_record(device)
    assert "review" not in await device.ask("GET", f"{table}/record")
    await reviewed(device, table)
    record = await device.ask("GET", f"{table}/record")
    assert record["review"] == review_of()
    moved = await open_record(other, record)
    assert (await other.ask("GET", f"{moved}/review"))["review"] == review_of()
    assert not steps(other)


async def test_review_of_a_file_is_marked_and_can_be_made_again() -> None:
    """Its game is right, but nobody knows whether its figures are."""
    forged = review_of() | {"seats": [seat | {"accuracy": 1.0} for seat in review_of()["seats"]]}
    device = Device()
    table = await open_record(device, SHORT | {"review": forged})
    page = await device.ask("GET", f"{table}/review")
    assert (page["review"], page["is_imported"]) == (forged, True)
    page = await reviewed(device, table)
    assert (page["review"], page["is_imported"]) == (review_of(), False)
    steps_before = len(steps(device))
    await device.ask("POST", f"{table}/review", {"effort": "quick"})
    assert len(steps(device)) == steps_before, "it is the device's own now"


@pytest.mark.parametrize(
    "change",
    [{"game": "0" * 64}, {"complete": False}, {"decisions": [1]}, {"seats": None}, {"effort": "none"}],
    ids=lambda change: next(iter(change)),
)
async def test_review_of_another_game_is_left_out(change: dict[str, Any]) -> None:
    device = Device()
    table = await open_record(device, SHORT | {"review": review_of() | change})
    assert (await device.ask("GET", f"{table}/review"))["state"] == "none"


async def test_unfinished_game_continues() -> None:
    device = Device()
    table = await open_record(device, SHORT | {"actions": SHORT["actions"][:-1], "review": review_of()})
    assert (await device.ask("GET", table))["table"]["stage"] == "playing"
    assert device.shelf.reviews == {}


FINISHED = SHORT | {"scores": [9, 30], "winners": [1]}


@pytest.mark.parametrize(
    ("record", "code", "message"),
    [
        (SHORT | {"scores": [1, 0]}, "record_altered", "its scores do not follow .* save the record again"),
        (SHORT | {"winners": []}, "record_altered", "its winners do not follow"),
        (SHORT | {"actions": [*SHORT["actions"], "end"]}, "record_altered", "action 18"),
        (SHORT | {"actions": ["x"]}, "record_altered", "action 1"),
        (SHORT | {"rules_version": RULES_VERSION + 1}, "rules_version_mismatch", "version of Nasrid that saved it"),
        (SHORT | {"version": RECORD_VERSION + 1}, "rules_version_mismatch", "version of Nasrid that saved it"),
        ({"actions": [], "options": {}}, "rules_version_mismatch", "before 0.1.0"),
        (SHORT | {"position": "nonsense"}, "bad_message", "position cannot be read"),
        (SHORT | {"options": {"players": 9}}, "bad_message", "options"),
        ({"a": 1}, "bad_message", "cannot be opened"),
        (SHORT | {"actions": ["end"] * (opening.MAX_RECORD_ACTIONS + 1)}, "too_large", "at most 5000 actions"),
    ],
)
async def test_bad_record_gets_an_error_with_its_cause(record: dict[str, Any], code: str, message: str) -> None:
    device = Device()
    reply = await device.ask("POST", "/api/records", {"record": record})
    assert reply.get("code") == code, reply
    with pytest.raises(AssertionError, match=message):
        raise AssertionError(reply["message"])
    assert device.shelf.logs == {}

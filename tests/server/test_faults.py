"""Short runs of the fault test (`make faults`). Broken promises are noticed."""

from typing import Any

import pytest

from tools.faults.kinds import lose_an_action
from tools.faults.promises import BrokenPromiseError, check_log
from tools.faults.run import run_faults

SECONDS = 600  # the number of faults ends the runs earlier
ACTIONS = ["take blue3", "take green5", "take blue1", "take green2"]
LOG: list[dict[str, Any]] = [
    {"seq": seq, "entry": "acted", "seat": seq % 2, "action": action, "by": "player"}
    for seq, action in enumerate(ACTIONS, 1)
]
ACKNOWLEDGED = {1: {"action": ACTIONS[0]}, 3: {"action": ACTIONS[2]}}


def away(why: str) -> dict[str, Any]:
    return {"seq": 5, "entry": "player_away", "seat": 1, "why": why}


async def test_short_run_keeps_every_promise() -> None:
    report = await run_faults("sqlite", 18, SECONDS, ["kill", "full_disk", "damaged_pages"], count=4)
    assert report.broken == []
    assert report.faults.total() == 4
    assert report.acknowledged > 20


async def test_tournament_survives_kills_at_every_step() -> None:
    report = await run_faults("sqlite", 18, SECONDS, ["kill_rounds"], count=1)
    assert report.broken == []
    assert report.acknowledged_in_rounds > 20


async def test_lost_action_is_noticed() -> None:
    report = await run_faults("sqlite", 18, SECONDS, ["kill"], count=1, sabotage=lose_an_action)
    assert len(report.broken) == 1


def test_sound_log_keeps_every_promise() -> None:
    check_log("Zaida", LOG, ACKNOWLEDGED, LOG, 1)
    check_log("Zaida", [*LOG, away("gone")], ACKNOWLEDGED, [], 1)
    check_log("Zaida", LOG, {1: ACKNOWLEDGED[1]}, LOG[:1], 1)  # the reply to action 3 is on its way


@pytest.mark.parametrize(
    ("log", "promise"),
    [
        (LOG[:2], "the acknowledged action 3 is lost"),
        ([LOG[0], *LOG[2:]], "numbers are missing"),
        ([*LOG[:2], LOG[2] | {"action": "take red1"}, LOG[3]], "the acknowledged action 3 is lost"),
        ([LOG[0], LOG[1] | {"action": "take red1"}, *LOG[2:]], "event 2 was shown but is not stored"),
        (LOG[:3], "event 4 was shown but is not stored"),
        ([*LOG, away("late")], "lost on time"),
    ],
)
def test_broken_promise_is_named(log: list[dict[str, Any]], promise: str) -> None:
    with pytest.raises(BrokenPromiseError, match=promise):
        check_log("Zaida", log, ACKNOWLEDGED, LOG, 1)


def test_action_that_was_carried_out_twice_is_noticed() -> None:
    log = [LOG[0], LOG[0] | {"seq": 2}, *LOG[2:]]
    with pytest.raises(BrokenPromiseError, match=r"\[2\]"):
        check_log("Zaida", log, ACKNOWLEDGED, [], 1)

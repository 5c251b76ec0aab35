"""Bots by their codes."""

from __future__ import annotations

import subprocess
import sys

import pytest

from nasrid.bots import LEVELS, Bot, BotError, parse_bot_code
from nasrid.bots.players.greedy import GreedyBot
from nasrid.bots.players.learned_planner import LearnedPlannerBot
from nasrid.bots.players.planner import PlannerBot
from nasrid.bots.players.random_bot import RandomBot
from tests.arena.bots import FirstBot


@pytest.mark.parametrize(
    ("code", "bot"),
    [
        ("random", RandomBot),
        ("greedy", GreedyBot),
        ("planner-1", PlannerBot),
        ("planner", LearnedPlannerBot),
        ("tests.arena.bots:FirstBot", FirstBot),
    ],
)
@pytest.mark.parametrize(
    ("budget", "seconds"),
    [("", None), (":1s", 1.0), (":200ms", 0.2), (":2.5s", 2.5), (":100ms", 0.1), (":3600s", 3600)],
)
def test_code_names_a_bot_and_its_time(code: str, bot: type[Bot], budget: str, seconds: float | None) -> None:
    entrant = parse_bot_code(code + budget)
    assert entrant.code == code + budget
    assert type(entrant.make(1)) is bot
    assert entrant.seconds == pytest.approx(seconds) if seconds is not None else entrant.seconds > 0


def test_level_has_its_own_time() -> None:
    for level in LEVELS.values():
        assert parse_bot_code(level.name).seconds == level.seconds
        assert parse_bot_code(f"{level.name}:5s").seconds == 5
    assert parse_bot_code("tests.arena.bots:FirstBot:1ms").seconds == 0.001  # other bots have no minimum


TIME = "like 200ms or 1s"


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("", "there is no bot ''; there are random, greedy, planner-1, planner, adviser, apprentice"),
        ("gready", "there is no bot 'gready'; there are random, greedy, planner-1, planner, adviser, apprentice"),
        ("Greedy", "there is no bot 'Greedy'"),
        ("gready:1s", "there is no bot 'gready'"),
        (":1s", "there is no bot ''"),
        ("1s", "there is no bot '1s'"),
        ("scholar@/nowhere", "there is no folder /nowhere with nets for scholar"),
        ("planner:", f"'' is not a time per move; write it {TIME}"),
        ("planner:fast", f"'fast' is not a time per move; write it {TIME}"),
        ("planner:1", f"'1' is not a time per move; write it {TIME}"),
        ("planner:-1s", f"'-1s' is not a time per move; write it {TIME}"),
        ("planner:1 s", f"'1 s' is not a time per move; write it {TIME}"),
        ("planner:1s ", f"'1s ' is not a time per move; write it {TIME}"),
        ("planner:1e3s", f"'1e3s' is not a time per move; write it {TIME}"),
        ("planner:0s", "'0s' is not a time per move; it must be more than 0 and at most an hour"),
        ("greedy:0.0ms", "'0.0ms' is not a time per move; it must be more than 0"),
        ("planner:99ms", "planner needs at least 100 ms per move"),
        ("vizier:0.05s", "vizier needs at least 100 ms per move"),
        ("planner:3601s", "'3601s' is not a time per move; it must be more than 0 and at most an hour"),
        ("planner:" + "9" * 400 + "s", "is not a time per move; it must be more than 0 and at most an hour"),
        ("tests.arena.bots:NoBot", "tests.arena.bots has no class NoBot"),
        ("tests.arena.bots:", "tests.arena.bots has no class "),
        ("tests.arena.nowhere:Bot", "tests.arena.nowhere:Bot cannot be imported: ModuleNotFoundError: No module named"),
        ("tests.arena.bots:os", "tests.arena.bots:os is not a subclass of nasrid.bots.Bot"),
        ("tests.arena.bots:View", "tests.arena.bots:View is not a subclass of nasrid.bots.Bot"),
        ("tests.arena.bots:View:1s", "tests.arena.bots:View is not a subclass of nasrid.bots.Bot"),
        (":FirstBot", ":FirstBot cannot be imported: ValueError"),
    ],
)
def test_invalid_code_is_explained(code: str, message: str) -> None:
    with pytest.raises(BotError) as error:
        parse_bot_code(code)
    assert message in str(error.value)


def test_same_seed_makes_the_same_bot() -> None:
    make = parse_bot_code("random").make
    assert make(5).random.random() == make(5).random.random() != make(6).random.random()


def test_table_settings_load_no_bot() -> None:
    code = "import sys, nasrid.server.protocol.settings; print(*(name for name in sys.modules if '.bots' in name))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not loaded.stdout.split()

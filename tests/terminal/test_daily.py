"""`nasrid daily`: the deal of the day in the terminal."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from nasrid import replay
from nasrid.daily import day_at, deal_of, read_date
from tests.daily_games import with_the_choices_of
from tests.processes import nasrid
from tests.terminal.run import numbers


@pytest.mark.parametrize("day", ["2026-01-05", "2026-01-11"])
def test_terminal_plays_the_published_game(day: str, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    done = nasrid("daily", "--date", day, "--save", str(saved), typed=numbers(3))
    assert (done.stderr, done.returncode) == ("", 0)
    record = json.loads(saved.read_text(encoding="utf-8"))
    assert replay(record).is_over
    deal = deal_of(read_date(day))
    assert record["seed"] == deal.seed
    assert record["actions"] == with_the_choices_of(deal, record["actions"])


def test_deal_is_shown_without_playing() -> None:
    done = nasrid("daily", "--date", "2026-01-09", "--show")
    assert done.stdout.splitlines() == [
        "Deal of the day, 2026-01-09 (UTC)",
        "Game: Alhambra, Bonus cards, Exchange",
        "Opponents: Merchant, Architect, and Architect",
        f"Seed: {deal_of(read_date('2026-01-09')).seed}",
    ]


def test_default_is_the_deal_of_today() -> None:
    before = day_at(time.time())
    shown = nasrid("daily", "--show").stdout
    assert any(str(deal_of(day).seed) in shown for day in (before, day_at(time.time())))


@pytest.mark.parametrize("typed", ["tomorrow", "2026-02-30", "20260105", ""])
def test_other_dates_are_rejected(typed: str) -> None:
    done = nasrid("daily", "--date", typed)
    assert done.returncode == 2
    assert "write it like 2026-01-31" in done.stderr

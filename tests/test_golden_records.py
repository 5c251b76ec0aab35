"""Games that were played once replay for ever: the records of tests/records (made by its make.py)."""

import json
from pathlib import Path

import pytest

from tests.records.make import GAMES, outcome_of

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.rule("AMB-Q2")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_events_scores_and_winners(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    assert outcome_of(record) == record["outcome"]
    assert record["outcome"]["winners"]


def test_every_golden_game_has_its_record() -> None:
    assert {path.stem for path in RECORDS} == set(GAMES)

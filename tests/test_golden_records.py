"""Games that were played once replay for ever, and their positions still read: tests/records (see its make.py)."""

from pathlib import Path
from typing import Any

import pytest

from nasrid import Game, replay
from nasrid.rules.table.state import STEPS
from nasrid.rules.text.position import HEADER
from nasrid.rules.text.position_1 import HEADER_1, STEPS_1
from tests.records.make import FOLDER, GAMES, MISSED, MOMENTS, POSITIONS, VERSION_2, after, outcome_of, read

RECORDS = sorted([*FOLDER.glob("*.json"), *VERSION_2.glob("*.json")])
TEXTS = sorted(path.name.removesuffix("-1.txt") for path in POSITIONS.glob("*-1.txt"))

every_game = pytest.mark.parametrize("name", GAMES)
every_position = pytest.mark.parametrize("name", TEXTS)
every_moment = pytest.mark.parametrize(
    ("name", "actions"), [(name, actions) for name, moments in MOMENTS.items() for actions in moments]
)


def text_of(name: str, version: int) -> str:
    return (POSITIONS / f"{name}-{version}.txt").read_text(encoding="utf-8")


@pytest.mark.rule("AMB-Q2")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(FOLDER).with_suffix("")))
def test_a_golden_record_replays_to_the_same_events_scores_and_winners(path: Path) -> None:
    record = read(path)
    assert outcome_of(record) == record["outcome"]
    assert record["outcome"]["winners"]


def test_every_golden_game_has_its_record_in_both_versions() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == set(GAMES)
    assert {path.stem for path in VERSION_2.glob("*.json")} == set(GAMES)


@every_game
def test_the_records_of_both_versions_are_of_the_same_game(name: str) -> None:
    old, new = read(FOLDER / f"{name}.json"), read(VERSION_2 / f"{name}.json")
    assert "version" not in old
    assert new["version"] == 2
    for field in ("rules_version", "options", "seed", "actions"):
        assert new[field] == old[field]
    assert without_sum(new["outcome"]) == without_sum(old["outcome"])


def without_sum(outcome: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in outcome.items() if name != "sha256"}


@every_game
def test_a_game_replayed_from_version_1_is_recorded_as_version_2(name: str) -> None:
    new = read(VERSION_2 / f"{name}.json")
    del new["outcome"]
    assert replay(read(FOLDER / f"{name}.json")).record() == new


# Positions


@every_position
def test_a_position_of_either_version_reads_to_the_same_state(name: str) -> None:
    old, new = text_of(name, 1), text_of(name, 2)
    assert old.startswith(f"{HEADER_1}\n")
    assert new.startswith(f"{HEADER}\n")
    assert Game.from_position(old).position() == new
    assert Game.from_position(new).position() == new


@every_moment
def test_a_position_is_that_of_its_game(name: str, actions: int) -> None:
    assert after(read(FOLDER / f"{name}.json"), actions).position() == text_of(f"{name}-{actions}", 2)


@every_moment
def test_a_record_of_version_1_that_begins_with_a_position_leads_to_the_same_end(name: str, actions: int) -> None:
    record = read(FOLDER / f"{name}.json")
    later = {
        "rules_version": 1,
        "options": record["options"],
        "position": text_of(f"{name}-{actions}", 1),
        "actions": record["actions"][actions:],
    }
    assert replay(later).position() == replay(record).position()


def test_every_moment_has_its_position() -> None:
    moments = {f"{name}-{actions}" for name, moments in MOMENTS.items() for actions in moments}
    assert {path.name for path in POSITIONS.iterdir()} == {
        f"{name}-{version}.txt" for name in {*moments, MISSED} for version in (1, 2)
    }


def test_every_step_that_can_wait_on_an_agenda_is_in_some_position() -> None:
    agendas = [text_of(name, 1).partition("\nagenda:")[2].splitlines()[0] for name in TEXTS]
    found = {call.partition("(")[0].strip() for agenda in agendas for call in agenda.split(";")} - {""}
    assert found == set(STEPS_1) - {"HoldMissedScorings"}  # which is done as soon as it is put there
    assert any("awarded=True" in agenda for agenda in agendas)
    assert "" in agendas  # of a finished game
    assert set(STEPS_1.values()) <= set(STEPS.members)

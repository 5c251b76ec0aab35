"""Recorded games replay to the same outcome, and their positions stay readable (tests/records/make.py)."""

import pytest

from nasrid import Game, replay
from nasrid.rules.table.state import STEPS
from tests.records.make import FOLDER, GAMES, MISSED, MOMENTS, POSITIONS, after, outcome_of, read

EVERY_MOMENT = [(name, actions) for name, moments in MOMENTS.items() for actions in moments]
TEXTS = [*(f"{name}-{actions}" for name, actions in EVERY_MOMENT), MISSED]
every_moment = pytest.mark.parametrize(("name", "actions"), EVERY_MOMENT)


def text_of(name: str) -> str:
    return (POSITIONS / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.rule("AMB-Q2")
@pytest.mark.parametrize("name", GAMES)
def test_golden_record_replays_to_the_same_result(name: str) -> None:
    record = read(FOLDER / f"{name}.json")
    outcome = record.pop("outcome")
    assert outcome_of(record) == outcome
    assert outcome["winners"]
    assert replay(record).record() == record


# Positions


@pytest.mark.parametrize("name", TEXTS)
def test_golden_position_is_in_canonical_notation(name: str) -> None:
    assert Game.from_position(text_of(name)).position() == text_of(name)


@every_moment
def test_golden_position_belongs_to_its_game(name: str, actions: int) -> None:
    assert after(read(FOLDER / f"{name}.json"), actions).position() == text_of(f"{name}-{actions}")


@every_moment
def test_record_from_a_position_leads_to_the_same_end(name: str, actions: int) -> None:
    record = read(FOLDER / f"{name}.json")
    later = {field: record[field] for field in ("version", "rules_version", "options")} | {
        "position": text_of(f"{name}-{actions}"),
        "actions": record["actions"][actions:],
    }
    assert replay(later).position() == replay(record).position()


def test_every_step_on_an_agenda_is_in_some_position() -> None:
    agendas = [text_of(name).partition("\nagenda:")[2].splitlines()[0] for name in TEXTS]
    found = {step.split()[0] for agenda in agendas for step in agenda.split(";") if step.strip()}
    assert found == set(STEPS.members) - {"hold_missed_scorings"}  # carried out at once
    assert any("awarded" in agenda for agenda in agendas)
    assert "" in agendas  # of a finished game

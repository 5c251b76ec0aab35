"""The times of the quick start in the documentation are those of its script."""

import json

from tests.programs import ROOT, load

MEASURED = json.loads((ROOT / "benchmarks" / "quick_start.json").read_text(encoding="utf-8"))
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
GUIDE = (ROOT / "docs" / "guides" / "train.md").read_text(encoding="utf-8")


def test_documented_times_are_measured() -> None:
    rows = [line for line in PAGE.splitlines() if line.endswith(" |")]
    for phase in MEASURED["compiled"]:
        cells = f"| {MEASURED['compiled'][phase]} | {MEASURED['interpreted'][phase]} |"
        assert any(row.endswith(cells) for row in rows), phase


def test_guide_names_the_rounded_totals() -> None:
    compiled, interpreted = (round(MEASURED[engine]["total"]) for engine in ("compiled", "interpreted"))
    assert f"needs {interpreted} CPU minutes instead of {compiled}." in GUIDE


def test_measured_command_is_the_documented_one() -> None:
    command = load("benchmarks/quick_start.py").COMMAND
    assert MEASURED["command"] == f"examples/learn.py {command}"
    assert f"python examples/learn.py {command} --save" in PAGE

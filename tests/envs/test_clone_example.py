"""The example of behaviour cloning."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nasrid import Options, OptionsError
from nasrid.arena.dataset import DatasetFolder, DatasetJob, DatasetTable
from nasrid.arena.driver import PlayedGame
from nasrid.envs import load_policy
from tests.programs import ROOT, load

load("examples/learn.py")  # which it imports
clone = load("examples/clone.py")
SMALL = str(ROOT / "benchmarks" / "datasets" / "small")


def test_cloning_lowers_the_loss_and_saves_a_policy(tmp_path: Path) -> None:
    policy, curve = tmp_path / "clone.npz", tmp_path / "clone.json"
    words = ["--passes", "3", "--games", "2", "--opponents", "random", "--save", str(policy), "--curve", str(curve)]
    report = clone.clone(clone.read_arguments([SMALL, *words]))
    losses = [point["loss"] for point in report["curve"]]
    assert losses[-1] < losses[0]
    assert json.loads(curve.read_text(encoding="utf-8")) == report
    assert report["matches"][0]["games"] == 2
    assert load_policy(policy).metadata["dataset"] == "small"


def bonus_dataset(folder: Path) -> str:
    job = DatasetJob((DatasetTable(Options(players=2, modules={"bonus"}), "random"),), 4, seed=18, tiles=6)
    dataset = DatasetFolder(folder, job)
    for fixture in job.fixtures():
        played = job.play(fixture)
        assert isinstance(played, PlayedGame)
        dataset.add(fixture, played.record)
    dataset.complete("nasrid dataset")
    return str(folder)


def test_games_of_another_table_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match="has games with --tiles 6, but the environment plays with --tiles 20"):
        clone.clone(clone.read_arguments([SMALL, "--environment", "Short"]))
    words = [bonus_dataset(tmp_path), "--opponents", ""]
    with pytest.raises(OptionsError, match="has no games of this split and table"):
        clone.clone(clone.read_arguments(words))
    monkeypatch.setitem(clone.ENVIRONMENTS, "Mini", clone.ENVIRONMENTS["Mini"] | {"modules": ["bonus"]})
    assert clone.clone(clone.read_arguments(words))["curve"][-1]["choices"] > 0


def test_reduced_boxes_are_not_offered(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        clone.read_arguments([SMALL, "--environment", "Nano"])
    assert "invalid choice: 'Nano'" in capsys.readouterr().err


def test_published_curve_is_that_of_the_documentation() -> None:
    report = json.loads((ROOT / "benchmarks" / "baselines" / "clone-mini.json").read_text(encoding="utf-8"))
    page = (ROOT / "docs" / "datasets.md").read_text(encoding="utf-8")
    for point in report["curve"]:
        row = f"| {point['choices']:,} | {point['loss']:.3f} | {point['agreement']:.1%} |"
        assert row in page
    for match in report["matches"]:
        row = f"| `{match['against']}` | {match['won']:.1%} ± {match['interval']:.1%} | {match['points_ahead']:+.1f} |"
        assert row in page

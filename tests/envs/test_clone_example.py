"""The example of behaviour cloning."""

from __future__ import annotations

import json
from pathlib import Path

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


def test_published_curve_is_that_of_the_documentation() -> None:
    report = json.loads((ROOT / "benchmarks" / "baselines" / "clone-mini.json").read_text(encoding="utf-8"))
    page = (ROOT / "docs" / "datasets.md").read_text(encoding="utf-8")
    for point in report["curve"]:
        row = f"| {point['choices']:,} | {point['loss']:.3f} | {point['agreement']:.1%} |"
        assert row in page
    for match in report["matches"]:
        row = f"| `{match['against']}` | {match['won']:.1%} ± {match['interval']:.1%} | {match['points_ahead']:+.1f} |"
        assert row in page

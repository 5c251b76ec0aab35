"""The example that trains in JAX: a very small training, continued from its checkpoint."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nasrid import Game, Options
from nasrid.bots import parse_bot_code
from tests.programs import load

pytestmark = pytest.mark.filterwarnings("ignore:JAX has no accelerator")

SMALL = "--players 2 --tables 8 --steps 4 --hidden 8 --minibatches 2 --epochs 1 --save-every 2 --log-every 2"


@pytest.fixture(scope="module")
def program() -> Any:
    ppo = load("examples/jax_ppo.py")
    ppo.NEW_GAMES = 16
    return ppo


def train(program: Any, monkeypatch: pytest.MonkeyPatch, folder: Path, words: str) -> None:
    folder.mkdir(exist_ok=True)
    files = ["--checkpoint", str(folder / "net.npz"), "--log", str(folder / "log.jsonl")]
    monkeypatch.setattr(sys, "argv", ["jax_ppo.py", *files, *SMALL.split(), *words.split()])
    program.main()


def arrays_in(file: Path) -> dict[str, Any]:
    with np.load(file) as archive:
        return {name: archive[name] for name in archive if name != "notes"}


def test_continued_training_is_the_same_and_its_policy_plays(
    program: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    once, twice = tmp_path / "once", tmp_path / "twice"
    train(program, monkeypatch, once, "--updates 4")
    train(program, monkeypatch, twice, "--updates 2")
    halfway = arrays_in(twice / "net.npz")
    train(program, monkeypatch, twice, f"--updates 4 --export {twice / 'policy.npz'}")
    for name in ("net.npz", "net-tables.npz"):
        have, want = arrays_in(twice / name), arrays_in(once / name)
        assert have.keys() == want.keys()
        for key, array in have.items():
            np.testing.assert_array_equal(array, want[key], f"{name}: {key}")
    assert any((array != halfway[key]).any() for key, array in arrays_in(twice / "net.npz").items())
    lines = [json.loads(line) for line in (twice / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [(line["updates"], line["steps"]) for line in lines] == [(2, 64), (4, 128)]
    with pytest.raises(SystemExit, match=r"was trained with rate = 0\.0003, not 0\.1"):
        train(program, monkeypatch, twice, "--rate 0.1")
    game = Game.new(Options(players=2), 1)
    bot = parse_bot_code(f"policy:{twice / 'policy.npz'}").make(1)
    for event in game.setup_events:
        bot.observe(event)
    assert bot.choose(game.view(game.seat), 1.0) in game.legal_actions()

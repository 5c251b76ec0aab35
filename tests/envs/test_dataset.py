"""Games as training data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nasrid import Game, Options, OptionsError, RecordError
from nasrid.bots import notify_bots, parse_bot_code
from nasrid.envs.dataset import Episode, load_episode, load_games, save_games
from nasrid.envs.decisions import Decisions
from nasrid.envs.observation import CompactEncoder
from nasrid.envs.rewards import margins, rank_shares
from nasrid.rules.game import RECORD_VERSION


def a_game(seed: int, **table: Any) -> dict[str, Any]:
    game = Game.new(Options.of(**{"players": 3, **table}), seed)
    bots = {seat: parse_bot_code("random").make(seed + seat) for seat in range(3)}
    notify_bots(bots, game.setup_events)
    while game.seat is not None:
        notify_bots(bots, game.apply(bots[game.seat].choose(game.view(game.seat), 1.0)))
    return {**game.record()}


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_saved_records_load_unchanged(name: str, tmp_path: Path) -> None:
    records = [a_game(seed) for seed in range(2)]
    assert save_games(records, tmp_path / name) == 2
    assert list(load_games(tmp_path / name)) == records


def test_arena_records_load(tmp_path: Path) -> None:
    record = a_game(1)
    for number in range(2):
        save_games([record], tmp_path / f"deal-{number}.json")
    assert list(load_games(tmp_path)) == [record] * 2


@pytest.mark.parametrize("reward", ["rank", "score", "scorings"])
def test_episode_contains_every_choice_of_the_game(reward: str) -> None:
    record = a_game(4, modules=["bonus", "vizier"])
    rows: Episode = load_episode(record, reward=reward)
    assert {len(column) for column in rows[:5]} == {len(rows.actions)}
    assert rows.masks[np.arange(len(rows.actions)), rows.actions].all()
    assert (rows.masks.sum(1) > 1).all()
    wanted = rank_shares(rows.scores) if reward == "rank" else margins(rows.scores)
    assert rows.rewards.sum(0) == pytest.approx(wanted, abs=1e-5)
    decisions = Decisions(Game.new(Options.of(**record["options"]), 4))
    encoder = CompactEncoder(decisions.game.options)
    for row, index in enumerate(rows.actions):
        while (forced := decisions.forced_index()) is not None:
            decisions.step(forced)
        assert decisions.seat == rows.seats[row]
        assert np.array_equal(rows.observations[row], encoder.flat(*decisions.encoder_input(int(rows.seats[row]))))
        decisions.step(int(index))


def test_load_rejects_invalid_files() -> None:
    with pytest.raises(RecordError, match="rules_version"):
        load_episode({"version": RECORD_VERSION, "actions": []})
    with pytest.raises(OptionsError, match="observation must be one of flat, compact"):
        load_episode(a_game(1), observation="pieces")

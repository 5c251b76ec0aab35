"""Nets: writing, reading and training."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nasrid import Game, Options
from nasrid.arena.driver import MoveTimes, PlayedGame
from nasrid.arena.match import Fixture
from nasrid.arena.standing import MatchStandings
from nasrid.bots.heuristics.outlook import Outlook
from nasrid.bots.heuristics.weights import WEIGHTS
from nasrid.bots.learned.bundled import NETS_DIR, bundled_net
from nasrid.bots.learned.features import features_of
from nasrid.bots.learned.net import (
    NetError,
    NetEvaluation,
    read_layer_numbers,
    read_model_card,
    read_net,
    with_model_card,
    write_net,
)
from nasrid.learning import run, training
from nasrid.learning.labels import LabellingJob, Labels
from nasrid.learning.promotion import PromotionMatch
from nasrid.learning.run import NET_NAMES, Checkpoint, Trainer, TrainingConfig, TrainingError
from nasrid.learning.training import DecisionBatch, Learner, Model, TrainingData, currency_column_orders
from tests.gradients import slope

DUO = Options(game="alhambra", players=2)
MAX_CHECKPOINT_BYTES = 1 << 24


@pytest.fixture(scope="module")
def labels() -> Labels:
    found = LabellingJob("alhambra", False, None, "labels", 1).play(Fixture(1, 1))
    assert isinstance(found, Labels)
    return found


@pytest.fixture(scope="module")
def data(labels: Labels) -> TrainingData:
    return TrainingData.from_labels([labels] * 13)


def new_learner(data: TrainingData, before: bytes | None = None) -> Learner:
    return Learner.start(data, orders_of(data), before, np.random.default_rng(1))


def orders_of(data: TrainingData) -> training.Numbers:
    return currency_column_orders(features_of(DUO), data.rows.shape[1])


def test_every_game_has_a_net_with_its_features() -> None:
    assert {path.stem for path in NETS_DIR.glob("*.net")} == set(NET_NAMES)
    for game in ("alhambra", "granada", "combined"):
        for players in range(2, 7):
            options = Options(game=game, players=players)
            net = bundled_net(options)
            assert net is not None
            row = features_of(options).encode(Outlook(Game.new(options, 1).state, 0, WEIGHTS))
            assert len(row) == net.inputs


def test_labels_depend_only_on_the_seed(labels: Labels) -> None:
    work = LabellingJob("alhambra", False, None, "labels", 1)
    assert work.play(Fixture(1, 1)) == labels
    assert work.play(Fixture(2, 1)) != labels


def test_net_computes_what_its_model_computes(data: TrainingData) -> None:
    learner = new_learner(data)
    results = learner.learn(data, orders_of(data), np.random.default_rng(1))
    assert results["error within a decision"] < results["the same without a net"]
    net = read_net(learner.model.to_net({"history": []}))
    evaluation = NetEvaluation(net)
    for row, expected in zip(data.rows[:20], learner.model.predict(data.rows[:20]), strict=True):
        assert net.evaluate(row.tolist()) == pytest.approx(expected, abs=0.05)
        assert evaluation.evaluate(row.tolist()) == pytest.approx(net.evaluate(row.tolist()), abs=1e-9)


def test_training_continues_from_a_net(data: TrainingData) -> None:
    learner = new_learner(data)
    learner.learn(data, orders_of(data), np.random.default_rng(1))
    first = learner.model
    again = Model(data.rows.shape[1], first.mean + 1, first.spread * 2, np.random.default_rng(0))
    again.load_net(first.to_net({"history": []}))
    assert again.predict(data.rows[:50]) == pytest.approx(first.predict(data.rows[:50]), abs=0.05)


def test_net_of_another_size_is_replaced_by_a_new_one(data: TrainingData) -> None:
    small = write_net({"sizes": [data.rows.shape[1], 2, 1]}, [0.0] * (3 * data.rows.shape[1] + 7))
    learner = new_learner(data, small)
    assert learner.model.parameters[2].shape == training.HIDDEN_SIZES
    assert learner.first_rate == training.FIRST_LEARNING_RATE
    assert new_learner(data, learner.model.to_net({})).first_rate == training.LEARNING_RATE


def test_checkpoints_are_small(tmp_path: Path) -> None:
    options = Options(game="combined", players=6)
    width = len(features_of(options).encode(Outlook(Game.new(options, 1).state, 0, WEIGHTS)))
    model = Model(width, np.zeros(width, np.float32), np.ones(width, np.float32), np.random.default_rng(0))
    checkpoint = Checkpoint("key", learner=Learner(model, 0.1))
    clock = MoveTimes(123, 1.23456789012345678, 0.123456789012345678, 0)
    game = PlayedGame((123,) * 4, (0,), dict.fromkeys((1, 2, 3), (123,) * 4), (clock,) * 4, {})
    checkpoint.games = {Fixture(deal, rotation): game for deal in range(1, 251) for rotation in range(1, 5)}
    checkpoint.save(tmp_path / "checkpoint")
    assert (tmp_path / "checkpoint").stat().st_size < MAX_CHECKPOINT_BYTES


def test_gradients_match_the_loss(data: TrainingData, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "DROPOUT_RATE", 0.0)
    learner = new_learner(data)
    learner.learn(data, orders_of(data), np.random.default_rng(1))
    model = learner.model
    batch = DecisionBatch(data, np.cumsum(data.sizes) - data.sizes, np.arange(30))
    order = orders_of(data)[0]

    def loss() -> float:
        errors = (model.predict(batch.rows) - batch.missing) / training.POINTS_PER_OUTPUT
        within = training.WITHIN_DECISION_WEIGHT * (batch.deviations(errors) ** 2).sum()
        return float((errors**2).sum() + within) / 2 / len(errors)

    gradients = model.gradients(batch, order, np.random.default_rng(0))
    for parameter, gradient in zip(model.parameters, gradients, strict=True):
        place = np.unravel_index(np.argmax(np.abs(gradient)), parameter.shape)
        assert slope(loss, parameter, place, 0.005) == pytest.approx(gradient[place], rel=0.1, abs=1e-4)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "this is no net: its first line is not the card of one"),
        (b"{}\n", "this is no net: its first line is not the card of one"),
        (write_net({"sizes": [3, 2, 1]}, [0.0] * 5), "this net should have 16 numbers and has 5"),
    ],
)
def test_reading_rejects_invalid_nets(data: bytes, sentence: str) -> None:
    with pytest.raises(NetError, match=sentence):
        read_net(data)


def test_net_rejects_a_wrong_number_of_features() -> None:
    net = read_net(write_net({"sizes": [3, 2, 1]}, [0.0] * 16))
    with pytest.raises(NetError, match="this net looks at 3 numbers, and there are 2"):
        net.evaluate([0.0, 0.0])


def course(folder: Path, iterations: int, check: int = 0, **settings: Any) -> TrainingConfig:
    small: dict[str, Any] = {"steps": 2, "games": 1, "seed": 1, "executor": "cores", "processes": 1}
    return TrainingConfig("alhambra-2", folder, iterations, promotion_games=check, **small | settings)


def test_resumed_training_gives_the_same_net_and_keeps_its_card(tmp_path: Path) -> None:
    said: list[str] = []
    whole, parts = (tmp_path / name / "alhambra-2.net" for name in ("whole", "parts"))
    Trainer(course(whole.parent, 2), said.append, lambda: False).run()
    Trainer(course(parts.parent, 1), said.append, lambda: False).run()
    begun = parts.read_bytes()
    parts.write_bytes(with_model_card(begun, read_model_card(begun) | {"chances": [1, 2, 3, 4]}))
    said.clear()
    Trainer(course(parts.parent, 2), said.append, lambda: bool(said)).run()
    assert said[0].startswith("alhambra-2 2, step 1 of 2: ")
    assert said[1] == "alhambra-2: stopped after 1 iterations; run the same command to resume"
    Trainer(course(parts.parent, 2), said.append, lambda: False).run()
    assert said[2].startswith("alhambra-2 2, step 2 of 2: ")
    ended = parts.read_bytes()
    card = read_model_card(ended)
    assert card.pop("chances") == [1, 2, 3, 4]
    assert read_layer_numbers(ended) == read_layer_numbers(whole.read_bytes())
    assert card == read_model_card(whole.read_bytes())
    assert [path.name for path in parts.parent.iterdir()] == ["alhambra-2.net"]


@pytest.fixture
def stopped_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a training that was stopped after the first part of its promotion match."""
    monkeypatch.setattr(run, "PROMOTION_PART_GAMES", 2)
    said: list[str] = []
    Trainer(course(tmp_path / "parts", 2, check=6), said.append, lambda: "promotion" in "".join(said)).run()
    assert said[-2:] == [
        "alhambra-2 2: 2 of 6 promotion games played",
        "alhambra-2: stopped after 1 iterations; run the same command to resume",
    ]
    return tmp_path / "parts"


def test_resumed_match_gives_the_same_net_and_card(stopped_match: Path, tmp_path: Path) -> None:
    said: list[str] = []
    Trainer(course(stopped_match, 2, check=6), said.append, lambda: False).run()
    played = [line for line in said if "promotion" in line]
    assert played[0] != "alhambra-2 2: 0 of 6 promotion games played"
    assert played[-1] == "alhambra-2 2: 4 of 6 promotion games played"
    Trainer(course(tmp_path / "whole", 2, check=6), said.append, lambda: False).run()
    parts, whole = ((tmp_path / name / "alhambra-2.net").read_bytes() for name in ("parts", "whole"))
    assert read_model_card(parts)["history"][-1]["won"].endswith(" of 6 games against the net before")
    assert parts == whole
    assert [path.name for path in stopped_match.iterdir()] == ["alhambra-2.net"]


def test_training_starts_no_part_of_a_match_that_would_end_late(stopped_match: Path) -> None:
    path = stopped_match / "alhambra-2.checkpoint"
    checkpoint = Checkpoint.load(path, json.loads(str(np.load(path)["fields"]))["key"])
    checkpoint.seconds["promotion game"] = 1000.0
    checkpoint.save(path)
    before, said = path.read_bytes(), list[str]()
    Trainer(course(stopped_match, 2, check=6, minutes=1.5), said.append, lambda: False).run()
    assert said[-1] == "alhambra-2: stopped after 1 iterations; run the same command to resume"
    assert path.read_bytes() == before


@pytest.fixture
def stopped(tmp_path: Path) -> Path:
    """Return the folder of a training that was stopped after its first step."""
    said: list[str] = []
    Trainer(course(tmp_path, 1), said.append, lambda: bool(said)).run()
    return tmp_path


def test_training_stops_before_a_step_that_would_end_late(stopped: Path) -> None:
    said: list[str] = []
    Trainer(course(stopped, 1, minutes=1e-6), said.append, lambda: False).run()
    assert said == ["alhambra-2: stopped after 0 iterations; run the same command to resume"]


def test_checkpoint_of_other_settings_is_refused(stopped: Path) -> None:
    with pytest.raises(TrainingError, match=r"alhambra-2\.checkpoint belongs to a training with other settings"):
        Trainer(course(stopped, 1, seed=2), print, lambda: False).run()
    (stopped / "alhambra-2.checkpoint").write_bytes(b"PK damaged")
    with pytest.raises(TrainingError, match=r"alhambra-2\.checkpoint cannot be read; delete it"):
        Trainer(course(stopped, 1), print, lambda: False).run()


def test_training_does_not_overwrite_other_files(tmp_path: Path) -> None:
    path = tmp_path / "alhambra-2.net"
    path.write_text("my notes")
    with pytest.raises(TrainingError, match="is not a net that can be trained further"):
        Trainer(course(tmp_path, 1), print, lambda: False).run()
    assert path.read_text() == "my notes"


def test_undefeated_net_stays(tmp_path: Path) -> None:
    path = tmp_path / "alhambra-2.net"
    Trainer(course(tmp_path, 1), print, lambda: False).run()
    for iterations in (2, 3):
        before = read_layer_numbers(path.read_bytes())
        said: list[str] = []
        Trainer(course(tmp_path, iterations, check=2), said.append, lambda: False).run()
        result = read_model_card(path.read_bytes())["history"][-1]
        assert "of 2 games against the net before" in result["won"]
        assert result["promoted"] == (read_layer_numbers(path.read_bytes()) != before)
        assert said[2].endswith("it replaces the previous net" if result["promoted"] else "the previous net stays")


def test_promotion_match_finds_the_better_net() -> None:
    good = (NETS_DIR / "alhambra-2.net").read_bytes()
    numbers = [-20 * number for part in read_layer_numbers(good) for number in part]
    trial = PromotionMatch.from_nets(DUO, (good, write_net(read_model_card(good), numbers)), seed=1, games=1)
    assert trial.games == 2
    standing = MatchStandings(trial)
    for fixture in trial.fixtures():
        played = trial.play(fixture)
        assert isinstance(played, PlayedGame)
        standing.add(fixture, played)
    assert standing.win_rates()[0] == 1

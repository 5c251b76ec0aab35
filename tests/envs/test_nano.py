"""The reduced boxes: the whole tree of pico, its value, and the variants of the OpenSpiel game."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import nasrid.envs.gymnasium
import nasrid.envs.openspiel  # noqa: F401 (registers the game)
from nasrid import Game, Options
from nasrid.envs import Batch
from nasrid.envs.boxes import BOXES, deal_box
from nasrid.envs.config import EnvConfig
from nasrid.envs.rewards import POINTS_PER_REWARD
from nasrid.rules.errors import OptionsError
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.pieces.money import MONEY
from nasrid.rules.table.actions import Build, Remove, Swap
from tests.envs.openspiel_helpers import moments, play_at_random
from tests.programs import ROOT, load
from tests.properties.play import city_of, lines_of
from tests.reference import faults

PICO = "nasrid(players=2,box=pico,reward=score)"
NANO = "nasrid(players=2,box=nano,reward=score)"
FIGURES = json.loads((ROOT / "benchmarks" / "nano.json").read_text(encoding="utf-8"))
OPTIONS = Options(players=2)


@cache
def pico_histories() -> list[Any]:
    """Return every history of pico."""
    histories = [pyspiel.load_game(PICO).new_initial_state()]
    for state in histories:
        histories += [state.child(action) for action in state.legal_actions()]
    return histories


def decisions() -> Iterator[Any]:
    return (state for state in pico_histories() if state.is_player_node())


def test_sizes_of_the_tree_are_the_published_ones() -> None:
    kinds = Counter(
        "terminal" if state.is_terminal() else "chance" if state.is_chance_node() else "decision"
        for state in pico_histories()
    )
    pico = FIGURES["pico"]
    assert kinds == {kind: pico[kind] for kind in ("decision", "chance", "terminal")}
    assert kinds.total() == pico["histories"]
    texts = {(state.current_player(), state.information_state_string()) for state in decisions()}
    assert [sum(seat == own for own, _ in texts) for seat in range(2)] == pico["information_states"]


def test_published_tables_are_those_of_the_figures() -> None:
    nano = load("benchmarks/nano.py")
    assert nano.make_page(FIGURES) == nano.PAGE_FILE.read_text(encoding="utf-8"), "run python benchmarks/nano.py"


def test_any_bot_code_is_measured() -> None:
    nano = load("benchmarks/nano.py")
    codes = ("random", "tests.arena.bots:FirstBot")
    row = nano.measure("pico", 2, codes)
    assert row["policies"]["random"]["exploitability"] == pytest.approx(
        FIGURES["pico"]["policies"]["random"]["exploitability"]
    )
    assert row["policies"][codes[1]]["exploitability"] > row["exploitability"]


def test_policies_of_bots_have_their_noise() -> None:
    policies = load("benchmarks/nano.py").read_tree("pico", ("apprentice", "greedy"), samples=8).policies
    mixed = {}
    for code, policy in policies.items():
        shares = [[share for _, share in choices] for choices in policy.values()]
        assert all(sum(state) == pytest.approx(1) for state in shares)
        mixed[code] = sum(max(state) < 1 for state in shares)
    assert mixed["apprentice"] > 100 > 10 > mixed["greedy"]
    for figures in FIGURES.values():
        gains = {code: figures["policies"][code]["exploitability"] for code in ("greedy", "mason", "apprentice")}
        assert len(set(gains.values())) == 3


def test_information_states_have_one_mask_and_no_redesign() -> None:
    masks: dict[str, list[int]] = {}
    for state in decisions():
        table = state.table.decisions
        legal = masks.setdefault(state.information_state_string(), state.legal_actions())
        assert np.flatnonzero(table.mask()).tolist() == state.legal_actions() == legal
        if table.game.step == "act":
            assert not any(isinstance(action, Build | Remove | Swap) for action in table.view(table.seat).legal_actions)


class OrderedChance(Chance):
    """A source of chance for the ordinary engine: every shuffle leaves the cards in the order of the given draws."""

    def __init__(self, draws: list[str]) -> None:
        super().__init__(b"")
        self.draws = draws

    def shuffle(self, items: Any) -> None:
        drawn, self.draws = self.draws[: len(items)], self.draws[len(items) :]
        others = list((Counter(items) - Counter(drawn)).elements())
        items[:] = others + drawn[::-1]


def assert_engine_agrees(box: str, end: Any) -> None:
    """Replay the actions of a finished game in the ordinary engine, where decks are shuffled in advance."""
    table = end.table
    outcomes = table.config.outcomes
    draws = [outcomes[step.action] for step in end.full_history() if step.player == pyspiel.PlayerId.CHANCE]
    game = Game(deal_box(BOXES[box], OPTIONS, OrderedChance([name for name in draws if name in MONEY])))
    for action in table.decisions.game.actions:
        assert action in game.legal_actions()
        game.apply(action)
    assert game.is_over
    assert game.winners == table.decisions.game.winners
    assert game.scores[0] - game.scores[1] == pytest.approx(POINTS_PER_REWARD * end.returns()[0])
    for name, text in lines_of(game).items():
        assert not (name.endswith("city") and faults(*city_of(text, "alhambra")))


def test_every_history_of_pico_replays_in_the_engine() -> None:
    for state in pico_histories():
        if state.is_terminal():
            assert_engine_agrees("pico", state)


def test_random_histories_of_nano_replay_in_the_engine() -> None:
    game = pyspiel.load_game(NANO)
    for seed in range(100):
        state = game.new_initial_state()
        random = Random(seed)
        while not state.is_terminal():
            play_at_random(state, random)
        assert_engine_agrees("nano", state)


def test_cfr_finds_the_value_of_pico() -> None:
    game = pyspiel.load_game(f"cached_tree(game={PICO})")
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert pyspiel.nash_conv(game, policy) < 0.001
    value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
    published = FIGURES["pico"]["value"] / POINTS_PER_REWARD
    assert value == pytest.approx([published, -published], abs=0.0001)


def test_published_values_are_bracketed_by_the_error_of_the_solution() -> None:
    """A perfect opponent of the solution can gain no more than the published error."""
    for figures in FIGURES.values():
        error = figures["exploitability"]
        assert 0 < error < 0.05
        assert figures["curves"]["CFR+"][-1] == [100, error]
        for row in figures["policies"].values():
            assert row["first_seat_against_solution"] <= figures["value"] + 2 * error
            assert row["second_seat_against_solution"] <= -figures["value"] + 2 * error


@pytest.mark.parametrize("name", [PICO, NANO])
def test_resampled_states_look_the_same_and_other_cards_occur(name: str) -> None:
    game = pyspiel.load_game(name)
    random, cards = Random(4), set()
    for seed in range(20):
        for state in moments(game, seed):
            if state.is_player_node():
                seat = state.current_player()
                twin = state.resample_from_infostate(seat, random.random)
                assert twin.information_state_string(seat) == state.information_state_string(seat)
                assert twin.legal_actions() == state.legal_actions()
                cards.add(twin.information_state_string(1 - seat).splitlines()[1])
    assert len(cards) == 3


def test_hidden_card_is_resampled_with_its_probability() -> None:
    """Seat 0 holds y2 and sees y3 in the display, so the other seat must hold g3."""
    state = pyspiel.load_game(PICO).new_initial_state()
    for name in ("y2", "g3", "g3"):
        state.apply_action(state.table.config.outcome_numbers[name])
    random = Random(1)
    hands = Counter(
        state.resample_from_infostate(0, random.random).table.decisions.game.player_view(1).hand for _ in range(400)
    )
    assert set(hands) == {("y3",), ("g3",)}
    assert 150 < hands["g3",] < 250  # one y3 and one g3 are hidden


@cache
def hidden_cards_by_observation() -> dict[tuple[int, str], defaultdict[str, float]]:
    """Return the probability of each hidden card of pico, for everything that a seat may have observed."""
    found: dict[tuple[int, str], defaultdict[str, float]] = {}
    reached = [(pyspiel.load_game(PICO).new_initial_state(), 1.0)]
    while reached:
        state, probability = reached.pop()
        odds = dict(state.chance_outcomes()) if state.is_chance_node() else {}
        reached += [(state.child(action), probability * odds.get(action, 1)) for action in state.legal_actions()]
        for seat in range(2):
            if not has_secret_steps(state, seat):
                observed = found.setdefault((seat, state.information_state_string(seat)), defaultdict(float))
                observed[hidden_card(state, seat)] += probability
    return found


def has_secret_steps(state: Any, seat: int) -> bool:
    """Return True during the deal, during draws, and while the other seat chooses the indices of an action."""
    table = state.table
    return table.decisions is None or bool(table.outcomes or (table.decisions.prefix and table.decisions.seat != seat))


def hidden_card(state: Any, seat: int) -> str:
    """Return the card of the other seat. The first two draws are the cards of the seats."""
    card: str = state.table.config.outcomes[state.table.history[1 - seat]]
    return card


def test_cards_that_an_unfinished_action_rules_out_are_resampled() -> None:
    """Nobody has seen the pending draws or the indices of the other seat, so any card is as likely as before them."""
    random, checked = Random(3), 0
    for state in pico_histories():
        seat = random.randrange(2)
        if state.table.decisions is None or not has_secret_steps(state, seat) or random.random() > 0.02:
            continue
        expected = hidden_cards_by_observation()[seat, state.information_state_string(seat)]
        twins = [state.resample_from_infostate(seat, random.random) for _ in range(100)]
        assert {twin.information_state_string(seat) for twin in twins} == {state.information_state_string(seat)}
        cards = Counter(hidden_card(twin, seat) for twin in twins)
        for card in {*expected, *cards}:
            assert cards[card] / 100 == pytest.approx(expected[card] / sum(expected.values()), abs=0.25)
        checked += 1
    assert checked > 20


# The environments


def test_nano_environment_plays_whole_games() -> None:
    env = gymnasium.make("nasrid/Nano-v0")
    for seed in range(20):
        _, info = env.reset(seed=seed)
        is_over = False
        while not is_over:
            _, reward, is_over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert info["scores"].sum() > 0 or reward == 0
    batch = Batch(3, players=2, box="nano")
    assert batch.reset(seed=1).masks.sum(axis=1).min() >= 1


def test_seed_gives_the_same_deal_and_hides_the_other_hand() -> None:
    config = EnvConfig({"players": 2}, box="nano")
    first, second = (config.new_game(7, np.random.default_rng()) for _ in range(2))
    assert first.game.position() == second.game.position()
    assert first.ledger.hands == {}
    assert Game.from_position(first.game.position()).legal_actions() == first.game.legal_actions()


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({"box": "shoe"}, "box must be one of full, nano, pico, not 'shoe'"),
        ({"box": "nano"}, "the box nano is for two-player Alhambra without modules; set players to 2"),
        ({"box": "nano", "players": 2, "game": "granada"}, "is for two-player Alhambra"),
        ({"box": "nano", "players": 2, "modules": "huts"}, "is for two-player Alhambra"),
        ({"box": "pico", "players": 2, "tiles": 3}, "the box pico has its own bag; leave tiles at 0"),
        ({"box": "nano", "players": 2, "chance": "seed"}, "a box needs chance=explicit or sampled"),
        ({"information": "some"}, "information must be one of imperfect, perfect, not 'some'"),
        ({"information": "perfect", "chance": "seed"}, "perfect information needs chance=explicit or sampled"),
    ],
)
def test_wrong_parameter_is_explained(parameters: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionsError, match=message):
        pyspiel.load_game("nasrid", parameters)


# Variants


@pytest.mark.parametrize("options", ["players=2,tiles=2", "players=3,tiles=1,modules=bonus", "players=2,box=nano"])
def test_perfect_information_shows_every_seat_the_same(options: str) -> None:
    game = pyspiel.load_game(f"nasrid({options},information=perfect)")
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    for state in moments(game, 3):
        if state.is_player_node():
            own = state.information_state_string(0).split("\n", 1)[1]
            assert all(
                state.information_state_string(seat).split("\n", 1)[1] == own for seat in range(1, game.num_players())
            )
            for seat in range(game.num_players()):
                hand = " ".join(state.table.decisions.game.player_view(seat).hand)
                assert f"your hand: {hand}" in state.observation_string(0)
            assert state.resample_from_infostate(0, Random(1).random).history() == state.history()
            shape = game.observation_tensor_shape()
            assert state.observation_tensor(0).shape == tuple(shape)


def test_draws_of_an_open_loop_game_are_sampled_at_every_visit() -> None:
    game = pyspiel.load_game("nasrid(players=2,tiles=2,chance=sampled,rng_seed=5)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    start = game.new_initial_state()
    assert start.chance_outcomes() == [(0, 1.0)]
    tiles = Counter(start.child(0).table.outcomes for _ in range(200))
    assert len(tiles) > 30
    first = [str(state) for state in moments(pyspiel.load_game(str(game)), 1)]
    assert first == [str(state) for state in moments(pyspiel.load_game(str(game)), 1)]
    state = game.new_initial_state()
    random = Random(2)
    while not state.is_terminal():
        play_at_random(state, random)
        assert str(state.clone()) == str(state)
    assert sum(state.returns()) == 0

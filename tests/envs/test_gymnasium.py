"""The Gymnasium environment, by Gymnasium's own checker and by ours."""

from __future__ import annotations

import re
import sys
import warnings
from importlib import import_module
from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import nasrid.envs.gymnasium as adapter
from nasrid import Game, Options, OptionsError, parse_action
from nasrid.bots import BotError, catalogue
from nasrid.bots.players.greedy import GreedyBot
from nasrid.bots.players.random_bot import RandomBot
from nasrid.envs.decisions import IllegalIndex
from nasrid.envs.rewards import margins, rank_shares
from nasrid.envs.space import SIZE
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event
from nasrid.rules.table.view import View
from tests.envs.examples import run_example
from tests.envs.tables import ALL, TABLES

ID = "nasrid/Alhambra-v0"


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("table", TABLES)
def test_the_checker_of_gymnasium_passes(table: str, players: int) -> None:
    check(gymnasium.make(ID, players=players, **TABLES[table]))


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("nasrid/Granada-v0", {"players": 2, "opponents": "mason", "render_mode": "rgb_array"}),
        ("nasrid/Combined-v0", {"players": 3, "observation": "pieces", "reward": "scorings"}),
        (ID, {"players": 4, "opponents": ["greedy", "random", "architect:100ms"], "seat": 3, "reward": "score"}),
    ],
)
def test_the_checker_passes_with_the_options_of_the_environment(name: str, options: dict[str, Any]) -> None:
    check(gymnasium.make(name, **options))


def check(environment: Any) -> None:
    """The checker chooses without a mask, so it may end games; it has nothing else to warn of."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check_env(environment.unwrapped, skip_render_check=False)
    assert [str(one.message) for one in caught if "The game ends with a loss" not in str(one.message)] == []


def play(environment: Any, seed: int, steps: int = 10**6) -> list[Any]:
    """A random game: what the agent saw, chose and got."""
    random = Random(seed)
    seen, info = environment.reset(seed=seed)
    story: list[Any] = []
    for _ in range(steps):
        choice = int(random.choice(info["action_mask"].nonzero()[0]))
        seen, reward, terminated, truncated, info = environment.step(choice)
        story.append((choice, seen.tobytes(), reward, terminated, truncated, info["outgrown"]))
        if terminated or truncated:
            break
    return story


def test_the_same_seed_gives_the_same_game() -> None:
    options = {"players": 3, "modules": ALL, "opponents": ["greedy", "random"]}
    one, other = gymnasium.make(ID, **options), gymnasium.make(ID, **options)
    assert play(one, 5, 40) == play(other, 5, 40)
    assert play(one, 5, 40) == play(other, 5, 40)
    assert play(one, 5, 20) != play(other, 6, 20)


def test_a_seeded_game_is_that_of_the_engine() -> None:
    environment = gymnasium.make(ID, players=3)
    environment.reset(seed=9)
    assert environment.unwrapped.decisions.game.opening == Game.new(Options(players=3), 9).opening


@pytest.mark.parametrize("reward", ["rank", "score", "scorings"])
@pytest.mark.parametrize("name", ["Alhambra", "Granada", "Combined"])
def test_a_whole_game_pays_what_the_final_scores_say(name: str, reward: str) -> None:
    environment = gymnasium.make(f"nasrid/{name}-v0", players=3, reward=reward)
    story = play(environment, 2)
    raw = environment.unwrapped
    scores = raw.decisions.game.scores
    wanted = (rank_shares(scores) if reward == "rank" else margins(scores))[raw.seat]
    assert raw.table.game == name.lower()
    assert raw.decisions.is_over
    assert sum(step[2] for step in story) == pytest.approx(wanted)
    assert [step[3] for step in story] == [False] * (len(story) - 1) + [True]
    assert not any(step[4] for step in story)
    with pytest.raises(IllegalIndex, match=re.escape("the game is over; reset() begins a new one")):
        environment.step(0)


# Seats and opponents


def test_the_seat_is_random_or_chosen() -> None:
    environment = gymnasium.make(ID, players=4)
    seats = set()
    for seed in range(30):
        environment.reset(seed=seed)
        seats.add(environment.unwrapped.seat)
        assert environment.unwrapped.decisions.seat == environment.unwrapped.seat
    assert seats == {0, 1, 2, 3}
    environment = gymnasium.make(ID, players=4, seat=2)
    environment.reset(seed=1)
    assert environment.unwrapped.seat == 2


class WatchfulBot(RandomBot):
    """Remembers what it was told and asked."""

    made: ClassVar[list[WatchfulBot]] = []

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[Event] = []
        self.asked: list[tuple[View, float]] = []
        WatchfulBot.made.append(self)

    def observe(self, event: Event) -> None:
        super().observe(event)
        self.seen.append(event)

    def choose(self, view: View, seconds: float) -> Action:
        self.asked.append((view, seconds))
        return super().choose(view, seconds)


def test_opponents_are_told_what_their_seats_may_know_and_asked_with_their_views(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(catalogue.BOTS, "watchful", WatchfulBot)
    WatchfulBot.made.clear()
    environment = gymnasium.make(ID, players=3, seat=1, opponents="watchful:300ms", modules=["bonus", "vizier"])
    play(environment, 3)
    game = environment.unwrapped.decisions.game
    twin = Game.new(game.options, 3)
    events = [*twin.opening]
    for action in game.record()["actions"]:
        events += twin.apply(parse_action(action))
    for seat, bot in zip((2, 0), WatchfulBot.made, strict=True):  # clockwise from the agent
        assert bot.seen == [event for event in events if event.visible_to(seat)]
        assert {(view.viewer, view.seat, seconds) for view, seconds in bot.asked} == {(seat, seat, 0.3)}


def test_opponents_sit_clockwise_from_the_agent() -> None:
    environment = gymnasium.make(ID, players=3, seat=2, opponents=["greedy", "random"], render_mode="ansi")
    environment.reset(seed=1)
    bots = environment.unwrapped._bots
    assert isinstance(bots[0], GreedyBot)
    assert isinstance(bots[1], RandomBot)
    assert re.findall(r"City of (.*?)   ", environment.render()) == ["1 greedy", "2 random", "agent"]


# Masks and wrong indices


def test_the_mask_says_what_may_be_chosen() -> None:
    environment = gymnasium.make(ID, players=2)
    _, info = environment.reset(seed=1)
    masks = environment.unwrapped.action_masks()
    assert masks.dtype == np.bool_
    assert info["action_mask"].dtype == np.int8
    assert np.array_equal(masks, info["action_mask"])
    assert np.flatnonzero(masks).tolist() == environment.unwrapped.decisions.legal_indices()
    assert info["outgrown"] == 0


def test_an_illegal_index_loses_the_game() -> None:
    environment = gymnasium.make(ID, players=2)
    environment.reset(seed=1)
    with pytest.warns(UserWarning, match="The game ends with a loss"):
        _, reward, terminated, truncated, info = environment.step(SIZE - 1)
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "cannot be chosen; there are 0 (take)" in info["illegal"]
    with pytest.raises(IllegalIndex, match="the game is over"):
        environment.step(0)
    environment.reset()
    assert not environment.step(0)[2]


def test_or_it_is_an_error_that_changes_nothing() -> None:
    environment = gymnasium.make(ID, players=2, illegal="raise")
    environment.reset(seed=1)
    before = environment.unwrapped.decisions.game.position()
    for wrong in (SIZE - 1, SIZE, -1):
        with pytest.raises(IllegalIndex):
            environment.step(wrong)
    assert environment.unwrapped.decisions.game.position() == before
    assert not environment.step(0)[2]


# Options


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 1}, "players must be one of 2, 3, 4, 5, 6, not 1"),
        ({"colour": "red"}, "there is no option 'colour'; there are age_ranks"),
        ({"reward": "money"}, "reward must be one of rank, score, scorings, not 'money'"),
        ({"observation": "planes"}, "observation must be one of flat, pieces, not 'planes'"),
        ({"seat": 4}, "seat must be random or one of 0 to 3, not 4"),
        ({"seat": "last"}, "seat must be random or one of 0 to 3, not 'last'"),
        ({"opponents": ["random"]}, "opponents must be one code for all or one for each of 3 rivals, not 1"),
        ({"illegal": "ignore"}, "illegal must be one of terminate, raise, not 'ignore'"),
    ],
)
def test_bad_options_get_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionsError, match=re.escape(sentence)):
        adapter.NasridEnv(**options)


def test_a_code_that_names_no_bot() -> None:
    with pytest.raises(BotError, match="there is no bot 'sultan'"):
        adapter.NasridEnv(opponents="sultan")


# Beside the checker


def test_it_can_be_made_without_an_import_and_many_at_once() -> None:
    environment = gymnasium.make("nasrid.envs.gymnasium:nasrid/Granada-v0", players=2)
    assert environment.unwrapped.table == Options(game="granada", players=2)
    many = gymnasium.make_vec(ID, num_envs=2, vectorization_mode="sync", players=2)
    seen, info = many.reset(seed=1)
    assert seen.shape[0] == 2
    assert info["action_mask"].shape == (2, SIZE)


def test_pictures_and_texts(capsys: pytest.CaptureFixture[str]) -> None:
    picture = gymnasium.make(ID, players=2, render_mode="rgb_array")
    picture.reset(seed=1)
    assert picture.render().shape == (580, 996, 3)
    assert picture.render().dtype == np.uint8
    assert capsys.readouterr().out == ""
    human = gymnasium.make(ID, players=2, render_mode="human")
    play(human, 1, 3)
    assert "City of agent" in capsys.readouterr().out


def test_before_reset_there_is_no_game() -> None:
    with pytest.raises(RuntimeError, match="no game before reset"):
        adapter.NasridEnv().action_masks()


def test_the_example_of_the_documentation_runs(capsys: pytest.CaptureFixture[str]) -> None:
    run_example("## Gymnasium")
    assert "reward" in capsys.readouterr().out


def test_a_missing_library_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "nasrid.envs.gymnasium")
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(ImportError, match=re.escape('pip install "nasrid[gymnasium]"')):
        import_module("nasrid.envs.gymnasium")

"""Labelled positions: several moves of one decision, each played out for a few rounds in the same sampled game.

The label is the mean of the values after each round. Only differences within one decision matter.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from random import Random
from statistics import fmean

from nasrid.arena.match import Failure, Fixture
from nasrid.bots.bot import Bot, notify_bots
from nasrid.bots.heuristics.outlook import Outlook
from nasrid.bots.heuristics.weights import WEIGHTS
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.learned.afterstates import LearnedEvaluator, lead, play_others, play_turn, proposal_count
from nasrid.bots.learned.features import features_of
from nasrid.bots.learned.net import Net, read_net
from nasrid.bots.players.greedy import GreedyBot
from nasrid.bots.players.scholar import ScholarBot
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.table.options import Options
from nasrid.rules.table.specs import MODULES
from nasrid.rules.turn.act import TakeActions

NET_MOVES = 4  # the best moves by the net
HEURISTIC_MOVES = 2  # the best moves by the hand-written evaluation
OTHER_MOVES = 2  # random proposed moves
LABEL_ROUNDS = 3
EXPLORER_MOVES = 6  # moves that the players of these games compare
LABEL_RATE = 0.7  # the share of labelled decisions with two players; with more, each game has about as many
PLACEMENT_LABEL_RATE = 0.5  # the share of these in which a tile is placed
MAX_ACTIONS = 3000  # per game
PLAYER_COUNT_CHOICES = (3, 4, 4, 4, 5, 6)  # drawn uniformly for games with more than two players
MODULE_GAME_RATE = 0.2  # then each module takes part with MODULE_RATE
MODULE_RATE = 0.6


@dataclass
class Labels:
    """The labels of one game: features, hand-written values, outcomes, and the number of rows per decision."""

    rows: array[float] = field(default_factory=lambda: array("f"))
    static_values: array[float] = field(default_factory=lambda: array("f"))
    values: array[float] = field(default_factory=lambda: array("f"))
    sizes: array[int] = field(default_factory=lambda: array("i"))


@dataclass(frozen=True)
class LabellingJob:
    """The games of an iteration. The players and the labelled decisions depend only on the seed."""

    game: str
    is_multiplayer: bool
    net: bytes | None  # evaluates the end of a round; None for the hand-written evaluation
    seed: str
    games: int

    def fixtures(self) -> Iterator[Fixture]:
        return (Fixture(number, 1) for number in range(1, self.games + 1))

    def play(self, fixture: Fixture) -> Labels | Failure:
        return label_game(self, Random(seed_from(f"{self.seed} {fixture.deal}")))


def seed_from(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")


@lru_cache(maxsize=2)
def read_cached_net(data: bytes | None) -> Net | None:
    return read_net(data) if data else None


def label_game(job: LabellingJob, random: Random) -> Labels:
    labels = Labels()
    net = read_cached_net(job.net)
    options = draw_options(job.game, job.is_multiplayer, random)
    game = Game.new(options, random.getrandbits(64))
    bots = {seat: make_explorer(net, random) for seat in range(options.players)}
    notify_bots(bots, game.setup_events)
    evaluator = LearnedEvaluator(features_of(options), net)
    label_rate = LABEL_RATE * 2 / options.players
    while game.seat is not None and len(game.actions) < MAX_ACTIONS:
        bot = bots[game.seat]
        view = game.view(game.seat)
        share = label_rate if type(game.current_step) is TakeActions else label_rate * PLACEMENT_LABEL_RATE
        if proposal_count(game) and len(view.legal_actions) > 1 and random.random() < share:
            label_decision(Determiniser(view, bot.memory).draw(random), evaluator, random, labels)
        notify_bots(bots, game.apply(bot.choose(view, 1.0)))
    return labels


def draw_options(game: str, is_multiplayer: bool, random: Random) -> Options:
    """Return random options: usually without modules, sometimes with a few."""
    players = random.choice(PLAYER_COUNT_CHOICES) if is_multiplayer else 2
    modules: list[str] = []
    if random.random() < MODULE_GAME_RATE:
        allowed = [name for name, module in MODULES.items() if game not in module.incompatible_games]
        modules = [name for name in allowed if random.random() < MODULE_RATE]
    return Options.of(game=game, players=players, modules=modules)


def make_explorer(net: Net | None, random: Random) -> Bot:
    """Return a bot that plays well but not always the same."""
    seed, noise = random.getrandbits(32), random.choice((0.0, 0.5, 1.0, 2.0))
    if net is None or random.random() < 0.25:
        return GreedyBot(seed, noise=noise)
    return ScholarBot(seed, noise, lambda options: net, EXPLORER_MOVES)


def label_decision(world: Game, evaluator: LearnedEvaluator, random: Random, labels: Labels) -> None:
    chosen = choose_moves_to_label(world, evaluator, random)
    labelled_moves = [
        labelled_move for action in chosen if (labelled_move := label_move(world, action, evaluator)) is not None
    ]
    if len(labelled_moves) < 2:
        return
    labels.sizes.append(len(labelled_moves))
    for row, static_value, value in labelled_moves:
        labels.rows.extend(row)
        labels.static_values.append(static_value)
        labels.values.append(value)


def choose_moves_to_label(world: Game, evaluator: LearnedEvaluator, random: Random) -> list[Action]:
    """Return the most promising moves and a few random ones.

    Without the random ones, rare kinds of moves would be overrated.
    """
    proposals = evaluator.proposals(world, world.legal_actions(), proposal_count(world))
    liked = [action for _, action in evaluator.values(world, proposals, len(proposals), 0)]
    chosen = dict.fromkeys((*liked[:NET_MOVES], *proposals[:HEURISTIC_MOVES]))
    others = [action for action in proposals if action not in chosen]
    return [*chosen, *random.sample(others, min(OTHER_MOVES, len(others)))]


def label_move(world: Game, action: Action, evaluator: LearnedEvaluator) -> tuple[list[float], float, float] | None:
    """Return features and hand-written value at the end of the turn, and the label.

    Return None if the action does not lead to the end of the turn.
    """
    seat = world.seat
    assert seat is not None
    game = world.copy()
    if not play_turn(game, action):
        return None
    outlook = Outlook(game.state, seat, WEIGHTS)
    row, static_value = evaluator.features.encode(outlook), outlook.value()
    return row, static_value, play_rounds(game, seat, evaluator)


def play_rounds(game: Game, seat: int, evaluator: LearnedEvaluator) -> float:
    """Return the mean of the best values in the seat's next turns. After the end of the game, its result counts."""
    values: list[float] = []
    while play_others(game, seat, lambda: False):
        value, action = evaluator.best_turn(game)
        values.append(value)
        if len(values) == LABEL_ROUNDS:
            return fmean(values)
        play_turn(game, action)
    return fmean(values + [lead(game.scores, seat)] * (LABEL_ROUNDS - len(values)))

"""Masked PPO in NumPy on many tables at once, for the environments of the curriculum.

    python examples/learn.py Mini --against apprentice --steps 400000 --seed 1 --save mini.npz --curve mini.json

With --imitate 8000 it imitates so many games of a bot before. The same command gives the same policy, as long as the
machine adds up alike. What it saves plays wherever bots play:

    nasrid arena policy:mini.npz greedy --players 2
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nasrid import Options
from nasrid.bots import notify_bots, parse_bot_code
from nasrid.dealing import deal
from nasrid.envs.batch import Batch
from nasrid.envs.decisions import Decisions
from nasrid.envs.observation import CompactEncoder
from nasrid.envs.policy import Network, TrainedPolicy, save_policy
from nasrid.envs.registration import ENVIRONMENTS
from nasrid.envs.rewards import margins
from nasrid.envs.space import ACTION_COUNT, CELL_START

Array = NDArray[Any]
TABLES, STEPS = 32, 128  # so many steps at so many tables between two updates
HIDDEN, PASSES, ROWS = 128, 4, 512
RATE, CLIP, LAMBDA, VALUE, ENTROPY = 1e-3, 0.2, 0.95, 0.5, 0.005
NEW_GAMES, AGAIN, KEPT = 16, 3, 600  # of a teacher: so many, so many times as many again, of the last ones
LEAST = 0.1  # of a rate, at the end
TERMS = {"reward": "score", "observation": "compact", "skip_forced": True}
SHOWN = ("opponents", "reward", "observation", "skip_forced", "tiles")  # what is not an option of the engine


class Rows(NamedTuple):  # one for each decision
    seen: Array
    masks: Array
    actions: Array
    log_chances: Array
    advantages: Array
    returns: Array


class Learner:
    """Two layers of tanh, a logit for each index and the value of the position; and for each cell a number that says
    how much what the observation tells of the cell speaks for it."""

    def __init__(self, options: Options, random: np.random.Generator) -> None:
        self.encoder = CompactEncoder(options)
        places = [piece.name for piece in self.encoder.pieces]
        sizes = [piece.size for piece in self.encoder.pieces]
        start = sum(sizes[: places.index("cells")])
        self.cells = slice(start, start + ACTION_COUNT - CELL_START)
        shapes = [(self.encoder.size, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, ACTION_COUNT + 1)]
        spreads = [self.encoder.size**-0.5, HIDDEN**-0.5, 0.01]
        layers = [random.normal(0, spread, shape) for shape, spread in zip(shapes, spreads, strict=True)]
        biases = [np.zeros(shape[1]) for shape in shapes]
        self.weights = [one.astype(np.float32) for one in (*layers, *biases, np.full(ACTION_COUNT - CELL_START, 4.0))]
        self.means, self.squares = ([np.zeros_like(one) for one in self.weights] for _ in range(2))
        self.steps = 0

    def forward(self, seen: Array, masks: Array) -> tuple[list[Array], Array, Array]:
        """What the layers give, the log-probabilities of the indices, and the values."""
        w1, w2, w3, b1, b2, b3, by_cell = self.weights
        first = np.tanh(seen @ w1 + b1)
        second = np.tanh(first @ w2 + b2)
        output = second @ w3 + b3
        logits, values = output[:, :ACTION_COUNT], output[:, ACTION_COUNT].copy()
        logits[:, CELL_START:] += by_cell * seen[:, self.cells]
        logits[masks == 0] = -np.inf
        logits -= logits.max(1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(1, keepdims=True))
        return [first, second], logits, values

    def descend(self, seen: Array, layers: list[Array], by_logit: Array, by_value: Array, rate: float) -> None:
        """One step of Adam, from what the loss says of logits and values."""
        _, w2, w3, *_ = self.weights
        first, second = layers
        by_output = np.column_stack([by_logit, by_value]) / len(seen)
        by_second = by_output @ w3.T * (1 - second**2)
        by_first = by_second @ w2.T * (1 - first**2)
        by_cell = (by_output[:, CELL_START:ACTION_COUNT] * seen[:, self.cells]).sum(0)
        gradients = [seen.T @ by_first, first.T @ by_second, second.T @ by_output]
        gradients += [by_first.sum(0), by_second.sum(0), by_output.sum(0), by_cell]
        length = np.sqrt(sum(float((one**2).sum()) for one in gradients))
        self.steps += 1
        rate *= (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for weight, mean, square, gradient in zip(self.weights, self.means, self.squares, gradients, strict=True):
            gradient = gradient * min(1.0, 0.5 / (length + 1e-8))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def improve(self, rows: Rows, rate: float) -> None:
        """PPO: the clipped objective, the values, and a little entropy."""
        layers, log_p, values = self.forward(rows.seen, rows.masks)
        each = np.arange(len(values))
        chances = np.exp(log_p)
        ratios = np.exp(log_p[each, rows.actions] - rows.log_chances)
        is_clipped = np.where(rows.advantages > 0, ratios > 1 + CLIP, ratios < 1 - CLIP)
        pull = np.where(is_clipped, 0, ratios * rows.advantages)
        by_logit = chances * pull[:, None]
        by_logit[each, rows.actions] -= pull
        safe = np.where(rows.masks, log_p, 0)
        entropy = -(chances * safe).sum(1, keepdims=True)
        by_logit += ENTROPY * chances * (safe + entropy)
        self.descend(rows.seen, layers, by_logit, VALUE * (values - rows.returns), rate)

    def imitate(self, seen: Array, masks: Array, actions: Array, returns: Array, rate: float) -> float:
        """The choices of a teacher, and what came of them; how likely it was to choose the same, on average."""
        layers, log_p, values = self.forward(seen, masks)
        by_logit = np.exp(log_p)
        chosen = by_logit[np.arange(len(actions)), actions].mean()
        by_logit[np.arange(len(actions)), actions] -= 1
        self.descend(seen, layers, by_logit, VALUE * (values - returns), rate)
        return float(chosen)

    def policy(self, about: dict[str, Any]) -> TrainedPolicy:
        w1, w2, w3, b1, b2, b3, by_cell = (one.copy() for one in self.weights)
        layers = [(w1, b1), (w2, b2), (w3[:, :ACTION_COUNT], b3[:ACTION_COUNT])]
        table = self.encoder.options.to_json()
        return TrainedPolicy(Network(layers, "tanh", by_cell), table, observation="compact", metadata=about)


# Playing


def play(learner: Learner, batch: Batch, random: np.random.Generator) -> tuple[Rows, list[tuple[float, float]]]:
    """Steps at all tables, and of the games that ended: points won and games won (a draw is a share of one)."""
    columns: dict[str, list[Array]] = {name: [] for name in ("seen", "masks", "actions", "chances", "values")}
    paid, ends, ended = [], [], []
    buffers = batch.buffers
    each = np.arange(len(batch.tables))
    for _ in range(STEPS):
        _, log_p, values = learner.forward(buffers.observations, buffers.masks)
        actions = np.argmax(log_p + random.gumbel(size=log_p.shape), 1)  # a draw with these probabilities
        for name, column in zip(
            columns, (buffers.observations, buffers.masks, actions, log_p[each, actions], values), strict=True
        ):
            columns[name].append(column.copy())
        seats = [table.seat for table in batch.tables]
        batch.step(actions)
        paid.append(buffers.rewards[each, seats])
        ends.append(buffers.ends.copy())
        ended += [(100 * paid[-1][row], victory(batch, row, seats[row])) for row in np.flatnonzero(buffers.ends)]
    _, _, last = learner.forward(buffers.observations, buffers.masks)
    values = np.array([*columns["values"], last])
    goes_on = ~np.array(ends)
    advantages = np.array(paid) + values[1:] * goes_on - values[:-1]
    for step in reversed(range(STEPS - 1)):  # generalised advantage estimation, without a discount
        advantages[step] += LAMBDA * advantages[step + 1] * goes_on[step]
    parts = [*list(columns.values())[:4], list(advantages), list(advantages + values[:-1])]
    return Rows(*(np.concatenate(part) for part in parts)), ended


def victory(batch: Batch, row: int, seat: int) -> float:
    """The seat's share of the victory, in a game that the last step has ended."""
    result = batch.results[row]
    assert result
    return float(result["winners"][seat] / result["winners"].sum())


def lessons(encoder: CompactEncoder, teacher: str, tiles: int, seed: int) -> tuple[Array, ...]:
    """A game of teachers: what they saw, what they might have chosen, what they chose, and what they got in the end."""
    options = encoder.options
    decisions = Decisions(deal(options, seed, tiles))
    entrant = parse_bot_code(teacher)
    bots = {seat: entrant.make(seed + seat) for seat in range(options.players)}
    notify_bots(bots, decisions.game.setup_events)
    rows = []
    while (seat := decisions.seat) is not None:
        action = bots[seat].choose(decisions.view(seat), entrant.seconds)
        path = () if action in decisions.actions_outside_window else decisions.path_of(action)
        for index in path[:-1]:
            if decisions.forced_index() is None:
                rows.append((encoder.flat(*decisions.encoder_input(seat)), decisions.mask(), index, seat))
            decisions.step(index)
        if path and decisions.forced_index() is None:
            rows.append((encoder.flat(*decisions.encoder_input(seat)), decisions.mask(), path[-1], seat))
        notify_bots(bots, decisions.apply(action))
    seen, masks, actions, seats = (np.array(column) for column in zip(*rows, strict=True))
    return seen, masks, actions, np.array(margins(decisions.game.scores), np.float32)[seats]


def learn_to_imitate(learner: Learner, table: dict[str, Any], teacher: str, games: int, seed: int) -> None:
    """New games all the time, and some of those before again: to play them takes longer than to learn from them."""
    random, start = np.random.default_rng(seed), time.monotonic()
    kept: list[tuple[Array, ...]] = []
    for done in range(0, games, NEW_GAMES):
        first = seed * 10**6 + done
        new = [lessons(learner.encoder, teacher, table.get("tiles", 0), first + number) for number in range(NEW_GAMES)]
        again = [kept[place] for place in random.permutation(len(kept))[: AGAIN * NEW_GAMES]]
        kept = [*kept, *new][-KEPT:]
        rate = RATE * max(LEAST, 1 - done / games)
        alike = study(learner, new, rate, random)
        if again:
            study(learner, again, rate, random)
        print(
            f"{time.monotonic() - start:4.0f} s, {done + NEW_GAMES} games of {teacher}: {alike:.1%} alike", flush=True
        )
    learner.means, learner.squares = ([np.zeros_like(one) for one in learner.weights] for _ in range(2))
    learner.steps = 0


def study(learner: Learner, games: list[tuple[Array, ...]], rate: float, random: np.random.Generator) -> float:
    """Once over all choices of these games; how likely it was to choose the same, on average."""
    columns = [np.concatenate(column) for column in zip(*games, strict=True)]
    rows = len(columns[0])
    parts = np.array_split(random.permutation(rows), max(1, rows // 256))
    return float(np.mean([learner.imitate(*(column[part] for column in columns), rate) for part in parts]))


def compare(policy: TrainedPolicy, table: dict[str, Any], against: str, games: int, seed: int) -> dict[str, Any]:
    """Games that it has not learnt from, each deal once in each seat."""
    ahead, won = [], []
    for seat in range(policy.options.players):
        batch = Batch(1, **table | {"opponents": against, "reward": "score", "seat": seat})
        for number in range(games // policy.options.players):
            buffers = batch.reset(seed + number)
            while not buffers.ends[0]:
                batch.step([policy(buffers.observations[0], buffers.masks[0])])
            ahead.append(100 * float(buffers.rewards[0, seat]))
            won.append(victory(batch, 0, seat))
    error = 1.96 * np.std(won) / len(won) ** 0.5
    report = {"against": against, "games": len(ahead), "won": round(float(np.mean(won)), 4)}
    report |= {"interval": round(float(error), 4), "points_ahead": round(float(np.mean(ahead)), 1)}
    print(
        f"against {against}: {np.mean(won):.1%} ± {error:.1%} of {len(won)} won, {np.mean(ahead):+.1f} points",
        flush=True,
    )
    return report


def learn(arguments: argparse.Namespace) -> dict[str, Any]:
    table = {**ENVIRONMENTS[arguments.environment], **TERMS}
    options = Options.of(**{name: value for name, value in table.items() if name not in SHOWN})
    random = np.random.default_rng(arguments.seed)
    learner = Learner(options, random)
    start = time.monotonic()
    if arguments.imitate:
        learn_to_imitate(learner, table, arguments.teacher, arguments.imitate, arguments.seed)
    batch = Batch(TABLES, **table | {"opponents": arguments.against})
    batch.reset(arguments.seed)
    about = {name: value for name, value in vars(arguments).items() if name not in ("save", "curve")}
    steps, ended, curve = 0, [], []
    while steps < arguments.steps:
        rate = RATE * max(LEAST, 1 - steps / arguments.steps) / (3 if arguments.imitate else 1)
        rows, new = play(learner, batch, random)
        ended += new
        steps += len(rows.actions)
        spread = rows.advantages.std() + 1e-8
        rows = rows._replace(advantages=(rows.advantages - rows.advantages.mean()) / spread)
        for _ in range(PASSES):
            order = random.permutation(len(rows.actions))
            for part in np.array_split(order, len(order) // ROWS):
                learner.improve(Rows(*(column[part] for column in rows)), rate)
        margin, won = np.mean(ended[-200:] or [(0, 0)], axis=0)
        point = {"seconds": round(time.monotonic() - start), "steps": steps, "games": len(ended)}
        curve.append(point | {"won": round(float(won), 3), "points_ahead": round(float(margin), 1)})
        print(f"{point['seconds']:4} s, {steps} steps, {len(ended)} games: {won:.1%}, {margin:+.1f} points", flush=True)
        keep(arguments, learner, {"about": about, "curve": curve})
    policy = learner.policy(about)
    games = [compare(policy, table, rival, arguments.games, 10**9) for rival in arguments.rivals.split(",")]
    report = {"about": about, "curve": curve, "compared": games}
    keep(arguments, learner, report)
    return report


def keep(arguments: argparse.Namespace, learner: Learner, report: dict[str, Any]) -> None:
    """What it has learnt so far; who stops it has that."""
    if arguments.save:
        save_policy(learner.policy(report["about"]), arguments.save)
    if arguments.curve:
        Path(arguments.curve).write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


def read_arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn one of the environments of the curriculum.")
    parser.add_argument("environment", choices=list(ENVIRONMENTS))
    parser.add_argument("--against", default="apprentice", help="the opponent; apprentice if you do not say")
    parser.add_argument("--steps", type=int, default=400_000, help="choices that it learns from by playing")
    parser.add_argument("--imitate", type=int, default=0, metavar="GAMES", help="imitate so many of a bot before that")
    parser.add_argument("--teacher", default="greedy", help="that bot; greedy if you do not say")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="new games at the end, against each rival")
    parser.add_argument("--rivals", default="random,apprentice,greedy")
    parser.add_argument("--save", metavar="FILE", help="the policy, for nasrid arena policy:FILE")
    parser.add_argument("--curve", metavar="FILE", help="the learning curve and the comparison, as JSON")
    return parser.parse_args(given)


if __name__ == "__main__":
    learn(read_arguments())

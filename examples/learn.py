"""Masked PPO in NumPy on many tables at once, for the environments of the curriculum.

    python examples/learn.py Mini --against apprentice --steps 400000 --seed 1 --save mini.npz --curve mini.json

With --imitate 8000 it first imitates that many games of a bot. The same command gives the same policy wherever
floating-point sums agree. With --save, there is a checkpoint next to the policy until the end. After an interruption,
the same command continues there and gives the same policy. The saved policy plays wherever bots play:

    nasrid arena policy:mini.npz greedy --players 2
"""

import argparse
import gzip
import json
import pickle
import time
from dataclasses import dataclass, field, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from nasrid import Options
from nasrid.bots import notify_bots, parse_bot_code
from nasrid.envs import (
    ACTION_COUNT,
    CELL_START,
    Batch,
    CompactEncoder,
    Decisions,
    Network,
    TrainedPolicy,
    deal,
    margins,
    save_policy,
)
from nasrid.envs.gymnasium import ENVIRONMENTS

Array = NDArray[Any]
TABLES, STEPS = 32, 128  # steps at each table between two updates
HIDDEN, PASSES, ROWS = 128, 4, 512
RATE, CLIP, LAMBDA, VALUE, ENTROPY = 1e-3, 0.2, 0.95, 0.5, 0.005
NEW_GAMES, REPLAYED_PER_NEW, MAX_STORED_GAMES = 16, 3, 600  # games of the teacher between two updates
MIN_RATE_SHARE = 0.1  # of the learning rate, at the end
ENV_OPTIONS = {"reward": "score", "observation": "compact", "skip_forced": True}
CHECKPOINT_SECONDS = 60  # between two checkpoints
UNREDUCED = [name for name, table in ENVIRONMENTS.items() if "box" not in table]  # a reduced box can be solved
ENV_OPTION_NAMES = ("opponents", "reward", "observation", "skip_forced", "tiles")  # not options of the engine


class Rows(NamedTuple):  # one per decision
    seen: Array
    masks: Array
    actions: Array
    log_chances: Array
    advantages: Array
    returns: Array


class Learner:
    """Two tanh layers, a logit per index and the value of the position.

    One more weight per cell is multiplied by the observation's number for that cell.
    """

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
        """Return the hidden layers, the log-probabilities of the indices, and the values."""
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
        """Take one step of Adam, given the gradients by logits and values."""
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
        """Take one PPO step: the clipped objective, the value loss and an entropy bonus."""
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
        """Learn the choices of a teacher and their returns. Return the mean probability of the same choice."""
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
    """Play steps at all tables. Return them with the lead and the share of the victory of each finished game."""
    columns: dict[str, list[Array]] = {name: [] for name in ("seen", "masks", "actions", "chances", "values")}
    paid, ends, ended = [], [], []
    buffers = batch.buffers
    each = np.arange(len(batch.tables))
    for _ in range(STEPS):
        _, log_p, values = learner.forward(buffers.observations, buffers.masks)
        actions = np.argmax(log_p + random.gumbel(size=log_p.shape), 1)  # sample from these probabilities
        for name, column in zip(
            columns, (buffers.observations, buffers.masks, actions, log_p[each, actions], values), strict=True
        ):
            columns[name].append(column.copy())
        seats = np.array([table.seat for table in batch.tables])
        batch.step(actions)
        paid.append(buffers.rewards[each, seats])
        ends.append(buffers.ends.copy())
        ended += [(100 * paid[-1][row], victory(batch, int(row), seats[row])) for row in np.flatnonzero(buffers.ends)]
    _, _, last = learner.forward(buffers.observations, buffers.masks)
    values = np.array([*columns["values"], last])
    goes_on = ~np.array(ends)
    advantages = np.array(paid) + values[1:] * goes_on - values[:-1]
    for step in reversed(range(STEPS - 1)):  # generalised advantage estimation, without a discount
        advantages[step] += LAMBDA * advantages[step + 1] * goes_on[step]
    parts = [*list(columns.values())[:4], list(advantages), list(advantages + values[:-1])]
    return Rows(*(np.concatenate(part) for part in parts)), ended


def victory(batch: Batch, row: int, seat: int) -> float:
    """Return the seat's share of the victory in a game that the last step has ended."""
    result = batch.results[row]
    assert result
    return float(result["winners"][seat] / result["winners"].sum())


def lessons(encoder: CompactEncoder, teacher: str, tiles: int, seed: int) -> tuple[Array, ...]:
    """Play a game between teachers. Return observations, masks, choices and final leads."""
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


@dataclass
class Run:
    """The state of a training, from which it can continue."""

    learner: Learner
    random: np.random.Generator
    teaching_random: np.random.Generator  # chooses the games of the teacher that are replayed
    earlier_seconds: float = 0  # before the last interruption
    started: float = field(default_factory=time.monotonic)
    imitated: int = 0  # games of the teacher
    stored_games: list[tuple[Array, ...]] = field(default_factory=list)
    batch: Batch | None = None  # None while it imitates
    steps: int = 0
    ended: list[tuple[float, float]] = field(default_factory=list)
    curve: list[dict[str, Any]] = field(default_factory=list)

    @property
    def seconds(self) -> float:
        return self.earlier_seconds + time.monotonic() - self.started


class Checkpoints:
    """The checkpoint of one command: a pickled run. It contains code, so load only your own."""

    def __init__(self, policy_file: str | None, command: dict[str, Any]) -> None:
        self.file = Path(f"{policy_file}.checkpoint") if policy_file else None
        self.command = {"version": version("nasrid"), **command}
        self.saved_at = time.monotonic()

    def load(self) -> Run | None:
        """Return the interrupted run of the same command, if there is one."""
        if not (self.file and self.file.exists()):
            return None
        with gzip.open(self.file) as stream:
            if pickle.load(stream) != self.command:
                raise SystemExit(f"{self.file} belongs to another command; delete it to start again")
            run: Run = pickle.load(stream)
        return replace(run, started=time.monotonic())

    def save(self, run: Run) -> None:
        """Save the run, unless the last checkpoint is recent. An interruption leaves the last checkpoint intact."""
        if not self.file or time.monotonic() - self.saved_at < CHECKPOINT_SECONDS:
            return
        unfinished = self.file.with_suffix(".unfinished")
        with gzip.open(unfinished, "wb", compresslevel=1) as stream:
            pickle.dump(self.command, stream)
            pickle.dump(replace(run, earlier_seconds=run.seconds), stream)
        unfinished.replace(self.file)
        self.saved_at = time.monotonic()

    def remove(self) -> None:
        if self.file:
            self.file.unlink(missing_ok=True)


def learn_to_imitate(run: Run, table: dict[str, Any], arguments: argparse.Namespace) -> None:
    """Imitate the next games and replay earlier ones, because playing takes longer than learning."""
    learner, random, teacher, done = run.learner, run.teaching_random, arguments.teacher, run.imitated
    seeds = range(arguments.seed * 10**6 + done, arguments.seed * 10**6 + done + NEW_GAMES)
    new = [lessons(learner.encoder, teacher, table.get("tiles", 0), seed) for seed in seeds]
    again = [run.stored_games[place] for place in random.permutation(len(run.stored_games))]
    run.stored_games = [*run.stored_games, *new][-MAX_STORED_GAMES:]
    rate = RATE * max(MIN_RATE_SHARE, 1 - done / arguments.imitate)
    alike = study(learner, new, rate, random)
    if again:
        study(learner, again[: REPLAYED_PER_NEW * NEW_GAMES], rate, random)
    run.imitated += NEW_GAMES
    print(f"{run.seconds:4.0f} s, {run.imitated} games of {teacher}: {alike:.1%} alike", flush=True)


def start_practice(run: Run, table: dict[str, Any], arguments: argparse.Namespace) -> Batch:
    """Deal the first games against the opponent, with a fresh optimiser."""
    run.stored_games = []
    run.learner.means, run.learner.squares = ([np.zeros_like(one) for one in run.learner.weights] for _ in range(2))
    run.learner.steps = 0
    run.batch = Batch(TABLES, **table | {"opponents": arguments.against})
    run.batch.reset(arguments.seed)
    return run.batch


def practise(run: Run, table: dict[str, Any], arguments: argparse.Namespace) -> None:
    """Play steps at all tables, learn from them and extend the curve."""
    batch = run.batch or start_practice(run, table, arguments)
    rate = RATE * max(MIN_RATE_SHARE, 1 - run.steps / arguments.steps) / (3 if arguments.imitate else 1)
    rows, new = play(run.learner, batch, run.random)
    run.ended += new
    run.steps += len(rows.actions)
    spread = rows.advantages.std() + 1e-8
    rows = rows._replace(advantages=(rows.advantages - rows.advantages.mean()) / spread)
    for _ in range(PASSES):
        order = run.random.permutation(len(rows.actions))
        for part in np.array_split(order, len(order) // ROWS):
            run.learner.improve(Rows(*(column[part] for column in rows)), rate)
    margin, won = np.mean(run.ended[-200:] or [(0, 0)], axis=0)
    point = {"seconds": round(run.seconds), "steps": run.steps, "games": len(run.ended)}
    run.curve.append(point | {"won": round(float(won), 3), "points_ahead": round(float(margin), 1)})
    print(
        f"{point['seconds']:4} s, {run.steps} steps, {len(run.ended)} games: {won:.1%}, {margin:+.1f} points",
        flush=True,
    )


def study(learner: Learner, games: list[tuple[Array, ...]], rate: float, random: np.random.Generator) -> float:
    """Learn once from all choices of these games. Return the mean probability of the same choice."""
    seen, masks, actions, returns = (np.concatenate(column) for column in zip(*games, strict=True))
    parts = np.array_split(random.permutation(len(seen)), max(1, len(seen) // 256))
    chosen = [learner.imitate(seen[part], masks[part], actions[part], returns[part], rate) for part in parts]
    return float(np.mean(chosen))


def compare(policy: TrainedPolicy, table: dict[str, Any], against: str, games: int, seed: int) -> dict[str, Any]:
    """Play new games, each deal once in each seat."""
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
    table = {**ENVIRONMENTS[arguments.environment], **ENV_OPTIONS}
    about = {name: value for name, value in vars(arguments).items() if name not in ("save", "curve", "players")}
    if arguments.players:
        about["players"] = table["players"] = arguments.players
    checkpoints = Checkpoints(arguments.save, about)
    run = checkpoints.load() or new_run(table, arguments.seed)
    while run.imitated < arguments.imitate or run.steps < arguments.steps:
        if run.imitated < arguments.imitate:
            learn_to_imitate(run, table, arguments)
        else:
            practise(run, table, arguments)
            keep(arguments, run.learner, {"about": about, "curve": run.curve})
        checkpoints.save(run)
    policy = run.learner.policy(about)
    games = [compare(policy, table, opponent, arguments.games, 10**9) for opponent in arguments.opponents.split(",")]
    report = {"about": about, "curve": run.curve, "compared": games}
    keep(arguments, run.learner, report)
    checkpoints.remove()
    return report


def new_run(table: dict[str, Any], seed: int) -> Run:
    options = Options.of(**{name: value for name, value in table.items() if name not in ENV_OPTION_NAMES})
    random = np.random.default_rng(seed)
    return Run(Learner(options, random), random, np.random.default_rng(seed))


def keep(arguments: argparse.Namespace, learner: Learner, report: dict[str, Any]) -> None:
    """Save the policy and the report."""
    if arguments.save:
        save_policy(learner.policy(report["about"]), arguments.save)
    if arguments.curve:
        Path(arguments.curve).write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


def read_arguments(given: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train on one of the environments.")
    parser.add_argument("environment", choices=UNREDUCED)
    parser.add_argument("--players", type=int, help="the number of players (default: that of the environment)")
    parser.add_argument("--against", default="apprentice", help="the opponent (default: apprentice)")
    parser.add_argument("--steps", type=int, default=400_000, help="decisions to learn from")
    parser.add_argument("--imitate", type=int, default=0, metavar="GAMES", help="games of a bot to imitate first")
    parser.add_argument("--teacher", default="greedy", help="the bot to imitate (default: greedy)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="new games at the end, per opponent")
    parser.add_argument("--opponents", default="random,apprentice,greedy")
    parser.add_argument("--save", metavar="FILE", help="write the policy, for nasrid arena policy:FILE")
    parser.add_argument("--curve", metavar="FILE", help="write the learning curve and the comparison as JSON")
    return parser.parse_args(given)


if __name__ == "__main__":
    learn(read_arguments())

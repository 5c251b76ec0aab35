"""Train a player from scratch with masked PPO and self-play, all on one accelerator, in the style of PureJaxRL.

    python examples/jax_ppo.py --players 4 --checkpoint four.npz --log four.jsonl --export four-policy.npz

Repeat the command to continue from the checkpoint, exactly as if it had not stopped. The tables are in a second file
beside it (`four-tables.npz`); without that file, training continues at new tables. JAX_COMPILATION_CACHE_DIR=DIR saves
the compilation of later calls. The exported policy plays without JAX:

    nasrid evaluate policy:four-policy.npz --tasks alhambra
    nasrid arena policy:four-policy.npz greedy greedy greedy --games 400

At some tables the learner plays all seats. At the others it plays one, and earlier versions of it play the rest. Points
are rewarded when they are scored, as a margin over the mean of the opponents, and winning is rewarded at the end; both
are zero-sum. Each seat's decisions form one trajectory, although the seats decide in turn.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from nasrid.envs import ACTION_COUNT, CELL_START, Network, TrainedPolicy, describe_index, save_policy
from nasrid.envs.jax import (
    State,
    masks_and_observations,
    new_pool,
    observation_size,
    observe,
    replace_finished,
    step,
)

NEW_GAMES = 4096  # in the pool of new games
PAST_VERSIONS = 6
PAST_SHARE = 0.5  # of the tables, where past versions play all seats but one
MARGIN_REWARD = 0.5  # for a lead of 100 points
WIN_REWARD = 1.0  # shared by the winners
DISCOUNT, TRACE = 0.999, 0.95  # per decision of a seat
# Players who remove and exchange tiles forever never finish a game. These verbs are for when nothing else is legal.
AVOIDED = [index for index in range(ACTION_COUNT) if describe_index(index) in ("remove", "swap")]
AVOIDED_LOGIT = -30.0
CLIP, VALUE_WEIGHT, MAX_NORM = 0.2, 0.5, 1.0
MAX_CHECKPOINT_BYTES = 16 << 20
ROUNDED = ("means", "squares", "past")  # parts of the learner that a checkpoint stores with 16 bits

Array = Any
Parameters = Any  # a dict of lists of (weights, biases)


class Settings(NamedTuple):
    """Sizes and coefficients of the training."""

    players: int
    tables: int
    steps: int
    hidden: tuple[int, ...]
    minibatches: int
    epochs: int
    rate: float
    entropy: float
    remember_every: int
    seed: int


class Learner(NamedTuple):
    """Everything that training changes."""

    parameters: Parameters
    means: Parameters  # of the gradients, for Adam
    squares: Parameters
    updates: Array
    past: Parameters  # past policies, one per row
    past_count: Array


class Tables(NamedTuple):
    """The tables, and which of their seats learn."""

    states: State
    learns: Array  # (tables, players)


class Moves(NamedTuple):
    """What happened at each step and table."""

    observation: Array
    mask: Array
    index: Array
    likelihood: Array
    value: Array
    seat: Array
    rewards: Array  # (players,)
    ended: Array
    weight: Array  # 1 if the learner decided


# Networks


def new_layers(key: Array, sizes: Sequence[int], last_scale: float) -> list[tuple[Array, Array]]:
    """Return layers with orthogonal weights."""
    keys = jax.random.split(key, len(sizes) - 1)
    scales = [2**0.5] * (len(sizes) - 2) + [last_scale]
    make = jax.nn.initializers.orthogonal
    return [
        (make(scale)(key, (inputs, outputs), jnp.float32), jnp.zeros(outputs))
        for key, scale, inputs, outputs in zip(keys, scales, sizes[:-1], sizes[1:], strict=True)
    ]


def new_parameters(key: Array, settings: Settings) -> Parameters:
    """Return untrained networks."""
    policy_key, value_key = jax.random.split(key)
    size = observation_size(settings.players)
    *hidden, (weights, biases) = new_layers(policy_key, (size, *settings.hidden, ACTION_COUNT), 0.01)
    return {
        "policy": [*hidden, (weights, biases.at[jnp.array(AVOIDED)].set(AVOIDED_LOGIT))],
        "by_cell": jnp.float32(1.0),
        "value": new_layers(value_key, (size, *settings.hidden, 1), 1.0),
    }


def policy_of(parameters: Parameters) -> Parameters:
    return {name: parameters[name] for name in ("policy", "by_cell")}


def apply(layers: Sequence[tuple[Array, Array]], values: Array) -> Array:
    for weights, biases in layers[:-1]:
        values = jnp.tanh(values @ weights + biases)
    weights, biases = layers[-1]
    return values @ weights + biases


def logits_of(policy: Parameters, observation: Array, mask: Array) -> Array:
    """Return masked logits. The last piece of an observation is the gain at each cell."""
    logits = apply(policy["policy"], observation)
    cells = observation[..., -(ACTION_COUNT - CELL_START) :]
    logits = logits.at[..., CELL_START:].add(policy["by_cell"] * cells)
    return jnp.where(mask, logits, -1e9)


def value_of(parameters: Parameters, observation: Array) -> Array:
    return apply(parameters["value"], observation)[..., 0]


# Playing


def rewards_of(before: Array, after: Array, ended: Array) -> Array:
    """Return the rewards of a step by seat, given the scores before and after it."""
    players = after.shape[-1]

    def margin(points: Array) -> Array:
        mean = jnp.mean(points, -1, keepdims=True)
        return (points - mean) * players / (players - 1)

    wins = after == jnp.max(after, -1, keepdims=True)
    share = wins / jnp.sum(wins, -1, keepdims=True) - 1 / players
    return MARGIN_REWARD * margin(after - before) / 100 + WIN_REWARD * share * ended[..., None]


def choose_learning_seats(key: Array, tables: int, players: int) -> Array:
    share_key, seat_key = jax.random.split(key)
    has_past = jax.random.uniform(share_key, (tables, 1)) < PAST_SHARE
    seats = jax.random.randint(seat_key, (tables, 1), 0, players)
    return ~has_past | (seats == jnp.arange(players))


def play(
    key: Array, learner: Learner, opponent: Parameters, tables: Tables, pool: State, settings: Settings
) -> tuple[Tables, Moves, dict[str, Array]]:
    """Play some steps at all tables."""
    policy, players = policy_of(learner.parameters), settings.players

    def play_once(tables: Tables, key: Array) -> tuple[Tables, tuple[Moves, dict[str, Array]]]:
        states, learns = tables
        choice_key, step_key, pool_key, seat_key = jax.random.split(key, 4)
        masks, observations = masks_and_observations(states)
        seats = states.seat.astype(jnp.int32)
        is_learner = jnp.take_along_axis(learns, seats[:, None], 1)[:, 0]
        own = logits_of(policy, observations, masks)
        logits = jnp.where(is_learner[:, None], own, logits_of(opponent, observations, masks))
        indices = jax.random.categorical(choice_key, logits)
        likelihoods = jnp.take_along_axis(jax.nn.log_softmax(own), indices[:, None], 1)[:, 0]
        after = jax.vmap(step)(states, indices, jax.random.split(step_key, settings.tables))
        ended = after.has_ended
        scores = after.scores[:, :players].astype(jnp.float32)
        rewards = rewards_of(states.scores[:, :players].astype(jnp.float32), scores, after.is_over)
        moves = Moves(
            observations, masks, indices, likelihoods, value_of(learner.parameters, observations), seats, rewards,
            ended, is_learner.astype(jnp.float32),
        )  # fmt: skip
        alone = ended & ~jnp.all(learns, 1)
        wins = (scores == jnp.max(scores, 1, keepdims=True)) / jnp.sum(
            scores == jnp.max(scores, 1, keepdims=True), 1, keepdims=True
        )
        facts = {
            "games": jnp.sum(ended),
            "points": jnp.sum(jnp.where(ended[:, None] & learns, scores, 0)),
            "seats": jnp.sum(ended[:, None] & learns),
            "games_against_past": jnp.sum(alone),
            "wins_against_past": jnp.sum(jnp.where(alone[:, None] & learns, wins, 0)),
        }
        fresh = choose_learning_seats(seat_key, settings.tables, players)
        following = Tables(replace_finished(after, pool, pool_key), jnp.where(ended[:, None], fresh, learns))
        return following, (moves, facts)

    tables, (moves, facts) = jax.lax.scan(play_once, tables, jax.random.split(key, settings.steps))
    return tables, moves, jax.tree.map(jnp.sum, facts)


def advantages_of(values: Array, decides: Array, moves: Moves) -> tuple[Array, Array]:
    """Return the generalised advantage of each move over the decisions of its seat, and whether it is known.

    What follows the last decision of a seat is unknown, unless the seat decides next or the game has ended. The value
    network has only seen observations of the seat that decides, so no other seat's value is used.

    Args:
        values: The value of each table for the seat that decides next.
        decides: That seat, as (tables, players).
        moves: The moves, as (steps, tables).
    """
    seats = jnp.arange(decides.shape[1])

    def back(carry: tuple[Array, Array, Array, Array], move: Moves) -> tuple[tuple[Array, ...], tuple[Array, Array]]:
        value, advantage, reward = (jnp.where(move.ended[:, None], 0, part) for part in carry[:3])
        is_known = carry[3] | move.ended[:, None]
        reward = reward + move.rewards
        is_mine = move.seat[:, None] == seats
        gain = reward + DISCOUNT * value - move.value[:, None] + DISCOUNT * TRACE * advantage
        gain = jnp.where(is_known, gain, 0)
        following = (
            jnp.where(is_mine, move.value[:, None], value),
            jnp.where(is_mine, gain, advantage),
            jnp.where(is_mine, 0, reward),
            is_known | is_mine,
        )
        return following, (jnp.sum(jnp.where(is_mine, gain, 0), 1), jnp.any(is_mine & is_known, 1))

    start = jnp.where(decides, values[:, None], 0), jnp.zeros(decides.shape), jnp.zeros(decides.shape), decides
    _, (advantages, is_known) = jax.lax.scan(back, start, moves, reverse=True)
    return advantages, is_known


# Learning


def loss_of(parameters: Parameters, batch: tuple[Moves, Array, Array], entropy_weight: float) -> tuple[Array, Any]:
    """Return the loss of PPO with clipped ratios, and its parts."""
    moves, advantages, targets = batch
    logs = jax.nn.log_softmax(logits_of(parameters, moves.observation, moves.mask))
    likelihood = jnp.take_along_axis(logs, moves.index[..., None], -1)[..., 0]
    total = jnp.maximum(jnp.sum(moves.weight), 1)

    def mean(values: Array) -> Array:
        return jnp.sum(values * moves.weight) / total

    centre = mean(advantages)
    scaled = (advantages - centre) / (jnp.sqrt(mean((advantages - centre) ** 2)) + 1e-6)
    ratio = jnp.exp(jnp.where(moves.weight > 0, likelihood - moves.likelihood, 0))
    gain = mean(jnp.minimum(ratio * scaled, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * scaled))
    error = mean((value_of(parameters, moves.observation) - targets) ** 2)
    entropy = mean(-jnp.sum(jnp.where(moves.mask, jnp.exp(logs) * logs, 0), -1))
    divergence = mean(ratio - 1 - jnp.log(ratio))
    loss = -gain + VALUE_WEIGHT * error - entropy_weight * entropy
    return loss, {"entropy": entropy, "value_error": error, "divergence": divergence}


def adam(learner: Learner, gradients: Parameters, rate: float) -> Learner:
    """Return the learner after a step of Adam with clipped gradients."""
    norm = jnp.sqrt(sum(jnp.sum(leaf**2) for leaf in jax.tree.leaves(gradients)))
    gradients = jax.tree.map(lambda leaf: leaf * jnp.minimum(1, MAX_NORM / (norm + 1e-8)), gradients)
    updates = learner.updates + 1
    means = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, learner.means, gradients)
    squares = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, learner.squares, gradients)
    parameters = jax.tree.map(
        lambda leaf, mean, square: (
            leaf - rate * (mean / (1 - 0.9**updates)) / (jnp.sqrt(square / (1 - 0.999**updates)) + 1e-5)
        ),
        learner.parameters,
        means,
        squares,
    )
    return learner._replace(parameters=parameters, means=means, squares=squares, updates=updates)


@partial(jax.jit, static_argnames="settings", donate_argnums=(1, 2))
def train(
    key: Array, learner: Learner, tables: Tables, pool: State, settings: Settings
) -> tuple[Learner, Tables, dict[str, Array]]:
    """Play and learn once."""
    play_key, opponent_key, learn_key = jax.random.split(key, 3)
    row = jax.random.randint(opponent_key, (), 0, jnp.maximum(learner.past_count, 1)) % PAST_VERSIONS
    opponent = jax.tree.map(lambda leaf: leaf[row], learner.past)
    tables, moves, facts = play(play_key, learner, opponent, tables, pool, settings)
    seats = tables.states.seat.astype(jnp.int32)
    values = value_of(learner.parameters, jax.vmap(observe)(tables.states, seats))
    advantages, is_known = advantages_of(values, seats[:, None] == jnp.arange(settings.players), moves)
    data = (moves._replace(weight=moves.weight * is_known), advantages, advantages + moves.value)

    def learn(learner: Learner, rows: Array) -> tuple[Learner, Any]:
        batch = jax.tree.map(lambda leaf: leaf[:, rows], data)
        gradients, parts = jax.grad(loss_of, has_aux=True)(learner.parameters, batch, settings.entropy)
        return adam(learner, gradients, settings.rate), parts

    keys = jax.random.split(learn_key, settings.epochs)
    rows = jnp.concatenate(
        [jax.random.permutation(key, settings.tables).reshape(settings.minibatches, -1) for key in keys]
    )
    learner, parts = jax.lax.scan(learn, learner, rows)
    return learner, tables, {**facts, **jax.tree.map(jnp.mean, parts)}


def remember(learner: Learner) -> Learner:
    """Add the policy to the past versions, in place of the oldest."""
    row = learner.past_count % PAST_VERSIONS
    past = jax.tree.map(lambda old, new: old.at[row].set(new), learner.past, policy_of(learner.parameters))
    return learner._replace(past=past, past_count=learner.past_count + 1)


# Files


def new_learner(key: Array, settings: Settings) -> Learner:
    parameters = new_parameters(key, settings)
    means, squares = (jax.tree.map(jnp.zeros_like, parameters) for _ in range(2))
    past = jax.tree.map(lambda leaf: jnp.stack([leaf] * PAST_VERSIONS), policy_of(parameters))
    return Learner(parameters, means, squares, jnp.int32(0), past, jnp.int32(0))


def rounded(learner: Learner) -> Learner:
    """Return the learner as a checkpoint stores it. Only the parameters keep all their bits, which saves space."""

    def round_all(tree: Parameters) -> Parameters:
        return jax.tree.map(lambda leaf: leaf.astype(jnp.bfloat16).astype(leaf.dtype), tree)

    return learner._replace(**{name: round_all(getattr(learner, name)) for name in ROUNDED})


def tables_file(checkpoint: Path) -> Path:
    """Return the file of the tables beside a checkpoint."""
    return checkpoint.with_name(f"{checkpoint.stem}-tables.npz")


def save(file: Path, learner: Learner, tables: Tables, settings: Settings, notes: dict[str, Any]) -> None:
    """Write a checkpoint of a rounded learner, and the tables."""
    arrays: dict[str, Any] = {"notes": np.array(json.dumps({"settings": settings._asdict(), **notes}))}
    for name in Learner._fields:
        for number, leaf in enumerate(jax.tree.leaves(getattr(learner, name))):
            is_half = name in ROUNDED
            arrays[f"{name}_{number}"] = np.asarray(leaf.astype(jnp.bfloat16)).view(np.uint16) if is_half else leaf
    leaves = jax.device_get(jax.tree.leaves(tables))
    rows = {f"tables_{number}": leaf for number, leaf in enumerate(leaves)}
    write(tables_file(file), {"updates": np.array(notes["updates"]), **rows})
    write(file, arrays)


def write(file: Path, arrays: dict[str, Any]) -> None:
    """Write arrays in one step."""
    new = file.with_name(f"new-{file.name}")
    np.savez_compressed(new, **arrays)
    if new.stat().st_size > MAX_CHECKPOINT_BYTES:
        raise SystemExit(f"{file} is larger than {MAX_CHECKPOINT_BYTES} bytes; use smaller layers or fewer tables")
    new.replace(file)


def load(file: Path, learner: Learner) -> tuple[Learner, dict[str, Any]]:
    """Read a checkpoint into a learner of the same shape."""
    with np.load(file) as archive:
        parts = {}
        for name in Learner._fields:
            leaves, shape = jax.tree.flatten(getattr(learner, name))
            stored = [archive[f"{name}_{number}"] for number in range(len(leaves))]
            halves = [leaf.view(jnp.bfloat16) if leaf.dtype == np.uint16 else leaf for leaf in stored]
            parts[name] = jax.tree.unflatten(
                shape, [jnp.asarray(half, leaf.dtype) for half, leaf in zip(halves, leaves, strict=True)]
            )
        return Learner(**parts), notes_of(archive)


def notes_of(archive: Any) -> dict[str, Any]:
    notes: dict[str, Any] = json.loads(str(archive["notes"]))
    return notes


def check_settings(file: Path, settings: Settings, names: Sequence[str]) -> None:
    """Stop if a checkpoint was made with other settings."""
    with np.load(file) as archive:
        stored = notes_of(archive)["settings"]
    wanted = json.loads(json.dumps(settings._asdict()))
    for name in names:
        if stored[name] != wanted[name]:
            raise SystemExit(f"{file} was trained with {name} = {stored[name]}, not {wanted[name]}")


def new_tables(key: Array, pool: State, settings: Settings) -> Tables:
    """Return tables with games of the pool."""
    states = jax.tree.map(lambda leaf: leaf[jnp.arange(settings.tables) % NEW_GAMES], pool)
    return Tables(states, choose_learning_seats(key, settings.tables, settings.players))


def load_tables(file: Path, tables: Tables, updates: int) -> Tables:
    """Return the tables in a file, or the given ones if the file is missing or of another moment."""
    if not file.exists():
        return tables
    with np.load(file) as archive:
        if int(archive["updates"]) != updates:
            return tables
        leaves, shape = jax.tree.flatten(tables)
        rows = [jnp.asarray(archive[f"tables_{number}"]) for number in range(len(leaves))]
    stored: Tables = jax.tree.unflatten(shape, rows)
    return stored


def export(file: Path, learner: Learner, players: int, notes: dict[str, Any]) -> None:
    """Write the policy for `policy:FILE`."""
    layers = [(np.asarray(weights), np.asarray(biases)) for weights, biases in learner.parameters["policy"]]
    network = Network(layers, "tanh", np.asarray(learner.parameters["by_cell"]))
    table = {"game": "alhambra", "players": players}
    save_policy(TrainedPolicy(network, table, observation="compact", metadata=notes), file)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=9, help="stop after this time, compilation included")
    parser.add_argument("--updates", type=int, default=10**9, help="stop after this many updates in all")
    parser.add_argument("--checkpoint", type=Path, required=True)
    parser.add_argument("--start", type=Path, help="if there is no checkpoint, begin with this one's networks")
    parser.add_argument("--log", type=Path, help="append the learning curve, one JSON object per line")
    parser.add_argument("--export", type=Path, help="write the policy at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=64, help="steps per table from one update to the next")
    parser.add_argument("--hidden", default="256,256", help="the sizes of the hidden layers")
    parser.add_argument("--minibatches", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--remember-every", type=int, default=50, help="updates from one past version to the next")
    parser.add_argument("--log-every", type=int, default=10)
    parser.add_argument("--save-every", type=int, default=100, help="updates from one checkpoint to the next")
    return parser.parse_args()


def main() -> None:
    start, arguments = time.perf_counter(), read_arguments()
    settings = settings_of(arguments)
    learner = new_learner(jax.random.key(settings.seed), settings)
    notes: dict[str, Any] = {"updates": 0, "steps": 0, "seconds": 0.0, "games": 0}
    if arguments.checkpoint.exists():
        check_settings(arguments.checkpoint, settings, Settings._fields)
        learner, notes = load(arguments.checkpoint, learner)
    elif arguments.start:
        check_settings(arguments.start, settings, ("players", "hidden"))
        learner, notes = load(arguments.start, learner)
    notes.pop("settings", None)
    seconds_before = notes["seconds"]
    facts: list[dict[str, Array]] = []
    pool = pool_of(settings, notes["updates"])
    tables = new_tables(key_of(settings, notes["updates"], "seats"), pool, settings)
    tables = load_tables(tables_file(arguments.checkpoint), tables, notes["updates"])

    def conclude() -> None:
        """Report the updates since the last report, and save."""
        nonlocal learner
        if facts:
            report(arguments, facts, notes)
            facts.clear()
        learner = rounded(learner)
        save(arguments.checkpoint, learner, tables, settings, notes)

    while notes["updates"] < arguments.updates and time.perf_counter() - start < 60 * arguments.minutes:
        key = key_of(settings, notes["updates"], "train")
        learner, tables, found = train(key, learner, tables, pool, settings)
        facts.append(found)
        notes["updates"] += 1
        notes["steps"] += settings.tables * settings.steps
        if notes["updates"] % settings.remember_every == 0:
            learner = jax.jit(remember)(learner)
            pool = pool_of(settings, notes["updates"])
        is_due = {name: notes["updates"] % getattr(arguments, f"{name}_every") == 0 for name in ("log", "save")}
        if any(is_due.values()):
            jax.block_until_ready(learner)
            notes["seconds"] = round(seconds_before + time.perf_counter() - start, 1)
        if is_due["log"]:
            report(arguments, facts, notes)
            facts.clear()
        if is_due["save"]:
            conclude()
    jax.block_until_ready(learner)
    notes["seconds"] = round(seconds_before + time.perf_counter() - start, 1)
    conclude()
    if arguments.export:
        about = {"program": "examples/jax_ppo.py", **settings._asdict(), **notes}
        export(arguments.export, learner, settings.players, about)


def settings_of(arguments: argparse.Namespace) -> Settings:
    hidden = tuple(map(int, arguments.hidden.split(",")))
    return Settings(**{**{name: getattr(arguments, name) for name in Settings._fields}, "hidden": hidden})


def key_of(settings: Settings, updates: int, purpose: str) -> Array:
    """Return a random key that depends only on the seed and the number of earlier updates."""
    key = jax.random.fold_in(jax.random.key(settings.seed), updates)
    return jax.random.fold_in(key, ("train", "seats", "pool").index(purpose))


def pool_of(settings: Settings, updates: int) -> State:
    """Return the new games. They are replaced whenever a version is remembered."""
    last_change = updates - updates % settings.remember_every
    return new_pool(key_of(settings, last_change, "pool"), NEW_GAMES, settings.players)


def report(arguments: argparse.Namespace, facts: list[dict[str, Array]], notes: dict[str, Any]) -> None:
    """Print and append one line of the learning curve."""
    rows = jax.device_get(facts)
    total = {name: float(sum(row[name] for row in rows)) for name in rows[0]}
    notes["games"] += int(total["games"])
    line = {
        **notes,
        "mean_points": round(total["points"] / max(total["seats"], 1), 2),
        "wins_against_past": round(total["wins_against_past"] / max(total["games_against_past"], 1), 4),
        **{name: round(total[name] / len(rows), 5) for name in ("entropy", "value_error", "divergence")},
    }
    print(json.dumps(line), flush=True)
    if arguments.log:
        with arguments.log.open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")


if __name__ == "__main__":
    main()

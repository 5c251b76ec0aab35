"""Training a net on labelled positions. Needs torch."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
import torch

from nasrid.bots.learned.features import Features
from nasrid.bots.learned.net import write_net

HIDDEN = (96, 32)
WITHIN = 4.0  # how much more a difference within one decision counts than the value itself
POINTS = 10.0  # a unit of the net's result
LARGEST_GROUP = 10


def load(folders: Sequence[Path], width: int) -> dict[str, Any]:
    found: dict[str, list[Any]] = {"rows": [], "standings": [], "values": [], "groups": [], "games": []}
    groups = games = 0
    for path in [path for folder in folders for path in sorted(folder.glob("*.rows"))]:
        rows = np.fromfile(path, np.float32).reshape(-1, width)
        if not len(rows):
            continue
        decisions = np.fromfile(path.with_suffix(".decisions"), np.int32)
        numbers = np.fromfile(path.with_suffix(".games"), np.int32)
        found["rows"].append(rows)
        found["standings"].append(np.fromfile(path.with_suffix(".standings"), np.float32))
        found["values"].append(np.fromfile(path.with_suffix(".values"), np.float32))
        found["groups"].append(decisions + groups)
        found["games"].append(numbers + games)
        groups += int(decisions[-1]) + 1
        games += int(numbers[-1]) + 1
    return {name: np.concatenate(parts) for name, parts in found.items()}


def orders_of_currencies(features: Features, width: int) -> np.ndarray[Any, Any]:
    """The columns, for every order of the four currencies."""
    orders = []
    for order in permutations(range(4)):
        columns = np.arange(width)
        for first, each in features.columns_of_currencies():
            for place, currency in enumerate(order):
                columns[first + place * each : first + (place + 1) * each] = first + currency * each + np.arange(each)
        orders.append(columns)
    return np.array(orders)


def train(
    folders: Sequence[Path],
    features: Features,
    width: int,
    card: dict[str, Any],
    seconds: float,
    seed: int = 0,
    hidden: Sequence[int] = HIDDEN,
    epochs: int = 10,
    before: Any = None,
) -> tuple[bytes, dict[str, float], Any]:
    """A net, how well it does on games that it was not trained on, and what the next training goes on from."""
    torch.manual_seed(seed)
    random = np.random.default_rng(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = load(folders, width)
    starts = np.flatnonzero(np.r_[True, np.diff(data["groups"]) != 0])
    sizes = np.diff(np.r_[starts, len(data["groups"])])
    place = np.arange(LARGEST_GROUP)[None, :]
    there = place < sizes[:, None]
    index = np.where(there, starts[:, None] + place, starts[:, None])
    games = data["games"][starts]
    held_out = np.isin(games, random.choice(np.unique(games), max(1, len(np.unique(games)) // 12), replace=False))

    rows = torch.tensor(data["rows"], device=device)
    standings = torch.tensor(data["standings"], device=device)
    values = torch.tensor(data["values"], device=device)
    index_of = torch.tensor(index, device=device)
    weight = torch.tensor(there, device=device).float()
    orders = torch.tensor(orders_of_currencies(features, width), device=device)
    training = torch.tensor(np.flatnonzero(~held_out), device=device)
    checking = torch.tensor(np.flatnonzero(held_out), device=device)

    mean, spread = rows.mean(0), rows.std(0)
    mean = torch.stack([mean[order] for order in orders]).mean(0)
    spread = torch.stack([spread[order] for order in orders]).mean(0).clamp_min(0.05)

    layers = torch.nn.ModuleList(
        torch.nn.Linear(before, after) for before, after in zip([width, *hidden], hidden, strict=False)
    ).to(device)
    end = torch.nn.Linear(hidden[-1], 1).to(device)
    straight = torch.nn.Linear(width, 1, bias=False).to(device)
    for parameter in (end.weight, end.bias, straight.weight):
        torch.nn.init.zeros_(parameter)
    if before is not None:
        mean, spread, known = before
        for part, state in zip((layers, end, straight), known, strict=True):
            part.load_state_dict(state)
    dropout = torch.nn.Dropout(0.1)
    parameters = [*layers.parameters(), *end.parameters(), *straight.parameters()]
    optimiser = torch.optim.AdamW(parameters, lr=2e-3, weight_decay=0.05)

    def correction(inputs: Any) -> Any:
        inputs = (inputs - mean) / spread
        units = inputs
        for layer in layers:
            units = dropout(torch.relu(layer(units)))
        return POINTS * (end(units) + straight(inputs)).squeeze(-1)

    def errors(group: Any, order: Any) -> tuple[Any, Any]:
        at, counted = index_of[group], weight[group]
        inputs = rows[at] if order is None else rows[at][:, :, order]
        error = (standings[at] + correction(inputs) - values[at]) * counted
        within = (error - error.sum(1, keepdim=True) / counted.sum(1, keepdim=True)) * counted
        return error, within

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def check() -> dict[str, float]:
        dropout.eval()
        total = within_total = before = count = 0.0
        for group in checking.split(8192):
            error, within = errors(group, None)
            at, counted = index_of[group], weight[group]
            plain = (standings[at] - values[at]) * counted
            plain = (plain - plain.sum(1, keepdim=True) / counted.sum(1, keepdim=True)) * counted
            total += float(error.pow(2).sum())
            within_total += float(within.pow(2).sum())
            before += float(plain.pow(2).sum())
            count += float(counted.sum())
        dropout.train()
        return {
            "error": (total / count) ** 0.5,
            "error within a decision": (within_total / count) ** 0.5,
            "the same without the net": (before / count) ** 0.5,
        }

    start, batch, step = monotonic(), 2048, 0
    steps = epochs * (len(training) // batch + 1)
    done = 0.0
    while done < 1:
        for group in training[torch.randperm(len(training), device=device)].split(batch):
            done = max(step / steps, (monotonic() - start) / seconds)
            if done >= 1:
                break
            for one in optimiser.param_groups:
                one["lr"] = 2e-3 * (0.02 + 0.49 * (1 + np.cos(np.pi * done)))
            error, within = errors(group, orders[random.integers(len(orders))])
            loss = (error.pow(2).sum() + WITHIN * within.pow(2).sum()) / (weight[group].sum() * POINTS**2)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            step += 1
    results = check() | {"rows": float(len(rows)), "epochs": step / (len(training) // batch + 1)}
    after = mean, spread, [part.state_dict() for part in (layers, end, straight)]
    return _written(card | {"results": results}, layers, end, straight, mean, spread), results, after


def _written(card: dict[str, Any], layers: Any, end: Any, straight: Any, mean: Any, spread: Any) -> bytes:
    """With the scale of the inputs in the first layer, and points as the result."""
    numbers: list[float] = []
    sizes = [straight.weight.shape[1]]
    with torch.no_grad():
        for number, layer in enumerate(layers):
            weights, added = layer.weight.double(), layer.bias.double()
            if number == 0:
                weights = weights / spread
                added = added - weights @ mean.double()
            numbers += weights.T.flatten().tolist() + added.tolist()
            sizes.append(len(added))
        direct = POINTS * straight.weight.double()[0] / spread
        numbers += direct.tolist()
        numbers += (POINTS * end.weight.double()[0]).tolist()
        numbers.append(float(POINTS * end.bias.double()[0] - direct @ mean.double()))
    return write_net(card | {"sizes": sizes}, numbers)

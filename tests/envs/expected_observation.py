"""The expected content of an observation, read slowly and simply from the position text."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from nasrid import Options
from nasrid.envs.decisions import Decisions
from nasrid.envs.observation.encoder import Observation
from nasrid.envs.observation.modules import BONUS_CARDS
from nasrid.envs.space import CARDS, TILE_START, describe_index
from tests.envs.walk import tile_word
from tests.properties.play import ALHAMBRA_BUILDINGS, GRANADA_BUILDINGS, even_names, piece

OF_GAME = {
    "alhambra": ALHAMBRA_BUILDINGS,
    "granada": GRANADA_BUILDINGS,
    "combined": ALHAMBRA_BUILDINGS + GRANADA_BUILDINGS,
}


def counted(values: np.ndarray, names: list[str], times: int = 1) -> Counter[str]:
    """Return a row of numbers as a count of each name."""
    whole = np.rint(values * times).astype(int)
    assert np.allclose(values * times, whole, atol=1e-5)
    return Counter({name: int(number) for name, number in zip(names, whole, strict=True) if number})


def tile_names(size: int, options: Options) -> list[str]:
    words = [describe_index(TILE_START + number).removeprefix("tile ") for number in range(252)]
    first = 108 if options.game == "alhambra" else 0
    return words[first : first + size]


def around(observation: Observation, seat: int) -> list[tuple[int, int]]:
    """Return the positions in the observation with their seats."""
    seats = len(observation["decider"])
    return [(place, (seat + place) % seats) for place in range(seats)]


def check_money(observation: Observation, lines: dict[str, str], seat: int) -> None:
    cards = list(CARDS)
    for place, other in around(observation, seat):
        hand = lines[f"seat {other} hand"].split()
        assert counted(observation["hands"][place], cards, 3) == Counter(hand)
        assert observation["hands_known"][place] == 1
        assert round(float(observation["hand_sizes"][place]) * 20) == len(hand)
    display = [counted(row, cards) for row in observation["display"]]
    assert [[*row] for row in display if row] == [[card] for card in lines["display"].split()]
    assert counted(observation["discard"], cards, 3) == Counter(lines["discard"].split())
    assert counted(observation["deck"], cards, 3) == Counter(c for c in lines["deck"].split() if c not in "AB")
    assert round(float(observation["deck_size"][0]) * 116) == len(lines["deck"].split())


def check_tiles(observation: Observation, lines: dict[str, str], seat: int, options: Options) -> None:
    names = tile_names(observation["bag"].size, options)
    for place, other in around(observation, seat):
        for name, line in (("reserves", "reserve"), ("unplaced", "to place")):
            tiles = map(tile_word, lines[f"seat {other} {line}"].split())
            assert counted(observation[name][place], names) == Counter(tiles)
        assert np.array_equal(observation["cities"][place], planes(lines[f"seat {other} city"], options))
    if options.players == 2:
        assert counted(observation["dirk"], names) == Counter(map(tile_word, lines["dirk tiles"].split()))
    backs = [name for name, even in even_names(options).items() if even in lines["granada bag"].split()]
    huts = [hut for pile in lines.get("huts", "").split("/") for hut in pile.split()[1:]]
    hidden = Counter(map(tile_word, [*lines["alhambra bag"].split(), *backs, *huts]))
    assert counted(observation["bag"], names) == hidden
    for row, name in zip(observation["site"], lines["site"].split(), strict=True):
        assert np.allclose(row, features(name, options) if name != "-" else 0)


def features(name: str, options: Options) -> list[float]:
    tile = piece(name)
    buildings = [float(building == tile.building) for building in OF_GAME[options.game]]
    return [1.0, *buildings, tile.price / 13, *(float(side in tile.borders) for side in "NESW")]


def planes(city: str, options: Options) -> np.ndarray:
    """Return the planes of a city in notation."""
    hut = "huts" in options.modules
    found = np.zeros((len(OF_GAME[options.game]) + 6 + hut, 21, 21), np.float32)
    found[0, 10, 10] = 1
    for word in city.split():
        name, _, cell = word.partition("@")
        x, y = map(int, cell.split(","))
        if max(abs(x), abs(y)) <= 10:
            row = features(name.rstrip("*"), options) + [float(name.startswith("hut-"))] * hut
            found[1:, y + 10, x + 10] = row[1:]
            found[0, y + 10, x + 10] = name.endswith("*")
    return found


def check_numbers(observation: Observation, lines: dict[str, str], seat: int, decisions: Decisions) -> None:
    modules = decisions.game.options.modules
    agenda = lines["agenda"].split("; ")
    step, *words = agenda[0].split()
    asked = words[0].split(",") if step in ("vizier_window", "reveal_round") else []
    for place, other in around(observation, seat):
        score = int(lines[f"seat {other} score"])
        assert observation["scores"][place] == pytest.approx(score / 100)
        assert observation["decider"][place] == (other == decisions.seat)
        assert observation["turn"][place] == (str(other) == lines["turn"])
        if "vizier" in modules:
            assert observation["viziers"][place] == (lines[f"seat {other} vizier"] == "yes")
        if "bonus" in modules:
            revealed, bonus = (lines[f"seat {other} {name}"].split() for name in ("revealed", "bonus"))
            known = bonus if other == seat else decisions.ledger.returned.get(other, ())
            assert counted(observation["revealed"][place], [*BONUS_CARDS]) == Counter(revealed)
            assert counted(observation["bonus"][place], [*BONUS_CARDS]) == Counter(known)
            assert observation["bonus_sizes"][place] == pytest.approx(len(bonus) / 10)
        assert observation["waiting"][place] == (str(other) in asked)
    assert observation["paid_exactly"][0] == (lines["exact"] == "yes")
    assert observation["scorings_held"].tolist() == [str(one) in lines["scorings held"].split() for one in (1, 2, 3)]
    assert observation["scorings_due"].tolist() == [f"score {one}" in agenda for one in (1, 2, 3)]
    assert observation["awards"].tolist() == [f"award {space}" in agenda for space in range(4)]
    steps = ["act", "place", "confirm", "vizier_window", "reveal_round"]
    assert observation["step"].tolist() == [one == step for one in steps]
    ending, within_turn = "end_game" in agenda, "refill_display" in agenda
    due = bool(observation["scorings_due"].any())
    assert observation["phase"].tolist() == [within_turn, not within_turn and not ending, due, ending]
    bags = [lines[f"{kind.name.lower()} bag"].split() for kind in decisions.game.options.tile_sets]
    assert np.allclose(observation["bag_sizes"] * 54, list(map(len, bags)))
    if "marker" in observation:
        assert observation["marker"][0] == (lines["marker"] == "odd")
    if "second_card_aside" in observation:
        assert observation["second_card_aside"][0] == (lines["second scoring card aside"] == "yes")
    assert np.allclose(observation["piles"] * 24, [*decisions.view(seat).piles, 0, 0, 0, 0, 0][:5])
    if "huts" in modules:
        for row, pile in zip(observation["huts"], lines["huts"].split("/"), strict=True):
            walls = [side in piece(pile.split()[0]).borders for side in "NESW"] if pile.split() else [0] * 4
            assert np.allclose(row, [len(pile.split()) / 5, *walls])

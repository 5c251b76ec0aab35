"""The compiled and the interpreted engine play the same games and give the same answers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import nasrid
from nasrid import Options
from nasrid.rules.city.city import City
from nasrid.rules.city.integer_plan import IntegerPlan
from nasrid.rules.city.plan import NO_CELL, Plan
from nasrid.rules.pieces.components import Face
from tests.compiled.fingerprints import OPTION_SETS
from tests.properties.play import few_moats, game_after

ROOT = Path(__file__).parents[2]
both = pytest.mark.skipif(not nasrid.is_compiled, reason="nothing is compiled here, so there is nothing to compare")


def playing(pure: bool) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.compiled.fingerprints"]
    environment = os.environ | ({"NASRID_PURE": "1"} if pure else {})
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


@both
def test_random_games_with_all_options_are_equal() -> None:
    interpreted, compiled = [process.communicate()[0].splitlines() for process in (playing(True), playing(False))]
    assert len(compiled) == len(OPTION_SETS) == 280
    assert compiled == interpreted


def cities(game: str) -> Iterator[tuple[City, list[Face]]]:
    """Yield cities of random games, some of them very long, with faces that could be built."""
    for seed in range(6):
        options = Options(game=game, players=2 + seed % 3, granada_tiles=few_moats() if seed % 2 else None)
        for actions in (20, 90, 200, 3000):
            state = game_after(options, seed, actions).state
            faces = list(options.components.faces.values())
            for player in state.players:
                yield player.city, [*filter(None, state.site), *player.reserve, *faces][:24]


def on_integers(city: City) -> Plan:
    plan: Plan = IntegerPlan(city.grid, (0, 0), (0, 0, 0, 0), 0)
    for cell, face in city.tiles.items():
        plan = plan.with_tile(face, city.grid.index_of(cell), cell in city.starts)
    return plan


def answers(plan: Plan, city: City, faces: list[Face]) -> list[object]:
    """Return the answers to every question that a plan can answer."""
    numbers = [city.grid.index_of(cell) for cell in city.tiles]
    found: list[object] = [plan.removable(), plan.reachable_cell_count(), plan.would_split(NO_CELL)]
    found += [plan.border_edges(0), plan.border_edges(1), plan.stretch_edges()]
    found += [plan.border_length(0), plan.border_length(1), plan.stretch_length()]
    found += [(plan.can_remove(number), plan.would_split(number)) for number in numbers]
    for face in faces:
        is_first = city.is_first(face)
        found += [plan.buildable(face, is_first), plan.swappable(face)]
        found += [
            (plan.can_build(face, is_first, number), plan.can_swap(face, number)) for number in (NO_CELL, *numbers)
        ]
    return found


@both
@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
def test_plans_on_limbs_and_on_integers_agree(game: str) -> None:
    seen = set()
    for city, faces in cities(game):
        plan, other = city.plan, on_integers(city)
        seen.add((type(plan).__name__, city.grid.stride))
        assert answers(plan, city, faces) == answers(other, city, faces)
        for face in faces[:6]:
            for number in city.buildable(face)[:4]:
                first = city.is_first(face)
                assert (
                    plan.with_tile(face, number, first).removable() == other.with_tile(face, number, first).removable()
                )
        for face in faces[:6]:
            for number in city.swappable(face)[:2]:
                after = answers(plan.with_face(face, number), city, faces[:3])
                assert after == answers(other.with_face(face, number), city, faces[:3])
        for number in city.removable()[:4]:
            assert answers(plan.without_tile(number), city, faces[:6]) == answers(
                other.without_tile(number), city, faces[:6]
            )
    assert seen == {("LimbPlan", 16)} if game == "alhambra" else {("LimbPlan", 16), ("LimbPlan", 32)} <= seen


def test_plans_are_equal_if_their_cities_look_alike() -> None:
    for game in ("alhambra", "combined"):
        plans = [city.plan for city, _ in cities(game)]
        keys = [
            (tuple(sorted((cell, face.borders, face.tile_set) for cell, face in city.tiles.items())))
            for city, _ in cities(game)
        ]
        for one, key in zip(plans[:20], keys, strict=False):
            assert [one == other for other in plans] == [key == other for other in keys]
            assert all(hash(one) == hash(other) for other in plans if one == other)

"""Paths: every legal action has one, none is a prefix of another, and every index has one meaning."""

from __future__ import annotations

from collections import defaultdict
from hashlib import sha256
from itertools import pairwise

import pytest

from nasrid import Options
from nasrid.envs.decisions import Decisions
from nasrid.envs.space import ACTION_COUNT, INDEX_RANGES, TILE_START, describe_index, tile_number
from nasrid.rules.table.actions import Build, Buy, TakeMoney
from tests.envs.walk import INDEX, Indices, path_of, some_moments
from tests.positions import table
from tests.properties.play import COMBINATIONS, few_moats, name_of, open_huts


@pytest.mark.parametrize("base", COMBINATIONS, ids=name_of)
def test_paths_lead_only_to_their_actions(base: Options) -> None:
    """The tree of choices is exactly the tree of the legal actions' paths."""
    for decisions in some_moments(base):
        assert decisions.seat is not None
        view = decisions.view(decisions.seat)
        paths = {path_of(view, action): action for action in view.legal_actions}
        assert len(paths) == len(view.legal_actions)
        # no path is a prefix of another
        assert all(long[: len(short)] != short for short, long in pairwise(sorted(paths)))
        assert not decisions.actions_outside_window
        ahead: defaultdict[Indices, set[int]] = defaultdict(set)
        for path in paths:
            for depth, index in enumerate(path):
                ahead[path[:depth]].add(index)
        for path, action in paths.items():
            assert decisions.path_of(action) == path
            walk = decisions.copy()
            for depth, index in enumerate(path):
                assert walk.prefix == path[:depth]
                assert walk.legal_indices() == sorted(ahead[path[:depth]])
                events = walk.step(index)
                assert (events is None) == (depth + 1 < len(path))
            assert walk.game.actions == (*decisions.game.actions, action)


def test_every_index_has_one_meaning() -> None:
    assert ACTION_COUNT == 771
    assert len(INDEX) == ACTION_COUNT
    assert [index for section in INDEX_RANGES for index in section.indices] == list(range(ACTION_COUNT))
    for wrong in (-1, ACTION_COUNT):
        with pytest.raises(ValueError, match="indices are 0 to 770"):
            describe_index(wrong)


def test_meanings_of_indices_are_pinned() -> None:
    """Changing a meaning requires a new version of the environments."""
    some = {0: "take", 12: "reveal", 13: "card 1 of the display", 27: "cards 1 2 3 4 of the display"}
    some |= {28: "the Alhambra tile of the yellow space", 35: "the Granada tile of the orange space"}
    some |= {36: "card y1", 71: "card o9", 72: "card by", 77: "card oy", 78: "tile arena2", 185: "tile district13"}
    some |= {186: "tile pavilion2NEW", 239: "tile tower13E", 240: "tile hut-pavilion", 329: "tile hut-tower-ESW"}
    some |= {330: "cell -10,-10", 331: "cell -9,-10", 550: "cell 0,0", 770: "cell 10,10"}
    assert {index: describe_index(index) for index in some} == some
    assert sha256("\n".join(INDEX).encode()).hexdigest()[:16] == "2c9c66afec0ce0a2"


@pytest.mark.parametrize(
    "options",
    [
        Options(modules=frozenset({"huts"})),
        Options.of(modules=["huts"], granada_tiles=few_moats(), worker_huts=open_huts()),
    ],
)
def test_every_tile_of_every_box_has_its_own_index(options: Options) -> None:
    faces = options.components.faces
    numbers = {name: tile_number(face) for name, face in faces.items()}
    assert len({*numbers.values()}) == len(faces)
    for name, number in numbers.items():
        assert name.startswith(describe_index(TILE_START + number).removeprefix("tile "))


def test_first_of_equal_display_cards_is_taken() -> None:
    decisions = Decisions(table(display="y2 b9 y2 g1"))
    takes = [action for action in decisions.view(0).legal_actions if isinstance(action, TakeMoney)]
    words = {describe_index(decisions.path_of(action)[1]).removesuffix(" of the display") for action in takes}
    assert words == {"card 1", "card 2", "card 4", "cards 1 3", "cards 1 4", "cards 1 3 4"}


def test_payment_starts_with_the_highest_card_and_ends_with_exchange_cards() -> None:
    decisions = Decisions(table(modules=["exchange"], site="- - tower11 -", hands=["b2 b9 y5 y9 by"]))
    paths = [decisions.path_of(action) for action in decisions.view(0).legal_actions if isinstance(action, Buy)]
    words = {" ".join(describe_index(index).removeprefix("card ") for index in path[2:]) for path in paths}
    assert words == {"b9 b2", "b9 y5 by", "b9 y9 by", "y9 b2 by", "y9 y5 by"}


def test_fee_of_a_turned_tile_comes_last() -> None:
    decisions = Decisions(table(game="granada", to_place=["school8N"], hands=["o1 o2 g9"], agenda="place 0"))
    builds = [action for action in decisions.view(0).legal_actions if isinstance(action, Build) and action.fee]
    fees = {tuple(map(describe_index, decisions.path_of(action)))[3:] for action in builds}
    assert fees == {("card g9",), ("card o2", "card o1")}

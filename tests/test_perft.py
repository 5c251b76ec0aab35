"""Game tree counts: the number of action sequences of a given length from fixed positions.

A changed count means that an action became legal or illegal, or that draws changed.
"""

import pytest

from nasrid import Game, Options
from tests.positions import table


def sequences(game: Game, depth: int) -> int:
    """Return the number of sequences of `depth` actions, including shorter ones that end the game."""
    if depth == 0 or game.is_over:
        return 1
    total = 0
    for action in game.legal_actions():
        after = game.copy()
        after.apply(action)
        total += sequences(after, depth - 1)
    return total


POSITIONS = {
    # Small enough to count by hand: b1, b2 or both; then the rest or nothing; then nothing.
    "two cards": table(site="tower13E tower12 tower11 tower11N", display="b1 b2"),
    "alhambra": table(
        cities=["garden6ESW@0,1 tower11@1,0", "chambers9S@0,1"],
        reserves=["pavilion3SW arcades8N", "tower12"],
        hands=["y7 y2 g5 g3 b1", "o9 b4 y1", "g9 g2"],
        site="arcades9 seraglio7W tower8NES chambers10",
        display="b1 o4 g2 y9",
        deck="b2 y3 A g4 o5 b6 g7 y8 o9 b3 B g1 o2 y5",
        bag="garden9E pavilion2NEW tower10W",
    ),
    "granada for two": table(
        game="granada",
        players=2,
        cities=["arena12@1,0 school8N@0,-1", "park12@0,1"],
        reserves=["hostel9W", "market2NES"],
        hands=["y4 y3 g1 g2 b6", "o3 b8"],
        site="arena4ES park3NSW library7SW hostel8E",
        display="y1 g2 b9 o9",
        deck="A g4 B y6 b7 o8",
        granada_bag="district12 hospital12 bath_house12 library12 market12 arena2NES school10S",
        marker="odd",
        dirk="market9E hospital3NES",
    ),
    "combined with all modules": table(
        game="combined",
        players=3,
        modules=["vizier", "exchange", "bonus", "huts"],
        cities=["tower11@0,-1 garden9E@1,0 bath_house2NEW*@2,0", "arcades8E@1,0", "garden10@0,1"],
        reserves=["hut-tower-N library2ESW", "hostel8E"],
        hands=["y7 y2 by g3 b5 b2", "b4 o6 y1", "g8 go o2"],
        bonus=["tower11 chambers10", "garden11", "garden10"],
        viziers=[False, True, True],
        site="tower9NE arena12 pavilion8 park3NSW seraglio9 school8N chambers11 hostel4SW",
        display="b1 gy o4 y2",
        deck="b3 A g4 o5 y3 b6 bo g7 y8",
        bag="garden12S tower10W pavilion7E",
        granada_bag="bath_house12 library12 market12",
        huts="hut-pavilion-N / hut-seraglio-S / / / / hut-tower-E hut-tower-W",
        removed_bonus="arcades9",
        aside=True,
    ),
    "combined at its end": table(
        game="combined",
        players=2,
        modules=["vizier"],
        cities=["garden9E@1,0", "arcades8E@1,0"],
        hands=["y7 y6 g3 b5", "b4 g3 o2 y1"],
        site="tower9NE arena12 pavilion8 park3NSW - school8N - hostel5ES",
        display="b1 o4 y2 g9",
        deck="B b2 b3",
        dirk="tower7NEW district2NES",
        held="1",
    ),
    "a new game for five": Game.new(Options(players=5, modules=frozenset({"vizier", "huts"}), ask_everyone=True), 1),
    "a new game for two": Game.new(Options(game="combined", players=2, confirm_turns=True), 2),
}
COUNTS = {
    "two cards": (3, 3, 3, 3),
    "alhambra": (18, 235, 1708, 25133),
    "granada for two": (14, 136, 1872, 19040),
    "combined with all modules": (32, 285, 1982, 10943),
    "combined at its end": (10, 33, 178, 1167, 9596),
    "a new game for five": (13, 42, 123, 324, 653, 1247),
    "a new game for two": (12, 46, 125, 589, 1476, 6252),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_number_of_action_sequences_is_known(name: str) -> None:
    counted = tuple(sequences(POSITIONS[name], depth) for depth in range(1, len(COUNTS[name]) + 1))
    assert counted == COUNTS[name]

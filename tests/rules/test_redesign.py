"""Redesigning the city (CORE-REDES, CORE-PLACE-04, AMB-E3..E7, AMB-E9)."""

import pytest

from nasrid.rules.table.events import TileBuilt, TileRemoved, TilesSwapped, TurnBegan
from tests.positions import do, legal, refused, table
from tests.rules.turns import BLANKS, kinds, midgame, seen, words


@pytest.mark.rule("CORE-REDES-01")
def test_a_tile_of_the_reserve_is_built_into_the_city() -> None:
    game = midgame(reserves=["tower11 garden10"])
    assert do(game, "build garden10 0,1")[0] == TileBuilt(0, "garden10", (0, 1), "reserve")
    assert seen(game, 0) == ["garden10@0,1"]
    assert words(game, "seat 0 reserve") == ["tower11"]


@pytest.mark.rule("CORE-REDES-02")
def test_a_tile_of_the_city_is_put_into_the_reserve() -> None:
    game = midgame(cities=["tower11@1,0 garden10@0,1"], reserves=["tower12"])
    assert do(game, "remove 1,0")[0] == TileRemoved(0, "tower11", (1, 0))
    assert seen(game, 0) == ["garden10@0,1"]
    assert words(game, "seat 0 reserve") == ["tower12", "tower11"]
    assert refused(midgame(cities=["", "tower11@1,0"]), "remove 1,0") == "CORE-REDES-02"


@pytest.mark.rule("CORE-REDES-03")
def test_an_incoming_tile_lies_exactly_where_the_outgoing_one_was() -> None:
    game = midgame(cities=["tower11@1,0 garden10@0,1"], reserves=["tower12 arcades9"])
    assert do(game, "swap 1,0 tower12")[0] == TilesSwapped(0, (1, 0), out="tower11", into="tower12")
    assert seen(game, 0) == ["tower12@1,0", "garden10@0,1"]
    assert sorted(words(game, "seat 0 reserve")) == ["arcades9", "tower11"]


@pytest.mark.rule("CORE-REDES-04", "AMB-E7", "CORE-TURN-06")
@pytest.mark.parametrize("redesign", ["build tower12 0,-1", "remove 1,0", "swap 1,0 tower12"])
def test_one_redesign_is_one_option_with_one_tile_or_pair(redesign: str) -> None:
    game = midgame(cities=["tower11@1,0 garden10@0,1"], reserves=["tower12 arcades9"])
    events = do(game, redesign)
    assert len([event for event in events if isinstance(event, (TileBuilt, TileRemoved, TilesSwapped))]) == 1
    assert events[-1] == TurnBegan(1)


@pytest.mark.rule("CORE-REDES-05")
@pytest.mark.parametrize(
    ("redesign", "rule"),
    [
        ("build arcades8E 0,1", "CORE-BUILD-02"),  # its east wall against an open edge
        ("build garden10N 3,1", "CORE-BUILD-04"),
        ("remove 1,0", "CORE-BUILD-03"),
        ("swap 1,0 arcades8E", "CORE-BUILD-02"),
        ("swap 2,0 garden10W", "CORE-BUILD-02"),
    ],
)
def test_after_a_redesign_the_whole_city_obeys_the_building_rules(redesign: str, rule: str) -> None:
    game = midgame(cities=["tower11@1,0 garden10@2,0 tower12@1,1"], reserves=["arcades8E garden10N garden10W"])
    assert refused(game, redesign) == rule


@pytest.mark.rule("CORE-REDES-06")
@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
def test_the_start_tile_is_never_removed_or_exchanged(game: str) -> None:
    tile = "park12" if game == "granada" else "tower11"
    start = table(game=game, reserves=[tile])
    assert refused(start, "remove 0,0") == "CORE-REDES-06"
    assert refused(start, f"swap 0,0 {tile}") == "CORE-REDES-06"


# The resulting city


@pytest.mark.rule("AMB-E3", "CORE-REDES-05", "CORE-BUILD-03")
def test_a_tile_that_is_the_only_way_to_others_stays() -> None:
    # The two below hang on the wall-less pair on the right: between 1,0 and 1,1 is a wall.
    game = midgame(cities=["seraglio8S@1,0 pavilion8@2,0 pavilion6N@1,1 seraglio9@2,1"])
    assert refused(game, "remove 2,0") == "CORE-BUILD-03"
    assert refused(game, "remove 2,1") == "CORE-BUILD-03"
    assert legal(game, "remove") == ["remove 1,1"]


@pytest.mark.rule("AMB-E3")
def test_a_tile_whose_removal_would_leave_a_hole_stays() -> None:
    around = ["1,-1", "2,-1", "0,-1", "2,0", "0,1", "1,1", "2,1", "1,0"]
    game = midgame(cities=[" ".join(f"{tile}@{cell}" for tile, cell in zip(BLANKS, around, strict=False))])
    assert refused(game, "remove 1,0") == "CORE-BUILD-05"
    assert "remove 2,0" in legal(game)


@pytest.mark.rule("AMB-E4")
def test_only_connecting_tile_may_be_swapped_because_the_result_counts() -> None:
    game = midgame(cities=["tower11@1,0 tower12@2,0"], reserves=["garden10N"])
    assert refused(game, "remove 1,0") == "CORE-BUILD-03"
    do(game, "swap 1,0 garden10N")
    assert seen(game, 0) == ["garden10N@1,0", "tower12@2,0"]


@pytest.mark.rule("AMB-E5")
def test_moving_a_tile_to_another_cell_takes_two_turns() -> None:
    game = midgame(players=2, cities=["tower11@1,0"])
    assert refused(game, "build tower11 0,1") == "CORE-REDES-01"
    assert do(game, "remove 1,0")[-1] == TurnBegan(1)
    do(game, "take y6", "build tower11 0,1")
    assert seen(game, 0) == ["tower11@0,1"]


@pytest.mark.rule("AMB-E6")
def test_no_swap_without_a_reserve_or_with_only_a_start_tile() -> None:
    no_reserve = midgame(cities=["tower11@1,0"])
    assert legal(no_reserve, "swap") == []
    assert refused(no_reserve, "swap 1,0 tower12") == "CORE-REDES-01"
    bare = midgame(reserves=["tower12"])
    assert legal(bare, "swap") == []
    assert refused(bare, "swap 1,0 tower12") == "CORE-REDES-02"


@pytest.mark.rule("AMB-E6")
def test_a_city_may_be_taken_apart_down_to_its_start_tile() -> None:
    game = midgame(cities=["tower11@1,0"])
    do(game, "remove 1,0")
    assert seen(game, 0) == []


@pytest.mark.rule("AMB-E9")
def test_reserves_and_their_visible_faces_are_public() -> None:
    game = table(game="granada", reserves=["market2NES", "arena3NEW park12"])
    for viewer in (None, 0, 1, 2):
        reserves = [[face.name for face in player.reserve] for player in game.view(viewer).players]
        assert reserves == [["market2NES"], ["arena3NEW", "park12"], []]


# A redesign after purchases


@pytest.mark.rule("TC-06", "CORE-PLACE-04", "CORE-TURN-05", "AMB-C4")
@pytest.mark.parametrize("order", [["garden8NW", "pavilion5NW"], ["pavilion5NW", "garden8NW"]])
def test_tiles_bought_before_a_redesign_are_placed_after_it(order: list[str]) -> None:
    game = midgame(
        site="garden8NW pavilion5NW arcades4NES chambers5NSW",
        hands=["y8 g5 y9 g9"],
        cities=["tower11@1,0"],
        reserves=["tower12"],
    )
    do(game, "buy garden8NW y8", "buy pavilion5NW g5")
    assert refused(game, "build garden8NW 0,-1") == "AMB-C4"
    assert kinds(do(game, "swap 1,0 tower12")) == ["TilesSwapped"]
    assert {action.split()[0] for action in legal(game)} == {"build", "reserve"}
    assert kinds(do(game, f"build {order[0]} 0,-1")) == ["TileBuilt"]
    assert words(game, "site")[:2] == ["-", "-"]
    assert kinds(do(game, f"reserve {order[1]}")) == ["TileReserved", "TileRevealed", "TileRevealed", "TurnBegan"]
    assert seen(game, 0) == [f"{order[0]}@0,-1", "tower12@1,0"]
    assert words(game, "seat 0 reserve") == ["tower11", order[1]]

"""Placing tiles and the building rules (CORE-PLACE, CORE-BUILD, AMB-E)."""

from itertools import permutations, product

import pytest

from nasrid import Game, Options
from tests.positions import do, legal, refused
from tests.rules.turns import BLANKS, grown, midgame, seen, words

ALL_TILES = [face.name for face in Options().components.alhambra]


def placing(tiles: str, city: str = "") -> Game:
    """Return a game in which seat 0 places these tiles."""
    return midgame(agenda="place 0; begin_turn 1", to_place=[tiles], cities=[city], site=None, bag="")


def blanks(cells: str) -> str:
    """Return a city of tiles without walls on these cells."""
    return " ".join(f"{tile}@{cell}" for tile, cell in zip(BLANKS, cells.split(), strict=False))


def cells_for(tile: str, city: str = "") -> set[str]:
    return {action.split()[2] for action in legal(placing(tile, city), "build")}


# Placing


@pytest.mark.rule("CORE-PLACE-01")
def test_acquired_tile_is_built_or_reserved() -> None:
    game = placing("tower11S")
    assert set(legal(game)) == {
        "build tower11S -1,0",
        "build tower11S 1,0",
        "build tower11S 0,1",
        "reserve tower11S",
    }
    built, reserved = game.copy(), game.copy()
    do(built, "build tower11S 0,1")
    assert (seen(built, 0), words(built, "seat 0 reserve")) == (["tower11S@0,1"], [])
    do(reserved, "reserve tower11S")
    assert (seen(reserved, 0), words(reserved, "seat 0 reserve")) == ([], ["tower11S"])
    assert refused(game, "reserve tower12") == "CORE-PLACE-01"
    assert refused(game, "build tower12 0,1") == "CORE-PLACE-01"


@pytest.mark.rule("CORE-PLACE-02")
def test_the_reserve_holds_any_number_of_tiles() -> None:
    game = placing(" ".join(ALL_TILES))
    do(game, *(f"reserve {tile}" for tile in ALL_TILES))
    assert len(game.view(None).players[0].reserve) == 54


@pytest.mark.rule("CORE-PLACE-03")
@pytest.mark.parametrize("order", list(permutations(["tower11", "tower12", "garden10"])))
def test_several_tiles_are_placed_one_by_one_in_any_order(order: tuple[str, ...]) -> None:
    game = placing("tower11 tower12 garden10")
    do(game, f"build {order[0]} 1,0", f"reserve {order[1]}")
    assert game.seat == 0
    do(game, f"build {order[2]} 2,0")
    assert seen(game, 0) == [f"{order[0]}@1,0", f"{order[2]}@2,0"]


# The five building rules


@pytest.mark.rule("CORE-BUILD-01", "TC-07")
@pytest.mark.parametrize(
    ("tile", "cells"),
    [
        ("pavilion6N", "0,-1 -1,0 1,0"),
        ("pavilion7E", "0,-1 0,1 1,0"),
        ("seraglio8S", "-1,0 0,1 1,0"),
        ("seraglio7W", "0,-1 -1,0 0,1"),
        ("pavilion2NEW", "0,-1"),
    ],
)
def test_a_tile_is_never_rotated(tile: str, cells: str) -> None:
    assert cells_for(tile) == set(cells.split())
    rotated = tile.rstrip("NESW") + "".join(
        sorted({"N": "E", "E": "S", "S": "W", "W": "N"}[s] for s in tile if s in "NESW")
    )
    assert refused(placing(tile), f"build {rotated} 1,0") == "CORE-PLACE-01"


@pytest.mark.rule("CORE-BUILD-02", "TC-08")
def test_touching_edges_are_both_walled_or_both_open() -> None:
    city = "garden10N@1,0 tower12@0,-1"
    assert refused(placing("tower11", city), "build tower11 1,-1") == "CORE-BUILD-02"  # open on its wall
    assert refused(placing("garden10W", city), "build garden10W 2,0") == "CORE-BUILD-02"  # wall on an open edge
    assert "1,-1" in cells_for("tower11S", city)  # wall on wall, and open towards 0,-1


@pytest.mark.rule("CORE-BUILD-02")
def test_every_neighbour_must_fit_not_only_one() -> None:
    city = "pavilion8@1,0 seraglio7W@1,-1"
    assert refused(placing("tower11", city), "build tower11 0,-1") == "CORE-BUILD-02"
    assert "0,-1" in cells_for("pavilion7E", city)


@pytest.mark.rule("CORE-BUILD-03", "TC-09")
def test_a_tile_behind_a_double_wall_cannot_be_reached_on_foot() -> None:
    assert refused(placing("seraglio8S", "pavilion6N@1,0"), "build seraglio8S 1,-1") == "CORE-BUILD-03"
    assert "1,-1" in cells_for("seraglio8S", "pavilion6N@1,0 pavilion8@0,-1")  # now there is a way round


@pytest.mark.rule("CORE-BUILD-04", "TC-10")
@pytest.mark.parametrize("cell", ["-1,-1", "2,1", "2,-1", "3,0", "9,-9"])
def test_a_tile_has_a_side_in_common_with_the_city_and_not_only_a_corner(cell: str) -> None:
    assert refused(placing("tower11", "tower12@1,0"), f"build tower11 {cell}") == "CORE-BUILD-04"


@pytest.mark.parametrize("cell", ["0,0", "1,0"])
def test_a_tile_lies_on_a_free_cell(cell: str) -> None:
    assert refused(placing("tower11", "tower12@1,0"), f"build tower11 {cell}") == "CORE-BUILD-04"


@pytest.mark.rule("CORE-BUILD-05", "TC-11")
def test_a_tile_that_encloses_an_empty_cell_is_refused() -> None:
    city = blanks("1,0 2,0 0,1 2,1 0,2 2,2")
    assert refused(placing("tower12", city), "build tower12 1,2") == "CORE-BUILD-05"
    assert "1,1" in cells_for("tower12", city)


@pytest.mark.rule("DT-07", "AMB-E1")
def test_an_open_corner_does_not_open_a_hole() -> None:
    city = blanks("1,0 2,0 2,1 0,1 0,2")
    assert refused(placing("tower12", city), "build tower12 1,2") == "CORE-BUILD-05"
    assert {"1,1", "2,2"} <= cells_for("tower12", city)


@pytest.mark.rule("DT-08", "AMB-E1", "CORE-BUILD-05")
def test_a_hole_of_two_cells_is_a_hole() -> None:
    city = blanks("1,0 2,0 3,0 0,1 3,1 0,2 2,2 3,2")
    assert refused(placing("tower12", city), "build tower12 1,2") == "CORE-BUILD-05"
    assert refused(placing("tower12", city), "build tower12 1,1") == "CORE-BUILD-05"  # it would shut 2,1 in
    assert "2,1" in cells_for("tower12", city)
    with pytest.raises(ValueError, match=r"encloses empty space .*CORE-BUILD-05"):
        placing("tower12", blanks("1,0 2,0 3,0 0,1 3,1 0,2 1,2 2,2 3,2"))


@pytest.mark.rule("DT-09", "AMB-E2")
def test_a_bay_may_be_open_on_one_side_but_not_only_at_a_corner() -> None:
    bay = blanks("0,1 0,2 1,0 2,0 2,1")
    assert cells_for("tower12", bay) >= {"1,1", "2,2"}
    assert refused(placing("tower12", bay), "build tower12 1,2") == "CORE-BUILD-05"


@pytest.mark.rule("AMB-E2")
def test_a_bay_that_no_tile_can_ever_fill_is_allowed() -> None:
    city = "seraglio8S@1,0 pavilion7E@0,1 pavilion8@2,0 seraglio7W@2,1"  # walls on three sides of 1,1
    others = [tile for tile in ALL_TILES if f"{tile}@" not in city]
    cells = cells_for(" ".join(others), city)
    assert "1,1" not in cells
    assert {"0,2", "2,2"} <= cells


@pytest.mark.rule("AMB-E1")
@pytest.mark.parametrize("seed", range(12))
def test_in_a_grown_city_no_two_tiles_touch_at_a_corner_only(seed: int) -> None:
    cells = set(grown(seed).view(None).players[0].city.tiles)
    assert len(cells) > 6
    for (x, y), (dx, dy) in product(cells, [(1, 1), (1, -1)]):
        if (x + dx, y + dy) in cells:
            assert cells & {(x + dx, y), (x, y + dy)}

"""The longest wall (ALH-WALL, AMB-G5..G9, AMB-G12) and the count of all borders (AMB-G7)."""

import pytest

from nasrid import Game
from nasrid.rules.pieces.components import borders_text
from tests.positions import table
from tests.reference import City, Piece, counted_edges, longest
from tests.rules.sheets import border, hold
from tests.rules.turns import grown

RING = (
    "pavilion5NW@-1,-1 pavilion6N@0,-1 seraglio4NE@1,-1 seraglio7W@-1,0 pavilion7E@1,0 "
    "pavilion3SW@-1,1 seraglio8S@0,1 pavilion4ES@1,1"
)


def wall(city: str, scoring: int = 1) -> tuple[str, int]:
    """Return the edges of the longest wall and its points."""
    return border(hold(scoring, game="alhambra", cities=[city]).sheets[-1], 0, "wall")


def as_reference(game: Game) -> City:
    """Return seat 0's city for the slow reference."""
    return {
        cell: Piece(face.tile_set.name.lower(), borders_text(face.borders))
        for cell, face in game.view(None).players[0].city.tiles.items()
    }


@pytest.mark.rule("ALH-WALL-01", "ALH-WALL-02", "ALH-WALL-03", "ALH-WALL-04", "TC-25", "DT-05", "AMB-G6")
def test_only_the_longest_outer_wall_counts_a_point_for_each_edge() -> None:
    city = "seraglio4NE@1,0 pavilion2NEW@0,-1 seraglio3ESW@1,1 pavilion4ES@0,1 pavilion3SW@-1,0"
    assert wall(city) == ("0,-1:NEW 0,1:S 1,0:NE 1,1:ES", 8)


@pytest.mark.rule("ALH-WALL-01")
def test_every_player_scores_their_own_longest_wall() -> None:
    game = hold(1, game="alhambra", cities=["pavilion2NEW@0,-1", "", "tower9ES@1,0"])
    assert [border(game.sheets[-1], seat, "wall")[1] for seat in range(3)] == [3, 0, 2]
    assert game.scores == (1 + 3, 0, 6 + 2)


@pytest.mark.rule("ALH-WALL-03", "AMB-G6")
def test_a_double_wall_between_two_tiles_gives_nothing() -> None:
    city = "seraglio8S@1,0 pavilion8@2,0 pavilion6N@1,1 seraglio9@2,1"
    assert wall(city) == ("", 0)


@pytest.mark.rule("AMB-G6")
def test_a_double_wall_does_not_lengthen_an_outer_wall() -> None:
    # The double wall between 1,0 and 2,0 ends where the outer wall above them begins.
    city = "seraglio4NE@1,0 chambers9W@2,0 pavilion8@1,1 seraglio9@2,1"
    assert wall(city) == ("1,0:N", 1)


@pytest.mark.rule("ALH-WALL-04", "AMB-G8")
def test_of_two_equally_long_walls_one_is_scored() -> None:
    assert wall("tower9NE@0,-1 garden8SW@0,1")[1] == 2


@pytest.mark.rule("AMB-G5")
@pytest.mark.parametrize(
    ("city", "edges", "points"),
    [
        ("garden10N@1,0 tower11N@2,0 arcades8N@3,0", "1,0:N 2,0:N 3,0:N", 3),  # straight on
        ("seraglio4NE@1,0", "1,0:NE", 2),  # round a convex corner
        ("pavilion7E@0,-1 garden10N@1,0", "0,-1:E 1,0:N", 2),  # round a concave corner
        ("garden8NW@0,-1 garden10N@1,0", "0,-1:NW", 2),  # no corner point in common
    ],
)
def test_outer_edges_are_linked_where_they_share_a_corner_point(city: str, edges: str, points: int) -> None:
    assert wall(city) == (edges, points)


@pytest.mark.rule("AMB-G8", "DT-06")
def test_all_edges_of_a_closed_ring_count() -> None:
    assert wall(RING)[1] == 12


@pytest.mark.rule("AMB-G9")
@pytest.mark.parametrize(("city", "points"), [("", 0), ("tower11@1,0", 0), ("tower13E@1,0", 1), ("tower8NES@1,0", 3)])
def test_a_wall_round_a_single_tile_counts_and_there_may_be_none(city: str, points: int) -> None:
    assert wall(city)[1] == points


@pytest.mark.rule("AMB-G12")
def test_each_of_the_three_scorings_counts_the_full_wall_again() -> None:
    game = table(cities=[RING], agenda="score 1; score 2; end_game")
    majorities = (1 + 2) + (8 + 9) + (16 + 17)  # pavilions and seraglios
    assert game.scores[0] == 3 * 12 + majorities


# The count of all borders


@pytest.mark.rule("AMB-G7", "AMB-G5")
@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
@pytest.mark.parametrize("seed", range(12))
def test_the_longest_border_of_a_grown_city_is_its_longest_trail(game: str, seed: int) -> None:
    played = grown(seed, game=game)
    city = as_reference(played)
    for shown in played.sheets[-1].borders:
        if shown.seat == 0:
            assert len(shown.edges) == longest(counted_edges(city, shown.name))
            assert shown.points == len(shown.edges) * (2 if shown.name == "stretch" else 1)

"""Cities as box art."""

from __future__ import annotations

import pytest

from nasrid.terminal.draw import draw_city, draw_tile
from nasrid.terminal.lines import DOUBLE, HEAVY, LIGHT, NONE, Arms, corner
from tests.positions import table


def drawn(city: str, game: str = "alhambra", marks: dict[tuple[int, int], str] | None = None, **how: int) -> str:
    view = table(game=game, cities=[city]).view(0)
    return "\n" + "\n".join(
        line.plain
        for line in draw_city(view.players[0].city, marks, how.get("width", 80), is_short=bool(how.get("low")))
    )


CITY = "garden10N@1,0 pavilion2NEW@0,-1 tower9ES@1,1 seraglio8S@0,1"


def test_walls_are_heavy_lines_and_open_sides_between_tiles_are_dotted() -> None:
    assert (
        drawn(CITY)
        == """
         0        1
    ┏━━━━━━━━┓
 -1 ┃Pavilion┃
    ┃2       ┃
    ┞┈┈┈┈┈┈┈┈╄━━━━━━━━┑
  0 │Fountain┊Garden  │
    │        ┊10      │
    ├┈┈┈┈┈┈┈┈┼┈┈┈┈┈┈┈┈┧
  1 │Seraglio┊Tower   ┃
    │8       ┊9       ┃
    ┕━━━━━━━━┷━━━━━━━━┛"""
    )


def test_choices_are_numbers_in_cells_and_corners_of_tiles() -> None:
    assert (
        drawn("garden10N@1,0", marks={(2, 0): "3", (0, 1): "4 12", (1, 0): "7"})
        == """
         0        1        2
    ┌────────┮━━━━━━━━┑
  0 │Fountain┊Garden  │  (3)
    │        ┊10   (7)│
    └────────┴────────┘
  1   (4 12)

"""
    )


def test_moats_are_double_lines() -> None:
    assert (
        drawn("bath_house2NEW@0,-1", "granada")
        == """
         0
    ╔════════╗
 -1 ║Bath ho.║
    ║2       ║
    ├┈┈┈┈┈┈┈┈┤
  0 │Alhambra│
    │        │
    └────────┘"""
    )


def test_stretch_and_first_granada_tile_are_marked() -> None:
    assert (
        drawn("tower13E@1,0 library3NSW*@2,0", "combined")
        == """
         0        1        2
    ┌────────┬────────┰════════╕
  0 │Fountain┊Tower   ▓Library │
    │        ┊13      ▓3 *     │
    └────────┴────────┸════════╛"""
    )


def test_short_drawing_uses_one_line_per_tile() -> None:
    assert (
        drawn("garden10N@1,0 chambers9W@-1,0", low=True)
        == """
        -1        0        1
    ┎────────┬────────┮━━━━━━━━┑
  0 ┃Chambe 9┊Fountain┊Garde 10│
    ┖────────┴────────┴────────┘"""
    )


@pytest.mark.parametrize(("width", "row"), [(32, "Fountain┊Garden  "), (31, "Fount┊Garde"), (20, "Fou┊Gar")])
def test_wide_city_has_narrower_tiles(width: int, row: str) -> None:
    picture = drawn("garden10N@1,0 chambers9W@-1,0", width=width)
    assert row in picture
    assert max(map(len, picture.splitlines())) <= width


def test_tile_of_the_site_is_drawn_with_its_walls() -> None:
    face = table().options.components.faces["tower9ES"]
    assert [line.plain for line in draw_tile(face)] == ["┌────────┒", "│Tower   ┃", "│9       ┃", "┕━━━━━━━━┛"]


@pytest.mark.parametrize(
    ("arms", "character"),
    [
        ((NONE, NONE, NONE, NONE), " "),
        ((NONE, LIGHT, LIGHT, NONE), "┌"),
        ((HEAVY, LIGHT, LIGHT, HEAVY), "╃"),
        ((HEAVY, HEAVY, HEAVY, HEAVY), "╋"),
        ((NONE, DOUBLE, LIGHT, NONE), "╒"),
        ((DOUBLE, DOUBLE, DOUBLE, DOUBLE), "╬"),
        ((LIGHT, NONE, NONE, NONE), "╵"),
    ],
)
def test_corners_join_lines_of_every_weight(arms: Arms, character: str) -> None:
    assert corner(arms) == character

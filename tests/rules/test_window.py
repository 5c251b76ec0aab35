"""The window of a city: a tile is evaluated on every legal cell before the window grows."""

from __future__ import annotations

import pytest

from nasrid import Options
from nasrid.rules.city.city import City
from nasrid.rules.city.grid import GRID_STRIDES, NEIGHBOUR_OFFSETS, START_CELL, get_grid
from nasrid.rules.city.plan import Plan
from nasrid.rules.pieces.components import FOUNTAIN

FACES = Options().components.faces
OPEN = FACES["tower12"]
OPEN_ON_ONE_SIDE = ("chambers5NSW", "pavilion2NEW", "arcades4NES", "seraglio3ESW")


def shape_of(plan: Plan) -> tuple[int, int, int]:
    return plan.border_length(0), plan.stretch_length(), plan.reachable_cell_count()


@pytest.mark.parametrize("offset", NEIGHBOUR_OFFSETS)
@pytest.mark.parametrize("stride", GRID_STRIDES[:2])
def test_tile_just_outside_the_window_has_the_shape_of_the_larger_window(offset: tuple[int, int], stride: int) -> None:
    reach = get_grid(stride).radius
    row = {(offset[0] * step, offset[1] * step): OPEN for step in range(1, reach + 1)}
    city = City.of({START_CELL: FOUNTAIN, **row}, (START_CELL, None))
    assert city.grid.stride == stride
    cell = offset[0] * (reach + 1), offset[1] * (reach + 1)
    fitting = [FACES[name] for name in OPEN_ON_ONE_SIDE if city.grid.index_of(cell) in city.buildable(FACES[name])]
    assert fitting
    for face in fitting:
        larger = city.build(face, cell)
        assert larger.grid.stride > stride
        assert shape_of(city.plan.with_tile(face, city.grid.index_of(cell), False)) == shape_of(larger.plan)

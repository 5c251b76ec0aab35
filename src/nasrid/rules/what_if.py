"""Trying a tile in a city before it is bought or placed. Cities are public, so nothing hidden is revealed."""

from nasrid.rules.city.building import check_build
from nasrid.rules.city.grid import Cell
from nasrid.rules.errors import NotationError
from nasrid.rules.game import Game
from nasrid.rules.pieces.components import Face
from nasrid.rules.quoting import quoted
from nasrid.rules.standing import standing_of
from nasrid.rules.table.piece_text import read_face
from nasrid.rules.table.scoring import SeatStanding


def legal_cells(game: Game, seat: int, tile: str) -> tuple[Cell, ...]:
    """Return the cells of a seat's city where the face with this name could be built now."""
    city = game.state.players[seat].city
    return tuple(city.grid.cells(city.buildable(_find_face(game, seat, tile))))


def standing_if_built(game: Game, seat: int, tile: str, cell: Cell) -> SeatStanding:
    """Return the seat's standing with this face at the cell, or raise IllegalActionError."""
    face, state = _find_face(game, seat, tile), game.state.copy()
    player = state.players[seat]
    check_build(player.city, face, cell)
    player.city = player.city.build(face, cell)
    return standing_of(state, seat)


def _find_face(game: Game, seat: int, tile: str) -> Face:
    """Return the face with this name. The seat's own tiles may come from a module, all others come from the box."""
    player = game.state.players[seat]
    faces = (face for face in (*player.unplaced, *player.reserve) if face.name == tile)
    face = next(faces, None) or read_face(tile, game.options)
    if face.tile_set not in game.options.tile_sets:  # the box also contains the tiles of the other game
        raise NotationError(f"there is no tile {quoted(tile)} in this game")
    return face

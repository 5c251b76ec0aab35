"""Cities: the tiles of a player, their faces and buildings."""

from nasrid.rules.city.city import City
from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import Building, Face, TileSet
from nasrid.rules.wire.source import attach_docstrings

__all__ = ["Building", "Cell", "City", "Face", "TileSet"]

attach_docstrings(globals())

"""The tiles, cards and indices of the base game as constant arrays, taken from the engine's components."""

from __future__ import annotations

from typing import Final

import numpy as np

from nasrid.envs.space import ALHAMBRA_TILES, CARD_START, CELL_START, PLACE_START, TAKE_START, TILE_START, VERB_INDEX
from nasrid.rules.pieces.components import BUILDINGS, TileSet
from nasrid.rules.pieces.lists import load_components, load_points
from nasrid.rules.pieces.money import CARD_COPIES, MONEY
from nasrid.rules.table.actions import Build, Buy, EndActions, Give, Remove, Reserve, Swap, TakeMoney
from nasrid.rules.turn.refill import DISPLAY_SIZE

# Tiles (CORE-COMP-09). A tile is its number from 0 to 53, in the order of its indices.
_FACES = load_components().alhambra
TILE_NUMBERS: Final = {face.name: number for number, face in enumerate(_FACES)}
TILE_COUNT: Final = len(_FACES)
BUILDING_COUNT: Final = len(BUILDINGS[TileSet.ALHAMBRA])
BUILDING_OF: Final = np.array([BUILDINGS[TileSet.ALHAMBRA].index(face.building) for face in _FACES], np.int8)
PRICES: Final = np.array([face.price for face in _FACES], np.int8)
WALLS: Final = np.array([face.borders for face in _FACES], np.int8)  # one bit per side: N, E, S, W
WALL_PATTERNS: Final = 16

# Cards (CORE-COMP-02). A money card is 9 * currency + value - 1; the scoring cards follow.
CURRENCY_COUNT: Final = 4
VALUE_COUNT: Final = 9
CARD_NUMBERS: Final = {card: number for number, card in enumerate(MONEY)} | {"A": 36, "B": 37}
MONEY_CARDS: Final = CURRENCY_COUNT * VALUE_COUNT
FIRST_SCORING_CARD: Final = MONEY_CARDS
VALUES: Final = np.arange(1, VALUE_COUNT + 1, dtype=np.int32)
CARD_VALUES: Final = np.tile(VALUES, CURRENCY_COUNT)
MAX_DECK_SIZE: Final = CARD_COPIES * MONEY_CARDS + 2
PLACES: Final = DISPLAY_SIZE  # of the display, and of the building site

# Points by scoring, rank and building; ranks without points have 0.
POINTS: Final = np.array(
    [
        [[dict(enumerate(load_points()[building][scoring])).get(rank, 0) for building in BUILDINGS[TileSet.ALHAMBRA]]
         for rank in range(3)]
        for scoring in range(3)
    ],
    np.int32,
)  # fmt: skip

# Indices
TAKE, BUY, BUILD, RESERVE, GIVE, REMOVE, SWAP, END = (
    VERB_INDEX[verb] for verb in (TakeMoney, Buy, Build, Reserve, Give, Remove, Swap, EndActions)
)
FIRST_TAKE, FIRST_PLACE, FIRST_CARD, FIRST_CELL = TAKE_START, PLACE_START, CARD_START, CELL_START
FIRST_TILE: Final = TILE_START + ALHAMBRA_TILES.start

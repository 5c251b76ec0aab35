"""The pieces of an observation: names, shapes, ranges, meanings and positions in the flat form.

Changing any piece requires a new version of the environments (docs/environments.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from nasrid.envs.observation.module_encoder import module_encoders
from nasrid.envs.observation.piece import Piece, flag_piece
from nasrid.envs.space import ACTION_COUNT, ALHAMBRA_TILES, CARDS, GRANADA_TILES, MODULE_TILES, WINDOW_WIDTH
from nasrid.rules.errors import OptionsError
from nasrid.rules.pieces.chance import PILE_COUNT
from nasrid.rules.pieces.components import BUILDINGS, SIDES, Building, TileSet
from nasrid.rules.pieces.money import CARD_COPIES, SITE_SPACES
from nasrid.rules.quoting import quoted
from nasrid.rules.table.options import Options
from nasrid.rules.table.scoring import SCORINGS
from nasrid.rules.table.state import STEPS, Step
from nasrid.rules.turn.refill import DISPLAY_SIZE

DECISION_STEPS = tuple(name for name, step in STEPS.members.items() if step.decider is not Step.decider)

# Divisors that scale the values, and limits of unbounded values.
HAND_SCALE: Final = 20
DECK_SCALE: Final = 116
PILE_SCALE: Final = 24
BAG_SCALE: Final = 54
PRICE_SCALE: Final = 13
BUILDING_SCALE: Final = 12
EDGE_SCALE: Final = 30
MAX_EDGE_VALUE: Final = 6
POINT_SCALE: Final = 100
MAX_POINT_VALUE: Final = 10.0
PREFIX_PIECE: Final = "prefix"


class Sizes:
    """The sizes of the pieces for a table with these options."""

    def __init__(self, options: Options) -> None:
        self.seats = options.players
        self.contenders = options.players + (options.players == 2)
        self.buildings: tuple[Building, ...] = tuple(b for kind in options.tile_sets for b in BUILDINGS[kind])
        self.tiles = _tiles(options)
        self.places = len(SITE_SPACES) * len(options.tile_sets)
        self.borders = 3 if len(options.tile_sets) == 2 else 1
        self.has_module_tiles = any(options.components.module_tiles.values())
        self.features = len(self.buildings) + 2 + len(SIDES)
        self.planes = self.features + self.has_module_tiles


def _tiles(options: Options) -> range:
    """Return the range of numbers of the tiles in play; they are contiguous (space.py)."""
    first = GRANADA_TILES if TileSet.GRANADA in options.tile_sets else ALHAMBRA_TILES
    last = ALHAMBRA_TILES if TileSet.ALHAMBRA in options.tile_sets else first
    if any(options.components.module_tiles.values()):
        last = MODULE_TILES
    return range(first.start, last.stop)


@lru_cache(maxsize=64)
def observation_pieces(options: Options) -> tuple[Piece, ...]:
    """Return all pieces of a full observation, in the order of the flat form.

    Args:
        options: The options of the table.
    """
    prefix = Piece(PREFIX_PIECE, (ACTION_COUNT,), "how often the observer has chosen each index in this decision", 3)
    return prefix, *number_pieces(options), *_array_pieces(options)


def without_pieces(all_pieces: tuple[Piece, ...], leave_out: Sequence[str]) -> tuple[Piece, ...]:
    """Return the pieces that are not in `leave_out`.

    Raises:
        OptionsError: A name is unknown, or no piece is left.
    """
    names = [piece.name for piece in all_pieces]
    if isinstance(leave_out, str):
        raise OptionsError(f"leave_out must be a list of pieces, not {quoted(leave_out)}")
    for name in leave_out:
        if name not in names:
            raise OptionsError(f"there is no piece {quoted(name)} to leave out; the pieces are {', '.join(names)}")
    left = tuple(piece for piece in all_pieces if piece.name not in leave_out)
    if not left:
        raise OptionsError("leave_out must not remove every piece")
    return left


def number_pieces(options: Options) -> Iterator[Piece]:
    """Yield the pieces that consist of a few numbers each."""
    sizes = Sizes(options)
    seats, contenders = sizes.seats, sizes.contenders
    yield flag_piece("decider", seats, "the seat that decides")
    yield flag_piece("turn", seats, "the seat whose turn it is, or was last")
    yield flag_piece("step", len(DECISION_STEPS), f"the step: {', '.join(DECISION_STEPS)}")
    yield flag_piece("phase", 4, "within a turn; between two turns; before a scoring; at the end of the game")
    yield flag_piece("waiting", seats, "the seats still to be polled")
    yield flag_piece("awards", len(SITE_SPACES), "the spaces whose tiles are still to be awarded")
    yield flag_piece("paid_exactly", 1, "an exact purchase was made in this turn")
    yield flag_piece("scorings_held", len(SCORINGS), "the scorings that took place")
    yield flag_piece("scorings_due", len(SCORINGS), "the scorings whose cards were drawn and that are due")
    yield Piece("scores", (contenders,), f"points / {POINT_SCALE}; at most {MAX_POINT_VALUE:g}", MAX_POINT_VALUE)
    yield flag_piece("hands_known", seats, "the hand is known exactly; otherwise its `hands` are 0")
    yield Piece("hand_sizes", (seats,), f"cards in hand / {HAND_SCALE}", 6)
    yield Piece("deck_size", (1,), f"cards in the deck / {DECK_SCALE}")
    yield Piece("piles", (PILE_COUNT,), f"remaining cards of each pile of the deck / {PILE_SCALE}, pile 1 first", 5)
    if options.game == "combined":
        yield flag_piece("second_card_aside", 1, "the second scoring card waits for the second deck")
    yield Piece("bag_sizes", (len(options.tile_sets),), f"tiles in the bags / {BAG_SCALE}")
    if TileSet.GRANADA in options.tile_sets:
        yield flag_piece("marker", 1, "the next Granada tiles show their odd faces")
    for module in module_encoders(options):
        yield from module.number_pieces()
    yield Piece("outside_window", (seats,), f"tiles of the city outside the window / {BAG_SCALE}", 3)


def _array_pieces(options: Options) -> Iterator[Piece]:
    sizes = Sizes(options)
    seats, contenders, cards, tiles = sizes.seats, sizes.contenders, len(CARDS), len(sizes.tiles)
    granada = len(BUILDINGS[TileSet.GRANADA])
    yield Piece("hands", (seats, cards), f"copies of each card / {CARD_COPIES}; for opponents, the counted cards")
    yield Piece("display", (DISPLAY_SIZE, cards), "1 for the card at each place")
    yield Piece("discard", (cards,), f"copies of each card / {CARD_COPIES}")
    yield Piece("deck", (cards,), f"copies / {CARD_COPIES} hidden in the deck or in unknown hands")
    yield Piece(
        "site", (sizes.places, sizes.features), f"by place: 1 for a tile; its building; price / {PRICE_SCALE}; borders"
    )
    yield Piece("bag", (tiles,), "hidden copies of each tile, in bags and piles; both faces for Granada", 5)
    yield Piece("reserves", (seats, tiles), "copies of each tile in the reserve", 3)
    yield Piece("unplaced", (seats, tiles), "copies of each acquired tile that is not placed yet", 3)
    if options.players == 2:
        yield Piece("dirk", (tiles,), "1 for each of Dirk's tiles")
    for module in module_encoders(options):
        yield from module.array_pieces()
    yield Piece(
        "buildings",
        (contenders, len(sizes.buildings)),
        f"count of each building at a scoring / {BUILDING_SCALE}: tiles, revealed bonus cards, huts",
        2,
    )
    if TileSet.GRANADA in options.tile_sets:
        yield Piece("highest_prices", (contenders, granada), f"highest price of each Granada building / {PRICE_SCALE}")
    yield Piece(
        "borders", (seats, sizes.borders), f"edges / {EDGE_SCALE} of the longest wall, moat, stretch", MAX_EDGE_VALUE
    )
    yield Piece(
        "cities",
        (seats, sizes.planes, WINDOW_WIDTH, WINDOW_WIDTH),
        f"by plane, row (y) and column (x): start tiles; each building; price / {PRICE_SCALE}; "
        "borders N, E, S, W; huts",
    )

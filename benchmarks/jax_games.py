"""Games of the engine as arrays: initial states, indices, and digests of everything that both engines must agree on.

A digest is a sum of mixed words modulo 2**32, one word per fact: "index 17 is legal", "tile 5 is in the city of seat 1
at cell 220", "the third card of the deck is card 12". The engine's sums only add what has changed; the JAX environment
computes them from its arrays (`jax_replay.py`). Nothing here computes with JAX, so many processes can record games.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np

from nasrid.bots import Bot, parse_bot_code
from nasrid.dealing import deal
from nasrid.envs import CompactEncoder, Decisions
from nasrid.envs.jax.pieces import (
    BUILD,
    BUY,
    CARD_NUMBERS,
    END,
    FIRST_CELL,
    MAX_DECK_SIZE,
    REMOVE,
    RESERVE,
    SWAP,
    TAKE,
    TILE_NUMBERS,
)
from nasrid.envs.jax.positions import state_of, step_of
from nasrid.envs.jax.state import BAG, CITY_OF, DIRK, NONE, RESERVE_OF, SITE, UNPLACED, State
from nasrid.envs.space import ACTION_COUNT, CELL_INDEX, CELL_START, WINDOW_RADIUS, WINDOW_WIDTH
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.money import Hand
from nasrid.rules.table.events import DeckReshuffled

# Kinds of facts. A word is the kind, a position (13 bits) and a value (13 bits).
LEGAL, TILE, DECK, ORDER, CARD_IN_HAND, DISCARDED, SHOWN, ON_SITE, SCORE, TABLE = range(10)
POSITION_BITS = VALUE_BITS = 13
CELL_CODES = 512  # a tile's value is its holder times this, plus its cell
CARDS_PER_SEAT = 64  # a card's position is its seat times this, plus its number
OVER_SEAT = 8  # instead of a seat, after the end
WORD_MASK = 0xFFFFFFFF
LEVELS = 4096  # an observed number is rounded to a multiple of 1 / LEVELS; no number is halfway between two


@cache
def mixed(word: int) -> int:
    """Return a word whose bits all depend on all bits of the given one (the finaliser of MurmurHash3)."""
    word ^= word >> 16
    word = word * 0x85EBCA6B & WORD_MASK
    word ^= word >> 13
    word = word * 0xC2B2AE35 & WORD_MASK
    return word ^ word >> 16


def fact(kind: int, position: int, value: int) -> int:
    """Return the mixed word of a fact."""
    return mixed((kind + 1 << POSITION_BITS | position) << VALUE_BITS | value)


LEGAL_WORDS = [fact(LEGAL, index, 1) for index in range(ACTION_COUNT)]


class TableDigest:
    """The digest of the pieces of a table. The sums of unchanged objects are reused."""

    def __init__(self, decisions: Decisions) -> None:
        self._known: dict[object, tuple[object, Any]] = {}
        tiles = [TILE_NUMBERS[face.name] for face in decisions.game.state.bags[0]]
        words = [fact(ORDER, tile, place) + _tile_word(tile, BAG) for place, tile in enumerate(tiles)]
        self._bag = [*accumulate(words, initial=0)]  # by the number of tiles left

    def of(self, decisions: Decisions) -> int:
        """Return the digest of all pieces, scores and the step."""
        table = decisions.game.state
        seat = OVER_SEAT if table.seat is None else table.seat
        held = [number in table.scorings_held for number in (1, 2)]
        facts = (table.turn, table.paid_exactly, step_of(table), seat, *held)
        total: int = sum([fact(TABLE, position, value) for position, value in enumerate(facts)])
        total += self._sum("deck", table.deck_cards, _deck_sums)[table.deck_size]
        total += self._bag[len(table.bags[0])]
        total += self._sum("discard", table.discard, _discard_sum)
        total += self._sum("shown", table.display, _display_sum)
        total += self._sum("site", table.site, _site_sum)
        if table.dirk:
            total += fact(SCORE, len(table.players), table.dirk.score)
            total += self._sum("dirk", table.dirk.tiles, _tiles_sum, DIRK)
        for number, player in enumerate(table.players):
            total += fact(SCORE, number, player.score)
            total += self._sum(("hand", number), player.hand, _hand_sum, number)
            total += self._sum(("reserve", number), player.reserve, _tiles_sum, RESERVE_OF + number)
            total += self._sum(("unplaced", number), player.unplaced, _tiles_sum, UNPLACED)
            total += self._sum(("city", number), player.city, _city_sum, number)
        return total & WORD_MASK

    def _sum(self, name: object, value: Any, count: Callable[..., Any], *owner: int) -> Any:
        known = self._known.get(name)
        if known is None or known[0] is not value:
            known = self._known[name] = value, count(value, *owner)
        return known[1]


def _deck_sums(cards: Sequence[str]) -> list[int]:
    """Return the sum of the first cards, by their number."""
    words = [fact(DECK, place, CARD_NUMBERS[card]) for place, card in enumerate(cards)]
    return [*accumulate(words, initial=0)]


def _discard_sum(cards: Sequence[str]) -> int:
    return sum([fact(DISCARDED, CARD_NUMBERS[card], 0) for card in cards])


def _display_sum(cards: Sequence[str]) -> int:
    return sum([fact(SHOWN, place, CARD_NUMBERS[card]) for place, card in enumerate(cards)])


def _hand_sum(hand: Hand, seat: int) -> int:
    return sum([fact(CARD_IN_HAND, CARDS_PER_SEAT * seat + CARD_NUMBERS[card], 0) for card in hand.cards])


def _tiles_sum(tiles: Sequence[Face], holder: int) -> int:
    return sum([_tile_word(TILE_NUMBERS[face.name], holder) for face in tiles])


def _tile_word(tile: int, holder: int, cell: int = NONE) -> int:
    return fact(TILE, tile, holder * CELL_CODES + cell + 1)


def _site_sum(site: Any) -> int:
    tiles = [(place, TILE_NUMBERS[face.name]) for place, face in enumerate(site) if face]
    return sum(fact(ON_SITE, place, tile) + _tile_word(tile, SITE) for place, tile in tiles)


def _city_sum(city: Any, seat: int) -> int:
    return sum(
        _tile_word(TILE_NUMBERS[face.name], CITY_OF + seat, CELL_INDEX[cell] - CELL_START)
        for cell, face in city.tiles.items()
        if face.building
    )


def observation_digest(observation: Any, words: Any) -> int:
    """Return the digest of an observation, rounded."""
    levels = np.rint(observation * LEVELS).astype(np.int64).astype(np.uint32)
    return int((levels * words).sum(dtype=np.uint32))


def observation_words(size: int) -> Any:
    """Return one word per number of an observation."""
    return np.array([mixed(position + 1) | 1 for position in range(size)], np.uint32)


# Ways to play: each returns the next index, given the legal ones

Chooser = Callable[[Decisions, list[int], random.Random], int]
MAX_INDICES = 1200  # of a game that is played in a special way; it is finished at random
USUAL_SHUFFLES = 40  # from then on, a game is finished at random, too
MAX_SHUFFLES = 64


def _any(decisions: Decisions, legal: list[int], choice: random.Random) -> int:
    return legal[int(choice.random() * len(legal))]


def _preferring(*verbs: int, share: float = 0.8) -> Chooser:
    """Prefer the verbs in this order."""

    def choose(decisions: Decisions, legal: list[int], choice: random.Random) -> int:
        if not decisions.prefix and choice.random() < share:
            for verb in verbs:
                if verb in legal:
                    return verb
        return _any(decisions, legal, choice)

    return choose


def _thin(decisions: Decisions, legal: list[int], choice: random.Random) -> int:
    """Build long thin cities, towards one side."""
    if legal[0] >= FIRST_CELL and choice.random() < 0.95:
        assert decisions.seat is not None
        side = (decisions.seat + len(decisions.game.state.players[decisions.seat].city.tiles) // 12) % 4

        def reach(index: int) -> int:
            y, x = divmod(index - FIRST_CELL, WINDOW_WIDTH)
            return (-y, x, y, -x)[side] + WINDOW_RADIUS

        return max(legal, key=reach)
    return _preferring(BUILD, BUY, END)(decisions, legal, choice)


def _spiral(decisions: Decisions, legal: list[int], choice: random.Random) -> int:
    """Build dense cities, as near to the fountain as possible, and remove tiles now and then."""
    if legal[0] >= FIRST_CELL and choice.random() < 0.95:
        middle = WINDOW_RADIUS

        def distance(index: int) -> int:
            y, x = divmod(index - FIRST_CELL, WINDOW_WIDTH)
            return (x - middle) ** 2 + (y - middle) ** 2

        return min(legal, key=distance)
    return _preferring(BUILD, BUY, *((REMOVE,) if choice.random() < 0.1 else ()))(decisions, legal, choice)


def _hoarder(decisions: Decisions, legal: list[int], choice: random.Random) -> int:
    """Take money until the deck and the display are empty, one card at a time."""
    if len(decisions.game.actions) < 130 or choice.random() < 0.3:
        return TAKE if not decisions.prefix and TAKE in legal else _any(decisions, legal, choice)
    return _preferring(BUY)(decisions, legal, choice)


CHOOSERS: dict[str, Chooser] = {
    "random": _any,
    "buying": _preferring(BUY, BUILD),
    "thin": _thin,
    "dense": _spiral,
    "reserve": _preferring(BUY, RESERVE),
    "redesign": _preferring(SWAP, BUILD, REMOVE, BUY, share=0.6),
    "removal": _preferring(REMOVE, BUY, BUILD, share=0.5),
    "hoarding": _hoarder,
}
GREEDY = "greedy"


class RecordedGame(NamedTuple):
    """A game as arrays. Digests are of the table before each index, and after the last."""

    start: State
    decks: Any  # (reshuffles, 110)
    indices: Any  # (n,) int16
    masks: Any  # (n + 1,) uint32
    pieces: Any  # (n + 1,) uint32
    observations: Any  # one uint32 per `observe_every` indices: before index 0, and so on


def record_game(encoder: CompactEncoder, way: str, seed: int, observe_every: int, tiles: int = 0) -> RecordedGame:
    """Play a game of the engine and record it.

    Args:
        encoder: The encoder of the table's observations.
        way: The way to play, one of CHOOSERS or GREEDY.
        seed: The seed of the game and of the choices.
        observe_every: The number of indices from one observation to the next.
        tiles: For short games, the maximum number of tiles in the bag after the setup; 0 for all.
    """
    decisions = Decisions(deal(encoder.options, seed, tiles))
    choice = random.Random(seed)
    start = state_of(decisions.game)
    words, table = observation_words(encoder.size), TableDigest(decisions)
    chooser: Any = BotChooser(decisions, seed) if way == GREEDY else CHOOSERS[way]
    decks: list[list[int]] = []
    indices: list[int] = []
    masks: list[int] = []
    pieces = [table.of(decisions)]
    observations: list[int] = []
    while not decisions.is_over:
        legal = decisions.legal_indices()
        masks.append(sum([LEGAL_WORDS[index] for index in legal]) & WORD_MASK)
        if len(indices) % observe_every == 0:
            seat = decisions.seat
            assert seat is not None
            observations.append(observation_digest(encoder.flat(*decisions.encoder_input(seat)), words))
        is_long = len(indices) >= MAX_INDICES or len(decks) >= USUAL_SHUFFLES
        index = (_any if is_long and way != GREEDY else chooser)(decisions, legal, choice)
        indices.append(index)
        events = decisions.step(index)
        if events is None:
            pieces.append(pieces[-1])
            continue
        if way == GREEDY:
            chooser.observe(events)
        if any(type(event) is DeckReshuffled for event in events):
            deck = [CARD_NUMBERS[card] for card in decisions.game.state.deck_cards]
            decks.append(deck + [0] * (MAX_DECK_SIZE - len(deck)))
        pieces.append(table.of(decisions))
    masks.append(0)
    return RecordedGame(
        start,
        np.array(decks, np.int8).reshape(-1, MAX_DECK_SIZE),
        np.array(indices, np.int16),
        np.array(masks, np.uint32),
        np.array(pieces, np.uint32),
        np.array(observations, np.uint32),
    )


class BotChooser:
    """Play the built-in bot at all seats, index by index."""

    def __init__(self, decisions: Decisions, seed: int) -> None:
        players = len(decisions.game.state.players)
        make = parse_bot_code(GREEDY).make
        self._bots: list[Bot] = [make(seed * players + seat) for seat in range(players)]
        self._path: Sequence[int] = ()
        self.observe(decisions.game.setup_events)

    def __call__(self, decisions: Decisions, legal: list[int], choice: random.Random) -> int:
        if not decisions.prefix:
            assert decisions.seat is not None
            action = self._bots[decisions.seat].choose(decisions.view(decisions.seat), 1.0)
            has_path = action not in decisions.actions_outside_window
            self._path = decisions.path_of(action) if has_path else ()
        position = len(decisions.prefix)
        return self._path[position] if position < len(self._path) else legal[0]

    def observe(self, events: Any) -> None:
        for bot in self._bots:
            for event in events:
                bot.observe(event)

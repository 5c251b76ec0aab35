"""Buying a tile of the building site: which payments there are, and whether one is good (CORE-BUY)."""

from __future__ import annotations

from typing import Final

from nasrid.rules.errors import IllegalAction
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.money import CURRENCIES, MONEY, SPECIAL, payments, total_of
from nasrid.rules.table.actions import Action, Buy
from nasrid.rules.table.events import TileBought
from nasrid.rules.table.rules import in_play, module_of
from nasrid.rules.table.state import PLACES, Part, Player, Purchase, State

PROPOSED: Final = 12  # ways to pay for a tile with money of its currency, or with a certain card of a module
MOST_KNOWN: Final = 1 << 11  # of one tile: lists of purchases that are remembered
MOST_FACES: Final = 1 << 12  # tiles of which they are: whoever plays with their own boxes brings more and more

# The purchases of a tile, by how many cards of its currency somebody has. The same are listed over and over again.
_Known = dict[int, tuple[Action, ...]]
_KNOWN: Final[dict[Face, _Known]] = {}


def purchases(state: State, player: Player, *, exact_only: bool = False, most: int | None = None) -> list[Action]:
    """Every purchase without a superfluous card, tile by tile along the site; at most so many ways to pay for each."""
    parts: list[Part] = []
    add_purchases(parts, state, player, exact_only, most)
    return [action for part in parts for action in part]


def add_purchases(
    parts: list[Part], state: State, player: Player, exact_only: bool = False, most: int | None = None
) -> None:
    """The same in parts, without empty ones."""
    hand, offers = player.hand, player.lists.offers
    modules = in_play(state.options) if hand.special else ()
    kinds = state.kinds
    for place, face in enumerate(state.site):
        if face is None:
            continue
        currency = place // kinds
        counts = hand.counts(currency)
        offer = offers[place + PLACES if exact_only else place]
        if offer.face is not face or offer.counts != counts:
            offer.face = face
            offer.counts = counts
            offer.actions = _purchases_of(face, currency, counts, exact_only)
        if offer.actions:
            parts.append(offer.actions if most is None else offer.actions[:most])
        for module in modules:
            parts.append(module.purchases(state, player, face, currency, exact_only, most))


def _purchases_of(face: Face, currency: int, counts: int, exact_only: bool) -> tuple[Action, ...]:
    if total_of(counts) < face.price:
        return ()
    known = _KNOWN.get(face)
    if known is None or len(known) > MOST_KNOWN:
        if len(_KNOWN) >= MOST_FACES:
            _KNOWN.clear()
        known = _KNOWN[face] = {}
    key = (counts << 1 | exact_only) << 2 | currency
    listed = known.get(key)
    if listed is None:
        found = [Buy(face.name, cards) for cards in payments(currency, counts, face.price, exact_only)]
        listed = known[key] = tuple(found)
    return listed


def can_pay_exactly(state: State, player: Player) -> bool:
    return bool(purchases(state, player, exact_only=True, most=1))


def checked_purchase(state: State, seat: int, action: Buy) -> Purchase:
    """What is offered for which tile, if the rules allow it; how exact it is, others may judge."""
    cards = action.cards
    place = _place_of(state, action.tile)
    face = state.site[place]
    assert face is not None
    if not state.players[seat].hand.holds(cards):
        raise IllegalAction("CORE-BUY-04", f"you do not hold {' '.join(map(str, cards))}")
    purchase = Purchase(face, state.space_of(place), cards)
    _check_currencies(purchase)
    if purchase.paid < face.price:
        raise IllegalAction("CORE-BUY-04", f"{face.name} costs {face.price}, and {purchase.paid} is not enough")
    return purchase


def buy(state: State, seat: int, purchase: Purchase) -> None:
    """Pay and put the tile beside the city. Raises before anything changes."""
    if state.has_modules:
        for module in in_play(state.options):
            module.check_purchase(state, purchase)
    face, cards = purchase.face, purchase.cards
    player = state.players[seat]
    state.discard_cards(player, cards)
    state.lay_tile(_place_of(state, face.name), None)
    player.holding += (face,)
    if state.is_heard:
        state.emit(TileBought(seat, face.name, purchase.currency + 1, cards, purchase.is_exact))


def _place_of(state: State, tile: str) -> int:
    for place, face in enumerate(state.site):
        if face is not None and face.name == tile:
            return place
    raise IllegalAction("CORE-BUY-01", f"{tile} does not lie on the building site")


def _check_currencies(purchase: Purchase) -> None:
    """A card that is no money may let others pay than the currency of the space."""
    allowed: tuple[int, ...] = (purchase.currency,)
    for card in purchase.cards:
        if card in SPECIAL:
            allowed = module_of(SPECIAL[card]).currencies(purchase)
    for card in purchase.cards:
        if card in MONEY and MONEY[card][0] not in allowed:
            names = " or ".join(CURRENCIES[one] for one in allowed)
            raise IllegalAction("CORE-BUY-03", f"{card} cannot pay here, only {names} can")

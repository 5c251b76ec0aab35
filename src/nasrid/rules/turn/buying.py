"""Buying a tile of the building site: listing and checking payments (CORE-BUY)."""

from __future__ import annotations

from typing import Final

from nasrid.rules.errors import IllegalActionError
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.money import CURRENCIES, MONEY, SPECIAL_CARD_MODULES, payments, total_of
from nasrid.rules.table.actions import Action, Buy
from nasrid.rules.table.events import TileBought
from nasrid.rules.table.rules import module_named, modules_in_play
from nasrid.rules.table.state import MAX_SITE_SLOTS, ActionGroup, Player, Purchase, State
from nasrid.rules.turn.listing import FACE_CACHE_SIZE

MAX_PROPOSED_PAYMENTS: Final = 12  # per tile, and per tile and special card
PURCHASE_CACHE_SIZE: Final = 1 << 11  # lists of purchases per tile

# The purchases of a tile by the number of cards of its currency, because the same lists are needed repeatedly.
_PurchasesByMoney = dict[int, tuple[Action, ...]]
_PURCHASE_CACHE: Final[dict[Face, _PurchasesByMoney]] = {}


def list_purchases(state: State, player: Player, *, exact_only: bool = False, limit: int | None = None) -> list[Action]:
    """Return every purchase without a superfluous card, tile by tile; at most `limit` payments per tile."""
    groups: list[ActionGroup] = []
    add_purchases(groups, state, player, exact_only, limit)
    return [action for group in groups for action in group]


def add_purchases(
    groups: list[ActionGroup], state: State, player: Player, exact_only: bool = False, limit: int | None = None
) -> None:
    """Append the non-empty groups of purchases of each tile."""
    hand, caches = player.hand, player.caches.purchases
    modules = modules_in_play(state.options) if hand.special else ()
    tile_set_count = state.tile_set_count
    for slot, face in enumerate(state.site):
        if face is None:
            continue
        currency = slot // tile_set_count
        counts = hand.counts(currency)
        cache = caches[slot + MAX_SITE_SLOTS if exact_only else slot]
        if cache.face is not face or cache.counts != counts:
            cache.face = face
            cache.counts = counts
            cache.actions = _list_tile_purchases(face, currency, counts, exact_only)
        if cache.actions:
            groups.append(cache.actions if limit is None else cache.actions[:limit])
        for module in modules:
            groups.append(module.purchases(state, player, face, currency, exact_only, limit))


def _list_tile_purchases(face: Face, currency: int, counts: int, exact_only: bool) -> tuple[Action, ...]:
    if total_of(counts) < face.price:
        return ()
    known = _PURCHASE_CACHE.get(face)
    if known is None or len(known) > PURCHASE_CACHE_SIZE:
        if len(_PURCHASE_CACHE) >= FACE_CACHE_SIZE:
            _PURCHASE_CACHE.clear()
        known = _PURCHASE_CACHE[face] = {}
    key = (counts << 1 | exact_only) << 2 | currency
    listed = known.get(key)
    if listed is None:
        actions = [Buy(face.name, cards) for cards in payments(currency, counts, face.price, exact_only)]
        listed = known[key] = tuple(actions)
    return listed


def can_pay_exactly(state: State, player: Player) -> bool:
    return bool(list_purchases(state, player, exact_only=True, limit=1))


def checked_purchase(state: State, seat: int, action: Buy) -> Purchase:
    """Return the purchase of an action, or raise IllegalActionError."""
    cards = action.cards
    slot = _find_slot(state, action.tile)
    face = state.site[slot]
    assert face is not None
    if not state.players[seat].hand.has_cards(cards):
        raise IllegalActionError("CORE-BUY-04", f"you do not have {' '.join(map(str, cards))}")
    purchase = Purchase(face, state.space_of(slot), cards)
    _check_currencies(purchase)
    if purchase.paid < face.price:
        raise IllegalActionError("CORE-BUY-04", f"{face.name} costs {face.price}, and {purchase.paid} is not enough")
    return purchase


def buy(state: State, seat: int, purchase: Purchase) -> None:
    """Pay and put the tile beside the city, or raise IllegalActionError before anything changes."""
    if state.has_modules:
        for module in modules_in_play(state.options):
            module.check_purchase(state, purchase)
    face, cards = purchase.face, purchase.cards
    player = state.players[seat]
    state.discard_cards(player, cards)
    state.set_site_tile(_find_slot(state, face.name), None)
    player.unplaced += (face,)
    if state.collects_events:
        state.emit(TileBought(seat, face.name, purchase.currency + 1, cards, purchase.is_exact))


def _find_slot(state: State, tile: str) -> int:
    for slot, face in enumerate(state.site):
        if face is not None and face.name == tile:
            return slot
    raise IllegalActionError("CORE-BUY-01", f"{tile} is not on the building site")


def _check_currencies(purchase: Purchase) -> None:
    """Raise IllegalActionError if a card cannot pay here. Special cards may allow other currencies."""
    allowed: tuple[int, ...] = (purchase.currency,)
    for card in purchase.cards:
        if card in SPECIAL_CARD_MODULES:
            allowed = module_named(SPECIAL_CARD_MODULES[card]).currencies(purchase)
    for card in purchase.cards:
        if card in MONEY and MONEY[card][0] not in allowed:
            names = " or ".join(CURRENCIES[currency] for currency in allowed)
            raise IllegalActionError("CORE-BUY-03", f"{card} cannot pay here, only {names} can")

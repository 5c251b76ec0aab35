"""The setup of a game (CORE-SETUP, GRA-SETUP, COMBO-SETUP, DUO). Records depend on the order of the draws."""

from __future__ import annotations

from typing import Final

from nasrid.rules.pieces.chance import Chance
from nasrid.rules.pieces.components import TileSet
from nasrid.rules.pieces.money import CARD_COPIES, MONEY, SCORING_CARDS, SITE_SPACES, Cards, Hand, money_total
from nasrid.rules.table.events import HandDealt, MoneyRevealed, StartPlayerChosen, TileRevealed
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import modules_in_play
from nasrid.rules.table.state import Dirk, Player, State, Tiles
from nasrid.rules.turn.act import BeginTurn
from nasrid.rules.turn.refill import DISPLAY_SIZE
from nasrid.rules.turn.score import draw_for_dirk

STARTING_MONEY: Final = 20  # CORE-SETUP-06


def set_up(options: Options, chance: Chance) -> State:
    state = State(options, chance)
    state.players = [Player(options.rules.city) for _ in range(options.players)]
    _lay_out_tiles(state)
    cards = _deal_hands(state, _shuffled_money(state))
    start = _choose_start_player(state)
    for _ in range(DISPLAY_SIZE):
        card, cards = chance.draw(cards)
        state.display += (card,)
    state.emit(MoneyRevealed(state.display))
    state.stack_deck(list(cards), _extra_cards(state))
    for module in modules_in_play(options):
        module.deal(state)
    for module in modules_in_play(options):
        module.set_up(state)
    state.push(BeginTurn(start))
    state.advance()
    return state


def _lay_out_tiles(state: State) -> None:
    """Shuffle the bags, fill the site with even faces, let Dirk draw, then set the marker to odd."""
    tile_sets, can_be_first_tile = state.options.tile_sets, state.options.rules.can_be_first_tile
    bags = {tile_set: _shuffled_bag(state, tile_set) if tile_set in tile_sets else () for tile_set in TileSet}
    for space in SITE_SPACES:
        for tile_set in tile_sets:
            face, bags[tile_set] = state.chance.draw(bags[tile_set], can_be_first_tile)
            state.site += (face,)
            state.emit(TileRevealed(face.name, space + 1))
    state.bags = (bags[TileSet.ALHAMBRA], bags[TileSet.GRANADA])
    if len(state.players) == 2:
        state.dirk = Dirk()
        draw_for_dirk(state)
    if TileSet.GRANADA in tile_sets:
        state.marker = "odd"  # GRA-SETUP-02


def _shuffled_bag(state: State, tile_set: TileSet) -> Tiles:
    tiles = list(state.options.components.of_tile_set(tile_set))
    state.chance.shuffle(tiles)
    return tuple(tiles)


def _shuffled_money(state: State) -> Cards:
    cards = [card for card in MONEY for _ in range(money_copies(state.options))]
    state.chance.shuffle(cards)
    return tuple(cards)


def money_copies(options: Options) -> int:
    """Return the number of copies of each money card (DUO-01, CORE-COMP-02)."""
    return 2 if options.players == 2 else CARD_COPIES


def _deal_hands(state: State, cards: Cards) -> Cards:
    """Deal the hands and return the remaining cards."""
    for seat, player in enumerate(state.players):
        dealt: Cards = ()
        while money_total(dealt) < STARTING_MONEY:
            card, cards = state.chance.draw(cards)
            dealt += (card,)
        player.hand = Hand.of(dealt)
        state.emit(HandDealt(seat, dealt))
    return cards


def _choose_start_player(state: State) -> int:
    """Return the start player: fewest cards, then lowest total, then age or chance (CORE-SETUP-09..11, AMB-B1)."""
    seats = list(range(len(state.players)))
    hands = [player.hand for player in state.players]
    keys = {
        "CORE-SETUP-09": [hand.size for hand in hands],
        "CORE-SETUP-10": [money_total(hand.cards) for hand in hands],
    }
    if state.options.start_tiebreak == "youngest" and state.options.age_ranks:
        keys["CORE-SETUP-11"] = list(state.options.age_ranks)
    for rule, key in keys.items():
        least = min(key[seat] for seat in seats)
        seats = [seat for seat in seats if key[seat] == least]
        if len(seats) == 1:
            state.emit(StartPlayerChosen(seats[0], rule))
            return seats[0]
    start = seats[state.chance.randbelow(len(seats))]
    state.emit(StartPlayerChosen(start, "AMB-B1"))
    return start


def _extra_cards(state: State) -> dict[int, list[str]]:
    """Return the scoring cards and cards of modules by pile. In the combined game the second scoring card waits."""
    rules = state.options.rules
    state.second_card_aside = rules.second_card_aside
    extras = {rules.scoring_piles[0]: [SCORING_CARDS[0]]}
    if not rules.second_card_aside:
        extras[rules.scoring_piles[1]] = [SCORING_CARDS[1]]
    for module in modules_in_play(state.options):
        cards = list(module.cards)
        if cards:
            state.chance.shuffle(cards)
        for pile, count in module.piles.items():
            extras[pile] = extras.get(pile, []) + [cards.pop() for _ in range(count)]
    return extras

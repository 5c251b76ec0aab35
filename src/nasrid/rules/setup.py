"""Setting up a game (CORE-SETUP, GRA-SETUP, COMBO-SETUP, DUO). The order of the draws is part of the record format."""

from __future__ import annotations

from nasrid.rules import dirk
from nasrid.rules.chance import Chance
from nasrid.rules.city import BARE_ALHAMBRA, BARE_GRANADA
from nasrid.rules.components import Face, Kind
from nasrid.rules.events import HandDealt, MoneyLaid, StartPlayerFound, TileLaid
from nasrid.rules.modules.manifest import MANIFEST
from nasrid.rules.money import MONEY, SCORING, SPACES, Hand, money_total
from nasrid.rules.options import Options
from nasrid.rules.state import Dirk, Player, State, scoring_pile
from nasrid.rules.steps.refill import DISPLAY_SIZE
from nasrid.rules.steps.turn import BeginTurn

STARTING_MONEY = 20  # CORE-SETUP-06


def set_up(options: Options, seed: int) -> State:
    state = State(options, Chance.seeded(seed))
    bare = BARE_GRANADA if options.game == "granada" else BARE_ALHAMBRA
    state.players = [Player(bare) for _ in range(options.players)]
    modules = [module for module in MANIFEST if module.name in options.modules]
    _lay_out_tiles(state)
    cards = money_cards(state)
    _deal_hands(state, cards)
    start = start_player(state)
    state.display = tuple(cards.pop() for _ in range(DISPLAY_SIZE))
    state.emit(MoneyLaid(state.display))
    extras = scoring_cards(state)
    for module in modules:
        for pile, more in module.deck_cards(state).items():
            extras[pile] = extras.get(pile, []) + more
    state.stack_deck(cards, extras)
    for module in modules:
        module.set_up(state)
    state.push(BeginTurn(start))
    state.advance()
    return state


def _lay_out_tiles(state: State) -> None:
    """Fill and shuffle the bags, lay out the site with even faces, let Dirk draw; then the marker shows odd."""
    components, kinds = state.options.components, state.options.kinds
    bags: dict[Kind, list[Face]] = {kind: [] for kind in Kind}
    for kind in kinds:
        bags[kind] = list(components.alhambra if kind == Kind.ALHAMBRA else components.granada)
        state.chance.shuffle(bags[kind])
    for space in SPACES:
        for kind in kinds:
            face = _first_tile(state, bags[kind])
            state.site += (face,)
            state.emit(TileLaid(face.name, space + 1))
    state.bags = (tuple(bags[Kind.ALHAMBRA]), tuple(bags[Kind.GRANADA]))
    if len(state.players) == 2:
        state.dirk = Dirk()
        dirk.draw_at_start(state)
    if Kind.GRANADA in kinds:
        state.marker = "odd"  # GRA-SETUP-02


def _first_tile(state: State, bag: list[Face]) -> Face:
    """In the combination a Granada tile without moat goes back into the bag (COMBO-SETUP-05, AMB-K3)."""
    while state.options.game == "combined" and bag[-1].kind == Kind.GRANADA and not bag[-1].borders:
        state.chance.shuffle(bag)
    return bag.pop()


def money_cards(state: State) -> list[str]:
    copies = 2 if len(state.players) == 2 else 3  # DUO-01, CORE-COMP-02
    cards = [card for card in MONEY for _ in range(copies)]
    state.chance.shuffle(cards)
    return cards


def _deal_hands(state: State, cards: list[str]) -> None:
    for seat, player in enumerate(state.players):
        dealt: list[str] = []
        while money_total(dealt) < STARTING_MONEY:
            dealt.append(cards.pop())
        player.hand = Hand.of(dealt)
        state.emit(HandDealt(seat, tuple(dealt)))


def start_player(state: State) -> int:
    """Fewest cards, then lowest total, then the youngest or chance (CORE-SETUP-09..11, AMB-B1)."""
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
            state.emit(StartPlayerFound(seats[0], rule))
            return seats[0]
    start = seats[state.chance.below(len(seats))]
    state.emit(StartPlayerFound(start, "AMB-B1"))
    return start


def scoring_cards(state: State) -> dict[int, list[str]]:
    """Which pile gets which scoring card; in the combination the second one waits."""
    game = state.options.game
    state.second_card_aside = game == "combined"
    scorings = (1,) if state.second_card_aside else (1, 2)
    return {scoring_pile(scoring, game): [SCORING[scoring - 1]] for scoring in scorings}

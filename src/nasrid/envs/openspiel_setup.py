"""The start of a game, either draw by draw or from a seed. Whatever has yet to be drawn is raised as Undecided."""

from __future__ import annotations

from collections.abc import Sequence

from nasrid.envs.openspiel_draws import DrawnGame, DrawnState, Undecided
from nasrid.rules import dirk, setup
from nasrid.rules.chance import Chance
from nasrid.rules.city import BARE_ALHAMBRA, BARE_GRANADA
from nasrid.rules.components import BUILDINGS, Kind
from nasrid.rules.events import BonusDealt, HandDealt, HutTurnedUp, MoneyLaid, TileLaid
from nasrid.rules.game import Game
from nasrid.rules.modules.bonus import CARDS_EACH
from nasrid.rules.modules.manifest import MANIFEST
from nasrid.rules.money import EXCHANGE, MONEY, SCORING, SPACES, Hand, money_total
from nasrid.rules.options import Options
from nasrid.rules.position import write_position
from nasrid.rules.state import Dirk, Player
from nasrid.rules.steps.refill import DISPLAY_SIZE
from nasrid.rules.steps.turn import BeginTurn

DIGITS = 4  # of a seed, each drawn on its own: the list of all seeds would be too long
DIGIT_NAMES = tuple(f"digit {digit}" for digit in range(256))
LOTS = tuple(f"tied player {number} begins" for number in range(1, 7))


def outcome_names(options: Options, chance: str) -> tuple[str, ...]:
    """Everything that can be drawn, each once."""
    if chance == "seed":
        return DIGIT_NAMES
    components = options.components
    tiles = (face.name for face in (*components.alhambra, *components.granada, *components.huts))
    return tuple(dict.fromkeys((*MONEY, *EXCHANGE, *SCORING, *tiles, *LOTS)))


def seeded(options: Options, tiles: int, outcomes: Sequence[str]) -> Game:
    """The engine's game of a seed, of which the outcomes are the digits."""
    if len(outcomes) < DIGITS:
        raise Undecided(dict.fromkeys(DIGIT_NAMES, 1))
    seed = 0
    for name in outcomes:
        seed = seed * len(DIGIT_NAMES) + DIGIT_NAMES.index(name)
    if not tiles:
        return Game.new(options, seed)
    state = setup.set_up(options, seed)
    state.bags = (state.bags[0][-tiles:], state.bags[1][-tiles:])
    return Game(state, {"position": write_position(state)})


def drawn(options: Options, tiles: int, outcomes: Sequence[str]) -> DrawnGame:
    """The setup of rules/setup.py with the outcomes as its draws, in the same order and with the same events."""
    state = DrawnState(options, outcomes)
    bare = BARE_GRANADA if options.game == "granada" else BARE_ALHAMBRA
    state.players = [Player(bare) for _ in range(options.players)]
    _lay_out_tiles(state)
    if tiles:
        state.keep_tiles(tiles)
    start = _deal_money(state)
    if "bonus" in options.modules:
        _deal_bonus(state)
    if "huts" in options.modules:
        _turn_up_huts(state)
    for player in state.players:
        player.vizier = "vizier" in options.modules
    state.push(BeginTurn(start))
    state.advance()
    return DrawnGame(state)


def _lay_out_tiles(state: DrawnState) -> None:
    components, kinds = state.options.components, state.options.kinds
    state.bags = (
        tuple(components.alhambra) if Kind.ALHAMBRA in kinds else (),
        tuple(components.granada) if Kind.GRANADA in kinds else (),
    )
    for space in SPACES:
        for kind in kinds:
            # A Granada tile without moat goes back in the combination (COMBO-SETUP-05).
            free = state.options.game != "combined" or kind == Kind.ALHAMBRA
            face = state.draw_tile_among(kind, lambda face, free=free: free or face.borders > 0)  # type: ignore[misc]
            assert face is not None
            state.site += (face,)
            state.emit(TileLaid(face.name, space + 1))
    if len(state.players) == 2:
        state.dirk = Dirk()
        dirk.draw_at_start(state)
    if Kind.GRANADA in kinds:
        state.marker = "odd"  # GRA-SETUP-02


def _deal_money(state: DrawnState) -> int:
    """Hands, the display and the deck; who begins."""
    state.deck = tuple(setup.money_cards(state))
    for seat, player in enumerate(state.players):
        dealt: list[str] = []
        while money_total(dealt) < setup.STARTING_MONEY:
            dealt.append(_card(state))
        player.hand = Hand.of(dealt)
        state.emit(HandDealt(seat, tuple(dealt)))
    state.chance = _Lots(state)
    start = setup.start_player(state)
    state.chance = Chance(b"")  # whose shuffles mean nothing here
    state.display = tuple(_card(state) for _ in range(DISPLAY_SIZE))
    state.emit(MoneyLaid(state.display))
    extras = setup.scoring_cards(state)
    for module in MANIFEST:
        if module.name in state.options.modules:
            for pile, more in module.deck_cards(state).items():
                extras[pile] = extras.get(pile, []) + more
    state.stack_deck(list(state.deck), extras)
    return start


def _card(state: DrawnState) -> str:
    card = state.draw_card()
    assert card is not None
    return card


class _Lots(Chance):
    """Decides between tied players by what is drawn."""

    def __init__(self, state: DrawnState) -> None:
        super().__init__(b"")
        self._state = state

    def below(self, bound: int) -> int:
        return LOTS.index(self._state.draw(lambda: dict.fromkeys(LOTS[:bound], 1)))


def _deal_bonus(state: DrawnState) -> None:
    cards = list(state.options.components.bonus)
    for seat, player in enumerate(state.players):
        dealt: list[str] = []
        for _ in range(CARDS_EACH[len(state.players)]):
            dealt.append(state.draw(lambda: dict.fromkeys(cards, 1)))
            cards.remove(dealt[-1])
        player.bonus = tuple(sorted(dealt))
        state.emit(BonusDealt(seat, player.bonus))
    state.removed_bonus = tuple(cards)  # BONUS-03


def _turn_up_huts(state: DrawnState) -> None:
    huts = state.options.components.huts
    state.huts = tuple(tuple(hut for hut in huts if hut.building == building) for building in BUILDINGS[Kind.ALHAMBRA])
    for number in range(len(state.huts)):
        state.emit(HutTurnedUp(state.turn_up_hut(number)))

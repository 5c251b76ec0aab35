"""The expansion as a whole (EXP, AMB-P) and rules of the digital game (AMB-Q)."""

from collections import deque
from itertools import chain, combinations
from random import Random
from typing import Any

import pytest

from nasrid import Game, Options, write_action
from nasrid.rules.errors import OptionsError
from nasrid.rules.modules.bonus import BonusView
from nasrid.rules.modules.vizier import Vizier
from nasrid.rules.table.events import HandDealt, MoneyRevealed, StartPlayerChosen, TileRevealed
from tests.positions import do, legal, refused, table
from tests.properties.play import play_on
from tests.rules.sheets import DIRK, standings

MODULES = ("vizier", "exchange", "bonus", "huts")
SUBSETS = list(chain.from_iterable(combinations(MODULES, size) for size in range(5)))
SITE = "pavilion2NEW seraglio3ESW arcades4NES chambers5NSW"  # prices 2, 3, 4, 5 in yellow, green, blue, orange
BAG = "garden6ESW tower7NEW garden7NSW tower8NES"
HUTS = "hut-pavilion-N hut-pavilion-E/hut-seraglio-S////"


def turn(**what: Any) -> Game:
    return table(**{"modules": MODULES, "site": SITE, "bag": BAG, "display": "y6 g6 b6 o6", "huts": HUTS} | what)


@pytest.mark.parametrize("modules", SUBSETS, ids="+".join)
@pytest.mark.rule("EXP-01", "AMB-P2")
def test_the_modules_can_be_used_alone_or_with_any_others(modules: tuple[str, ...]) -> None:
    game = Game.new(Options(players=4, modules=frozenset(modules)), 3)
    deck = game.position().split("deck:")[1].splitlines()[0].split()
    deque(play_on(game, Random(0), 600), maxlen=0)
    position = game.position()
    verbs = {write_action(action).split()[0] for action in game.actions}
    assert ("reactivate" in verbs) == ("vizier" in modules)
    assert ("by" in deck) == ("exchange" in modules)
    assert ("removed bonus cards:" in position) == ("bonus" in modules)
    assert ("hut" in verbs) == ("huts" in modules)


@pytest.mark.parametrize(
    ("action", "rule"), [("reactivate", "VIZ-11"), ("reveal garden10", "BONUS-04"), ("hut hut-pavilion-N", "HUT-04")]
)
@pytest.mark.rule("EXP-01")
def test_an_action_of_a_module_that_is_not_in_play_is_refused(action: str, rule: str) -> None:
    assert refused(table(site=SITE, display="y6", cities=["garden10@1,0"]), action) == rule
    assert refused(table(site=SITE, display="y6", modules=["exchange"]), action) == rule


@pytest.mark.rule("EXP-02")
def test_the_modules_leave_the_setup_of_the_base_game_as_it_is() -> None:
    base = Game.new(Options(), 5).setup_events
    kinds = (HandDealt, MoneyRevealed, StartPlayerChosen, TileRevealed)
    expanded = Game.new(Options(modules=frozenset(MODULES)), 5).setup_events
    assert [event for event in expanded if isinstance(event, kinds)] == [
        event for event in base if isinstance(event, kinds)
    ]


@pytest.mark.parametrize("modules", [(), MODULES], ids=["base game", "all modules"])
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("end", "AMB-C3"),
        ("pass", "CORE-TURN-02"),
        ("take y6 g6", "CORE-MONEY-02"),
        ("take y9", "CORE-MONEY-01"),
        ("buy pavilion2NEW g9", "CORE-BUY-03"),
        ("buy pavilion2NEW y1", "CORE-BUY-04"),
        ("remove 0,0", "CORE-REDES-06"),
        ("build garden12S 0,-1", "CORE-BUILD-02"),
    ],
)
@pytest.mark.rule("EXP-02", "AMB-Q4")
def test_the_base_rules_hold_with_and_without_modules(modules: tuple[str, ...], action: str, rule: str) -> None:
    game = turn(modules=modules, hands=["y1 y9 g9"], reserves=["garden12S"])
    assert refused(game, action) == rule


@pytest.mark.parametrize(
    ("game", "allowed"), [("alhambra", MODULES), ("granada", ("vizier", "exchange")), ("combined", MODULES)]
)
@pytest.mark.parametrize("module", MODULES)
@pytest.mark.rule("AMB-P1")
def test_bonus_cards_and_huts_are_not_played_with_granada_alone(
    game: str, allowed: tuple[str, ...], module: str
) -> None:
    if module in allowed:
        assert Game.new(Options(game=game, modules=frozenset({module})), 1).legal_actions()
    else:
        with pytest.raises(OptionsError, match=rf"{module} cannot be played with Granada alone.*AMB-P1"):
            Options(game=game, modules=frozenset({module}))


@pytest.mark.rule("AMB-P1")
def test_in_the_combination_bonus_cards_and_huts_belong_to_the_alhambra() -> None:
    game = Game.new(Options(game="combined", players=5, modules=frozenset(MODULES)), 1)
    cards = {card for seat in range(5) for card in game.player_view(seat).modules["bonus"].hidden}
    assert len(cards) == 10
    assert cards <= {face.name for face in game.options.components.alhambra}
    assert {(top or "").split("-")[1] for top in game.view(None).modules["huts"].tops} == {
        "pavilion",
        "seraglio",
        "arcades",
        "chambers",
        "garden",
        "tower",
    }


@pytest.mark.parametrize("closing", ["reactivate", "hut hut-pavilion-N", "take y6"])
@pytest.mark.rule("AMB-P3")
def test_reactivating_or_a_hut_closes_a_turn_of_five_actions(closing: str) -> None:
    game = turn(hands=["y2 g3 b4 o5"], viziers=[False, True, True])
    do(game, "buy pavilion2NEW y2", "buy seraglio3ESW g3", "buy arcades4NES b4", "buy chambers5NSW o5")
    assert closing in legal(game)
    do(game, closing)
    assert game.view(None).step == "place"


@pytest.mark.rule("AMB-P3")
def test_in_the_combination_a_hut_closes_a_turn_of_nine_actions() -> None:
    site = "pavilion2NEW arena2NES seraglio3ESW library2ESW arcades4NES hostel2NSW chambers5NSW market2NES"
    game = turn(game="combined", site=site, hands=["y2 y2 g3 g2 b4 b2 o5 o2"])
    for tile, paid in zip(site.split(), ("y2", "y2", "g3", "g2", "b4", "b2", "o5", "o2"), strict=True):
        do(game, f"buy {tile} {paid}")
    do(game, "hut hut-pavilion-N")
    assert game.view(None).step == "place"
    assert len(game.view(None).players[0].unplaced) == 9


@pytest.mark.rule("AMB-P3")
def test_a_vizier_purchase_is_outside_the_limit_of_actions() -> None:
    game = turn(hands=["y2 g3 b4 o5 y6"])
    tiles = SITE.split()
    do(game, *(f"buy {tile} {paid}" for tile, paid in zip(tiles, ("y2", "g3", "b4", "o5"), strict=True)))
    do(game, "take y6", *(f"reserve {tile}" for tile in tiles))
    assert (game.view(None).step, game.seat) == ("vizier_window", 0)
    do(game, "buy garden6ESW y6")


@pytest.mark.rule("AMB-P4")
def test_the_menu_with_all_modules_is_money_buying_redesign_vizier_and_hut() -> None:
    game = turn(
        hands=["y2"],
        cities=["garden10@1,0"],
        reserves=["tower11"],
        viziers=[False, True, True],
        bonus=["tower12"],
    )
    verbs = {text.split()[0] for text in legal(game)}
    assert verbs == {"take", "buy", "build", "remove", "swap", "reactivate", "hut"}


@pytest.mark.rule("AMB-P5", "AMB-N5")
def test_bonus_card_of_a_tile_given_to_dirk_never_counts() -> None:
    game = turn(players=2, dirk="tower11", bonus=["tower11"], site=None, bag="")
    do(game, "take y6")
    assert [(seat, count) for _, seat, count, _ in standings(game.sheets[-1], "tower")] == [(DIRK, 1)]


@pytest.mark.rule("AMB-Q1")
def test_view_shows_all_public_information() -> None:
    game = turn(
        players=2,
        cities=["", "garden10@1,0"],
        reserves=["", "tower11"],
        hands=["y1", "b7 by"],
        bonus=["", "tower12 arcades9"],
        revealed=["", "garden10"],
        scores=[3, 4],
        viziers=[True, False],
        dirk="tower12",
        dirk_score=6,
        deck="y1 y2",
        discard="g1",
    )
    view = game.view(0)
    other = view.players[1]
    assert [face.name for face in other.city.tiles.values()] == ["fountain", "garden10"]
    assert [face.name for face in other.reserve] == ["tower11"]
    assert (other.score, other.hand_size) == (4, 2)
    assert other.modules == {"vizier": Vizier(active=False), "bonus": BonusView(2, None, ("garden10",))}
    assert (view.display, view.discard, view.deck_size) == (("y6", "g6", "b6", "o6"), ("g1",), 2)
    assert ([face.name for face in view.site if face], view.bag_sizes) == (SITE.split(), (4, 0))
    assert view.modules["huts"].tops == ("hut-pavilion-N", "hut-seraglio-S", None, None, None, None)
    assert view.modules["huts"].sizes == (2, 1, 0, 0, 0, 0)
    assert view.dirk is not None
    assert ([face.name for face in view.dirk.tiles], view.dirk.score) == (["tower12"], 6)

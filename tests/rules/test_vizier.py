"""The vizier's favour (VIZ, AMB-L)."""

from typing import Any

import pytest

from nasrid import Game, Options
from nasrid.rules.modules.vizier import VizierReactivated, VizierUsed
from nasrid.rules.table.events import (
    DeckReshuffled,
    Event,
    GameEnded,
    MarkerMoved,
    Passed,
    Scored,
    TileBought,
    TileBuilt,
    TileRevealed,
    TurnBegan,
)
from tests.positions import do, legal, refused, table

SITE = "pavilion2NEW seraglio3ESW arcades4NES chambers5NSW"  # prices 2, 3, 4, 5 in yellow, green, blue, orange
BAG = "garden6ESW tower7NEW garden7NSW tower8NES"


def turn_of_seat_0(**what: Any) -> Game:
    """Return a game in which seat 0 acts and can take o9, which ends its turn without changing the site."""
    return table(**{"modules": ["vizier"], "site": SITE, "bag": BAG, "display": "o9"} | what)


def window(**what: Any) -> Game:
    """Return a game in which seat 0 has just finished its turn by taking money."""
    game = turn_of_seat_0(**what)
    do(game, "take o9")
    return game


def step(game: Game) -> str | None:
    return game.view(None).step


def viziers(game: Game) -> list[bool]:
    return [player.modules["vizier"].active for player in game.view(None).players]


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def asked(game: Game) -> list[int]:
    """Return the seats in the order they are polled if all of them pass."""
    seats = []
    while step(game) == "vizier_window":
        assert game.seat is not None
        seats.append(game.seat)
        do(game, "pass")
    return seats


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.rule("VIZ-01", "VIZ-02")
def test_each_of_up_to_six_players_starts_with_one_active_vizier(players: int) -> None:
    assert viziers(Game.new(Options(players=players, modules=frozenset({"vizier"})), 1)) == [True] * players


@pytest.mark.parametrize("ask_everyone", [False, True])
@pytest.mark.rule("VIZ-03")
def test_only_an_active_vizier_can_be_used(ask_everyone: bool) -> None:
    hands = ["", "y2", "g3"]
    game = window(hands=hands, viziers=[False, False, True], ask_everyone=ask_everyone)
    assert asked(game) == [2]


@pytest.mark.rule("VIZ-04", "VIZ-08", "VIZ-10")
def test_vizier_buys_and_builds_one_tile_before_the_next_turn() -> None:
    game = window(hands=["", "", "b4"])
    assert (step(game), game.seat) == ("vizier_window", 2)
    assert legal(game) == ["buy arcades4NES b4", "pass"]
    do(game, "buy arcades4NES b4")
    assert (step(game), game.seat) == ("place", 2)
    events = do(game, "build arcades4NES 1,0")
    assert events[0] == TileBuilt(2, "arcades4NES", (1, 0), "bought")
    assert events[-1] == TurnBegan(1)
    assert (step(game), game.seat) == ("act", 1)


@pytest.mark.rule("VIZ-08")
def test_vizier_tile_may_go_to_the_reserve_and_obeys_the_building_rules() -> None:
    game = window(hands=["", "b4"])
    do(game, "buy arcades4NES b4")
    assert refused(game, "build arcades4NES 1,1") == "CORE-BUILD-04"
    assert refused(game, "build arcades4NES -1,0") == "CORE-BUILD-02"
    assert refused(game, "pass") == "CORE-TURN-07"  # at once, not later
    do(game, "reserve arcades4NES")
    assert [face.name for face in game.view(None).players[1].reserve] == ["arcades4NES"]


@pytest.mark.parametrize("action", ["take g1", "end", "reactivate", "build garden10 1,0", "remove 1,0", "confirm"])
@pytest.mark.rule("VIZ-04")
def test_between_turns_nothing_else_can_be_done(action: str) -> None:
    game = window(hands=["", "y2"], reserves=["", "garden10"], display="o9 g1")
    assert refused(game, action) == "VIZ-04"


@pytest.mark.parametrize("paid", ["y3", "y3 y2"])
@pytest.mark.rule("VIZ-05", "AMB-L13")
def test_the_vizier_cannot_overpay(paid: str) -> None:
    game = window(hands=["", "y1 y1 y2 y3"])
    assert legal(game) == ["buy pavilion2NEW y2", "buy pavilion2NEW y1 y1", "pass"]
    assert refused(game, f"buy pavilion2NEW {paid}") == "VIZ-05"


@pytest.mark.rule("VIZ-05")
def test_the_vizier_pays_the_whole_price_in_the_currency_of_the_space() -> None:
    game = window(hands=["", "y1 y2 g2"])
    assert refused(game, "buy pavilion2NEW y1") == "CORE-BUY-04"
    assert refused(game, "buy pavilion2NEW g2") == "CORE-BUY-03"


@pytest.mark.rule("VIZ-06", "AMB-L5")
def test_vizier_buys_one_tile_without_a_further_action() -> None:
    game = window(hands=["", "", "y2 g3"])
    do(game, "buy pavilion2NEW y2")
    assert {text.split()[0] for text in legal(game)} == {"build", "reserve"}
    assert refused(game, "buy seraglio3ESW g3") == "CORE-TURN-07"
    do(game, "reserve pavilion2NEW")
    assert (step(game), game.seat) == ("act", 1)


@pytest.mark.rule("VIZ-07")
def test_using_the_vizier_makes_it_inactive() -> None:
    game = window(hands=["", "y2 g3"])
    assert kinds(do(game, "buy pavilion2NEW y2")) == [TileBought, VizierUsed]
    assert viziers(game) == [True, False, True]
    do(game, "reserve pavilion2NEW")
    assert step(game) == "act"


@pytest.mark.rule("VIZ-03", "VIZ-07")
def test_passing_keeps_the_vizier_active() -> None:
    game = window(hands=["", "y2"])
    do(game, "pass")
    assert viziers(game) == [True, True, True]


@pytest.mark.rule("VIZ-09")
def test_the_site_is_filled_up_again_after_a_vizier() -> None:
    game = window(hands=["", "g3"])
    events = do(game, "buy seraglio3ESW g3", "reserve seraglio3ESW")
    assert TileRevealed("garden6ESW", 2) in events
    site = [face.name for face in game.view(None).site if face]
    assert site == ["pavilion2NEW", "garden6ESW", "arcades4NES", "chambers5NSW"]


@pytest.mark.rule("VIZ-10", "AMB-L3")
def test_the_next_player_may_use_their_vizier_and_still_has_a_full_turn() -> None:
    game = window(hands=["", "y2 g3"])
    do(game, "buy pavilion2NEW y2", "reserve pavilion2NEW")
    assert (step(game), game.seat) == ("act", 1)
    do(game, "buy seraglio3ESW g3")
    assert (step(game), game.seat) == ("act", 1)


@pytest.mark.rule("VIZ-11", "VIZ-12", "AMB-L15")
def test_reactivated_vizier_can_be_used_after_the_same_turn() -> None:
    game = turn_of_seat_0(hands=["y2", "y2"], viziers=[False, True, True])
    assert legal(game, "reactivate") == ["reactivate"]
    assert do(game, "reactivate")[0] == VizierReactivated(0)
    assert viziers(game) == [True, True, True]
    assert game.seat == 1
    do(game, "pass")
    assert game.seat == 0
    do(game, "buy pavilion2NEW y2")
    assert viziers(game) == [False, True, True]


@pytest.mark.rule("VIZ-13", "TC-32", "AMB-L3")
def test_vizier_priority_starts_after_the_active_player_and_ends_with_them() -> None:
    game = turn_of_seat_0(players=4, seat=1, hands=["y2", "g3", "b4", "o5"])
    do(game, "take o9")
    assert asked(game) == [2, 3, 0, 1]
    assert (step(game), game.seat) == ("act", 2)


@pytest.mark.rule("VIZ-14", "AMB-L4")
def test_after_one_vizier_all_others_may_decide_again_from_the_top() -> None:
    game = window(players=4, hands=["y2", "g3", "b4 g3", "o5"])
    do(game, "pass")
    assert game.seat == 2
    do(game, "buy arcades4NES b4", "reserve arcades4NES")
    assert asked(game) == [1, 3, 0]


@pytest.mark.rule("VIZ-15", "AMB-L7")
def test_no_seat_is_polled_after_a_failed_last_refill() -> None:
    game = turn_of_seat_0(hands=["y2", "g3", "b4"], bag="", ask_everyone=True)
    do(game, "buy pavilion2NEW y2", "end", "reserve pavilion2NEW")
    seen = []
    while not game.is_over:
        seen.append(step(game))
        assert refused(game, "buy arcades4NES b4")
        do(game, legal(game, "reserve")[0])
    assert seen == ["place", "place"]  # the awards of seraglio3ESW and arcades4NES


@pytest.mark.parametrize("active", [[True, True, True], [True, False, False], [False, False, False]])
@pytest.mark.rule("VIZ-16")
def test_a_vizier_has_no_value_at_the_end(active: list[bool]) -> None:
    game = turn_of_seat_0(viziers=active, site=f"pavilion2NEW {'- ' * 3}", bag="", scores=[5, 7, 7])
    assert do(game, "take o9")[-1] == GameEnded((5, 7, 7), (1, 2))


@pytest.mark.rule("VIZ-17")
def test_the_vizier_cannot_take_a_worker_hut() -> None:
    game = window(modules=["vizier", "huts"], huts="hut-pavilion-N/////", hands=["", "y2"])
    assert step(game) == "vizier_window"
    assert refused(game, "hut hut-pavilion-N") == "VIZ-04"


GRANADA_BAG = "school4NW park4ES school8N"
GRANADA_SITE = "arena2NES library2ESW hostel2NSW market2NES"


def granada_window(**what: Any) -> Game:
    tiles = {"game": "granada", "site": GRANADA_SITE, "bag": "", "granada_bag": GRANADA_BAG, "marker": "odd"}
    return window(**tiles | what)


@pytest.mark.rule("VIZ-18", "AMB-L9")
def test_refill_after_each_vizier_moves_the_marker_in_granada() -> None:
    game = granada_window(hands=["", "y2", "g2"])
    events = do(game, "buy arena2NES y2", "reserve arena2NES")
    assert events[-2:] == [TileRevealed("park5NW", 1), MarkerMoved("even")]
    events = do(game, "buy library2ESW g2", "reserve library2ESW")
    assert [TileRevealed("park4ES", 2), MarkerMoved("odd")] == events[-3:-1]
    assert events[-1] == TurnBegan(1)


@pytest.mark.rule("AMB-L10")
def test_tile_bought_with_the_vizier_can_be_turned() -> None:
    game = granada_window(hands=["", "y2 o3"])
    do(game, "buy arena2NES y2")
    assert refused(game, "build district3NES 1,0") == "GRA-PLACE-02"
    events = do(game, "build district3NES 1,0 for o3")
    assert events[0] == TileBuilt(1, "district3NES", (1, 0), "bought", ("o3",))
    assert game.view(None).discard == ("y2", "o3")


@pytest.mark.rule("AMB-L1")
def test_the_window_opens_after_refill_and_scoring() -> None:
    game = turn_of_seat_0(hands=["y2", "y6"], deck="A")
    events = do(game, "buy pavilion2NEW y2", "end", "build pavilion2NEW 0,-1")
    assert [kind for kind in kinds(events) if kind in (TileBuilt, TileRevealed, Scored)] == [
        TileBuilt,
        TileRevealed,
        Scored,
    ]
    assert step(game) == "vizier_window"
    assert legal(game) == ["buy garden6ESW y6", "pass"]  # the tile laid in that refill


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.rule("AMB-L2")
def test_there_is_no_window_before_the_first_turn(seed: int) -> None:
    game = Game.new(Options(modules=frozenset({"vizier"}), ask_everyone=True), seed)
    assert step(game) == "act"


@pytest.mark.rule("AMB-L4")
def test_seat_that_cannot_pay_exactly_is_skipped_without_a_record() -> None:
    game = turn_of_seat_0(hands=["", "y3", "y9 g3", "b1 o4"], players=4)
    events = do(game, "take o9")
    assert Passed not in kinds(events)
    assert game.seat == 2
    assert kinds(do(game, "pass")) == [Passed, TurnBegan]


@pytest.mark.rule("AMB-L4")
def test_ask_everyone_polls_seats_that_can_only_pass() -> None:
    game = window(hands=["", "y3", "g3"], ask_everyone=True)
    assert (game.seat, legal(game)) == (1, ["pass"])
    assert asked(game) == [1, 2, 0]


@pytest.mark.rule("AMB-L5")
def test_vizier_buys_one_tile_of_either_set_in_the_combined_game() -> None:
    site = "pavilion2NEW arena2NES seraglio3ESW - arcades4NES - chambers5NSW -"
    game = window(game="combined", site=site, hands=["", "y2 y2"])
    assert legal(game) == ["buy pavilion2NEW y2", "buy arena2NES y2", "pass"]
    do(game, "buy arena2NES y2", "reserve arena2NES")
    assert (step(game), game.seat) == ("act", 1)


@pytest.mark.rule("AMB-L6")
def test_game_ends_if_the_refill_after_a_vizier_fails() -> None:
    game = window(hands=["", "y2", "g3"], bag="")
    assert step(game) == "vizier_window"
    do(game, "buy pavilion2NEW y2", "reserve pavilion2NEW")
    assert step(game) == "place"  # an award, without polling any other seat
    assert refused(game, "pass") == "CORE-TURN-07"


@pytest.mark.rule("AMB-L6")
def test_vizier_ends_the_combined_game_only_if_a_space_is_empty() -> None:
    site = "pavilion2NEW arena2NES seraglio3ESW - arcades4NES - chambers5NSW -"
    game = window(game="combined", site=site, bag="", hands=["", "y2", "g3"])
    do(game, "buy pavilion2NEW y2", "reserve pavilion2NEW")
    assert (step(game), game.seat) == ("vizier_window", 2)
    do(game, "buy seraglio3ESW g3", "reserve seraglio3ESW")
    assert step(game) != "vizier_window"
    assert refused(game, "take g1") == "CORE-TURN-07"


@pytest.mark.rule("AMB-L8")
def test_the_vizier_leaves_the_money_display_as_it_is() -> None:
    game = window(display="o9 g1", hands=["", "y2"])  # deck and discard are empty, so the display is short
    events = do(game, "buy pavilion2NEW y2", "reserve pavilion2NEW")
    assert game.view(None).display == ("g1",)
    assert game.view(None).discard == ("y2",)
    assert DeckReshuffled not in kinds(events)


@pytest.mark.rule("AMB-L11", "AMB-I6")
def test_a_tile_bought_with_the_vizier_can_be_given_to_dirk() -> None:
    game = window(players=2, hands=["", "y2"])
    do(game, "buy pavilion2NEW y2", "give pavilion2NEW")
    dirk = game.view(None).dirk
    assert dirk is not None
    assert [face.name for face in dirk.tiles] == ["pavilion2NEW"]


@pytest.mark.rule("AMB-L14")
def test_reactivating_can_be_the_extra_action_and_gives_none_itself() -> None:
    game = turn_of_seat_0(hands=["y2 g3"], viziers=[False, True, True])
    do(game, "buy pavilion2NEW y2")
    assert "reactivate" in legal(game)
    do(game, "reactivate")
    assert step(game) == "place"
    assert refused(game, "buy seraglio3ESW g3") == "CORE-TURN-07"


@pytest.mark.rule("AMB-L14", "VIZ-11")
def test_active_or_absent_vizier_cannot_be_reactivated() -> None:
    assert refused(turn_of_seat_0(), "reactivate") == "AMB-L14"
    assert refused(turn_of_seat_0(modules=[]), "reactivate") == "VIZ-11"


@pytest.mark.rule("AMB-L16")
def test_no_seat_is_polled_between_the_purchases_of_a_turn() -> None:
    game = turn_of_seat_0(hands=["y2 g3", "b4", "o5"], ask_everyone=True)
    for purchase in ("buy pavilion2NEW y2", "buy seraglio3ESW g3"):
        do(game, purchase)
        assert (step(game), game.seat) == ("act", 0)

"""The actions of a turn and their order (CORE-TURN, AMB-C, AMB-D3)."""

import pytest

from nasrid import Game, Options
from nasrid.rules.pieces.money import MONEY
from nasrid.rules.table.events import ActionsEnded, StartPlayerChosen, TurnBegan
from tests.positions import do, legal, refused, table
from tests.rules.turns import kinds, midgame, seen, words


def verbs(game: Game) -> set[str]:
    return {action.split()[0] for action in legal(game)}


REDESIGNER = {"cities": ["tower11@1,0"], "reserves": ["tower12"]}


@pytest.mark.rule("CORE-TURN-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_players_take_turns_clockwise_from_the_start_player(players: int) -> None:
    game = Game.new(Options(players=players), seed=11)
    start = next(event.seat for event in game.setup_events if isinstance(event, StartPlayerChosen))
    turns = []
    for _ in range(2 * players):
        turns.append(game.seat)
        do(game, legal(game, "take")[0])
    assert turns == [(start + turn) % players for turn in range(2 * players)]


@pytest.mark.rule("CORE-TURN-02")
def test_active_player_takes_money_buys_or_redesigns() -> None:
    game = midgame(hands=["y9"], **REDESIGNER)
    assert verbs(game) == {"take", "buy", "build", "remove", "swap"}
    for other in ("reserve tower12", "give tower12", "pass", "confirm"):
        assert refused(game, other) == "CORE-TURN-02"


@pytest.mark.rule("CORE-TURN-03")
def test_exact_purchase_allows_any_further_action() -> None:
    game = midgame(hands=["y2 g9"], **REDESIGNER)
    do(game, "buy pavilion2NEW y2")
    assert game.seat == 0
    assert verbs(game) == {"take", "buy", "build", "remove", "swap", "end"}


@pytest.mark.rule("CORE-TURN-04", "TC-05", "AMB-D3")
@pytest.mark.parametrize("fifth", ["take y6", "build tower12 2,0", "remove 1,0", "swap 1,0 tower12"])
def test_four_exact_purchases_allow_one_more_action(fifth: str) -> None:
    game = midgame(hands=["y2 g3 b4 o5 y9 g9 b9 o9"], **REDESIGNER)
    do(game, "buy pavilion2NEW y2", "buy seraglio3ESW g3", "buy arcades4NES b4", "buy chambers5NSW o5")
    assert words(game, "site") == ["-"] * 4
    assert verbs(game) == {"take", "build", "remove", "swap", "end"}
    do(game, fifth)
    assert game.seat == 0
    assert game.view(0).step == "place"
    assert verbs(game) == {"build", "reserve"}
    assert refused(game, "take g7") == "CORE-TURN-07"
    assert refused(game, "remove 1,0") == "CORE-TURN-07"


@pytest.mark.rule("CORE-TURN-05")
def test_the_site_is_not_refilled_during_a_turn() -> None:
    game = midgame(hands=["y2 g3"])
    do(game, "buy pavilion2NEW y2")
    assert words(game, "site") == ["-", "seraglio3ESW", "arcades4NES", "chambers5NSW"]
    do(game, "buy seraglio3ESW g3", "end", "reserve pavilion2NEW")
    assert words(game, "site") == ["-", "-", "arcades4NES", "chambers5NSW"]
    do(game, "reserve seraglio3ESW")
    assert words(game, "site") == ["garden6ESW", "garden7NSW", "arcades4NES", "chambers5NSW"]


@pytest.mark.rule("CORE-TURN-06", "CORE-TURN-09")
@pytest.mark.parametrize(
    "closing", ["take y6", "build tower12 2,0", "remove 1,0", "swap 1,0 tower12", "buy seraglio3ESW g9"]
)
@pytest.mark.parametrize("exact_before", [False, True])
def test_money_redesign_and_overpaying_give_no_further_action(closing: str, exact_before: bool) -> None:
    game = midgame(hands=["y2 g9 b4"], **REDESIGNER)
    if exact_before:
        do(game, "buy pavilion2NEW y2")
    do(game, closing)
    assert game.seat == 1 or game.view(None).step == "place"


@pytest.mark.rule("CORE-TURN-07")
def test_a_bought_tile_waits_beside_the_city_until_the_actions_are_over() -> None:
    game = midgame(hands=["y9 y2"])
    do(game, "buy pavilion2NEW y2")
    mine = game.view(None).players[0]
    assert [face.name for face in mine.unplaced] == ["pavilion2NEW"]
    assert mine.reserve == ()
    assert seen(game, 0) == []
    assert refused(game, "reserve pavilion2NEW") == "CORE-TURN-02"
    do(game, "end", "build pavilion2NEW 0,-1")
    assert seen(game, 0) == ["pavilion2NEW@0,-1"]


@pytest.mark.rule("CORE-TURN-08")
def test_the_turn_is_over_when_every_acquired_tile_is_placed() -> None:
    game = midgame(hands=["y2 g9"])
    do(game, "buy pavilion2NEW y2", "buy seraglio3ESW g9")
    assert kinds(do(game, "reserve seraglio3ESW")) == ["TileReserved"]
    assert game.seat == 0
    assert do(game, "build pavilion2NEW 0,-1")[-1] == TurnBegan(1)


@pytest.mark.rule("CORE-TURN-09", "AMB-C3")
def test_without_an_exact_purchase_an_action_is_compulsory() -> None:
    assert refused(midgame(), "end") == "AMB-C3"
    assert refused(midgame(display="y9"), "end") == "AMB-C3"
    assert refused(midgame(display="", cities=["tower11@1,0"]), "end") == "AMB-C3"
    assert refused(midgame(display="", hands=["y2"]), "end") == "AMB-C3"


@pytest.mark.rule("AMB-C1", "CORE-TURN-09")
def test_the_extra_action_may_be_declined() -> None:
    game = midgame(hands=["y2"])
    assert do(game, "buy pavilion2NEW y2", "end")[-1] == ActionsEnded(0, forced=False)
    assert game.view(0).step == "place"


@pytest.mark.rule("AMB-C2")
def test_player_without_any_action_passes_and_the_refill_follows() -> None:
    game = midgame(display="", hands=["y1 g1"])
    assert legal(game) == ["end"]
    events = do(game, "end")
    assert events[0] == ActionsEnded(0, forced=True)
    assert kinds(events[1:]) == ["MoneyRevealed", "TurnBegan"]
    assert game.seat == 1


@pytest.mark.rule("AMB-C2")
@pytest.mark.parametrize(
    ("module", "pieces", "action"),
    [
        ("huts", {"huts": "hut-pavilion-N/////"}, "hut hut-pavilion-N"),
        ("vizier", {"viziers": [False] * 3}, "reactivate"),
    ],
)
def test_player_with_a_module_action_may_not_pass(module: str, pieces: dict[str, object], action: str) -> None:
    game = midgame(display="", modules=[module], **pieces)
    assert legal(game) == [action]
    assert refused(game, "end") == "AMB-C3"
    assert legal(midgame(display="", modules=[module])) == ["end"]


@pytest.mark.rule("AMB-C4")
@pytest.mark.parametrize("redesign", ["build garden8NW 1,0", "build garden8NW -1,0", "swap 0,1 garden8NW"])
def test_a_tile_bought_this_turn_cannot_be_used_for_a_redesign(redesign: str) -> None:
    game = midgame(site="garden8NW - - -", hands=["y8"], cities=["tower11@0,1"], reserves=["tower12"])
    do(game, "buy garden8NW y8")
    assert refused(game, redesign) == "AMB-C4"


@pytest.mark.rule("AMB-C5", "CORE-PLACE-01")
def test_a_tile_that_fits_nowhere_can_be_bought_for_the_reserve() -> None:
    game = midgame(hands=["y2"], cities=["tower11N@0,-1"])
    do(game, "buy pavilion2NEW y2", "end")
    assert legal(game) == ["reserve pavilion2NEW"]


@pytest.mark.rule("AMB-C6")
def test_money_taken_as_the_extra_action_buys_nothing_this_turn() -> None:
    game = midgame(hands=["y2"], display="g3 y6 b8 o9")
    do(game, "buy pavilion2NEW y2", "take g3")
    assert "g3" in words(game, "seat 0 hand")
    assert refused(game, "buy seraglio3ESW g3") == "CORE-TURN-07"


@pytest.mark.rule("AMB-C7")
def test_swap_of_equal_faces_is_a_legal_redesign() -> None:
    game = midgame(cities=["tower11@1,0"], reserves=["tower12"])
    do(game, "swap 1,0 tower12")
    assert seen(game, 0) == ["tower12@1,0"]
    assert game.seat == 1


@pytest.mark.rule("AMB-C8")
def test_the_reserve_is_a_free_choice_even_if_the_tile_could_be_built() -> None:
    game = midgame(hands=["y9"])
    do(game, "buy pavilion2NEW y9")
    assert legal(game) == ["build pavilion2NEW 0,-1", "reserve pavilion2NEW"]
    do(game, "reserve pavilion2NEW")
    assert words(game, "seat 0 reserve") == ["pavilion2NEW"]


@pytest.mark.rule("AMB-C9")
def test_each_placement_must_be_legal_when_it_is_made() -> None:
    game = midgame(agenda="place 0; begin_turn 1", to_place=["tower11 tower12"])
    assert refused(game, "build tower12 2,0") == "CORE-BUILD-04"
    do(game, "build tower11 1,0", "build tower12 2,0")
    assert seen(game, 0) == ["tower11@1,0", "tower12@2,0"]


@pytest.mark.rule("AMB-C10")
def test_a_game_of_redesigns_alone_never_ends() -> None:
    game = midgame(players=2, reserves=["tower11", "tower12"])
    before = game.position()
    for _ in range(200):
        do(game, "build tower11 1,0", "build tower12 1,0", "remove 1,0", "remove 1,0")
    assert not game.is_over
    assert game.position() == before


@pytest.mark.rule("AMB-C10")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_player_can_buy_when_all_money_is_in_hands(players: int) -> None:
    box = sorted(MONEY) * (2 if players == 2 else 3)
    hands = [" ".join(box[seat::players]) for seat in range(players)]
    site = "tower13E tower12 garden12S tower11"
    seats = [table(players=players, seat=seat, hands=hands, site=site) for seat in range(players)]
    assert any(legal(game, "buy") for game in seats)

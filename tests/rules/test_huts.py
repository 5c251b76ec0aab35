"""Worker huts (HUT, AMB-O)."""

from typing import Any

import pytest

from nasrid import Game, Options
from nasrid.rules.modules.huts import HutRevealed, HutTaken
from nasrid.rules.table.events import TileBuilt, TileRemoved, TilesSwapped
from tests.positions import do, legal, refused, table
from tests.rules.sheets import border, field, majority, standings

COLOURS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")  # blue, red, brown, white, green, purple
SITE = "pavilion2NEW seraglio3ESW arcades4NES chambers5NSW"  # prices 2, 3, 4, 5 in yellow, green, blue, orange
BAG = "garden6ESW tower7NEW garden7NSW tower8NES"
HUTS = "hut-pavilion-N hut-pavilion-E/hut-seraglio-S/hut-arcades-N/hut-chambers-N//"


def turn(**what: Any) -> Game:
    return table(**{"modules": ["huts"], "site": SITE, "bag": BAG, "display": "y6 g6 b6 o6", "huts": HUTS} | what)


def scored(*cities: str, scoring: str = "A", **what: Any) -> Game:
    """Return a game after a scoring of these cities."""
    game = turn(cities=cities, deck=f"{scoring} y9", huts="/////", **what)
    do(game, "take y6")
    return game


def counted(game: Game, building: str) -> tuple[int, int]:
    """Return seat 0's tiles of one building and the extras of its huts at the last scoring."""
    ranks = majority(game.sheets[-1], building).ranks
    held = [one.building_count for one in ranks if one.building_count.seat == 0]
    return (held[0].tiles, held[0].extras.get("huts", 0)) if held else (0, 0)


def new_game(seed: int = 1) -> Game:
    return Game.new(Options(modules=frozenset({"huts"})), seed)


def piles(game: Game) -> list[list[str]]:
    return [pile.split() for pile in field(game, "huts").split("/")]


@pytest.mark.rule("HUT-01", "HUT-02", "TC-37", "AMB-A7")
def test_the_24_huts_have_the_colours_of_the_six_buildings() -> None:
    assert [len(pile) for pile in piles(new_game())] == [3, 3, 4, 4, 5, 5]
    for colour, pile in zip(COLOURS, piles(new_game()), strict=True):
        assert {hut.rsplit("-", 1)[0] for hut in pile} == {f"hut-{colour}"}


@pytest.mark.rule("HUT-03")
def test_huts_lie_in_six_shuffled_piles_with_the_top_face_up() -> None:
    games = [new_game(seed) for seed in range(12)]
    for game in games:
        tops = [pile[0] for pile in piles(game)]
        assert list(game.view(None).modules["huts"].tops) == tops
        assert [event.hut for event in game.setup_events if isinstance(event, HutRevealed)] == tops
    orders = [{tuple(piles(game)[colour]) for game in games} for colour in range(6)]
    assert all(len(orders_of_pile) > 1 for orders_of_pile in orders)


@pytest.mark.rule("HUT-04", "HUT-05")
def test_any_face_up_hut_can_be_taken_as_an_action() -> None:
    tops = ["hut-pavilion-N", "hut-seraglio-S", "hut-arcades-N", "hut-chambers-N"]
    assert legal(turn(), "hut") == [f"hut {top}" for top in tops]
    for top in tops:
        assert do(turn(), f"hut {top}")[0] == HutTaken(0, top)


@pytest.mark.rule("HUT-05")
def test_face_down_hut_cannot_be_taken() -> None:
    assert refused(turn(), "hut hut-pavilion-E") == "HUT-05"
    assert refused(turn(), "hut hut-tower-N") == "HUT-05"


@pytest.mark.rule("HUT-05", "AMB-O7")
def test_next_hut_of_the_pile_is_revealed_immediately() -> None:
    game = turn()
    assert do(game, "hut hut-pavilion-N") == [HutTaken(0, "hut-pavilion-N"), HutRevealed("hut-pavilion-E")]
    assert game.view(None).modules["huts"].tops[0] == "hut-pavilion-E"


@pytest.mark.rule("HUT-06")
def test_an_exhausted_pile_offers_no_more_huts() -> None:
    game = turn()
    assert do(game, "hut hut-seraglio-S") == [HutTaken(0, "hut-seraglio-S")]
    do(game, "reserve hut-seraglio-S")
    assert game.view(None).modules["huts"].tops[1] is None
    assert "hut hut-seraglio-S" not in legal(game)
    assert refused(game, "hut hut-seraglio-S") == "HUT-05"


@pytest.mark.rule("HUT-07")
def test_a_hut_costs_nothing_and_gives_no_further_action() -> None:
    game = turn(hands=["y2 y9"])
    do(game, "hut hut-pavilion-N")
    assert game.view(None).players[0].hand_size == 2
    assert game.view(None).step == "place"
    assert refused(game, "buy pavilion2NEW y2") == "CORE-TURN-07"


@pytest.mark.rule("HUT-08", "AMB-O6")
def test_hut_can_be_the_extra_action_and_is_placed_with_the_bought_tiles() -> None:
    game = turn(hands=["y2 g3"])
    do(game, "buy pavilion2NEW y2", "hut hut-chambers-N")
    assert game.view(None).step == "place"
    assert {text.split()[1] for text in legal(game)} == {"pavilion2NEW", "hut-chambers-N"}
    event, *_ = do(game, "build hut-chambers-N 1,0")
    assert event == TileBuilt(0, "hut-chambers-N", (1, 0), "taken")
    assert legal(game, "reserve") == ["reserve pavilion2NEW"]


@pytest.mark.rule("HUT-08")
def test_a_hut_may_go_to_the_reserve() -> None:
    game = turn()
    do(game, "hut hut-chambers-N", "reserve hut-chambers-N")
    assert [face.name for face in game.view(None).players[0].reserve] == ["hut-chambers-N"]
    assert game.seat == 1


IN_CITY = "hut-tower-N@0,-1 hut-tower-E@1,0 hut-tower-W@-1,0"


@pytest.mark.parametrize(
    "own",
    [
        pytest.param({"cities": [IN_CITY]}, id="city"),
        pytest.param({"reserves": ["hut-tower-N hut-tower-E hut-tower-W"]}, id="reserve"),
        pytest.param({"to_place": ["hut-tower-N hut-tower-E hut-tower-W"]}, id="holding area"),
        pytest.param(
            {"cities": ["hut-tower-N@0,-1"], "reserves": ["hut-tower-E"], "to_place": ["hut-tower-W"]}, id="all three"
        ),
    ],
)
@pytest.mark.rule("HUT-09", "AMB-O5")
def test_player_owns_at_most_three_huts_in_city_and_reserve(own: dict[str, Any]) -> None:
    game = turn(**own)
    assert legal(game, "hut") == []
    assert refused(game, "hut hut-pavilion-N") == "HUT-09"


@pytest.mark.rule("HUT-09", "AMB-O5")
def test_with_two_huts_a_third_can_be_taken_and_none_can_be_discarded() -> None:
    game = turn(reserves=["hut-tower-N", "hut-tower-E hut-tower-W"], cities=["hut-garden-E@1,0"])
    do(game, "hut hut-pavilion-N")
    assert {text.split()[0] for text in legal(game)} == {"build", "reserve"}


@pytest.mark.rule("HUT-10")
def test_a_hut_is_redesigned_like_a_tile() -> None:
    pieces: dict[str, Any] = {"cities": ["hut-tower-E@1,0"], "reserves": ["hut-garden-E garden9E"]}
    assert do(turn(**pieces), "remove 1,0")[0] == TileRemoved(0, "hut-tower-E", (1, 0))
    assert do(turn(**pieces), "swap 1,0 garden9E")[0] == TilesSwapped(0, (1, 0), "hut-tower-E", "garden9E")
    assert do(turn(**pieces), "build hut-garden-E 0,1")[0] == TileBuilt(0, "hut-garden-E", (0, 1), "reserve")


@pytest.mark.rule("HUT-11", "HUT-12", "AMB-O1", "AMB-O3", "AMB-O11")
@pytest.mark.parametrize(
    ("city", "tiles", "value"),
    [
        pytest.param("hut-tower-E@1,0", 0, 0, id="no neighbour"),
        pytest.param("tower12@1,0 hut-tower-E@2,0", 1, 1, id="one neighbour"),
        pytest.param("tower12@1,0 hut-tower-E@2,0 tower11N@2,-1", 2, 2, id="two neighbours"),
        pytest.param("tower12@1,0 hut-tower-E@2,0 tower11N@2,-1 tower11S@2,1", 3, 3, id="three neighbours"),
        pytest.param("garden10@1,0 hut-tower-E@2,0", 0, 0, id="another colour"),
        pytest.param("chambers10@1,0 hut-tower-E@1,-1 tower10W@2,-1 tower12@2,0", 2, 0, id="wall between"),
        pytest.param("chambers10@1,0 hut-tower-E@1,1 tower12@2,0", 1, 0, id="diagonal"),
        pytest.param("tower12@1,0 chambers10@2,0 hut-tower-E@3,0", 1, 0, id="two steps away"),
        pytest.param("tower12@1,0 hut-tower-N@2,0 hut-tower-E@3,0", 1, 1, id="beside a hut"),
        pytest.param("tower12@1,0 hut-tower-E@2,0 hut-tower-N@1,-1", 1, 2, id="between two huts"),
    ],
)
def test_a_hut_counts_as_one_building_for_each_neighbour_of_its_colour(city: str, tiles: int, value: int) -> None:
    assert counted(scored(city), "tower") == (tiles, value)


OPEN_HUTS = "type,walls\n" + "".join(
    f"{colour},\n" * count for colour, count in zip(COLOURS, (3, 3, 4, 4, 5, 5), strict=True)
)


@pytest.mark.rule("HUT-11", "AMB-O2")
def test_four_neighbours_count_as_three() -> None:
    city = "tower11@1,0 hut-tower@2,0 tower11N@2,-1 tower11S@2,1 tower13E@3,0"
    assert counted(scored(city, worker_huts=OPEN_HUTS), "tower") == (4, 3)


@pytest.mark.rule("HUT-13")
def test_the_walls_of_huts_belong_to_the_outer_wall() -> None:
    assert border(scored("hut-pavilion-SW@-1,0").sheets[-1], 0, "wall")[1] == 2
    longer = scored("garden8NE@1,0 hut-garden-E@1,1 tower12@0,1")
    assert border(longer.sheets[-1], 0, "wall")[1] == 3


@pytest.mark.rule("TC-35", "HUT-02", "HUT-12")
def test_the_worked_case_has_huts_of_value_two_one_and_zero() -> None:
    city = (
        "arcades10@1,0 hut-arcades-N@1,-1 arcades8N@2,-1 arcades9@2,0 hut-arcades-S@2,1 chambers10@0,-1"
        " hut-tower-W@-1,0 tower13E@-2,0 chambers11@-1,1 pavilion8@-2,1"
    )
    game = scored(city)
    assert counted(game, "arcades") == (3, 3)
    assert counted(game, "tower") == (1, 0)
    assert game.standing(0).tile_values == {(1, -1): 2, (2, 1): 1, (-1, 0): 0}
    huts = "hut-pavilion-N/////"
    assert refused(turn(cities=[city], huts=huts), "hut hut-pavilion-N") == "HUT-09"


@pytest.mark.rule("AMB-O4")
def test_the_count_with_huts_and_bonus_cards_is_ranked_and_tied_as_usual() -> None:
    cities = ("tower12@1,0 hut-tower-E@2,0", "tower11@1,0", "tower9NE@0,-1 tower13E@1,0")
    game = scored(*cities, scoring="B", modules=["huts", "bonus"], revealed=["", "tower11"])
    assert standings(game.sheets[-1], "tower") == [(1, seat, 2, 6) for seat in range(3)]


@pytest.mark.rule("AMB-O8")
def test_a_hut_cannot_be_given_to_dirk() -> None:
    game = turn(players=2, hands=["y2"])
    do(game, "buy pavilion2NEW y2", "hut hut-chambers-N")
    assert legal(game, "give") == ["give pavilion2NEW"]
    assert refused(game, "give hut-chambers-N") == "AMB-O8"


@pytest.mark.parametrize(
    ("city", "cell", "rule"),
    [
        ("", "0,1", "CORE-BUILD-02"),  # its wall N against the open fountain
        ("", "1,1", "CORE-BUILD-04"),
        ("garden12S@1,0", "1,1", "CORE-BUILD-03"),  # only across a double wall
    ],
)
@pytest.mark.rule("HUT-08", "AMB-O9")
def test_huts_obey_the_building_rules(city: str, cell: str, rule: str) -> None:
    game = turn(cities=[city])
    do(game, "hut hut-chambers-N")
    assert refused(game, f"build hut-chambers-N {cell}") == rule


@pytest.mark.rule("AMB-O10")
def test_removing_a_neighbour_lowers_the_hut_at_the_next_scoring() -> None:
    game = turn(cities=["tower12@1,0 hut-tower-E@2,0 tower11N@2,-1"], deck="A y9 y8 y7 B y5")
    do(game, "take y6")
    assert counted(game, "tower") == (2, 2)
    do(game, "take g6", "take b6", "remove 2,-1", "take o6")
    assert [sheet.scoring for sheet in game.sheets] == [1, 2]
    assert counted(game, "tower") == (1, 1)


@pytest.mark.parametrize("huts", ["/////", HUTS])
@pytest.mark.rule("AMB-O12")
def test_remaining_huts_have_no_effect_at_the_end(huts: str) -> None:
    game = turn(huts=huts, site=None, bag="", cities=["tower12@1,0"], reserves=["", "hut-tower-E"])
    do(game, "take y6")
    assert game.is_over
    assert game.scores == (21, 0, 0)


def combined(city: str, **what: Any) -> Game:
    site = "pavilion2NEW - seraglio3ESW - arcades4NES - chambers5NSW -"
    return turn(game="combined", site=site, cities=[city], **what)


@pytest.mark.rule("AMB-O13")
def test_in_the_combination_a_hut_is_an_alhambra_tile() -> None:
    game = combined("hut-tower-E@1,0", reserves=["library10W school8N"])
    assert "build library10W 2,0" in legal(game)
    assert refused(game, "build school8N 2,0") == "COMBO-BUILD-01"
    assert refused(game, "build library10W 1,1") == "COMBO-BUILD-06"


@pytest.mark.rule("AMB-O13")
def test_the_wall_of_a_hut_counts_along_a_moat() -> None:
    game = combined("hut-tower-E@1,0 library10W*@2,0", deck="A y9")
    do(game, "take y6")
    points = {one.name: one.points for one in game.sheets[-1].borders if one.seat == 0}
    assert points == {"wall": 1, "moat": 1, "stretch": 2}

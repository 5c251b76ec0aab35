"""Granada's pieces and its setup (GRA-COMP, GRA-SETUP)."""

from collections import Counter
from importlib import resources

import pytest

from nasrid import Game, Options
from nasrid.rules.errors import ComponentError
from nasrid.rules.pieces.money import money_total
from nasrid.rules.table.events import Event, HandDealt, MarkerMoved, StartPlayerChosen, TileRevealed
from tests.positions import do, legal, refused, table
from tests.rules.sheets import ARMS, around, border, field, hold, majority, piles

BOX = Options(game="granada").components
PAIRS = [(even, BOX.back(even)) for even in BOX.granada]
TYPES = ["arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school", "district"]
LIST = (resources.files("nasrid.rules") / "data" / "granada_tiles.csv").read_text(encoding="utf-8")


@pytest.mark.rule("GRA-COMP-01")
def test_each_of_nine_buildings_occurs_with_every_price_from_2_to_13_once_on_54_tiles() -> None:
    assert len(PAIRS) == 54
    faces = Counter((str(face.building), face.price) for pair in PAIRS for face in pair)
    assert faces == Counter((building, price) for building in TYPES for price in range(2, 14))


@pytest.mark.rule("GRA-COMP-02", "GRA-COMP-03", "GRA-COMP-06", "TC-16")
def test_the_back_shows_another_building_for_one_more_and_the_same_moats() -> None:
    for even, odd in PAIRS:
        assert odd.back == even.name
        assert even.building != odd.building
        assert even.price % 2 == 0
        assert odd.price == even.price + 1
        assert odd.borders == even.borders
        assert even.borders.bit_count() <= 3


@pytest.mark.rule("GRA-COMP-04")
@pytest.mark.parametrize("price", [2, 4, 6, 8, 10, 12])
def test_nine_tiles_of_each_even_price_show_every_building_once_on_either_face(price: int) -> None:
    pairs = [(even, odd) for even, odd in PAIRS if even.price == price]
    assert sorted(str(even.building) for even, _ in pairs) == sorted(TYPES)
    assert sorted(str(odd.building) for _, odd in pairs) == sorted(TYPES)


@pytest.mark.rule("GRA-COMP-01", "GRA-COMP-02", "GRA-COMP-03", "GRA-COMP-06")
@pytest.mark.parametrize(
    ("row", "instead", "reason"),
    [
        ("1,2,arena,3,district,NES,", "1,2,arena,3,arena,NES,", "GRA-COMP-02"),
        ("1,2,arena,3,district,NES,", "1,2,arena,5,district,NES,", "GRA-COMP-03"),
        ("1,2,arena,3,district,NES,", "1,2,arena,3,district,NESW,", "GRA-COMP-06"),
        ("1,2,arena,3,district,NES,", "1,2,arena,3,hospital,NES,", "GRA-COMP-01"),
    ],
)
def test_impossible_list_of_granada_tiles_is_rejected(row: str, instead: str, reason: str) -> None:
    assert row in LIST
    with pytest.raises(ComponentError, match=reason):
        Options(game="granada", granada_tiles=LIST.replace(row, instead))


@pytest.mark.rule("GRA-COMP-05", "AMB-J6")
def test_back_of_every_visible_tile_is_public() -> None:
    game = table(
        game="granada", site="park2NEW - - -", cities=["", around("arena11S")], reserves=["", "", "school3NES"]
    )
    seen = game.view(None)
    visible = [seen.site[0], seen.players[1].city.tiles[1, 0].name, seen.players[2].reserve[0].name]
    assert [BOX.faces[name or ""].back for name in visible] == ["bath_house3NEW", "school10S", "market2NES"]


@pytest.mark.rule("GRA-COMP-07", "GRA-REFILL-01")
@pytest.mark.parametrize(("marker", "laid"), [("even", "school10S"), ("odd", "arena11S")])
def test_the_black_marker_fixes_the_face_of_the_next_tile(marker: str, laid: str) -> None:
    game = table(
        game="granada", site="park2NEW arena12 library12 hostel12", hands=["y3"], marker=marker, granada_bag="school10S"
    )
    assert game.view(None).marker == marker
    events = do(game, "buy park2NEW y3", "reserve park2NEW")
    assert TileRevealed(laid, 1) in events


@pytest.mark.rule("GRA-COMP-08", "GRA-SCORE-01")
def test_sheet_points_of_nine_buildings_and_moats_add_up_to_the_score() -> None:
    game = hold(1, cities=[around("arena8N", "park9E")], scores=[10])
    sheet = game.sheets[0]
    assert [str(one.building) for one in sheet.majorities] == TYPES
    assert {border(sheet, seat, "moat")[1] for seat in range(3)} == {0, 1}
    assert majority(sheet, "arena").rank_points == majority(sheet, "park").rank_points == (1,)
    assert game.scores == (10 + 1 + 1 + 1, 0, 0)


@pytest.mark.rule("GRA-COMP-09")
def test_the_start_tile_has_no_moat() -> None:
    game = table(game="granada", reserves=["park12 arena2NES"])
    assert {text for text in legal(game, "build") if "park12" in text} == {f"build park12 {cell}" for cell in ARMS}
    assert refused(game, "build arena2NES 0,1") == "CORE-BUILD-02"
    assert border(hold(1, cities=[]).sheets[0], 0, "moat") == ("", 0)


def new(seed: int, players: int = 3, game: str = "granada") -> Game:
    return Game.new(Options(game=game, players=players), seed)


def laid(events: tuple[Event, ...] | list[Event]) -> list[tuple[int, int]]:
    """Return the refilled spaces and the prices of their faces."""
    return [(event.space, BOX.faces[event.tile].price) for event in events if isinstance(event, TileRevealed)]


@pytest.mark.rule("GRA-SETUP-01", "GRA-SETUP-02", "TC-15")
@pytest.mark.parametrize("seed", range(8))
def test_the_first_four_tiles_are_even_and_those_of_the_first_refill_odd(seed: int) -> None:
    game = new(seed)
    first = laid(game.setup_events)
    assert [space for space, _ in first] == [1, 2, 3, 4]
    assert all(price % 2 == 0 for _, price in first)
    assert game.view(None).marker == "odd"
    events: list[Event] = []
    while not laid(events):
        events = do(game, next(iter(legal(game, "buy") or legal(game))))
    assert all(price % 2 == 1 for _, price in laid(events))
    assert MarkerMoved("even") in events


@pytest.mark.rule("GRA-SETUP-04")
@pytest.mark.parametrize("players", [3, 6])
def test_everything_else_is_set_up_as_in_alhambra(players: int) -> None:
    for seed in range(5):
        game = new(seed, players)
        hands = {event.seat: event.cards for event in game.setup_events if isinstance(event, HandDealt)}
        assert list(hands) == list(range(players))
        assert all(20 <= money_total(cards) <= 28 for cards in hands.values())
        assert any(isinstance(event, StartPlayerChosen) and event.seat == game.seat for event in game.setup_events)
        seen = game.view(None)
        assert len(seen.display) == 4
        assert seen.bag_sizes == (0, 50)
        assert all(field(game, f"seat {seat} city") == "" for seat in range(players))
        deck = field(game, "deck").split()
        assert len(deck) == 108 + 2 - 4 - sum(map(len, hands.values()))
        one, two, three, four, _five = piles(len(deck) - 2)
        assert deck.index("A") in range(one, one + two + 1)
        assert deck.index("B") - 1 in range(one + two + three, one + two + three + four + 1)


@pytest.mark.rule("COMBO-SETUP-05", "GRA-SETUP-01")
def test_first_site_of_granada_may_have_a_tile_without_a_moat() -> None:
    sites = [Game.new(Options(game="granada", players=3), seed).view(None).site for seed in range(30)]
    assert any(tile and not tile[-1].isupper() for site in sites for tile in site)

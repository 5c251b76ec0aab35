"""Granada's pieces and its setup (GRA-COMP, GRA-SETUP)."""

from collections import Counter

import pytest

from nasrid import Game, Options
from nasrid.rules.table.events import Event, MarkerMoved, TileRevealed
from tests.positions import do, legal, table
from tests.rules.sheets import around, border, hold, majority

BOX = Options(game="granada").components
PAIRS = [(even, BOX.back(even)) for even in BOX.granada]
TYPES = ["arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school", "district"]


@pytest.mark.rule("GRA-COMP-01", "GRA-COMP-04")
def test_every_building_has_every_price_once() -> None:
    assert len(PAIRS) == 54
    faces = Counter((str(face.building), face.price) for pair in PAIRS for face in pair)
    assert faces == Counter((building, price) for building in TYPES for price in range(2, 14))


@pytest.mark.rule("GRA-COMP-02", "GRA-COMP-03", "GRA-COMP-06", "TC-16", "AMB-A4")
def test_the_back_shows_another_building_for_one_more_and_the_same_moats() -> None:
    for even, odd in PAIRS:
        assert odd.back == even.name
        assert even.building != odd.building
        assert even.price % 2 == 0
        assert odd.price == even.price + 1
        assert odd.borders == even.borders
        assert even.borders.bit_count() <= 3


@pytest.mark.rule("GRA-COMP-05", "AMB-J6")
def test_back_of_every_visible_tile_is_public() -> None:
    game = table(
        game="granada", site="park2NEW - - -", cities=["", around("arena11S")], reserves=["", "", "school3NES"]
    )
    seen = game.view(None)
    assert seen.site[0]
    visible = [seen.site[0].name, seen.players[1].city.tiles[1, 0].name, seen.players[2].reserve[0].name]
    assert [BOX.faces[name or ""].back for name in visible] == ["bath_house3NEW", "school10S", "market2NES"]


@pytest.mark.rule("GRA-COMP-08", "GRA-SCORE-01")
def test_sheet_points_of_nine_buildings_and_moats_add_up_to_the_score() -> None:
    game = hold(1, cities=[around("arena8N", "park9E")], scores=[10])
    sheet = game.sheets[0]
    assert [str(one.building) for one in sheet.majorities] == TYPES
    assert {border(sheet, seat, "moat")[1] for seat in range(3)} == {0, 1}
    assert majority(sheet, "arena").rank_points == majority(sheet, "park").rank_points == (1,)
    assert game.scores == (10 + 1 + 1 + 1, 0, 0)


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

"""The components of the box (CORE-COMP, ALH-COMP, AMB-A)."""

from collections import Counter
from itertools import combinations

import pytest

from nasrid import Game, IllegalActionError, Options, parse_action
from nasrid.rules.errors import OptionsError
from nasrid.rules.modules.bonus import all_cards
from nasrid.rules.pieces.components import borders_text
from tests.positions import legal, refused, table
from tests.rules.turns import BLANKS, midgame, words

BOX = Options().components
TILES = """
pavilion 2:NEW 3:SW 4:ES 5:NW 6:N 7:E 8:
seraglio 3:ESW 4:NE 5:SW 6:ES 7:W 8:S 9:
arcades 4:NES 5:NW 6:SW 6:NE 7:ES 8:N 8:E 9: 10:
chambers 5:NSW 6:ES 7:SW 7:NE 8:NW 9:W 9:S 10: 11:
garden 6:ESW 7:NSW 8:SW 8:NE 8:NW 9:E 10:N 10:W 10: 11: 12:S
tower 7:NEW 8:NES 9:ES 9:NE 9:NW 10:W 11:N 11:S 11: 12: 13:E
"""


def new_game(players: int = 4) -> Game:
    return Game.new(Options(players=players), seed=7)


# Players and money


@pytest.mark.rule("CORE-COMP-01")
def test_two_to_six_people_play() -> None:
    for players in (2, 3, 4, 5, 6):
        assert len(new_game(players).scores) == players
    for players in (0, 1, 7):
        with pytest.raises(OptionsError, match="players must be one of 2, 3, 4, 5, 6"):
            Options(players=players)


@pytest.mark.rule("CORE-COMP-03", "CORE-COMP-05", "AMB-A5")
@pytest.mark.parametrize(("space", "colour"), [(1, "yellow"), (2, "green"), (3, "blue"), (4, "orange")])
def test_each_of_the_four_spaces_takes_a_colour_of_its_own(space: int, colour: str) -> None:
    tiles = ["pavilion2NEW", "seraglio3ESW", "arcades4NES", "chambers5NSW"]
    game = midgame(site=" ".join(tiles), hands=["y9 g9 b9 o9"])
    assert [buy for buy in legal(game, "buy") if tiles[space - 1] in buy] == [f"buy {tiles[space - 1]} {colour[0]}9"]
    other = "g9" if colour == "yellow" else "y9"
    with pytest.raises(IllegalActionError, match=f"only {colour} can"):
        game.apply(parse_action(f"buy {tiles[space - 1]} {other}"))


@pytest.mark.rule("CORE-COMP-04")
def test_deck_has_a_card_for_two_of_the_three_scorings() -> None:
    deck = words(new_game(), "deck")
    assert [card for card in deck if not card[-1].isdigit()] == ["A", "B"]


@pytest.mark.rule("CORE-COMP-06")
def test_four_cards_lie_face_up_beside_a_face_down_deck() -> None:
    view = new_game().view(0)
    assert len(view.display) == 4
    assert view.deck_size > 0


@pytest.mark.rule("AMB-A8", "EXCH-01")
def test_the_six_exchange_cards_show_every_pair_of_currencies_once() -> None:
    game = Game.new(Options(players=3, modules=frozenset({"exchange"})), seed=1)
    shown = [frozenset(card) for card in words(game, "deck") if card.isalpha() and len(card) == 2]
    assert len(shown) == 6
    assert set(shown) == {frozenset(pair) for pair in combinations("ygbo", 2)}


# Tiles


@pytest.mark.rule("CORE-COMP-07")
def test_every_player_has_a_reserve_of_their_own() -> None:
    game = midgame(reserves=["tower11", "tower12", "garden10"])
    assert {action.split()[1] for action in legal(game, "build")} == {"tower11"}
    assert refused(game, "build tower12 1,0") == "CORE-REDES-01"
    assert [[face.name for face in player.reserve] for player in game.view(None).players] == [
        ["tower11"],
        ["tower12"],
        ["garden10"],
    ]


@pytest.mark.rule("CORE-COMP-08", "CORE-SETUP-01", "ALH-COMP-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_player_begins_with_the_lion_fountain_and_nothing_else(players: int) -> None:
    cities = [player.city.tiles for player in new_game(players).view(None).players]
    assert [[(cell, face.name) for cell, face in tiles.items()] for tiles in cities] == [
        [((0, 0), "fountain")]
    ] * players


@pytest.mark.rule("CORE-COMP-09", "ALH-COMP-01", "AMB-A1", "ALH-COMP-02")
def test_the_bag_holds_the_54_tiles_of_the_physical_game() -> None:
    printed = [
        f"{building}{tile.replace(':', '')}"
        for building, *tiles in map(str.split, TILES.strip().splitlines())
        for tile in tiles
    ]
    assert len(printed) == 54
    game = new_game()
    assert sorted(words(game, "site") + words(game, "alhambra bag")) == sorted(printed)


@pytest.mark.rule("ALH-COMP-03", "AMB-A9", "AMB-A11")
def test_the_ten_tiles_without_wall_are_the_ten_on_the_bonus_cards() -> None:
    assert len(BLANKS) == 10
    assert sorted(all_cards(BOX)) == sorted(BLANKS)


@pytest.mark.rule("AMB-A3", "CORE-BUILD-06", "GRA-COMP-09")
@pytest.mark.parametrize("game", ["alhambra", "granada"])
def test_the_start_tile_is_open_on_all_four_sides(game: str) -> None:
    blank, cornered = {"alhambra": ("tower11", "arcades5NW"), "granada": ("park12", "arena6NW")}[game]
    bare = table(game=game, reserves=[f"{blank} {cornered}"])
    beside = ["0,-1", "-1,0", "1,0", "0,1"]
    assert sorted(legal(bare, "build")) == sorted(
        [*(f"build {blank} {cell}" for cell in beside), *(f"build {cornered} {cell}" for cell in beside[:2])]
    )


@pytest.mark.rule("AMB-A6")
def test_huts_have_one_or_two_walls() -> None:
    huts = Options(modules=frozenset({"huts"})).components.module_tiles["huts"]
    walls = [borders_text(hut.borders) for hut in huts]
    assert {len(sides) for sides in walls} == {1, 2}
    assert Counter("".join(walls)) == dict.fromkeys("NESW", 8)

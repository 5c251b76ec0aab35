"""Two players and Dirk (DUO, AMB-I)."""

from dataclasses import fields
from typing import Any

import pytest

from nasrid import Game, Options
from nasrid.rules.table.events import (
    DirkDrew,
    Event,
    MoneyRevealed,
    Scored,
    TileGiven,
    TileRevealed,
)
from nasrid.rules.table.view import DirkView
from tests.positions import do, legal, refused, table
from tests.rules.sheets import DIRK, around, border, field, hold, majority, standings

BOX = Options(game="granada").components
ALHAMBRA = [face.name for face in BOX.alhambra]
GRANADA = [face.name for face in BOX.granada]
SITE = {"alhambra": " ".join(ALHAMBRA[:4]), "granada": " ".join(GRANADA[:4])}


def bag(game: str, tiles: int) -> dict[str, Any]:
    """Return a bag of this size without tiles of the site."""
    names = ALHAMBRA if game == "alhambra" else GRANADA
    return {"bag" if game == "alhambra" else "granada_bag": " ".join(names[4 : 4 + tiles])}


def dirk_drew(events: list[Event]) -> list[str]:
    return [tile for event in events if isinstance(event, DirkDrew) for tile in event.tiles]


# Setup


@pytest.mark.rule("DUO-03", "DUO-04")
@pytest.mark.parametrize("name", ["alhambra", "granada"])
def test_dirk_starts_with_six_visible_tiles(name: str) -> None:
    draws = set()
    for seed in range(6):
        game = Game.new(Options(game=name, players=2), seed)
        dirk = game.view(None).dirk
        assert dirk is not None
        assert len(dirk.tiles) == 6
        assert name == "alhambra" or all(tile.price % 2 == 0 for tile in dirk.tiles)
        assert sum(game.view(None).bag_sizes) == 54 - 4 - 6
        assert dirk_drew(list(game.setup_events)) == [tile.name for tile in dirk.tiles]
        draws.add(dirk.tiles)
    assert len(draws) == 6
    assert Game.new(Options(game=name, players=3), 0).view(None).dirk is None


@pytest.mark.rule("DUO-12")
def test_everything_else_is_played_as_with_more_players() -> None:
    pieces: dict[str, Any] = {
        "hands": ["y9 g4 b7"],
        "cities": [around("tower11")],
        "reserves": ["garden11"],
        "display": "y1 b2 g5 o9",
    }
    two, three = (legal(table(players=players, site=SITE["alhambra"], **pieces)) for players in (2, 3))
    assert two == three


# Dirk's part in the game


@pytest.mark.rule("DUO-02")
def test_dirk_has_no_city_and_never_takes_a_turn() -> None:
    game = table(
        game="granada", players=2, site=SITE["granada"], dirk="park2NEW school2ESW", display="y1 y2 y3 y4", deck="b1 b2"
    )
    assert [one.name for one in fields(DirkView)] == ["tiles", "score"]
    turns = []
    for card in ("y1", "y2", "y3"):
        turns.append(game.seat)
        do(game, f"take {card}")
    assert [*turns, game.seat] == [0, 1, 0, 1]


@pytest.mark.rule("DUO-05", "DUO-06")
def test_dirk_takes_part_in_the_majorities_but_gets_no_points_for_walls() -> None:
    dirk = "tower13E tower7NEW seraglio3ESW"
    game = hold(2, game="alhambra", players=2, cities=[around("tower11S"), around("seraglio4NE")], dirk=dirk)
    sheet = game.sheets[0]
    assert standings(sheet, "tower") == [(1, DIRK, 2, 13), (2, 0, 1, 6)]
    assert standings(sheet, "seraglio") == [(1, 1, 1, 5), (1, DIRK, 1, 5)]
    assert sorted((one.seat, one.points) for one in sheet.borders) == [(0, 1), (1, 2)]
    assert (game.scores, game.dirk_score, sheet.dirk_score) == ((6 + 1, 5 + 2), 13 + 5, 18)


@pytest.mark.rule("DUO-05", "DUO-06", "AMB-I8", "AMB-G10")
@pytest.mark.parametrize(("gift", "ranks"), [("school13", [DIRK, 0]), ("school4NW", [0, DIRK])])
def test_highest_price_breaks_ties_with_dirk_in_granada(gift: str, ranks: list[int]) -> None:
    game = hold(2, players=2, cities=[around("school12", "school2ESW")], dirk=f"{gift} school3NES")
    sheet = game.sheets[0]
    assert majority(sheet, "school").total == 4  # Dirk's tiles are in sight
    assert [(seat, points) for _, seat, _, points in standings(sheet, "school")] == list(
        zip(ranks, [8, 4], strict=True)
    )
    assert {one.seat for one in sheet.borders} == {0, 1}
    assert border(sheet, 0, "moat")[1] == 3
    assert game.dirk_score == 8 - 4 * ranks.index(DIRK)


@pytest.mark.rule("AMB-I7")
def test_dirks_share_of_a_tie_does_not_go_to_the_players() -> None:
    cities = [around("tower11"), around("tower12")]
    sheet = hold(1, game="alhambra", players=2, cities=cities, dirk="tower13E").sheets[0]
    assert standings(sheet, "tower") == [(1, 0, 1, 2), (1, 1, 1, 2), (1, DIRK, 1, 2)]
    sheet = hold(2, game="alhambra", players=2, cities=cities, dirk="tower13E tower9NE").sheets[0]
    assert standings(sheet, "tower") == [(1, DIRK, 2, 13), (2, 0, 1, 3), (2, 1, 1, 3)]


@pytest.mark.rule("AMB-I5")
def test_dirk_cannot_win() -> None:
    game = hold(
        3, game="alhambra", players=2, cities=[around("tower11")], dirk="garden11", scores=[5, 20], dirk_score=90
    )
    assert game.is_over
    assert (game.scores, game.dirk_score) == ((26, 20), 110)
    assert game.winners == (0,)


# Dirk's draws


@pytest.mark.rule("DUO-07")
@pytest.mark.parametrize("name", ["alhambra", "granada"])
def test_right_after_the_first_scoring_dirk_gets_six_more_tiles(name: str) -> None:
    game = table(game=name, players=2, site=SITE[name], display="y1 y2 y3 y4", deck="A y5", dirk="", **bag(name, 20))
    events = do(game, "take y1")
    kinds = [type(event) for event in events]
    assert kinds.index(DirkDrew) == kinds.index(Scored) + 1
    assert len(dirk_drew(events)) == 6
    assert sum(game.view(None).bag_sizes) == 14
    seen = game.view(None).dirk
    assert seen is not None
    assert [tile.name for tile in seen.tiles] == dirk_drew(events)


@pytest.mark.rule("TC-28", "DUO-08")
@pytest.mark.parametrize("name", ["alhambra", "granada"])
@pytest.mark.parametrize(("tiles", "drawn"), [(20, 6), (17, 5), (2, 0), (18, 6), (0, 0)])
def test_after_the_second_scoring_dirk_gets_a_third_of_the_bag_rounded_down(name: str, tiles: int, drawn: int) -> None:
    game = table(game=name, players=2, site=SITE[name], display="y1 y2 y3 y4", deck="B y5", **bag(name, tiles))
    assert len(dirk_drew(do(game, "take y1"))) == drawn
    assert sum(game.view(None).bag_sizes) == tiles - drawn


@pytest.mark.rule("AMB-I2", "AMB-F1")
@pytest.mark.parametrize(("card", "drawn"), [("A", 6), ("B", 6)])
def test_dirk_draws_after_the_site_has_been_refilled(card: str, drawn: int) -> None:
    # 21 tiles are a third of 7, the 20 left after the refill one of 6
    game = table(
        players=2, site=SITE["alhambra"], hands=["y2"], display="y3", deck=f"{card} y4 y5 y6", **bag("alhambra", 21)
    )
    events = do(game, f"buy {ALHAMBRA[0]} y2", "end", f"reserve {ALHAMBRA[0]}")
    kinds = [type(event) for event in events if isinstance(event, (MoneyRevealed, TileRevealed, Scored, DirkDrew))]
    assert kinds == [MoneyRevealed, TileRevealed, Scored, DirkDrew]
    assert len(dirk_drew(events)) == drawn


@pytest.mark.rule("DUO-09", "AMB-I3")
@pytest.mark.parametrize("card", ["A", "B"])
@pytest.mark.parametrize(("before", "after"), [("even", "odd"), ("odd", "even")])
def test_faces_of_dirks_later_tiles_follow_the_marker(card: str, before: str, after: str) -> None:
    game = table(
        game="granada",
        players=2,
        site=SITE["granada"],
        hands=["y2"],
        display="y3 y4 y5",
        deck=f"{card} y6",
        marker=before,
        **bag("granada", 19),
    )
    events = do(game, f"buy {GRANADA[0]} y2", "end", f"reserve {GRANADA[0]}")
    prices = {BOX.faces[tile].price % 2 for tile in dirk_drew(events)}
    assert prices == {1 if after == "odd" else 0}
    assert len(dirk_drew(events)) == 6
    assert game.view(None).marker == after


@pytest.mark.rule("AMB-I1")
def test_dirk_takes_the_last_tiles_and_the_next_shortage_ends_the_game() -> None:
    game = table(
        players=2, site=SITE["alhambra"], hands=["", "y2"], display="y3 y4 y5 y6", deck="A y7", **bag("alhambra", 4)
    )
    assert len(dirk_drew(do(game, "take y3"))) == 4
    assert game.view(None).bag_sizes == (0, 0)
    assert game.seat == 1  # the site is still full
    do(game, f"buy {ALHAMBRA[0]} y2", "end", f"reserve {ALHAMBRA[0]}")
    assert game.is_over
    assert [sheet.scoring for sheet in game.sheets] == [1, 3]


# Gifts


@pytest.mark.rule("DUO-10")
def test_bought_tile_may_be_given_to_dirk() -> None:
    game = table(players=2, site=SITE["alhambra"], hands=["y9"], dirk="tower11", **bag("alhambra", 2))
    do(game, "buy pavilion2NEW y9")
    assert [text for text in legal(game) if not text.startswith("build")] == [
        "reserve pavilion2NEW",
        "give pavilion2NEW",
    ]
    assert do(game, "give pavilion2NEW")[0] == TileGiven(0, "pavilion2NEW")
    assert field(game, "dirk tiles") == "tower11 pavilion2NEW"
    assert (field(game, "seat 0 reserve"), field(game, "seat 0 city")) == ("", "")


@pytest.mark.rule("DUO-10")
def test_without_dirk_nothing_can_be_given_away() -> None:
    game = table(players=3, site=SITE["alhambra"], hands=["y9"], **bag("alhambra", 2))
    do(game, "buy pavilion2NEW y9")
    assert refused(game, "give pavilion2NEW") == "DUO-10"


@pytest.mark.rule("DUO-11", "AMB-J2")
def test_gift_in_granada_may_be_turned_for_the_usual_fee() -> None:
    game = table(
        game="granada",
        players=2,
        site="arena10E library6NE market8N park12",
        hands=["y9 y9 b3 g2 o1 o2"],
        granada_bag="school12",
    )
    do(game, "buy arena10E y9 y9")
    assert legal(game, "give") == ["give arena10E", "give hospital11E for b3", "give hospital11E for o2 o1"]
    assert refused(game, "give hospital11E") == "GRA-PLACE-02"
    assert refused(game, "give hospital11E for g2 o1") == "GRA-PLACE-02"
    assert refused(game, "give arena10E for b3") == "GRA-PLACE-01"
    kept = game.copy()
    assert do(kept, "give arena10E")[0] == TileGiven(0, "arena10E")
    assert do(game, "give hospital11E for b3")[0] == TileGiven(0, "hospital11E", ("b3",))
    assert (field(kept, "dirk tiles"), field(game, "dirk tiles")) == ("arena10E", "hospital11E")
    assert field(game, "seat 0 hand") == "g2 o1 o2"


@pytest.mark.rule("AMB-I6")
def test_gifts_are_bought_tiles_and_never_come_from_reserve_or_city() -> None:
    game = table(
        players=2,
        site=SITE["alhambra"],
        hands=["y9"],
        cities=[around("tower11")],
        reserves=["garden11"],
        **bag("alhambra", 2),
    )
    assert refused(game, "give garden11") == "CORE-TURN-02"
    do(game, "buy pavilion2NEW y9")
    assert refused(game, "give garden11") == "CORE-PLACE-01"
    assert refused(game, "give tower11") == "CORE-PLACE-01"
    assert legal(game, "give") == ["give pavilion2NEW"]


@pytest.mark.rule("AMB-I10")
def test_a_gift_may_be_a_tile_that_fits_nowhere() -> None:
    city = around("arcades4NES", "pavilion2NEW", "chambers5NSW", "garden6ESW")  # walled all round
    game = table(players=2, site="tower11 - - -", cities=[city], hands=["y9 y9"], **bag("alhambra", 4))
    do(game, "buy tower11 y9 y9")
    assert not legal(game, "build")
    do(game, "give tower11")
    assert field(game, "dirk tiles") == "tower11"


@pytest.mark.rule("AMB-I9", "DUO-02", "AMB-P5")
def test_dirk_has_no_part_in_the_modules() -> None:
    modules = frozenset(("vizier", "bonus", "huts", "exchange"))
    game = Game.new(Options(players=2, modules=modules), 4)
    seen = game.view(None)
    assert [player.modules["bonus"].count for player in seen.players] == [3, 3]
    assert len(field(game, "removed bonus cards").split()) == 4
    assert not any(tile.name.startswith("hut") for tile in (seen.dirk.tiles if seen.dirk else ()))
    position = [line.split(":")[0] for line in game.position().splitlines() if line.startswith("dirk")]
    assert position == ["dirk tiles", "dirk score"]
    # the tile of a revealed card counts twice in a city, but Dirk's tile only once
    sheet = hold(
        1,
        game="alhambra",
        players=2,
        cities=[around("tower11")],
        dirk="tower12",
        modules=["bonus"],
        bonus=["", "tower12"],
    ).sheets
    assert standings(sheet[0], "tower") == [(1, 0, 1, 3), (1, DIRK, 1, 3)]

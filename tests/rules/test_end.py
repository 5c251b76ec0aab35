"""The end of the game: awards, the third scoring, the winners (CORE-END, ALH-END, AMB-F3, AMB-F8, AMB-H)."""

from typing import Any

import pytest

from nasrid import Game
from nasrid.rules.table.events import (
    Event,
    GameEnded,
    MoneyCounted,
    TileAwarded,
    TileBuilt,
    TileRevealed,
    TileUnclaimed,
)
from tests.positions import do, legal, refused, table
from tests.rules.turns import kinds, midgame, seen, words

SITE = "- tower11 tower12 garden10"  # one space cannot be filled


def ending(**pieces: Any) -> tuple[Game, list[Event]]:
    """Let seat 0 redesign, so that the game ends because a space stays empty, and return the events."""
    game = table(**{"site": SITE, "cities": ["chambers11@1,0"], **pieces})
    return game, do(game, "remove 1,0")


def awards(events: list[Event]) -> list[tuple[str, int | None]]:
    """Return the remaining tiles in the order of the awards with their seats; None if a tile stayed."""
    return [
        (event.tile, event.seat if isinstance(event, TileAwarded) else None)
        for event in events
        if isinstance(event, (TileAwarded, TileUnclaimed))
    ]


def finish(game: Game, verb: str = "reserve") -> list[Event]:
    """Place every awarded tile with the first action of this verb."""
    events: list[Event] = []
    while not game.is_over:
        events += do(game, legal(game, verb)[0])
    return events


# The last refill


@pytest.mark.rule("CORE-END-01", "CORE-END-02", "DT-11", "AMB-H6")
def test_game_ends_when_the_bag_cannot_fill_the_site_after_the_last_refill() -> None:
    game = midgame(hands=["y2 b4"], bag="tower11")
    do(game, "buy pavilion2NEW y2", "buy arcades4NES b4", "end", "reserve pavilion2NEW")
    events = do(game, "reserve arcades4NES")
    assert TileRevealed("tower11", 1) in events
    assert [tile for tile, _ in awards(events)] == ["tower11", "seraglio3ESW", "chambers5NSW"]
    assert game.is_over
    assert "TurnBegan" not in kinds(events)  # no other seat has a turn
    assert legal(game) == []


@pytest.mark.rule("CORE-END-01", "DT-12")
def test_an_empty_bag_beside_a_full_site_does_not_end_the_game() -> None:
    game = midgame(bag="")
    do(game, "take y6")
    assert game.seat == 1
    full_again = midgame(hands=["y2"], bag="tower11")
    do(full_again, "buy pavilion2NEW y2", "end", "reserve pavilion2NEW")
    assert full_again.seat == 1


@pytest.mark.rule("CORE-END-10")
def test_after_the_end_there_is_no_action() -> None:
    game, _ = ending()
    assert game.is_over
    assert refused(game, "end") == "CORE-END-10"


@pytest.mark.rule("AMB-F3")
def test_scoring_card_of_the_last_refill_is_scored_before_the_awards() -> None:
    game, events = ending(
        display="y1 y2 y3", deck="A y4", hands=["g1"], cities=["chambers11@1,0 tower12@0,1"], site="- tower11 - -"
    )
    assert kinds(events)[1:] == ["ScoringCardDrawn", "MoneyRevealed", "Scored", "MoneyCounted", "TileAwarded"]
    assert game.scores == (6, 0, 0)
    assert kinds(finish(game, "build"))[-2:] == ["Scored", "GameEnded"]
    assert [sheet.scoring for sheet in game.sheets] == [1, 3]
    assert game.scores == (6 + 21, 0, 0)


@pytest.mark.rule("AMB-F8", "CORE-SCORE-02")
def test_scorings_are_skipped_if_their_cards_were_never_drawn() -> None:
    game, _ = ending(deck="", discard="y1")
    assert [sheet.scoring for sheet in game.sheets] == [3]


@pytest.mark.rule("AMB-F8")
def test_only_the_third_scoring_follows_while_awarded_tiles_are_placed() -> None:
    start = table(site=SITE, cities=["chambers11@1,0"], hands=["g1"])
    assert ahead(start) == 1
    do(start, "remove 1,0")
    assert (start.step, ahead(start)) == ("place", 3)


def ahead(game: Game) -> int:
    scoring = game.next_scoring()
    assert scoring
    return scoring.scoring


@pytest.mark.rule("AMB-F8", "BONUS-06")
def test_forced_missed_scoring_is_next_while_it_waits_for_bonus_cards() -> None:
    cities = ["chambers11@1,0", "pavilion8@1,0"]
    game, _ = ending(force_missed_scorings=True, held="1", modules=["bonus"], cities=cities, bonus=["", "pavilion8"])
    assert (game.step, ahead(game)) == ("reveal_round", 2)


@pytest.mark.rule("AMB-F8")
@pytest.mark.parametrize(("held", "forced"), [("", [1, 2]), ("1", [2]), ("1 2", [])])
def test_a_table_may_hold_missed_scorings_right_before_the_award(held: str, forced: list[int]) -> None:
    game, events = ending(force_missed_scorings=True, held=held, hands=["g1"])
    assert kinds(events)[1:] == ["Scored"] * len(forced) + ["MoneyCounted", "TileAwarded"]
    finish(game)
    assert [sheet.scoring for sheet in game.sheets] == [*forced, 3]


# Awards


@pytest.mark.rule("CORE-END-03", "AMB-H7")
def test_remaining_tile_goes_to_the_player_with_most_money_of_its_currency() -> None:
    hands = ["g1 g1 y9 o3", "g3 b1", "b9 b8 o1 o1"]
    game, events = ending(hands=hands)
    counted = MoneyCounted(((9, 2, 0, 3), (0, 3, 1, 0), (0, 0, 17, 2)))  # yellow, green, blue, orange
    assert counted in events
    assert all(counted.is_visible_to(viewer) for viewer in (None, 0, 1, 2))
    assert awards([*events, *finish(game)]) == [("tower11", 1), ("tower12", 2), ("garden10", 0)]


@pytest.mark.rule("CORE-END-04", "CORE-END-07")
def test_each_awarded_tile_is_placed_before_the_next() -> None:
    game, events = ending(hands=["g1 o1", "b1"])
    assert events[-1] == TileAwarded(0, "tower11", 2)
    assert do(game, "build tower11 1,0") == [TileBuilt(0, "tower11", (1, 0), "award"), TileAwarded(1, "tower12", 3)]
    assert game.seat == 1
    assert do(game, "reserve tower12")[-1] == TileAwarded(0, "garden10", 4)
    assert kinds(do(game, "build garden10 2,0"))[-2:] == ["Scored", "GameEnded"]


@pytest.mark.rule("CORE-END-05", "AMB-H1", "AMB-H2", "DT-13")
def test_a_tie_leaves_the_tile_on_the_site_and_any_money_beats_none() -> None:
    site = "garden10 tower11 tower12 -"  # yellow, green, blue
    game, events = ending(site=site, hands=["b9 g3", "b6 b3", "b4"])
    assert awards([*events, *finish(game)]) == [("garden10", None), ("tower11", 0), ("tower12", None)]
    assert words(game, "site") == ["garden10", "-", "tower12", "-"]


@pytest.mark.rule("AMB-H3", "DT-13")
def test_awarded_tiles_cost_no_money() -> None:
    game, _ = ending(hands=["g3 g2", "b1 o1"])
    finish(game)
    assert words(game, "seat 0 hand") == ["g2", "g3"]
    assert words(game, "seat 1 hand") == ["b1", "o1"]
    assert words(game, "discard") == []


@pytest.mark.rule("CORE-END-06", "CORE-END-09", "ALH-END-01")
def test_an_awarded_tile_that_is_built_counts_at_the_third_scoring() -> None:
    game, _ = ending(hands=["", "g1"])
    assert set(legal(game)) == {
        *(f"build tower11 {cell}" for cell in ("0,-1", "-1,0", "1,0", "0,1")),
        "reserve tower11",
    }
    do(game, "build tower11 1,0")
    assert seen(game, 1) == ["tower11@1,0"]
    assert game.sheets[-1].scoring == 3
    assert game.scores == (0, 21, 0)


@pytest.mark.rule("CORE-END-06")
def test_an_awarded_tile_obeys_the_building_rules() -> None:
    game, _ = ending(site="- tower11S - -", hands=["", "g1"])
    assert refused(game, "build tower11S 0,-1") == "CORE-BUILD-02"
    assert refused(game, "build tower11S 1,1") == "CORE-BUILD-04"


@pytest.mark.rule("CORE-END-08", "ALH-END-01", "AMB-H4")
def test_awarded_tile_in_the_reserve_does_not_count() -> None:
    game, _ = ending(hands=["", "g1"])
    do(game, "reserve tower11")
    assert words(game, "seat 1 reserve") == ["tower11"]
    assert game.scores == (0, 0, 0)


@pytest.mark.rule("AMB-H5")
def test_award_places_only_the_awarded_tile() -> None:
    game, _ = ending(hands=["", "g1"], cities=["chambers11@1,0", "arcades9@1,0"], reserves=["", "arcades10"])
    assert refused(game, "build arcades10 0,1") == "CORE-PLACE-01"
    assert refused(game, "remove 1,0") == "CORE-TURN-07"
    assert refused(game, "swap 1,0 arcades10") == "CORE-TURN-07"
    assert refused(game, "swap 1,0 tower11") == "CORE-TURN-07"
    assert refused(game, "take y1") == "CORE-TURN-07"


@pytest.mark.rule("AMB-H8", "AMB-I4", "AMB-I6")
def test_an_awarded_tile_cannot_be_given_to_dirk_and_dirk_wins_none() -> None:
    game, events = ending(players=2, hands=["", "g1"])
    assert legal(game, "give") == []
    assert refused(game, "give tower11") == "AMB-H8"
    assert awards([*events, *finish(game)]) == [("tower11", 1), ("tower12", None), ("garden10", None)]
    assert words(game, "dirk tiles") == []


@pytest.mark.rule("AMB-H9")
@pytest.mark.parametrize(
    ("marker", "up", "back"), [("even", "market2NES", "school3NES"), ("odd", "school3NES", "market2NES")]
)
def test_the_last_tiles_show_the_markers_side_and_are_awarded_with_it(marker: str, up: str, back: str) -> None:
    game = table(game="granada", site=None, granada_bag="market2NES", marker=marker, display="y9 g1", hands=["y1"])
    assert do(game, "take g1")[-1] == TileAwarded(0, up, 1)
    assert legal(game) == [f"build {up} 1,0", f"reserve {up}"]
    for turned in (f"build {back} 1,0 for y1", f"reserve {back}"):
        assert refused(game, turned) == "GRA-END-01"


# Winners


@pytest.mark.rule("CORE-END-10", "AMB-H10")
def test_most_points_after_the_third_scoring_win() -> None:
    game, events = ending(
        scores=[30, 45, 20], cities=["chambers11@1,0 garden11@0,1", "", "tower12@1,0"], site="- - - -"
    )
    assert game.scores == (50, 45, 41)
    assert game.winners == (0,)
    assert events[-1] == GameEnded((50, 45, 41), (0,))


@pytest.mark.rule("CORE-END-11", "AMB-H10")
def test_equal_points_share_the_victory_without_a_tie_break() -> None:
    game, events = ending(scores=[30, 7, 30], hands=["y9 y9"], reserves=["", "", "tower12"], site="- - - -")
    assert game.winners == (0, 2)
    assert events[-1] == GameEnded((30, 7, 30), (0, 2))


@pytest.mark.rule("AMB-H7", "AMB-Q1")
def test_money_stays_hidden_if_no_tile_remains() -> None:
    game = table(hands=["b9 b2", "y5"], site="- - tower11 -", display="b1 b2 b3 b4")
    events = do(game, "buy tower11 b9 b2", "end", "reserve tower11")
    assert game.is_over
    assert not any(isinstance(event, MoneyCounted) for event in events)

"""Standings predict the next score sheet."""

import pytest

from nasrid import Game, Options
from nasrid.rules.pieces.money import SCORING_CARDS
from nasrid.rules.table.actions import Action, TakeMoney
from nasrid.rules.table.scoring import DIRK, ScoreSheet, SeatStanding
from tests.properties.play import COMBINATIONS, name_of, play

GAMES = [options for number, options in enumerate(COMBINATIONS) if number % 7 == 0]


@pytest.mark.parametrize("options", GAMES, ids=name_of)
def test_scoring_counts_what_the_standings_predict(options: Options) -> None:
    before: Game | None = None
    scorings = 0
    for game, action, *_ in play(options, 3):
        if before:
            scorings += check(before, game, action)
        before = game.copy()
    assert scorings
    assert before
    assert before.next_scoring() is None


def check(before: Game, game: Game, action: Action) -> int:
    """Return the number of scorings that follow the action."""
    new = game.sheets[len(before.sheets) :]
    for sheet in new:
        for seat in range(game.options.players):
            compare(sheet, seat, game.standing(seat))
    if new and game.is_over and game.dirk_score is not None:
        compare(new[-1], DIRK, game.standing(DIRK))
    if new and isinstance(action, TakeMoney):  # nothing was built in between
        ahead = before.next_scoring()
        assert ahead
        assert ahead.scoring == new[0].scoring
        assert ahead.rank_points == {majority.building: majority.rank_points for majority in new[0].majorities}
        seats = [*range(game.options.players), *([DIRK] if game.dirk_score is not None else [])]
        for majority in new[0].majorities:
            paid = {one.building_count.seat: one.points for one in majority.ranks}
            assert ahead.points[majority.building] == tuple(paid.get(seat, 0) for seat in seats)
    return len(new)


def compare(sheet: ScoreSheet, seat: int, standing: SeatStanding) -> None:
    shown = {
        majority.building: one.building_count
        for majority in sheet.majorities
        for one in majority.ranks
        if one.building_count.seat == seat
    }
    assert [one.building for one in standing.buildings] == [majority.building for majority in sheet.majorities]
    assert {one.building: one for one in standing.buildings if one.count} == shown
    assert standing.borders == tuple(border for border in sheet.borders if border.seat == seat)
    assert sum(standing.tile_values.values()) == sum(one.extras.get("huts", 0) for one in shown.values())


def test_standing_of_an_unknown_seat_is_rejected() -> None:
    game = Game.new(Options(players=3), 1)
    for seat in (3, -2, DIRK, "0", None):
        with pytest.raises(ValueError, match="there is no seat"):
            game.standing(seat)  # type: ignore[arg-type]


@pytest.mark.rule("CORE-SETUP-14", "COMBO-SETUP-02")
@pytest.mark.parametrize("options", GAMES, ids=name_of)
def test_next_scoring_card_is_within_the_predicted_range(options: Options) -> None:
    was_reported = False
    for game, *_ in play(options, 5):
        ahead, deck = game.next_scoring(), game.state.deck[::-1]
        if ahead is None:
            continue
        card = "" if ahead.scoring == 3 else SCORING_CARDS[ahead.scoring - 1]
        if ahead.cards_until is None:
            assert card not in deck
        else:
            was_reported = True
            least, most = ahead.cards_until
            assert least <= deck.index(card) + 1 <= most
            assert most - least < len(deck)
    assert was_reported

"""The limit on consecutive redesigns."""

from __future__ import annotations

from collections.abc import Sequence

from nasrid import Game, Options
from nasrid.bots import parse_bot_code
from nasrid.bots.heuristics.redesign_limit import MAX_CONSECUTIVE_REDESIGNS, RedesignLimiter
from nasrid.rules.table.actions import Action, Remove, Swap, TakeMoney
from nasrid.rules.table.events import Event, MoneyTaken, Passed, TileBought, TileBuilt, TileRemoved, TilesSwapped
from tests.positions import table, with_fields

REMOVE, SWAP, TAKE = Remove((1, 0)), Swap((1, 0), "garden10"), TakeMoney(("b7",))
CHOICES = (REMOVE, SWAP, TAKE)
REMOVED, SWAPPED = TileRemoved(0, "garden10", (1, 0)), TilesSwapped(0, (1, 0), "garden11", "garden10")
VIEW = Game.new(Options(players=3), 1).view(0)


def offered(*events: Event, choices: Sequence[Action] = CHOICES, seat: int = 0) -> tuple[Action, ...]:
    """Return the choices that remain for a seat after these events."""
    limiter = RedesignLimiter()
    for event in events:
        limiter.observe(event)
    return tuple(limiter.filter(with_fields(VIEW, seat=seat, legal_actions=tuple(choices))))


def test_redesigns_are_filtered_after_too_many() -> None:
    assert offered(*[SWAPPED] * (MAX_CONSECUTIVE_REDESIGNS - 1)) == CHOICES
    assert offered(*[SWAPPED] * MAX_CONSECUTIVE_REDESIGNS) == (TAKE,)
    assert offered(REMOVED, SWAPPED) == (TAKE,)


def test_redesigns_of_others_do_not_count() -> None:
    assert offered(REMOVED, SWAPPED, seat=1) == CHOICES


def test_redesigns_remain_if_there_is_nothing_else() -> None:
    only = (REMOVE, SWAP)
    assert offered(*[SWAPPED] * MAX_CONSECUTIVE_REDESIGNS, choices=only) == only


def test_other_actions_do_not_reset_the_limit() -> None:
    """Examples are passing between turns and rebuilding a removed tile."""
    back = TileBuilt(0, "garden10", (1, 0), "reserve")
    assert offered(REMOVED, Passed(0), back, Passed(0), REMOVED, Passed(0), back) == (TAKE,)


def test_money_and_purchases_reset_the_limit() -> None:
    for progress in (MoneyTaken(0, ("b7",)), TileBought(0, "garden10", 1, ("b7", "b3"), exact=True)):
        assert offered(*[SWAPPED] * MAX_CONSECUTIVE_REDESIGNS, progress) == CHOICES


def test_choices_that_were_not_made_do_not_count() -> None:
    """A person may ask several times what a bot would do."""
    game = table(players=3, cities=["garden9E@1,0"], reserves=["garden11"], display="b1 b2 b3 b4")
    view = game.view(0)
    redesigns = tuple(action for action in view.legal_actions if isinstance(action, Remove | Swap))
    bot = parse_bot_code("greedy").make(1)
    for _ in range(MAX_CONSECUTIVE_REDESIGNS + 1):
        assert bot.choose(with_fields(view, legal_actions=redesigns), 1.0) in redesigns
    assert tuple(bot.redesign_limiter.filter(view)) == view.legal_actions

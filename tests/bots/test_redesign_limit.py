"""The limit on consecutive redesigns."""

from __future__ import annotations

from nasrid.bots.players.redesign_limit import MAX_CONSECUTIVE_REDESIGNS, RedesignLimiter
from nasrid.rules.table.actions import Action, Build, Buy, Pass, Remove, Swap, TakeMoney

REMOVE, SWAP, TAKE = Remove((1, 0)), Swap((1, 0), "garden10"), TakeMoney(("b7",))
CHOICES = [REMOVE, SWAP, TAKE]


def after(*actions: Action) -> RedesignLimiter:
    restraint = RedesignLimiter()
    for action in actions:
        assert restraint.record(action) is action
    return restraint


def test_redesigns_are_filtered_after_too_many() -> None:
    assert list(after(*[SWAP] * (MAX_CONSECUTIVE_REDESIGNS - 1)).filter(CHOICES)) == CHOICES
    assert list(after(*[SWAP] * MAX_CONSECUTIVE_REDESIGNS).filter(CHOICES)) == [TAKE]
    assert list(after(REMOVE, SWAP).filter(CHOICES)) == [TAKE]


def test_redesigns_remain_if_there_is_nothing_else() -> None:
    assert list(after(*[SWAP] * MAX_CONSECUTIVE_REDESIGNS).filter([REMOVE, SWAP])) == [REMOVE, SWAP]


def test_other_actions_do_not_reset_the_limit() -> None:
    """Examples are passing between turns and rebuilding a removed tile."""
    back = Build("garden10", (1, 0))
    assert list(after(REMOVE, Pass(), back, Pass(), REMOVE, Pass(), back).filter(CHOICES)) == [TAKE]


def test_money_and_purchases_reset_the_limit() -> None:
    for progress in (TAKE, Buy("garden10", ("b7", "b3"))):
        assert list(after(*[SWAP] * MAX_CONSECUTIVE_REDESIGNS, progress).filter(CHOICES)) == CHOICES

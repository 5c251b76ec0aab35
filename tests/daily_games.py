"""The deal of a day, played by a person who always makes the same choices."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from nasrid.bots import notify_bots, parse_bot_code
from nasrid.daily import PERSON_SEAT, Deal, decision_seed
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.text.notation import parse_action, write_action


def choice(legal: list[str], decisions: int) -> str:
    """Return the person's choice among these actions, after this number of their decisions."""
    return legal[int.from_bytes(sha256(str(decisions).encode()).digest()[:4], "big") % len(legal)]


class DailyGame:
    """A deal of the day with its bots."""

    def __init__(self, deal: Deal, is_fresh: bool = False) -> None:
        """Deal the game. `is_fresh` makes a new bot for each decision."""
        self.deal = deal
        self.is_fresh = is_fresh
        self.game = Game.new(deal.options, deal.seed)
        self.events = list(self.game.setup_events)
        self.bots = {seat: parse_bot_code(level).make(0) for seat, level in enumerate(deal.bots, PERSON_SEAT + 1)}
        notify_bots(self.bots, self.events)

    def bot_action(self) -> Action:
        """Return the action of the bot that has to decide."""
        game, seat = self.game, self.game.seat
        assert seat is not None
        bot = self.bots[seat]
        if self.is_fresh:
            bot = parse_bot_code(self.deal.bots[seat - 1]).make(len(self.events))
            notify_bots({seat: bot}, self.events)
        bot.random.seed(decision_seed(self.deal.seed, len(game.actions)))
        return bot.choose(game.view(seat), 1.0)

    def apply(self, action: Action) -> None:
        happened = self.game.apply(action)
        notify_bots(self.bots, happened)
        self.events += happened

    def play(self, choose: Callable[[], Action], limit: int | None = None) -> None:
        """Play to the end, or for a number of actions. `choose` makes the person's choices."""
        while not self.game.is_over and (limit is None or len(self.game.actions) < limit):
            self.apply(choose() if self.game.seat == PERSON_SEAT else self.bot_action())


def play(deal: Deal, is_fresh: bool = False, limit: int | None = None) -> Game:
    """Play a deal with the choices of this file."""
    daily, decisions = DailyGame(deal, is_fresh), 0

    def choose() -> Action:
        nonlocal decisions
        legal = daily.game.proposed_actions()  # as a server lists them for people
        written = choice([write_action(action) for action in legal], decisions)
        decisions += 1
        return next(action for action in legal if write_action(action) == written)

    daily.play(choose, limit)
    return daily.game


def with_the_choices_of(deal: Deal, actions: list[str]) -> list[str]:
    """Return the actions of a game in which the person makes the same choices as in this one."""
    daily = DailyGame(deal)
    daily.play(lambda: parse_action(actions[len(daily.game.actions)]), len(actions))
    return moves(daily.game)


def moves(game: Game) -> list[str]:
    return [write_action(action) for action in game.actions]

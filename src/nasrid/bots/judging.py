"""What every move is worth: the margin to be expected at the end, and the chance to win, with their uncertainty."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from time import monotonic

from nasrid.bots.judgement.appraisal import Appraisal
from nasrid.bots.judgement.stage import stage_of
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.knowledge.memory import Memory
from nasrid.bots.learned.afterstates import LearnedJudgement, judges
from nasrid.bots.learned.features import features_of
from nasrid.bots.players.learned_planner import LearnedPlannerBot, chances_of
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.table.view import View

PLAYED_ON = 8  # moves
AT_FIRST_SIGHT = 4.0  # points by which a move that was not played on may be misjudged: one standard deviation
COUNTS_FOR = 4  # imagined games: the first sight


@dataclass(frozen=True)
class Verdict:
    """What is to be expected after a move."""

    action: Action
    margin: float  # points ahead of the others' average at the end
    margin_error: float  # one standard deviation of that estimate, not of the outcome
    win: float  # the chance to win, 0 to 1
    win_error: float
    games: int  # imagined games in which the move was played on; 0 if it was only looked at


@dataclass(frozen=True)
class Judgement:
    """Verdicts on all legal actions of a view, the best first, and what they rest on."""

    verdicts: tuple[Verdict, ...]
    net: str | None  # the net that has looked at the positions; None: the hand-written judgement alone
    games: int  # that were imagined


def judge(view: View, memory: Memory | None = None, seconds: float = 1.0, seed: int = 0) -> Judgement:
    """What each legal action of the viewer is worth, thought about for so long.

    `memory` is what the viewer has seen before (`Bot.memory`); without it, the rivals' hands are anybody's guess.
    Nothing that the viewer may not know is used.
    """
    if view.seat is None or not view.legal_actions:
        raise ValueError("only a view of the seat that decides can be judged")
    if seconds <= 0:
        raise ValueError(f"{seconds} s are no time to think; give more than 0")
    return _Judge(view, memory or Memory(), seed).judge(monotonic() + seconds)


class _Judge(LearnedPlannerBot):
    """Looks at all moves, then plays the best of them on in the same imagined games until the time is over."""

    def __init__(self, view: View, memory: Memory, seed: int) -> None:
        super().__init__(seed)
        self.memory = memory
        self.view = view
        self.net = self.net_for(view.options)
        self._judgement = self._sight = LearnedJudgement(features_of(view.options), self.net)
        self._chances = chances_of(self.net)

    def judge(self, deadline: float) -> Judgement:
        imagined = Determiniser(self.view, self.memory)
        game = imagined.draw(self.random)
        turns = stage_of(game.state).turns
        margins = self._at_first_sight(game)
        results: dict[Action, list[float]] = {action: [] for action in list(margins)[:PLAYED_ON]}
        games = self._play_all_on(imagined, results, deadline) if len(margins) > 1 else 0
        verdicts = [self._verdict(action, margin, results.get(action, []), turns) for action, margin in margins.items()]
        verdicts.sort(key=lambda one: one.margin, reverse=True)
        return Judgement(tuple(verdicts), self.net.card["net"] if self.net else None, games)

    def _at_first_sight(self, game: Game) -> dict[Action, float]:
        """The margin after each move, the largest first. The hand-written judgement only compares moves; the learned
        one, or the standing now, says from where."""
        legal, seat = list(self.view.legal_actions), game.seat
        assert seat is not None
        compared = {action: value for value, action in Appraisal(game).values(legal)}
        least = min(compared.values())
        compared |= {action: least for action in legal if action not in compared}
        proposals = judges(game)
        values = self._sight.values(game, legal, proposals) if proposals else []
        learned = {action: value for value, action in values}
        if learned:
            shift = max(learned.values()) - max(compared[action] for action in learned)
        else:
            shift = self._sight.value(game.state, seat) - max(compared.values())
        margins = {action: learned.get(action, value + shift) for action, value in compared.items()}
        return dict(sorted(margins.items(), key=lambda pair: -pair[1]))

    def _play_all_on(self, imagined: Determiniser, results: dict[Action, list[float]], deadline: float) -> int:
        games = 0
        while monotonic() < deadline:
            world = imagined.draw(self.random)
            found = [self._play_on(world, action, deadline) for action in results]
            if None in found:
                break
            for action, result in zip(results, found, strict=True):
                assert result is not None
                results[action].append(result.points)
            games += 1
        return games

    def _verdict(self, action: Action, sight: float, results: list[float], turns: float) -> Verdict:
        count = len(results)
        margin = (sum(results) + COUNTS_FOR * sight) / (count + COUNTS_FOR)
        spread = sum((result - margin) ** 2 for result in results) + COUNTS_FOR * AT_FIRST_SIGHT**2
        error = sqrt(spread / (count + COUNTS_FOR)) / sqrt(max(1, count))
        players = self.view.options.players
        chance, better, worse = (self._chances.win(margin + by, turns, players) for by in (0, error, -error))
        return Verdict(action, margin, error, chance, (better - worse) / 2, count)

"""A bot that searches: it tries its best moves in games as they might be and plays on with everybody's best turns."""

from __future__ import annotations

from time import monotonic

from nasrid.bots.appraisal import Appraisal
from nasrid.bots.bot import Bot
from nasrid.bots.determinise import Determiniser
from nasrid.bots.outlook import Outlook
from nasrid.bots.reasons import Reason
from nasrid.bots.weights import WEIGHTS
from nasrid.rules.actions import Action, Remove, Swap
from nasrid.rules.events import TurnBegan
from nasrid.rules.game import Game
from nasrid.rules.view import View

IN_SEARCH = WEIGHTS._replace(threat=0.0)  # what rivals may buy is seen there
CANDIDATES = 8
ROUNDS = 2  # of turns that are played on
EXTRA = 0
PRIOR = 0.0  # imagined games that the first judgement of a move counts for
MARGIN = 0.9  # of the time; the rest is for ending in time


class Candidate:
    """A move and what it led to so far."""

    def __init__(self, action: Action, value: float) -> None:
        self.action = action
        self.value = value  # at first sight
        self.total = 0.0
        self.games = 0

    @property
    def merit(self) -> float:
        return (self.total + PRIOR * self.value) / (self.games + PRIOR) if self.games + PRIOR else self.value


class PlannerBot(Bot):
    """Compares its candidates on the same imagined games, and keeps the better half whenever a part of its time is
    over, so that most of the search goes where the choice is close."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.nodes = 0  # decisions played in imagined games
        self._tried: dict[Action, dict[str, int]] = {}  # the last choice, and the search behind it

    def choose(self, view: View, seconds: float) -> Action:
        self._tried = {}
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        start = monotonic()
        imagined = Determiniser(view, self.memory)
        candidates = self._candidates(imagined, view)
        moves, cuts = len(candidates), _cuts(len(candidates))
        for number in range(1, cuts + 1):
            self._compare(candidates, imagined, start + seconds * MARGIN * number / cuts)
            candidates.sort(key=lambda one: -one.merit)
            candidates = candidates[: (len(candidates) + 1) // 2]
        best = candidates[0]
        if best.games:
            self._tried = {best.action: {"moves": moves, "games": best.games}}
        return best.action

    def explain(self, view: View, action: Action) -> Reason:
        reason = super().explain(view, action)
        return reason._replace(facts={**reason.facts, **self._tried.get(action, {})})

    def _candidates(self, imagined: Determiniser, view: View) -> list[Candidate]:
        """The moves that look best at first sight; values are relative to the standing now."""
        game = imagined.draw(self.random)
        values = Appraisal(game).values(view.legal_actions)
        values.sort(key=lambda pair: -pair[0])
        best = values[0][0]
        return [Candidate(action, value - best) for value, action in values[:CANDIDATES]]

    def _compare(self, candidates: list[Candidate], imagined: Determiniser, deadline: float) -> None:
        """Play the candidates on in the same imagined games, until the time is over."""
        while monotonic() < deadline:
            world = imagined.draw(self.random)
            results: list[float] = []
            for one in candidates:
                result = self._play_on(world, one.action, deadline)
                if result is None:
                    return
                results.append(result)
            mean = sum(results) / len(results)
            for one, result in zip(candidates, results, strict=True):
                one.total += result - mean
                one.games += 1

    def _play_on(self, world: Game, action: Action, deadline: float) -> float | None:
        """The standing some rounds after the action; None if the time is over."""
        seat = world.seat
        assert seat is not None
        game = world.copy()
        turns = ROUNDS * game.options.players + EXTRA
        while True:
            for event in game.apply(action):
                turns -= type(event) is TurnBegan
            self.nodes += 1
            if game.is_over or turns <= 0:
                return _standing(game, seat)
            if monotonic() > deadline:
                return None
            action = _policy(game)


def _standing(game: Game, seat: int) -> float:
    if game.is_over:
        scores = game.scores
        return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)
    return Outlook(game._state, seat, IN_SEARCH).standing()


def _policy(game: Game) -> Action:
    """What a quick look finds best."""
    actions = game.legal_actions()
    if len(actions) == 1:
        return actions[0]
    quick = [action for action in actions if type(action) is not Remove and type(action) is not Swap]
    return Appraisal(game, IN_SEARCH).best(quick or actions)[1]


def _cuts(candidates: int) -> int:
    """How often the candidates are halved until one is left."""
    return max(1, (candidates - 1).bit_length())

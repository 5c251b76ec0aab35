"""A bot that searches: it tries its best moves in games as they might be and plays on with everybody's best turns."""

from __future__ import annotations

from time import monotonic

from nasrid.bots.appraisal import Appraisal
from nasrid.bots.bot import Bot
from nasrid.bots.determinise import Determiniser
from nasrid.bots.outlook import Outlook
from nasrid.bots.weights import WEIGHTS
from nasrid.rules.actions import Action, Remove, Swap
from nasrid.rules.events import TurnBegan
from nasrid.rules.game import Game
from nasrid.rules.view import View

IN_SEARCH = WEIGHTS._replace(threat=0.0)  # what rivals may buy is seen there
CANDIDATES = 8
ROUNDS = 2  # of turns that are played on
MARGIN = 0.9  # of the time; the rest is for ending in time


class PlannerBot(Bot):
    """Compares its candidates on the same imagined games, and keeps the better half whenever a part of its time is
    over, so that most of the search goes where the choice is close."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.nodes = 0  # decisions played in imagined games

    def choose(self, view: View, seconds: float) -> Action:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        start = monotonic()
        imagined = Determiniser(view, self.memory)
        values = Appraisal(imagined.draw(self.random)).values(view.legal_actions)
        values.sort(key=lambda pair: -pair[0])
        candidates = [action for _, action in values[:CANDIDATES]]
        cuts = _cuts(len(candidates))
        for number in range(1, cuts + 1):
            deadline = start + seconds * MARGIN * number / cuts
            results = self._compare(candidates, imagined, deadline)
            ranking = sorted(range(len(candidates)), key=lambda one: -sum(results[one]))
            candidates = [candidates[one] for one in ranking[: (len(candidates) + 1) // 2]]
        return candidates[0]

    def _compare(self, candidates: list[Action], imagined: Determiniser, deadline: float) -> list[list[float]]:
        """What each candidate led to in the same imagined games."""
        results: list[list[float]] = [[] for _ in candidates]
        while monotonic() < deadline:
            world = imagined.draw(self.random)
            played = [value for action in candidates if (value := self._play_on(world, action, deadline)) is not None]
            if len(played) == len(candidates):
                for result, value in zip(results, played, strict=True):
                    result.append(value)
        return results

    def _play_on(self, world: Game, action: Action, deadline: float) -> float | None:
        """The standing some rounds after the action; None if the time is over."""
        seat = world.seat
        assert seat is not None
        game = world.copy()
        turns = ROUNDS * game.options.players
        while turns:
            for event in game.apply(action):
                turns -= type(event) is TurnBegan
            self.nodes += 1
            if game.is_over:
                break
            if monotonic() > deadline:
                return None
            if turns > 0:
                action = _policy(game)
        return standing(game, seat)


def standing(game: Game, seat: int) -> float:
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

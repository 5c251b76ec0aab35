"""A bot that searches: it tries its best moves in games as they might be and plays on with everybody's best turns."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from nasrid.bots.bot import Bot
from nasrid.bots.judgement.appraisal import Appraisal, quick_choice
from nasrid.bots.judgement.outlook import Outlook
from nasrid.bots.judgement.reasons import Reason
from nasrid.bots.judgement.weights import IN_SEARCH
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.players.restraint import Restraint
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.table.view import View
from nasrid.rules.turn.act import Act

PRIOR = 4  # imagined games that the first judgement of a move counts for
HEAT = 5  # imagined games after which those drop out that are clearly behind
ASIDE = 0.25  # of the time, for what is not an action of the own turn
MARGIN = 0.75  # of the time; the rest is for ending in time
LAST_NODE = 0.02  # seconds that one decision in an imagined game may take


class Result(NamedTuple):
    """What a move led to in an imagined game: points, and what they are worth to who wants to win."""

    points: float
    worth: float


class Candidate:
    """A move and what it led to so far, one result for each imagined game."""

    def __init__(self, action: Action, value: float) -> None:
        self.action = action
        self.value = value  # at first sight
        self.found: list[Result] = []
        self.results: list[float] = []  # their worth, less that of all candidates in the same game on average

    @property
    def merit(self) -> float:
        """The mean result; the first sight counts as some results, too."""
        return (sum(self.results) + PRIOR * self.value) / (len(self.results) + PRIOR)

    def lead(self, other: Candidate) -> float:
        """How many points it is better, in the imagined games of both."""
        gaps = [mine.points - its.points for mine, its in zip(self.found, other.found, strict=False)]
        return (sum(gaps) + PRIOR * (self.value - other.value)) / (len(gaps) + PRIOR)

    def is_clearly_behind(self, best: Candidate, sure: float, alike: float) -> bool:
        """Whether it can hardly be better in truth, or only by a trifle; both were tried in the same games."""
        gaps = [mine - its for mine, its in zip(best.results, self.results, strict=True)]
        games = len(gaps)
        mean = sum(gaps) / games
        variance = sum([(gap - mean) ** 2 for gap in gaps]) / (games - 1)
        return best.merit - self.merit > sure * sqrt((variance + 1) / games) - alike


class Found(NamedTuple):
    """What a search has found."""

    best: Candidate
    second: Candidate
    moves: int

    def facts(self) -> dict[str, float]:
        ahead = round(self.best.lead(self.second), 1)
        return {"ahead": ahead, "moves": self.moves, "games": len(self.best.results)}


class PlannerBot(Bot):
    """Compares its candidates on the same imagined games. A candidate that is clearly behind drops out, so that the
    time goes where the choice is close; when one is left, it does not think any longer."""

    candidates = 8  # moves that it tries
    sure = 1.8  # standard errors that a candidate is behind when it drops out
    alike = 0.5  # points: moves that differ by less are not worth more thought

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.restraint = Restraint()
        self.nodes = 0  # decisions played in imagined games
        self._found: Found | None = None  # the last choice, and the search behind it

    def choose(self, view: View, seconds: float) -> Action:
        self._found = None
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        start = self.clock()
        imagined = Determiniser(view, self.memory)
        candidates = self._candidates(imagined, view)
        share = MARGIN if isinstance(view.agenda[0], Act) else MARGIN * ASIDE
        best = self._race(candidates, imagined, start + seconds * share - LAST_NODE)
        if best.results:
            self._found = Found(best, _second_to(best, candidates), len(candidates))
        return self.restraint.noting(best.action)

    def explain(self, view: View, action: Action) -> Reason:
        reason, found = super().explain(view, action), self._found
        if found is None or action != found.best.action or found.best.lead(found.second) <= 0:
            return reason  # what wins more games may bring fewer points: nothing that one sentence could say
        instead = super().explain(view, found.second.action)
        return reason._replace(facts={**reason.facts, **found.facts()}, instead=instead)

    def _candidates(self, imagined: Determiniser, view: View) -> list[Candidate]:
        """The moves that look best at first sight; values are relative to the standing now."""
        game = imagined.draw(self.random)
        values = Appraisal(game, depth=1).values(self.restraint.among(view.legal_actions))
        values.sort(key=lambda pair: -pair[0])
        best = values[0][0]
        return [Candidate(action, value - best) for value, action in values[: self.candidates]]

    def _race(self, candidates: list[Candidate], imagined: Determiniser, deadline: float) -> Candidate:
        """The best candidate when the time is over, or when all others have dropped out."""
        best, running, games = candidates[0], candidates, 0
        while len(running) > 1 and self._add_game(running, imagined, deadline):
            games += 1
            best = max(running, key=lambda one: one.merit)
            if games % HEAT == 0:
                running = [
                    one for one in running if one is best or not one.is_clearly_behind(best, self.sure, self.alike)
                ]
        return best

    def _is_late(self, deadline: float) -> bool:
        return self.clock() > deadline

    def _add_game(self, running: list[Candidate], imagined: Determiniser, deadline: float) -> bool:
        """Play every candidate on in one more imagined game; False if the time is over."""
        if self._is_late(deadline):
            return False
        world = imagined.draw(self.random)
        results: list[Result] = []
        for one in running:
            result = self._play_on(world, one.action, deadline)
            if result is None:
                return False
            results.append(result)
        mean = sum([result.worth for result in results]) / len(results)
        for one, result in zip(running, results, strict=True):
            one.found.append(result)
            one.results.append(result.worth - mean)
        return True

    def _play_on(self, world: Game, action: Action, deadline: float) -> Result | None:
        """The standing after a round and one more turn of the seat; None if the time is over."""
        seat = world.seat
        assert seat is not None
        game = world.copy()
        turns = game.options.players + 1
        while True:
            turn = game.state.turn
            game.apply_silently(action)
            turns -= game.state.turn != turn
            self.nodes += 1
            if game.is_over or turns <= 0:
                points = _standing(game, seat)
                return Result(points, points)
            if self._is_late(deadline):
                return None
            action = quick_choice(game)


def _second_to(best: Candidate, candidates: list[Candidate]) -> Candidate:
    return min([one for one in candidates if one is not best], key=best.lead)


def _standing(game: Game, seat: int) -> float:
    if game.is_over:
        scores = game.scores
        return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)
    return Outlook(game.state, seat, IN_SEARCH).standing()

"""What would make the planner's choices better? Holds it against planners that search otherwise.

    python benchmarks/search.py [--game NAME] [--players N] [--seconds N] [--decisions N]

At some turns of games against greedy every planner chooses. Where they differ, their choices are played to the end in
the same imagined games, with the net's quick choices for the own seat. Besides, the choice of the planner is held
against what it would have chosen if it had tried all candidates in very many imagined games. Time is that of the
processor.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from copy import deepcopy
from math import inf, sqrt
from random import Random
from statistics import mean, stdev
from time import process_time

from nasrid import Game, Options
from nasrid.bots import Bot, tell
from nasrid.bots.judgement.appraisal import without_upheaval
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.knowledge.memory import Memory
from nasrid.bots.learned.afterstates import QUICK, LearnedJudgement, lead, play_others, play_turn
from nasrid.bots.learned.features import features_of
from nasrid.bots.learned.shipped import shipped_net
from nasrid.bots.players.greedy import GreedyBot
from nasrid.bots.players.learned_planner import LearnedPlannerBot
from nasrid.bots.players.planner import Candidate
from nasrid.bots.players.scholar import ScholarBot
from nasrid.rules.table.actions import Action
from nasrid.rules.table.view import View
from nasrid.rules.turn.act import Act

ASKED = 0.2  # of the turns
WORLDS = 40  # imagined games that choices are played to the end in
MANY = 150  # imagined games of the long search


class Planner(LearnedPlannerBot):
    """The planner, which tells how its first sight and its choice compare with those of a long search."""

    found: tuple[float, float] | None = None  # points that the choice and the first sight are behind

    def search_long(self, view: View, chosen: Action) -> None:
        imagined = Determiniser(view, self.memory)
        candidates = [Candidate(one.action, one.value) for one in self._candidates(imagined, view)]
        for _ in range(MANY):
            self._add_game(candidates, imagined, inf)
        means = {one.action: mean(one.results) for one in candidates}
        if chosen in means:
            best = max(means.values())
            self.found = best - means[chosen], best - means[candidates[0].action]


class FarPlanner(LearnedPlannerBot):
    """Looks more than one round ahead, with the net's quick choices for its own turns."""

    rounds = 2

    def _play_on(self, world: Game, action: Action, deadline: float) -> float | None:
        judgement, seat, game = self._judgement, world.seat, world.copy()
        assert judgement is not None
        assert seat is not None
        value = 0.0
        for _ in range(self.rounds):
            self.nodes += 1
            play_turn(game, action)
            if not play_others(game, seat, lambda: self._is_late(deadline)):
                return lead(list(game.scores), seat) if game.is_over else None
            value, action = quick(judgement, game)
        return value


class FartherPlanner(FarPlanner):
    rounds = 3


BOTS: dict[str, type[Bot]] = {
    "planner": Planner,
    "two rounds": FarPlanner,
    "three rounds": FartherPlanner,
    "first sight": ScholarBot,
}


def quick(judgement: LearnedJudgement, game: Game) -> tuple[float, Action]:
    return judgement.values(game, list(without_upheaval(game.legal_actions())), QUICK, 1)[0]


def play_out(judgement: LearnedJudgement, world: Game, action: Action) -> tuple[float, float]:
    """The lead at the end of the game, and the share of the victory."""
    seat, game = world.seat, world.copy()
    assert seat is not None
    play_turn(game, action)
    while play_others(game, seat, lambda: False):
        play_turn(game, quick(judgement, game)[1])
    return lead(list(game.scores), seat), (seat in game.winners) / len(game.winners)


def decisions(options: Options) -> Iterator[tuple[View, Memory, Random]]:
    """Turns of a scholar among greedy bots, in one game after the other."""
    seed = 0
    while True:
        seed += 1
        random, own = Random(seed), seed % options.players
        game = Game.new(options, seed)
        bots = {seat: ScholarBot(seat) if seat == own else GreedyBot(seat) for seat in range(options.players)}
        tell(bots, game.opening)
        while game.seat is not None:
            view = game.view(game.seat)
            acting = game.seat == own and type(game.present_step) is Act and len(view.legal_actions) > 1
            if acting and random.random() < ASKED:
                yield view, bots[own].memory, random
            tell(bots, game.apply(bots[game.seat].choose(view, 1.0)))


def compare(options: Options, count: int, seconds: float) -> None:
    judgement = LearnedJudgement(features_of(options), shipped_net(options))
    points: dict[str, list[float]] = {name: [] for name in BOTS}
    wins: dict[str, list[float]] = {name: [] for name in BOTS}
    times: dict[str, list[float]] = {name: [] for name in BOTS}
    behind: list[tuple[float, float]] = []
    for number, (view, memory, random) in enumerate(decisions(options), 1):
        choices: dict[str, Action] = {}
        for name, kind in BOTS.items():
            bot = kind(random.getrandbits(32))
            bot.memory = deepcopy(memory)
            bot.clock = process_time
            start = process_time()
            choices[name] = bot.choose(view, seconds)
            times[name].append(process_time() - start)
            if isinstance(bot, Planner):
                bot.search_long(view, choices[name])
                behind += [bot.found] if bot.found else []
        results = dict.fromkeys(choices.values(), (0.0, 0.0))
        if len(results) > 1:
            imagined = Determiniser(view, memory)
            worlds = [imagined.draw(random) for _ in range(WORLDS)]
            results = {action: _means([play_out(judgement, world, action) for world in worlds]) for action in results}
        own = results[choices["planner"]]
        for name, action in choices.items():
            points[name].append(results[action][0] - own[0])
            wins[name].append(results[action][1] - own[1])
        if number == count:
            break
    chosen, seen = _means(behind)
    print(f"{count} decisions; a long search finds moves that are better by {chosen:.3f} points than the planner's")
    print(f"and by {seen:.3f} points than those that look best at first sight")
    for name in BOTS:
        differ = mean(one != 0 for one in points[name])
        print(
            f"{name:12} {mean(points[name]):+.2f} ± {_error(points[name]):.2f} points a decision, "
            f"{mean(wins[name]):+.1%} ± {_error(wins[name]):.1%} of the wins, "
            f"differs in {differ:.0%}, {mean(times[name]):.2f} s"
        )


def _means(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    return mean(one for one, _ in pairs), mean(other for _, other in pairs)


def _error(values: list[float]) -> float:
    """The standard error of their mean."""
    return stdev(values) / sqrt(len(values))


def main() -> None:
    parser = argparse.ArgumentParser(description="Hold the planner against planners that search otherwise.")
    parser.add_argument("--game", default="alhambra")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.0, help="for a move (default 1)")
    parser.add_argument("--decisions", type=int, default=100, help="two or more (default 100)")
    arguments = parser.parse_args()
    options = Options(game=arguments.game, players=arguments.players)
    compare(options, arguments.decisions, arguments.seconds)


if __name__ == "__main__":
    main()

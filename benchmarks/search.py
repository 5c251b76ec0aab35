"""Comparison of the planner with planners that search differently.

    python benchmarks/search.py [--game NAME] [--players N] [--seconds N] [--decisions N] [--minutes N] [--late]
                                [--against NAME ...] [--seed N] [--processes N] [--turns]

At some decisions of games against greedy, every planner chooses. Where they differ, their choices are played to the end
in the same sampled games, with the net's quick choices for their own seat. Time is CPU time.

The planner's choice is also compared with a very long search over all candidates. The difference bounds the gain from
thinking on the opponents' time, from reusing sampled games within a turn, or from stopping later. --late looks only at
the last turns and skips this comparison. --minutes limits the time.

With --turns, a planner that reuses its sampled games plays, and the decisions after the first of each turn are
measured: its time and its choices, next to the planner's. The report also states how often the next turn began as
sampled at the end of the previous turn; only then could the planner think about it on the opponents' time.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from itertools import count, islice
from math import ceil, inf, sqrt
from random import Random
from statistics import mean, stdev
from time import monotonic, process_time
from typing import NamedTuple

from nasrid import Game, Options
from nasrid.bots import Bot, notify_bots
from nasrid.bots.heuristics.appraisal import quick_choice
from nasrid.bots.heuristics.stage import stage_of
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.knowledge.memory import Memory
from nasrid.bots.learned.afterstates import LearnedEvaluator, lead, play_others, play_turn, proposal_count
from nasrid.bots.learned.bundled import bundled_net
from nasrid.bots.learned.features import features_of
from nasrid.bots.players.greedy import GreedyBot
from nasrid.bots.players.learned_planner import LearnedPlannerBot
from nasrid.bots.players.planner import Candidate, Rollout
from nasrid.bots.players.scholar import ScholarBot
from nasrid.rules.game import apply_action
from nasrid.rules.table.actions import Action
from nasrid.rules.table.view import View
from nasrid.rules.turn.act import TakeActions

DECISION_SAMPLE_RATE = 0.2  # of all decisions; late ones are all used
LATE_TURNS = 2.5  # remaining turns per player, at most
PLAYOUT_GAMES = 40  # sampled games in which choices are played to the end
SEEDS_PER_PROCESS = 10_000
LONG_SEARCH_GAMES = 150  # sampled games of the long search


class Planner(LearnedPlannerBot):
    """The planner with a method for long searches."""

    def search_long(self, view: View) -> dict[Action, float]:
        """Return the values of its moves, starting with the move that looks best at first sight."""
        determiniser = Determiniser(view, self.memory)
        candidates = [
            Candidate(candidate.action, candidate.value) for candidate in self._make_candidates(determiniser, view)
        ]
        for _ in range(LONG_SEARCH_GAMES):
            self._play_rollouts(candidates, determiniser, inf)
        return {candidate.action: mean(candidate.results) for candidate in candidates}


class PointsPlanner(LearnedPlannerBot):
    """A planner that counts only points, not wins."""

    victory_points = 0.0


class VictoryPlanner(LearnedPlannerBot):
    """A planner that counts almost only wins."""

    victory_points = 300.0


class WidePlanner(LearnedPlannerBot):
    candidate_count = 14


class OneRoundPlanner(LearnedPlannerBot):
    max_rounds = 1


class ThreeRoundPlanner(LearnedPlannerBot):
    max_rounds = 3


class MeanPlanner(LearnedPlannerBot):
    """A planner that values a rollout by the mean of its next turns, like the labels of the training."""

    def _play_rollout(self, world: Game, action: Action, deadline: float) -> Rollout | None:
        evaluator, seat, game = self._evaluator, world.seat, world.copy()
        assert evaluator is not None
        assert seat is not None
        margins: list[float] = []
        while len(margins) < self.rounds:
            self.nodes += 1
            play_turn(game, action)
            if not self._play_others(game, seat, deadline):
                return self._with_mean(self._final_rollout(game, seat), margins) if game.is_over else None
            margin, action = evaluator.best_turn(game)
            margins.append(margin)
        return self._with_mean(self._expected_rollout(margins.pop(), game), margins)

    def _with_mean(self, last: Rollout, earlier: list[float]) -> Rollout:
        """Return the last rollout with the mean of all margins. The result of a game counts for every later round."""
        return last._replace(points=mean([*earlier, *[last.points] * (self.rounds - len(earlier))]))


class NetOpponentsPlanner(LearnedPlannerBot):
    """A planner whose opponents choose their actions with the net, which takes several times as long."""

    def _play_others(self, game: Game, seat: int, deadline: float) -> bool:
        evaluator, state = self._evaluator, game.state
        assert evaluator is not None
        state.advance()
        while state.seat is not None and not self._is_late(deadline):
            is_turn = type(state.current_step) is TakeActions
            if is_turn and state.seat == seat:
                return True
            apply_action(state, evaluator.best_turn(game)[1] if is_turn else quick_choice(game))
            state.advance()
        return False


class HalvingPlanner(LearnedPlannerBot):
    """A planner that concentrates on its best moves as time runs out."""

    halvings = 3.0  # of the number of moves, until the time runs out
    _share: Callable[[], float]  # of the time used

    def _race(self, candidates: list[Candidate], determiniser: Determiniser, deadline: float) -> Candidate:
        start, self._count = self.clock(), len(candidates)
        self._share = lambda: (self.clock() - start) / (deadline - start)
        return super()._race(candidates, determiniser, deadline)

    def _contenders(self, running: list[Candidate], best: Candidate) -> list[Candidate]:
        limit = max(2, ceil(self._count * 0.5 ** (self.halvings * self._share())))
        kept = super()._contenders(running, best)
        return sorted(kept, key=lambda candidate: -candidate.merit)[:limit]


class KeptRollout(NamedTuple):
    """A sampled game after the last choice, with its next action and the resulting value."""

    world: Game
    action: Action | None = None
    result: Rollout | None = None


class KeepingPlanner(LearnedPlannerBot):
    """A planner that reuses its sampled games within a turn, including the consequences of its choice."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.worlds: list[Game] = []  # of the last decision
        self.chosen: Candidate | None = None
        self.kept: Iterator[KeptRollout] = iter(())
        self.games_kept = 0

    def choose(self, view: View, seconds: float) -> Action:
        self.kept = self._still_possible_rollouts(view, self.worlds, self.chosen)
        self.games_kept = 0
        self.worlds = []
        return super().choose(view, seconds)

    def _still_possible_rollouts(
        self, view: View, worlds: list[Game], chosen: Candidate | None
    ) -> Iterator[KeptRollout]:
        for world, result in zip(worlds, chosen.rollouts if chosen else [], strict=False):
            assert chosen is not None
            game = world.copy()
            game.apply_silently(chosen.action)
            if game.seat == view.seat and game.view(view.viewer) == view:
                self.games_kept += 1
                yield KeptRollout(game, quick_choice(game), result)

    def _race(self, candidates: list[Candidate], determiniser: Determiniser, deadline: float) -> Candidate:
        self.chosen = super()._race(candidates, determiniser, deadline)
        return self.chosen

    def _play_rollouts(self, running: list[Candidate], determiniser: Determiniser, deadline: float) -> bool:
        if self._is_late(deadline):
            return False
        known = next(self.kept, None) or KeptRollout(determiniser.draw(self.random))
        results: list[Rollout] = []
        for candidate in running:
            is_known = candidate.action == known.action
            result = known.result if is_known else self._play_rollout(known.world, candidate.action, deadline)
            if result is None:
                return False
            results.append(result)
        self.worlds.append(known.world)
        worths = [result.points + self.victory_points * result.win_probability for result in results]
        mean_worth = mean(worths)
        for candidate, result, worth in zip(running, results, worths, strict=True):
            candidate.rollouts.append(result)
            candidate.results.append(worth - mean_worth)
        return True


BOTS: dict[str, type[Bot]] = {
    "points": PointsPlanner,
    "victory": VictoryPlanner,
    "wide": WidePlanner,
    "one-round": OneRoundPlanner,
    "three-rounds": ThreeRoundPlanner,
    "mean": MeanPlanner,
    "halving": HalvingPlanner,
    "net-opponents": NetOpponentsPlanner,
    "first-sight": ScholarBot,
}


def play_out(evaluator: LearnedEvaluator, world: Game, action: Action) -> tuple[float, float]:
    """Return the lead at the end of the game and the share of the win."""
    seat, game = world.seat, world.copy()
    assert seat is not None
    play_turn(game, action)
    while play_others(game, seat, lambda: False):
        play_turn(game, evaluator.best_turn(game)[1])
    return lead(list(game.scores), seat), (seat in game.winners) / len(game.winners)


def sample_decisions(options: Options, is_late_only: bool, first: int) -> Iterator[tuple[View, Memory, Random]]:
    """Yield a scholar's decisions among greedy bots, game after game."""
    for seed in count(first):
        random, own = Random(seed), seed % options.players
        game = Game.new(options, seed)
        bots = {seat: ScholarBot(seat) if seat == own else GreedyBot(seat) for seat in range(options.players)}
        notify_bots(bots, game.setup_events)
        while game.seat is not None:
            view = game.view(game.seat)
            if (
                game.seat == own
                and len(view.legal_actions) > 1
                and proposal_count(game)
                and is_sampled(game, is_late_only, random)
            ):
                yield view, bots[own].memory, random
            notify_bots(bots, game.apply(bots[game.seat].choose(view, 1.0)))


def is_sampled(game: Game, is_late_only: bool, random: Random) -> bool:
    return stage_of(game.state).turns < LATE_TURNS if is_late_only else random.random() < DECISION_SAMPLE_RATE


class Comparison:
    """The choices of other planners compared with the planner's."""

    def __init__(self, options: Options, seconds: float, against: list[str], has_long_search: bool) -> None:
        self.options = options
        self.seconds = seconds
        self.long = has_long_search
        self.kinds: dict[str, type[Bot]] = {"planner": Planner, **{name: BOTS[name] for name in against}}
        self.points: dict[str, list[float]] = {name: [] for name in self.kinds}
        self.wins: dict[str, list[float]] = {name: [] for name in self.kinds}
        self.times: dict[str, list[float]] = {name: [] for name in self.kinds}
        self.behind: dict[str, list[tuple[float, float]]] = {"actions": [], "placements": []}

    def add(self, view: View, memory: Memory, random: Random) -> None:
        choices = {name: self._choose(name, view, memory, random) for name in self.kinds}
        results = dict.fromkeys(choices.values(), (0.0, 0.0))
        if len(results) > 1:
            determiniser = Determiniser(view, memory)
            evaluator = LearnedEvaluator(features_of(self.options), bundled_net(self.options))
            worlds = [determiniser.draw(random) for _ in range(PLAYOUT_GAMES)]
            results = {action: _means([play_out(evaluator, world, action) for world in worlds]) for action in results}
        own = results[choices["planner"]]
        for name, action in choices.items():
            self.points[name].append(results[action][0] - own[0])
            self.wins[name].append(results[action][1] - own[1])

    def merge(self, other: Comparison) -> None:
        for own_lists, other_lists in (
            (self.points, other.points),
            (self.wins, other.wins),
            (self.times, other.times),
        ):
            for name, values in other_lists.items():
                own_lists[name] += values
        for kind, behind in other.behind.items():
            self.behind[kind] += behind

    def _choose(self, name: str, view: View, memory: Memory, random: Random) -> Action:
        bot = self.kinds[name](random.getrandbits(32))
        bot.memory = deepcopy(memory)
        bot.clock = process_time
        action, needed = choose_timed(bot, view, self.seconds)
        self.times[name].append(needed)
        if self.long and isinstance(bot, Planner):
            worth = bot.search_long(view)
            if action in worth:
                best, first = max(worth.values()), next(iter(worth.values()))
                kind = "actions" if isinstance(view.agenda[0], TakeActions) else "placements"
                self.behind[kind].append((best - worth[action], best - first))
        return action

    def print(self) -> None:
        for kind, behind in self.behind.items():
            if behind:
                chosen, seen = _means(behind)
                print(f"{len(behind)} {kind}: a long search finds moves better by {chosen:.3f} points")
                print(f"(including wins) than the planner's, and by {seen:.3f} points than the first choices")
        times = self.times["planner"]
        print(f"{len(times)} decisions; the planner needs {mean(times):.2f} s; compared with it:")
        for name in list(self.kinds)[1:]:
            points, wins = self.points[name], self.wins[name]
            differ = mean(one != 0 for one in points)
            print(
                f"{name:12} {mean(points):+.2f} ± {_error(points):.2f} points a decision, "
                f"{mean(wins):+.2%} ± {_error(wins):.2%} of the wins, "
                f"differs in {differ:.0%}, {mean(self.times[name]):.2f} s"
            )


class TurnComparison:
    """A planner that reuses its sampled games, compared at each later decision of a turn with one that does not.

    A long search decides which choice is better. The comparison also counts how often a turn began as sampled.
    """

    def __init__(self, options: Options, seconds: float) -> None:
        self.options = options
        self.seconds = seconds
        self.games_kept: list[int] = []
        self.times: list[tuple[float, float]] = []  # with and without the games
        self.behind: list[tuple[float, float]] = []
        self.foreseen: list[int] = []  # sampled games in which a turn began as it did in reality

    def play(self, seed: int) -> Iterator[None]:
        """Play a game, decision by decision."""
        own, random = seed % self.options.players, Random(seed)
        game = Game.new(self.options, seed)
        planner = KeepingPlanner(seed)
        planner.clock = process_time
        bots: dict[int, Bot] = {seat: GreedyBot(seat) for seat in range(self.options.players)} | {own: planner}
        notify_bots(bots, game.setup_events)
        before: int | None = None
        futures: list[Game] = []
        while game.seat is not None:
            view = game.view(game.seat)
            if game.seat != own:
                action = bots[game.seat].choose(view, 1.0)
            else:
                if before != own:
                    self._count_matches(futures, view)
                action = self._decide(planner, view, is_later=before == own)
                determiniser = Determiniser(view, planner.memory)
                futures = [play_to_next_turn(determiniser.draw(random), action) for _ in range(PLAYOUT_GAMES)]
            before = game.seat
            notify_bots(bots, game.apply(action))
            yield

    def _count_matches(self, futures: list[Game], view: View) -> None:
        if futures and isinstance(view.agenda[0], TakeActions):
            self.foreseen.append(sum(game.seat == view.seat and game.view(view.seat) == view for game in futures))

    def _decide(self, planner: KeepingPlanner, view: View, is_later: bool) -> Action:
        action, needed = choose_timed(planner, view, self.seconds)
        if not is_later or len(view.legal_actions) == 1:
            return action
        other = Planner(len(self.times))
        other.memory, other.clock = deepcopy(planner.memory), process_time
        choice, needed_by_other = choose_timed(other, view, self.seconds)
        self.games_kept.append(planner.games_kept)
        self.times.append((needed, needed_by_other))
        worth = other.search_long(view)
        if action in worth and choice in worth:
            best = max(worth.values())
            self.behind.append((best - worth[action], best - worth[choice]))
        return action

    def print(self) -> None:
        with_them, without = _means(self.times)
        print(
            f"{len(self.times)} decisions after the first of a turn; {mean(self.games_kept):.0f} sampled games reused"
        )
        print(f"with them {with_them:.3f} s, without {without:.3f} s; a long search finds moves that are better by")
        with_them, without = _means(self.behind)
        gaps = [one - other for one, other in self.behind]
        print(f"{with_them:.3f} points with them, {without:.3f} without: {mean(gaps):+.3f} ± {_error(gaps):.3f},")
        print(f"where {mean(gap != 0 for gap in gaps):.0%} of the choices differ")
        seen, turns = sum(map(bool, self.foreseen)), len(self.foreseen)
        print(f"{seen} of {turns} turns began as in one of {PLAYOUT_GAMES} games sampled after the previous turn,")
        print(f"and as in {sum(self.foreseen) / PLAYOUT_GAMES / turns:.1%} of all these games")


def choose_timed(bot: Bot, view: View, seconds: float) -> tuple[Action, float]:
    start = process_time()
    return bot.choose(view, seconds), process_time() - start


def play_to_next_turn(world: Game, action: Action) -> Game:
    """Return the game at the seat's next turn, or at its end."""
    seat = world.seat
    assert seat is not None
    play_turn(world, action)
    play_others(world, seat, lambda: False)
    return world


def _means(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    return mean(one for one, _ in pairs), mean(other for _, other in pairs)


def _error(values: list[float]) -> float:
    """Return the standard error of the mean."""
    return stdev(values) / sqrt(len(values))


def main() -> None:
    parser = argparse.ArgumentParser(description="Hold the planner against planners that search otherwise.")
    parser.add_argument("--game", default="alhambra")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.0, help="time per move (default: 1)")
    parser.add_argument("--decisions", type=int, default=100, help="at least two (default: 100)")
    parser.add_argument("--minutes", type=float, default=inf, help="the maximum total time")
    parser.add_argument("--late", action="store_true", help="only the last turns")
    parser.add_argument(
        "--against", nargs="+", choices=list(BOTS), default=list(BOTS), help="compare only with these planners"
    )
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game (default: 1)")
    parser.add_argument("--processes", type=int, default=1, help="each with its own games (default: 1)")
    parser.add_argument("--turns", action="store_true", help="reuse sampled games within a turn")
    arguments = parser.parse_args()
    options = Options(game=arguments.game, players=arguments.players)
    deadline = monotonic() + 60 * arguments.minutes
    if arguments.turns:
        compare_turns(options, arguments, deadline)
    else:
        compare_planners(options, arguments, deadline)


def compare_turns(options: Options, arguments: argparse.Namespace, deadline: float) -> None:
    turns = TurnComparison(options, arguments.seconds)
    for _ in (step for seed in count(arguments.seed) for step in turns.play(seed)):
        if len(turns.times) >= arguments.decisions or monotonic() > deadline:
            break
    turns.print()


def compare_planners(options: Options, arguments: argparse.Namespace, deadline: float) -> None:
    parts = [
        (options, arguments, arguments.seed + part * SEEDS_PER_PROCESS, deadline) for part in range(arguments.processes)
    ]
    with ProcessPoolExecutor(arguments.processes) as pool:
        comparison, *others = pool.map(compare_in_games, *zip(*parts, strict=True))
    for other in others:
        comparison.merge(other)
    comparison.print()


def compare_in_games(options: Options, arguments: argparse.Namespace, first: int, deadline: float) -> Comparison:
    """Return a comparison in games from this seed on."""
    comparison = Comparison(options, arguments.seconds, arguments.against, not arguments.late)
    decisions = ceil(arguments.decisions / arguments.processes)
    for decision in islice(sample_decisions(options, arguments.late, first), decisions):
        comparison.add(*decision)
        if monotonic() > deadline:
            break
    return comparison


if __name__ == "__main__":
    main()

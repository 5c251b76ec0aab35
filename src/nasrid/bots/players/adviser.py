"""The adviser, which gives hints: the planner's search with a fixed amount of work, and checkable reasons."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from math import inf
from random import Random
from time import monotonic

from nasrid.bots.heuristics.explanations import Situation, money_reason, payment_reason_key, reason_for
from nasrid.bots.heuristics.reasons import Fact, Reason
from nasrid.bots.heuristics.stage import is_last_turn
from nasrid.bots.knowledge.memory import Memory
from nasrid.bots.learned.afterstates import TURN_PROPOSALS, LearnedEvaluator, ValuedAction
from nasrid.bots.learned.bundled import bundled_net
from nasrid.bots.learned.net import Net
from nasrid.bots.players.learned_planner import LearnedPlannerBot
from nasrid.bots.players.planner import MIN_EVIDENCE_GAMES, USABLE_TIME_SHARE, Candidate, SearchResult
from nasrid.rules.game import Game
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.money import money_total
from nasrid.rules.standing import next_scoring
from nasrid.rules.table.actions import Action, Buy, TakeMoney
from nasrid.rules.table.options import Options
from nasrid.rules.table.state import State
from nasrid.rules.table.view import View
from nasrid.rules.wire.encode import encode

WORK_SECONDS = 3.0  # of the work clock
SECONDS_PER_DECISION = 0.001  # of the work clock; a compiled engine needs about a third of it
ONE_ROUND_SECONDS = 1.0  # at most; slow devices would sample too few games of two rounds
PLANNED_SHARE = 0.25  # of the sampled games, from which a purchase counts as planned
LAST_TURN_PROPOSALS = 40  # each is evaluated by the end of the game, so the hand-written evaluation leaves out few


class WorkClock:
    """A clock that counts decisions in sampled games, so that a search does not depend on the speed of the machine.

    Once the real time has run out, it is always late.
    """

    def __init__(self, seconds: float) -> None:
        self._deadline = monotonic() + seconds
        self._decisions = 0

    def __call__(self) -> float:
        self._decisions += 1
        return inf if monotonic() > self._deadline else self._decisions * SECONDS_PER_DECISION


def knowledge_seed(view: View, memory: Memory) -> int:
    """Return a seed that depends only on what a seat knows."""
    hands = {seat: list(hand.cards) for seat, hand in sorted(memory.hands.items())}
    return int.from_bytes(sha256(json.dumps([encode(view), hands], default=str).encode()).digest())


class AdviserBot(LearnedPlannerBot):
    """Gives the same answer whenever it is asked in the same position, unless the time runs out first."""

    side_decision_share = 0.5

    def __init__(self, seed: int, net_for: Callable[[Options], Net | None] = bundled_net) -> None:
        super().__init__(seed, net_for)
        self._faces: Mapping[str, Face] = {}

    def choose(self, view: View, seconds: float) -> Action:
        self.random = Random(knowledge_seed(view, self.memory))
        self.clock = WorkClock(seconds * USABLE_TIME_SHARE)
        self.max_rounds = 1 if seconds <= ONE_ROUND_SECONDS else LearnedPlannerBot.max_rounds
        self._faces = view.options.components.faces
        return super().choose(view, WORK_SECONDS)

    def explain(self, view: View, action: Action) -> Reason:
        reason, search = super().explain(view, action), self._last_search
        if search is None or action != search.best.action:
            return reason
        situation = self._situation(view)
        declined = _declined_purchase(situation, search)
        if declined is None:
            return reason
        objection = _objection(situation, declined, search.best, reason.facts.get("wanted"))
        objection = objection._replace(facts={**objection.facts, **search.best.comparison(declined)})
        return reason._replace(declined=objection, instead=None)  # one comparison is enough

    def _reason(self, situation: Situation, action: Action) -> Reason:
        search = self._last_search
        is_chosen = search is not None and action == search.best.action
        if search and is_chosen and isinstance(action, TakeMoney) and not situation.is_last_turn(action):
            return _reason_to_take(situation, action, search.best)
        return super()._reason(situation, action)

    def _proposal_count(self, game: Game) -> int:
        proposals = super()._proposal_count(game)
        return LAST_TURN_PROPOSALS if proposals == TURN_PROPOSALS and is_last_turn(game.state) else proposals

    def _evaluate_moves(
        self, evaluator: LearnedEvaluator, game: Game, actions: list[Action], proposals: int
    ) -> list[ValuedAction]:
        """Return the values of the proposed actions and of an exact purchase, which a hint names if it declines it."""
        values = super()._evaluate_moves(evaluator, game, actions, proposals)
        exact = [action for action in actions if is_exact_purchase(action, self._faces)]
        if exact and not any(is_exact_purchase(action, self._faces) for _, action in values):
            values += evaluator.values(game, exact, 1)
        return values

    def _best_candidates(self, values: Sequence[ValuedAction]) -> list[Candidate]:
        """Return the best candidates, among them an exact purchase if there is one."""
        chosen = list(values[: self.candidate_count])
        exact = next((pair for pair in values if is_exact_purchase(pair[1], self._faces)), None)
        if exact and exact not in chosen:
            chosen[-1] = exact
        return super()._best_candidates(chosen)


def is_exact_purchase(action: Action, faces: Mapping[str, Face]) -> bool:
    """Return True for a purchase that is paid exactly."""
    return isinstance(action, Buy) and money_total(action.cards) == faces[action.tile].price


def _planned_purchases(situation: Situation, best: Candidate) -> list[tuple[str, int]]:
    """Return the tiles of the site that the seat buys next turn in many sampled games, and in how many."""
    on_site = {face.name for face in situation.state.site if face}
    next_actions = [rollout.next_action for rollout in best.rollouts]
    counts = Counter(action.tile for action in next_actions if isinstance(action, Buy) and action.tile in on_site)
    needed = PLANNED_SHARE * max(len(best.rollouts), MIN_EVIDENCE_GAMES)
    return [(tile, times) for tile, times in counts.most_common() if times >= needed]


def _reason_to_take(situation: Situation, action: TakeMoney, best: Candidate) -> Reason:
    """Return the purchase that the money allows and the sampled games make, or the sum of the money."""
    hand = situation.hand.with_cards(action.cards)
    for tile, _ in _planned_purchases(situation, best):
        if why := payment_reason_key(situation, hand, tile):
            return Reason("take", why, {"cards": action.cards, "wanted": tile})
    return money_reason(situation, action)


def _declined_purchase(situation: Situation, search: SearchResult) -> Candidate | None:
    """Return the best exact purchase, if the best move is not one."""
    best, faces = search.best, situation.faces
    exact = [each for each in search.candidates if is_exact_purchase(each.action, faces)]
    return min(exact, key=best.advantage) if exact and best not in exact else None


def _objection(situation: Situation, declined: Candidate, best: Candidate, wanted: Fact | None) -> Reason:
    """Return a fact that speaks against an exact purchase. `wanted` is the tile that the money is taken for."""
    purchase = declined.action
    assert isinstance(purchase, Buy)
    face = situation.faces[purchase.tile]
    what = reason_for(situation, purchase)
    if situation.best_city(face) is None:
        return what._replace(why="fits-nowhere")
    needed = best.action.tile if isinstance(best.action, Buy) else wanted
    if isinstance(needed, str) and needed != purchase.tile and _prevents(situation, purchase.tile, needed, best.action):
        return what._replace(why="cannot-pay", facts={**what.facts, "wanted": needed})
    times = dict(_planned_purchases(situation, best)).get(purchase.tile)
    if times:
        return what._replace(why="later", facts={**what.facts, "times": times, "plays": len(best.rollouts)})
    return what._replace(why="" if _brings_points(situation, face) else "no-points")


def _prevents(situation: Situation, tile: str, needed: str, best: Action) -> bool:
    """Return True if no exact payment for a tile leaves enough for another one, with the money that `best` takes."""
    taken = best.cards if isinstance(best, TakeMoney) else ()
    purchases = situation.game.legal_actions_of(Buy)
    payments = [each.cards for each in purchases if each.tile == tile and is_exact_purchase(each, situation.faces)]
    hands = [situation.hand.without_cards(cards).with_cards(taken) for cards in payments]
    return not any(situation.payment(hand, needed) for hand in hands)


def _brings_points(situation: Situation, face: Face) -> bool:
    """Return True if the face would earn points at the next scoring, as things stand."""
    city = situation.city
    states = [situation.with_city(city.build(face, cell)) for cell in city.grid.cells(city.buildable(face))]
    points = _points_now(situation, situation.state)
    return any(_points_now(situation, state) > points for state in states)


def _points_now(situation: Situation, state: State) -> int:
    """Return the points of the seat if the next scoring took place in this state."""
    scoring = next_scoring(state)
    assert scoring
    return situation.border_points(state) + sum(points[situation.seat] for points in scoring.points.values())

"""Every move has a reason in one sentence that reveals no secret."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from nasrid import Game, Options, parse_action
from nasrid.bots import LEVELS, parse_bot_code
from nasrid.bots.heuristics.explanations import Situation, reason_for
from nasrid.bots.heuristics.reasons import MOVE_KEYS, REASON_KEYS, Reason
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.rules.table.actions import Action
from nasrid.terminal.advice import advice
from nasrid.terminal.names import Perspective
from tests.bots.watch import SAMPLE, Table, decision_at, play_watched, seated, some_decisions, twin_of
from tests.positions import table, with_fields
from tests.properties.play import MODULES, name_of


@pytest.mark.parametrize("base", SAMPLE, ids=name_of)
def test_every_legal_action_has_a_reason_in_one_sentence(base: Options) -> None:
    for decision in some_decisions(base):
        bot = seated(parse_bot_code("greedy").make(1), decision.seen_events)
        for action in Random(1).sample(decision.view.legal_actions, min(8, len(decision.view.legal_actions))):
            reason = bot.explain(decision.view, action)
            assert reason.what in MOVE_KEYS
            assert reason.why in REASON_KEYS
            said = advice(reason, Perspective(decision.view.options, None))
            assert re.fullmatch(r"[A-Z][^.{}_]+\.", said), said
            assert {*MOVE_KEYS[reason.what], *REASON_KEYS[reason.why]} <= reason.facts.keys()


def test_greedy_uses_most_of_the_reasons() -> None:
    """Unused reasons would be dead messages."""
    seen: Counter[str] = Counter()
    for game, players in (("alhambra", 2), ("alhambra", 4), ("granada", 2), ("combined", 2)):
        options = Options(game=game, players=players, modules=frozenset(MODULES[game]))
        played = Table(Game.new(options, 1))
        bots = [parse_bot_code("greedy").make(seat) for seat in range(players)]
        while played.game.seat is not None:
            seat = played.game.seat
            seated(bots[seat], played.seen_events[seat])
            played.seen_events[seat].clear()
            view = played.game.view(seat)
            action = bots[seat].choose(view, 1.0)
            reason = bots[seat].explain(view, action)
            seen.update((reason.what, reason.why))
            played.apply(action)
    of_further_modules = {"do", "tried"}
    rare = {"give", "remove", "swap", "end", "confirm", "denies", "gives", "done", "only", "chance", "later", "award"}
    rare |= {"secret", "reveal", "counts", "fits-nowhere", "reserve", "hut", "keeps", "keeps-vizier"}
    assert {*MOVE_KEYS, *REASON_KEYS} - {*seen} - of_further_modules <= rare


def why(game: Game, action: str) -> Reason:
    return reason_for(Situation(game, set(range(game.options.players))), parse_action(action))


SITE = "garden10 tower9NE seraglio5SW -"


def test_exact_purchase_is_explained_by_another_action() -> None:
    game = table(players=3, site=SITE, hands=["y1 y9 y9"], display="b1 b2 b3 b4")
    assert why(game, "buy garden10 y9 y1").what == "buy-exactly"
    assert advice(why(game, "buy garden10 y9 y1"), Perspective(game.options, 0)) == (
        "Buy Garden 10 for exactly 10 florins and act again: you take the lead in Gardens, 1 to 0."
    )
    assert why(game, "buy garden10 y9 y9").what == "buy"


def test_purchase_is_explained_by_the_majority() -> None:
    game = table(players=3, site=SITE, hands=["y1 y9"], display="b1 b2 b3 b4", cities=["", "garden11@1,0"])
    reason = why(game, "buy garden10 y9 y1")
    assert (reason.why, reason.facts["own"], reason.facts["opponent"]) == ("draws-level", 1, 1)


def test_money_is_explained_by_an_exact_payment() -> None:
    game = table(players=3, site="garden10 tower9NE seraglio5SW arcades8N", hands=["y1"], display="y9 o1 o2 o3")
    reason = why(game, "take y9")
    assert (reason.why, reason.facts["wanted"]) == ("pays-exactly", "garden10")
    said = advice(reason, Perspective(game.options, 0))
    assert said == "Take 9 florins: you can then pay for Garden 10 exactly, if it is still there next turn."


def test_placement_is_explained_by_the_wall() -> None:
    game = table(players=3, to_place=["garden8NE"], agenda="place 0")
    reason = why(game, "build garden8NE 1,0")
    assert (reason.why, reason.facts["before"], reason.facts["after"]) == ("border", 0, 2)
    said = advice(reason, Perspective(game.options, 0))
    assert said == "Build Garden 8 right of the lion fountain (1,0): your scoring wall grows from 0 to 2."


def test_reason_of_an_opponent_reveals_no_secret() -> None:
    """Games that differ only in the opponent's secrets give the same sentence."""
    options = Options(players=3, modules=frozenset(MODULES["alhambra"]))
    asked = 0
    for number, played in enumerate(play_watched(options, 4)):
        game = played.game
        if number % 25 == 0 and game.seat not in (None, 0):
            view = game.view(0)
            adviser = seated(parse_bot_code("architect").make(3), played.seen_events[0])
            twin = seated(parse_bot_code("architect").make(3), played.seen_events[0])
            action = game.legal_actions()[0]
            ours = adviser.explain(view, action)
            other = _with_other_secrets(played)
            assert other.position() != game.position()
            assert twin.explain(other.view(0), action) == ours
            asked += 1
    assert asked >= 3


def test_opponent_is_explained_without_knowing_their_cards() -> None:
    """A viewer who has seen nothing cannot apply a purchase or a reveal in a sampled game."""
    game = table(
        players=3,
        modules=["bonus"],
        seat=1,
        hands=["", "y1 y9"],
        cities=["", "garden10@1,0"],
        bonus=["", "garden10"],
        site="garden11 tower9NE seraglio5SW arcades8N",
        display="b1 b2 b3 b4",
        deck="b5 b6 b7 b8",
    )
    bot = parse_bot_code("greedy").make(1)
    reveal = bot.explain(game.view(0), parse_action("reveal garden10"))
    assert (reveal.what, reveal.why, reveal.facts["own"]) == ("reveal", "holds-lead", 2)
    for action in game.legal_actions():
        assert bot.explain(game.view(0), action).what in MOVE_KEYS


def _with_other_secrets(played: Table) -> Game:
    """Return a game that looks the same to seat 0."""
    view = played.game.view(0)
    adviser = seated(parse_bot_code("greedy").make(1), played.seen_events[0])
    return Determiniser(view, adviser.memory).draw(Random(99))


def test_unknown_action_is_explained_by_its_notation() -> None:
    people = Perspective(Options(), 0)
    money = Reason("take", "money", {"cards": ("b7", "well"), "coins": 7})
    assert advice(money, people) == "Take 7 denars and well: you then have 7 coins."
    tried = Reason("do", "tried", {"action": "dig garden10N"})
    assert advice(tried, people).startswith("Do “dig garden10N”: no other ")


def test_planner_reports_its_number_of_games(ticking: None) -> None:
    decision = decision_at(next(play_watched(Options(players=2), 1)))
    bot = seated(parse_bot_code("planner").make(1), decision.seen_events)
    action: Action = bot.choose(decision.view, 1.0)
    reason = bot.explain(decision.view, action)
    said = advice(reason, Perspective(decision.view.options, 0))
    assert re.search(r"^.+: .+\. .+ “.+”.*; \d+ moves compared in \d+ sampled games\.$", said)
    assert reason.instead
    assert reason.instead.instead is None
    others = [other for other in decision.view.legal_actions if other != action]
    assert bot.explain(decision.view, others[0]).instead is None


def test_planner_states_a_plausible_lead_over_a_move_that_it_rules_out(ticking: None) -> None:
    """The hand-written evaluation never reveals a bonus card before a scoring."""
    game = table(
        players=3,
        modules=["bonus"],
        cities=["garden10@1,0", "tower11@1,0"],
        bonus=["garden10"],
        site="garden11 tower9NE seraglio5SW arcades8N",
        bag="tower12 garden12S seraglio8S arcades9",
        display="b1",
        deck="b5 b6 b7 b8",
    )
    bot = parse_bot_code("planner-1").make(1)
    view = with_fields(game.view(0), legal_actions=(parse_action("take b1"), parse_action("reveal garden10")))
    reason = bot.explain(view, bot.choose(view, 1.0))
    assert reason.instead
    assert reason.instead.what == "reveal"
    assert abs(float(str(reason.facts["ahead"]))) < 100


def test_random_bot_gives_chance_as_reason() -> None:
    decision = some_decisions(Options(players=2))[0]
    bot = seated(parse_bot_code("random").make(1), decision.seen_events)
    assert bot.explain(decision.view, decision.view.legal_actions[0]).why == "chance"


def test_levels_explain_moves_without_secrets(ticking: None) -> None:
    for name, level in LEVELS.items():
        assert level.name == name
        assert level.description.endswith(".")
        for decision in some_decisions(SAMPLE[-1])[:3]:
            twin = twin_of(decision, 11)
            ours = seated(level.make(5), decision.seen_events).choose(decision.view, 0.02)
            assert ours in decision.view.legal_actions
            assert seated(level.make(5), decision.seen_events).choose(twin.view(decision.seat), 0.02) == ours

"""Reviews of finished games."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nasrid
from nasrid.bots import Bot, Determiniser, notify_bots, parse_bot_code
from nasrid.cli.commands import run
from nasrid.dealing import deal
from nasrid.records import RECORD_VERSION, Record
from nasrid.reviews import (
    LABELS,
    QUICK,
    Effort,
    GameReview,
    ReviewError,
    judge,
    points_lost,
    points_lost_error,
    summarise,
)
from nasrid.reviews.decisions import ReplayedGame
from nasrid.reviews.labels import accuracy, label_of
from nasrid.reviews.search import Difference, ReviewSearch, Stage
from nasrid.rules.pieces.money import Hand
from nasrid.rules.record import digest_of
from nasrid.rules.table.actions import Buy, TakeMoney
from nasrid.rules.text.notation import write_action

PRECISION = 1e-9
TINY = Effort("tiny", 1, (Stage(2, 1),), (2,), 2)
TABLES: list[dict[str, Any]] = [
    {"game": "alhambra", "players": 2},
    {"game": "granada", "players": 3},
    {"game": "combined", "players": 4, "modules": ["vizier", "exchange", "bonus", "huts"]},
]


@cache
def finished(number: int, code: str = "greedy", tiles: int = 4) -> str:
    """Return the record of a game, by default a short one, as JSON."""
    options = nasrid.Options.of(**TABLES[number])
    game = deal(options, 7, tiles)
    bots: dict[int, Bot] = {seat: parse_bot_code(code).make(seat) for seat in range(options.players)}
    notify_bots(bots, game.setup_events)
    while game.seat is not None:
        notify_bots(bots, game.apply(bots[game.seat].choose(game.view(game.seat), 1.0)))
    return json.dumps(game.record())


def record_of(number: int, code: str = "greedy") -> Record:
    record: Record = json.loads(finished(number, code))
    return record


def run_review(record: Record, effort: Effort = QUICK) -> GameReview:
    game_review = GameReview(record, effort)
    for _ in game_review.run():
        pass
    return game_review


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_luck_and_choices_add_up_to_the_result(number: int) -> None:
    game_review = run_review(record_of(number))
    game = game_review.final_game
    for seat, summary in enumerate(summarise(game_review)):
        for balance in (summary.chance, summary.points):
            *parts, result, luck_error = asdict(balance).values()
            assert sum(parts) == pytest.approx(result, abs=PRECISION)
            assert luck_error > 0
        assert summary.chance.result == (seat in game.winners) / len(game.winners)
        assert sum(summary.labels.values()) == sum(each.decision.seat == seat for each in game_review.decisions)
    for transition in game_review.transitions:
        for change in (transition.luck, transition.residual):
            assert sum(change.chances) == pytest.approx(0, abs=PRECISION)
            assert sum(change.leads) == pytest.approx(0, abs=PRECISION)


def test_nothing_drawn_is_no_luck() -> None:
    replayed, draws = ReplayedGame(record_of(0)), {0: True}
    before, before_index = secrets_of(replayed.game), 0
    for decision in replayed.decisions():
        assert decision.was_drawn == (secrets_of(replayed.game) != before) or before_index == 0
        before, before_index = secrets_of(replayed.game), decision.action_index
        draws[decision.action_index] = decision.was_drawn
    assert not all(draws.values())
    for reviewed in run_review(record_of(0), TINY).decisions:
        assert any(reviewed.transition.luck.chances) == draws[reviewed.decision.action_index]


def secrets_of(game: nasrid.Game) -> tuple[object, ...]:
    """Return what is left to draw from."""
    return game.state.deck, game.state.bags


def test_last_transition_has_luck_only_if_something_was_drawn() -> None:
    """At the end of a game, nothing is drawn: the tiles on the site go to the players with the most money."""
    game_review = run_review(record_of(0), TINY)
    assert not any(game_review.transitions[-1].luck.chances)
    assert not any(game_review.transitions[-1].luck_error.chances)


def test_same_record_gives_the_same_review() -> None:
    done: list[tuple[int, int]] = []
    record = record_of(0)
    first = nasrid.review(record, "quick", lambda *progress: done.append(progress))
    assert nasrid.review({**record, "players": ["Zaida", "Omar"]}, "quick") == first
    assert first["complete"]
    assert [number for number, _ in done] == [decision["action"] + 1 for decision in first["decisions"]]
    assert {total for _, total in done} == {len(record["actions"])}
    assert json.loads(json.dumps(first)) == first
    assert {decision["label"] for decision in first["decisions"]} <= {*LABELS}


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_review_depends_only_on_what_the_seat_knows(number: int) -> None:
    replayed = ReplayedGame(record_of(number))
    for count, decision in enumerate(replayed.decisions()):
        if count == 8:
            game, memory = replayed.game, replayed.memories[decision.seat]
            other = Determiniser(game.view(decision.seat), memory).draw(Random(3))
            assert other.state.deck != game.state.deck
            results = [
                ReviewSearch(each.view(decision.seat), memory, 1, QUICK).compare(decision.action)
                for each in (game, other)
            ]
            assert results[0] == results[1]
            return


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda record: record["actions"].pop(), "the game is not over; finish it first"),
        (lambda record: record.update(scores=[99, 0]), "its scores do not follow from its actions.*; save the record"),
        (lambda record: record.update(scores=5), "its scores do not follow from its actions"),
        (lambda record: record.update(winners=None), "its winners do not follow from its actions"),
        (lambda record: record.update(actions=["pass"] * 5_001), "5001 actions; choose a game of at most 5000"),
        (
            lambda record: record.update(version=RECORD_VERSION + 1),
            "its version is .* the version of Nasrid that saved",
        ),
        (lambda record: record.update(rules_version=99), "rules_version is 99.* the version of Nasrid"),
        (lambda record: record["actions"].__setitem__(3, "buy moon9"), "action 4.*; save the record again"),
        (lambda record: record.update(actions=None), "must be a list of texts; save the record again"),
    ],
)
def test_unsuitable_record_is_refused_with_the_cause(change: Callable[[Any], Any], reason: str) -> None:
    record = record_of(0)
    change(record)
    with pytest.raises(ReviewError, match=reason):
        nasrid.review(record, "quick")


def test_unknown_effort_is_refused() -> None:
    with pytest.raises(ValueError, match="there are quick, standard, deep"):
        nasrid.review(record_of(0), "endless")


@given(mean=st.floats(-1, 1), sampling_error=st.floats(0.001, 1), leaf_error=st.floats(0, 0.1))
def test_difference_within_its_error_is_never_a_mistake(mean: float, sampling_error: float, leaf_error: float) -> None:
    gap = Difference(mean, sampling_error, leaf_error)
    label = label_of(gap, is_best=False)
    assert label == "good" or mean >= 2 * max(gap.error, 0.01)
    assert label in ("good", "inaccuracy") or mean - 2 * sampling_error - 2 * leaf_error >= 0.05 - PRECISION
    assert label != "blunder" or mean >= 0.10
    assert abs(gap.loss) <= abs(mean)
    assert gap.loss * mean >= 0


PAYMENTS = [  # of the first purchase that can be paid differently
    ("a superfluous card", lambda buy, hand: (*buy.cards, next(iter(left_of(buy, hand))))),
    ("another order", lambda buy, hand: tuple(reversed(buy.cards))),
]


def left_of(buy: Buy, hand: Hand) -> list[str]:
    """Return the other cards of the currency of a payment, the smallest first."""
    return sorted(card for card in hand.without_cards(buy.cards).cards if card[0] == buy.cards[0][0])


@pytest.mark.parametrize("change", [change for _, change in PAYMENTS], ids=[name for name, _ in PAYMENTS])
def test_legal_payment_that_is_not_listed_is_reviewed(change: Callable[[Buy, Hand], Any]) -> None:
    replayed = ReplayedGame(json.loads(finished(0, tiles=20)))
    for decision in replayed.decisions():
        game = replayed.game
        hand = game.state.players[decision.seat].hand
        for buy in game.legal_actions_of(Buy):
            if len(buy.cards) > 1 and left_of(buy, hand):
                other = Buy(buy.tile, change(buy, hand))
                if other not in game.legal_actions() and game.is_legal(other):
                    search = ReviewSearch(game.view(decision.seat), replayed.memories[decision.seat], 1, TINY)
                    comparison = search.compare(other)
                    assert comparison.played in {other, buy}
                    assert comparison.played in [move.action for move in comparison.moves]
                    return
    pytest.fail("the game has no such payment")


def test_chances_after_a_move_stay_between_0_and_1() -> None:
    for reviewed in run_review(record_of(1), TINY).decisions:
        for loss in (-5.0, 5.0):
            gap = Difference(loss, 0.001)
            changed = replace(reviewed, comparison=replace(reviewed.comparison, chance_gap=gap))
            assert all(-PRECISION <= chance <= 1 + PRECISION for chance in changed.after.chances)


def test_moves_of_a_decision_have_values_that_agree_with_the_loss() -> None:
    for decision in nasrid.review(record_of(0, "random"), "quick")["decisions"]:
        chances = {move["action"]: move["chance"] for move in decision["moves"]}
        assert len(chances) == len(decision["moves"])
        assert list(chances.values()) == sorted(chances.values(), reverse=True)
        assert (decision["best"] == decision["played"]) == (decision["label"] == "best")
        assert {decision["best"], decision["played"]} <= set(chances)


def test_exact_purchase_instead_of_another_one_is_not_missed() -> None:
    game_review = run_review(record_of(0, "random"))
    options = game_review.options
    face = next(iter(options.components.faces.values()))
    exact = Buy(face.name, (f"b{face.price}",))
    for played, missed in ((exact, 0), (TakeMoney(("b1",)), 1)):
        reviewed = game_review.decisions[0]
        comparison = replace(reviewed.comparison, best=exact, played=played)
        game_review.decisions[:] = [replace(reviewed, comparison=comparison, label="mistake")]
        assert summarise(game_review)[reviewed.decision.seat].missed_exact_purchases == missed


def test_quick_review_counts_no_placement_as_luck() -> None:
    """The place of a bought tile is the player's choice, although a quick review does not judge it."""
    record = record_of(0, "random")
    quick = run_review(record, replace(TINY, is_quick=True))
    whole = run_review(record, TINY)
    assert len(quick.decisions) < len(whole.decisions)
    for seat in range(quick.options.players):
        lucks = [sum(each.luck.chances[seat] for each in review.transitions) for review in (quick, whole)]
        errors = [sum(each.luck_error.chances[seat] ** 2 for each in review.transitions) for review in (quick, whole)]
        assert abs(lucks[0] - lucks[1]) <= 4 * sum(errors) ** 0.5 + PRECISION


def test_equal_games_give_equal_reviews() -> None:
    """The way in which a record writes a game does not matter."""
    record: Any = record_of(2)
    options = record["options"]
    other = {**record, "options": {**options, "modules": options["modules"][::-1]}}
    assert other != record
    assert digest_of(nasrid.replay(other)) == digest_of(nasrid.replay(record))


def test_duel_goes_on_only_while_the_verdict_is_uncertain() -> None:
    steps = replace(QUICK, duel_games=(3, 4, 5))
    for reviewed in run_review(record_of(0, "random"), steps).decisions:
        comparison = reviewed.comparison
        if comparison.best != comparison.played:
            assert comparison.games in (3, 7, 12)
            assert comparison.games == 12 or not comparison.chance_gap.is_doubtful(0.05)


def test_mistake_is_certain_in_spite_of_the_error_of_the_net() -> None:
    assert label_of(Difference(0.09, 0.001, 0.03), is_best=False) == "inaccuracy"
    assert label_of(Difference(0.09, 0.001, 0.01), is_best=False) == "mistake"
    assert Difference(0.11, 0.001, 0.03).is_doubtful(0.05), "more games can decide it"
    assert not Difference(0.05, 0.001, 0.03).is_doubtful(0.05), "no number of games can"


def test_other_move_is_judged_like_the_played_one() -> None:
    record = record_of(0, "random")
    decision = nasrid.review(record, "quick")["decisions"][2]
    played = judge(record, decision["action"], decision["played"], QUICK)
    assert {key: played[key] for key in ("label", "best", "loss", "loss_error", "moves", "reason", "games")} == {
        key: decision[key] for key in ("label", "best", "loss", "loss_error", "moves", "reason", "games")
    }
    assert played["action"] == decision["played"]
    best = judge(record, decision["action"], decision["best"], QUICK)
    assert (best["label"], best["loss"], best["action"]) == ("best", 0, decision["best"])


@pytest.mark.parametrize("effort", [TINY, QUICK], ids=lambda effort: effort.name)
def test_tried_move_is_compared_with_the_best_move_of_the_review(effort: Effort) -> None:
    """The best move may be the last candidate, and the tried move none of them."""
    record = record_of(0, "random")
    replayed, decisions = ReplayedGame(record), nasrid.reviews.review(record, effort)["decisions"]
    positions = {decision.action_index: replayed.game.legal_actions() for decision in replayed.decisions()}
    checked = 0
    for decision in decisions:
        compared = [move["action"] for move in decision["moves"]]
        others = [write_action(action) for action in positions[decision["action"]]]
        for other in [move for move in others if move not in compared][:2]:
            judged = judge(record, decision["action"], other, effort)
            assert judged["best"] == decision["best"]
            assert judged["label"] != "best"
            assert {other, *compared} == {move["action"] for move in judged["moves"]}
            checked += 1
    assert checked > 10


@pytest.mark.parametrize(
    ("index", "action", "reason"),
    [
        (10_000, "end", "is no decision with a choice"),
        (0, "fly", "fly"),
        (0, "end", r"AMB-C3|CORE"),
    ],
)
def test_impossible_move_cannot_be_judged(index: int, action: str, reason: str) -> None:
    with pytest.raises(ReviewError, match=reason):
        judge(record_of(0), index, action, QUICK)


def test_labels_and_accuracy_follow_the_loss() -> None:
    losses = (0.01, 0.02, 0.06, 0.1)
    assert [label_of(Difference(loss, 0.001), False) for loss in losses] == [
        "good",
        "inaccuracy",
        "mistake",
        "blunder",
    ]
    assert label_of(Difference(0.0, 0.0), True) == "best"
    assert [label_of(Difference(loss, 0.02), False) for loss in (0.08, 0.1)] == ["inaccuracy", "blunder"]
    assert accuracy([0.0, -0.1]) == 1
    assert accuracy([0.0, 0.08]) == pytest.approx((1 + 0.3679) / 2, abs=1e-4)


def test_points_lost_per_decision_are_the_mean_of_the_losses() -> None:
    game_review = run_review(record_of(0, "random"), TINY)
    for seat, summary in enumerate(summarise(game_review)):
        gaps = [each.comparison.points_gap for each in game_review.decisions if each.decision.seat == seat]
        assert points_lost(summary) == pytest.approx(sum(gap.loss for gap in gaps) / len(gaps))
        error = sum(gap.error**2 for gap in gaps) ** 0.5 / len(gaps)
        assert points_lost_error(game_review, seat) == pytest.approx(error)


def test_random_play_gives_away_more_points_than_greedy_play() -> None:
    reviews = [nasrid.review(record_of(0, code), "quick") for code in ("greedy", "random")]
    lost = [sum(seat["points"]["own"] for seat in each["seats"]) / len(each["decisions"]) for each in reviews]
    assert lost[1] < lost[0] < 0.1


def test_command_prints_and_saves_a_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, saved, plot = (tmp_path / name for name in ("game.json", "review.json", "review.svg"))
    file.write_text(json.dumps({**record_of(0, "random"), "players": ["Zaida", "Omar"]}))
    assert run(["review", str(file), "--effort", "quick", "--json", str(saved), "--plot", str(plot)]) == 0
    printed = capsys.readouterr().out
    assert "Zaida: accuracy" in printed
    assert "percentage points of win chance" in printed
    assert printed.count("Points lost per decision: ") == 2
    assert json.loads(saved.read_text()) == nasrid.review(json.loads(file.read_text()), "quick")
    assert "<svg" in plot.read_text()
    assert run(["review", str(file), "--json", str(saved)]) != 0
    assert "exists" in capsys.readouterr().err


def test_every_seat_counts_the_money_of_all_players() -> None:
    replayed = ReplayedGame(json.loads(finished(0, tiles=0)))
    for _ in replayed.decisions():
        pass
    hands = dict(enumerate(player.hand for player in replayed.game.state.players))
    assert [memory.hands for memory in replayed.memories] == [hands, hands]

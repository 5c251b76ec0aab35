"""Observations contain the position as seen from the observer's seat, and no secrets."""

from __future__ import annotations

import pickle
from functools import cache
from random import Random

import numpy as np
import pytest

from nasrid import Game, Options, parse_action
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.envs.decisions import Decisions
from nasrid.envs.ledger import Ledger
from nasrid.envs.observation.encoder import Encoder, Observation
from nasrid.envs.observation.layout import observation_pieces
from nasrid.envs.observation.modules import BONUS_CARDS
from nasrid.envs.space import ACTION_COUNT, describe_index
from nasrid.rules.modules.bonus import BonusReturned, BonusRevealed
from nasrid.rules.table.specs import MODULES
from tests.envs.expected_observation import around, check_money, check_numbers, check_tiles
from tests.envs.walk import INDEX, some_moments
from tests.positions import table as position
from tests.properties.play import COMBINATIONS, few_moats, from_lines, lines_of, name_of
from tests.properties.test_secrecy import twin_of

SAMPLED_COMBINATIONS = COMBINATIONS[::5]
encoder_for = cache(Encoder)


def seen(decisions: Decisions, seat: int) -> Observation:
    return encoder_for(decisions.game.options).observe(*decisions.encoder_input(seat))


def seats(decisions: Decisions) -> range:
    return range(decisions.game.options.players)


# --- Form ---------------------------------------------------------------------------------------------------


def check_form(decisions: Decisions, seat: int) -> None:
    encoder = encoder_for(decisions.game.options)
    observation, flat = seen(decisions, seat), encoder.flat(*decisions.encoder_input(seat))
    assert encoder.pieces == observation_pieces(decisions.game.options)
    assert list(observation) == [one.name for one in encoder.pieces]
    for one in encoder.pieces:
        values = observation[one.name]
        assert values.shape == one.shape
        assert values.dtype == np.float32
        assert values.min() >= one.low, one
        assert values.max() <= one.high, one
    assert flat.shape == (encoder.size,)
    assert flat.dtype == np.float32
    assert np.array_equal(np.concatenate([values.ravel() for values in observation.values()]), flat)


def test_observation_belongs_to_the_caller() -> None:
    decisions = Decisions(Game.new(Options(), 1))
    first = seen(decisions, 0)
    expected = {name: values.copy() for name, values in first.items()}
    for values in first.values():
        values.fill(-1)
    again = seen(decisions, 0)
    assert all(np.array_equal(again[name], expected[name]) for name in again)


@pytest.mark.parametrize("base", SAMPLED_COMBINATIONS[1::3], ids=name_of)
def test_encoder_switches_between_any_two_views(base: Options) -> None:
    """The encoder writes only the differences from the last view, whatever its seat, game and ledger."""
    games = [Decisions(Game.new(base, seed)) for seed in range(3)]
    encoder, chance = Encoder(base), Random(name_of(base))
    for _ in range(60):
        decisions = chance.choice(games)
        for _ in range(chance.randrange(25)):
            if not decisions.is_over:
                decisions.step(chance.choice(decisions.legal_indices()))
        view, ledger, prefix = decisions.encoder_input(chance.choice(seats(decisions)))
        known = chance.choice((ledger, Ledger()))
        expected = Encoder(base).flat(view, known, prefix)
        for one in (pickle.loads(pickle.dumps(encoder)), encoder):
            assert np.array_equal(one.flat(view, known, prefix), expected)


def test_encoder_recovers_from_a_view_of_another_table() -> None:
    """The other table has tiles that this one does not have."""
    encoder = Encoder(Options(players=4))
    view, ledger, _ = Decisions(Game.new(Options(players=4), 1)).encoder_input(0)
    strange, others, _ = Decisions(Game.new(Options(game="granada", players=4), 1)).encoder_input(0)
    before = encoder.flat(view, ledger)
    with pytest.raises(KeyError):
        encoder.flat(strange, others)
    assert np.array_equal(encoder.flat(view, ledger), before)


def test_miscounted_cards_are_ignored() -> None:
    """The number of cards in a hand is public, so a wrong count is detected."""
    decisions = Decisions(Game.new(Options(), 1))
    view, ledger, _ = decisions.encoder_input(0)
    ledger.hands[1] = ledger.hands[1].with_cards(("y1",))
    assert encoder_for(view.options).observe(view, ledger)["hands_known"].tolist() == [1, 0, 1, 1]


def test_full_table_has_every_piece() -> None:
    full = observation_pieces(Options(game="combined", players=2, modules=frozenset(MODULES)))
    assert {one.name for base in COMBINATIONS for one in observation_pieces(base)} == {one.name for one in full}


# --- Content ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("base", COMBINATIONS, ids=name_of)
def test_observations_match_the_position(base: Options) -> None:
    for number, decisions in enumerate(some_moments(base)[::2]):
        lines = lines_of(decisions.game)
        for seat in {number % base.players, decisions.seat or 0}:
            observation = seen(decisions, seat)
            check_money(observation, lines, seat)
            check_tiles(observation, lines, seat, decisions.game.options)
            check_numbers(observation, lines, seat, decisions)
            check_form(decisions, seat)


@pytest.mark.parametrize("base", SAMPLED_COMBINATIONS, ids=name_of)
def test_building_counts_match_the_last_score_sheet(base: Options) -> None:
    decisions = some_moments(base)[-1]
    chance = Random(name_of(base))
    while not decisions.is_over:
        decisions.step(chance.choice(decisions.legal_indices()))
    sheet = decisions.game.sheets[-1]
    for seat in seats(decisions):
        observation = seen(decisions, seat)
        assert observation["phase"].tolist() == [0, 0, 0, 1]
        assert not observation["decider"].any()
        rows = [*around(observation, seat), *([(-1, -1)] if base.players == 2 else [])]
        for number, majority in enumerate(sheet.majorities):
            shown = {standing.building_count.seat: standing.building_count for standing in majority.ranks}
            for place, other in rows:
                count = shown[other].count if other in shown else 0
                assert observation["buildings"][place, number] == pytest.approx(count / 12)
                if "highest_prices" in observation and number >= len(sheet.majorities) - 9:
                    price = shown[other].highest_price if other in shown else 0
                    written = observation["highest_prices"][place, number - len(sheet.majorities)]
                    assert written == pytest.approx(price / 13)
        for place, other in around(observation, seat):
            edges = [len(border.edges) / 30 for border in sheet.borders if border.seat == other]
            assert np.allclose(observation["borders"][place], edges)
        if base.players == 2:
            assert observation["scores"][-1] == pytest.approx((decisions.game.dirk_score or 0) / 100)


def test_tiles_outside_the_window_are_counted() -> None:
    faces = [face.name for face in Options(granada_tiles=few_moats()).components.granada if not face.borders]
    city = " ".join(f"{name}@{x},0" for x, name in enumerate(faces[:12], 1))
    decisions = Decisions(position(game="granada", granada_tiles=few_moats(), cities=["", city]))
    observation = seen(decisions, 0)
    assert np.allclose(observation["outside_window"] * 54, [0, 2, 0])
    assert observation["cities"][1, 1:10].sum() == 10
    assert round(float(observation["buildings"][1].sum()) * 12) == 12


# --- The prefix ---------------------------------------------------------------------------------------------


def test_only_the_deciding_seat_sees_the_prefix() -> None:
    decisions = Decisions(position(site="- - tower9ES -", hands=["b3 b3 b3"], display="y1 y2 y3 y4"))
    for word in ("buy", "the Alhambra tile of the blue space", "card b3", "card b3"):
        decisions.step(INDEX[word])
    prefix = seen(decisions, 0)["prefix"]
    chosen = {describe_index(index): prefix[index] for index in np.flatnonzero(prefix).tolist()}
    assert chosen == {"buy": 1, "the Alhambra tile of the blue space": 1, "card b3": 2}
    assert seen(decisions, 0)["prefix"].max() <= observation_pieces(decisions.game.options)[0].high
    for other in (1, 2):
        assert not seen(decisions, other)["prefix"].any()
    decisions.step(INDEX["card b3"])
    assert not seen(decisions, 0)["prefix"].any()


def test_prefix_has_the_size_of_the_action_space() -> None:
    assert all(observation_pieces(base)[0][:2] == ("prefix", (ACTION_COUNT,)) for base in COMBINATIONS)


# --- Secrets and recall -------------------------------------------------------------------------------------


@pytest.mark.parametrize("base", COMBINATIONS[1::4], ids=name_of)
def test_games_that_differ_only_in_secrets_look_the_same(base: Options) -> None:
    for decisions in some_moments(base)[::2]:
        seat = decisions.seat
        assert seat is not None
        view, ledger, _ = decisions.encoder_input(seat)
        twin = Decisions(Determiniser(view, ledger).draw(Random(5)))
        assert twin.game.position() != decisions.game.position()
        encoder = encoder_for(view.options)
        ours, theirs = encoder.flat(view, ledger), encoder.flat(twin.view(seat), ledger)
        assert np.array_equal(ours, theirs)
        while True:
            assert np.array_equal(decisions.mask(), twin.mask())
            index = decisions.legal_indices()[-1]
            if (decisions.step(index) is not None) | (twin.step(index) is not None):
                break
            assert np.array_equal(encoder.flat(view, ledger, decisions.prefix), seen_flat(twin, seat, ledger))


def seen_flat(decisions: Decisions, seat: int, ledger: Ledger) -> np.ndarray:
    return encoder_for(decisions.game.options).flat(decisions.view(seat), ledger, decisions.prefix)


@pytest.mark.parametrize("base", SAMPLED_COMBINATIONS, ids=name_of)
def test_uncounted_hands_are_hidden(base: Options) -> None:
    for decisions in some_moments(base)[:2]:
        lines = lines_of(decisions.game)
        for seat in seats(decisions):
            twin = Decisions(from_lines(twin_of(lines, seat, Random(3), kept=0)))
            late = Decisions(from_lines(lines))
            if late.game.step in ("act", "place", "confirm"):
                ours, theirs = seen(late, seat), seen(twin, seat)
                assert all(np.array_equal(ours[name], theirs[name]) for name in ours)
                assert ours["hands_known"].tolist() == [1] + [0] * (base.players - 1)
                assert not ours["hands"][1:].any()


def test_returned_bonus_card_is_remembered() -> None:
    decisions = Decisions(
        position(
            modules=["bonus"],
            cities=["garden10@1,0"],
            bonus=["garden10", "tower11"],
            site="- - tower9ES -",
            display="y1",
        )
    )
    tower, garden = (BONUS_CARDS.index(card) for card in ("tower11", "garden10"))
    assert not seen(decisions, 2)["bonus"].any()
    decisions.apply(parse_action("reveal garden10"))
    assert not seen(decisions, 2)["bonus"].any()
    assert seen(decisions, 2)["revealed"][1, garden] == 1
    decisions.apply(parse_action("remove 1,0"))
    observation = seen(decisions, 2)
    assert observation["revealed"].sum() == 0
    assert np.argwhere(observation["bonus"]).tolist() == [[1, garden]]
    assert np.argwhere(seen(decisions, 1)["bonus"]).tolist() == [[0, tower], [2, garden]]


def test_bonus_card_revealed_again_is_not_remembered() -> None:
    ledger = Ledger()
    ledger.observe(BonusReturned(1, "garden10"))
    ledger.observe(BonusReturned(1, "tower11"))
    twin = ledger.copy()
    twin.observe(BonusRevealed(1, "garden10"))
    assert twin.returned == {1: {"tower11"}}
    assert ledger.returned == {1: {"garden10", "tower11"}}


def test_ledger_contains_only_public_knowledge() -> None:
    """Secret events do not change the ledger."""
    game = Game.new(COMBINATIONS[-1], 1)
    open_to_all = Ledger()
    for event in game.setup_events:
        if event.is_visible_to(None):
            open_to_all.observe(event)
    assert vars(Decisions(game).ledger) == vars(open_to_all)

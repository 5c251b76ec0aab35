"""Compact observations: their size, their agreement with full ones, and the effects of choices."""

from __future__ import annotations

import pickle
from itertools import combinations
from random import Random

import numpy as np
import pytest

from nasrid import Options
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.envs.decisions import Decisions
from nasrid.envs.observation import CompactEncoder, Encoder, Observation
from nasrid.envs.space import CELL_INDEX, CELL_START, TILE_START
from nasrid.rules.city.city import City
from nasrid.rules.pieces.money import MONEY
from nasrid.rules.table.actions import Build, Remove, Swap
from nasrid.rules.table.specs import MODULES
from tests.envs.walk import some_moments
from tests.properties.play import COMBINATIONS, name_of

SAMPLED_COMBINATIONS = COMBINATIONS[::4]


def walked(decisions: Decisions, chance: Random) -> Decisions:
    """Return the decisions after a few more indices."""
    twin = decisions.copy()
    for _ in range(chance.randrange(3)):
        if twin.is_over:
            break
        twin.step(chance.choice(twin.legal_indices()))
    return twin


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
def test_compact_observation_has_at_most_2000_numbers(game: str, players: int) -> None:
    modules = [name for name, module in MODULES.items() if game not in module.incompatible_games]
    assert CompactEncoder(Options.of(game=game, players=players, modules=modules)).size <= 2000


@pytest.mark.parametrize("base", SAMPLED_COMBINATIONS, ids=name_of)
def test_compact_observation_shares_pieces_with_the_full_one(base: Options) -> None:
    chance = Random(name_of(base))
    for moment in some_moments(base)[::2]:
        decisions = walked(moment, chance)
        encoder, whole = CompactEncoder(decisions.game.options), Encoder(decisions.game.options)
        for seat in range(base.players):
            seen, rest = (one.observe(*decisions.encoder_input(seat)) for one in (encoder, whole))
            assert [piece.name for piece in encoder.pieces] == list(seen)
            for piece in encoder.pieces:
                assert seen[piece.name].shape == piece.shape
                assert piece.low <= seen[piece.name].min() <= seen[piece.name].max() <= piece.high, piece
                if piece.name in rest:
                    assert np.array_equal(seen[piece.name], rest[piece.name])
            assert np.array_equal(seen["chosen"], rest["prefix"][:TILE_START])
            check_money(seen, decisions, seat)
            check_site(seen, decisions, seat)


def check_money(seen: Observation, decisions: Decisions, seat: int) -> None:
    view = decisions.view(seat)
    hand = view.players[seat].hand
    assert hand is not None
    kinds = len(view.options.tile_sets)
    for currency in range(4):
        values = [MONEY[card][1] for card in hand if card in MONEY and MONEY[card][0] == currency]
        assert seen["money_totals"][0, currency] == pytest.approx(sum(values) / 40)
        for place, face in enumerate(view.site[currency * kinds : (currency + 1) * kinds]):
            price = face.price if face else None
            exact = any(sum(some) == price for size in range(len(values) + 1) for some in combinations(values, size))
            wanted = [price is not None and sum(values) >= price, price is not None and exact]
            assert seen["payable"][currency * kinds + place].tolist() == wanted


def lengths(city: City, decisions: Decisions) -> int:
    return sum(city.plan.border_length(kind) for kind in decisions.game.options.tile_sets)


def check_site(seen: Observation, decisions: Decisions, seat: int) -> None:
    view = decisions.view(seat)
    city = view.players[seat].city
    for place, face in enumerate(view.site):
        best = 0.0
        if face:
            cells = [city.grid.all_cells[number] for number in city.buildable(face)]
            grown = [lengths(city.build(face, cell), decisions) - lengths(city, decisions) for cell in cells]
            best = max([min(max(0.5 + 0.06 * edges, 0.06), 1) for edges in grown], default=0.0)
        assert seen["site_gains"][place] == pytest.approx(best)


@pytest.mark.parametrize("base", SAMPLED_COMBINATIONS, ids=name_of)
def test_cells_show_the_effect_on_the_borders(base: Options) -> None:
    """Every cell that may be chosen next has a number, and no other cell has one."""
    compared = 0
    for decisions in some_moments(base):
        seat = decisions.seat
        assert seat is not None
        encoder = CompactEncoder(decisions.game.options)
        city = decisions.view(seat).players[seat].city
        for action in decisions.game.legal_actions()[::3]:
            if not isinstance(action, Build | Swap | Remove) or action in decisions.actions_outside_window:
                continue
            twin = decisions.copy()
            path = decisions.path_of(action)
            at = next(place for place, index in enumerate(path) if index >= CELL_START)
            for index in path[:at]:
                twin.step(index)
            cells = encoder.observe(*twin.encoder_input(seat))["cells"].ravel()
            assert {CELL_START + int(place) for place in np.flatnonzero(cells)} == set(twin.legal_indices())
            after = twin.game.options.components.faces
            match action:
                case Build(tile=tile, cell=cell):
                    changed = city.build(after[tile], cell)
                case Swap(tile=tile, cell=cell):
                    changed = city.swap(cell, after[tile])
                case Remove(cell=cell):
                    changed = city.remove(cell)
            grown = lengths(changed, decisions) - lengths(city, decisions)
            wanted = min(max(0.5 + 0.06 * grown, 0.06), 1)
            assert cells[CELL_INDEX[cell] - CELL_START] == pytest.approx(wanted)
            compared += 1
    assert compared


@pytest.mark.parametrize("base", SAMPLED_COMBINATIONS, ids=name_of)
def test_compact_observation_hides_secrets(base: Options) -> None:
    for number, decisions in enumerate(some_moments(base)[::3]):
        seat = number % base.players
        view, ledger, prefix = decisions.encoder_input(seat)
        twin = Decisions(Determiniser(view, ledger).draw(Random(5)), ledger.copy())
        encoder = CompactEncoder(decisions.game.options)
        first, second = encoder.flat(view, ledger, prefix), encoder.flat(*twin.encoder_input(seat))
        assert np.array_equal(first, second)


def test_compact_encoder_leaves_out_pieces_and_pickles() -> None:
    options = Options(players=3)
    decisions = some_moments(options)[1]
    known = decisions.encoder_input(0)
    whole, some = CompactEncoder(options), CompactEncoder(options, ["turn", "hands", "money_totals", "cells"])
    named = whole.observe(*known)
    left = np.concatenate([part.ravel() for name, part in named.items() if name not in some._leave_out])
    for encoder in (some, pickle.loads(pickle.dumps(some))):
        assert np.array_equal(encoder.flat(*known), left)
    assert some.size == left.size

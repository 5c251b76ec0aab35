"""The parts of the hand-written evaluation, compared with the engine or with slow and simple versions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nasrid import Game, Options
from nasrid.bots.heuristics.appraisal import Appraisal
from nasrid.bots.heuristics.building_strengths import building_strengths
from nasrid.bots.heuristics.majorities import PRICE_BOUND, expected_points, strength
from nasrid.bots.heuristics.outline import border_points
from nasrid.bots.heuristics.outlook import Outlook
from nasrid.bots.heuristics.placement import AddedBuildings, PlacementValue, add_count
from nasrid.bots.heuristics.purse import least_payment
from nasrid.bots.heuristics.weights import WEIGHTS
from nasrid.rules.city.city import City
from nasrid.rules.city.grid import neighbour
from nasrid.rules.modules import bonus
from nasrid.rules.pieces import components
from nasrid.rules.pieces.components import BUILDINGS, FOUNTAIN, Building, Face, TileSet
from nasrid.rules.pieces.money import Hand
from nasrid.rules.table.actions import Build, Give
from nasrid.rules.table.scoring import Contender, score
from nasrid.rules.turn.score import Score
from tests.bots.watch import SAMPLE, some_decisions
from tests.positions import table
from tests.properties.play import few_moats, game_after, name_of

# --- Shapes of cities ---------------------------------------------------------------------------------------


def cities(game: str) -> Iterator[tuple[City, list[Face]]]:
    """Return cities of random games, some of them very long, and tiles of the site."""
    for seed in range(4):
        options = Options(game=game, players=2 + seed, granada_tiles=few_moats() if seed % 2 else None)
        for actions in (20, 150, 2000):
            state = game_after(options, seed, actions).state
            for player in state.players:
                yield player.city, [*filter(None, state.site), *player.reserve, *options.components.faces.values()][:14]


GAMES = pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])


def true_points(city: City) -> int:
    kinds = {face.tile_set for face in city.tiles.values()}
    borders = sum(len(city.longest_border(kind)) for kind in kinds)
    return borders + 2 * len(city.longest_stretch())


@GAMES
def test_plan_has_the_points_of_its_borders(game: str) -> None:
    found = {border_points(city.plan) == true_points(city) for city, _ in cities(game)}
    assert found == {True}


@GAMES
def test_plan_with_a_tile_equals_the_plan_of_the_larger_city(game: str) -> None:
    for city, faces in cities(game):
        for face in faces:
            for cell in city.grid.cells(city.buildable(face)):
                larger = city.build(face, cell)
                more = city.plan.with_tile(face, city.grid.index_of(cell), city.is_first(face))
                assert border_points(more) == true_points(larger)
                if larger.grid is city.grid:
                    assert more == larger.plan


@GAMES
def test_placing_tiles_equals_building_them_in_sequence(game: str) -> None:
    settling = PlacementValue(Outlook(Game.new(Options(game=game, players=2), 1).state, 0, WEIGHTS))
    for city, faces in cities(game):
        check_settling(
            settling,
            city,
            tuple(face for face in faces if face.building in settling.outlook.shown and not face.module)[:3],
        )


def test_placing_tiles_can_enlarge_the_window() -> None:
    """A street between two walls can only get longer."""
    settling = PlacementValue(Outlook(Game.new(Options(players=2), 1).state, 0, WEIGHTS))
    street = components.get_face("garden9NS", TileSet.ALHAMBRA, Building.GARDEN, 9, 0b0101)
    city = City.of({(0, 0): FOUNTAIN, **{(x, 0): street for x in range(1, 5)}}, ((0, 0), None))
    longer = check_settling(settling, city, (street, street, street))
    assert longer.grid.radius > city.grid.radius


def check_settling(settling: PlacementValue, city: City, tiles: tuple[Face, ...]) -> City:
    """Check that the value equals that of the resulting city."""
    outlook, built, added, kept = settling.outlook, city, AddedBuildings(), 0.0
    for one in tiles:
        best = settling.best_place(built, one)
        if best is None:
            kept += settling.value_in_reserve(one)
            continue
        added = add_count(added, one, best[1])
        built = built.build(one, built.grid.all_cells[best[0]])
    gained = sum(outlook.gain(building, 0, *more) for building, more in added.items())
    assert settling.value_of_placing_in(city, tiles) == pytest.approx(gained + kept + outlook.shape(built.plan))
    return built


@GAMES
def test_room_counts_every_free_cell_at_an_open_side(game: str) -> None:
    for city, _ in cities(game):
        cells = {
            neighbour(cell, side)
            for cell, face in city.tiles.items()
            for side in range(4)
            if not face.borders >> side & 1
        }
        assert city.plan.reachable_cell_count() == len(cells - city.tiles.keys())


@GAMES
def test_value_of_an_action_does_not_depend_on_earlier_evaluations(game: str) -> None:
    """The cells differ in value, and there are several fees."""
    several = 0
    for seed in range(4):
        placing = game_after(Options(game=game, players=2), seed, 60)
        chance = Random(seed)
        while not placing.is_over:
            legal = placing.legal_actions()
            if placing.step == "place":
                appraisal = Appraisal(placing)
                values = [appraisal.value(action) for action in legal]
                several += (
                    len({value for value, action in zip(values, legal, strict=True) if type(action) is Build}) > 1
                )
                assert values == [Appraisal(placing).value(action) for action in legal]
            placing.apply(chance.choice(legal))
    assert several


def test_tile_given_to_dirk_counts_at_once() -> None:
    game = table(players=2, to_place=["garden8NE"], agenda="place 0; begin_turn 1")
    before = building_strengths(game.state)[Building.GARDEN]
    game.apply(Give("garden8NE"))
    assert building_strengths(game.state)[Building.GARDEN] == (*before[:2], before[2] + PRICE_BOUND)


# --- Money --------------------------------------------------------------------------------------------------


@given(st.lists(st.integers(1, 9), max_size=7), st.integers(1, 20))
def test_least_payment_matches_all_combinations(values: list[int], price: int) -> None:
    sums = [sum(paid) for size in range(len(values) + 1) for paid in combinations(values, size)]
    hand = Hand.of(f"b{value}" for value in values)
    assert least_payment(hand.blue, price) == min((one for one in sums if one >= price), default=0)


# --- Majorities ---------------------------------------------------------------------------------------------

building_types = st.sampled_from([building for kind in TileSet for building in BUILDINGS[kind]])
scorings_ahead = st.sampled_from([(1, 2, 3), (2, 3), (3,)])
counts = st.lists(st.integers(0, 9), min_size=2, max_size=7)


def sheet_points(building: Building, simple: bool, scoring: int, shown: list[int]) -> list[int]:
    """Return the points of a scoring for these counts, with all tiles at one price."""
    faces = Options(game="combined").components.faces.values()
    face = next(face for face in faces if face.building == building and face.is_building)
    kind = TileSet.GRANADA if face.back else TileSet.ALHAMBRA
    contenders = [Contender(seat, 0, (face,) * count) for seat, count in enumerate(shown)]
    sheet = score(scoring, contenders, [kind], simple)
    return [sheet.points(seat) for seat in range(len(shown))]


@given(building_types, st.booleans(), scorings_ahead, st.permutations(range(10)), st.integers(2, 7))
def test_final_majorities_give_the_points_of_the_score_sheet(
    building: Building, simple: bool, scorings: tuple[int, ...], order: list[int], contenders: int
) -> None:
    shown = order[:contenders]
    expected = expected_points(building, simple, scorings, (0,) * len(scorings), tuple(map(strength, shown)))
    sheets = [sheet_points(building, simple, scoring, shown) for scoring in scorings]
    for points, true in zip(expected, map(sum, zip(*sheets, strict=True)), strict=True):
        assert points == pytest.approx(true, rel=0.02, abs=0.25)


@given(building_types, st.booleans(), scorings_ahead, st.integers(0, 12), counts, st.data())
def test_equal_contenders_expect_equal_points(
    building: Building, simple: bool, scorings: tuple[int, ...], spread: int, shown: list[int], data: st.DataObject
) -> None:
    order = data.draw(st.permutations(range(len(shown))))
    spreads = tuple(spread + more for more in range(len(scorings)))
    points = expected_points(building, simple, scorings, spreads, tuple(map(strength, shown)))
    other = expected_points(building, simple, scorings, spreads, tuple(strength(shown[one]) for one in order))
    assert other == pytest.approx([points[one] for one in order])


@given(building_types, st.booleans(), scorings_ahead, st.integers(0, 12), counts)
def test_another_building_never_reduces_the_points(
    building: Building, simple: bool, scorings: tuple[int, ...], spread: int, shown: list[int]
) -> None:
    def own(count: int) -> float:
        strengths = tuple(map(strength, [count, *shown[1:]]))
        return expected_points(building, simple, scorings, (spread,) * len(scorings), strengths)[0]

    worth = [own(count) for count in range(12)]
    assert worth == sorted(worth)
    assert worth[0] < worth[-1]


@given(st.sampled_from(BUILDINGS[TileSet.GRANADA]), st.booleans(), st.integers(0, 12), st.integers(1, 5))
def test_dearest_tile_breaks_a_tie(building: Building, simple: bool, spread: int, count: int) -> None:
    dear, cheap = expected_points(building, simple, (3,), (spread,), (strength(count, 12), strength(count, 5)))
    assert dear > cheap


@pytest.mark.parametrize("base", SAMPLE, ids=name_of)
def test_strengths_equal_the_counts_of_a_scoring(base: Options) -> None:
    """All bonus cards that can be revealed count."""
    for decision in some_decisions(base):
        game = decision.game.copy()
        state = game.state
        shown = building_strengths(state)
        if bonus.MODULE_NAME in base.modules:
            bonus.MODULE.before_last_scoring(state)
        Score(3).run(state)
        contenders = [*range(base.players), *([-1] if base.players == 2 else [])]
        for majority in state.sheets[-1].majorities:
            counted = {
                one.building_count.seat: strength(one.building_count.count, one.building_count.highest_price)
                for one in majority.ranks
            }
            assert shown[majority.building] == tuple(counted.get(seat, 0) for seat in contenders)


def test_strength_distinguishes_count_and_price() -> None:
    prices = [face.price for face in Options(game="combined").components.faces.values()]
    assert max(prices) < PRICE_BOUND

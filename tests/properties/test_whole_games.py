"""Whole random games of every combination: the box stays complete, every city legal, every point explained."""

from collections.abc import Iterator
from random import Random

import pytest

from nasrid import Game, Options
from nasrid.rules.modules.bonus import BonusReturned, BonusRevealed
from nasrid.rules.table.events import DirkDrew, Event, GameEnded, Scored, ScoringCardDrawn, TileGiven
from nasrid.rules.table.scoring import DIRK, Border, ScoreSheet
from tests.properties.play import (
    ALHAMBRA_BUILDINGS,
    COMBINATIONS,
    GRANADA_BUILDINGS,
    box_of,
    cities_of,
    city_of,
    lines_of,
    name_of,
    piece,
    pieces_of,
    play_on,
    varied,
)
from tests.reference import (
    City,
    Piece,
    alhambra_points,
    building_count,
    counted_edges,
    faults,
    granada_points,
    longest,
    simple_points,
)

every_game = pytest.mark.parametrize("base", COMBINATIONS, ids=name_of)


def new_game(base: Options, *, seed: int) -> tuple[Game, Random]:
    """A game of this combination with table options chosen by the seed, and the chance to play it on."""
    chance = Random(f"{name_of(base)} {seed}")
    return Game.new(varied(base, chance), chance.getrandbits(32)), chance


@pytest.mark.rule("CORE-COMP-02", "CORE-SCORE-03", "CORE-REDES-05", "CORE-BUILD-03", "AMB-E3")
@every_game
def test_no_piece_of_the_box_is_ever_lost_or_added_and_every_city_is_legal_at_every_time(base: Options) -> None:
    """The box is counted once; then what an action takes from somewhere it must put somewhere."""
    game, chance = new_game(base, seed=1)
    before = lines_of(game)
    assert pieces_of(before, game.options) == box_of(game.options)
    for _, action, events in play_on(game, chance):
        after = lines_of(game)
        changed = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
        was, now = (
            pieces_of({name: lines[name] for name in changed & lines.keys()}, game.options) for lines in (before, after)
        )
        now.update("AB"[event.scoring - 1] for event in events if isinstance(event, ScoringCardDrawn))  # they leave
        assert now == was, action
        for name in changed:
            if name.endswith("city"):
                assert not faults(*city_of(after[name], base.game)), action
        before = after


@pytest.mark.rule("CORE-END-10", "CORE-END-11")
@every_game
def test_there_is_always_a_legal_action_until_the_game_ends(base: Options) -> None:
    game, chance = new_game(base, seed=3)
    last = None
    for _, _, events in play_on(game, chance):
        last = events[-1]
        over = isinstance(last, GameEnded)
        assert (game.is_over, game.seat is None, not game.legal_actions(), bool(game.winners)) == (over,) * 4
    best = max(game.scores)
    assert game.winners == tuple(seat for seat, score in enumerate(game.scores) if score == best)
    assert last == GameEnded(game.scores, game.winners)


# --- Points -------------------------------------------------------------------------------------------------


class Public:
    """What the events tell of Dirk's tiles and of revealed bonus cards; the cities are those of the position."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.dirk = [piece(name) for name in lines_of(game).get("dirk tiles", "").split()]
        self.revealed: list[list[Piece]] = [[] for _ in game.scores]

    def sheets(self, events: list[Event]) -> Iterator[ScoreSheet]:
        """Every sheet among the events, at a time when dirk and revealed are as they were at that scoring."""
        for event in events:
            match event:
                case DirkDrew(tiles):
                    self.dirk += map(piece, tiles)
                case TileGiven(_, tile):
                    self.dirk.append(piece(tile))
                case BonusRevealed(seat, card):
                    self.revealed[seat].append(piece(card))
                case BonusReturned(seat, card):
                    self.revealed[seat].remove(piece(card))
                case Scored(sheet):
                    yield sheet

    def counts(self, cities: list[City], building: str) -> dict[str, int]:
        """How many buildings each seat has, and Dirk."""
        counts = {
            str(seat): building_count(city, building) + sum(card.building == building for card in self.revealed[seat])
            for seat, city in enumerate(cities)
        }
        return counts | {str(DIRK): sum(tile.building == building for tile in self.dirk)}

    def prices(self, cities: list[City], building: str) -> dict[str, list[int]]:
        shown = {str(seat): list(city.values()) for seat, city in enumerate(cities)} | {str(DIRK): self.dirk}
        return {seat: [tile.price for tile in tiles if tile.building == building] for seat, tiles in shown.items()}

    def points(self, cities: list[City], building: str, scoring: int) -> dict[str, int]:
        if building in ALHAMBRA_BUILDINGS:
            return alhambra_points(building, scoring, self.counts(cities, building))
        simple = self.game.options.granada_scoring == "simple"
        return (simple_points if simple else granada_points)(scoring, self.prices(cities, building))


def buildings_of(game: Game) -> tuple[str, ...]:
    alhambra = ALHAMBRA_BUILDINGS if game.options.game != "granada" else ()
    return alhambra + (GRANADA_BUILDINGS if game.options.game != "alhambra" else ())


@pytest.mark.rule("AMB-G1", "AMB-G4", "AMB-G10", "AMB-I7", "GRA-SCORE-07", "GRA-SIMPLE-05", "HUT-11", "BONUS-05")
@every_game
def test_majorities_on_every_sheet_are_those_of_the_reference(base: Options) -> None:
    game, chance = new_game(base, seed=4)
    public = Public(game)
    for _, _, events in play_on(game, chance):
        for sheet in public.sheets(events):
            assert tuple(majority.building for majority in sheet.majorities) == buildings_of(game)
            for majority in sheet.majorities:
                points = {str(standing.holding.seat): standing.points for standing in majority.standings}
                expected = public.points(cities_of(game), majority.building, sheet.scoring)
                assert dict.fromkeys(expected, 0) | points == expected, majority
    assert game.sheets


@pytest.mark.rule("AMB-G5", "AMB-G6", "AMB-G7", "AMB-K9", "AMB-K26", "COMBO-SCORE-04", "GRA-SIMPLE-06", "DUO-06")
@every_game
def test_walls_moats_and_stretches_on_every_sheet_are_those_of_the_reference(base: Options) -> None:
    game, chance = new_game(base, seed=5)
    names = {"alhambra": ["wall"], "granada": ["moat"], "combined": ["wall", "moat", "stretch"]}[base.game]
    for _, _, events in play_on(game, chance):
        for event in events:
            if isinstance(event, Scored):
                found: dict[tuple[int, str], Border] = {(one.seat, one.name): one for one in event.sheet.borders}
                assert list(found) == [(seat, name) for seat in range(base.players) for name in names]
                for seat, city in enumerate(cities_of(game)):
                    for name in names:
                        border, edges = found[seat, name], counted_edges(city, name)
                        assert border.points == longest(edges) * (2 if name == "stretch" else 1)
                        assert {(cell, "NESW"[side]) for cell, side in border.edges} <= edges


@pytest.mark.rule("CORE-SCORE-05", "CORE-SETUP-02")
@every_game
def test_the_sheets_explain_every_change_of_the_scores(base: Options) -> None:
    game, chance = new_game(base, seed=6)
    seats = [*range(base.players), *([DIRK] if base.players == 2 else [])]
    scores = dict.fromkeys(seats, 0)
    for _, action, events in play_on(game, chance):
        for event in events:
            if isinstance(event, Scored):
                scores = {seat: score + event.sheet.points(seat) for seat, score in scores.items()}
                assert event.sheet.scores == tuple(scores[seat] for seat in range(base.players))
                assert event.sheet.dirk_score == scores.get(DIRK)
        assert game.scores == tuple(scores[seat] for seat in range(base.players)), action
        assert game.dirk_score == scores.get(DIRK)

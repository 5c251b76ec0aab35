"""Whole random games of every combination: complete boxes, legal cities, explained points."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from nasrid import Game, Options
from nasrid.rules.modules.bonus import BonusReturned, BonusRevealed
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import DirkDrew, Event, GameEnded, Scored, ScoringCardDrawn, TileGiven
from nasrid.rules.table.scoring import DIRK, Border, ScoreSheet
from tests.properties.play import (
    ALHAMBRA_BUILDINGS,
    COMBINATIONS,
    GRANADA_BUILDINGS,
    box_of,
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


@dataclass(frozen=True)
class Moment:
    """The game after an action."""

    action: Action
    events: list[Event]
    lines: dict[str, str]  # of the position
    ended: tuple[bool, ...]  # by four ways to ask
    scores: tuple[int, ...]
    dirk_score: int | None


@dataclass(frozen=True)
class Played:
    """Return a whole game with random table options, from its first position to its end."""

    game: Game
    first: dict[str, str]
    moments: list[Moment]


@pytest.fixture(scope="module", params=COMBINATIONS, ids=name_of)
def played(request: pytest.FixtureRequest) -> Played:
    """Return a game that is played once and shared by all tests."""
    chance = Random(f"{name_of(request.param)} 1")
    game = Game.new(varied(request.param, chance), chance.getrandbits(32))
    first = lines_of(game)
    moments = [
        Moment(
            action,
            events,
            lines_of(game),
            (game.is_over, game.seat is None, not game.legal_actions(), bool(game.winners)),
            game.scores,
            game.dirk_score,
        )
        for _, action, events in play_on(game, chance)
    ]
    return Played(game, first, moments)


@pytest.mark.rule("CORE-COMP-02", "CORE-SCORE-03", "CORE-REDES-05", "CORE-BUILD-03", "AMB-E3")
@pytest.mark.rule("DUO-01", "TC-27", "AMB-K2")
def test_no_piece_is_lost_or_added_and_every_city_is_always_legal(played: Played) -> None:
    """Count the box once, then check that every action only moves pieces."""
    options, before = played.game.options, played.first
    assert pieces_of(before, options) == box_of(options)
    for moment in played.moments:
        after = moment.lines
        assert after.keys() == before.keys()
        changed = [name for name, value in after.items() if before[name] != value]
        was, now = (pieces_of({name: lines[name] for name in changed}, options) for lines in (before, after))
        drawn = [event for event in moment.events if isinstance(event, ScoringCardDrawn)]
        now.update("AB"[event.scoring - 1] for event in drawn)  # they leave
        assert now == was, moment.action
        for name in changed:
            if name.endswith("city"):
                assert not faults(*city_of(after[name], options.game)), moment.action
        before = after


@pytest.mark.rule("CORE-END-10", "CORE-END-11")
def test_there_is_always_a_legal_action_until_the_game_ends(played: Played) -> None:
    game = played.game
    for moment in played.moments:
        assert moment.ended == (isinstance(moment.events[-1], GameEnded),) * 4
    best = max(game.scores)
    assert game.winners == tuple(seat for seat, score in enumerate(game.scores) if score == best)
    assert played.moments[-1].events[-1] == GameEnded(game.scores, game.winners)


# --- Points -------------------------------------------------------------------------------------------------


class Public:
    """Dirk's tiles and revealed bonus cards according to the events. The cities are those of the position."""

    def __init__(self, played: Played) -> None:
        self.options = played.game.options
        self.dirk = [piece(name) for name in played.first.get("dirk tiles", "").split()]
        self.revealed: list[list[Piece]] = [[] for _ in range(self.options.players)]

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
        """Return the numbers of buildings of each seat and of Dirk."""
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
        simple = self.options.granada_scoring == "simple"
        return (simple_points if simple else granada_points)(scoring, self.prices(cities, building))


def cities_of(lines: dict[str, str], options: Options) -> list[City]:
    return [city_of(lines[f"seat {seat} city"], options.game)[0] for seat in range(options.players)]


def buildings_of(options: Options) -> tuple[str, ...]:
    alhambra = ALHAMBRA_BUILDINGS if options.game != "granada" else ()
    return alhambra + (GRANADA_BUILDINGS if options.game != "alhambra" else ())


@pytest.mark.rule("AMB-G1", "AMB-G4", "AMB-G10", "AMB-I7", "GRA-SCORE-07", "GRA-SIMPLE-05", "HUT-11", "BONUS-05")
@pytest.mark.rule("AMB-K28")
def test_majorities_on_every_sheet_match_the_reference(played: Played) -> None:
    public, options = Public(played), played.game.options
    for moment in played.moments:
        for sheet in public.sheets(moment.events):
            cities = cities_of(moment.lines, options)
            assert tuple(majority.building for majority in sheet.majorities) == buildings_of(options)
            for majority in sheet.majorities:
                points = {str(standing.building_count.seat): standing.points for standing in majority.ranks}
                expected = public.points(cities, majority.building, sheet.scoring)
                assert dict.fromkeys(expected, 0) | points == expected, majority
    assert played.game.sheets


@pytest.mark.rule("AMB-G5", "AMB-G6", "AMB-G7", "AMB-K9", "AMB-K26", "COMBO-SCORE-04", "GRA-SIMPLE-06", "DUO-06")
def test_borders_on_every_sheet_match_the_reference(played: Played) -> None:
    options = played.game.options
    names = {"alhambra": ["wall"], "granada": ["moat"], "combined": ["wall", "moat", "stretch"]}[options.game]
    for moment in played.moments:
        for event in moment.events:
            if isinstance(event, Scored):
                found: dict[tuple[int, str], Border] = {(one.seat, one.name): one for one in event.sheet.borders}
                assert list(found) == [(seat, name) for seat in range(options.players) for name in names]
                for seat, city in enumerate(cities_of(moment.lines, options)):
                    for name in names:
                        border, edges = found[seat, name], counted_edges(city, name)
                        assert border.points == longest(edges) * (2 if name == "stretch" else 1)
                        assert {(cell, "NESW"[side]) for cell, side in border.edges} <= edges


@pytest.mark.rule("CORE-SCORE-05", "CORE-SETUP-02")
def test_the_sheets_explain_every_change_of_the_scores(played: Played) -> None:
    players = range(played.game.options.players)
    seats = [*players, *([DIRK] if len(players) == 2 else [])]
    scores = dict.fromkeys(seats, 0)
    for moment in played.moments:
        for event in moment.events:
            if isinstance(event, Scored):
                scores = {seat: score + event.sheet.points(seat) for seat, score in scores.items()}
                assert event.sheet.scores == tuple(scores[seat] for seat in players)
                assert event.sheet.dirk_score == scores.get(DIRK)
        assert moment.scores == tuple(scores[seat] for seat in players), moment.action
        assert moment.dirk_score == scores.get(DIRK)

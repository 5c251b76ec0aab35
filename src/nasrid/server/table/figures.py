"""The figures of a finished game: what each person has done in it. They are counted once, at its end."""

from __future__ import annotations

from msgspec import Struct

from nasrid.rules.pieces.money import money_total
from nasrid.rules.table.actions import Buy
from nasrid.server.table.daily import lead_of
from nasrid.server.table.state import TableState

MAX_GAMES_SHOWN = 100  # on the page about a player's progress


class SeatFigures(Struct, frozen=True):
    """The figures of a person in a finished game."""

    player: str
    seat: int
    game: str
    players: int
    score: int
    lead: int  # over the best opponent
    won: bool  # without a bot in their absence
    purchases: int  # by the person, not by a bot in their absence
    exact: int  # those that were paid exactly
    border: int  # length of the longest wall or moat
    buildings: dict[str, int]  # tiles in the city


def is_counted(table: TableState) -> bool:
    """Return whether the game is over and counts for its people.

    Somebody else may have won a resumed game or a puzzle, who practises a deal may know it, and the scores at the end
    of a tournament round are no final ones.
    """
    is_practice = table.daily is not None and table.daily.is_practice
    is_over = table.stage == "over" and table.result is not None and table.game is not None
    has_history = table.settings.lesson or table.resumed or table.puzzle
    return is_over and not (has_history or table.is_time_over or is_practice)


def game_figures(table: TableState) -> list[SeatFigures]:
    """Return the figures of every person who took part, or none if the game does not count."""
    if not is_counted(table):
        return []
    people = [seat for seat, seat_state in enumerate(table.seats) if seat_state.player]
    return [_seat_figures(table, seat) for seat in people if seat in table.actors or seat not in table.stand_in_seats]


def _seat_figures(table: TableState, seat: int) -> SeatFigures:
    assert table.game
    assert table.result
    scores = table.result.scores
    exact = [
        money_total(action.cards) == table.options.components.faces[action.tile].price
        for action, actor in zip(table.game.actions, table.actors, strict=True)
        if actor == seat and isinstance(action, Buy)
    ]
    standing = table.game.standing(seat)
    return SeatFigures(
        player=table.seats[seat].player,
        seat=seat,
        game=table.options.game,
        players=len(scores),
        score=scores[seat],
        lead=lead_of(scores, seat),
        won=seat in table.result.winners and seat not in table.stand_in_seats,
        purchases=len(exact),
        exact=sum(exact),
        border=max((len(border.edges) for border in standing.borders if border.name != "stretch"), default=0),
        buildings={one.building.value: one.count for one in standing.buildings if one.count},
    )

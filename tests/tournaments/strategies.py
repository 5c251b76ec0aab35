"""Random fields with a history, for the tests of pairings."""

from __future__ import annotations

from hypothesis import strategies as st

from nasrid.tournaments import Pairing, TableResult, TournamentRound

SCORES = st.integers(0, 9)  # few values, so that ties are frequent


def names(players: int) -> list[str]:
    return [f"p{number}" for number in range(players)]


def with_scores(pairing: Pairing, scores: list[int]) -> TournamentRound:
    """Return a round whose tables take their scores from the list in turn."""
    left = iter(scores)
    return TournamentRound(
        pairing, tuple(TableResult(table, tuple(next(left) for _ in table)) for table in pairing.tables)
    )


@st.composite
def random_rounds(draw: st.DrawFn, players: list[str], most: int = 4) -> list[TournamentRound]:
    """Return rounds that nobody paired: tables of two to four in any order; the others rest or are missing."""
    rounds = []
    for _ in range(draw(st.integers(0, most))):
        order = list(draw(st.permutations(players)))
        tables = list[tuple[str, ...]]()
        while len(order) >= 2 and draw(st.booleans() if tables else st.just(True)):
            size = draw(st.integers(2, min(4, len(order))))
            tables.append(tuple(order[:size]))
            order = order[size:]
        rests = tuple(order) if draw(st.booleans()) else ()
        scores = draw(st.lists(SCORES, min_size=len(players), max_size=len(players)))
        rounds.append(with_scores(Pairing(tuple(tables), rests), scores))
    return rounds

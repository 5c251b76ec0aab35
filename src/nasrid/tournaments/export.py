"""Tournaments as JSON and CSV; docs/tournaments.md describes the fields."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import asdict, fields
from fractions import Fraction
from io import StringIO
from typing import Any

from nasrid.tournaments.results import TournamentRound
from nasrid.tournaments.rounds import TournamentPlan
from nasrid.tournaments.standings import PlayerStanding

FRACTION_DIGITS = 4
FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would run a name that begins with one of them


def tournament_json(
    plan: TournamentPlan, rounds: Sequence[TournamentRound], rows: Sequence[PlayerStanding]
) -> dict[str, Any]:
    """Return a tournament as a JSON object."""
    return {
        "plan": asdict(plan),
        "rounds": [_round_json(played) for played in rounds],
        "standings": [standing_json(row) for row in rows],
    }


def standing_json(row: PlayerStanding) -> dict[str, Any]:
    """Return a row of the standings as a JSON object. Fractions are rounded to four digits."""
    return {name: _plain(value) for name, value in asdict(row).items()}


def _round_json(played: TournamentRound) -> dict[str, Any]:
    tables = [
        {"players": list(players), "scores": list(result.scores) if result else None}
        for players, result in zip(played.seatings, played.results, strict=True)
    ]
    return {"tables": tables, "rests": list(played.pairing.rests), "is_final": played.pairing.is_final}


def standings_csv(rows: Sequence[PlayerStanding], names: Mapping[str, str] | None = None) -> str:
    """Return the standings as CSV with a header. `names` are the players' names by id, for a column `name`."""
    text = StringIO()
    columns = [field.name for field in fields(PlayerStanding)]
    if names:
        columns.insert(2, "name")
    writer = csv.DictWriter(text, columns, lineterminator="\n")
    writer.writeheader()
    for row in rows:
        named = {"name": _not_a_formula(names[row.player])} if names else {}
        writer.writerow(standing_json(row) | {"player": _not_a_formula(row.player)} | named)
    return text.getvalue()


def _not_a_formula(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA_SIGNS) else name


def _plain(value: object) -> object:
    return round(float(value), FRACTION_DIGITS) if isinstance(value, Fraction) else value

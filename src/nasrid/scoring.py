"""Score sheets and standings."""

from nasrid.rules.standing import point_table
from nasrid.rules.table.scoring import (
    DIRK,
    Border,
    BuildingCount,
    Majority,
    MajorityRank,
    NextScoring,
    ScoreSheet,
    SeatStanding,
    Standings,
)
from nasrid.rules.wire.source import attach_docstrings

__all__ = [
    "DIRK",
    "Border",
    "BuildingCount",
    "Majority",
    "MajorityRank",
    "NextScoring",
    "ScoreSheet",
    "SeatStanding",
    "Standings",
    "point_table",
]

attach_docstrings(globals())

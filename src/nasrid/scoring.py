"""Score sheets and standings."""

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
]

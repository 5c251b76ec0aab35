"""Score sheets and standings."""

from nasrid.rules.table.scoring import (
    DIRK,
    Border,
    Holding,
    Majority,
    NextScoring,
    ScoreSheet,
    SeatStanding,
    Standing,
    Standings,
)

__all__ = [
    "DIRK",
    "Border",
    "Holding",
    "Majority",
    "NextScoring",
    "ScoreSheet",
    "SeatStanding",
    "Standing",
    "Standings",
]

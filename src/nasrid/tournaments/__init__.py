"""Tournaments: pairing, results and standings as pure functions, shared by the server and the arena."""

from nasrid.tournaments.export import standing_json, standings_csv, tournament_json
from nasrid.tournaments.results import Pairing, TableResult, TournamentRound, duplicate_points, placement_points
from nasrid.tournaments.round_robin import MAX_ROUND_ROBIN_PLAYERS
from nasrid.tournaments.rounds import TournamentPlan, next_pairing, planned_rounds
from nasrid.tournaments.standings import PlayerStanding, standings

__all__ = [
    "MAX_ROUND_ROBIN_PLAYERS",
    "Pairing",
    "PlayerStanding",
    "TableResult",
    "TournamentPlan",
    "TournamentRound",
    "duplicate_points",
    "next_pairing",
    "placement_points",
    "planned_rounds",
    "standing_json",
    "standings",
    "standings_csv",
    "tournament_json",
]

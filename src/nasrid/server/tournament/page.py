"""The page of a tournament as one person sees it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from nasrid.rules.pieces.chance import commitment
from nasrid.server.protocol.tournaments import StandingInfo, TournamentPage, TournamentSummary, TournamentYou
from nasrid.server.table.public_info import listed_options
from nasrid.server.tournament.state import TournamentState
from nasrid.tournaments import PlayerStanding, standing_json

MAX_CORRECTIONS_SHOWN = 100


def page_for(state: TournamentState, rows: Sequence[PlayerStanding], you: TournamentYou) -> TournamentPage:
    """Return the page. Everything but `you` is the same for everybody."""
    return TournamentPage(
        id=state.id,
        seq=state.seq,
        title=state.title,
        title_reset=state.title_reset,
        organiser=state.opener_name,
        settings=state.settings,
        stage=state.stage,
        joining=state.is_joining_allowed and not state.has_ended and not state.is_last_round,
        commitment=commitment(state.seed),
        next_commitment="" if state.has_ended else state.deal_commitment(len(state.rounds) + 1),
        next_start=state.next_start,
        players=state.players,
        rounds=state.rounds,
        planned_rounds=state.planned_rounds,
        standings=[_standing(row) for row in rows],
        corrections=state.corrections[-MAX_CORRECTIONS_SHOWN:],
        correction_count=len(state.corrections),
        seed=str(state.seed) if state.has_ended else "",
        you=you,
    )


def _standing(row: PlayerStanding) -> StandingInfo:
    fields = standing_json(row)
    return StandingInfo(number=int(fields.pop("player")), **fields)


def you_for(state: TournamentState, player: str, now: float) -> TournamentYou:
    number, is_organiser = state.number_of(player), state.is_organiser(player)
    place = state.table_of(number) if number else None
    is_welcome = is_organiser or (number is not None and state.players[number - 1].absence != "removed")
    return TournamentYou(
        now,
        number,
        is_organiser,
        state.invitation if is_organiser and not state.has_ended else None,
        place[1].table if place else None,
        state.repetition if state.is_repeated and is_welcome else None,
    )


def summary_of(state: TournamentState) -> TournamentSummary:
    settings = replace(state.settings, options=listed_options(state.settings.options))
    return TournamentSummary(
        state.id, state.title, state.stage, settings, len(state.players), len(state.rounds), state.opened_at
    )

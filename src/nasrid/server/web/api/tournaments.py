"""Endpoints of tournaments."""

import asyncio
import json
import logging
from collections.abc import Callable
from functools import partial
from typing import Annotated

from starlette.responses import Response

from nasrid.server.node.tournament_cache import TournamentCache
from nasrid.server.node.tournaments import Tournaments
from nasrid.server.protocol import entries, forms
from nasrid.server.protocol import tournaments as protocol
from nasrid.server.protocol.errors import TOURNAMENT_ERRORS, RefusalError
from nasrid.server.protocol.messages import encode
from nasrid.server.protocol.tournaments import AnyTournamentCommand
from nasrid.server.store.driver import DamagedDatabaseError
from nasrid.server.store.tables import TableStore
from nasrid.server.store.tournaments import TournamentStore
from nasrid.server.table.folding import fold_log
from nasrid.server.table.public_info import game_record
from nasrid.server.web.api.tables import check_options_size
from nasrid.server.web.endpoint import EndpointGroup, RequestContext
from nasrid.server.web.quotas import Quotas
from nasrid.tournaments import standings_csv

CORRECTIONS_PER_REQUEST = 1000  # more count as several expensive requests
log = logging.getLogger(__name__)
endpoints = EndpointGroup("tournaments", "Tournaments: rounds of tables with standings")
COMMAND_ERRORS = (*TOURNAMENT_ERRORS, "stale", "quota_exceeded", "unavailable")


@endpoints.declare("GET", "/api/tournaments")
async def listed_tournaments(context: RequestContext, store: TournamentStore) -> protocol.TournamentList:
    """Return at most 100 listed tournaments that are not over"""
    return protocol.TournamentList(await store.listed())


@endpoints.declare("GET", "/api/me/tournaments", access="player")
async def my_tournaments(context: RequestContext, store: TournamentStore) -> protocol.TournamentList:
    """Return the latest 100 tournaments that the user has opened or joined"""
    return protocol.TournamentList(await store.tournaments_of(context.me.id))


@endpoints.declare(
    "POST", "/api/tournaments", access="player", errors=("bad_name", "name_reserved", "bad_options", "quota_exceeded")
)
async def open_tournament(
    context: RequestContext, form: protocol.TournamentForm, tournaments: Tournaments, quotas: Quotas
) -> protocol.CreatedTournament:
    """Open a tournament; the user is its organiser and may join it"""
    check_options_size(form.settings.options)
    _require_opening(context, form.settings, quotas)
    return await tournaments.open(context.player, form)


@endpoints.declare("GET", "/api/tournaments/{tournament}", errors=("no_such_tournament",))
async def tournament_page(
    context: RequestContext, cache: TournamentCache
) -> Annotated[Response, protocol.TournamentPage]:
    """Return a tournament: players, rounds and standings"""
    player = context.account.id if context.account else ""
    return _json(await cache.page(context.tournament_id, player))


@endpoints.declare("POST", "/api/tournaments/{tournament}/commands", access="player", errors=COMMAND_ERRORS)
async def tournament_command(
    context: RequestContext,
    form: AnyTournamentCommand,
    tournaments: Tournaments,
    cache: TournamentCache,
    quotas: Quotas,
) -> Annotated[Response, protocol.TournamentPage]:
    """Send a command to a tournament and return it"""
    quotas.tournament_commands.require(context.me.id, context.address)
    if isinstance(form, protocol.Join):
        quotas.joins.require(context.me.id, context.address)
    if isinstance(form, protocol.RepeatTournament):
        state = await cache.read(context.tournament_id)
        if not state.is_repeated:
            _require_opening(context, state.settings, quotas)
    has_login = context.me.login is not None
    return _json(await tournaments.run(context.tournament_id, context.player, form, has_login))


@endpoints.declare("GET", "/api/tournaments/{tournament}/corrections", errors=("no_such_tournament", "rate_limited"))
async def corrections(
    context: RequestContext, cache: TournamentCache, quotas: Quotas
) -> Annotated[Response, protocol.CorrectionList]:
    """Return all results that organisers have changed"""
    quotas.histories.require(context.address)
    found = [*(await cache.read(context.tournament_id)).corrections]
    for _ in range(len(found) // CORRECTIONS_PER_REQUEST):
        quotas.histories.require(context.address)
    return _json(await asyncio.to_thread(encode, protocol.CorrectionList(found)))


@endpoints.declare("GET", "/api/tournaments/{tournament}/standings.csv", errors=("no_such_tournament", "rate_limited"))
async def standings(context: RequestContext, cache: TournamentCache, quotas: Quotas) -> Response:
    """Return the standings as a CSV table"""
    quotas.histories.require(context.address)
    state, rows = await cache.standings(context.tournament_id)
    text = standings_csv(rows, {str(player.number): player.name for player in state.players})
    headers = {"content-disposition": 'attachment; filename="standings.csv"'}
    return Response(text, media_type="text/csv", headers=headers)


@endpoints.declare(
    "GET",
    "/api/tournaments/{tournament}/rounds/{round}/records",
    errors=("no_such_tournament", "round_not_over", "rate_limited"),
)
async def round_records(
    context: RequestContext, cache: TournamentCache, store: TableStore, quotas: Quotas
) -> Annotated[Response, forms.RoundRecords]:
    """Return the records of the games of a round that is over"""
    state = await cache.read(context.tournament_id)
    rounds = {str(number): played for number, played in enumerate(state.rounds, 1)}
    played = rounds.get(str(context.request.path_params["round"]))
    if played is None or played.ended is None:
        raise RefusalError("round_not_over", "records are published when the round is over")
    tables = [table.table for table in played.tables]
    for _ in tables:
        quotas.records.require(context.address)
    async with quotas.replays.admit(context.address):
        records = [await quotas.replays.take_turn(await _record(store, table)) for table in tables]
    missing = [number for number, record in enumerate(records, 1) if record is None]
    return _json(b'{"records":[%b],"missing":%b}' % (b",".join(filter(None, records)), encode(missing)))


async def _record(store: TableStore, table: str) -> Callable[[], bytes | None]:
    """Return a function that computes the record of a game as JSON, or None if there is none or it cannot be read."""
    try:
        stored = await store.stored_log(table, with_checkpoint=False)
    except DamagedDatabaseError:
        stored = None
    return partial(_encode_record, table, stored.entries if stored else [])


def _encode_record(table: str, bodies: list[str]) -> bytes | None:
    try:
        state = fold_log(table, [entries.decode(body) for body in bodies])
    except Exception:  # whatever is wrong with this log, the others can be read
        log.warning("no record of a damaged table", extra={"table": table})
        return None
    # Not msgspec, which cannot write an integer as long as a seed.
    return json.dumps(game_record(state)).encode() if state.has_ended else None


def _require_opening(context: RequestContext, settings: protocol.TournamentSettings, quotas: Quotas) -> None:
    """Use the quotas for opening a tournament. Raise RefusalError if one is exhausted."""
    quotas.tournaments.require(context.me.id, context.address)
    if settings.listed:
        quotas.lobby_tables.require(context.address)


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")

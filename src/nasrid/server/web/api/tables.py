"""Endpoints of tables: lists, opening, matching, play."""

import secrets
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from nasrid.rules.quoting import quoted
from nasrid.server.node.command_router import CommandRouter
from nasrid.server.node.table_cache import TableCache
from nasrid.server.node.table_opener import TableOpener
from nasrid.server.protocol import forms
from nasrid.server.protocol.commands import AnyCommand, Sit
from nasrid.server.protocol.errors import COMMAND_ERRORS, RefusalError
from nasrid.server.protocol.info import TableInfo
from nasrid.server.protocol.messages import AnyReply, Snapshot
from nasrid.server.protocol.reading import read_event_number
from nasrid.server.protocol.settings import SeatPlan, TableSettings, read_options
from nasrid.server.store.database import Database
from nasrid.server.store.relations import RelationStore
from nasrid.server.store.tables import TableStore
from nasrid.server.table.live import history_events
from nasrid.server.table.public_info import check_may_watch, listed_options
from nasrid.server.table.snapshots import snapshot_for
from nasrid.server.table.state import TableState
from nasrid.server.web.endpoint import EndpointGroup, QueryParameter, RequestContext
from nasrid.server.web.quotas import Quotas

MAX_OPTIONS_BYTES = 8 * 1024  # they are sent to every viewer
NUMBER_SCHEMA = {"type": "integer", "minimum": 0, "maximum": 10**9}
HISTORY_QUERY = (
    QueryParameter("after", "Only events after this number", NUMBER_SCHEMA),
    QueryParameter("seat", "The seat whose view to return; after the game, any seat", NUMBER_SCHEMA),
)
endpoints = EndpointGroup("tables", "Lists of tables, opening, matching and play")


@endpoints.declare("GET", "/api/tables")
async def lobby(context: RequestContext, store: TableStore) -> forms.TableList:
    """Return at most 100 listed tables, those that wait for players first"""
    return forms.TableList(await store.lobby())


@endpoints.declare("GET", "/api/me/tables", access="player")
async def my_tables(context: RequestContext, store: TableStore, relations: RelationStore) -> forms.MyTables:
    """Return the user's latest 200 tables, newest first, and their invitations"""
    me = context.me.id
    return forms.MyTables(await store.tables_of(me), await relations.invitations(me), await store.has_parked(me))


@endpoints.declare("GET", "/api/me/tables/parked", access="player")
async def parked_tables(context: RequestContext, store: TableStore) -> forms.TableList:
    """Return the user's latest 200 parked games, newest first; opening one brings it back"""
    return forms.TableList(await store.tables_of(context.me.id, ("parked",)))


@endpoints.declare("POST", "/api/tables", access="player", errors=("bad_options", "seat_taken", "quota_exceeded"))
async def open_table(
    context: RequestContext, form: forms.TableForm, opener: TableOpener, quotas: Quotas
) -> forms.CreatedTable:
    """Open a table; it starts once every seat is taken"""
    check_options_size(form.settings.options)
    settings, _ = form.settings.checked()
    quotas.tables.require(context.me.id, context.address)
    if settings.listed:
        quotas.lobby_tables.require(context.address)
    return await opener.open_table(context.player, settings, form.seat)


def check_options_size(options: Any) -> None:
    """Raise RefusalError if options are too large. Check this first, because parsing them takes time."""
    if len(msgspec.json.encode(options)) > MAX_OPTIONS_BYTES:
        raise RefusalError("too_large", f"the options of a table may have at most {MAX_OPTIONS_BYTES} bytes")


@endpoints.declare("POST", "/api/match", access="player", errors=("bad_options", "quota_exceeded"))
async def match(
    context: RequestContext,
    form: forms.MatchForm,
    database: Database,
    router: CommandRouter,
    opener: TableOpener,
    quotas: Quotas,
) -> forms.Matched:
    """Find an opponent of similar strength: join a waiting table, or open one"""
    check_options_size(form.options)
    plain = TableSettings(form.options, listed=True, clock=form.clock)
    settings, options = replace(plain, seats=(SeatPlan("open"),) * read_options(form.options).players).checked()
    waiting = await _matching_tables(context.me.id, settings, database)
    if waiting:
        waiting = await database.profiles.sort_by_strength(waiting, context.me.id, options.game, options.players)
    for table in waiting:
        with suppress(RefusalError):  # another player was faster
            await router.run_command(table, context.player, Sit(id=secrets.token_urlsafe(8)))
            return forms.Matched(table, is_new=False)
    quotas.tables.require(context.me.id, context.address)
    quotas.lobby_tables.require(context.address)
    return forms.Matched((await opener.open_table(context.player, settings, 0)).id, is_new=True)


async def _matching_tables(player: str, settings: TableSettings, database: Database) -> list[str]:
    """Return the lobby tables with these settings and an open seat, except the player's own and avoided ones."""
    infos = [msgspec.json.decode(summary.table, type=TableInfo) for summary in await database.tables.lobby()]
    tables = [info.id for info in infos]
    options = listed_options(settings.options)
    mine = await database.tables.joined_tables(player, tables)
    avoided = await database.relations.tables_with_blocked(player, tables)
    return [
        info.id
        for info in infos
        if info.stage == "waiting"
        and info.id not in mine | avoided
        and (info.options, info.clock) == (options, settings.clock)
        and any(seat.kind == "open" and not seat.taken for seat in info.seats)
    ]


@endpoints.declare("GET", "/api/tables/{table}", errors=("no_such_table", "round_not_over"))
async def snapshot(context: RequestContext, cache: TableCache) -> Snapshot:
    """Return a snapshot of the table for the current user"""
    live = await cache.get(context.table_id)
    player = context.account.id if context.account else ""
    async with live.lock:
        check_may_watch(live.state, player)
        return snapshot_for(live.state, player)


@endpoints.declare(
    "GET",
    "/api/tables/{table}/events",
    errors=("no_such_table", "game_not_over", "round_not_over"),
    query=HISTORY_QUERY,
)
async def history(
    context: RequestContext, cache: TableCache, store: TableStore, relations: RelationStore, quotas: Quotas
) -> Annotated[Response, forms.History]:
    """Return the table's events after a number; when the game is over, as any seat saw them"""
    after = read_event_number(context.request.query_params.get("after", "0"))
    quotas.histories.require(context.address)
    live = await cache.get(context.table_id)
    check_may_watch(live.state, context.account.id if context.account else "")
    seat = _visible_seat(context, live.state)
    blocked = await relations.blocked_players(context.account.id) if context.account else frozenset()
    async with quotas.replays.wait(context.address):
        log = await store.log(context.table_id)
        events = await quotas.replays.collect(history_events(context.table_id, log, seat, blocked))
    # The events are JSON already; to decode and encode them would take long.
    return Response(b'{"events":[%b]}' % b",".join(events[after:]), media_type="application/json")


def _visible_seat(context: RequestContext, table: TableState) -> int | None:
    """Return the current user's seat, or after the game the requested one."""
    mine = table.seat_of(context.account.id) if context.account else None
    text = context.request.query_params.get("seat")
    if text is None or text == str(mine):
        return mine
    if text not in map(str, range(len(table.seats))):
        raise RefusalError("bad_message", f"there is no seat {quoted(text)}; the seats are 0 to {len(table.seats) - 1}")
    if table.stage != "over" or table.is_sealed:
        raise RefusalError("game_not_over", "the view of another seat is available after the game")
    return int(text)


@endpoints.declare("POST", "/api/tables/{table}/commands", access="player", errors=COMMAND_ERRORS)
async def command(context: RequestContext, form: AnyCommand, router: CommandRouter, quotas: Quotas) -> AnyReply:
    """Send a command, as over the WebSocket"""
    quotas.messages.require(context.me.id)
    return await router.run_command(context.table_id, context.player, form)

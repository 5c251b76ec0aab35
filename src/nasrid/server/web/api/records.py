"""Endpoints of records: download, and new tables that continue a game."""

from typing import Annotated

from starlette.responses import Response

from nasrid.server.node.reviews import Reviews
from nasrid.server.node.table_cache import TableCache
from nasrid.server.node.table_opener import TableOpener
from nasrid.server.protocol import forms
from nasrid.server.protocol.entries import Started
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.store.tables import TableStore
from nasrid.server.table.opening import player_names, replay_steps
from nasrid.server.table.reviewing import record_text
from nasrid.server.web.api.tables import check_options_size
from nasrid.server.web.endpoint import EndpointGroup, RequestContext
from nasrid.server.web.quotas import Quotas

MAX_REPLAY_CPU_SECONDS = 2.0  # of one record; the longest games take a tenth of this
endpoints = EndpointGroup("records", "Records of games, and new tables that continue a game")


@endpoints.declare("GET", "/api/tables/{table}/record", errors=("no_such_table", "game_not_over", "rate_limited"))
async def record(
    context: RequestContext, cache: TableCache, reviews: Reviews, quotas: Quotas
) -> Annotated[Response, forms.GameRecord]:
    """Return the record of a game that is over or was moved to a device, with its review if there is one"""
    quotas.histories.require(context.address)
    table = (await cache.get(context.table_id)).state
    if not table.has_ended:
        raise RefusalError("game_not_over", "the record is published when the game is over")
    async with quotas.replays.admit(context.address):
        review = await reviews.review_of(table.id)
        content = await quotas.replays.take_turn(lambda: record_text(table, review))
    return Response(content, media_type="application/json")


@endpoints.declare(
    "POST",
    "/api/tables/{table}/branch",
    access="player",
    errors=("no_such_table", "game_not_over", "rate_limited", "quota_exceeded"),
)
async def branch(
    context: RequestContext,
    form: forms.BranchForm,
    cache: TableCache,
    store: TableStore,
    opener: TableOpener,
    quotas: Quotas,
) -> forms.CreatedTable:
    """Open a table that continues a finished game after one of its events, from one seat, against bots"""
    table = (await cache.get(context.table_id)).state
    if table.stage != "over" or table.is_sealed:
        raise RefusalError("game_not_over", "only a finished game can be continued")
    quotas.histories.require(context.address)
    quotas.tables.require(context.me.id, context.address)
    past = (await store.log(context.table_id))[: form.after]
    if not any(isinstance(entry, Started) for entry in past):
        raise RefusalError("bad_message", f"the game had not started at event {form.after}")
    async with quotas.replays.admit(context.address):
        return await opener.resume_game(
            context.player, table.settings.options, past, form.seat, table.names, quotas.replays.collect
        )


@endpoints.declare(
    "POST",
    "/api/records",
    access="player",
    errors=("record_altered", "rules_version_mismatch", "rate_limited", "quota_exceeded"),
)
async def resume_record(
    context: RequestContext, form: forms.ResumeForm, opener: TableOpener, quotas: Quotas
) -> forms.CreatedTable:
    """Open a table that continues or shows the game of a record from one seat, against bots; it is not rated"""
    check_options_size(form.record.get("options"))
    quotas.histories.require(context.address)
    quotas.tables.require(context.me.id, context.address)
    replays, names = quotas.replays, player_names(form.record)
    async with replays.admit(context.address):
        options, steps = await replays.take_turn(lambda: replay_steps(form.record))
        past = await replays.collect(steps, MAX_REPLAY_CPU_SECONDS)
        return await opener.resume_game(context.player, options, past, form.seat or 0, names, replays.collect)

"""Endpoints of reviews: the review of a finished game, and judgements of other moves."""

from typing import Annotated

from starlette.responses import Response

from nasrid.server.node.reviews import Reviews
from nasrid.server.node.table_cache import TableCache
from nasrid.server.protocol import forms
from nasrid.server.protocol.reading import read_event_number
from nasrid.server.protocol.reviews import Judgement
from nasrid.server.table.reviewing import check_is_over
from nasrid.server.table.state import TableState
from nasrid.server.web.api.tables import NUMBER_SCHEMA
from nasrid.server.web.endpoint import EndpointGroup, QueryParameter, RequestContext
from nasrid.server.web.quotas import Quotas

ERRORS = ("no_such_table", "game_not_over", "no_review")
AFTER_QUERY = (QueryParameter("after", "Leave out this number of decisions", NUMBER_SCHEMA),)
endpoints = EndpointGroup("reviews", "Reviews of finished games")


@endpoints.declare("GET", "/api/tables/{table}/review", errors=ERRORS, query=AFTER_QUERY)
async def review(context: RequestContext, cache: TableCache, reviews: Reviews) -> forms.ReviewPage:
    """Return the review of a finished game, or its progress"""
    after = read_event_number(context.request.query_params.get("after", "0"))
    return await reviews.page(await _finished_table(context, cache), after)


@endpoints.declare(
    "POST", "/api/tables/{table}/review", access="player", errors=(*ERRORS, "quota_exceeded", "server_busy")
)
async def request_review(
    context: RequestContext, form: forms.ReviewForm, cache: TableCache, reviews: Reviews, quotas: Quotas
) -> forms.ReviewPage:
    """Ask for the review of a finished game; asking again returns the same one"""
    table = await _finished_table(context, cache)
    if await reviews.is_needed(table, form.effort):
        quotas.reviews.require(context.me.id, context.address)
        await reviews.request(table, context.me.id, form.effort)
    return await reviews.page(table)


@endpoints.declare(
    "POST",
    "/api/tables/{table}/judge",
    access="player",
    errors=(*ERRORS, "rate_limited", "quota_exceeded", "server_busy"),
)
async def judge_move(
    context: RequestContext, form: forms.JudgeForm, cache: TableCache, reviews: Reviews, quotas: Quotas
) -> Annotated[Response, Judgement]:
    """Compare another move with the best one at a decision of a finished game"""
    table = await _finished_table(context, cache)
    quotas.judgements.require(context.me.id, context.address)
    judgement = await reviews.judge(table, context.me.id, context.address, form)
    return Response(bytes(judgement), media_type="application/json")


async def _finished_table(context: RequestContext, cache: TableCache) -> TableState:
    table = (await cache.get(context.table_id)).state
    check_is_over(table)
    return table

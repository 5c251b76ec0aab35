"""Endpoints of the deal of the day."""

from nasrid.server.node.daily import DailyDeals
from nasrid.server.protocol import forms
from nasrid.server.table.daily import check_may_attempt, requested_day
from nasrid.server.web.endpoint import EndpointGroup, QueryParameter, RequestContext
from nasrid.server.web.quotas import Quotas

DATE_QUERY = (
    QueryParameter("date", "A day in UTC, such as 2026-01-31; default: today", {"type": "string", "format": "date"}),
)
endpoints = EndpointGroup("daily", "The deal of the day")


@endpoints.declare("GET", "/api/daily", query=DATE_QUERY)
async def daily_page(context: RequestContext, deals: DailyDeals) -> forms.DailyPage:
    """Return the deal of a day with the user's attempt and the best results"""
    day = requested_day(context.request.query_params.get("date"), deals.now())
    return await deals.page(day, context.account.id if context.account else "")


@endpoints.declare(
    "POST", "/api/daily/table", access="player", errors=("attempt_over", "game_not_over", "quota_exceeded")
)
async def open_daily_table(
    context: RequestContext, form: forms.DailyForm, deals: DailyDeals, quotas: Quotas
) -> forms.CreatedTable:
    """Open the table of the user's only attempt at the deal of today, or of practice"""
    now = deals.now()
    day = requested_day(form.date or None, now)
    if form.is_practice:
        quotas.tables.require(context.me.id, context.address)
        return await deals.open_practice(context.player, day)
    attempt = await deals.attempt(day, context.me.id)
    check_may_attempt(day, now, attempt)
    if attempt is None:
        quotas.tables.require(context.me.id, context.address)
        quotas.daily_attempts.require(context.address)
    return await deals.open_attempt(context.player, day)

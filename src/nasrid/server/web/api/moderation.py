"""Endpoints for moderation: reports by players, and actions of administrators."""

from nasrid.server.authentication import Authentication
from nasrid.server.node.ownership import Ownership
from nasrid.server.node.presence import PresenceTracker
from nasrid.server.node.table_cache import TableCache
from nasrid.server.node.tournament_cache import TournamentCache
from nasrid.server.protocol import forms
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.reading import read_time
from nasrid.server.store.driver import StoreError
from nasrid.server.store.moderation import Moderation
from nasrid.server.table.handlers import one_line
from nasrid.server.web.endpoint import EndpointGroup, QueryParameter, RequestContext
from nasrid.server.web.quotas import Quotas

endpoints = EndpointGroup("moderation", "Reports by players, and administrators' actions")

REPORTS_QUERY = (
    QueryParameter("after", "Only reports after this time: `next_after` of the last page", {"type": "number"}),
)
LOG_QUERY = (
    QueryParameter("before", "Only actions before this time: `next_before` of the last page", {"type": "number"}),
)


@endpoints.declare("POST", "/api/tables/{table}/report", access="player", errors=("no_such_table", "quota_exceeded"))
async def report(
    context: RequestContext, form: forms.ReportForm, cache: TableCache, moderation: Moderation, quotas: Quotas
) -> forms.Health:
    """Report a table or a player to the operator"""
    reason = _checked_reason(form.reason)
    live = await cache.get(context.table_id)
    seats = live.state.seats
    reported_player = seats[form.seat].player if form.seat is not None and form.seat < len(seats) else None
    if form.seat is not None and not reported_player:
        raise RefusalError("bad_message", "no player sits there")
    quotas.reports.require(context.me.id, context.address)
    await moderation.report(context.me.id, live.id, reported_player, reason)
    return forms.Health("ok")


@endpoints.declare(
    "POST", "/api/tournaments/{tournament}/report", access="player", errors=("no_such_tournament", "quota_exceeded")
)
async def report_tournament(
    context: RequestContext,
    form: forms.TournamentReportForm,
    cache: TournamentCache,
    moderation: Moderation,
    quotas: Quotas,
) -> forms.Health:
    """Report a tournament or a player there to the operator"""
    reason = _checked_reason(form.reason)
    state = await cache.read(context.tournament_id)
    if form.number and form.number > len(state.people):
        raise RefusalError("bad_message", "there is no player with this number")
    quotas.reports.require(context.me.id, context.address)
    reported_player = state.people[form.number - 1] if form.number else None
    await moderation.report(context.me.id, "", reported_player, reason, state.id)
    return forms.Health("ok")


@endpoints.declare("GET", "/api/admin", access="admin", errors=("not_found", "second_factor_required"))
async def administration(context: RequestContext, moderation: Moderation) -> forms.Administration:
    """Return the oldest reports, bans and the latest actions; not found unless the user is an administrator"""
    return forms.Administration(await moderation.reports(), await moderation.bans(), await moderation.log())


@endpoints.declare(
    "GET", "/api/admin/reports", access="admin", errors=("not_found", "second_factor_required"), query=REPORTS_QUERY
)
async def open_reports(context: RequestContext, moderation: Moderation) -> forms.OpenReports:
    """Return a page of the open reports, oldest first"""
    after = context.request.query_params.get("after")
    return await (moderation.reports() if after is None else moderation.reports(read_time("after", after)))


@endpoints.declare(
    "GET", "/api/admin/log", access="admin", errors=("not_found", "second_factor_required"), query=LOG_QUERY
)
async def moderation_log(context: RequestContext, moderation: Moderation) -> forms.ModerationLog:
    """Return a page of the moderation log, latest actions first"""
    before = context.request.query_params.get("before")
    return await (moderation.log() if before is None else moderation.log(read_time("before", before)))


@endpoints.declare("POST", "/api/admin/actions", access="admin", errors=("not_found", "second_factor_required"))
async def apply_moderation(
    context: RequestContext,
    form: forms.ModerationForm,
    moderation: Moderation,
    authentication: Authentication,
    ownership: Ownership,
    presence: PresenceTracker,
) -> forms.Administration:
    """Apply a moderation action; it is logged"""
    reason = _checked_reason(form.reason)
    try:
        await moderation.for_actor(context.me.id).apply(form.action, form.target, reason)
    except StoreError as error:
        raise RefusalError("bad_message", str(error)) from None
    if form.action in ("ban_player", "unban_player", "reset_name"):
        await authentication.on_sessions_ended(form.target)
    if form.action in ("remove", "reset_name"):
        await ownership.drop_lost_tables()
    if form.action == "reset_name":
        await presence.refresh_names()
    return await administration(context, moderation)


def _checked_reason(text: str) -> str:
    reason = one_line(text)
    if not reason:
        raise RefusalError("bad_message", "the reason is empty")
    return reason

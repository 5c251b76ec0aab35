"""Endpoints of puzzles."""

import asyncio

from nasrid.puzzles import THEMES
from nasrid.rules.table.specs import GAMES
from nasrid.server.node.puzzles import Puzzles
from nasrid.server.node.table_opener import TableOpener
from nasrid.server.protocol import forms
from nasrid.server.table.puzzles import legal_move, puzzle_verdict, requested_puzzle, stored_judgement
from nasrid.server.web.endpoint import EndpointGroup, QueryParameter, RequestContext
from nasrid.server.web.quotas import Quotas

FILTERS = (
    QueryParameter("theme", "Recommend a puzzle with this theme", {"type": "string", "enum": [*THEMES]}),
    QueryParameter("game", "Recommend a puzzle of this game", {"type": "string", "enum": [*GAMES]}),
)
endpoints = EndpointGroup("puzzles", "Puzzles: positions in which one move is clearly best")


@endpoints.declare("GET", "/api/puzzles", query=FILTERS)
async def puzzle_page(context: RequestContext, puzzles: Puzzles) -> forms.PuzzlePage:
    """Return the user's rating in puzzles, the totals by theme, and a recommended puzzle"""
    query = context.request.query_params
    return await puzzles.page(_viewer(context), query.get("theme"), query.get("game"))


@endpoints.declare("GET", "/api/puzzles/{puzzle}", errors=("no_such_puzzle",))
async def puzzle_details(context: RequestContext, puzzles: Puzzles) -> forms.PuzzleDetails:
    """Return a puzzle, with the result of the user's first answer"""
    return await puzzles.details(_viewer(context), requested_puzzle(str(context.request.path_params["puzzle"])))


@endpoints.declare("POST", "/api/puzzles/table", access="player", errors=("no_such_puzzle", "quota_exceeded"))
async def open_puzzle_table(
    context: RequestContext, form: forms.PuzzleForm, opener: TableOpener, quotas: Quotas
) -> forms.CreatedTable:
    """Open a table with the position of a puzzle"""
    puzzle = requested_puzzle(form.puzzle)
    quotas.puzzle_tables.require(context.me.id, context.address)
    return await opener.open_puzzle_table(context.player, puzzle)


@endpoints.declare(
    "POST",
    "/api/puzzles/answer",
    access="player",
    errors=("no_such_puzzle", "illegal", "rate_limited", "quota_exceeded", "server_busy"),
)
async def answer_puzzle(
    context: RequestContext, form: forms.PuzzleAnswerForm, puzzles: Puzzles, quotas: Quotas
) -> forms.PuzzleVerdict:
    """Answer a puzzle; the first answer is rated, even if it has to be sent again for its verdict"""
    puzzle, player = requested_puzzle(form.puzzle), context.me.id
    quotas.puzzle_answers.require(player, context.address)
    move = await asyncio.to_thread(legal_move, puzzle, form.move)
    rated = await puzzles.store.take_unjudged(player, puzzle, move)
    if rated is None:
        can_rate_puzzle = quotas.puzzle_ratings.try_take(f"{context.address} {puzzle.id}")
        rated = await puzzles.answer(player, puzzle, move, can_rate_puzzle)
    judgement = await asyncio.to_thread(stored_judgement, puzzle, move)
    if judgement is None:
        async with puzzles.keep_unjudged(player, puzzle, move, rated):
            quotas.judgements.require(player, context.address)
            judgement = await puzzles.judge(player, context.address, puzzle, move)
    return puzzle_verdict(puzzle, move, judgement, rated)


def _viewer(context: RequestContext) -> str:
    """Return the id of the user, or an empty text for a stranger."""
    return context.account.id if context.account else ""

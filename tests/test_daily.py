"""The deal of the day follows from the date and the rules version alone."""

from collections import Counter
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nasrid import daily
from nasrid.bots import notify_bots, parse_bot_code
from nasrid.bots.levels import LEVELS
from nasrid.daily import (
    LATE_SECONDS,
    PERSON_SEAT,
    WEEK,
    closing_time,
    day_at,
    day_number,
    deal_of,
    decision_seed,
    end_of,
    puzzle_of,
    read_date,
)
from nasrid.rules.game import SEED_LIMIT, Game
from tests.daily_games import moves, play

MONDAY = date(2026, 1, 5)
PUBLISHED = {  # the deals of rules version 1, which never change: game, modules, bots, seed
    "2026-01-05": (
        "alhambra",
        (),
        ("apprentice", "mason", "mason"),
        89653187180903698153137406896590925945492190178607124620051578729581990605466,
    ),
    "2026-01-06": (
        "granada",
        (),
        ("mason", "mason", "merchant"),
        90732605744259490073772572915936967298294367455692072716263501071946934166235,
    ),
    "2026-01-07": (
        "alhambra",
        ("exchange",),
        ("mason", "merchant", "merchant"),
        99581158276988540411187409561780847829678084535782811871264653362788301604075,
    ),
    "2026-01-08": (
        "granada",
        ("exchange",),
        ("merchant", "merchant", "architect"),
        4718320201597473983268663348861712995232950367509732091009392830034197756404,
    ),
    "2026-01-09": (
        "alhambra",
        ("bonus", "exchange"),
        ("merchant", "architect", "architect"),
        92784655526974891620828057620018286528064658091259797382159432722365200441572,
    ),
    "2026-01-10": (
        "combined",
        (),
        ("mason", "merchant", "merchant", "architect", "architect"),
        75869566444316172290444905938807274785450665987715652426688970428740695181370,
    ),
    "2026-01-11": (
        "granada",
        (),
        ("scholar", "scholar", "scholar"),
        51013945961865086164573056690467903474026577732270185078530424013240277380516,
    ),
}
days = st.dates(date(1, 1, 1), date(9999, 12, 31))


def week_of(first: date) -> list[date]:
    return [first + timedelta(days=number) for number in range(7)]


@pytest.mark.parametrize("written", PUBLISHED)
def test_published_deals_never_change(written: str) -> None:
    deal = deal_of(read_date(written), rules_version=1)
    assert (deal.options.game, tuple(sorted(deal.options.modules)), deal.bots, deal.seed) == PUBLISHED[written]
    assert deal.day.isoformat() == written


def test_published_seeds_of_decisions_and_puzzles_never_change() -> None:
    assert decision_seed(1, 2) == 111766500695668809040854730645351125411359714645557945907360836664443699269673
    assert puzzle_of(MONDAY, [f"p{number}" for number in range(10)]) == "p1"


@given(days)
def test_every_day_has_a_valid_deal(day: date) -> None:
    deal = deal_of(day, 1)
    assert deal == deal_of(day, 1)
    assert 0 <= deal.seed < SEED_LIMIT
    assert len(deal.bots) == deal.options.players - 1
    assert "vizier" not in deal.options.modules


@given(days, days)
def test_each_day_and_each_version_of_the_rules_has_its_own_seed(day: date, other: date) -> None:
    assert (deal_of(day).seed == deal_of(other).seed) == (day == other)
    assert deal_of(day, 1).seed != deal_of(day, 2).seed


def test_bots_have_a_fixed_effort() -> None:
    """They look at no clock, so that a slow device plays like a fast server."""

    def no_clock() -> float:
        raise AssertionError("a bot has looked at the clock")

    game = play(deal_of(MONDAY), limit=30)
    assert game.seat is not None
    for level in {level for plan in WEEK for level in plan.bots}:
        choices = set()
        for seconds in (0.1, 100.0):
            bot = LEVELS[level].make(1)
            bot.clock = no_clock
            notify_bots({game.seat: bot}, game.setup_events)
            choices.add(bot.choose(game.view(game.seat), seconds))
        assert len(choices) == 1


def test_year_offers_every_game_and_module() -> None:
    deals = [deal_of(MONDAY + timedelta(days=number)) for number in range(364)]
    games = Counter(deal.options.game for deal in deals)
    assert games["combined"] == 52
    assert min(games.values()) >= 52
    modules = Counter(module for deal in deals for module in deal.options.modules)
    assert set(modules) == {"bonus", "exchange", "huts"}
    assert min(modules.values()) > 30
    assert {deal.options.game for deal in deals if deal.day.weekday() == 6} == {"alhambra", "granada"}


@pytest.mark.parametrize("day", week_of(MONDAY), ids=str)
def test_game_takes_about_fifty_decisions(day: date) -> None:
    """As docs/daily.md says, and the page of the day."""
    deal = deal_of(day)
    game = Game.new(deal.options, deal.seed)
    bots = {seat: parse_bot_code("greedy").make(seat) for seat in range(deal.options.players)}
    notify_bots(bots, game.setup_events)
    decisions = 0
    while game.seat is not None:
        decisions += game.seat == PERSON_SEAT and game.legal_action_count() > 1
        notify_bots(bots, game.apply(bots[game.seat].choose(game.view(game.seat), 1.0)))
    assert 35 <= decisions <= 65


# The person's choices make the same game, whichever process thinks for the bots.


@pytest.mark.parametrize("day", week_of(MONDAY), ids=str)
def test_bots_need_no_memory_of_their_own_decisions(day: date) -> None:
    deal = deal_of(day)
    assert moves(play(deal, limit=150)) == moves(play(deal, is_fresh=True, limit=150))


def test_seed_of_a_decision_depends_on_the_deal_and_the_position() -> None:
    seeds = {decision_seed(seed, actions) for seed in (1, 2, 11) for actions in range(120)}
    assert len(seeds) == 3 * 120


# Puzzles


@given(st.lists(st.text("abcdef0123456789", min_size=1), min_size=1, max_size=40, unique=True), days)
def test_every_puzzle_has_its_day_before_one_is_repeated(puzzles: list[str], first: date) -> None:
    start = day_number(first) // len(puzzles) * len(puzzles)
    cycle = [day for number in range(start, start + len(puzzles)) if (day := _date(number)) is not None]
    shown = [puzzle_of(day, puzzles) for day in cycle]
    assert len(shown) == len(set(shown))
    assert set(shown) <= set(puzzles)
    assert shown == [puzzle_of(day, puzzles[::-1]) for day in cycle]


def _date(number: int) -> date | None:
    try:
        return daily.FIRST_DATE + timedelta(days=number)
    except OverflowError:
        return None


# Days


def test_day_begins_and_ends_at_midnight_utc() -> None:
    end = end_of(MONDAY)
    assert day_at(end - 0.001) == day_at(end - 86_400) == MONDAY
    assert day_at(end) == MONDAY + timedelta(days=1)
    assert closing_time(MONDAY) == end + LATE_SECONDS
    assert day_at(0) == date(1970, 1, 1)
    assert day_number(date(1970, 1, 2)) == 1


@given(days)
def test_date_reads_as_it_is_written(day: date) -> None:
    assert read_date(day.isoformat()) == day


@pytest.mark.parametrize(
    "text", ["", "20260105", "2026-W02-1", "2026-1-5", "2026-02-30", " 2026-01-05", "٢٠٢٦-٠١-٠٥", "2026-01-05\n"]
)
def test_other_dates_are_rejected(text: str) -> None:
    with pytest.raises(ValueError, match=r"date|day|month"):
        read_date(text)

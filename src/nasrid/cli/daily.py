"""The command `nasrid daily`."""

from __future__ import annotations

import argparse
import time
from datetime import date

from nasrid.cli.values import file_name
from nasrid.cli.wording import add_examples
from nasrid.daily import PERSON_SEAT, Deal, day_at, deal_of, read_date
from nasrid.extras import requires_extra
from nasrid.i18n import join_list, t
from nasrid.rules.quoting import quoted


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_examples(
        parser,
        ("nasrid daily", t("cli-daily-example")),
        ("nasrid daily --date 2026-01-31 --show", t("cli-daily-example-show")),
    )
    parser.add_argument("--date", type=_date, metavar="YYYY-MM-DD", help=t("cli-daily-date"))
    parser.add_argument("--show", action="store_true", help=t("cli-daily-show"))
    parser.add_argument("--save", type=file_name, metavar="FILE", help=t("cli-play-save"))


def _date(typed: str) -> date:
    try:
        return read_date(typed)
    except ValueError:
        raise argparse.ArgumentTypeError(t("cli-no-date", typed=quoted(typed), example="2026-01-31")) from None


def run(arguments: argparse.Namespace) -> int:
    deal = deal_of(arguments.date or day_at(time.time()))
    if arguments.show:
        _show(deal)
        return 0
    with requires_extra("the terminal", "play"):
        from nasrid.terminal.play import PlaySettings, play

    from nasrid.bots import parse_bot_code

    _show(deal)
    opponents = {seat: parse_bot_code(level) for seat, level in enumerate(deal.bots, PERSON_SEAT + 1)}
    return play(PlaySettings(deal.options, deal.seed, PERSON_SEAT, arguments.save, opponents, is_daily=True))


def _show(deal: Deal) -> None:
    modules = [t(f"module-{module}") for module in sorted(deal.options.modules)]
    print(t("cli-daily-deal", day=deal.day.isoformat()))
    print(t("cli-daily-game", game=join_list([t(f"game-{deal.options.game}"), *modules], "unit")))
    print(t("cli-daily-bots", bots=join_list([t(f"level-{level}") for level in deal.bots])))
    print(t("cli-daily-seed", seed=str(deal.seed)))

"""The command `nasrid tournament`."""

from __future__ import annotations

import argparse
from itertools import cycle, islice

from nasrid.cli.table import add_game_options, add_table_options, read_options, warn_of_unused_lists
from nasrid.cli.values import (
    add_executor_arguments,
    file_name,
    read_bot,
    read_match_seed,
    repeat_command,
    whole_number,
)
from nasrid.cli.wording import add_examples
from nasrid.command_errors import CommandError
from nasrid.i18n import t
from nasrid.tournaments import MAX_ROUND_ROBIN_PLAYERS, TournamentPlan

DEFAULT_SEATS = 4
DEFAULT_ROUNDS = 5
MAX_PLAYERS = 1000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_examples(
        parser,
        ("nasrid tournament greedy random --players 8", t("cli-tournament-example")),
        ("nasrid tournament greedy --players 7 --format round-robin", t("cli-tournament-example-robin")),
        ("nasrid tournament merchant mason --players 12 --duplicate --final", t("cli-tournament-example-duplicate")),
    )
    parser.add_argument("codes", nargs="*", metavar="BOT", help=t("cli-tournament-bots"))
    parser.add_argument("--players", type=whole_number, metavar="N", help=t("cli-tournament-players"))
    add_game_options(parser, players=t("cli-tournament-seats", default=DEFAULT_SEATS), flag="--seats")
    formats = ("swiss", "round-robin")
    parser.add_argument("--format", choices=formats, default="swiss", help=t("cli-tournament-format"))
    rounds = t("cli-tournament-rounds", default=DEFAULT_ROUNDS)
    parser.add_argument("--rounds", type=whole_number, metavar="N", help=rounds)
    uneven = t("cli-tournament-uneven")
    parser.add_argument("--uneven", choices=("smaller", "rest"), default="smaller", help=uneven)
    parser.add_argument("--duplicate", action="store_true", help=t("cli-tournament-duplicate"))
    parser.add_argument("--final", action="store_true", help=t("cli-tournament-final"))
    parser.add_argument("--seed", metavar="N", help=t("cli-tournament-seed"))
    add_executor_arguments(parser)
    parser.add_argument("--json", type=file_name, metavar="FILE", help=t("cli-tournament-json"))
    parser.add_argument("--csv", type=file_name, metavar="FILE", help=t("cli-tournament-csv"))
    add_table_options(parser)


def run(arguments: argparse.Namespace) -> int:
    from nasrid.arena.match import numbered_names
    from nasrid.arena.tournament_command import BotTournament, TournamentSettings

    codes = _codes(arguments)
    plan = TournamentPlan(
        seats=arguments.seats or DEFAULT_SEATS,
        rounds=arguments.rounds or DEFAULT_ROUNDS,
        format=arguments.format,
        uneven=arguments.uneven,
        is_duplicate=arguments.duplicate,
        has_final=arguments.final,
    )
    _check_plan(plan, len(codes), arguments)
    options = read_options(arguments, plan.seats)
    seed = read_match_seed(arguments.seed)
    warn_of_unused_lists(arguments, options)
    settings = TournamentSettings(
        command=repeat_command(arguments, seed),
        options=options,
        plan=plan,
        codes=dict(zip(numbered_names(codes), codes, strict=True)),
        seed=seed,
        executor=arguments.executor,
        processes=arguments.processes,
        json=arguments.json,
        csv=arguments.csv,
    )
    return BotTournament(settings).run()


def _codes(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Return the bot code of every player. With `--players`, the codes are repeated."""
    codes, players = arguments.codes, arguments.players or len(arguments.codes)
    if not codes or players < 2:
        raise CommandError(t("cli-tournament-few"))
    if players > MAX_PLAYERS:
        raise CommandError(t("cli-tournament-many", most=MAX_PLAYERS))
    if len(codes) > players:
        raise CommandError(t("cli-tournament-more-bots", bots=len(codes), players=players))
    for code in codes:
        read_bot(code)
    return tuple(islice(cycle(codes), players))


def _check_plan(plan: TournamentPlan, players: int, arguments: argparse.Namespace) -> None:
    if plan.format == "round-robin":
        if players > MAX_ROUND_ROBIN_PLAYERS:
            raise CommandError(t("cli-tournament-large-group", most=MAX_ROUND_ROBIN_PLAYERS))
        if arguments.rounds:
            raise CommandError(t("cli-tournament-group-rounds"))
    if plan.is_duplicate and players < 2 * plan.seats:
        raise CommandError(t("cli-tournament-duplicate-few", players=2 * plan.seats, seats=plan.seats))

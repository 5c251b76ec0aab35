"""The command `nasrid evaluate`."""

from __future__ import annotations

import argparse
import json
from typing import Any

from nasrid.cli.values import file_name, read_bot, whole_number
from nasrid.cli.wording import add_examples
from nasrid.command_errors import CommandError
from nasrid.extras import requires_extra
from nasrid.i18n import format_number, format_percentage, t
from nasrid.rules.quoting import quoted


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_examples(
        parser,
        ("nasrid evaluate greedy --tasks mini", t("cli-evaluate-example")),
        ('nasrid evaluate policy:mini.npz --name "my PPO" --json my-ppo.json', t("cli-evaluate-example-policy")),
    )
    parser.add_argument("code", metavar="BOT", help=t("cli-evaluate-bot"))
    parser.add_argument("--tasks", default="mini", metavar="LIST", help=t("cli-evaluate-tasks"))
    parser.add_argument("--name", help=t("cli-evaluate-name"))
    parser.add_argument("--games", type=whole_number, metavar="N", help=t("cli-evaluate-games"))
    parser.add_argument("--processes", type=whole_number, metavar="N", help=t("cli-processes"))
    parser.add_argument("--json", type=file_name, metavar="FILE", help=t("cli-evaluate-json"))


def run(arguments: argparse.Namespace) -> int:
    with requires_extra("the arena", "arena"):
        from nasrid.terminal.files import check_new, open_for_writing
    from nasrid.arena.evaluation import GAMES_PER_MATCH, TASKS, evaluate, evaluation_info

    tasks = list(TASKS) if arguments.tasks == "all" else [name for name in arguments.tasks.split(",") if name]
    for task in tasks:
        if task not in TASKS:
            raise CommandError(t("cli-evaluate-no-task", task=quoted(task), tasks=", ".join(TASKS)))
    read_bot(arguments.code)
    if arguments.json:
        check_new(arguments.json)
    games = arguments.games or GAMES_PER_MATCH
    rows = []
    for task in tasks:
        for row in evaluate(arguments.code, task, games, arguments.processes):
            rows.append(row)
            print(_line(row), flush=True)
    result = {"name": arguments.name or arguments.code, **evaluation_info(games), "results": rows}
    if arguments.json:
        with open_for_writing(arguments.json) as file:
            file.write(json.dumps(result, indent=1) + "\n")
    return 0


def _line(row: dict[str, Any]) -> str:
    description = f"{row['task']:10} {row['opponent']:12}"
    if "failure" in row:
        return f"{description} {t('cli-evaluate-not-played', reason=row['failure'])}"
    won = t(
        "cli-evaluate-won",
        won=format_percentage(row["won"]),
        games=row["games"],
        low=format_percentage(row["low"]),
        high=format_percentage(row["high"]),
        ahead=f"{'+' if row['points_ahead'] >= 0 else ''}{format_number(row['points_ahead'], 1)}",
    )
    return f"{description} {won}"

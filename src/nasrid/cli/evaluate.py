"""nasrid evaluate."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import TYPE_CHECKING, Any

from nasrid.cli.values import file_name, whole_number
from nasrid.extras import needed_by
from nasrid.terminal.trouble import Trouble

if TYPE_CHECKING:
    from nasrid.arena.evaluation import Task

DESCRIPTION = """\
Measure how strong a bot is by a fixed protocol: the same tables, rivals, deals and seats for everybody, so that results
can be compared. docs/evaluation.md describes it. A bot is written as for nasrid arena, a network as policy:FILE.
"""
EXAMPLES = """\
examples:
  nasrid evaluate greedy --tasks mini                         400 games against each of four rivals
  nasrid evaluate policy:mini.npz --tasks mini,short,duel --name "my PPO" --json my-ppo.json
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = DESCRIPTION
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    parser.add_argument("code", metavar="BOT", help="the bot")
    parser.add_argument("--tasks", default="mini", metavar="LIST", help="which tables, or all; mini if you do not say")
    parser.add_argument("--name", help="how the bot is called in the result; otherwise its code")
    parser.add_argument(
        "--games", type=whole_number, metavar="N", help="fewer games, for a quick look; the result says so"
    )
    parser.add_argument("--processes", type=whole_number, metavar="N", help="games at once; otherwise one a core")
    parser.add_argument("--json", type=file_name, metavar="FILE", help="save the result")


def run(arguments: argparse.Namespace) -> int:
    with needed_by("the arena", "arena"):
        from nasrid.terminal.files import check_new, writing
    from nasrid.arena.evaluation import GAMES, evaluate, played_with, protocol
    from nasrid.bots import BotError, read_code

    sys.path.append(os.getcwd())  # where somebody's own bots are
    tasks = _tasks(arguments.tasks)
    try:
        read_code(arguments.code)
    except BotError as error:
        raise Trouble(str(error)) from None
    if arguments.json:
        check_new(arguments.json)
    games = arguments.games or GAMES
    rows = []
    for task in tasks:
        for row in evaluate(arguments.code, task, games, arguments.processes):
            rows.append(row)
            print(_line(row), flush=True)
    result = {"name": arguments.name or arguments.code, **protocol(games), **played_with(), "results": rows}
    if arguments.json:
        with writing(arguments.json) as file:
            file.write(json.dumps(result, indent=1) + "\n")
    return 0


def _tasks(text: str) -> list[Task]:
    from nasrid.arena.evaluation import TASKS

    names = list(TASKS) if text == "all" else [name for name in text.split(",") if name]
    for name in names:
        if name not in TASKS:
            raise Trouble(f"there is no task {name!r}; there are {', '.join(TASKS)}, or all")
    return [TASKS[name] for name in names]


def _line(row: dict[str, Any]) -> str:
    about = f"{row['task']:10} {row['rival']:12}"
    if "failure" in row:
        return f"{about} not played: {row['failure']}"
    return (
        f"{about} {row['won']:6.1%} of {row['games']} won ({row['low']:.1%} to {row['high']:.1%}), "
        f"{row['points_ahead']:+.1f} points"
    )

"""The command `nasrid evaluate`."""

from __future__ import annotations

import argparse
import gzip
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nasrid.cli.values import file_name, read_bot, whole_number
from nasrid.cli.wording import add_examples
from nasrid.command_errors import EXIT_INTERRUPTED, CommandError
from nasrid.i18n import format_number, format_percentage, t
from nasrid.rules.quoting import quoted

if TYPE_CHECKING:
    from nasrid.arena.evaluation import Deals, EvaluationRow

DEFAULT_SAMPLE = 8  # games of each match


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_examples(
        parser,
        ("nasrid evaluate greedy --tasks mini", t("cli-evaluate-example")),
        ('nasrid evaluate policy:mini.npz --name "my PPO" --json my-ppo.json', t("cli-evaluate-example-policy")),
        ("nasrid evaluate --verify my-ppo.json", t("cli-evaluate-example-verify")),
    )
    parser.add_argument("code", nargs="?", metavar="BOT", help=t("cli-evaluate-bot"))
    parser.add_argument("--tasks", default="mini", metavar="LIST", help=t("cli-evaluate-tasks"))
    parser.add_argument("--name", help=t("cli-evaluate-name"))
    parser.add_argument("--games", type=whole_number, metavar="N", help=t("cli-evaluate-games"))
    parser.add_argument("--processes", type=whole_number, metavar="N", help=t("cli-processes"))
    parser.add_argument("--json", type=file_name, metavar="FILE", help=t("cli-evaluate-json"))
    parser.add_argument("--records", type=file_name, metavar="FILE", help=t("cli-evaluate-records"))
    parser.add_argument("--commit", type=file_name, metavar="FILE", help=t("cli-evaluate-commit"))
    parser.add_argument("--public", default="", metavar="VALUE", help=t("cli-evaluate-public"))
    parser.add_argument("--submission", type=file_name, metavar="FILE", help=t("cli-evaluate-submission"))
    parser.add_argument("--verify", type=file_name, metavar="FILE", help=t("cli-evaluate-verify"))
    parser.add_argument("--sample", type=whole_number, metavar="N", help=t("cli-evaluate-sample", n=DEFAULT_SAMPLE))


def run(arguments: argparse.Namespace) -> int:
    if arguments.commit:
        print(_hash_of(arguments.commit))
        return 0
    if arguments.verify:
        return _verify(arguments)
    if arguments.code is None:
        raise CommandError(t("cli-evaluate-no-bot"))
    return _evaluate(arguments)


def _evaluate(arguments: argparse.Namespace) -> int:
    from nasrid.arena.evaluation import GAMES_PER_MATCH, REFERENCE_BOTS, evaluate
    from nasrid.arena.failed_game import show_failed_game
    from nasrid.terminal.files import check_new
    from nasrid.terminal.interrupts import defer_interrupts

    tasks = _read_tasks(arguments.tasks)
    read_bot(arguments.code)
    deals = _read_deals(arguments)
    for file in filter(None, (arguments.json, arguments.records)):
        check_new(file)
    games = arguments.games or GAMES_PER_MATCH
    words = (games, arguments.processes, show_failed_game, deals)
    rows = []
    with defer_interrupts() as is_interrupted:
        for task in tasks:
            for row in evaluate(arguments.code, task, *words, is_interrupted):
                rows.append(row)
                print(_line(row.result), flush=True)
    if rows:
        _save(arguments, games, deals, rows)
    if len(rows) < (matches := len(tasks) * len(REFERENCE_BOTS)):
        print(t("cli-evaluate-stopped", played=len(rows), matches=matches))
    return EXIT_INTERRUPTED if is_interrupted() else 0


def _read_tasks(text: str) -> list[str]:
    """Return the names of the tasks. Raise CommandError if one is unknown or named twice, or if there is none."""
    from nasrid.arena.evaluation import TASKS

    if text == "all":
        return list(TASKS)
    tasks = [name for name in text.split(",") if name]
    if not tasks:
        raise CommandError(t("cli-evaluate-no-tasks", tasks=", ".join(TASKS)))
    for task in tasks:
        if task not in TASKS:
            raise CommandError(t("cli-evaluate-no-task", task=quoted(task), tasks=", ".join(TASKS)))
        if tasks.count(task) > 1:
            raise CommandError(t("cli-evaluate-repeated-task", task=quoted(task)))
    return tasks


def _save(arguments: argparse.Namespace, games: int, deals: Deals, rows: list[EvaluationRow]) -> None:
    """Write the result and the records to the files that were requested."""
    from nasrid.arena.evaluation import evaluation_info, result_text
    from nasrid.terminal.files import open_for_writing

    if arguments.json:
        names = {"name": arguments.name or arguments.code, "code": arguments.code}
        with open_for_writing(arguments.json) as file:
            file.write(result_text({**names, **evaluation_info(games, deals)}, [row.result for row in rows]))
    if arguments.records:
        lines = "".join(json.dumps(record) + "\n" for row in rows for record in row.records).encode()
        with open_for_writing(arguments.records, "xb") as file:
            file.write(gzip.compress(lines))


def _read_deals(arguments: argparse.Namespace) -> Deals:
    """Return the origin of the deals. Raise CommandError if a public value comes without a submission."""
    from nasrid.arena.evaluation import Deals, submission_file

    if not arguments.public:
        return Deals()
    file = arguments.submission or submission_file(arguments.code)
    if file is None:
        raise CommandError(t("cli-evaluate-no-submission"))
    return Deals(arguments.public, _hash_of(str(file)))


def _hash_of(file: str) -> str:
    from nasrid.arena.evaluation import hash_file
    from nasrid.terminal.files import expand_path

    try:
        return hash_file(Path(expand_path(file)))
    except OSError as error:
        raise CommandError(t("cli-evaluate-unreadable", file=file, reason=str(error.strerror))) from None


def _verify(arguments: argparse.Namespace) -> int:
    from nasrid.arena.verification import find_differences, index_records
    from nasrid.terminal.files import read_json

    result = read_json(arguments.verify)
    _load_bot(result)
    records = index_records(_read_records(arguments.records)) if arguments.records else None
    submission = Path(arguments.submission) if arguments.submission else None
    count = 0
    for difference in find_differences(result, records, arguments.sample or DEFAULT_SAMPLE, submission):
        print(t("cli-evaluate-differs", difference=difference), flush=True)
        count += 1
    if not count:
        print(t("cli-evaluate-verified"))
    return 1 if count else 0


def _load_bot(result: Any) -> None:
    """Load the bot of a result, whose module may be in the current folder. Raise CommandError if that fails."""
    if not isinstance(result, dict) or not isinstance(code := result.get("code"), str):
        return  # such a result is reported as different
    try:
        read_bot(code)
    except CommandError as error:
        raise CommandError(t("cli-evaluate-bot-absent", problem=str(error))) from None


def _read_records(file: str) -> list[dict[str, Any]]:
    from nasrid.terminal.files import expand_path

    try:
        with gzip.open(expand_path(file), "rt", encoding="utf-8") as lines:
            return [json.loads(line) for line in lines]
    except (OSError, EOFError, ValueError) as error:
        raise CommandError(t("cli-evaluate-unreadable", file=file, reason=str(error))) from None


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

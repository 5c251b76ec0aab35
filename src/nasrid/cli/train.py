"""nasrid train."""

from __future__ import annotations

import argparse
from pathlib import Path

from nasrid.cli.values import file_name, read_seed, whole_number
from nasrid.cli.wording import describe
from nasrid.extras import check_installed, needed_by
from nasrid.language import t
from nasrid.rules.quoting import quoted
from nasrid.terminal.interrupts import defer_interrupts
from nasrid.terminal.trouble import EXIT_INTERRUPTED, CommandError

GAMES = 600
ITERATIONS = 6
CHECK = 1000


def add(parser: argparse.ArgumentParser) -> None:
    describe(
        parser,
        "train",
        ("nasrid train alhambra-2 my-nets", t("cli-train-example")),
        ("nasrid train granada-many my-nets --iterations 10", t("cli-train-example-many")),
        ("nasrid arena scholar@my-nets greedy", t("cli-train-example-match")),
    )
    parser.add_argument("net", metavar="NET", help=t("cli-train-net"))
    parser.add_argument("folder", type=file_name, metavar="FOLDER", help=t("cli-train-folder"))
    iterations = t("cli-train-iterations", default=ITERATIONS)
    parser.add_argument("--iterations", type=whole_number, default=ITERATIONS, metavar="N", help=iterations)
    games = t("cli-train-games", default=GAMES)
    parser.add_argument("--games", type=whole_number, default=GAMES, metavar="N", help=games)
    check = t("cli-train-check", default=CHECK)
    parser.add_argument("--check", type=_number_or_none, default=CHECK, metavar="N", help=check)
    parser.add_argument("--seed", default="1", metavar="N", help=t("cli-train-seed"))
    parser.add_argument("--processes", type=whole_number, metavar="N", help=t("cli-processes"))
    parser.add_argument("--engine", choices=("cores", "ray"), default="cores", help=t("cli-engine"))


def _number_or_none(text: str) -> int:
    return 0 if text == "0" else whole_number(text)


def run(arguments: argparse.Namespace) -> int:
    with needed_by("training", "learning"):
        from nasrid.learning.run import NET_NAMES, Trainer, TrainingConfig, TrainingError
    if arguments.engine == "ray":
        check_installed("ray", "--engine ray", "ray")
    if arguments.net not in NET_NAMES:
        raise CommandError(t("cli-train-no-net", net=quoted(arguments.net), nets=", ".join(NET_NAMES)))
    course = TrainingConfig(
        net=arguments.net,
        folder=Path(arguments.folder),
        iterations=arguments.iterations,
        games=arguments.games,
        promotion_games=arguments.check,
        seed=read_seed(arguments.seed),
        executor=arguments.engine,
        processes=arguments.processes,
    )
    with defer_interrupts() as interrupted:
        try:
            Trainer(course, lambda line: print(line, flush=True), interrupted).run()
        except TrainingError as error:
            raise CommandError(str(error)) from None
    return EXIT_INTERRUPTED if interrupted() else 0

"""The command `nasrid train`."""

from __future__ import annotations

import argparse
from pathlib import Path

from nasrid.cli.values import add_executor_arguments, file_name, positive_number, read_seed, whole_number
from nasrid.cli.wording import add_examples
from nasrid.command_errors import EXIT_INTERRUPTED, CommandError
from nasrid.extras import check_installed, requires_extra
from nasrid.i18n import t
from nasrid.rules.quoting import quoted
from nasrid.terminal.interrupts import defer_interrupts

DEFAULT_STEP_GAMES = 600
DEFAULT_ITERATIONS = 6
DEFAULT_STEPS = 3
DEFAULT_PROMOTION_GAMES = 1000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_examples(
        parser,
        ("nasrid train alhambra-2 my-nets", t("cli-train-example")),
        ("nasrid train granada-many my-nets --iterations 10", t("cli-train-example-many")),
        ("nasrid arena scholar@my-nets greedy", t("cli-train-example-match")),
    )
    parser.add_argument("net", metavar="NET", help=t("cli-train-net"))
    parser.add_argument("folder", type=file_name, metavar="FOLDER", help=t("cli-train-folder"))
    iterations = t("cli-train-iterations", default=DEFAULT_ITERATIONS)
    parser.add_argument("--iterations", type=whole_number, default=DEFAULT_ITERATIONS, metavar="N", help=iterations)
    steps = t("cli-train-steps", default=DEFAULT_STEPS)
    parser.add_argument("--steps", type=whole_number, default=DEFAULT_STEPS, metavar="N", help=steps)
    games = t("cli-train-games", default=DEFAULT_STEP_GAMES)
    parser.add_argument("--games", type=whole_number, default=DEFAULT_STEP_GAMES, metavar="N", help=games)
    promotion_games = t("cli-train-promotion-games", default=DEFAULT_PROMOTION_GAMES)
    parser.add_argument(
        "--promotion-games", type=_number_or_none, default=DEFAULT_PROMOTION_GAMES, metavar="N", help=promotion_games
    )
    parser.add_argument("--minutes", type=positive_number, metavar="N", help=t("cli-train-minutes"))
    parser.add_argument("--seed", default="1", metavar="N", help=t("cli-train-seed"))
    add_executor_arguments(parser)


def _number_or_none(text: str) -> int:
    return 0 if text == "0" else whole_number(text)


def run(arguments: argparse.Namespace) -> int:
    with requires_extra("training", "learning"):
        from nasrid.learning.run import NET_NAMES, Trainer, TrainingConfig, TrainingError
    if arguments.executor == "ray":
        check_installed("ray", "--executor ray", "ray")
    if arguments.net not in NET_NAMES:
        raise CommandError(t("cli-train-no-net", net=quoted(arguments.net), nets=", ".join(NET_NAMES)))
    config = TrainingConfig(
        net=arguments.net,
        folder=Path(arguments.folder),
        iterations=arguments.iterations,
        steps=arguments.steps,
        games=arguments.games,
        promotion_games=arguments.promotion_games,
        seed=read_seed(arguments.seed),
        executor=arguments.executor,
        processes=arguments.processes,
        minutes=arguments.minutes,
    )
    with defer_interrupts() as is_interrupted:
        try:
            Trainer(config, lambda line: print(line, flush=True), is_interrupted).run()
        except TrainingError as error:
            raise CommandError(str(error)) from None
    return EXIT_INTERRUPTED if is_interrupted() else 0

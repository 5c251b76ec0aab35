"""nasrid train."""

from __future__ import annotations

import argparse
from pathlib import Path

from nasrid.cli.values import file_name, read_seed, whole_number
from nasrid.extras import check_installed, needed_by
from nasrid.terminal.interrupts import listening
from nasrid.terminal.trouble import INTERRUPTED, Trouble

GAMES = 600
ITERATIONS = 6
CHECK = 200

DESCRIPTION = """\
Train a net that judges positions, for the bots scholar and planner. In each iteration bots play games, some of their
moves are played on for a round to see what they are worth, and the net learns from that.

The net lies in a folder. If there is one already, it is trained further: an interrupted training goes on when the same
command is typed again. docs/learning.md tells the rest.
"""
EXAMPLES = """\
examples:
  nasrid train alhambra-2 my-nets                      a net for Alhambra with two players
  nasrid train granada-many my-nets --iterations 10    one for Granada with three to six
  nasrid arena scholar@my-nets greedy                  a match with it
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.description = DESCRIPTION
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = EXAMPLES
    parser.add_argument("net", metavar="NET", help="a game and who plays it: alhambra-2, granada-many, combined-2, ...")
    parser.add_argument("folder", type=file_name, metavar="FOLDER", help="where the net is, or will be")
    parser.add_argument(
        "--iterations",
        type=whole_number,
        default=ITERATIONS,
        metavar="N",
        help=f"how many in all, with those that are done; otherwise {ITERATIONS}",
    )
    parser.add_argument(
        "--games", type=whole_number, default=GAMES, metavar="N", help=f"in each iteration; otherwise {GAMES}"
    )
    parser.add_argument(
        "--check",
        type=int,
        default=CHECK,
        metavar="N",
        help=f"deals against greedy after each iteration; otherwise {CHECK}, 0 for none",
    )
    parser.add_argument("--seed", default="1", metavar="N", help="the same number gives the same net again")
    parser.add_argument("--processes", type=whole_number, metavar="N", help="games at once; otherwise one a core")
    parser.add_argument(
        "--engine",
        choices=("cores", "ray"),
        default="cores",
        help="on the cores of this machine (usual), or on a Ray cluster: the one in RAY_ADDRESS, or a local one",
    )


def run(arguments: argparse.Namespace) -> int:
    with needed_by("training", "learning"):
        from nasrid.learning.run import NETS, Course, Learning, TrainingError
    if arguments.engine == "ray":
        check_installed("ray", "--engine ray", "ray")
    if arguments.net not in NETS:
        raise Trouble(f"there is no net '{arguments.net}'; there are {', '.join(NETS)}")
    course = Course(
        net=arguments.net,
        folder=Path(arguments.folder),
        iterations=arguments.iterations,
        games=arguments.games,
        check=arguments.check,
        seed=read_seed(arguments.seed),
        engine=arguments.engine,
        processes=arguments.processes,
    )
    with listening() as interrupted:
        try:
            Learning(course, lambda line: print(line, flush=True), interrupted).run()
        except TrainingError as error:
            raise Trouble(str(error)) from None
    return INTERRUPTED if interrupted() else 0

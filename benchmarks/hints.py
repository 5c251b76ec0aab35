"""Measurement of hints: points lost in the last turn, repeated answers, and time.

    python benchmarks/hints.py [--decisions N] [--seconds N] [--seed N] BOT ...

In games between greedy bots, each bot is asked what to do after an exact purchase that ended the supply of tiles, so
that the game ends with this turn. Every legal action is played to the end. The points lost are the difference between
the best action and the bot's, in the lead over the other players' average. Each bot is asked three times.
tests/bots/test_adviser.py checks the sentences.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, islice
from math import sqrt
from random import Random
from statistics import mean, stdev
from time import process_time

from nasrid import Game, Options
from nasrid.bots import Bot, notify_bots, parse_bot_code
from nasrid.bots.heuristics.appraisal import quick_choice
from nasrid.bots.heuristics.stage import is_last_turn
from nasrid.bots.learned.afterstates import lead
from nasrid.rules.table.actions import Action
from nasrid.rules.turn.act import TakeActions

GAMES = ("alhambra", "granada", "combined")
TIMES_ASKED = 3
WRONG_POINTS = 0.5  # lost, from which a hint counts as wrong


def last_turns(codes: list[str], first_seed: int) -> Iterator[tuple[Game, dict[str, Bot]]]:
    """Yield games in the last turn after an exact purchase, and the bots that have followed them."""
    for seed in count(first_seed):
        chance = Random(seed)
        options = Options(game=chance.choice(GAMES), players=chance.randint(2, 6))
        game = Game.new(options, seed)
        seats = range(options.players)
        greedy: dict[int, Bot] = {seat: parse_bot_code("greedy").make(seat) for seat in seats}
        followers = {code: {seat: parse_bot_code(code).make(seed) for seat in seats} for code in codes}
        notify_all = [greedy, *followers.values()]
        for bots in notify_all:
            notify_bots(bots, game.setup_events)
        while game.seat is not None:
            if type(game.current_step) is TakeActions and game.state.paid_exactly and is_last_turn(game.state):
                yield game.copy(), {code: bots[game.seat] for code, bots in followers.items()}
            events = game.apply(greedy[game.seat].choose(game.view(game.seat), 1.0))
            for bots in notify_all:
                notify_bots(bots, events)


def final_lead(game: Game, action: Action) -> float:
    """Return the lead at the end after an action and quick choices."""
    seat, copy = game.seat, game.copy()
    assert seat is not None
    copy.apply_silently(action)
    while not copy.is_over:
        copy.apply_silently(quick_choice(copy))
    return lead(copy.scores, seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("bots", nargs="+", metavar="BOT")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    losses: dict[str, list[float]] = {code: [] for code in arguments.bots}
    changes, times = dict.fromkeys(arguments.bots, 0), dict.fromkeys(arguments.bots, 0.0)
    for game, bots in islice(last_turns(arguments.bots, arguments.seed), arguments.decisions):
        assert game.seat is not None
        view = game.view(game.seat)
        leads = {action: final_lead(game, action) for action in view.legal_actions}
        for code, bot in bots.items():
            start = process_time()
            answers = [bot.choose(view, arguments.seconds) for _ in range(TIMES_ASKED)]
            times[code] += process_time() - start
            changes[code] += len(set(answers)) > 1
            losses[code].append(max(leads.values()) - leads[answers[0]])
    for code, lost in losses.items():
        error = stdev(lost) / sqrt(len(lost))
        wrong = sum(points >= WRONG_POINTS for points in lost)
        print(
            f"{code}: {mean(lost):.2f} ± {error:.2f} points lost, {wrong} of {len(lost)} wrong, "
            f"{changes[code]} changed, {times[code] / len(lost) / TIMES_ASKED:.2f} s"
        )


if __name__ == "__main__":
    main()

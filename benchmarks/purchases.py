"""How the players of recorded games pay for tiles.

    nasrid arena policy:four.npz greedy greedy greedy --games 80 --seed 5 --records FOLDER
    python benchmarks/purchases.py FOLDER

For each bot it prints the mean numbers of purchases and of exact ones per game. Of the decisions to buy or to take
money, it prints the share where an exact payment was possible, how often the bot then paid exactly, and how often it
bought a tile where only too much money could pay for one.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from nasrid import Game
from nasrid.rules.pieces.money import money_total
from nasrid.rules.record import replay_actions, start_replay
from nasrid.rules.table.actions import Action, Buy, TakeMoney

EXACT, INEXACT, NONE = "exact", "only with too much money", "none"  # the best possible payment


def pays_exactly(game: Game, action: Buy) -> bool:
    return money_total(action.cards) == game.options.components.faces[action.tile].price


def best_payment(game: Game) -> str:
    purchases = [action for action in game.legal_actions() if isinstance(action, Buy)]
    if any(pays_exactly(game, action) for action in purchases):
        return EXACT
    return INEXACT if purchases else NONE


def count_decision(game: Game, action: Action, counts: Counter[str]) -> None:
    """Count a decision to buy or to take money, given the position before it."""
    possible = best_payment(game)
    counts["decisions"] += 1
    counts[possible] += 1
    if isinstance(action, Buy):
        is_exact = pays_exactly(game, action)
        counts["purchases"] += 1
        counts["exact purchases"] += is_exact
        counts[f"used: {possible}"] += is_exact or possible == INEXACT


def count_game(record: dict[str, Any], counts: dict[str, Counter[str]]) -> None:
    """Count the decisions of a game by bot."""
    game = start_replay(record)
    for bot in record["players"]:
        counts[bot]["games"] += 1
    before = game.copy()
    for played in replay_actions(game, record):
        if isinstance(played.action, Buy | TakeMoney):
            count_decision(before, played.action, counts[record["players"][played.seat]])
        before = game.copy()


def sentence(bot: str, counts: Counter[str]) -> str:
    games, decisions = counts["games"], counts["decisions"]
    return (
        f"{bot}: {counts['purchases'] / games:.1f} purchases a game, {counts['exact purchases'] / games:.1f} exact; "
        f"could pay exactly in {counts[EXACT] / decisions:.0%} of {decisions:,} decisions, and did in "
        f"{counts[f'used: {EXACT}'] / max(counts[EXACT], 1):.0%} of these; bought when only too much money could pay "
        f"in {counts[f'used: {INEXACT}'] / max(counts[INEXACT], 1):.0%} of {counts[INEXACT]:,}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Show how bots pay for tiles.")
    parser.add_argument("folder", type=Path, help="the folder of --records")
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for file in sorted(parser.parse_args().folder.glob("*.json")):
        count_game(json.loads(file.read_text(encoding="utf-8")), counts)
    for bot, found in counts.items():
        print(sentence(bot, found))


if __name__ == "__main__":
    main()

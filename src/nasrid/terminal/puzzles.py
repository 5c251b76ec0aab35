"""The command `nasrid puzzles`: puzzles are listed, shown, answered and produced."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from nasrid.bots.heuristics.reasons import decode_reason
from nasrid.command_errors import EXIT_INTERRUPTED, CommandError
from nasrid.extras import requires_extra
from nasrid.i18n import describe_error, format_percentage, join_list, t
from nasrid.puzzles import THEMES, Puzzle, PuzzleError, is_solution, judge_puzzle, puzzles
from nasrid.puzzles.production import Production, produce, read_folder, without_surplus_passes
from nasrid.puzzles.puzzle import write_puzzles
from nasrid.rules.errors import IllegalActionError, NotationError
from nasrid.rules.quoting import quoted
from nasrid.rules.table.view import View
from nasrid.rules.text.notation import parse_action, write_action
from nasrid.terminal.advice import advice
from nasrid.terminal.files import check_new, open_for_writing
from nasrid.terminal.menu import Menu, MenuItem, Section
from nasrid.terminal.names import Perspective, game_title, with_label
from nasrid.terminal.typed import normalise, rule_text


def list_puzzles(game: str | None, theme: str | None, *, shows_themes: bool) -> None:
    """Print a line for each puzzle.

    Args:
        game: Only puzzles of this game.
        theme: Only puzzles with this theme.
        shows_themes: True to print the themes, which are hints.
    """
    _check_themes([theme] if theme else [])
    found = [
        puzzle
        for puzzle in _shipped_puzzles().values()
        if game in (None, puzzle.options.game) and (not theme or theme in puzzle.themes)
    ]
    for puzzle in found:
        line = _summary(puzzle)
        print(with_label(line, join_list(map(_theme_name, puzzle.themes), "unit")) if shows_themes else line)
    if not found:
        print(t("cli-puzzles-no-match"))


def _check_themes(themes: Sequence[str]) -> None:
    for theme in themes:
        if theme not in THEMES:
            raise CommandError(t("cli-puzzles-no-theme", theme=quoted(theme), themes=join_list(THEMES)))


def show_puzzle(puzzle_id: str) -> None:
    """Print the position of a puzzle as its seat sees it, and the legal moves."""
    puzzle = _find(puzzle_id)
    view = puzzle.game().view(puzzle.seat)
    moves = tuple(MenuItem(write_action(action), action) for action in view.legal_actions)
    with requires_extra("the terminal", "play"):
        from nasrid.terminal.colours import make_console
        from nasrid.terminal.screen import Screen

    console = make_console()
    menu = Menu((Section(t("cli-puzzles-moves"), moves),))
    console.print(_summary(puzzle))
    Screen(console, Perspective(puzzle.options, puzzle.seat)).show(view, menu, should_show_table=True)
    console.print(f"\n{t('puzzle-lead')}")
    console.print(t("cli-puzzles-next", command=f"nasrid puzzles answer {puzzle.id} MOVE"), highlight=False)


def answer_puzzle(puzzle_id: str, typed: str) -> None:
    """Print whether a move solves a puzzle, what it loses, and the solution with its reason.

    Args:
        puzzle_id: The id of the puzzle.
        typed: The move in notation, or its number in the list of `show_puzzle`.
    """
    puzzle = _find(puzzle_id)
    move = _legal_move(puzzle, typed)
    print("\n".join(_answer_lines(puzzle, move)))


def mine_puzzles(folder: str, seed: int, games: int, wanted: Sequence[str]) -> int:
    """Produce puzzles, or continue after an interruption, and print the progress. Return the exit code."""
    _check_themes(wanted)
    done = 0
    try:
        for production in produce(Path(folder), seed, games, wanted):
            done = production.games
            print(_progress(production, games), flush=True)
    except KeyboardInterrupt:
        print(f"\n{t('cli-dataset-stopped', played=done, games=games)}")
        return EXIT_INTERRUPTED
    except PuzzleError as error:
        raise CommandError(t("cli-failed", reason=str(error))) from None
    except OSError as error:
        raise CommandError(t("file-unwritable", file=folder, reason=describe_error(error))) from None
    return 0


def pack_puzzles(folder: str, name: str) -> None:
    """Write the puzzles of all games in a folder to a file."""
    check_new(name)
    try:
        production = read_folder(Path(folder))
    except PuzzleError as error:
        raise CommandError(t("cli-failed", reason=str(error))) from None
    except OSError as error:
        raise CommandError(t("file-unreadable", file=folder, reason=describe_error(error))) from None
    if not production.games:
        command = f"nasrid puzzles mine {folder}"
        raise CommandError(t("cli-puzzles-no-games", folder=folder, command=command))
    with open_for_writing(name, "xb") as file:
        file.write(write_puzzles(without_surplus_passes(production.puzzles.values())))
    print(_progress(production, production.games))
    print(t("cli-arena-saved", file=name))


def _shipped_puzzles() -> Mapping[str, Puzzle]:
    try:
        return puzzles()
    except PuzzleError as error:
        raise CommandError(t("cli-failed", reason=str(error))) from None


def _find(puzzle_id: str) -> Puzzle:
    puzzle = _shipped_puzzles().get(puzzle_id)
    if puzzle is None:
        raise CommandError(t("cli-puzzles-unknown", puzzle=quoted(puzzle_id), command="nasrid puzzles list"))
    return puzzle


def _summary(puzzle: Puzzle) -> str:
    title, players = game_title(puzzle.options), puzzle.options.players
    return t("cli-puzzles-line", puzzle=puzzle.id, game=title, players=players, difficulty=str(puzzle.rating))


def _theme_name(theme: str) -> str:
    return t(f"puzzle-theme-{theme}")


def _legal_move(puzzle: Puzzle, typed: str) -> str:
    """Return the notation of a typed move. Raise CommandError if it is not a legal one."""
    game = puzzle.game()
    notation = _numbered_move(game.view(puzzle.seat), typed) or normalise(typed, puzzle.options.components.faces)
    try:
        game.apply(parse_action(notation))
    except IllegalActionError as error:
        reason = rule_text(error.rule)
        raise CommandError(t("cli-puzzles-illegal", move=quoted(notation), reason=reason, rule=error.rule)) from None
    except NotationError:
        command = f"nasrid puzzles show {puzzle.id}"
        raise CommandError(t("cli-puzzles-no-move", typed=quoted(typed), command=command)) from None
    return notation


def _numbered_move(view: View, typed: str) -> str | None:
    """Return the move with a number in the list, or None if the text is not a number of it."""
    moves = {str(number): action for number, action in enumerate(view.legal_actions, 1)}
    return write_action(moves[typed]) if typed in moves else None


def _answer_lines(puzzle: Puzzle, move: str) -> Iterator[str]:
    is_solved, judgement = is_solution(puzzle, move), judge_puzzle(puzzle, move)
    best, reason = puzzle.moves[0].action, judgement["reason"] or puzzle.reason
    yield t("puzzle-solved" if is_solved else "puzzle-failed")
    if judgement["label"] != "best":
        yield t("cli-puzzles-loss", **_loss(judgement))
    else:
        yield t("cli-puzzles-rival", **_loss(judge_puzzle(puzzle, puzzle.rival.action)))
    yield t("cli-puzzles-solution", move=best)
    yield f"  {advice(decode_reason(reason), Perspective(puzzle.options, puzzle.seat))}"


def _loss(judgement: Mapping[str, Any]) -> dict[str, str]:
    """Return the variables of a message about a loss."""
    loss = max(0.0, judgement["loss"])  # that of another payment can be slightly negative
    return {"loss": format_percentage(loss, 0), "error": format_percentage(judgement["loss_error"], 0)}


def _progress(production: Production, games: int) -> str:
    line = t(
        "cli-puzzles-progress",
        done=production.games,
        games=games,
        positions=production.counts.promising,
        verified=production.verified,
        puzzles=len(production.puzzles),
    )
    counts = [f"{_theme_name(theme)} {production.themes[theme]}" for theme in THEMES if production.themes[theme]]
    return f"{line} ({join_list(counts, 'unit')})" if counts else line

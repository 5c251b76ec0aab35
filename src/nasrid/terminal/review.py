"""The command `nasrid review`: a review as text, JSON or a plot."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nasrid.command_errors import EXIT_BROKEN_RECORD, CommandError
from nasrid.extras import requires_extra
from nasrid.i18n import format_percentage, t
from nasrid.reviews import (
    EFFORTS,
    GameReview,
    ReviewedDecision,
    is_mistake,
    points_lost,
    points_lost_error,
    summarise,
    to_json,
)
from nasrid.rules.errors import RecordError
from nasrid.rules.quoting import truncate
from nasrid.terminal.advice import advice
from nasrid.terminal.files import check_new, expand_path, open_for_writing, read_json, write_json
from nasrid.terminal.names import Perspective, seat_name

PLOT_FORMATS = ("png", "svg", "pdf")


def review_file(name: str, effort: str, json_name: str | None, plot_name: str | None) -> None:
    """Review the record of a file, print the review, and write it to the other files."""
    for target in (json_name, plot_name):
        if target:
            check_new(expand_path(target))
    if plot_name and Path(plot_name).suffix.removeprefix(".") not in PLOT_FORMATS:
        endings = ", ".join(f".{extension}" for extension in PLOT_FORMATS)
        raise CommandError(t("cli-arena-no-plot", file=plot_name, endings=endings))
    if plot_name:
        with requires_extra("--plot", "plot"):
            import matplotlib  # noqa: F401 (before the work)
    record = read_json(name)
    try:
        game_review = GameReview(record, EFFORTS[effort])
    except RecordError as error:
        raise CommandError(t("terminal-broken-record", file=name, reason=str(error)), EXIT_BROKEN_RECORD) from None
    _run(game_review)
    names = _names(record, game_review.options.players)
    print("\n".join(review_lines(game_review, names)))
    if json_name:
        write_json(expand_path(json_name), to_json(game_review))
    if plot_name:
        from nasrid.terminal.review_plot import draw_review

        with open_for_writing(expand_path(plot_name), "xb") as file:
            file.write(draw_review(game_review, names, Path(plot_name).suffix.removeprefix(".")))


def _run(game_review: GameReview) -> None:
    """Make the review. A terminal shows the progress."""
    for reviewed in game_review.run():
        if sys.stderr.isatty():
            done = format_percentage((reviewed.decision.action_index + 1) / game_review.action_count, 0)
            print(f"\r{t('terminal-review-progress', done=done)} ", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)


def _names(record: dict[str, Any], players: int) -> list[str]:
    names = record.get("players")
    if isinstance(names, list) and len(names) == players and all(isinstance(name, str) and name for name in names):
        return [truncate(name) for name in names]
    return [seat_name(seat) for seat in range(players)]


def review_lines(game_review: GameReview, names: list[str]) -> Iterator[str]:
    """Yield the lines of a review: every player's summary, and the decisions that lost most."""
    if game_review.effort.is_quick:
        yield t("terminal-review-quick")
    for seat, (name, summary) in enumerate(zip(names, summarise(game_review), strict=True)):
        yield ""
        yield t("terminal-review-player", name=name, accuracy=format_percentage(summary.accuracy, 0))
        counts = [t(f"terminal-review-count-{label}", count=count) for label, count in summary.labels.items() if count]
        yield f"  {', '.join(counts)}"
        lost, error = points_lost(summary), points_lost_error(game_review, seat)
        yield f"  {t('terminal-review-lost', points=_rounded(lost), error=_rounded(error))}"
        chance, points = summary.chance, summary.points
        for part in ("luck", "own", "opponents", "residual"):
            errors = {}
            if part == "luck":
                errors = {"chanceError": _rounded(100 * chance.luck_error), "pointsError": _rounded(points.luck_error)}
            yield "  " + t(
                f"terminal-review-{part}",
                chance=_signed(100 * getattr(chance, part)),
                points=_signed(getattr(points, part)),
                **errors,
            )
    mistakes = [reviewed for reviewed in game_review.decisions if is_mistake(reviewed.label)]
    if mistakes:
        yield ""
        yield t("terminal-review-mistakes")
    for reviewed in mistakes:
        yield from _mistake_lines(game_review, reviewed, names)


def _mistake_lines(game_review: GameReview, reviewed: ReviewedDecision, names: list[str]) -> Iterator[str]:
    decision, comparison = reviewed.decision, reviewed.comparison
    yield "  " + t(
        "terminal-review-mistake",
        number=decision.action_index + 1,
        name=names[decision.seat],
        label=t(f"terminal-review-is-{reviewed.label}"),
        loss=format_percentage(comparison.chance_gap.mean, 0),
        error=format_percentage(comparison.chance_gap.error, 0),
    )
    assert comparison.reason
    yield f"     {advice(comparison.reason, Perspective(game_review.options, decision.seat, names))}"


def _rounded(value: float) -> str:
    return f"{value:.1f}"


def _signed(value: float) -> str:
    return f"{round(value, 1) + 0.0:+.1f}"

"""A plot of a match: win rates with their intervals, and mean scores after each scoring."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from math import nan
from typing import Any

from nasrid.arena.standing import ResultRow
from nasrid.rules.table.scoring import SCORINGS

PLOT_FORMATS = ("png", "svg", "pdf")
# the palette of Okabe and Ito, safe for colour-blind readers
ENTRANT_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
ENTRANT_MARKERS = ("o", "s", "^", "D", "v", "P")
TEXT_COLOUR, AXIS_COLOUR = "#333333", "#999999"
PLOT_STYLE = {
    "font.size": 10,
    "text.color": TEXT_COLOUR,
    "axes.axisbelow": True,
    "axes.edgecolor": AXIS_COLOUR,
    "axes.grid": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
    "axes.titlesize": 10,
    "axes.titlepad": 10,
    "figure.constrained_layout.h_pad": 0.12,
    "figure.constrained_layout.w_pad": 0.12,
    "grid.color": "#DDDDDD",
    "lines.linewidth": 2,
    "lines.markersize": 8,
    "xtick.color": AXIS_COLOUR,
    "xtick.labelcolor": TEXT_COLOUR,
    "ytick.color": AXIS_COLOUR,
    "ytick.labelcolor": TEXT_COLOUR,
    "legend.edgecolor": "none",
    "legend.fontsize": 9,
}


def draw_plot(rows: Sequence[ResultRow], players: int, title: str, extension: str) -> bytes:
    """Return the content of an image file of the format `extension`."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(PLOT_STYLE):
        figure = Figure(figsize=(10, 3 + 0.3 * max(4, len(rows))), layout="constrained")
        figure.suptitle(title, fontsize=13, fontweight="bold", x=0.015, ha="left")
        rates, curves = figure.subplots(1, 2)
        _draw_win_rates(rates, rows, 1 / players)
        _draw_scores(curves, rows)
        picture = BytesIO()
        figure.savefig(picture, format=extension, dpi=160)
    return picture.getvalue()


def _draw_win_rates(axes: Any, rows: Sequence[ResultRow], fair_share: float) -> None:
    axes.axvline(fair_share, color=AXIS_COLOUR, linestyle="--", linewidth=1.2, zorder=1)
    _draw_label(axes, "fair share", (fair_share, 1), ("data", "axes fraction"), -8, "#666666")
    for position, row in enumerate(rows):
        interval = [[row.win_rate - row.low], [row.high - row.win_rate]]
        colour, marker = ENTRANT_COLOURS[position], ENTRANT_MARKERS[position]
        axes.errorbar(row.win_rate, position, xerr=interval, color=colour, marker=marker, capsize=4, clip_on=False)
        _draw_label(axes, f"{row.win_rate:.0%}", (row.win_rate, position), "data", 12, colour)
    axes.set(title="Win rate with 95% interval", xlim=(0, 1), ylim=(len(rows) - 0.5, -1))
    axes.set_yticks(range(len(rows)), [row.name for row in rows])
    axes.xaxis.set_major_formatter("{x:.0%}")
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=False, axis="y")
    axes.spines["left"].set_visible(False)


def _draw_label(
    axes: Any, text: str, point: tuple[float, float], coordinates: Any, offset_points: int, colour: str
) -> None:
    """Write text on a white background, so that no line crosses it."""
    background = {"facecolor": "white", "edgecolor": "none", "pad": 1}
    place = {"xycoords": coordinates, "xytext": (0, offset_points), "textcoords": "offset points", "ha": "center"}
    axes.annotate(text, point, **place, va="center", fontsize=9, color=colour, bbox=background, annotation_clip=False)


def _draw_scores(axes: Any, rows: Sequence[ResultRow]) -> None:
    for position, row in enumerate(rows):
        scores = [nan if score is None else score for score in row.scores_per_scoring]
        axes.plot(SCORINGS, scores, color=ENTRANT_COLOURS[position], marker=ENTRANT_MARKERS[position], label=row.name)
    axes.set(title="Mean score after each scoring", xlim=(0.8, 3.2))
    axes.set_ylim(bottom=0)
    axes.set_xticks(SCORINGS, ["1st scoring", "2nd scoring", "3rd scoring"])
    axes.grid(visible=False, axis="x")
    axes.legend()

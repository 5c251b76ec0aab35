"""A plot of a review: the win chances of all players over the game."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from nasrid.i18n import t
from nasrid.reviews import GameReview

# the palette of Okabe and Ito, safe for colour-blind readers
SEAT_COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
SEAT_STYLES = ("-", "--", "-.", ":", (0, (5, 1)), (0, (3, 1, 1, 1)))


def draw_review(game_review: GameReview, names: Sequence[str], extension: str) -> bytes:
    """Return the content of an image file of the format `extension`."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4), layout="constrained")
    axes = figure.subplots()
    actions = [reviewed.decision.action_index for reviewed in game_review.decisions] + [game_review.action_count]
    prospects = [reviewed.before for reviewed in game_review.decisions] + [game_review.final_prospects]
    for seat, name in enumerate(names):
        percentages = [100 * each.chances[seat] for each in prospects]
        axes.plot(actions, percentages, SEAT_STYLES[seat], color=SEAT_COLOURS[seat], label=name)
    for scored in game_review.scoring_actions:
        axes.axvline(scored, color="#999999", linewidth=1)
    axes.set(ylim=(0, 100), xlim=(0, game_review.action_count))
    axes.set(xlabel=t("terminal-review-plot-actions"), ylabel=t("terminal-review-plot-chances"))
    axes.legend(frameon=False)
    picture = BytesIO()
    figure.savefig(picture, format=extension, dpi=160)
    return picture.getvalue()

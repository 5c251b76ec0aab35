"""A training run: labels, training and a match per iteration. Each iteration continues from the best net so far."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from nasrid import __version__
from nasrid.arena.cluster import play_on_ray
from nasrid.arena.match import Failure, Fixture, GameJob, R
from nasrid.arena.pool import play_on_cores
from nasrid.arena.standing import MatchStandings
from nasrid.bots.learned.features import features_of
from nasrid.bots.learned.net import NetError, read_model_card, with_model_card
from nasrid.checkout import current_commit
from nasrid.i18n import format_percentage, t
from nasrid.learning.labels import LabellingJob, seed_from
from nasrid.learning.promotion import PromotionMatch
from nasrid.learning.training import TrainingData, train
from nasrid.rules.table.options import Options

MULTIPLAYER_MATCH_SEATS = 4  # in promotion matches of a net for more than two players
NET_NAMES = tuple(f"{game}-{players}" for game in ("alhambra", "granada", "combined") for players in ("2", "many"))


class TrainingError(Exception):
    """A reason why training cannot continue, for the user."""


class TrainingInterruptedError(Exception):
    """Training was asked to stop."""


@dataclass(frozen=True)
class TrainingConfig:
    """The settings of a training run."""

    net: str  # a key of NETS
    folder: Path  # contains the nets; an existing one is trained further
    iterations: int  # in total, including finished ones
    games: int  # labelled per iteration
    promotion_games: int  # of a new net against the current one
    seed: int
    executor: str  # "cores" or "ray"
    processes: int | None  # None for one per core

    @property
    def path(self) -> Path:
        return self.folder / f"{self.net}.net"

    @property
    def options(self) -> Options:
        game, _, players = self.net.partition("-")
        return Options.of(game=game, players=MULTIPLAYER_MATCH_SEATS if players == "many" else 2)


class Trainer:
    """A training run. A restarted run continues after the last finished iteration, with the same result."""

    def __init__(
        self, config: TrainingConfig, on_progress: Callable[[str], None], should_stop: Callable[[], bool]
    ) -> None:
        self.config = config
        self._on_progress = on_progress
        self._should_stop = should_stop

    def run(self) -> None:
        config = self.config
        config.folder.mkdir(parents=True, exist_ok=True)
        while (done := len(self._history())) < config.iterations:
            try:
                self._iterate(done)
            except TrainingInterruptedError:
                self._on_progress(t("cli-train-stopped", net=config.net, done=done))
                return
        self._on_progress(t("cli-train-done", net=config.net, iterations=config.iterations, file=str(config.path)))

    def _history(self) -> list[dict[str, Any]]:
        """Return the iterations on the net's card."""
        if not self.config.path.exists():
            return []
        try:
            history: list[dict[str, Any]] = read_model_card(self.config.path.read_bytes())["history"]
            return history
        except (NetError, KeyError):
            raise TrainingError(t("cli-train-foreign", file=str(self.config.path))) from None

    def _iterate(self, number: int) -> None:
        config, start = self.config, monotonic()
        before = config.path.read_bytes() if config.path.exists() else None
        data = self._label_games(number, before)
        labelled = monotonic()
        model, results = train(data, features_of(config.options), before, config.seed, number)
        trained = monotonic()
        self._on_progress(
            t(
                "cli-train-iteration",
                net=config.net,
                number=number + 1,
                rows=results["rows"],
                games=config.games,
                played=round(labelled - start),
                trained=round(trained - labelled),
                error=results["error within a decision"],
                without=results["the same without a net"],
            )
        )
        entry = {
            "version": __version__,
            "commit": current_commit(),
            "seed": config.seed,
            "games": config.games,
            **results,
        }
        kept = new = model.to_net({"net": config.net})
        if before and config.promotion_games:
            entry |= self._play_promotion_match(number, new, before)
            kept = new if entry["promoted"] else before
        card = (
            read_model_card(before) if before else {}
        )  # earlier findings about the net, such as its chances, remain useful
        self._write(with_model_card(kept, card | read_model_card(kept) | {"history": [*self._history(), entry]}))

    def _label_games(self, number: int, before: bytes | None) -> TrainingData:
        config, options = self.config, self.config.options
        job = LabellingJob(options.game, options.players > 2, before, self._seed_text(number), config.games)
        labels = dict(self._play(job))
        return TrainingData.from_labels([labels[fixture] for fixture in job.fixtures()])

    def _seed_text(self, number: int) -> str:
        return f"{self.config.seed} {self.config.net} {number}"

    def _play_promotion_match(self, number: int, new: bytes, before: bytes) -> dict[str, Any]:
        """Return whether the new net replaces the current one, and the result of the match."""
        config = self.config
        match = PromotionMatch.from_nets(
            config.options, (new, before), seed_from(f"trial {self._seed_text(number)}"), config.promotion_games
        )
        standings = MatchStandings(match)
        for fixture, played in self._play(match):
            standings.add(fixture, played)
        row, share = standings.rows()[0], 1 / config.options.players
        is_promoted = row.win_rate > share
        shown = {
            name: format_percentage(value)
            for name, value in (("won", row.win_rate), ("low", row.low), ("high", row.high))
        }
        message = "cli-train-promoted" if is_promoted else "cli-train-kept"
        self._on_progress(t(message, net=config.net, games=row.games, share=format_percentage(share), **shown))
        won = f"{row.win_rate:.1%} ({row.low:.1%}-{row.high:.1%}) of {row.games} games against the net before"
        return {"won": won, "promoted": is_promoted}

    def _play(self, job: GameJob[R]) -> Iterator[tuple[Fixture, R]]:
        play = play_on_ray if self.config.executor == "ray" else play_on_cores
        with closing(play(job, self.config.processes, self._should_stop)) as results:
            for fixture, result in results:
                if isinstance(result, Failure):
                    raise TrainingError(t("cli-failed", reason=result.message))
                yield fixture, result
        if self._should_stop():
            raise TrainingInterruptedError

    def _write(self, net: bytes) -> None:
        """Write the file atomically."""
        new = self.config.path.with_suffix(".new")
        new.write_bytes(net)
        os.replace(new, self.config.path)

"""A training run: steps of labels and training, then a match. Each iteration continues from the best net so far."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from io import BytesIO
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any
from zipfile import BadZipFile

import numpy as np

from nasrid import __version__
from nasrid.arena.cluster import play_on_ray
from nasrid.arena.driver import PlayedGame
from nasrid.arena.match import Failure, Fixture, GameJob, MatchPart, R
from nasrid.arena.pool import play_on_cores
from nasrid.arena.standing import MatchStandings
from nasrid.bots.learned.features import features_of
from nasrid.bots.learned.net import NetError, read_model_card, with_model_card
from nasrid.checkout import current_commit
from nasrid.i18n import format_percentage, t
from nasrid.learning.labels import LabellingJob, seed_from
from nasrid.learning.promotion import PromotionMatch
from nasrid.learning.training import Learner, TrainingData, currency_column_orders
from nasrid.rules.table.options import Options

MULTIPLAYER_MATCH_SEATS = 4  # in promotion matches of a net for more than two players
PROMOTION_PART_GAMES = 200
NET_NAMES = tuple(f"{game}-{players}" for game in ("alhambra", "granada", "combined") for players in ("2", "many"))


class TrainingError(Exception):
    """A reason why training cannot continue, for the user."""


class TrainingInterruptedError(Exception):
    """Training was asked to stop."""


@dataclass(frozen=True)
class TrainingConfig:
    """The settings of a training run."""

    net: str  # one of NET_NAMES
    folder: Path  # contains the nets; an existing one is trained further
    iterations: int  # in total, including finished ones
    steps: int  # per iteration; a stopped run continues after the last finished step
    games: int  # labelled per step
    promotion_games: int  # of a new net against the current one
    seed: int
    executor: str  # "cores" or "ray"
    processes: int | None  # None for one per core
    minutes: float | None = None  # no part starts that would probably end later

    @property
    def path(self) -> Path:
        return self.folder / f"{self.net}.net"

    @property
    def checkpoint_path(self) -> Path:
        return self.folder / f"{self.net}.checkpoint"

    @property
    def options(self) -> Options:
        game, _, players = self.net.partition("-")
        return Options.of(game=game, players=MULTIPLAYER_MATCH_SEATS if players == "many" else 2)


class Trainer:
    """A training run. A restarted run continues after the last finished part, with the same result.

    A part is a step, or some games of a promotion match.
    """

    def __init__(
        self, config: TrainingConfig, on_progress: Callable[[str], None], is_interrupted: Callable[[], bool]
    ) -> None:
        self.config = config
        self._on_progress = on_progress
        self._deadline = inf if config.minutes is None else monotonic() + 60 * config.minutes
        self._is_interrupted = is_interrupted
        self._seconds: dict[str, float] = {}  # the last duration of a step, and of a game of a promotion match

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

    def _should_stop(self) -> bool:
        return self._is_interrupted() or monotonic() > self._deadline

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
        config = self.config
        before = config.path.read_bytes() if config.path.exists() else None
        checkpoint = Checkpoint.load(config.checkpoint_path, self._iteration_key(number, before))
        checkpoint.seconds = self._seconds = self._seconds | checkpoint.seconds
        while checkpoint.step < config.steps:
            with self._timed_part("step"):
                self._take_step(checkpoint, number, before)
            checkpoint.save(config.checkpoint_path)
        assert checkpoint.learner
        entry = {
            "version": __version__,
            "commit": current_commit(),
            "seed": config.seed,
            "games": config.games * config.steps,
            **checkpoint.results,
        }
        kept = new = checkpoint.learner.model.to_net({"net": config.net})
        if before and config.promotion_games:
            entry |= self._play_promotion_match(checkpoint, number, new, before)
            kept = new if entry["promoted"] else before
        card = read_model_card(before) if before else {}  # earlier findings about the net remain useful
        self._write(with_model_card(kept, card | read_model_card(kept) | {"history": [*self._history(), entry]}))
        config.checkpoint_path.unlink()

    @contextmanager
    def _timed_part(self, kind: str, size: int = 1) -> Iterator[None]:
        """Measure a part. Do not start it if it would probably end after the deadline."""
        start = monotonic()
        if start + size * self._seconds.get(kind, 0.0) > self._deadline:
            raise TrainingInterruptedError
        yield
        self._seconds[kind] = (monotonic() - start) / size

    def _take_step(self, checkpoint: Checkpoint, number: int, before: bytes | None) -> None:
        """Label games and learn from them."""
        config, start, step = self.config, monotonic(), checkpoint.step
        data = self._label_games(f"{self._seed_text(number)} {step}", before)
        labelled = monotonic()
        random = np.random.default_rng((config.seed, number, step))
        orders = currency_column_orders(features_of(config.options), data.rows.shape[1])
        if checkpoint.learner is None:
            checkpoint.learner = Learner.start(data, orders, before, random)
        results = checkpoint.learner.learn(data, orders, random, step / config.steps, (step + 1) / config.steps)
        results["rows"] += checkpoint.results.get("rows", 0)
        checkpoint.step, checkpoint.results = step + 1, results
        self._on_progress(
            t(
                "cli-train-step",
                net=config.net,
                number=number + 1,
                step=step + 1,
                steps=config.steps,
                rows=len(data.rows),
                games=config.games,
                played=round(labelled - start),
                trained=round(monotonic() - labelled),
                error=results["error within a decision"],
                without=results["the same without a net"],
            )
        )

    def _iteration_key(self, number: int, before: bytes | None) -> str:
        """Return a text that differs if a checkpoint cannot be continued with these settings."""
        config = self.config
        leaf = sha256(before or b"").hexdigest()
        work = f"{config.games}x{config.steps}+{config.promotion_games}"
        return f"{__version__} {self._seed_text(number)} {work} {leaf}"

    def _label_games(self, seed: str, before: bytes | None) -> TrainingData:
        options = self.config.options
        job = LabellingJob(options.game, options.players > 2, before, seed, self.config.games)
        labels = dict(self._play(job))
        return TrainingData.from_labels([labels[fixture] for fixture in job.fixtures()])

    def _seed_text(self, number: int) -> str:
        return f"{self.config.seed} {self.config.net} {number}"

    def _play_promotion_match(self, checkpoint: Checkpoint, number: int, new: bytes, before: bytes) -> dict[str, Any]:
        """Return whether the new net replaces the current one, and the result of the match."""
        config = self.config
        match = PromotionMatch.from_nets(
            config.options, (new, before), seed_from(f"trial {self._seed_text(number)}"), config.promotion_games
        )
        while (part := MatchPart.after(match, checkpoint.games, PROMOTION_PART_GAMES)).games:
            if played := len(checkpoint.games):
                self._on_progress(
                    t("cli-train-match", net=config.net, number=number + 1, played=played, games=match.games)
                )
            with self._timed_part("promotion game", part.games):
                self._play_promotion_part(checkpoint, part)
        standings = MatchStandings(match)
        for fixture, game in checkpoint.games.items():
            standings.add(fixture, game)
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

    def _play_promotion_part(self, checkpoint: Checkpoint, part: MatchPart) -> None:
        """Play these games. The finished ones are stored even if the others are interrupted."""
        try:
            for fixture, played in self._play(part):
                checkpoint.games[fixture] = played
        finally:
            checkpoint.save(self.config.checkpoint_path)

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
        replace_file(self.config.path, net)


@dataclass
class Checkpoint:
    """The state of an unfinished iteration."""

    key: str  # of the iteration and its settings
    step: int = 0  # steps taken
    seconds: dict[str, float] = field(default_factory=dict)  # the last duration of each kind of part
    results: dict[str, Any] = field(default_factory=dict)
    learner: Learner | None = None
    games: dict[Fixture, PlayedGame] = field(default_factory=dict)  # of the promotion match

    @classmethod
    def load(cls, path: Path, key: str) -> Checkpoint:
        """Return the checkpoint of a file, or a new one."""
        if not path.exists():
            return cls(key)
        try:
            with np.load(path) as arrays:
                fields = json.loads(str(arrays["fields"]))
                games = {Fixture(*fixture): PlayedGame.from_summary(game) for fixture, game in fields.pop("games")}
                learner = Learner.from_arrays(arrays)
        except (ValueError, KeyError, OSError, BadZipFile):
            raise TrainingError(t("cli-train-damaged", file=str(path))) from None
        if fields["key"] != key:
            raise TrainingError(t("cli-train-other-settings", file=str(path)))
        return cls(**fields, learner=learner, games=games)

    def save(self, path: Path) -> None:
        assert self.learner
        fields = {
            "key": self.key,
            "step": self.step,
            "seconds": self.seconds,
            "results": self.results,
            "games": [(fixture, game.summary()) for fixture, game in self.games.items()],
        }
        data = BytesIO()
        np.savez(data, fields=np.array(json.dumps(fields)), **self.learner.arrays())
        replace_file(path, data.getvalue())


def replace_file(path: Path, data: bytes) -> None:
    """Write a file atomically."""
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(data)
    os.replace(new, path)

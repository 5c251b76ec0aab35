"""Labels, training and a match, again and again; every iteration goes on from the best net so far."""

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
from nasrid.checkout import commit
from nasrid.language import percent, t
from nasrid.learning.labels import Labelling, seed_from
from nasrid.learning.promotion import Trial
from nasrid.learning.training import Data, train
from nasrid.rules.table.options import Options

MANY = 4  # players of the matches of a net for more than two
NETS = tuple(f"{game}-{players}" for game in ("alhambra", "granada", "combined") for players in ("2", "many"))


class TrainingError(Exception):
    """Why training cannot go on; a sentence."""


class Stopped(Exception):  # noqa: N818 (somebody wanted it)
    """Told to stop."""


@dataclass(frozen=True)
class Course:
    """What is to be learned, and how."""

    net: str  # of NETS
    folder: Path  # of nets: what is there is trained further
    iterations: int  # in all, with those that are done
    games: int  # that are labelled in an iteration
    check: int  # games of a new net against the one before
    seed: int
    engine: str  # cores or ray
    processes: int | None  # otherwise one for each core

    @property
    def path(self) -> Path:
        return self.folder / f"{self.net}.net"

    @property
    def options(self) -> Options:
        game, _, players = self.net.partition("-")
        return Options.of(game=game, players=MANY if players == "many" else 2)


class Learning:
    """One course. Who begins it again goes on after the last iteration that was finished, with the same result."""

    def __init__(self, course: Course, say: Callable[[str], None], stop: Callable[[], bool]) -> None:
        self.course = course
        self._say = say
        self._stop = stop

    def run(self) -> None:
        course = self.course
        course.folder.mkdir(parents=True, exist_ok=True)
        while (done := len(self._history())) < course.iterations:
            try:
                self._iterate(done)
            except Stopped:
                self._say(t("cli-train-stopped", net=course.net, done=done))
                return
        self._say(t("cli-train-done", net=course.net, iterations=course.iterations, file=str(course.path)))

    def _history(self) -> list[dict[str, Any]]:
        """What the card of the net tells of every iteration."""
        if not self.course.path.exists():
            return []
        try:
            history: list[dict[str, Any]] = read_model_card(self.course.path.read_bytes())["history"]
            return history
        except (NetError, KeyError):
            raise TrainingError(t("cli-train-foreign", file=str(self.course.path))) from None

    def _iterate(self, number: int) -> None:
        course, start = self.course, monotonic()
        before = course.path.read_bytes() if course.path.exists() else None
        data = self._data(number, before)
        labelled = monotonic()
        model, results = train(data, features_of(course.options), before, course.seed, number)
        trained = monotonic()
        self._say(
            t(
                "cli-train-iteration",
                net=course.net,
                number=number + 1,
                rows=results["rows"],
                games=course.games,
                played=round(labelled - start),
                trained=round(trained - labelled),
                error=results["error within a decision"],
                without=results["the same without a net"],
            )
        )
        entry = {"version": __version__, "commit": commit(), "seed": course.seed, "games": course.games, **results}
        kept = new = model.written({"net": course.net})
        if before and course.check:
            entry |= self._tried(number, new, before)
            kept = new if entry["promoted"] else before
        told = (
            read_model_card(before) if before else {}
        )  # what was found out about the net before, as its chances, still helps
        self._write(with_model_card(kept, told | read_model_card(kept) | {"history": [*self._history(), entry]}))

    def _data(self, number: int, before: bytes | None) -> Data:
        course, options = self.course, self.course.options
        work = Labelling(options.game, options.players > 2, before, self._seed(number), course.games)
        labels = dict(self._played(work))
        return Data.of([labels[fixture] for fixture in work.fixtures()])

    def _seed(self, number: int) -> str:
        return f"{self.course.seed} {self.course.net} {number}"

    def _tried(self, number: int, new: bytes, before: bytes) -> dict[str, Any]:
        """Whether the new net takes the place of the one before, and why."""
        course = self.course
        trial = Trial.of(course.options, (new, before), seed_from(f"trial {self._seed(number)}"), course.check)
        standing = MatchStandings(trial)
        for fixture, played in self._played(trial):
            standing.add(fixture, played)
        row, share = standing.rows()[0], 1 / course.options.players
        promoted = row.win_rate > share
        shown = {name: percent(value) for name, value in (("won", row.win_rate), ("low", row.low), ("high", row.high))}
        message = "cli-train-promoted" if promoted else "cli-train-kept"
        self._say(t(message, net=course.net, games=row.games, share=percent(share), **shown))
        won = f"{row.win_rate:.1%} ({row.low:.1%}-{row.high:.1%}) of {row.games} games against the net before"
        return {"won": won, "promoted": promoted}

    def _played(self, work: GameJob[R]) -> Iterator[tuple[Fixture, R]]:
        play = play_on_ray if self.course.engine == "ray" else play_on_cores
        with closing(play(work, self.course.processes, self._stop)) as results:
            for fixture, result in results:
                if isinstance(result, Failure):
                    raise TrainingError(t("cli-failed", reason=result.message))
                yield fixture, result
        if self._stop():
            raise Stopped

    def _write(self, net: bytes) -> None:
        """Whole or not at all."""
        new = self.course.path.with_suffix(".new")
        new.write_bytes(net)
        os.replace(new, self.course.path)

"""A table with explicit chance: pending draws, legal indices, each seat's history, and the end of the game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from random import Random

import numpy as np

from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.dealing import checked_tiles
from nasrid.envs.boxes import FULL_BOX, checked_box
from nasrid.envs.checks import checked_choice
from nasrid.envs.codec import Path
from nasrid.envs.decisions import Decisions, IllegalIndexError
from nasrid.envs.observation.encoder import Encoder
from nasrid.envs.openspiel.chance import (
    ChanceChoiceNeededError,
    ChanceGame,
    Odds,
    ScriptedChance,
    game_from_outcomes,
    game_from_seed_digits,
    outcome_names,
)
from nasrid.envs.rewards import REWARD_KINDS, Rewards, settled_scores, step_rewards
from nasrid.envs.space import ACTION_COUNT, describe_index
from nasrid.rules.errors import OptionsError
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event, Scored, SeatEvent
from nasrid.rules.table.options import Options
from nasrid.rules.wire.encode import encode

SAMPLED = "sampled"
CHANCE_MODES = ("explicit", "seed", SAMPLED)
INFORMATION_KINDS = ("imperfect", "perfect")
PATH_COUNT_SCALE = 10  # `path_counts` is 1 for an index that was chosen this often
LogEntry = tuple[str, int | None]  # an observed text, and the only seat that saw it, if any


class OpenSpielConfig:
    """The immutable settings of a game, shared by all tables and their copies."""

    def __init__(
        self,
        options: Options,
        *,
        chance: str,
        information: str,
        reward: str,
        max_game_length: int,
        tiles: int,
        box: str,
        rng_seed: int,
    ) -> None:
        if max_game_length < 1:
            raise OptionsError(f"max_game_length must be at least 1, not {max_game_length}")
        self.options = options
        self.chance = checked_choice("chance", chance, CHANCE_MODES)
        self.has_perfect_information = checked_choice("information", information, INFORMATION_KINDS) == "perfect"
        if self.has_perfect_information and chance == "seed":
            raise OptionsError("perfect information needs chance=explicit or sampled, because a seed hides the deck")
        if box != FULL_BOX and chance == "seed":
            raise OptionsError("a box needs chance=explicit or sampled, because a seed hides who was dealt which card")
        self.reward = checked_choice("reward", reward, REWARD_KINDS)
        self.max_game_length = max_game_length
        self.is_sampled = chance == SAMPLED
        self.random = Random(rng_seed) if rng_seed >= 0 else Random()  # for sampled draws
        self.tiles = checked_tiles(tiles)
        self.box = checked_box(box, options, tiles)
        self._parameters = {
            "chance": chance,
            "information": information,
            "reward": reward,
            "max_game_length": max_game_length,
            "tiles": tiles,
            "box": box,
            "rng_seed": rng_seed,
        }
        self.encoder = Encoder(options)
        self.outcomes = outcome_names(options, chance)
        self.outcome_numbers = {name: number for number, name in enumerate(self.outcomes)}
        start = game_from_seed_digits if chance == "seed" else game_from_outcomes
        self.start_game = partial(start, options, tiles, self.box)

    def __reduce__(self) -> tuple[object, ...]:
        return _read_config, (json.dumps(self.options.to_json()), json.dumps(self._parameters))


@lru_cache(maxsize=8)
def _read_config(options: str, parameters: str) -> OpenSpielConfig:
    return OpenSpielConfig(Options.from_json(json.loads(options)), **json.loads(parameters))


class ChanceDecisions(Decisions):
    """Decisions in a game whose draws are chosen. The next action takes its draws from `outcomes`.

    If they are too few, it raises ChanceChoiceNeededError, and nothing changes.
    """

    outcomes: tuple[str, ...] = ()

    def _carry_out(self, action: Action) -> list[Event]:
        game = self.game.copy()
        if isinstance(game.state.chance, ScriptedChance):
            game.state.chance.outcomes = iter(self.outcomes)
        try:
            events = game.apply(action)
        except ChanceChoiceNeededError as error:
            error.action = action
            raise
        self.game, self.outcomes = game, ()
        return events


class ChanceTable:
    """A table where either chance chooses one of `odds`, or `seat` chooses an index, or `is_over` is True."""

    def __init__(self, config: OpenSpielConfig) -> None:
        self.config = config
        self.decisions: ChanceDecisions | None = None  # None until the table is set up
        self.choices = 0  # the number of indices chosen so far
        self.history: list[int] = []  # all indices and outcomes
        self.rewards: Rewards = (0.0,) * config.options.players  # of the last choice or draw
        self.returns = self.rewards  # the sum of all rewards so far
        self.seen: list[LogEntry] = []
        self.path_counts = np.zeros((config.options.players, ACTION_COUNT), np.float32)
        self._path: tuple[int, Path] | None = None  # the seat whose action is being chosen, and its indices
        self._needed_choice: ChanceChoiceNeededError | None = None
        self.outcomes: tuple[str, ...] = ()  # the draws made so far for the pending action
        self._run_until_choice(self._set_up)

    def copy(self) -> ChanceTable:
        copy = ChanceTable.__new__(ChanceTable)
        copy.__dict__.update(self.__dict__)
        copy.decisions = self.decisions and self.decisions.copy()
        copy.seen = self.seen.copy()
        copy.history = self.history.copy()
        copy.path_counts = self.path_counts.copy()
        return copy

    def resampled(self, seat: int, random: Random) -> ChanceTable:
        """Return a table that looks the same to the seat. Everything hidden from it is resampled.

        The new table can be played on and copied. With the full box, its history is that of the original. With a
        reduced box, pending draws and the other seat's unfinished action are undone, because the seat has seen neither.
        """
        if self.decisions is None:
            return ChanceTable(self.config)  # nobody has seen anything yet
        if self.config.box:
            return self._with_other_cards(seat, random)
        copy: ChanceTable = self.copy()
        copy.decisions = self._determinise(self.decisions, seat, random)
        game = copy.decisions.game
        copy.seen = [(text, only) for text, only in self.seen if only is None or only == seat]
        copy.seen += [
            (json.dumps(encode(game.player_view(other_seat))), other_seat)
            for other_seat in self._seats()
            if other_seat != seat
        ]
        if self._needed_choice:
            assert self._needed_choice.action
            copy.outcomes = ()
            try:
                copy.decisions.apply(self._needed_choice.action)
            except ChanceChoiceNeededError as error:
                copy._needed_choice = error
        return copy

    def _with_other_cards(self, seat: int, random: Random) -> ChanceTable:
        """Return a table of the reduced box in which the other seat was dealt a card that fits its public choices."""
        tables, weights = [], []
        assert self.config.box
        for card in sorted(set(self.config.box.money)):
            history = self._seen_history(seat)
            history[1 - seat] = self.config.outcome_numbers[card]  # the first two draws are the cards of the seats
            table, weight = ChanceTable(self.config), 1.0
            try:
                for number in history:
                    weight *= table.probability(number)
                    table.play(number)
            except IllegalIndexError:
                continue
            if table.seen_by(seat) == self.seen_by(seat):
                tables.append(table)
                weights.append(weight)
        return random.choices(tables, weights)[0]

    def _seen_history(self, seat: int) -> list[int]:
        """Return the history without the draws and the other seat's indices of an action that is not complete."""
        assert self.decisions
        chosen = 0 if self.decisions.seat == seat else len(self.decisions.prefix)
        return self.history[: len(self.history) - len(self.outcomes) - chosen]

    def probability(self, number: int) -> float:
        """Return the probability of an outcome of the pending draw, or 1 if a seat chooses."""
        if self.odds is None:
            return 1.0
        return self.odds.get(self.config.outcomes[number], 0) / sum(self.odds.values())

    def _seats(self) -> range:
        return range(self.config.options.players)

    def _determinise(self, decisions: ChanceDecisions, seat: int, random: Random) -> ChanceDecisions:
        view, state = decisions.view(seat), decisions.game.state
        game = Determiniser(view, decisions.ledger).draw(random)
        if isinstance(state.chance, ScriptedChance):
            # The contents of the bag are decided when a tile is drawn, so there is nothing to sample.
            game.state.chance, game.state.bags = state.chance.copy(), state.bags
            game = ChanceGame(game.state)
        if seat != decisions.seat:
            return decisions.in_game(game)
        if self._needed_choice is None:
            return decisions.in_game(game, decisions.prefix)
        copy = decisions.in_game(game)
        copy.prefix = decisions.prefix  # the whole prefix, because the action waits for its draws
        return copy

    def __deepcopy__(self, memo: object) -> ChanceTable:
        """Return a copy. OpenSpiel clones a state by copying its attributes deeply."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Serialise the table as its history, which is the shortest form."""
        return _replay, (self.config, self.history)

    # State

    @property
    def odds(self) -> Odds | None:
        """Return the odds of the pending draw, or None."""
        return self._needed_choice.odds if self._needed_choice else None

    @property
    def is_over(self) -> bool:
        """Return True if the game is over. It may be stopped while an action is chosen, but not during its draws."""
        if self._needed_choice or self.decisions is None:
            return False
        return self.decisions.is_over or self.choices >= self.config.max_game_length

    @property
    def seat(self) -> int | None:
        """Return the seat that chooses an index; None during draws and after the end."""
        return None if self._needed_choice or self.is_over or self.decisions is None else self.decisions.seat

    def sampled_outcome(self) -> int:
        """Return a random outcome of the pending draw."""
        assert self.odds
        (name,) = self.config.random.choices(list(self.odds), list(self.odds.values()))
        return self.config.outcome_numbers[name]

    def legal_indices(self) -> list[int]:
        return [] if self.seat is None or self.decisions is None else self.decisions.legal_indices()

    def seen_by(self, seat: int) -> str:
        """Return everything that the seat has seen and chosen, in order. With perfect information, it sees all."""
        everything = self.config.has_perfect_information
        return "\n".join(text for text, only in self.seen if everything or only is None or only == seat)

    # Choices

    def play(self, number: int) -> None:
        """Play an outcome if a draw is pending, otherwise an index."""
        if self.odds is None:
            self._choose(number)
        else:
            self._draw(number)
        self.history.append(number)

    def _choose(self, index: int) -> None:
        """Choose an index for the seat. Raise IllegalIndexError if it is illegal."""
        if self.seat is None or self.decisions is None:
            raise IllegalIndexError("the game is over" if self.is_over else "a draw is pending")
        self.seen.append((f"you choose {describe_index(index)}", self.seat))
        self._path = self.seat, (*self.decisions.prefix, index)
        try:
            self._run_until_choice(partial(self.decisions.step, index))
        except IllegalIndexError:
            self.seen.pop()
            raise

    def _draw(self, outcome: int) -> None:
        """Choose the outcome of the pending draw by its number."""
        if self.odds is None:
            raise IllegalIndexError("no draw is pending")
        names = self.config.outcomes
        name = names[outcome] if 0 <= outcome < len(names) else "no outcome"
        if name not in self.odds:
            allowed = "; ".join(f"{self.config.outcome_numbers[other]} ({other})" for other in self.odds)
            raise IllegalIndexError(f"{outcome} ({name}) cannot be drawn; there are {allowed}")
        self.outcomes += (name,)
        self._run_until_choice(self._apply if self.decisions else self._set_up)

    def _set_up(self) -> Iterable[Event]:
        game = self.config.start_game(self.outcomes)
        self.decisions = ChanceDecisions(game, can_redesign=self.config.box is None)
        if self.config.box:  # its cards are dealt secretly, without events
            self.seen += [(f"your card: {' '.join(game.player_view(seat).hand or ())}", seat) for seat in self._seats()]
        return game.setup_events

    def _apply(self) -> Iterable[Event]:
        """Retry the action that waits for draws."""
        decisions, needed_choice = self.decisions, self._needed_choice
        assert decisions
        assert needed_choice
        assert needed_choice.action
        decisions.outcomes = self.outcomes
        return decisions.apply(needed_choice.action)

    def _run_until_choice(self, action: Callable[[], Iterable[Event] | None]) -> None:
        """Run an action until it is complete or needs a draw."""
        before = self._scores()
        is_choice = self.seat is not None
        try:
            events = action()
        except ChanceChoiceNeededError as error:
            self._needed_choice = error
        else:
            self._needed_choice, self.outcomes = None, ()
            self._record_events(events)
        self.choices += is_choice
        is_over = self.is_over
        after = settled_scores(self.decisions.game) if is_over and self.decisions else self._scores()
        self.rewards = step_rewards(self.config.reward, before, after, is_over=is_over)
        self.returns = tuple(total + more for total, more in zip(self.returns, self.rewards, strict=True))

    def _scores(self) -> tuple[int, ...]:
        return self.decisions.game.scores if self.decisions else (0,) * self.config.options.players

    def _record_events(self, events: Iterable[Event] | None) -> None:
        """Log the events and the next decision. Do nothing while an action is still being chosen."""
        if events is None:
            return
        if self._path:
            seat, path = self._path
            for index in path:
                self.path_counts[seat, index] += 1 / PATH_COUNT_SCALE
        for event in events:
            self.seen.append((_event_text(event), _private_to(event)))
        assert self.decisions
        game = self.decisions.game
        self.seen.append(("the game is over" if game.is_over else f"seat {game.seat} decides: {game.step}", None))


def _private_to(event: Event) -> int | None:
    """Return the seat of a secret event, or None for a public one."""
    if event.is_visible_to(None):
        return None
    assert isinstance(event, SeatEvent)
    return event.seat


def _replay(config: OpenSpielConfig, history: Iterable[int]) -> ChanceTable:
    table = ChanceTable(config)
    for number in history:
        table.play(number)
    return table


def _event_text(event: Event) -> str:
    """Return an event as text. A score sheet follows from public information, so only its scores are written."""
    if isinstance(event, Scored):
        sheet = event.sheet
        return f"scored {sheet.scoring}: {' '.join(map(str, sheet.scores))}, Dirk {sheet.dirk_score}"
    return json.dumps(encode(event))

"""A table at which chance is one of those who choose: what it may choose, what each seat has seen, when it is over."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from random import Random

import numpy as np

from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.dealing import checked_tiles
from nasrid.envs.codec import Path
from nasrid.envs.decisions import Decisions, IllegalIndex
from nasrid.envs.observation.encoder import Encoder
from nasrid.envs.openspiel.chance import ChanceGame, ChosenChance, Odds, Undecided, drawn, outcome_names, seeded
from nasrid.envs.rewards import Rewards, checked_reward, most_reward, rewards, settled_scores
from nasrid.envs.space import SIZE, describe
from nasrid.rules.errors import OptionsError
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event, Scored, SeatEvent
from nasrid.rules.table.options import Options
from nasrid.rules.wire.encode import encode

CHANCES = ("explicit", "seed")
FULL_COUNT = 10  # of an index that was chosen so often, `path_counts` has 1
Entry = tuple[str, int | None]  # what was seen, and by whom alone


class Terms:
    """What never changes while a game is played. All tables and their copies share it."""

    def __init__(self, options: Options, *, chance: str, reward: str, max_game_length: int, tiles: int) -> None:
        if chance not in CHANCES:
            raise OptionsError(f"chance must be one of {', '.join(CHANCES)}, not {chance!r}")
        if max_game_length < 1:
            raise OptionsError(f"max_game_length must be at least 1, not {max_game_length}")
        self.options = options
        self.chance = chance
        self.reward = checked_reward(reward)
        self.max_game_length = max_game_length
        self.tiles = checked_tiles(tiles)
        self.encoder = Encoder(options)
        self.outcomes = outcome_names(options, chance)
        self.outcome_numbers = {name: number for number, name in enumerate(self.outcomes)}
        self.begin = partial(drawn if chance == "explicit" else seeded, options, tiles)

    def __reduce__(self) -> tuple[object, ...]:
        written = json.dumps(self.options.to_json())
        return _read_terms, (written, self.chance, self.reward, self.max_game_length, self.tiles)

    def most_utility(self) -> float:
        return most_reward(self.reward, self.options)


@lru_cache(maxsize=8)
def _read_terms(options: str, chance: str, reward: str, max_game_length: int, tiles: int) -> Terms:
    return Terms(
        Options.from_json(json.loads(options)),
        chance=chance,
        reward=reward,
        max_game_length=max_game_length,
        tiles=tiles,
    )


class ChanceDecisions(Decisions):
    """Decisions in a game whose draws are chosen. `outcomes` are those that the next action makes: if they are too few
    it raises Undecided, and nothing has changed."""

    outcomes: tuple[str, ...] = ()

    def _carry_out(self, action: Action) -> list[Event]:
        game = self.game.copy()
        if isinstance(game.state.chance, ChosenChance):
            game.state.chance.outcomes = iter(self.outcomes)
        try:
            events = game.apply(action)
        except Undecided as undecided:
            undecided.action = action
            raise
        self.game, self.outcomes = game, ()
        return events


class ChanceTable:
    """Either chance has to choose one of `odds`, or `seat` has to choose an index, or it `is_over`."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.decisions: ChanceDecisions | None = None  # until the table is set up
        self.choices = 0  # of indices so far
        self.history: list[int] = []  # all indices and outcomes
        self.rewards: Rewards = (0.0,) * terms.options.players  # of the last choice or draw
        self.returns = self.rewards  # all rewards so far
        self.seen: list[Entry] = []
        self.path_counts = np.zeros((terms.options.players, SIZE), np.float32)  # what each seat has chosen so far
        self._path: tuple[int, Path] | None = None  # whose action is being chosen, and its indices
        self._undecided: Undecided | None = None
        self.drawn: tuple[str, ...] = ()  # for what is being done
        self._proceed(self._set_up)

    def copy(self) -> ChanceTable:
        twin = ChanceTable.__new__(ChanceTable)
        twin.__dict__.update(self.__dict__)
        twin.decisions = self.decisions and self.decisions.copy()
        twin.seen = self.seen.copy()
        twin.history = self.history.copy()
        twin.path_counts = self.path_counts.copy()
        return twin

    def resampled(self, seat: int, random: Random) -> ChanceTable:
        """A table that looks to the seat as this one does; what is hidden from it is drawn anew. It can be played on
        and copied; its history is still that of this one."""
        if self.decisions is None:
            return ChanceTable(self.terms)  # nobody has seen anything
        twin = self.copy()
        twin.decisions = self._imagined(self.decisions, seat, random)
        game = twin.decisions.game
        twin.seen = [(text, only) for text, only in self.seen if only is None or only == seat]
        twin.seen += [(json.dumps(encode(game.player_view(one))), one) for one in self._seats() if one != seat]
        if self._undecided:
            assert self._undecided.action
            twin.drawn = ()
            try:
                twin.decisions.apply(self._undecided.action)
            except Undecided as undecided:
                twin._undecided = undecided
        return twin

    def _seats(self) -> range:
        return range(self.terms.options.players)

    def _imagined(self, decisions: ChanceDecisions, seat: int, random: Random) -> ChanceDecisions:
        view, state = decisions.view(seat), decisions.game.state
        game = Determiniser(view, decisions.ledger).draw(random)
        if isinstance(state.chance, ChosenChance):
            # What is in the bag and what is aside is decided when it is drawn, so there is nothing to imagine.
            game.state.chance, game.state.bags = state.chance.copy(), state.bags
            game = ChanceGame(game.state)
        if seat != decisions.seat:
            return decisions.in_game(game)
        if self._undecided is None:
            return decisions.in_game(game, decisions.prefix)
        twin = decisions.in_game(game)
        twin.prefix = decisions.prefix  # all of it: the action waits for its draws
        return twin

    def __deepcopy__(self, memo: object) -> ChanceTable:
        """OpenSpiel clones a state by copying deeply what it holds."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """OpenSpiel writes what a state holds; the history is the shortest way to say it."""
        return _replay, (self.terms, self.history)

    # The state of affairs

    @property
    def odds(self) -> Odds | None:
        """What may be drawn, if something is to be drawn."""
        return self._undecided.odds if self._undecided else None

    @property
    def is_over(self) -> bool:
        """The game may be stopped while an action is being chosen, but not while its draws are made."""
        if self._undecided or self.decisions is None:
            return False
        return self.decisions.is_over or self.choices >= self.terms.max_game_length

    @property
    def seat(self) -> int | None:
        """Who has to choose an index; nobody while something is to be drawn and when the game is over."""
        return None if self._undecided or self.is_over or self.decisions is None else self.decisions.seat

    def legal_indices(self) -> list[int]:
        return [] if self.seat is None or self.decisions is None else self.decisions.legal_indices()

    def seen_by(self, seat: int) -> str:
        """Everything that the seat has seen and chosen, in order."""
        return "\n".join(text for text, only in self.seen if only is None or only == seat)

    # Choosing

    def play(self, number: int) -> None:
        """An outcome if something is to be drawn, otherwise an index."""
        if self.odds is None:
            self._choose(number)
        else:
            self._draw(number)
        self.history.append(number)

    def _choose(self, index: int) -> None:
        """The seat chooses an index; IllegalIndex says why it cannot."""
        if self.seat is None or self.decisions is None:
            raise IllegalIndex("the game is over" if self.is_over else "something has to be drawn first")
        self.seen.append((f"you choose {describe(index)}", self.seat))
        self._path = self.seat, (*self.decisions.prefix, index)
        try:
            self._proceed(partial(self.decisions.step, index))
        except IllegalIndex:
            self.seen.pop()
            raise

    def _draw(self, outcome: int) -> None:
        """Chance chooses an outcome by its number."""
        if self.odds is None:
            raise IllegalIndex("nothing is to be drawn now")
        names = self.terms.outcomes
        name = names[outcome] if 0 <= outcome < len(names) else "no outcome"
        if name not in self.odds:
            there_are = "; ".join(f"{self.terms.outcome_numbers[one]} ({one})" for one in self.odds)
            raise IllegalIndex(f"{outcome} ({name}) cannot be drawn; there are {there_are}")
        self.drawn += (name,)
        self._proceed(self._apply if self.decisions else self._set_up)

    def _set_up(self) -> Iterable[Event]:
        self.decisions = ChanceDecisions(self.terms.begin(self.drawn))
        return self.decisions.game.setup_events

    def _apply(self) -> Iterable[Event]:
        """Try again what waits for draws."""
        decisions, undecided = self.decisions, self._undecided
        assert decisions
        assert undecided
        assert undecided.action
        decisions.outcomes = self.drawn
        return decisions.apply(undecided.action)

    def _proceed(self, doing: Callable[[], Iterable[Event] | None]) -> None:
        """Do it, as far as it can be done before something is to be drawn."""
        before = self._scores()
        chosen = self.seat is not None
        try:
            events = doing()
        except Undecided as undecided:
            self._undecided = undecided
        else:
            self._undecided, self.drawn = None, ()
            self._note(events)
        self.choices += chosen
        is_over = self.is_over
        after = settled_scores(self.decisions.game) if is_over and self.decisions else self._scores()
        self.rewards = rewards(self.terms.reward, before, after, over=is_over)
        self.returns = tuple(total + more for total, more in zip(self.returns, self.rewards, strict=True))

    def _scores(self) -> tuple[int, ...]:
        return self.decisions.game.scores if self.decisions else (0,) * self.terms.options.players

    def _note(self, events: Iterable[Event] | None) -> None:
        """Write down what happened, and who is asked now; nothing if an action is still being chosen."""
        if events is None:
            return
        if self._path:
            seat, path = self._path
            for index in path:
                self.path_counts[seat, index] += 1 / FULL_COUNT
        for event in events:
            self.seen.append((_written(event), _only_seen_by(event)))
        assert self.decisions
        game = self.decisions.game
        self.seen.append(("the game is over" if game.is_over else f"seat {game.seat} is asked: {game.step}", None))


def _only_seen_by(event: Event) -> int | None:
    """The seat of a secret event; what is not secret, everybody sees."""
    if event.is_visible_to(None):
        return None
    assert isinstance(event, SeatEvent)
    return event.seat


def _replay(terms: Terms, history: Iterable[int]) -> ChanceTable:
    table = ChanceTable(terms)
    for number in history:
        table.play(number)
    return table


def _written(event: Event) -> str:
    """A sheet explains points that follow from what everybody has seen, so only the scores are written down."""
    if isinstance(event, Scored):
        sheet = event.sheet
        return f"scored {sheet.scoring}: {' '.join(map(str, sheet.scores))}, Dirk {sheet.dirk_score}"
    return json.dumps(encode(event))

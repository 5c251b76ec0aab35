"""A table at which chance is one of those who choose: what it may choose, what each seat has seen, when it is over."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from itertools import chain

from nasrid.envs.decisions import Decisions, IllegalIndex
from nasrid.envs.observation.encoder import Encoder
from nasrid.envs.openspiel.chance import ChosenChance, Odds, Undecided, drawn, outcome_names, seeded
from nasrid.envs.rewards import POINTS, Rewards, checked_reward, rewards
from nasrid.envs.space import describe
from nasrid.rules.errors import OptionsError
from nasrid.rules.pieces.components import BUILDINGS, FOUNTAIN, GRANADA_START, Face
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event, Scored, SeatEvent
from nasrid.rules.table.options import Options
from nasrid.rules.table.scoring import rank_points
from nasrid.rules.wire.encode import encode

CHANCES = ("explicit", "seed")
Entry = tuple[str, int | None]  # what was seen, and by whom alone


class Terms:
    """What never changes while a game is played. All tables and their copies share it."""

    def __init__(self, options: Options, *, chance: str, reward: str, max_game_length: int, tiles: int) -> None:
        if chance not in CHANCES:
            raise OptionsError(f"chance must be one of {', '.join(CHANCES)}, not {chance!r}")
        if max_game_length < 1:
            raise OptionsError(f"max_game_length must be at least 1, not {max_game_length}")
        if tiles < 0:
            raise OptionsError(f"tiles must be 0 for all or a number of tiles, not {tiles}")
        self.options = options
        self.chance = chance
        self.reward = checked_reward(reward)
        self.max_game_length = max_game_length
        self.tiles = tiles
        self.encoder = Encoder(options)
        self.outcomes = outcome_names(options, chance)
        self.outcome_numbers = {name: number for number, name in enumerate(self.outcomes)}
        self.begin = partial(drawn if chance == "explicit" else seeded, options, tiles)

    def __reduce__(self) -> tuple[object, ...]:
        written = json.dumps(self.options.to_json())
        return _read_terms, (written, self.chance, self.reward, self.max_game_length, self.tiles)

    def most_utility(self) -> float:
        return 1.0 if self.reward == "rank" else most_points(self.options) / POINTS


@lru_cache(maxsize=8)
def _read_terms(options: str, chance: str, reward: str, max_game_length: int, tiles: int) -> Terms:
    return Terms(
        Options.from_json(json.loads(options)),
        chance=chance,
        reward=reward,
        max_game_length=max_game_length,
        tiles=tiles,
    )


def most_points(options: Options) -> int:
    """More points than anybody can make: in all three scorings the first rank of every building alone, and every
    border of the box in one wall, moat and stretch."""
    total = 0
    components = options.components
    walls = _borders((*components.alhambra, *chain(*components.of_modules.values()), FOUNTAIN))
    moats = _borders((*components.granada, *map(components.back, components.granada), GRANADA_START))
    for scoring in (1, 2, 3):
        total += walls + moats + 2 * (walls + moats)
        for kind in options.kinds:
            for building in BUILDINGS[kind]:
                in_sight = sum(face.building == building for face in components.faces.values())
                ranks = rank_points(building, kind, scoring, in_sight, options.granada_scoring == "simple")
                total += ranks[0]
    return total


def _borders(faces: Iterable[Face]) -> int:
    return sum(face.borders.bit_count() for face in faces)


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
        self._undecided: Undecided | None = None
        self.drawn: tuple[str, ...] = ()  # for what is being done
        self._proceed(self._set_up)

    def copy(self) -> ChanceTable:
        twin = ChanceTable.__new__(ChanceTable)
        twin.__dict__.update(self.__dict__)
        twin.decisions = self.decisions and self.decisions.copy()
        twin.seen = self.seen.copy()
        twin.history = self.history.copy()
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
        return self.decisions.game.opening

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
        self.rewards = rewards(self.terms.reward, before, self._scores(), over=self.is_over)
        self.returns = tuple(total + more for total, more in zip(self.returns, self.rewards, strict=True))

    def _scores(self) -> tuple[int, ...]:
        return self.decisions.game.scores if self.decisions else (0,) * self.terms.options.players

    def _note(self, events: Iterable[Event] | None) -> None:
        """Write down what happened, and who is asked now; nothing if an action is still being chosen."""
        if events is None:
            return
        for event in events:
            self.seen.append((_written(event), _only_seen_by(event)))
        assert self.decisions
        game = self.decisions.game
        self.seen.append(("the game is over" if game.is_over else f"seat {game.seat} is asked: {game.step}", None))


def _only_seen_by(event: Event) -> int | None:
    """The seat of a secret event; what is not secret, everybody sees."""
    if event.visible_to(None):
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

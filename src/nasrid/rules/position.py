"""A whole position as text, secrets included: everything needed to go on playing from it (docs/notation.md)."""

from __future__ import annotations

import ast
import json
from collections import Counter
from collections.abc import Callable, Container, Sequence
from dataclasses import fields
from functools import partial
from itertools import chain
from typing import TypeVar

from nasrid.rules.chance import Chance
from nasrid.rules.components import BUILDINGS, FOUNTAIN, GRANADA_START, Face, Kind
from nasrid.rules.errors import NotationError
from nasrid.rules.modules.bonus import OpenReveals, RevealRound
from nasrid.rules.modules.huts import LIMIT, owned
from nasrid.rules.modules.vizier import OpenWindow, Window
from nasrid.rules.money import EXCHANGE, MONEY, SCORING, SPACES
from nasrid.rules.notation import (
    read_card,
    read_cards,
    read_city,
    read_face,
    read_faces,
    read_hand,
    write_city,
    write_faces,
    write_hand,
)
from nasrid.rules.options import Options
from nasrid.rules.state import Dirk, Player, State
from nasrid.rules.steps.act import Act
from nasrid.rules.steps.base import Step
from nasrid.rules.steps.end import Award, CheckEnd, CountMoney, EndGame, HoldMissedScorings
from nasrid.rules.steps.place import AwaitConfirmation, Place
from nasrid.rules.steps.refill import RefillDisplay, RefillSite
from nasrid.rules.steps.score import DirkDraws, HoldQueuedScorings, Score
from nasrid.rules.steps.turn import BeginTurn

HEADER = "nasrid position 1"
NOTHING = "-"
_SCORINGS = range(1, 4)
T = TypeVar("T")

_STEPS: dict[str, type[Step]] = {
    step.__name__: step
    for step in (
        Act,
        AwaitConfirmation,
        Award,
        BeginTurn,
        CheckEnd,
        CountMoney,
        DirkDraws,
        EndGame,
        HoldMissedScorings,
        HoldQueuedScorings,
        OpenReveals,
        OpenWindow,
        Place,
        RefillDisplay,
        RefillSite,
        RevealRound,
        Score,
        Window,
    )
}


def write_position(state: State) -> str:
    lines = [
        HEADER,
        f"options: {json.dumps(state.options.to_json(), sort_keys=True)}",
        f"agenda: {'; '.join(map(repr, reversed(state.agenda)))}",
        f"turn: {state.turn}",
        f"exact: {_yes(state.exact)}",
        f"scorings held: {' '.join(map(str, state.held))}",
        f"display: {' '.join(state.display)}",
        f"deck: {' '.join(reversed(state.deck))}",
        f"piles: {' '.join(map(str, state.piles))}",
        f"discard: {' '.join(state.discard)}",
        f"second scoring card aside: {_yes(state.second_card_aside)}",
        f"site: {' '.join(face.name if face else NOTHING for face in state.site)}",
        f"marker: {state.marker}",
        *(f"{kind.name.lower()} bag: {write_faces(reversed(state.bags[kind]))}" for kind in Kind),
        f"chance: {state.chance.key.hex()} {state.chance.count}",
    ]
    if state.huts:
        lines.append(f"huts: {' / '.join(write_faces(reversed(pile)) for pile in state.huts)}")
    if "bonus" in state.options.modules:
        lines.append(f"removed bonus cards: {' '.join(state.removed_bonus)}")
    if state.dirk:
        lines += [f"dirk tiles: {write_faces(state.dirk.tiles)}", f"dirk score: {state.dirk.score}"]
    for seat, player in enumerate(state.players):
        lines += [f"seat {seat} {name}: {value}" for name, value in _player_fields(player)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _player_fields(player: Player) -> list[tuple[str, str]]:
    return [
        ("city", write_city(player.city)),
        ("hand", write_hand(player.hand)),
        ("reserve", write_faces(player.reserve)),
        ("to place", write_faces(player.holding)),
        ("score", str(player.score)),
        ("vizier", _yes(player.vizier)),
        ("bonus", " ".join(player.bonus)),
        ("revealed", " ".join(player.revealed)),
    ]


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def read_position(text: str) -> State:
    """The state of a position; NotationError names the line that is wrong, or what is missing or too much."""
    return _Reader(text).state()


class _Reader:
    """The lines by name, each taken out as it is understood."""

    def __init__(self, text: str) -> None:
        header, *lines = text.strip().splitlines() or [""]
        if header.strip() != HEADER:
            raise NotationError(f"a position begins with the line '{HEADER}'")
        self.fields: dict[str, str] = {}
        for line in lines:
            name, colon, value = line.partition(":")
            if not colon or name in self.fields:
                raise NotationError(f"'{line}' is not a new line of the form 'name: value'")
            self.fields[name] = value.strip()

    def take(self, name: str, read: Callable[[str], T]) -> T:
        if name not in self.fields:
            raise NotationError(f"the line '{name}: ...' is missing")
        try:
            return read(self.fields.pop(name))
        except (ValueError, TypeError, SyntaxError, RecursionError) as error:
            raise NotationError(f"{name}: {error}") from None

    def state(self) -> State:
        options = self.take("options", lambda text: Options.from_json(json.loads(text)))
        self.components = options.components
        state = State(options, self.take("chance", _read_chance))
        state.players = [self.player(f"seat {seat}", options) for seat in range(options.players)]
        state.turn = self.take("turn", lambda text: _number(text, range(options.players)))
        state.exact = self.take("exact", _read_yes)
        state.held = self.take("scorings held", lambda text: tuple(_number(word, _SCORINGS) for word in text.split()))
        state.display = self.take("display", read_cards)
        state.deck = self.take("deck", lambda text: tuple(map(_read_deck_card, reversed(text.split()))))
        state.piles = self.take("piles", lambda text: tuple(_number(word) for word in text.split()))
        state.discard = self.take("discard", read_cards)
        state.second_card_aside = self.take("second scoring card aside", _read_yes)
        state.site = self.take("site", lambda text: self.read_site(text, len(SPACES) * len(options.kinds)))
        state.marker = self.take("marker", lambda text: _within(text, ("even", "odd")))
        bags = [self.take(f"{kind.name.lower()} bag", self.read_tiles)[::-1] for kind in Kind]
        state.bags = (bags[Kind.ALHAMBRA], bags[Kind.GRANADA])
        if "huts" in options.modules:
            state.huts = self.take("huts", self.read_piles)
        if "bonus" in options.modules:
            state.removed_bonus = self.take("removed bonus cards", self.read_bonus)
        if options.players == 2:
            state.dirk = Dirk(self.take("dirk tiles", self.read_tiles), self.take("dirk score", _number))
        state.agenda = self.take("agenda", lambda text: read_agenda(text.split(";"), options.players))
        if self.fields:
            raise NotationError(f"a position of this game has no line '{next(iter(self.fields))}: ...'")
        _check_box(state)
        _check_places(state)
        state.advance()
        return state

    def player(self, seat: str, options: Options) -> Player:
        read_own_city = partial(read_city, components=self.components, game=options.game)
        player = Player(self.take(f"{seat} city", read_own_city))
        player.hand = self.take(f"{seat} hand", read_hand)
        player.reserve = self.take(f"{seat} reserve", self.read_tiles)
        player.holding = self.take(f"{seat} to place", self.read_tiles)
        player.score = self.take(f"{seat} score", _number)
        player.vizier = self.take(f"{seat} vizier", _read_yes)
        player.bonus = self.take(f"{seat} bonus", self.read_bonus)
        player.revealed = self.take(f"{seat} revealed", self.read_bonus)
        return player

    def read_tiles(self, text: str) -> tuple[Face, ...]:
        return read_faces(text, self.components)

    def read_site(self, text: str, places: int) -> tuple[Face | None, ...]:
        words = text.split()
        if len(words) != places:
            raise NotationError(f"{len(words)} places instead of {places}; '{NOTHING}' stands for no tile")
        return tuple(None if word == NOTHING else read_face(word, self.components) for word in words)

    def read_piles(self, text: str) -> tuple[tuple[Face, ...], ...]:
        piles = tuple(self.read_tiles(pile)[::-1] for pile in text.split("/"))
        if len(piles) != len(BUILDINGS[Kind.ALHAMBRA]):
            raise NotationError(f"{len(piles)} piles of huts instead of {len(BUILDINGS[Kind.ALHAMBRA])}")
        return piles

    def read_bonus(self, text: str) -> tuple[str, ...]:
        return tuple(_within(card, self.components.bonus) for card in text.split())


def _read_chance(text: str) -> Chance:
    key, _, count = text.partition(" ")
    return Chance(bytes.fromhex(key), _number(count))


def _number(text: str, numbers: range = range(2**60)) -> int:
    return _within(int(text), numbers)


def _read_yes(text: str) -> bool:
    return _within(text, ("yes", "no")) == "yes"


def _read_deck_card(text: str) -> str:
    return text if text in SCORING else read_card(text)


def _within(value: T, choices: Container[T]) -> T:
    if value not in choices:
        raise NotationError(f"'{value}' is not possible here")
    return value


def read_agenda(steps: Sequence[str], players: int) -> tuple[Step, ...]:
    """An agenda from its steps as they are written, the present one first."""
    return tuple(_read_step(step.strip(), players) for step in reversed(steps) if step.strip())


def _read_step(text: str, players: int) -> Step:
    """A step as its repr shows it, like Place(seat=2, awarded=False)."""
    call = ast.parse(text, mode="eval").body
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in _STEPS) or call.args:
        raise NotationError(f"'{text}' is not a step; steps are {', '.join(_STEPS)}")
    step = _STEPS[call.func.id](**{str(word.arg): ast.literal_eval(word.value) for word in call.keywords})
    for field in fields(step):
        _check_value(field.name, getattr(step, field.name), players)
    return step


def _check_value(name: str, value: object, players: int) -> None:
    """The values of steps: a flag, seats to be asked, or one number."""
    _within(type(value), ({"awarded": bool, "waiting": tuple}.get(name, int),))
    if isinstance(value, tuple):
        for seat in value:
            _check_value("seat", seat, players)
    elif name != "awarded":
        _within(value, {"scoring": _SCORINGS, "space": SPACES, "revealed": range(64)}.get(name, range(players)))


def _check_box(state: State) -> None:
    """A position may lack pieces of its game's box, but it cannot have more of them."""
    surplus = _pieces(state) - box(state.options)
    if surplus:
        raise NotationError(f"{next(iter(surplus))} occurs more often than the box holds it")


def _check_places(state: State) -> None:
    """Every piece lies where a game could have put it."""
    kinds = state.options.kinds
    for place, face in enumerate(state.site):
        if face and (face.hut or face.kind != kinds[place % len(kinds)]):
            raise NotationError(f"site: {face.name} cannot lie on place {place + 1}")
    for kind, bag in zip(Kind, state.bags, strict=True):
        for face in bag:
            if face.hut or face.kind != kind or face.tile != face.name:
                raise NotationError(
                    f"{kind.name.lower()} bag: {face.name} cannot be in it; Granada tiles go by even face"
                )
    for seat, player in enumerate(state.players):
        built = {face.name for face in player.city.tiles.values()}
        if not built.issuperset(player.revealed):
            raise NotationError(f"seat {seat} revealed: a card counts only while its tile is built [BONUS-07]")
        if owned(player) > LIMIT:
            raise NotationError(f"seat {seat} has more than {LIMIT} huts [HUT-09]")


def _pieces(state: State) -> Counter[str]:
    """Every card and tile of the position; bonus cards as 'bonus card NAME'."""
    cards = [*state.deck, *state.display, *state.discard, *([SCORING[1]] if state.second_card_aside else [])]
    faces = [face for face in (*state.site, *state.bags[0], *state.bags[1], *chain(*state.huts)) if face]
    bonus = [*state.removed_bonus]
    faces += state.dirk.tiles if state.dirk else ()
    for player in state.players:
        cards += player.hand.cards
        faces += (*player.city.tiles.values(), *player.reserve, *player.holding)
        bonus += player.bonus + player.revealed
    tiles = (face.tile for face in faces)
    return Counter((*cards, *tiles, *map("bonus card {}".format, bonus)))


def box(options: Options) -> Counter[str]:
    """Every card and tile of the game, counted by name."""
    components = options.components
    copies = 2 if options.players == 2 else 3
    box = Counter({**dict.fromkeys(MONEY, copies), **dict.fromkeys(SCORING, 1)})
    box[FOUNTAIN.name] = box[GRANADA_START.name] = options.players
    if Kind.ALHAMBRA in options.kinds:
        box.update(face.name for face in components.alhambra)
    if Kind.GRANADA in options.kinds:
        box.update(face.name for face in components.granada)
    if "exchange" in options.modules:
        box.update(list(EXCHANGE))
    if "bonus" in options.modules:
        box.update(map("bonus card {}".format, components.bonus))
    if "huts" in options.modules:
        box.update(face.name for face in components.huts)
    return box

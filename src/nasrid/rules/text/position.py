"""Positions: the whole state as text, including secrets (docs/notation.md)."""

import json
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator
from functools import lru_cache, partial
from itertools import chain
from typing import Any

from nasrid.rules.errors import MADE_BEFORE_RELEASE, NotationError
from nasrid.rules.pieces.chance import PILE_COUNT, Chance
from nasrid.rules.pieces.components import FOUNTAIN, GRANADA_START, Face, TileSet
from nasrid.rules.pieces.money import MONEY, SCORING_CARDS, SITE_SPACES
from nasrid.rules.quoting import quoted, truncate
from nasrid.rules.table.options import Options
from nasrid.rules.table.piece_text import (
    read_card,
    read_cards,
    read_city,
    read_face,
    read_faces,
    read_flag,
    read_hand,
    require_in,
    write_city,
    write_faces,
    write_flag,
    write_hand,
)
from nasrid.rules.table.rules import STEP_MODULES, PositionLine, modules_in_play
from nasrid.rules.table.scoring import SCORINGS
from nasrid.rules.table.state import Dirk, Player, State
from nasrid.rules.text.notation import read_agenda, write_agenda, write_step
from nasrid.rules.turn.act import BeginTurn
from nasrid.rules.turn.end import EndGame, HoldMissedScorings
from nasrid.rules.turn.refill import DISPLAY_SIZE, RefillDisplay
from nasrid.rules.turn.score import Score
from nasrid.rules.turn.setup import money_copies
from nasrid.rules.wire.decode import parse_json

POSITION_HEADER = "nasrid position 2"
REMOVED_HEADER = "nasrid position 1"
EMPTY_VALUE = "-"
NO = write_flag(False)
DEFAULT_CHANCE = f"{'00' * 32} 0"
MAX_LINE_LENGTH = 10_000  # characters; options may be longer, because they include lists of pieces
FieldReader = Callable[[str, Options], Any]


def _field_line(
    name: str, field: str, write: Callable[[Any], str], read: FieldReader, default: str = ""
) -> PositionLine:
    """Return the line of one field of a player or of the state."""
    return PositionLine(
        name,
        lambda holder: write(getattr(holder, field)),
        lambda holder, text, options: setattr(holder, field, read(text, options)),
        default,
    )


def _read_number(text: str, numbers: Container[int] = range(2**60)) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise NotationError(f"{quoted(text)} is not a number")
    return require_in(int(text), numbers)


def _read_site(text: str, options: Options) -> tuple[Face | None, ...]:
    slots = len(SITE_SPACES) * len(options.tile_sets)
    words = text.split() or [EMPTY_VALUE] * slots
    if len(words) != slots:
        raise NotationError(f"expected {slots} places, not {len(words)}; '{EMPTY_VALUE}' is an empty place")
    return tuple(None if word == EMPTY_VALUE else read_face(word, options) for word in words)


def _read_display(text: str, options: Options) -> tuple[str, ...]:
    cards = read_cards(text)
    if len(cards) > DISPLAY_SIZE:
        raise NotationError(f"{len(cards)} cards; the display has at most {DISPLAY_SIZE}")
    return cards


def _read_deck(text: str, options: Options) -> tuple[str, ...]:
    return tuple(word if word in SCORING_CARDS else read_card(word) for word in reversed(text.split()))


def _read_scorings_held(text: str, options: Options) -> tuple[int, ...]:
    scorings = tuple(_read_number(word, SCORINGS) for word in text.split())
    if len(set(scorings)) < len(scorings):
        raise NotationError("a scoring occurs twice")
    return scorings


def _read_chance(text: str, options: Options) -> Chance:
    key, _, count = text.partition(" ")
    try:
        return Chance(bytes.fromhex(key), _read_number(count))
    except ValueError as error:
        raise NotationError(f"it is not a key in hexadecimal and a number: {error}") from None


def _bag_line(tile_set: TileSet) -> PositionLine:
    def read(state: State, text: str, options: Options) -> None:
        bags = list(state.bags)
        bags[tile_set] = read_faces(text, options)[::-1]
        state.bags = (bags[0], bags[1])

    return PositionLine(
        f"{tile_set.name.lower()} bag", lambda state: write_faces(reversed(state.bags[tile_set])), read, ""
    )


# Every field of the state except caches, past scorings and events, fields that follow from the agenda or the options,
# and `queued_scorings`, which is empty between actions.
TABLE_LINES: tuple[PositionLine, ...] = (
    _field_line("agenda", "agenda", write_agenda, lambda text, options: read_agenda(text, options.players)),
    _field_line("turn", "turn", str, lambda text, options: _read_number(text, range(options.players)), "0"),
    _field_line("exact", "paid_exactly", write_flag, lambda text, options: read_flag(text), NO),
    _field_line("scorings held", "scorings_held", lambda held: " ".join(map(str, held)), _read_scorings_held),
    _field_line("display", "display", " ".join, _read_display),
    _field_line("deck", "deck", lambda deck: " ".join(reversed(deck)), _read_deck),
    _field_line(
        "piles",
        "piles",
        lambda piles: " ".join(map(str, piles)),
        lambda text, options: tuple(map(_read_number, text.split())),
    ),
    _field_line("discard", "discard", " ".join, lambda text, options: read_cards(text)),
    _field_line(
        "second scoring card aside",
        "second_card_aside",
        write_flag,
        lambda text, options: read_flag(text),
        NO,
    ),
    _field_line("site", "site", lambda site: " ".join(face.name if face else EMPTY_VALUE for face in site), _read_site),
    _field_line("marker", "marker", str, lambda text, options: require_in(text, ("even", "odd")), "even"),
    *map(_bag_line, TileSet),
    _field_line("chance", "chance", lambda chance: f"{chance.key.hex()} {chance.count}", _read_chance, DEFAULT_CHANCE),
)
DIRK_LINES: tuple[PositionLine, ...] = (
    _field_line("tiles", "tiles", write_faces, read_faces),
    _field_line("score", "score", str, lambda text, options: _read_number(text), "0"),
)
PLAYER_LINES: tuple[PositionLine, ...] = (
    _field_line("city", "city", write_city, read_city),
    _field_line("hand", "hand", write_hand, lambda text, options: read_hand(text)),
    _field_line("reserve", "reserve", write_faces, read_faces),
    _field_line("to place", "unplaced", write_faces, read_faces),
    _field_line("score", "score", str, lambda text, options: _read_number(text), "0"),
)


def _sections(state: State) -> Iterator[tuple[str, Any, Iterable[PositionLine]]]:
    """Yield the sections of a position: the prefix of their lines, the object that they describe, and the lines."""
    modules = modules_in_play(state.options)
    yield "", state, TABLE_LINES
    if state.dirk:
        yield "dirk ", state.dirk, DIRK_LINES
    yield "", state, [line for module in modules for line in module.table_lines]
    player_lines = [*PLAYER_LINES, *(line for module in modules for line in module.player_lines)]
    for seat, player in enumerate(state.players):
        yield f"seat {seat} ", player, player_lines


@lru_cache(maxsize=1 << 8)
def _write_options(options: Options) -> str:
    return json.dumps(options.to_json(), sort_keys=True)


def write_position(state: State) -> str:
    lines = [POSITION_HEADER, f"options: {_write_options(state.options)}"]
    for prefix, holder, section in _sections(state):
        lines += [f"{prefix}{line.name}: {line.write(holder)}" for line in section]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def read_position(text: str) -> State:
    """Return the state of a position, or raise NotationError, which names the wrong, missing or unknown line."""
    header, *lines = text.strip().splitlines() or [""]
    if header.strip() == REMOVED_HEADER:
        raise NotationError(f"this position {MADE_BEFORE_RELEASE}")
    if header.strip() != POSITION_HEADER:
        raise NotationError(f"a position begins with the line '{POSITION_HEADER}'")
    values = _split_lines(lines)
    has_agenda = "agenda" in values
    options = _read_value(values, "options", _read_options)
    state = State(options, Chance(b""))
    state.players = [Player(options.rules.city) for _ in range(options.players)]
    state.dirk = Dirk() if options.players == 2 else None
    for prefix, holder, section in _sections(state):
        for line in section:
            if line.default is not None:
                values.setdefault(prefix + line.name, line.default)
            _read_value(values, prefix + line.name, partial(_restore_line, line, holder, options))
    if values:
        raise NotationError(f"a position of this game has no line '{truncate(next(iter(values)))}: ...'")
    if not has_agenda:
        state.agenda = (BeginTurn(state.turn),)
    _check_state(state)
    state.advance()
    return state


def _restore_line(line: PositionLine, holder: Any, options: Options, text: str) -> None:
    line.read(holder, text, options)


def _split_lines(lines: list[str]) -> dict[str, str]:
    """Return the values of the lines by name. Readers remove them one by one."""
    values: dict[str, str] = {}
    for line in lines:
        name, colon, value = line.partition(":")
        if not colon or name in values:
            raise NotationError(f"{quoted(line)} is not a new line 'name: value'")
        if len(value) > MAX_LINE_LENGTH and name != "options":
            raise NotationError(f"{truncate(name)}: more than {MAX_LINE_LENGTH} characters")
        values[name] = value.strip()
    return values


def _read_value(values: dict[str, str], name: str, read: Callable[[str], Any]) -> Any:
    if name not in values:
        raise NotationError(f"the line '{name}: ...' is missing")
    try:
        return read(values.pop(name))
    except (ValueError, TypeError, RecursionError) as error:
        raise NotationError(f"{name}: {error}") from None


def _read_options(text: str) -> Options:
    return Options.from_json(parse_json(text))


# Checks


def _check_state(state: State) -> None:
    """Raise NotationError if the position has surplus or impossibly placed pieces. Pieces may be missing."""
    surplus = _count_pieces(state) - count_components(state.options)
    if surplus:
        raise NotationError(f"{next(iter(surplus))} occurs more often than in the box")
    _check_slots(state)
    _check_deck(state)
    _check_agenda(state)
    _check_scorings(state)
    for module in modules_in_play(state.options):
        module.check(state)


def _check_slots(state: State) -> None:
    tile_sets = state.options.tile_sets
    for slot, face in enumerate(state.site):
        if face and (face.module or face.tile_set != tile_sets[slot % len(tile_sets)]):
            raise NotationError(f"site: {face.name} cannot be on place {slot + 1}")
    for tile_set, bag in zip(TileSet, state.bags, strict=True):
        for face in bag:
            if face.module or face.tile_set != tile_set or face.tile != face.name:
                raise NotationError(
                    f"{tile_set.name.lower()} bag: {face.name} cannot be in it; use the even face of a Granada tile"
                )


def _check_deck(state: State) -> None:
    """Raise NotationError if the piles do not fit the deck, which only becomes smaller."""
    if state.piles and len(state.piles) != PILE_COUNT:
        raise NotationError(f"piles: {len(state.piles)} piles; a deck has {PILE_COUNT} or none")
    if state.piles and sum(state.piles) < len(state.deck):
        raise NotationError("piles: fewer cards than in the deck")
    if state.second_card_aside and not state.options.rules.second_card_aside:
        game = state.options.game
        raise NotationError(f"second scoring card aside: in {game} both scoring cards are in the first deck")


def _check_agenda(state: State) -> None:
    """Raise NotationError for steps of modules that are not in play and for steps after the end."""
    if any(isinstance(step, EndGame) for step in state.agenda[1:]):
        raise NotationError("agenda: no step may follow 'end_game'")
    for step in state.agenda:
        module = STEP_MODULES.get(type(step))
        if module and module.name not in state.options.modules:
            raise NotationError(f"agenda: '{write_step(step)}' belongs to {module.name}, which is not in play")


def _check_scorings(state: State) -> None:
    """Raise NotationError for a scoring that occurs twice, precedes its card or follows the end."""
    agenda, held = state.agenda, state.scorings_held
    due = _scorings_due(state)
    if 3 in due or len({*due, *held}) < len(due) + len(held):
        raise NotationError("agenda: a scoring occurs twice, or is the third, which has no card")
    cards_come = any(isinstance(step, RefillDisplay | BeginTurn) for step in agenda)
    if cards_come or not state.options.force_missed_scorings:
        waiting = (*state.deck, *(SCORING_CARDS[1:] if state.second_card_aside else ()))
        for scoring in (*due, *held):
            if scoring < 3 and SCORING_CARDS[scoring - 1] in waiting:
                what = "agenda: scoring {} is due" if scoring in due else "scorings held: scoring {} was held"
                raise NotationError(f"{what.format(scoring)}, but its card has not been drawn")
    if 3 in held and agenda:
        raise NotationError("scorings held: no step may follow the third scoring")


def _scorings_due(state: State) -> list[int]:
    """Return the scorings on the agenda, including missed ones if they are forced."""
    due: list[int] = []
    for step in state.agenda:
        if isinstance(step, Score):
            due.append(step.scoring)
        elif isinstance(step, HoldMissedScorings) and state.options.force_missed_scorings:
            due += [scoring for scoring in (1, 2) if scoring not in state.scorings_held]
    return due


def _count_pieces(state: State) -> Counter[str]:
    """Return the number of each card and tile of the position by name."""
    cards = [*state.deck, *state.display, *state.discard, *([SCORING_CARDS[1]] if state.second_card_aside else [])]
    faces = [face for face in (*state.site, *chain(*state.bags)) if face]
    faces += state.dirk.tiles if state.dirk else ()
    for player in state.players:
        cards += player.hand.cards
        faces += (*player.city.tiles.values(), *player.reserve, *player.unplaced)
    module_pieces = chain.from_iterable(module.pieces(state) for module in modules_in_play(state.options))
    return Counter((*cards, *(face.tile for face in faces), *module_pieces))


def count_components(options: Options) -> Counter[str]:
    """Return the number of each card and tile of the game by name."""
    components = options.components
    counts = Counter({**dict.fromkeys(MONEY, money_copies(options)), **dict.fromkeys(SCORING_CARDS, 1)})
    counts[FOUNTAIN.name] = counts[GRANADA_START.name] = options.players
    for tile_set in options.tile_sets:
        counts.update(face.name for face in components.of_tile_set(tile_set))
    for module in modules_in_play(options):
        counts.update(module.component_names(components))
    return counts

"""A table in memory: its durable data, the objects derived from them, and queries about both. No I/O and no clock."""

from functools import lru_cache

from msgspec import field

from nasrid.chapters import load_chapters
from nasrid.rules.game import RULES_VERSION, Game
from nasrid.rules.table.actions import Buy
from nasrid.rules.table.options import Options
from nasrid.rules.text import notation
from nasrid.rules.undo import UndoStack
from nasrid.server.protocol.settings import BotName
from nasrid.server.table.data import TableData

parse_action = lru_cache(1024)(notation.parse_action)  # a command is parsed when it is checked and when it is folded


class TableState(TableData):
    """A table's durable data with its game. The fields below are rebuilt when the table is loaded."""

    options: Options = Options()
    game: Game | None = None  # None before the start, and if the game was dealt with another rules version
    decider: int | None = None  # the seat that has to decide
    undo: UndoStack = field(default_factory=UndoStack)
    credited_seconds: float = 0.0  # time since `began_at` that is charged to nobody
    grace_until: float = 0.0  # correspondence deadlines are extended to this time

    @property
    def is_frozen(self) -> bool:
        """True if the game was dealt with another rules version, so this engine cannot continue it."""
        return self.rules_version not in (None, RULES_VERSION)

    @property
    def has_ended(self) -> bool:
        """True if the game is over or was moved to a device, so none of it is secret any more."""
        is_over = self.stage == "over" or (self.stage == "closed" and self.rules_version is not None)
        return is_over and not self.is_sealed

    @property
    def is_sealed(self) -> bool:
        """True if only its players may see the table, because other tables of the tournament have the same deal."""
        return self.tournament is not None and self.tournament.sealed

    @property
    def is_attempt(self) -> bool:
        """True if the game is a player's attempt at the deal of the day, which counts."""
        return self.daily is not None and not self.daily.is_practice

    @property
    def since(self) -> float:
        """The time from which the current decision is timed."""
        return self.began_at + self.credited_seconds

    @property
    def bot_to_decide(self) -> BotName | None:
        """The level of the bot that has to decide."""
        seat = self.decider
        return None if seat is None else self.seats[seat].bot_level

    @property
    def scripted_move(self) -> str | None:
        """The move that the lesson prescribes for the opponent who has to decide."""
        lesson = load_chapters().get(self.settings.lesson)
        move = lesson.next_move(self.game.actions) if lesson and self.game else None
        return move if move and self.game and self.game.is_legal(parse_action(move)) else None

    @property
    def tiles_on_offer(self) -> tuple[str, ...]:
        """The tiles that the player who has to decide can buy, sorted."""
        actions = self.game.proposed_actions() if self.game else []
        return tuple(sorted({str(action.tile) for action in actions if isinstance(action, Buy)}))

    @property
    def must_go_on(self) -> bool:
        """True if bots act even if nobody is connected: a player is not away, or a tournament waits for the result."""
        return self.tournament is not None or any(
            seat_state.player and not seat_state.is_away for seat_state in self.seats
        )

    @property
    def is_full(self) -> bool:
        return all(seat_state.is_taken for seat_state in self.seats)

    @property
    def people(self) -> list[str]:
        """The players at the table, beginning with the host, who may have no seat."""
        return list(dict.fromkeys(filter(None, (self.host, *(seat_state.player for seat_state in self.seats)))))

    @property
    def names(self) -> list[str]:
        """The name of each seat's player or the level of its bot."""
        return [seat_state.name or seat_state.level for seat_state in self.seats]

    def seat_of(self, player: str) -> int | None:
        if not player:
            return None
        for seat, seat_state in enumerate(self.seats):
            if seat_state.player == player:
                return seat
        return None

    def other_people(self, seat: int) -> list[int]:
        """Return the other seats that people play."""
        return [other for other, seat_state in enumerate(self.seats) if other != seat and not seat_state.bot_level]

    def other_players(self, seat: int) -> list[int]:
        """Return the seats of the other people in turn order after this one, even if a bot stands in for them."""
        following = [*range(seat + 1, len(self.seats)), *range(seat)]
        return [other for other in following if self.seats[other].kind != "bot"]

    def actions_since(self, seat: int) -> int:
        """Count the actions from the last one decided by the seat's player; return 0 if there is none."""
        for number, actor in enumerate(reversed(self.actors), 1):
            if actor == seat:
                return number
        return 0

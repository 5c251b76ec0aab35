"""The state of a table: what its log adds up to, and what has to follow by itself. No I/O, no clock of its own."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from nasrid.chapters import load_chapters
from nasrid.rules.game import RECORD_VERSION, RULES_VERSION, SEED_LIMIT, Game
from nasrid.rules.pieces.chance import commitment
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event
from nasrid.rules.table.options import Options
from nasrid.rules.text import notation
from nasrid.rules.undo import UndoStack
from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry, Mover
from nasrid.server.protocol.info import Clocks, GameResult, SeatInfo, SeatRequest, TableInfo, TableStage, UndoRequest
from nasrid.server.protocol.settings import (
    DAY_SECONDS,
    POLICY_PREFIX,
    STAND_IN_LEVEL,
    BotName,
    Correspondence,
    RealTime,
    SeatKind,
    SeatPlan,
    TableSettings,
)

COMMAND_HISTORY_SIZE = 32  # commands that are recognised when they come again
UNJOINED_TABLE_DAYS = 7  # a table that nobody joins is closed after these


parse_action = lru_cache(1024)(notation.parse_action)  # a command is read when it comes and when it is carried out


class SeatState:
    """A seat of the table and who sits there."""

    __slots__ = ("auto_pass", "is_away", "kind", "level", "name", "player")

    def __init__(self, plan: SeatPlan) -> None:
        self.kind: SeatKind = plan.kind
        self.level: BotName = plan.level
        self.player = ""
        self.name = ""
        self.is_away = False
        self.auto_pass: frozenset[str] = frozenset()  # the steps at which its player passes at once

    @property
    def is_taken(self) -> bool:
        return self.kind == "bot" or bool(self.player)

    @property
    def bot_level(self) -> BotName | None:
        """The level of the bot that decides for this seat at present."""
        if self.kind == "bot":
            return self.level
        return STAND_IN_LEVEL if self.is_away else None

    def clear(self) -> None:
        self.player = self.name = ""


class TableState:
    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.stage: TableStage = "waiting"
        self.settings = TableSettings()
        self.options = Options()
        self.seats: list[SeatState] = []
        self.host = self.host_name = self.opener = ""
        self.invitation = ""
        self.removed_players: set[str] = set()  # by the host
        self.chat = True
        self.rematch: entries.RematchOpened | None = None
        self.seat_requests: dict[int, entries.SeatRequested] = {}  # who asks for a seat, by the number of the entry
        self.game: Game | None = None
        self.rules_version: int | None = None  # that the game was dealt by
        self.result: GameResult | None = None
        self._unreplayed_actions: list[str] = []  # the actions of a game that was dealt by other rules
        self.seed = 0  # secret until the end
        self.position = ""  # that a lesson began from; as secret
        self.commitment = ""
        self.undo = UndoStack()
        self.undo_request: UndoRequest | None = None
        self.undo_refused: set[int] = set()  # the seats that need not ask again before the game goes on
        self.agreed_undos = 0  # how often something was taken back by agreement, which may be known now
        self.actors: list[int | None] = []  # whose actions the game is made of; None: nobody decided them
        self.votes: set[int] = set()  # the seats that want a bot to decide for who does not
        self.last_move_seq = 0  # the number of the last entry that changed the game
        self.began_at = 0.0  # when the present decision, or the waiting, began
        self.credited_seconds = 0.0  # seconds since then that nobody is charged for; no log tells them
        self.grace_until = 0.0  # before that nobody's days are over
        self.reserves: list[float] = []  # what the clock has left besides the time for each decision
        self.commands: dict[tuple[str, str], tuple[int, str]] = {}  # the latest, and the entries that they added

    # The log

    def fold(self, entry: AnyEntry) -> list[Event]:
        """Take in the next entry; what happened in the game. An illegal action is refused and changes nothing."""
        events: list[Event] = _FOLDS[type(entry)](self, entry) or []
        self._count_entry(entry)
        return events

    def fold_all(self, log: list[AnyEntry]) -> None:
        """The same for many, without playing what was taken back later."""
        undone = _undone_positions(log)
        for number, entry in enumerate(log):
            if number in undone and self.game:
                assert isinstance(entry, entries.Acted | entries.Undone)
                self._note_undo(entry)
                self._use_time(entry.seat, entry.used)
                self._after_move(entry.at)
                self._count_entry(entry)
            else:
                self.fold(entry)

    def _count_entry(self, entry: AnyEntry) -> None:
        self.seq += 1
        if entry.command:
            self.commands[entry.player, entry.command] = self.seq, entry.digest
            if len(self.commands) > COMMAND_HISTORY_SIZE:
                del self.commands[next(iter(self.commands))]

    def _opened(self, entry: entries.Opened) -> None:
        self.settings, self.options = entry.settings.checked()
        self.seats = [SeatState(plan) for plan in self.settings.seats]
        self.host, self.host_name, self.invitation = entry.host, entry.host_name, entry.invitation
        self.opener = entry.host
        self.chat = entry.settings.chat
        self._restart_timer(entry.at)

    def _seated(self, entry: entries.Seated) -> None:
        seat_state = self.seats[entry.seat]
        seat_state.player, seat_state.name = entry.sitter, entry.name
        self._restart_timer(entry.at)
        self._drop_seat_request(entry.sitter)

    def _seat_requested(self, entry: entries.SeatRequested) -> None:
        self.seat_requests[self.seq + 1] = entry

    def _seat_request_declined(self, entry: entries.SeatRequestDeclined) -> None:
        self._drop_seat_request(entry.requester)

    def _drop_seat_request(self, asker: str) -> None:
        self.seat_requests = {
            number: request for number, request in self.seat_requests.items() if request.requester != asker
        }

    def _seat_vacated(self, entry: entries.SeatVacated) -> None:
        if self.seats[entry.seat].player == self.host:
            self.host = ""
        self.seats[entry.seat].clear()

    def _seat_changed(self, entry: entries.SeatChanged) -> None:
        self.removed_players |= {self.seats[entry.seat].player} - {""}
        self.invitation = entry.invitation or self.invitation
        self.seats[entry.seat] = SeatState(SeatPlan(entry.kind, entry.level))

    def _host_changed(self, entry: entries.HostChanged) -> None:
        self.host, self.host_name = entry.host, entry.host_name

    def _started(self, entry: entries.Started) -> list[Event]:
        for seat_state in self.seats:
            if not seat_state.is_taken:
                assert entry.bot_level
                seat_state.kind, seat_state.level = "bot", entry.bot_level
        self.seat_requests = {}
        self.stage = "playing"
        self.deal(int(entry.seed), entry.position, entry.rules_version)
        if isinstance(self.settings.clock, RealTime):
            self.reserves = [float(self.settings.clock.reserve_seconds)] * len(self.seats)
        self._after_move(entry.at)
        return list(self.game.setup_events) if self.game else []

    def deal(self, seed: int, position: str, rules_version: int) -> None:
        """The game as it begins, if it is one of this engine's rules."""
        self.seed, self.position, self.rules_version = seed, position, rules_version
        self.commitment = "" if position else commitment(seed)
        if not self.is_frozen:
            self.game = self._new_game()

    def _new_game(self) -> Game:
        return Game.from_position(self.position) if self.position else Game.new(self.options, self.seed)

    def replay(self, actions: Iterable[Action]) -> None:
        """The game from its beginning with these actions."""
        self.game, self.undo = self._new_game(), UndoStack()
        for action in actions:
            self._play(action)

    def _play(self, action: Action) -> list[Event]:
        assert self.game
        before = self.game.copy()
        events = self.game.apply(action)
        self.undo.push(before, self.game, events)
        return events

    def _acted(self, entry: entries.Acted) -> list[Event]:
        if self.game is None:
            self._unreplayed_actions.append(entry.action)
            return []
        events = self._play(parse_action(entry.action))
        self.actors.append(entry.seat if entry.by == "player" else None)
        self._note_undo(entry)
        self._use_time(entry.seat, entry.used)
        self._after_move(entry.at)
        return events

    def _undone(self, entry: entries.Undone) -> None:
        if self.game is None:
            self._unreplayed_actions = self._unreplayed_actions[: _actions_left(self._unreplayed_actions, entry)]
            return
        if entry.agreed:
            self.replay(self.game.actions[: _actions_left(self.actors, entry)])
        else:
            self.game = self.undo.pop()
        self.actors = self.actors[: _actions_left(self.actors, entry)]
        self._note_undo(entry)
        self._use_time(entry.seat, entry.used)
        self._after_move(entry.at)

    def _note_undo(self, entry: entries.Acted | entries.Undone) -> None:
        """Who plays on does not want to take anything back; what bots do meanwhile is taken back with the rest."""
        if isinstance(entry, entries.Undone):
            self.agreed_undos += entry.agreed
            self.undo_request = None
        elif entry.by == "player":
            self.undo_request = None

    def _undo_requested(self, entry: entries.UndoRequested) -> None:
        self.undo_request = UndoRequest(self.seq + 1, entry.seat, [])

    def _undo_answered(self, entry: entries.UndoAnswered) -> None:
        assert self.undo_request
        if entry.accepted:
            self.undo_request = replace(self.undo_request, agreed=[*self.undo_request.agreed, entry.seat])
        else:
            self.undo_refused.add(self.undo_request.seat)
            self.undo_request = None

    def _undo_withdrawn(self, entry: entries.UndoWithdrawn) -> None:
        self.undo_request = None

    def _after_move(self, at: float) -> None:
        self.last_move_seq = self.seq + 1
        self.votes.clear()
        self.undo_refused.clear()
        self._restart_timer(at)
        if self.game and self.game.is_over:
            self.stage = "over"
            self.undo_request = None
            self.result = GameResult(list(self.game.scores), list(self.game.winners))

    def _restart_timer(self, at: float) -> None:
        self.began_at, self.credited_seconds = at, 0.0

    def _use_time(self, seat: int, used: float) -> None:
        if isinstance(self.settings.clock, RealTime):
            self.reserves[seat] = max(0.0, self.reserves[seat] - max(0.0, used - self.settings.clock.move_seconds))

    def _chat_sent(self, entry: entries.ChatSent) -> None:
        pass

    def _chat_toggled(self, entry: entries.ChatToggled) -> None:
        self.chat = entry.enabled

    def _auto_pass_changed(self, entry: entries.AutoPassChanged) -> None:
        self.seats[entry.seat].auto_pass = frozenset(entry.steps)

    def _vote_cast(self, entry: entries.VoteCast) -> None:
        self.votes.add(entry.seat)

    def _player_away(self, entry: entries.PlayerAway) -> None:
        self.seats[entry.seat].is_away = True
        self.votes.clear()
        if entry.why == "late" and self.reserves:
            self.reserves[entry.seat] = 0.0

    def _player_returned(self, entry: entries.PlayerReturned) -> None:
        self.seats[entry.seat].is_away = False
        if self.decider == entry.seat:
            self._restart_timer(entry.at)

    def _rematch_opened(self, entry: entries.RematchOpened) -> None:
        self.rematch = entry

    def _closed(self, entry: entries.Closed) -> None:
        self.stage = "closed"

    def restore_result(self, result: GameResult | None) -> None:
        """What was kept of the end counts, even if the rules of today would say something else."""
        if result is not None:
            self.stage, self.result = "over", result

    # How things stand

    @property
    def is_frozen(self) -> bool:
        """The game was dealt by other rules than those of this engine, which would make something else of it."""
        return self.rules_version not in (None, RULES_VERSION)

    @property
    def has_ended(self) -> bool:
        """The game is over, or was taken away: nothing of it is secret any more."""
        return self.stage == "over" or (self.stage == "closed" and self.rules_version is not None)

    @property
    def since(self) -> float:
        """From when on the time counts."""
        return self.began_at + self.credited_seconds

    @property
    def decider(self) -> int | None:
        """The seat that has to decide."""
        return self.game.seat if self.game and self.stage == "playing" else None

    @property
    def bot_to_decide(self) -> BotName | None:
        return None if self.decider is None else self.seats[self.decider].bot_level

    @property
    def scripted_move(self) -> str | None:
        """What the chapter of a lesson lets the rival do who has to decide."""
        lesson = load_chapters().get(self.settings.lesson)
        move = lesson.next_move(self.game.actions) if lesson and self.game else None
        return move if move and self.game and self.game.is_legal(parse_action(move)) else None

    @property
    def deadline(self) -> float | None:
        """When the clock of the person who has to decide runs out."""
        clock, seat = self.settings.clock, self.decider
        if clock is None or seat is None or self.seats[seat].bot_level:
            return None
        if isinstance(clock, Correspondence):
            return max(self.since + clock.days * DAY_SECONDS, self.grace_until)
        return self.since + clock.move_seconds + self.reserves[seat]

    @property
    def due(self) -> float | None:
        """When something has to happen here though nobody asks for it."""
        if self.stage == "waiting":
            return self.since + UNJOINED_TABLE_DAYS * DAY_SECONDS
        if self.bot_to_decide:
            return self.since if self.has_present_player else None
        return self.deadline

    @property
    def has_present_player(self) -> bool:
        """Somebody plays here who will be back, even if nobody looks on at present."""
        return any(seat_state.player and not seat_state.is_away for seat_state in self.seats)

    @property
    def turn_number(self) -> int | None:
        """Where players have days: by which number of actions the person who has to decide was asked."""
        seat = self.decider
        if seat is None or self.seats[seat].bot_level or not isinstance(self.settings.clock, Correspondence):
            return None
        others = (number for number in range(len(self.actors), 0, -1) if self.actors[number - 1] != seat)
        return next(others, 0)

    def other_people(self, seat: int) -> list[int]:
        """The other seats for which people decide."""
        return [other for other, seat_state in enumerate(self.seats) if other != seat and not seat_state.bot_level]

    def actions_since(self, seat: int) -> int:
        """How many actions there are from the last one that the player of a seat decided; 0 if there is none."""
        for number, actor in enumerate(reversed(self.actors), 1):
            if actor == seat:
                return number
        return 0

    @property
    def is_full(self) -> bool:
        return all(seat_state.is_taken for seat_state in self.seats)

    @property
    def people(self) -> list[str]:
        """The players at the table, the host first, who need not sit."""
        return list(dict.fromkeys(filter(None, (self.host, *(seat_state.player for seat_state in self.seats)))))

    def seat_of(self, player: str) -> int | None:
        if not player:
            return None
        for seat, seat_state in enumerate(self.seats):
            if seat_state.player == player:
                return seat
        return None

    def entry_of_command(self, player: str, command: str) -> tuple[int, str] | None:
        """The number of the entry that a command with this id added, and the digest of that command."""
        return self.commands.get((player, command))

    def info(self) -> TableInfo:
        """What everybody may know of the table besides the game."""
        return TableInfo(
            id=self.id,
            stage=self.stage,
            options=self.settings.options,
            listed=self.settings.listed,
            chat=self.chat,
            clock=self.settings.clock,
            host=self.host_name,
            host_seat=self.seat_of(self.host),
            seats=[
                SeatInfo(
                    seat_state.kind,
                    seat_state.level if seat_state.kind == "bot" else None,
                    seat_state.name,
                    seat_state.is_taken,
                    seat_state.is_away,
                )
                for seat_state in self.seats
            ],
            commitment=self.commitment,
            rematch=self.rematch.table if self.rematch else None,
            seat_requests=[SeatRequest(number, request.name) for number, request in self.seat_requests.items()],
            undo_request=self.undo_request,
            result=self.result,
            rated=self.settings.rated and not self.agreed_undos and not self._has_policy,
            lesson=self.settings.lesson,
            frozen=self.is_frozen,
        )

    @property
    def _has_policy(self) -> bool:
        """Whoever runs the server may put another one under the same name."""
        return any(seat_state.kind == "bot" and seat_state.level.startswith(POLICY_PREFIX) for seat_state in self.seats)

    def clocks(self) -> Clocks:
        return Clocks(self.deadline, self.reserves)

    def acted_entry(self, seat: int, action: str, by: Mover, at: float, **stamp: str) -> entries.Acted:
        used = self.time_used(at) if by == "player" else 0.0
        return entries.Acted(at=at, seat=seat, action=action, by=by, used=used, **stamp)

    def time_used(self, now: float) -> float:
        """On the present decision, as the clock counts it."""
        return round(max(0.0, now - self.since), 3) if isinstance(self.settings.clock, RealTime) else 0.0

    def new_seed(self) -> str:
        return str(secrets.randbelow(SEED_LIMIT))

    def started_entry(self, at: float, **stamp: Any) -> entries.Started:
        lesson = load_chapters().get(self.settings.lesson)
        position = lesson.position if lesson else ""
        return entries.Started(at=at, seed=self.new_seed(), rules_version=RULES_VERSION, position=position, **stamp)

    def record(self) -> dict[str, Any]:
        """Of a game, with what was published at its start, and its result once it is over."""
        played = self.game.record() if self.game else self._frozen_record()
        result = {"scores": self.result.scores, "winners": self.result.winners} if self.result else {}
        return {**played, "commitment": self.commitment, "players": self.names, **result}

    @property
    def names(self) -> list[str]:
        """Of who sits at the seats; of a bot, its level."""
        return [seat_state.name or seat_state.level for seat_state in self.seats]

    def _frozen_record(self) -> dict[str, Any]:
        return {
            "version": RECORD_VERSION,
            "rules_version": self.rules_version,
            "options": self.settings.options,
            "seed": self.seed,
            "actions": self._unreplayed_actions,
        }

    def rematch_settings(self) -> TableSettings:
        """For a rematch: the same, with the bots that played; after a lesson it is a game."""
        plans = tuple(
            SeatPlan("bot", seat_state.level) if seat_state.kind == "bot" else SeatPlan() for seat_state in self.seats
        )
        return replace(self.settings, seats=plans, lesson="")

    def credit_downtime(self, now: float) -> None:
        """Nobody was served for a while: that is not charged to the clock of who has to decide."""
        if isinstance(self.settings.clock, RealTime):
            self.credited_seconds = now - self.began_at

    # What follows without anybody asking

    def next_automatic_entry(self, now: float) -> AnyEntry | None:
        """The entry that has to come next by itself: a new host, the start, what all agreed to take back, a pass that
        was wished for, a bot for who was voted out."""
        if self.stage == "waiting":
            return self._next_entry_before_start(now)
        seat = self.decider
        if self.stage == "playing" and seat is not None and self.game:
            seat_state = self.seats[seat]
            if (request := self.undo_request) and set(request.agreed).issuperset(self.other_people(request.seat)):
                actions = self.actions_since(request.seat)
                return entries.Undone(at=now, seat=request.seat, actions=actions, agreed=True)
            if self.game.is_polling and self.game.step in seat_state.auto_pass and not seat_state.bot_level:
                return self.acted_entry(seat, "pass", "preference", now)
            others = self.other_people(seat)
            if 2 * len(self.votes.intersection(others)) > len(others):
                return entries.PlayerAway(at=now, seat=seat, why="voted")
        return None

    def _next_entry_before_start(self, now: float) -> AnyEntry | None:
        if not self.host:
            heir = next((seat_state for seat_state in self.seats if seat_state.player), None)
            return (
                entries.HostChanged(at=now, host=heir.player, host_name=heir.name) if heir else entries.Closed(at=now)
            )
        return self.started_entry(now) if self.is_full else None

    def timeout_entry(self, now: float) -> AnyEntry | None:
        """What has to be added because a time is over."""
        if self.stage == "waiting" and self.due and now >= self.due:
            return entries.Closed(at=now)
        if self.deadline is not None and now >= self.deadline and self.decider is not None:
            return entries.PlayerAway(at=now, seat=self.decider, why="late")
        return None


_FOLDS: dict[type, Callable[..., list[Event] | None]] = {
    entries.Opened: TableState._opened,
    entries.Seated: TableState._seated,
    entries.SeatRequested: TableState._seat_requested,
    entries.SeatRequestDeclined: TableState._seat_request_declined,
    entries.SeatVacated: TableState._seat_vacated,
    entries.SeatChanged: TableState._seat_changed,
    entries.HostChanged: TableState._host_changed,
    entries.Started: TableState._started,
    entries.Acted: TableState._acted,
    entries.Undone: TableState._undone,
    entries.UndoRequested: TableState._undo_requested,
    entries.UndoAnswered: TableState._undo_answered,
    entries.UndoWithdrawn: TableState._undo_withdrawn,
    entries.ChatSent: TableState._chat_sent,
    entries.ChatToggled: TableState._chat_toggled,
    entries.AutoPassChanged: TableState._auto_pass_changed,
    entries.VoteCast: TableState._vote_cast,
    entries.PlayerAway: TableState._player_away,
    entries.PlayerReturned: TableState._player_returned,
    entries.RematchOpened: TableState._rematch_opened,
    entries.Closed: TableState._closed,
}


def fold_log(table_id: str, log: list[AnyEntry]) -> TableState:
    """What a log adds up to."""
    table = TableState(table_id)
    table.fold_all(log)
    return table


def _actions_left(actions: list[Any], undone: entries.Undone) -> int:
    """How many actions are left when some are taken back."""
    left = len(actions) - undone.actions
    if left < 0:
        raise ValueError(f"{undone.actions} actions are taken back of {len(actions)}")
    return left


def _undone_positions(log: list[AnyEntry]) -> set[int]:
    """The places of the actions that were taken back within this log, and of what took them back."""
    acted: list[int] = []
    undone: set[int] = set()
    for number, entry in enumerate(log):
        if isinstance(entry, entries.Acted):
            acted.append(number)
        elif isinstance(entry, entries.Undone) and len(acted) >= entry.actions:
            undone |= {number, *acted[-entry.actions :]}
            del acted[-entry.actions :]
    return undone

"""The durable state of a table: the fold of its log, declared once. A checkpoint stores exactly this."""

from msgspec import Struct

from nasrid.server.protocol.entries import RematchOpened, SeatRequested
from nasrid.server.protocol.info import GameResult, TableStage, UndoRequest
from nasrid.server.protocol.settings import (
    STAND_IN_LEVEL,
    BotName,
    DailyPlace,
    SeatKind,
    TableSettings,
    TournamentPlace,
)


class SeatState(Struct):
    """A seat of a table and its player."""

    kind: SeatKind
    level: BotName
    player: str = ""
    name: str = ""
    is_away: bool = False
    auto_pass: tuple[str, ...] = ()  # steps at which the player passes automatically, sorted
    declined: tuple[str, ...] = ()  # tiles of the site that the player has declined

    @property
    def is_taken(self) -> bool:
        return self.kind == "bot" or bool(self.player)

    @property
    def bot_level(self) -> BotName | None:
        """The level of the bot that currently plays this seat."""
        if self.kind == "bot":
            return self.level
        return STAND_IN_LEVEL if self.is_away else None


class AcceptedCommand(Struct, frozen=True):
    """A command that added an entry to the log. It is recognised if its player sends it again."""

    seq: int  # number of the entry
    digest: str


class TableData(Struct, forbid_unknown_fields=True):
    """The durable state of a table, including secrets. Collections keep the order of the log, so equal logs give equal
    bytes."""

    id: str
    seq: int = 0  # number of the last entry
    stage: TableStage = "waiting"
    settings: TableSettings = TableSettings()
    seats: list[SeatState] = []
    host: str = ""
    host_name: str = ""
    opener: str = ""  # the first host or the tournament, for fair shares of bot time
    invitation: str = ""
    invitation_expires: float = 0.0
    resumed: bool = False  # true if the table continues a record or a finished game
    rematch_of: str = ""  # table id of the game that is played again
    tournament: TournamentPlace | None = None
    daily: DailyPlace | None = None
    puzzle: str | None = None  # id of the puzzle whose position the game starts from
    is_time_over: bool = False  # true if the time of the tournament round ended before the game
    removed_players: list[str] = []  # removed by the host
    chat: bool = True
    chat_messages: int = 0  # in the log
    rematch: RematchOpened | None = None
    seat_requests: dict[int, SeatRequested] = {}  # by entry number
    sittings: dict[str, int] = {}  # before the start: how often each player took or requested a seat
    rules_version: int | None = None  # version that the game was dealt with; None before the start
    seed: str = ""  # secret until the end
    position: str = ""  # initial position of a lesson or puzzle, equally secret
    commitment: str = ""  # SHA-256 of the seed
    actions: list[str] = []  # actions of the game that were not undone
    actors: list[int | None] = []  # the seat whose player decided each action; None for a bot or an automatic pass
    stand_in_seats: list[int] = []  # seats for whose players a bot has acted
    result: GameResult | None = None
    undo_request: UndoRequest | None = None
    undo_refused: list[int] = []  # seats that may not request an undo before the next move
    agreed_undos: int = 0
    votes: list[int] = []  # seats that voted for a bot to replace the decider
    last_move_seq: int = 0  # number of the last entry that changed the game
    began_at: float = 0.0  # start of the current decision or, before the game, of the wait for players
    reserves: list[float] = []  # seconds of reserve time left, by seat
    undo_seat: int | None = None  # has undone an action since another seat acted; its decisions share one time limit
    charged_seconds: float = 0.0  # of the reserve, since the timer was started
    has_returned: bool = False  # true if the decider has come back during the decision, with the time of a new one
    commands: dict[str, AcceptedCommand] = {}  # the latest commands by `folding.command_key`, oldest first

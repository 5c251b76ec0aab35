"""A table without a server: it folds commands at chosen times, as the server does."""

from typing import Any

import pytest

from nasrid.rules.text.notation import write_action
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.settings import SeatPlan, TableSettings
from nasrid.server.table.automatic import acted_entry, next_automatic_entry
from nasrid.server.table.folding import fold
from nasrid.server.table.handlers import entry_for
from nasrid.server.table.public_info import table_info
from nasrid.server.table.state import TableState

ZAIDA, OMAR, LEILA = PEOPLE = PlayerRef("z", "Zaida"), PlayerRef("o", "Omar"), PlayerRef("l", "Leila")
BOT = SeatPlan("bot")


class TableDecision:
    """The decision that a table waits for."""

    table: TableState

    @property
    def seat(self) -> int:
        """Return the seat that has to decide."""
        assert self.table.decider is not None
        return self.table.decider

    @property
    def decides(self) -> PlayerRef:
        return PEOPLE[self.seat]

    def legal(self, verb: str = "") -> list[str]:
        assert self.table.game
        actions = map(write_action, self.table.game.legal_actions())
        return [action for action in actions if action.startswith(verb)]


class Desk(TableDecision):
    def __init__(self, options: dict[str, Any], **more: Any) -> None:
        self.table = TableState("t")
        self.log: list[AnyEntry] = []
        self.now = 1000.0
        self.counter = 0
        chosen = TableSettings(options, **more)
        self.add(entries.Opened(at=self.now, settings=chosen, host="z", host_name="Zaida", invitation="come in"))

    def add(self, entry: AnyEntry | None) -> None:
        assert entry
        fold(self.table, entry)
        self.log.append(entry)
        while duty := next_automatic_entry(self.table, self.now):
            fold(self.table, duty)
            self.log.append(duty)

    def do(self, player: PlayerRef, command: type[commands.Command], **fields: Any) -> None:
        self.counter += 1
        wish: Any = command(id=str(self.counter), **fields)
        entry = entry_for(self.table, player, wish, self.now)
        if entry:
            self.add(entry)

    def refused(self, player: PlayerRef, command: type[commands.Command], **fields: Any) -> str:
        before = self.table.seq
        with pytest.raises(RefusalError) as caught:
            self.do(player, command, **fields)
        assert self.table.seq == before
        return caught.value.code

    def act(self, player: PlayerRef, action: str) -> None:
        self.do(player, commands.Act, action=action, seq=self.table.seq)

    def take(self) -> None:
        """Take money for the player who has to decide."""
        self.act(self.decides, self.legal("take")[0])

    def play_bots(self) -> None:
        """Play the first legal actions for the bots until a player has to decide."""
        while self.table.bot_to_decide:
            self.add(acted_entry(self.table, self.seat, self.legal()[0], "bot", self.now))

    @property
    def position(self) -> str:
        assert self.table.game
        return self.table.game.position()

    @property
    def stage(self) -> str:
        return self.table.stage

    @property
    def step(self) -> str | None:
        assert self.table.game
        return self.table.game.step

    @property
    def others(self) -> list[PlayerRef]:
        """Return the seated players who do not have to decide."""
        return [one for one in PEOPLE if self.table.seat_of(one.id) not in (None, self.seat)]

    @property
    def undo_request(self) -> int:
        """Return the number of the pending request."""
        asked = table_info(self.table).undo_request
        assert asked
        return asked.number


def desk_of(people: int = 2, options: dict[str, Any] | None = None, **more: Any) -> Desk:
    """Return a table where these players sit; by default it has no other seats, so the game has started."""
    desk = Desk({"players": people} | (options or {}), **more)
    for one in PEOPLE[:people]:
        desk.do(one, commands.Sit, invitation="come in")
    return desk


def desk_with_bot() -> Desk:
    """Return a table of Zaida and a bot where Zaida has to decide."""
    desk = desk_of(1, {"players": 2}, seats=(SeatPlan(), BOT))
    desk.play_bots()
    return desk

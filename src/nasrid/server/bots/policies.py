"""Trained policies that the operator offers. Players choose them by name; only the operator names files."""

from collections.abc import Iterable, Mapping
from typing import Any

from nasrid.bots import LEVELS, Entrant, parse_bot_code
from nasrid.levels import POLICY_PREFIX
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.settings import SeatPlan, read_options


class Policies:
    def __init__(self, by_name: Mapping[str, Entrant] | None = None) -> None:
        self._entrants = {f"{POLICY_PREFIX}{name}": entrant for name, entrant in (by_name or {}).items()}

    @property
    def names(self) -> list[str]:
        """Their names as bots: policy:NAME."""
        return list(self._entrants)

    def entrant_for(self, bot: str) -> Entrant | None:
        """Return the entrant for a bot, or None if it is a policy that is not offered."""
        if bot.startswith(POLICY_PREFIX):
            return self._entrants.get(bot)
        return parse_bot_code(bot)

    def check_bot(self, bot: str, options: dict[str, Any]) -> None:
        """Raise RefusalError if the bot cannot play with these options."""
        if bot in LEVELS:
            return
        entrant = self.entrant_for(bot)
        if entrant is None:
            raise RefusalError("bad_message", f"this server does not offer {bot}")
        if reason := entrant.make(0).incompatibility(read_options(options)):
            raise RefusalError("bad_message", f"{bot} cannot play here: {reason}")

    def check_seats(self, seats: Iterable[SeatPlan], options: dict[str, Any]) -> None:
        for plan in seats:
            if plan.kind == "bot":
                self.check_bot(plan.level, options)

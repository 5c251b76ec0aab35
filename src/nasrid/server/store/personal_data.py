"""Every column that holds text, and whether it is personal data. Deletion runs these declarations.

tests/server/test_personal_data.py fails if a column is missing here. Log entries are declared in protocol/entries.py.
"""

from typing import Literal

from msgspec import Struct

from nasrid.server.protocol.personal import DELETED_TEXT
from nasrid.server.store.driver import Statement


class PlayerColumn(Struct, frozen=True):
    """A column with the id of a player. `texts` are the columns of the same row with their name, words or secrets.

    On deletion of the player, the row is deleted, the id and the texts are cleared, the row is rewritten together with
    the log of its table, or the row is kept because the id alone does not identify anybody any more.
    """

    table: str
    column: str
    on_deletion: Literal["delete", "clear", "rewrite", "keep"]
    texts: tuple[str, ...] = ()
    condition: str = ""  # further SQL condition for rows whose column holds a player

    def deletion(self, player: str) -> list[Statement]:
        """Return the statements that delete a player's data here."""
        rows = f"{self.column} = $1{self.condition}"
        if self.on_deletion == "delete":
            return [(f"DELETE FROM {self.table} WHERE {rows}", (player,))]
        if self.on_deletion == "clear":
            texts = "".join(f", {text} = '{DELETED_TEXT}'" for text in self.texts)
            return [(f"UPDATE {self.table} SET {self.column} = ''{texts} WHERE {rows}", (player,))]
        return []


# Rows that refer to others come first.
PLAYER_COLUMNS = (
    PlayerColumn("tables", "host", "rewrite"),
    PlayerColumn("table_players", "player", "rewrite"),
    PlayerColumn("mentions", "player", "rewrite"),
    PlayerColumn("recovery_codes", "player", "delete", ("code_hash",)),
    PlayerColumn("device_links", "player", "delete", ("token_hash",)),
    PlayerColumn("sessions", "player", "delete", ("token_hash", "device")),
    PlayerColumn("known_devices", "player", "delete", ("token_hash",)),
    PlayerColumn("security_events", "player", "delete", ("device",)),
    PlayerColumn("second_factors", "player", "delete", ("secret",)),
    PlayerColumn("ratings", "player", "delete"),
    PlayerColumn("statistics", "player", "delete"),
    PlayerColumn("rated_pairs", "player", "delete"),
    PlayerColumn("rated_pairs", "other", "delete"),
    PlayerColumn("relations", "player", "delete"),
    PlayerColumn("relations", "other", "delete"),
    PlayerColumn("invitations", "player", "delete"),
    PlayerColumn("invitations", "inviter", "delete"),
    PlayerColumn("reports", "reporter", "clear", ("reason",)),
    PlayerColumn("reports", "about", "delete"),  # the reason describes them
    PlayerColumn("bans", "target", "delete", condition=" AND kind = 'player'"),
    PlayerColumn("moderation", "actor", "keep"),
    PlayerColumn("moderation", "target", "keep"),
    PlayerColumn("players", "id", "delete", ("name", "login", "password", "page")),
)

# Columns with the JSON of log entries, or of data folded from them. Deletion rewrites them.
LOG_COLUMNS = {"entries": ("body",), "packed_logs": ("body",), "checkpoints": ("body",), "tables": ("summary",)}

# Columns of rows that end with another row: the column that refers to it, and its texts.
DEPENDENT_COLUMNS = {
    "push_devices": ("session", "endpoint", "p256dh", "auth", "zone"),  # ends with the session
    "push_notices": ("session",),  # ends with the push device
}

# Columns with other text: ids of tables and processes, names of games, kinds, and secrets of tables.
OTHER_COLUMNS = {
    "nodes": ("id",),
    "tables": ("id", "owner", "state", "result"),
    "table_players": ("table_id", "stage"),
    "mentions": ("table_id",),
    "entries": ("table_id",),
    "checkpoints": ("table_id",),
    "packed_logs": ("table_id",),
    "reports": ("id", "table_id"),
    "bans": ("kind", "reason"),  # the administrator's reason, deleted with the player's ban
    "moderation": ("action", "reason"),  # the administrator's reason, kept as evidence
    "ratings": ("game",),
    "statistics": ("game",),
    "relations": ("kind",),
    "security_events": ("kind",),
    "invitations": ("table_id", "secret"),
    "push_secret": ("secret",),
    "push_notices": ("table_id",),
}


def deletion_statements(player: str) -> list[Statement]:
    """Return the statements that delete a player, except for the logs of their tables."""
    return [statement for column in PLAYER_COLUMNS for statement in column.deletion(player)]

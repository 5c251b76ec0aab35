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

    The player's export contains the rows in the field `exported_as` of forms.Export, or leaves them out for a reason.
    """

    table: str
    column: str
    on_deletion: Literal["delete", "clear", "rewrite", "keep"]
    texts: tuple[str, ...] = ()
    exported_as: str = ""
    why_not_exported: str = ""
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


TEMPORARY_SECRET = "it is a hash, valid for minutes"
# Rows that refer to others come first.
PLAYER_COLUMNS = (
    PlayerColumn("tables", "host", "rewrite", exported_as="tables"),
    PlayerColumn("table_players", "player", "rewrite", exported_as="tables"),
    PlayerColumn("mentions", "player", "rewrite", exported_as="tables"),
    PlayerColumn("tournaments", "host", "rewrite", exported_as="tournaments"),
    PlayerColumn("tournament_people", "player", "rewrite", exported_as="tournaments"),
    PlayerColumn("recovery_codes", "player", "delete", ("code_hash",), exported_as="recovery_codes"),
    PlayerColumn("device_links", "player", "delete", ("token_hash",), why_not_exported=TEMPORARY_SECRET),
    PlayerColumn("sessions", "player", "delete", ("token_hash", "device"), exported_as="devices"),
    PlayerColumn("known_devices", "player", "delete", ("token_hash",), exported_as="known_devices"),
    PlayerColumn("security_events", "player", "delete", ("device",), exported_as="security_events"),
    PlayerColumn("second_factors", "player", "delete", ("secret",), exported_as="has_second_factor"),
    PlayerColumn("passkeys", "player", "delete", ("id", "name", "public_key"), exported_as="passkeys"),
    PlayerColumn("passkey_challenges", "player", "delete", ("challenge_hash",), why_not_exported=TEMPORARY_SECRET),
    PlayerColumn("ratings", "player", "delete", exported_as="ratings"),
    PlayerColumn("statistics", "player", "delete", exported_as="statistics"),
    PlayerColumn("rated_pairs", "player", "delete", exported_as="rated_days"),
    PlayerColumn("rated_pairs", "other", "delete", exported_as="rated_days"),
    PlayerColumn("daily_attempts", "player", "delete", exported_as="daily_attempts"),
    PlayerColumn("puzzle_attempts", "player", "delete", exported_as="puzzle_attempts"),
    PlayerColumn("puzzle_players", "player", "delete", exported_as="progress"),
    PlayerColumn("game_figures", "player", "delete", exported_as="progress"),
    PlayerColumn("progress", "player", "delete", exported_as="progress"),
    PlayerColumn("buildings_built", "player", "delete", exported_as="progress"),
    PlayerColumn("winning_streaks", "player", "delete", exported_as="progress"),
    PlayerColumn("relations", "player", "delete", exported_as="people"),
    PlayerColumn("relations", "other", "delete", why_not_exported="it is another player's list"),
    PlayerColumn("invitations", "player", "delete", exported_as="invitations"),
    PlayerColumn("invitations", "inviter", "delete", exported_as="invitations"),
    PlayerColumn("reviews", "requester", "clear", exported_as="reviews"),
    PlayerColumn("reports", "reporter", "clear", ("reason",), exported_as="reports"),
    # The reason describes the player.
    PlayerColumn("reports", "about", "delete", why_not_exported="it would betray who has reported the player"),
    PlayerColumn(
        "bans",
        "target",
        "delete",
        why_not_exported="a banned player is refused, with the reason",
        condition=" AND kind = 'player'",
    ),
    PlayerColumn("moderation", "actor", "keep", why_not_exported="administrators have the log"),
    PlayerColumn("moderation", "target", "keep", exported_as="moderation"),
    PlayerColumn("players", "id", "delete", ("name", "login", "password", "page"), exported_as="name"),
)

# Columns with the JSON of log entries, or of data folded from them. Deletion rewrites them.
LOG_COLUMNS = {
    "entries": ("body",),
    "packed_logs": ("body",),
    "checkpoints": ("body",),
    "tables": ("summary",),
    "tournament_entries": ("body",),
    "tournaments": ("summary",),
}

# Columns of rows that end with another row: the column that refers to it, and its texts. A player's export contains the
# push devices as `push_subscriptions`, and no notices, because they only repeat the turns of the player's tables.
DEPENDENT_COLUMNS = {
    "push_devices": ("session", "endpoint", "p256dh", "auth", "zone"),  # ends with the session
    "push_notices": ("session",),  # ends with the push device
}

# Columns with other text: ids of tables and processes, names of games, kinds, and secrets of tables.
OTHER_COLUMNS = {
    "nodes": ("id",),
    "tables": ("id", "owner", "state", "result", "tournament"),
    "tournaments": ("id", "stage"),
    "tournament_entries": ("tournament_id",),
    "tournament_people": ("tournament_id",),
    "table_players": ("table_id", "stage"),
    "mentions": ("table_id",),
    "entries": ("table_id",),
    "checkpoints": ("table_id",),
    "packed_logs": ("table_id",),
    "reports": ("id", "table_id", "tournament"),
    "reviews": ("table_id", "effort", "state", "owner", "events", "error", "body"),
    "bans": ("kind", "reason"),  # the administrator's reason, deleted with the player's ban
    "moderation": ("action", "reason"),  # the administrator's reason, kept as evidence
    "ratings": ("game",),
    "statistics": ("game",),
    "daily_attempts": ("table_id",),
    "puzzle_attempts": ("puzzle", "unjudged"),
    "puzzle_ratings": ("puzzle",),
    "game_figures": ("table_id", "game", "effort"),
    "progress": ("game",),
    "buildings_built": ("building",),
    "relations": ("kind",),
    "security_events": ("kind",),
    "invitations": ("table_id", "secret"),
    "push_secret": ("secret",),
    "push_notices": ("table_id",),
}


def deletion_statements(player: str) -> list[Statement]:
    """Return the statements that delete a player, except for the logs of their tables."""
    return [statement for column in PLAYER_COLUMNS for statement in column.deletion(player)]

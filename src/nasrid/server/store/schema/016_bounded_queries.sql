-- Queries whose cost does not depend on the number of past games.

-- `counted` games are in the statistics of their players.
ALTER TABLE tables ADD COLUMN counted BIGINT NOT NULL DEFAULT 0;

DROP INDEX tables_in_lobby;

DROP INDEX tables_by_owner;

DROP INDEX tables_by_due;

DROP INDEX tables_by_unannounced_since;

CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;

CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

CREATE INDEX tables_by_unannounced_since ON tables (unannounced_since) WHERE unannounced_since IS NOT NULL;

CREATE INDEX tables_waiting_in_lobby ON tables (updated)
    WHERE listed = 1 AND unlisted = 0 AND state = 'waiting';

CREATE INDEX tables_playing_in_lobby ON tables (updated)
    WHERE listed = 1 AND unlisted = 0 AND state = 'playing';

CREATE INDEX tables_to_rate ON tables (updated) WHERE state = 'over' AND rated = 0 AND result IS NOT NULL;

CREATE INDEX tables_to_count ON tables (updated) WHERE state = 'over' AND counted = 0 AND result IS NOT NULL;

CREATE INDEX tables_to_delete ON tables (updated) WHERE state IN ('closed', 'removed');

-- `stage` is the stage of the table, and `since` when the table last changed in lists.
ALTER TABLE table_players ADD COLUMN stage TEXT NOT NULL DEFAULT '';

ALTER TABLE table_players ADD COLUMN since DOUBLE PRECISION NOT NULL DEFAULT 0;

UPDATE table_players SET
    since = (SELECT updated FROM tables WHERE id = table_id),
    stage = (
        SELECT CASE WHEN state <> 'damaged' THEN state WHEN result IS NULL THEN 'playing' ELSE 'over' END
        FROM tables WHERE id = table_id
    );

CREATE INDEX table_players_by_stage ON table_players (player, stage, since);

-- The results of a player in games with this number of players; `total` is the sum of the scores.
CREATE TABLE statistics (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    played BIGINT NOT NULL,
    won BIGINT NOT NULL,
    best BIGINT NOT NULL,
    total BIGINT NOT NULL,
    PRIMARY KEY (player, game, players)
);

CREATE INDEX ratings_of_bots ON ratings (game, players, player) WHERE substr(player, 1, 4) = 'bot:';

-- `visited` is the time of the player's last visit, to the day.
ALTER TABLE players ADD COLUMN visited DOUBLE PRECISION NOT NULL DEFAULT 0;

UPDATE players SET visited = COALESCE((SELECT max(seen) FROM sessions WHERE player = players.id), created);

CREATE INDEX players_by_visit ON players (login, visited);

CREATE INDEX sessions_by_visit ON sessions (seen);

CREATE INDEX device_links_by_end ON device_links (expires);

CREATE INDEX invitations_by_table ON invitations (table_id);

CREATE INDEX push_devices_by_endpoint ON push_devices (endpoint);

CREATE INDEX open_reports ON reports (at) WHERE resolved = 0;

CREATE INDEX moderation_by_time ON moderation (at);

-- One statement after another, each ended by a semicolon at the end of a line; the same for SQLite and PostgreSQL.

-- `page` is the address of the player's public page, null if they have none; `admin` players may use the admin page.
CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created DOUBLE PRECISION NOT NULL,
    page TEXT UNIQUE,
    admin BIGINT NOT NULL DEFAULT 0
);

-- `device` is the kind of device, as its browser named it.
CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    created DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL,
    device TEXT NOT NULL
);

CREATE INDEX sessions_by_player ON sessions (player);

CREATE TABLE device_links (
    token_hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    expires DOUBLE PRECISION NOT NULL
);

-- Each code signs its player in once, instead of a forgotten password.
CREATE TABLE recovery_codes (
    code_hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id)
);

CREATE INDEX recovery_codes_by_player ON recovery_codes (player);

-- The processes that serve tables; a process whose entry has expired is dead.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    expires DOUBLE PRECISION NOT NULL
);

-- A summary of each log, for lists and for ownership. `epoch` grows whenever a table changes its owner: a replaced owner
-- still writes with the previous number, and is refused. `rules_version` is null before the start, `result` before the
-- end.
-- `host` limits how many tables of one player the lobby shows; `unlisted` tables are left out of the lobby; `rated` games
-- have been rated. In correspondence games, `turn` is the number of actions when the player was asked, and `unannounced_since` the
-- time of that, until a push notification has been sent; otherwise both are null.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    owner TEXT,
    epoch BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    state TEXT NOT NULL,
    listed BIGINT NOT NULL,
    due DOUBLE PRECISION,
    decider BIGINT,
    updated DOUBLE PRECISION NOT NULL,
    summary TEXT NOT NULL,
    rules_version INTEGER,
    result TEXT,
    host TEXT NOT NULL,
    unlisted BIGINT NOT NULL DEFAULT 0,
    rated BIGINT NOT NULL DEFAULT 0,
    turn BIGINT,
    unannounced_since DOUBLE PRECISION
);

CREATE INDEX tables_in_lobby ON tables (listed, state, updated);

CREATE INDEX tables_by_due ON tables (due);

CREATE INDEX tables_by_owner ON tables (owner);

CREATE INDEX tables_by_unannounced_since ON tables (unannounced_since);

-- `seat` is null if the player only hosts the table.
CREATE TABLE table_players (
    table_id TEXT NOT NULL REFERENCES tables (id),
    player TEXT NOT NULL,
    seat INTEGER,
    PRIMARY KEY (player, table_id)
);

CREATE INDEX table_players_by_table ON table_players (table_id);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- The state of a table at entry `seq`, so that loading a table does not read its whole log. A checkpoint can be deleted
-- at any time.
CREATE TABLE checkpoints (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq BIGINT NOT NULL,
    body TEXT NOT NULL
);

-- Reports by players; `about` is the reported player, null if the report is about the table.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL,
    reporter TEXT NOT NULL,
    table_id TEXT NOT NULL,
    about TEXT,
    reason TEXT NOT NULL,
    resolved BIGINT NOT NULL
);

-- Banned accounts and addresses.
CREATE TABLE bans (
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (kind, target)
);

-- Every moderation action; `actor` is the administrator, empty for the operator on the command line.
CREATE TABLE moderation (
    at DOUBLE PRECISION NOT NULL,
    action TEXT NOT NULL,
    target TEXT NOT NULL,
    reason TEXT NOT NULL,
    actor TEXT NOT NULL
);

-- The estimated strength of a player, or of a bot level ("bot:mason"), at a game with this number of players.
CREATE TABLE ratings (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    played BIGINT NOT NULL,
    PRIMARY KEY (player, game, players)
);

-- The players whom a player has befriended ('friend') or blocked ('blocked').
CREATE TABLE relations (
    player TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (player, other)
);

CREATE INDEX relations_by_other ON relations (other);

-- Invitations to a table, with the secret that lets the invited player sit down.
CREATE TABLE invitations (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    inviter TEXT NOT NULL,
    secret TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player, table_id)
);

-- The secret by which push services recognise this server, made at its first start.
CREATE TABLE push_secret (
    id BIGINT PRIMARY KEY,
    secret TEXT NOT NULL
);

-- The devices that receive push notifications. Quiet hours are minutes after midnight in the time zone; there are none
-- if they begin when they end. Signing out ends the notifications.
CREATE TABLE push_devices (
    session TEXT PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    zone TEXT NOT NULL,
    quiet_from BIGINT NOT NULL,
    quiet_until BIGINT NOT NULL
);

-- Pending push notifications: the device, the table, when to send and the number of attempts.
CREATE TABLE push_notices (
    session TEXT NOT NULL REFERENCES push_devices (session) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    turn BIGINT NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    attempts BIGINT NOT NULL,
    PRIMARY KEY (session, table_id)
);

CREATE INDEX push_notices_by_due ON push_notices (due);

-- One statement after another, each ended by a semicolon at the end of a line; the same for SQLite and PostgreSQL.

CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created DOUBLE PRECISION NOT NULL
);

CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    created DOUBLE PRECISION NOT NULL
);

CREATE INDEX sessions_by_player ON sessions (player);

CREATE TABLE device_links (
    token_hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id),
    expires DOUBLE PRECISION NOT NULL
);

-- The processes that serve tables; one that has not been heard of in time is dead.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    expires DOUBLE PRECISION NOT NULL
);

-- What is in the log, for lists and for ownership. `epoch` grows whenever a table gets another owner: an owner that has
-- been replaced without knowing it still writes with the old number, and is refused.
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
    summary TEXT NOT NULL
);

CREATE INDEX tables_in_lobby ON tables (listed, state, updated);

CREATE INDEX tables_by_due ON tables (due);

CREATE INDEX tables_by_owner ON tables (owner);

CREATE TABLE table_players (
    table_id TEXT NOT NULL REFERENCES tables (id),
    player TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
);

CREATE INDEX table_players_by_table ON table_players (table_id);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

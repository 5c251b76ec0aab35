-- The secret by which push services know this server, made at its first start.
CREATE TABLE push_secret (
    id BIGINT PRIMARY KEY,
    secret TEXT NOT NULL
);

-- The devices that want to be told when it is their player's turn. Quiet hours are minutes after midnight in that zone;
-- if they begin when they end, there are none. Who signs out is told nothing more.
CREATE TABLE push_devices (
    session TEXT PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    zone TEXT NOT NULL,
    quiet_from BIGINT NOT NULL,
    quiet_until BIGINT NOT NULL
);

-- What a device is to be told of a table, when, and how often that was tried.
CREATE TABLE push_notices (
    session TEXT NOT NULL REFERENCES push_devices (session) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    turn BIGINT NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (session, table_id)
);

CREATE INDEX push_notices_by_due ON push_notices (due);

-- Where players have days: by which number of actions the person who has to decide was asked, and since when, until they
-- have been told; both null where nobody is to be told anything.
ALTER TABLE tables ADD COLUMN turn BIGINT;

ALTER TABLE tables ADD COLUMN untold DOUBLE PRECISION;

CREATE INDEX tables_by_untold ON tables (untold);

-- What players report; `about` is the one who sat at that seat then, null if it is about the table.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL,
    reporter TEXT NOT NULL,
    table_id TEXT NOT NULL,
    about TEXT,
    reason TEXT NOT NULL,
    settled BIGINT NOT NULL
);

-- Accounts and addresses that are kept out.
CREATE TABLE bans (
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (kind, target)
);

-- Everything that whoever runs the server has done about it.
CREATE TABLE moderation (
    at DOUBLE PRECISION NOT NULL,
    what TEXT NOT NULL,
    target TEXT NOT NULL,
    reason TEXT NOT NULL
);

-- Left out of the lobby.
ALTER TABLE tables ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;

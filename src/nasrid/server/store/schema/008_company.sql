-- Whom somebody likes to play with ('friend'), and with whom they do not want to have to do ('blocked').
CREATE TABLE ties (
    player TEXT NOT NULL,
    other TEXT NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (player, other)
);

CREATE INDEX ties_by_other ON ties (other);

-- Who was invited to a table by whom, with the secret that lets them sit down.
CREATE TABLE invitations (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    inviter TEXT NOT NULL,
    secret TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player, table_id)
);

-- The address of somebody's public page; null: they want none.
ALTER TABLE players ADD COLUMN page TEXT;

CREATE UNIQUE INDEX players_by_page ON players (page);

-- Whether somebody may use the page for administrators.
ALTER TABLE players ADD COLUMN admin BIGINT NOT NULL DEFAULT 0;

-- The administrator who did it; empty: whoever runs the server, on the command line.
ALTER TABLE moderation ADD COLUMN doer TEXT NOT NULL DEFAULT '';

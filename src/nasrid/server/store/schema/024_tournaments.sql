-- Tournaments. `version` grows when entries are rewritten, so that nobody adds to a log that they have read before.
-- `due` is when the tournament needs attention by itself.
CREATE TABLE tournaments (
    id TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    version BIGINT NOT NULL,
    stage TEXT NOT NULL,
    listed BIGINT NOT NULL,
    due DOUBLE PRECISION,
    updated DOUBLE PRECISION NOT NULL,
    summary TEXT NOT NULL
);

CREATE INDEX tournaments_by_due ON tournaments (due) WHERE due IS NOT NULL;

CREATE INDEX tournaments_listed ON tournaments (updated) WHERE listed = 1;

CREATE INDEX tournaments_to_delete ON tournaments (updated) WHERE stage IN ('joining', 'cancelled', 'removed');

CREATE TABLE tournament_entries (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tournament_id, seq)
);

-- Every player whose id is in the log of a tournament; `since` orders their lists.
CREATE TABLE tournament_people (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    player TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player, tournament_id)
);

CREATE INDEX tournament_people_by_tournament ON tournament_people (tournament_id);

CREATE INDEX tournament_people_by_time ON tournament_people (player, since);

-- The tournament that waits for the result of a table; null for all others and after it was recorded.
ALTER TABLE tables ADD COLUMN tournament TEXT;

CREATE INDEX tables_of_tournaments ON tables (tournament) WHERE tournament IS NOT NULL;

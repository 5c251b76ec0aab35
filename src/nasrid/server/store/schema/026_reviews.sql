-- Reviews of finished games, which are also the queue of those to be made. `state` is waiting, running, done or failed.
-- `requester` is the player who asked for the review, and `owner` the process that makes it. `done` of all `actions` of
-- the game are reviewed. `body` is the compressed JSON of the review, complete or not; null if there is none yet.
-- `events` are the numbers of the table's events of all actions, as JSON.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    requester TEXT NOT NULL,
    requested DOUBLE PRECISION NOT NULL,
    effort TEXT NOT NULL,
    state TEXT NOT NULL,
    owner TEXT,
    attempts BIGINT NOT NULL,
    done BIGINT NOT NULL,
    actions BIGINT NOT NULL,
    events TEXT NOT NULL,
    error TEXT NOT NULL,
    body BYTEA
);

CREATE INDEX reviews_by_requester ON reviews (requester, requested);

CREATE INDEX reviews_waiting ON reviews (requested) WHERE state = 'waiting';

CREATE INDEX reviews_running ON reviews (owner) WHERE state = 'running';

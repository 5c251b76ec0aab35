-- The first `seq` entries of a finished game, compressed: a twentieth of the same rows in `entries`. Later entries, for
-- example chat, are in `entries`.
CREATE TABLE packed_logs (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq BIGINT NOT NULL,
    body BYTEA NOT NULL
);

-- `packed` tables have no entries after their packed log.
ALTER TABLE tables ADD COLUMN packed BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_to_pack ON tables (updated) WHERE state = 'over' AND packed = 0;

-- What the log of a table added up to at some number, so that not all of it is read when the table is loaded. A checkpoint can
-- be thrown away at any time.
CREATE TABLE checkpoints (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq BIGINT NOT NULL,
    body TEXT NOT NULL
);

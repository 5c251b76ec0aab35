-- The shared secret of an administrator's authenticator. It counts once a code has confirmed it. `last_step` is the time
-- step of the last code, because each code works once.
CREATE TABLE second_factors (
    player TEXT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    secret TEXT NOT NULL,
    is_confirmed BIGINT NOT NULL,
    last_step BIGINT NOT NULL
);

-- Until when a session may use the pages of administrators.
ALTER TABLE sessions ADD COLUMN verified_until DOUBLE PRECISION NOT NULL DEFAULT 0;

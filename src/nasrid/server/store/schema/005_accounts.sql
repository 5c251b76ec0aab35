-- What kind of device a session is on, as its browser said.
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';

-- Each lets its player in once who has forgotten the password.
CREATE TABLE recovery_codes (
    code_hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id)
);

CREATE INDEX recovery_codes_by_player ON recovery_codes (player);

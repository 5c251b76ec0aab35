-- The latest changes of an account's sign-in, for its owner. `device` is the device that made the change, or the one that
-- was signed out.
CREATE TABLE security_events (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    at DOUBLE PRECISION NOT NULL,
    kind TEXT NOT NULL,
    device TEXT NOT NULL
);

CREATE INDEX security_events_by_player ON security_events (player, at);

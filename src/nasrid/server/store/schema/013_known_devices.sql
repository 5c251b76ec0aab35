-- Devices where a player has entered their password. They may sign in even while strangers guess the password.
CREATE TABLE known_devices (
    token_hash TEXT NOT NULL,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    seen DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (token_hash, player)
);

CREATE INDEX known_devices_by_player ON known_devices (player, seen);

CREATE INDEX known_devices_by_seen ON known_devices (seen);

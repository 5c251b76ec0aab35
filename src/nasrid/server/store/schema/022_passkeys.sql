-- Passkeys of a player. `is_second_factor` is 1 if it was added by an administrator who had entered a code.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    public_key TEXT NOT NULL,
    sign_count BIGINT NOT NULL,
    is_second_factor BIGINT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    last_used DOUBLE PRECISION
);

CREATE INDEX passkeys_by_player ON passkeys (player);

-- Challenges that a passkey has to sign. Each works once. The player is the one who adds a passkey; null at a sign-in.
CREATE TABLE passkey_challenges (
    challenge_hash TEXT PRIMARY KEY,
    player TEXT REFERENCES players (id) ON DELETE CASCADE,
    expires DOUBLE PRECISION NOT NULL
);

CREATE INDEX passkey_challenges_by_player ON passkey_challenges (player);

CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges (expires);

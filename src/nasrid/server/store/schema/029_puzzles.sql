-- The answers of each player to a puzzle. Only the first one counts: `at` and `solved` are its time and its result, and
-- `rating_change` is that of the player. `latest` is the time of the latest answer, and `mastered` whether any was right.
CREATE TABLE puzzle_attempts (
    player TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    solved BIGINT NOT NULL,
    rating_change BIGINT NOT NULL,
    latest DOUBLE PRECISION NOT NULL,
    mastered BIGINT NOT NULL,
    PRIMARY KEY (player, puzzle)
);

-- The Glicko-2 ratings of players in puzzles. `attempted` counts their first answers, and `solved` the right ones.
CREATE TABLE puzzle_players (
    player TEXT PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    attempted BIGINT NOT NULL,
    solved BIGINT NOT NULL
);

-- The same for the puzzles that somebody has answered.
CREATE TABLE puzzle_ratings (
    puzzle TEXT PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    attempted BIGINT NOT NULL,
    solved BIGINT NOT NULL
);

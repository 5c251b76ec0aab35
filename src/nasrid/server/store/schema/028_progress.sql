-- The figures of each person in a finished game. `lead` is the score less that of the best opponent, `rivals` the mean
-- rating of the opponents when the game ended, `exact` the number of purchases that were paid exactly, and `border` the
-- length of the longest wall or moat. A review of the game adds its `effort`, `accuracy`, from 0 to 1, and `luck`, in
-- points, with its standard error.
CREATE TABLE game_figures (
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    ended DOUBLE PRECISION NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    score BIGINT NOT NULL,
    lead BIGINT NOT NULL,
    won BIGINT NOT NULL,
    rivals DOUBLE PRECISION,
    purchases BIGINT NOT NULL,
    exact BIGINT NOT NULL,
    border BIGINT NOT NULL,
    accuracy DOUBLE PRECISION,
    luck DOUBLE PRECISION,
    luck_error DOUBLE PRECISION,
    effort TEXT,
    PRIMARY KEY (player, table_id)
);

CREATE INDEX game_figures_by_time ON game_figures (player, ended);

CREATE INDEX game_figures_by_seat ON game_figures (table_id, seat);

-- The sums and records of the figures of a player, by kind of game.
CREATE TABLE progress (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    played BIGINT NOT NULL,
    won BIGINT NOT NULL,
    rivals DOUBLE PRECISION NOT NULL,
    purchases BIGINT NOT NULL,
    exact BIGINT NOT NULL,
    best_score BIGINT NOT NULL,
    best_lead BIGINT NOT NULL,
    best_border BIGINT NOT NULL,
    PRIMARY KEY (player, game, players)
);

-- How many tiles of each building a player's cities had at the end of their games.
CREATE TABLE buildings_built (
    player TEXT NOT NULL,
    building TEXT NOT NULL,
    tiles BIGINT NOT NULL,
    PRIMARY KEY (player, building)
);

-- How many games in a row a player has won: now, and at most.
CREATE TABLE winning_streaks (
    player TEXT PRIMARY KEY,
    current BIGINT NOT NULL,
    longest BIGINT NOT NULL
);

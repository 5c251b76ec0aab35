-- What is believed of the strength of a player, or of a level of bots ("bot:mason"), at a game for so many.
CREATE TABLE ratings (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    played BIGINT NOT NULL,
    PRIMARY KEY (player, game, players)
);

-- Whether a finished game has been taken into account.
ALTER TABLE tables ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;

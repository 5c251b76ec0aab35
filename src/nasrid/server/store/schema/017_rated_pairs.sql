-- How many rated games two people have finished on a day, counted from 1970. `player` sorts before `other`.
CREATE TABLE rated_pairs (
    day BIGINT NOT NULL,
    player TEXT NOT NULL,
    other TEXT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (day, player, other)
);

CREATE INDEX rated_pairs_by_player ON rated_pairs (player);

CREATE INDEX rated_pairs_by_other ON rated_pairs (other);

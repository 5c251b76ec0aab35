-- Attempts at the deal of the day, one per player. `day` is counted from 1970, and `rules` is the version of the rules,
-- because other rules deal other games. `ended` is null while the attempt is played. `lead` is the score less that of the
-- best opponent; without a result, `lead`, `score` and `won` are null.
CREATE TABLE daily_attempts (
    day BIGINT NOT NULL,
    rules BIGINT NOT NULL,
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    ended DOUBLE PRECISION,
    lead BIGINT,
    score BIGINT,
    won BIGINT,
    PRIMARY KEY (day, rules, player)
);

CREATE INDEX daily_attempts_by_player ON daily_attempts (player, day);

CREATE INDEX daily_attempts_by_table ON daily_attempts (table_id);

CREATE INDEX daily_ranking ON daily_attempts (day, rules, lead DESC, ended) WHERE lead IS NOT NULL;

-- How many players had a lead on a day, so that a place is known without counting all attempts.
CREATE TABLE daily_leads (
    day BIGINT NOT NULL,
    rules BIGINT NOT NULL,
    lead BIGINT NOT NULL,
    players BIGINT NOT NULL,
    PRIMARY KEY (day, rules, lead)
);

-- Every player whose id is in the log of a table, even if they have left it, requested a seat or were removed.
CREATE TABLE mentions (
    table_id TEXT NOT NULL REFERENCES tables (id),
    player TEXT NOT NULL,
    PRIMARY KEY (player, table_id)
);

CREATE INDEX mentions_by_table ON mentions (table_id);

-- In a log entry, a quotation mark within a text has a backslash, so these patterns match fields only.
INSERT INTO mentions (table_id, player)
SELECT DISTINCT table_id, substr(tail, 1, strpos(tail, '"') - 1) FROM (
    SELECT table_id, substr(body, strpos(body, '"host":"') + 8) AS tail FROM entries WHERE strpos(body, '"host":"') > 0
    UNION ALL
    SELECT table_id, substr(body, strpos(body, '"sitter":"') + 10) FROM entries WHERE strpos(body, '"sitter":"') > 0
    UNION ALL
    SELECT table_id, substr(body, strpos(body, '"requester":"') + 13) FROM entries WHERE strpos(body, '"requester":"') > 0
) AS fields WHERE strpos(tail, '"') > 1;

CREATE INDEX reports_by_reporter ON reports (reporter);

CREATE INDEX reports_by_about ON reports (about);

CREATE INDEX invitations_by_inviter ON invitations (inviter);

CREATE INDEX device_links_by_player ON device_links (player);

-- The id instead of the login, which is personal data.
UPDATE moderation SET target = (SELECT id FROM players WHERE login = target)
WHERE action IN ('grant admin', 'revoke admin') AND EXISTS (SELECT 1 FROM players WHERE login = target);

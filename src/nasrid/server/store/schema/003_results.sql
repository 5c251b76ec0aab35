-- By which rules a game was dealt (null before the start), and how it ended, as it was found then. Without this sheet all
-- games were of the first version; their results are added when the server starts.
ALTER TABLE tables ADD COLUMN rules_version INTEGER;

ALTER TABLE tables ADD COLUMN result TEXT;

UPDATE tables SET rules_version = 1 WHERE state IN ('playing', 'over');

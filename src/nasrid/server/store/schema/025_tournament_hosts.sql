-- The person who opened a tournament, so that one person cannot fill the list.
ALTER TABLE tournaments ADD COLUMN host TEXT NOT NULL DEFAULT '';

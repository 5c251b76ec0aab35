-- Which seat a player has at a table, for the list of his tables; null if he is only its host, or not yet told.
ALTER TABLE table_players ADD COLUMN seat INTEGER;

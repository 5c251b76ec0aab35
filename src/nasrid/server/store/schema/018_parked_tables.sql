-- Games that nobody continues. The state 'parked' of a table takes it out of all lists until somebody opens it.
CREATE INDEX tables_to_park ON tables (updated) WHERE state = 'playing' AND due IS NULL;

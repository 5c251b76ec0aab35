-- Who opened a table, so that nobody fills the lobby; null at tables that were opened before.
ALTER TABLE tables ADD COLUMN host TEXT;

-- When a device was last here; null until that is first known.
ALTER TABLE sessions ADD COLUMN seen DOUBLE PRECISION;

-- The tournament that a report is about, which then names no table: `table_id` is empty.
ALTER TABLE reports ADD COLUMN tournament TEXT;

-- The operator's figures count damaged tables; without an index, that would read every table.
CREATE INDEX damaged_tables ON tables (state) WHERE state = 'damaged';

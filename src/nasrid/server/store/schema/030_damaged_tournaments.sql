CREATE INDEX tournaments_damaged ON tournaments (id) WHERE stage = 'damaged';

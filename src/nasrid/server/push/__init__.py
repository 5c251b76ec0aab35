"""Word to devices that are not here: Web Push, for whose turn it is at a table where players have days."""

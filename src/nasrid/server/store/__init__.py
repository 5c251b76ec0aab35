"""Storage of tables and players: plain SQL for SQLite and PostgreSQL."""

"""The database: plain SQL for SQLite and PostgreSQL."""

"""Where tables and players are kept: plain SQL that SQLite and PostgreSQL both understand."""

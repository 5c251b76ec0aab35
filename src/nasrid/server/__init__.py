"""Tables over the network: live over WebSocket, durable in SQLite or PostgreSQL, in one process or several."""

"""Play and replay in the terminal. Nothing here decides what is legal: it asks the rules, draws and tells."""

"""What lies on and around a table and what may be said of it: options, actions, events, the state, views, scorings."""

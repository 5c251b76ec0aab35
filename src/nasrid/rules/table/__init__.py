"""The state of a table: options, actions, events, views and scorings."""

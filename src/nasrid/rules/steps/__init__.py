"""The turn as a chain of steps (docs/rules.md 4.1). A step says whose decision it is and which actions it takes."""

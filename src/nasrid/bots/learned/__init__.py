"""A learned judgement of positions: what it looks at, the net, and how it values what a seat may do."""

"""The knowledge of a seat: the events it has seen, and the sampled games that fit them."""

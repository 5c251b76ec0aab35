"""Learning to judge positions: labels from short searches, training, and matches that tell what was learned."""

"""Training of the nets: labels from short searches, training, and promotion matches."""

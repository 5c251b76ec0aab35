"""The learned evaluation of positions: features, nets and afterstates."""

"""What is in the box: buildings, tiles, cards; and chance, which mixes them."""

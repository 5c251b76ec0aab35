### A city on the table.

city-zoom-in = Zoom in
city-zoom-out = Zoom out
city-fit = Show the whole city

## Cells, for screen readers

city-cell-free = Free
# $place: 2 left and 1 up from the fountain, above Garden 8
city-cell-placed = { $what }, { $place }
# $steps: 2 left and 1 up
city-place-alhambra = { $steps } from the fountain
city-place-granada = { $steps } from the start tile
city-steps-N = { $count } up
city-steps-E = { $count } right
city-steps-S = { $count } down
city-steps-W = { $count } left
city-beside-N = above { $tile }
city-beside-E = right of { $tile }
city-beside-S = below { $tile }
city-beside-W = left of { $tile }
city-cell-first = { $what }, first tile of Granada
city-cell-sealed = { $what }, seal { $seal }
city-cell-changed = { $what }, just changed
# $offer is a sentence such as: build Tower 11 here
city-cell-offered = { $what }. { $offer }

## Another player's city, opened large

city-of = { $name }’s city
city-facts = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
city-count = { $count ->
    [one] { $count } { $building } tile
   *[other] { $count } { $building }
}
# $parts: wall 6, moat 4 and stretch 7
city-border = Longest { $parts }. Show it in the city
city-before = Previous: { $name }’s city
city-next = Next: { $name }’s city
city-reserve = Reserve
city-reserve-empty = empty

### A city on the table.

city-zoom-in = Più vicino
city-zoom-out = Più lontano
city-fit = Mostra tutta la città

## Cells, for screen readers

city-cell-free = Libero
# $place: 2 left and 1 up from the fountain, above Garden 8
city-cell-placed = { $what }, { $place }
# $steps: 2 left and 1 up
city-place-alhambra = dalla fontana { $steps }
city-place-granada = dalla tessera di partenza { $steps }
city-steps-N = { $count } in alto
city-steps-E = { $count } a destra
city-steps-S = { $count } in basso
city-steps-W = { $count } a sinistra
city-beside-N = sopra { $tile }
city-beside-E = a destra di { $tile }
city-beside-S = sotto { $tile }
city-beside-W = a sinistra di { $tile }
city-cell-first = { $what }, prima tessera di Granada
city-cell-sealed = { $what }, sigillo { $seal }
city-cell-changed = { $what }, appena cambiato
# $offer is a sentence such as: build Tower 11 here
city-cell-offered = { $what }. { $offer }

## Another player's city, opened large

city-of = Città di { $name }
city-facts = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} in mano
city-count = { $count } { $building }
# $parts: wall 6, moat 4 and stretch 7
city-border = Il più lungo: { $parts }. Mostra nella città
city-before = Precedente: città di { $name }
city-next = Successiva: città di { $name }
city-reserve = Riserva
city-reserve-empty = vuota

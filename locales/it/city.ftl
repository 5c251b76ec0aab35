### A city on the table.

city-zoom-in = Più vicino
city-zoom-out = Più lontano
city-fit = Mostra tutta la città

## Cells, for screen readers

city-cell-free = Libero
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

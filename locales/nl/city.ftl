### A city on the table.

city-zoom-in = Dichterbij
city-zoom-out = Verder weg
city-fit = Toon de hele stad

## Cells, for screen readers

city-cell-free = Vrij
# $place: 2 left and 1 up from the fountain, above Garden 8
city-cell-placed = { $what }, { $place }
# $steps: 2 left and 1 up
city-place-alhambra = vanaf de fontein { $steps }
city-place-granada = vanaf de starttegel { $steps }
city-steps-N = { $count } omhoog
city-steps-E = { $count } naar rechts
city-steps-S = { $count } omlaag
city-steps-W = { $count } naar links
city-beside-N = boven { $tile }
city-beside-E = rechts van { $tile }
city-beside-S = onder { $tile }
city-beside-W = links van { $tile }
city-cell-first = { $what }, eerste tegel van Granada
city-cell-sealed = { $what }, zegel { $seal }
city-cell-changed = { $what }, net veranderd
# $offer is a sentence such as: bouw hier Toren 11
city-cell-offered = { $what }. { $offer }

## Another player's city, opened large

city-of = De stad van { $name }
city-facts = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} op hand
city-count = { $count } { $building }
# $parts: muur 6, gracht 4 en grens 7
city-border = Langste { $parts }. Toon in de stad
city-before = Vorige: de stad van { $name }
city-next = Volgende: de stad van { $name }
city-reserve = Reserve
city-reserve-empty = leeg

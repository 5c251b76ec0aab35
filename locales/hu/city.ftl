### A city on the table.

city-zoom-in = Közelebb
city-zoom-out = Távolabb
city-fit = Az egész város

## Cells, for screen readers

city-cell-free = Szabad
# $place: 2 left and 1 up from the fountain, above Garden 8
city-cell-placed = { $what }, { $place }
# $steps: 2 left and 1 up
city-place-alhambra = a kúttól { $steps }
city-place-granada = a kezdőlapkától { $steps }
city-steps-N = felfelé { $count }
city-steps-E = jobbra { $count }
city-steps-S = lefelé { $count }
city-steps-W = balra { $count }
city-beside-N = { $tile } fölött
city-beside-E = { $tile } mellett jobbra
city-beside-S = { $tile } alatt
city-beside-W = { $tile } mellett balra
city-cell-first = { $what }, Granada első lapkája
city-cell-sealed = { $what }, pecsét: { $seal }
city-cell-changed = { $what }, most változott
# $offer is a sentence such as: build Tower 11 here
city-cell-offered = { $what }. { $offer }

## Another player's city, opened large

city-of = { $name } városa
city-facts = { $points } pont, { $cards } kártya kézben
city-count = { $count } { $building }
# $parts: wall 6, moat 4 and stretch 7
city-border = Leghosszabb: { $parts }. Mutasd a városban
city-before = Előző: { $name } városa
city-next = Következő: { $name } városa
city-reserve = Tartalék
city-reserve-empty = üres

### A city on the table.

city-zoom-in = Közelebb
city-zoom-out = Távolabb
city-fit = Az egész város

## Cells, for screen readers

city-cell-free = Szabad
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

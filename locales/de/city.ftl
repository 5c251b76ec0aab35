### A city on the table.

city-zoom-in = Näher
city-zoom-out = Weiter weg
city-fit = Ganze Stadt zeigen

## Cells, for screen readers

city-cell-free = Frei
city-cell-first = { $what }, erstes Plättchen von Granada
city-cell-sealed = { $what }, Siegel { $seal }
city-cell-changed = { $what }, gerade verändert
# $offer is a sentence such as: Turm 11 hier bauen
city-cell-offered = { $what }. { $offer }

## Another player's city, opened large

city-of = Die Stadt von { $name }
city-facts = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] { $cards } Handkarte
   *[other] { $cards } Handkarten
}
city-count = { $count ->
    [one] { $count } Plättchen { $building }
   *[other] { $count } { $building }
}
# $parts: Mauer 6, Graben 4 und Ufermauer 7
city-border = Längstes Stück: { $parts }. In der Stadt zeigen
city-before = Vorherige: die Stadt von { $name }
city-next = Nächste: die Stadt von { $name }
city-reserve = Reserve
city-reserve-empty = leer

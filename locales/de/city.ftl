### A city on the table.

city-zoom-in = Näher
city-zoom-out = Weiter weg
city-fit = Ganze Stadt zeigen

## Cells, for screen readers

city-cell-free = Frei
# $place: 2 left and 1 up from the fountain, above Garden 8
city-cell-placed = { $what }, { $place }
# $steps: 2 left and 1 up
city-place-alhambra = vom Brunnen { $steps }
city-place-granada = vom Startplättchen { $steps }
city-steps-N = { $count } nach oben
city-steps-E = { $count } nach rechts
city-steps-S = { $count } nach unten
city-steps-W = { $count } nach links
city-beside-N = über { $tile }
city-beside-E = rechts von { $tile }
city-beside-S = unter { $tile }
city-beside-W = links von { $tile }
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

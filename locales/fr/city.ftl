### A city on the table.

city-zoom-in = Plus près
city-zoom-out = Plus loin
city-fit = Voir toute la ville

## Cells, for screen readers

city-cell-free = Libre
# $place: 2 left and 1 up from the fountain, above Garden 8
city-cell-placed = { $what }, { $place }
# $steps: 2 left and 1 up
city-place-alhambra = depuis la fontaine { $steps }
city-place-granada = depuis la tuile de départ { $steps }
city-steps-N = { $count } vers le haut
city-steps-E = { $count } à droite
city-steps-S = { $count } vers le bas
city-steps-W = { $count } à gauche
city-beside-N = { $tile } en dessous
city-beside-E = { $tile } à sa gauche
city-beside-S = { $tile } au-dessus
city-beside-W = { $tile } à sa droite
city-cell-first = { $what }, première tuile de Granada
city-cell-sealed = { $what }, sceau { $seal }
city-cell-changed = { $what }, vient de changer
# $offer is a sentence such as: build Tower 11 here
city-cell-offered = { $what }. { $offer }

## Another player's city, opened large

city-of = Ville : { $name }
city-facts = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main
# Arcades, Appartements and Thermes have no singular, so the number comes last
city-count = { $building } : { $count }
# $parts: wall 6, moat 4 and stretch 7
city-border = Plus longue enceinte : { $parts }. La voir dans la ville
city-before = Ville précédente : { $name }
city-next = Ville suivante : { $name }
city-reserve = Réserve
city-reserve-empty = vide

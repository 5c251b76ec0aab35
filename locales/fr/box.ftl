### The check of the tiles in the player's own box.

box-title = Vérifier ta boîte
box-lead = La plupart des tuiles Granada et des abris de chantier ne sont publiés nulle part. Les nôtres respectent les règles imprimées, mais ils sont inventés. Tu as la boîte ? Corrige-les ici.
box-granada = Tuiles Granada
box-huts = Abris de chantier
box-tile = Tuile { $number }
box-hut = Abri { $number }
box-seen = d’après une image
box-reconstructed = de notre invention
box-changed = ta correction
box-even = Face paire
box-odd = Face impaire
box-price = Prix
box-prices = { $even } et { $odd }
box-kind = Édifice
box-moats = Fossés
box-walls = Murs
box-side-N = haut
box-side-E = droite
box-side-S = bas
box-side-W = gauche
box-done = OK

## What the rulebooks say

box-facts = Ce que disent les règles
box-facts-hold = Tout est juste.
box-facts-broken = { $count ->
    [one] Une chose n’est pas encore juste.
   *[other] { $count } choses ne sont pas encore justes.
}
box-fact-prices = Chacun des neuf édifices existe une fois à chaque prix, de 2 à 13.
box-fact-prices-wrong = { $building } { $price } : { $times } fois.
box-fact-faces = Les deux faces d’une tuile montrent des édifices différents.
box-fact-sides = Une tuile a un mur ou un fossé sur trois côtés au plus.
box-fact-moats = Au moins quatre tuiles ont un fossé.
box-fact-huts = Il y a 3 abris Pavillon, 3 Sérail, 4 Arcades, 4 Appartements, 5 Jardin et 5 Tour.
box-fact-holds = juste
box-fact-fails = pas juste

## Saving the list

box-save = Garder ma liste sur cet appareil
box-saved = Ta liste est gardée. Choisis-la en lançant une partie sur cet appareil.
box-not-yet = Tu pourras jouer avec ta liste quand tout sera juste.
box-forget = Revenir à notre liste
box-export = Enregistrer en CSV
box-export-hint = Envoie-nous le fichier, et d’autres joueront avec les vraies tuiles.

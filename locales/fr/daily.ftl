### La partie du jour.

daily-days = Jour
daily-earlier = Jour précédent
daily-later = Jour suivant
daily-against = Contre { $bots }
daily-left = La prochaine partie arrive dans { $time }.
daily-over = Ce jour est passé.
daily-play = Jouer la partie
daily-continue = Continuer ta partie
daily-practise = S’entraîner
daily-rules = Tout le monde a les mêmes cartes, les mêmes tuiles et les mêmes adversaires. Ta première partie compte : une cinquantaine de décisions, sans conseils. Tu as jusqu’à la fin du lendemain pour la finir.
daily-practice-hint = À l’entraînement, c’est la même partie avec des conseils. Elle ne compte pas.
daily-public = La partie dépend de la date, ce n’est donc pas un secret : chacun peut la consulter. Les résultats sont pour le plaisir et ne changent aucun classement.
daily-device = Sur cet appareil, ton résultat reste ici et n’est comparé à aucun autre.
daily-offline = Le serveur ne répond pas. Tu peux jouer la même partie sur cet appareil. Le résultat reste ici et ne compte pas sur le serveur.
daily-play-here = Jouer sur cet appareil

## Le résultat

daily-points = { $won ->
    [yes] Victoire avec { $points } points
   *[no] { $points } points
}
daily-ahead = { $points ->
    [one] { $points } point devant le meilleur adversaire
   *[other] { $points } points devant le meilleur adversaire
}
daily-behind = { $points ->
    [one] { $points } point derrière le meilleur adversaire
   *[other] { $points } points derrière le meilleur adversaire
}
daily-level = À égalité avec le meilleur adversaire
daily-place = Place { $place } sur { $players }
daily-beaten = mieux que { $share } des autres
daily-first = Personne n’a fini cette partie avant toi.
daily-unfinished = Ton essai s’est terminé sans résultat.
daily-yours-is-best = Ta partie est la meilleure du jour.
daily-share = Partager
daily-copied = Copié
daily-picture = Enregistrer l’image
daily-review = Analyser ta partie
daily-review-best = Analyser la meilleure
daily-replay = Revoir ta partie
daily-replay-best = Revoir la meilleure
daily-share-title = Nasrid, partie du jour : { $day }
daily-share-result = { $game } : { $points } points, avance { $lead }
daily-share-points = { $points } points, { $lead }

## Les résultats

daily-results = Résultats
daily-count = { $count ->
    [one] { $count } résultat jusqu’ici
   *[other] { $count } résultats jusqu’ici
}
daily-nobody = Personne n’a encore fini cette partie.
daily-column-place = Place
daily-column-name = Nom
daily-column-points = Points
daily-column-lead = Avance
daily-lead-hint = L’avance sur le meilleur adversaire décide de la place.

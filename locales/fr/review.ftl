### The review of a finished game: win chances, luck, mistakes and better moves.

review-title = Analyse de la partie
# A link or a button
review-start = Analyser cette partie
# A sentence around a request such as “Take 5 florins”
review-sentence = { $move }.

## Asking for a review

review-none = Cette partie n’a pas encore été analysée. Une analyse compare chaque décision à la meilleure, et montre ce qui était du hasard et ce qui était un choix.
review-again = Analyser de nouveau
review-outdated = Cette analyse vient d’une autre version de Nasrid. Tu peux la faire refaire.
review-daily = Analyses de la partie du jour
review-daily-own = Ta partie
review-daily-best = La meilleure partie
review-imported = Cette analyse vient du fichier. Personne n’a vérifié ses chiffres. Tu peux la faire refaire.
review-waiting = { $place ->
    [1] Ton analyse est la prochaine.
   *[other] Ton analyse est au rang { $place } de la file.
}
review-running = La partie est en cours d’analyse. Les résultats apparaissent plus bas au fur et à mesure.
review-former = Jusqu’au premier résultat, l’analyse précédente reste affichée ci-dessous.
review-progress = Avancement de l’analyse
review-done-so-far = { $done } coups sur { $actions }
review-meanwhile = Tu peux quitter cette page. L’analyse continue.
review-meanwhile-device = L’analyse continue tant qu’une page de Nasrid est ouverte.
review-complete = L’analyse est terminée.
review-failed = L’analyse a échoué : { $reason }
review-quick = Analyse rapide.
review-quick-hint = Elle ne joue que peu de parties simulées et laisse de côté l’endroit où les tuiles ont été posées. Ses marges d’erreur sont donc plus larges.

## Labels of decisions

review-label-best = Meilleur coup
review-label-good = Bon coup
review-label-inaccuracy = Imprécision
review-label-mistake = Erreur
review-label-blunder = Gaffe
review-count-best = { $count ->
    [one] { $count } meilleur coup
   *[other] { $count } meilleurs coups
}
review-count-good = { $count ->
    [one] { $count } bon coup
   *[other] { $count } bons coups
}
review-count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
review-count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
review-count-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
# A label of another player’s decision
review-of-player = { $name } : { $label }

## A player’s game

review-player = La partie de qui
review-accuracy = Précision : { $accuracy }.
review-accuracy-label = Précision
# $error: the standard error
review-deal-cost = { $you ->
    [yes] Le hasard t’a coûté
   *[no] Le hasard a coûté à { $name }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $error }).
review-deal-gave = { $you ->
    [yes] Le hasard t’a donné
   *[no] Le hasard a donné à { $name }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $error }).
review-deal-even = { $you ->
    [yes] Le hasard ne t’a ni aidé ni gêné
   *[no] Le hasard n’a ni aidé ni gêné { $name }
} (± { $error } points).
review-so-far = { $count ->
    [one] { $count } décision pour l’instant
   *[other] { $count } décisions pour l’instant
}
review-partial = La précision et le hasard viendront quand l’analyse sera terminée.
review-see-better = Voir les meilleurs coups
review-see-game = Depuis le début

## The curve and its turning points

review-curve = Chances de victoire
review-curve-percent = Chances de victoire en pour cent
review-turn-axis = Tour
review-turns = Tournants
# A mark on the curve. $change: review-turn-change
review-turn = { $number }. Tour { $turn } : { $change }
review-turn-title = Tour { $turn }
review-turn-change = { $name } { $before } → { $after }
review-turn-luck = Le hasard de la pioche
# The value of a slider. $chance: that of the chosen player
review-position = Tour { $turn }, chances de victoire { $chance }

## Where the result came from

review-balance = D’où vient le résultat
review-part = Origine
review-chance = Victoire
review-lead = Points
review-part-start = Départ
review-part-start-hint = le même pour tous
review-part-luck = Hasard
review-part-luck-hint = la donne et tout ce qui a été pioché
review-part-own = Ses propres choix
review-part-own-hint = par rapport aux meilleurs coups
review-part-opponents = Choix des adversaires
review-part-opponents-hint = ce que leurs erreurs ont donné
review-part-residual = Non expliqué
review-part-residual-hint = l’évaluation n’est pas exacte
review-part-result = Résultat
review-part-result-hint = points : l’avance sur la moyenne des autres
review-given-away = Laissé échapper
review-fact-lost = Points perdus par décision
review-fact-lost-hint = par rapport aux meilleurs coups
review-fact-exact = Achats à l’appoint manqués
review-fact-exact-hint = quand un tel achat était nettement meilleur
review-fact-borders = Points de murs et de fossés
review-fact-borders-hint = perdus par des imprécisions ou pire
review-fact-majorities = Points de majorités
review-fact-majorities-hint = perdus par des imprécisions ou pire
review-moment-best = Meilleur moment
review-moment-worst = Moment le plus coûteux
# $move: a sentence of the log
review-moment-text = Tour { $turn } : { $move }

## Mistakes and better moves

review-mistakes = Les moments à retenir
review-mistakes-none = Ni imprécision ni erreur : rien à améliorer ici.
review-mistake-title = { $label }, tour { $turn }
# Before a request such as “Take 5 florins”
review-better = Mieux :
# The errors are standard errors.
review-cost-both = Cela a coûté { $chance } de chances de victoire (± { $chanceError }) et { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $pointsError }).
review-cost-chance = Cela a coûté { $chance } de chances de victoire (± { $chanceError }).
review-good-enough = Pas de différence certaine avec le meilleur coup.
review-look = Sur la table
review-try-again = Réessayer
review-decisions = { $count ->
    [one] { $count } décision et son jugement
   *[other] Les { $count } décisions et leurs jugements
}

## On the table

review-summary = Résumé de l’analyse
review-next = Erreur suivante
review-previous = Erreur précédente
review-show = Montré sur la table
review-show-best = Meilleur coup
review-show-played = Coup joué
review-see-as = Voir comme { $name }
review-no-choice = Rien à choisir ici
review-not-yet = Pas encore analysé
review-at-end = La fin de la partie

## Trying a decision again

review-exercise = Trouve un meilleur coup
review-exercise-text = Le coup de la partie a coûté { $chance } de chances de victoire (± { $error }). Ton coup est comparé au meilleur avant de compter.
review-exercise-end = Arrêter l’exercice et jouer librement
review-judging = Comparaison de ton coup…
review-back = Retour à l’analyse
review-verdict-best = Le meilleur coup. Bien trouvé !
review-verdict-good = Un bon coup
review-verdict-inaccuracy = Pas tout à fait
review-verdict-mistake = Une erreur
review-verdict-blunder = Une gaffe
review-your-move = Ton coup
review-in-the-game = Dans la partie
review-loses = −{ $chance } de chances de victoire (± { $error })
review-loses-nothing = rien de perdu
review-show-best-move = Montrer le meilleur coup
review-play-best = Jouer le meilleur coup
review-play-on = Continuer

## How it is computed

review-method = Comment est-ce calculé ?
review-method-view = Chaque décision est jugée d’après ce que la personne pouvait savoir. Les cartes cachées et l’ordre de la pioche ne servent jamais.
review-method-loss = Les meilleurs coups et le coup joué sont prolongés dans de nombreuses parties simulées. La perte est la différence de chances de victoire.
review-method-labels = Une imprécision coûte au moins 2 % de chances de victoire, une erreur 5 %, une gaffe 10 %. Une erreur douteuse est appelée imprécision. Une différence qui peut être une erreur de l’évaluation n’est jamais comptée comme une faute. Les décisions sans choix ne comptent pas.
review-method-error = Le nombre après ± est l’erreur type : dans deux cas sur trois, la vraie valeur est dans cette marge.
review-method-accuracy = La précision est de 100 % sans pertes. Une décision qui coûte 2 % de chances de victoire compte pour 78 %, une qui en coûte 10 % pour 29 %.
review-method-luck = Le hasard compare ce qui a été pioché à ce qui aurait pu l’être, pour tous. La donne et la place comptent comme du hasard.
review-method-sum = Le départ, le hasard, ses propres choix, ceux des adversaires et la part non expliquée donnent ensemble le résultat. Cette dernière est grande si l’évaluation a changé d’avis.
review-method-deal = Les points sont l’avance sur la moyenne des autres.

## Errors

error-no-review = Seules les parties complètes selon les règles actuelles peuvent être analysées. Si les règles ont changé depuis, télécharge l’archive et analyse-la avec la version de Nasrid de l’époque.

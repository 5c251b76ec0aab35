### The result of a game, its charts, and the replay.

result-title = { $you ->
    [yes] Tu gagnes !
   *[no] { $name } gagne
}
result-title-shared = Victoire partagée : { $names }
result-length = { $rounds ->
    [one] { $rounds } tour de table
   *[other] { $rounds } tours de table
}, { $duration }
result-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
result-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
result-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
result-close = Fermer et regarder la table
result-pages = Que voir de cette partie
result-page-result = Résultat
result-page-sheets = Décomptes
result-page-charts = Graphiques
result-page-record = Archive
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-dirk = { $tiles ->
    [one] { $tiles } tuile ; il ne peut pas gagner
   *[other] { $tiles } tuiles ; il ne peut pas gagner
}
result-which-sheet = Quel décompte

result-again = Rejouer
result-join-rematch = Jouer la revanche
result-watch-rematch = Regarder la revanche
result-review = Analyser
result-replay = Revoir la partie
result-leave = Quitter
result-daily = Résultats du jour
result-puzzles = Plus d’énigmes

## Charts

result-as-table = En tableau
result-scores = Score après chaque décompte
result-scoring = Décompte
result-start = Début
result-borders = { $game ->
    [granada] Plus long fossé, par tour de table
    [combined] Plus longs mur et fossé cumulés, par tour de table
   *[alhambra] Plus long mur, par tour de table
}
result-round = Tour de table
result-sources = D’où viennent les points
result-source = Source
result-figures = Qui a fait quoi
result-figure = Donnée
result-figure-built = Tuiles construites
result-figure-purchases = Tuiles achetées
result-figure-exact = Achats à l’appoint
result-figure-overpaid = Argent payé en trop
result-figure-takes = Prises d’argent
result-figure-cards = Cartes prises
result-figure-taken = Leur valeur
result-figure-spent = Argent dépensé
result-figure-redesigns = Transformations
result-figure-actions = Actions en tout

## The record

result-record = L’archive
result-record-text = L’archive contient toute la partie en un seul fichier : chaque tirage et chaque action. Le programme nasrid peut la rejouer.
result-record-save = Enregistrer l’archive
result-proof = Le tirage était-il honnête ?
result-proof-text = Tout le hasard de cette partie vient d’un seul nombre secret. Avant la première carte, le serveur a montré son empreinte à tout le monde ; l’archive contient le nombre lui-même. Cette commande vérifie qu’ils vont ensemble et mènent à ces scores :

## The replay

replay-title = Relecture
replay-play = Lecture
replay-pause = Pause
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-position = Où dans la partie
replay-step = Tour { $turn } · { $step }/{ $steps }
replay-turn-back = Un tour en arrière
replay-turn-forward = Un tour en avant
replay-seat = Vu par
replay-mark = { $scoring ->
    [1] I
    [2] II
   *[3] III
}
replay-link = Copier un lien vers ce moment
replay-copied = Copié
replay-play-on = Reprendre d’ici contre des bots
replay-speed = Vitesse
replay-to-table = À la table
replay-none = Rien à revoir : cette partie n’a jamais commencé.
replay-sheet = Feuille de score
result-ready = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}

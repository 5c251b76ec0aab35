### The result of a game, its charts, and the replay.

end-title = { $you ->
    [yes] Tu gagnes !
   *[no] { $name } gagne
}
end-title-shared = Victoire partagée : { $names }
end-length = { $rounds ->
    [one] { $rounds } tour de table
   *[other] { $rounds } tours de table
}, { $duration }
end-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
end-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
end-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
end-close = Fermer et regarder la table
end-pages = Que voir de cette partie
end-page-result = Résultat
end-page-sheets = Décomptes
end-page-charts = Graphiques
end-page-record = Archive
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-dirk = { $tiles ->
    [one] { $tiles } tuile ; il ne peut pas gagner
   *[other] { $tiles } tuiles ; il ne peut pas gagner
}
end-which-sheet = Quel décompte

end-again = Rejouer
end-join-rematch = Jouer la revanche
end-watch-rematch = Regarder la revanche
end-replay = Revoir la partie
end-leave = Quitter

## Charts

end-as-table = En tableau
end-scores = Score après chaque décompte
end-scoring = Décompte
end-start = Début
end-borders = { $game ->
    [granada] Plus long fossé, par tour de table
    [combined] Plus longs mur et fossé cumulés, par tour de table
   *[alhambra] Plus long mur, par tour de table
}
end-round = Tour de table
end-sources = D’où viennent les points
end-source = Source
end-figures = Qui a fait quoi
end-figure = Donnée
end-figure-built = Tuiles construites
end-figure-purchases = Tuiles achetées
end-figure-exact = Achats à l’appoint
end-figure-overpaid = Argent payé en trop
end-figure-takes = Prises d’argent
end-figure-cards = Cartes prises
end-figure-taken = Leur valeur
end-figure-spent = Argent dépensé
end-figure-redesigns = Transformations
end-figure-actions = Actions en tout

## The record

end-record = L’archive
end-record-text = L’archive contient toute la partie en un seul fichier : chaque tirage et chaque action. Le programme nasrid peut la rejouer.
end-record-save = Enregistrer l’archive
end-proof = Le tirage était-il honnête ?
end-proof-text = Tout le hasard de cette partie vient d’un seul nombre secret. Avant la première carte, le serveur a montré son empreinte à tout le monde ; l’archive contient le nombre lui-même. Cette commande vérifie qu’ils vont ensemble et mènent à ces scores :

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
end-ready = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}

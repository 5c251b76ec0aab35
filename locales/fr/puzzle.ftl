### Les énigmes : des positions où un coup est nettement le meilleur.

puzzle-lead = Un coup est nettement le meilleur. Sauras-tu le trouver ?
puzzle-your-next = Ta prochaine énigme
puzzle-linked = Une énigme pour toi
puzzle-difficulty = Difficulté { $rating }
puzzle-first-tries = Résolue par { $solved } sur { $attempted }
puzzle-solve = Résoudre
puzzle-solve-again = Résoudre encore
puzzle-answered-solved = Tu as résolu cette énigme.
puzzle-answered-failed = Ta première réponse à cette énigme était fausse.
puzzle-all-solved = Tu as résolu toutes ces énigmes. Bravo !
puzzle-game = Jeu
puzzle-any-game = Tous les jeux
puzzle-rules = Seule ta première réponse à une énigme change ton classement. Chaque coup est jugé d’après ce que tu vois à ton tour : les cartes et les tuiles cachées sont tirées au hasard.
puzzle-device = Ton classement aux énigmes sur cet appareil reste ici.
puzzle-offline = Le serveur ne répond pas. Tu peux résoudre des énigmes sur cet appareil. Leur classement reste ici.

## Le classement et les totaux

puzzle-rating = Classement aux énigmes
puzzle-rating-value = { $rating } ± { $deviation }
puzzle-solved-of = { $solved } sur { $attempted } du premier coup
puzzle-not-tried = Tu n’as pas encore essayé d’énigme.

## Les thèmes

puzzle-themes = Thèmes
puzzle-theme-solved = { $solved } sur { $puzzles } résolues
puzzle-theme-finished = Il n’y a plus d’énigmes sur ce thème.
puzzle-theme-exact = Paiement exact
puzzle-theme-wall = Murs et fossés
puzzle-theme-denial = Priver l’adversaire
puzzle-theme-plan = Plan sur deux tours
puzzle-theme-redesign = Transformation
puzzle-theme-vizier = Vizir
puzzle-theme-huts = Abris de chantier
puzzle-theme-bonus = Cartes de prime
puzzle-theme-endgame = Fin de partie
puzzle-about-exact = Payer le prix exact et rejouer
puzzle-about-wall = Allonger ton plus long mur ou ton fossé
puzzle-about-denial = Ne rien laisser à un adversaire
puzzle-about-plan = Préparer le tour suivant
puzzle-about-redesign = Transformer ta ville
puzzle-about-vizier = Acheter entre deux tours
puzzle-about-huts = Bien placer les abris
puzzle-about-bonus = Se servir des cartes de prime
puzzle-about-endgame = Décider des derniers tours

## À la table

puzzle-task = Trouve le meilleur coup
puzzle-task-first = Un coup est nettement meilleur que tous les autres. Ta première réponse compte.
puzzle-task-again = Un coup est nettement meilleur que tous les autres. Tu as déjà répondu, cette réponse ne compte donc pas.
puzzle-end = Arrêter l’énigme et jouer librement
puzzle-solved = Résolue !
puzzle-failed = Pas le meilleur coup
puzzle-change = Classement aux énigmes { $rating } ({ $change })
puzzle-unrated = Seule ta première réponse change ton classement.
puzzle-theme-of = { $count ->
    [one] Thème : { $themes }
   *[other] Thèmes : { $themes }
}
puzzle-see = Voir la suite
puzzle-next = Énigme suivante
puzzle-all = Toutes les énigmes
puzzle-to-daily = Vers la partie du jour
puzzle-played-on = La partie continue contre des bots.

## L’énigme du jour

puzzle-daily = Énigme du jour
puzzle-daily-rules = Tout le monde a la même énigme. Ta première réponse compte.
puzzle-daily-solved = Résolue
puzzle-daily-failed = Non résolue
puzzle-more = Plus d’énigmes
puzzle-share = { $answer ->
    [solved] Énigme du jour : résolue ✓
   *[failed] Énigme du jour : non résolue ✗
}

## Errors

error-no-such-puzzle = Cette énigme n’existe pas. Choisis-en une autre.
error-puzzle-unanswered = Réponds d’abord à l’énigme. Ensuite, tu pourras continuer la partie.

### Short cards that explain the things on the table, and the view of all majorities.

about-money-hold = Tu as { $coins }.
about-money-tile = { $short ->
    [0] Assez pour { $tile }.
   *[other] Il manque { $short } pour { $tile }.
}
about-money-rule = Paie les tuiles de la case de sa devise. On ne rend pas la monnaie ; qui fait l’appoint rejoue.
about-exchange-rule = Permet de payer un achat dans ses deux devises.
about-display-rule = Une action : prendre une carte, ou plusieurs pour un total de 5 maximum.
about-tile-price = Coûte { $coins }.
about-tile-exact = Tu peux faire l’appoint, et rejouer.
about-tile-over = Tu paierais { $count } de trop ; on ne rend pas la monnaie.
about-tile-short = Il te manque { $count }.
about-tile-back = Au verso : { $tile }.
about-tile-back-rule = Après l’achat, on peut la retourner en payant au moins 3 dans une seule devise.
about-hut-left = { $count ->
    [one] { $count } abri dans cette pile
   *[other] { $count } abris dans cette pile
}
about-hut-rule = Gratuit, mais c’est une action ; trois au plus par partie. Il compte autant qu’il a de tuiles voisines du même type.
about-hut-worth = Compte pour { $count } au prochain décompte.
about-kind-most = { $who ->
    [you] Tu en as le plus, { $count } : { $by } d’avance.
   *[other] { $name } en a le plus, { $count } : { $by } d’avance.
}
about-kind-level = { $who ->
    [you] Tu en as { $count }, à égalité avec { $names }.
   *[other] { $name } en a { $count }, à égalité avec { $names }.
}
about-kind-behind = { $who ->
    [you] Tu en as { $count }, { $by } de retard sur { $names }.
   *[other] { $name } en a { $count }, { $by } de retard sur { $names }.
}
about-kind-nobody = Personne n’en a encore.
about-kind-points = { $who ->
    [you] En l’état, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour toi au décompte { $scoring } (barème : { $ranks }).
   *[other] En l’état, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au décompte { $scoring } (barème : { $ranks }).
}
about-kind-rule = La majorité d’un type rapporte des points ; la barre de laiton la signale. { $family ->
    [granada] À égalité, la tuile la plus chère décide.
   *[alhambra] À égalité, on partage.
}
about-border = { $border ->
    [stretch] Mur et fossé côte à côte
    [moat] Plus long fossé
   *[wall] Plus long mur
} : { $edges ->
    [one] { $edges } côté
   *[other] { $edges } côtés
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
about-borders = { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’enceinte à chaque décompte
about-borders-rule = Seul compte le plus long morceau d’un seul tenant autour de la ville : un point par côté, deux là où mur et fossé se longent.
about-start = La tuile de départ
about-start-rule = La ville grandit à partir d’ici. On ne l’enlève jamais.
about-ground = Terrain libre
about-ground-rule = Les tuiles se touchent par un côté, mur contre mur, accessibles à pied depuis le départ, sans laisser de trou.
about-bag = { $count ->
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
about-bag-rule = La partie finit quand il ne suffit plus à remplir le chantier.
about-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}, { $discard } à la défausse
about-deck-rule = Elle complète l’offre d’argent après chaque tour. La défausse devient la nouvelle pioche.
about-scoring = Prochain décompte : { $scoring }
about-scoring-until = Sa carte sort d’ici { $least } à { $most } cartes.
about-scoring-unknown = { $scoring ->
    [3] Il a lieu en fin de partie.
   *[other] Sa carte est dans la prochaine pioche.
}
about-scoring-rule = Chaque décompte rapporte plus que le précédent.
about-track = Points
about-track-seat = { $name } : { $score }
about-clock = Pendule
about-clock-move = { $seconds } s pour chaque coup
about-clock-reserve = { $minutes } min { $seconds } s de réserve pour le reste de la partie
about-clock-rule = La réserve n’est entamée que lorsque le temps d’un coup est écoulé. Quand elle est épuisée aussi, un bot joue à la place.
about-reserve = Ta réserve
about-reserve-rule = Ici, les tuiles ne comptent pas. Les construire ou les échanger avec une tuile de la ville coûte une action chacune.
about-marker = { $marker ->
    [even] Prochaine tuile Granada : prix pair visible
   *[odd] Prochaine tuile Granada : prix impair visible
}
about-marker-rule = Le pion noir change de case dès que de nouvelles tuiles Granada sont posées.
about-bonus = Carte de prime : { $tile }
about-bonus-rule = Si cette tuile est dans ta ville, tu peux dévoiler la carte : la tuile compte une fois de plus.
about-hidden = { $count ->
    [one] { $count } carte de prime cachée
   *[other] { $count } cartes de prime cachées
}
about-hidden-rule = Seule la personne qui les a en main les connaît.
about-vizier = Le vizir
about-vizier-rule = Actif, il peut acheter une tuile entre deux tours en faisant l’appoint ; puis on le retourne. Le réactiver est une action.
about-dirk = Dirk
about-dirk-rule = Le troisième quand on joue à deux. Il reçoit des tuiles, pas d’argent, et participe aux majorités.
about-cards = { $name } : { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
about-cards-rule = Ce qui a été pris dans l’offre, tout le monde l’a vu.
about-space-hold = Tu as { $count }.
about-space-rule = La tuile de cette case se paie dans cette devise.

## Overview of the majorities

overview-title = Majorités
overview-next = Au décompte { $scoring }
overview-kind = Type
overview-pays = Barème
overview-left = Reste
overview-left-hint = tuiles de ce type encore à venir
overview-borders = { $game ->
    [alhambra] Mur
    [granada] Fossé
   *[other] Enceinte
}
overview-total = En l’état
overview-score = Points
overview-public = Ce que tout le monde sait
overview-discard = Défausse
overview-discard-empty = vide
overview-hands = { $name } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
overview-unseen = { $count ->
    [one] { $count } que personne n’a vue
   *[other] { $count } que personne n’a vues
}

## The menu

table-mute = Masquer ce que dit { $name }
table-mute-hint = Sur cet appareil seulement.
table-settings = Réglages
table-so-far = La partie jusqu’ici
table-leave = Quitter la table
table-leave-hint = Si tu pars, un bot joue pour toi jusqu’à ton retour.
table-daily = Partie du jour
table-puzzles = Énigmes
table-give-up = Abandonner
table-give-up-yes = Oui, abandonner
table-give-up-hint = Ton essai de la partie du jour finit alors sans résultat. Tu pourras la rejouer pour t’entraîner.
table-chat = Discussion
table-chat-hint = On peut se parler autour de la table.
table-pass-vizier_window = Ne jamais utiliser mon vizir entre les tours
# $everyone: whether the table asks even those who can only pass
table-pass-vizier_window-hint = { $everyone ->
    [yes] On ne te demande rien ; tu passes d’office. Sinon, à cette table, la question est posée chaque fois, même si tu ne peux que passer.
   *[no] On ne te demande rien ; tu passes d’office. Sinon, la question est posée une fois par tuile.
}
table-pass-reveal_round = Ne jamais dévoiler de cartes de prime
table-pass-reveal_round-hint = On ne te demande rien avant un décompte ; tu passes d’office.
table-keys = Touches
table-key-1 = 1 – 4
table-key-1-does = une tuile du chantier, avec Maj la tuile Granada
table-key-5 = 5 – 8
table-key-5-does = une carte de l’offre d’argent
table-key-d = D
table-key-d-does = aller au bouton doré ; Entrée l’actionne
table-key-c = C
table-key-c-does = aller dans ta ville ; flèches pour se déplacer, Entrée pour choisir et construire
table-key-n = N
table-key-n-does = dans la ville : emplacement marqué suivant
table-key-u = U
table-key-u-does = annuler le coup
table-key-r = R
table-key-r-does = transformer
table-key-f = F
table-key-f-does = retourner une tuile Granada
table-key-h = H
table-key-h-does = demander un conseil
table-key-l = L
table-key-l-does = aller au journal
table-key-Esc = Échap
table-key-Esc-does = tout reposer

# After a return: what a bot did for the player
away-title = En ton absence, un bot a joué pour toi
away-turns = Tours
away-moves = Coups
away-points = Points
away-coins = Argent en main

# The tray of a spectator: whose city to show
watch-title = Tu regardes
watch-follow = Suivre
watch-follow-turn = Qui joue
watch-now = À l’instant

## A request for an undo

table-undo-ask-hint = Quelque chose a été dévoilé, ou quelqu’un a joué entre-temps. Les autres doivent être d’accord.
table-undo-wanted = { $name } demande à annuler sa dernière action, et tout ce qui a suivi.
table-undo-agree = Accepter
table-undo-refuse = Refuser
table-undo-waiting = Annulation demandée. On attend la réponse : { $names }.
table-undo-withdraw = Laisser tomber

### The home page, the form for a new table and the waiting room.

home-title = Nasrid
home-nasrid = Nasrid
home-lead = Bâtis un palais, mur après mur. Alhambra et Granada à une même table, entre amis ou avec des bots.
home-open-table = Ouvrir une table
home-tournaments = Tournois
home-play-bots = Jouer avec des bots
home-no-name = Anonyme
home-profile = Ton profil
home-to-night = Mode nuit
home-to-day = Mode jour
# Names for guests, separated by commas, each at most 24 characters
home-guest-names = Plume vagabonde, Chat curieux, Hirondelle pressée, Lézard au soleil, Lanterne patiente, Oranger tranquille, Étoile chanceuse, Renard poète, Chouette matinale, Brise du soir, Grenade sucrée, Mosaïque malicieuse

## A pasted invitation

home-code = Un lien ou un code ?
home-code-example = Colle-le ici
home-code-go = Aller à cette table
home-code-wrong = Ce n’est pas une invitation. Colle le lien entier, ou le code après « table/ ».

## Tables

home-my-tables = Tes tables
home-invitations = Tes invitations
home-invited-by = { $name } t’invite
home-invited-join = Rejoindre
home-invited-join-name = Rejoindre la table : { $name }
home-invited-decline = Refuser
home-invited-decline-name = Refuser l’invitation : { $name }
home-lobby = Tables en attente
home-lobby-empty = Personne n’attend en ce moment. Lance-toi : ta table s’affichera ici pour les autres.
home-lobby-first = En ouvrir une
home-show-all = Tout afficher ({ $count })
home-finished = { $count ->
    [one] Une partie terminée
   *[other] { $count } parties terminées
}
home-parked = Parties en sommeil
home-parked-hint = Personne n’a joué dans ces parties depuis longtemps. Ouvre-en une pour la reprendre.
home-table-of = Chez { $name }
home-table-of-nobody = Une table
home-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
# One of the player's own tables, named after the other players
home-with = Avec { $names }
home-alone = Ta table
home-seats = Places prises : { $taken } sur { $players }
home-waits = { $free ->
    [0] Commence dans un instant
    [one] Il manque une personne
   *[other] Il manque { $free } personnes
}
home-your-turn = À toi de jouer
home-turn-of = À { $name } de jouer
home-playing = En cours
home-over-on = Terminée, { $date }
# $won: yes, shared or no; $mine is -1 for a host without a seat
home-result = { $won ->
    [yes] Gagnée avec { $points }
    [shared] Gagnée avec { $points }, à égalité avec { $names }
   *[no] { $mine ->
        [-1] Victoire : { $names } avec { $points }
       *[other] Victoire : { $names } avec { $points } (toi : { $mine })
    }
} · { $date }
home-sit = S’asseoir
home-sit-at = S’asseoir : { $table }
home-sit-down = S’asseoir
home-watch = Regarder
home-return = Revenir
home-replay = Revoir
# For screen readers: the action of the button, and its table
home-go-to = { $action } : { $table }

home-pace-none = Sans chrono
home-pace-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
home-pace-move = { $minutes ->
    [0] { $seconds } s par coup
   *[other] { $seconds } s par coup, { $minutes } min de réserve
}

## New here?

home-new-here = Tu débutes ?
home-idea = Chacun bâtit sa ville. À ton tour, tu fais une chose, et si tu fais l’appoint, tu en fais une autre. Trois fois par partie, on compare les villes.
home-step-money = Prendre de l’argent
home-step-money-how = Une carte, ou plusieurs pour un total de 5 maximum. Il y a quatre devises.
home-step-buy = Acheter un édifice
home-step-buy-how = Sa case indique la devise. On ne rend pas la monnaie, mais qui fait l’appoint rejoue.
home-step-build = Construire
home-step-build-how = Mur contre mur, côté ouvert contre côté ouvert : on doit pouvoir aller à pied de ta première tuile à toutes les autres.
home-step-score = Marquer
home-step-score-how = Des points pour qui a le plus d’édifices d’un type, et pour le plus long mur ou fossé d’un seul tenant autour de ta ville.

home-games = Les jeux
home-about-alhambra = Six types d’édifices, du pavillon à la tour : plus le type est cher, plus il rapporte. Le plus long mur compte, un point par côté. Idéal pour commencer.
home-about-granada = Neuf types d’édifices, et chaque tuile a deux faces. Plus il y en a d’un type dans toutes les villes, plus la majorité rapporte. Les fossés remplacent les murs.
home-about-combined = Les deux chantiers et les deux sacs. Ta ville s’étend des murs du palais aux fossés de la ville basse. Une longue soirée pour qui connaît les deux jeux.

home-modules = Modules, à combiner comme tu veux
home-about-vizier = Interviens après le tour de n’importe qui et achète une tuile en faisant l’appoint. Il te faudra ensuite une action pour réactiver ton vizir.
home-about-exchange = Des cartes qui réunissent deux devises : avec l’une d’elles, tu paies un édifice en mélangeant les deux à ta guise.
home-about-bonus = Tes cartes montrent certains édifices. Construis-en un, dévoile sa carte, et il compte une fois de plus. Pas avec Granada seul.
home-about-huts = Les abris ne coûtent rien, mais tu n’en auras que trois. Chacun compte autant qu’il a de tuiles voisines de sa couleur. Pas avec Granada seul.

## A new table

new-title = Ouvrir une table
new-submit = Ouvrir la table
new-game = Jeu
new-game-alhambra = Alhambra
new-game-alhambra-hint = six types, des murs
new-game-granada = Granada
new-game-granada-hint = neuf types, deux faces
new-game-combined = Les deux
new-game-combined-hint = deux villes en une

new-players = À combien ?
new-more-players = Jouer à { $count }
new-seat = La place { $seat } est pour
new-seat-you = Toi
new-seat-you-hint = ici
new-seat-invited = Libre
new-seat-invited-hint = par lien
new-seat-open = Libre
new-seat-open-hint = à qui veut
new-seat-bot = bot
new-seat-choice-you = Moi
new-seat-choice-invited = Quelqu’un avec le lien
new-seat-choice-open = Qui veut
new-seat-bots = Bots
new-seat-choice-apprentice = Apprenti, pour débuter
new-seat-choice-mason = Maçon, adore les longs murs
new-seat-choice-merchant = Marchand, bon adversaire
new-seat-choice-architect = Architecte, achète ce que tu voulais
new-seat-choice-scholar = Savant, a étudié le jeu
new-seat-choice-vizier = Vizir, le plus fort
new-only-watch = Tu n’as pas de place : tu vas seulement regarder.
new-dirk = À deux, Dirk se joint à vous : il ne joue jamais, mais ses tuiles rivalisent avec les vôtres.

new-modules = Modules
new-module-vizier = Acheter hors de son tour, à l’appoint
new-module-exchange = Payer en deux devises
new-module-bonus = Un édifice de plus, en secret
new-module-huts = Comptent les tuiles voisines
new-module-bonus-not = Pas avec Granada : elles montrent des tuiles Alhambra.
new-module-huts-not = Pas avec Granada : il leur faut des tuiles Alhambra.

new-pace = Rythme
new-pace-none = Sans chrono
new-pace-none-hint = Rien ne presse.
new-pace-calm = 90 s
new-pace-calm-hint = 90 secondes par coup, et 10 minutes de réserve pour toute la partie.
new-pace-quick = 45 s
new-pace-quick-hint = 45 secondes par coup, et 5 minutes de réserve pour toute la partie.
new-pace-day = 1 jour
new-pace-day-hint = Un jour par coup. Pas besoin d’être là en même temps.
new-pace-two_days = 2 jours
new-pace-two_days-hint = Deux jours par coup. Pas besoin d’être là en même temps.
new-pace-week = 7 jours
new-pace-week-hint = Une semaine par coup. Pas besoin d’être là en même temps.

new-more = Plus de réglages
new-listed = Afficher sur la page d’accueil
new-listed-hint = Tout le monde peut regarder et prendre les places ouvertes.
new-chat = Discussion
new-chat-hint = On peut s’écrire. Tu peux aussi la couper plus tard.
new-rated = Compter pour le classement
new-rated-hint = Si au moins deux personnes jouent, le résultat change leur classement. Une partie classée se joue sans conseils.
new-finer-simple = Décompte simplifié pour Granada
new-finer-simple-hint = Points fixes pour chaque type : 3, puis 10 et 3, puis 18, 10 et 3. Plus facile pour débuter.
new-finer-confirm = Valider les tours
new-finer-confirm-hint = Même ta dernière action peut être annulée, tant que tu n’as pas validé ton tour.
new-finer-ask = Demander à chacun
new-finer-ask-hint = Même à qui ne peut que passer : personne ne devine ta main. C’est plus long.
new-finer-take = Les bureaux de change valent zéro
new-finer-take-hint = On les prend avec d’autre argent, jusqu’à 5, au lieu d’un à la fois.
new-finer-exact = Bureaux de change à l’appoint
new-finer-exact-hint = On ne peut pas trop payer quand on en utilise un.
new-finer-dirk = Un plus petit Dirk
new-finer-dirk-hint = Quand on joue les deux jeux, Dirk reçoit chaque fois 6 tuiles en tout, au lieu de 6 de chaque sorte.
new-finer-missed = Aucun décompte manqué
new-finer-missed-hint = Si la partie finit tôt, les décomptes qui manquent ont lieu avant le dernier.

## The waiting room

room-title = { $table } · Nasrid
room-seats = Places
room-you-sit = { $free ->
    [0] Tout le monde est là. La partie commence.
    [one] Encore une place libre. La partie commence dès qu’elle est prise.
   *[other] Encore { $free } places libres. La partie commence dès qu’elles sont prises.
}
room-choose-seat = Prends une place libre, ou reste et regarde.
room-choose-open = Les places ouvertes sont à qui veut. Prends-en une, ou reste et regarde.
room-only-invited = Les places libres sont sur invitation. Demande une place, ou reste et regarde.
room-only-invited-by = Les places libres sont sur invitation (vois avec { $host }). Demande une place, ou reste et regarde.
room-ask = Demander une place
room-asked = Tu as demandé une place à { $host }. Reste ici jusqu’à la réponse.
room-asks = { $name } demande une place
room-give-seat = Donner une place
room-decline = Refuser
room-you = { $name } (toi)
room-free = Libre
room-free-invited = pour quelqu’un avec le lien
room-free-open = pour qui veut
room-host = hôte de la table
room-here = est là
room-gone = n’est pas là pour le moment
room-level-apprentice = Apprenti, un bot pour débuter
room-level-mason = Maçon, un bot qui adore les longs murs
room-level-merchant = Marchand, un bot, bon adversaire
room-level-architect = Architecte, un bot qui achète ce que tu voulais
room-level-scholar = Savant, un bot qui a étudié le jeu
room-level-vizier = Vizir, le plus fort des bots
room-sit = S’asseoir ici
room-leave = Quitter la place
room-arrange = La place { $seat } est pour
room-fill = Compléter avec
room-start = { $free ->
    [one] Commencer avec un bot
   *[other] Commencer avec { $free } bots
}
# A rematch: the players of the last game who have not come yet
room-waiting-for = On attend { $names }.
room-awaited = a joué la dernière partie ; pas encore là
room-invite-others = Inviter quelqu’un d’autre
room-invite = Inviter
room-invite-hint = Avec ce lien, on peut prendre une place, sans compte.
room-invite-until = Valable jusqu’au { DATETIME($day, dateStyle: "medium") }.
room-invite-renew = Nouveau lien
room-invite-renew-hint = Il remplace le lien actuel, qui ne marchera plus.
room-link = Lien d’invitation
room-qr = Code QR de l’invitation : scanne-le avec un téléphone
room-copy = Copier le lien
room-copied = Copié
room-share = Partager
room-share-text = Viens jouer avec moi !
room-dirk = Dirk
room-listed = Affichée sur la page d’accueil : tout le monde peut regarder.
room-private = Privée : il faut le lien pour la trouver.
room-closed = Cette table est fermée
room-closed-hint = Il n’y restait personne, personne n’est venu depuis une semaine, ou la partie continue ailleurs. Tu peux en ouvrir une autre quand tu veux.
room-rematch = Ça rejoue : aller à la nouvelle table

## Settings

settings-title = Réglages
settings-ask-name = Comment doit-on t’appeler ?
settings-name = Ton nom
settings-name-hint = Il est visible à la table. Tu peux le changer à tout moment.

## Finding a game

home-find = Trouver une partie
home-daily = Partie du jour
home-puzzles = Énigmes
find-title = Trouver une partie
find-hint = Tu t’assieds là où quelqu’un attend la même chose. Sinon, une table s’ouvre pour toi et les autres la trouvent ; tu peux aussi la lancer avec des bots.
find-game = Jeu
find-players = À combien ?
find-pace = Rythme
find-pace-quick = 45 s par coup
find-pace-calm = Sans chrono
find-pace-days = 2 jours par coup
find-now = Trouver

## A table that was started under other rules

frozen-title = Cette partie suit d’autres règles.
frozen-over = Les règles de ce serveur ont changé depuis. Le résultat reste, mais la partie ne peut plus être revue coup par coup.
frozen-running = Les règles de ce serveur ont changé depuis : elle ne peut pas continuer. Ouvre une nouvelle table pour jouer.
frozen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
frozen-winner = victoire

## Errors

error-bad-options = Une telle partie n’existe pas. Change les réglages et réessaie.
error-record-altered = Cette archive a été modifiée : ses coups ne mènent pas à son résultat. Enregistre de nouveau la partie là où elle a été jouée.

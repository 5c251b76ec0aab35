### Tournaments: the form, the page for everybody and the projector.

tournament-title = Tournoi
tournament-about = Une soirée ou un mois, de deux à deux cents joueurs. Le serveur forme les tables, les ouvre et tient le classement.
tournament-open = Ouvrir un tournoi
tournament-mine = Tes tournois
tournament-public = Tournois ouverts à tous
tournament-none = Aucun en ce moment.
tournament-stage-joining = Inscriptions en cours
tournament-stage-starting = Les tables s’ouvrent
tournament-stage-playing = En cours
tournament-stage-break = Entre deux rondes
tournament-stage-over = Terminé
tournament-stage-cancelled = Annulé

## The form

tournament-submit = Ouvrir le tournoi
tournament-name = Nom du tournoi
# A suggestion
tournament-new-name = Tournoi du { DATETIME($day, dateStyle: "long") }
tournament-seats = Places par table
tournament-format = Formule
tournament-format-swiss = Système suisse
tournament-format-swiss-hint = Ceux qui ont des résultats proches se rencontrent, si possible avec de nouveaux adversaires. Pour tout nombre de joueurs.
tournament-format-round_robin = Tous contre tous
tournament-format-round_robin-hint = Chacun rencontre tous les autres. Jusqu’à 12 joueurs ; leur nombre fixe les rondes.
tournament-rounds = Rondes
tournament-duplicate = Duplicate
tournament-duplicate-hint = Toutes les tables d’une ronde ont les mêmes cartes et les mêmes tuiles dans le même ordre. On te compare à la même place aux autres tables.
tournament-final = Une finale
tournament-final-hint = Après la dernière ronde, les meilleurs se retrouvent à une table.
tournament-deadline = Durée d’une ronde
tournament-deadline-none = Sans limite
tournament-deadline-hint = Sans limite, une table lente retarde toutes les autres.
tournament-at_deadline = Une fois le temps écoulé
tournament-at_deadline-bots = Des bots finissent
tournament-at_deadline-score = Scores actuels
tournament-duplicate-deadline = À la fin du temps, des bots terminent : on ne compare que des parties finies.
tournament-pause = Ronde suivante
tournament-pause-none = Lancée à la main
tournament-no_shows = Pour les absents
tournament-no_shows-bot = Un bot joue
tournament-no_shows-drop = Les retirer
tournament-no_shows-bot-hint = Un bot joue à leur place jusqu’à leur arrivée.
tournament-no_shows-drop-hint = Qui n’a pas pointé n’a pas de place à la première ronde. Ensuite, on sort après une partie qu’un bot a dû jouer.
tournament-uneven = S’il reste des places
tournament-uneven-smaller = Tables plus petites
tournament-uneven-rest = Repos
tournament-check-in-first = Pointage
tournament-check-in-first-hint = Avant la première ronde, chacun confirme sa présence. Sinon, tous les inscrits ont une place.
tournament-guests = Invités admis
tournament-guests-hint = Sinon, il faut un identifiant.
tournament-listed = Ouvert à tous
tournament-listed-hint = Il figure dans la liste, et on peut participer sans le lien.

## The settings in one line

tournament-by = Ouvert par { $name }
tournament-seats-of = { $seats } places par table
tournament-with-final = avec finale
tournament-round-time = { $time } par ronde
tournament-progress = { $round ->
    [0] { $rounds ->
        [one] une ronde
       *[other] { $rounds } rondes
    }
   *[other] ronde { $round } sur { $rounds }
}

## The user's place

tournament-place = Ta place
tournament-join = Participer
tournament-join-hint = Tu es invité. Participe, et ta table apparaîtra ici.
tournament-return = Revenir
tournament-check-in = Je suis là
tournament-check-in-hint = Confirme ta présence : sans cela, tu n’auras pas de table.
tournament-quit = Quitter le tournoi
tournament-watching = Tu regardes. Pour jouer, demande le lien à un organisateur.
tournament-wait-start = Tu participes. Ta table apparaîtra ici au début de la première ronde.
tournament-wait-tables = Les tables s’ouvrent…
tournament-wait-round = La ronde est finie. Ta prochaine table apparaîtra ici.
tournament-table-ready = { $round } : ta table est prête.
tournament-title-ready = Ta table est prête – { $title }
tournament-to-table = À ta table
tournament-game-over = Ta partie est finie. D’autres tables jouent encore.
tournament-you-rest = Tu te reposes pendant cette ronde. Cela ne compte ni pour ni contre toi.
tournament-you-late = Tu joues à partir de la ronde suivante.
tournament-no-further = C’est la dernière ronde, et tu n’y joues pas.
tournament-is-over = Le tournoi est terminé.
tournament-my-rank = Le tournoi est terminé. Tu finis au rang { $rank }.
tournament-is-cancelled = Le tournoi a été annulé.
tournament-absence-left-you = Tu as quitté le tournoi.
tournament-absence-removed-you = Un organisateur t’a retiré du tournoi.
tournament-absence-no_show-you = Tu n’es pas venu à ta table, tu n’en auras donc pas d’autre. Tu peux revenir.
tournament-time-left = Temps restant : { $time }
tournament-time-over = Le temps est écoulé.
tournament-next-in = Prochaine ronde dans { $time }
tournament-to-repeat = Au prochain tournoi

## Organisers

tournament-organise = Organisation
tournament-start-round = Lancer la ronde { $round }
tournament-extend = { $time } de plus
tournament-do-end_round = Arrêter le temps
tournament-do-end_round-hint = Les parties en cours finissent comme tu l’as choisi pour la fin du temps.
tournament-do-finish = Terminer le tournoi
tournament-do-finish-hint = Il n’y aura plus de ronde. Le classement devient définitif.
tournament-do-cancel = Annuler le tournoi
tournament-do-cancel-hint = Il ferme pour tout le monde et ne pourra pas rouvrir.
tournament-joining = Inscriptions ouvertes
tournament-joining-hint = Pendant le tournoi aussi : on joue alors dès la ronde suivante.
tournament-invite = Inviter des joueurs
tournament-invite-hint = Avec ce lien, on peut participer.
tournament-repeat-title = Encore un ?
tournament-repeat-hint = Il a les mêmes réglages. Tous les joueurs de ce tournoi voient le lien.
tournament-repeat = Ouvrir une revanche

## Players

tournament-players = { $away ->
    [0] { $joined ->
        [0] Aucun joueur
        [one] Un joueur
       *[other] { $joined } joueurs
    }
   *[other] { $joined ->
        [one] Un joueur, pas encore là
       *[other] { $joined } joueurs, { $away } pas encore là
    }
}
tournament-nobody = Personne ne s’est encore inscrit.
tournament-organiser = organise
tournament-not-here = pas encore là
tournament-absence-left = a quitté le tournoi
tournament-absence-removed = hors du tournoi
tournament-absence-no_show = absence
tournament-select-hint = Sélectionne des joueurs pour les pointer, les retirer ou confier l’organisation à l’un d’eux. Un joueur retiré ne revient que si tu le pointes.
tournament-select-all = Tout sélectionner
tournament-select-none = Ne rien sélectionner
tournament-selected = { $count ->
    [one] Un joueur sélectionné
   *[other] { $count } joueurs sélectionnés
}
tournament-check-in-other = Est là
tournament-remove = Retirer
tournament-organiser-make = Ajouter à l’organisation
tournament-organiser-end = Retirer de l’organisation

## Rounds

tournament-round = Ronde { $round }
tournament-final-round = Finale
tournament-table = Table n° { $table }
tournament-watch = Regarder
tournament-review = Analyser
tournament-replay = Revoir
# For screen readers: the action of a button, and the table
tournament-go-to = { $action } : table { $table }
tournament-sealed = Toutes les tables ont le même tirage. Personne ne peut en regarder une autre avant la fin de la ronde.
tournament-uncompared = L’écart ne compte pas dans cette ronde : il n’y a pas deux tables à comparer.
tournament-resting = Au repos : { $names }
tournament-not-counted = Cette partie ne compte pas.
tournament-corrected = Résultat corrigé
tournament-bot = bot
tournament-bot-score = { $score } (bot)
tournament-bot-for = Un bot a joué pour { $name }
tournament-bot-hint = Coche les joueurs remplacés par un bot. Ils manquent la ronde.
tournament-correct = Corriger
tournament-correct-hint = Tout le monde voit la correction et son auteur.
tournament-correct-save = Enregistrer
tournament-correct-void = Ne compte pas
tournament-correct-undo = Annuler la correction
tournament-enter = Saisir le résultat
tournament-enter-hint = La partie est encore en cours. Ce résultat la remplace. Tout le monde voit qui l’a saisi.
tournament-proof = Tirage équitable
tournament-proof-text = Ce SHA-256 a été publié avant la ronde. Après elle, la graine suit, pour que chacun puisse vérifier.
tournament-corrections = Résultats corrigés
tournament-correction = { $round }, table { $table } : { $before } → { $after }
tournament-correction-by = { $name }, { DATETIME($at, dateStyle: "short", timeStyle: "short") }
tournament-no-result = pas de résultat
tournament-void = ne compte pas
tournament-goes-on = la partie continue
tournament-corrections-latest = Les { $count } dernières sur { $total }. Le fichier JSON les contient toutes.

## Standings

tournament-standings = Classement
tournament-standings-final = Classement final
tournament-rank = Rang
tournament-player = Nom
tournament-games = Parties
tournament-rests = Repos
tournament-missed = Manquées
tournament-by-final_points = Finale
tournament-by-final_points-means = La part des adversaires battus en finale.
tournament-by-duplicate_points = Écart
tournament-by-duplicate_points-means = L’écart moyen de tes scores avec ceux de la même place aux autres tables. Une ronde manquée compte comme son plus bas résultat.
tournament-by-points = Résultat
tournament-by-points-means = La part moyenne des adversaires battus par partie. Une égalité compte pour moitié, une ronde manquée pour zéro.
tournament-by-opponents = Adversaires
tournament-by-opponents-means = Le résultat moyen de tes adversaires.
tournament-by-score_ratio = Score moyen
tournament-by-score_ratio-means = Ton score divisé par la moyenne de la table : 1,00 est la moyenne.
tournament-whole-list = Liste entière ({ $count })
tournament-how-ranked = Comment se fait le classement
tournament-ranking = Les colonnes décident de gauche à droite. La valeur qui sépare un joueur du précédent est en gras. À égalité partout, on partage le rang.
tournament-rests-mean = Le repos ne compte pas : ni victoire ni partie.
tournament-best = Meilleure partie
tournament-best-text = { $name }, { $points } points. { $round }, table { $table }.

## The other buttons

tournament-screen = Grand écran
tournament-scroll = Défilement automatique
tournament-csv = Classement en CSV
tournament-json = Tout en JSON
tournament-records = Toutes les parties
tournament-print = Imprimer
tournament-report = Signaler ce tournoi
tournament-report-about = De quoi s’agit-il ?
tournament-title-reset = La personne qui gère ce serveur a retiré le nom du tournoi ({ DATETIME($at, dateStyle: "short", timeStyle: "short") }).

## Errors; no other page needs them

error-not-organiser = Seuls les organisateurs du tournoi peuvent faire ça.
error-login-required = Ce tournoi est réservé aux joueurs qui ont un compte. Choisis d’abord un identifiant et un mot de passe dans les réglages.
error-not-admitted = Ce lien ne permet pas de participer au tournoi. Demandes-en un autre à un organisateur.
error-no-such-tournament = Ce tournoi n’existe pas. Vérifie le lien.
error-tournament-damaged = Le serveur n’arrive plus à lire ce tournoi. Préviens la personne qui le gère.
error-joining-closed = Les organisateurs n’acceptent plus de joueurs.
error-last-round = La dernière ronde a déjà commencé.
error-not-joined = Inscris-toi d’abord au tournoi.
error-tournament-over = Le tournoi est terminé.
error-too-few-players = Pour une ronde, il faut au moins deux joueurs présents.
error-too-few-for-duplicate = L’écart se mesure entre tables complètes. Pour la première ronde, il faut assez de joueurs pour deux tables.
error-too-many-players = Ce tournoi ne peut pas accueillir plus de joueurs.
error-round-robin-full = Ce tournoi toutes rondes est complet : il a 12 joueurs au plus.

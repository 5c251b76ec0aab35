### Playing without a server: games on this device, installation, several people at one device.

offline-title = Sur cet appareil
offline-entry = Jouer sur cet appareil
offline-entry-hint = Contre des bots, ou à plusieurs sur un écran. Sans réseau.
offline-no-network = Tu es hors ligne. Les parties sur cet appareil, le bloc de score et la liste des tuiles marchent. Pour les tables ouvertes, les amis et ton compte, il faut le réseau.
offline-companion = Bloc de score pour le jeu en carton
offline-box = Vérifier ta boîte
offline-lead = Ici, tout se passe dans ton navigateur. Rien n’est envoyé nulle part.
offline-loading = On prépare la table…
error-not-here = La partie n’a pas pu être lancée sur cet appareil. Réessaie. Si ça continue, ton navigateur est peut-être trop ancien.
error-not-loaded = Le jeu n’a pas pu être téléchargé. Vérifie ta connexion, puis réessaie. Pour jouer sans réseau, installe d’abord Nasrid sur cet appareil.
error-storage-blocked = Ton navigateur interdit à ce site d’enregistrer quoi que ce soit. Impossible de garder des parties ici. Autorise le site à enregistrer des données, puis réessaie.
error-storage-full = Ce navigateur n’a plus de place, la partie n’a donc pas pu être enregistrée. Libère de l’espace sur l’appareil ou retire d’anciennes parties, puis réessaie.

## A new game

offline-new = Nouvelle partie
offline-new-submit = Lancer la partie
offline-seat-choice-person = Quelqu’un sur cet appareil
offline-name-of = Nom à la place { $seat }
offline-player = Place { $seat }
offline-nobody = Il faut au moins une personne à la table.
offline-own-tiles = Jouer avec les tuiles de ma boîte

## The games on this device

offline-tables = Parties sur cet appareil
offline-tables-none = Aucune partie pour l’instant. Ce que tu commences ici reste ici, même si tu fermes la fenêtre.
offline-before-release = Cet appareil a des parties d’une version de Nasrid antérieure à 0.1.0, que cette version ne sait pas lire. Elles sont inchangées. Prends la version qui les a écrites.
# A button beside a game; $game: its players
offline-more = En savoir plus sur la partie : { $game }
offline-review = Analyser cette partie
offline-review-hint = Chances de victoire, hasard, erreurs et meilleurs coups.
offline-record = Enregistrer l’archive
offline-record-hint = Toute la partie dans un fichier, à ouvrir sur n’importe quel appareil.
offline-to-server = Continuer sur le serveur
offline-to-server-hint = La partie continue à une table du serveur, contre des bots.
offline-take-away = Continuer sur cet appareil
offline-take-away-hint = La partie quitte le serveur : elle n’y compte plus, et sa table est fermée.
offline-take-away-yes = Continuer ici
offline-remove = Supprimer
offline-remove-sure = Supprimer cette partie pour de bon ?
offline-remove-yes = Supprimer
offline-open-record = Ouvrir une archive ou une sauvegarde
offline-open-record-hint = Des parties enregistrées ici, sur un autre appareil ou sur un serveur. Tu peux continuer celles qui ne sont pas finies.
offline-open-record-wrong = Ce fichier n’est ni l’archive d’une partie ni une sauvegarde. Choisis-en un autre.
offline-open-record-version = Une autre version de Nasrid a fait ce fichier. Ouvre-le avec cette version-là.
offline-open-record-long = Cette partie est trop longue : une archive peut avoir au plus 5 000 actions. Choisis-en une autre.
offline-review-file = Analyser une archive
offline-review-file-hint = L’archive d’une partie finie, venant d’un serveur, d’un autre appareil ou du programme nasrid.
offline-review-file-unfinished = Cette partie n’est pas finie. Elle est maintenant parmi tes parties : joue-la jusqu’au bout, puis analyse-la.
offline-backup = Tout sauvegarder
offline-backup-hint = Toutes les parties de cet appareil dans un fichier. Ouvre-le sur un autre appareil pour y continuer. Aucune partie n’est écrasée.
offline-restored-none = La sauvegarde ne contient aucune partie.
offline-restored-added = { $count ->
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
offline-restored-continued = { $count ->
    [one] Une partie était déjà là et a maintenant ses nouveaux coups.
   *[other] { $count } parties étaient déjà là et ont maintenant leurs nouveaux coups.
}
offline-restored-copied = { $count ->
    [one] Une partie avait continué autrement ici. Elle a été ajoutée en copie.
   *[other] { $count } parties avaient continué autrement ici. Elles ont été ajoutées en copie.
}
offline-restored-unchanged = { $count ->
    [one] Une partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
offline-restored-damaged = { $count ->
    [one] Une partie du fichier est abîmée et n’a pas été ajoutée.
   *[other] { $count } parties du fichier sont abîmées et n’ont pas été ajoutées.
}

## Installing Nasrid on this device

offline-keep = Garder Nasrid sur cet appareil
offline-keep-hint = Il s’ouvre alors sans réseau. { $size } Mo à télécharger, une seule fois.
offline-keep-start = Garder
offline-keep-later = Pas maintenant
offline-keep-again = Reprendre
offline-keeping = { $done } sur { $size } Mo
offline-keeping-stopped = Le réseau a lâché. Ce qui est arrivé est gardé.
offline-keeping-full = Ce navigateur n’a pas la place pour { $size } Mo. Libère de l’espace sur l’appareil, puis reprends le téléchargement. Ce qui est déjà là reste.
offline-kept = Nasrid est sur cet appareil : { $size } Mo. Il s’ouvre sans réseau.
offline-kept-newer = Une nouvelle version se télécharge. Tes parties en cours n’en souffrent pas.
offline-kept-renewed = La dernière version est là. Elle servira dès la prochaine page.
offline-persistent = Le navigateur ne supprimera ni Nasrid ni tes parties de lui-même.
offline-not-persistent = Si l’appareil manque de place, le navigateur peut supprimer Nasrid et tes parties. Sauvegarde les parties que tu veux garder.
offline-app = Ajouter Nasrid à tes applications
offline-forget = Retirer de cet appareil
offline-forget-hint = Tes parties restent.
offline-keep-not = Impossible de garder cette adresse : les navigateurs ne le permettent qu’en HTTPS.
offline-keep-unsupported = Ce navigateur ne peut pas installer de sites. Ouvrez Nasrid dans un autre navigateur ou quittez la navigation privée.
offline-keep-blocked = Ton navigateur interdit à ce site d’enregistrer quoi que ce soit. Impossible d’installer Nasrid et de garder des parties. Autorise le site à enregistrer des données, puis recharge la page.

## Passing the device to the next player

cover-title = { $name }, à toi de jouer
cover-hint = Prends l’appareil. Les autres ne regardent pas.
cover-take = Montrer mes cartes
# The player who held the device before
cover-undo = { $name } veut annuler un coup
# The player who has to agree to the undo
cover-undo-title = { $name }, es-tu d’accord ?

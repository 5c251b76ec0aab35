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
offline-open-record = Ouvrir une archive
offline-open-record-hint = Une partie enregistrée ici, sur un autre appareil ou sur un serveur. Si elle n’est pas finie, tu la continues.
offline-open-record-wrong = Ce fichier n’est pas l’archive d’une partie, ou il vient d’une autre version des règles.

## Installing Nasrid on this device

offline-keep = Garder Nasrid sur cet appareil
offline-keep-hint = Il s’ouvre alors sans réseau. { $size } Mo à télécharger, une seule fois.
offline-keep-start = Garder
offline-keep-again = Reprendre
offline-keeping = { $done } sur { $size } Mo
offline-keeping-stopped = Le réseau a lâché. Ce qui est arrivé est gardé.
offline-kept = Nasrid est sur cet appareil : { $size } Mo. Il s’ouvre sans réseau.
offline-kept-newer = Une nouvelle version se télécharge. Tes parties en cours n’en souffrent pas.
offline-kept-renewed = La dernière version est là. Elle servira dès la prochaine page.
offline-forget = Retirer de cet appareil
offline-forget-hint = Tes parties restent.
offline-keep-not = Impossible de garder cette adresse : les navigateurs ne le permettent qu’en HTTPS.

## Passing the device to the next player

cover-title = { $name }, à toi de jouer
cover-hint = Prends l’appareil. Les autres ne regardent pas.
cover-take = Montrer mes cartes

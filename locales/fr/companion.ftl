### The score pad for the cardboard game.

companion-title = Bloc de score
companion-lead = Pour la partie sur ta propre table. Compte, note, et vois d’où vient chaque point.
companion-back = Sur cet appareil

## Players and modules

companion-players = Qui joue
companion-name = Nom à la place { $seat }
companion-modules = Modules
companion-simple = Décompte simplifié pour Granada
companion-begin = Commencer
companion-new = Nouvelle partie
companion-new-sure = Effacer ce bloc et commencer une nouvelle partie ?
companion-new-yes = Effacer

## Setup, step by step

companion-setup = Préparation
companion-setup-done = Tout est prêt
companion-setup-start = Chacun prend une tuile de départ et le matériel d’une couleur.
companion-setup-two = À deux : retirez un exemplaire de chaque carte d’argent. Il en reste 72.
companion-setup-bag = Mettez les 54 tuiles dans le sac. Posez-en 4 sur les cases, de 1 à 4.
companion-setup-granada = Posez les tuiles avec la face paire visible. Mettez le pion noir sur « impair ».
companion-setup-both = Remplissez les deux sacs. Chaque case reçoit une tuile Alhambra et une tuile Granada. Chaque première tuile Granada doit montrer un fossé : sinon, remettez-la et tirez-en une autre.
companion-setup-pawn = Chacun met un pion sur sa fontaine.
companion-setup-money = Mettez de côté les deux cartes de décompte. Mélangez l’argent. Retournez des cartes pour chacun jusqu’à avoir 20 ou plus.
companion-setup-first = Qui a le moins de cartes commence. À égalité : la plus petite somme. Encore à égalité : le plus jeune âge.
companion-setup-display = Posez 4 cartes d’argent face visible.
companion-setup-deck = Faites 5 piles avec le reste. Mélangez la carte de décompte 1 dans la pile 2, et la carte 2 dans la pile 4. Empilez le tout, la pile 1 au-dessus.
companion-setup-deck-both = Faites 5 piles avec le reste. Mélangez la carte de décompte 1 dans la pile 3. Empilez le tout, la pile 1 au-dessus. Gardez la carte de décompte 2 jusqu’à ce que la pioche soit vide pour la première fois.
companion-setup-dirk = Dirk reçoit 6 tuiles, posées face visible. Encore 6 après le premier décompte. Après le deuxième, un tiers du sac, arrondi vers le bas.
companion-setup-vizier = Chacun prend un vizir, image visible.
companion-setup-exchange = Avant d’empiler : mettez 2 bureaux de change dans chacune des piles 2, 3 et 4.
companion-setup-bonus = Distribuez les cartes de prime, face cachée : { $cards ->
    [one] une
   *[other] { $cards }
} par personne. Les autres quittent le jeu sans qu’on les regarde.
companion-setup-huts = Triez les abris par couleur en six piles. Mélangez chaque pile. Retournez l’abri du dessus.

## A scoring

companion-scoring = Décompte { $scoring }
companion-counts = Compter
companion-sheet = Feuille de score
companion-cell = { $name }, { $what } : { $count }
companion-dearest = { $building }, prix max.
companion-dearest-hint = Il y a égalité. Note le prix le plus élevé de chacun.
companion-extra-bonus = { $building }, primes dévoilées
companion-extra-huts = { $building }, par les abris
companion-border-wall = Plus long mur
companion-border-moat = Plus long fossé
companion-border-stretch = Mur contre fossé
companion-extras = Compter cartes de prime et abris
companion-keys = Chiffres
companion-key-next = Suivant
companion-key-back = Retour
companion-key-clear = Effacer
companion-undo = Annuler
companion-tiles = Tuiles
companion-lay = Poser la ville tuile par tuile
companion-lay-hint = Choisis une tuile, puis touche un emplacement éclairé. Touche une tuile de la ville pour la déplacer.
companion-lay-dirk = Touche les tuiles de Dirk dans la liste. Touche une des siennes pour la retirer.
companion-lay-place = { $tile } : touche un emplacement éclairé.
companion-lay-nowhere = { $tile } : ne va encore nulle part.
companion-lay-move = { $tile } : touche un emplacement éclairé pour déplacer la tuile.
companion-lay-exchange = À la place de { $tile } : choisis la bonne tuile.
companion-lay-here = Poser ici : { $tile }
companion-lay-wait = Un instant…
companion-lay-done = OK
companion-take-away = Retirer
companion-take-away-tile = Retirer : { $tile }
companion-exchange = Remplacer
companion-leave = Laisser ainsi
companion-type = Plutôt saisir des nombres
companion-kinds = Types
companion-kind = { $building } : { $count }
companion-prices = Prix
companion-tile-taken = { $tile }, chez { $name }
companion-next-scoring = Passer au décompte { $scoring }
companion-won = Victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $names }
companion-ahead = En tête avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $names }

## Sharing

companion-share-picture = Partager en image
companion-share-record = Enregistrer le bloc
companion-open = Ouvrir un bloc
companion-open-wrong = Ce fichier n’est pas un bloc de score.

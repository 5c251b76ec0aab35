### The score pad for the cardboard game.

scorepad-title = Bloc de score
scorepad-lead = Pour la partie sur ta propre table. Compte, note, et vois d’où vient chaque point.
scorepad-back = Sur cet appareil

## Players and modules

scorepad-players = Qui joue
scorepad-name = Nom à la place { $seat }
scorepad-modules = Modules
scorepad-simple = Décompte simplifié pour Granada
scorepad-begin = Commencer
scorepad-new = Nouvelle partie
scorepad-new-sure = Effacer ce bloc et commencer une nouvelle partie ?
scorepad-new-yes = Effacer

## Setup, step by step

scorepad-setup = Préparation
scorepad-setup-done = Tout est prêt
scorepad-setup-start = Chacun prend une tuile de départ et le matériel d’une couleur.
scorepad-setup-two = À deux : retirez un exemplaire de chaque carte d’argent. Il en reste 72.
scorepad-setup-bag = Mettez les 54 tuiles dans le sac. Posez-en 4 sur les cases, de 1 à 4.
scorepad-setup-granada = Posez les tuiles avec la face paire visible. Mettez le pion noir sur « impair ».
scorepad-setup-both = Remplissez les deux sacs. Chaque case reçoit une tuile Alhambra et une tuile Granada. Chaque première tuile Granada doit montrer un fossé : sinon, remettez-la et tirez-en une autre.
scorepad-setup-pawn = Chacun met un pion sur sa fontaine.
scorepad-setup-money = Mettez de côté les deux cartes de décompte. Mélangez l’argent. Retournez des cartes pour chacun jusqu’à avoir 20 ou plus.
scorepad-setup-first = Qui a le moins de cartes commence. À égalité : la plus petite somme. Encore à égalité : le plus jeune âge.
scorepad-setup-display = Posez 4 cartes d’argent face visible.
scorepad-setup-deck = Faites 5 piles avec le reste. Mélangez la carte de décompte 1 dans la pile 2, et la carte 2 dans la pile 4. Empilez le tout, la pile 1 au-dessus.
scorepad-setup-deck-both = Faites 5 piles avec le reste. Mélangez la carte de décompte 1 dans la pile 3. Empilez le tout, la pile 1 au-dessus. Gardez la carte de décompte 2. Quand la pioche est vide pour la première fois, mélangez la défausse, faites-en 5 piles et mélangez la carte 2 dans la pile 2.
scorepad-setup-dirk = Dirk reçoit 6 tuiles, posées face visible. Encore 6 après le premier décompte. Après le deuxième, un tiers du sac, arrondi vers le bas.
scorepad-setup-dirk-granada = Dirk reçoit 6 tuiles, face paire visible. Encore 6 après le premier décompte. Après le deuxième, un tiers du sac, arrondi vers le bas. Pour toutes les suivantes, le pion noir indique la face.
scorepad-setup-dirk-both = Dirk reçoit 6 tuiles d’Alhambra et 6 de Granada, face paire visible. Encore 6 de chaque après le premier décompte. Après le deuxième, un tiers de chaque sac, arrondi vers le bas. Pour toutes les tuiles Granada suivantes, le pion noir indique la face.
scorepad-setup-vizier = Chacun prend un vizir, image visible.
scorepad-setup-exchange = Avant d’empiler : mettez 2 bureaux de change dans chacune des piles 2, 3 et 4.
scorepad-setup-bonus = Distribuez les cartes de prime, face cachée : { $cards ->
    [one] une
   *[other] { $cards }
} par personne. Les autres quittent le jeu sans qu’on les regarde.
scorepad-setup-huts = Triez les abris par couleur en six piles. Mélangez chaque pile. Retournez l’abri du dessus.

## A scoring

scorepad-scoring = Décompte { $scoring }
scorepad-counts = Compter
scorepad-sheet = Feuille de score
scorepad-cell = { $name }, { $what } : { $count }
scorepad-dearest = { $building }, prix max.
scorepad-dearest-hint = Il y a égalité. Note le prix le plus élevé de chacun.
scorepad-extra-bonus = { $building }, primes dévoilées
scorepad-extra-huts = { $building }, par les abris
scorepad-border-wall = Plus long mur
scorepad-border-moat = Plus long fossé
scorepad-border-stretch = Mur contre fossé
scorepad-extras = Compter cartes de prime et abris
scorepad-keys = Chiffres
scorepad-key-next = Suivant
scorepad-key-back = Retour
scorepad-key-clear = Effacer
scorepad-key-ten = 10+
scorepad-limit = { $what } : { $count } au plus.
scorepad-fault-tiles = { $building }, décompte { $scoring } : la boîte ne contient que { $value } tuiles.
scorepad-fault-price = { $building }, décompte { $scoring } : aucune tuile ne coûte { $value }.
scorepad-fault-bonus = Cartes de prime, décompte { $scoring } : une personne en a au plus { $value }.
scorepad-fault-huts = Abris, décompte { $scoring } : les trois abris d’une personne comptent au plus pour { $value }.
scorepad-fault-tie = { $building }, décompte { $scoring } : il y a égalité. Indiquez le prix le plus élevé de chacun. Deux tuiles n’ont jamais le même prix.
scorepad-correct = Corriger les nombres
scorepad-undo = Annuler
scorepad-tiles = Tuiles
scorepad-lay = Poser la ville tuile par tuile
scorepad-lay-hint = Choisis une tuile, puis touche un emplacement éclairé. Touche une tuile de la ville pour la déplacer.
scorepad-lay-dirk = Touche les tuiles de Dirk dans la liste. Touche une des siennes pour la retirer.
scorepad-lay-place = { $tile } : touche un emplacement éclairé.
scorepad-lay-nowhere = { $tile } : ne va encore nulle part.
scorepad-lay-move = { $tile } : touche un emplacement éclairé pour déplacer la tuile.
scorepad-lay-exchange = À la place de { $tile } : choisis la bonne tuile.
scorepad-lay-here = Poser ici : { $tile }
scorepad-lay-wait = Un instant…
scorepad-lay-done = OK
scorepad-take-away = Retirer
scorepad-take-away-tile = Retirer : { $tile }
scorepad-exchange = Remplacer
scorepad-leave = Laisser ainsi
scorepad-type = Plutôt saisir des nombres
scorepad-kinds = Types
scorepad-kind = { $building } : { $count }
scorepad-prices = Prix
scorepad-tile-taken = { $tile }, chez { $name }
scorepad-next-scoring = Passer au décompte { $scoring }
scorepad-won = Victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $names }
scorepad-ahead = En tête avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $names }

## Sharing

scorepad-share-picture = Partager en image
scorepad-share-record = Enregistrer le bloc
scorepad-open = Ouvrir un bloc
scorepad-open-wrong = Ce fichier n’est pas un bloc de score.

### A game in the terminal. Texts shared with the browser client are in the other files.

terminal-goodbye = Au revoir !
terminal-unfinished = La partie reste inachevée. Au revoir, et à bientôt !
terminal-welcome = Bienvenue à Grenade, au XIVᵉ siècle. Construis la plus belle ville !
terminal-welcome-help = À chaque question : help pour l’aide, quit pour partir.
terminal-thinking = { $name } réfléchit…

## Pieces

# A tile without walls or moats
terminal-open = ouvert
# The sides of a tile, as short as possible: wall N E
terminal-side-N = N
terminal-side-E = E
terminal-side-S = S
terminal-side-W = O
# In the drawings of the start tiles, at most 8 letters: the lion fountain, and in Granada the Alhambra
terminal-start-wall = Fontaine
terminal-start-moat = Alhambra
# In the drawing of a hut, at most 5 letters
terminal-hut = abri
# Money: 3 florins
terminal-label = { $name } : { $value }
terminal-nothing = rien
terminal-none = aucun
terminal-empty = vide

## The table

terminal-tiles = Tuiles
terminal-cards = Cartes
terminal-ready = actif
terminal-used = utilisé
terminal-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
# Granada: the faces of the next tiles
terminal-marker = prochains prix : { $marker ->
    [even] pairs
   *[odd] impairs
}
# For the renderer of an environment: player_0 won
rendering-won = Victoire : { $names }
terminal-scorings = décomptes : { $held } sur 3
# $tiles: 2 Garden, 3 Park
terminal-dirk-has = Dirk a : { $tiles }
terminal-tile = Tuile
terminal-own-exchange = Tes bureaux de change : { $cards }
terminal-own-others = Tes autres cartes : { $cards }
terminal-own-bonus = Tes cartes de prime cachées : { $tiles }

## The menu. Choices that end in … open another menu.

terminal-menu-take = Prendre de l’argent
terminal-menu-buy = { $step ->
    [act] Acheter (l’appoint * : tu rejoues)
    [vizier_window] Acheter avec le vizir
   *[other] Acheter
}
terminal-menu-pay = Acheter { $tile }
terminal-menu-redesign = Transformer ta ville
terminal-menu-other = Autres choix
terminal-purchase = { $tile } pour { $cards }
terminal-exact = appoint
terminal-over = { $count } de trop
terminal-more-ways = { $tile } : { $count ->
    [one] { $count } autre façon
   *[other] { $count } autres façons
} de payer …
terminal-ways = { $what } : { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
} …
terminal-build-reserve = Construire { $tile } de ta réserve
terminal-swap = Remplacer une tuile par { $tile }
terminal-remove = Retirer une tuile vers ta réserve
# $cell: 1,0
terminal-build-at = Construire en { $cell }
terminal-turn = Retourner en { $tile } pour { $cards }
terminal-turn-build = Retourner en { $tile } et construire
terminal-reserve-as = En réserve, face { $tile }
terminal-give-as = Offrir à Dirk, face { $tile }

## Questions and answers. The words help, quit, city, table, hint, why, save and back are typed as they are.

terminal-choice = Ton choix (ou help) :
terminal-choice-back = Ton choix (0 pour revenir) :
terminal-press-enter = Appuie sur Entrée pour continuer
terminal-type-number = Tape un numéro du menu, ou help.
terminal-no-number = Il n’y a pas de { $number } dans le menu ; il va de 1 à { $last }.
terminal-not-possible = C’est impossible : { $reason } [{ $rule }]
terminal-not-understood = « { $typed } » n’est ni un numéro du menu ni une action. Tape un numéro, ou help.
terminal-quit-sure = Partir sans enregistrer ? Tape encore quit, ou d’abord save FICHIER.
terminal-no-player = Les places ont les numéros 1 à { $last } : tape par exemple city 2.
terminal-no-reasons = Personne n’a rien fait depuis ton dernier choix.
# Advice that an opponent could have been given before their move
terminal-advice = Conseil pour { $name } : { $reason }
terminal-input-ended = l’entrée s’est terminée avant la partie
terminal-help-menu = Tape le numéro d’un choix ; ceux qui finissent par … ouvrent un autre menu, et 0 fait revenir.
terminal-help-cells = Les numéros entre parenthèses dans le dessin de ta ville sont aussi des choix du menu.
terminal-help-city = montre la ville numéro 2
terminal-help-table = montre toute la table
terminal-help-hint = ce que ferait quelqu’un d’expérimenté, et pourquoi
terminal-help-why = ce qui justifiait les derniers coups des adversaires
terminal-help-save = enregistre l’archive de la partie jusqu’ici
terminal-help-help = montre ceci à nouveau ; h et ? aussi
terminal-help-quit = quitte la partie ; q aussi
terminal-help-notation = Ou tape une action dans la notation des archives. Maintenant, par exemple :

## Records

terminal-save-name = Tape save et le nom d’un fichier, par exemple save vendredi.json.
terminal-save-offer = Enregistrer l’archive ? Tape le nom d’un fichier, ou juste Entrée pour partir :
terminal-saved = C’est enregistré. Pour revoir la partie : { $command }
terminal-saved-in = L’archive est dans { $file }.
terminal-save-taken = Un autre fichier porte déjà le nom { $file }.
terminal-save-failed = Impossible d’écrire { $file }.
terminal-record-ends = L’archive s’arrête avant la fin de la partie.
terminal-broken-record = { $file } est une archive abîmée : { $reason }

## Score sheets

terminal-standing = { $over ->
    [yes] Classement final
   *[no] Classement provisoire
}
terminal-winner = victoire
terminal-not-ranked = hors classement
terminal-pays = Rapporte
terminal-per-edge = { $points } par côté
terminal-this-time = Cette fois
terminal-sign-known = +1b est une carte de prime dévoilée, +1h un édifice compté par un abri.
terminal-sign-other = +1{ $sign } est un édifice ajouté par le module { $module }.
# Where a wall, a moat or a stretch runs: $edges is 1,0 NE · 1,1 E
terminal-edges = { $sentence } Côtés : { $edges }

## Files

file-missing-name = il manque le nom d’un fichier
file-not-text = { $file } n’est pas un fichier de texte
file-unreadable = impossible de lire { $file } : { $reason }
file-no-record = { $file } n’est pas une archive de Nasrid : { $reason }
file-empty = le fichier est vide
file-json-breaks = le JSON s’interrompt ligne { $line }, colonne { $column }
file-json-deep = le JSON est trop imbriqué
file-json-number = un nombre y est trop long
file-exists = { $file } existe déjà ; choisis un autre nom
file-no-folder = il n’y a pas de dossier { $folder } pour y enregistrer { $file }
file-unwritable = impossible d’écrire { $file } : { $reason }

## The proof that a game was dealt from the promised seed

verify-no-seed = { $file } commence par une position : il n’y a pas de graine à vérifier
verify-no-digest = { $digest } n’est pas un SHA-256, qui a 64 chiffres hexadécimaux
verify-unnamed = { $file } ne donne pas le SHA-256 de sa graine ; indique celui qui a été publié : --verify SHA256
verify-broken = { $file } ne vient PAS de la graine promise : son SHA-256 est { $digest }
verify-claims = { $file } annonce { $field } { $claimed }, mais ses actions mènent à { $found }
verify-promised = La graine a le SHA-256 { $digest }, comme promis.
verify-as-recorded = La graine a le SHA-256 { $digest }, comme le dit l’archive. Compare-le avec celui que tu as vu au début.
verify-true = { $over ->
    [yes] Chaque carte et chaque tuile en vient, et chaque action était permise.
   *[no] Chaque carte et chaque tuile en vient, et chaque action était permise ; la partie n’est pas finie.
}

## Reviews

terminal-review-progress = Analyse : { $done }
terminal-review-quick = Analyse rapide : peu de parties simulées et seulement les actions des tours, les marges d’erreur sont donc larges.
terminal-review-player = { $name } : précision { $accuracy }
terminal-review-lost = Points perdus par décision : { $points } ± { $error }
terminal-review-luck = Chance : { $chance } ± { $chanceError } points de pourcentage de chances de victoire, { $points } ± { $pointsError } points
terminal-review-own = Ses propres choix : { $chance } points de pourcentage de chances de victoire, { $points } points
terminal-review-opponents = Choix des adversaires : { $chance } points de pourcentage de chances de victoire, { $points } points
terminal-review-residual = Non expliqué par l’évaluation : { $chance } points de pourcentage de chances de victoire, { $points } points
terminal-review-mistakes = Les décisions les plus coûteuses
terminal-review-mistake = { $number } · { $name } · { $label } : { $loss } de chances de victoire perdues, à { $error } près
terminal-review-count-best = { $count ->
    [one] { $count } meilleur coup
   *[other] { $count } meilleurs coups
}
terminal-review-count-good = { $count ->
    [one] { $count } bon coup
   *[other] { $count } bons coups
}
terminal-review-count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
terminal-review-count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
terminal-review-count-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
terminal-review-plot-actions = numéro de l’action
terminal-review-plot-chances = chances de victoire (%)
terminal-review-is-inaccuracy = imprécision
terminal-review-is-mistake = erreur
terminal-review-is-blunder = gaffe

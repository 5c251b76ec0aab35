### The table.

table-title = Nasrid
table-title-mine = ● À toi · Nasrid
table-none = Cette table n’existe pas.
table-none-hint = Le lien est peut-être incomplet, ou la table a été fermée.
table-sub = { $game } à { $players }
table-reconnecting = Reconnexion…

## Bar

table-undo = Annuler le coup
table-undo-ask = Demander à annuler
table-hint = Demander un conseil
table-hint-do = Jouer ça
table-hint-thinking = On réfléchit à ton coup…
table-sound = Son
table-theme = Clair ou sombre
table-menu = Menu
table-bag = { $count ->
    [one] { $count } tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
table-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
# $cards is a number, or a range like 5–9
table-ahead = { $scoring ->
    [1] 1er
   *[other] { $scoring }e
} décompte dans { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
table-ahead-about = dans { $cards }
table-ahead-short = { $cards }
table-ahead-unknown = { $scoring ->
    [3] Le dernier décompte a lieu en fin de partie
   *[other] Prochain décompte : { $scoring }
}
table-track = Points : { $scores }
# $reserve: such as 5:00, or "no"
table-clock = { $reserve ->
    [no] Temps restant
   *[other] Temps restant pour ce coup, et { $reserve } de réserve
}
table-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## Building site and money

table-market = Chantier et argent
table-site = Chantier
table-space-tile = { $tile }, case { $currency }. { $note }
table-space-back = { $words } Au verso : { $tile }.
table-fresh = Nouveau depuis ton dernier tour
table-space-empty = Case { $currency }, vide
table-space-refilled = complétée après le tour
table-you-hold = Tu as
table-note-exact = appoint : { $cards }
table-note-over = payer { $paid } pour { $price }
table-note-short = il manque { $count }
table-marker-even = pair
table-marker-odd = impair
table-money = Argent
table-money-rule = une carte, ou plusieurs jusqu’à 5
table-display-card = Prendre { $card }
table-huts = Abris
table-huts-rule = gratuits, trois au plus
table-hut = { $hut }, { $count } dans la pile
table-hut-none = { $hut } : pile vide

## The player's own pieces

table-hand = Ton argent
table-hand-empty = Tu n’as pas d’argent. Prends-en !
table-bought = Achats
table-reserve = Réserve
table-reserve-empty = Ta réserve est vide.
table-bonus = Primes
table-bonus-card = Carte de prime { $tile }
table-vizier-ready = Vizir actif
table-vizier-used = Vizir utilisé

## Opponents

table-players = Autour de la table
table-open-city = Ouvrir la ville : { $name }
table-open-city-score = { $name }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}. Ouvrir la ville
table-opponent-away = un bot joue
table-opponent-bot = Bot { $level }
table-opponent-offline = pas là
table-score = Points
# Wall 6
table-border-part = { $border } { $points }
table-hand-size = Cartes en main
table-reserved = { $count } en réserve
table-bonus-count = { $count ->
    [one] { $count } carte de prime cachée
   *[other] { $count } cartes de prime cachées
}
table-dirk = Dirk

## The player's own city

table-your-city-alhambra = Ton Alhambra
table-your-city-granada = Ta ville
table-your-city-combined = Ta ville
table-city-of = Ville : { $name }
# $parts: wall 6, moat 4 and stretch 7
table-show-border = Plus longue enceinte : { $parts }. La voir
table-overview = Toutes les majorités
table-offer-build = Construire { $tile } ici
table-offer-try = { $tile } pourrait aller ici
table-offer-swap = Remplacer par { $tile }
table-offer-remove = Retirer ou remplacer
table-refused = Pas ici
table-tip-count-most = { $building } { $before } → { $after }, majorité (2e : { $opponent })
table-tip-count-level = { $building } { $before } → { $after }, à égalité en tête
table-tip-count-behind = { $building } { $before } → { $after }, en tête : { $opponent }
table-tip-change = { $what } { $before } → { $after }

## Actions

table-caption-site = { $tile }, case { $currency }
table-redesign = Transformer
table-redesign-leave = Laisser la ville ainsi
table-payments = Façons de payer
table-payment = Payer avec { $cards }
table-fees = Que payer pour la retourner
table-turn-over = Retourner
table-turn-back = À l’endroit
table-look-at-back = Verso : { $tile }
table-turn-over-for = Retourner pour { $cards }
table-turn-costs = coûte { $cards }
# $choices: take money, buy a tile or redesign
table-prompt-act = Tu peux { $choices }.
table-prompt-later = { $step ->
    [place] Place d’abord ce que tu as acheté. Tu peux déjà voir où celle-ci irait.
   *[other] Tu la placeras après ta dernière action. Tu peux déjà voir où elle irait.
}
table-prompt-later-short = { $step ->
    [place] Place d’abord tes achats.
   *[other] À placer après tes actions.
}
table-prompt-cell = Choisis un des emplacements marqués dans ta ville.
table-prompt-cell-short = Choisis un endroit marqué.
table-prompt-redesign = Choisis une tuile de ta ville à retirer ou à remplacer, ou une tuile de ta réserve à construire.
table-prompt-redesign-short = Choisis une tuile à retirer.
table-prompt-vizier_window = Ton vizir peut acheter une tuile maintenant, si tu fais l’appoint.
table-prompt-vizier_window-short = Fais l’appoint, ou passe.
table-prompt-reveal_round = Avant le décompte, tu peux dévoiler des cartes de prime.
table-prompt-reveal_round-short = Dévoile une prime, ou passe.
table-prompt-other = Choisis quoi faire.
table-prompt-other-short = Choisis quoi faire.
table-do-take = Prendre { $cards }
table-take-not-now = On prend de l’argent à son tour seulement, comme action.
table-do-buy = Acheter pour { $coins }
table-do-buy-mixed = Acheter pour { $count } en tout
table-do-buy-none = Pas maintenant
table-buy-exact = appoint : tu rejoues
table-buy-vizier = appoint : ton vizir l’achète
table-buy-over = { $count } de trop, sans monnaie rendue
table-buy-short = il manque { $count }
table-not-your-turn = Ce n’est pas encore ton tour.
table-buy-not-now = Achat impossible maintenant.
table-do-build = Construire ici
table-do-swap = Échanger avec { $tile }
table-do-swap-in = Remplacer par { $tile }
table-swap-for = Choisis la tuile qui la remplace.
table-nothing-picked = Rien n’est sélectionné.
table-do-remove = En réserve
table-do-reserve = Réserve
table-do-give = Offrir à Dirk
table-sure = Vraiment ? Appuie encore
table-do-hut = Prendre l’{ $hut }
table-do-reveal = Dévoiler { $tile }
table-do-reactivate = Réactiver le vizir
table-do-confirm = Valider le tour
table-do-end = { $tiles ->
    [0] Finir mon tour
    [one] Placer ma tuile
   *[other] Placer mes tuiles
}
table-do-pass = Passer
table-result = Voir le résultat
table-away = En ton absence, un bot joue pour toi.
table-back = Me revoilà
table-waiting = En attente
table-waiting-long = Regarde autour de toi en attendant ton tour, ou choisis déjà une tuile.
table-plan = Prévu pour ton tour
table-plan-buy = Acheter { $tile } pour { $cards }{ $placed ->
    [yes] {" "}et construire à l’endroit marqué.
   *[no] . Montre un endroit où construire.
}
table-plan-short = { $tile } : il manque { $count }. Ajoute des cartes.
table-plan-poor = { $tile } : il te manque encore { $count }.
table-plan-unasked = Jouer sans me demander
table-plan-drop = Oublier ce plan
table-plan-gone = Ton plan tombe à l’eau : { $tile } a trouvé preneur.
table-plan-unpaid = Ton plan tombe à l’eau : tu ne peux pas payer { $tile }.
table-waiting-vizier = Ton vizir peut acheter entre les tours.
table-ask-vizier = Proposer mon vizir

## Log and menu

table-log = Journal
table-log-earlier = { $count ->
    [one] { $count } ligne précédente
   *[other] { $count } lignes précédentes
}
table-since = depuis ton dernier tour
table-news-title = Depuis ton dernier tour
table-news = Voir le journal
table-log-new = { $count ->
    [one] Menu, { $count } nouvelle ligne
   *[other] Menu, { $count } nouvelles lignes
}
# Watching: Leila, Omar and 2 guests
table-watched = Qui regarde : { $names }
table-watched-guests = { $count ->
    [one] { $count } anonyme
   *[other] { $count } anonymes
}
table-quick = Petits mots
# Separated by |
table-quick-words = Bien joué ! | Merci ! | Bonne chance ! | Un instant ! | Oh non !
table-say = Dis quelque chose
table-send = Envoyer

table-tournament = Retour au tournoi

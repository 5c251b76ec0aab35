### Hints: what a bot would do, and why. The keys are those of src/nasrid/bots/heuristics/reasons.py.

# An action and its reason
hint = { $what } : { $why }.
# $ahead: its expected lead in points over $instead, the second-best action
hint-tried = { $what } : { $why } ({ NUMBER($ahead, minimumFractionDigits: 1) } { $ahead ->
    [one] point
   *[other] points
} de plus que « { $instead } », le meilleur de { $moves } coups sur { $games } parties imaginées).

## Actions

hint-what-take = Prendre { $cards }
hint-what-buy = Acheter { $tile } en payant { $coins }
hint-what-buy-exactly = Acheter { $tile }, faire l’appoint ({ $coins }) et rejouer
hint-what-buy-with-vizier = Acheter { $tile } tout de suite, avec ton vizir
hint-what-build = Construire { $tile } à l’endroit montré
hint-what-build-from-reserve = Construire { $tile } de ta réserve à l’endroit montré
hint-what-reserve = Garder { $tile } en réserve
hint-what-give = Offrir { $tile } à Dirk
hint-what-remove = Retirer { $tile } de ta ville
hint-what-swap = Remplacer { $out } par { $tile } de ta réserve
hint-what-end = S’arrêter là
hint-what-pass = Passer
hint-what-confirm = Valider ton tour
hint-what-reactivate = Réactiver ton vizir
hint-what-hut = Prendre { $tile }
hint-what-reveal = Dévoiler { $tile }
# An action of a module unknown to this client, in notation
hint-what-do = Faire « { $action } »

## Reasons

hint-why-takes-lead = tu prends la tête ({ $building } : { $own } contre { $opponent })
hint-why-holds-lead = tu renforces ton avance ({ $building } : { $own } contre { $opponent })
hint-why-draws-level = tu reviens à égalité ({ $building } : { $own } contre { $opponent })
hint-why-catches-up = tu te rapproches ({ $building } : { $own } contre { $opponent })
hint-why-denies = c’est la tuile qui rapporterait le plus à quelqu’un d’autre
hint-why-border = ce qui compte de ton enceinte passe de { $before } à { $after }
hint-why-room = c’est ainsi que ta ville garde le plus de place pour grandir
hint-why-pays-exactly = tu pourras ensuite faire l’appoint pour { $wanted }
hint-why-can-pay = tu pourras ensuite payer { $wanted }
hint-why-money = aucune tuile du chantier ne vaut mieux que cet argent
hint-why-nowhere = ta ville en profitera sans doute mieux plus tard
hint-why-hurts-opponent = là-bas, elle gêne l’adversaire plus qu’elle ne te rapporterait
hint-why-ready = un achat entre deux tours vaut bien une action
hint-why-keeps = ce que tu pourrais acheter vaut moins que de garder tes moyens
hint-why-counts = un édifice de plus compte à ce décompte ({ $building } : { $own } contre { $opponent })
hint-why-secret = une carte de prime ne compte qu’au décompte, et d’ici là c’est un secret
hint-why-frees = le reste de ta ville y gagne
hint-why-done = tout est placé
hint-why-tried = c’est le coup qui te laisse dans la meilleure position
hint-why-only = rien d’autre n’est possible
hint-why-chance = choisi au hasard

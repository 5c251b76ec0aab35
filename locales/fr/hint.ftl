### Hints: what a bot would do, and why. The keys are those of src/nasrid/bots/heuristics/reasons.py.

# An action and its reason
hint = { $what } : { $why }.
# A button
hint-details = Détails
# The details of a hint. $better: hint-better
hint-tried = { $better } ; { $moves } coups comparés sur { $games ->
    [one] une partie imaginée
   *[other] { $games } parties imaginées
}.
# How the action compares with “$instead”, the second-best one. $ahead: its lead in points. $chance: its chance of winning
hint-better = { $by ->
    [points] Environ { NUMBER($ahead, minimumFractionDigits: 1) } { $ahead ->
        [one] point
       *[other] points
    } de plus que « { $instead } »
    [wins] Plus de chances de gagner que « { $instead } », { $chance } % contre { $other_chance } %
   *[even] À peu près aussi bon que « { $instead } »
}
# How an exact purchase, $what, compares with the action
hint-worse = { $by ->
    [points] « { $what } » rapporterait environ { NUMBER($ahead, minimumFractionDigits: 1) } { $ahead ->
        [one] point
       *[other] points
    } de moins
    [wins] « { $what } » gagnerait moins souvent, { $other_chance } % au lieu de { $chance } %
   *[even] « { $what } » serait à peu près aussi bon
}
# $worse: hint-worse
hint-declined = { $worse }.
hint-declined-because = { $worse } : { $objection }.

## Places beside the start tile. Those beside other tiles are in city.ftl

hint-where-start = { $side ->
    [W] à gauche de la fontaine aux lions
    [E] à droite de la fontaine aux lions
    [N] au-dessus de la fontaine aux lions
   *[S] au-dessous de la fontaine aux lions
}
hint-where-start-granada = { $side ->
    [W] à gauche de la tuile de départ
    [E] à droite de la tuile de départ
    [N] au-dessus de la tuile de départ
   *[S] au-dessous de la tuile de départ
}

## Actions

hint-what-take = Prendre { $cards }
hint-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
hint-what-buy = Acheter { $tile } en payant { $payment }
hint-what-buy-exactly = Acheter { $tile }, faire l’appoint ({ $payment }) et rejouer
hint-what-buy-with-vizier = Acheter { $tile } tout de suite, avec ton vizir
hint-what-build = Construire { $tile } { $where }
hint-what-build-from-reserve = Construire { $tile } de ta réserve, { $where }
hint-what-reserve = Garder { $tile } en réserve
hint-what-give = Offrir { $tile } à Dirk
hint-what-remove = Retirer { $tile }, { $where }, de ta ville
hint-what-swap = Remplacer { $out }, { $where }, par { $tile } de ta réserve
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
hint-why-denies = quelqu’un d’autre peut la payer et prendrait la tête ({ $building } : { $opponent })
hint-why-border = ce qui compte de { $border ->
    [wall] ton mur
    [moat] ton fossé
   *[both] ton enceinte
} passe de { $before } à { $after }
hint-why-can-border = bien placée, elle fait passer ce qui compte de { $border ->
    [wall] ton mur
    [moat] ton fossé
   *[both] ton enceinte
} de { $before } à { $after }
hint-why-room = aucun autre endroit ne laisse plus de place à ta ville pour grandir
hint-why-pays-exactly = tu pourras faire l’appoint pour { $wanted }, si la tuile est encore là au prochain tour
hint-why-can-pay = tu pourras payer { $wanted }, si la tuile est encore là au prochain tour
hint-why-award = personne n’a autant d’argent pour { $wanted } : la tuile te revient à la fin
hint-why-money = tu auras alors { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
hint-why-fits-nowhere = elle n’a pas de place dans ta ville pour l’instant
hint-why-later = tu pourras encore la construire à un prochain tour
hint-why-gives = Dirk en aura { $dirk }, ton adversaire { $opponent } ({ $building })
hint-why-ready = tu pourras de nouveau acheter entre deux tours
hint-why-keeps = tu gardes { $coins ->
    [one] ta pièce
   *[other] tes { $coins } pièces
}
hint-why-keeps-vizier = tu gardes ton vizir et ton argent pour plus tard
hint-why-counts = elle compte à ce décompte ({ $building } : { $own } contre { $opponent })
hint-why-secret = ta carte de prime reste secrète
hint-why-done = tout est placé
hint-why-tried = aucun autre coup n’a semblé meilleur
hint-why-only = rien d’autre n’est possible
hint-why-chance = choisi au hasard

## Objections to an exact purchase

hint-but-fits-nowhere = elle n’a pas de place dans ta ville pour l’instant
hint-but-cannot-pay = tu ne pourrais plus payer { $wanted }
hint-but-later = tu pourras encore l’acheter au prochain tour, comme dans { $times } des { $plays } parties imaginées
hint-but-no-points = en l’état, elle ne rapporte aucun point au prochain décompte

### The score sheet: points and their reasons.

scoring-title = { $scoring ->
    [1] Premier décompte
    [2] Deuxième décompte
   *[3] Troisième décompte
}
# The payout of a scoring in one line; .ties: the rule for equal numbers
scoring-rule = { $scoring ->
    [1] La majorité de chaque type marque ; { scoring-rule.ties }
    [2] Les deux premières places de chaque type marquent ; { scoring-rule.ties }
   *[3] Les trois premières places de chaque type marquent ; { scoring-rule.ties }
}
    .ties = { $game ->
        [granada] à égalité, la tuile la plus chère l’emporte.
        [combined] à égalité, Alhambra partage, Granada regarde la tuile la plus chère.
       *[alhambra] à égalité, on partage.
    }
scoring-continue = Continuer
scoring-dirk = Dirk
scoring-caption = Points de tout le monde, par édifice et par mur ou fossé
scoring-kind = Compté
scoring-score = Score
# The score before and the points of this scoring: 16 + 60
scoring-sum = { $before } + { $points }
scoring-sum-spoken = { $before } avant et { $points } maintenant
scoring-hint = Choisis un nombre pour voir d’où il vient.

# Feminine, before "place"
scoring-place = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[other] septième
}

## Rows

# The payout of the places: 1st: 13, 2nd: 6, shared
scoring-row = { $ranks ->
    [1] 1re : { $first }
    [2] 1re : { $first }, 2e : { $second }
   *[3] 1re : { $first }, 2e : { $second }, 3e : { $third }
}{ $shared ->
    [yes] {", partage"}
   *[no] {""}
}
# The number of a kind in all cities, which sets its payout in Granada
scoring-total = { $total } en tout
scoring-border = { $border ->
    [wall] Mur d’enceinte
    [moat] Fossé
   *[stretch] Mur contre fossé
}
scoring-border-pays = { $border ->
    [stretch] le plus long, deux par côté
   *[other] le plus long, un par côté
}

## Cells

scoring-points = +{ $points }
scoring-none = –
# A module's addition to the tiles: 2 + 1 bonus
scoring-with-bonus = { $count } { $count ->
    [one] prime
   *[other] primes
}
scoring-with-huts = { $count } (abri)
scoring-dearest = max. { $dearest }
# A cell as it is read aloud after the names of its row and column
scoring-cell-spoken = { $count }, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
scoring-border-spoken = { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}
scoring-map = { $you ->
    [yes] Ta ville
   *[no] Ville : { $name }
}
# One player's result in the summary that is read aloud
scoring-summary = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } en tout.

## Reasons, as whole sentences

scoring-why-absent = { $you ->
    [yes] { $building } : tu n’en as pas.
   *[no] { $building } : { $name } n’en a pas.
}
scoring-why-alone = { $you ->
    [yes] { $building } : tu en as { $rank ->
        [1] le plus, { $count }
       *[other] { $count }
    }. La { $place } place rapporte { $points }.
   *[no] { $building } : { $name } en a { $rank ->
        [1] le plus, { $count }
       *[other] { $count }
    }. La { $place } place rapporte { $points }.
}
scoring-why-unpaid = { $you ->
    [yes] { $building } : tu en as { $count }. C’est la { $place } place, qui ne rapporte rien cette fois.
   *[no] { $building } : { $name } en a { $count }. C’est la { $place } place, qui ne rapporte rien cette fois.
}
scoring-why-shared = { $parties } : partage ({ $places } place), ({ $sum }) / { $sharers } = { $points } par personne{ $rest ->
    [yes] {", arrondi vers le bas."}
   *[no] {"."}
}
scoring-why-tie = { $you ->
    [yes] Égalité avec { $opponents } : la tuile la plus chère décide. La tienne coûte { $dearest }, contre { $theirs }.
   *[no] { $name } est à égalité avec { $opponents } : la tuile la plus chère décide. La sienne coûte { $dearest }, contre { $theirs }.
}
scoring-why-counted = { $parts } comptent pour { $count }.
scoring-part-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
scoring-part-bonus = { $count ->
    [one] { $count } carte de prime
   *[other] { $count } cartes de prime
}
scoring-part-huts = { $count ->
    [one] { $count } tuile voisine d’un abri
   *[other] { $count } tuiles voisines d’un abri
}
# From a module unknown to this client
scoring-part-other = { $count } ({ $name })
scoring-why-total = { $building } : { $total } en tout. La { $place } place rapporte { $times ->
    [1] { $pays }.
   *[other] { $times } × { $total } = { $pays }.
}
scoring-why-border = { $border ->
    [stretch] { $you ->
        [yes] Ton plus long tronçon mur contre fossé a { $edges ->
            [one] { $edges } côté
           *[other] { $edges } côtés
        }, à deux points chacun : { $points }.
       *[no] { $name } : le plus long tronçon mur contre fossé a { $edges ->
            [one] { $edges } côté
           *[other] { $edges } côtés
        }, à deux points chacun : { $points }.
    }
   *[other] { $you ->
        [yes] Ton plus long { $border ->
            [moat] fossé
           *[wall] mur
        } extérieur a { $edges ->
            [one] { $edges } côté, soit un point.
           *[other] { $edges } côtés, à un point chacun.
        }
       *[no] { $name } : le plus long { $border ->
            [moat] fossé
           *[wall] mur
        } extérieur a { $edges ->
            [one] { $edges } côté, soit un point.
           *[other] { $edges } côtés, à un point chacun.
        }
    }
}
scoring-why-no-border = { $border ->
    [stretch] { $you ->
        [yes] Tu n’as pas de mur contre un fossé.
       *[no] { $name } n’a pas de mur contre un fossé.
    }
   *[other] { $you ->
        [yes] Tu n’as pas de { $border ->
            [moat] fossé
           *[wall] mur
        } extérieur.
       *[no] { $name } n’a pas de { $border ->
            [moat] fossé
           *[wall] mur
        } extérieur.
    }
}
scoring-why-dirk-border = { $name } n’a pas de ville, donc pas de { $border ->
    [stretch] tronçon
    [moat] fossé
   *[wall] mur
}.

### The score sheet: points and their reasons.

scoring-title = { $scoring ->
    [1] Primo calcolo
    [2] Secondo calcolo
   *[3] Terzo calcolo
}
# The payout of a scoring in one line; .ties: the rule for equal numbers
scoring-rule = { $scoring ->
    [1] Fa punti chi ha più edifici di un tipo; { scoring-rule.ties }
    [2] Fa punti chi ha più edifici di un tipo, e chi viene dopo; { scoring-rule.ties }
   *[3] Fanno punti i primi tre per numero di edifici di un tipo; { scoring-rule.ties }
}
    .ties = { $game ->
        [granada] in parità decide la tessera più cara.
        [combined] in parità, per Alhambra si divide, per Granada decide la tessera più cara.
       *[alhambra] in parità si divide.
    }
scoring-continue = Avanti
scoring-dirk = Dirk
scoring-caption = Punti di tutti i giocatori, per edifici e per muro o fossato
scoring-kind = Che cosa conta
scoring-score = Punti
# The score before and the points of this scoring: 16 + 60
scoring-sum = { $before } + { $points }
scoring-sum-spoken = { $before } prima e { $points } ora
scoring-hint = Scegli un numero per vedere da dove viene.

# Masculine: of "posto"
scoring-place = { $place ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
    [6] sesto
   *[other] settimo
}

## Rows

# The payout of the places: 1st: 13, 2nd: 6, shared
scoring-row = { $ranks ->
    [1] primo { $first }
    [2] primo { $first }, secondo { $second }
   *[3] primo { $first }, secondo { $second }, terzo { $third }
}{ $shared ->
    [yes] {", divisi"}
   *[no] {""}
}
# The number of a kind in all cities, which sets its payout in Granada
scoring-total = { $total } in tutto
scoring-border = { $border ->
    [wall] Muro
    [moat] Fossato
   *[stretch] Muro contro fossato
}
scoring-border-pays = { $border ->
    [stretch] tratto più lungo, due punti a lato
   *[other] il più lungo, un punto a lato
}

## Cells

scoring-points = +{ $points }
scoring-none = –
# A module's addition to the tiles: 2 + 1 bonus
scoring-with-bonus = { $count } bonus
scoring-with-huts = { $count } da capanne
scoring-dearest = più cara { $dearest }
# A cell as it is read aloud after the names of its row and column
scoring-cell-spoken = { $count }, { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}
scoring-border-spoken = { $points ->
    [0] nessun punto
    [one] { $points } punto
   *[other] { $points } punti
}
# $name may be "Tu": no preposition before it
scoring-map = { $you ->
    [yes] La tua città
   *[no] Città: { $name }
}
# One player's result in the summary that is read aloud
scoring-summary = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $score } in tutto.

## Reasons, as whole sentences

scoring-why-absent = { $you ->
    [yes] Non hai { $building }.
   *[no] { $name } non ha { $building }.
}
scoring-why-alone = { $you ->
    [yes] { $rank ->
        [1] Hai più { $building } di tutti, { $count }: il { $place } posto vale { $points }.
       *[other] { $building }: ne hai { $count }, e il { $place } posto vale { $points }.
    }
   *[no] { $rank ->
        [1] { $name } ha più { $building } di tutti, { $count }: il { $place } posto vale { $points }.
       *[other] { $building }: { $name } ne ha { $count }, e il { $place } posto vale { $points }.
    }
}
scoring-why-unpaid = { $you ->
    [yes] Hai { $count } { $building }: { $place } posto, che stavolta non vale nulla.
   *[no] { $name } ha { $count } { $building }: { $place } posto, che stavolta non vale nulla.
}
# $parties may begin with "Tu"
scoring-why-shared = { $parties } alla pari, { $places } posto da dividere: ({ $sum }) / { $sharers } = { $points } a testa{ $rest ->
    [yes] {", arrotondato per difetto."}
   *[no] {"."}
}
scoring-why-tie = { $you ->
    [yes] Parità con { $opponents }: decide la tessera più cara. La tua costa { $dearest }, contro { $theirs }.
   *[no] { $name } è alla pari con { $opponents }, quindi decide la tessera più cara: costa { $dearest }, contro { $theirs }.
}
scoring-why-counted = { $parts } contano come { $count }.
scoring-part-tiles = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
scoring-part-bonus = { $count ->
    [one] { $count } carta bonus
   *[other] { $count } carte bonus
}
scoring-part-huts = { $count ->
    [one] { $count } tessera accanto a una capanna
   *[other] { $count } tessere accanto a capanne
}
# From a module unknown to this client
scoring-part-other = { $count } per { $name }
scoring-why-total = In tutto { $total ->
    [one] c’è { $total } { $building }
   *[other] ci sono { $total } { $building }
}: il { $place } posto vale { $times ->
    [1] { $pays }.
   *[other] { $times } × { $total } = { $pays }.
}
scoring-why-border = { $border ->
    [stretch] { $you ->
        [yes] Il tuo tratto più lungo di muro contro fossato ha { $edges ->
            [one] { $edges } lato
           *[other] { $edges } lati
        }, due punti ciascuno: { $points }.
       *[no] Il tratto più lungo di muro contro fossato di { $name } ha { $edges ->
            [one] { $edges } lato
           *[other] { $edges } lati
        }, due punti ciascuno: { $points }.
    }
   *[other] { $you ->
        [yes] Il tuo { $border ->
            [moat] fossato
           *[wall] muro
        } esterno più lungo ha { $edges ->
            [one] { $edges } lato
           *[other] { $edges } lati
        }, un punto ciascuno.
       *[no] Il { $border ->
            [moat] fossato
           *[wall] muro
        } esterno più lungo di { $name } ha { $edges ->
            [one] { $edges } lato
           *[other] { $edges } lati
        }, un punto ciascuno.
    }
}
scoring-why-no-border = { $border ->
    [stretch] { $you ->
        [yes] Non hai nessun muro contro un fossato.
       *[no] { $name } non ha nessun muro contro un fossato.
    }
   *[other] { $you ->
        [yes] Non hai nessun { $border ->
            [moat] fossato
           *[wall] muro
        } esterno.
       *[no] { $name } non ha nessun { $border ->
            [moat] fossato
           *[wall] muro
        } esterno.
    }
}
scoring-why-dirk-border = { $name } non ha una città, quindi non ha { $border ->
    [wall] muri
    [moat] fossati
   *[stretch] muri contro fossati
}.

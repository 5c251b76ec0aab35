### The score sheet: points and their reasons.

scoring-title = { $scoring ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[3] Dritte Wertung
}
# The payout of a scoring in one line; .ties: the rule for equal numbers
scoring-rule = { $scoring ->
    [1] Die meisten Gebäude einer Art bringen Punkte; { scoring-rule.ties }
    [2] Die meisten und die zweitmeisten Gebäude einer Art bringen Punkte; { scoring-rule.ties }
   *[3] Die meisten, zweit- und drittmeisten Gebäude einer Art bringen Punkte; { scoring-rule.ties }
}
    .ties = { $game ->
        [granada] bei Gleichstand entscheidet das teuerste Plättchen.
        [combined] bei Gleichstand wird in Alhambra geteilt, in Granada entscheidet das teuerste Plättchen.
       *[alhambra] bei Gleichstand wird geteilt.
    }
scoring-continue = Weiter
scoring-dirk = Dirk
scoring-caption = Alle Punkte, nach Gebäuden und nach Mauer oder Graben
scoring-kind = Gewertet
scoring-score = Punkte
# The score before and the points of this scoring: 16 + 60
scoring-sum = { $before } + { $points }
scoring-sum-spoken = vorher { $before } und jetzt { $points }
scoring-hint = Wähl eine Zahl und sieh, wie sie zustande kommt.

# Stands after "Platz": Platz 1 und 2
scoring-place = { $place }

## Rows

# What the places pay: Platz 1: 13, 2: 6, geteilt
scoring-row = { $ranks ->
    [1] Platz 1: { $first }
    [2] Platz 1: { $first }, 2: { $second }
   *[3] Platz 1: { $first }, 2: { $second }, 3: { $third }
}{ $shared ->
    [yes] {", geteilt"}
   *[no] {""}
}
# The number of a kind in all cities, which sets its payout in Granada
scoring-total = { $total } insgesamt
scoring-border = { $border ->
    [wall] Stadtmauer
    [moat] Graben
   *[stretch] Ufermauer
}
scoring-border-pays = { $border ->
    [stretch] längstes Stück, je 2
   *[other] längstes Stück, je 1
}

## Cells

scoring-points = +{ $points }
scoring-none = –
# What a module adds to the tiles: 2 + 1 Bonus
scoring-with-bonus = { $count } Bonus
scoring-with-huts = { $count } (Bauhütte)
scoring-dearest = teuerstes { $dearest }
# A cell as it is read aloud after the names of its row and column
scoring-cell-spoken = { $count }, { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scoring-border-spoken = { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# $name may be "Du"
scoring-map = { $you ->
    [yes] Deine Stadt
   *[no] Stadt: { $name }
}
# One player's result in the summary that is read aloud
scoring-summary = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $score } insgesamt.

## Reasons, as whole sentences

scoring-why-absent = { $you ->
    [yes] Du hast keine { $building }.
   *[no] { $name } hat keine { $building }.
}
scoring-why-alone = { $you ->
    [yes] Du hast die { $rank ->
        [1] meisten
        [2] zweitmeisten
       *[3] drittmeisten
    } { $building }, { $count }: Platz { $place } bringt { $points }.
   *[no] { $name } hat die { $rank ->
        [1] meisten
        [2] zweitmeisten
       *[3] drittmeisten
    } { $building }, { $count }: Platz { $place } bringt { $points }.
}
scoring-why-unpaid = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $count ->
    [one] { $count } Plättchen { $building }
   *[other] { $count } { $building }
}. Das ist Platz { $place }, und der bringt diesmal nichts.
# $parties may begin with "Du"
scoring-why-shared = Platz { $places } geteilt ({ $parties }): ({ $sum }) / { $sharers } = je { $points }{ $rest ->
    [yes] {", abgerundet."}
   *[no] {"."}
}
# $opponents may contain common-you-among where $you is no
scoring-why-tie = { $you ->
    [yes] Gleichstand mit { $opponents }, also entscheidet das teuerste Plättchen: Deines kostet { $dearest }, gegen { $theirs }.
   *[no] { $name } hat so viele wie { $opponents }, also entscheidet das teuerste Plättchen: Es kostet { $dearest }, gegen { $theirs }.
}
scoring-why-counted = { $parts } zählen zusammen { $count }.
scoring-part-tiles = { $count } Plättchen
scoring-part-bonus = { $count ->
    [one] { $count } Bonuskarte
   *[other] { $count } Bonuskarten
}
scoring-part-huts = { $count ->
    [one] { $count } Nachbar von Bauhütten
   *[other] { $count } Nachbarn von Bauhütten
}
# From a module unknown to this client
scoring-part-other = { $count } für { $name }
scoring-why-total = Insgesamt { $total ->
    [one] { $total } Plättchen { $building }
   *[other] { $total } { $building }
}: Platz { $place } bringt { $times ->
    [1] { $pays }.
   *[other] { $times } × { $total } = { $pays }.
}
scoring-why-border = { $border ->
    [stretch] { $you ->
        [yes] Deine längste Ufermauer, wo Mauer und Graben aneinanderliegen, hat { $edges ->
            [one] { $edges } Kante
           *[other] { $edges } Kanten
        }, je zwei Punkte: { $points }.
       *[no] Die längste Ufermauer von { $name }, wo Mauer und Graben aneinanderliegen, hat { $edges ->
            [one] { $edges } Kante
           *[other] { $edges } Kanten
        }, je zwei Punkte: { $points }.
    }
    [moat] { $you ->
        [yes] Dein längster äußerer Graben hat { $edges ->
            [one] { $edges } Kante
           *[other] { $edges } Kanten
        }, je ein Punkt.
       *[no] Der längste äußere Graben von { $name } hat { $edges ->
            [one] { $edges } Kante
           *[other] { $edges } Kanten
        }, je ein Punkt.
    }
   *[wall] { $you ->
        [yes] Deine längste Außenmauer hat { $edges ->
            [one] { $edges } Kante
           *[other] { $edges } Kanten
        }, je ein Punkt.
       *[no] Die längste Außenmauer von { $name } hat { $edges ->
            [one] { $edges } Kante
           *[other] { $edges } Kanten
        }, je ein Punkt.
    }
}
scoring-why-no-border = { $border ->
    [stretch] { $you ->
        [yes] Du hast keine Mauer, die an einem Graben liegt.
       *[no] { $name } hat keine Mauer, die an einem Graben liegt.
    }
    [moat] { $you ->
        [yes] Du hast keinen äußeren Graben.
       *[no] { $name } hat keinen äußeren Graben.
    }
   *[wall] { $you ->
        [yes] Du hast keine Außenmauer.
       *[no] { $name } hat keine Außenmauer.
    }
}
scoring-why-dirk-border = { $name } hat keine Stadt, also auch { $border ->
    [moat] keinen Graben
    [stretch] keine Ufermauer
   *[wall] keine Mauer
}.

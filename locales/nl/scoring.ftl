### The score sheet: points and their reasons.

scoring-title = { $scoring ->
    [1] Eerste waardering
    [2] Tweede waardering
   *[3] Derde waardering
}
# The payout of a scoring in one line; .ties: the rule for equal numbers
scoring-rule = { $scoring ->
    [1] Per soort scoort wie de meeste gebouwen heeft; { scoring-rule.ties }
    [2] Per soort scoren de nummers één en twee; { scoring-rule.ties }
   *[3] Per soort scoren de nummers één, twee en drie; { scoring-rule.ties }
}
    .ties = { $game ->
        [granada] bij gelijke stand beslist de duurste tegel.
        [combined] bij gelijke stand wordt er in Alhambra gedeeld, in Granada beslist de duurste tegel.
       *[alhambra] bij gelijke stand wordt er gedeeld.
    }
scoring-continue = Verder
scoring-dirk = Dirk
scoring-caption = Punten van alle spelers, per gebouw en per muur of gracht
scoring-kind = Geteld
scoring-score = Score
# The score before and the points of this scoring: 16 + 60
scoring-sum = { $before } + { $points }
scoring-sum-spoken = { $before } eerst en { $points } nu
scoring-hint = Kies een getal om te zien hoe het tot stand komt.

# Always before the word “plaats”
scoring-place = { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
   *[other] zevende
}

## Rows

# The payout of the places: 1st: 13, 2nd: 6, shared
scoring-row = { $ranks ->
    [1] eerste { $first }
    [2] eerste { $first }, tweede { $second }
   *[3] eerste { $first }, tweede { $second }, derde { $third }
}{ $shared ->
    [yes] {", gedeeld"}
   *[no] {""}
}
# The number of a kind in all cities, which sets its payout in Granada
scoring-total = { $total } in totaal
scoring-border = { $border ->
    [wall] Stadsmuur
    [moat] Gracht
   *[stretch] Grens muur/gracht
}
scoring-border-pays = { $border ->
    [stretch] langste stuk, twee per rand
   *[other] langste stuk, één per rand
}

## Cells

scoring-points = +{ $points }
scoring-none = –
# A module's addition to the tiles: 2 + 1 bonus
scoring-with-bonus = { $count } bonus
scoring-with-huts = { $count } (hut)
scoring-dearest = duurste { $dearest }
# A cell as it is read aloud after the names of its row and column
scoring-cell-spoken = { $count }, { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}
scoring-border-spoken = { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}
scoring-map = { $you ->
    [yes] Jouw stad
   *[no] Stad van { $name }
}
# One player's result in the summary that is read aloud
scoring-summary = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $score } in totaal.

## Reasons, as whole sentences

scoring-why-absent = { $you ->
    [yes] Je hebt geen { $building }.
   *[no] { $name } heeft geen { $building }.
}
scoring-why-alone = { $you ->
    [yes] Je hebt { $rank ->
        [1] de meeste
        [2] op één na de meeste
       *[3] op twee na de meeste
    } { $building }, { $count }: de { $place } plaats levert { $points } op.
   *[no] { $name } heeft { $rank ->
        [1] de meeste
        [2] op één na de meeste
       *[3] op twee na de meeste
    } { $building }, { $count }: de { $place } plaats levert { $points } op.
}
scoring-why-unpaid = { $you ->
    [yes] Je hebt { $count } { $building }. Dat is de { $place } plaats, en die levert deze keer niets op.
   *[no] { $name } heeft { $count } { $building }. Dat is de { $place } plaats, en die levert deze keer niets op.
}
scoring-why-shared = { $parties } delen de { $places } plaats: ({ $sum }) / { $sharers } = { $points } elk{ $rest ->
    [yes] {", naar beneden afgerond."}
   *[no] {"."}
}
scoring-why-tie = { $you ->
    [yes] Je hebt er evenveel als { $opponents }, dus beslist de duurste tegel: die van jou kost { $dearest }, tegen { $theirs }.
   *[no] { $name } heeft er evenveel als { $opponents }, dus beslist de duurste tegel: { $dearest }, tegen { $theirs }.
}
scoring-why-counted = { $parts } tellen als { $count }.
scoring-part-tiles = { $count ->
    [one] { $count } tegel
   *[other] { $count } tegels
}
scoring-part-bonus = { $count ->
    [one] { $count } bonuskaart
   *[other] { $count } bonuskaarten
}
scoring-part-huts = { $count ->
    [one] { $count } buur van een hut
   *[other] { $count } buren van hutten
}
# From a module unknown to this client
scoring-part-other = { $count } voor { $name }
scoring-why-total = { $total ->
    [one] Er staat { $total } { $building }
   *[other] Er staan { $total } { $building }
} in totaal: de { $place } plaats is { $times ->
    [1] { $pays } waard.
   *[other] { $times } × { $total } = { $pays } waard.
}
scoring-why-border = { $border ->
    [stretch] { $you ->
        [yes] Je langste grens van muur en gracht telt { $edges ->
            [one] { $edges } rand
           *[other] { $edges } randen
        }, twee punten per rand: { $points }.
       *[no] De langste grens van muur en gracht van { $name } telt { $edges ->
            [one] { $edges } rand
           *[other] { $edges } randen
        }, twee punten per rand: { $points }.
    }
   *[other] { $you ->
        [yes] Je langste { $border ->
            [moat] gracht
           *[wall] muur
        } om de stad telt { $edges ->
            [one] { $edges } rand
           *[other] { $edges } randen
        }, één punt per rand.
       *[no] De langste { $border ->
            [moat] gracht
           *[wall] muur
        } om de stad van { $name } telt { $edges ->
            [one] { $edges } rand
           *[other] { $edges } randen
        }, één punt per rand.
    }
}
scoring-why-no-border = { $border ->
    [stretch] { $you ->
        [yes] Je hebt geen muur die tegen een gracht ligt.
       *[no] { $name } heeft geen muur die tegen een gracht ligt.
    }
    [moat] { $you ->
        [yes] Je hebt geen gracht om de stad.
       *[no] { $name } heeft geen gracht om de stad.
    }
   *[other] { $you ->
        [yes] Je hebt geen muur om de stad.
       *[no] { $name } heeft geen muur om de stad.
    }
}
scoring-why-dirk-border = { $name } heeft geen stad, dus ook geen { $border ->
    [stretch] grens
    [moat] gracht
   *[wall] muur
}.

### The score sheet: points and their reasons.

scoring-title = { $scoring ->
    [1] First scoring
    [2] Second scoring
   *[3] Third scoring
}
# The payout of a scoring in one line; .ties: the rule for equal numbers
scoring-rule = { $scoring ->
    [1] The most buildings of a kind score; { scoring-rule.ties }
    [2] The most buildings of a kind score, and the second most; { scoring-rule.ties }
   *[3] The most, second and third most buildings of a kind score; { scoring-rule.ties }
}
    .ties = { $game ->
        [granada] the dearest tile breaks a tie.
        [combined] in Alhambra ties share, in Granada the dearest tile decides.
       *[alhambra] ties share.
    }
scoring-continue = Continue
scoring-dirk = Dirk
scoring-caption = Points of every player, by building and by wall or moat
scoring-kind = Scored
scoring-score = Score
# The score before and the points of this scoring: 16 + 60
scoring-sum = { $before } + { $points }
scoring-sum-spoken = { $before } before and { $points } now
scoring-hint = Choose a number to see its explanation.

scoring-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] seventh
}

## Rows

# The payout of the places: 1st: 13, 2nd: 6, shared
scoring-row = { $ranks ->
    [1] 1st: { $first }
    [2] 1st: { $first }, 2nd: { $second }
   *[3] 1st: { $first }, 2nd: { $second }, 3rd: { $third }
}{ $shared ->
    [yes] {", shared"}
   *[no] {""}
}
# The number of a kind in all cities, which sets its payout in Granada
scoring-total = { $total } in total
scoring-border = { $border ->
    [wall] City wall
    [moat] Moat
   *[stretch] Wall along moat
}
scoring-border-pays = { $border ->
    [stretch] longest stretch, two per edge
   *[other] longest stretch, one per edge
}

## Cells

scoring-points = +{ $points }
scoring-none = –
# A module's addition to the tiles: 2 + 1 bonus
scoring-with-bonus = { $count } bonus
scoring-with-huts = { $count } by huts
scoring-dearest = dearest { $dearest }
# A cell as it is read aloud after the names of its row and column
scoring-cell-spoken = { $count }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
scoring-border-spoken = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
scoring-map = { $you ->
    [yes] Your city
   *[no] { $name }’s city
}
# One player's result in the summary that is read aloud
scoring-summary = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $score } in total.

## Reasons, as whole sentences

scoring-why-absent = { $you ->
    [yes] You have no { $building }.
   *[no] { $name } has no { $building }.
}
scoring-why-alone = { $you ->
    [yes] You have { $rank ->
        [1] the most
        [2] the second most
       *[3] the third most
    } { $building }, { $count }: { $place } place pays { $points }.
   *[no] { $name } has { $rank ->
        [1] the most
        [2] the second most
       *[3] the third most
    } { $building }, { $count }: { $place } place pays { $points }.
}
scoring-why-unpaid = { $you ->
    [yes] You have
   *[no] { $name } has
} { $count ->
    [one] { $count } { $building } tile
   *[other] { $count } { $building }
}. That is { $place } place, which pays nothing this time.
scoring-why-shared = { $parties } share { $places } place: ({ $sum }) / { $sharers } = { $points } each{ $rest ->
    [yes] {", rounded down."}
   *[no] {"."}
}
scoring-why-tie = { $you ->
    [yes] You have as many as { $opponents }, so the dearest tile decides: yours costs { $dearest }, theirs { $theirs }.
   *[no] { $name } has as many as { $opponents }, so the dearest tile decides: it costs { $dearest }, against { $theirs }.
}
scoring-why-counted = { $parts } count as { $count }.
scoring-part-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
scoring-part-bonus = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
}
scoring-part-huts = { $count ->
    [one] { $count } neighbour of a hut
   *[other] { $count } neighbours of huts
}
# From a module unknown to this client
scoring-part-other = { $count } for { $name }
scoring-why-total = There { $total ->
    [one] is { $total } { $building } tile
   *[other] are { $total } { $building }
} in total: { $place } place pays { $times ->
    [1] { $pays }.
   *[other] { $times } × { $total } = { $pays }.
}
scoring-why-border = { $border ->
    [stretch] { $you ->
        [yes] Your longest stretch of wall along moat has { $edges ->
            [one] { $edges } edge
           *[other] { $edges } edges
        }, two points each: { $points }.
       *[no] { $name }’s longest stretch of wall along moat has { $edges ->
            [one] { $edges } edge
           *[other] { $edges } edges
        }, two points each: { $points }.
    }
   *[other] { $you ->
        [yes] Your longest outer { $border } has { $edges ->
            [one] { $edges } edge
           *[other] { $edges } edges
        }, one point each.
       *[no] { $name }’s longest outer { $border } has { $edges ->
            [one] { $edges } edge
           *[other] { $edges } edges
        }, one point each.
    }
}
scoring-why-no-border = { $border ->
    [stretch] { $you ->
        [yes] You have no wall along a moat.
       *[no] { $name } has no wall along a moat.
    }
   *[other] { $you ->
        [yes] You have no outer { $border }.
       *[no] { $name } has no outer { $border }.
    }
}
scoring-why-dirk-border = { $name } has no city, so he has no { $border }.

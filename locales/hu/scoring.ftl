### The score sheet: points and their reasons.

scoring-title = { $scoring ->
    [1] Első értékelés
    [2] Második értékelés
   *[3] Harmadik értékelés
}
# The payout of a scoring in one line; .ties: the rule for equal numbers
scoring-rule = { $scoring ->
    [1] Fajtánként a legtöbb épület ér pontot; { scoring-rule.ties }
    [2] Fajtánként a legtöbb és a második legtöbb épület ér pontot; { scoring-rule.ties }
   *[3] Fajtánként a legtöbb, a második és a harmadik legtöbb épület ér pontot; { scoring-rule.ties }
}
    .ties = { $game ->
        [granada] egyenlőségnél a legdrágább lapka dönt.
        [combined] egyenlőségnél az Alhambrában osztozni kell, Granadában a legdrágább lapka dönt.
       *[alhambra] egyenlőségnél osztozni kell.
    }
scoring-continue = Tovább
scoring-dirk = Géza
scoring-caption = Mindenki pontjai épületenként, városfalért és vizesárokért
scoring-kind = Mi ér pontot
scoring-score = Pont
# The score before and the points of this scoring: 16 + 60
scoring-sum = { $before } + { $points }
scoring-sum-spoken = eddig { $before }, most { $points }
scoring-hint = Válassz egy számot, és meglátod, miből jött ki.

scoring-place = { $place ->
    [1] első
    [2] második
    [3] harmadik
    [4] negyedik
    [5] ötödik
    [6] hatodik
   *[other] hetedik
}

## Rows

# The payout of the places: 1st: 13, 2nd: 6, shared
scoring-row = { $ranks ->
    [1] első { $first }
    [2] első { $first }, második { $second }
   *[3] első { $first }, második { $second }, harmadik { $third }
}{ $shared ->
    [yes] {", megosztva"}
   *[no] {""}
}
# The number of a kind in all cities, which sets its payout in Granada
scoring-total = összesen { $total }
scoring-border = { $border ->
    [wall] Városfal
    [moat] Vizesárok
   *[stretch] Közös szakasz
}
scoring-border-pays = { $border ->
    [stretch] a leghosszabb, darabja két pont
   *[other] a leghosszabb, darabja egy pont
}

## Cells

scoring-points = +{ $points }
scoring-none = –
# A module's addition to the tiles: 2 + 1 bonus
scoring-with-bonus = { $count } bónusz
scoring-with-huts = { $count } kunyhó
scoring-dearest = legdrágább { $dearest }
# A cell as it is read aloud after the names of its row and column
scoring-cell-spoken = { $count }, { $points ->
    [0] nincs pont
   *[other] { $points } pont
}
scoring-border-spoken = { $points ->
    [0] nincs pont
   *[other] { $points } pont
}
# $name may be "Te"
scoring-map = { $you ->
    [yes] A te városod
   *[no] { $name } városa
}
# One player's result in the summary that is read aloud
scoring-summary = { $name }: { $points } pont, összesen { $score }.

## Reasons, as whole sentences

scoring-why-absent = { $you ->
    [yes] Nálad nincs { $building }.
   *[no] { $name }: nincs { $building }.
}
scoring-why-alone = { $you ->
    [yes] Nálad van a { $rank ->
        [1] legtöbb
        [2] második legtöbb
       *[3] harmadik legtöbb
    } { $building }: { $count }. Ez { $rank ->
        [1] az
       *[other] a
    } { $place } hely, { $points } pont.
   *[no] A { $rank ->
        [1] legtöbb
        [2] második legtöbb
       *[3] harmadik legtöbb
    } { $building }: { $name } ({ $count }). Ez { $rank ->
        [1] az
       *[other] a
    } { $place } hely, { $points } pont.
}
scoring-why-unpaid = { $you ->
    [yes] Nálad { $count } { $building } van. Ez csak { $place } hely, most nem ér pontot.
   *[no] { $name }: { $count } { $building }. Ez csak { $place } hely, most nem ér pontot.
}
scoring-why-shared = Közös { $places } hely: { $parties }. Fejenként ({ $sum }) / { $sharers } = { $points } pont{ $rest ->
    [yes] {", lefelé kerekítve."}
   *[no] {"."}
}
scoring-why-tie = { $you ->
    [yes] Veled holtversenyben: { $opponents }. A legdrágább lapka dönt: nálad { $dearest }, ott { $theirs }.
   *[no] Holtverseny: { $name } – { $opponents }. A legdrágább lapka dönt: nála { $dearest }, ott { $theirs }.
}
scoring-why-counted = { $parts }: összesen { $count }.
scoring-part-tiles = { $count } lapka
scoring-part-bonus = { $count } bónuszkártya
scoring-part-huts = { $count } kunyhószomszéd
# From a module unknown to this client
scoring-part-other = { $count } ({ $name })
scoring-why-total = Összesen { $total } { $building } van: { $place } hely, { $times ->
    [1] { $pays } pont.
   *[other] { $times } × { $total } = { $pays } pont.
}
scoring-why-border = { $border ->
    [stretch] { $you ->
        [yes] Nálad fal és árok leghosszabb közös szakaszának hossza { $edges }, kétszer ennyi pont: { $points }.
       *[no] { $name } városában fal és árok leghosszabb közös szakaszának hossza { $edges }, kétszer ennyi pont: { $points }.
    }
    [moat] { $you ->
        [yes] A leghosszabb külső vizesárkod hossza { $edges }, ugyanennyi pont.
       *[no] { $name } leghosszabb külső vizesárkának hossza { $edges }, ugyanennyi pont.
    }
   *[wall] { $you ->
        [yes] A leghosszabb külső városfalad hossza { $edges }, ugyanennyi pont.
       *[no] { $name } leghosszabb külső városfalának hossza { $edges }, ugyanennyi pont.
    }
}
scoring-why-no-border = { $border ->
    [stretch] { $you ->
        [yes] Nálad egy fal sem ér árokhoz.
       *[no] { $name } városában egy fal sem ér árokhoz.
    }
    [moat] { $you ->
        [yes] Nincs külső vizesárkod.
       *[no] { $name } városában nincs külső vizesárok.
    }
   *[wall] { $you ->
        [yes] Nincs külső városfalad.
       *[no] { $name } városában nincs külső városfal.
    }
}
scoring-why-dirk-border = { $name } nem épít várost, így { $border ->
    [stretch] közös szakasza
    [moat] vizesárka
   *[wall] városfala
} sincs.

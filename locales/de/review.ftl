### The review of a finished game: win chances, luck, mistakes and better moves.

review-title = Auswertung
# A link or a button
review-start = Diese Partie auswerten
# A sentence around a request such as “Take 5 florins”
review-sentence = { $move }.

## Asking for a review

review-none = Diese Partie ist noch nicht ausgewertet. Eine Auswertung vergleicht jede Entscheidung mit der besten und zeigt, was Glück war und was Wahl.
review-again = Nochmal auswerten
review-outdated = Diese Auswertung stammt von einer anderen Version von Nasrid. Du kannst sie neu machen lassen.
review-daily = Auswertungen der Partie des Tages
review-daily-own = Deine Partie
review-daily-best = Die beste Partie
review-imported = Diese Auswertung stammt aus der Datei. Niemand hat ihre Zahlen geprüft. Du kannst sie neu machen lassen.
review-waiting = { $place ->
    [1] Deine Auswertung ist die nächste.
   *[other] Deine Auswertung ist Nummer { $place } in der Schlange.
}
review-running = Die Partie wird ausgewertet. Die Ergebnisse erscheinen nach und nach unten.
review-former = Bis zum ersten Ergebnis steht unten noch die frühere Auswertung.
review-progress = Fortschritt der Auswertung
review-done-so-far = { $done } von { $actions } Zügen
review-meanwhile = Du kannst die Seite verlassen. Die Auswertung läuft weiter.
review-meanwhile-device = Die Auswertung läuft weiter, solange eine Seite von Nasrid offen ist.
review-complete = Die Auswertung ist fertig.
review-failed = Die Auswertung ist gescheitert: { $reason }
review-quick = Schnelle Auswertung.
review-quick-hint = Sie spielt nur wenige Partien durch und lässt weg, wohin Plättchen gelegt wurden. Ihre Fehlerspannen sind deshalb größer.

## Labels of decisions

review-label-best = Bester Zug
review-label-good = Guter Zug
review-label-inaccuracy = Ungenauigkeit
review-label-mistake = Fehler
review-label-blunder = Grober Fehler
review-count-best = { $count ->
    [one] { $count } bester Zug
   *[other] { $count } beste Züge
}
review-count-good = { $count ->
    [one] { $count } guter Zug
   *[other] { $count } gute Züge
}
review-count-inaccuracy = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
review-count-mistake = { $count ->
   *[other] { $count } Fehler
}
review-count-blunder = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
}
# A label of another player’s decision
review-of-player = { $name }: { $label }

## A player’s game

review-player = Wessen Partie
review-accuracy = Genauigkeit { $accuracy }.
review-accuracy-label = Genauigkeit
# $error: the standard error
review-deal-cost = { $you ->
    [yes] Der Zufall hat dich
   *[no] Der Zufall hat { $name }
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gekostet (± { $error }).
review-deal-gave = { $you ->
    [yes] Der Zufall hat dir
   *[no] Der Zufall hat { $name }
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} geschenkt (± { $error }).
review-deal-even = { $you ->
    [yes] Der Zufall hat dir weder geholfen noch geschadet
   *[no] Der Zufall hat { $name } weder geholfen noch geschadet
} (± { $error } Punkte).
review-so-far = { $count ->
    [one] Bisher { $count } Entscheidung
   *[other] Bisher { $count } Entscheidungen
}
review-partial = Genauigkeit und Glück folgen, wenn die Auswertung fertig ist.
review-see-better = Bessere Züge ansehen
review-see-game = Von Anfang an

## The curve and its turning points

review-curve = Gewinnchancen
review-curve-percent = Gewinnchancen in Prozent
review-turn-axis = Zug
review-turns = Wendepunkte
# A mark on the curve. $change: review-turn-change
review-turn = { $number }. Zug { $turn }: { $change }
review-turn-title = Zug { $turn }
review-turn-change = { $name } { $before } → { $after }
review-turn-luck = Glück beim Aufdecken
# The value of a slider. $chance: that of the chosen player
review-position = Zug { $turn }, Gewinnchance { $chance }

## Where the result came from

review-balance = Woher das Ergebnis kam
review-part = Ursache
review-chance = Gewinnchance
review-lead = Punkte
review-part-start = Start
review-part-start-hint = für alle gleich
review-part-luck = Glück
review-part-luck-hint = die Startkarten und alles, was aufgedeckt wurde
review-part-own = Eigene Entscheidungen
review-part-own-hint = verglichen mit den besten Zügen
review-part-opponents = Entscheidungen der anderen
review-part-opponents-hint = was ihre Fehler eingebracht haben
review-part-residual = Nicht erklärt
review-part-residual-hint = die Bewertung ist nicht exakt
review-part-result = Ergebnis
review-part-result-hint = Punkte: Vorsprung vor dem Schnitt der anderen
review-given-away = Verschenkt
review-fact-lost = Verlorene Punkte je Entscheidung
review-fact-lost-hint = verglichen mit den besten Zügen
review-fact-exact = Verpasste passende Käufe
review-fact-exact-hint = wo einer klar besser gewesen wäre
review-fact-borders = Punkte für Mauern und Gräben
review-fact-borders-hint = durch Ungenauigkeiten und Schlimmeres
review-fact-majorities = Punkte für Mehrheiten
review-fact-majorities-hint = durch Ungenauigkeiten und Schlimmeres
review-moment-best = Bester Moment
review-moment-worst = Teuerster Moment
# $move: a sentence of the log
review-moment-text = Zug { $turn }: { $move }

## Mistakes and better moves

review-mistakes = Momente zum Lernen
review-mistakes-none = Keine Ungenauigkeiten, keine Fehler: Hier gibt es nichts zu verbessern.
review-mistake-title = { $label }, Zug { $turn }
# Before a request such as “Take 5 florins”
review-better = Besser:
# The errors are standard errors.
review-cost-both = Das kostete { $chance } Gewinnchance (± { $chanceError }) und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (± { $pointsError }).
review-cost-chance = Das kostete { $chance } Gewinnchance (± { $chanceError }).
review-good-enough = Kein sicherer Unterschied zum besten Zug.
review-look = Am Tisch
review-try-again = Nochmal versuchen
review-decisions = { $count ->
    [one] { $count } Entscheidung mit ihrem Urteil
   *[other] Alle { $count } Entscheidungen mit ihren Urteilen
}

## On the table

review-summary = Übersicht der Auswertung
review-next = Nächster Fehler
review-previous = Voriger Fehler
review-show = Auf dem Tisch gezeigt
review-show-best = Besserer Zug
review-show-played = Wie gespielt
review-see-as = Aus Sicht von { $name }
review-no-choice = Hier gibt es nichts zu entscheiden
review-not-yet = Noch nicht ausgewertet
review-at-end = Das Ende der Partie

## Trying a decision again

review-exercise = Finde einen besseren Zug
review-exercise-text = Der Zug in der Partie kostete { $chance } Gewinnchance (± { $error }). Dein Zug wird mit dem besten verglichen, bevor er gilt.
review-exercise-end = Übung beenden und frei spielen
review-judging = Dein Zug wird verglichen …
review-back = Zurück zur Auswertung
review-verdict-best = Der beste Zug. Gut gefunden!
review-verdict-good = Ein guter Zug
review-verdict-inaccuracy = Nicht ganz
review-verdict-mistake = Ein Fehler
review-verdict-blunder = Ein grober Fehler
review-your-move = Dein Zug
review-in-the-game = In der Partie
review-loses = −{ $chance } Gewinnchance (± { $error })
review-loses-nothing = nichts verloren
review-show-best-move = Besten Zug zeigen
review-play-best = Besten Zug spielen
review-play-on = Weiterspielen

## How it is computed

review-method = Wie wird das berechnet?
review-method-view = Jede Entscheidung wird nach dem beurteilt, was die Person wissen konnte. Verdeckte Karten und die Reihenfolge des Stapels werden nie benutzt.
review-method-loss = Die besten Züge und der gespielte werden in vielen simulierten Partien fortgesetzt. Der Verlust ist der Unterschied in der Gewinnchance.
review-method-labels = Eine Ungenauigkeit kostet mindestens 2 % Gewinnchance, ein Fehler 5 %, ein grober Fehler 10 %. Ist ein Fehler zweifelhaft, gilt er als Ungenauigkeit. Ein Unterschied, der ein Irrtum der Bewertung sein kann, zählt nie als Fehler. Entscheidungen ohne Wahl zählen nicht.
review-method-error = Die Zahl nach ± ist der Standardfehler: In zwei von drei Fällen liegt der wahre Wert in dieser Spanne.
review-method-accuracy = Ohne Verluste ist die Genauigkeit 100 %. Eine Entscheidung, die 2 % Gewinnchance kostet, zählt 78 %, eine, die 10 % kostet, 29 %.
review-method-luck = Das Glück vergleicht, was aufgedeckt wurde, mit dem, was hätte aufgedeckt werden können, für alle. Die Startkarten und der Platz zählen als Glück.
review-method-sum = Start, Glück, eigene Entscheidungen, Entscheidungen der anderen und der nicht erklärte Teil ergeben zusammen das Ergebnis. Der letzte Teil ist groß, wenn die Bewertung ihre Meinung geändert hat.
review-method-deal = Die Punkte sind der Vorsprung vor dem Schnitt der anderen.

## Errors

error-no-review = Nur vollständige Partien nach den heutigen Regeln lassen sich auswerten. Haben sich die Regeln seitdem geändert, lade das Protokoll herunter und werte es mit der damaligen Version von Nasrid aus.

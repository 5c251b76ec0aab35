### The result of a game, its charts, and the replay.

result-title = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
}
# $names may begin with "Du"
result-title-shared = Gemeinsamer Sieg: { $names }
result-length = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { $duration }
result-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
result-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
result-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
result-close = Schließen und den Tisch ansehen
result-pages = Was es zu dieser Partie gibt
result-page-result = Ergebnis
result-page-sheets = Wertungen
result-page-charts = Diagramme
result-page-record = Protokoll
result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-dirk = { $tiles } Plättchen; gewinnen kann er nicht
result-which-sheet = Welche Wertung

result-again = Nochmal spielen
result-join-rematch = Zur Revanche
result-watch-rematch = Revanche ansehen
result-review = Diese Partie auswerten
result-replay = Partie ansehen
result-leave = Gehen
result-daily = Ergebnisse des Tages
result-puzzles = Mehr Rätsel

## Charts

result-as-table = Als Tabelle
result-scores = Punkte nach jeder Wertung
result-scoring = Wertung
result-start = Start
result-borders = { $game ->
    [granada] Längster Graben, Runde für Runde
    [combined] Längste Mauer und längster Graben zusammen, Runde für Runde
   *[alhambra] Längste Mauer, Runde für Runde
}
result-round = Runde
result-sources = Woher die Punkte kamen
result-source = Quelle
result-figures = Was alle gemacht haben
result-figure = Was
result-figure-built = Plättchen gebaut
result-figure-purchases = Plättchen gekauft
result-figure-exact = Passend gezahlt
result-figure-overpaid = Zu viel gezahlt
result-figure-takes = So oft Geld genommen
result-figure-cards = Geldkarten genommen
result-figure-taken = Ihr Wert
result-figure-spent = Geld ausgegeben
result-figure-redesigns = Umbauten
result-figure-actions = Aktionen insgesamt

## The record

result-record = Das Protokoll
result-record-text = Das Protokoll enthält die ganze Partie in einer Datei: alles, was verteilt und gespielt wurde. Das Programm nasrid kann sie nachspielen.
result-record-save = Protokoll speichern
result-proof = Wurde fair gemischt?
result-proof-text = Aller Zufall dieser Partie kommt aus einer geheimen Zahl. Vor der ersten Karte hat der Server allen ihren Fingerabdruck gezeigt; im Protokoll steht die Zahl selbst. Dieser Befehl prüft, dass beide zusammengehören und zu diesen Punkten führen:

## The replay

replay-title = Wiederholung
replay-play = Abspielen
replay-pause = Pause
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt weiter
replay-position = Stelle in der Partie
replay-step = Zug { $turn } · { $step }/{ $steps }
replay-turn-back = Ein Zug zurück
replay-turn-forward = Ein Zug weiter
replay-seat = Aus Sicht von
replay-mark = { $scoring ->
    [1] I
    [2] II
   *[3] III
}
replay-link = Link zu diesem Moment kopieren
replay-copied = Kopiert
replay-play-on = Ab hier gegen Bots weiterspielen
replay-speed = Tempo
replay-to-table = Zum Tisch
replay-none = Hier gibt es nichts zu sehen: Diese Partie hat nie begonnen.
replay-sheet = Wertungsbogen
result-ready = { $count ->
    [one] { $names } ist bereit für die Revanche.
   *[other] { $names } sind bereit für die Revanche.
}

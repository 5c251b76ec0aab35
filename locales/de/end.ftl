### The result of a game, its charts, and the replay.

end-title = { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
}
# $names may begin with "Du"
end-title-shared = Gemeinsamer Sieg: { $names }
end-length = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { $duration }
end-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
end-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
end-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
end-close = Schließen und den Tisch ansehen
end-pages = Was es zu dieser Partie gibt
end-page-result = Ergebnis
end-page-sheets = Wertungen
end-page-charts = Diagramme
end-page-record = Protokoll
end-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-dirk = { $tiles } Plättchen; gewinnen kann er nicht
end-which-sheet = Welche Wertung

end-again = Nochmal spielen
end-join-rematch = Zur Revanche
end-watch-rematch = Revanche ansehen
end-replay = Partie ansehen
end-leave = Gehen

## Charts

end-as-table = Als Tabelle
end-scores = Punkte nach jeder Wertung
end-scoring = Wertung
end-start = Start
end-borders = { $game ->
    [granada] Längster Graben, Runde für Runde
    [combined] Längste Mauer und längster Graben zusammen, Runde für Runde
   *[alhambra] Längste Mauer, Runde für Runde
}
end-round = Runde
end-sources = Woher die Punkte kamen
end-source = Quelle
end-figures = Was alle gemacht haben
end-figure = Was
end-figure-built = Plättchen gebaut
end-figure-purchases = Plättchen gekauft
end-figure-exact = Passend gezahlt
end-figure-overpaid = Zu viel gezahlt
end-figure-takes = So oft Geld genommen
end-figure-cards = Geldkarten genommen
end-figure-taken = Ihr Wert
end-figure-spent = Geld ausgegeben
end-figure-redesigns = Umbauten
end-figure-actions = Aktionen insgesamt

## The record

end-record = Das Protokoll
end-record-text = Das Protokoll enthält die ganze Partie in einer Datei: alles, was verteilt und gespielt wurde. Das Programm nasrid kann sie nachspielen.
end-record-save = Protokoll speichern
end-proof = Wurde fair gemischt?
end-proof-text = Aller Zufall dieser Partie kommt aus einer geheimen Zahl. Vor der ersten Karte hat der Server allen ihren Fingerabdruck gezeigt; im Protokoll steht die Zahl selbst. Dieser Befehl prüft, dass beide zusammengehören und zu diesen Punkten führen:

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
end-ready = { $count ->
    [one] { $names } ist bereit für die Revanche.
   *[other] { $names } sind bereit für die Revanche.
}

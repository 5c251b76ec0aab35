### Die Partie des Tages.

daily-days = Tag
daily-earlier = Vorheriger Tag
daily-later = Nächster Tag
daily-against = Gegen { $bots }
daily-left = Die nächste Partie kommt in { $time }.
daily-over = Dieser Tag ist vorbei.
daily-play = Partie spielen
daily-continue = Partie fortsetzen
daily-practise = Zur Übung spielen
daily-rules = Für alle sind Karten, Plättchen und Konkurrenz gleich. Deine erste Partie zählt: etwa 50 Entscheidungen, ohne Tipps. Du hast bis zum Ende des nächsten Tages Zeit.
daily-practice-hint = Zur Übung spielst du dieselbe Partie mit Tipps. Sie zählt nicht.
daily-public = Die Partie folgt aus dem Datum und ist darum kein Geheimnis: Alle können sie nachsehen. Die Ergebnisse sind zum Spaß und ändern keine Wertung.
daily-device = Auf diesem Gerät bleibt dein Ergebnis hier und wird nicht verglichen.
daily-offline = Der Server ist nicht erreichbar. Du kannst dieselbe Partie auf diesem Gerät spielen. Das Ergebnis bleibt hier und zählt auf dem Server nicht.
daily-play-here = Auf diesem Gerät spielen

## Das eigene Ergebnis

daily-points = { $won ->
    [yes] Gewonnen mit { $points } Punkten
   *[no] { $points } Punkte
}
daily-ahead = { $points ->
    [one] { $points } Punkt vor der besten Konkurrenz
   *[other] { $points } Punkte vor der besten Konkurrenz
}
daily-behind = { $points ->
    [one] { $points } Punkt hinter der besten Konkurrenz
   *[other] { $points } Punkte hinter der besten Konkurrenz
}
daily-level = Gleichauf mit der besten Konkurrenz
daily-place = Platz { $place } von { $players }
daily-beaten = besser als { $share } der anderen
daily-first = Du hast diese Partie als Erstes beendet.
daily-unfinished = Dein Versuch endete ohne Ergebnis.
daily-yours-is-best = Deine Partie ist die beste des Tages.
daily-share = Teilen
daily-copied = Kopiert
daily-picture = Als Bild speichern
daily-review = Deine Partie auswerten
daily-review-best = Beste Partie auswerten
daily-replay = Deine Partie ansehen
daily-replay-best = Beste Partie ansehen
daily-share-title = Nasrid, Partie des Tages: { $day }
daily-share-result = { $game }: { $points } Punkte, Vorsprung { $lead }
daily-share-points = { $points } Punkte, { $lead }

## Die Ergebnisse

daily-results = Ergebnisse
daily-count = { $count ->
    [one] { $count } Ergebnis bisher
   *[other] { $count } Ergebnisse bisher
}
daily-nobody = Noch niemand hat diese Partie beendet.
daily-column-place = Platz
daily-column-name = Name
daily-column-points = Punkte
daily-column-lead = Vorsprung
daily-lead-hint = Der Vorsprung vor der besten Konkurrenz entscheidet über den Platz.

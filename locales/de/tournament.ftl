### Tournaments: the form, the page for everybody and the projector.

tournament-title = Turnier
tournament-about = Ein Abend oder ein Monat, zu zweit bis zu zweihundert. Der Server lost die Tische aus, eröffnet sie und führt die Rangliste.
tournament-open = Turnier eröffnen
tournament-mine = Deine Turniere
tournament-public = Turniere für alle
tournament-none = Zurzeit keine.
tournament-stage-joining = Anmeldung läuft
tournament-stage-starting = Die Tische werden eröffnet
tournament-stage-playing = Es wird gespielt
tournament-stage-break = Zwischen zwei Runden
tournament-stage-over = Beendet
tournament-stage-cancelled = Abgesagt

## The form

tournament-submit = Turnier eröffnen
tournament-name = Name des Turniers
# A suggestion
tournament-new-name = Turnier, { DATETIME($day, dateStyle: "long") }
tournament-seats = Plätze pro Tisch
tournament-format = Modus
tournament-format-swiss = Schweizer System
tournament-format-swiss-hint = Ähnlich Erfolgreiche treffen sich, möglichst immer neue Leute. Für jede Anzahl.
tournament-format-round_robin = Alle gegen alle
tournament-format-round_robin-hint = Alle treffen aufeinander. Für höchstens 12; die Anzahl bestimmt die Runden.
tournament-rounds = Runden
tournament-duplicate = Duplikat
tournament-duplicate-hint = An allen Tischen einer Runde kommen dieselben Karten und Plättchen in derselben Reihenfolge. Verglichen wirst du mit demselben Platz an den anderen Tischen.
tournament-final = Mit Finale
tournament-final-hint = Nach der letzten Runde treffen sich die Besten an einem Tisch.
tournament-deadline = Zeit pro Runde
tournament-deadline-none = Ohne Grenze
tournament-deadline-hint = Ohne Grenze hält ein langsamer Tisch alle anderen auf.
tournament-at_deadline = Wenn die Zeit um ist
tournament-at_deadline-bots = Bots spielen fertig
tournament-at_deadline-score = Punktestand zählt
tournament-duplicate-deadline = Wenn die Zeit um ist, spielen Bots fertig: Das Duplikat vergleicht nur beendete Partien.
tournament-pause = Nächste Runde
tournament-pause-none = Startet von Hand
tournament-no_shows = Wer nicht kommt
tournament-no_shows-bot = Ein Bot spielt
tournament-no_shows-drop = Scheidet aus
tournament-no_shows-bot-hint = Ein Bot spielt an ihrem Platz, bis sie kommen.
tournament-no_shows-drop-hint = Wer nicht bestätigt hat, bekommt in der ersten Runde keinen Platz. Später scheidet aus, für wen ein Bot spielen musste.
tournament-uneven = Wenn Plätze frei bleiben
tournament-uneven-smaller = Kleinere Tische
tournament-uneven-rest = Einige setzen aus
tournament-check-in-first = Anwesenheit bestätigen
tournament-check-in-first-hint = Vor der ersten Runde bestätigen alle, dass sie da sind. Sonst bekommen alle Angemeldeten einen Platz.
tournament-guests = Auch ohne Anmeldung
tournament-guests-hint = Sonst braucht man einen Anmeldenamen.
tournament-listed = Für alle offen
tournament-listed-hint = Es steht in der Liste, und alle dürfen auch ohne Link mitspielen.

## The settings in one line

tournament-by = Eröffnet von { $name }
tournament-seats-of = { $seats } Plätze pro Tisch
tournament-with-final = mit Finale
tournament-round-time = { $time } pro Runde
tournament-progress = { $round ->
    [0] { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
   *[other] Runde { $round } von { $rounds }
}

## The user's place

tournament-place = Dein Platz
tournament-join = Mitspielen
tournament-join-hint = Du bist eingeladen. Spiel mit, dann erscheint hier dein Tisch.
tournament-return = Wieder mitspielen
tournament-check-in = Ich bin da
tournament-check-in-hint = Bitte melde, dass du da bist: Nur dann bekommst du einen Tisch.
tournament-quit = Turnier verlassen
tournament-watching = Du schaust zu. Zum Mitspielen frag nach dem Link.
tournament-wait-start = Du bist dabei. Wenn die erste Runde beginnt, erscheint hier dein Tisch.
tournament-wait-tables = Die Tische werden eröffnet …
tournament-wait-round = Die Runde ist zu Ende. Hier erscheint dein nächster Tisch.
tournament-table-ready = { $round }: Dein Tisch ist bereit.
tournament-title-ready = Dein Tisch ist bereit – { $title }
tournament-to-table = Zu deinem Tisch
tournament-game-over = Deine Partie ist zu Ende. Andere Tische spielen noch.
tournament-you-rest = Du setzt in dieser Runde aus. Das zählt weder für noch gegen dich.
tournament-you-late = Du spielst ab der nächsten Runde mit.
tournament-no-further = Das ist die letzte Runde, und du spielst nicht mit.
tournament-is-over = Das Turnier ist zu Ende.
tournament-my-rank = Das Turnier ist zu Ende. Du bist auf Rang { $rank }.
tournament-is-cancelled = Das Turnier wurde abgesagt.
tournament-absence-left-you = Du hast das Turnier verlassen.
tournament-absence-removed-you = Die Turnierleitung hat dich aus dem Turnier genommen.
tournament-absence-no_show-you = Du bist nicht an deinen Tisch gekommen und bekommst keinen weiteren. Du kannst wieder mitspielen.
tournament-time-left = Restzeit: { $time }
tournament-time-over = Die Zeit ist um.
tournament-next-in = Nächste Runde in { $time }
tournament-to-repeat = Zum nächsten Turnier

## Organisers

tournament-organise = Turnierleitung
tournament-start-round = Runde { $round } starten
tournament-extend = { $time } mehr
tournament-do-end_round = Zeit der Runde beenden
tournament-do-end_round-hint = Laufende Partien enden so, wie du es für das Ende der Zeit gewählt hast.
tournament-do-finish = Turnier beenden
tournament-do-finish-hint = Es gibt keine weitere Runde. Die Rangliste ist dann endgültig.
tournament-do-cancel = Turnier absagen
tournament-do-cancel-hint = Es schließt für alle und lässt sich nicht wieder öffnen.
tournament-joining = Anmeldung offen
tournament-joining-hint = Auch während des Turniers: Neue spielen ab der nächsten Runde mit.
tournament-invite = Einladen
tournament-invite-hint = Wer diesen Link öffnet, kann mitspielen.
tournament-repeat-title = Noch einmal?
tournament-repeat-hint = Mit denselben Einstellungen. Alle aus diesem Turnier sehen den Link.
tournament-repeat = Revanche eröffnen

## Players

tournament-players = { $away ->
    [0] { $joined ->
        [0] Niemand dabei
        [one] Eine Person dabei
       *[other] { $joined } Leute dabei
    }
   *[other] { $joined ->
        [one] Eine Person dabei, noch nicht da
       *[other] { $joined } Leute dabei, { $away } noch nicht da
    }
}
tournament-nobody = Noch hat sich niemand angemeldet.
tournament-organiser = Turnierleitung
tournament-not-here = noch nicht da
tournament-absence-left = hat das Turnier verlassen
tournament-absence-removed = ausgeschlossen
tournament-absence-no_show = nicht gekommen
tournament-select-hint = Wähle Personen aus, um sie als anwesend zu melden, auszuschließen oder in die Turnierleitung zu holen. Ausgeschlossene können nur zurück, wenn du sie als anwesend meldest.
tournament-select-all = Alle auswählen
tournament-select-none = Auswahl aufheben
tournament-selected = { $count ->
    [one] Eine Person ausgewählt
   *[other] { $count } Personen ausgewählt
}
tournament-check-in-other = Ist da
tournament-remove = Ausschließen
tournament-organiser-make = In die Turnierleitung
tournament-organiser-end = Aus der Turnierleitung

## Rounds

tournament-round = Runde { $round }
tournament-final-round = Finale
tournament-table = Tisch { $table }
tournament-watch = Zuschauen
tournament-review = Auswerten
tournament-replay = Ansehen
# For screen readers: the action of a button, and the table
tournament-go-to = { $action }: Tisch { $table }
tournament-sealed = An allen Tischen kommt dasselbe. Bis die Runde zu Ende ist, kann niemand bei anderen zuschauen.
tournament-uncompared = In dieser Runde zählt das Duplikat nicht: Es fehlen zwei Tische zum Vergleichen.
tournament-resting = Setzt aus: { $names }
tournament-not-counted = Diese Partie zählt nicht.
tournament-corrected = Von der Turnierleitung korrigiert
tournament-bot = Bot
tournament-bot-score = { $score } (Bot)
tournament-bot-for = Ein Bot hat für { $name } gespielt
tournament-bot-hint = Hak an, für wen ein Bot gespielt hat. Diese Runde gilt für sie als verpasst.
tournament-correct = Korrigieren
tournament-correct-hint = Alle sehen die Korrektur und von wem sie ist.
tournament-correct-save = Speichern
tournament-correct-void = Zählt nicht
tournament-correct-undo = Rückgängig
tournament-enter = Ergebnis eintragen
tournament-enter-hint = Die Partie läuft noch. Dieses Ergebnis ersetzt sie. Alle sehen, von wem es ist.
tournament-proof = Fair gemischt
tournament-proof-text = Dieser SHA-256 stand vor der Runde fest und war öffentlich. Nach der Runde kommt der Startwert dazu, damit alle nachprüfen können.
tournament-corrections = Korrekturen
tournament-correction = { $round }, Tisch { $table }: { $before } → { $after }
tournament-correction-by = { $name }, { DATETIME($at, dateStyle: "short", timeStyle: "short") }
tournament-no-result = kein Ergebnis
tournament-void = zählt nicht
tournament-goes-on = die Partie geht weiter
tournament-corrections-latest = Die letzten { $count } von { $total }. Alle stehen in der JSON-Datei.

## Standings

tournament-standings = Rangliste
tournament-standings-final = Endstand
tournament-rank = Rang
tournament-player = Name
tournament-games = Partien
tournament-rests = Ausgesetzt
tournament-missed = Verpasst
tournament-by-final_points = Finale
tournament-by-final_points-means = Der Anteil der Geschlagenen im Finale.
tournament-by-duplicate_points = Duplikat
tournament-by-duplicate_points-means = Um wie viele Punkte du im Mittel über demselben Platz an den anderen Tischen liegst. Eine verpasste Runde zählt wie ihr niedrigstes Ergebnis.
tournament-by-points = Wertung
tournament-by-points-means = Der mittlere Anteil der Geschlagenen pro Partie. Gleichstand zählt halb, eine verpasste Runde null.
tournament-by-opponents = Gegner
tournament-by-opponents-means = Die mittlere Wertung aller, gegen die du gespielt hast.
tournament-by-score_ratio = Punkte
tournament-by-score_ratio-means = Deine Punkte geteilt durch den Mittelwert am Tisch: 1,00 ist der Mittelwert.
tournament-whole-list = Ganze Liste ({ $count })
tournament-how-ranked = Wie die Rangliste entsteht
tournament-ranking = Die Spalten entscheiden von links nach rechts. Fett ist der Wert, der von der Zeile darüber trennt. Wer in allen gleich ist, teilt sich den Rang.
tournament-rests-mean = Aussetzen zählt gar nicht: weder als Sieg noch als Partie.
tournament-best = Beste Partie
tournament-best-text = { $name }, { $points } Punkte. { $round }, Tisch { $table }.

## The other buttons

tournament-screen = Großbild
tournament-scroll = Automatisch blättern
tournament-csv = Rangliste als CSV
tournament-json = Alles als JSON
tournament-records = Alle Partien
tournament-print = Drucken
tournament-report = Dieses Turnier melden
tournament-report-about = Worum geht es?
tournament-title-reset = Wer diesen Server betreibt, hat den Namen des Turniers entfernt ({ DATETIME($at, dateStyle: "short", timeStyle: "short") }).

## Errors; no other page needs them

error-not-organiser = Das dürfen nur die Organisatoren des Turniers.
error-login-required = Bei diesem Turnier braucht man eine Anmeldung. Leg zuerst in den Einstellungen einen Anmeldenamen und ein Passwort fest.
error-not-admitted = Mit diesem Link kannst du beim Turnier nicht mitspielen. Bitte die Organisatoren um einen neuen.
error-no-such-tournament = Dieses Turnier gibt es nicht. Prüf den Link.
error-tournament-damaged = Was der Server zu diesem Turnier gespeichert hat, ist nicht lesbar. Sag denen Bescheid, die ihn betreiben.
error-joining-closed = Die Organisatoren nehmen niemanden mehr auf.
error-last-round = Die letzte Runde hat schon begonnen.
error-not-joined = Melde dich zuerst für das Turnier an.
error-tournament-over = Das Turnier ist zu Ende.
error-too-few-players = Für eine Runde müssen mindestens zwei Leute da sein.
error-too-few-for-duplicate = Das Duplikat vergleicht volle Tische. Für die erste Runde müssen genug Leute für zwei da sein.
error-too-many-players = Mehr Leute können bei diesem Turnier nicht mitspielen.
error-round-robin-full = Alle gegen alle geht mit höchstens 12, und dieses Turnier ist voll.

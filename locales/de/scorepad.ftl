### The score pad for the cardboard game.

scorepad-title = Wertungsblock
scorepad-lead = Für die Partie auf eurem eigenen Tisch. Zählen, tippen und bei jedem Punkt sehen, woher er kommt.
scorepad-back = Auf diesem Gerät

## Players and modules

scorepad-players = Personen
scorepad-name = Name von Person { $seat }
scorepad-modules = Module
scorepad-simple = Einfache Wertung in Granada
scorepad-begin = Los geht’s
scorepad-new = Neue Partie
scorepad-new-sure = Diesen Block leeren und eine neue Partie beginnen?
scorepad-new-yes = Leeren

## Setup, step by step

scorepad-setup = Aufbau
scorepad-setup-done = Alles bereit
scorepad-setup-start = Alle nehmen ein Startplättchen und die Spielsteine einer Farbe.
scorepad-setup-two = Zu zweit: Nehmt jede Geldkarte einmal heraus. 72 Karten bleiben.
scorepad-setup-bag = Alle 54 Plättchen kommen in den Beutel. Legt 4 auf die Felder, von 1 bis 4.
scorepad-setup-granada = Legt die Plättchen mit der geraden Seite nach oben. Der schwarze Markierungsstein kommt auf „ungerade“.
scorepad-setup-both = Füllt beide Beutel. Auf jedes Feld kommt ein Plättchen von Alhambra und eines von Granada. Jedes der ersten Granada-Plättchen muss einen Graben zeigen: Legt andere zurück und zieht neu.
scorepad-setup-pawn = Alle stellen eine Figur auf ihren Brunnen.
scorepad-setup-money = Nehmt die zwei Wertungskarten heraus. Mischt das Geld. Deckt für jede Person Karten auf, bis sie 20 oder mehr hat.
scorepad-setup-first = Wer die wenigsten Karten hat, beginnt. Bei Gleichstand: die niedrigste Summe. Ist auch die gleich: die jüngste Person.
scorepad-setup-display = Legt 4 Geldkarten offen aus.
scorepad-setup-deck = Teilt den Rest in 5 Stapel. Mischt Wertungskarte 1 in Stapel 2 und Karte 2 in Stapel 4. Legt alle aufeinander, Stapel 1 nach oben.
scorepad-setup-deck-both = Teilt den Rest in 5 Stapel. Mischt Wertungskarte 1 in Stapel 3. Legt alle aufeinander, Stapel 1 nach oben. Hebt Wertungskarte 2 auf. Ist der Geldstapel zum ersten Mal leer: Teilt die gemischte Ablage in 5 Stapel und mischt Karte 2 in Stapel 2.
scorepad-setup-dirk = Dirk bekommt 6 Plättchen, offen ausgelegt. Nach der ersten Wertung noch 6. Nach der zweiten ein Drittel des Beutels, abgerundet.
scorepad-setup-dirk-granada = Dirk bekommt 6 Plättchen, mit der geraden Seite nach oben. Nach der ersten Wertung noch 6. Nach der zweiten ein Drittel des Beutels, abgerundet. Welche Seite der späteren oben liegt, zeigt der schwarze Markierungsstein.
scorepad-setup-dirk-both = Dirk bekommt 6 Plättchen von Alhambra und 6 von Granada, mit der geraden Seite nach oben. Nach der ersten Wertung noch je 6. Nach der zweiten ein Drittel jedes Beutels, abgerundet. Welche Seite der späteren Granada-Plättchen oben liegt, zeigt der schwarze Markierungsstein.
scorepad-setup-vizier = Alle nehmen einen Wesir, mit dem Bild nach oben.
scorepad-setup-exchange = Bevor ihr die Stapel aufeinanderlegt: In die Stapel 2, 3 und 4 kommen je 2 Wechselstuben.
scorepad-setup-bonus = Verteilt die Bonuskarten verdeckt: { $cards ->
    [one] eine
   *[other] { $cards }
} für jede Person. Der Rest kommt ungesehen aus dem Spiel.
scorepad-setup-huts = Sortiert die Bauhütten nach Farbe in sechs Stapel. Mischt jeden. Deckt die oberste auf.

## A scoring

scorepad-scoring = Wertung { $scoring }
scorepad-counts = Zählen
scorepad-sheet = Wertungsbogen
scorepad-cell = { $name }, { $what }: { $count }
# $building is a plural: Schulen: höchster Preis
scorepad-dearest = { $building }: höchster Preis
scorepad-dearest-hint = Gleichstand: Trag jeweils den höchsten Preis ein.
scorepad-extra-bonus = { $building }, aufgedeckte Bonuskarten
scorepad-extra-huts = { $building }, durch Bauhütten
scorepad-border-wall = Längste Mauer
scorepad-border-moat = Längster Graben
scorepad-border-stretch = Längste Ufermauer
scorepad-extras = Bonuskarten und Bauhütten zählen
scorepad-keys = Ziffern
scorepad-key-next = Weiter
scorepad-key-back = Zurück
scorepad-key-clear = Löschen
scorepad-key-ten = 10+
scorepad-limit = { $what }: höchstens { $count }.
scorepad-fault-tiles = { $building }, Wertung { $scoring }: In der Schachtel sind nur { $value } Plättchen.
scorepad-fault-price = { $building }, Wertung { $scoring }: Kein Plättchen kostet { $value }.
scorepad-fault-bonus = Bonuskarten, Wertung { $scoring }: Eine Person hat höchstens { $value }.
scorepad-fault-huts = Bauhütten, Wertung { $scoring }: Die drei Bauhütten einer Person zählen zusammen höchstens { $value }.
scorepad-fault-tie = { $building }, Wertung { $scoring }: Es steht unentschieden. Tragt von allen den höchsten Preis ein. Keine zwei Plättchen kosten gleich viel.
scorepad-correct = Zahlen korrigieren
scorepad-undo = Rückgängig
scorepad-tiles = Plättchen
scorepad-lay = Stadt Plättchen für Plättchen legen
scorepad-lay-hint = Wähl ein Plättchen, dann tipp auf eine leuchtende Stelle. Tipp auf eines der Stadt, um es zu verschieben.
scorepad-lay-dirk = Tipp in der Liste an, was bei Dirk liegt. Tipp auf eines von ihm, um es wegzunehmen.
scorepad-lay-place = { $tile }: Tipp auf eine leuchtende Stelle.
scorepad-lay-nowhere = { $tile } passt noch nirgends.
scorepad-lay-move = { $tile }: Tipp auf eine leuchtende Stelle, um es zu verschieben.
scorepad-lay-exchange = Wähl, was dort statt { $tile } liegt.
scorepad-lay-here = { $tile } hierher legen
scorepad-lay-wait = Einen Moment …
scorepad-lay-done = Fertig
scorepad-take-away = Wegnehmen
scorepad-take-away-tile = { $tile } wegnehmen
scorepad-exchange = Tauschen
scorepad-leave = So lassen
scorepad-type = Lieber Zahlen eintragen
scorepad-kinds = Arten
scorepad-kind = { $building }: { $count }
scorepad-prices = Preise
scorepad-tile-taken = { $tile }, bei { $name }
scorepad-next-scoring = Zur Wertung { $scoring }
scorepad-won = Sieg: { $names } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
scorepad-ahead = Vorn: { $names } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

## Sharing

scorepad-share-picture = Als Bild teilen
scorepad-share-record = Block speichern
scorepad-open = Block öffnen
scorepad-open-wrong = Diese Datei ist kein Wertungsblock.

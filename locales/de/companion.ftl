### The score pad for the cardboard game.

companion-title = Wertungsblock
companion-lead = Für die Partie auf eurem eigenen Tisch. Zählen, tippen und bei jedem Punkt sehen, woher er kommt.
companion-back = Auf diesem Gerät

## Players and modules

companion-players = Personen
companion-name = Name von Person { $seat }
companion-modules = Module
companion-simple = Einfache Wertung in Granada
companion-begin = Los geht’s
companion-new = Neue Partie
companion-new-sure = Diesen Block leeren und eine neue Partie beginnen?
companion-new-yes = Leeren

## Setup, step by step

companion-setup = Aufbau
companion-setup-done = Alles bereit
companion-setup-start = Alle nehmen ein Startplättchen und die Spielsteine einer Farbe.
companion-setup-two = Zu zweit: Nehmt jede Geldkarte einmal heraus. 72 Karten bleiben.
companion-setup-bag = Alle 54 Plättchen kommen in den Beutel. Legt 4 auf die Felder, von 1 bis 4.
companion-setup-granada = Legt die Plättchen mit der geraden Seite nach oben. Der schwarze Markierungsstein kommt auf „ungerade“.
companion-setup-both = Füllt beide Beutel. Auf jedes Feld kommt ein Plättchen von Alhambra und eines von Granada. Jedes der ersten Granada-Plättchen muss einen Graben zeigen: Legt andere zurück und zieht neu.
companion-setup-pawn = Alle stellen eine Figur auf ihren Brunnen.
companion-setup-money = Nehmt die zwei Wertungskarten heraus. Mischt das Geld. Deckt für jede Person Karten auf, bis sie 20 oder mehr hat.
companion-setup-first = Wer die wenigsten Karten hat, beginnt. Bei Gleichstand: die niedrigste Summe. Ist auch die gleich: die jüngste Person.
companion-setup-display = Legt 4 Geldkarten offen aus.
companion-setup-deck = Teilt den Rest in 5 Stapel. Mischt Wertungskarte 1 in Stapel 2 und Karte 2 in Stapel 4. Legt alle aufeinander, Stapel 1 nach oben.
companion-setup-deck-both = Teilt den Rest in 5 Stapel. Mischt Wertungskarte 1 in Stapel 3. Legt alle aufeinander, Stapel 1 nach oben. Hebt Wertungskarte 2 auf, bis der Geldstapel zum ersten Mal leer ist.
companion-setup-dirk = Dirk bekommt 6 Plättchen, offen ausgelegt. Nach der ersten Wertung noch 6. Nach der zweiten ein Drittel des Beutels, abgerundet.
companion-setup-vizier = Alle nehmen einen Wesir, mit dem Bild nach oben.
companion-setup-exchange = Bevor ihr die Stapel aufeinanderlegt: In die Stapel 2, 3 und 4 kommen je 2 Wechselstuben.
companion-setup-bonus = Verteilt die Bonuskarten verdeckt: { $cards ->
    [one] eine
   *[other] { $cards }
} für jede Person. Der Rest kommt ungesehen aus dem Spiel.
companion-setup-huts = Sortiert die Bauhütten nach Farbe in sechs Stapel. Mischt jeden. Deckt die oberste auf.

## A scoring

companion-scoring = Wertung { $scoring }
companion-counts = Zählen
companion-sheet = Wertungsbogen
companion-cell = { $name }, { $what }: { $count }
# $building is a plural: Schulen: höchster Preis
companion-dearest = { $building }: höchster Preis
companion-dearest-hint = Gleichstand: Trag jeweils den höchsten Preis ein.
companion-extra-bonus = { $building }, aufgedeckte Bonuskarten
companion-extra-huts = { $building }, durch Bauhütten
companion-border-wall = Längste Mauer
companion-border-moat = Längster Graben
companion-border-stretch = Längste Ufermauer
companion-extras = Bonuskarten und Bauhütten zählen
companion-keys = Ziffern
companion-key-next = Weiter
companion-key-back = Zurück
companion-key-clear = Löschen
companion-undo = Rückgängig
companion-tiles = Plättchen
companion-lay = Stadt Plättchen für Plättchen legen
companion-lay-hint = Wähl ein Plättchen, dann tipp auf eine leuchtende Stelle. Tipp auf eines der Stadt, um es zu verschieben.
companion-lay-dirk = Tipp in der Liste an, was bei Dirk liegt. Tipp auf eines von ihm, um es wegzunehmen.
companion-lay-place = { $tile }: Tipp auf eine leuchtende Stelle.
companion-lay-nowhere = { $tile } passt noch nirgends.
companion-lay-move = { $tile }: Tipp auf eine leuchtende Stelle, um es zu verschieben.
companion-lay-exchange = Wähl, was dort statt { $tile } liegt.
companion-lay-here = { $tile } hierher legen
companion-lay-wait = Einen Moment …
companion-lay-done = Fertig
companion-take-away = Wegnehmen
companion-take-away-tile = { $tile } wegnehmen
companion-exchange = Tauschen
companion-leave = So lassen
companion-type = Lieber Zahlen eintragen
companion-kinds = Arten
companion-kind = { $building }: { $count }
companion-prices = Preise
companion-tile-taken = { $tile }, bei { $name }
companion-next-scoring = Zur Wertung { $scoring }
companion-won = Sieg: { $names } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
companion-ahead = Vorn: { $names } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

## Sharing

companion-share-picture = Als Bild teilen
companion-share-record = Block speichern
companion-open = Block öffnen
companion-open-wrong = Diese Datei ist kein Wertungsblock.

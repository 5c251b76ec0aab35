### A game in the terminal. Texts shared with the browser client are in the other files.

terminal-goodbye = Bis bald!
terminal-unfinished = Die Partie bleibt unvollendet. Bis bald, und komm wieder!
terminal-welcome = Willkommen im Granada des 14. Jahrhunderts. Bau die schönste Stadt!
terminal-welcome-help = Wann immer du gefragt wirst: help zeigt Hilfe, quit beendet die Partie.
terminal-thinking = { $name } überlegt …

## Pieces

# A tile without walls or moats
terminal-open = offen
# The sides of a tile, as short as possible: wall N E
terminal-side-N = N
terminal-side-E = O
terminal-side-S = S
terminal-side-W = W
# In the drawings of the start tiles, at most 8 letters: the lion fountain, and in Granada the Alhambra
terminal-start-wall = Brunnen
terminal-start-moat = Alhambra
# In the drawing of a hut, at most 5 letters
terminal-hut = Hütte
# Money: 3 florins
terminal-label = { $name }: { $value }
terminal-nothing = nichts
terminal-none = keine
terminal-empty = leer

## The table

terminal-tiles = Plättchen
terminal-cards = Karten
terminal-ready = aktiv
terminal-used = inaktiv
terminal-hidden = { $count } verdeckt
# Granada: the faces of the next tiles
terminal-marker = nächste Preise: { $marker ->
    [even] gerade
   *[odd] ungerade
}
# For the renderer of an environment: player_0 won
rendering-won = Gewonnen: { $names }
terminal-scorings = Wertungen: { $held } von 3
# $tiles: 2 Garden, 3 Park
terminal-dirk-has = Dirk hat: { $tiles }
terminal-tile = Plättchen
terminal-own-exchange = Deine Wechselstuben: { $cards }
terminal-own-others = Deine anderen Karten: { $cards }
terminal-own-bonus = Deine verdeckten Bonuskarten: { $tiles }

## The menu. Choices that end in … open another menu.

terminal-menu-take = Geld nehmen
terminal-menu-buy = { $step ->
    [act] Kaufen (wer passend zahlt *, ist nochmal dran)
    [vizier_window] Mit dem Wesir kaufen
   *[other] Kaufen
}
terminal-menu-pay = Kaufen: { $tile }
terminal-menu-redesign = Deine Stadt umbauen
terminal-menu-other = Sonstiges
terminal-purchase = { $tile } für { $cards }
terminal-exact = passend
terminal-over = { $count } zu viel
terminal-more-ways = { $tile }: noch { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
} zu zahlen …
terminal-ways = { $what }: { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
} …
terminal-build-reserve = Aus der Reserve bauen: { $tile }
terminal-swap = Ein Plättchen tauschen gegen { $tile }
terminal-remove = Ein Plättchen aus der Stadt in die Reserve nehmen
# $cell: 1,0
terminal-build-at = Bauen bei { $cell }
terminal-turn = Umdrehen auf { $tile } für { $cards }
terminal-turn-build = Umdrehen auf { $tile } und bauen
terminal-reserve-as = In die Reserve als { $tile }
terminal-give-as = An Dirk geben als { $tile }

## Questions and answers. The words help, quit, city, table, hint, why, save and back are typed as they are.

terminal-choice = Deine Wahl (oder help):
terminal-choice-back = Deine Wahl (0 führt zurück):
terminal-press-enter = Weiter mit der Eingabetaste
terminal-type-number = Tipp eine Nummer aus dem Menü oder help.
terminal-no-number = Die { $number } steht nicht im Menü; es geht von 1 bis { $last }.
terminal-not-possible = Das geht nicht: { $reason } [{ $rule }]
terminal-not-understood = „{ $typed }“ ist weder eine Nummer aus dem Menü noch eine Aktion. Tipp eine Nummer oder help.
terminal-quit-sure = Gehen, ohne zu speichern? Tipp nochmal quit oder vorher save DATEI.
terminal-no-player = Am Tisch gibt es die Nummern 1 bis { $last }: Tipp zum Beispiel city 2.
terminal-no-reasons = Seit deiner letzten Wahl ist nichts geschehen.
# Advice that an opponent could have been given before their move
terminal-advice = Tipp für { $name }: { $reason }
terminal-input-ended = die Eingabe endete vor der Partie
terminal-help-menu = Tipp die Nummer einer Wahl; was auf … endet, öffnet ein weiteres Menü, und 0 führt zurück.
terminal-help-cells = Auch Nummern in Klammern in der Zeichnung deiner Stadt stehen im Menü.
terminal-help-city = zeigt die Stadt mit der Nummer 2
terminal-help-table = zeigt den ganzen Tisch
terminal-help-hint = was jemand mit Erfahrung täte, und warum
terminal-help-why = was für die letzten Züge der anderen sprach
terminal-help-save = speichert das Protokoll der Partie bis hierher
terminal-help-help = zeigt das hier nochmal, ebenso h und ?
terminal-help-quit = beendet die Partie, ebenso q
terminal-help-notation = Oder tipp eine Aktion in der Schreibweise der Protokolle. Jetzt ginge zum Beispiel:

## Records

terminal-save-name = Tipp save und den Namen einer Datei, zum Beispiel save freitag.json.
terminal-save-offer = Das Protokoll speichern? Tipp den Namen einer Datei, oder nur die Eingabetaste:
terminal-saved = Gespeichert. Nochmal ansehen: { $command }
terminal-saved-in = Das Protokoll liegt in { $file }.
terminal-save-taken = Eine andere Datei heißt schon { $file }.
terminal-save-failed = { $file } lässt sich nicht schreiben.
terminal-record-ends = Das Protokoll endet vor der Partie.
terminal-broken-record = { $file } ist ein beschädigtes Protokoll: { $reason }

## Score sheets

terminal-standing = { $over ->
    [yes] Endstand
   *[no] Zwischenstand
}
terminal-winner = gewonnen
terminal-not-ranked = außer Konkurrenz
terminal-pays = Bringt
terminal-per-edge = { $points } je Kante
terminal-this-time = Diesmal
terminal-sign-known = +1b ist eine aufgedeckte Bonuskarte, +1h ein Gebäude, das eine Bauhütte mitzählt.
terminal-sign-other = +1{ $sign } ist ein Gebäude aus dem Modul { $module }.
# Where a wall, a moat or a stretch runs: $edges is 1,0 NE · 1,1 E
terminal-edges = { $sentence } Kanten: { $edges }

## Files

file-missing-name = der Name einer Datei fehlt
file-not-text = { $file } ist keine Textdatei
file-unreadable = { $file } lässt sich nicht lesen: { $reason }
file-no-record = { $file } ist kein Protokoll von Nasrid: { $reason }
file-empty = die Datei ist leer
file-json-breaks = das JSON bricht in Zeile { $line }, Spalte { $column } ab
file-json-deep = das JSON ist zu tief verschachtelt
file-json-number = eine Zahl darin ist zu lang
file-exists = { $file } gibt es schon; nimm einen anderen Namen
file-no-folder = es gibt keinen Ordner { $folder }, um { $file } darin zu speichern
file-unwritable = { $file } lässt sich nicht schreiben: { $reason }

## The proof that a game was dealt from the promised seed

verify-no-seed = { $file } beginnt mit einer Stellung: Es gibt keinen Seed zu prüfen
verify-no-digest = { $digest } ist kein SHA-256; der hat 64 Hexadezimalziffern
verify-unnamed = { $file } nennt keinen SHA-256 zum Seed; gib den an, der veröffentlicht wurde: --verify SHA256
verify-broken = { $file } wurde NICHT aus dem versprochenen Seed gemischt: Der SHA-256 ist { $digest }
verify-claims = { $file } behauptet { $field } { $claimed }, die Aktionen führen aber zu { $found }
verify-promised = Der Seed hat den SHA-256 { $digest }, wie versprochen.
verify-as-recorded = Der Seed hat den SHA-256 { $digest }, wie es im Protokoll steht. Vergleich ihn mit dem, den du am Anfang gesehen hast.
verify-true = { $over ->
    [yes] Alle Karten und Plättchen kamen daraus, und alle Aktionen waren erlaubt.
   *[no] Alle Karten und Plättchen kamen daraus, und alle Aktionen waren erlaubt; die Partie ist noch nicht zu Ende.
}

## Reviews

terminal-review-progress = Auswertung: { $done }
terminal-review-quick = Eine schnelle Auswertung: wenige simulierte Partien und nur die Aktionen der Züge, daher sind die Fehlerspannen groß.
terminal-review-player = { $name }: Genauigkeit { $accuracy }
terminal-review-lost = Verlorene Punkte je Entscheidung: { $points } ± { $error }
terminal-review-luck = Glück: { $chance } ± { $chanceError } Prozentpunkte Gewinnchance, { $points } ± { $pointsError } Punkte
terminal-review-own = Eigene Entscheidungen: { $chance } Prozentpunkte Gewinnchance, { $points } Punkte
terminal-review-opponents = Entscheidungen der anderen: { $chance } Prozentpunkte Gewinnchance, { $points } Punkte
terminal-review-residual = Von der Bewertung nicht erklärt: { $chance } Prozentpunkte Gewinnchance, { $points } Punkte
terminal-review-mistakes = Entscheidungen, die am meisten gekostet haben
terminal-review-mistake = { $number } · { $name } · { $label }: { $loss } Gewinnchance verloren, plus oder minus { $error }
terminal-review-count-best = { $count ->
    [one] { $count } bester Zug
   *[other] { $count } beste Züge
}
terminal-review-count-good = { $count ->
    [one] { $count } guter Zug
   *[other] { $count } gute Züge
}
terminal-review-count-inaccuracy = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
terminal-review-count-mistake = { $count } Fehler
terminal-review-count-blunder = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
}
terminal-review-plot-actions = Aktion
terminal-review-plot-chances = Gewinnchance (%)
terminal-review-is-inaccuracy = Ungenauigkeit
terminal-review-is-mistake = Fehler
terminal-review-is-blunder = grober Fehler

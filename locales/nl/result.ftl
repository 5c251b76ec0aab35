### The result of a game, its charts, and the replay.

result-title = { $you ->
    [yes] Jij wint
   *[no] { $name } wint
}
result-title-shared = { $names } winnen samen
result-length = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $duration }
result-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
result-hours = { $count } uur
result-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
result-close = Sluiten en de tafel bekijken
result-pages = Wat er van dit spel te zien is
result-page-result = Uitslag
result-page-sheets = Scorebladen
result-page-charts = Grafieken
result-page-record = Verslag
result-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
result-dirk = { $tiles ->
    [one] { $tiles } tegel; hij kan niet winnen
   *[other] { $tiles } tegels; hij kan niet winnen
}
result-which-sheet = Welke waardering

result-again = Nog een keer
result-join-rematch = Naar de revanche
result-watch-rematch = Bekijk de revanche
result-review = Analyseer dit spel
result-replay = Terugkijken
result-leave = Weggaan
result-daily = Uitslagen van de dag
result-puzzles = Meer puzzels

## Charts

result-as-table = Als tabel
result-scores = Stand na elke waardering
result-scoring = Waardering
result-start = Start
result-borders = { $game ->
    [granada] Langste gracht, per ronde
    [combined] Langste muur en gracht samen, per ronde
   *[alhambra] Langste muur, per ronde
}
result-round = Ronde
result-sources = Waar de punten vandaan kwamen
result-source = Bron
result-figures = Wat iedereen deed
result-figure = Wat
result-figure-built = Tegels gebouwd
result-figure-purchases = Tegels gekocht
result-figure-exact = Gepast betaald
result-figure-overpaid = Te veel betaald
result-figure-takes = Aantal keer geld genomen
result-figure-cards = Geldkaarten genomen
result-figure-taken = Waarde daarvan
result-figure-spent = Geld uitgegeven
result-figure-redesigns = Verbouwingen
result-figure-actions = Acties in totaal

## The record

result-record = Het verslag
result-record-text = In het verslag zit het hele spel, in één bestand: alles wat is gedeeld en elke actie. Het programma nasrid kan het naspelen.
result-record-save = Verslag opslaan
result-proof = Is er eerlijk gedeeld?
result-proof-text = Al het toeval in dit spel komt uit één geheim getal. Nog voor de eerste kaart werd gedeeld, liet de server iedereen de vingerafdruk daarvan zien; het getal zelf staat in het verslag. Dit commando controleert of ze bij elkaar horen en tot deze scores leiden:

## The replay

replay-title = Terugkijken
replay-play = Afspelen
replay-pause = Pauze
replay-back = Eén stap terug
replay-forward = Eén stap verder
replay-position = Waar in het spel
replay-step = Beurt { $turn } · { $step }/{ $steps }
replay-turn-back = Eén beurt terug
replay-turn-forward = Eén beurt verder
replay-seat = Door de ogen van
replay-mark = { $scoring ->
    [1] I
    [2] II
   *[3] III
}
replay-link = Kopieer een link naar dit moment
replay-copied = Gekopieerd
replay-play-on = Speel vanaf hier verder tegen bots
replay-speed = Snelheid
replay-to-table = Naar de tafel
replay-none = Er valt niets terug te kijken: dit spel is nooit begonnen.
replay-sheet = Scoreblad
result-ready = { $count ->
    [one] { $names } wil nog een keer.
   *[other] { $names } willen nog een keer.
}

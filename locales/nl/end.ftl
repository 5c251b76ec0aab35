### The result of a game, its charts, and the replay.

end-title = { $you ->
    [yes] Jij wint
   *[no] { $name } wint
}
end-title-shared = { $names } winnen samen
end-length = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $duration }
end-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
end-hours = { $count } uur
end-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
end-close = Sluiten en de tafel bekijken
end-pages = Wat er van dit spel te zien is
end-page-result = Uitslag
end-page-sheets = Scorebladen
end-page-charts = Grafieken
end-page-record = Verslag
end-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
end-dirk = { $tiles ->
    [one] { $tiles } tegel; hij kan niet winnen
   *[other] { $tiles } tegels; hij kan niet winnen
}
end-which-sheet = Welke waardering

end-again = Nog een keer
end-join-rematch = Naar de revanche
end-watch-rematch = Bekijk de revanche
end-replay = Terugkijken
end-leave = Weggaan

## Charts

end-as-table = Als tabel
end-scores = Stand na elke waardering
end-scoring = Waardering
end-start = Start
end-borders = { $game ->
    [granada] Langste gracht, per ronde
    [combined] Langste muur en gracht samen, per ronde
   *[alhambra] Langste muur, per ronde
}
end-round = Ronde
end-sources = Waar de punten vandaan kwamen
end-source = Bron
end-figures = Wat iedereen deed
end-figure = Wat
end-figure-built = Tegels gebouwd
end-figure-purchases = Tegels gekocht
end-figure-exact = Gepast betaald
end-figure-overpaid = Te veel betaald
end-figure-takes = Aantal keer geld genomen
end-figure-cards = Geldkaarten genomen
end-figure-taken = Waarde daarvan
end-figure-spent = Geld uitgegeven
end-figure-redesigns = Verbouwingen
end-figure-actions = Acties in totaal

## The record

end-record = Het verslag
end-record-text = In het verslag zit het hele spel, in één bestand: alles wat is gedeeld en elke actie. Het programma nasrid kan het naspelen.
end-record-save = Verslag opslaan
end-proof = Is er eerlijk gedeeld?
end-proof-text = Al het toeval in dit spel komt uit één geheim getal. Nog voor de eerste kaart werd gedeeld, liet de server iedereen de vingerafdruk daarvan zien; het getal zelf staat in het verslag. Dit commando controleert of ze bij elkaar horen en tot deze scores leiden:

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
end-ready = { $count ->
    [one] { $names } wil nog een keer.
   *[other] { $names } willen nog een keer.
}

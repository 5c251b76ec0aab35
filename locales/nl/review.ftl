### The review of a finished game: win chances, luck, mistakes and better moves.

review-title = Analyse van het spel
# A link or a button
review-start = Analyseer dit spel
# A sentence around a request such as “Take 5 florins”
review-sentence = { $move }.

## Asking for a review

review-none = Dit spel is nog niet geanalyseerd. Een analyse vergelijkt elke beslissing met de beste, en laat zien wat geluk was en wat keuze.
review-again = Opnieuw analyseren
review-outdated = Een andere versie van Nasrid heeft deze analyse gemaakt. Je kunt haar opnieuw laten maken.
review-daily = Analyses van het potje van de dag
review-daily-own = Jouw potje
review-daily-best = Het beste potje
review-imported = Deze analyse komt uit het bestand. Niemand heeft de cijfers gecontroleerd. Je kunt haar opnieuw laten maken.
review-waiting = { $place ->
    [1] Jouw analyse is de volgende.
   *[other] Jouw analyse is nummer { $place } in de rij.
}
review-running = Het spel wordt geanalyseerd. De resultaten verschijnen hieronder zodra ze er zijn.
review-former = Tot het eerste resultaat blijft hieronder de eerdere analyse staan.
review-progress = Voortgang van de analyse
review-done-so-far = { $done } van { $actions } zetten
review-meanwhile = Je kunt deze pagina verlaten. De analyse gaat door.
review-meanwhile-device = De analyse gaat door zolang er een pagina van Nasrid open is.
review-complete = De analyse is klaar.
review-failed = De analyse is mislukt: { $reason }
review-quick = Snelle analyse.
review-quick-hint = Ze speelt weinig spellen uit en slaat over waar tegels zijn gelegd. Haar foutmarges zijn daarom groter.

## Labels of decisions

review-label-best = Beste zet
review-label-good = Goede zet
review-label-inaccuracy = Onnauwkeurigheid
review-label-mistake = Fout
review-label-blunder = Grove fout
review-count-best = { $count ->
    [one] { $count } beste zet
   *[other] { $count } beste zetten
}
review-count-good = { $count ->
    [one] { $count } goede zet
   *[other] { $count } goede zetten
}
review-count-inaccuracy = { $count ->
    [one] { $count } onnauwkeurigheid
   *[other] { $count } onnauwkeurigheden
}
review-count-mistake = { $count ->
    [one] { $count } fout
   *[other] { $count } fouten
}
review-count-blunder = { $count ->
    [one] { $count } grove fout
   *[other] { $count } grove fouten
}
# A label of another player’s decision
review-of-player = { $name }: { $label }

## A player’s game

review-player = Wiens spel
review-accuracy = Nauwkeurigheid { $accuracy }.
review-accuracy-label = Nauwkeurigheid
# $error: the standard error
review-deal-cost = { $you ->
    [yes] Het toeval kostte je
   *[no] Het toeval kostte { $name }
} { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} (± { $error }).
review-deal-gave = { $you ->
    [yes] Het toeval gaf je
   *[no] Het toeval gaf { $name }
} { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} (± { $error }).
review-deal-even = { $you ->
    [yes] Het toeval hielp je niet en zat je niet tegen
   *[no] Het toeval hielp { $name } niet en zat niet tegen
} (± { $error } punten).
review-so-far = { $count ->
    [one] { $count } beslissing tot nu toe
   *[other] { $count } beslissingen tot nu toe
}
review-partial = De nauwkeurigheid en het geluk volgen als de analyse klaar is.
review-see-better = Bekijk betere zetten
review-see-game = Vanaf het begin

## The curve and its turning points

review-curve = Winstkansen
review-curve-percent = Winstkansen in procenten
review-turn-axis = Beurt
review-turns = Keerpunten
# A mark on the curve. $change: review-turn-change
review-turn = { $number }. Beurt { $turn }: { $change }
review-turn-title = Beurt { $turn }
review-turn-change = { $name } { $before } → { $after }
review-turn-luck = Geluk bij het omdraaien
# The value of a slider. $chance: that of the chosen player
review-position = Beurt { $turn }, winstkans { $chance }

## Where the result came from

review-balance = Waar het resultaat vandaan kwam
review-part = Oorzaak
review-chance = Winstkans
review-lead = Punten
review-part-start = Begin
review-part-start-hint = voor iedereen gelijk
review-part-luck = Geluk
review-part-luck-hint = de startkaarten en alles wat later werd gepakt
review-part-own = Eigen keuzes
review-part-own-hint = vergeleken met de beste zetten
review-part-opponents = Keuzes van de anderen
review-part-opponents-hint = wat hun fouten opleverden
review-part-residual = Niet verklaard
review-part-residual-hint = de analyse is niet exact
review-part-result = Resultaat
review-part-result-hint = punten: voorsprong op het gemiddelde van de anderen
review-given-away = Weggegeven
review-fact-lost = Verloren punten per keuze
review-fact-lost-hint = vergeleken met de beste zetten
review-fact-exact = Gemiste gepaste aankopen
review-fact-exact-hint = waar er een duidelijk beter was geweest
review-fact-borders = Punten voor muren en grachten
review-fact-borders-hint = verloren door onnauwkeurigheden en erger
review-fact-majorities = Punten voor meerderheden
review-fact-majorities-hint = verloren door onnauwkeurigheden en erger
review-moment-best = Beste moment
review-moment-worst = Duurste moment
# $move: a sentence of the log
review-moment-text = Beurt { $turn }: { $move }

## Mistakes and better moves

review-mistakes = Momenten om van te leren
review-mistakes-none = Geen onnauwkeurigheden, geen fouten: hier valt niets te verbeteren.
review-mistake-title = { $label }, beurt { $turn }
# Before a request such as “Take 5 florins”
review-better = Beter:
# The errors are standard errors.
review-cost-both = Dit kostte { $chance } winstkans (± { $chanceError }) en { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} (± { $pointsError }).
review-cost-chance = Dit kostte { $chance } winstkans (± { $chanceError }).
review-good-enough = Geen zeker verschil met de beste zet.
review-look = Op tafel
review-try-again = Probeer opnieuw
review-decisions = { $count ->
    [one] { $count } beslissing met haar oordeel
   *[other] Alle { $count } beslissingen met hun oordeel
}

## On the table

review-summary = Overzicht van de analyse
review-next = Volgende fout
review-previous = Vorige fout
review-show = Getoond op tafel
review-show-best = Betere zet
review-show-played = Zoals gespeeld
review-see-as = Kijk als { $name }
review-no-choice = Hier valt niets te kiezen
review-not-yet = Nog niet geanalyseerd
review-at-end = Het einde van het spel

## Trying a decision again

review-exercise = Vind een betere zet
review-exercise-text = De zet in het spel kostte { $chance } winstkans (± { $error }). Jouw zet wordt met de beste vergeleken voordat hij telt.
review-exercise-end = Stop de oefening en speel vrij verder
review-judging = Je zet wordt vergeleken…
review-back = Terug naar de analyse
review-verdict-best = De beste zet. Goed gevonden!
review-verdict-good = Een goede zet
review-verdict-inaccuracy = Net niet
review-verdict-mistake = Een fout
review-verdict-blunder = Een grove fout
review-your-move = Jouw zet
review-in-the-game = In het spel
review-loses = −{ $chance } winstkans (± { $error })
review-loses-nothing = niets verloren
review-show-best-move = Toon de beste zet
review-play-best = Speel de beste zet
review-play-on = Speel verder

## How it is computed

review-method = Hoe wordt dit berekend?
review-method-view = Elke beslissing wordt beoordeeld naar wat de speler kon weten. Verborgen kaarten en de volgorde van de stapel worden nooit gebruikt.
review-method-loss = De beste zetten en de gespeelde worden in veel gesimuleerde spellen voortgezet. Het verlies is het verschil in winstkans.
review-method-labels = Een onnauwkeurigheid kost minstens 2% winstkans, een fout 5%, een grove fout 10%. Een twijfelachtige fout heet een onnauwkeurigheid. Een verschil dat een vergissing van de analyse kan zijn, telt nooit als fout. Beslissingen zonder keuze tellen niet.
review-method-error = Het getal na ± is de standaardfout: in twee van de drie gevallen ligt de echte waarde binnen die marge.
review-method-accuracy = Zonder verliezen is de nauwkeurigheid 100%. Een beslissing die 2% winstkans kost, telt als 78%, een die 10% kost als 29%.
review-method-luck = Geluk vergelijkt wat er werd gepakt met wat er gepakt had kunnen worden, voor alle spelers. De startkaarten en de stoel tellen als geluk.
review-method-sum = Begin, geluk, eigen keuzes, keuzes van de anderen en het niet verklaarde deel zijn samen het resultaat. Dat laatste deel is groot als de analyse van mening is veranderd.
review-method-deal = De punten zijn de voorsprong op het gemiddelde van de anderen.

## Errors

error-no-review = Alleen volledige spellen volgens de huidige regels kunnen worden geanalyseerd. Zijn de regels sindsdien veranderd, download dan het verslag en analyseer het met de Nasrid-versie van toen.

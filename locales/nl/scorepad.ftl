### The score pad for the cardboard game.

scorepad-title = Scoreblok
scorepad-lead = Voor het spel op je eigen tafel. Tel, tik, en zie van elk punt waar het vandaan komt.
scorepad-back = Op dit apparaat

## Players and modules

scorepad-players = Spelers
scorepad-name = Naam van speler { $seat }
scorepad-modules = Modules
scorepad-simple = Eenvoudige waardering in Granada
scorepad-begin = Beginnen
scorepad-new = Nieuw spel
scorepad-new-sure = Dit blok wissen en een nieuw spel beginnen?
scorepad-new-yes = Wissen

## Setup, step by step

scorepad-setup = Klaarzetten
scorepad-setup-done = Alles staat klaar
scorepad-setup-start = Iedereen neemt een starttegel en het spelmateriaal van één kleur.
scorepad-setup-two = Met z’n tweeën: haal van elke geldkaart één exemplaar weg. Er blijven 72 kaarten over.
scorepad-setup-bag = Doe alle 54 tegels in de buidel. Leg er 4 op de velden, van 1 tot 4.
scorepad-setup-granada = Leg de tegels met de even kant naar boven. Zet de zwarte markeersteen op “oneven”.
scorepad-setup-both = Vul beide buidels. Elk veld krijgt een Alhambra-tegel en een Granada-tegel. Op elke eerste Granada-tegel moet een gracht te zien zijn: doe andere terug en trek opnieuw.
scorepad-setup-pawn = Iedereen zet een pion op de eigen fontein.
scorepad-setup-money = Haal de twee waarderingskaarten eruit. Schud het geld. Draai voor elke speler kaarten open tot 20 of meer.
scorepad-setup-first = Wie de minste kaarten heeft, begint. Is dat gelijk: wie het minste geld heeft. Is dat ook gelijk: de jongste.
scorepad-setup-display = Leg 4 geldkaarten open.
scorepad-setup-deck = Maak van de rest 5 stapels. Schud waarderingskaart 1 door stapel 2, en kaart 2 door stapel 4. Leg ze op elkaar, stapel 1 bovenop.
scorepad-setup-deck-both = Maak van de rest 5 stapels. Schud waarderingskaart 1 door stapel 3. Leg ze op elkaar, stapel 1 bovenop. Houd waarderingskaart 2 apart. Is de geldstapel voor het eerst op, verdeel dan het geschudde afgelegde geld in 5 stapels en schud kaart 2 door stapel 2.
scorepad-setup-dirk = Dirk krijgt 6 tegels, open. Na de eerste waardering nog 6. Na de tweede waardering een derde van de buidel, naar beneden afgerond.
scorepad-setup-dirk-granada = Dirk krijgt 6 tegels, met de even kant naar boven. Na de eerste waardering nog 6. Na de tweede waardering een derde van de buidel, naar beneden afgerond. De zwarte markeersteen bepaalt de kant van de latere tegels.
scorepad-setup-dirk-both = Dirk krijgt 6 Alhambra-tegels en 6 Granada-tegels, met de even kant naar boven. Na de eerste waardering nog 6 van elk. Na de tweede waardering een derde van elke buidel, naar beneden afgerond. De zwarte markeersteen bepaalt de kant van de latere Granada-tegels.
scorepad-setup-vizier = Iedereen neemt een vizier, met de tekening naar boven.
scorepad-setup-exchange = Voor je de stapels op elkaar legt: doe in de stapels 2, 3 en 4 elk 2 wisselkaarten.
scorepad-setup-bonus = Deel de bonuskaarten gedekt uit: { $cards ->
    [one] één
   *[other] { $cards }
} per speler. De rest gaat ongezien uit het spel.
scorepad-setup-huts = Maak van de hutten zes stapels, per kleur. Schud elke stapel. Draai de bovenste hut open.

## A scoring

scorepad-scoring = Waardering { $scoring }
scorepad-counts = Tellen
scorepad-sheet = Scoreblad
scorepad-cell = { $name }, { $what }: { $count }
# $building is in the plural
scorepad-dearest = { $building }, duurste
scorepad-dearest-hint = Meerdere spelers hebben er evenveel. Vul van elk de hoogste prijs in.
scorepad-extra-bonus = { $building }, getoonde bonuskaarten
scorepad-extra-huts = { $building }, door hutten
scorepad-border-wall = Langste muur
scorepad-border-moat = Langste gracht
scorepad-border-stretch = Grens van muur en gracht
scorepad-extras = Tel bonuskaarten en hutten
scorepad-keys = Cijfers
scorepad-key-next = Volgende
scorepad-key-back = Terug
scorepad-key-clear = Wissen
scorepad-key-ten = 10+
scorepad-limit = { $what }: hoogstens { $count }.
scorepad-fault-tiles = { $building }, waardering { $scoring }: in de doos zitten maar { $value } tegels.
scorepad-fault-price = { $building }, waardering { $scoring }: geen enkele tegel kost { $value }.
scorepad-fault-bonus = Bonuskaarten, waardering { $scoring }: één speler heeft er hoogstens { $value }.
scorepad-fault-huts = Hutten, waardering { $scoring }: de drie hutten van één speler tellen samen hoogstens { $value }.
scorepad-fault-tie = { $building }, waardering { $scoring }: het is gelijk. Vul van iedereen de hoogste prijs in. Geen twee tegels kosten evenveel.
scorepad-correct = Aantallen verbeteren
scorepad-undo = Terugnemen
scorepad-tiles = Tegels
scorepad-lay = Leg de stad tegel voor tegel
scorepad-lay-hint = Kies een tegel en tik op een verlichte plek. Tik op een tegel van de stad om die te verplaatsen.
scorepad-lay-dirk = Tik in de lijst aan wat bij Dirk ligt. Tik op een tegel van hem om die weg te halen.
scorepad-lay-place = { $tile }: tik op een verlichte plek.
scorepad-lay-nowhere = { $tile } past nog nergens.
scorepad-lay-move = { $tile }: tik op een verlichte plek om te verplaatsen.
scorepad-lay-exchange = Kies wat daar ligt in plaats van { $tile }.
scorepad-lay-here = { $tile } hier leggen
scorepad-lay-wait = Momentje…
scorepad-lay-done = Klaar
scorepad-take-away = Weghalen
scorepad-take-away-tile = { $tile } weghalen
scorepad-exchange = Omruilen
scorepad-leave = Zo laten
scorepad-type = Liever getallen invullen
scorepad-kinds = Soorten
scorepad-kind = { $building }: { $count }
scorepad-prices = Prijzen
scorepad-tile-taken = { $tile }, bij { $name }
scorepad-next-scoring = Naar waardering { $scoring }
# $names: one or several
scorepad-won = Winst voor { $names } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
scorepad-ahead = Aan kop: { $names }, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Sharing

scorepad-share-picture = Deel als plaatje
scorepad-share-record = Sla het blok op
scorepad-open = Open een blok
scorepad-open-wrong = Dat bestand is geen scoreblok.

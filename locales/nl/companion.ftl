### The score pad for the cardboard game.

companion-title = Scoreblok
companion-lead = Voor het spel op je eigen tafel. Tel, tik, en zie van elk punt waar het vandaan komt.
companion-back = Op dit apparaat

## Players and modules

companion-players = Spelers
companion-name = Naam van speler { $seat }
companion-modules = Modules
companion-simple = Eenvoudige waardering in Granada
companion-begin = Beginnen
companion-new = Nieuw spel
companion-new-sure = Dit blok wissen en een nieuw spel beginnen?
companion-new-yes = Wissen

## Setup, step by step

companion-setup = Klaarzetten
companion-setup-done = Alles staat klaar
companion-setup-start = Iedereen neemt een starttegel en het spelmateriaal van één kleur.
companion-setup-two = Met z’n tweeën: haal van elke geldkaart één exemplaar weg. Er blijven 72 kaarten over.
companion-setup-bag = Doe alle 54 tegels in de buidel. Leg er 4 op de velden, van 1 tot 4.
companion-setup-granada = Leg de tegels met de even kant naar boven. Zet de zwarte markeersteen op “oneven”.
companion-setup-both = Vul beide buidels. Elk veld krijgt een Alhambra-tegel en een Granada-tegel. Op elke eerste Granada-tegel moet een gracht te zien zijn: doe andere terug en trek opnieuw.
companion-setup-pawn = Iedereen zet een pion op de eigen fontein.
companion-setup-money = Haal de twee waarderingskaarten eruit. Schud het geld. Draai voor elke speler kaarten open tot 20 of meer.
companion-setup-first = Wie de minste kaarten heeft, begint. Is dat gelijk: wie het minste geld heeft. Is dat ook gelijk: de jongste.
companion-setup-display = Leg 4 geldkaarten open.
companion-setup-deck = Maak van de rest 5 stapels. Schud waarderingskaart 1 door stapel 2, en kaart 2 door stapel 4. Leg ze op elkaar, stapel 1 bovenop.
companion-setup-deck-both = Maak van de rest 5 stapels. Schud waarderingskaart 1 door stapel 3. Leg ze op elkaar, stapel 1 bovenop. Houd waarderingskaart 2 apart tot de geldstapel voor het eerst op is.
companion-setup-dirk = Dirk krijgt 6 tegels, open. Na de eerste waardering nog 6. Na de tweede waardering een derde van de buidel, naar beneden afgerond.
companion-setup-vizier = Iedereen neemt een vizier, met de tekening naar boven.
companion-setup-exchange = Voor je de stapels op elkaar legt: doe in de stapels 2, 3 en 4 elk 2 wisselkaarten.
companion-setup-bonus = Deel de bonuskaarten gedekt uit: { $cards ->
    [one] één
   *[other] { $cards }
} per speler. De rest gaat ongezien uit het spel.
companion-setup-huts = Maak van de hutten zes stapels, per kleur. Schud elke stapel. Draai de bovenste hut open.

## A scoring

companion-scoring = Waardering { $scoring }
companion-counts = Tellen
companion-sheet = Scoreblad
companion-cell = { $name }, { $what }: { $count }
# $building is in the plural
companion-dearest = { $building }, duurste
companion-dearest-hint = Meerdere spelers hebben er evenveel. Vul van elk de hoogste prijs in.
companion-extra-bonus = { $building }, getoonde bonuskaarten
companion-extra-huts = { $building }, door hutten
companion-border-wall = Langste muur
companion-border-moat = Langste gracht
companion-border-stretch = Grens van muur en gracht
companion-extras = Tel bonuskaarten en hutten
companion-keys = Cijfers
companion-key-next = Volgende
companion-key-back = Terug
companion-key-clear = Wissen
companion-undo = Terugnemen
companion-tiles = Tegels
companion-lay = Leg de stad tegel voor tegel
companion-lay-hint = Kies een tegel en tik op een verlichte plek. Tik op een tegel van de stad om die te verplaatsen.
companion-lay-dirk = Tik in de lijst aan wat bij Dirk ligt. Tik op een tegel van hem om die weg te halen.
companion-lay-place = { $tile }: tik op een verlichte plek.
companion-lay-nowhere = { $tile } past nog nergens.
companion-lay-move = { $tile }: tik op een verlichte plek om te verplaatsen.
companion-lay-exchange = Kies wat daar ligt in plaats van { $tile }.
companion-lay-here = { $tile } hier leggen
companion-lay-wait = Momentje…
companion-lay-done = Klaar
companion-take-away = Weghalen
companion-take-away-tile = { $tile } weghalen
companion-exchange = Omruilen
companion-leave = Zo laten
companion-type = Liever getallen invullen
companion-kinds = Soorten
companion-kind = { $building }: { $count }
companion-prices = Prijzen
companion-tile-taken = { $tile }, bij { $name }
companion-next-scoring = Naar waardering { $scoring }
# $names: one or several
companion-won = Winst voor { $names } met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
companion-ahead = Aan kop: { $names }, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Sharing

companion-share-picture = Deel als plaatje
companion-share-record = Sla het blok op
companion-open = Open een blok
companion-open-wrong = Dat bestand is geen scoreblok.

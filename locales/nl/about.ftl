### Short cards that explain the things on the table, and the view of all majorities.

about-money-hold = Je hebt { $coins }.
about-money-tile = { $short ->
    [0] Genoeg voor { $tile }.
   *[other] { $short } te weinig voor { $tile }.
}
about-money-rule = Voor tegels op het veld van deze valuta. Wisselgeld is er niet; wie gepast betaalt, mag nog een keer.
about-exchange-rule = Hiermee betaal je één aankoop in beide valuta’s.
about-display-rule = Neem als actie één kaart, of meerdere van samen hoogstens 5.
about-tile-price = Kost { $coins }.
about-tile-exact = Je kunt gepast betalen en mag dan nog een keer.
about-tile-over = Je betaalt { $count } te veel; wisselgeld is er niet.
about-tile-short = Je komt { $count } tekort.
about-tile-back = Op de achterkant: { $tile }.
about-tile-back-rule = Na aankoop kun je hem omdraaien voor 3 of meer in één valuta.
about-hut-left = { $count ->
    [one] nog { $count } op deze stapel
   *[other] nog { $count } op deze stapel
}
about-hut-rule = Gratis, als actie; hoogstens drie per spel. Telt één voor elke tegel van zijn soort die ernaast ligt.
about-hut-worth = Telt voor { $count } bij de volgende waardering.
about-kind-most = { $who ->
    [you] Je hebt de meeste, { $count }: { $by } voorsprong.
   *[other] { $name } heeft de meeste, { $count }: { $by } voorsprong.
}
about-kind-level = { $who ->
    [you] Je hebt er { $count }, net als { $names }.
   *[other] { $name } heeft er { $count }, net als { $names }.
}
about-kind-behind = { $who ->
    [you] Je hebt er { $count }, { $by } minder dan { $names }.
   *[other] { $name } heeft er { $count }, { $by } minder dan { $names }.
}
about-kind-nobody = Nog niemand heeft er een.
about-kind-points = Zoals het nu staat: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $who ->
    [you] {" "}voor jou
   *[other] {""}
} bij waardering { $scoring } (plaatsen: { $ranks }).
about-kind-rule = Wie de meeste tegels van een soort heeft, scoort; zie het koperen balkje. { $family ->
    [granada] Bij gelijke stand beslist de duurste tegel.
   *[alhambra] Bij gelijke stand wordt er gedeeld.
}
about-border = { $border ->
    [stretch] Langste grens van muur en gracht
    [moat] Langste gracht
   *[wall] Langste muur
}: { $edges ->
    [one] { $edges } rand
   *[other] { $edges } randen
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
about-borders = { $points ->
    [one] { $points } punt voor muren en grachten bij elke waardering
   *[other] { $points } punten voor muren en grachten bij elke waardering
}
about-borders-rule = Alleen het langste aaneengesloten stuk om de stad telt: één punt per rand, en twee waar muur en gracht samen lopen.
about-start = De starttegel
about-start-rule = Van hieruit groeit de stad. Deze tegel gaat nooit weg.
about-ground = Vrije grond
about-ground-rule = Tegels liggen rand aan rand, muur tegen muur, te voet bereikbaar vanaf de start, zonder gaten.
about-bag = { $count ->
    [one] { $count } tegel in de buidel
   *[other] { $count } tegels in de buidel
}
about-bag-rule = Het spel eindigt als de bouwplaats hieruit niet meer vol komt.
about-deck = { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}, { $discard } afgelegd
about-deck-rule = Na elke beurt wordt het open geld hieruit aangevuld. De aflegstapel wordt de nieuwe stapel.
about-scoring = Hierna: waardering { $scoring }
about-scoring-until = De kaart komt binnen { $least } tot { $most } kaarten.
about-scoring-unknown = { $scoring ->
    [3] Die komt aan het einde van het spel.
   *[other] De kaart komt in de volgende stapel.
}
about-scoring-rule = Elke waardering levert meer op dan de vorige.
about-track = Punten
about-track-seat = { $name }: { $score }
about-clock = Klok
about-clock-move = { $seconds } s voor elke zet
about-clock-reserve = { $minutes } min { $seconds } s extra voor de rest van het spel
about-clock-rule = De extra tijd loopt pas als de tijd voor een zet om is. Is die ook op, dan zet een bot.
about-reserve = Je reserve
about-reserve-rule = Tegels hier tellen pas mee als je ze bouwt of omruilt; dat kost elke keer een actie.
about-marker = { $marker ->
    [even] De volgende Granada-tegel komt met de even prijs naar boven
   *[odd] De volgende Granada-tegel komt met de oneven prijs naar boven
}
about-marker-rule = Na nieuwe Granada-tegels gaat de zwarte markeersteen naar de andere kant.
about-bonus = Bonuskaart voor { $tile }
about-bonus-rule = Ligt deze tegel in je stad, dan mag je de kaart tonen: de tegel telt dubbel.
about-hidden = { $count ->
    [one] { $count } gedekte bonuskaart
   *[other] { $count } gedekte bonuskaarten
}
about-hidden-rule = Alleen wie ze heeft, weet wat erop staat.
about-vizier = De vizier
about-vizier-rule = Is hij actief, dan mag hij tussen twee beurten een tegel kopen, gepast betaald; daarna rust hij. Weer activeren is een actie.
about-dirk = Dirk
about-dirk-rule = De derde man bij twee spelers. Hij krijgt tegels maar geen geld, en doet mee om de meerderheden.
about-cards = { $name }: { $count ->
    [one] { $count } kaart op hand
   *[other] { $count } kaarten op hand
}
about-cards-rule = Wat uit het open geld is genomen, heeft iedereen gezien.
about-space-hold = Je hebt { $count }.
about-space-rule = De tegel die hier ligt, betaal je in deze valuta.

## Overview of the majorities

overview-title = Meerderheden
overview-next = Bij waardering { $scoring }
overview-kind = Soort
overview-pays = Waard
overview-left = Over
overview-left-hint = tegels van deze soort die nog komen
overview-borders = { $game ->
    [alhambra] Muur
    [granada] Gracht
   *[other] Muur, gracht
}
overview-total = Stand nu
overview-score = Punten
overview-public = Wat iedereen weet
overview-discard = Aflegstapel
overview-discard-empty = leeg
overview-hands = { $name } heeft { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
overview-unseen = { $count ->
    [one] { $count } die niemand heeft gezien
   *[other] { $count } die niemand heeft gezien
}

## The menu

table-mute = Verberg wat { $name } zegt
table-mute-hint = Alleen op dit apparaat.
table-settings = Instellingen
table-so-far = Het spel tot nu toe
table-leave = Van tafel gaan
table-leave-hint = Als je weggaat, speelt een bot voor je tot je terug bent.
table-daily = Potje van de dag
table-puzzles = Puzzels
table-give-up = Opgeven
table-give-up-yes = Ja, opgeven
table-give-up-hint = Je poging voor het potje van de dag eindigt dan zonder uitslag. Je kunt het nog eens spelen als oefening.
table-chat = Chat
table-chat-hint = Spelers kunnen met elkaar praten.
table-pass-vizier_window = Mijn vizier nooit tussendoor inzetten
# $everyone: whether the table asks even those who can only pass
table-pass-vizier_window-hint = { $everyone ->
    [yes] Je krijgt geen vraag en past meteen. Anders krijg je aan deze tafel elke keer de vraag, ook als je alleen kunt passen.
   *[no] Je krijgt geen vraag en past meteen. Anders krijg je per tegel één vraag.
}
table-pass-reveal_round = Nooit bonuskaarten tonen
table-pass-reveal_round-hint = Je krijgt geen vraag vóór een waardering en past meteen.
table-keys = Toetsen
table-key-1 = 1 – 4
table-key-1-does = een tegel van de bouwplaats, met Shift de Granada-tegel
table-key-5 = 5 – 8
table-key-5-does = een kaart van het open geld
table-key-d = D
table-key-d-does = naar de gouden knop; Enter drukt erop
table-key-c = C
table-key-c-does = naar je stad; pijltjes lopen rond, Enter kiest en bouwt
table-key-n = N
table-key-n-does = in de stad: naar de volgende gemarkeerde plek
table-key-u = U
table-key-u-does = terugnemen
table-key-r = R
table-key-r-does = verbouwen
table-key-f = F
table-key-f-does = een Granada-tegel omdraaien
table-key-h = H
table-key-h-does = een hint vragen
table-key-l = L
table-key-l-does = naar het logboek
table-key-Esc = Esc
table-key-Esc-does = alles neerleggen

# After a return: what a bot did for the player
away-title = Terwijl je weg was, speelde een bot voor je
away-turns = Beurten
away-moves = Zetten
away-points = Punten
away-coins = Geld op de hand

# The tray of a spectator: whose city to show
watch-title = Je kijkt mee
watch-follow = Volgen
watch-follow-turn = Wie aan zet is
watch-now = Zojuist

## A request for an undo

table-undo-ask-hint = Er is sindsdien iets open komen te liggen, of iemand anders heeft al gekozen. De anderen moeten akkoord gaan.
table-undo-wanted = { $name } wil de laatste actie terugnemen, met alles wat erna kwam.
table-undo-agree = Akkoord
table-undo-refuse = Weiger
table-undo-waiting = Voor het terugnemen ontbreekt nog het antwoord van { $names }.
table-undo-withdraw = Toch niet

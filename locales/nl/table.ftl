### The table.

table-title = Nasrid
table-title-mine = ● Jouw beurt · Nasrid
table-none = Die tafel bestaat niet.
table-none-hint = Misschien is de link niet compleet, of is de tafel gesloten.
table-sub = { $game } · { $players } spelers
table-reconnecting = Opnieuw verbinden…

## Bar

table-undo = Terugnemen
table-undo-ask = Vraag om terug te nemen
table-hint = Vraag een hint
table-hint-do = Doe dat
table-hint-thinking = Even nadenken over je zet…
table-sound = Geluid
table-theme = Licht of donker
table-menu = Menu
table-bag = { $count ->
    [one] { $count } tegel in de buidel
   *[other] { $count } tegels in de buidel
}
table-deck = { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
# $cards is a number, or a range like 5–9
table-ahead = Waardering { $scoring } komt na { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
table-ahead-about = over { $cards }
table-ahead-short = { $cards }
table-ahead-unknown = { $scoring ->
    [3] De laatste waardering komt aan het einde van het spel
   *[other] Hierna komt waardering { $scoring }
}
table-track = Punten: { $scores }
# $reserve: such as 5:00, or "no"
table-clock = { $reserve ->
    [no] Tijd over
   *[other] Tijd over voor deze zet, plus { $reserve } extra
}
table-clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}

## Building site and money

table-market = Bouwplaats en geld
table-site = Bouwplaats
table-space-tile = { $tile }, op het { $currency }veld. { $note }
table-space-back = { $words } Op de achterkant: { $tile }.
table-fresh = Nieuw sinds je vorige beurt
table-space-empty = { $currency }veld, leeg
table-space-refilled = na de beurt aangevuld
table-you-hold = Je hebt
table-note-exact = gepast: { $cards }
table-note-over = betaal { $paid } voor { $price }
table-note-short = { $count } tekort
table-marker-even = even
table-marker-odd = oneven
table-money = Geld
table-money-rule = één kaart, of meerdere tot 5
table-display-card = Neem { $card }
table-huts = Hutten
table-huts-rule = gratis, hoogstens drie
table-hut = { $hut }, { $count } op de stapel
table-hut-none = Geen { $hut } meer

## The player's own pieces

table-hand = Je geld
table-hand-empty = Je hebt geen geld. Neem wat!
table-bought = Gekocht
table-reserve = Reserve
table-reserve-empty = Je reserve is leeg.
table-bonus = Bonus
table-bonus-card = Bonuskaart { $tile }
table-vizier-ready = Vizier actief
table-vizier-used = Vizier ingezet

## Opponents

table-players = Spelers
table-open-city = Open de stad van { $name }
table-open-city-score = { $name }, { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}. Open de stad
table-opponent-away = een bot speelt
table-opponent-bot = bot: { $level }
table-opponent-offline = niet hier
table-score = Punten
# Muur 6
table-border-part = { $border } { $points }
table-hand-size = Kaarten op hand
table-reserved = { $count } in reserve
table-bonus-count = { $count ->
    [one] { $count } gedekte bonuskaart
   *[other] { $count } gedekte bonuskaarten
}
table-dirk = Dirk

## The player's own city

table-your-city-alhambra = Jouw Alhambra
table-your-city-granada = Jouw Granada
table-your-city-combined = Jouw stad
table-city-of = De stad van { $name }
# $parts: muur 6, gracht 4 en grens 7
table-show-border = Langste { $parts }. Toon
table-overview = Alle meerderheden
table-offer-build = Bouw hier { $tile }
table-offer-try = { $tile } kan hier liggen
table-offer-swap = Ruil voor { $tile }
table-offer-remove = Afbreken of omruilen
table-refused = Niet hier
table-tip-count-most = { $building } { $before } → { $after }, de meeste (volgende: { $opponent })
table-tip-count-level = { $building } { $before } → { $after }, gelijk met de koploper
table-tip-count-behind = { $building } { $before } → { $after }, de koploper heeft { $opponent }
table-tip-change = { $what } { $before } → { $after }

## Actions

table-caption-site = { $tile } op het { $currency }veld
table-redesign = Verbouwen
table-redesign-leave = De stad zo laten
table-payments = Hoe je kunt betalen
table-payment = Betaal met { $cards }
table-fees = Waarmee je het omdraaien betaalt
table-turn-over = Omdraaien
table-turn-back = Terugdraaien
table-look-at-back = Achterkant: { $tile }
table-turn-over-for = Omdraaien voor { $cards }
table-turn-costs = kost { $cards }
# $choices: geld nemen, een tegel kopen of verbouwen
table-prompt-act = Je mag { $choices }.
table-prompt-later = { $step ->
    [place] Plaats eerst wat je hebt gekocht. Je kunt al kijken waar deze zou kunnen liggen.
   *[other] Plaatsen doe je na je laatste actie. Je kunt al kijken waar hij zou kunnen liggen.
}
table-prompt-later-short = { $step ->
    [place] Plaats eerst wat je kocht.
   *[other] Plaatsen doe je na je acties.
}
table-prompt-cell = Kies een van de gemarkeerde plekken in je stad.
table-prompt-cell-short = Kies een gemarkeerde plek.
table-prompt-redesign = Kies een tegel in je stad om af te breken of om te ruilen, of een tegel uit je reserve om te bouwen.
table-prompt-redesign-short = Kies een tegel om af te breken.
table-prompt-vizier_window = Je vizier mag nu een tegel kopen, als je gepast betaalt.
table-prompt-vizier_window-short = Koop gepast, of pas.
table-prompt-reveal_round = Vóór de waardering mag je bonuskaarten tonen.
table-prompt-reveal_round-short = Toon een kaart, of pas.
table-prompt-other = Kies wat je doet.
table-prompt-other-short = Kies wat je doet.
table-do-take = Neem { $cards }
table-take-not-now = Geld neem je alleen in je eigen beurt, als actie.
table-do-buy = Koop voor { $coins }
table-do-buy-mixed = Koop voor { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
table-do-buy-none = Nu niet
table-buy-exact = gepast: je mag nog een keer
table-buy-vizier = gepast: je vizier koopt hem
table-buy-over = { $count } te veel; geen wisselgeld
table-buy-short = { $count } tekort
table-not-your-turn = Je bent nog niet aan de beurt.
table-buy-not-now = Die kun je nu niet kopen.
table-do-build = Bouw hier
table-do-swap = Ruil met { $tile }
table-do-swap-in = Ruil voor { $tile }
table-swap-for = Kies de tegel die ervoor in de plaats komt.
table-nothing-picked = Er is niets gekozen.
table-do-remove = Naar de reserve
table-do-reserve = Reserve
table-do-give = Schenk aan Dirk
table-sure = Zeker? Druk nog eens
table-do-hut = Neem de { $hut }
table-do-reveal = Toon { $tile }
table-do-reactivate = Activeer je vizier
table-do-confirm = Bevestig je beurt
table-do-end = { $tiles ->
    [0] Einde beurt
    [one] Tegel plaatsen
   *[other] Tegels plaatsen
}
table-do-pass = Pas
table-result = Naar de uitslag
table-away = Je was weg: een bot speelt voor je.
table-back = Ik ben terug
table-waiting = Wachten
table-waiting-long = Kijk rond tot je aan de beurt bent, of kies alvast een tegel.
table-plan = Gepland voor je beurt
table-plan-buy = Koop { $tile } voor { $cards }{ $placed ->
    [yes] {" "}en bouw hem op de gemarkeerde plek.
   *[no] . Wijs een plek aan om hem te bouwen.
}
table-plan-short = { $tile }: { $count } tekort. Leg meer kaarten uit.
table-plan-poor = { $tile }: je komt nog { $count } tekort.
table-plan-unasked = Doe het zonder te vragen
table-plan-drop = Vergeet dit plan
table-plan-gone = Je plan gaat niet door: iemand anders heeft { $tile } gekocht.
table-plan-unpaid = Je plan gaat niet door: je kunt { $tile } niet betalen.
table-waiting-vizier = Je vizier mag tussen de beurten kopen.
table-ask-vizier = Vraag of ik mijn vizier inzet

## Log and menu

table-log = Logboek
table-log-earlier = { $count ->
    [one] { $count } eerdere regel
   *[other] { $count } eerdere regels
}
table-since = sinds je vorige beurt
table-news-title = Sinds je vorige beurt
table-news = Toon het logboek
table-log-new = { $count ->
    [one] Menu, { $count } nieuwe regel
   *[other] Menu, { $count } nieuwe regels
}
# Meekijkers: Leila, Omar en 2 gasten
table-watched = Meekijkers: { $names }
table-watched-guests = { $count ->
    [one] { $count } gast
   *[other] { $count } gasten
}
table-quick = Snelle reacties
# Separated by |
table-quick-words = Goed gespeeld! | Bedankt! | Veel geluk! | Momentje, hoor. | O nee!
table-say = Zeg iets
table-send = Stuur

table-tournament = Terug naar het toernooi

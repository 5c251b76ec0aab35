### The home page, the form for a new table and the waiting room.

home-title = Nasrid
home-nasrid = Nasrid
home-lead = Bouw een paleis, muur voor muur. Alhambra en Granada aan één tafel, met vrienden of met bots.
home-open-table = Open een tafel
home-tournaments = Toernooien
home-play-bots = Speel met bots
home-no-name = Gast
home-profile = Jouw profiel
home-to-night = Nachtmodus aan
home-to-day = Dagmodus aan
# Names for guests, separated by commas, each at most 24 characters
home-guest-names = Vroege Metselaar, Stille Lezer, Snelle Zwaluw, Geduldige Pottenbakker, Zonnige Tuinier, Gelukkige Wever, Nieuwsgierige Kat, Dappere Steenhouwer, Nachtelijke Wandelaar, Lieve Bakker, Zwervende Dichter, Slimme Tegelzetter

## A pasted invitation

home-code = Heb je een link of een code?
home-code-example = Plak hem hier
home-code-go = Naar deze tafel
home-code-wrong = Dat is geen uitnodiging. Plak de hele link, of de code na “table/”.

## Tables

home-my-tables = Jouw tafels
home-invitations = Uitnodigingen
home-invited-by = { $name } nodigt je uit
home-invited-join = Schuif aan
home-invited-join-name = Schuif aan bij de tafel van { $name }
home-invited-decline = Weiger
home-invited-decline-name = Weiger de uitnodiging van { $name }
home-lobby = Tafels die op spelers wachten
home-lobby-empty = Er wacht nu even niemand. Begin jij: anderen zien je tafel dan hier.
home-lobby-first = Open er een
home-show-all = Toon alle { $count }
home-finished = { $count ->
    [one] Eén uitgespeeld potje
   *[other] { $count } uitgespeelde potjes
}
home-parked = Geparkeerde potjes
home-parked-hint = Deze potjes liggen al lang stil. Open er een om verder te spelen.
home-table-of = Tafel van { $name }
home-table-of-nobody = Een tafel
home-bots = { $count ->
    [one] een bot
   *[other] { $count } bots
}
# One of the player's own tables, named after the other players
home-with = Met { $names }
home-alone = Jouw tafel
home-seats = { $taken } van de { $players } stoelen bezet
home-waits = { $free ->
    [0] Begint zo
    [one] Wacht op één speler
   *[other] Wacht op { $free } spelers
}
home-your-turn = Jouw beurt
home-turn-of = { $name } is aan zet
home-playing = Bezig
home-over-on = Afgelopen, { $date }
# $won: yes, shared or no; $mine is -1 for a host without a seat
home-result = { $won ->
    [yes] Gewonnen met { $points }
    [shared] Gewonnen met { $points }, samen met { $names }
   *[no] { $mine ->
        [-1] Winst voor { $names } met { $points }
       *[other] Winst voor { $names } met { $points }, jij had er { $mine }
    }
} · { $date }
home-sit = Schuif aan
home-sit-at = Schuif aan: { $table }
home-sit-down = Schuif aan
home-watch = Kijk mee
home-return = Terug
home-replay = Kijk terug
# For screen readers: the action of the button, and its table
home-go-to = { $action }: { $table }

home-pace-none = Zonder klok
home-pace-days = { $days ->
    [one] één dag per zet
   *[other] { $days } dagen per zet
}
home-pace-move = { $minutes ->
    [0] { $seconds } s per zet
   *[other] { $seconds } s per zet en { $minutes } min extra
}

## New here?

home-new-here = Nieuw hier?
home-idea = Iedereen bouwt een eigen stad. In je beurt doe je één ding, en betaal je gepast, dan mag je nog een keer. Drie keer per spel worden de steden vergeleken.
home-step-money = Neem geld
home-step-money-how = Eén kaart, of meerdere van samen hoogstens 5. Er zijn vier valuta’s.
home-step-buy = Koop een gebouw
home-step-buy-how = Het veld waar het op ligt bepaalt de valuta. Wisselgeld krijg je niet, maar gepast betalen levert je een extra actie op.
home-step-build = Bouw
home-step-build-how = Muur tegen muur, gracht tegen gracht, open tegen open, zodat je vanaf je starttegel overal kunt komen.
home-step-score = Scoor
home-step-score-how = Heb de meeste gebouwen van een soort, en de langste aaneengesloten muur of gracht om je stad.

home-games = De spellen
# From pavilion to tower, prices and points rise; the rarest kinds score least
home-about-alhambra = Zes soorten gebouwen, van paviljoen tot toren: hoe kostbaarder de soort, hoe meer je ervoor krijgt. De langste muur telt, elk stukje een punt. Het beste spel om mee te beginnen.
home-about-granada = Negen soorten gebouwen, en elke tegel heeft twee kanten. Hoe meer er van een soort in alle steden samen staan, hoe meer de koploper krijgt. Met grachten in plaats van muren.
home-about-combined = Beide bouwplaatsen en beide buidels. Je stad groeit van de paleismuren door tot aan de grachten van de stad. Een lange avond voor wie beide spellen kent.

home-modules = Modules, naar hartenlust te mengen
home-about-vizier = Kom na ieders beurt tussenbeide en koop een tegel die je gepast kunt betalen. Daarna kost het een actie om je vizier weer te activeren.
home-about-exchange = Kaarten die twee valuta’s verbinden: met zo’n kaart betaal je een gebouw in elke mix van die twee.
home-about-bonus = Je hebt kaarten met bepaalde gebouwen erop. Bouw er zo een, toon de kaart, en het telt dubbel. Niet bij Granada alleen.
home-about-huts = Hutten kosten niets, maar je mag er maar drie hebben. Een hut telt één voor elke buur van zijn kleur. Niet bij Granada alleen.

## A new table

new-title = Open een tafel
new-submit = Open de tafel
new-game = Spel
new-game-alhambra = Alhambra
new-game-alhambra-hint = zes soorten, stadsmuren
new-game-granada = Granada
new-game-granada-hint = negen soorten, twee kanten
new-game-combined = Allebei
new-game-combined-hint = twee steden in één

new-players = Spelers
new-more-players = { $count } spelers
new-seat = Stoel { $seat } is voor
new-seat-you = Jij
new-seat-you-hint = hier
new-seat-invited = Vrij
new-seat-invited-hint = via link
new-seat-open = Vrij
new-seat-open-hint = iedereen
new-seat-bot = bot
new-seat-choice-you = Mij
new-seat-choice-invited = Iemand met de link
new-seat-choice-open = Iedereen
new-seat-bots = Bots
new-seat-choice-apprentice = Leerling, voor de eerste potjes
new-seat-choice-mason = Metselaar, dol op lange muren
new-seat-choice-merchant = Handelaar, een goede rivaal
new-seat-choice-architect = Bouwmeester, koopt wat jij wilde
new-seat-choice-scholar = Geleerde, heeft het spel bestudeerd
new-seat-choice-vizier = Vizier, de sterkste
new-only-watch = Geen stoel is voor jou: je kijkt alleen mee.
new-dirk = Met z’n tweeën doet Dirk mee: hij is nooit aan de beurt, maar de tegels die hij krijgt, wedijveren met die van jullie.

new-modules = Modules
new-module-vizier = Tussendoor kopen, gepast betaald
new-module-exchange = Betalen in twee valuta’s
new-module-bonus = Een gebouw extra, in het geheim
new-module-huts = Tellen hun buren
new-module-bonus-not = Niet in Granada: er staan Alhambra-tegels op.
new-module-huts-not = Niet in Granada: ze hebben Alhambra-tegels nodig.

new-pace = Tempo
new-pace-none = Zonder klok
new-pace-none-hint = Niemand heeft haast.
new-pace-calm = 90 s
new-pace-calm-hint = 90 seconden per zet, en 10 minuten extra voor het hele spel.
new-pace-quick = 45 s
new-pace-quick-hint = 45 seconden per zet, en 5 minuten extra voor het hele spel.
new-pace-day = 1 dag
new-pace-day-hint = Een dag per zet. Je hoeft er niet tegelijk te zijn.
new-pace-two_days = 2 dagen
new-pace-two_days-hint = Twee dagen per zet. Je hoeft er niet tegelijk te zijn.
new-pace-week = 7 dagen
new-pace-week-hint = Een week per zet. Je hoeft er niet tegelijk te zijn.

new-more = Meer instellingen
new-listed = Toon op de startpagina
new-listed-hint = Iedereen mag meekijken en gaan zitten op de stoelen die voor iedereen zijn.
new-chat = Chat
new-chat-hint = Spelers kunnen elkaar schrijven. Je kunt de chat ook later uitzetten.
new-rated = Telt voor de rating
new-rated-hint = Als minstens twee mensen meespelen, verandert de uitslag hun rating. In een potje met rating zijn er geen hints.
new-finer-simple = Eenvoudige waardering in Granada
new-finer-simple-hint = Vaste punten voor elke soort: 3, dan 10 en 3, dan 18, 10 en 3. Makkelijker voor de eerste potjes.
new-finer-confirm = Beurten bevestigen
new-finer-confirm-hint = Ook je laatste stap kun je terugnemen, tot je je beurt bevestigt.
new-finer-ask = Iedereen vragen
new-finer-ask-hint = Ook wie alleen kan passen krijgt de vraag, zodat niemand merkt wat je op hand hebt. Het duurt wel langer.
new-finer-take = Wisselkaarten tellen voor nul
new-finer-take-hint = Neem ze samen met ander geld tot 5, in plaats van één tegelijk.
new-finer-exact = Wisselkaarten betalen alleen gepast
new-finer-exact-hint = Wie er een gebruikt, mag niet te veel betalen.
new-finer-dirk = Een kleinere Dirk
new-finer-dirk-hint = In het spel met allebei krijgt Dirk telkens 6 tegels in totaal, in plaats van 6 van elk spel.
new-finer-missed = Geen waardering vervalt
new-finer-missed-hint = Eindigt het spel vroeg, dan komen gemiste waarderingen alsnog, vóór de laatste.

## The waiting room

room-title = { $table } · Nasrid
room-seats = Stoelen
room-you-sit = { $free ->
    [0] Iedereen is er. Het spel begint.
    [one] Eén stoel is nog vrij. Het spel begint zodra die bezet is.
   *[other] { $free } stoelen zijn nog vrij. Het spel begint zodra ze allemaal bezet zijn.
}
room-choose-seat = Neem een vrije stoel, of blijf en kijk mee.
room-choose-open = Op stoelen voor iedereen mag je gaan zitten. Of blijf en kijk mee.
room-only-invited = De vrije stoelen zijn voor mensen met een uitnodiging. Vraag om een stoel, of blijf en kijk mee.
room-only-invited-by = De vrije stoelen zijn voor wie een uitnodiging van { $host } heeft. Vraag om een stoel, of blijf en kijk mee.
room-ask = Vraag om een stoel
room-asked = Je hebt { $host } om een stoel gevraagd. Blijf hier tot er antwoord is.
room-asks = { $name } vraagt om een stoel
room-give-seat = Geef een stoel
room-decline = Weiger
room-you = { $name } (jij)
room-free = Vrij
room-free-invited = voor iemand met de link
room-free-open = voor iedereen
room-host = opende deze tafel
room-here = is er
room-gone = is er even niet
room-level-apprentice = Leerling, een bot voor de eerste potjes
room-level-mason = Metselaar, een bot die dol is op lange muren
room-level-merchant = Handelaar, een bot en een goede rivaal
room-level-architect = Bouwmeester, een bot die koopt wat jij wilde
room-level-scholar = Geleerde, een bot die het spel heeft bestudeerd
room-level-vizier = Vizier, de sterkste bot
room-sit = Ga zitten
room-leave = Sta op
room-arrange = Stoel { $seat } is voor
room-fill = Vul aan met
room-start = { $free ->
    [one] Begin nu met een bot
   *[other] Begin nu met { $free } bots
}
# A rematch: the players of the last game who have not come yet
room-waiting-for = Wachten op { $names }.
room-awaited = speelde de vorige keer mee; nog niet hier
room-invite-others = Iemand anders uitnodigen
room-invite = Nodig anderen uit
room-invite-hint = Wie deze link opent, kan aanschuiven, zonder account.
room-invite-until = Geldig tot { DATETIME($day, dateStyle: "medium") }.
room-invite-renew = Nieuwe link
room-invite-renew-hint = Hij vervangt de huidige link, die dan niet meer werkt.
room-link = Link van de uitnodiging
room-qr = QR-code van de uitnodiging: scan hem met een telefoon
room-copy = Kopieer link
room-copied = Gekopieerd
room-share = Deel
room-share-text = Speel je mee?
room-dirk = Dirk
room-listed = Staat op de startpagina: iedereen mag meekijken.
room-private = Privé: alleen te vinden met de link.
room-closed = Deze tafel is gesloten
room-closed-hint = Er zat niemand meer, er kwam een week lang niemand, of het spel ging elders verder. Open gerust een nieuwe.
room-rematch = Er volgt een revanche: naar de nieuwe tafel

## Settings

settings-title = Instellingen
settings-ask-name = Hoe mogen we je noemen?
settings-name = Je naam
settings-name-hint = De anderen aan tafel zien hem. Je kunt hem altijd veranderen.

## Finding a game

home-find = Zoek een potje
home-daily = Potje van de dag
home-puzzles = Puzzels
find-title = Zoek een potje
find-hint = Je schuift aan waar iemand op hetzelfde wacht. Is er nog niemand, dan gaat er een tafel voor je open die anderen kunnen vinden; je kunt ook met bots beginnen.
find-game = Spel
find-players = Spelers
find-pace = Tempo
find-pace-quick = 45 s per zet
find-pace-calm = Zonder klok
find-pace-days = 2 dagen per zet
find-now = Zoek

## A table that was started under other rules

frozen-title = Dit spel begon met andere regels.
frozen-over = De regels van deze server zijn sindsdien veranderd. De uitslag blijft staan, maar het spel is niet meer zet voor zet te bekijken.
frozen-running = De regels van deze server zijn sindsdien veranderd, dus het kan niet verder. Open een nieuwe tafel om door te spelen.
frozen-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
frozen-winner = winnaar

## Errors

error-bad-options = Zo’n spel bestaat niet. Verander de instellingen en probeer het nog eens.
error-record-altered = Dit verslag is gewijzigd: de zetten leiden niet tot de uitslag. Sla het spel opnieuw op waar het is gespeeld.

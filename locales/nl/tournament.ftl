### Tournaments: the form, the page for everybody and the projector.

tournament-title = Toernooi
tournament-about = Een avond of een maand, van twee tot tweehonderd spelers. De server deelt de tafels in, opent ze en houdt de stand bij.
tournament-open = Open een toernooi
tournament-mine = Jouw toernooien
tournament-public = Toernooien voor iedereen
tournament-none = Op dit moment geen.
tournament-stage-joining = Aanmelden kan
tournament-stage-starting = De tafels worden geopend
tournament-stage-playing = Bezig
tournament-stage-break = Tussen twee rondes
tournament-stage-over = Afgelopen
tournament-stage-cancelled = Afgelast

## The form

tournament-submit = Open het toernooi
tournament-name = Naam van het toernooi
# A suggestion
tournament-new-name = Toernooi van { DATETIME($day, dateStyle: "long") }
tournament-seats = Stoelen per tafel
tournament-format = Vorm
tournament-format-swiss = Zwitsers systeem
tournament-format-swiss-hint = Spelers met een vergelijkbare stand treffen elkaar, zo mogelijk steeds anderen. Voor elk aantal spelers.
tournament-format-round_robin = Allen tegen allen
tournament-format-round_robin-hint = Iedereen treft iedereen. Voor hoogstens 12 spelers; hun aantal bepaalt de rondes.
tournament-rounds = Rondes
tournament-duplicate = Duplicate
tournament-duplicate-hint = Alle tafels van een ronde krijgen dezelfde kaarten en tegels in dezelfde volgorde. Je wordt vergeleken met dezelfde stoel aan de andere tafels.
tournament-final = Met finale
tournament-final-hint = Na de laatste ronde treffen de besten elkaar aan één tafel.
tournament-deadline = Tijd per ronde
tournament-deadline-none = Geen grens
tournament-deadline-hint = Zonder grens houdt één trage tafel alle andere op.
tournament-at_deadline = Als de tijd om is
tournament-at_deadline-bots = Bots spelen uit
tournament-at_deadline-score = De stand telt
tournament-duplicate-deadline = Als de tijd om is, spelen bots uit: alleen afgeronde potjes worden vergeleken.
tournament-pause = Volgende ronde
tournament-pause-none = Een organisator start die
tournament-no_shows = Voor wie niet komt
tournament-no_shows-bot = Een bot speelt
tournament-no_shows-drop = Valt af
tournament-no_shows-bot-hint = Een bot speelt op hun plaats tot ze komen.
tournament-no_shows-drop-hint = Wie zich niet heeft gemeld, krijgt in de eerste ronde geen plaats. Later valt af voor wie een bot moest spelen.
tournament-uneven = Als er stoelen vrij blijven
tournament-uneven-smaller = Kleinere tafels
tournament-uneven-rest = Om de beurt rusten
tournament-check-in-first = Aanwezigheid melden
tournament-check-in-first-hint = Voor de eerste ronde meldt iedereen dat hij er is. Anders krijgt iedereen die meedoet een plaats.
tournament-guests = Gasten mogen meedoen
tournament-guests-hint = Anders is een login nodig.
tournament-listed = Open voor iedereen
tournament-listed-hint = Het staat in de lijst, en iedereen mag meedoen zonder de link.

## The settings in one line

tournament-by = Geopend door { $name }
tournament-seats-of = { $seats } stoelen per tafel
tournament-with-final = met finale
tournament-round-time = { $time } per ronde
tournament-progress = { $round ->
    [0] { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }
   *[other] ronde { $round } van { $rounds }
}

## The user's place

tournament-place = Jouw plaats
tournament-join = Doe mee
tournament-join-hint = Je bent uitgenodigd. Doe mee, dan verschijnt hier je tafel.
tournament-return = Doe weer mee
tournament-check-in = Ik ben er
tournament-check-in-hint = Meld dat je er bent: alleen dan krijg je een tafel.
tournament-quit = Verlaat het toernooi
tournament-watching = Je kijkt mee. Vraag een organisator om de link als je wilt spelen.
tournament-wait-start = Je doet mee. Als de eerste ronde begint, verschijnt hier je tafel.
tournament-wait-tables = De tafels worden geopend …
tournament-wait-round = De ronde is afgelopen. Hier verschijnt je volgende tafel.
tournament-table-ready = { $round }: je tafel staat klaar.
tournament-title-ready = Je tafel staat klaar – { $title }
tournament-to-table = Naar je tafel
tournament-game-over = Jouw potje is afgelopen. Andere tafels spelen nog.
tournament-you-rest = Je rust deze ronde. Dat telt niet voor en niet tegen je.
tournament-you-late = Je speelt mee vanaf de volgende ronde.
tournament-no-further = Dit is de laatste ronde, en je speelt niet mee.
tournament-is-over = Het toernooi is afgelopen.
tournament-my-rank = Het toernooi is afgelopen. Je bent op plaats { $rank } geëindigd.
tournament-is-cancelled = Het toernooi is afgelast.
tournament-absence-left-you = Je hebt het toernooi verlaten.
tournament-absence-removed-you = Een organisator heeft je uit het toernooi gehaald.
tournament-absence-no_show-you = Je kwam niet aan je tafel, dus je krijgt er geen meer. Je kunt weer meedoen.
tournament-time-left = Resterende tijd: { $time }
tournament-time-over = De tijd is om.
tournament-next-in = Volgende ronde over { $time }
tournament-to-repeat = Naar het volgende toernooi

## Organisers

tournament-organise = Voor organisatoren
tournament-start-round = Start ronde { $round }
tournament-extend = { $time } extra
tournament-do-end_round = Beëindig de speeltijd
tournament-do-end_round-hint = Lopende potjes eindigen zoals je voor het einde van de tijd hebt gekozen.
tournament-do-finish = Beëindig het toernooi
tournament-do-finish-hint = Er komt geen ronde meer. De stand is dan definitief.
tournament-do-cancel = Gelast het toernooi af
tournament-do-cancel-hint = Het sluit voor iedereen en kan niet meer open.
tournament-joining = Aanmelden mag
tournament-joining-hint = Ook tijdens het toernooi: wie erbij komt, speelt vanaf de volgende ronde.
tournament-invite = Nodig spelers uit
tournament-invite-hint = Wie deze link opent, kan meedoen.
tournament-repeat-title = Nog een keer?
tournament-repeat-hint = Met dezelfde instellingen. Alle spelers van dit toernooi zien de link.
tournament-repeat = Open een revanche

## Players

tournament-players = { $away ->
    [0] { $joined ->
        [0] Geen spelers
        [one] Eén speler
       *[other] { $joined } spelers
    }
   *[other] { $joined ->
        [one] Eén speler, nog niet gemeld
       *[other] { $joined } spelers, { $away } nog niet gemeld
    }
}
tournament-nobody = Er doet nog niemand mee.
tournament-organiser = organiseert
tournament-not-here = nog niet gemeld
tournament-absence-left = is vertrokken
tournament-absence-removed = uitgesloten
tournament-absence-no_show = niet gekomen
tournament-select-hint = Selecteer spelers om ze als aanwezig te melden, uit te sluiten of er een organisator van te maken. Uitgesloten spelers kunnen pas terug als jij ze meldt.
tournament-select-all = Selecteer alles
tournament-select-none = Selecteer niets
tournament-selected = { $count ->
    [one] Eén speler geselecteerd
   *[other] { $count } spelers geselecteerd
}
tournament-check-in-other = Is er
tournament-remove = Sluit uit
tournament-organiser-make = Maak organisator
tournament-organiser-end = Geen organisator meer

## Rounds

tournament-round = Ronde { $round }
tournament-final-round = Finale
tournament-table = Tafel { $table }
tournament-watch = Kijk mee
tournament-review = Analyseer
tournament-replay = Kijk terug
# For screen readers: the action of a button, and the table
tournament-go-to = { $action }: tafel { $table }
tournament-sealed = Alle tafels krijgen hetzelfde. Niemand kan bij een andere tafel kijken tot de ronde is afgelopen.
tournament-uncompared = Het verschil telt niet in deze ronde: er zijn geen twee tafels om te vergelijken.
tournament-resting = Rust: { $names }
tournament-not-counted = Dit potje telt niet.
tournament-corrected = Verbeterd door een organisator
tournament-bot = bot
tournament-bot-score = { $score } (bot)
tournament-bot-for = Een bot heeft gespeeld voor { $name }
tournament-bot-hint = Vink aan voor wie een bot heeft gespeeld. Die missen de ronde.
tournament-correct = Verbeter
tournament-correct-hint = Iedereen ziet de verbetering en van wie die is.
tournament-correct-save = Bewaar
tournament-correct-void = Telt niet
tournament-correct-undo = Maak ongedaan
tournament-enter = Vul uitslag in
tournament-enter-hint = Er wordt nog gespeeld. Deze uitslag komt ervoor in de plaats. Iedereen ziet van wie die is.
tournament-proof = Eerlijk gedeeld
tournament-proof-text = Deze SHA-256 is voor de ronde gepubliceerd. Na de ronde volgt het startgetal, zodat iedereen het kan nagaan.
tournament-corrections = Verbeteringen
tournament-correction = { $round }, tafel { $table }: { $before } → { $after }
tournament-correction-by = { $name }, { DATETIME($at, dateStyle: "short", timeStyle: "short") }
tournament-no-result = geen uitslag
tournament-void = telt niet
tournament-goes-on = het potje gaat door
tournament-corrections-latest = De laatste { $count } van { $total }. Het JSON-bestand bevat ze allemaal.

## Standings

tournament-standings = Stand
tournament-standings-final = Eindstand
tournament-rank = Plaats
tournament-player = Speler
tournament-games = Potjes
tournament-rests = Gerust
tournament-missed = Gemist
tournament-by-final_points = Finale
tournament-by-final_points-means = Het deel van de tegenstanders dat je in de finale hebt verslagen.
tournament-by-duplicate_points = Verschil
tournament-by-duplicate_points-means = Hoeveel punten je gemiddeld boven dezelfde stoel aan de andere tafels zit. Een gemiste ronde telt als haar laagste resultaat.
tournament-by-points = Punten
tournament-by-points-means = Het gemiddelde deel van de tegenstanders dat je per potje verslaat. Gelijk telt half, een gemiste ronde nul.
tournament-by-opponents = Tegenstanders
tournament-by-opponents-means = De gemiddelde punten van je tegenstanders.
tournament-by-score_ratio = Scores
tournament-by-score_ratio-means = Je score gedeeld door het gemiddelde van de tafel: 1,00 is gemiddeld.
tournament-whole-list = Hele lijst ({ $count })
tournament-how-ranked = Hoe de stand ontstaat
tournament-ranking = De kolommen beslissen van links naar rechts. De waarde die een speler van de vorige scheidt, is vet. Wie in alles gelijk is, deelt de plaats.
tournament-rests-mean = Rust telt niet: niet als winst en niet als potje.
tournament-best = Beste partij
tournament-best-text = { $name }, { $points } punten. { $round }, tafel { $table }.

## The other buttons

tournament-screen = Groot scherm
tournament-scroll = Automatisch scrollen
tournament-csv = Stand als CSV
tournament-json = Alles als JSON
tournament-records = Alle potjes
tournament-print = Druk af
tournament-report = Meld dit toernooi
tournament-report-about = Waar gaat het over?
tournament-title-reset = De beheerder van deze server heeft de naam van het toernooi weggehaald ({ DATETIME($at, dateStyle: "short", timeStyle: "short") }).

## Errors; no other page needs them

error-not-organiser = Alleen organisatoren van het toernooi mogen dat.
error-login-required = Dit toernooi is voor spelers met een login. Kies eerst een login en een wachtwoord bij de instellingen.
error-not-admitted = Met deze link kun je niet meedoen aan het toernooi. Vraag een organisator om een nieuwe.
error-no-such-tournament = Dat toernooi bestaat niet. Controleer de link.
error-tournament-damaged = Wat de server van dit toernooi heeft bewaard, is onleesbaar. Meld het bij de beheerder.
error-joining-closed = De organisatoren laten geen spelers meer toe.
error-last-round = De laatste ronde is al begonnen.
error-not-joined = Doe eerst mee aan het toernooi.
error-tournament-over = Het toernooi is afgelopen.
error-too-few-players = Voor een ronde moeten er minstens twee spelers zijn.
error-too-few-for-duplicate = Duplicate vergelijkt volle tafels. Voor de eerste ronde moeten er spelers voor twee tafels zijn.
error-too-many-players = Aan dit toernooi kunnen niet meer spelers meedoen.
error-round-robin-full = Dit toernooi is vol: allen tegen allen kan met hoogstens 12 spelers.

### The help and the answers of the command line. Words in capitals are placeholders.

cli-about = De bordspellen Alhambra en Granada spelen, terugkijken en aan anderen aanbieden.
cli-commands = opdrachten
cli-examples = voorbeelden:
cli-version = { $version } ({ $compiled ->
    [yes] gecompileerd
   *[no] geïnterpreteerd
})
cli-language = de taal: { $languages }; anders die van NASRID_LANGUAGE of van je systeem
cli-no-language = er is geen taal { $language }; er zijn { $languages }
cli-try = { $problem }. Probeer: { $command }
cli-goodbye = Tot ziens!
# An error message of another part of the program, in English
cli-failed = dat lukte niet: { $reason }

## Messages of argparse

argparse-usage = gebruik:
argparse-positional = argumenten
argparse-options = opties
argparse-help = deze hulp tonen en stoppen
argparse-version = de versie tonen en stoppen
argparse-argument = bij { $argument }: { $problem }
argparse-required = dit ontbreekt: { $arguments }
argparse-unrecognized = onbekend: { $arguments }
argparse-conflict = mag niet samen met { $argument }
argparse-one = er hoort één waarde bij
argparse-at-least-one = er hoort minstens één waarde bij
argparse-at-most-one = er hoort hoogstens één waarde bij
argparse-choice = { $value } kan niet (kies uit { $choices })
argparse-value = { $value } is geen waarde van de soort { $type }
argparse-ignored = neemt geen waarde, maar kreeg { $value }

## Values

cli-number = { $typed } is geen geheel getal vanaf 1
cli-positive-number = { $typed } is geen positief getal zoals 9 of 8.5
cli-seed = een seed is een geheel getal, 0 of meer
cli-seed-large = een seed is kleiner dan 2 tot de macht 256
cli-data = de map van het SQLite-bestand; anders je gegevensmap
cli-no-folder = { $typed } is een bestand; --data verwacht de map waarin nasrid.sqlite staat
cli-database = postgresql://USER@HOST/NAME of sqlite:FILE in plaats van een map; het wachtwoord staat in PGPASSWORD
cli-processes = potjes tegelijk; anders één per kern
cli-seed-again = hetzelfde getal deelt weer hetzelfde
cli-executor = op de kernen van deze computer (gewoonlijk), of op een Ray-cluster: dat van RAY_ADDRESS, of een lokaal

## Tables

cli-game = welk spel; alhambra als je niets zegt
cli-modules = delen van de eerste uitbreiding: { $modules }, of all
cli-module-not = { $module } kan niet met alleen { $game }
cli-no-module = er is geen module { $module }; er zijn { $modules }
cli-table = keuzes van de tafel
cli-table-about = wat de spelregels aan de tafel overlaten
cli-usually = { $help } (gewoonlijk { $default })
cli-age-ranks = --age-ranks heeft een geheel getal voor elk van de { $seats } stoelen
cli-option-granada_scoring = punten voor gebouwen van Granada; simple is voor eerste potjes en kinderen
cli-option-start_tiebreak = wie begint bij een gelijke stand; zonder --age-ranks beslist het lot
cli-option-exchange_take = een wisselkaart alleen nemen, of met geld als kaart van waarde 0
cli-option-combo_dirk = beide spellen met z’n tweeën: Dirk trekt uit beide buidels, of van elk een deel
cli-option-exchange_exact_only = met een wisselkaart mag je alleen gepast betalen
cli-option-force_missed_scorings = waarderingen waarvan de kaart nooit kwam, vóór het einde houden
cli-option-ask_everyone = iedereen naar vizier en bonuskaarten vragen, ook wie alleen kan passen
cli-option-confirm_turns = na de laatste tegel van een beurt om bevestiging vragen
cli-option-age_ranks = een getal per stoel, het laagste voor de jongste: 2,1,3
cli-option-granada_tiles = een CSV-lijst met je eigen Granada-tegels
cli-option-worker_huts = een CSV-lijst met je eigen bouwhutten
cli-numbers = { $flag } neemt gehele getallen zoals 2,1,3, niet { $typed }
cli-unused-list = { $file } wordt niet gebruikt: dit spel heeft de module van die lijst niet (--modules { $module }).
cli-unused-granada = { $file } wordt niet gebruikt: dit spel heeft geen Granada-tegels.

## nasrid play

cli-play = tegen de computer spelen
cli-play-about = Speel tegen de computer. Zonder opties: Alhambra met z’n drieën.
cli-play-example = Alhambra, jij en twee rivalen
cli-play-example-granada = Granada met drie rivalen
cli-play-example-modules = Alhambra met twee delen van de uitbreiding
cli-play-example-level = tegen beginners
cli-play-example-save = en later: { $command }
cli-play-players = met hoeveel, jij erbij; anders { $default }
cli-play-seat = je stoel aan de tafel; anders 1
cli-play-level = hoe goed je rivalen spelen: { $levels }, of { $policy } voor een getraind netwerk; { $default } als je niets zegt, vizier is de beste
cli-play-seed = hetzelfde getal geeft weer hetzelfde spel
cli-play-save = bewaar daar aan het eind het verslag
cli-no-level = { $typed } staat niet bij { $levels }
cli-no-seat = er is geen stoel { $seat }; de stoelen zijn 1 tot { $last }

## nasrid replay

cli-replay = een bewaard potje terugkijken
cli-replay-about = Vertel een bewaard potje na, met de scorebladen en de uitslag.
cli-replay-file = een verslag dat play of arena heeft bewaard
cli-replay-sheets = alleen de scorebladen en de uitslag
cli-replay-log = alleen de acties, één per regel in notatie, en de uitslag
cli-replay-verify = alleen het delen bewijzen: de seed is die waarvan de SHA-256 aan het begin is gepubliceerd
cli-replay-json = hetzelfde voor programma’s

## nasrid review

cli-review = een afgelopen spel analyseren: fouten, geluk en inzicht
cli-review-about = Vergelijkt elke beslissing van een afgelopen spel met de beste en verdeelt de uitslag over geluk en inzicht. docs/reviews.md legt de cijfers uit.
cli-review-example = de fouten en het geluk van elke speler
cli-review-example-plot = in een zesde van de tijd, met een grafiek van de winstkansen
cli-review-effort = de gesimuleerde spellen per beslissing: quick, standard (standaard) of deep
cli-review-json = de analyse ook als JSON opslaan
cli-review-plot = de winstkansen tekenen in een bestand .png, .svg of .pdf

## nasrid daily

cli-daily = het potje van de dag spelen
cli-daily-about = Speel het potje van de dag: voor iedereen dezelfde kaarten, tegels en rivalen. De dag is die van UTC. docs/daily.md legt het potje uit.
cli-daily-example = het potje van vandaag
cli-daily-example-show = een eerder of later potje
cli-daily-date = het potje van deze datum (standaard: vandaag in UTC)
cli-daily-show = het potje alleen tonen
cli-no-date = { $typed } is geen datum; schrijf bijvoorbeeld { $example }
cli-daily-deal = Potje van de dag, { $day } (UTC)
cli-daily-game = Spel: { $game }
cli-daily-bots = Rivalen: { $bots }
cli-daily-seed = Seed: { $seed }

## nasrid puzzles

cli-puzzles = puzzels oplossen, of nieuwe zoeken
cli-puzzles-about = Los puzzels op, stellingen waarin één zet duidelijk de beste is, of zoek nieuwe in potjes tussen bots. docs/puzzles.md legt uit hoe ze worden gevonden.
cli-puzzles-example-list = de puzzels van één spel
cli-puzzles-example-show = een stelling en de toegestane zetten
cli-puzzles-example-answer = is dit de beste zet?
cli-puzzles-list = de puzzels tonen, van makkelijk naar moeilijk
cli-puzzles-show = een puzzel tonen
cli-puzzles-answer = een puzzel beantwoorden
cli-puzzles-mine = puzzels zoeken in nieuwe potjes tussen bots; na een onderbreking gaat dezelfde opdracht verder
cli-puzzles-pack = de gevonden puzzels in één bestand schrijven
cli-puzzles-id = id van de puzzel, uit de lijst
cli-puzzles-move = de zet in notatie, tussen aanhalingstekens, of het nummer ervan; { $command } toont de zetten
cli-puzzles-game = alleen puzzels van dit spel
cli-puzzles-theme = alleen puzzels met dit thema; docs/puzzles.md noemt de thema’s
cli-puzzles-themes = ook de thema’s tonen; het zijn hints
cli-puzzles-folder = map van de potjes en hun puzzels
cli-puzzles-file = nieuw bestand voor de puzzels
cli-puzzles-seed = getal waaruit de potjes en de zoektochten volgen
cli-puzzles-games = aantal potjes
cli-puzzles-wanted = alleen puzzels met dit thema zoeken; mag vaker
cli-puzzles-line = { $puzzle }  { $game }, { $players } spelers, moeilijkheid { $difficulty }
cli-puzzles-moves = Toegestane zetten
# $command ends in MOVE
cli-puzzles-next = Antwoord met: { $command }. Schrijf voor MOVE een zet uit de lijst tussen aanhalingstekens, of het nummer ervan.
cli-puzzles-loss = Je zet verliest { $loss } winstkans, met een marge van { $error }.
cli-puzzles-rival = De beste andere zet verliest { $loss } winstkans, met een marge van { $error }.
cli-puzzles-solution = Oplossing: { $move }
cli-puzzles-progress = { $done } van { $games } potjes · gevonden stellingen: { $positions } · gecontroleerd: { $verified } · puzzels: { $puzzles }
cli-puzzles-no-match = Geen enkele puzzel past hierbij.
cli-puzzles-no-theme = er is geen thema { $theme }; er zijn { $themes }
cli-puzzles-unknown = er is geen puzzel { $puzzle }; { $command } toont alle id’s
cli-puzzles-illegal = { $move } kan niet: { $reason } [{ $rule }]
cli-puzzles-no-move = { $typed } is geen zet en geen nummer van een zet; { $command } toont de zetten
cli-puzzles-no-games = { $folder } bevat geen potjes met puzzels; begin met { $command }
cli-puzzles-too-many = een reeks heeft hoogstens { $most } potjes; kies voor meer een andere seed

## nasrid serve

cli-serve = tafels aanbieden aan browsers en programma’s
cli-serve-about = Bied tafels aan browsers en programma’s aan, tot Ctrl-C. Zonder opties: alleen voor deze computer, met alles in één bestand in je gegevensmap. Stop wanneer je wilt; potjes gaan verder waar ze waren.
cli-serve-example = voor jezelf, op deze computer
cli-serve-example-network = voor iedereen in je netwerk
cli-serve-example-server = op een server; docs/hosting.md laat zien hoe er HTTPS voor komt
cli-serve-example-limit = meer tafels toestaan
cli-serve-example-cluster = een van meer processen voor dezelfde tafels
cli-serve-host = het adres om te luisteren; anders 127.0.0.1, alleen deze computer
cli-serve-port = anders { $default }, of een vrije poort als die bezet is en hier een browser opengaat; 0 neemt een vrije
cli-serve-database = postgresql://USER@HOST/NAME in plaats van een SQLite-bestand; het wachtwoord staat in PGPASSWORD
cli-serve-bus = nats://HOST:4222, als meer processen dezelfde database gebruiken; NATS_USER en NATS_PASSWORD staan in de omgeving
cli-serve-no-browser = geen browser openen
cli-serve-play = de browser aan een tafel met bots openen, niet op de startpagina
cli-serve-url = het adres dat iedereen gebruikt als er een reverse proxy voor staat: https://…
cli-serve-proxies = de adressen van reverse proxy’s die mogen zeggen wie de client is; anders 127.0.0.1
cli-serve-drain = zoveel seconden antwoordt /ready met 503 voor het einde, zodat proxy’s een ander proces kiezen; anders { $default } met --bus en 0 zonder
cli-serve-allow-private-push = pushdiensten mogen in het netwerk van deze server staan of op een andere poort dan 443; voor tests en eigen diensten
cli-serve-limit = veranderen wat één persoon of adres mag gebruiken; docs/operations.md noemt alles; mag vaker
cli-serve-policy = een getraind netwerk onder deze naam aan tafels laten meespelen; mag vaker
cli-serve-log-level = hoeveel er wordt gelogd, als JSON-regels op de foutuitvoer; anders warning
cli-no-port = { $typed } is geen poort; poorten zijn 0 tot 65535
cli-serve-windows = de server draait op Linux en macOS; op Windows in WSL of in een container
cli-serve-bus-alone = --bus is voor meer processen, en die hebben één PostgreSQL nodig: geef ook --database op
cli-serve-no-limit = er is geen grens { $limit }; namen die erop lijken zijn { $limits }; docs/operations.md noemt alles
cli-serve-bad-limit = een grens schrijf je als NAME=NUMBER met een getal van 1 tot 999999999, niet { $typed }
cli-serve-bad-policy = { $typed } noemt geen netwerk; schrijf het als mini=mini.npz, de naam met kleine letters, cijfers en koppeltekens
cli-serve-no-url = { $typed } is geen adres voor --url; schrijf protocol, host en poort zonder pad, bijvoorbeeld https://nasrid.example.org
# $where is a folder, or “postgresql”
cli-serve-here = Nasrid is op { $address } (gegevens: { $where }). Ctrl-C stopt het.
cli-serve-near = Anderen in je netwerk vinden het op { $address }
cli-serve-interpreted = Nasrid is niet gecompileerd, dus de bots zijn meermaals trager. docs/compiling.md laat zien hoe je het compileert.
cli-serve-not-built = Alleen programma’s kunnen spelen: de pagina’s voor de browser zijn niet gebouwd. Draai make setup of pip install . in de checkout.

## nasrid site

cli-site = de browserclient schrijven als bestanden zonder server
cli-site-about = Schrijft de browserclient als bestanden die geen server nodig hebben, voor elke webruimte. Je speelt er tegen bots of samen op één apparaat, leert het spel en bekijkt potjes terug.
cli-site-folder = waar de bestanden komen: een nieuwe map, of een oudere site
cli-site-full = { $folder } is niet leeg en bevat geen oudere site; noem een andere map
cli-site-failed = { $folder } kan niet worden geschreven: { $reason }
cli-site-done = { $folder } bevat de hele site; zet de bestanden op een webruimte naar keuze, onder elk pad.

## nasrid backup, restore, check

cli-backup = de database van een server kopiëren, terwijl die draait
cli-backup-about = Kopieer de database naar een bestand, of de server nu draait of niet. PostgreSQL wordt gekopieerd met pg_dump.
cli-backup-file = bestand voor de kopie (een bestaand wordt vervangen), of een map, waarin het naar datum en tijd heet
cli-backup-keep = alleen de nieuwste N back-ups in de map bewaren
cli-backup-no-folder = --keep verwacht een map voor de back-ups, maar { $file } is geen map
cli-backup-done = De back-up is { $file }. Er staan geheimen van lopende potjes in: houd hem voor jezelf.
cli-restore = zo’n kopie weer terugzetten
cli-restore-about = Zet een back-up op de plaats van de database. Stop eerst de server; wat er was, blijft bewaard.
cli-restore-file = een kopie van nasrid backup
cli-restore-done = { $file } is nu de database.
cli-restore-before = Wat er was, is { $file }.
cli-check = elke tafel en elk toernooi van een database lezen
cli-check-about = Lees elke tafel en elk toernooi van een database. Beschadigde worden genoemd en gaan in quarantaine: niemand kan ze openen tot ze weer leesbaar zijn. Bij PostgreSQL mogen de servers intussen draaien. Stop bij SQLite de server, of controleer een back-up.
cli-check-good = Elke tafel en elk toernooi is leesbaar.
cli-check-damaged = Beschadigde tafels: { $count }. Ze zijn in quarantaine, alle andere gaan door. Zet een back-up van voor de schade terug om ze terug te krijgen; alle nieuwere zetten gaan dan verloren.
cli-check-damaged-tournaments = Beschadigde toernooien: { $count }. Ze zijn in quarantaine, alle andere gaan door. Zet een back-up van voor de schade terug om ze terug te krijgen; alles wat nieuwer is, gaat dan verloren.
cli-check-unreadable = De database zelf is beschadigd, in: { $parts }. Controleer de schijf. Stop dan de server en zet de nieuwste back-up terug die nasrid check doorstaat.

## nasrid admin

cli-admin = zien wat er wordt gemeld, en er iets aan doen
cli-admin-about = Zie wat er wordt gemeld, en doe er iets aan, terwijl de server draait. Alles wat je doet wordt opgeschreven. Uitsluitingen gelden na enkele seconden.
cli-admin-example-reports = wat nog niemand heeft afgehandeld
cli-admin-example-ban-player = een account, met de id uit de melding
cli-admin-example-unlist = een tafel uit de lijst laten
cli-admin-example-reset-name = er moet een andere naam komen
cli-admin-example-resolve = de melding is klaar
cli-admin-example-grant-admin = mag de pagina /admin gebruiken, met de inlognaam
cli-admin-example-log = alles wat er is gedaan
cli-admin-reports = wat er is gemeld
cli-admin-log = wat er is gedaan
cli-admin-ban-player = een account buitensluiten
cli-admin-unban-player = het weer toelaten
cli-admin-ban-address = een adres of netwerk buitensluiten
cli-admin-unban-address = een adres of netwerk weer toelaten
cli-admin-unlist = een tafel uit de lijst laten
cli-admin-relist = hem er weer in zetten
cli-admin-remove = een tafel of een toernooi voorgoed verwijderen, ook tijdens het spel
cli-admin-reset-name = een naam afnemen, ook aan tafel, zodat er een andere komt
cli-admin-reset-title = de naam van een toernooi afnemen
cli-admin-resolve = een melding afhandelen
cli-admin-grant-admin = een account de beheerpagina laten gebruiken, met zijn inlognaam
cli-admin-revoke-admin = dat niet meer toestaan
cli-admin-target = de id van een speler, tafel, toernooi of melding, een adres of een inlognaam
cli-admin-reason = voor het logboek, en voor wie wordt buitengesloten
cli-admin-report = { $when }  melding { $id }  { $place ->
    [tournament] toernooi { $table } ({ $title }), geopend door { $opener }
   *[table] tafel { $table }
}  { $about ->
    [player] speler { $player } ({ $name })
    [tournament] het toernooi
   *[table] de tafel
}: { $reason }

## nasrid arena

cli-arena = bots tegen elkaar laten spelen
cli-arena-about =
    Laat bots een match tegen elkaar spelen en vergelijk ze. Elke deling wordt één keer gespeeld in elke rotatie van de stoelen, op alle kernen. Ctrl-C beëindigt de match eerder en houdt wat er gespeeld is.

    Een bot is een korte code, als je wilt met bedenktijd per zet: greedy, planner:200ms. Je eigen bot is package.module:Class, in de huidige map of geïnstalleerd; docs/bots.md laat zien hoe je er een schrijft.

cli-arena-example = twee bots aan een tafel voor twee
cli-arena-example-planner = één planner tegen drie greedy’s
cli-arena-example-own = tegen je eigen bot
cli-arena-example-saved = met een bestand voor programma’s en een plaatje
cli-arena-bots = de bots, stoel voor stoel; de laatste vult de overige stoelen
cli-arena-bot = nog een bot, zoals my_bots:Builder; mag vaker
cli-arena-players = hoeveel stoelen; anders één per bot, minstens 2
cli-arena-games = hoeveel potjes, naar boven afgerond op hele delingen; anders { $default }
cli-arena-json = de uitslag voor programma’s bewaren
cli-arena-records = elk potje daar bewaren, voor nasrid replay
cli-arena-plot = winst en punten tekenen: een bestand .png, .svg of .pdf
cli-arena-nobody = wie gaat er spelen? Noem minstens één bot, bijvoorbeeld: nasrid arena greedy random
cli-arena-too-many = { $bots } bots zijn te veel voor { $seats } stoelen
cli-arena-no-plot = { $file } kan niet worden getekend; de naam van een plaatje eindigt op { $endings }
cli-arena-none = Geen enkel potje kwam af.
cli-arena-saved = Opgeslagen: { $file }
cli-arena-failed-game = Het afgebroken potje terugkijken: nasrid replay { $file }
cli-arena-first = de eerste potjes lopen
cli-arena-title = { $game }, met { $players }, { $games } potjes
cli-arena-match = { $game }, met { $players }: { $games } potjes, { $deals ->
    [one] { $deals } deling
   *[other] { $deals } delingen
} in { $players } rotaties van de stoelen.
cli-arena-rounded = { $asked } potjes zouden een deling onvolledig laten.
cli-arena-seed = Seed { $seed }: met --seed { $seed } wordt weer hetzelfde gedeeld.
cli-arena-column-bot = Bot
cli-arena-column-games = Potjes
cli-arena-column-wins = Winst
cli-arena-column-score = Punten
cli-arena-column-time = Tijd
cli-arena-fair = Eerlijk deel van de winst: { $share }. Een gedeelde overwinning telt voor ieder half.
cli-arena-scores = Punten zijn gemiddelden: na de eerste waardering (1.), de tweede (2.) en alle. De tijd is per zet.
cli-arena-late = { $bot }: { $moves ->
    [one] { $moves } zet duurde
   *[other] { $moves } zetten duurden
} langer dan { $times } keer de bedenktijd, de traagste { $slowest }.
cli-arena-stopped = Maar { $played } van { $games } potjes zijn gespeeld: rotaties kunnen onvolledig zijn.

## nasrid tournament

cli-tournament = een toernooi tussen bots spelen
cli-tournament-about = Een toernooi tussen bots, met de indeling en de ranglijst van de server. Bots geef je op zoals bij nasrid arena. docs/tournaments.md beschrijft de speelvormen, de beslissing bij gelijke stand en duplicate.
cli-tournament-example = met acht, vijf Zwitserse rondes
cli-tournament-example-robin = met zeven, allen tegen allen
cli-tournament-example-duplicate = dezelfde deling aan elke tafel van een ronde, en een finale
cli-tournament-bots = de bots
cli-tournament-players = hoeveel deelnemers; de bots herhalen zich op volgorde; anders elk één keer
cli-tournament-seats = stoelen aan een volle tafel; anders { $default }
cli-tournament-format = swiss: deelnemers met een vergelijkbare stand treffen elkaar; round-robin: allen tegen allen, in een kleine groep; anders swiss
cli-tournament-rounds = hoeveel Zwitserse rondes; anders { $default }
cli-tournament-uneven = als niet alle tafels vol zijn: kleinere tafels (smaller) of om de beurt rusten (rest); bij duplicate altijd rusten; anders smaller
cli-tournament-duplicate = aan alle tafels van een ronde dezelfde deling spelen en de stoelen vergelijken
cli-tournament-final = de besten na de laatste ronde aan één tafel zetten
cli-tournament-seed = de indeling en de delingen van dit getal herhalen
cli-tournament-json = de rondes en de ranglijst als JSON opslaan
cli-tournament-csv = de ranglijst als CSV opslaan
cli-tournament-few = een toernooi heeft minstens twee deelnemers; noem meer bots of gebruik --players
cli-tournament-many = een toernooi heeft hoogstens { $most } deelnemers; kies een kleinere --players
cli-tournament-more-bots = { $bots } bots zijn te veel voor { $players } deelnemers; kies een grotere --players
cli-tournament-large-group = allen tegen allen gaat met hoogstens { $most } deelnemers; gebruik --format swiss
cli-tournament-group-rounds = bij allen tegen allen bepaalt het aantal deelnemers de rondes; laat --rounds weg
cli-tournament-duplicate-few = duplicate met { $seats } per tafel vraagt minstens { $players } deelnemers; voeg er toe of kies een kleinere --seats
cli-tournament-title = { $game }: { $players } deelnemers, { $rounds } rondes, { $seats } stoelen per tafel.
cli-tournament-round = Ronde { $number }
cli-tournament-final-round = Finale
cli-tournament-rests = Rust: { $players }
cli-tournament-column-player = Bot
cli-tournament-column-rank = Plaats
cli-tournament-column-games = Potjes
cli-tournament-column-final = Finale
cli-tournament-column-duplicate = Verschil
cli-tournament-column-points = Punten
cli-tournament-column-opponents = Tegenstanders
cli-tournament-column-score = Score
cli-tournament-points = Punten: gemiddeld deel van de verslagen tegenstanders; rust telt niet. Bij gelijke stand: de punten van de tegenstanders, dan de score (1 is het gemiddelde van de tafel).
cli-tournament-duplicate-points = Verschil, dat eerst beslist: gemiddelde score boven dezelfde stoel aan de andere tafels.
cli-tournament-stopped = Tafels die niet zijn uitgespeeld, tellen niet.

## nasrid evaluate

cli-evaluate = een bot meten volgens een vast protocol
cli-evaluate-about = Meet hoe sterk een bot is volgens een vast protocol: dezelfde tafels, rivalen, delingen en stoelen voor iedereen, zodat uitslagen te vergelijken zijn. docs/evaluation.md beschrijft het. Een bot schrijf je zoals bij nasrid arena, een netwerk als policy:FILE.
cli-evaluate-example = 400 potjes tegen elk van vier rivalen
cli-evaluate-example-policy = een getraind netwerk, met een uitslag om te publiceren
cli-evaluate-bot = de bot
cli-evaluate-tasks = welke tafels, of all; mini als je niets zegt
cli-evaluate-name = hoe de bot in de uitslag heet; anders zijn code
cli-evaluate-games = minder potjes, voor een snelle blik; de uitslag zegt het
cli-evaluate-json = de uitslag bewaren
cli-evaluate-no-task = er is geen taak { $task }; er zijn { $tasks }, of all
cli-evaluate-no-tasks = noem minstens één taak: { $tasks }, of all
cli-evaluate-repeated-task = de taak { $task } is twee keer genoemd
cli-evaluate-not-played = niet gespeeld: { $reason }
cli-evaluate-stopped = Gestopt: { $played } van { $matches } matches zijn gespeeld, dus de uitslag is onvolledig.
cli-evaluate-won = { $won } van { $games } gewonnen ({ $low } tot { $high }), { $ahead } punten
cli-evaluate-example-verify = een steekproef van de potjes van een uitslag herhalen
cli-evaluate-records = de verslagen van alle potjes opslaan (JSON-regels, gzip), of ze lezen met --verify
cli-evaluate-commit = de SHA-256 van een inzending tonen, om die te publiceren voordat de openbare waarde bekend is
cli-evaluate-public = de delingen afleiden uit deze openbare waarde, die niemand kende toen de hash werd gepubliceerd
cli-evaluate-submission = de inzending waarvan de hash is gepubliceerd (standaard: het bestand van policy:FILE)
cli-evaluate-verify = een steekproef van de potjes van deze uitslag herhalen en verschillen melden
cli-evaluate-sample = te herhalen potjes per match (standaard: { $n })
cli-evaluate-no-bot = noem een bot, of gebruik --commit of --verify
cli-evaluate-no-submission = --public vereist --submission BESTAND: het bestand waarvan de hash is gepubliceerd
cli-evaluate-unreadable = { $file } kan niet worden gelezen: { $reason }
cli-evaluate-bot-absent = { $problem }; --verify speelt met de bot, dus voer de opdracht uit in de map van de bot
cli-evaluate-differs = verschil: { $difference }
cli-evaluate-verified = De uitslag klopt: alles wat is gecontroleerd, is gelijk.

## nasrid dataset

cli-dataset = een dataset van botpotjes maken
cli-dataset-about = Speel potjes tussen gelijke bots en bewaar ze als dataset voor machinaal leren: elk potje met een eigen deling, per deling verdeeld over training, validatie en test, met een overzicht van controlegetallen en statistieken. Na een onderbreking gaat dezelfde opdracht verder. docs/datasets.md beschrijft het formaat.
cli-dataset-example = alle spellen met twee tot zes spelers, door twee sterke bots
cli-dataset-example-short = korte potjes voor een eerste proef
cli-dataset-example-verify = controlegetallen vergelijken en elk potje naspelen
cli-dataset-folder = map van de dataset
cli-dataset-bots = bots; elk speelt eigen tafels, op alle stoelen
cli-dataset-games = spellen
cli-dataset-players = aantallen spelers
cli-dataset-deals = potjes per bot, spel en aantal spelers
cli-dataset-tiles = korte potjes: hoogstens zoveel tegels in elke zak na de opbouw
cli-dataset-seed = getal waaruit alle delingen volgen (anders 1)
cli-dataset-verify = in plaats daarvan de dataset in de map controleren
cli-dataset-start = { $games } potjes in { $folder }, waarvan klaar: { $played }.
cli-dataset-stopped = { $played } van { $games } potjes zijn klaar. Dezelfde opdracht gaat verder.
cli-dataset-verified = { $folder } is ongeschonden, potjes: { $games }.
cli-dataset-complete = { $folder } bevat een volledige dataset; kies een andere map
cli-dataset-not-empty = { $folder } bevat andere bestanden; kies een lege of nieuwe map
cli-dataset-other = { $folder } bevat een onvoltooide dataset met andere gegevens; herhaal die opdracht of kies een andere map
cli-dataset-software = { $folder } bevat een onvoltooide dataset van { $theirs }, maar dit is { $ours }; ga verder met dezelfde software of kies een andere map
cli-dataset-none = { $folder } bevat geen volledige dataset
cli-dataset-damaged = { $file } is beschadigd: { $reason }
cli-dataset-seed-large = de seed van een dataset is hoogstens { $most }
cli-dataset-too-many = een dataset heeft minder dan { $most } potjes
cli-dataset-list = { $flag } neemt een lijst uit { $allowed }, niet { $typed }

## nasrid train

cli-train = de netwerken van de lerende bots trainen
cli-train-about =
    Train een netwerk dat stellingen beoordeelt, voor de bots scholar en planner. In elke ronde spelen bots potjes, worden sommige zetten verder gespeeld om te zien wat ze waard zijn, en leert het netwerk daarvan.

    Het netwerk staat in een map. Is er al een, dan wordt het verder getraind: een onderbroken training gaat verder als je dezelfde opdracht nog eens typt. De rest staat in docs/learning.md.

cli-train-example = een netwerk voor Alhambra met z’n tweeën
cli-train-example-many = een voor Granada met drie tot zes
cli-train-example-match = een match ermee
cli-train-net = een spel en met hoeveel: alhambra-2, granada-many, combined-2, …
cli-train-folder = waar het netwerk is, of komt
cli-train-iterations = hoeveel rondes in totaal, met wat al klaar is; anders { $default }
cli-train-steps = stappen per ronde; anders { $default }. Een gestopte training gaat verder na de laatste voltooide stap
cli-train-games = in elke stap; anders { $default }
cli-train-minutes = stoppen voordat er zoveel minuten om zijn
cli-train-promotion-games = potjes van elk nieuw netwerk tegen het vorige, waarvan het de plaats inneemt als het meer dan zijn deel wint; anders { $default }, 0 voor geen
cli-train-seed = hetzelfde getal geeft weer hetzelfde netwerk
cli-train-no-net = er is geen netwerk { $net }; er zijn { $nets }
cli-train-foreign = { $file } is geen netwerk dat verder te trainen is
cli-train-damaged = { $file } is niet leesbaar; verwijder het bestand om de ronde opnieuw te beginnen
cli-train-other-settings = { $file } hoort bij een training met andere instellingen; gebruik die instellingen, of verwijder het bestand om de ronde opnieuw te beginnen
cli-train-stopped = { $net }: gestopt na { $done } rondes; dezelfde opdracht gaat daar verder
cli-train-done = { $net }: alle { $iterations } rondes zijn klaar: { $file }
cli-train-step = { $net } { $number }, stap { $step } van { $steps }: { $rows } stellingen uit { $games } potjes in { $played } s, getraind in { $trained } s; binnen een beslissing zit het er { $error } punten naast, zonder netwerk { $without }
cli-train-match = { $net } { $number }: { $played } van { $games } potjes tegen het vorige netwerk gespeeld
cli-train-promoted = { $net }: het nieuwe netwerk wint { $won } ({ $low } tot { $high }) van { $games } potjes tegen het vorige, en zijn deel is { $share }: het neemt de plaats in
cli-train-kept = { $net }: het nieuwe netwerk wint { $won } ({ $low } tot { $high }) van { $games } potjes tegen het vorige, en zijn deel is { $share }: het vorige blijft

## Errors of the operating system

system-missing = dat bestand of die map is er niet
system-forbidden = dat mag niet
system-folder = dat is een map
system-no-folder = een deel van het pad is geen map
system-exists = het bestaat al
system-full = de schijf is vol
system-read-only = het is alleen te lezen
system-in-use = al in gebruik
system-no-address = deze computer heeft dat adres niet

## Invalid bot codes

bot-unknown = er is geen bot { $bot }; er zijn { $bots }, policy:FILE voor een getraind netwerk, en die van jezelf als package.module:Class
bot-least = { $bot } heeft minstens { $least } ms voor een zet nodig
bot-time-range = { $time } is geen tijd voor een zet; die is meer dan 0 en hoogstens een uur, zoals 200ms of 1s
bot-time = { $time } is geen tijd voor een zet; schrijf die als 200ms of 1s
bot-no-folder = er is geen map { $folder } met netwerken voor { $bot }
bot-no-class = { $module } heeft geen klasse { $class }
bot-unimportable = { $bot } kan niet worden geïmporteerd: { $reason }
bot-no-bot = { $bot } is geen klasse die van nasrid.bots.Bot is afgeleid
bot-no-policy = policy:{ $file }: { $reason }

## Databases

store-no-database = er is geen database { $file }
store-no-backup = er is geen back-up { $file }
store-not-backed-up = er is geen back-up gemaakt: { $reason }
store-no-client = { $program } ontbreekt: installeer de client van PostgreSQL (Debian: postgresql-client), minstens zo nieuw als de databaseserver
store-backup-undeleted = de back-up is gemaakt, maar een oude kon niet worden verwijderd: { $reason }; controleer de rechten van de map
store-not-restored = er is niets teruggezet: { $reason }
store-damaged = { $file } is beschadigd: { $reason }
store-foreign = { $file } is geen database van nasrid
store-newer = de database heeft schema { $present }, deze nasrid kent { $known }; gebruik een nieuwere nasrid
store-older = de database { $file } is van een oudere versie; start de server één keer
store-before-release = deze database is gemaakt door een versie van Nasrid vóór 0.1.0, die deze versie niet kan lezen; gebruik de versie die hem schreef, of een nieuwe database
store-unopened = de database { $file } kan niet worden geopend: { $reason }
store-unopened-full = de database { $file } kan niet worden geopend: { $reason }; is de schijf vol?
store-damaged-database = de database is beschadigd: { $reason }; stop de server en zet een back-up terug met nasrid restore
store-failed = de database is niet te gebruiken: { $reason }; controleer de schijfruimte en de rechten
store-used = een andere server van nasrid gebruikt { $file }; stop die, of geef deze een andere map met --data
store-shared = een ander proces gebruikt deze database, en een van de twee heeft geen --bus; start ze allemaal met dezelfde --bus nats://…, of stop het andere
store-postgres = PostgreSQL is niet te gebruiken: { $reason }; controleer het adres na --database
store-postgres-login = PostgreSQL weigert de gebruiker of het wachtwoord: { $reason }; controleer de gebruiker in --database en het wachtwoord in PGPASSWORD
store-no-report = er is geen open melding { $report }; `nasrid admin reports` somt ze op
store-no-table = er is geen tafel { $table }
store-no-tournament = er is geen toernooi { $tournament }
store-damaged-tournament = toernooi { $tournament } is beschadigd en bevat misschien nog zijn naam; voer nasrid check uit en zet een back-up terug, neem daarna de naam opnieuw af, of verwijder het toernooi
store-no-player = er is niemand met de id { $player }; meldingen noemen die
store-no-address = { $typed } is geen adres of netwerk dat je kunt buitensluiten; schrijf bijvoorbeeld 192.0.2.7 of 192.0.2.0/24; de grootste netwerken zijn /8, of /16 bij IPv6
store-not-banned = { $target } is niet buitengesloten; `nasrid admin log` toont de uitsluitingen
store-no-login = niemand heeft de inlognaam { $login }; die kies je op de pagina, onder instellingen

## Errors at the start of a server

serve-proxies = --proxies zijn adressen of netwerken met komma’s ertussen: { $reason }
serve-no-database = een database is postgresql://… of sqlite:FILE, niet { $typed }
serve-no-bus = een bus is nats://…, niet { $typed }
serve-bus-unreachable = de bus is niet te bereiken ({ $reason }); draait NATS op het adres na --bus?
serve-bus-login = NATS weigert de gebruiker of het wachtwoord; zet ze in de omgevingsvariabelen NATS_USER en NATS_PASSWORD
serve-no-answer = geen antwoord
serve-port = poort { $port } van { $host } is niet te gebruiken: { $reason }
serve-port-taken = poort { $port } van { $host } is niet te gebruiken: { $reason }; kies een andere met --port

### The help and the answers of the command line. Words in capitals are placeholders.

cli-about = Az Alhambra és a Granada társasjáték: játssz, nézd vissza, nyiss asztalt másoknak.
cli-commands = parancsok
cli-examples = példák:
cli-version = { $version } ({ $compiled ->
    [yes] fordított
   *[no] értelmezett
})
cli-language = a nyelv: { $languages }; különben a NASRID_LANGUAGE vagy a rendszer nyelve
cli-no-language = nincs ilyen nyelv: { $language }; ezek vannak: { $languages }
cli-try = { $problem }. Próbáld: { $command }
cli-goodbye = Viszlát!
# An error message of another part of the program, in English
cli-failed = ez nem sikerült: { $reason }

## Messages of argparse

argparse-usage = használat:
argparse-positional = megadandó
argparse-options = kapcsolók
argparse-help = ezt a súgót mutatja, és kilép
argparse-version = a verziót mutatja, és kilép
argparse-argument = { $argument }: { $problem }
argparse-required = ez hiányzik: { $arguments }
argparse-unrecognized = ez ismeretlen: { $arguments }
argparse-conflict = nem fér össze ezzel: { $argument }
argparse-one = egy érték kell hozzá
argparse-at-least-one = legalább egy érték kell hozzá
argparse-at-most-one = legfeljebb egy érték adható meg hozzá
argparse-choice = { $value } nem választható (ezek közül: { $choices })
argparse-value = { $value } nem ilyen érték: { $type }
argparse-ignored = nincs értéke, de ezt kapta: { $value }

## Values

cli-number = { $typed } nem pozitív egész szám
cli-positive-number = { $typed } nem pozitív szám, például 9 vagy 8.5
cli-seed = a mag egész szám, 0 vagy több
cli-seed-large = a mag kisebb, mint 2 a 256. hatványon
cli-data = az SQLite-fájl mappája; különben az adatmappád
cli-no-folder = ez egy fájl: { $typed }; a --data után a nasrid.sqlite mappáját add meg
cli-database = postgresql://USER@HOST/NAME vagy sqlite:FILE mappa helyett; a jelszót a PGPASSWORD adja meg
cli-processes = ennyi játszma egyszerre; különben processzormagonként egy
cli-seed-again = ugyanaz a szám ugyanúgy oszt
cli-executor = ennek a gépnek a processzormagjain (ez a szokásos), vagy egy Ray-fürtön: amit a RAY_ADDRESS megad, vagy egy helyin

## Tables

cli-game = melyik játék; ha nem mondod, alhambra
cli-modules = az első kiegészítő részei: { $modules }, vagy all
cli-module-not = { $module } nem játszható, ha csak ez a játék van: { $game }
cli-no-module = nincs ilyen modul: { $module }; ezek vannak: { $modules }
cli-table = az asztal döntései
cli-table-about = amit a játékszabályok az asztalra bíznak
cli-usually = { $help } (szokásosan { $default })
cli-age-ranks = --age-ranks: helyenként egy egész szám kell, összesen { $seats }
cli-option-granada_scoring = a granadai épületek pontjai; a simple az első játszmákhoz és gyerekeknek való
cli-option-start_tiebreak = ki kezd egyenlőségnél; --age-ranks nélkül a sors dönt
cli-option-exchange_take = a pénzváltó kártya egyedül vehető fel, vagy pénzzel együtt, 0 értékű kártyaként
cli-option-combo_dirk = a kettős játékban, ketten: Géza mindkét zsákból húz, vagy mindkettőből egy részt
cli-option-exchange_exact_only = pénzváltó kártyával csak pontosan lehet fizetni
cli-option-force_missed_scorings = a játszma vége előtt sorra kerülnek azok az értékelések, amelyek kártyája sosem jött elő
cli-option-ask_everyone = mindenki kap kérdést a vezírről és a bónuszkártyákról, az is, aki csak passzolhat
cli-option-confirm_turns = a kör utolsó lapkája után meg kell erősíteni a kört
cli-option-age_ranks = helyenként egy szám, a legfiatalabbé a legkisebb: 2,1,3
cli-option-granada_tiles = saját Granada-lapkáid CSV-listája
cli-option-worker_huts = saját munkáskunyhóid CSV-listája
cli-numbers = { $flag }: egész számok kellenek, például 2,1,3, nem ez: { $typed }
cli-unused-list = Nincs rá szükség: { $file }; ebben a játszmában nincs benne a lista modulja (--modules { $module }).
cli-unused-granada = Nincs rá szükség: { $file }; ebben a játszmában nincsenek Granada-lapkák.

## nasrid play

cli-play = játszma a gép ellen
cli-play-about = Egy játszma a gép ellen. Kapcsolók nélkül: Alhambra hármasban.
cli-play-example = Alhambra, te és két ellenfél
cli-play-example-granada = Granada három ellenféllel
cli-play-example-modules = Alhambra a kiegészítő két részével
cli-play-example-level = kezdők ellen
cli-play-example-save = és később: { $command }
cli-play-players = hányan játszotok, veled együtt; különben { $default }
cli-play-seat = a helyed az asztalnál; különben 1
cli-play-level = milyen jól játszanak az ellenfelek: { $levels }, vagy { $policy } egy betanított hálóhoz; ha nem mondod, { $default }, a legjobb a vizier
cli-play-seed = ugyanaz a szám ugyanazt a játszmát adja
cli-play-save = ide menti a végén a lejegyzést
cli-no-level = { $typed } nincs ezek között: { $levels }
cli-no-seat = nincs ilyen hely: { $seat }; a helyek 1 és { $last } között vannak

## nasrid replay

cli-replay = mentett játszma visszajátszása
cli-replay-about = Elmesél egy mentett játszmát, pontlapokkal és eredménnyel.
cli-replay-file = egy lejegyzés, amelyet a play vagy az arena mentett
cli-replay-sheets = csak a pontlapok és az eredmény
cli-replay-log = csak az akciók, soronként egy, jelöléssel, és az eredmény
cli-replay-verify = csak az osztást bizonyítja: a mag az, amelynek SHA-256 értékét az elején közzétették
cli-replay-json = ugyanez programoknak

## nasrid review

cli-review = befejezett játszma elemzése: hibák, szerencse és tudás
cli-review-about = Egy befejezett játszma minden döntését összeveti a legjobbal, és az eredményt szerencsére és tudásra bontja. A számokat a docs/reviews.md magyarázza el.
cli-review-example = minden játékos hibái és szerencséje
cli-review-example-plot = hatodannyi idő alatt, a nyerési esélyek ábrájával
cli-review-effort = szimulált játszmák döntésenként: quick, standard (alapértelmezés) vagy deep
cli-review-json = az elemzés mentése JSON-ként is
cli-review-plot = a nyerési esélyek rajza .png, .svg vagy .pdf fájlba

## nasrid daily

cli-daily = a nap játszmájának lejátszása
cli-daily-about = Játszd le a nap játszmáját: mindenkinek ugyanazok a lapok, lapkák és ellenfelek. A nap az UTC szerinti. A docs/daily.md leírja, hogyan jön létre a játszma.
cli-daily-example = a mai játszma
cli-daily-example-show = egy korábbi vagy későbbi játszma
cli-daily-date = az e napi játszma (alapérték: ma, UTC szerint)
cli-daily-show = csak mutassa meg a játszmát
cli-no-date = { $typed } nem dátum; így írd: { $example }
cli-daily-deal = A nap játszmája, { $day } (UTC)
cli-daily-game = Játék: { $game }
cli-daily-bots = Ellenfelek: { $bots }
cli-daily-seed = Mag: { $seed }

## nasrid puzzles

cli-puzzles = feladványok megoldása vagy új feladványok keresése
cli-puzzles-about = Feladványok megoldása, vagyis olyan állásoké, amelyekben egy lépés egyértelműen a legjobb, vagy új feladványok keresése botok játszmáiban. A keresés módját a docs/puzzles.md magyarázza el.
cli-puzzles-example-list = egy játék feladványai
cli-puzzles-example-show = egy állás és a szabályos lépések
cli-puzzles-example-answer = ez a legjobb lépés?
cli-puzzles-list = a feladványok listája, a legkönnyebbtől a legnehezebbig
cli-puzzles-show = egy feladvány bemutatása
cli-puzzles-answer = válasz egy feladványra
cli-puzzles-mine = feladványok keresése botok új játszmáiban; megszakítás után ugyanaz a parancs folytatja
cli-puzzles-pack = a megtalált feladványok kiírása egyetlen fájlba
cli-puzzles-id = a feladvány azonosítója a listából
cli-puzzles-move = a lépés leírása idézőjelben, vagy a sorszáma; a lépések listája: { $command }
cli-puzzles-game = csak ennek a játéknak a feladványai
cli-puzzles-theme = csak az ilyen témájú feladványok; a témákat a docs/puzzles.md sorolja fel
cli-puzzles-themes = a témák is látszanak; ezek segítséget adnak
cli-puzzles-folder = a játszmák és feladványaik mappája
cli-puzzles-file = új fájl a feladványoknak
cli-puzzles-seed = szám, amelyből a játszmák és a keresések következnek
cli-puzzles-games = a játszmák száma
cli-puzzles-wanted = csak ilyen témájú feladványokat keres; többször is megadható
cli-puzzles-line = { $puzzle }  { $game }, { $players } játékos, nehézség: { $difficulty }
cli-puzzles-moves = Szabályos lépések
# $command ends in MOVE
cli-puzzles-next = Így válaszolhatsz: { $command }. A MOVE helyére a lista egyik lépését írd idézőjelben, vagy a sorszámát.
cli-puzzles-loss = A lépésed { $loss } nyerési esélyt veszít, a hibahatár { $error }.
cli-puzzles-rival = A legjobb másik lépés { $loss } nyerési esélyt veszít, a hibahatár { $error }.
cli-puzzles-solution = Megoldás: { $move }
cli-puzzles-progress = { $games } játszmából kész: { $done } · talált állások: { $positions } · ellenőrizve: { $verified } · feladványok: { $puzzles }
cli-puzzles-no-match = Nincs ilyen feladvány.
cli-puzzles-no-theme = nincs { $theme } téma; ezek vannak: { $themes }
cli-puzzles-unknown = nincs { $puzzle } feladvány; az összes azonosító: { $command }
cli-puzzles-illegal = { $move }: ez nem megy: { $reason } [{ $rule }]
cli-puzzles-no-move = { $typed }: ez se nem lépés, se nem sorszám; a lépések listája: { $command }
cli-puzzles-no-games = ebben a mappában nincsenek feladványos játszmák: { $folder }; így kezdd: { $command }
cli-puzzles-too-many = egy futtatásban legfeljebb { $most } játszma lehet; továbbiakhoz válassz másik magot

## nasrid serve

cli-serve = asztalok böngészőknek és programoknak
cli-serve-about = Asztalokat kínál böngészőknek és programoknak, Ctrl-C-ig. Kapcsolók nélkül: csak ennek a gépnek, mindent egy fájlban tartva az adatmappádban. Bármikor leállíthatod; a játszmák onnan mennek tovább, ahol tartottak.
cli-serve-example = magadnak, ezen a gépen
cli-serve-example-network = mindenkinek a hálózatodon
cli-serve-example-server = szerveren; a docs/hosting.md megmutatja, hogyan kerül elé HTTPS
cli-serve-example-limit = több asztal nyitható
cli-serve-example-cluster = egy a több folyamat közül, ugyanazokkal az asztalokkal
cli-serve-host = a cím, ahol figyel; különben 127.0.0.1, csak ez a gép
cli-serve-port = különben { $default }, vagy bármelyik szabad, ha az foglalt és itt nyílik böngésző; a 0 egy szabadot vesz
cli-serve-database = postgresql://USER@HOST/NAME SQLite-fájl helyett; a jelszót a PGPASSWORD adja meg
cli-serve-bus = nats://HOST:4222, ha több folyamat szolgálja ki ugyanazt az adatbázist; a NATS_USER és a NATS_PASSWORD környezeti változó
cli-serve-no-browser = ne nyisson böngészőt
cli-serve-play = a böngésző botos asztalnál nyíljon, ne a kezdőlapon
cli-serve-url = a mindenki által használt cím, ha fordított proxy áll előtte: https://…
cli-serve-proxies = azoknak a fordított proxyknak a címei, amelyek megmondhatják, ki a kliens; különben 127.0.0.1
cli-serve-drain = ennyi másodpercig ad a /ready 503-at a leállás előtt, hogy a proxyk másik folyamatot válasszanak; különben --bus mellett { $default }, anélkül 0
cli-serve-allow-private-push = push-szolgáltatás lehet e szerver hálózatában vagy a 443-astól eltérő porton is; próbákhoz és saját szolgáltatáshoz
cli-serve-limit = mennyit használhat egy ember vagy cím; a docs/operations.md felsorolja; többször is megadható
cli-serve-policy = betanított hálózat játszhat ezen a néven az asztaloknál; többször is megadható
cli-serve-log-level = mennyit naplózzon, JSON-sorokban a hibakimeneten; különben warning
cli-no-port = { $typed } nem port; a portok 0 és 65535 között vannak
cli-serve-windows = a szerver Linuxon és macOS-en fut; Windowson WSL-ben vagy konténerben indítsd
cli-serve-bus-alone = a --bus több folyamathoz kell, azokhoz pedig egy PostgreSQL: add meg a --database értékét is
cli-serve-no-limit = nincs ilyen korlát: { $limit }; hasonló nevek: { $limits }; a docs/operations.md mindet felsorolja
cli-serve-bad-limit = a korlát alakja NAME=NUMBER, a szám 1 és 999999999 közötti, nem { $typed }
cli-serve-bad-policy = { $typed } nem nevez meg hálózatot; így írd: mini=mini.npz, a név kisbetűkből, számjegyekből és kötőjelekből áll
cli-serve-no-url = ez nem cím a --url után: { $typed }; a protokollt, a gépnevet és a portot írd, útvonal nélkül, például https://nasrid.example.org
# $where is a folder, or “postgresql”
cli-serve-here = A Nasrid címe: { $address } (adatok: { $where }). Ctrl-C állítja le.
cli-serve-near = A hálózatodon mások itt érik el: { $address }
cli-serve-interpreted = A Nasrid nincs lefordítva, ezért a botok többször lassabbak. A fordítást a docs/compiling.md írja le.
cli-serve-not-built = Csak programok játszhatnak: a böngésző oldalai nem készültek el. Futtasd: make setup vagy pip install . a forrásmappában.

## nasrid site

cli-site = a böngészős kliens kiírása szervert nem igénylő fájlokba
cli-site-about = Fájlokba írja a böngészős klienst, amelyhez nem kell szerver, bármilyen webtárhelyre. Ott botok ellen vagy egy eszközön közösen lehet játszani, tanulni és játszmákat visszanézni.
cli-site-folder = ide kerülnek a fájlok: új mappa vagy egy korábbi oldal
cli-site-full = nem üres, és nincs benne korábbi oldal: { $folder }; adj meg másik mappát
cli-site-failed = nem írható: { $folder } ({ $reason })
cli-site-done = Itt van a teljes oldal: { $folder }. A fájljai bármilyen webtárhelyre, bármilyen útvonalra feltehetők.

## nasrid backup, restore, check

cli-backup = egy szerver adatbázisának másolása, futás közben
cli-backup-about = Fájlba másolja az adatbázist, akár fut a szerver, akár nem. A PostgreSQL-t a pg_dump programmal menti.
cli-backup-file = a másolat fájlja (ha már van, lecseréli), vagy egy mappa, ahol a fájl neve a dátum és az időpont
cli-backup-keep = csak az N legújabb mentés megtartása a mappában
cli-backup-no-folder = a --keep kapcsolóhoz mappa kell a mentéseknek, de ez nem az: { $file }
cli-backup-done = A mentés: { $file }. Futó játszmák titkai vannak benne: tartsd meg magadnak.
cli-restore = egy ilyen másolat visszatétele
cli-restore-about = Mentést tesz az adatbázis helyére. Előbb állítsd le a szervert; ami ott volt, megmarad.
cli-restore-file = a nasrid backup egy másolata
cli-restore-done = Ez most az adatbázis: { $file }.
cli-restore-before = Ami előtte ott volt: { $file }.
cli-check = egy adatbázis minden asztalának és versenyének elolvasása
cli-check-about = Elolvassa egy adatbázis minden asztalát és versenyét. A sérülteket megnevezi és karanténba teszi: senki sem nyithatja meg őket, amíg nem olvashatók. PostgreSQL esetén közben futhatnak a szerverek. SQLite esetén állítsd le a szervert, vagy egy mentést ellenőrizz.
cli-check-good = Minden asztal és verseny olvasható.
cli-check-damaged = Sérült asztalok: { $count }. Karanténban vannak, a többi folytatódik. Ha vissza szeretnéd kapni őket, állíts vissza egy sérülés előtti mentést; ekkor minden újabb lépés elvész.
cli-check-damaged-tournaments = Sérült versenyek: { $count }. Karanténban vannak, a többi folytatódik. Ha vissza szeretnéd kapni őket, állíts vissza egy sérülés előtti mentést; ekkor minden újabb elvész.
cli-check-unreadable = Maga az adatbázis sérült, itt: { $parts }. Ellenőrizd a lemezt. Azután állítsd le a szervert, és állítsd vissza a legújabb mentést, amelyet a nasrid check hibátlannak talál.

## nasrid admin

cli-admin = bejelentések megtekintése és elintézése
cli-admin-about = Megnézheted, mit jelentenek be a játékosok, és tehetsz ellene, miközben fut a szerver. Minden feljegyzésre kerül. A kitiltás néhány másodpercen belül él.
cli-admin-example-reports = amit még senki sem intézett el
cli-admin-example-ban-player = egy fiók, a bejelentésben álló azonosítóval
cli-admin-example-unlist = egy asztal kihagyása a listából
cli-admin-example-reset-name = másik nevet kell választania
cli-admin-example-resolve = a bejelentéssel nincs több teendő
cli-admin-example-grant-admin = használhatja a /admin oldalt, a felhasználónevével
cli-admin-example-log = minden, ami történt
cli-admin-reports = amit a játékosok bejelentettek
cli-admin-log = ami történt
cli-admin-ban-player = egy fiók kitiltása
cli-admin-unban-player = újra beengedése
cli-admin-ban-address = egy cím vagy hálózat kitiltása
cli-admin-unban-address = egy cím vagy hálózat újra beengedése
cli-admin-unlist = egy asztal kihagyása a listából
cli-admin-relist = visszatétele a listába
cli-admin-remove = egy asztal vagy verseny végleges törlése, játék közben is
cli-admin-reset-name = egy név elvétele, az asztalnál is, hogy másikat válasszon
cli-admin-reset-title = egy verseny nevének elvétele
cli-admin-resolve = egy bejelentés lezárása
cli-admin-grant-admin = fiók jogot kap a kezelői oldalhoz, a felhasználónevével
cli-admin-revoke-admin = többé nincs joga hozzá
cli-admin-target = játékos, asztal, verseny vagy bejelentés azonosítója, cím vagy felhasználónév
cli-admin-reason = a naplónak, és annak, akit kitiltasz
cli-admin-report = { $when }  bejelentés: { $id }  { $place ->
    [tournament] verseny: { $table } ({ $title }), megnyitotta: { $opener }
   *[table] asztal: { $table }
}  { $about ->
    [player] játékos: { $player } ({ $name })
    [tournament] a verseny
   *[table] az asztal
}: { $reason }

## nasrid arena

cli-arena = botok egymás ellen
cli-arena-about =
    Botokat játszat egymás ellen, és összehasonlítja őket. Minden osztás egyszer kerül sorra a helyek minden elforgatásában, az összes processzormagon. A Ctrl-C idő előtt lezárja a mérkőzést, és megtartja, amit lejátszottak.

    Egy bot rövid kód, ha kell, a lépésenkénti idővel: greedy, planner:200ms. Saját botod package.module:Class, az aktuális mappában vagy telepítve; a docs/bots.md megmutatja, hogyan írhatsz egyet.

cli-arena-example = két bot egy kétszemélyes asztalnál
cli-arena-example-planner = egy planner három greedy ellen
cli-arena-example-own = a saját botod ellen
cli-arena-example-saved = egy fájllal a programoknak és egy képpel
cli-arena-bots = a botok, helyről helyre; az utolsó tölti ki a többi helyet
cli-arena-bot = még egy bot, például my_bots:Builder; többször is megadható
cli-arena-players = hány hely; különben botonként egy, legalább 2
cli-arena-games = hány játszma, egész osztásokra kerekítve; különben { $default }
cli-arena-json = az eredmény mentése programoknak
cli-arena-records = minden játszma mentése ide, a nasrid replay számára
cli-arena-plot = győzelmek és pontok rajza: .png, .svg vagy .pdf fájl
cli-arena-nobody = ki játsszon? Nevezz meg legalább egy botot, például: nasrid arena greedy random
cli-arena-too-many = { $bots } bot túl sok, { $seats } hely van
cli-arena-no-plot = ez nem rajzolható: { $file }; a kép nevének vége { $endings }
cli-arena-none = Egyetlen játszma sem fejeződött be.
cli-arena-saved = Mentve: { $file }
cli-arena-failed-game = A megszakadt játszma visszajátszása: nasrid replay { $file }
cli-arena-first = az első játszmák folynak
cli-arena-title = { $game }, { $players } játékos, { $games } játszma
cli-arena-match = { $game }, { $players } játékos: { $games } játszma, { $deals } osztás, { $players } elforgatás.
cli-arena-rounded = { $asked } játszmánál csonka maradna egy osztás.
cli-arena-seed = Mag: { $seed }; ezzel ugyanezek az osztások jönnek: --seed { $seed }
cli-arena-column-bot = Bot
cli-arena-column-games = Játszma
cli-arena-column-wins = Győzelem
cli-arena-column-score = Pont
cli-arena-column-time = Idő
cli-arena-fair = Igazságos rész a győzelmekből: { $share }. Ha ketten osztoznak a győzelmen, fejenként felet ér.
cli-arena-scores = A pontok átlagok: az első értékelés után (1.), a második után (2.) és a végén. Az idő egy lépésé.
cli-arena-late = { $bot }: { $moves } lépés tartott tovább a megengedett idő { $times }-szeresénél, a leglassabb { $slowest }.
cli-arena-stopped = Csak { $played } játszma zajlott le, { $games } helyett: az elforgatások csonkák lehetnek.

## nasrid tournament

cli-tournament = botok versenye
cli-tournament-about = Botok versenye, a szerver párosításával és táblázatával. A botokat úgy kell megadni, mint a nasrid arena parancsnál. A lebonyolítást, a holtversenyek eldöntését és a duplikált osztást a docs/tournaments.md írja le.
cli-tournament-example = nyolc játékos, öt svájci forduló
cli-tournament-example-robin = hét játékos, mindenki mindenkivel
cli-tournament-example-duplicate = egy fordulóban minden asztalnál ugyanaz az osztás, a végén döntő
cli-tournament-bots = a botok
cli-tournament-players = hány játékos; a botok sorban ismétlődnek; különben botonként egy
cli-tournament-seats = a teli asztal helyei; különben { $default }
cli-tournament-format = swiss: a hasonló eredményűek találkoznak; round-robin: mindenki mindenkivel, kis csoportban; különben swiss
cli-tournament-rounds = hány svájci forduló; különben { $default }
cli-tournament-uneven = ha nem jut mindenhová teli asztal: kisebb asztalok (smaller) vagy felváltva pihenés (rest); duplikált osztásnál mindig pihenés; különben smaller
cli-tournament-duplicate = egy fordulóban minden asztalnál ugyanaz az osztás, és a helyek összevetése
cli-tournament-final = az utolsó forduló után a legjobbak egy asztalhoz ülnek
cli-tournament-seed = e szám párosításainak és osztásainak ismétlése
cli-tournament-json = a fordulók és a táblázat mentése JSON-fájlba
cli-tournament-csv = a táblázat mentése CSV-fájlba
cli-tournament-few = a versenyhez legalább két játékos kell; nevezz meg több botot, vagy add meg: --players
cli-tournament-many = a versenyen legfeljebb { $most } játékos lehet; válassz kisebb értéket: --players
cli-tournament-more-bots = { $bots } bot túl sok, { $players } játékos van; válassz nagyobb értéket: --players
cli-tournament-large-group = mindenki mindenkivel legfeljebb { $most } játékossal megy; válaszd ezt: --format swiss
cli-tournament-group-rounds = ha mindenki mindenkivel játszik, a fordulók száma a játékosokétól függ; hagyd el: --rounds
cli-tournament-duplicate-few = duplikált osztáshoz { $seats } fős asztaloknál legalább { $players } játékos kell; vegyél fel többet, vagy válassz kisebb értéket: --seats
cli-tournament-title = { $game }: { $players } játékos, { $rounds } forduló, asztalonként { $seats } hely.
cli-tournament-round = { $number }. forduló
cli-tournament-final-round = Döntő
cli-tournament-rests = Pihen: { $players }
cli-tournament-column-player = Bot
cli-tournament-column-rank = Helyezés
cli-tournament-column-games = Játszma
cli-tournament-column-final = Döntő
cli-tournament-column-duplicate = Duplikált
cli-tournament-column-points = Eredmény
cli-tournament-column-opponents = Ellenfelek
cli-tournament-column-score = Pont
cli-tournament-points = Eredmény: a legyőzött ellenfelek átlagos aránya; a pihenés nem számít. Holtversenynél: az ellenfelek eredménye, majd a pont (az asztal átlaga 1).
cli-tournament-duplicate-points = A duplikált érték dönt először: átlagosan hány ponttal több, mint ugyanaz a hely a többi asztalnál.
cli-tournament-stopped = A be nem fejezett asztalok nem számítanak.

## nasrid evaluate

cli-evaluate = egy bot mérése kötött eljárással
cli-evaluate-about = Megméri egy bot erejét kötött eljárással: mindenkinek ugyanazok az asztalok, ellenfelek, osztások és helyek, hogy az eredmények összevethetők legyenek. A docs/evaluation.md leírja. Egy bot úgy írandó, mint a nasrid arena parancsnál, egy háló így: policy:FILE.
cli-evaluate-example = 400 játszma négy ellenfél mindegyike ellen
cli-evaluate-example-policy = egy betanított háló, közzétehető eredménnyel
cli-evaluate-bot = a bot
cli-evaluate-tasks = melyik asztalok, vagy all; ha nem mondod, mini
cli-evaluate-name = mi a bot neve az eredményben; különben a kódja
cli-evaluate-games = kevesebb játszma, gyors rápillantáshoz; az eredmény jelzi
cli-evaluate-json = az eredmény mentése
cli-evaluate-no-task = nincs ilyen feladat: { $task }; ezek vannak: { $tasks }, vagy all
cli-evaluate-no-tasks = adj meg legalább egy feladatot: { $tasks }, vagy all
cli-evaluate-repeated-task = a(z) { $task } feladat kétszer szerepel
cli-evaluate-not-played = elmaradt: { $reason }
cli-evaluate-stopped = Megszakítva: { $matches } mérkőzésből { $played } zajlott le, ezért az eredmény hiányos.
cli-evaluate-won = { $games } játszmából megnyerve: { $won } ({ $low } – { $high }), { $ahead } pont
cli-evaluate-example-verify = egy eredmény játszmáiból vett minta megismétlése
cli-evaluate-records = minden játszma feljegyzésének mentése (JSON-sorok, gzip), vagy beolvasása a --verify mellett
cli-evaluate-commit = egy pályamű SHA-256 értékének kiírása, hogy a nyilvános érték ismertté válása előtt közzétehesd
cli-evaluate-public = az osztások levezetése ebből a nyilvános értékből, amelyet a hash közzétételekor még senki sem ismert
cli-evaluate-submission = a pályamű, amelynek hashét közzétették (alapértelmezés: a policy:FILE fájlja)
cli-evaluate-verify = az eredmény játszmáiból vett minta megismétlése és az eltérések kiírása
cli-evaluate-sample = a mérkőzésenként megismételt játszmák száma (alapértelmezés: { $n })
cli-evaluate-no-bot = adj meg egy botot, vagy használd a --commit vagy a --verify kapcsolót
cli-evaluate-no-submission = a --public mellé --submission FÁJL kell: az a fájl, amelynek hashét közzétették
cli-evaluate-unreadable = { $file } nem olvasható: { $reason }
cli-evaluate-bot-absent = { $problem }; a --verify játszik a bottal, ezért a parancsot a bot mappájában kell futtatni
cli-evaluate-differs = eltérés: { $difference }
cli-evaluate-verified = Az eredmény helyes: minden ellenőrzött adat egyezik.

## nasrid dataset

cli-dataset = adatkészlet készítése botok játszmáiból
cli-dataset-about = Egyforma botok játszmáit játssza le, és adatkészletként menti gépi tanuláshoz: minden játszma külön osztással, osztás szerint tanításra, ellenőrzésre és tesztre bontva, ellenőrző összegek és statisztikák lapjával. Megszakítás után ugyanaz a parancs folytatja. A formátumot a docs/datasets.md írja le.
cli-dataset-example = minden játék két–hat játékossal, két erős bottal
cli-dataset-example-short = rövid játszmák az első kísérlethez
cli-dataset-example-verify = az összegek ellenőrzése és minden játszma újrajátszása
cli-dataset-folder = az adatkészlet mappája
cli-dataset-bots = botok; mindegyik külön asztaloknál játszik, minden helyen
cli-dataset-games = játékok
cli-dataset-players = játékosszámok
cli-dataset-deals = játszmák botonként, játékonként és játékosszámonként
cli-dataset-tiles = rövid játszmák: legfeljebb ennyi lapka zsákonként az előkészítés után
cli-dataset-seed = szám, amelyből minden osztás következik (különben 1)
cli-dataset-verify = inkább a mappában lévő adatkészlet ellenőrzése
cli-dataset-start = { $games } játszma itt: { $folder }, ebből kész: { $played }.
cli-dataset-stopped = { $games } játszmából kész: { $played }. Ugyanaz a parancs folytatja.
cli-dataset-verified = { $folder } sértetlen, játszmák: { $games }.
cli-dataset-complete = { $folder } kész adatkészletet tartalmaz; válassz másik mappát
cli-dataset-not-empty = { $folder } más fájlokat tartalmaz; válassz üres vagy új mappát
cli-dataset-other = { $folder } félkész adatkészletet tartalmaz más adatokkal; ismételd meg a parancsát, vagy válassz másik mappát
cli-dataset-software = { $folder } félkész adatkészletet tartalmaz, amely ezzel készült: { $theirs }; ez viszont: { $ours }; folytasd ugyanazzal a szoftverrel, vagy válassz másik mappát
cli-dataset-none = { $folder } nem tartalmaz kész adatkészletet
cli-dataset-damaged = { $file } sérült: { $reason }
cli-dataset-seed-large = egy adatkészlet magja legfeljebb { $most }
cli-dataset-too-many = egy adatkészletben { $most } játszmánál kevesebb van
cli-dataset-list = { $flag }: ezek listája kell: { $allowed }, nem ez: { $typed }

## nasrid train

cli-train = a tanuló botok hálóinak tanítása
cli-train-about =
    Állásokat megítélő hálót tanít a scholar és a planner botnak. Minden menetben botok játszanak, néhány lépésüket három fordulóval tovább játsszák, hogy kiderüljön, mennyit ér, és a háló ebből tanul.

    A háló egy mappában van. Ha már van ott egy, azt tanítja tovább: a félbeszakadt tanítás ugyanazzal a paranccsal folytatódik. A többit a docs/learning.md mondja el.

cli-train-example = háló az Alhambrához, ketten
cli-train-example-many = egy a Granadához, hárman–hatan
cli-train-example-match = mérkőzés vele
cli-train-net = egy játék, és hányan játsszák: alhambra-2, granada-many, combined-2, …
cli-train-folder = ahol a háló van, vagy lesz
cli-train-iterations = összesen hány menet, a készekkel együtt; különben { $default }
cli-train-steps = lépések egy menetben; különben { $default }. A megállított tanítás az utolsó kész lépés után folytatódik
cli-train-games = minden lépésben; különben { $default }
cli-train-minutes = ennyi perc letelte előtt álljon meg
cli-train-promotion-games = minden új háló játszmái az előző ellen; ha többet nyer a ráeső résznél, átveszi a helyét; különben { $default }, 0: egy sem
cli-train-seed = ugyanaz a szám ugyanazt a hálót adja
cli-train-no-net = nincs ilyen háló: { $net }; ezek vannak: { $nets }
cli-train-foreign = { $file } nem tovább tanítható háló
cli-train-damaged = { $file } nem olvasható; töröld, és a menet elölről kezdődik
cli-train-other-settings = { $file } más beállítású tanításhoz tartozik; használd ugyanazokat a beállításokat, vagy töröld a fájlt, és a menet elölről kezdődik
cli-train-stopped = { $net }: megállt, kész menetek: { $done }; ugyanaz a parancs folytatja
cli-train-done = { $net }: { $iterations } menet, mind kész: { $file }
cli-train-step = { $net } { $number }, { $step }. lépés (összesen { $steps }): { $rows } állás { $games } játszmából { $played } s alatt, tanítás { $trained } s; egy döntésen belül { $error } pontot téved, háló nélkül { $without } pontot
cli-train-match = { $net } { $number }: { $played } / { $games } játszma kész az előző háló ellen
cli-train-promoted = { $net }: az új háló aránya { $won } ({ $low } – { $high }), { $games } játszma az előző ellen, a ráeső rész { $share }: átveszi a helyét
cli-train-kept = { $net }: az új háló aránya { $won } ({ $low } – { $high }), { $games } játszma az előző ellen, a ráeső rész { $share }: az előző marad

## Errors of the operating system

system-missing = nincs ilyen fájl vagy mappa
system-forbidden = ez nem engedélyezett
system-folder = ez mappa
system-no-folder = az útvonal egyik része nem mappa
system-exists = már létezik
system-full = a lemez megtelt
system-read-only = csak olvasható
system-in-use = más használja
system-no-address = ennek a gépnek nincs ilyen címe

## Invalid bot codes

bot-unknown = nincs ilyen bot: { $bot }; ezek vannak: { $bots }, policy:FILE betanított hálóhoz, a sajátod pedig így: package.module:Class
bot-least = { $bot }: lépésenként legalább { $least } ms kell
bot-time-range = { $time } nem jó idő egy lépésre; 0-nál több és legfeljebb egy óra, például 200ms vagy 1s
bot-time = { $time } nem jó idő egy lépésre; így írd: 200ms vagy 1s
bot-no-folder = nincs ilyen mappa { $bot } hálóival: { $folder }
bot-no-class = { $module }: nincs benne ilyen osztály: { $class }
bot-unimportable = { $bot } nem importálható: { $reason }
bot-no-bot = { $bot } nem a nasrid.bots.Bot osztályból származik
bot-no-policy = policy:{ $file }: { $reason }

## Databases

store-no-database = nincs ilyen adatbázis: { $file }
store-no-backup = nincs ilyen mentés: { $file }
store-not-backed-up = nem készült mentés: { $reason }
store-no-client = hiányzik: { $program }; telepítsd a PostgreSQL kliensét (Debian: postgresql-client), legalább olyan újat, mint az adatbázisszerver
store-backup-undeleted = a mentés elkészült, de egy régit nem sikerült törölni: { $reason }; ellenőrizd a mappa jogosultságait
store-not-restored = semmi sem állt helyre: { $reason }
store-damaged = { $file } sérült: { $reason }
store-foreign = { $file } nem a nasrid adatbázisa
store-newer = az adatbázis sémája { $present }, ez a nasrid eddig ismeri: { $known }; újabb nasrid kell
store-older = az adatbázis régebbi változatú; indítsd el egyszer a szervert: { $file }
store-before-release = ezt az adatbázist a Nasrid 0.1.0 előtti változata készítette, ez a változat nem tudja olvasni; használd azt, amelyik írta, vagy kezdj új adatbázist
store-unopened = az adatbázis nem nyitható meg ({ $file }): { $reason }
store-unopened-full = az adatbázis nem nyitható meg ({ $file }): { $reason }; megtelt a lemez?
store-damaged-database = az adatbázis sérült: { $reason }; állítsd le a szervert, és állíts vissza egy mentést ezzel: nasrid restore
store-failed = az adatbázis nem használható: { $reason }; nézd meg a szabad lemezterületet és a jogosultságokat
store-used = egy másik nasrid-szerver használja: { $file }; állítsd le, vagy adj ennek másik mappát a --data kapcsolóval
store-shared = egy másik folyamat szolgálja ki ezt az adatbázist, és kettőjük közül az egyiknek nincs --bus értéke; mindet ugyanazzal indítsd: --bus nats://…, vagy állítsd le a másikat
store-postgres = a PostgreSQL nem használható: { $reason }; nézd meg a --database utáni címet
store-postgres-login = a PostgreSQL elutasítja a felhasználót vagy a jelszót: { $reason }; ellenőrizd a felhasználót a --database után és a jelszót a PGPASSWORD környezeti változóban
store-no-report = nincs ilyen nyitott bejelentés: { $report }; a `nasrid admin reports` felsorolja őket
store-no-table = nincs ilyen asztal: { $table }
store-no-tournament = nincs ilyen verseny: { $tournament }
store-damaged-tournament = a(z) { $tournament } verseny sérült, és talán még tartalmazza a nevét; futtasd a nasrid check parancsot, és állíts vissza egy mentést, azután vedd el újra a nevét, vagy töröld a versenyt
store-no-player = nincs játékos ezzel az azonosítóval: { $player }; a bejelentések megadják
store-no-address = ez nem kitiltható cím vagy hálózat: { $typed }; írd például így: 192.0.2.7 vagy 192.0.2.0/24; a legnagyobb hálózat /8, IPv6 esetén /16
store-not-banned = nincs kitiltva: { $target }; a `nasrid admin log` megmutatja a kitiltásokat
store-no-login = senkinek sincs ilyen felhasználóneve: { $login }; az oldalon, a beállításokban lehet megadni

## Errors at the start of a server

serve-proxies = a --proxies után címek vagy hálózatok állnak, vesszővel elválasztva: { $reason }
serve-no-database = az adatbázis postgresql://… vagy sqlite:FILE, nem { $typed }
serve-no-bus = a busz nats://…, nem { $typed }
serve-bus-unreachable = a busz nem érhető el ({ $reason }); fut a NATS a --bus utáni címen?
serve-bus-login = a NATS elutasítja a felhasználót vagy a jelszót; add meg őket a NATS_USER és a NATS_PASSWORD környezeti változóban
serve-no-answer = nincs válasz
serve-port = nem használható ez a port: { $host }:{ $port } ({ $reason })
serve-port-taken = nem használható ez a port: { $host }:{ $port } ({ $reason }); válassz másikat a --port kapcsolóval

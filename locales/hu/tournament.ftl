### Tournaments: the form, the page for everybody and the projector.

tournament-title = Verseny
tournament-about = Egy estére vagy egy hónapra, két játékostól kétszázig. A szerver beosztja a játékosokat, megnyitja az asztalokat, és vezeti az állást.
tournament-open = Új verseny
tournament-mine = A versenyeid
tournament-public = Nyílt versenyek
tournament-none = Most nincs egy sem.
tournament-stage-joining = Lehet jelentkezni
tournament-stage-starting = Nyílnak az asztalok
tournament-stage-playing = Folyik a játék
tournament-stage-break = Két forduló között
tournament-stage-over = Véget ért
tournament-stage-cancelled = Elmarad

## The form

tournament-submit = Versenyt nyitok
tournament-name = A verseny neve
# A suggestion
tournament-new-name = Verseny, { DATETIME($day, dateStyle: "long") }
tournament-seats = Hely asztalonként
tournament-format = Lebonyolítás
tournament-format-swiss = Svájci rendszer
tournament-format-swiss-hint = A hasonló eredményűek találkoznak, ha lehet, mindig új ellenfelekkel. Bármennyi játékosnak.
tournament-format-round_robin = Mindenki mindenkivel
tournament-format-round_robin-hint = Mindenki találkozik mindenkivel. Legfeljebb 12 játékosnak; a létszám adja a fordulók számát.
tournament-rounds = Fordulók
tournament-duplicate = Duplikált
tournament-duplicate-hint = Egy fordulóban minden asztalnál ugyanazok a lapok és lapkák jönnek ugyanabban a sorrendben. A többi asztal ugyanazon helyével vetünk össze.
tournament-final = Döntővel
tournament-final-hint = Az utolsó forduló után a legjobbak egy asztalhoz ülnek.
tournament-deadline = Egy forduló ideje
tournament-deadline-none = Nincs korlát
tournament-deadline-hint = Korlát nélkül egy lassú asztal az összes többit feltartja.
tournament-at_deadline = Ha lejár az idő
tournament-at_deadline-bots = Botok befejezik
tournament-at_deadline-score = Az állás számít
tournament-duplicate-deadline = Ha lejár az idő, botok fejezik be: a duplikált csak befejezett játszmákat vet össze.
tournament-pause = Következő forduló
tournament-pause-none = Szervező indítja
tournament-no_shows = Aki nem jön el
tournament-no_shows-bot = Bot játszik
tournament-no_shows-drop = Kiesik
tournament-no_shows-bot-hint = Egy bot játszik a helyükön, amíg meg nem jönnek.
tournament-no_shows-drop-hint = Aki nem jelezte a jelenlétét, az első fordulóban nem kap helyet. Később kiesik, aki helyett botnak kellett játszania.
tournament-uneven = Ha marad szabad hely
tournament-uneven-smaller = Kisebb asztalok
tournament-uneven-rest = Felváltva pihenés
tournament-check-in-first = Jelenlét jelzése
tournament-check-in-first-hint = Az első forduló előtt mindenki jelzi, hogy itt van. Enélkül minden jelentkező helyet kap.
tournament-guests = Vendégek is játszhatnak
tournament-guests-hint = Különben bejelentkezési név kell.
tournament-listed = Bárki csatlakozhat
tournament-listed-hint = Látszik a listán, és link nélkül is lehet csatlakozni.

## The settings in one line

tournament-by = Megnyitotta: { $name }
tournament-seats-of = { $seats } hely asztalonként
tournament-with-final = döntővel
tournament-round-time = fordulónként { $time }
tournament-progress = { $round ->
    [0] { $rounds ->
        [one] egy forduló
       *[other] { $rounds } forduló
    }
   *[other] { $round }. forduló, összesen { $rounds }
}

## The user's place

tournament-place = A helyed
tournament-join = Csatlakozom
tournament-join-hint = Meghívtak. Csatlakozz, és itt jelenik meg az asztalod.
tournament-return = Újra játszom
tournament-check-in = Itt vagyok
tournament-check-in-hint = Jelezd, hogy itt vagy: csak így kapsz asztalt.
tournament-quit = Kilépek a versenyből
tournament-watching = Nézed a versenyt. Ha játszani szeretnél, kérd el a linket egy szervezőtől.
tournament-wait-start = Csatlakoztál. Az első forduló kezdetén itt jelenik meg az asztalod.
tournament-wait-tables = Nyílnak az asztalok…
tournament-wait-round = A forduló véget ért. Itt jelenik meg a következő asztalod.
tournament-table-ready = { $round }: vár az asztalod.
tournament-title-ready = Vár az asztalod – { $title }
tournament-to-table = Az asztalomhoz
tournament-game-over = A játszmád véget ért. Más asztalok még játszanak.
tournament-you-rest = Ebben a fordulóban pihensz. Ez se nem előny, se nem hátrány.
tournament-you-late = A következő fordulótól játszol.
tournament-no-further = Ez az utolsó forduló, és ebben nem játszol.
tournament-is-over = A verseny véget ért.
tournament-my-rank = A verseny véget ért. A helyezésed: { $rank }.
tournament-is-cancelled = A verseny elmarad.
tournament-absence-left-you = Kiléptél a versenyből.
tournament-absence-removed-you = Egy szervező kizárt a versenyből.
tournament-absence-no_show-you = Nem jöttél az asztalodhoz, ezért nem kapsz többet. Újra csatlakozhatsz.
tournament-time-left = Hátralévő idő: { $time }
tournament-time-over = Lejárt az idő.
tournament-next-in = A következő fordulóig: { $time }
tournament-to-repeat = A következő versenyhez

## Organisers

tournament-organise = Szervezőknek
tournament-start-round = { $round }. forduló indítása
tournament-extend = Még { $time }
tournament-do-end_round = A forduló ideje lejár
tournament-do-end_round-hint = A be nem fejezett játszmák úgy érnek véget, ahogy a határidőre választottad.
tournament-do-finish = A verseny lezárása
tournament-do-finish-hint = Nem lesz több forduló. Az állás végleges lesz.
tournament-do-cancel = A verseny lemondása
tournament-do-cancel-hint = Mindenkinek bezárul, és nem lehet újra megnyitni.
tournament-joining = Lehet csatlakozni
tournament-joining-hint = Verseny közben is: aki jön, a következő fordulótól játszik.
tournament-invite = Hívj játékosokat
tournament-invite-hint = Aki megnyitja ezt a linket, csatlakozhat.
tournament-repeat-title = Még egyszer?
tournament-repeat-hint = Ugyanezekkel a beállításokkal. A verseny minden játékosa látja a linket.
tournament-repeat = Visszavágó

## Players

tournament-players = { $away ->
    [0] { $joined ->
        [0] Nincs játékos
        [one] Egy játékos
       *[other] { $joined } játékos
    }
   *[other] { $joined ->
        [one] Egy játékos, még nem jelzett
       *[other] { $joined } játékos, { $away } még nem jelzett
    }
}
tournament-nobody = Még senki sem csatlakozott.
tournament-organiser = szervező
tournament-not-here = még nem jelezte, hogy itt van
tournament-absence-left = kilépett
tournament-absence-removed = kizárva
tournament-absence-no_show = nem jött el
tournament-select-hint = Jelölj ki játékosokat, ha jelenlévőnek jelölnéd, kizárnád vagy szervezővé tennéd őket. A kizártak csak akkor térhetnek vissza, ha jelenlévőnek jelölöd őket.
tournament-select-all = Mind kijelölése
tournament-select-none = Kijelölés törlése
tournament-selected = { $count ->
    [one] Egy játékos kijelölve
   *[other] { $count } játékos kijelölve
}
tournament-check-in-other = Itt van
tournament-remove = Kizárás
tournament-organiser-make = Legyen szervező
tournament-organiser-end = Ne legyen szervező

## Rounds

tournament-round = { $round }. forduló
tournament-final-round = Döntő
tournament-table = { $table }. asztal
tournament-watch = Nézem
tournament-review = Elemzés
tournament-replay = Visszanézem
# For screen readers: the action of a button, and the table
tournament-go-to = { $action }: { $table }. asztal
tournament-sealed = Minden asztalnál ugyanaz az osztás. A forduló végéig senki sem nézhet más asztalt.
tournament-uncompared = Ebben a fordulóban a duplikált nem számít: nincs két összevethető asztal.
tournament-resting = Pihen: { $names }
tournament-not-counted = Ez a játszma nem számít.
tournament-corrected = Egy szervező javította
tournament-bot = bot
tournament-bot-score = { $score } (bot)
tournament-bot-for = Bot játszott helyette: { $name }
tournament-bot-hint = Jelöld be, ki helyett játszott bot. Ők kihagyták a fordulót.
tournament-correct = Javítás
tournament-correct-hint = Mindenki látja a javítást, és azt is, hogy kié.
tournament-correct-save = Mentés
tournament-correct-void = Nem számít
tournament-correct-undo = Visszavonás
tournament-enter = Eredmény beírása
tournament-enter-hint = A játszma még tart. Ez az eredmény lép a helyébe. Mindenki látja, ki írta be.
tournament-proof = Tisztességes osztás
tournament-proof-text = Ez az SHA-256 a forduló előtt nyilvános volt. A forduló után a mag is az lesz, így bárki ellenőrizheti.
tournament-corrections = Javítások
tournament-correction = { $round }, { $table }. asztal: { $before } → { $after }
tournament-correction-by = { $name }, { DATETIME($at, dateStyle: "short", timeStyle: "short") }
tournament-no-result = nincs eredmény
tournament-void = nem számít
tournament-goes-on = a játszma folytatódik
tournament-corrections-latest = Az utolsó { $count } a(z) { $total } közül. A JSON-fájlban mind benne van.

## Standings

tournament-standings = Állás
tournament-standings-final = Végeredmény
tournament-rank = Helyezés
tournament-player = Játékos
tournament-games = Játszma
tournament-rests = Pihenő
tournament-missed = Kihagyott
tournament-by-final_points = Döntő
tournament-by-final_points-means = A döntőben legyőzött ellenfelek aránya.
tournament-by-duplicate_points = Duplikált
tournament-by-duplicate_points-means = Átlagosan hány ponttal értél el többet, mint ugyanaz a hely a többi asztalnál. A kihagyott forduló annyit ér, mint a legrosszabb eredménye.
tournament-by-points = Eredmény
tournament-by-points-means = A játszmánként legyőzött ellenfelek átlagos aránya. A holtverseny felet ér, a kihagyott forduló nullát.
tournament-by-opponents = Ellenfelek
tournament-by-opponents-means = Az ellenfeleid átlagos eredménye.
tournament-by-score_ratio = Pont
tournament-by-score_ratio-means = A pontod osztva az asztal átlagával: az átlag 1,00.
tournament-whole-list = Teljes lista ({ $count })
tournament-how-ranked = Hogyan alakul az állás
tournament-ranking = Az oszlopok balról jobbra döntenek. Vastag az az érték, amely elválaszt a fölötte állótól. Aki mindenben egyenlő, osztozik a helyezésen.
tournament-rests-mean = A pihenő nem számít: se győzelemnek, se játszmának.
tournament-best = A legjobb játszma
tournament-best-text = { $name }, { $points } pont. { $round }, { $table }. asztal.

## The other buttons

tournament-screen = Kivetítés
tournament-scroll = Automatikus görgetés
tournament-csv = Állás CSV-ben
tournament-json = Minden JSON-ban
tournament-records = Minden játszma
tournament-print = Nyomtatás
tournament-report = Bejelentem ezt a versenyt
tournament-report-about = Miről van szó?
tournament-title-reset = A szerver üzemeltetője eltávolította a verseny nevét ({ DATETIME($at, dateStyle: "short", timeStyle: "short") }).

## Errors; no other page needs them

error-not-organiser = Ezt csak a verseny szervezői tehetik meg.
error-login-required = Ezen a versenyen csak bejelentkezési névvel lehet játszani. Előbb adj meg nevet és jelszót a beállításokban.
error-not-admitted = Ezzel a linkkel nem lehet csatlakozni a versenyhez. Kérj újat egy szervezőtől.
error-no-such-tournament = Nincs ilyen verseny. Ellenőrizd a linket.
error-tournament-damaged = Nem olvasható, amit a szerver erről a versenyről őriz. Szólj az üzemeltetőnek.
error-joining-closed = A szervezők nem fogadnak több játékost.
error-last-round = Az utolsó forduló már elkezdődött.
error-not-joined = Előbb csatlakozz a versenyhez.
error-tournament-over = A verseny véget ért.
error-too-few-players = Egy fordulóhoz legalább két jelen lévő játékos kell.
error-too-few-for-duplicate = A duplikált teli asztalokat vet össze. Az első fordulóhoz két asztalnyi játékos kell.
error-too-many-players = Ezen a versenyen nem lehet több játékos.
error-round-robin-full = Ez a körmérkőzés betelt: legfeljebb 12 játékosa lehet.

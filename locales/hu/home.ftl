### The home page, the form for a new table and the waiting room.

home-title = Nasrid
home-nasrid = Nasrid
home-lead = Építs palotát, falról falra. Alhambra és Granada egy asztalnál, barátokkal vagy botokkal.
home-open-table = Asztalt nyitok
home-tournaments = Versenyek
home-play-bots = Játék botokkal
home-no-name = Vendég
home-profile = A profilod
home-to-night = Éjszakai nézet
home-to-day = Nappali nézet
# Names for guests, separated by commas, each at most 24 characters
home-guest-names = Korai Kőműves, Csendes Olvasó, Fürge Fecske, Türelmes Fazekas, Derűs Kertész, Szerencsés Takács, Kíváncsi Macska, Bátor Ács, Éjjeli Sétáló, Kedves Pék, Vándor Költő, Ügyes Burkoló

## A pasted invitation

home-code = Van linked vagy kódod?
home-code-example = Illeszd be ide
home-code-go = Ugrás az asztalhoz
home-code-wrong = Ez nem meghívó. Illeszd be az egész linket, vagy a „table/” utáni kódot.

## Tables

home-my-tables = Az asztalaid
home-invitations = Meghívók
home-invited-by = { $name } meghívott
home-invited-join = Elfogadom
home-invited-join-name = Elfogadom { $name } meghívását
home-invited-decline = Elutasítom
home-invited-decline-name = Elutasítom { $name } meghívását
home-lobby = Játékosra váró asztalok
home-lobby-empty = Most senki sem vár. Legyél te az első: a többiek itt fogják látni az asztalodat.
home-lobby-first = Nyitok egyet
home-show-all = Összes ({ $count })
home-finished = { $count } befejezett játszma
home-parked = Félretett játszmák
home-parked-hint = Ezekben a játszmákban régóta senki sem lépett. Nyiss meg egyet, ha folytatnád.
home-table-of = { $name } asztala
home-table-of-nobody = Egy asztal
home-bots = { $count ->
    [one] egy bot
   *[other] { $count } bot
}
# One of the player's own tables, named after the other players
home-with = Társaid: { $names }
home-alone = Az asztalod
home-seats = Foglalt helyek: { $taken }/{ $players }
home-waits = { $free ->
    [0] Mindjárt kezdődik
    [one] Egy játékosra vár
   *[other] { $free } játékosra vár
}
home-your-turn = Te jössz
home-turn-of = { $name } dönt
home-playing = Zajlik
home-over-on = Véget ért: { $date }
# $won: yes, shared or no; $mine is -1 for a host without a seat
home-result = { $won ->
    [yes] Győztél { $points } ponttal
    [shared] Közös győzelem, { $points } pont; társaid: { $names }
   *[no] { $mine ->
        [-1] Győztes: { $names }, { $points } pont
       *[other] Győztes: { $names }, { $points } pont; neked { $mine }
    }
} · { $date }
home-sit = Leülök
home-sit-at = Leülök: { $table }
home-sit-down = Leülök
home-watch = Nézem
home-return = Vissza
home-replay = Visszanézem
# For screen readers: the action of the button, and its table
home-go-to = { $action }: { $table }

home-pace-none = Nincs óra
home-pace-days = { $days } nap/lépés
home-pace-move = { $minutes ->
    [0] { $seconds } mp/lépés
   *[other] { $seconds } mp/lépés és { $minutes } perc tartalék
}

## New here?

home-new-here = Új vagy itt?
home-idea = Mindenki egy várost épít. Ha te jössz, egy dolgot tehetsz; de ha az utolsó érméig pontosan fizetsz, még egyet. Egy játszmában háromszor mérjük össze a városokat.
home-step-money = Pénzfelvétel
home-step-money-how = Egy kártya, vagy több, ha együtt legfeljebb 5-öt érnek. Négy pénznem van.
home-step-buy = Vásárlás
home-step-buy-how = A mező mondja meg a pénznemet. Nincs visszajáró, de a pontos fizetés újabb akciót ér.
home-step-build = Építés
home-step-build-how = Fal falhoz, árok árokhoz, nyitott szél nyitotthoz, és az első lapkádról minden másikhoz el lehessen sétálni.
home-step-score = Értékelés
home-step-score-how = Legyen nálad a legtöbb épület egy fajtából, és minél hosszabb összefüggő fal vagy árok a városod körül.

home-games = A játékok
home-about-alhambra = Hatféle épület a pavilontól a toronyig: minél drágább a fajta, annál több pontot hoz. A leghosszabb városfal is számít, minden darabja egy pont. Kezdésnek ez a legjobb.
home-about-granada = Kilencféle épület, és minden lapkának két oldala van. Minél több áll egy fajtából az összes városban, annál többet kap, aki vezet. Városfal helyett vizesárok van.
home-about-combined = Mindkét építőudvar és mindkét zsák. A városod a palota falaitól egészen Granada vizesárkaiig nő. Hosszú este azoknak, akik mindkét játékot ismerik.

home-modules = Modulok, tetszés szerint keverve
home-about-vizier = Bárki köre után közbeléphetsz, és vehetsz egy lapkát, ha pontosan ki tudod fizetni. Aztán egy akcióval fordíthatod fel újra a vezíredet.
home-about-exchange = Kártyák két pénznemmel: ha kijátszol egyet, a kettő bármilyen keverékével kifizethetsz egy épületet.
home-about-bonus = Bizonyos épületek kártyáit tartod a kezedben. Építs fel egyet közülük, fedd fel a kártyáját, és eggyel többet ér. Önálló Granadához nem való.
home-about-huts = A kunyhó ingyen van, de csak három lehet nálad. Mindegyik annyit ér, ahány vele egyszínű szomszédja van. Önálló Granadához nem való.

## A new table

new-title = Új asztal
new-submit = Asztalt nyitok
new-game = Játék
new-game-alhambra = Alhambra
new-game-alhambra-hint = hatféle épület, városfal
new-game-granada = Granada
new-game-granada-hint = kilencféle, két oldallal
new-game-combined = Mindkettő
new-game-combined-hint = két város egyben

new-players = Játékosok
new-more-players = { $count } játékos
new-seat = { $seat }. hely: ki ül ide?
new-seat-you = Te
new-seat-you-hint = itt
new-seat-invited = Szabad
new-seat-invited-hint = linkkel
new-seat-open = Szabad
new-seat-open-hint = bárkié
new-seat-bot = bot
new-seat-choice-you = Én
new-seat-choice-invited = Akinél ott a link
new-seat-choice-open = Bárki
new-seat-bots = Botok
new-seat-choice-apprentice = Inas, első játszmákhoz
new-seat-choice-mason = Kőműves, a hosszú falak híve
new-seat-choice-merchant = Kereskedő, méltó ellenfél
new-seat-choice-architect = Építész, elviszi, ami neked kellett
new-seat-choice-scholar = Tudós, kitanulta a játékot
new-seat-choice-vizier = Vezír, a legerősebb
new-only-watch = Egyik hely sem a tiéd: csak néző leszel.
new-dirk = Ha ketten játszotok, Géza is beszáll: sosem lép, de a lapkái versenyeznek a tieiddel.

new-modules = Modulok
new-module-vizier = Soron kívül veszel, pontos árért
new-module-exchange = Kétféle pénzzel fizethetsz
new-module-bonus = Eggyel több épület, titokban
new-module-huts = A szomszédoktól érnek többet
new-module-bonus-not = Granadában nem: Alhambra-lapkák vannak rajta.
new-module-huts-not = Granadában nem: Alhambra-lapkák kellenek hozzá.

new-pace = Tempó
new-pace-none = Nincs óra
new-pace-none-hint = Senkinek sem kell sietnie.
new-pace-calm = 90 mp
new-pace-calm-hint = Lépésenként 90 másodperc, és 10 perc tartalék az egész játszmára.
new-pace-quick = 45 mp
new-pace-quick-hint = Lépésenként 45 másodperc, és 5 perc tartalék az egész játszmára.
new-pace-day = 1 nap
new-pace-day-hint = Minden lépésre egy nap. Nem kell egyszerre itt lennetek.
new-pace-two_days = 2 nap
new-pace-two_days-hint = Minden lépésre két nap. Nem kell egyszerre itt lennetek.
new-pace-week = 7 nap
new-pace-week-hint = Minden lépésre egy hét. Nem kell egyszerre itt lennetek.

new-more = További beállítások
new-listed = Látsszon a kezdőlapon
new-listed-hint = Bárki nézheti, és elfoglalhatja azt a helyet, ami bárkié.
new-chat = Csevegés
new-chat-hint = A játékosok írhatnak egymásnak. Később is kikapcsolhatod.
new-rated = Értékszámért játszunk
new-rated-hint = Ha legalább két ember játszik, az eredmény módosítja az értékszámukat. Értékszámos játszmában nincs tipp.
new-finer-simple = Egyszerűsített pontozás Granadában
new-finer-simple-hint = Minden fajtáért ugyanannyi pont jár: 3, majd 10 és 3, végül 18, 10 és 3. Első játszmákhoz könnyebb.
new-finer-confirm = Körök megerősítése
new-finer-confirm-hint = Az utolsó lépésedet is visszavonhatod, amíg meg nem erősíted a körödet.
new-finer-ask = Mindenki kap kérdést
new-finer-ask-hint = Az is, aki csak passzolni tud, így senki sem tudja meg, mi van nálad. Tovább tart.
new-finer-take = A pénzváltó nullát ér
new-finer-take-hint = Más pénzzel együtt is felvehető 5-ig, nem csak egyesével.
new-finer-exact = Pénzváltóval csak pontosan
new-finer-exact-hint = Nincs túlfizetés, ha pénzváltót használsz.
new-finer-dirk = Szerényebb Géza
new-finer-dirk-hint = A kettős játékban Géza alkalmanként összesen 6 lapkát kap, nem 6-ot mindkét játékból.
new-finer-missed = Nem marad el értékelés
new-finer-missed-hint = Ha a játszma korán véget ér, az elmaradt értékelések az utolsó előtt következnek.

## The waiting room

room-title = { $table } · Nasrid
room-seats = Helyek
room-you-sit = { $free ->
    [0] Mindenki itt van. Indul a játék.
    [one] Még egy hely szabad. A játék indul, amint elkel.
   *[other] Még { $free } hely szabad. A játék indul, amint mind elkel.
}
room-choose-seat = Foglalj el egy szabad helyet, vagy maradj nézőnek.
room-choose-open = Ami bárkié, oda te is leülhetsz. Vagy maradj nézőnek.
room-only-invited = A szabad helyek a meghívottaké. Kérj helyet, vagy maradj nézőnek.
room-only-invited-by = A szabad helyekre { $host } hív játékosokat. Kérj helyet, vagy maradj nézőnek.
room-ask = Helyet kérek
room-asked = Helyet kértél, { $host } fog válaszolni. Addig maradj itt.
room-asks = { $name } helyet kér
room-give-seat = Adok helyet
room-decline = Elutasítom
room-you = { $name } (te)
room-free = Szabad
room-free-invited = annak, akinél ott a link
room-free-open = bárkié lehet
room-host = ő nyitotta az asztalt
room-here = itt van
room-gone = most nincs itt
room-level-apprentice = Inas, bot első játszmákhoz
room-level-mason = Kőműves, a hosszú falakat kedvelő bot
room-level-merchant = Kereskedő, bot és méltó ellenfél
room-level-architect = Építész, a bot, amely elviszi, ami neked kellett
room-level-scholar = Tudós, a játékot kitanult bot
room-level-vizier = Vezír, a legerősebb bot
room-sit = Ideülök
room-leave = Felállok
room-arrange = { $seat }. hely: ki ül ide?
room-fill = A többi helyre:
room-start = { $free ->
    [one] Kezdés most, egy bottal
   *[other] Kezdés most, { $free } bottal
}
# A rematch: the players of the last game who have not come yet
room-waiting-for = Rájuk várunk: { $names }.
room-awaited = az előző játszmában is játszott; még nincs itt
room-invite-others = Valaki más meghívása
room-invite = Hívj meg másokat
room-invite-hint = Aki megnyitja ezt a linket, leülhet, fiók sem kell hozzá.
room-invite-until = Érvényes eddig: { DATETIME($day, dateStyle: "medium") }.
room-invite-renew = Új link
room-invite-renew-hint = Felváltja a mostani linket, amely ezután nem érvényes.
room-link = A meghívó linkje
room-qr = A meghívó QR-kódja: olvasd be telefonnal
room-copy = Link másolása
room-copied = Másolva
room-share = Megosztás
room-share-text = Gyere, játssz velem!
room-dirk = Géza
room-listed = Látszik a kezdőlapon: bárki nézheti.
room-private = Zártkörű: csak linkkel található meg.
room-closed = Ez az asztal bezárt
room-closed-hint = Elfogytak a játékosok, egy hétig nem jött senki, vagy a játszma máshol folytatódik. Bármikor nyithatsz másikat.
room-rematch = Újra játszanak: az új asztalhoz

## Settings

settings-title = Beállítások
settings-ask-name = Hogy hívjunk?
settings-name = A neved
settings-name-hint = Az asztalnál a többiek is látják. Bármikor megváltoztathatod.

## Finding a game

home-find = Keress nekem játékot
home-daily = A nap játszmája
home-puzzles = Feladványok
find-title = Keress nekem játékot
find-hint = Oda ülsz le, ahol valaki ugyanerre vár. Ha még nincs ilyen, nyitunk neked egy asztalt, ahol rád találnak; botokkal is elindíthatod.
find-game = Játék
find-players = Játékosok
find-pace = Tempó
find-pace-quick = 45 mp/lépés
find-pace-calm = Nincs óra
find-pace-days = 2 nap/lépés
find-now = Keresés

## A table that was started under other rules

frozen-title = Ez a játszma más szabályokkal indult.
frozen-over = Azóta megváltoztak a szerver szabályai. Az eredmény megmarad, de a játszmát nem lehet lépésenként megmutatni.
frozen-running = Azóta megváltoztak a szerver szabályai, ezért nem folytatható. Nyiss új asztalt, és játssz tovább.
frozen-points = { $points } pont
frozen-winner = győztes

## Errors

error-bad-options = Nincs ilyen játék. Változtass a beállításain, és próbáld meg újra.
error-record-altered = Ezt a lejegyzést megváltoztatták: a lépései nem az eredményéhez vezetnek. Mentsd el újra a játszmát ott, ahol lejátszottátok.

### The rules in the app: short, by topic, in the order of a game. Each line explains one rule or a few related ones;
### web/src/rulebook/topics.ts lists their ids (docs/rules.md).

rulebook-title = A szabályok
rulebook-lead = Olvasd végig, vagy keresd meg, amire kíváncsi vagy.
rulebook-search = Keress a szabályok közt
rulebook-none = Nincs találat. Próbálj egy másik szót.
rulebook-here = Csak ami ezen az asztalon van
rulebook-here-hint = Azok a játékok és modulok nélkül, amikkel nem játszotok.
rulebook-ids = Szabályszámok mutatása
rulebook-ids-hint = Minden mondatnál ott áll, mely szabályokat magyarázza, ahogy a szabályjegyzékben.
rulebook-print = Nyomtatás
rulebook-contents = Témák
rulebook-learn = Vagy tanuld meg játszva
rulebook-found = { $count } téma

rulebook-part-core = A játék
rulebook-part-granada = Granada
rulebook-part-combined = Alhambra és Granada együtt
rulebook-part-duo = Játék ketten
rulebook-part-modules = Modulok

## The game

rulebook-aim = A cél
rulebook-aim-city = Mindenki várost épít, lapkáról lapkára, a saját kezdőlapkája körül. Az Alhambrában ez az oroszlános kút.
rulebook-aim-points = Egy játszmában háromszor mérjük össze a városokat. Pontot ér, ha egy fajta épületből neked van a legtöbb, és pontot ér a leghosszabb falad vagy árkod is.
rulebook-aim-wins = A harmadik értékelés után a legtöbb pont győz. Egyenlő pontszámnál közös a győzelem.

rulebook-setup = Hogyan kezdődik
rulebook-setup-site = Minden lapka a zsákba kerül. Négy közülük az építőudvarba, mezőnként egy.
rulebook-setup-money = Kártyánként kapsz pénzt, amíg az értéke el nem éri a 20-at. Onnantól csak te látod.
rulebook-setup-start = Az kezd, aki a legkevesebb kártyát kapta; egyenlőségnél az, akié a legkevesebbet éri. Ha ez is egyenlő, a legfiatalabb kezd, vagy a véletlen dönt.
rulebook-setup-display = Négy pénzkártya képpel felfelé a kínálatba kerül. A többi a pakli, benne két értékeléskártya: az első a második ötödében, a második a negyedikben.

rulebook-turn = A köröd
rulebook-turn-one = A körödben egy akciót hajtasz végre: pénzt veszel fel, lapkát veszel, vagy átépíted a városodat. A modulok további akciókat adnak.
rulebook-turn-again = Aki lapkát vesz, és pontosan fizet, még egy tetszőleges akciót kap. Így egy körbe akár öt akció is belefér.
rulebook-turn-must = Legalább egy akció kötelező, ha bármelyik lehetséges. Pontos vásárlás után megállhatsz.
rulebook-turn-place = Az akcióid után elhelyezed a megvett lapkákat. Ha mind a helyére került, vége a körödnek.

rulebook-money = Pénzfelvétel
rulebook-money-one = Vegyél fel a kínálatból egy tetszőleges kártyát, bármennyit ér.
rulebook-money-several = Vagy vegyél fel többet, ha együtt legfeljebb 5-öt érnek. Többféle pénznem is lehet köztük.
rulebook-money-cards = Négy pénznem van, 1-től 9-ig terjedő kártyákkal, mindegyikből három. Bármennyi lehet nálad.

rulebook-buying = Vásárlás
rulebook-buying-site = Vegyél meg egy lapkát az építőudvarból. A rajta lévő szám az ára.
rulebook-buying-currency = Annak a mezőnek a pénznemében fizetsz, amin a lapka fekszik, másban nem lehet.
rulebook-buying-change = Az árát fizeted ki vagy többet, akárhány kártyával. Nincs visszajáró.
rulebook-buying-exact = Ha pontosan fizetsz, újra te jössz. Minden lapkát külön kell kifizetni.
rulebook-buying-gap = A megüresedett mező a köröd végéig üres marad.

rulebook-placing = A lapkák elhelyezése
rulebook-placing-choice = Minden lapkát beépítesz a városodba, vagy a tartalékodba teszel, egymás után, tetszőleges sorrendben.
rulebook-placing-reserve = A tartalékodban bármennyi lapka elfér. Értékeléskor nem számítanak.

rulebook-building = Így építs
rulebook-building-up = Minden tető felfelé néz: lapkát elforgatni nem lehet.
rulebook-building-side = A lapka egy teljes szélével érjen a városodhoz. A sarka nem elég.
rulebook-building-alike = Ahol két lapka összeér, ott mindkét szélen fal van, vagy mindkettő nyitott. Árokkal ugyanígy.
rulebook-building-walk = A kezdőlapkáról minden lapkához el kell tudni sétálni, fal és árok átlépése nélkül. A kezdőlapka minden irányban nyitott.
rulebook-building-holes = Üres helyet nem szabad lapkákkal körbezárni.

rulebook-redesign = Átépítés
rulebook-redesign-three = Egy akcióval ezek egyikét teheted: beépítesz egy lapkát a tartalékodból, kiveszel egyet a városból a tartalékba, vagy ugyanazon a helyen kicserélsz egyet egy másikra.
rulebook-redesign-rules = Utána az egész városnak meg kell felelnie az építés szabályainak.
rulebook-redesign-start = A kezdőlapka mindig marad.

rulebook-refill = Minden kör után
rulebook-refill-fill = A kínálatot négy kártyára töltjük fel, aztán az építőudvart négy lapkára. Ha a két játékot együtt játsszuk, nyolc lapkára.
rulebook-refill-shuffle = Ha elfogyott a pakli, az eldobott pénzt megkeverjük, és ebből lesz az új pakli.
rulebook-refill-scoring = Ha értékeléskártya jön elő, másik kártya kerül a helyére, és a következő kör előtt értékelés van.

rulebook-scoring = Értékelések
rulebook-scoring-three = Három értékelés van: kettő akkor, amikor előjön a kártyájuk, az utolsó a játszma végén.
rulebook-scoring-what = Mindegyiknél fajtánként a legtöbb épület és a leghosszabb fal vagy árok ér pontot.
rulebook-scoring-built = Csak az számít, ami be van építve, a tartalék nem. Csak a lapkák száma fontos, az áruk nem.

rulebook-majorities = A legtöbb egy fajtából
rulebook-majorities-table = Az első értékelésnél az első hely ér pontot, a másodiknál a második is, a harmadiknál a harmadik is. Ez a táblázat mutatja, mennyit.
rulebook-majorities-tie = Akiknek ugyanannyi van, osztoznak az együtt elfoglalt helyek pontjain, lefelé kerekítve.
rulebook-majorities-none = Akinek egy fajtából egyetlen lapkája sincs, nem kap érte semmit.

rulebook-walls = A leghosszabb fal
rulebook-walls-edge = Minden értékelésnél a leghosszabb összefüggő külső falad lapkaszélenként egy pont.
rulebook-walls-inner = A két lapka közötti fal nem számít, és a rövidebb falak sem.

rulebook-end = A játszma vége
rulebook-end-bag = A játszma annak a körnek a végén ér véget, amely után a zsákból már nem lehet feltölteni az építőudvart.
rulebook-end-left = Minden megmaradt lapkát az kap meg, akinél a mezője pénzneméből a legtöbb van, az első mezőtől a negyedikig. Egyenlőségnél senki.
rulebook-end-build = Az így kapott lapkát rögtön beépítheted. Utána jön a harmadik értékelés.

## Granada

rulebook-faces = Kétoldalú lapkák
rulebook-faces-two = Minden Granada-lapka két oldalán más-más épület van. Az egyik ár páros, a másik eggyel több. Kilenc fajta van.
rulebook-faces-back = Hogy mi van a hátoldalon, azt bárki megnézheti. Azt az oldalt veszed meg, amelyik felül van.
rulebook-faces-turn = A megvett oldalával a lapkát ingyen építed be. Ha a másik oldalával építenéd be, legalább 3-at kell fizetned egyféle pénznemben. Nincs visszajáró, és nem jár érte újabb akció.
rulebook-faces-reserve = A tartalékodba ingyen teheted bármelyik oldalával felfelé. Onnantól már nem fordítható meg.
rulebook-faces-left = A játszma végén megmaradt lapka úgy épül be, ahogy fekszik.

rulebook-marker = A fekete jelző
rulebook-marker-shows = Az új lapkák azzal az árral kerülnek ki, amit a fekete jelző mutat: páros vagy páratlan. Az első négy páros.
rulebook-marker-moves = Ha új lapkák kerültek ki, a jelző átmegy a másik oldalra.

rulebook-moats = Vizesárkok
rulebook-moats-same = Fal helyett vizesárok van: az építés szabályai ugyanazok.
rulebook-moats-edge = A várost körülvevő leghosszabb összefüggő árkod lapkaszélenként egy pont. A két lapka közötti árok nem számít.

rulebook-granada = Pontok Granadában
rulebook-granada-total = Számoljátok meg egy fajta épületeit az összes városban együtt. Az első értékelésnél az első hely ennyi pontot kap.
rulebook-granada-later = A második értékelésnél az első hely a kétszeresét, a második az egyszeresét kapja. A harmadiknál háromszor, kétszer és egyszer annyi jár.
rulebook-granada-tie = Nem kell osztozni: akiknek ugyanannyi van, azok közül az áll előrébb, akié abból a fajtából a legdrágább lapka.

rulebook-simple = Egyszerűsített pontozás
rulebook-simple-points = Ha ebben állapodtatok meg, minden fajta rögzített pontot ér: 3-at az első értékelésnél, 10-et és 3-at a másodiknál, 18-at, 10-et és 3-at a harmadiknál. A vizesárok ugyanannyit ér, mint máskor.

## Alhambra and Granada together

rulebook-both = Két játék egy asztalon
rulebook-both-site = Minden mezőn egy Alhambra- és egy Granada-lapka van. Bármelyiket megveheted, vagy mindkettőt. Így egy körbe akár kilenc akció is belefér.
rulebook-both-start = Mindenki az Oroszlános kúttal kezd. A kezdéskor eladó Granada-lapkák mindegyikén van árok.
rulebook-both-cards = Az első értékeléskártya a pakli közepén van. Amikor a pakli először elfogy, az eldobott pénzt megkeverjük, és öt csomagra osztjuk. A második értékeléskártya a második csomagba kerül.
rulebook-both-end = A játszma akkor ér véget, ha egy mező teljesen üres marad, mert mindkét zsák kifogyott.

rulebook-meeting = Ahol a városok találkoznak
rulebook-meeting-wall = Az Alhambra és Granada csak úgy érhet össze, hogy fal ér árokhoz. A kettő nyitott szélei soha nem találkozhatnak.
rulebook-meeting-first = Az első Granada-lapkád is így kerül az Alhambrád mellé. Ez a Granadád kezdőlapkája: mindig marad, és Granadában innen indul a séta.
rulebook-meeting-keep = Mindig maradnia kell falnak, ami árokhoz ér, és a két játék lapkái soha nem cserélhetnek helyet.

rulebook-stretch = Pont mindkettőért
rulebook-stretch-own = Az Alhambrát a maga szabályai szerint értékeljük, Granadát a magáéi szerint. Az árok mentén futó fal is számít, és az az árok is.
rulebook-stretch-two = Ezenfelül fal és árok leghosszabb közös szakasza lapkaszélenként két pont.

## Two players

rulebook-dirk = Géza
rulebook-dirk-who = Ha ketten játszotok, Géza a harmadik. Nincs városa, nincs pénze, és sosem lép. Minden pénzkártyából kimarad egy példány.
rulebook-dirk-tiles = Kezdéskor hat lapkát kap, az első értékelés után még hatot, a második után a zsákban maradtak harmadát.
rulebook-dirk-faces = Az első Granada-lapkáinak a páros oldala van felül. A későbbieknél a fekete jelző dönt.
rulebook-dirk-both = Ha a két játékot együtt játsszuk, minden alkalommal hat Alhambra- és hat Granada-lapkát kap, végül mindkét zsák harmadát.
rulebook-dirk-counts = Értékeléskor beleszól a többségekbe, de fala és árka nincs, és nem nyerhet.
rulebook-dirk-gift = A megvett lapkát elhelyezés helyett Gézának adhatod. Granada-lapkát neki is megfordíthatsz, ugyanannyiért.

## Modules

rulebook-vizier = A vezír
rulebook-vizier-buy = Bárki köre után bevetheted a vezíredet, ha fel van fordítva: vegyél egy lapkát az építőudvarból, pontos árért, és rögtön helyezd el.
rulebook-vizier-down = Utána lefordítod a vezírt, és a pontos fizetésért nem jár újabb akció. Az építőudvart újra feltöltjük.
rulebook-vizier-up = A vezír felfordítása egy akció a körödben.
rulebook-vizier-order = Ha többen is bevetnék, a soron következő játékosé az elsőbbség. Minden bevetés után mindenkit újra megkérdezünk. Az utolsó lapkák után már késő.

rulebook-exchange = Pénzváltó kártyák
rulebook-exchange-two = A pakliban hat kártyán két-két pénznem van. Úgy veszed fel, mint a pénzkártyát, de csak egyedül.
rulebook-exchange-pay = Ha a mező pénzneme rajta van a kártyádon, a lapkát a kettő bármilyen keverékével kifizetheted. Egy kártya egy lapkára jó.
rulebook-exchange-fee = Lapka megfordításához nem használható.

rulebook-bonus = Bónuszkártyák
rulebook-bonus-cards = Titkos kártyáid vannak, mindegyiken egy bizonyos, fal nélküli lapka. Minél kevesebben játszotok, annál több a kártya: három, kettő vagy egy.
rulebook-bonus-show = Amíg éppen az a lapka a városodban áll, felfedheted a kártyáját. Onnantól a lapka minden értékelésnél eggyel többet ér.
rulebook-bonus-when = Bármikor megteheted, amikor te döntesz, és minden értékelés előtt megkérdezünk.
rulebook-bonus-back = Ha a lapka kikerül a városodból, a kártya visszakerül a kezedbe.

rulebook-huts = Munkáskunyhók
rulebook-huts-take = Egy akcióval elvihetsz egyet a felfordított kunyhók közül. Nem kerül semmibe. Úgy helyezed el, mint egy lapkát.
rulebook-huts-count = Értékeléskor a kunyhó annyi épületnek számít, ahány saját fajtájú lapka van mellette, ha nincs köztük fal; legfeljebb háromnak.
rulebook-huts-three = Legfeljebb három kunyhód lehet. A kunyhók falai ugyanúgy számítanak, mint a többi fal.

rulebook-seen = Amit mindenki lát
rulebook-seen-open = A városok, a tartalékok, a kínálat, a dobópakli, a pontok, és hogy kinél hány kártya van, mind nyílt. Hogy mik ezek a kártyák, az titok.
rulebook-seen-modules = A modulok tetszés szerint keverhetők. A bónuszkártyákhoz és a kunyhókhoz Alhambra-lapkák kellenek.

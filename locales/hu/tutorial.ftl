### The tutorial: its list of chapters, and the coach's texts. Each chapter is a file of src/nasrid/chapters; its
### messages are named after it and are in the order of its steps. The coach explains every term of the game before its
### first use.
### Hungarian: "szél" is an edge of a tile, "oldal" only a face of a Granada tile; "elforgat" is to turn round,
### "megfordít" to turn over.

tutorial-title = Tanulj meg játszani
tutorial-lead = Igazi asztalnál játszol, és egy segítő mutatja, mi micsoda. Bármikor felállhatsz: minden fejezet ott folytatódik, ahol abbahagytad.
tutorial-first = Itt kezdd
tutorial-more = Aztán, ahogy tetszik
tutorial-minutes = { $minutes } perc
tutorial-begin = Kezdem
tutorial-continue = Folytatom
tutorial-repeat = Még egyszer
# For screen readers: the action of the button, and its chapter
tutorial-do = { $action }: { $chapter }
tutorial-done = Kész
tutorial-rules = A szabályok
tutorial-rules-hint = Röviden, képekkel, abban a sorrendben, ahogy szükséged lesz rájuk.

tutorial-chapter-basics = A játék
tutorial-chapter-basics-about = Pénzfelvétel, vásárlás, építés, értékelés. A végén egy rövid játszma inasok ellen.
tutorial-chapter-duo = Játék ketten
tutorial-chapter-duo-about = Beszáll Géza: sosem lép, de a lapkái számítanak.
tutorial-chapter-granada = Granada
tutorial-chapter-granada-about = Kétoldalú lapkák, vizesárkok, és pontok, amik mindenki városával együtt nőnek.
tutorial-chapter-combined = Mindkettő együtt
tutorial-chapter-combined-about = Alhambra és Granada egy városban, fal az árok mellett.
tutorial-chapter-vizier = A vezír
tutorial-chapter-vizier-about = Vegyél lapkát, amikor nem is te jössz.
tutorial-chapter-exchange = Pénzváltó kártyák
tutorial-chapter-exchange-about = Egy lapka, kétféle pénzből kifizetve.
tutorial-chapter-bonus = Bónuszkártyák
tutorial-chapter-bonus-about = Egy titok, amitől egy lapka kettőt ér.
tutorial-chapter-huts = Munkáskunyhók
tutorial-chapter-huts-about = Ingyen vannak, és annyit érnek, amennyi mellettük áll.

## The coach's panel

tutorial-coach = Segítő
tutorial-step = { $step }/{ $steps }
tutorial-next = Tovább
tutorial-show = Mutasd meg
tutorial-others = Most a többiek jönnek. Figyeld őket!
tutorial-others-done = A többiek ezt lépték:
# The player took another legal action
tutorial-wrong = Ezt is szabad, de most nem ezt szeretnénk kipróbálni.
tutorial-strayed = Ez a játszma már letért a lecke útjáról. Játssz tovább kedved szerint, vagy kezdd újra a leckét.
tutorial-again = Kezdem újra
tutorial-play-on = Játszom tovább
tutorial-next-chapter = Következő: { $chapter }
tutorial-chapters = Minden fejezet

## The game

tutorial-basics-hello = Szia! Nagyjából tíz perc, és tudni fogod ezt a játékot. Én mutatom, te kipróbálod. Bármikor abbahagyhatod, később innen folytatjuk.
tutorial-basics-city = Ez az Oroszlános kút, a városod szíve. Innen nő a város minden irányba, négyzet alakú lapkákból. Minden lapkán egy épület van: torony, kert és a többi.
tutorial-basics-money = Ez a pénzed. Négy pénznem van, mindegyiknek saját színe és formája: gulden, dirham, dénár és dukát. A kártyáidat csak te látod.
tutorial-basics-site = Az építőudvarban négy lapka eladó. A lapkán lévő szám az ára. A mező, amin fekszik, megmutatja, melyik pénznemben kell fizetni.
tutorial-basics-turn = Felváltva jöttök, te és a többiek. A te körödben egy akciót hajtasz végre. Kezdjük a legegyszerűbbel: pénzt veszel fel.
tutorial-basics-take = Ez a négy kártya a kínálat. Egy akcióval felvehetsz közülük egyet, bármekkorát. 3 dukátod van, a torony 9-be kerül: válaszd a 7 dukátot, aztán nyomd meg az arany gombot.
tutorial-basics-take-other = Azt is felveheted. De a torony dukátba kerül: vedd fel a 7 dukátos kártyát.
tutorial-basics-take-first = Szép sorjában: előbb vedd fel a 7 dukátot.
tutorial-basics-buy-why = Újra te jössz. Most veszel egy lapkát: ez is egy akció. A szeráj a Gulden mezőn van, és 7-be kerül.
tutorial-basics-buy = Van egy 8 guldenes kártyád. Az árnál többet is fizethetsz, de nincs visszajáró. Válaszd ki a szerájt, és vedd meg.
tutorial-basics-buy-not-take = A pénz ráér. Most lapkát veszel.
tutorial-basics-buy-other = Azt is megvehetnéd. De kezdjük a szerájjal.
tutorial-basics-build = Az akcióid után beépíted, amit vettél: leteszed a városodba. A vastag szél a városfal, röviden fal. Válaszd a kúttól balra lévő helyet, hogy a fal kifelé nézzen, aztán nyomd meg az arany gombot.
tutorial-basics-build-other = Oda is szabad. De válaszd inkább a kúttól balra lévő helyet.
tutorial-basics-build-first = Az később jön. Előbb építsd be a lapkát a kút mellé.
tutorial-basics-exact-why = Nézd a palotát: 8 dénár az ára, és nálad van egy 3-as meg egy 5-ös. Aki pontosan fizet, ugyanabban a körben még egy akciót kap.
tutorial-basics-exact = Válaszd ki a palotát. A 3 és az 5 dénárt már kikészítettük. Vedd meg!
tutorial-basics-exact-other = Azt is megvehetnéd, de nem pontosan. A palotát vedd meg.
tutorial-basics-again = Ügyesen fizettél: jár még egy akció. Az építőudvarban az üres mezőt csak a köröd után töltjük fel.
tutorial-basics-several = Vegyél fel megint pénzt. Egy kártya helyett többet is felvehetsz, ha együtt legfeljebb 5-öt érnek. Vedd fel az 1 dirhamot és a 4 dénárt.
tutorial-basics-several-other = Azt is felveheted. De próbáld ki két kártyával: 1 dirham és 4 dénár.
tutorial-basics-several-first = Megvehetnéd. De most pénzt vegyél fel: 1 dirhamot és 4 dénárt.
tutorial-basics-several-not-end = Itt meg is állhatsz. De kár lenne veszni hagyni egy akciót: vegyél fel pénzt.
tutorial-basics-walls = Most építsd be a palotát. Két szélén fal van. Fal csak falhoz érhet, nyitott szél csak nyitott szélhez.
tutorial-basics-mistake = Hibázzunk egyet szándékosan! Próbáld a palotát a kúttól jobbra beépíteni: válaszd azt a helyet.
tutorial-basics-mistake-why = Ide nem! A palota bal széle fal, a kút viszont minden irányban nyitott. Mindig megtudod, melyik szabály nem engedi, és semmi sem vész el.
tutorial-basics-walk = A második szabály: a kúttól minden lapkához el kell tudni sétálni úgy, hogy közben nem lépsz át falat.
tutorial-basics-holes = A harmadik szabály: a városban nincs lyuk, üres helyet nem szabad körbezárni. Lapkát elforgatni sem lehet: minden tető felfelé néz.
tutorial-basics-build-again = A kút fölött minden stimmel: a nyitott szél a kúthoz ér, a falak kifelé néznek. Oda építsd be a palotát.
tutorial-basics-build-again-other = Oda is szabad. De válaszd inkább a kút fölötti helyet: ott tovább nőhet a falad.
tutorial-basics-tower = Most 10 dukátod van, a torony 9-be kerül. Ez nem pontos, de megéri. Vedd meg a tornyot.
tutorial-basics-tower-other = Azt is megvehetnéd. De a dukátokat a toronyra gyűjtötted: vedd meg azt.
tutorial-basics-reserve = Nem muszáj minden lapkát rögtön beépíteni. Félreteheted későbbre, a tartalékodba. Ott még semmit sem ér. Tedd a tornyot a tartalékba.
tutorial-basics-reserve-not-build = Oda is illene. De előbb nézzük meg a tartalékot: tedd bele a tornyot.
tutorial-basics-redesign-why = Van egy harmadik akció is: átépítheted a városodat. Beépítesz egy lapkát a tartalékodból, vagy kiveszel egyet a városból a tartalékba, vagy megcseréled a kettőt.
tutorial-basics-redesign = Válaszd ki a tornyot a tartalékodban, aztán a palotától jobbra lévő helyet. Nézd, hogy nő a falad!
tutorial-basics-redesign-first = Az másik akció lenne. Most építsd át a városodat: építsd be a tornyot.
tutorial-basics-redesign-other = Oda is szabad. De a palotától jobbra lesz a leghosszabb a falad.
tutorial-basics-redesign-not-swap = Cserélni is lehet. De akkor egy lapkád kikerülne: építsd be a tornyot a palotától jobbra.
tutorial-basics-redesign-not-remove = Azzal kivennél egy lapkát a városodból. Inkább építsd be a tornyot.
tutorial-basics-scoring = Értékelés! Egy játszmában három van, és mindegyiknél pontot kapsz a városodért. Nézzük végig együtt a pontlapot.
tutorial-basics-scoring-most = Minden épületfajtánál az kap pontot, akinek a legtöbb van. Torony senki másnál nincs: 6 pont neked. A torony hozza a legtöbbet, a pavilon a legkevesebbet.
tutorial-basics-scoring-tie = Palotája két játékosnak is van, egy-egy. Osztoznak a 4 ponton: neked 2 jut.
tutorial-basics-scoring-wall = A várost körülvevő leghosszabb falad lapkaszélenként egy pont: neked 4. A két lapka közötti fal nem számít.
tutorial-basics-later = A pénzpakliban két kártya van, ami értékelést indít; az első most jött elő. A másodiknál már a második hely is pontot ér, az utolsó értékelésnél a harmadik is.
tutorial-basics-end = A lapkák egy zsákból jönnek. A játszma akkor ér véget, ha már nem lehet belőle feltölteni az építőudvart. Ekkor jön az utolsó értékelés, és a legtöbb pont győz.
tutorial-basics-help = Ha elakadsz, itt kérhetsz tippet. Mutass rá valamire, vagy nyomd meg hosszan, és megtudod, mi az. A szabályok a menüben vannak.
tutorial-basics-finish = Most már mindent tudsz. Fejezd be a játszmát: a többiek inasok, és már csak pár lapka van hátra. Sok szerencsét!

## Two players and Dirk

tutorial-duo-dirk = Ha ketten játszotok, van egy harmadik játékos is: Géza. Nincs városa, nincs pénze, és sosem lép. De lapkái vannak: kezdéskor hat.
tutorial-duo-counts = Értékeléskor Géza úgy vesz részt, mint bármelyik játékos. Két tornya van, neked egy: ő kapná a pontot a tornyokért.
tutorial-duo-gift = A hasznodra is lehet: amit megveszel, odaadhatod Gézának. Kertje most az ellenfelednek van a legtöbb, kettő. Gézának egy.
tutorial-duo-buy = Vedd meg az olcsó kertet. Három fala van, neked úgysem sokat ér.
tutorial-duo-buy-first = A pénz ráér: vedd meg a kertet.
tutorial-duo-give = Most add Gézának. Ezt nem lehet visszavonni, ezért kétszer kérdezünk: nyomd meg kétszer a gombot.
tutorial-duo-give-not-build = Beépíthetnéd. De ez most legyen Gézáé.
tutorial-duo-give-not-reserve = Félretehetnéd. De ez most legyen Gézáé.
tutorial-duo-money = Az ellenfeled pénzt vett fel. Vegyél fel te is: 1 guldent és 3 dirhamot.
tutorial-duo-money-other = Azt is felveheted. De vedd fel az 1 guldent és a 3 dirhamot, és nézd, mi jön!
tutorial-duo-garden = Az első értékelés. Gézának már két kertje van, annyi, mint az ellenfelednek. Osztoznak az 5 ponton: mindkettőnek 2 jut.
tutorial-duo-tower = A tornyokért Géza 6 pontot kap. A második hely most még nem ér semmit.
tutorial-duo-wall = Gézának nincs városa, ezért falért sosem kap pontot.
tutorial-duo-more = Az első értékelés után Géza újabb hat lapkát húz a zsákból, a második után a zsák harmadát. Tartsd szemmel!
tutorial-duo-finish = Hát ez Géza. Nyerni nem tud, de könnyen a győzelmedbe kerülhet. Játssz tovább innen, vagy tanulj valami mást.

## Granada

tutorial-granada-hello = A Granada ugyanúgy megy, mint az Alhambra: pénzfelvétel, vásárlás, építés, átépítés. Három dolog más.
tutorial-granada-faces = Az első: minden lapkának két oldala van, két különböző épülettel. Az egyik oldal ára páros, a másik 1-gyel többe kerül.
tutorial-granada-back = Válaszd ki az iskolát, és megnézheted a hátoldalát: egy könyvtár 9-ért. Bármelyik lapka hátoldalát bárki megnézheti.
tutorial-granada-moats = A második: fal helyett vizesárok van, röviden árok. A szabályok ugyanazok: árok árokhoz, nyitott szél nyitotthoz, és rajta senki sem sétál át.
tutorial-granada-buy = Van egy könyvtárad, és szeretnél még egyet. Vedd meg az iskolát: a hátoldalán könyvtár van.
tutorial-granada-buy-first = A pénz ráér: vedd meg az iskolát.
tutorial-granada-turning = A lapkát azzal az oldalával építed be, amelyiket megvetted. Ha megfordítanád, legalább 3-at kell fizetned egyféle pénznemben. Csak a tartalékba kerülhet ingyen bármelyik oldalával.
tutorial-granada-build = Fordítsd meg a lapkát a 3 dukátodért, aztán építsd be a könyvtárat a középső lapka fölé.
tutorial-granada-build-turned = Ez az iskola. Előbb fordítsd meg a lapkát.
tutorial-granada-build-other = Oda is szabad. De válaszd inkább a középső lapka fölötti helyet.
tutorial-granada-build-not-reserve = Félretehetnéd későbbre. De most építsd be a könyvtárat.
tutorial-granada-marker = Új lapka jött, és ez a fekete jelző mutatta meg, melyik árával: a páratlannal. Utána a jelző átment a másik oldalra. Így a következő lapkák páros árral jönnek.
tutorial-granada-scoring = A harmadik: a pontok. Az összes városban együtt 3 könyvtár van. A legtöbb a tiéd, ez 3 pontot hoz. Minél több van egy fajtából, annál többet ér.
tutorial-granada-tie = Granadában nem kell osztozni. Két játékosnak van egy-egy arénája, ilyenkor a drágább dönt: a 10-es aréna nyer.
tutorial-granada-moat = A várost körülvevő leghosszabb árkod pedig lapkaszélenként egy pont.
tutorial-granada-later = A második értékelésnél az első hely a darabszám kétszeresét kapja, a második az egyszeresét. Az utolsónál háromszor, kétszer és egyszer annyi jár.
tutorial-granada-simple = Első játszmákhoz van egyszerűsített pontozás is, rögzített pontokkal: 3, majd 10 és 3, végül 18, 10 és 3. Asztalnyitáskor választhatod.
tutorial-granada-finish = Most már a Granadát is ismered. Játssz tovább innen, vagy tanulj valami mást.

## Alhambra and Granada together

tutorial-combined-hello = Itt egyszerre megy mindkét játék. Mindenki egy Alhambrával kezd, és mellette nő Granada.
tutorial-combined-two = Minden mezőn kettő van: egy Alhambra- és egy Granada-lapka. Bármelyiket megveheted, vagy egymás után mindkettőt.
tutorial-combined-buy = Van 7 dukátod. Vedd meg a közfürdőt 6-ért.
tutorial-combined-buy-first = A pénz ráér: vedd meg a közfürdőt.
tutorial-combined-buy-other = Azt is megvehetnéd. De most Granada-lapka kell: a közfürdő.
tutorial-combined-meet = Ahol az Alhambra és Granada találkozik, ott falnak kell érnie árokhoz. A kerted jobb szélén fal van: ott kezdődhet Granada.
tutorial-combined-mistake = Előbb egy szándékos hiba: próbáld a közfürdőt a kúttól balra beépíteni.
tutorial-combined-mistake-why = Ide nem: itt az Alhambra nyitott széle Granada nyitott széléhez érne. Ilyet soha nem lehet.
tutorial-combined-build = Most építsd be a közfürdőt a kerttől jobbra, árokkal a falhoz.
tutorial-combined-build-other = Oda is szabad. De válaszd inkább a kerttől jobbra lévő helyet.
tutorial-combined-build-turned = Ez a lapka hátoldala. Fordítsd vissza, és építsd be a közfürdőt.
tutorial-combined-build-not-reserve = Félretehetnéd későbbre. De most építsd be a közfürdőt.
tutorial-combined-first = Ez a Granadád első lapkája. Granadában innen indul minden séta, és ez a lapka az egész játszmában itt marad.
tutorial-combined-scoring = Az Alhambra a maga szabályai szerint hoz pontot, Granada a magáéi szerint. Számít a leghosszabb falad, és a leghosszabb árkod is.
tutorial-combined-stretch = És van valami új: ahol fal és árok fut egymás mellett, az a közös szakasz. A leghosszabb közös szakaszod lapkaszélenként 2 pont.
tutorial-combined-long = Mivel minden mezőn két lapka van, egy körben akár kilenc akciód is lehet, ha mindig pontosan fizetsz.
tutorial-combined-finish = Most már a legnagyobb játékot is ismered. Játssz tovább innen, vagy tanulj valami mást.

## The vizier

tutorial-vizier-ready = Ez a vezíred. Amíg képpel felfelé van, bármelyik kör után vehetsz vele egy lapkát, a sajátod után is. A vezír pontosan fizet, sosem többet.
tutorial-vizier-take = Vedd fel az 5 dénárt: mindjárt jól jön, ha fizetni kell.
tutorial-vizier-take-other = Azt is felveheted. De az 5 dénárnak mindjárt hasznát veszed.
tutorial-vizier-window = Valaki befejezte a körét, és új torony jött, 9 dénárért. Nálad 4 és 5 van: pontosan 9. Mielőtt elkezdődik a következő kör, a vezíred megveheti.
tutorial-vizier-buy = Válaszd ki a tornyot, és vedd meg a vezíreddel.
tutorial-vizier-buy-not-pass = Passzolhatsz is. De erre a toronyra vártál: vedd meg.
tutorial-vizier-build = Építsd be a tornyot a kúttól jobbra.
tutorial-vizier-build-other = Oda is szabad. De válaszd inkább a kúttól jobbra lévő helyet.
tutorial-vizier-build-not-reserve = Félretehetnéd későbbre. De most építsd be a tornyot.
tutorial-vizier-down = A vezíred most le van fordítva, és pihen. Ha ő fizet pontosan, azért nem jár újabb akció.
tutorial-vizier-reactivate = Te jössz. A vezírt egy külön akcióval lehet újra felfordítani. Válaszd ki a vezírt, és fordítsd fel.
tutorial-vizier-reactivate-first = Előbb fordítsd fel újra a vezíredet.
tutorial-vizier-order = Ha többen is bevetnék a vezírüket, a soron következő játékosé az elsőbbség. Minden lapka után mindenki újra meggondolhatja.
tutorial-vizier-finish = Az a vezír, amelyik csak vár, a végén semmit sem ér: vesd be! Játssz tovább innen, vagy tanulj valami mást.

## Exchange cards

tutorial-exchange-card = Ez egy pénzváltó kártya. Két pénznem van rajta: dénár és gulden. Hat ilyen kártya van a pénzpakliban.
tutorial-exchange-take = Úgy veszed fel, mint a pénzt, de csak egyedül. Vedd fel most.
tutorial-exchange-take-other = Azt is felveheted. De most a pénzváltó kártya kell.
tutorial-exchange-use = A kert 11 guldenbe kerül. Nálad 9 gulden és 2 dénár van. A pénzváltó kártyával a két pénznemet együtt is használhatod: pontosan 11.
tutorial-exchange-buy = Válaszd ki a kertet. A kártyákat már kikészítettük. Vedd meg!
tutorial-exchange-buy-first = A pénz ráér: vedd meg a kertet.
tutorial-exchange-again = Pontosan fizettél, jár még egy akció. Vedd fel a két kártyát: 1 és 4 gulden.
tutorial-exchange-again-other = Azt is felveheted. De most vedd fel az 1 és a 4 guldent.
tutorial-exchange-again-not-end = Itt meg is állhatsz. De előbb vedd fel a pénzt: semmibe sem kerül.
tutorial-exchange-build = Építsd be a kertet a kúttól jobbra.
tutorial-exchange-build-other = Oda is szabad. De válaszd inkább a kúttól jobbra lévő helyet.
tutorial-exchange-build-not-reserve = Félretehetnéd későbbre. De most építsd be a kertet.
tutorial-exchange-gone = A pénzváltó kártya elment: egy lapkára jó. Ha újrakeverik a kártyákat, megint felbukkanhat.
tutorial-exchange-finish = Most már ismered a pénzváltó kártyákat. Játssz tovább innen, vagy tanulj valami mást.

## Bonus cards

tutorial-bonus-cards = Bónuszkártyák vannak nálad, csak te látod őket. Mindegyiken egy bizonyos lapka van, mindig olyan, aminek nincs fala. Ezen a 10-es kert.
tutorial-bonus-worth = Ha éppen ez a lapka a városodban áll, felfedheted a bónuszkártyáját. Onnantól a lapka kettőnek számít.
tutorial-bonus-buy = A 10-es kert éppen eladó. Vedd meg a 4 és a 7 guldenedből.
tutorial-bonus-buy-first = A pénz ráér: vedd meg a kertet, mielőtt más viszi el.
tutorial-bonus-build = Építsd be a kertet a kúttól jobbra.
tutorial-bonus-build-other = Oda is szabad. De válaszd inkább a kúttól jobbra lévő helyet.
tutorial-bonus-build-not-reserve = A tartalékban nem számítana. Építsd be most a kertet.
tutorial-bonus-reveal = Értékelés jön. Előtte megkérdezzük, felfedsz-e egy bónuszkártyát. Fedd fel!
tutorial-bonus-reveal-not-pass = Titokban is tarthatod. De most pontot hoz: fedd fel.
tutorial-bonus-scoring = Két kerted van és egy bónuszkártyád: ez háromnak számít. A következő játékosnak kettő van.
tutorial-bonus-back = Ha a lapka kikerül a városodból, a bónuszkártyája visszakerül a kezedbe, és nem számít.
tutorial-bonus-finish = Egy bónuszkártyát az utolsó értékelésig is rejtegethetsz, hogy mindenkit meglepj. Játssz tovább innen, vagy tanulj valami mást.

## Worker huts

tutorial-huts-huts = Ezek a munkáskunyhók, röviden kunyhók. Ha elviszel egyet, az egy akció, és nem kerül semmibe. Úgy építed be, mint egy lapkát.
tutorial-huts-worth = A kunyhó annyi épületnek számít, ahány saját fajtájú lapka van közvetlenül mellette, de legfeljebb háromnak. Fal nem lehet köztük.
tutorial-huts-take = Két tornyod van. Vidd el a toronykunyhót.
tutorial-huts-take-first = Az ráér: vidd el a toronykunyhót.
tutorial-huts-take-other = Azt is elviheted. De neked tornyaid vannak: vidd el a toronykunyhót.
tutorial-huts-build = Építsd be oda, ahol mindkét tornyot érinti: a felsőtől jobbra.
tutorial-huts-build-other = Oda is szabad. De ott a kunyhó nem érinti mindkét tornyot.
tutorial-huts-build-not-reserve = A tartalékban nem számítana. Építsd be most.
tutorial-huts-scoring = Két torony és egy kunyhó, ami kettőnek számít: az négy. A következő játékosnak három van.
tutorial-huts-three = Egy játszmában legfeljebb három kunyhód lehet, a tartalékban lévőkkel együtt. Jól válaszd meg a helyüket!
tutorial-huts-finish = Most már ismered a munkáskunyhókat. Játssz tovább innen, vagy tanulj valami mást.

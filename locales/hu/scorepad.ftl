### The score pad for the cardboard game.

scorepad-title = Pontozófüzet
scorepad-lead = A saját asztalotokon folyó játékhoz. Számolj, koppints, és látod, miből jött ki minden pont.
scorepad-back = Ezen az eszközön

## Players and modules

scorepad-players = Játékosok
scorepad-name = { $seat }. játékos neve
scorepad-modules = Modulok
scorepad-simple = Egyszerűsített pontozás Granadában
scorepad-begin = Kezdés
scorepad-new = Új játszma
scorepad-new-sure = Törlöd ezt a füzetet, és új játszma jön?
scorepad-new-yes = Törlöm

## Setup, step by step

scorepad-setup = Előkészületek
scorepad-setup-done = Minden kész
scorepad-setup-start = Mindenki kap egy kezdőlapkát és egy szín jelzőköveit.
scorepad-setup-two = Két játékos: vegyetek ki minden pénzkártyából egy példányt. 72 kártya marad.
scorepad-setup-bag = Tegyétek mind az 54 lapkát a zsákba. Tegyetek ki 4-et a mezőkre, az 1-estől a 4-esig.
scorepad-setup-granada = A lapkák páros oldala legyen felül. A fekete jelző kerüljön a „páratlan” helyre.
scorepad-setup-both = Töltsétek meg mindkét zsákot. Minden mezőre egy Alhambra- és egy Granada-lapka kerül. Az első Granada-lapkák mindegyikén legyen árok: a többit tegyétek vissza, és húzzatok újat.
scorepad-setup-pawn = Mindenki tesz egy jelzőkövet a kútjára.
scorepad-setup-money = Vegyétek ki a két értékeléskártyát. Keverjétek meg a pénzt. Minden játékosnak fordítsatok fel kártyákat, amíg az értékük el nem éri a 20-at.
scorepad-setup-first = Akinek a legkevesebb kártyája van, az kezd. Egyenlőségnél az, akié a legkevesebbet éri. Ha ez is egyenlő: a legfiatalabb.
scorepad-setup-display = Tegyetek ki 4 pénzkártyát képpel felfelé.
scorepad-setup-deck = A többit osszátok 5 csomagra. Az 1. értékeléskártyát keverjétek a 2. csomagba, a 2.-at a 4.-be. Rakjátok őket egymásra, legfelül az 1. csomag.
scorepad-setup-deck-both = A többit osszátok 5 csomagra. Az 1. értékeléskártyát keverjétek a 3. csomagba. Rakjátok őket egymásra, legfelül az 1. csomag. A 2. értékeléskártyát tegyétek félre. Amikor a pakli először elfogy, osszátok a megkevert dobott lapokat 5 csomagra, és a kártyát keverjétek a 2. csomagba.
scorepad-setup-dirk = Géza 6 lapkát kap, nyíltan. Az első értékelés után még 6-ot. A második után a zsák harmadát, lefelé kerekítve.
scorepad-setup-dirk-granada = Géza 6 lapkát kap, páros oldalukkal felfelé. Az első értékelés után még 6-ot. A második után a zsák harmadát, lefelé kerekítve. A későbbiek oldalát a fekete jelző mutatja.
scorepad-setup-dirk-both = Géza 6 Alhambra- és 6 Granada-lapkát kap, páros oldalukkal felfelé. Az első értékelés után még 6-ot mindkettőből. A második után mindkét zsák harmadát, lefelé kerekítve. A későbbi Granada-lapkák oldalát a fekete jelző mutatja.
scorepad-setup-vizier = Mindenki kap egy vezírt, képpel felfelé.
scorepad-setup-exchange = Mielőtt egymásra rakjátok a csomagokat: a 2., 3. és 4. csomagba tegyetek 2-2 pénzváltó kártyát.
scorepad-setup-bonus = Osszátok ki a bónuszkártyákat képpel lefelé, fejenként { $cards ->
    [one] egyet
   *[other] { $cards } lapot
}. A többi megnézés nélkül kikerül a játékból.
scorepad-setup-huts = Válogassátok szét a kunyhókat szín szerint hat kupacba. Keverjétek meg mindegyiket. A legfelsőt fordítsátok fel.

## A scoring

scorepad-scoring = { $scoring }. értékelés
scorepad-counts = Számolás
scorepad-sheet = Pontlap
scorepad-cell = { $name }, { $what }: { $count }
scorepad-dearest = Legdrágább { $building }
scorepad-dearest-hint = Többeknek ugyanannyi van. Írd be mindegyikük legmagasabb árát.
scorepad-extra-bonus = { $building }, felfedett bónuszkártya
scorepad-extra-huts = { $building }, kunyhókból
scorepad-border-wall = Leghosszabb fal
scorepad-border-moat = Leghosszabb árok
scorepad-border-stretch = Fal és árok közös szakasza
scorepad-extras = Bónuszkártyák és kunyhók is
scorepad-keys = Számok
scorepad-key-next = Tovább
scorepad-key-back = Vissza
scorepad-key-clear = Törlés
scorepad-key-ten = 10+
scorepad-limit = { $what }: legfeljebb { $count }.
scorepad-fault-tiles = { $building }, { $scoring }. értékelés: a dobozban csak { $value } lapka van.
scorepad-fault-price = { $building }, { $scoring }. értékelés: nincs { $value } árú lapka.
scorepad-fault-bonus = Bónuszkártyák, { $scoring }. értékelés: egy játékosnak legfeljebb { $value } van.
scorepad-fault-huts = Kunyhók, { $scoring }. értékelés: egy játékos három kunyhója együtt legfeljebb { $value }-t ér.
scorepad-fault-tie = { $building }, { $scoring }. értékelés: egyenlőség van. Írjátok be mindenkinél a legmagasabb árat. Nincs két egyforma árú lapka.
scorepad-correct = A számok javítása
scorepad-undo = Visszavonás
scorepad-tiles = Lapkák
scorepad-lay = A város lerakása lapkánként
scorepad-lay-hint = Válassz egy lapkát, aztán koppints egy világító helyre. A város egy lapkájára koppintva áthelyezheted.
scorepad-lay-dirk = Koppints a listában Géza lapkáira. Ha az ő egyik lapkájára koppintasz, lekerül onnan.
scorepad-lay-place = { $tile }: koppints egy világító helyre.
scorepad-lay-nowhere = { $tile }: még sehol sem fér el.
scorepad-lay-move = { $tile }: koppints egy világító helyre, oda kerül át.
scorepad-lay-exchange = Válaszd ki, mi van ott helyette ({ $tile }).
scorepad-lay-here = Lerakás ide: { $tile }
scorepad-lay-wait = Egy pillanat…
scorepad-lay-done = Kész
scorepad-take-away = Levétel
scorepad-take-away-tile = Levétel: { $tile }
scorepad-exchange = Csere
scorepad-leave = Maradjon
scorepad-type = Inkább számok beírása
scorepad-kinds = Fajták
scorepad-kind = { $building }: { $count }
scorepad-prices = Árak
scorepad-tile-taken = { $tile }, { $name } városában
scorepad-next-scoring = Tovább: { $scoring }. értékelés
scorepad-won = { $names } győzött { $points } ponttal
scorepad-ahead = { $names } vezet { $points } ponttal

## Sharing

scorepad-share-picture = Megosztás képként
scorepad-share-record = Füzet mentése
scorepad-open = Füzet megnyitása
scorepad-open-wrong = Ez a fájl nem pontozófüzet.

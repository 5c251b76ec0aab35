### The score pad for the cardboard game.

companion-title = Pontozófüzet
companion-lead = A saját asztalotokon folyó játékhoz. Számolj, koppints, és látod, miből jött ki minden pont.
companion-back = Ezen az eszközön

## Players and modules

companion-players = Játékosok
companion-name = { $seat }. játékos neve
companion-modules = Modulok
companion-simple = Egyszerűsített pontozás Granadában
companion-begin = Kezdés
companion-new = Új játszma
companion-new-sure = Törlöd ezt a füzetet, és új játszma jön?
companion-new-yes = Törlöm

## Setup, step by step

companion-setup = Előkészületek
companion-setup-done = Minden kész
companion-setup-start = Mindenki kap egy kezdőlapkát és egy szín jelzőköveit.
companion-setup-two = Két játékos: vegyetek ki minden pénzkártyából egy példányt. 72 kártya marad.
companion-setup-bag = Tegyétek mind az 54 lapkát a zsákba. Tegyetek ki 4-et a mezőkre, az 1-estől a 4-esig.
companion-setup-granada = A lapkák páros oldala legyen felül. A fekete jelző kerüljön a „páratlan” helyre.
companion-setup-both = Töltsétek meg mindkét zsákot. Minden mezőre egy Alhambra- és egy Granada-lapka kerül. Az első Granada-lapkák mindegyikén legyen árok: a többit tegyétek vissza, és húzzatok újat.
companion-setup-pawn = Mindenki tesz egy jelzőkövet a kútjára.
companion-setup-money = Vegyétek ki a két értékeléskártyát. Keverjétek meg a pénzt. Minden játékosnak fordítsatok fel kártyákat, amíg az értékük el nem éri a 20-at.
companion-setup-first = Akinek a legkevesebb kártyája van, az kezd. Egyenlőségnél az, akié a legkevesebbet éri. Ha ez is egyenlő: a legfiatalabb.
companion-setup-display = Tegyetek ki 4 pénzkártyát képpel felfelé.
companion-setup-deck = A többit osszátok 5 csomagra. Az 1. értékeléskártyát keverjétek a 2. csomagba, a 2.-at a 4.-be. Rakjátok őket egymásra, legfelül az 1. csomag.
companion-setup-deck-both = A többit osszátok 5 csomagra. Az 1. értékeléskártyát keverjétek a 3. csomagba. Rakjátok őket egymásra, legfelül az 1. csomag. A 2. értékeléskártyát tegyétek félre, amíg a pakli először el nem fogy.
companion-setup-dirk = Géza 6 lapkát kap, nyíltan. Az első értékelés után még 6-ot. A második után a zsák harmadát, lefelé kerekítve.
companion-setup-vizier = Mindenki kap egy vezírt, képpel felfelé.
companion-setup-exchange = Mielőtt egymásra rakjátok a csomagokat: a 2., 3. és 4. csomagba tegyetek 2-2 pénzváltó kártyát.
companion-setup-bonus = Osszátok ki a bónuszkártyákat képpel lefelé, fejenként { $cards ->
    [one] egyet
   *[other] { $cards } lapot
}. A többi megnézés nélkül kikerül a játékból.
companion-setup-huts = Válogassátok szét a kunyhókat szín szerint hat kupacba. Keverjétek meg mindegyiket. A legfelsőt fordítsátok fel.

## A scoring

companion-scoring = { $scoring }. értékelés
companion-counts = Számolás
companion-sheet = Pontlap
companion-cell = { $name }, { $what }: { $count }
companion-dearest = Legdrágább { $building }
companion-dearest-hint = Többeknek ugyanannyi van. Írd be mindegyikük legmagasabb árát.
companion-extra-bonus = { $building }, felfedett bónuszkártya
companion-extra-huts = { $building }, kunyhókból
companion-border-wall = Leghosszabb fal
companion-border-moat = Leghosszabb árok
companion-border-stretch = Fal és árok közös szakasza
companion-extras = Bónuszkártyák és kunyhók is
companion-keys = Számok
companion-key-next = Tovább
companion-key-back = Vissza
companion-key-clear = Törlés
companion-undo = Visszavonás
companion-tiles = Lapkák
companion-lay = A város lerakása lapkánként
companion-lay-hint = Válassz egy lapkát, aztán koppints egy világító helyre. A város egy lapkájára koppintva áthelyezheted.
companion-lay-dirk = Koppints a listában Géza lapkáira. Ha az ő egyik lapkájára koppintasz, lekerül onnan.
companion-lay-place = { $tile }: koppints egy világító helyre.
companion-lay-nowhere = { $tile }: még sehol sem fér el.
companion-lay-move = { $tile }: koppints egy világító helyre, oda kerül át.
companion-lay-exchange = Válaszd ki, mi van ott helyette ({ $tile }).
companion-lay-here = Lerakás ide: { $tile }
companion-lay-wait = Egy pillanat…
companion-lay-done = Kész
companion-take-away = Levétel
companion-take-away-tile = Levétel: { $tile }
companion-exchange = Csere
companion-leave = Maradjon
companion-type = Inkább számok beírása
companion-kinds = Fajták
companion-kind = { $building }: { $count }
companion-prices = Árak
companion-tile-taken = { $tile }, { $name } városában
companion-next-scoring = Tovább: { $scoring }. értékelés
companion-won = { $names } győzött { $points } ponttal
companion-ahead = { $names } vezet { $points } ponttal

## Sharing

companion-share-picture = Megosztás képként
companion-share-record = Füzet mentése
companion-open = Füzet megnyitása
companion-open-wrong = Ez a fájl nem pontozófüzet.

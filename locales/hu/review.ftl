### The review of a finished game: win chances, luck, mistakes and better moves.

review-title = A játszma elemzése
# A link or a button
review-start = A játszma elemzése
# A sentence around a request such as “Take 5 florins”
review-sentence = { $move }.

## Asking for a review

review-none = Ez a játszma még nincs elemezve. Az elemzés minden döntést a legjobbal vet össze, és megmutatja, mi volt szerencse és mi választás.
review-again = Elemzés újra
review-outdated = Ezt az elemzést a Nasrid egy másik változata készítette. Kérheted újra.
review-daily = A nap játszmájának elemzései
review-daily-own = A te játszmád
review-daily-best = A legjobb játszma
review-imported = Ez az elemzés a fájlból származik. A számait senki sem ellenőrizte. Kérheted újra.
review-waiting = { $place ->
    [1] A te elemzésed következik.
   *[other] Az elemzésed helye a sorban: { $place }.
}
review-running = Készül a játszma elemzése. Az eredmények lent jelennek meg, ahogy elkészülnek.
review-former = Az első eredményig lent még a korábbi elemzés látható.
review-progress = Az elemzés állása
review-done-so-far = { $actions } lépésből { $done } kész
review-meanwhile = Elhagyhatod az oldalt, az elemzés folytatódik.
review-meanwhile-device = Az elemzés addig folytatódik, amíg a Nasrid egy oldala nyitva van.
review-complete = Az elemzés elkészült.
review-failed = Az elemzés nem sikerült: { $reason }
review-quick = Gyors elemzés.
review-quick-hint = Kevés játszmát játszik végig, és kihagyja, hová kerültek a lapkák, ezért nagyobb a hibahatára.

## Labels of decisions

review-label-best = Legjobb lépés
review-label-good = Jó lépés
review-label-inaccuracy = Pontatlanság
review-label-mistake = Hiba
review-label-blunder = Durva hiba
review-count-best = { $count ->
   *[other] { $count } legjobb lépés
}
review-count-good = { $count ->
   *[other] { $count } jó lépés
}
review-count-inaccuracy = { $count ->
   *[other] { $count } pontatlanság
}
review-count-mistake = { $count ->
   *[other] { $count } hiba
}
review-count-blunder = { $count ->
   *[other] { $count } durva hiba
}
# A label of another player’s decision
review-of-player = { $name }: { $label }

## A player’s game

review-player = Kinek a játéka
review-accuracy = Pontosság: { $accuracy }.
review-accuracy-label = Pontosság
# $error: the standard error
review-deal-cost = { $you ->
    [yes] A véletlen { $points } pontodba került
   *[no] { $name }: a véletlen { $points } pontba került
} (± { $error }).
review-deal-gave = { $you ->
    [yes] A véletlen { $points } pontot adott neked
   *[no] { $name }: a véletlen { $points } pontot adott
} (± { $error }).
review-deal-even = { $you ->
    [yes] A véletlen nem segített és nem is ártott neked
   *[no] { $name }: a véletlen nem segített és nem is ártott
} (± { $error } pont).
review-so-far = { $count ->
   *[other] Eddig { $count } döntés
}
review-partial = A pontosság és a szerencse akkor jelenik meg, amikor az elemzés elkészült.
review-see-better = Jobb lépések megnézése
review-see-game = Az elejétől

## The curve and its turning points

review-curve = Nyerési esélyek
review-curve-percent = Nyerési esélyek százalékban
review-turn-axis = Kör
review-turns = Fordulópontok
# A mark on the curve. $change: review-turn-change
review-turn = { $number }. { $turn }. kör: { $change }
review-turn-title = { $turn }. kör
review-turn-change = { $name } { $before } → { $after }
review-turn-luck = A húzás szerencséje
# The value of a slider. $chance: that of the chosen player
review-position = { $turn }. kör, nyerési esély: { $chance }

## Where the result came from

review-balance = Miből lett az eredmény
review-part = Ok
review-chance = Esély
review-lead = Pont
review-part-start = Kezdet
review-part-start-hint = mindenkinek ugyanaz
review-part-luck = Szerencse
review-part-luck-hint = az osztás és minden későbbi húzás
review-part-own = Saját döntések
review-part-own-hint = a legjobb lépésekhez képest
review-part-opponents = A többiek döntései
review-part-opponents-hint = amit a hibáik hoztak
review-part-residual = Nem magyarázott
review-part-residual-hint = az elemzés nem pontos
review-part-result = Eredmény
review-part-result-hint = pont: előny a többiek átlagához képest
review-given-away = Elajándékozva
review-fact-lost = Elveszített pont döntésenként
review-fact-lost-hint = a legjobb lépésekhez képest
review-fact-exact = Elszalasztott pontos vásárlások
review-fact-exact-hint = ahol egyértelműen jobb lett volna
review-fact-borders = Falakért és árkokért járó pont
review-fact-borders-hint = pontatlanság vagy rosszabb miatt
review-fact-majorities = Többségekért járó pont
review-fact-majorities-hint = pontatlanság vagy rosszabb miatt
review-moment-best = Legjobb pillanat
review-moment-worst = Legdrágább pillanat
# $move: a sentence of the log
review-moment-text = { $turn }. kör: { $move }

## Mistakes and better moves

review-mistakes = Tanulságos pillanatok
review-mistakes-none = Se pontatlanság, se hiba: itt nincs min javítani.
review-mistake-title = { $label }, { $turn }. kör
# Before a request such as “Take 5 florins”
review-better = Jobb:
# The errors are standard errors.
review-cost-both = Ez { $chance } nyerési esélybe (± { $chanceError }) és { $points } pontba (± { $pointsError }) került.
review-cost-chance = Ez { $chance } nyerési esélybe került (± { $chanceError }).
review-good-enough = Nincs biztos különbség a legjobb lépéshez képest.
review-look = Az asztalon
review-try-again = Újra
review-decisions = { $count ->
    [one] { $count } döntés a megítélésével
   *[other] Minden döntés a megítélésével ({ $count })
}

## On the table

review-summary = Az elemzés áttekintése
review-next = Következő hiba
review-previous = Előző hiba
review-show = Az asztalon látszik
review-show-best = Jobb lépés
review-show-played = Ahogy volt
review-see-as = { $name } szemével
review-no-choice = Itt nincs mit választani
review-not-yet = Még nincs elemezve
review-at-end = A játszma vége

## Trying a decision again

review-exercise = Találj jobb lépést
review-exercise-text = A játszmában megtett lépés { $chance } nyerési esélybe került (± { $error }). A tiédet előbb összevetjük a legjobbal, csak utána érvényes.
review-exercise-end = A gyakorlat vége, szabad játék
review-judging = A lépésed összevetése…
review-back = Vissza az elemzéshez
review-verdict-best = A legjobb lépés. Szép volt!
review-verdict-good = Jó lépés
review-verdict-inaccuracy = Nem egészen
review-verdict-mistake = Hiba
review-verdict-blunder = Durva hiba
review-your-move = A te lépésed
review-in-the-game = A játszmában
review-loses = −{ $chance } nyerési esély (± { $error })
review-loses-nothing = nincs veszteség
review-show-best-move = A legjobb lépés megmutatása
review-play-best = A legjobb lépés megtétele
review-play-on = Tovább játszom

## How it is computed

review-method = Hogyan számoljuk?
review-method-view = Minden döntést aszerint ítélünk meg, amit a játékos tudhatott. A rejtett kártyákat és a pakli sorrendjét soha nem használjuk.
review-method-loss = A legjobb lépéseket és a megtettet sok szimulált játszmában folytatjuk. A veszteség a nyerési esélyek különbsége.
review-method-labels = Egy pontatlanság legalább 2% nyerési esélybe kerül, egy hiba 5%-ba, egy durva hiba 10%-ba. Ha egy hiba kétséges, pontatlanságnak számít. Ami az elemzés tévedése is lehet, soha nem számít hibának. A választás nélküli döntések nem számítanak.
review-method-error = A ± utáni szám a standard hiba: három esetből kettőben a valódi érték ezen belül van.
review-method-accuracy = Veszteség nélkül a pontosság 100%. Egy döntés, amely 2% nyerési esélybe kerül, 78%-ot ér, egy, amely 10%-ba, 29%-ot.
review-method-luck = A szerencse azt veti össze, amit húztak, azzal, amit húzhattak volna, minden játékosnál. Az osztás és a hely is szerencse.
review-method-sum = A kezdet, a szerencse, a saját döntések, a többiek döntései és a nem magyarázott rész együtt adja az eredményt. Az utolsó akkor nagy, ha az elemzés meggondolta magát.
review-method-deal = A pont az előny a többiek átlagához képest.

## Errors

error-no-review = Csak a mostani szabályokkal végigjátszott játszma elemezhető. Ha azóta változtak a szabályok, töltsd le a lejegyzést, és elemezd a Nasrid akkori változatával.

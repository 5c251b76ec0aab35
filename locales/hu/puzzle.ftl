### Feladványok: állások, amelyekben egy lépés egyértelműen a legjobb.

puzzle-lead = Egy lépés egyértelműen a legjobb. Megtalálod?
puzzle-your-next = A következő feladványod
puzzle-linked = Egy feladvány neked
puzzle-difficulty = Nehézség: { $rating }
puzzle-first-tries = { $attempted } játékosból { $solved } oldotta meg
puzzle-solve = Megoldom
puzzle-solve-again = Megoldom újra
puzzle-answered-solved = Ezt a feladványt már megoldottad.
puzzle-answered-failed = Az első válaszod erre a feladványra rossz volt.
puzzle-all-solved = Ezeket a feladványokat mind megoldottad. Szép volt!
puzzle-game = Játék
puzzle-any-game = Minden játék
puzzle-rules = Csak a feladványra adott első válaszod változtat az értékszámodon. Minden lépést abból ítélünk meg, amit a körödben láthatsz: a rejtett lapok és lapkák véletlenszerűek.
puzzle-device = Az ezen az eszközön szerzett értékszámod itt marad.
puzzle-offline = A kiszolgáló nem érhető el. Ezen az eszközön is oldhatsz meg feladványokat. Az értékszám itt marad.

## Az értékszám és az összesítés

puzzle-rating = Értékszám feladványokban
puzzle-rating-value = { $rating } ± { $deviation }
puzzle-solved-of = { $attempted } feladványból { $solved } elsőre megoldva
puzzle-not-tried = Még egy feladvánnyal sem próbálkoztál.

## Témák

puzzle-themes = Témák
puzzle-theme-solved = { $puzzles } közül { $solved } megoldva
puzzle-theme-finished = Ebben a témában nincs több feladvány.
puzzle-theme-exact = Pontos fizetés
puzzle-theme-wall = Városfal és vizesárok
puzzle-theme-denial = Elvétel
puzzle-theme-plan = Terv két körre
puzzle-theme-redesign = Átépítés
puzzle-theme-vizier = Vezír
puzzle-theme-huts = Munkáskunyhók
puzzle-theme-bonus = Bónuszkártyák
puzzle-theme-endgame = Végjáték
puzzle-about-exact = Fizess pontosan, és lépj újra
puzzle-about-wall = Hosszabbítsd meg a falat vagy az árkot
puzzle-about-denial = Ne hagyd meg az ellenfélnek
puzzle-about-plan = Készítsd elő a következő köröd
puzzle-about-redesign = Építsd át a városod
puzzle-about-vizier = Vásárolj két kör között
puzzle-about-huts = Tedd jó helyre a kunyhókat
puzzle-about-bonus = Használd ki a bónuszkártyáidat
puzzle-about-endgame = Döntsd el az utolsó köröket

## Az asztalnál

puzzle-task = Találd meg a legjobb lépést
puzzle-task-first = Egy lépés egyértelműen jobb minden másnál. Az első válaszod számít.
puzzle-task-again = Egy lépés egyértelműen jobb minden másnál. Már válaszoltál, ezért ez a válasz nem számít.
puzzle-end = A feladvány vége, szabad játék
puzzle-solved = Megoldva!
puzzle-failed = Nem ez a legjobb lépés
puzzle-change = Értékszám feladványokban: { $rating } ({ $change })
puzzle-unrated = Csak az első válaszod változtat az értékszámodon.
puzzle-theme-of = { $count ->
    [one] Téma: { $themes }
   *[other] Témák: { $themes }
}
puzzle-see = Mi történik ezután?
puzzle-next = Következő feladvány
puzzle-all = Minden feladvány
puzzle-to-daily = A nap játszmájához
puzzle-played-on = A játszma botok ellen folytatódik.

## A nap feladványa

puzzle-daily = A nap feladványa
puzzle-daily-rules = Mindenki ugyanazt a feladványt kapja. Az első válaszod számít.
puzzle-daily-solved = Megoldva
puzzle-daily-failed = Nincs megoldva
puzzle-more = További feladványok
puzzle-share = { $answer ->
    [solved] A nap feladványa: megoldva ✓
   *[failed] A nap feladványa: nincs megoldva ✗
}

## Errors

error-no-such-puzzle = Nincs ilyen feladvány. Válassz másikat.
error-puzzle-unanswered = Előbb válaszolj a feladványra. Utána továbbjátszhatod.

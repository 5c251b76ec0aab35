### The result of a game, its charts, and the replay.

result-title = { $you ->
    [yes] Győztél
   *[no] { $name } győzött
}
result-title-shared = Közös győzelem: { $names }
result-length = { $rounds } forduló, { $duration }
result-minutes = { $count } perc
result-hours = { $count } óra
result-days = { $count } nap
result-close = Bezárom, és megnézem az asztalt
result-pages = Mit nézel meg a játszmából?
result-page-result = Eredmény
result-page-sheets = Pontlapok
result-page-charts = Grafikonok
result-page-record = Lejegyzés
result-points = { $points } pont
result-dirk = { $tiles } lapka; nem nyerhet
result-which-sheet = Melyik értékelés

result-again = Új játszma
result-join-rematch = Beülök a visszavágóra
result-watch-rematch = Nézem a visszavágót
result-review = A játszma elemzése
result-replay = Visszajátszás
result-leave = Felállok
result-daily = A nap eredményei
result-puzzles = További feladványok

## Charts

result-as-table = Táblázatban
result-scores = Pontszám értékelésenként
result-scoring = Értékelés
result-start = Kezdet
result-borders = { $game ->
    [granada] Leghosszabb vizesárok, fordulónként
    [combined] Leghosszabb városfal és vizesárok együtt, fordulónként
   *[alhambra] Leghosszabb városfal, fordulónként
}
result-round = Forduló
result-sources = Miből lettek a pontok
result-source = Forrás
result-figures = Ki mit csinált
result-figure = Mutató
result-figure-built = Beépített lapka
result-figure-purchases = Megvett lapka
result-figure-exact = Pontos fizetés
result-figure-overpaid = Túlfizetett pénz
result-figure-takes = Pénzfelvétel
result-figure-cards = Felvett pénzkártya
result-figure-taken = Ezek értéke
result-figure-spent = Elköltött pénz
result-figure-redesigns = Átépítés
result-figure-actions = Összes akció

## The record

result-record = A lejegyzés
result-record-text = A lejegyzésben egyetlen fájlban ott az egész játszma: minden osztás és minden akció. A nasrid program vissza tudja játszani.
result-record-save = Lejegyzés mentése
result-proof = Tiszta volt az osztás?
result-proof-text = Ebben a játszmában minden véletlen egyetlen titkos számból ered. Az első kártya kiosztása előtt a szerver mindenkinek megmutatta ennek az ujjlenyomatát; maga a szám a lejegyzésben van. Ez a parancs ellenőrzi, hogy összetartoznak-e, és tényleg ezek a pontszámok jönnek-e ki:

## The replay

replay-title = Visszajátszás
replay-play = Lejátszás
replay-pause = Szünet
replay-back = Egy lépés vissza
replay-forward = Egy lépés előre
replay-position = Hol tart a játszma
replay-step = { $turn }. kör · { $step }/{ $steps }
replay-turn-back = Egy kör vissza
replay-turn-forward = Egy kör előre
replay-seat = Nézőpont
replay-mark = { $scoring ->
    [1] I
    [2] II
   *[3] III
}
replay-link = Link másolása ehhez a pillanathoz
replay-copied = Másolva
replay-play-on = Innen tovább botok ellen
replay-speed = Sebesség
replay-to-table = Az asztalhoz
replay-none = Nincs mit visszajátszani: ez a játszma el sem kezdődött.
replay-sheet = Pontlap
result-ready = Kész az új játszmára: { $names }.

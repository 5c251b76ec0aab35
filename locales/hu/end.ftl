### The result of a game, its charts, and the replay.

end-title = { $you ->
    [yes] Győztél
   *[no] { $name } győzött
}
end-title-shared = Közös győzelem: { $names }
end-length = { $rounds } forduló, { $duration }
end-minutes = { $count } perc
end-hours = { $count } óra
end-days = { $count } nap
end-close = Bezárom, és megnézem az asztalt
end-pages = Mit nézel meg a játszmából?
end-page-result = Eredmény
end-page-sheets = Pontlapok
end-page-charts = Grafikonok
end-page-record = Lejegyzés
end-points = { $points } pont
end-dirk = { $tiles } lapka; nem nyerhet
end-which-sheet = Melyik értékelés

end-again = Új játszma
end-join-rematch = Beülök a visszavágóra
end-watch-rematch = Nézem a visszavágót
end-replay = Visszajátszás
end-leave = Felállok

## Charts

end-as-table = Táblázatban
end-scores = Pontszám értékelésenként
end-scoring = Értékelés
end-start = Kezdet
end-borders = { $game ->
    [granada] Leghosszabb vizesárok, fordulónként
    [combined] Leghosszabb városfal és vizesárok együtt, fordulónként
   *[alhambra] Leghosszabb városfal, fordulónként
}
end-round = Forduló
end-sources = Miből lettek a pontok
end-source = Forrás
end-figures = Ki mit csinált
end-figure = Mutató
end-figure-built = Beépített lapka
end-figure-purchases = Megvett lapka
end-figure-exact = Pontos fizetés
end-figure-overpaid = Túlfizetett pénz
end-figure-takes = Pénzfelvétel
end-figure-cards = Felvett pénzkártya
end-figure-taken = Ezek értéke
end-figure-spent = Elköltött pénz
end-figure-redesigns = Átépítés
end-figure-actions = Összes akció

## The record

end-record = A lejegyzés
end-record-text = A lejegyzésben egyetlen fájlban ott az egész játszma: minden osztás és minden akció. A nasrid program vissza tudja játszani.
end-record-save = Lejegyzés mentése
end-proof = Tiszta volt az osztás?
end-proof-text = Ebben a játszmában minden véletlen egyetlen titkos számból ered. Az első kártya kiosztása előtt a szerver mindenkinek megmutatta ennek az ujjlenyomatát; maga a szám a lejegyzésben van. Ez a parancs ellenőrzi, hogy összetartoznak-e, és tényleg ezek a pontszámok jönnek-e ki:

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
end-ready = Kész az új játszmára: { $names }.

### A saját fejlődés.

progress-title = A fejlődésed
progress-where = Játszmák
progress-on-server = Ezen a kiszolgálón
progress-on-device = Ezen az eszközön
progress-none = Még nincs játszma. Egy játszma számít, amint véget ért.
progress-which = Minden játszma számít, amelyet ezen a kiszolgálón végigjátszottál, emberek vagy botok ellen. A leckék, a feladványok, a gyakorlás és a folytatott játszmák nem számítanak. Ezt az oldalt csak te látod.
progress-which-device = Minden játszma számít, amelyet ezen az eszközön egyedül, botok ellen végigjátszottál. A leckék, a feladványok, a gyakorlás és a folytatott játszmák nem számítanak. Itt nincsenek értékszámok.
progress-games = Játszmák
progress-kind = { $game }, { $players } játékos
progress-won = { $played } játszmából { $won } győzelem, { $share }
progress-fair = Egyenlő erőnél { $share } lenne
progress-rivals = az ellenfelek átlagos értékszáma { $rating }
progress-exact = { $purchases } vásárlásból { $share } pontosan fizetve
progress-leads = Legutóbbi játszmák
progress-leads-hint = { $count ->
    [one] Előny a legjobb ellenféllel szemben; a győzelem arany
   *[other] Előny a legjobb ellenféllel szemben { $count } játszmában, a legrégebbi elöl; a győzelmek aranyak
}
progress-list = Listaként
progress-game = { $won ->
    [yes] { $day }, { $kind }: győzelem { $points } ponttal, előny { $lead }
   *[no] { $day }, { $kind }: { $points } pont, előny { $lead }
}
progress-accuracy = Pontosság és szerencse
progress-accuracy-mean = { $share } pontosság
progress-accuracy-chart = Pontosság { $count } elemzett játszmában, a legrégebbi elöl
progress-accuracy-none = Elemeztess egy befejezett játszmát: meglátod, mennyire pontosan döntöttél, és mennyi volt a szerencse.
progress-effort-standard = rendes elemzés
progress-effort-quick = gyors elemzés
progress-luck = { $count ->
    [one] Az elemzett játszmában a szerencse ennyi pontot hozott: { $points } (± { $error }).
   *[other] { $count } elemzett játszmában a szerencse ennyi pontot hozott: { $points } (± { $error }).
}
progress-buildings = Kedvenc épületek
progress-building = { $building }, { $share }
progress-buildings-hint = Arányuk a városaid lapkái közt a játszmák végén.
progress-records = Rekordok
progress-record-score = Legtöbb pont
progress-record-lead = Legnagyobb előny
progress-record-border = Leghosszabb fal vagy árok
progress-record-streak = Győzelem egymás után
progress-milestones = Mérföldkövek
progress-milestone-games = { $count ->
    [one] Első játszma
   *[other] { $count } játszma
}
progress-milestone-wins = { $count ->
    [one] Első győzelem
   *[other] { $count } győzelem
}
progress-milestone-streak = { $count } győzelem egymás után
progress-milestone-everything = Győzelem mind a { $count } játékban

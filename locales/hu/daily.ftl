### A nap játszmája.

daily-days = Nap
daily-earlier = Előző nap
daily-later = Következő nap
daily-against = Ellenfelek: { $bots }
daily-left = A következő játszmáig: { $time }.
daily-over = Ez a nap véget ért.
daily-play = Játszma indítása
daily-continue = Játszma folytatása
daily-practise = Gyakorlás
daily-rules = Mindenki ugyanazokat a lapokat, lapkákat és ellenfeleket kapja. Az első játszmád számít: nagyjából 50 döntés, tippek nélkül. A következő nap végéig fejezheted be.
daily-practice-hint = Gyakorláskor ugyanazt a játszmát játszod, tippekkel. Nem számít.
daily-public = A játszma a dátumból következik, ezért nem titok: bárki megnézheti előre. Az eredmények a játék öröméért vannak, és nem változtatnak az értékszámokon.
daily-device = Ezen az eszközön az eredményed itt marad, és nem hasonlítjuk másokéhoz.
daily-offline = A kiszolgáló nem érhető el. Ugyanezt a játszmát ezen az eszközön is lejátszhatod. Az eredmény itt marad, és a kiszolgálón nem számít.
daily-play-here = Játék ezen az eszközön

## A saját eredmény

daily-points = { $won ->
    [yes] Győzelem { $points } ponttal
   *[no] { $points } pont
}
daily-ahead = { $points } ponttal a legjobb ellenfél előtt
daily-behind = { $points } ponttal a legjobb ellenfél mögött
daily-level = Holtversenyben a legjobb ellenféllel
daily-place = Helyezés: { $place }. a { $players } közül
daily-beaten = jobb, mint a többiek { $share }-a
daily-first = Elsőként fejezted be ezt a játszmát.
daily-unfinished = A kísérleted eredmény nélkül ért véget.
daily-yours-is-best = A te játszmád a nap legjobbja.
daily-share = Megosztás
daily-copied = Másolva
daily-picture = Mentés képként
daily-review = A játszmád elemzése
daily-review-best = A legjobb elemzése
daily-replay = A játszmád visszajátszása
daily-replay-best = A legjobb visszajátszása
daily-share-title = Nasrid, a nap játszmája: { $day }
daily-share-result = { $game }: { $points } pont, előny { $lead }
daily-share-points = { $points } pont, { $lead }

## Az eredmények

daily-results = Eredmények
daily-count = Eddig { $count } eredmény
daily-nobody = Ezt a játszmát még senki sem fejezte be.
daily-column-place = Hely
daily-column-name = Név
daily-column-points = Pont
daily-column-lead = Előny
daily-lead-hint = A helyezést a legjobb ellenféllel szembeni előny dönti el.

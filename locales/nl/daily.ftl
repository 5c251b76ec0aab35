### Het potje van de dag.

daily-days = Dag
daily-earlier = Vorige dag
daily-later = Volgende dag
daily-against = Tegen { $bots }
daily-left = Het volgende potje komt over { $time }.
daily-over = Deze dag is voorbij.
daily-play = Speel het potje
daily-continue = Speel je potje verder
daily-practise = Speel als oefening
daily-rules = Iedereen krijgt dezelfde kaarten, tegels en rivalen. Je eerste potje telt: ongeveer 50 keuzes, zonder tips. Je hebt tot het einde van de volgende dag om het af te maken.
daily-practice-hint = Als oefening speel je hetzelfde potje met tips. Het telt niet.
daily-public = Het potje volgt uit de datum en is dus geen geheim: iedereen kan het opzoeken. De uitslagen zijn voor de lol en veranderen geen rating.
daily-device = Op dit apparaat blijft je uitslag hier en wordt die met niemand vergeleken.
daily-offline = De server is niet bereikbaar. Je kunt hetzelfde potje op dit apparaat spelen. De uitslag blijft hier en telt niet op de server.
daily-play-here = Speel op dit apparaat

## De eigen uitslag

daily-points = { $won ->
    [yes] Gewonnen met { $points } punten
   *[no] { $points } punten
}
daily-ahead = { $points ->
    [one] { $points } punt voor op de beste rivaal
   *[other] { $points } punten voor op de beste rivaal
}
daily-behind = { $points ->
    [one] { $points } punt achter op de beste rivaal
   *[other] { $points } punten achter op de beste rivaal
}
daily-level = Gelijk met de beste rivaal
daily-place = Plaats { $place } van { $players }
daily-beaten = beter dan { $share } van de anderen
daily-first = Je hebt dit potje als eerste af.
daily-unfinished = Je poging eindigde zonder uitslag.
daily-yours-is-best = Jouw potje is het beste van de dag.
daily-share = Deel
daily-copied = Gekopieerd
daily-picture = Bewaar als plaatje
daily-review = Analyseer je potje
daily-review-best = Analyseer het beste potje
daily-replay = Bekijk je potje
daily-replay-best = Bekijk het beste potje
daily-share-title = Nasrid, potje van de dag: { $day }
daily-share-result = { $game }: { $points } punten, voorsprong { $lead }
daily-share-points = { $points } punten, { $lead }

## De uitslagen

daily-results = Uitslagen
daily-count = { $count ->
    [one] { $count } uitslag tot nu toe
   *[other] { $count } uitslagen tot nu toe
}
daily-nobody = Nog niemand heeft dit potje af.
daily-column-place = Plaats
daily-column-name = Naam
daily-column-points = Punten
daily-column-lead = Voorsprong
daily-lead-hint = De voorsprong op de beste rivaal bepaalt de plaats.

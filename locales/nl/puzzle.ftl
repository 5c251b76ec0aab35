### Puzzels: stellingen waarin één zet duidelijk de beste is.

puzzle-lead = Eén zet is duidelijk de beste. Vind jij hem?
puzzle-your-next = Je volgende puzzel
puzzle-linked = Een puzzel voor jou
puzzle-difficulty = Moeilijkheid { $rating }
puzzle-first-tries = { $attempted ->
    [one] Opgelost door { $solved } van { $attempted } speler
   *[other] Opgelost door { $solved } van { $attempted } spelers
}
puzzle-solve = Los op
puzzle-solve-again = Los nog eens op
puzzle-answered-solved = Je hebt deze puzzel opgelost.
puzzle-answered-failed = Je eerste antwoord op deze puzzel was fout.
puzzle-all-solved = Je hebt al deze puzzels opgelost. Goed gedaan!
puzzle-game = Spel
puzzle-any-game = Alle spellen
puzzle-rules = Alleen je eerste antwoord op een puzzel verandert je rating. Elke zet wordt beoordeeld naar wat je in je beurt kunt zien: de gedekte kaarten en tegels zijn willekeurig getrokken.
puzzle-device = Je puzzelrating op dit apparaat blijft hier.
puzzle-offline = De server is niet bereikbaar. Je kunt puzzels oplossen op dit apparaat. De rating blijft hier.

## De rating en de totalen

puzzle-rating = Puzzelrating
puzzle-rating-value = { $rating } ± { $deviation }
puzzle-solved-of = { $solved } van { $attempted } in één keer opgelost
puzzle-not-tried = Je hebt nog geen puzzel geprobeerd.

## Thema’s

puzzle-themes = Thema’s
puzzle-theme-solved = { $solved } van { $puzzles } opgelost
puzzle-theme-finished = Er zijn geen puzzels meer met dit thema.
puzzle-theme-exact = Gepast betalen
puzzle-theme-wall = Muren en grachten
puzzle-theme-denial = Dwarszitten
puzzle-theme-plan = Plan voor twee beurten
puzzle-theme-redesign = Verbouwing
puzzle-theme-vizier = Vizier
puzzle-theme-huts = Bouwhutten
puzzle-theme-bonus = Bonuskaarten
puzzle-theme-endgame = Eindspel
puzzle-about-exact = Betaal gepast en speel nog een actie
puzzle-about-wall = Maak je langste muur of gracht langer
puzzle-about-denial = Gun een rivaal iets niet
puzzle-about-plan = Bereid je volgende beurt voor
puzzle-about-redesign = Verbouw je stad
puzzle-about-vizier = Koop tussen twee beurten
puzzle-about-huts = Plaats bouwhutten goed
puzzle-about-bonus = Gebruik je bonuskaarten
puzzle-about-endgame = Beslis de laatste beurten

## Aan tafel

puzzle-task = Vind de beste zet
puzzle-task-first = Eén zet is duidelijk beter dan alle andere. Je eerste antwoord telt.
puzzle-task-again = Eén zet is duidelijk beter dan alle andere. Je hebt al geantwoord, dus dit antwoord telt niet.
puzzle-end = Stop de puzzel en speel vrij verder
puzzle-solved = Opgelost!
puzzle-failed = Niet de beste zet
puzzle-change = Puzzelrating { $rating } ({ $change })
puzzle-unrated = Alleen je eerste antwoord verandert je rating.
puzzle-theme-of = { $count ->
    [one] Thema: { $themes }
   *[other] Thema’s: { $themes }
}
puzzle-see = Bekijk wat er gebeurt
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-to-daily = Naar het potje van de dag
puzzle-played-on = Het potje gaat verder tegen bots.

## De puzzel van de dag

puzzle-daily = Puzzel van de dag
puzzle-daily-rules = Iedereen krijgt dezelfde puzzel. Je eerste antwoord telt.
puzzle-daily-solved = Opgelost
puzzle-daily-failed = Niet opgelost
puzzle-more = Meer puzzels
puzzle-share = { $answer ->
    [solved] Puzzel van de dag: opgelost ✓
   *[failed] Puzzel van de dag: niet opgelost ✗
}

## Errors

error-no-such-puzzle = Deze puzzel bestaat niet. Kies een andere.
error-puzzle-unanswered = Beantwoord eerst de puzzel. Daarna kun je verder spelen.

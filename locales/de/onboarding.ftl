### Suggestions for new players on the home page and after a game.

onboarding-learn = Spielen lernen
onboarding-learn-hint = zehn Minuten, an einem echten Tisch
onboarding-learn-on = Weiter lernen
onboarding-lesson = Eine Lektion
onboarding-lesson-remove = { $count ->
    [one] Lektion aus dieser Liste entfernen
   *[other] { $count } Lektionen aus dieser Liste entfernen
}
onboarding-chapters = Lernen
onboarding-rules = Regeln
# After a game against bots: a comment, and the next opponents
onboarding-harder = Klarer Sieg für dich. Zeit für stärkere Bots?
onboarding-easier = Das war hart. Leichtere Bots lassen dir mehr Luft.
onboarding-strongest = Klar gewonnen, und stärkere gibt es nicht. Stark gespielt!
onboarding-weakest = Das war hart. Tipps helfen, und die Kapitel zum Lernen auch.
onboarding-same = Das war knapp. Diese Bots passen gut zu dir.
onboarding-again-level = Nochmal spielen ({ $level })
onboarding-again-same = Nochmal wie eben

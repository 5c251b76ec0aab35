### Suggestions for new players on the home page and after a game.

start-learn = Spielen lernen
start-learn-hint = zehn Minuten, an einem echten Tisch
start-learn-on = Weiter lernen
start-lesson = Eine Lektion
start-chapters = Lernen
start-rules = Regeln
# After a game against bots: a comment, and the next opponents
start-harder = Klarer Sieg für dich. Zeit für stärkere Bots?
start-easier = Das war hart. Leichtere Bots lassen dir mehr Luft.
start-strongest = Klar gewonnen, und stärkere gibt es nicht. Stark gespielt!
start-weakest = Das war hart. Tipps helfen, und die Kapitel zum Lernen auch.
start-same = Das war knapp. Diese Bots passen gut zu dir.
start-again-level = Nochmal spielen ({ $level })
start-again-same = Nochmal wie eben

### Suggestions for new players on the home page and after a game.

start-learn = Apprendre à jouer
start-learn-hint = dix minutes, à une vraie table
start-learn-on = Continuer d’apprendre
start-lesson = Une leçon
start-chapters = Apprendre
start-rules = Règles
# After a game against bots: a comment, and the next opponents
start-harder = Victoire nette. Envie d’adversaires plus forts ?
start-easier = C’était dur. Des adversaires plus faciles te laisseront plus de place.
start-strongest = Nette victoire, et il n’y a pas plus fort. Bien joué !
start-weakest = C’était dur. Les conseils aident, et les leçons aussi.
start-same = C’était serré. Ces adversaires sont à ta mesure.
start-again-level = Rejouer ({ $level })
start-again-same = Rejouer à l’identique

### Suggestions for new players on the home page and after a game.

onboarding-learn = Apprendre à jouer
onboarding-learn-hint = dix minutes, à une vraie table
onboarding-learn-on = Continuer d’apprendre
onboarding-lesson = Une leçon
onboarding-lesson-remove = { $count ->
    [one] Retirer la leçon de cette liste
   *[other] Retirer { $count } leçons de cette liste
}
onboarding-chapters = Apprendre
onboarding-rules = Règles
# After a game against bots: a comment, and the next opponents
onboarding-harder = Victoire nette. Envie d’adversaires plus forts ?
onboarding-easier = C’était dur. Des adversaires plus faciles te laisseront plus de place.
onboarding-strongest = Nette victoire, et il n’y a pas plus fort. Bien joué !
onboarding-weakest = C’était dur. Les conseils aident, et les leçons aussi.
onboarding-same = C’était serré. Ces adversaires sont à ta mesure.
onboarding-again-level = Rejouer ({ $level })
onboarding-again-same = Rejouer à l’identique

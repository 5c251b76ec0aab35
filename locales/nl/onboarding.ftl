### Suggestions for new players on the home page and after a game.

onboarding-learn = Leer het spel
onboarding-learn-hint = tien minuten, aan een echte tafel
onboarding-learn-on = Leer verder
onboarding-lesson = Een les
onboarding-lesson-remove = { $count ->
    [one] Les uit deze lijst verwijderen
   *[other] { $count } lessen uit deze lijst verwijderen
}
onboarding-chapters = Leren
onboarding-rules = Regels
# After a game against bots: a comment, and the next opponents
onboarding-harder = Ruim gewonnen. Tijd voor sterkere tegenstanders?
onboarding-easier = Dat was pittig. Makkelijkere tegenstanders geven je meer ruimte.
onboarding-strongest = Ruim gewonnen, en sterkere zijn er niet. Goed gespeeld!
onboarding-weakest = Dat was zwaar. Hints helpen, en de lessen ook.
onboarding-same = Dat scheelde weinig. Deze tegenstanders passen goed bij je.
onboarding-again-level = Speel opnieuw ({ $level })
onboarding-again-same = Nog eens zoals net

### Suggestions for new players on the home page and after a game.

onboarding-learn = Impara a giocare
onboarding-learn-hint = dieci minuti, a un tavolo vero
onboarding-learn-on = Continua a imparare
onboarding-lesson = Una lezione
onboarding-lesson-remove = { $count ->
    [one] Togli la lezione da questo elenco
   *[other] Togli { $count } lezioni da questo elenco
}
onboarding-chapters = Impara
onboarding-rules = Regole
# After a game against bots: a comment, and the next opponents
onboarding-harder = Hai vinto nettamente. Rivali più forti, la prossima volta?
onboarding-easier = È stata dura. Rivali più facili ti lasciano più spazio.
onboarding-strongest = Vittoria netta, e di più forti non ce n’è. Ben giocato!
onboarding-weakest = È stata dura. I consigli aiutano, e le lezioni anche.
onboarding-same = Questione di poco. Questi rivali fanno per te.
onboarding-again-level = Gioca ancora ({ $level })
onboarding-again-same = Di nuovo come prima

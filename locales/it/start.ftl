### Suggestions for new players on the home page and after a game.

start-learn = Impara a giocare
start-learn-hint = dieci minuti, a un tavolo vero
start-learn-on = Continua a imparare
start-lesson = Una lezione
start-chapters = Impara
start-rules = Regole
# After a game against bots: a comment, and the next opponents
start-harder = Hai vinto nettamente. Rivali più forti, la prossima volta?
start-easier = È stata dura. Rivali più facili ti lasciano più spazio.
start-strongest = Vittoria netta, e di più forti non ce n’è. Ben giocato!
start-weakest = È stata dura. I consigli aiutano, e le lezioni anche.
start-same = Questione di poco. Questi rivali fanno per te.
start-again-level = Gioca ancora ({ $level })
start-again-same = Di nuovo come prima

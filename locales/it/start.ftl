### What the first page and the end of a game offer to people who have just begun.

start-learn = Impara a giocare
start-learn-hint = dieci minuti, a un tavolo vero
start-learn-on = Continua a imparare
start-lesson = Una lezione
start-chapters = Impara
start-rules = Regole
# After a game against bots: how it went, and who could be next
start-harder = Hai vinto nettamente. Rivali più forti, la prossima volta?
start-easier = È stata dura. Rivali più facili ti lasciano più spazio.
start-strongest = Vittoria netta, e di più forti non ce n’è. Ben giocato!
start-weakest = È stata dura. I consigli aiutano, e le lezioni anche.
start-same = Questione di poco. Questi rivali fanno per te.
start-again-level = Gioca ancora ({ $level })
start-again-same = Di nuovo come prima

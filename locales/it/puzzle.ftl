### I rompicapo: posizioni in cui una mossa è nettamente la migliore.

puzzle-lead = Una mossa è nettamente la migliore. Sai trovarla?
puzzle-your-next = Il tuo prossimo rompicapo
puzzle-linked = Un rompicapo per te
puzzle-difficulty = Difficoltà { $rating }
puzzle-first-tries = Risolto da { $solved } su { $attempted }
puzzle-solve = Risolvi
puzzle-solve-again = Risolvi di nuovo
puzzle-answered-solved = Hai risolto questo rompicapo.
puzzle-answered-failed = La tua prima risposta a questo rompicapo era sbagliata.
puzzle-all-solved = Hai risolto tutti questi rompicapo. Bravo!
puzzle-game = Gioco
puzzle-any-game = Tutti i giochi
puzzle-rules = Solo la prima risposta a un rompicapo cambia la tua valutazione. Ogni mossa è giudicata da ciò che puoi vedere nel tuo turno: le carte e le tessere coperte sono pescate a caso.
puzzle-device = La tua valutazione nei rompicapo su questo dispositivo resta qui.
puzzle-offline = Il server non risponde. Puoi risolvere rompicapo su questo dispositivo. La valutazione resta qui.

## La valutazione e i totali

puzzle-rating = Valutazione nei rompicapo
puzzle-rating-value = { $rating } ± { $deviation }
puzzle-solved-of = { $solved } su { $attempted } risolti al primo colpo
puzzle-not-tried = Non hai ancora provato un rompicapo.

## I temi

puzzle-themes = Temi
puzzle-theme-solved = { $solved } su { $puzzles } risolti
puzzle-theme-finished = Non ci sono altri rompicapo su questo tema.
puzzle-theme-exact = Pagamento esatto
puzzle-theme-wall = Muri e fossati
puzzle-theme-denial = Togliere al rivale
puzzle-theme-plan = Piano di due turni
puzzle-theme-redesign = Modifica della città
puzzle-theme-vizier = Visir
puzzle-theme-huts = Capanne
puzzle-theme-bonus = Carte bonus
puzzle-theme-endgame = Finale
puzzle-about-exact = Paga il prezzo esatto e gioca ancora
puzzle-about-wall = Allunga il tuo muro o il tuo fossato
puzzle-about-denial = Non lasciare qualcosa a un rivale
puzzle-about-plan = Prepara il prossimo turno
puzzle-about-redesign = Modifica la tua città
puzzle-about-vizier = Compra tra due turni
puzzle-about-huts = Piazza bene le capanne
puzzle-about-bonus = Sfrutta le tue carte bonus
puzzle-about-endgame = Decidi gli ultimi turni

## Al tavolo

puzzle-task = Trova la mossa migliore
puzzle-task-first = Una mossa è nettamente migliore di tutte le altre. Vale la tua prima risposta.
puzzle-task-again = Una mossa è nettamente migliore di tutte le altre. Hai già risposto, quindi questa risposta non vale.
puzzle-end = Termina il rompicapo e gioca liberamente
puzzle-solved = Risolto!
puzzle-failed = Non è la mossa migliore
puzzle-change = Valutazione nei rompicapo { $rating } ({ $change })
puzzle-unrated = Solo la prima risposta cambia la tua valutazione.
puzzle-theme-of = { $count ->
    [one] Tema: { $themes }
   *[other] Temi: { $themes }
}
puzzle-see = Guarda che cosa succede
puzzle-next = Prossimo rompicapo
puzzle-all = Tutti i rompicapo
puzzle-to-daily = Alla partita del giorno
puzzle-played-on = La partita continua contro i bot.

## Il rompicapo del giorno

puzzle-daily = Rompicapo del giorno
puzzle-daily-rules = Tutti hanno lo stesso rompicapo. Vale la tua prima risposta.
puzzle-daily-solved = Risolto
puzzle-daily-failed = Non risolto
puzzle-more = Altri rompicapo
puzzle-share = { $answer ->
    [solved] Rompicapo del giorno: risolto ✓
   *[failed] Rompicapo del giorno: non risolto ✗
}

## Errors

error-no-such-puzzle = Questo rompicapo non esiste. Scegline un altro.
error-puzzle-unanswered = Rispondi prima al rompicapo. Poi potrai continuare la partita.

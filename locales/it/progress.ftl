### I propri progressi.

progress-title = I tuoi progressi
progress-where = Partite
progress-on-server = Su questo server
progress-on-device = Su questo dispositivo
progress-none = Ancora nessuna partita. Una partita vale appena è finita.
progress-which = Valgono tutte le partite che hai giocato fino in fondo su questo server, contro persone o bot. Lezioni, rompicapo, esercizi e partite riprese non valgono. Questa pagina la vedi solo tu.
progress-which-device = Valgono tutte le partite che hai giocato fino in fondo su questo dispositivo, in solitaria contro i bot. Lezioni, rompicapo, esercizi e partite riprese non valgono. Qui non c’è un punteggio di forza.
progress-games = Partite
progress-kind = { $game } in { $players }
progress-won = { $won } vinte su { $played }, { $share }
progress-fair = A pari forza sarebbe { $share }
progress-rivals = forza media dei rivali { $rating }
progress-exact = { $share } di { $purchases } acquisti pagati esatti
progress-leads = Ultime partite
progress-leads-hint = { $count ->
    [one] Il vantaggio sul miglior rivale; in oro se hai vinto
   *[other] Il vantaggio sul miglior rivale in { $count } partite, prima la più vecchia; in oro le vittorie
}
progress-list = Come elenco
progress-game = { $won ->
    [yes] { $day }, { $kind }: vinta con { $points } punti, vantaggio { $lead }
   *[no] { $day }, { $kind }: { $points } punti, vantaggio { $lead }
}
progress-accuracy = Precisione e fortuna
progress-accuracy-mean = { $share } di precisione
progress-accuracy-chart = Precisione in { $count } partite analizzate, prima la più vecchia
progress-accuracy-none = Fai analizzare una partita finita: vedrai quanto erano precise le tue scelte e quanta è stata fortuna.
progress-effort-standard = analisi normale
progress-effort-quick = analisi rapida
progress-luck = { $count ->
    [one] Nella partita analizzata la fortuna ti ha dato { $points } punti (± { $error }).
   *[other] In { $count } partite analizzate la fortuna ti ha dato { $points } punti (± { $error }).
}
progress-buildings = Edifici preferiti
progress-building = { $building }, { $share }
progress-buildings-hint = La loro parte delle tessere nelle tue città alla fine.
progress-records = Primati
progress-record-score = Più punti
progress-record-lead = Vantaggio maggiore
progress-record-border = Muro o fossato più lungo
progress-record-streak = Vittorie di fila
progress-milestones = Traguardi
progress-milestone-games = { $count ->
    [one] Prima partita
   *[other] { $count } partite
}
progress-milestone-wins = { $count ->
    [one] Prima vittoria
   *[other] { $count } vittorie
}
progress-milestone-streak = { $count } vittorie di fila
progress-milestone-everything = Una vittoria in tutti i { $count } giochi

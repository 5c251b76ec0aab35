### The result of a game, its charts, and the replay.

end-title = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $name }
}
# $names may begin with "Tu"
end-title-shared = Vittoria condivisa: { $names }
end-length = { $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}, { $duration }
end-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
end-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
end-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
end-close = Chiudi e guarda il tavolo
end-pages = Che cosa vedere di questa partita
end-page-result = Risultato
end-page-sheets = Tabelle punti
end-page-charts = Grafici
end-page-record = Registro
end-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
end-dirk = { $tiles ->
    [one] { $tiles } tessera; lui non può vincere
   *[other] { $tiles } tessere; lui non può vincere
}
end-which-sheet = Quale calcolo

end-again = Gioca ancora
end-join-rematch = Gioca la rivincita
end-watch-rematch = Guarda la rivincita
end-replay = Rivedi la partita
end-leave = Esci

## Charts

end-as-table = Come tabella
end-scores = Punteggio dopo ogni calcolo
end-scoring = Calcolo
end-start = Inizio
end-borders = { $game ->
    [granada] Fossato più lungo, giro per giro
    [combined] Muro e fossato più lunghi insieme, giro per giro
   *[alhambra] Muro più lungo, giro per giro
}
end-round = Giro
end-sources = Da dove vengono i punti
end-source = Origine
end-figures = Che cosa ha fatto ciascuno
end-figure = Che cosa
end-figure-built = Tessere costruite
end-figure-purchases = Tessere comprate
end-figure-exact = Importi esatti
end-figure-overpaid = Denaro di troppo
end-figure-takes = Prese di denaro
end-figure-cards = Carte denaro prese
end-figure-taken = Il loro valore
end-figure-spent = Denaro speso
end-figure-redesigns = Modifiche
end-figure-actions = Azioni in tutto

## The record

end-record = Il registro
end-record-text = Il registro contiene tutta la partita in un file: ogni carta distribuita e ogni azione. Il programma nasrid può rigiocarla.
end-record-save = Salva il registro
end-proof = La distribuzione era onesta?
end-proof-text = Tutto il caso di questa partita viene da un solo numero segreto. Prima della prima carta il server ne ha mostrato a tutti l’impronta; il numero è nel registro. Questo comando controlla che corrispondano e che portino a questi punteggi:

## The replay

replay-title = Rivedi la partita
replay-play = Avvia
replay-pause = Pausa
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-position = Punto della partita
replay-step = Turno { $turn } · { $step }/{ $steps }
replay-turn-back = Un turno indietro
replay-turn-forward = Un turno avanti
replay-seat = Visto da
replay-mark = { $scoring ->
    [1] I
    [2] II
   *[3] III
}
replay-link = Copia il link a questo momento
replay-copied = Copiato
replay-play-on = Continua da qui contro i bot
replay-speed = Velocità
replay-to-table = Al tavolo
replay-none = Non c’è nulla da rivedere: questa partita non è mai cominciata.
replay-sheet = Tabella punti
end-ready = { $count ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}

### The result of a game, its charts, and the replay.

result-title = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $name }
}
# $names may begin with "Tu"
result-title-shared = Vittoria condivisa: { $names }
result-length = { $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}, { $duration }
result-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
result-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
result-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
result-close = Chiudi e guarda il tavolo
result-pages = Che cosa vedere di questa partita
result-page-result = Risultato
result-page-sheets = Tabelle punti
result-page-charts = Grafici
result-page-record = Registro
result-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
result-dirk = { $tiles ->
    [one] { $tiles } tessera; lui non può vincere
   *[other] { $tiles } tessere; lui non può vincere
}
result-which-sheet = Quale calcolo

result-again = Gioca ancora
result-join-rematch = Gioca la rivincita
result-watch-rematch = Guarda la rivincita
result-review = Analizza
result-replay = Rivedi la partita
result-leave = Esci
result-daily = Risultati del giorno
result-puzzles = Altri rompicapo

## Charts

result-as-table = Come tabella
result-scores = Punteggio dopo ogni calcolo
result-scoring = Calcolo
result-start = Inizio
result-borders = { $game ->
    [granada] Fossato più lungo, giro per giro
    [combined] Muro e fossato più lunghi insieme, giro per giro
   *[alhambra] Muro più lungo, giro per giro
}
result-round = Giro
result-sources = Da dove vengono i punti
result-source = Origine
result-figures = Che cosa ha fatto ciascuno
result-figure = Che cosa
result-figure-built = Tessere costruite
result-figure-purchases = Tessere comprate
result-figure-exact = Importi esatti
result-figure-overpaid = Denaro di troppo
result-figure-takes = Prese di denaro
result-figure-cards = Carte denaro prese
result-figure-taken = Il loro valore
result-figure-spent = Denaro speso
result-figure-redesigns = Modifiche
result-figure-actions = Azioni in tutto

## The record

result-record = Il registro
result-record-text = Il registro contiene tutta la partita in un file: ogni carta distribuita e ogni azione. Il programma nasrid può rigiocarla.
result-record-save = Salva il registro
result-proof = La distribuzione era onesta?
result-proof-text = Tutto il caso di questa partita viene da un solo numero segreto. Prima della prima carta il server ne ha mostrato a tutti l’impronta; il numero è nel registro. Questo comando controlla che corrispondano e che portino a questi punteggi:

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
result-ready = { $count ->
    [one] { $names } vuole giocare ancora.
   *[other] { $names } vogliono giocare ancora.
}

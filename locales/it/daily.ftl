### La partita del giorno.

daily-days = Giorno
daily-earlier = Giorno precedente
daily-later = Giorno successivo
daily-against = Contro { $bots }
daily-left = La prossima partita arriva tra { $time }.
daily-over = Questo giorno è finito.
daily-play = Gioca la partita
daily-continue = Continua la partita
daily-practise = Gioca per esercizio
daily-rules = Tutti hanno le stesse carte, le stesse tessere e gli stessi rivali. Vale la tua prima partita: una cinquantina di decisioni, senza suggerimenti. Hai tempo fino alla fine del giorno dopo per finirla.
daily-practice-hint = Per esercizio giochi la stessa partita con i suggerimenti. Non vale.
daily-public = La partita dipende dalla data, quindi non è un segreto: chiunque può vederla prima. I risultati sono per divertimento e non cambiano nessun punteggio di forza.
daily-device = Su questo dispositivo il tuo risultato resta qui e non viene confrontato.
daily-offline = Il server non risponde. Puoi giocare la stessa partita su questo dispositivo. Il risultato resta qui e non vale sul server.
daily-play-here = Gioca su questo dispositivo

## Il proprio risultato

daily-points = { $won ->
    [yes] Hai vinto con { $points } punti
   *[no] { $points } punti
}
daily-ahead = { $points ->
    [one] { $points } punto davanti al miglior rivale
   *[other] { $points } punti davanti al miglior rivale
}
daily-behind = { $points ->
    [one] { $points } punto dietro al miglior rivale
   *[other] { $points } punti dietro al miglior rivale
}
daily-level = Alla pari con il miglior rivale
daily-place = Posto { $place } su { $players }
daily-beaten = meglio del { $share } degli altri
daily-first = Nessuno ha finito questa partita prima di te.
daily-unfinished = Il tuo tentativo è finito senza risultato.
daily-yours-is-best = La tua partita è la migliore del giorno.
daily-share = Condividi
daily-copied = Copiato
daily-picture = Salva come immagine
daily-review = Analizza la tua partita
daily-review-best = Analizza la migliore
daily-replay = Rivedi la tua partita
daily-replay-best = Rivedi la migliore
daily-share-title = Nasrid, partita del giorno: { $day }
daily-share-result = { $game }: { $points } punti, vantaggio { $lead }
daily-share-points = { $points } punti, { $lead }

## I risultati

daily-results = Risultati
daily-count = { $count ->
    [one] { $count } risultato finora
   *[other] { $count } risultati finora
}
daily-nobody = Nessuno ha ancora finito questa partita.
daily-column-place = Posto
daily-column-name = Nome
daily-column-points = Punti
daily-column-lead = Vantaggio
daily-lead-hint = Il vantaggio sul miglior rivale decide il posto.

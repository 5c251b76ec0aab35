### Tournaments: the form, the page for everybody and the projector.

tournament-title = Torneo
tournament-about = Una serata o un mese, da due a duecento giocatori. Il server forma i tavoli, li apre e tiene la classifica.
tournament-open = Apri un torneo
tournament-mine = I tuoi tornei
tournament-public = Tornei aperti a tutti
tournament-none = Nessuno al momento.
tournament-stage-joining = Iscrizioni aperte
tournament-stage-starting = Si aprono i tavoli
tournament-stage-playing = In corso
tournament-stage-break = Tra due turni
tournament-stage-over = Finito
tournament-stage-cancelled = Annullato

## The form

tournament-submit = Apri il torneo
tournament-name = Nome del torneo
# A suggestion
tournament-new-name = Torneo, { DATETIME($day, dateStyle: "long") }
tournament-seats = Posti per tavolo
tournament-format = Formula
tournament-format-swiss = Sistema svizzero
tournament-format-swiss-hint = Si incontra chi ha risultati simili, se possibile con rivali nuovi. Per qualsiasi numero di giocatori.
tournament-format-round_robin = Tutti contro tutti
tournament-format-round_robin-hint = Ognuno incontra tutti gli altri. Fino a 12 giocatori; il loro numero stabilisce i turni.
tournament-rounds = Turni
tournament-duplicate = Duplicato
tournament-duplicate-hint = Tutti i tavoli di un turno hanno le stesse carte e le stesse tessere nello stesso ordine. Il confronto è con lo stesso posto agli altri tavoli.
tournament-final = Con finale
tournament-final-hint = Dopo l’ultimo turno, i migliori si incontrano a un tavolo.
tournament-deadline = Tempo per turno
tournament-deadline-none = Senza limite
tournament-deadline-hint = Senza limite, un tavolo lento ferma tutti gli altri.
tournament-at_deadline = Allo scadere del tempo
tournament-at_deadline-bots = Finiscono i bot
tournament-at_deadline-score = Punteggi attuali
tournament-duplicate-deadline = Allo scadere del tempo finiscono i bot: il duplicato confronta solo partite concluse.
tournament-pause = Turno successivo
tournament-pause-none = Lo avvia chi organizza
tournament-no_shows = Per chi manca
tournament-no_shows-bot = Gioca un bot
tournament-no_shows-drop = È fuori
tournament-no_shows-bot-hint = Un bot gioca al loro posto finché non arrivano.
tournament-no_shows-drop-hint = Chi non ha confermato non ha posto nel primo turno. In seguito è fuori chi ha avuto un bot al suo posto.
tournament-uneven = Se restano posti liberi
tournament-uneven-smaller = Tavoli più piccoli
tournament-uneven-rest = Riposo a turno
tournament-check-in-first = Conferma di presenza
tournament-check-in-first-hint = Prima del primo turno, tutti confermano di esserci. Altrimenti tutti gli iscritti hanno un posto.
tournament-guests = Anche senza login
tournament-guests-hint = Altrimenti serve un login.
tournament-listed = Aperto a tutti
tournament-listed-hint = È nell’elenco, e si può partecipare senza link.

## The settings in one line

tournament-by = Aperto da { $name }
tournament-seats-of = { $seats } posti per tavolo
tournament-with-final = con finale
tournament-round-time = { $time } per turno
tournament-progress = { $round ->
    [0] { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    }
   *[other] turno { $round } di { $rounds }
}

## The user's place

tournament-place = Il tuo posto
tournament-join = Partecipa
tournament-join-hint = Hai un invito. Partecipa, e qui apparirà il tuo tavolo.
tournament-return = Torna in gioco
tournament-check-in = Ci sono
tournament-check-in-hint = Conferma che ci sei: solo così avrai un tavolo.
tournament-quit = Lascia il torneo
tournament-watching = Stai guardando. Per giocare, chiedi il link a chi organizza.
tournament-wait-start = Partecipi. Quando comincia il primo turno, qui apparirà il tuo tavolo.
tournament-wait-tables = Si aprono i tavoli…
tournament-wait-round = Il turno è finito. Qui apparirà il tuo prossimo tavolo.
tournament-table-ready = { $round }: il tuo tavolo è pronto.
tournament-title-ready = Il tuo tavolo è pronto – { $title }
tournament-to-table = Al tuo tavolo
tournament-game-over = La tua partita è finita. Altri tavoli giocano ancora.
tournament-you-rest = In questo turno riposi. Non conta né a favore né contro.
tournament-you-late = Giochi dal prossimo turno.
tournament-no-further = Questo è l’ultimo turno, e tu non giochi.
tournament-is-over = Il torneo è finito.
tournament-my-rank = Il torneo è finito. La tua posizione: { $rank }.
tournament-is-cancelled = Il torneo è stato annullato.
tournament-absence-left-you = Hai lasciato il torneo.
tournament-absence-removed-you = Chi organizza ti ha escluso dal torneo.
tournament-absence-no_show-you = Non ti sei presentato al tavolo, quindi non ne avrai altri. Puoi tornare in gioco.
tournament-time-left = Tempo rimasto: { $time }
tournament-time-over = Il tempo è scaduto.
tournament-next-in = Prossimo turno tra { $time }
tournament-to-repeat = Al prossimo torneo

## Organisers

tournament-organise = Per chi organizza
tournament-start-round = Avvia il turno { $round }
tournament-extend = { $time } in più
tournament-do-end_round = Chiudi il tempo
tournament-do-end_round-hint = Le partite in corso finiscono come hai scelto per lo scadere del tempo.
tournament-do-finish = Chiudi il torneo
tournament-do-finish-hint = Non ci saranno altri turni. La classifica diventa definitiva.
tournament-do-cancel = Annulla il torneo
tournament-do-cancel-hint = Si chiude per tutti e non si può riaprire.
tournament-joining = Iscrizioni aperte
tournament-joining-hint = Anche durante il torneo: chi arriva gioca dal turno successivo.
tournament-invite = Invita giocatori
tournament-invite-hint = Chi apre questo link può partecipare.
tournament-repeat-title = Un altro?
tournament-repeat-hint = Ha le stesse impostazioni. Tutti i giocatori di questo torneo vedono il link.
tournament-repeat = Apri la rivincita

## Players

tournament-players = { $away ->
    [0] { $joined ->
        [0] Nessun giocatore
        [one] Un giocatore
       *[other] { $joined } giocatori
    }
   *[other] { $joined ->
        [one] Un giocatore, da confermare
       *[other] { $joined } giocatori, { $away } da confermare
    }
}
tournament-nobody = Ancora nessuno partecipa.
tournament-organiser = organizza
tournament-not-here = presenza da confermare
tournament-absence-left = ha lasciato il torneo
tournament-absence-removed = fuori dal torneo
tournament-absence-no_show = non è venuto
tournament-select-hint = Seleziona i giocatori per segnarli presenti, escluderli o far organizzare uno di loro. Chi è escluso può tornare solo se lo segni presente.
tournament-select-all = Seleziona tutti
tournament-select-none = Deseleziona tutti
tournament-selected = { $count ->
    [one] Un giocatore selezionato
   *[other] { $count } giocatori selezionati
}
tournament-check-in-other = C’è
tournament-remove = Escludi
tournament-organiser-make = Può organizzare
tournament-organiser-end = Non organizza più

## Rounds

tournament-round = Turno { $round }
tournament-final-round = Finale
tournament-table = Tavolo { $table }
tournament-watch = Guarda
tournament-review = Analizza
tournament-replay = Rivedi
# For screen readers: the action of a button, and the table
tournament-go-to = { $action }: tavolo { $table }
tournament-sealed = Tutti i tavoli hanno la stessa distribuzione. Fino alla fine del turno nessuno può guardare un altro tavolo.
tournament-uncompared = In questo turno il duplicato non conta: non ci sono due tavoli da confrontare.
tournament-resting = A riposo: { $names }
tournament-not-counted = Questa partita non conta.
tournament-corrected = Risultato corretto
tournament-bot = bot
tournament-bot-score = { $score } (bot)
tournament-bot-for = Un bot ha giocato per { $name }
tournament-bot-hint = Spunta chi è stato sostituito da un bot. Ha saltato il turno.
tournament-correct = Correggi
tournament-correct-hint = Tutti vedono la correzione e chi l’ha fatta.
tournament-correct-save = Salva
tournament-correct-void = Non conta
tournament-correct-undo = Annulla la correzione
tournament-enter = Inserisci il risultato
tournament-enter-hint = La partita è ancora in corso. Questo risultato la sostituisce. Tutti vedono chi l’ha inserito.
tournament-proof = Distribuzione equa
tournament-proof-text = Questo SHA-256 era pubblico prima del turno. Dopo il turno segue il seme, così tutti possono verificare.
tournament-corrections = Correzioni
tournament-correction = { $round }, tavolo { $table }: { $before } → { $after }
tournament-correction-by = { $name }, { DATETIME($at, dateStyle: "short", timeStyle: "short") }
tournament-no-result = nessun risultato
tournament-void = non conta
tournament-goes-on = la partita continua
tournament-corrections-latest = Le ultime { $count } di { $total }. Il file JSON le contiene tutte.

## Standings

tournament-standings = Classifica
tournament-standings-final = Classifica finale
tournament-rank = Posizione
tournament-player = Nome
tournament-games = Partite
tournament-rests = Riposi
tournament-missed = Saltati
tournament-by-final_points = Finale
tournament-by-final_points-means = La quota di rivali battuti in finale.
tournament-by-duplicate_points = Duplicato
tournament-by-duplicate_points-means = Di quanti punti, in media, superi lo stesso posto agli altri tavoli. Un turno saltato vale come il suo risultato più basso.
tournament-by-points = Punti
tournament-by-points-means = La quota media di rivali battuti per partita. Un pareggio conta metà, un turno saltato zero.
tournament-by-opponents = Rivali
tournament-by-opponents-means = I punti dei tuoi rivali, in media.
tournament-by-score_ratio = Punteggio
tournament-by-score_ratio-means = Il tuo punteggio diviso per la media del tavolo: 1,00 è la media.
tournament-whole-list = Lista completa ({ $count })
tournament-how-ranked = Come nasce la classifica
tournament-ranking = Le colonne decidono da sinistra a destra. Il valore che separa da chi sta sopra è in grassetto. A parità in tutto, la posizione è condivisa.
tournament-rests-mean = Il riposo non conta: né come vittoria né come partita.
tournament-best = Partita migliore
tournament-best-text = { $name }, { $points } punti. { $round }, tavolo { $table }.

## The other buttons

tournament-screen = Schermo grande
tournament-scroll = Scorrimento automatico
tournament-csv = Classifica in CSV
tournament-json = Tutto in JSON
tournament-records = Tutte le partite
tournament-print = Stampa
tournament-report = Segnala questo torneo
tournament-report-about = Di che cosa si tratta?
tournament-title-reset = Chi gestisce questo server ha tolto il nome del torneo ({ DATETIME($at, dateStyle: "short", timeStyle: "short") }).

## Errors; no other page needs them

error-not-organiser = Possono farlo solo gli organizzatori del torneo.
error-login-required = Questo torneo è per chi ha un login. Scegli prima un login e una password nelle impostazioni.
error-not-admitted = Con questo link non puoi partecipare al torneo. Chiedine un altro a chi lo organizza.
error-no-such-tournament = Questo torneo non esiste. Controlla il link.
error-tournament-damaged = Quello che il server ha conservato di questo torneo non si può leggere. Avvisa chi lo gestisce.
error-joining-closed = Gli organizzatori non ammettono altri giocatori.
error-last-round = L’ultimo turno è già cominciato.
error-not-joined = Iscriviti prima al torneo.
error-tournament-over = Il torneo è finito.
error-too-few-players = Per un turno servono almeno due giocatori presenti.
error-too-few-for-duplicate = Il duplicato confronta tavoli completi. Per il primo turno servono giocatori per due tavoli.
error-too-many-players = Questo torneo non può avere altri giocatori.
error-round-robin-full = Questo girone all’italiana è al completo: ha al massimo 12 giocatori.

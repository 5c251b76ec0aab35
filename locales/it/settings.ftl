### The settings, and the profile with the player's own games.

settings-group-look = Aspetto, ritmo e suoni
settings-group-login = Accesso e sicurezza
settings-name-saved = Salvato. I posti che hai già preso tengono il vecchio nome.
settings-save = Salva
settings-theme = Giorno o notte
settings-theme-auto = Automatico
settings-theme-light = Giorno
settings-theme-dark = Notte
settings-motion = Movimento
settings-motion-auto = Automatico
settings-motion-on = Pieno
settings-motion-off = Ridotto
settings-pace = Velocità degli altri
settings-pace-slow = Lenta
settings-pace-normal = Normale
settings-pace-quick = Veloce
settings-pace-hint = Per quanto tempo si vede una mossa degli altri. Mentre guardi una città o le maggioranze, la prossima aspetta.
settings-sound = Suoni
settings-sound-hint = Discreti: carte, tessere, e una nota quando tocca a te.
settings-volume = Volume
settings-ambience = Atmosfera
settings-ambience-hint = Una fontana, il vento e gli uccelli al tavolo, finché i suoni sono attivi.
settings-ambience-volume = Volume dell’atmosfera
settings-letters = Lettere sulle tessere
settings-letters-hint = Ogni tessera mostra l’iniziale del suo tipo.
settings-strong = Colori più forti
settings-strong-hint = Separa i colori che si confondono con il daltonismo rosso-verde.
settings-plain = Intonaco liscio
settings-plain-hint = Niente rilievi né giochi di luce dietro la città.
settings-confirm = Conferma automatica del turno
settings-confirm-after = { $seconds ->
    [0] Mai
   *[other] { $seconds } s
}
settings-confirm-hint = Solo ai tavoli in cui i turni si confermano.
settings-device = Un altro dispositivo
settings-device-hint = Continua le tue partite sul telefono o su un altro computer.
settings-device-make = Crea un link
settings-device-how = Apri questo link sull’altro dispositivo entro 15 minuti. Vale una volta; non darlo a nessun altro.
settings-device-qr = Codice QR per accedere con il tuo nome da un altro dispositivo
settings-device-use = Accedi da questo dispositivo
settings-device-use-hint = Il link viene da un altro tuo dispositivo. Continua qui con lo stesso nome e gli stessi tavoli.
settings-device-use-instead = Ora questo dispositivo è di { $name }. Se continui, prende invece il nome e i tavoli del link.
settings-account = Accesso
settings-account-none = Su questo dispositivo giochi come ospite. Con nome utente e password puoi tornare da ovunque.
settings-account-login = Il tuo nome utente è { $login }.
settings-login = Nome utente
settings-password = Password
settings-password-hint = Almeno 8 caratteri. Gli altri tuoi dispositivi verranno disconnessi; passkey e codici di recupero non varranno più.
settings-present = Password attuale
settings-present-why = Dimostra che sei tu, anche se qualcun altro ha il tuo dispositivo.
settings-password-saved = Salvata. Conservala bene: nessuno può mandartene una nuova.
settings-set-password = Scegli una password
settings-change-password = Cambia la password
settings-sign-in = Accedi
settings-sign-in-hint = Se su un altro dispositivo hai scelto nome utente e password.
settings-sign-out = Esci
settings-sign-out-warning = Senza password non puoi tornare ai tuoi tavoli. Prima scegline una, o crea un link per un altro dispositivo.
settings-sign-out-anyway = Esci lo stesso
settings-devices = Dispositivi
settings-devices-this = Questo dispositivo
settings-devices-unknown = Un altro dispositivo
settings-devices-seen = Ultimo utilizzo: { DATETIME($day, dateStyle: "medium") }
settings-devices-end-others = Disconnetti tutti gli altri dispositivi
settings-devices-name = { $browser } su { $system }
settings-security = Eventi di sicurezza recenti
settings-security-hint = Se non riconosci un evento, cambia la password.
settings-security-hint-guest = Se non riconosci un evento, disconnetti tutti gli altri dispositivi.
settings-security-none = Finora niente.
settings-security-all = Mostra tutti
settings-event-signed_in = Accesso
settings-event-device_linked = Accesso con un link da un altro dispositivo
settings-event-device_signed_out = Dispositivo disconnesso
settings-event-others_signed_out = Tutti gli altri dispositivi disconnessi
settings-event-password_set = Password impostata
settings-event-password_changed = Password cambiata
settings-event-recovered = Password reimpostata con un codice di recupero
settings-event-recovery_codes_created = Nuovi codici di recupero creati
settings-event-second_factor_set = Secondo fattore attivato
settings-event-admin_verified = Secondo fattore inserito
settings-event-when = { $device } · { DATETIME($time, dateStyle: "medium", timeStyle: "short") }
settings-data = Che cosa conserviamo di te
settings-codes = Codici di recupero
settings-codes-hint = Se dimentichi la password, con un codice di recupero puoi impostarne una nuova. Con una nuova password i codici non valgono più.
settings-codes-new = Nuovi codici di recupero
settings-codes-keep = Annota questi codici: non li mostreremo più. Se dimentichi la password, con uno qualsiasi puoi impostarne una nuova; da quel momento gli altri non valgono. I codici vecchi non valgono più.
settings-export = Salva tutto in un file
settings-delete = Elimina il mio profilo
settings-delete-warning = Non si può annullare. Le tue partite restano a chi ha giocato con te, senza il tuo nome e senza quello che hai scritto.
settings-delete-name = Per sicurezza, scrivi il tuo nome: { $name }
settings-delete-now = Elimina per sempre
settings-forgotten = Ho dimenticato la password
settings-code = Codice di recupero
settings-recover = Imposta la password e accedi

## Profile

profile-title = Le tue partite
profile-progress = I tuoi progressi
profile-none = Qui non hai ancora finito una partita.
# $count: at least 3
profile-chart = I punti delle tue ultime { $count } partite, la più recente a destra. Quelle vinte sono dorate.
profile-kind = { $game } in { $players }
profile-figures = { $played ->
    [one] { $played } partita
   *[other] { $played } partite
}, { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
}, record { $best }, in media { $mean } punti
profile-mine = La tua valutazione: { $rating }
profile-bot = { $level }: { $rating }
profile-rating = { $mu } ± { $spread }
profile-rules = Come funziona la valutazione
profile-rules-estimate = La valutazione stima la tua forza. Il valore vero sta molto probabilmente nell’intervallo indicato da ±.
profile-rules-people = Contano solo le partite tra almeno due persone, e solo i risultati contro persone. Non contano le lezioni, i tavoli senza valutazione e le partite con tessere personalizzate o una rete addestrata. Nemmeno le partite riprese da una registrazione contano.
profile-rules-hints = In una partita valida non ci sono consigli. Se tutti accettano di ritirare una mossa, la partita conta lo stesso.
profile-rules-absent = Se un bot gioca per te mentre non ci sei, la tua valutazione può scendere, ma non salire.
profile-rules-newcomers = È alle prime armi chi ha meno di { $newcomer } partite valide a questo gioco e con questo numero di persone. I risultati contro di loro contano solo per chi è alle prime armi.
profile-rules-repeated = Tra le stesse due persone contano al massimo { $daily } partite al giorno.
profile-result = { $won ->
    [yes] Vittoria con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[no] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
profile-with = { $game } con { $others }
profile-day = { DATETIME($day, dateStyle: "medium") }
profile-review = Analizza
profile-replay = Rivedi

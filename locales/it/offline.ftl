### Playing without a server: games on this device, installation, several people at one device.

offline-title = Su questo dispositivo
offline-entry = Gioca su questo dispositivo
offline-entry-hint = Contro i bot, o in più persone a uno schermo. Anche senza rete.
offline-no-network = Non hai connessione. Le partite su questo dispositivo, il segnapunti e la lista delle tessere funzionano. Per tavoli aperti, amici e account serve la rete.
offline-companion = Segnapunti per il gioco in scatola
offline-box = Controlla la scatola
offline-lead = Qui tutto gira nel tuo browser. Non si invia nulla.
offline-loading = Preparo il tavolo…
error-not-here = Il gioco non è partito su questo dispositivo. Riprova. Se continua, forse il tuo browser è troppo vecchio.
error-not-loaded = Non è stato possibile scaricare il gioco. Controlla la connessione e riprova. Per giocare senza rete, installa prima Nasrid su questo dispositivo.
error-storage-blocked = Il tuo browser non permette a questo sito di salvare nulla, quindi qui non si possono salvare partite. Consenti al sito di salvare dati e riprova.
error-storage-full = In questo browser non c’è più spazio, quindi la partita non è stata salvata. Libera un po’ di spazio sul dispositivo o elimina vecchie partite, poi riprova.

## A new game

offline-new = Nuova partita
offline-new-submit = Comincia la partita
offline-seat-choice-person = Qualcuno su questo dispositivo
offline-name-of = Nome al posto { $seat }
offline-player = Giocatore { $seat }
offline-nobody = Almeno un posto dev’essere per una persona.
offline-own-tiles = Gioca con le tessere della mia scatola

## The games on this device

offline-tables = Partite su questo dispositivo
offline-tables-none = Ancora nessuna partita. Quelle che cominci qui restano qui, anche se chiudi la finestra.
offline-before-release = Su questo dispositivo ci sono partite di una versione di Nasrid precedente alla 0.1.0, che questa versione non può leggere. Non sono state modificate. Usa la versione che le ha scritte.
# A button beside a game; $game: its players
offline-more = Altro su questa partita: { $game }
offline-review = Analizza questa partita
offline-review-hint = Probabilità di vittoria, fortuna, errori e mosse migliori.
offline-record = Salva il registro
offline-record-hint = Tutta la partita in un file. Puoi aprirlo su qualsiasi dispositivo.
offline-to-server = Continua sul server
offline-to-server-hint = La partita continua a un tavolo del server, contro i bot.
offline-take-away = Continua su questo dispositivo
offline-take-away-hint = La partita lascia il server: là non conta più, e il suo tavolo viene chiuso.
offline-take-away-yes = Continua qui
offline-remove = Elimina
offline-remove-sure = Eliminare questa partita per sempre?
offline-remove-yes = Elimina
offline-open-record = Apri un registro o un backup
offline-open-record-hint = Partite salvate qui, su un altro dispositivo o su un server. Puoi continuare quelle non finite.
offline-open-record-wrong = Questo file non è né il registro di una partita né un backup. Scegline un altro.
offline-open-record-version = Questo file viene da un’altra versione di Nasrid. Aprilo con quella versione.
offline-open-record-long = Questa partita è troppo lunga: un registro può avere al massimo 5.000 azioni. Scegline un’altra.
offline-review-file = Analizza un registro
offline-review-file-hint = Il registro di una partita finita, da un server, da un altro dispositivo o dal programma nasrid.
offline-review-file-unfinished = Questa partita non è finita. Ora è tra le tue partite: giocala fino alla fine, poi analizzala.
offline-backup = Salva un backup
offline-backup-hint = Tutte le partite di questo dispositivo in un file. Aprilo su un altro dispositivo per continuare lì. Nessuna partita viene sovrascritta.
offline-restored-none = Il backup non contiene partite.
offline-restored-added = { $count ->
    [one] È stata aggiunta una partita.
   *[other] Sono state aggiunte { $count } partite.
}
offline-restored-continued = { $count ->
    [one] Una partita c’era già e ora ha le mosse più recenti.
   *[other] { $count } partite c’erano già e ora hanno le mosse più recenti.
}
offline-restored-copied = { $count ->
    [one] Una partita era proseguita diversamente qui. È stata aggiunta come copia.
   *[other] { $count } partite erano proseguite diversamente qui. Sono state aggiunte come copie.
}
offline-restored-unchanged = { $count ->
    [one] Una partita c’era già.
   *[other] { $count } partite c’erano già.
}
offline-restored-damaged = { $count ->
    [one] Una partita nel file è danneggiata e non è stata aggiunta.
   *[other] { $count } partite nel file sono danneggiate e non sono state aggiunte.
}

## Installing Nasrid on this device

offline-keep = Tieni Nasrid su questo dispositivo
offline-keep-hint = Così si apre anche senza rete. Si scaricano { $size } MB, una volta sola.
offline-keep-start = Scarica
offline-keep-later = Non ora
offline-keep-again = Riprendi a scaricare
offline-keeping = { $done } di { $size } MB
offline-keeping-stopped = La connessione si è interrotta. Quello che è arrivato resta.
offline-keeping-full = Questo browser non ha spazio per { $size } MB. Libera un po’ di spazio sul dispositivo, poi riprendi il download. Ciò che è già scaricato resta.
offline-kept = Nasrid è su questo dispositivo: { $size } MB. Si apre anche senza rete.
offline-kept-newer = Si sta scaricando una nuova versione. Le partite in corso non ne risentono.
offline-kept-renewed = È arrivata l’ultima versione. Si usa dalla prossima pagina.
offline-persistent = Il browser non cancellerà da solo né Nasrid né le tue partite.
offline-not-persistent = Se lo spazio sul dispositivo finisce, il browser può cancellare Nasrid e le tue partite. Fai un backup delle partite che vuoi tenere.
offline-app = Aggiungi Nasrid alle tue app
offline-forget = Eliminalo da questo dispositivo
offline-forget-hint = Le tue partite restano.
offline-keep-not = Questo indirizzo non si può conservare: i browser lo permettono solo con HTTPS.
offline-keep-unsupported = Questo browser non può installare siti. Apri Nasrid in un altro browser o esci dalla navigazione privata.
offline-keep-blocked = Il tuo browser non permette a questo sito di salvare nulla. Non si può installare Nasrid né salvare partite. Consenti al sito di salvare dati, poi ricarica la pagina.

## Passing the device to the next player

cover-title = { $name }, tocca a te
cover-hint = Prendi il dispositivo. Gli altri guardano altrove.
cover-take = Mostra le mie carte
# The player who held the device before
cover-undo = { $name } vuole ritirare una mossa
# The player who has to agree to the undo
cover-undo-title = { $name }, sei d’accordo?

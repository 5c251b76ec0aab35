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
offline-open-record = Apri un registro
offline-open-record-hint = Una partita salvata qui, su un altro dispositivo o su un server. Se non è finita, la continui.
offline-open-record-wrong = Questo file non è il registro di una partita, o viene da un’altra versione delle regole.

## Installing Nasrid on this device

offline-keep = Tieni Nasrid su questo dispositivo
offline-keep-hint = Così si apre anche senza rete. Si scaricano { $size } MB, una volta sola.
offline-keep-start = Scarica
offline-keep-again = Riprendi a scaricare
offline-keeping = { $done } di { $size } MB
offline-keeping-stopped = La connessione si è interrotta. Quello che è arrivato resta.
offline-kept = Nasrid è su questo dispositivo: { $size } MB. Si apre anche senza rete.
offline-kept-newer = Si sta scaricando una nuova versione. Le partite in corso non ne risentono.
offline-kept-renewed = È arrivata l’ultima versione. Si usa dalla prossima pagina.
offline-forget = Eliminalo da questo dispositivo
offline-forget-hint = Le tue partite restano.
offline-keep-not = Questo indirizzo non si può conservare: i browser lo permettono solo con HTTPS.

## Passing the device to the next player

cover-title = { $name }, tocca a te
cover-hint = Prendi il dispositivo. Gli altri guardano altrove.
cover-take = Mostra le mie carte

### The help and the answers of the command line. Words in capitals are placeholders.

cli-about = Giocare ai giochi da tavolo Alhambra e Granada, rivedere le partite, offrirle ad altri.
cli-commands = comandi
cli-examples = esempi:
cli-version = { $version } ({ $compiled ->
    [yes] compilato
   *[no] interpretato
})
cli-language = la lingua: { $languages }; altrimenti quella di NASRID_LANGUAGE o del sistema
cli-no-language = non c’è la lingua { $language }; ci sono { $languages }
cli-try = { $problem }. Prova: { $command }
cli-goodbye = Arrivederci!
# An error message of another part of the program, in English
cli-failed = non ha funzionato: { $reason }

## Messages of argparse

argparse-usage = uso:
argparse-positional = argomenti
argparse-options = opzioni
argparse-help = mostra questo aiuto ed esce
argparse-version = mostra la versione ed esce
argparse-argument = argomento { $argument }: { $problem }
argparse-required = mancano questi argomenti: { $arguments }
argparse-unrecognized = argomenti sconosciuti: { $arguments }
argparse-conflict = non va insieme a { $argument }
argparse-one = serve un valore
argparse-at-least-one = serve almeno un valore
argparse-at-most-one = serve al massimo un valore
argparse-choice = { $value } non è tra le scelte (ci sono { $choices })
argparse-value = { $value } non è un valore di tipo { $type }
argparse-ignored = non prende valori, ma ha ricevuto { $value }

## Values

cli-number = { $typed } non è un numero intero positivo
cli-positive-number = { $typed } non è un numero positivo come 9 o 8.5
cli-seed = un seme è un numero intero, da 0 in su
cli-seed-large = un seme è minore di 2 alla 256
cli-data = la cartella del file SQLite; altrimenti la tua cartella dei dati
cli-no-folder = { $typed } è un file; --data richiede la cartella che contiene nasrid.sqlite
cli-database = postgresql://USER@HOST/NAME o sqlite:FILE al posto di una cartella; la password si legge da PGPASSWORD
cli-processes = partite insieme; altrimenti una per core
cli-seed-again = lo stesso numero ridà le stesse distribuzioni
cli-executor = sui core di questa macchina (di solito), o su un cluster Ray: quello di RAY_ADDRESS, o uno locale

## Tables

cli-game = quale gioco; alhambra se non dici niente
cli-modules = parti della prima espansione: { $modules }, o all
cli-module-not = { $module } non si gioca con { $game } da solo
cli-no-module = non c’è il modulo { $module }; ci sono { $modules }
cli-table = scelte del tavolo
cli-table-about = ciò che i regolamenti lasciano al tavolo
cli-usually = { $help } (di solito { $default })
cli-age-ranks = --age-ranks ha un numero intero per ognuno dei { $seats } posti
cli-option-granada_scoring = punti degli edifici di Granada; simple è per le prime partite e i bambini
cli-option-start_tiebreak = chi comincia in caso di parità; senza --age-ranks decide la sorte
cli-option-exchange_take = prendere una carta cambio da sola, o con denaro come carta di valore 0
cli-option-combo_dirk = i due giochi in due: Dirk pesca da entrambi i sacchetti, o una parte da ciascuno
cli-option-exchange_exact_only = una carta cambio paga solo l’importo esatto
cli-option-force_missed_scorings = fare prima della fine i calcoli la cui carta non è mai uscita
cli-option-ask_everyone = chiedere a tutti per visir e carte bonus, anche a chi può solo passare
cli-option-confirm_turns = chiedere conferma dopo l’ultima tessera del turno
cli-option-age_ranks = un numero per posto, il più basso a chi è più giovane: 2,1,3
cli-option-granada_tiles = un elenco CSV di tue tessere di Granada
cli-option-worker_huts = un elenco CSV di tue capanne
cli-numbers = { $flag } vuole numeri interi come 2,1,3, non { $typed }
cli-unused-list = { $file } non serve: questa partita non ha il modulo di quell’elenco (--modules { $module }).
cli-unused-granada = { $file } non serve: questa partita non ha tessere di Granada.

## nasrid play

cli-play = giocare contro il computer
cli-play-about = Una partita contro il computer. Senza opzioni: Alhambra in tre.
cli-play-example = Alhambra, tu e due rivali
cli-play-example-granada = Granada con tre rivali
cli-play-example-modules = Alhambra con due parti dell’espansione
cli-play-example-level = contro principianti
cli-play-example-save = e più tardi: { $command }
cli-play-players = in quanti, con te; altrimenti { $default }
cli-play-seat = il tuo posto al tavolo; altrimenti 1
cli-play-level = quanto giocano bene i rivali: { $levels }, o { $policy } per una rete addestrata; { $default } se non dici niente, il più forte è vizier
cli-play-seed = lo stesso numero ridà la stessa partita
cli-play-save = salva lì il registro alla fine
cli-no-level = { $typed } non è tra { $levels }
cli-no-seat = non c’è il posto { $seat }; i posti vanno da 1 a { $last }

## nasrid replay

cli-replay = rivedere una partita salvata
cli-replay-about = Raccontare di nuovo una partita salvata, con le tabelle punti e il risultato.
cli-replay-file = un registro salvato da play o arena
cli-replay-sheets = solo le tabelle punti e il risultato
cli-replay-log = solo le azioni, una per riga in notazione, e il risultato
cli-replay-verify = solo provare la distribuzione: il seme è quello il cui SHA-256 è stato pubblicato all’inizio
cli-replay-json = lo stesso per i programmi

## nasrid review

cli-review = analizzare una partita finita: errori, fortuna e abilità
cli-review-about = Confronta ogni decisione di una partita finita con la migliore e divide il risultato tra fortuna e abilità. docs/reviews.md spiega le cifre.
cli-review-example = gli errori e la fortuna di ogni giocatore
cli-review-example-plot = in un sesto del tempo, con un grafico delle probabilità di vittoria
cli-review-effort = le partite simulate per decisione: quick, standard (predefinito) o deep
cli-review-json = salvare l’analisi anche come JSON
cli-review-plot = disegnare le probabilità di vittoria in un file .png, .svg o .pdf

## nasrid daily

cli-daily = giocare la partita del giorno
cli-daily-about = Gioca la partita del giorno: per tutti le stesse carte, le stesse tessere e gli stessi rivali. Il giorno è quello UTC. docs/daily.md spiega la partita.
cli-daily-example = la partita di oggi
cli-daily-example-show = una partita passata o futura
cli-daily-date = la partita di questa data (altrimenti: oggi, ora UTC)
cli-daily-show = mostrare la partita senza giocarla
cli-no-date = { $typed } non è una data; scrivila come { $example }
cli-daily-deal = Partita del giorno, { $day } (UTC)
cli-daily-game = Gioco: { $game }
cli-daily-bots = Rivali: { $bots }
cli-daily-seed = Seme: { $seed }

## nasrid puzzles

cli-puzzles = risolvere rompicapo, o trovarne di nuovi
cli-puzzles-about = Risolvere rompicapo, cioè posizioni in cui una mossa è nettamente la migliore, o trovarne di nuovi nelle partite tra bot. docs/puzzles.md spiega come si trovano.
cli-puzzles-example-list = i rompicapo di un gioco
cli-puzzles-example-show = una posizione e le sue mosse permesse
cli-puzzles-example-answer = è questa la mossa migliore?
cli-puzzles-list = elencare i rompicapo, dal più facile al più difficile
cli-puzzles-show = mostrare un rompicapo
cli-puzzles-answer = rispondere a un rompicapo
cli-puzzles-mine = trovare rompicapo in nuove partite tra bot; dopo un’interruzione lo stesso comando continua
cli-puzzles-pack = scrivere i rompicapo trovati in un solo file
cli-puzzles-id = identificativo del rompicapo, dall’elenco
cli-puzzles-move = la mossa in notazione, tra virgolette, o il suo numero; { $command } elenca le mosse
cli-puzzles-game = solo i rompicapo di questo gioco
cli-puzzles-theme = solo i rompicapo con questo tema; docs/puzzles.md elenca i temi
cli-puzzles-themes = mostrare anche i temi, che sono suggerimenti
cli-puzzles-folder = cartella delle partite e dei loro rompicapo
cli-puzzles-file = nuovo file per i rompicapo
cli-puzzles-seed = numero da cui dipendono le partite e le ricerche
cli-puzzles-games = numero di partite
cli-puzzles-wanted = cercare solo rompicapo con questo tema; ripetibile
cli-puzzles-line = { $puzzle }  { $game }, { $players } giocatori, difficoltà { $difficulty }
cli-puzzles-moves = Mosse permesse
# $command ends in MOVE
cli-puzzles-next = Rispondi con: { $command }. Al posto di MOVE scrivi una mossa dell’elenco tra virgolette, o il suo numero.
cli-puzzles-loss = La tua mossa perde { $loss } di probabilità di vittoria, con un margine di { $error }.
cli-puzzles-rival = La migliore delle altre mosse perde { $loss } di probabilità di vittoria, con un margine di { $error }.
cli-puzzles-solution = Soluzione: { $move }
cli-puzzles-progress = { $done } partite su { $games } · posizioni trovate: { $positions } · verificate: { $verified } · rompicapo: { $puzzles }
cli-puzzles-no-match = Nessun rompicapo corrisponde.
cli-puzzles-no-theme = non c’è il tema { $theme }; ci sono { $themes }
cli-puzzles-unknown = non c’è il rompicapo { $puzzle }; { $command } elenca tutti gli identificativi
cli-puzzles-illegal = { $move } non si può fare: { $reason } [{ $rule }]
cli-puzzles-no-move = { $typed } non è una mossa né il suo numero; { $command } elenca le mosse
cli-puzzles-no-games = { $folder } non contiene partite con rompicapo; comincia con { $command }
cli-puzzles-too-many = una serie ha al massimo { $most } partite; per averne di più scegli un altro seme

## nasrid serve

cli-serve = offrire tavoli a browser e programmi
cli-serve-about = Offrire tavoli a browser e programmi, fino a Ctrl-C. Senza opzioni: solo per questo computer, con tutto in un file della tua cartella dei dati. Ferma pure quando vuoi: le partite riprendono da dove erano.
cli-serve-example = per te, su questo computer
cli-serve-example-network = per tutti nella tua rete
cli-serve-example-server = su un server; docs/hosting.md mostra come mettergli davanti HTTPS
cli-serve-example-limit = permettere più tavoli
cli-serve-example-cluster = uno di più processi per gli stessi tavoli
cli-serve-host = l’indirizzo su cui ascoltare; altrimenti 127.0.0.1, solo questo computer
cli-serve-port = altrimenti { $default }, o una porta libera se è occupata e qui si apre un browser; 0 ne prende una libera
cli-serve-database = postgresql://USER@HOST/NAME al posto di un file SQLite; la password si legge da PGPASSWORD
cli-serve-bus = nats://HOST:4222, quando più processi servono lo stesso database; NATS_USER e NATS_PASSWORD si leggono dall’ambiente
cli-serve-no-browser = non aprire un browser
cli-serve-play = aprire il browser a un tavolo con i bot, non alla pagina iniziale
cli-serve-url = l’indirizzo pubblico quando davanti c’è un reverse proxy: https://…
cli-serve-proxies = gli indirizzi dei reverse proxy che possono dire chi è il client; altrimenti 127.0.0.1
cli-serve-drain = secondi in cui /ready risponde 503 prima della fine, perché i proxy scelgano un altro processo; altrimenti { $default } con --bus e 0 senza
cli-serve-allow-private-push = permettere servizi push nella rete di questo server o su una porta diversa da 443; per prove e servizi propri
cli-serve-limit = cambiare quanto può usare una persona o un indirizzo; docs/operations.md li elenca; ripetibile
cli-serve-policy = far giocare ai tavoli una rete addestrata, con questo nome; ripetibile
cli-serve-log-level = quanto annotare, come righe JSON nell’output degli errori; altrimenti warning
cli-no-port = { $typed } non è una porta; le porte vanno da 0 a 65535
cli-serve-windows = il server gira su Linux e macOS; su Windows, avvialo in WSL o in un container
cli-serve-bus-alone = --bus è per più processi, che hanno bisogno di un PostgreSQL: dai anche --database
cli-serve-no-limit = non c’è il limite { $limit }; nomi simili sono { $limits }; docs/operations.md li elenca tutti
cli-serve-bad-limit = un limite si scrive NAME=NUMBER con un numero da 1 a 999999999, non { $typed }
cli-serve-bad-policy = { $typed } non indica nessuna rete; scrivi per esempio mini=mini.npz, il nome con minuscole, cifre e trattini
cli-serve-no-url = { $typed } non è un indirizzo per --url; scrivi schema, host e porta senza percorso, per esempio https://nasrid.example.org
# $where is a folder, or “postgresql”
cli-serve-here = Nasrid è su { $address } (dati: { $where }). Ctrl-C lo ferma.
cli-serve-near = Gli altri nella tua rete lo trovano su { $address }
cli-serve-interpreted = Nasrid non è compilato, perciò i bot sono parecchie volte più lenti. docs/compiling.md mostra come compilarlo.
cli-serve-not-built = Possono giocare solo i programmi: le pagine per il browser non ci sono. Esegui make setup o pip install . nella cartella dei sorgenti.

## nasrid site

cli-site = scrivere il client del browser in file che non hanno bisogno di un server
cli-site-about = Scrive il client del browser in file che non hanno bisogno di un server, per qualunque spazio web. Lì si gioca contro i bot o insieme su un solo dispositivo, si impara e si rivedono le partite.
cli-site-folder = dove vanno i file: una cartella nuova, o un sito precedente
cli-site-full = { $folder } non è vuota e non contiene un sito precedente; indica un’altra cartella
cli-site-failed = non si può scrivere in { $folder }: { $reason }
cli-site-done = { $folder } contiene tutto il sito; metti i suoi file su qualunque spazio web, in qualunque percorso.

## nasrid backup, restore, check

cli-backup = copiare il database di un server, mentre gira
cli-backup-about = Copiare il database in un file, che il server giri o no. PostgreSQL viene copiato con pg_dump.
cli-backup-file = file della copia (se esiste già, viene sostituito), o una cartella, dove il suo nome è la data e l’ora
cli-backup-keep = tenere nella cartella solo le N copie più recenti
cli-backup-no-folder = --keep richiede una cartella per le copie, ma { $file } non lo è
cli-backup-done = La copia è { $file }. Contiene segreti di partite in corso: tienila per te.
cli-restore = rimettere a posto una copia
cli-restore-about = Mettere una copia al posto del database. Prima ferma il server; quello che c’era viene conservato.
cli-restore-file = una copia fatta da nasrid backup
cli-restore-done = { $file } ora è il database.
cli-restore-before = Quello che c’era è in { $file }.
cli-check = leggere ogni tavolo e ogni torneo di un database
cli-check-about = Leggere ogni tavolo e ogni torneo di un database. Quelli rovinati vengono elencati e messi in quarantena: nessuno può aprirli finché non si leggono di nuovo. Con PostgreSQL i server possono intanto girare. Con SQLite ferma il server, o controlla una copia.
cli-check-good = Ogni tavolo e ogni torneo si legge.
cli-check-damaged = Tavoli rovinati: { $count }. Sono in quarantena, tutti gli altri continuano. Per riaverli, ripristina una copia precedente al danno; tutte le mosse più recenti vanno allora perse.
cli-check-damaged-tournaments = Tornei rovinati: { $count }. Sono in quarantena, tutti gli altri continuano. Per riaverli, ripristina una copia precedente al danno; tutto ciò che è più recente va allora perso.
cli-check-unreadable = Il database stesso è rovinato, in: { $parts }. Controlla il disco. Poi ferma il server e ripristina la copia più recente che supera nasrid check.

## nasrid admin

cli-admin = vedere le segnalazioni, e fare qualcosa
cli-admin-about = Vedere che cosa viene segnalato, e fare qualcosa, mentre il server gira. Tutto ciò che si fa viene annotato. Le esclusioni valgono dopo qualche secondo.
cli-admin-example-reports = quello che nessuno ha ancora risolto
cli-admin-example-ban-player = un account, con l’id della segnalazione
cli-admin-example-unlist = togliere un tavolo dall’elenco
cli-admin-example-reset-name = ci vuole un altro nome
cli-admin-example-resolve = la segnalazione è risolta
cli-admin-example-grant-admin = può usare la pagina /admin, con il nome utente
cli-admin-example-log = tutto ciò che è stato fatto
cli-admin-reports = che cosa è stato segnalato
cli-admin-log = che cosa è stato fatto
cli-admin-ban-player = escludere un account
cli-admin-unban-player = riammetterlo
cli-admin-ban-address = escludere un indirizzo o una rete
cli-admin-unban-address = riammettere un indirizzo o una rete
cli-admin-unlist = togliere un tavolo dall’elenco
cli-admin-relist = rimetterlo nell’elenco
cli-admin-remove = eliminare un tavolo o un torneo per sempre, anche a partita in corso
cli-admin-reset-name = togliere un nome, anche al tavolo, perché se ne scelga un altro
cli-admin-reset-title = togliere il nome di un torneo
cli-admin-resolve = risolvere una segnalazione
cli-admin-grant-admin = aprire a un account la pagina di amministrazione, con il suo nome utente
cli-admin-revoke-admin = non permetterlo più
cli-admin-target = l’id di una persona, di un tavolo, di un torneo o di una segnalazione, un indirizzo o un nome utente
cli-admin-reason = per il registro, e per chi viene escluso
cli-admin-report = { $when }  segnalazione { $id }  { $place ->
    [tournament] torneo { $table } ({ $title }), aperto da { $opener }
   *[table] tavolo { $table }
}  { $about ->
    [player] account { $player } ({ $name })
    [tournament] il torneo
   *[table] il tavolo
}: { $reason }

## nasrid arena

cli-arena = far giocare i bot tra loro
cli-arena-about =
    Far giocare ai bot una sfida e confrontarli. Ogni distribuzione si gioca una volta in ogni rotazione dei posti, su tutti i core. Ctrl-C chiude la sfida prima e conserva ciò che è stato giocato.

    Un bot si scrive con un codice breve, se vuoi con il tempo per mossa: greedy, planner:200ms. Un bot tuo è package.module:Class, nella cartella attuale o installato; docs/bots.md mostra come scriverne uno.

cli-arena-example = due bot a un tavolo da due
cli-arena-example-planner = un planner contro tre greedy
cli-arena-example-own = contro un bot tuo
cli-arena-example-saved = con un file per i programmi e un’immagine
cli-arena-bots = i bot, posto per posto; l’ultimo riempie i posti che restano
cli-arena-bot = un altro bot, come my_bots:Builder; ripetibile
cli-arena-players = quanti posti; altrimenti uno per bot, almeno 2
cli-arena-games = quante partite, arrotondate per eccesso a distribuzioni intere; altrimenti { $default }
cli-arena-json = salvare il risultato per i programmi
cli-arena-records = salvare lì ogni partita, per nasrid replay
cli-arena-plot = disegnare vittorie e punti: un file .png, .svg o .pdf
cli-arena-nobody = chi gioca? Indica almeno un bot, per esempio: nasrid arena greedy random
cli-arena-too-many = { $bots } bot sono troppi per { $seats } posti
cli-arena-no-plot = { $file } non si può disegnare; il nome di un’immagine finisce con { $endings }
cli-arena-none = Nessuna partita è finita.
cli-arena-saved = File scritto: { $file }
cli-arena-failed-game = Rivedere la partita interrotta: nasrid replay { $file }
cli-arena-first = si giocano le prime partite
cli-arena-title = { $game }, in { $players }, { $games } partite
cli-arena-match = { $game }, in { $players }: { $games } partite, { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
} in { $players } rotazioni dei posti.
cli-arena-rounded = { $asked } partite lascerebbero una distribuzione incompleta.
cli-arena-seed = Seme { $seed }: con --seed { $seed } tornano le stesse distribuzioni.
cli-arena-column-bot = Bot
cli-arena-column-games = Partite
cli-arena-column-wins = Vinte
cli-arena-column-score = Punti
cli-arena-column-time = Tempo
cli-arena-fair = Parte equa delle vittorie: { $share }. Una vittoria condivisa vale metà a testa.
cli-arena-scores = I punti sono medie: dopo il primo calcolo (1.), il secondo (2.) e tutti. Il tempo è per mossa.
cli-arena-late = { $bot }: { $moves ->
    [one] { $moves } mossa ha preso
   *[other] { $moves } mosse hanno preso
} più di { $times } volte il tempo concesso, la più lenta { $slowest }.
cli-arena-stopped = Giocate solo { $played } partite su { $games }: le rotazioni possono essere incomplete.

## nasrid tournament

cli-tournament = far giocare un torneo ai bot
cli-tournament-about = Un torneo tra bot, con gli abbinamenti e la classifica del server. I bot si scrivono come per nasrid arena. docs/tournaments.md descrive le formule, gli spareggi e il duplicato.
cli-tournament-example = in otto, cinque turni svizzeri
cli-tournament-example-robin = in sette, tutti contro tutti
cli-tournament-example-duplicate = la stessa distribuzione a tutti i tavoli di un turno, e una finale
cli-tournament-bots = i bot
cli-tournament-players = quanti partecipanti; i bot si ripetono in ordine; altrimenti uno per bot
cli-tournament-seats = posti di un tavolo completo; altrimenti { $default }
cli-tournament-format = swiss: si incontra chi ha risultati simili; round-robin: tutti contro tutti, in gruppi piccoli; altrimenti swiss
cli-tournament-rounds = quanti turni svizzeri; altrimenti { $default }
cli-tournament-uneven = se non tutti i tavoli sono completi: tavoli più piccoli (smaller) o riposo a turno (rest); con il duplicato sempre riposo; altrimenti smaller
cli-tournament-duplicate = giocare la stessa distribuzione a tutti i tavoli di un turno e confrontare i posti
cli-tournament-final = riunire i migliori a un tavolo dopo l’ultimo turno
cli-tournament-seed = ripetere gli abbinamenti e le distribuzioni di questo numero
cli-tournament-json = salvare i turni e la classifica in JSON
cli-tournament-csv = salvare la classifica in CSV
cli-tournament-few = servono almeno due partecipanti; indica altri bot o aggiungi --players
cli-tournament-many = al massimo { $most } partecipanti; scegli un --players più piccolo
cli-tournament-more-bots = { $bots } bot sono troppi per { $players } partecipanti; scegli un --players più grande
cli-tournament-large-group = tutti contro tutti si gioca al massimo in { $most }; usa --format swiss
cli-tournament-group-rounds = in tutti contro tutti i turni dipendono dai partecipanti; togli --rounds
cli-tournament-duplicate-few = il duplicato con { $seats } per tavolo richiede almeno { $players } partecipanti; aggiungine o scegli un --seats più piccolo
cli-tournament-title = { $game }: { $players } partecipanti, { $rounds } turni, { $seats } posti per tavolo.
cli-tournament-round = Turno { $number }
cli-tournament-final-round = Finale
cli-tournament-rests = A riposo: { $players }
cli-tournament-column-player = Bot
cli-tournament-column-rank = Posizione
cli-tournament-column-games = Partite
cli-tournament-column-final = Finale
cli-tournament-column-duplicate = Duplicato
cli-tournament-column-points = Punti
cli-tournament-column-opponents = Rivali
cli-tournament-column-score = Punteggio
cli-tournament-points = Punti: quota media di rivali battuti; il riposo non conta. A parità: i punti dei rivali, poi il punteggio (1 è la media del tavolo).
cli-tournament-duplicate-points = Il duplicato decide per primo: punteggio medio sopra lo stesso posto agli altri tavoli.
cli-tournament-stopped = I tavoli non finiti non contano.

## nasrid evaluate

cli-evaluate = misurare un bot con un protocollo fisso
cli-evaluate-about = Misurare la forza di un bot con un protocollo fisso: gli stessi tavoli, rivali, distribuzioni e posti per tutti, così i risultati si confrontano. docs/evaluation.md lo descrive. Un bot si scrive come per nasrid arena, una rete come policy:FILE.
cli-evaluate-example = 400 partite contro ciascuno di quattro rivali
cli-evaluate-example-policy = una rete addestrata, con un risultato da pubblicare
cli-evaluate-bot = il bot
cli-evaluate-tasks = quali tavoli, o all; mini se non dici niente
cli-evaluate-name = come si chiama il bot nel risultato; altrimenti il suo codice
cli-evaluate-games = meno partite, per un’occhiata; il risultato lo dice
cli-evaluate-json = salvare il risultato
cli-evaluate-no-task = non c’è il compito { $task }; ci sono { $tasks }, o all
cli-evaluate-no-tasks = indica almeno un compito: { $tasks }, o all
cli-evaluate-repeated-task = il compito { $task } è indicato due volte
cli-evaluate-not-played = non giocata: { $reason }
cli-evaluate-stopped = Interrotto: incontri giocati: { $played } su { $matches }, quindi il risultato è incompleto.
cli-evaluate-won = { $won } di { $games } vinte ({ $low } – { $high }), { $ahead } punti
cli-evaluate-example-verify = ripetere un campione delle partite di un risultato
cli-evaluate-records = salvare le registrazioni di tutte le partite (righe JSON, gzip), o leggerle con --verify
cli-evaluate-commit = mostrare lo SHA-256 di un contributo, da pubblicare prima che si conosca il valore pubblico
cli-evaluate-public = ricavare le distribuzioni da questo valore pubblico, che nessuno conosceva quando l’hash è stato pubblicato
cli-evaluate-submission = il contributo di cui è stato pubblicato l’hash (predefinito: il file di policy:FILE)
cli-evaluate-verify = ripetere un campione delle partite di questo risultato e segnalare le differenze
cli-evaluate-sample = partite da ripetere per ogni incontro (predefinito: { $n })
cli-evaluate-no-bot = indica un bot, oppure usa --commit o --verify
cli-evaluate-no-submission = --public richiede --submission FILE: il file di cui è stato pubblicato l’hash
cli-evaluate-unreadable = impossibile leggere { $file }: { $reason }
cli-evaluate-bot-absent = { $problem }; --verify gioca con il bot: esegui il comando nella sua cartella
cli-evaluate-differs = differenza: { $difference }
cli-evaluate-verified = Il risultato è corretto: tutto ciò che è stato controllato coincide.

## nasrid dataset

cli-dataset = creare un dataset di partite tra bot
cli-dataset-about = Giocare partite tra bot uguali e salvarle come dataset per l’apprendimento automatico: ogni partita con una distribuzione propria, divise per distribuzione in addestramento, validazione e test, con una scheda di impronte e statistiche. Dopo un’interruzione lo stesso comando continua. docs/datasets.md descrive il formato.
cli-dataset-example = tutti i giochi da due a sei, con due bot forti
cli-dataset-example-short = partite brevi per una prima prova
cli-dataset-example-verify = controllare le impronte e rigiocare ogni partita
cli-dataset-folder = cartella del dataset
cli-dataset-bots = bot; ognuno gioca tavoli propri, a tutti i posti
cli-dataset-games = giochi
cli-dataset-players = numeri di giocatori
cli-dataset-deals = partite per bot, gioco e numero di giocatori
cli-dataset-tiles = partite brevi: al massimo queste tessere in ogni sacchetto dopo la preparazione
cli-dataset-seed = numero da cui dipendono tutte le distribuzioni (altrimenti 1)
cli-dataset-verify = controllare invece il dataset nella cartella
cli-dataset-start = { $games } partite in { $folder }, di cui finite: { $played }.
cli-dataset-stopped = { $played } partite su { $games } sono finite. Lo stesso comando continua.
cli-dataset-verified = { $folder } è integro, partite: { $games }.
cli-dataset-complete = { $folder } contiene un dataset completo; scegli un’altra cartella
cli-dataset-not-empty = { $folder } contiene altri file; scegli una cartella vuota o nuova
cli-dataset-other = { $folder } contiene un dataset incompiuto con altri argomenti; ripeti il suo comando o scegli un’altra cartella
cli-dataset-software = { $folder } contiene un dataset incompiuto creato con { $theirs }, ma questo è { $ours }; continua con lo stesso software o scegli un’altra cartella
cli-dataset-none = { $folder } non contiene un dataset completo
cli-dataset-damaged = { $file } è danneggiato: { $reason }
cli-dataset-seed-large = il seme di un dataset è al massimo { $most }
cli-dataset-too-many = un dataset ha meno di { $most } partite
cli-dataset-list = { $flag } vuole un elenco tra { $allowed }, non { $typed }

## nasrid train

cli-train = addestrare le reti dei bot che imparano
cli-train-about =
    Addestrare una rete che giudica le posizioni, per i bot scholar e planner. A ogni iterazione i bot giocano partite, alcune mosse si giocano avanti di tre giri per vedere quanto valgono, e la rete impara da lì.

    La rete sta in una cartella. Se c’è già, viene addestrata ancora: un addestramento interrotto riprende con lo stesso comando. Il resto è in docs/learning.md.

cli-train-example = una rete per Alhambra in due
cli-train-example-many = una per Granada da tre a sei
cli-train-example-match = una sfida con quella
cli-train-net = un gioco e in quanti: alhambra-2, granada-many, combined-2, …
cli-train-folder = dove la rete è, o sarà
cli-train-iterations = quante in tutto, con quelle già fatte; altrimenti { $default }
cli-train-steps = passi per iterazione; altrimenti { $default }. Un addestramento fermato riprende dopo l’ultimo passo finito
cli-train-games = a ogni passo; altrimenti { $default }
cli-train-minutes = fermarsi prima di questi minuti
cli-train-promotion-games = partite di ogni nuova rete contro la precedente, di cui prende il posto se vince più della sua parte; altrimenti { $default }, 0 per nessuna
cli-train-seed = lo stesso numero ridà la stessa rete
cli-train-no-net = non c’è la rete { $net }; ci sono { $nets }
cli-train-foreign = { $file } non è una rete che si può addestrare ancora
cli-train-damaged = { $file } non è leggibile; cancella il file per ricominciare l’iterazione
cli-train-other-settings = { $file } appartiene a un addestramento con altre impostazioni; usa quelle impostazioni oppure cancella il file per ricominciare l’iterazione
cli-train-stopped = { $net }: addestramento fermo dopo { $done } iterazioni; lo stesso comando riprende da lì
cli-train-done = { $net }: fatte tutte le { $iterations } iterazioni: { $file }
cli-train-step = { $net } { $number }, passo { $step } di { $steps }: { $rows } posizioni di { $games } partite in { $played } s, addestrata in { $trained } s; in una decisione sbaglia di { $error } punti, senza rete di { $without }
cli-train-match = { $net } { $number }: giocate { $played } partite su { $games } contro la rete precedente
cli-train-promoted = { $net }: la nuova rete vince { $won } ({ $low } – { $high }) di { $games } partite contro la precedente, e la sua parte è { $share }: ne prende il posto
cli-train-kept = { $net }: la nuova rete vince { $won } ({ $low } – { $high }) di { $games } partite contro la precedente, e la sua parte è { $share }: resta la precedente

## Errors of the operating system

system-missing = il file o la cartella non c’è
system-forbidden = non è permesso
system-folder = è una cartella
system-no-folder = una parte del percorso non è una cartella
system-exists = esiste già
system-full = il disco è pieno
system-read-only = si può solo leggere
system-in-use = lo usa qualcos’altro
system-no-address = questo computer non ha quell’indirizzo

## Invalid bot codes

bot-unknown = non c’è il bot { $bot }; ci sono { $bots }, policy:FILE per una rete addestrata, e i tuoi come package.module:Class
bot-least = { $bot } ha bisogno di almeno { $least } ms a mossa
bot-time-range = { $time } non è un tempo per una mossa; è più di 0 e al massimo un’ora, come 200ms o 1s
bot-time = { $time } non è un tempo per una mossa; scrivilo come 200ms o 1s
bot-no-folder = non c’è una cartella { $folder } con reti per { $bot }
bot-no-class = { $module } non ha una classe { $class }
bot-unimportable = { $bot } non si può importare: { $reason }
bot-no-bot = { $bot } non è una classe derivata da nasrid.bots.Bot
bot-no-policy = policy:{ $file }: { $reason }

## Databases

store-no-database = non c’è un database { $file }
store-no-backup = non c’è una copia { $file }
store-not-backed-up = non è stata fatta nessuna copia: { $reason }
store-no-client = manca { $program }: installa il client di PostgreSQL (Debian: postgresql-client), almeno recente quanto il server
store-backup-undeleted = la copia è stata fatta, ma non è stato possibile cancellarne una vecchia: { $reason }; controlla i permessi della cartella
store-not-restored = non è stato ripristinato nulla: { $reason }
store-damaged = { $file } è rovinato: { $reason }
store-foreign = { $file } non è un database di nasrid
store-newer = il database ha lo schema { $present }, questa versione di nasrid conosce { $known }; usa un nasrid più nuovo
store-older = il database { $file } è di una versione precedente; avvia una volta il server
store-before-release = questo database è stato creato da una versione di Nasrid precedente alla 0.1.0, che questa versione non può leggere; usa la versione che l’ha scritto, o un nuovo database
store-unopened = il database { $file } non si può aprire: { $reason }
store-unopened-full = il database { $file } non si può aprire: { $reason }; il disco è pieno?
store-damaged-database = il database è rovinato: { $reason }; ferma il server e ripristina una copia con nasrid restore
store-failed = il database non si può usare: { $reason }; controlla lo spazio su disco e i permessi
store-used = un altro server di nasrid usa { $file }; fermalo, o dai a questo un’altra cartella con --data
store-shared = un altro processo serve questo database, e uno dei due non ha --bus; avvia tutti con lo stesso --bus nats://…, o ferma l’altro
store-postgres = PostgreSQL non si può usare: { $reason }; controlla l’indirizzo dopo --database
store-postgres-login = PostgreSQL rifiuta l’utente o la password: { $reason }; controlla l’utente in --database e la password in PGPASSWORD
store-no-report = non c’è una segnalazione aperta { $report }; `nasrid admin reports` le elenca
store-no-table = non c’è un tavolo { $table }
store-no-tournament = non c’è un torneo { $tournament }
store-damaged-tournament = il torneo { $tournament } è rovinato e forse contiene ancora il suo nome; avvia nasrid check e ripristina una copia, poi togli di nuovo il nome, oppure elimina il torneo
store-no-player = non c’è nessuno con l’id { $player }; le segnalazioni li riportano
store-no-address = { $typed } non è un indirizzo o una rete che si possa escludere; scrivi per esempio 192.0.2.7 o 192.0.2.0/24; le reti più grandi sono /8, o /16 con IPv6
store-not-banned = { $target } non è escluso; `nasrid admin log` mostra le esclusioni
store-no-login = nessuno ha il nome utente { $login }; si sceglie nella pagina, nelle impostazioni

## Errors at the start of a server

serve-proxies = --proxies sono indirizzi o reti separati da virgole: { $reason }
serve-no-database = un database è postgresql://… o sqlite:FILE, non { $typed }
serve-no-bus = un bus è nats://…, non { $typed }
serve-bus-unreachable = il bus non si raggiunge ({ $reason }); NATS gira all’indirizzo dopo --bus?
serve-bus-login = NATS rifiuta l’utente o la password; impostali nelle variabili d’ambiente NATS_USER e NATS_PASSWORD
serve-no-answer = nessuna risposta
serve-port = la porta { $port } di { $host } non si può usare: { $reason }
serve-port-taken = la porta { $port } di { $host } non si può usare: { $reason }; scegline un’altra con --port

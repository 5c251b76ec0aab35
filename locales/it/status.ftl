### Server status

status-title = Stato del server
status-open = Stato del server
# $date: when the figures were read
status-updated = Aggiornato alle { DATETIME($date, timeStyle: "medium") }
# $date: a date with a time
status-date = { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
status-healthy = È tutto in ordine.
status-problem-writable = Non è possibile scrivere nel database, quindi nessuno può giocare. Controlla il suo disco e se è in funzione.
status-problem-bus = Il collegamento a NATS è interrotto. I tavoli degli altri processi sono irraggiungibili. Controlla se NATS è in funzione.
# $count: the number of damaged tables
status-problem-damaged =
    { $count ->
        [one] Un tavolo è danneggiato. Esegui nasrid check; con SQLite controlla una copia o ferma prima il server.
       *[other] { $count } tavoli sono danneggiati. Esegui nasrid check; con SQLite controlla una copia o ferma prima il server.
    }
# $free: the free space, with its unit
status-problem-disk = Il disco è quasi pieno: restano { $free }. Libera spazio.
status-now = In questo momento
status-players = Persone ai tavoli
status-connections = Connessioni
status-owned = Tavoli di questo processo
status-followed = Tavoli di altri processi seguiti qui
status-queue-bots = Decisioni dei bot in attesa
status-queue-journal = Voci in attesa di scrittura
status-queue-database = Transazioni in corso
status-queue-reviews = Analisi di partite in attesa
status-latency = Tempi di risposta
status-latency-hint = In millisecondi, sulle ultime 1000 misure di ogni tipo.
status-median = Mediana
status-slow = 99% entro
status-latency-commands = Comandi
status-latency-requests = Richieste
status-latency-database = Transazioni
status-latency-loop = Ritardo del ciclo degli eventi
status-database = Database
status-size = Dimensioni
status-free = Spazio libero su disco
# $number: megabytes
status-megabytes = { NUMBER($number) } MB
status-damaged = Tavoli danneggiati
status-errors = Transazioni fallite
status-process = Processo
status-version = Versione
status-rules = Versione delle regole
status-engine = Motore
status-compiled = compilato
status-interpreted = interpretato
status-started = In funzione da
status-processes = Numero di processi
status-takeovers = Tavoli presi in carico
status-bot-failures = Errori dei bot
status-commands = Comandi dall’avvio
status-refusals = Richieste rifiutate dall’avvio
status-none = Finora niente.

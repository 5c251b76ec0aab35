### The operator's page: the state of the server

status-title = Stato del server
status-open = Stato del server
# $date: when the figures were read
status-updated = Aggiornato alle { DATETIME($date, timeStyle: "medium") }
# $date: a date with a time
status-date = { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
status-healthy = È tutto in ordine.
status-problem-writable = Non è possibile scrivere nel database. Nessuno può giocare.
status-problem-bus = Il collegamento al bus dei messaggi è interrotto. I tavoli degli altri processi sono irraggiungibili.
# $count: the number of damaged tables
status-problem-damaged =
    { $count ->
        [one] Un tavolo è danneggiato. Esegui nasrid check sul server.
       *[other] { $count } tavoli sono danneggiati. Esegui nasrid check sul server.
    }
# $free: the free space, with its unit
status-problem-disk = Il disco è quasi pieno: restano { $free }.
status-now = In questo momento
status-players = Persone online
status-connections = Connessioni
status-owned = Tavoli di questo processo
status-followed = Tavoli seguiti
status-queue-bots = Bot in attesa di un processo
status-queue-journal = Voci in attesa di scrittura
status-queue-database = Transazioni in corso
status-latency = Tempi di risposta
status-latency-hint = Sulle ultime 1000 misure di ogni tipo, in millisecondi.
status-median = Mediana
status-slow = 99% entro
status-latency-commands = Comandi
status-latency-requests = Richieste
status-latency-database = Transazioni
status-latency-loop = Ritardo del server
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
status-bot-failures = Bot in errore
status-commands = Comandi dall’avvio
status-refusals = Richieste rifiutate dall’avvio
status-none = Finora niente.

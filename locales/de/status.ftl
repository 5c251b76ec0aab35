### The operator's page: the state of the server

status-title = Zustand des Servers
status-open = Zustand des Servers
# $date: when the figures were read
status-updated = Stand: { DATETIME($date, timeStyle: "medium") }
# $date: a date with a time
status-date = { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
status-healthy = Alles in Ordnung.
status-problem-writable = In die Datenbank kann nichts geschrieben werden. Niemand kann spielen.
status-problem-bus = Die Verbindung zum Nachrichtendienst ist unterbrochen. Tische anderer Prozesse sind nicht erreichbar.
# $count: the number of damaged tables
status-problem-damaged =
    { $count ->
        [one] Ein Tisch ist beschädigt. Führe auf dem Server nasrid check aus.
       *[other] { $count } Tische sind beschädigt. Führe auf dem Server nasrid check aus.
    }
# $free: the free space, with its unit
status-problem-disk = Die Festplatte ist fast voll: noch { $free } frei.
status-now = Im Moment
status-players = Spielende online
status-connections = Verbindungen
status-owned = Tische dieses Prozesses
status-followed = Mitverfolgte Tische
status-queue-bots = Bots, die auf einen Prozess warten
status-queue-journal = Noch zu schreibende Einträge
status-queue-database = Laufende Transaktionen
status-latency = Antwortzeiten
status-latency-hint = Für die jeweils letzten 1000, in Millisekunden.
status-median = Median
status-slow = 99 % unter
status-latency-commands = Befehle
status-latency-requests = Anfragen
status-latency-database = Transaktionen
status-latency-loop = Verzug des Servers
status-database = Datenbank
status-size = Größe
status-free = Freier Speicherplatz
# $number: megabytes
status-megabytes = { NUMBER($number) } MB
status-damaged = Beschädigte Tische
status-errors = Gescheiterte Transaktionen
status-process = Prozess
status-version = Version
status-rules = Regelversion
status-engine = Spiellogik
status-compiled = kompiliert
status-interpreted = interpretiert
status-started = Läuft seit
status-processes = Prozesse
status-takeovers = Übernommene Tische
status-bot-failures = Ausgefallene Bots
status-commands = Befehle seit dem Start
status-refusals = Abgelehnte Anfragen seit dem Start
status-none = Bisher keine.

### Server status

status-title = Zustand des Servers
status-open = Zustand des Servers
# $date: when the figures were read
status-updated = Stand: { DATETIME($date, timeStyle: "medium") }
# $date: a date with a time
status-date = { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
status-healthy = Alles in Ordnung.
status-problem-writable = In die Datenbank kann nichts geschrieben werden, deshalb kann niemand spielen. Prüf ihren Datenträger und ob sie läuft.
status-problem-bus = Die Verbindung zu NATS ist unterbrochen. Tische anderer Prozesse sind nicht erreichbar. Prüf, ob NATS läuft.
# $count: the number of damaged tables
status-problem-damaged =
    { $count ->
        [one] Ein Tisch ist beschädigt. Führ nasrid check aus; bei SQLite prüf eine Sicherung oder halt vorher den Server an.
       *[other] { $count } Tische sind beschädigt. Führ nasrid check aus; bei SQLite prüf eine Sicherung oder halt vorher den Server an.
    }
# $free: the free space, with its unit
status-problem-disk = Die Festplatte ist fast voll: noch { $free } frei. Schaff Platz.
status-now = Im Moment
status-players = Spielende an Tischen
status-connections = Verbindungen
status-owned = Tische dieses Prozesses
status-followed = Hier mitverfolgte Tische anderer Prozesse
status-queue-bots = Wartende Bot-Entscheidungen
status-queue-journal = Noch zu schreibende Einträge
status-queue-database = Laufende Transaktionen
status-queue-reviews = Wartende Auswertungen von Partien
status-latency = Antwortzeiten
status-latency-hint = In Millisekunden, für die jeweils letzten 1000.
status-median = Median
status-slow = 99 % unter
status-latency-commands = Befehle
status-latency-requests = Anfragen
status-latency-database = Transaktionen
status-latency-loop = Verzug der Ereignisschleife
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
status-bot-failures = Bot-Ausfälle
status-commands = Befehle seit dem Start
status-refusals = Abgelehnte Anfragen seit dem Start
status-none = Bisher keine.

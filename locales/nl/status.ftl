### Server status

status-title = Toestand van de server
status-open = Toestand van de server
# $date: when the figures were read
status-updated = Bijgewerkt om { DATETIME($date, timeStyle: "medium") }
# $date: a date with a time
status-date = { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
status-healthy = Alles is in orde.
status-problem-writable = Er kan niet in de database worden geschreven, dus niemand kan spelen. Controleer de schijf en of de database draait.
status-problem-bus = De verbinding met NATS is verbroken. Tafels van andere processen zijn onbereikbaar. Controleer of NATS draait.
# $count: the number of damaged tables
status-problem-damaged =
    { $count ->
        [one] Eén tafel is beschadigd. Voer nasrid check uit; controleer bij SQLite een back-up of stop eerst de server.
       *[other] { $count } tafels zijn beschadigd. Voer nasrid check uit; controleer bij SQLite een back-up of stop eerst de server.
    }
# $free: the free space, with its unit
status-problem-disk = De schijf is bijna vol: nog { $free } vrij. Maak ruimte vrij.
status-now = Op dit moment
status-players = Spelers aan tafels
status-connections = Verbindingen
status-owned = Tafels van dit proces
status-followed = Hier gevolgde tafels van andere processen
status-queue-bots = Wachtende botbeslissingen
status-queue-journal = Regels die nog geschreven moeten worden
status-queue-database = Lopende transacties
status-queue-reviews = Wachtende spelanalyses
status-latency = Reactietijden
status-latency-hint = In milliseconden, over de laatste 1000 per soort.
status-median = Mediaan
status-slow = 99% binnen
status-latency-commands = Opdrachten
status-latency-requests = Verzoeken
status-latency-database = Transacties
status-latency-loop = Vertraging van de event loop
status-database = Database
status-size = Grootte
status-free = Vrije schijfruimte
# $number: megabytes
status-megabytes = { NUMBER($number) } MB
status-damaged = Beschadigde tafels
status-errors = Mislukte transacties
status-process = Proces
status-version = Versie
status-rules = Versie van de regels
status-engine = Spellogica
status-compiled = gecompileerd
status-interpreted = geïnterpreteerd
status-started = Actief sinds
status-processes = Aantal processen
status-takeovers = Overgenomen tafels
status-bot-failures = Botstoringen
status-commands = Opdrachten sinds de start
status-refusals = Geweigerde verzoeken sinds de start
status-none = Nog geen.

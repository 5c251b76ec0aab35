### The operator's page: the state of the server

status-title = Toestand van de server
status-open = Toestand van de server
# $date: when the figures were read
status-updated = Bijgewerkt om { DATETIME($date, timeStyle: "medium") }
# $date: a date with a time
status-date = { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
status-healthy = Alles is in orde.
status-problem-writable = Er kan niet in de database worden geschreven. Niemand kan spelen.
status-problem-bus = De verbinding met de berichtenbus is verbroken. Tafels van andere processen zijn onbereikbaar.
# $count: the number of damaged tables
status-problem-damaged =
    { $count ->
        [one] Eén tafel is beschadigd. Voer nasrid check uit op de server.
       *[other] { $count } tafels zijn beschadigd. Voer nasrid check uit op de server.
    }
# $free: the free space, with its unit
status-problem-disk = De schijf is bijna vol: nog { $free } vrij.
status-now = Op dit moment
status-players = Spelers online
status-connections = Verbindingen
status-owned = Tafels van dit proces
status-followed = Gevolgde tafels
status-queue-bots = Bots die op een proces wachten
status-queue-journal = Regels die nog geschreven moeten worden
status-queue-database = Lopende transacties
status-latency = Reactietijden
status-latency-hint = Over de laatste 1000 per soort, in milliseconden.
status-median = Mediaan
status-slow = 99% binnen
status-latency-commands = Opdrachten
status-latency-requests = Verzoeken
status-latency-database = Transacties
status-latency-loop = Vertraging van de server
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
status-bot-failures = Uitgevallen bots
status-commands = Opdrachten sinds de start
status-refusals = Geweigerde verzoeken sinds de start
status-none = Nog geen.

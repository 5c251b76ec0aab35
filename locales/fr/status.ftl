### Server status

status-title = État du serveur
status-open = État du serveur
# $date: when the figures were read
status-updated = Mis à jour à { DATETIME($date, timeStyle: "medium") }
# $date: a date with a time
status-date = { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
status-healthy = Tout va bien.
status-problem-writable = Impossible d’écrire dans la base de données, donc personne ne peut jouer. Vérifie son disque, et qu’elle tourne.
status-problem-bus = La connexion à NATS est perdue. Les tables des autres processus sont hors d’atteinte. Vérifie que NATS tourne.
# $count: the number of damaged tables
status-problem-damaged =
    { $count ->
        [one] Une table est endommagée. Lance nasrid check ; avec SQLite, vérifie une sauvegarde ou arrête d’abord le serveur.
       *[other] { $count } tables sont endommagées. Lance nasrid check ; avec SQLite, vérifie une sauvegarde ou arrête d’abord le serveur.
    }
# $free: the free space, with its unit
status-problem-disk = Le disque est presque plein : il reste { $free }. Libère de la place.
status-now = En ce moment
status-players = Personnes aux tables
status-connections = Connexions
status-owned = Tables de ce processus
status-followed = Tables d’autres processus suivies ici
status-queue-bots = Décisions de bots en attente
status-queue-journal = Entrées en attente d’écriture
status-queue-database = Transactions en cours
status-queue-reviews = Analyses de parties en attente
status-latency = Temps de réponse
status-latency-hint = En millisecondes, sur les 1 000 dernières mesures de chaque sorte.
status-median = Médiane
status-slow = 99 % en moins de
status-latency-commands = Commandes
status-latency-requests = Requêtes
status-latency-database = Transactions
status-latency-loop = Retard de la boucle d’événements
status-database = Base de données
status-size = Taille
status-free = Espace disque libre
# $number: megabytes
status-megabytes = { NUMBER($number) } Mo
status-damaged = Tables endommagées
status-errors = Transactions échouées
status-process = Processus
status-version = Version
status-rules = Version des règles
status-engine = Moteur
status-compiled = compilé
status-interpreted = interprété
status-started = En marche depuis
status-processes = Nombre de processus
status-takeovers = Tables reprises
status-bot-failures = Défaillances de bots
status-commands = Commandes depuis le démarrage
status-refusals = Requêtes refusées depuis le démarrage
status-none = Aucune pour l’instant.

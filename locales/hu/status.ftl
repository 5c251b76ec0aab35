### The operator's page: the state of the server

status-title = A szerver állapota
status-open = A szerver állapota
# $date: when the figures were read
status-updated = Frissítve: { DATETIME($date, timeStyle: "medium") }
# $date: a date with a time
status-date = { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
status-healthy = Minden rendben van.
status-problem-writable = Az adatbázis nem írható. Senki sem tud játszani.
status-problem-bus = Megszakadt a kapcsolat az üzenetbusszal. A többi folyamat asztalai nem érhetők el.
# $count: the number of damaged tables
status-problem-damaged =
    { $count ->
        [one] Egy asztal megsérült. Futtasd a szerveren a nasrid check parancsot.
       *[other] { $count } asztal megsérült. Futtasd a szerveren a nasrid check parancsot.
    }
# $free: the free space, with its unit
status-problem-disk = A lemez majdnem megtelt: { $free } szabad.
status-now = Jelenleg
status-players = Bejelentkezett játékosok
status-connections = Kapcsolatok
status-owned = A folyamat saját asztalai
status-followed = Követett asztalok
status-queue-bots = Folyamatra váró botok
status-queue-journal = Kiírásra váró bejegyzések
status-queue-database = Futó tranzakciók
status-latency = Válaszidők
status-latency-hint = Fajtánként az utolsó 1000 alapján, ezredmásodpercben.
status-median = Medián
status-slow = 99% ezen belül
status-latency-commands = Parancsok
status-latency-requests = Kérések
status-latency-database = Tranzakciók
status-latency-loop = A szerver késése
status-database = Adatbázis
status-size = Méret
status-free = Szabad lemezterület
# $number: megabytes
status-megabytes = { NUMBER($number) } MB
status-damaged = Sérült asztalok
status-errors = Sikertelen tranzakciók
status-process = Folyamat
status-version = Verzió
status-rules = A szabályok verziója
status-engine = Játékmotor
status-compiled = lefordított
status-interpreted = értelmezett
status-started = Indítás ideje
status-processes = Folyamatok száma
status-takeovers = Átvett asztalok
status-bot-failures = Meghibásodott botok
status-commands = Parancsok az indítás óta
status-refusals = Elutasított kérések az indítás óta
status-none = Eddig egy sem.

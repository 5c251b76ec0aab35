### Server status

status-title = A szerver állapota
status-open = A szerver állapota
# $date: when the figures were read
status-updated = Frissítve: { DATETIME($date, timeStyle: "medium") }
# $date: a date with a time
status-date = { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
status-healthy = Minden rendben van.
status-problem-writable = Az adatbázis nem írható, ezért senki sem tud játszani. Ellenőrizd a lemezét, és hogy fut-e.
status-problem-bus = Megszakadt a kapcsolat a NATS-szerverrel. A többi folyamat asztalai nem érhetők el. Ellenőrizd, hogy fut-e a NATS.
# $count: the number of damaged tables
status-problem-damaged =
    { $count ->
        [one] Egy asztal megsérült. Futtasd a nasrid check parancsot; SQLite esetén egy mentést ellenőrizz, vagy előbb állítsd le a szervert.
       *[other] { $count } asztal megsérült. Futtasd a nasrid check parancsot; SQLite esetén egy mentést ellenőrizz, vagy előbb állítsd le a szervert.
    }
# $free: the free space, with its unit
status-problem-disk = A lemez majdnem megtelt: { $free } szabad. Szabadíts fel helyet.
status-now = Jelenleg
status-players = Játékosok az asztaloknál
status-connections = Kapcsolatok
status-owned = A folyamat saját asztalai
status-followed = Más folyamatok itt követett asztalai
status-queue-bots = Várakozó botdöntések
status-queue-journal = Kiírásra váró bejegyzések
status-queue-database = Futó tranzakciók
status-queue-reviews = Várakozó játszmaelemzések
status-latency = Válaszidők
status-latency-hint = Ezredmásodpercben, fajtánként az utolsó 1000 alapján.
status-median = Medián
status-slow = 99% ezen belül
status-latency-commands = Parancsok
status-latency-requests = Kérések
status-latency-database = Tranzakciók
status-latency-loop = Az eseményhurok késése
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
status-bot-failures = Bothibák
status-commands = Parancsok az indítás óta
status-refusals = Elutasított kérések az indítás óta
status-none = Eddig egy sem.

### Server status

status-title = Server status
status-open = Server status
# $date: when the figures were read
status-updated = Updated at { DATETIME($date, timeStyle: "medium") }
# $date: a date with a time
status-date = { DATETIME($date, dateStyle: "medium", timeStyle: "short") }
status-healthy = Everything is in order.
status-problem-writable = The database cannot be written to, so nobody can play. Check its disk and whether it is running.
status-problem-bus = The connection to NATS is lost. Players cannot reach tables of other processes. Check whether NATS is running.
# $count: the number of damaged tables
status-problem-damaged =
    { $count ->
        [one] One table is damaged. Run nasrid check; with SQLite, check a backup or stop the server first.
       *[other] { $count } tables are damaged. Run nasrid check; with SQLite, check a backup or stop the server first.
    }
# $free: the free space, with its unit
status-problem-disk = The disk is almost full: { $free } left. Free some space.
status-now = Right now
status-players = Players at tables
status-connections = Connections
status-owned = Tables run by this process
status-followed = Tables of other processes watched here
status-queue-bots = Bot decisions waiting
status-queue-journal = Log entries waiting to be written
status-queue-database = Database transactions running
status-queue-reviews = Game reviews waiting
status-latency = Latency
status-latency-hint = In milliseconds, over the last 1,000 of each kind.
status-median = Median
status-slow = 99% within
status-latency-commands = Commands
status-latency-requests = Requests
status-latency-database = Database transactions
status-latency-loop = Event loop delay
status-database = Database
status-size = Size
status-free = Free disk space
# $number: megabytes
status-megabytes = { NUMBER($number) } MB
status-damaged = Damaged tables
status-errors = Failed transactions
status-process = Process
status-version = Version
status-rules = Rules version
status-engine = Engine
status-compiled = compiled
status-interpreted = interpreted
status-started = Running since
status-processes = Processes
status-takeovers = Tables taken over
status-bot-failures = Bot failures
status-commands = Commands since the start
status-refusals = Refused requests since the start
status-none = None so far.

### The command line: its help, and what it answers. Words in capitals stand for what is typed in their place.

cli-about = Play the board games Alhambra and Granada, watch them again, serve them to others.
cli-commands = commands
cli-examples = examples:
cli-version = { $version } ({ $compiled ->
    [yes] compiled
   *[no] interpreted
})
cli-language = the language to speak: { $languages }; otherwise that of NASRID_LANGUAGE or of your system
cli-no-language = there is no language { $language }; there are { $languages }
cli-try = { $problem }. Try: { $command }
cli-goodbye = Goodbye!
# What a part of the program says is wrong, in English
cli-failed = { $reason }

## What argparse says by itself

argparse-usage = usage:
argparse-positional = arguments
argparse-options = options
argparse-help = show this help and leave
argparse-version = show the version and leave
argparse-argument = argument { $argument }: { $problem }
argparse-required = the following arguments are required: { $arguments }
argparse-unrecognized = unrecognized arguments: { $arguments }
argparse-conflict = not allowed with argument { $argument }
argparse-one = expected one argument
argparse-at-least-one = expected at least one argument
argparse-at-most-one = expected at most one argument
argparse-choice = invalid choice: { $value } (choose from { $choices })
argparse-value = invalid { $type } value: { $value }
argparse-ignored = takes no value, but was given { $value }

## Values

cli-number = { $typed } is not a whole number from 1 on
cli-seed = a seed is a whole number, 0 or more
cli-seed-large = a seed is below 2 to the power of 256
cli-data = the folder of the SQLite file; otherwise your data folder
cli-database = postgresql://USER:PASSWORD@HOST/NAME or sqlite:FILE instead of a folder
cli-processes = games at once; otherwise one a core
cli-seed-again = the same number gives the same deals again
cli-engine = play on the cores of this machine (usual), or on a Ray cluster: the one in RAY_ADDRESS, or a local one

## Tables

cli-game = which game to play; alhambra if you do not say
cli-modules = parts of the first expansion: { $modules }, or all
cli-module-not = { $module } cannot be played with { $game } alone
cli-no-module = there is no module { $module }; there are { $modules }
cli-table = table options
cli-table-about = choices that the rulebooks leave to the table
cli-usually = { $help } (usually { $default })
cli-age-ranks = --age-ranks has a whole number for each of the { $seats } seats
cli-option-granada_scoring = points for Granada buildings; simple is for first games and children
cli-option-start_tiebreak = who begins after a tie; without --age-ranks chance decides
cli-option-exchange_take = take an exchange card alone, or with money as a card of value 0
cli-option-combo_dirk = combined game for two: Dirk draws from both bags, or a share of each
cli-option-exchange_exact_only = an exchange card may only pay exactly
cli-option-force_missed_scorings = hold scorings whose card never came before the game ends
cli-option-ask_everyone = ask every player for vizier and bonus cards, even those who can only pass
cli-option-confirm_turns = ask for a confirmation after the last placement of a turn
cli-option-age_ranks = a number for each seat, the youngest has the lowest: 2,1,3
cli-option-granada_tiles = a CSV list of your own Granada tiles
cli-option-worker_huts = a CSV list of your own worker huts
cli-numbers = { $flag } takes whole numbers like 2,1,3, not { $typed }
cli-unused-list = { $file } is not used: this game has not the module of that list (--modules { $module }).
cli-unused-granada = { $file } is not used: this game has no Granada tiles.

## nasrid play

cli-play = play against the computer
cli-play-about = Play a game against the computer. Without options: Alhambra for three.
cli-play-example = Alhambra, you and two rivals
cli-play-example-granada = Granada with three rivals
cli-play-example-modules = Alhambra with two parts of the expansion
cli-play-example-level = against beginners
cli-play-example-save = and later: { $command }
cli-play-players = how many, with you; otherwise { $default }
cli-play-seat = your place at the table; otherwise 1
cli-play-level = how well your rivals play: { $levels }, or { $policy } for a trained network; { $default } if you do not say, vizier is the best
cli-play-seed = the same number gives the same game again
cli-play-save = save the record there when you end
cli-no-level = { $typed } is none of { $levels }
cli-no-seat = there is no seat { $seat }; the seats are 1 to { $last }

## nasrid replay

cli-replay = watch a saved game again
cli-replay-about = Tell a saved game again, with its score sheets and its result.
cli-replay-file = a record that play or arena has saved
cli-replay-sheets = only the score sheets and the result
cli-replay-log = only the actions, one a line in notation, and the result
cli-replay-verify = only prove the deal: the seed is the one whose SHA-256 was published at the start
cli-replay-json = the same for programs

## nasrid serve

cli-serve = serve tables to browsers and programs
cli-serve-about = Serve tables to browsers and programs until Ctrl-C. Without options: for this computer only, with everything kept in one file in your data folder. Stop it whenever you like; games go on where they were.
cli-serve-example = for yourself, on this computer
cli-serve-example-network = for everybody in your network
cli-serve-example-server = on a server; docs/hosting.md shows how to put HTTPS before it
cli-serve-example-limit = let people open more tables
cli-serve-example-cluster = one of several processes that serve the same tables
cli-serve-host = the address to listen at; otherwise 127.0.0.1, this computer only
cli-serve-port = otherwise { $default }, or any free one if it is taken and a browser is opened here; 0 takes any free one
cli-serve-database = postgresql://USER:PASSWORD@HOST/NAME instead of a SQLite file
cli-serve-bus = nats://HOST:4222, when several processes serve the same database
cli-serve-no-browser = do not open a browser
cli-serve-play = open the browser at a table with bots, not at the first page
cli-serve-url = the address that people use when a reverse proxy is in front: https://…
cli-serve-proxies = the addresses of reverse proxies that may tell who the client is; otherwise 127.0.0.1
cli-serve-push-near = let push services be in the network of this server, or at another port than 443; for tests and private ones
cli-serve-limit = change what one person or address may use; docs/hosting.md lists them; may be repeated
cli-serve-policy = let a trained network play at tables, under this name; may be repeated
cli-serve-log-level = how much to log, as JSON lines on the error output; otherwise warning
cli-no-port = { $typed } is not a port; ports are 0 to 65535
cli-serve-windows = the server runs on Linux and macOS; on Windows, run it in WSL or in a container
cli-serve-bus-alone = --bus is for several processes, which need one PostgreSQL: give --database, too
cli-serve-no-limit = there is no limit { $limit }; there are { $limits }
cli-serve-bad-limit = a limit is written NAME=NUMBER with a number from 1 to 999999999, not { $typed }
cli-serve-bad-policy = { $typed } names no policy; write it like mini=mini.npz, the name in small letters, digits and hyphens
cli-serve-no-url = --url is an address like https://nasrid.example.org, not { $typed }
# $where is a folder, or “postgresql”
cli-serve-here = Nasrid is at { $address } (its data: { $where }). Ctrl-C stops it.
cli-serve-near = Others in your network reach it at { $address }
cli-serve-not-built = Only programs can play: the browser client is not built. Run make setup or pip install . in the checkout.

## nasrid site

cli-site = write the browser client as files that need no server
cli-site-about = Write the browser client as files that need no server, for any web space. People play there against bots, in company on one device, learn, and watch games again.
cli-site-folder = where the files go: a new folder, or an older site
cli-site-full = { $folder } is not empty, and holds no older site; name another folder
cli-site-failed = { $folder } cannot be written: { $reason }
cli-site-done = { $folder } holds the whole site; put its files on any web space, under any path.

## nasrid backup, restore, check

cli-backup = copy the database of a server, while it runs
cli-backup-about = Copy the database to a file, while the server runs or not. PostgreSQL is backed up with pg_dump instead.
cli-backup-file = the copy; one that is there is replaced
cli-backup-done = The backup is { $file }. It holds secrets of running games: keep it for yourself.
cli-restore = put such a copy in its place again
cli-restore-about = Put a backup in the place of the database. Stop the server first; what was there is kept.
cli-restore-file = a copy that nasrid backup has made
cli-restore-done = { $file } is the database now.
cli-restore-before = What was there is { $file }.
cli-check = read every table of a database
cli-check-about = Read every table of a database that no server uses. Damaged ones are named and put into quarantine: nobody can open them until they can be read again. To check while the server runs, check a backup.
cli-check-good = Every table can be read.
cli-check-damaged = Damaged tables: { $count }. They are in quarantine.

## nasrid admin

cli-admin = see what players report, and do something about it
cli-admin-about = See what players report, and do something about it, while the server runs. Everything that is done is written down. Bans hold within some seconds.
cli-admin-example-reports = what nobody has settled yet
cli-admin-example-ban-player = an account, by the id in the report
cli-admin-example-hide = leave a table out of the lobby
cli-admin-example-take-name = they have to choose another
cli-admin-example-settle = the report needs nothing more
cli-admin-example-appoint = may use the page /admin, by the login
cli-admin-example-log = everything that was done
cli-admin-reports = what players have reported
cli-admin-log = what was done
cli-admin-ban-player = keep an account out
cli-admin-unban-player = let it in again
cli-admin-ban-address = keep an address out
cli-admin-unban-address = let it in again
cli-admin-hide = leave a table out of the lobby
cli-admin-show = put it there again
cli-admin-remove = remove a table for good, also while it is played
cli-admin-take-name = take a player’s name, also where they sit, so that they choose another
cli-admin-settle = settle a report
cli-admin-appoint = let an account use the page for administrators, by its login
cli-admin-dismiss = let it no more
cli-admin-whom = the id of a player, table or report, an address or a login
cli-admin-why = for the log, and for who is kept out
cli-admin-report = { $when }  report { $id }  table { $table }  { $about ->
    [player] player { $player } ({ $name })
   *[table] the table
}: { $reason }

## nasrid arena

cli-arena = let bots play against each other
cli-arena-about =
    Let bots play a match against each other and compare them. Every deal is played once in each rotation of the seats, on all cores. Ctrl-C ends the match early and keeps what was played.

    A bot is written as a short code, with the time it may think about a move if you like: greedy, planner:200ms. Your own bot is package.module:Class, found in the current folder or installed; docs/bots.md shows how to write one.
cli-arena-example = two bots at a table for two
cli-arena-example-planner = one planner against three greedy ones
cli-arena-example-own = against your own bot
cli-arena-example-saved = with a file for programs and a picture
cli-arena-bots = the bots, seat by seat; the last one fills the seats that are left
cli-arena-bot = one more bot, like my_bots:Builder; may be repeated
cli-arena-players = how many seats; otherwise one for each bot, at least 2
cli-arena-games = how many games, rounded up to whole deals; otherwise { $default }
cli-arena-json = save the result for programs
cli-arena-records = save every game there, for nasrid replay
cli-arena-plot = draw win rates and scores: a .png, .svg or .pdf file
cli-arena-nobody = who shall play? Name at least one bot, for instance: nasrid arena greedy random
cli-arena-too-many = { $bots } bots are too many for { $seats } seats
cli-arena-no-plot = { $file } cannot be drawn; the name of a plot ends in { $endings }
cli-arena-none = No game was finished.
cli-arena-saved = Saved: { $file }
cli-arena-first = the first games are played
cli-arena-title = { $game }, { $players } players, { $games } games
cli-arena-match = { $game }, { $players } players: { $games } games, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} in { $players } rotations of the seats.
cli-arena-rounded = { $asked } games would leave a deal incomplete.
cli-arena-seed = Seed { $seed }: with --seed { $seed } the same deals come again.
cli-arena-column-bot = Bot
cli-arena-column-games = Games
cli-arena-column-wins = Wins
cli-arena-column-score = Score
cli-arena-column-time = Time
cli-arena-fair = Fair share of the wins: { $share }. A victory shared by two counts half for each.
cli-arena-scores = Means: after the first scoring (1.), the second (2.), and all; time for a move.
cli-arena-late = { $bot }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} took longer than { $times } times the budget, the slowest { $slowest }.
cli-arena-stopped = Only { $played } of { $games } games were played: rotations may be incomplete.

## nasrid evaluate

cli-evaluate = measure a bot by a fixed protocol
cli-evaluate-about = Measure how strong a bot is by a fixed protocol: the same tables, rivals, deals and seats for everybody, so that results can be compared. docs/evaluation.md describes it. A bot is written as for nasrid arena, a network as policy:FILE.
cli-evaluate-example = 400 games against each of four rivals
cli-evaluate-example-policy = a trained network, with a result that can be published
cli-evaluate-bot = the bot
cli-evaluate-tasks = which tables, or all; mini if you do not say
cli-evaluate-name = how the bot is called in the result; otherwise its code
cli-evaluate-games = fewer games, for a quick look; the result says so
cli-evaluate-json = save the result
cli-evaluate-no-task = there is no task { $task }; there are { $tasks }, or all
cli-evaluate-not-played = not played: { $reason }
cli-evaluate-won = { $won } of { $games } won ({ $low } to { $high }), { $ahead } points

## nasrid train

cli-train = train the nets of the learned bots
cli-train-about =
    Train a net that judges positions, for the bots scholar and planner. In each iteration bots play games, some of their moves are played on for a round to see what they are worth, and the net learns from that.

    The net lies in a folder. If there is one already, it is trained further: an interrupted training goes on when the same command is typed again. docs/learning.md tells the rest.
cli-train-example = a net for Alhambra with two players
cli-train-example-many = one for Granada with three to six
cli-train-example-match = a match with it
cli-train-net = a game and who plays it: alhambra-2, granada-many, combined-2, …
cli-train-folder = where the net is, or will be
cli-train-iterations = how many in all, with those that are done; otherwise { $default }
cli-train-games = in each iteration; otherwise { $default }
cli-train-check = games of each new net against the one before, whose place it takes if it wins more than its share; otherwise { $default }, 0 for none
cli-train-seed = the same number gives the same net again
cli-train-no-net = there is no net { $net }; there are { $nets }
cli-train-foreign = { $file } is no net that can be trained further
cli-train-stopped = { $net }: stopped after { $done } iterations; the same command goes on from there
cli-train-done = { $net }: all { $iterations } iterations are done: { $file }
cli-train-iteration = { $net } { $number }: { $rows } positions of { $games } games in { $played } s, trained in { $trained } s; within a decision it errs by { $error } points, without a net by { $without }
cli-train-promoted = { $net }: the new net wins { $won } ({ $low } to { $high }) of { $games } games against the one before, and its share is { $share }: it takes its place
cli-train-kept = { $net }: the new net wins { $won } ({ $low } to { $high }) of { $games } games against the one before, and its share is { $share }: the one before stays

## What the system says

system-missing = No such file or directory
system-forbidden = permission denied
system-folder = it is a directory
system-no-folder = a part of the path is no directory
system-exists = it exists already
system-full = the disk is full
system-read-only = it can only be read
system-in-use = something else uses it
system-no-address = this machine does not have that address

## Bots that cannot be

bot-unknown = there is no bot { $bot }; there are { $bots }, policy:FILE for a trained network, and your own as package.module:Class
bot-least = { $bot } needs at least { $least } ms for a move
bot-time-range = { $time } is no time for a move; it is more than 0 and at most an hour, like 200ms or 1s
bot-time = { $time } is no time for a move; write it like 200ms or 1s
bot-no-folder = there is no folder { $folder } with nets for { $bot }
bot-no-class = { $module } has no class { $class }
bot-unimportable = { $bot } cannot be imported: { $reason }
bot-no-bot = { $bot } is not a class made from nasrid.bots.Bot
bot-no-policy = policy:{ $file }: { $reason }

## Databases

store-no-database = there is no database { $file }
store-no-backup = there is no backup { $file }
store-not-backed-up = no backup was made: { $reason }
store-not-restored = nothing was restored: { $reason }
store-damaged = { $file } is damaged: { $reason }
store-foreign = { $file } is no database of nasrid
store-newer = the database has schema { $present }, this version of nasrid knows { $known }; use a newer nasrid
store-older = the database { $file } is of an older version; start the server once
store-before-release = this database was made by a version of Nasrid before 0.1.0, which this version cannot read; use the version that wrote it, or a new database
store-unopened = the database { $file } cannot be opened: { $reason }
store-unopened-full = the database { $file } cannot be opened: { $reason }; is the disk full?
store-used = another nasrid server uses { $file }; stop it, or give this one another folder with --data
store-shared = another process serves this database; stop it, or give both of them --bus nats://…
store-postgres = PostgreSQL cannot be used: { $reason }; check the address after --database
store-silent = the database does not answer; try again in a moment
store-no-report = there is no open report { $report }; `nasrid admin reports` lists them
store-no-table = there is no table { $table }
store-no-player = there is no player { $player }; reports name them by their ids
store-no-login = nobody has the login { $login }; it is set on the page, under settings

## A server that cannot start

serve-proxies = --proxies are addresses or networks with commas between them: { $reason }
serve-no-database = a database is postgresql://… or sqlite:FILE, not { $typed }
serve-no-bus = a bus is nats://…, not { $typed }
serve-bus-unreachable = the bus cannot be reached ({ $reason }); is NATS running at the address after --bus?
serve-no-answer = no answer
serve-port = { $host } port { $port } cannot be used: { $reason }
serve-port-taken = { $host } port { $port } cannot be used: { $reason }; choose another with --port

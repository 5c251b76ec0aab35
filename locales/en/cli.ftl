### The help and the answers of the command line. Words in capitals are placeholders.

cli-about = Play the board games Alhambra and Granada, replay saved games, and host games for others.
cli-commands = commands
cli-examples = examples:
cli-version = { $version } ({ $compiled ->
    [yes] compiled
   *[no] interpreted
})
cli-language = interface language: { $languages } (default: NASRID_LANGUAGE, then the system language)
cli-no-language = there is no language { $language }; there are { $languages }
cli-try = { $problem }. Try: { $command }
cli-goodbye = Goodbye!
# An error message of another part of the program, in English
cli-failed = { $reason }

## Messages of argparse

argparse-usage = usage:
argparse-positional = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-version = show the version and exit
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

cli-number = { $typed } is not a positive whole number
cli-positive-number = { $typed } is not a positive number like 9 or 8.5
cli-seed = a seed must be a whole number, 0 or more
cli-seed-large = a seed must be less than 2 to the power of 256
cli-data = folder of the SQLite file (default: your data folder)
cli-no-folder = { $typed } is a file; --data needs the folder that contains nasrid.sqlite
cli-database = postgresql://USER@HOST/NAME or sqlite:FILE instead of a folder; the password is read from PGPASSWORD
cli-processes = games to play in parallel (default: one per core)
cli-seed-again = repeat the deals of this number
cli-executor = run on the cores of this machine (default), or on a Ray cluster: the one in RAY_ADDRESS, or a local one

## Tables

cli-game = game to play (default: alhambra)
cli-modules = modules of the first expansion: { $modules }, or all
cli-module-not = { $module } cannot be played with { $game } alone
cli-no-module = there is no module { $module }; there are { $modules }
cli-table = table options
cli-table-about = options that the rulebooks leave to the players
cli-usually = { $help } (default: { $default })
cli-age-ranks = --age-ranks needs one whole number for each of the { $seats } seats
cli-option-granada_scoring = points for Granada buildings; simple is for first games and children
cli-option-start_tiebreak = how to break a tie for the start player; without --age-ranks at random
cli-option-exchange_take = take an exchange card alone, or with money as a card of value 0
cli-option-combo_dirk = combined game for two: Dirk draws from both bags, or a share of each
cli-option-exchange_exact_only = an exchange card may only pay exactly
cli-option-force_missed_scorings = hold missed scorings before the game ends
cli-option-ask_everyone = ask every player about viziers and bonus cards, even those who can only pass
cli-option-confirm_turns = ask for confirmation after the last placement of a turn
cli-option-age_ranks = one number per seat, lowest for the youngest: 2,1,3
cli-option-granada_tiles = CSV file with your own Granada tiles
cli-option-worker_huts = CSV file with your own worker huts
cli-numbers = { $flag } takes whole numbers like 2,1,3, not { $typed }
cli-unused-list = { $file } is not used: this game does not have the module of that list (--modules { $module }).
cli-unused-granada = { $file } is not used: this game has no Granada tiles.

## nasrid play

cli-play = play against the computer
cli-play-about = Play a game against the computer. Without options: Alhambra for three.
cli-play-example = Alhambra, you and two opponents
cli-play-example-granada = Granada with three opponents
cli-play-example-modules = Alhambra with two modules of the expansion
cli-play-example-level = against beginners
cli-play-example-save = and later: { $command }
cli-play-players = number of players, including you (default: { $default })
cli-play-seat = your seat (default: 1)
cli-play-level = your opponents’ level: { $levels }, or { $policy } for a trained network; vizier is the strongest (default: { $default })
cli-play-seed = repeat the game of this number
cli-play-save = save the record to this file when you leave
cli-no-level = { $typed } is not one of { $levels }
cli-no-seat = there is no seat { $seat }; the seats are 1 to { $last }

## nasrid replay

cli-replay = replay a saved game
cli-replay-about = Replay a saved game, with its score sheets and its result.
cli-replay-file = a record saved by play or arena
cli-replay-sheets = show only the score sheets and the result
cli-replay-log = show only the actions, one per line in notation, and the result
cli-replay-verify = only prove that the deal was fair: the seed matches the SHA-256 published at the start
cli-replay-json = write JSON for programs

## nasrid review

cli-review = review a finished game: mistakes, luck and skill
cli-review-about = Compare every decision of a finished game with the best one, and split the result into luck and skill. docs/reviews.md explains the figures.
cli-review-example = the mistakes and the luck of every player
cli-review-example-plot = in a sixth of the time, with a plot of the win chances
cli-review-effort = the sampled games per decision: quick, standard (default) or deep
cli-review-json = also save the review as JSON
cli-review-plot = draw the win chances to a .png, .svg or .pdf file

## nasrid daily

cli-daily = play the deal of the day
cli-daily-about = Play the deal of the day: the same cards, tiles and opponents for everybody. The day is that of UTC. docs/daily.md explains the deal.
cli-daily-example = the deal of today
cli-daily-example-show = a former or future deal
cli-daily-date = the deal of this date (default: today in UTC)
cli-daily-show = show the deal without playing it
cli-no-date = { $typed } is not a date; write it like { $example }
cli-daily-deal = Deal of the day, { $day } (UTC)
cli-daily-game = Game: { $game }
cli-daily-bots = Opponents: { $bots }
cli-daily-seed = Seed: { $seed }

## nasrid puzzles

cli-puzzles = solve puzzles, or find new ones
cli-puzzles-about = Solve puzzles, positions in which one move is clearly best, or find new ones in games between bots. docs/puzzles.md explains how they are found.
cli-puzzles-example-list = the puzzles of one game
cli-puzzles-example-show = a position and its legal moves
cli-puzzles-example-answer = is this the best move?
cli-puzzles-list = list the puzzles, from the easiest to the hardest
cli-puzzles-show = show a puzzle
cli-puzzles-answer = answer a puzzle
cli-puzzles-mine = find puzzles in new games between bots; after an interruption, the same command continues
cli-puzzles-pack = write the puzzles that were found to one file
cli-puzzles-id = id of the puzzle, from the list
cli-puzzles-move = the move in notation, in quotes, or its number; { $command } lists the moves
cli-puzzles-game = only puzzles of this game
cli-puzzles-theme = only puzzles with this theme; docs/puzzles.md lists the themes
cli-puzzles-themes = show the themes, too; they are hints
cli-puzzles-folder = folder of the games and their puzzles
cli-puzzles-file = new file for the puzzles
cli-puzzles-seed = number from which the games and searches follow
cli-puzzles-games = number of games
cli-puzzles-wanted = find only puzzles with this theme; may be repeated
cli-puzzles-line = { $puzzle }  { $game }, { $players } players, difficulty { $difficulty }
cli-puzzles-moves = Legal moves
# $command ends in MOVE
cli-puzzles-next = Answer with: { $command }. For MOVE, write a move of the list in quotes, or its number.
cli-puzzles-loss = Your move loses { $loss } of win chance, give or take { $error }.
cli-puzzles-rival = The best other move loses { $loss } of win chance, give or take { $error }.
cli-puzzles-solution = Solution: { $move }
cli-puzzles-progress = { $done } of { $games } games · positions mined: { $positions } · verified: { $verified } · puzzles: { $puzzles }
cli-puzzles-no-match = No puzzle matches.
cli-puzzles-no-theme = there is no theme { $theme }; there are { $themes }
cli-puzzles-unknown = there is no puzzle { $puzzle }; { $command } lists all ids
cli-puzzles-illegal = { $move } is not possible: { $reason } [{ $rule }]
cli-puzzles-no-move = { $typed } is neither a move nor its number; { $command } lists the moves
cli-puzzles-no-games = { $folder } contains no games with puzzles; start with { $command }
cli-puzzles-too-many = a run has at most { $most } games; choose another seed for more

## nasrid serve

cli-serve = run a server for browsers and programs
cli-serve-about = Run a server for browsers and programs until Ctrl-C. Without options, it serves this computer only and stores everything in one file in your data folder. You can stop it at any time; games resume where they stopped.
cli-serve-example = for yourself, on this computer
cli-serve-example-network = for everyone on your network
cli-serve-example-server = on a server; docs/hosting.md shows how to add HTTPS
cli-serve-example-limit = allow more tables per person
cli-serve-example-cluster = one of several processes that serve the same tables
cli-serve-host = address to listen on (default: 127.0.0.1, this computer only)
cli-serve-port = port to listen on; 0 picks a free one (default: { $default }, or a free one if it is taken and a browser is opened)
cli-serve-database = postgresql://USER@HOST/NAME instead of a SQLite file; the password is read from PGPASSWORD
cli-serve-bus = nats://HOST:4222, if several processes serve the same database; NATS_USER and NATS_PASSWORD are read from the environment
cli-serve-no-browser = do not open a browser
cli-serve-play = open the browser at a table with bots instead of the home page
cli-serve-url = public address behind a reverse proxy: https://…
cli-serve-proxies = addresses of trusted reverse proxies (default: 127.0.0.1)
cli-serve-drain = seconds for which /ready returns 503 before the server stops, so that proxies choose another process (default: { $default } with --bus, otherwise 0)
cli-serve-allow-private-push = allow push services on this server’s network or on ports other than 443, for tests and private services
cli-serve-limit = change a limit per person or address; docs/operations.md lists them; may be repeated
cli-serve-policy = offer a trained network as an opponent, under this name; may be repeated
cli-serve-log-level = log level, written as JSON lines to standard error (default: warning)
cli-no-port = { $typed } is not a port; ports are 0 to 65535
cli-serve-windows = the server runs on Linux and macOS; on Windows, run it in WSL or in a container
cli-serve-bus-alone = --bus is for several processes that share one PostgreSQL database; add --database
cli-serve-no-limit = there is no limit { $limit }; similar names are { $limits }; docs/operations.md lists all
cli-serve-bad-limit = { $typed } is not a limit; write NAME=NUMBER, with a number from 1 to 999999999
cli-serve-bad-policy = { $typed } does not name a policy; write, for example, mini=mini.npz, with lowercase letters, digits and hyphens in the name
cli-serve-no-url = { $typed } is not an address for --url; write scheme, host and port without a path, for example https://nasrid.example.org
# $where is a folder, or “postgresql”
cli-serve-here = Nasrid is running at { $address } (data: { $where }). Press Ctrl-C to stop it.
cli-serve-near = Others on your network can reach it at { $address }
cli-serve-interpreted = Nasrid is not compiled, so its bots are several times slower. docs/compiling.md shows how to compile it.
cli-serve-not-built = Only programs can connect: the browser client is not built. Run make setup or pip install . in the checkout.

## nasrid site

cli-site = write the browser client as a static site
cli-site-about = Write the browser client as a static site for any web host. Visitors can play against bots, share one device, take the tutorial and watch replays.
cli-site-folder = output folder: a new one, or an older site
cli-site-full = { $folder } is not empty and does not contain an older site; choose another folder
cli-site-failed = { $folder } cannot be written: { $reason }
cli-site-done = { $folder } contains the whole site; upload its files to any web host, under any path.

## nasrid backup, restore, check

cli-backup = back up the database, even while the server runs
cli-backup-about = Copy the database to a file, even while the server runs. PostgreSQL is copied with pg_dump.
cli-backup-file = backup file (an existing one is replaced), or a folder, where the file is named after the date and time
cli-backup-keep = keep only the newest N backups in the folder
cli-backup-no-folder = --keep needs a folder for the backups, but { $file } is not a folder
cli-backup-done = The backup is { $file }. It contains secrets of running games: keep it private.
cli-restore = restore a backup
cli-restore-about = Replace the database with a backup. Stop the server first; the old database is kept.
cli-restore-file = a file written by nasrid backup
cli-restore-done = The database has been replaced with { $file }.
cli-restore-before = The old database is { $file }.
cli-check = read every table and tournament of a database
cli-check-about = Read every table and tournament of a database. Damaged ones are listed and quarantined: nobody can open them until they are readable again. With PostgreSQL, the servers can keep running. With SQLite, stop the server or check a backup.
cli-check-good = Every table and every tournament can be read.
cli-check-damaged = Damaged tables: { $count }. They are quarantined, and all others continue. To get them back, restore a backup made before the damage; all newer moves are then lost.
cli-check-damaged-tournaments = Damaged tournaments: { $count }. They are quarantined, and all others continue. To get them back, restore a backup made before the damage; everything newer is then lost.
cli-check-unreadable = The database itself is damaged, in: { $parts }. Check the disk. Then stop the server and restore the newest backup that passes nasrid check.

## nasrid admin

cli-admin = moderate a server
cli-admin-about = Read reports and act on them while the server runs. Every action is logged. Bans take effect within a few seconds.
cli-admin-example-reports = list the open reports
cli-admin-example-ban-player = ban an account, by the id in the report
cli-admin-example-unlist = hide a table from the lobby
cli-admin-example-reset-name = make a player choose another name
cli-admin-example-resolve = close a report
cli-admin-example-grant-admin = allow an account to use the page /admin, by its login
cli-admin-example-log = show all moderation actions
cli-admin-reports = list the open reports
cli-admin-log = show the moderation log
cli-admin-ban-player = ban an account
cli-admin-unban-player = unban an account
cli-admin-ban-address = ban an address or a network
cli-admin-unban-address = unban an address or a network
cli-admin-unlist = hide a table from the lobby
cli-admin-relist = show a hidden table again
cli-admin-remove = remove a table or a tournament for good, even during a game
cli-admin-reset-name = reset a player’s name, even at their tables, so that they choose another
cli-admin-reset-title = remove the name of a tournament
cli-admin-resolve = close a report
cli-admin-grant-admin = make an account a moderator, by its login
cli-admin-revoke-admin = revoke an account’s moderator rights
cli-admin-target = id of a player, table, tournament or report, an address, or a login
cli-admin-reason = reason for the log; a banned player can read it
cli-admin-report = { $when }  report { $id }  { $place ->
    [tournament] tournament { $table } ({ $title }), opened by { $opener }
   *[table] table { $table }
}  { $about ->
    [player] player { $player } ({ $name })
    [tournament] the tournament
   *[table] the table
}: { $reason }

## nasrid arena

cli-arena = let bots play against each other
cli-arena-about =
    Run a match between bots and compare them. Every deal is played once in each rotation of the seats, on all cores. Ctrl-C ends the match early and keeps the games played so far.

    Write a bot as a short code, optionally with its thinking time per move: greedy, planner:200ms. Your own bot is package.module:Class, from the current folder or an installed package; docs/bots.md shows how to write one.
cli-arena-example = two bots at a table for two
cli-arena-example-planner = one planner against three greedy bots
cli-arena-example-own = against your own bot
cli-arena-example-saved = save the result for programs and draw a plot
cli-arena-bots = the bots, seat by seat; the last one fills the remaining seats
cli-arena-bot = another bot, like my_bots:Builder; may be repeated
cli-arena-players = number of seats (default: one per bot, at least 2)
cli-arena-games = number of games, rounded up to whole deals (default: { $default })
cli-arena-json = save the result as JSON
cli-arena-records = save every game to this folder, for nasrid replay
cli-arena-plot = draw win rates and scores to a .png, .svg or .pdf file
cli-arena-nobody = no bots given; name at least one, for example: nasrid arena greedy random
cli-arena-too-many = { $bots } bots are too many for { $seats } seats
cli-arena-no-plot = { $file } cannot be drawn; the name of a plot must end in { $endings }
cli-arena-none = No game was finished.
cli-arena-saved = Saved: { $file }
cli-arena-failed-game = Replay the failed game: nasrid replay { $file }
cli-arena-first = playing the first games
cli-arena-title = { $game }, { $players } players, { $games } games
cli-arena-match = { $game }, { $players } players: { $games } games, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} in { $players } rotations of the seats.
cli-arena-rounded = { $asked } games would leave a deal incomplete.
cli-arena-seed = Seed { $seed }: repeat these deals with --seed { $seed }.
cli-arena-column-bot = Bot
cli-arena-column-games = Games
cli-arena-column-wins = Wins
cli-arena-column-score = Score
cli-arena-column-time = Time
cli-arena-fair = Fair share of the wins: { $share }. A victory shared by two counts half for each.
cli-arena-scores = Mean scores after scorings 1 and 2 (1., 2.) and in total; mean time per move.
cli-arena-late = { $bot }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} took longer than { $times } times the budget, the slowest { $slowest }.
cli-arena-stopped = Only { $played } of { $games } games were played: rotations may be incomplete.

## nasrid tournament

cli-tournament = play a tournament between bots
cli-tournament-about = Play a tournament between bots, with the pairing and the standings of the server. Write a bot as for nasrid arena. docs/tournaments.md describes the formats, the tie-breaks and duplicate.
cli-tournament-example = eight players, five Swiss rounds
cli-tournament-example-robin = seven players, each against all others
cli-tournament-example-duplicate = the same deal at every table of a round, and a final
cli-tournament-bots = the bots
cli-tournament-players = number of players; the bots are repeated in their order (default: one per bot)
cli-tournament-seats = seats of a full table (default: { $default })
cli-tournament-format = swiss: players with similar results meet; round-robin: everyone meets everyone, in small groups (default: swiss)
cli-tournament-rounds = number of Swiss rounds (default: { $default })
cli-tournament-uneven = if the tables cannot all be full: smaller tables, or players rest in turn; with duplicate, players always rest (default: smaller)
cli-tournament-duplicate = play the same deal at all tables of a round and compare the seats
cli-tournament-final = let the best players meet at one table after the last round
cli-tournament-seed = repeat the pairings and deals of this number
cli-tournament-json = save the rounds and the standings as JSON
cli-tournament-csv = save the standings as CSV
cli-tournament-few = a tournament needs at least two players; name more bots, or set --players
cli-tournament-many = a tournament has at most { $most } players; choose fewer with --players
cli-tournament-more-bots = { $bots } bots are too many for { $players } players; choose a larger --players
cli-tournament-large-group = a round robin has at most { $most } players; use --format swiss
cli-tournament-group-rounds = the number of players determines the rounds of a round robin; leave out --rounds
cli-tournament-duplicate-few = duplicate at tables of { $seats } needs at least { $players } players; add players, or choose fewer --seats
cli-tournament-title = { $game }: { $players } players, { $rounds } rounds, { $seats } seats per table.
cli-tournament-round = Round { $number }
cli-tournament-final-round = Final
cli-tournament-rests = Resting: { $players }
cli-tournament-column-player = Player
cli-tournament-column-rank = Rank
cli-tournament-column-games = Games
cli-tournament-column-final = Final
cli-tournament-column-duplicate = Duplicate
cli-tournament-column-points = Points
cli-tournament-column-opponents = Opponents
cli-tournament-column-score = Score
cli-tournament-points = Points: mean share of opponents beaten; rests do not count. Ties: the opponents’ points, then the score (1 is the mean of the table).
cli-tournament-duplicate-points = Duplicate, which decides first: mean score above the same seat at the other tables.
cli-tournament-stopped = Unfinished tables do not count.

## nasrid evaluate

cli-evaluate = evaluate a bot with a fixed protocol
cli-evaluate-about = Measure a bot’s strength with a fixed protocol: the same tables, opponents, deals and seats for every bot, so that results are comparable. docs/evaluation.md describes it. Write a bot as for nasrid arena, a network as policy:FILE.
cli-evaluate-example = 400 games against each of four opponents
cli-evaluate-example-policy = a trained network, with a result to publish
cli-evaluate-bot = the bot
cli-evaluate-tasks = tables to play, or all (default: mini)
cli-evaluate-name = the bot’s name in the result (default: its code)
cli-evaluate-games = play fewer games, for a quick check; noted in the result
cli-evaluate-json = save the result
cli-evaluate-no-task = there is no task { $task }; there are { $tasks }, or all
cli-evaluate-no-tasks = name at least one task: { $tasks }, or all
cli-evaluate-repeated-task = the task { $task } is named twice
cli-evaluate-not-played = not played: { $reason }
cli-evaluate-stopped = Stopped: { $played } of { $matches } matches were played, so the result is incomplete.
cli-evaluate-won = { $won } of { $games } won ({ $low } to { $high }), { $ahead } points
cli-evaluate-example-verify = repeat a sample of the games of a result
cli-evaluate-records = save the records of all games (JSON lines, gzip), or read them with --verify
cli-evaluate-commit = print the SHA-256 of a submission, to publish it before the public value is known
cli-evaluate-public = draw the deals from this public value, which nobody knew when the submission’s hash was published
cli-evaluate-submission = the submission whose hash was published (default: the file of policy:FILE)
cli-evaluate-verify = repeat a sample of the games of this result and say what differs
cli-evaluate-sample = games of each match to repeat (default: { $n })
cli-evaluate-no-bot = name a bot, or use --commit or --verify
cli-evaluate-no-submission = --public needs --submission FILE: the file whose hash was published
cli-evaluate-unreadable = { $file } cannot be read: { $reason }
cli-evaluate-bot-absent = { $problem }; --verify plays with the bot, so run it in the folder of the bot
cli-evaluate-differs = different: { $difference }
cli-evaluate-verified = The result is correct: everything that was checked is the same.

## nasrid dataset

cli-dataset = generate a dataset of bot games
cli-dataset-about = Play games between equal bots and save them as a dataset for machine learning: every game with its own deal, split by deal into training, validation and test, with a card of hashes and statistics. After an interruption, the same command continues. docs/datasets.md describes the format.
cli-dataset-example = all games with two to six players, by two strong bots
cli-dataset-example-short = short games for a first experiment
cli-dataset-example-verify = check the hashes and replay every game
cli-dataset-folder = folder of the dataset
cli-dataset-bots = bots; each plays tables of its own, at all seats
cli-dataset-games = games
cli-dataset-players = numbers of players
cli-dataset-deals = games for each bot, game and number of players
cli-dataset-tiles = short games: at most this many tiles in each bag after the setup
cli-dataset-seed = number from which all deals follow (default: 1)
cli-dataset-verify = check the dataset in the folder instead
cli-dataset-start = { $games } games in { $folder }, { $played } of them finished.
cli-dataset-stopped = { $played } of { $games } games are finished. The same command continues.
cli-dataset-verified = { $folder } is intact: { $games } games.
cli-dataset-complete = { $folder } contains a complete dataset; choose another folder
cli-dataset-not-empty = { $folder } contains other files; choose an empty or new folder
cli-dataset-other = { $folder } contains an unfinished dataset with other arguments; repeat its command, or choose another folder
cli-dataset-software = { $folder } contains an unfinished dataset made with { $theirs }, but this is { $ours }; continue with the same software, or choose another folder
cli-dataset-none = { $folder } contains no complete dataset
cli-dataset-damaged = { $file } is damaged: { $reason }
cli-dataset-seed-large = the seed of a dataset must be at most { $most }
cli-dataset-too-many = a dataset must have fewer than { $most } games
cli-dataset-list = { $flag } takes a list of { $allowed }, not { $typed }

## nasrid train

cli-train = train the nets of the learned bots
cli-train-about =
    Train a net that evaluates positions, for the bots scholar and planner. In each iteration bots play games, some of their moves are played out for three rounds to find their value, and the net learns from those values.

    The net is stored in a folder. An existing net is trained further: to resume an interrupted training, run the same command again. docs/learning.md explains the details.
cli-train-example = a net for Alhambra with two players
cli-train-example-many = a net for Granada with three to six players
cli-train-example-match = a match with the new net
cli-train-net = game and number of players: alhambra-2, granada-many, combined-2, …
cli-train-folder = folder of the net
cli-train-iterations = total number of iterations, including finished ones (default: { $default })
cli-train-steps = steps per iteration (default: { $default }); a stopped training resumes after its last finished step
cli-train-games = games per step (default: { $default })
cli-train-minutes = stop before this many minutes have passed
cli-train-promotion-games = games of each new net against the previous one, which it replaces if it wins more than its share; 0 for none (default: { $default })
cli-train-seed = repeat the training of this number
cli-train-no-net = there is no net { $net }; there are { $nets }
cli-train-foreign = { $file } is not a net that can be trained further
cli-train-damaged = { $file } cannot be read; delete it to begin its iteration again
cli-train-other-settings = { $file } belongs to a training with other settings; use those settings, or delete the file to begin its iteration again
cli-train-stopped = { $net }: stopped after { $done } iterations; run the same command to resume
cli-train-done = { $net }: finished all { $iterations } iterations: { $file }
cli-train-step = { $net } { $number }, step { $step } of { $steps }: { $rows } positions from { $games } games in { $played } s, trained in { $trained } s; error within a decision { $error } points, without a net { $without }
cli-train-match = { $net } { $number }: { $played } of { $games } promotion games played
cli-train-promoted = { $net }: the new net wins { $won } ({ $low } to { $high }) of { $games } games against the previous one, its fair share would be { $share }: it replaces the previous net
cli-train-kept = { $net }: the new net wins { $won } ({ $low } to { $high }) of { $games } games against the previous one, its fair share would be { $share }: the previous net stays

## Errors of the operating system

system-missing = no such file or directory
system-forbidden = permission denied
system-folder = it is a directory
system-no-folder = a component of the path is not a directory
system-exists = it already exists
system-full = the disk is full
system-read-only = it is read-only
system-in-use = it is already in use
system-no-address = this machine does not have that address

## Invalid bot codes

bot-unknown = there is no bot { $bot }; there are { $bots }, policy:FILE for a trained network, and your own as package.module:Class
bot-least = { $bot } needs at least { $least } ms per move
bot-time-range = { $time } is not a time per move; it must be more than 0 and at most an hour, like 200ms or 1s
bot-time = { $time } is not a time per move; write it like 200ms or 1s
bot-no-folder = there is no folder { $folder } with nets for { $bot }
bot-no-class = { $module } has no class { $class }
bot-unimportable = { $bot } cannot be imported: { $reason }
bot-no-bot = { $bot } is not a subclass of nasrid.bots.Bot
bot-no-policy = policy:{ $file }: { $reason }

## Databases

store-no-database = there is no database { $file }
store-no-backup = there is no backup { $file }
store-not-backed-up = no backup was made: { $reason }
store-no-client = { $program } is missing: install the PostgreSQL client (Debian: postgresql-client), at least as new as the database server
store-backup-undeleted = the backup was made, but an old one could not be deleted: { $reason }; check the permissions of the folder
store-not-restored = nothing was restored: { $reason }
store-damaged = { $file } is damaged: { $reason }
store-foreign = { $file } is not a Nasrid database
store-newer = the database has schema { $present }, but this version of nasrid supports only { $known }; use a newer nasrid
store-older = the database { $file } is from an older version; start the server once to update it
store-before-release = this database was made by a version of Nasrid before 0.1.0, which this version cannot read; use the version that wrote it, or a new database
store-unopened = the database { $file } cannot be opened: { $reason }
store-unopened-full = the database { $file } cannot be opened: { $reason }; is the disk full?
store-damaged-database = the database is damaged: { $reason }; stop the server and restore a backup with nasrid restore
store-failed = the database cannot be used: { $reason }; check its disk space and its permissions
store-used = another nasrid server is using { $file }; stop it, or give this one another folder with --data
store-shared = another process is serving this database, and one of the two has no --bus; start every process with the same --bus nats://…, or stop the other
store-postgres = PostgreSQL cannot be used: { $reason }; check the address after --database
store-postgres-login = PostgreSQL rejects the user or the password: { $reason }; check the user in --database and the password in PGPASSWORD
store-no-report = there is no open report { $report }; `nasrid admin reports` lists them
store-no-table = there is no table { $table }
store-no-tournament = there is no tournament { $tournament }
store-damaged-tournament = tournament { $tournament } is damaged and may still contain its name; run nasrid check and restore a backup, then remove the name again, or remove the tournament
store-no-player = there is no player { $player }; use the id in the report
store-no-address = { $typed } is not an address or network that can be banned; write, for example, 192.0.2.7 or 192.0.2.0/24; the largest networks are /8, or /16 with IPv6
store-not-banned = { $target } is not banned; `nasrid admin log` shows the bans
store-no-login = nobody has the login { $login }; players set it on the settings page

## Errors at the start of a server

serve-proxies = --proxies needs addresses or networks, separated by commas: { $reason }
serve-no-database = { $typed } is not a database; use postgresql://… or sqlite:FILE
serve-no-bus = { $typed } is not a bus; use nats://…
serve-bus-unreachable = the bus cannot be reached ({ $reason }); is NATS running at the address after --bus?
serve-bus-login = NATS rejects the user or the password; set them in the environment variables NATS_USER and NATS_PASSWORD
serve-no-answer = no response
serve-port = { $host } port { $port } cannot be used: { $reason }
serve-port-taken = { $host } port { $port } cannot be used: { $reason }; choose another with --port

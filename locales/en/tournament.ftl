### Tournaments: the form, the page for everybody and the projector.

tournament-title = Tournament
tournament-about = A tournament lasts an evening or a month. The server pairs the players, opens the tables and keeps the standings.
tournament-open = Open a tournament
tournament-mine = Your tournaments
tournament-public = Tournaments that anyone may join
tournament-none = None right now.
tournament-stage-joining = Players are joining
tournament-stage-starting = The tables are being set up
tournament-stage-playing = In play
tournament-stage-break = Between rounds
tournament-stage-over = Over
tournament-stage-cancelled = Cancelled

## The form

tournament-submit = Open the tournament
tournament-name = Name of the tournament
# A suggestion
tournament-new-name = Tournament, { DATETIME($day, dateStyle: "long") }
tournament-seats = Seats per table
tournament-format = Format
tournament-format-swiss = Swiss rounds
tournament-format-swiss-hint = Players with similar results meet, with new opponents where possible. For any number of players.
tournament-format-round_robin = Round robin
tournament-format-round_robin-hint = Everyone meets everyone. For up to 12 players; their number determines the rounds.
tournament-rounds = Rounds
tournament-duplicate = Duplicate
tournament-duplicate-hint = All tables of a round get the same cards and tiles in the same order. You are compared with the same seat at the other tables.
tournament-final = A final
tournament-final-hint = After the last round, the best players meet at one table.
tournament-deadline = Time for a round
tournament-deadline-none = No limit
tournament-deadline-hint = Without a limit, one slow table holds up all the others.
tournament-at_deadline = When time is up
tournament-at_deadline-bots = Bots finish
tournament-at_deadline-score = Scores as they stand
tournament-duplicate-deadline = When time is up, bots finish: duplicate compares only finished games.
tournament-pause = Next round
tournament-pause-none = An organiser starts it
tournament-no_shows = For absent players
tournament-no_shows-bot = A bot plays
tournament-no_shows-drop = Remove them
tournament-no_shows-bot-hint = A bot plays in their seat until they come.
tournament-no_shows-drop-hint = Players who have not checked in get no seat in the first round. Later, a player is out after a game that a bot had to play for them.
tournament-uneven = If players do not fill all tables
tournament-uneven-smaller = Smaller tables
tournament-uneven-rest = Some rest
tournament-check-in-first = Check-in
tournament-check-in-first-hint = Before the first round, players confirm that they are here. Without it, everyone who has joined gets a seat.
tournament-guests = Guests may play
tournament-guests-hint = Without this, players need a login.
tournament-listed = Open to everybody
tournament-listed-hint = It is listed, and anyone may join without the link.

## The settings in one line

tournament-by = Opened by { $name }
tournament-seats-of = { $seats } seats per table
tournament-with-final = with a final
tournament-round-time = { $time } per round
tournament-progress = { $round ->
    [0] { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
   *[other] round { $round } of { $rounds }
}

## The user's place

tournament-place = Your place
tournament-join = Join
tournament-join-hint = You are invited. Join, and your table appears here.
tournament-return = Join again
tournament-check-in = I am here
tournament-check-in-hint = Please check in: only players who are here get a table.
tournament-quit = Leave the tournament
tournament-watching = You are watching. To play, ask an organiser for the link.
tournament-wait-start = You have joined. When the first round starts, your table appears here.
tournament-wait-tables = The tables are being set up …
tournament-wait-round = The round is over. Your next table appears here.
tournament-table-ready = { $round }: your table is ready.
tournament-title-ready = Your table is ready – { $title }
tournament-to-table = To your table
tournament-game-over = Your game is over. Other tables are still playing.
tournament-you-rest = You rest in this round. A rest counts neither for nor against you.
tournament-you-late = You play from the next round on.
tournament-no-further = This is the last round, and you do not play in it.
tournament-is-over = The tournament is over.
tournament-my-rank = The tournament is over. Your final rank: { $rank }.
tournament-is-cancelled = The tournament was cancelled.
tournament-absence-left-you = You have left the tournament.
tournament-absence-removed-you = An organiser has removed you from the tournament.
tournament-absence-no_show-you = You did not come to your table, so you get no further one. You can join again.
tournament-time-left = Time left: { $time }
tournament-time-over = Time is up.
tournament-next-in = Next round in { $time }
tournament-to-repeat = To the next tournament

## Organisers

tournament-organise = For organisers
tournament-start-round = Start round { $round }
tournament-extend = { $time } more
tournament-do-end_round = End the round now
tournament-do-end_round-hint = Unfinished games end as you chose for the deadline.
tournament-do-finish = End the tournament
tournament-do-finish-hint = There are no further rounds. The standings become final.
tournament-do-cancel = Cancel the tournament
tournament-do-cancel-hint = It closes for everybody and cannot be opened again.
tournament-joining = New players may join
tournament-joining-hint = During the tournament too: they play from the next round on.
tournament-invite = Invite players
tournament-invite-hint = Anyone who opens this link can join.
tournament-repeat-title = Another one?
tournament-repeat-hint = It has the same settings. All players of this tournament see the link.
tournament-repeat = Open a rematch

## Players

# $away: how many of them have not checked in
tournament-players = { $away ->
    [0] { $joined ->
        [0] No players
        [one] One player
       *[other] { $joined } players
    }
   *[other] { $joined ->
        [one] One player, not checked in
       *[other] { $joined } players, { $away } not checked in
    }
}
tournament-nobody = Nobody has joined yet.
tournament-organiser = organiser
tournament-not-here = not checked in
tournament-absence-left = has left
tournament-absence-removed = removed
tournament-absence-no_show = did not come
tournament-select-hint = Select players to check them in, remove them or make one an organiser. Removed players cannot come back unless you check them in.
tournament-select-all = Select all
tournament-select-none = Select none
tournament-selected = { $count ->
    [one] One player selected
   *[other] { $count } players selected
}
tournament-check-in-other = Check in
tournament-remove = Remove
tournament-organiser-make = Make organiser
tournament-organiser-end = Remove as organiser

## Rounds

tournament-round = Round { $round }
tournament-final-round = Final
tournament-table = Table { $table }
tournament-watch = Watch
tournament-review = Review
tournament-replay = Replay
# For screen readers: the action of a button, and the table
tournament-go-to = { $action }: table { $table }
tournament-sealed = All tables have the same deal. Nobody can watch another table until the round is over.
tournament-uncompared = Duplicate does not count in this round: there are no two tables to compare.
tournament-resting = Resting: { $names }
tournament-not-counted = This game does not count.
tournament-corrected = Corrected by an organiser
tournament-bot = bot
tournament-bot-score = { $score } (bot)
tournament-bot-for = A bot has played for { $name }
tournament-bot-hint = Tick players for whom a bot has played. They miss the round.
tournament-correct = Correct
tournament-correct-hint = Everybody sees the correction and who made it.
tournament-correct-save = Save
tournament-correct-void = Does not count
tournament-correct-undo = Undo
tournament-enter = Enter result
tournament-enter-hint = The game is still being played. This result replaces it. Everybody sees who entered it.
tournament-proof = Fair deal
tournament-proof-text = This SHA-256 was published before the round. The seed is published after the round, so that everybody can check it.
tournament-corrections = Corrections
tournament-correction = { $round }, table { $table }: { $before } → { $after }
tournament-correction-by = { $name }, { DATETIME($at, dateStyle: "short", timeStyle: "short") }
tournament-no-result = no result
tournament-void = does not count
tournament-goes-on = the game continues
tournament-corrections-latest = The latest { $count } of { $total }. The JSON file contains all of them.

## Standings

tournament-standings = Standings
tournament-standings-final = Final standings
tournament-rank = Rank
tournament-player = Player
tournament-games = Games
tournament-rests = Rests
tournament-missed = Missed
tournament-by-final_points = Final
tournament-by-final_points-means = The share of opponents beaten in the final.
tournament-by-duplicate_points = Duplicate
tournament-by-duplicate_points-means = How many points your scores are above those of the same seat at the other tables, on average. A missed round counts like the lowest result of the round.
tournament-by-points = Points
tournament-by-points-means = The share of opponents beaten per game, on average. A tie counts half. A missed round counts as zero.
tournament-by-opponents = Opponents
tournament-by-opponents-means = The points of your opponents, on average.
tournament-by-score_ratio = Score
tournament-by-score_ratio-means = Your score divided by the average of the table: 1.00 is average.
tournament-whole-list = Whole list ({ $count })
tournament-how-ranked = How players are ranked
tournament-ranking = The columns decide from left to right. The value that separates a player from the one above is bold. Players who are equal in all of them share a rank.
tournament-rests-mean = A rest counts neither as a win nor as a game.
tournament-best = Best game
# $points: of the player with the highest score
tournament-best-text = { $name }, { $points } points. { $round }, table { $table }.

## The other buttons

tournament-screen = Projector
tournament-scroll = Scroll automatically
tournament-csv = Standings as CSV
tournament-json = Everything as JSON
tournament-records = All games
tournament-print = Print
tournament-report = Report this tournament
tournament-report-about = What is it about?
tournament-title-reset = A moderator has removed the name of this tournament ({ DATETIME($at, dateStyle: "short", timeStyle: "short") }).

## Errors; no other page needs them

error-not-organiser = Only organisers of the tournament may do that.
error-login-required = This tournament is for players with a login. Set a login and a password in the settings first.
error-not-admitted = This link does not let you join the tournament. Ask an organiser for a new one.
error-no-such-tournament = There is no such tournament. Check the link.
error-tournament-damaged = The stored data of this tournament cannot be read. Contact the operator.
error-joining-closed = The organisers admit no further players.
error-last-round = The last round has already started.
error-not-joined = Join the tournament first.
error-tournament-over = The tournament is over.
error-too-few-players = A round needs at least two players who are here.
error-too-few-for-duplicate = Duplicate compares full tables. The first round needs enough players for two of them.
error-too-many-players = This tournament cannot have more players.
error-round-robin-full = A round robin has at most 12 players, and this one is full.

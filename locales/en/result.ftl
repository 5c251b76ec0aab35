### The result of a game, its charts, and the replay.

result-title = { $you ->
    [yes] You win
   *[no] { $name } wins
}
result-title-shared = { $names } win together
result-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $duration }
result-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
result-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
result-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
result-close = Close and view the table
result-pages = Views of this game
result-page-result = Result
result-page-sheets = Score sheets
result-page-charts = Charts
result-page-record = Record
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-dirk = { $tiles ->
    [one] { $tiles } tile; he cannot win
   *[other] { $tiles } tiles; he cannot win
}
result-which-sheet = Scoring

result-again = Play again
result-join-rematch = Join the rematch
result-watch-rematch = Watch the rematch
result-review = Review this game
result-replay = Watch the replay
result-leave = Leave
result-daily = Results of the day
result-puzzles = More puzzles

## Charts

result-as-table = As a table
result-scores = Score after each scoring
result-scoring = Scoring
result-start = Start
result-borders = { $game ->
    [granada] Longest moat by round
    [combined] Longest wall and moat together, by round
   *[alhambra] Longest wall by round
}
result-round = Round
result-sources = Where the points came from
result-source = Source
result-figures = Statistics
result-figure = Figure
result-figure-built = Tiles built
result-figure-purchases = Tiles bought
result-figure-exact = Exact payments
result-figure-overpaid = Money overpaid
result-figure-takes = Times money was taken
result-figure-cards = Money cards taken
result-figure-taken = Value taken
result-figure-spent = Money spent
result-figure-redesigns = Redesigns
result-figure-actions = Total actions

## The record

result-record = The record
result-record-text = The record contains the whole game in one file: every deal and every action. The program nasrid can replay it.
result-record-save = Save the record
result-proof = Was the deal fair?
result-proof-text = All random events of this game come from one secret number. Before the first card was dealt, the server showed everybody its fingerprint; the record contains the number itself. This command checks that they match and lead to these scores:

## The replay

replay-title = Replay
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step forward
replay-position = Position in the game
replay-step = Turn { $turn } · { $step }/{ $steps }
replay-turn-back = One turn back
replay-turn-forward = One turn forward
replay-seat = Seen by
replay-mark = { $scoring ->
    [1] I
    [2] II
   *[3] III
}
replay-link = Copy a link to this moment
replay-copied = Copied
replay-play-on = Continue from here against bots
replay-speed = Speed
replay-to-table = To the table
replay-none = There is nothing to replay: this game never started.
replay-sheet = Score sheet
result-ready = { $count ->
    [one] { $names } is ready to play again.
   *[other] { $names } are ready to play again.
}

### The result of a game, its charts, and the replay.

end-title = { $you ->
    [yes] You win
   *[no] { $name } wins
}
end-title-shared = { $names } win together
end-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $duration }
end-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
end-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
end-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
end-close = Close and view the table
end-pages = Views of this game
end-page-result = Result
end-page-sheets = Score sheets
end-page-charts = Charts
end-page-record = Record
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-dirk = { $tiles ->
    [one] { $tiles } tile; he cannot win
   *[other] { $tiles } tiles; he cannot win
}
end-which-sheet = Scoring

end-again = Play again
end-join-rematch = Join the rematch
end-watch-rematch = Watch the rematch
end-replay = Watch the replay
end-leave = Leave

## Charts

end-as-table = As a table
end-scores = Score after each scoring
end-scoring = Scoring
end-start = Start
end-borders = { $game ->
    [granada] Longest moat by round
    [combined] Longest wall and moat together, by round
   *[alhambra] Longest wall by round
}
end-round = Round
end-sources = Where the points came from
end-source = Source
end-figures = Statistics
end-figure = Figure
end-figure-built = Tiles built
end-figure-purchases = Tiles bought
end-figure-exact = Exact payments
end-figure-overpaid = Money overpaid
end-figure-takes = Times money was taken
end-figure-cards = Money cards taken
end-figure-taken = Value taken
end-figure-spent = Money spent
end-figure-redesigns = Redesigns
end-figure-actions = Total actions

## The record

end-record = The record
end-record-text = The record contains the whole game in one file: every deal and every action. The program nasrid can replay it.
end-record-save = Save the record
end-proof = Was the deal fair?
end-proof-text = All random events of this game come from one secret number. Before the first card was dealt, the server showed everybody its fingerprint; the record contains the number itself. This command checks that they match and lead to these scores:

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
end-ready = { $count ->
    [one] { $names } is ready to play again.
   *[other] { $names } are ready to play again.
}

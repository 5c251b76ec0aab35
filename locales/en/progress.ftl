### The player's progress.

progress-title = Your progress
progress-where = Games
progress-on-server = On this server
progress-on-device = On this device
progress-none = No games yet. A game counts as soon as it is over.
progress-which = Every game that you finish on this server counts, against people or bots. Lessons, puzzles, practice, resumed games and games that a tournament’s clock ended do not. Only you can see this page.
progress-which-device = Every game that you finish on this device counts, alone against bots. Lessons, puzzles, practice and resumed games do not. There are no ratings here.
progress-games = Games
progress-kind = { $game }, { $players } players
progress-won = { $won } of { $played } won, { $share }
progress-fair = An equal player would win { $share }
progress-rivals = mean rating of the opponents { $rating }
progress-exact = { $share } of { $purchases } purchases paid exactly
progress-leads = Latest games
progress-leads-hint = { $count ->
    [one] The lead over the best opponent; gold for a win
   *[other] The lead over the best opponent in { $count } games, oldest first; gold for a win
}
progress-list = As a list
progress-game = { $won ->
    [yes] { $day }, { $kind }: won with { $points } points, lead { $lead }
   *[no] { $day }, { $kind }: { $points } points, lead { $lead }
}
progress-accuracy = Accuracy and luck
progress-accuracy-mean = { $share } accuracy
progress-accuracy-chart = Accuracy in { $count } reviewed games, oldest first
progress-accuracy-none = Review a finished game to see how accurate your choices were, and how much was luck.
progress-effort-standard = standard review
progress-effort-quick = quick review
progress-luck = { $count ->
    [one] In the reviewed game, the draws earned you { $points } points (± { $error }).
   *[other] In { $count } reviewed games, the draws earned you { $points } points (± { $error }).
}
progress-buildings = Favourite buildings
progress-building = { $building }, { $share }
progress-buildings-hint = Their share of the tiles in your cities at the end.
progress-records = Records
progress-record-score = Most points
progress-record-lead = Largest lead
progress-record-border = Longest wall or moat
progress-record-streak = Wins in a row
progress-milestones = Milestones
progress-milestone-games = { $count ->
    [one] First game
   *[other] { $count } games
}
progress-milestone-wins = { $count ->
    [one] First win
   *[other] { $count } wins
}
progress-milestone-streak = { $count } wins in a row
progress-milestone-everything = A win in all { $count } games

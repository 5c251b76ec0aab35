### The review of a finished game: win chances, luck, mistakes and better moves.

review-title = Game review
# A link or a button
review-start = Review this game
# A sentence around a request such as “Take 5 florins”
review-sentence = { $move }.

## Asking for a review

review-none = This game has not been reviewed yet. A review compares every decision with the best one, and shows what was luck and what was choice.
review-again = Review again
review-outdated = Another version of Nasrid made this review. You can review the game again.
review-daily = Reviews of the deal of the day
review-daily-own = Your game
review-daily-best = The best game
review-imported = This review comes from the file. Nobody has checked its figures. You can review the game again.
review-waiting = { $place ->
    [one] Your review is next.
   *[other] Your review is number { $place } in the queue.
}
review-running = The game is being reviewed. Results appear below as they arrive.
review-former = Until the first result, the earlier review stays below.
review-progress = Progress of the review
review-done-so-far = { $done } of { $actions } moves
review-meanwhile = You can leave this page. The review continues.
review-meanwhile-device = The review continues while a page of Nasrid is open.
review-complete = The review is complete.
review-failed = The review failed: { $reason }
review-quick = Quick review.
review-quick-hint = It covers only actions on a player’s own turn, and uses fewer sampled games, so the errors are larger.

## Labels of decisions

review-label-best = Best move
review-label-good = Good move
review-label-inaccuracy = Inaccuracy
review-label-mistake = Mistake
review-label-blunder = Blunder
review-count-best = { $count ->
    [one] { $count } best move
   *[other] { $count } best moves
}
review-count-good = { $count ->
    [one] { $count } good move
   *[other] { $count } good moves
}
review-count-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
review-count-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
review-count-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
# A label of another player’s decision
review-of-player = { $name }: { $label }

## A player’s game

review-player = Whose game
review-accuracy = Accuracy { $accuracy }.
review-accuracy-label = Accuracy
# $error: the standard error
review-deal-cost = { $you ->
    [yes] The deal cost you
   *[no] The deal cost { $name }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $error }).
review-deal-gave = { $you ->
    [yes] The deal gave you
   *[no] The deal gave { $name }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $error }).
review-deal-even = { $you ->
    [yes] The deal neither helped nor hurt you
   *[no] The deal neither helped nor hurt { $name }
} (± { $error } points).
review-so-far = { $count ->
    [one] { $count } decision so far
   *[other] { $count } decisions so far
}
review-partial = The accuracy and the luck follow when the review is complete.
review-see-better = See better moves
review-see-game = From the start

## The curve and its turning points

review-curve = Win chances
review-curve-percent = Win chances in percent
review-turn-axis = Turn
review-turns = Turning points
# A mark on the curve. $change: review-turn-change
review-turn = { $number }. Turn { $turn }: { $change }
review-turn-title = Turn { $turn }
review-turn-change = { $name } { $before } → { $after }
review-turn-luck = Luck of the draw
# The value of a slider. $chance: that of the chosen player
review-position = Turn { $turn }, win chance { $chance }

## Where the result came from

review-balance = Where the result came from
review-part = Cause
review-chance = Win chance
review-lead = Points
review-part-start = Start
review-part-start-hint = the same for everybody
review-part-luck = Luck
review-part-luck-hint = the deal and everything drawn later
review-part-own = Own choices
review-part-own-hint = compared with the best moves
review-part-opponents = Opponents’ choices
review-part-opponents-hint = what their mistakes gave
review-part-residual = Not explained
review-part-residual-hint = the evaluation is not exact
review-part-result = Result
review-part-result-hint = points: ahead of the others’ average
review-given-away = Given away
review-fact-lost = Points lost per decision
review-fact-lost-hint = compared with the best moves
review-fact-exact = Exact purchases missed
review-fact-exact-hint = where one would have been clearly better
review-fact-borders = Points for walls and moats
review-fact-borders-hint = lost by inaccuracies and worse
review-fact-majorities = Points for majorities
review-fact-majorities-hint = lost by inaccuracies and worse
review-moment-best = Best moment
review-moment-worst = Most expensive moment
# $move: a sentence of the log
review-moment-text = Turn { $turn }: { $move }

## Mistakes and better moves

review-mistakes = Moments to learn from
review-mistakes-none = No inaccuracies, no mistakes: nothing to improve here.
review-mistake-title = { $label }, turn { $turn }
# Before a request such as “Take 5 florins”
review-better = Better:
# The errors are standard errors.
review-cost-both = This cost { $chance } of win chance (± { $chanceError }) and { $points ->
    [one] { $points } point
   *[other] { $points } points
} (± { $pointsError }).
review-cost-chance = This cost { $chance } of win chance (± { $chanceError }).
review-good-enough = No certain difference from the best move.
review-look = On the table
review-try-again = Try again
review-decisions = { $count ->
    [one] { $count } decision with its label
   *[other] All { $count } decisions with their labels
}

## On the table

review-summary = Summary of the review
review-next = Next mistake
review-previous = Previous mistake
review-show = Shown on the table
review-show-best = Better move
review-show-played = As played
review-see-as = See as { $name }
review-no-choice = Nothing to choose here
review-not-yet = Not reviewed yet
review-at-end = The end of the game

## Trying a decision again

review-exercise = Find a better move
review-exercise-text = The move in the game cost { $chance } of win chance (± { $error }). Your move is compared with the best one before it is played.
review-exercise-end = End the exercise and play freely
review-judging = Comparing your move …
review-back = Back to the review
review-verdict-best = The best move. Well found!
review-verdict-good = A good move
review-verdict-inaccuracy = Not quite
review-verdict-mistake = A mistake
review-verdict-blunder = A blunder
review-your-move = Your move
review-in-the-game = In the game
review-loses = −{ $chance } win chance (± { $error })
review-loses-nothing = nothing lost
review-show-best-move = Show the best move
review-play-best = Play the best move
review-play-on = Play on

## How it is computed

review-method = How is this computed?
review-method-view = Every decision is evaluated from what its player could know. Hidden cards and the order of the deck are never used.
review-method-loss = The best moves and the played one are continued in many sampled games. The loss is the difference in win chance.
review-method-labels = An inaccuracy costs at least 2% of win chance, a mistake 5%, a blunder 10%. If a mistake is doubtful, it is called an inaccuracy. A difference that may be an error of the evaluation is never called one of these. Decisions without a choice do not count.
review-method-error = The number after ± is the standard error: in two of three cases the true value is within it.
review-method-accuracy = The accuracy is 100% without losses. A decision that costs 2% of win chance counts as 78%, one that costs 10% as 29%.
review-method-luck = Luck compares what was drawn with what could have been drawn, for all players. The deal and the seat count as luck.
review-method-sum = Start, luck, own choices, opponents’ choices and the part that is not explained add up to the result. The last part is large if the evaluation changed without a draw or a loss.
review-method-deal = The points are the lead over the average of the other players.

## Errors

error-no-review = Only complete games under today’s rules can be reviewed. If the rules have changed since, download the record and review it with the version of Nasrid of that time.

### Puzzles: positions in which one move is clearly best.

puzzle-lead = One move is clearly best. Can you find it?
puzzle-your-next = Your next puzzle
# A puzzle that a link leads to
puzzle-linked = A puzzle for you
# $rating: a number as in ratings
puzzle-difficulty = Difficulty { $rating }
puzzle-first-tries = { $attempted ->
    [one] { $solved } of { $attempted } player solved it
   *[other] { $solved } of { $attempted } players solved it
}
puzzle-solve = Solve
puzzle-solve-again = Solve it again
puzzle-answered-solved = You have solved this puzzle.
puzzle-answered-failed = Your first answer to this puzzle was wrong.
puzzle-all-solved = You have solved all of these puzzles. Well done!
puzzle-game = Game
puzzle-any-game = All games
puzzle-rules = Only your first answer to a puzzle changes your rating. Every move is evaluated from what you can see on your turn: the hidden cards and tiles are drawn at random.
puzzle-device = Your puzzle rating is stored only on this device.
puzzle-offline = The server cannot be reached. You can solve puzzles on this device. The answers do not change your rating on the server.

## The player's rating and totals

puzzle-rating = Puzzle rating
# The rating with its deviation
puzzle-rating-value = { $rating } ± { $deviation }
puzzle-solved-of = { $solved } of { $attempted } solved at the first attempt
puzzle-not-tried = You have not tried a puzzle yet.

## Themes

puzzle-themes = Themes
puzzle-theme-solved = { $solved } of { $puzzles } solved
puzzle-theme-finished = There are no more puzzles with this theme.
puzzle-theme-exact = Exact payment
puzzle-theme-wall = Walls and moats
puzzle-theme-denial = Denial
puzzle-theme-plan = Two-turn plan
puzzle-theme-redesign = Redesign
puzzle-theme-vizier = Vizier
puzzle-theme-huts = Workers’ huts
puzzle-theme-bonus = Bonus cards
puzzle-theme-endgame = Endgame
puzzle-about-exact = Pay exactly and act again
puzzle-about-wall = Build your longest wall or moat
puzzle-about-denial = Keep something from an opponent
puzzle-about-plan = Prepare the next turn
puzzle-about-redesign = Rebuild your city
puzzle-about-vizier = Buy between two turns
puzzle-about-huts = Place huts well
puzzle-about-bonus = Use your bonus cards
puzzle-about-endgame = Decide the last turns

## On the table

puzzle-task = Find the best move
puzzle-task-first = One move is clearly better than all others. Your first answer counts.
puzzle-task-again = One move is clearly better than all others. You have answered before, so this answer does not count.
puzzle-end = End the puzzle and play freely
puzzle-solved = Solved!
puzzle-failed = Not the best move
# $change: a number with a sign
puzzle-change = Puzzle rating { $rating } ({ $change })
puzzle-unrated = Only your first answer changes your rating.
puzzle-theme-of = { $count ->
    [one] Theme: { $themes }
   *[other] Themes: { $themes }
}
puzzle-see = See what happens
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-to-daily = To the deal of the day
puzzle-played-on = The game continues against bots.

## The puzzle of the day

puzzle-daily = Puzzle of the day
puzzle-daily-rules = Everybody gets the same puzzle. Your first answer counts.
puzzle-daily-solved = Solved
puzzle-daily-failed = Not solved
puzzle-more = More puzzles
# A line of the text to share
puzzle-share = { $answer ->
    [solved] Puzzle of the day: solved ✓
   *[failed] Puzzle of the day: not solved ✗
}

## Errors

error-no-such-puzzle = There is no such puzzle. Choose another one.
error-puzzle-unanswered = Answer the puzzle first. Then you can play on.

### A game in the terminal. Texts shared with the browser client are in the other files.

terminal-goodbye = Goodbye!
terminal-unfinished = The game is not finished. Goodbye!
terminal-welcome = Welcome to Granada in the 14th century. Build the finest city!
terminal-welcome-help = Type help at any prompt, or quit to leave.
terminal-thinking = { $name } is thinking …

## Pieces

# A tile without walls or moats
terminal-open = open
# The sides of a tile, as short as possible: wall N E
terminal-side-N = N
terminal-side-E = E
terminal-side-S = S
terminal-side-W = W
# In the drawings of the start tiles, at most 8 letters: the lion fountain, and in Granada the Alhambra
terminal-start-wall = Fountain
terminal-start-moat = Alhambra
# In the drawing of a hut, at most 5 letters
terminal-hut = hut
# Money: 3 florins
terminal-label = { $name }: { $value }
terminal-nothing = nothing
terminal-none = none
terminal-empty = empty

## The table

terminal-tiles = Tiles
terminal-cards = Cards
terminal-ready = ready
terminal-used = used
terminal-hidden = { $count } hidden
# Granada: the faces of the next tiles
terminal-marker = next faces: { $marker ->
    [even] even
   *[odd] odd
}
# For the renderer of an environment: player_0 won
rendering-won = { $names } won
terminal-scorings = scorings held: { $held } of 3
# $tiles: 2 Garden, 3 Park
terminal-dirk-has = Dirk has: { $tiles }
terminal-tile = Tile
terminal-own-exchange = Your exchange cards: { $cards }
terminal-own-others = Your other cards: { $cards }
terminal-own-bonus = Your hidden bonus cards: { $tiles }

## The menu. Choices that end in … open another menu.

terminal-menu-take = Take money
terminal-menu-buy = { $step ->
    [act] Buy (* is an exact payment: you act again)
    [vizier_window] Buy with the vizier
   *[other] Buy
}
terminal-menu-pay = Buy { $tile }
terminal-menu-redesign = Redesign your city
terminal-menu-other = Other
terminal-purchase = { $tile } for { $cards }
terminal-exact = exact
terminal-over = { $count } too much
terminal-more-ways = { $tile }: { $count ->
    [one] { $count } more way
   *[other] { $count } more ways
} to pay …
terminal-ways = { $what }: { $count ->
    [one] { $count } way
   *[other] { $count } ways
} …
terminal-build-reserve = Build { $tile } from your reserve
terminal-swap = Exchange a tile for { $tile }
terminal-remove = Move a tile to your reserve
# $cell: 1,0
terminal-build-at = Build at { $cell }
terminal-turn = Turn over to { $tile } for { $cards }
terminal-turn-build = Turn over to { $tile } and build
terminal-reserve-as = Into your reserve as { $tile }
terminal-give-as = Give to Dirk as { $tile }

## Questions and answers. The words help, quit, city, table, hint, why, save and back are typed as they are.

terminal-choice = Your choice (or help):
terminal-choice-back = Your choice (0 goes back):
terminal-press-enter = Press Enter to continue
terminal-type-number = Type a number of the menu, or help.
terminal-no-number = There is no { $number } in the menu; it goes from 1 to { $last }.
terminal-not-possible = That is not possible: { $reason } [{ $rule }]
terminal-not-understood = “{ $typed }” is neither a number of the menu nor an action. Type a number, or help.
terminal-quit-sure = Leave without saving? Type quit again, or save FILE first.
terminal-no-player = Players are numbered 1 to { $last }; type, for example, city 2.
terminal-no-reasons = Nobody has moved since your last choice.
# Advice that an opponent could have been given before their move
terminal-advice = Advice for { $name }: { $reason }
terminal-input-ended = the input ended before the game did
terminal-help-menu = Type the number of a choice. Choices that end in … open another menu; 0 goes back.
terminal-help-cells = You can also choose the numbers in brackets in the drawing of your city.
terminal-help-city = show player 2’s city
terminal-help-table = show the whole table
terminal-help-hint = show what a good player would do, and why
terminal-help-why = explain your opponents’ last moves
terminal-help-save = save the record of the game so far
terminal-help-help = show this help (also h or ?)
terminal-help-quit = leave the game (also q)
terminal-help-notation = You can also type an action in notation, as in the records of games. For example, now:

## Records

terminal-save-name = Type save and a file name, for example save friday.json.
terminal-save-offer = Save the record? Type a file name, or press Enter to leave:
terminal-saved = Saved. To replay it: { $command }
terminal-saved-in = The record is saved in { $file }.
terminal-save-taken = A file named { $file } already exists.
terminal-save-failed = { $file } cannot be written.
terminal-record-ends = The record ends before the game is over.
terminal-broken-record = { $file } is a broken record: { $reason }

## Score sheets

terminal-standing = { $over ->
    [yes] Final standing
   *[no] Standing so far
}
terminal-winner = winner
terminal-not-ranked = not ranked
terminal-pays = Pays
terminal-per-edge = { $points } per edge
terminal-this-time = This time
terminal-sign-known = +1b is a revealed bonus card, +1h a building that a hut counts as.
terminal-sign-other = +1{ $sign } is a building that the module { $module } adds.
# Where a wall, a moat or a stretch runs: $edges is 1,0 NE · 1,1 E
terminal-edges = { $sentence } Edges: { $edges }

## Files

file-missing-name = the file name is missing
file-not-text = { $file } is not a text file
file-unreadable = { $file } cannot be read: { $reason }
file-no-record = { $file } is not a Nasrid record: { $reason }
file-empty = it is empty
file-json-breaks = its JSON ends early at line { $line }, column { $column }
file-json-deep = its JSON is nested too deeply
file-json-number = it contains a number that is too long
file-exists = { $file } already exists; choose another name
file-no-folder = there is no folder { $folder } to save { $file } in
file-unwritable = { $file } cannot be written: { $reason }

## The proof that a game was dealt from the promised seed

verify-no-seed = { $file } starts from a position: there is no seed to verify
verify-no-digest = { $digest } is not a SHA-256, which has 64 hexadecimal digits
verify-unnamed = { $file } does not contain the SHA-256 of its seed; give the published one: --verify SHA256
verify-broken = { $file } was NOT dealt from the promised seed: its SHA-256 is { $digest }
verify-claims = { $file } claims { $field } { $claimed }, but its actions lead to { $found }
verify-promised = The seed has the SHA-256 { $digest }, as promised.
verify-as-recorded = The seed has the SHA-256 { $digest }, as the record says. Compare it with the one you saw at the start.
verify-true = { $over ->
    [yes] Every card and tile came from it, and every action was legal.
   *[no] Every card and tile came from it, and every action was legal; the game is not over.
}

## Reviews

terminal-review-progress = Reviewing: { $done }
terminal-review-quick = A quick review: few sampled games, and only the actions of turns, so the errors are wide.
terminal-review-player = { $name }: accuracy { $accuracy }
terminal-review-lost = Points lost per decision: { $points } ± { $error }
terminal-review-luck = Luck: { $chance } ± { $chanceError } percentage points of win chance, { $points } ± { $pointsError } points
terminal-review-own = Own choices: { $chance } percentage points of win chance, { $points } points
terminal-review-opponents = Opponents’ choices: { $chance } percentage points of win chance, { $points } points
terminal-review-residual = Not explained by the evaluation: { $chance } percentage points of win chance, { $points } points
terminal-review-mistakes = Decisions that lost most
terminal-review-mistake = { $number } · { $name } · { $label }: { $loss } of win chance lost, give or take { $error }
terminal-review-count-best = { $count ->
    [one] { $count } best move
   *[other] { $count } best moves
}
terminal-review-count-good = { $count ->
    [one] { $count } good move
   *[other] { $count } good moves
}
terminal-review-count-inaccuracy = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
terminal-review-count-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
terminal-review-count-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
terminal-review-plot-actions = number of the action
terminal-review-plot-chances = win chance (%)
terminal-review-is-inaccuracy = inaccuracy
terminal-review-is-mistake = mistake
terminal-review-is-blunder = blunder

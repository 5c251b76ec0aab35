### The score pad for the cardboard game.

companion-title = Score pad
companion-lead = For the game on your own table. Count, tap, and see every point explained.
companion-back = On this device

## What is played

companion-players = Players
companion-name = Name of player { $seat }
companion-modules = Modules
companion-simple = Simple scoring of Granada
companion-begin = Begin
companion-new = New game
companion-new-sure = Clear this pad and begin a new game?
companion-new-yes = Clear it

## Set-up, step by step

companion-setup = Set-up
companion-setup-done = Ready to play
companion-setup-start = Everybody takes a start tile and the pieces of a colour.
companion-setup-two = Two players: take one copy of every money card out. 72 cards stay.
companion-setup-bag = Put all 54 tiles into the bag. Lay 4 on the spaces, from 1 to 4.
companion-setup-granada = Lay the tiles with the even face up. Put the black marker on “odd”.
companion-setup-both = Fill both bags. Each space gets a tile of Alhambra and one of Granada. Every first Granada tile must show a moat: put others back and draw again.
companion-setup-pawn = Everybody puts a pawn on their fountain.
companion-setup-money = Take the two scoring cards out. Shuffle the money. Turn up cards for each player until they have 20 or more.
companion-setup-first = Who has the fewest cards begins. If that is a tie: the lowest sum. If that is a tie, too: the youngest.
companion-setup-display = Lay 4 money cards face up.
companion-setup-deck = Make 5 piles of the rest. Mix scoring card 1 into pile 2, and card 2 into pile 4. Stack them, pile 1 on top.
companion-setup-deck-both = Make 5 piles of the rest. Mix scoring card 1 into pile 3. Stack them, pile 1 on top. Keep scoring card 2 until the deck runs out for the first time.
companion-setup-dirk = Dirk gets 6 tiles, laid open. After the first scoring 6 more. After the second scoring a third of the bag, rounded down.
companion-setup-vizier = Everybody takes a vizier, picture side up.
companion-setup-exchange = Before you stack the piles: put 2 exchange cards into each of the piles 2, 3 and 4.
companion-setup-bonus = Deal the bonus cards face down: { $cards ->
    [one] one
   *[other] { $cards }
} to each. The rest leave the game unseen.
companion-setup-huts = Sort the huts by colour into six piles. Shuffle each. Turn up the top hut.

## A scoring

companion-scoring = Scoring { $scoring }
companion-counts = Count
companion-sheet = Score sheet
companion-cell = { $name }, { $what }: { $count }
companion-dearest = Dearest { $building }
companion-dearest-hint = Several have as many. Enter the highest price that each shows.
companion-extra-bonus = { $building }, bonus cards shown
companion-extra-huts = { $building }, by huts
companion-border-wall = Longest wall
companion-border-moat = Longest moat
companion-border-stretch = Wall and moat along each other
companion-extras = Count bonus cards and huts
companion-keys = Numbers
companion-key-next = Next
companion-key-back = Back
companion-key-clear = Clear
companion-undo = Undo
companion-tiles = Tiles
companion-lay = Lay the city tile by tile
companion-lay-hint = Choose a tile, then tap a lit place. Tap a tile of the city to move it.
companion-lay-dirk = Tap Dirk’s tiles in the list. Tap one of his to take it away.
companion-lay-place = { $tile }: tap a lit place.
companion-lay-nowhere = { $tile } fits nowhere yet.
companion-lay-move = { $tile }: tap a lit place to move it.
companion-lay-exchange = Choose what lies there instead of { $tile }.
companion-lay-here = Lay { $tile } here
companion-lay-wait = One moment …
companion-lay-done = Done
companion-take-away = Take away
companion-take-away-tile = Take away { $tile }
companion-exchange = Exchange
companion-leave = Leave it
companion-type = Type numbers instead
companion-kinds = Kinds
companion-kind = { $building }: { $count }
companion-prices = Prices
companion-tile-taken = { $tile }, with { $name }
companion-next-scoring = Go to scoring { $scoring }
companion-won = { $names } won with { $points } points
companion-ahead = { $names } ahead with { $points } points

## Sharing

companion-share-picture = Share as a picture
companion-share-record = Save the pad
companion-open = Open a pad
companion-open-wrong = That file is no score pad.

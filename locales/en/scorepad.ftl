### The score pad for the cardboard game.

scorepad-title = Score pad
scorepad-lead = For the game on your own table. Count, tap, and see every point explained.
scorepad-back = On this device

## Players and modules

scorepad-players = Players
scorepad-name = Name of player { $seat }
scorepad-modules = Modules
scorepad-simple = Simple scoring of Granada
scorepad-begin = Begin
scorepad-new = New game
scorepad-new-sure = Clear this pad and begin a new game?
scorepad-new-yes = Clear it

## Setup, step by step

scorepad-setup = Set-up
scorepad-setup-done = Ready to play
scorepad-setup-start = Each player takes a start tile and the pieces of one colour.
scorepad-setup-two = Two players: remove one copy of every money card. 72 cards remain.
scorepad-setup-bag = Put all 54 tiles into the bag. Lay 4 on the spaces, from 1 to 4.
scorepad-setup-granada = Lay the tiles with their even face up. Put the black marker on “odd”.
scorepad-setup-both = Fill both bags. Each space gets an Alhambra tile and a Granada tile. Every first Granada tile must show a moat: put others back and draw again.
scorepad-setup-pawn = Each player puts a pawn on their fountain.
scorepad-setup-money = Set the two scoring cards aside. Shuffle the money. Turn up cards for each player until they have 20 or more.
scorepad-setup-first = The player with the fewest cards begins. The lowest total breaks a tie, then age: the youngest begins.
scorepad-setup-display = Lay 4 money cards face up.
scorepad-setup-deck = Divide the remaining cards into 5 piles. Mix scoring card 1 into pile 2, and card 2 into pile 4. Stack the piles, pile 1 on top.
scorepad-setup-deck-both = Divide the remaining cards into 5 piles. Mix scoring card 1 into pile 3. Stack the piles, pile 1 on top. Set scoring card 2 aside. When the deck first runs out, divide the shuffled discards into 5 piles and mix card 2 into pile 2.
scorepad-setup-dirk = Dirk gets 6 tiles, face up. After the first scoring, he gets 6 more. After the second scoring, he gets a third of the bag, rounded down.
scorepad-setup-dirk-granada = Dirk gets 6 tiles, even face up. After the first scoring, he gets 6 more. After the second scoring, he gets a third of the bag, rounded down. The black marker decides the face of the later tiles.
scorepad-setup-dirk-both = Dirk gets 6 Alhambra tiles and 6 Granada tiles, even face up. After the first scoring, he gets 6 more of each. After the second scoring, he gets a third of each bag, rounded down. The black marker decides the face of the later Granada tiles.
scorepad-setup-vizier = Each player takes a vizier, picture side up.
scorepad-setup-exchange = Before you stack the piles, put 2 exchange cards into each of piles 2, 3 and 4.
scorepad-setup-bonus = Deal the bonus cards face down: { $cards ->
    [one] one
   *[other] { $cards }
} per player. Remove the rest unseen.
scorepad-setup-huts = Sort the huts by colour into six piles. Shuffle each pile. Turn up the top hut of each.

## A scoring

scorepad-scoring = Scoring { $scoring }
scorepad-counts = Count
scorepad-sheet = Score sheet
scorepad-cell = { $name }, { $what }: { $count }
scorepad-dearest = Dearest { $building }
scorepad-dearest-hint = Several players have the same number. Enter the highest price of each.
scorepad-extra-bonus = { $building }, bonus cards shown
scorepad-extra-huts = { $building }, by huts
scorepad-border-wall = Longest wall
scorepad-border-moat = Longest moat
scorepad-border-stretch = Wall along moat
scorepad-extras = Count bonus cards and huts
scorepad-keys = Numbers
scorepad-key-next = Next
scorepad-key-back = Back
scorepad-key-clear = Clear
scorepad-key-ten = 10+
scorepad-limit = { $what }: at most { $count }.
scorepad-fault-tiles = { $building }, scoring { $scoring }: the box has only { $value } tiles.
scorepad-fault-price = { $building }, scoring { $scoring }: no tile costs { $value }.
scorepad-fault-bonus = Bonus cards, scoring { $scoring }: one player has at most { $value }.
scorepad-fault-huts = Huts, scoring { $scoring }: the three huts of one player count { $value } at most.
scorepad-fault-tie = { $building }, scoring { $scoring }: players are tied. Enter the highest price of each. No two tiles cost the same.
scorepad-correct = Correct the counts
scorepad-undo = Undo
scorepad-tiles = Tiles
scorepad-lay = Lay the city tile by tile
scorepad-lay-hint = Choose a tile, then tap a highlighted place. Tap a tile in the city to move it.
scorepad-lay-dirk = Tap Dirk’s tiles in the list. Tap one of his tiles to remove it.
scorepad-lay-place = { $tile }: tap a highlighted place.
scorepad-lay-nowhere = { $tile } does not fit anywhere yet.
scorepad-lay-move = { $tile }: tap a highlighted place to move it.
scorepad-lay-exchange = Choose the tile that replaces { $tile }.
scorepad-lay-here = Lay { $tile } here
scorepad-lay-wait = One moment …
scorepad-lay-done = Done
scorepad-take-away = Remove
scorepad-take-away-tile = Remove { $tile }
scorepad-exchange = Exchange
scorepad-leave = Cancel
scorepad-type = Type numbers instead
scorepad-kinds = Kinds
scorepad-kind = { $building }: { $count }
scorepad-prices = Prices
scorepad-tile-taken = { $tile }, owned by { $name }
scorepad-next-scoring = Go to scoring { $scoring }
scorepad-won = { $names } won with { $points } points
scorepad-ahead = { $names } in the lead with { $points } points

## Sharing

scorepad-share-picture = Share as a picture
scorepad-share-record = Save the pad
scorepad-open = Open a pad
scorepad-open-wrong = That file is not a score pad.

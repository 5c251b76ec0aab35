### The score pad for the cardboard game.

companion-title = Score pad
companion-lead = For the game on your own table. Count, tap, and see every point explained.
companion-back = On this device

## Players and modules

companion-players = Players
companion-name = Name of player { $seat }
companion-modules = Modules
companion-simple = Simple scoring of Granada
companion-begin = Begin
companion-new = New game
companion-new-sure = Clear this pad and begin a new game?
companion-new-yes = Clear it

## Setup, step by step

companion-setup = Set-up
companion-setup-done = Ready to play
companion-setup-start = Each player takes a start tile and the pieces of one colour.
companion-setup-two = Two players: remove one copy of every money card. 72 cards remain.
companion-setup-bag = Put all 54 tiles into the bag. Lay 4 on the spaces, from 1 to 4.
companion-setup-granada = Lay the tiles with their even face up. Put the black marker on “odd”.
companion-setup-both = Fill both bags. Each space gets an Alhambra tile and a Granada tile. Every first Granada tile must show a moat: put others back and draw again.
companion-setup-pawn = Each player puts a pawn on their fountain.
companion-setup-money = Set the two scoring cards aside. Shuffle the money. Turn up cards for each player until they have 20 or more.
companion-setup-first = Whoever has the fewest cards begins. The lowest total breaks a tie, then age: the youngest begins.
companion-setup-display = Lay 4 money cards face up.
companion-setup-deck = Divide the remaining cards into 5 piles. Mix scoring card 1 into pile 2, and card 2 into pile 4. Stack the piles, pile 1 on top.
companion-setup-deck-both = Divide the remaining cards into 5 piles. Mix scoring card 1 into pile 3. Stack the piles, pile 1 on top. Set scoring card 2 aside until the deck runs out for the first time.
companion-setup-dirk = Dirk gets 6 tiles, face up. After the first scoring, he gets 6 more. After the second scoring, he gets a third of the bag, rounded down.
companion-setup-vizier = Each player takes a vizier, picture side up.
companion-setup-exchange = Before you stack the piles, put 2 exchange cards into each of piles 2, 3 and 4.
companion-setup-bonus = Deal the bonus cards face down: { $cards ->
    [one] one
   *[other] { $cards }
} per player. Remove the rest unseen.
companion-setup-huts = Sort the huts by colour into six piles. Shuffle each pile. Turn up the top hut of each.

## A scoring

companion-scoring = Scoring { $scoring }
companion-counts = Count
companion-sheet = Score sheet
companion-cell = { $name }, { $what }: { $count }
companion-dearest = Dearest { $building }
companion-dearest-hint = Several players have the same number. Enter the highest price of each.
companion-extra-bonus = { $building }, bonus cards shown
companion-extra-huts = { $building }, by huts
companion-border-wall = Longest wall
companion-border-moat = Longest moat
companion-border-stretch = Wall along moat
companion-extras = Count bonus cards and huts
companion-keys = Numbers
companion-key-next = Next
companion-key-back = Back
companion-key-clear = Clear
companion-undo = Undo
companion-tiles = Tiles
companion-lay = Lay the city tile by tile
companion-lay-hint = Choose a tile, then tap a highlighted place. Tap a tile in the city to move it.
companion-lay-dirk = Tap Dirk’s tiles in the list. Tap one of his tiles to remove it.
companion-lay-place = { $tile }: tap a highlighted place.
companion-lay-nowhere = { $tile } does not fit anywhere yet.
companion-lay-move = { $tile }: tap a highlighted place to move it.
companion-lay-exchange = Choose the tile that replaces { $tile }.
companion-lay-here = Lay { $tile } here
companion-lay-wait = One moment …
companion-lay-done = Done
companion-take-away = Remove
companion-take-away-tile = Remove { $tile }
companion-exchange = Exchange
companion-leave = Cancel
companion-type = Type numbers instead
companion-kinds = Kinds
companion-kind = { $building }: { $count }
companion-prices = Prices
companion-tile-taken = { $tile }, owned by { $name }
companion-next-scoring = Go to scoring { $scoring }
companion-won = { $names } won with { $points } points
companion-ahead = { $names } in the lead with { $points } points

## Sharing

companion-share-picture = Share as a picture
companion-share-record = Save the pad
companion-open = Open a pad
companion-open-wrong = That file is not a score pad.

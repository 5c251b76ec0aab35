### The check of the tiles in the player's own box.

box-title = Check your box
box-lead = Most Granada tiles and worker huts are not published anywhere. Ours follow the rulebooks, but they are reconstructed. Do you own the box? Correct them here.
box-granada = Granada tiles
box-huts = Worker huts
box-tile = Tile { $number }
box-hut = Hut { $number }
box-seen = seen in a picture
box-reconstructed = reconstructed
box-changed = corrected by you
box-even = Even face
box-odd = Odd face
box-price = Prices
box-prices = { $even } and { $odd }
box-kind = Building
box-moats = Moats
box-walls = Walls
box-side-N = top
box-side-E = right
box-side-S = bottom
box-side-W = left
box-done = Done

## What the rulebooks say

box-facts = What the rulebooks say
box-facts-hold = Everything matches.
box-facts-broken = { $count ->
    [one] One statement does not match yet.
   *[other] { $count } statements do not match yet.
}
box-fact-prices = Each of the nine buildings has every price from 2 to 13 exactly once.
box-fact-prices-wrong = { $building } { $price } occurs { $times ->
    [one] { $times } time
   *[other] { $times } times
}.
box-fact-faces = The two faces of a tile show different buildings.
box-fact-sides = A tile has borders on at most three sides.
box-fact-moats = At least four tiles have a moat.
box-fact-huts = There are 3 pavilion huts, 3 seraglio huts, 4 arcades huts, 4 chambers huts, 5 garden huts and 5 tower huts.
box-fact-holds = matches
box-fact-fails = does not match

## Saving the list

box-save = Save my list on this device
box-saved = Your list is saved. Choose it when you start a game on this device.
box-not-yet = You can play with your list once everything matches.
box-forget = Use our list again
box-export = Save as CSV
box-export-hint = Send us the file, so that everyone can play with the real tiles.

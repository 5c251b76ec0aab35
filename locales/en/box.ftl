### The tiles of the reader's own box.

box-title = Check your box
box-lead = Most Granada tiles and worker huts are not published anywhere. Ours obey the rulebooks, but they are made up. Do you own the box? Correct them here.
box-granada = Granada tiles
box-huts = Worker huts
box-tile = Tile { $number }
box-hut = Hut { $number }
box-seen = seen in a picture
box-reconstructed = made up by us
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
box-facts-hold = Everything holds.
box-facts-broken = { $count ->
    [one] One statement does not hold yet.
   *[other] { $count } statements do not hold yet.
}
box-fact-prices = Each of the nine buildings occurs once with every price from 2 to 13.
box-fact-prices-wrong = { $building } { $price } occurs { $times } times.
box-fact-faces = The two faces of a tile show different buildings.
box-fact-sides = A tile has a border on three sides at most.
box-fact-moats = At least four tiles have a moat.
box-fact-huts = There are 3 huts of pavilion, 3 of seraglio, 4 of arcades, 4 of chambers, 5 of garden and 5 of tower.
box-fact-holds = holds
box-fact-fails = does not hold

## What to do with it

box-save = Keep my list on this device
box-saved = Your list is kept. Choose it when you start a game on this device.
box-not-yet = You can play with your list when everything holds.
box-forget = Go back to our list
box-export = Save as CSV
box-export-hint = Send us the file, and others play with the real tiles.

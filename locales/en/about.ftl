### Short cards that tell what a thing on the table is, and the view of all majorities.

about-money-hold = You hold { $coins }.
about-money-tile = { $short ->
    [0] Enough for { $tile }.
   *[other] { $short } short of { $tile }.
}
about-money-rule = Pays for tiles on the space of its currency. There is no change; whoever pays exactly acts again.
about-exchange-rule = With it one purchase may be paid in both of its currencies.
about-display-rule = As an action take one card, or several worth 5 together at most.
about-tile-price = Costs { $coins }.
about-tile-exact = You can pay it exactly, and act again.
about-tile-over = You would pay { $count } too much; there is no change.
about-tile-short = You are { $count } short.
about-tile-back = On its back: { $tile }.
about-tile-back-rule = Once bought it may be turned over for 3 coins or more of one currency.
about-hut-left = { $count ->
    [one] { $count } left in this pile
   *[other] { $count } left in this pile
}
about-hut-rule = Free, as an action; three at most in a game. It counts as much as tiles of its kind lie beside it.
about-hut-worth = Counts { $count } at the next scoring.
about-kind-most = { $who ->
    [you] You have the most, { $count }: { $by } ahead.
   *[other] { $name } has the most, { $count }: { $by } ahead.
}
about-kind-level = { $who ->
    [you] You have { $count }, level with { $names }.
   *[other] { $name } has { $count }, level with { $names }.
}
about-kind-behind = { $who ->
    [you] You have { $count }, { $by } behind { $names }.
   *[other] { $name } has { $count }, { $by } behind { $names }.
}
about-kind-nobody = Nobody has one yet.
about-kind-points = { $who ->
    [you] Worth { $points } to you at scoring { $scoring } as things stand (ranks: { $ranks }).
   *[other] Worth { $points } at scoring { $scoring } as things stand (ranks: { $ranks }).
}
about-kind-rule = Who has most tiles of a kind scores; the brass bar marks them. { $family ->
    [granada] Of equals, the dearest tile decides.
   *[alhambra] Equals share.
}
about-border = { $border ->
    [stretch] Where wall and moat run together: { $edges } edges, { $points } points
    [moat] Longest moat: { $edges } edges, { $points } points
   *[wall] Longest wall: { $edges } edges, { $points } points
}
about-borders = { $points } points for borders at each scoring
about-borders-rule = Only the longest unbroken one round the city counts, a point an edge; together with the other kind two.
about-start = The start tile
about-start-rule = The city grows from here. It is never removed.
about-ground = Free ground
about-ground-rule = Tiles lie edge to edge, walls to walls, reachable on foot from the start, without holes.
about-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
about-bag-rule = The game ends when the site can no longer be filled from it.
about-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}, { $discard } discarded
about-deck-rule = The money on display is filled from it after each turn. The discards become a new deck.
about-scoring = Scoring { $scoring } comes next
about-scoring-until = Its card comes within { $least } to { $most } cards.
about-scoring-unknown = { $scoring ->
    [3] It is held when the game ends.
   *[other] Its card comes with the next deck.
}
about-scoring-rule = Each scoring pays more than the one before.
about-track = Points
about-track-seat = { $name }: { $score }
about-reserve = Your reserve
about-reserve-rule = Tiles here count for nothing until you build them or swap them in, each as an action of its own.
about-marker = { $marker ->
    [even] The next Granada tile is laid with its even price up
   *[odd] The next Granada tile is laid with its odd price up
}
about-marker-rule = The black marker goes to the other side when new Granada tiles have been laid.
about-bonus = Bonus card for { $tile }
about-bonus-rule = If this tile lies in your city you may show the card: the tile counts once more.
about-hidden = { $count ->
    [one] { $count } hidden bonus card
   *[other] { $count } hidden bonus cards
}
about-hidden-rule = What they are is known only to their owner.
about-vizier = The vizier
about-vizier-rule = Turned up, it may buy a tile between two turns, paid exactly; then it is turned down. To turn it up again is an action.
about-dirk = Dirk
about-dirk-rule = The third of two. He gets tiles but no money, and takes part in the majorities.
about-cards = { $name }: { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
about-cards-rule = What was taken from the display everybody has seen.
about-space-hold = You hold { $count }.
about-space-rule = The tile that lies here is paid in this currency.

## All majorities at one look

overview-title = Majorities
overview-next = At scoring { $scoring }
overview-kind = Kind
overview-pays = Pays
overview-left = Left
overview-left-hint = tiles of this kind still to come
overview-borders = { $game ->
    [alhambra] Wall
    [granada] Moat
   *[other] Borders
}
overview-total = As things stand
overview-score = Points
overview-public = What everybody knows
overview-discard = Discards
overview-discard-empty = none
overview-hands = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
overview-unseen = { $count ->
    [one] { $count } that nobody has seen
   *[other] { $count } that nobody has seen
}

## The menu

table-mute = Do not show what { $name } says
table-mute-hint = On this device only.
table-settings = Settings
table-so-far = The game so far
table-leave = Leave the table
table-leave-hint = When you leave, a bot plays for you until you come back.
table-chat = Chat
table-chat-hint = Players may talk to each other.
table-pass-vizier_window = Never use my vizier between turns
table-pass-vizier_window-hint = You are not asked; you pass at once.
table-pass-reveal_round = Never show bonus cards
table-pass-reveal_round-hint = You are not asked before a scoring; you pass at once.
table-keys = Keys
table-key-1 = 1 – 4
table-key-1-does = a tile of the building site, with Shift the Granada tile
table-key-5 = 5 – 8
table-key-5-does = a card of the money display
table-key-d = D
table-key-d-does = to the golden button; Enter presses it
table-key-c = C
table-key-c-does = into your city; arrows walk, Enter chooses and builds
table-key-n = N
table-key-n-does = in the city: to the next marked place
table-key-u = U
table-key-u-does = take back
table-key-r = R
table-key-r-does = redesign
table-key-f = F
table-key-f-does = turn a Granada tile over
table-key-h = H
table-key-h-does = ask for a hint
table-key-l = L
table-key-l-does = to the log
table-key-Esc = Esc
table-key-Esc-does = put everything down

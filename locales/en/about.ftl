### Short cards that explain the things on the table, and the view of all majorities.

about-money-hold = You hold { $coins }.
about-money-tile = { $short ->
    [0] Enough for { $tile }.
   *[other] { $short } short of { $tile }.
}
about-money-rule = Pays for tiles on the space of its currency. There is no change; an exact payment earns another action.
about-exchange-rule = With it you may pay for one tile in both of its currencies.
about-display-rule = As an action, take one card, or several that add up to 5 at most.
about-tile-price = Costs { $coins }.
about-tile-exact = You can pay the exact price and act again.
about-tile-over = You would pay { $count } too much; there is no change.
about-tile-short = You are { $count } short.
about-tile-back = On its back: { $tile }.
about-tile-back-rule = When you place it, you may turn it over for 3 coins or more of one currency.
about-hut-left = { $count ->
    [one] { $count } left in this pile
   *[other] { $count } left in this pile
}
about-hut-rule = Free, as an action; three per game at most. It counts as many buildings as there are tiles of its kind beside it.
about-hut-worth = Counts { $count } at the next scoring.
about-kind-most = { $who ->
    [you] You lead with { $count }: { $by } ahead.
   *[other] { $name } leads with { $count }: { $by } ahead.
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
    [you] As things stand, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to you at scoring { $scoring } (by place: { $ranks }).
   *[other] As things stand, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at scoring { $scoring } (by place: { $ranks }).
}
about-kind-rule = The player with the most tiles of a kind scores; the brass bar marks the leader. { $family ->
    [granada] The dearest tile breaks a tie.
   *[alhambra] Ties share.
}
about-border = { $border ->
    [stretch] Wall along moat: { $edges } edges, { $points } points
    [moat] Longest moat: { $edges } edges, { $points } points
   *[wall] Longest wall: { $edges } edges, { $points } points
}
about-borders = { $points } points for borders at each scoring
about-borders-rule = Only the longest unbroken border around the city counts: one point per edge, two where wall and moat run together.
about-start = The start tile
about-start-rule = The city grows from here. It is never removed.
about-ground = Free ground
about-ground-rule = Walls must meet walls, and open sides must meet open sides. Every tile must be reachable from the start tile. Holes are not allowed.
about-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
about-bag-rule = The game ends when the bag can no longer fill the building site.
about-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}, { $discard } discarded
about-deck-rule = The display is refilled from the deck after each turn. The discards become a new deck.
about-scoring = Scoring { $scoring } is next
about-scoring-until = Its card comes within { $least } to { $most } cards.
about-scoring-unknown = { $scoring ->
    [3] It takes place when the game ends.
   *[other] Its card comes with the next deck.
}
about-scoring-rule = Each scoring pays more than the previous one.
about-track = Points
about-track-seat = { $name }: { $score }
about-clock = Clock
about-clock-move = { $seconds } s for each move
about-clock-reserve = { $minutes } min { $seconds } s in reserve for the rest of the game
about-clock-rule = The reserve runs only when the time for a move is up. When it is used up too, a bot moves instead.
about-reserve = Your reserve
about-reserve-rule = Tiles here do not count until you build them or swap them in. Each costs an action.
about-marker = { $marker ->
    [even] The next Granada tile is laid with its even price up
   *[odd] The next Granada tile is laid with its odd price up
}
about-marker-rule = The black marker changes sides after new Granada tiles have been laid.
about-bonus = Bonus card for { $tile }
about-bonus-rule = While this tile is in your city, you may show the card: the tile then counts once more.
about-hidden = { $count ->
    [one] { $count } hidden bonus card
   *[other] { $count } hidden bonus cards
}
about-hidden-rule = Only their owner knows these cards.
about-vizier = The vizier
about-vizier-rule = While face up, it may buy a tile between two turns for the exact price. Then it is turned face down. Turning it face up again is an action.
about-dirk = Dirk
about-dirk-rule = The third player in a game for two. He gets tiles but no money, and takes part in the majorities.
about-cards = { $name }: { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
about-cards-rule = Everybody has seen the cards taken from the display.
about-space-hold = You hold { $count }.
about-space-rule = The tile on this space is paid for in this currency.

## Overview of the majorities

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
overview-public = Public information
overview-discard = Discards
overview-discard-empty = none
overview-hands = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
overview-unseen = { $count ->
    [one] { $count } unseen card
   *[other] { $count } unseen cards
}

## The menu

table-mute = Mute { $name }
table-mute-hint = On this device only.
table-settings = Settings
table-so-far = Replay so far
table-leave = Leave the table
table-leave-hint = If you leave, a bot plays for you until you return.
table-daily = Deal of the day
table-puzzles = Puzzles
table-give-up = Give up
table-give-up-yes = Yes, give up
table-give-up-hint = This ends your attempt at the deal of the day without a result. You can play it again for practice.
table-chat = Chat
table-chat-hint = Players can write to each other.
table-pass-vizier_window = Never use my vizier between turns
# $everyone: whether the table asks even those who can only pass
table-pass-vizier_window-hint = { $everyone ->
    [yes] You are not asked; you pass automatically. Otherwise this table asks you every time, even if you can only pass.
   *[no] You are not asked; you pass automatically. Otherwise you are asked once about each tile.
}
table-pass-reveal_round = Never show bonus cards
table-pass-reveal_round-hint = You are not asked before a scoring; you pass automatically.
table-keys = Keys
table-key-1 = 1 – 4
table-key-1-does = a tile on the building site; with Shift, the Granada tile
table-key-5 = 5 – 8
table-key-5-does = a card in the money display
table-key-d = D
table-key-d-does = go to the golden button; Enter presses it
table-key-c = C
table-key-c-does = go to your city; arrow keys move, Enter chooses and builds
table-key-n = N
table-key-n-does = in the city: go to the next marked place
table-key-u = U
table-key-u-does = undo
table-key-r = R
table-key-r-does = redesign
table-key-f = F
table-key-f-does = turn a Granada tile over
table-key-h = H
table-key-h-does = ask for a hint
table-key-l = L
table-key-l-does = go to the log
table-key-Esc = Esc
table-key-Esc-does = cancel the selection

# After a return: what a bot did for the player
away-title = While you were away, a bot played for you
away-turns = Turns
away-moves = Moves
away-points = Points
away-coins = Coins in hand

# The tray of a spectator: whose city to show
watch-title = You are watching
watch-follow = Follow
watch-follow-turn = Current player
watch-now = Just now

## A request for an undo

table-undo-ask-hint = Something has been revealed, or another player has decided since. The other players must agree.
table-undo-wanted = { $name } asks to undo their last action and everything after it.
table-undo-agree = Agree
table-undo-refuse = Refuse
table-undo-waiting = The undo needs an answer from { $names }.
table-undo-withdraw = Never mind

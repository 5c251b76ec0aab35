### The table.

table-title = Nasrid
table-title-mine = ● Your turn · Nasrid
table-none = There is no such table.
table-none-hint = The link may be incomplete, or the table may have been closed.
table-sub = { $game } · { $players } players
table-reconnecting = Reconnecting …

## Bar

table-undo = Undo
table-undo-ask = Ask to undo
table-hint = Ask for a hint
table-hint-do = Do it
table-hint-thinking = Finding a hint …
table-sound = Sound
table-theme = Light or dark
table-menu = Menu
table-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
table-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
# $cards is a number, or a range like 5–9
table-ahead = Scoring { $scoring } comes in { $cards ->
    [one] one card
   *[other] { $cards } cards
}
table-ahead-about = in { $cards }
table-ahead-short = { $cards }
table-ahead-unknown = { $scoring ->
    [3] The third scoring comes at the end of the game
   *[other] Scoring { $scoring } is next
}
table-track = Points: { $scores }
# $reserve: such as 5:00, or "no"
table-clock = { $reserve ->
    [no] Time left
   *[other] Time left for this move, and { $reserve } in reserve
}
table-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Building site and money

table-market = Building site and money
table-site = Building site
table-space-tile = { $tile }, on the { $currency } space. { $note }
table-space-back = { $words } On its back: { $tile }.
table-fresh = New since your last turn
table-space-empty = { $currency } space, empty
table-space-refilled = refilled after the turn
table-you-hold = You hold
table-note-exact = exact: { $cards }
table-note-over = pay { $paid } for { $price }
table-note-short = { $count } short
table-marker-even = even
table-marker-odd = odd
table-money = Money
table-money-rule = one card, or several up to 5
table-display-card = Take { $card }
table-huts = Huts
table-huts-rule = free, three at most
table-hut = { $hut }, { $count } in the pile
table-hut-none = No { $hut } left

## The player's own pieces

table-hand = Your money
table-hand-empty = You have no money. Take some!
table-bought = Bought
table-reserve = Reserve
table-reserve-empty = Your reserve is empty.
table-bonus = Bonus
table-bonus-card = Bonus card { $tile }
table-vizier-ready = Vizier ready
table-vizier-used = Vizier used

## Opponents

table-players = Players
table-open-city = Open { $name }’s city
table-open-city-score = { $name }, { $count } points. Open the city
table-opponent-away = a bot plays
table-opponent-bot = { $level } bot
table-opponent-offline = away
table-score = Points
# Wall 6
table-border-part = { $border } { $points }
table-hand-size = Cards in hand
table-reserved = { $count } in reserve
table-bonus-count = { $count ->
    [one] { $count } hidden bonus card
   *[other] { $count } hidden bonus cards
}
table-dirk = Dirk

## The player's own city

table-your-city-alhambra = Your Alhambra
table-your-city-granada = Your Granada
table-your-city-combined = Your city
table-city-of = { $name }’s city
# $parts: wall 6, moat 4 and stretch 7
table-show-border = Longest { $parts }. Show it
table-overview = All majorities
table-offer-build = Build { $tile } here
table-offer-try = { $tile } could go here
table-offer-swap = Swap for { $tile }
table-offer-remove = Take out or swap
table-refused = Not here
table-tip-count-most = { $building } { $before } → { $after }, you lead (next player: { $opponent })
table-tip-count-level = { $building } { $before } → { $after }, tied for the lead
table-tip-count-behind = { $building } { $before } → { $after }, the leader has { $opponent }
table-tip-change = { $what } { $before } → { $after }

## Actions

table-caption-site = { $tile } on the { $currency } space
table-redesign = Redesign
table-redesign-leave = Stop redesigning
table-payments = Ways to pay
table-payment = Pay with { $cards }
table-fees = Ways to pay for turning it over
table-turn-over = Turn over
table-turn-back = Turn back
table-look-at-back = Back: { $tile }
table-turn-over-for = Turn over for { $cards }
table-turn-costs = costs { $cards }
# $choices: take money, buy a tile or redesign
table-prompt-act = You may { $choices }.
table-prompt-later = { $step ->
    [place] First place the tiles you bought. You can already see where this one could go.
   *[other] You place it after your last action. You can already see where it could go.
}
table-prompt-later-short = { $step ->
    [place] First place what you bought.
   *[other] You place it after your actions.
}
table-prompt-cell = Choose one of the marked places in your city.
table-prompt-cell-short = Choose a marked place.
table-prompt-redesign = Choose a tile of your city to take out or swap, or a tile of your reserve to build.
table-prompt-redesign-short = Choose a tile to take out.
table-prompt-vizier_window = Your vizier may buy a tile now, at the exact price.
table-prompt-vizier_window-short = Pay exactly, or pass.
table-prompt-reveal_round = Before the scoring you may show bonus cards.
table-prompt-reveal_round-short = Show a card, or pass.
table-prompt-other = Choose what to do.
table-prompt-other-short = Choose what to do.
table-do-take = Take { $cards }
table-take-not-now = You can take money only on your own turn, as an action.
table-do-buy = Buy for { $coins }
table-do-buy-mixed = Buy for { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
table-do-buy-none = Not now
table-buy-exact = exact: you act again
table-buy-vizier = exact: your vizier buys it
table-buy-over = { $count } too much; there is no change
table-buy-short = { $count } short
table-not-your-turn = It is not your turn yet.
table-buy-not-now = It cannot be bought now.
table-do-build = Build here
table-do-swap = Swap with { $tile }
table-do-swap-in = Swap for { $tile }
table-swap-for = Choose the tile that replaces it.
table-nothing-picked = Nothing is selected.
table-do-remove = Move to reserve
table-do-reserve = Reserve
table-do-give = Give to Dirk
table-sure = Sure? Press again
table-do-hut = Take the { $hut }
table-do-reveal = Show { $tile }
table-do-reactivate = Turn vizier face up
table-do-confirm = Confirm the turn
table-do-end = { $tiles ->
    [0] End my turn
    [one] Place my tile
   *[other] Place my tiles
}
table-do-pass = Pass
table-result = See the result
table-away = You were away: a bot plays for you.
table-back = I am back
table-waiting = Waiting
table-waiting-long = Look around, or plan your next turn.
table-plan = Planned for your turn
table-plan-buy = Buy { $tile } for { $cards }{ $placed ->
    [yes] {" "}and build it on the marked place.
   *[no] . Choose a place to build it.
}
table-plan-short = { $tile }: { $count } short. Select more cards.
table-plan-poor = { $tile }: you are { $count } short so far.
table-plan-unasked = Carry it out automatically
table-plan-drop = Drop the plan
table-plan-gone = Your plan no longer works: somebody else has bought { $tile }.
table-plan-unpaid = Your plan no longer works: you cannot pay for { $tile }.
table-waiting-vizier = Your vizier may buy between turns.
table-ask-vizier = Ask me about my vizier

## Log and menu

table-log = Log
table-log-earlier = { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
}
table-since = since your last turn
table-news-title = Since your last turn
table-news = Show the log
table-log-new = { $count ->
    [one] Menu, { $count } new line
   *[other] Menu, { $count } new lines
}
# Watching: Leila, Omar and 2 guests
table-watched = Watching: { $names }
table-watched-guests = { $count ->
    [one] { $count } guest
   *[other] { $count } guests
}
table-quick = Quick messages
# Separated by |
table-quick-words = Well played! | Thank you! | Good luck! | One moment, please. | Oh no!
table-say = Write a message
table-send = Send

table-tournament = Back to the tournament

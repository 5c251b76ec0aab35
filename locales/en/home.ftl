### The home page, the form for a new table and the waiting room.

home-title = Nasrid
home-nasrid = Nasrid
home-lead = Build a palace, wall by wall. Alhambra and Granada at one table, with friends or bots.
home-open-table = Open a table
home-tournaments = Tournaments
home-play-bots = Play with bots
home-no-name = Guest
home-profile = Your profile
home-to-night = Switch to night
home-to-day = Switch to day
# Names for guests, separated by commas, each at most 24 characters
home-guest-names = Early Mason, Quiet Reader, Swift Swallow, Patient Potter, Sunny Gardener, Lucky Weaver, Curious Cat, Brave Carpenter, Night Stroller, Kind Baker, Wandering Poet, Clever Tiler

## A pasted invitation

home-code = Have a link or a code?
home-code-example = Paste it here
home-code-go = Go to this table
home-code-wrong = That is not an invitation. Paste the whole link, or the code after “table/”.

## Tables

home-my-tables = Your tables
home-invitations = Invitations
home-invited-by = { $name } invites you
home-invited-join = Join
home-invited-join-name = Join { $name }’s table
home-invited-decline = Decline
home-invited-decline-name = Decline { $name }’s invitation
home-lobby = Tables waiting for players
home-lobby-empty = Nobody is waiting right now. Be the first: others will see your table here.
home-lobby-first = Open one
home-show-all = Show all { $count }
home-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
home-parked = Parked games
home-parked-hint = Nobody has played these games for a long time. Open one to continue it.
home-table-of = { $name }’s table
home-table-of-nobody = A table
home-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
# One of the player's own tables, named after the other players
home-with = With { $names }
home-alone = Your table
home-seats = { $taken } of { $players } seats taken
home-waits = { $free ->
    [0] Starts in a moment
    [one] Waiting for one player
   *[other] Waiting for { $free } players
}
home-your-turn = Your turn
home-turn-of = { $name }’s turn
home-playing = In play
home-over-on = Over, { $date }
# $won: yes, shared or no; $mine is -1 for a host without a seat
home-result = { $won ->
    [yes] You won with { $points }
    [shared] You won with { $points }, together with { $names }
   *[no] { $mine ->
        [-1] { $names } won with { $points }
       *[other] { $names } won with { $points }, you had { $mine }
    }
} · { $date }
home-sit = Sit down
home-sit-at = Sit down: { $table }
home-sit-down = Sit down
home-watch = Watch
home-return = Return
home-replay = Replay
# For screen readers: the action of the button, and its table
home-go-to = { $action }: { $table }

home-pace-none = No clock
home-pace-days = { $days ->
    [one] one day per move
   *[other] { $days } days per move
}
home-pace-move = { $minutes ->
    [0] { $seconds } s per move
   *[other] { $seconds } s per move and { $minutes } min in reserve
}

## New here?

home-new-here = New here?
home-idea = Each player builds a city. On your turn you take one action, and another one if you pay the exact price. Three times in a game the cities are compared.
home-step-money = Take money
home-step-money-how = One card, or several that add up to 5 at most. There are four currencies.
home-step-buy = Buy a building
home-step-buy-how = The space of the tile sets the currency. There is no change, but an exact payment earns another action.
home-step-build = Build
home-step-build-how = Match border to border and open side to open side. Every tile must be within a walk of your first one.
home-step-score = Score
home-step-score-how = Have the most buildings of a kind, and the longest unbroken wall or moat around your city.

home-games = The games
home-about-alhambra = Six kinds of buildings, from pavilion to tower: the dearer the kind, the more it scores. The longest wall counts, one point per edge. The best game to start with.
home-about-granada = Nine kinds of buildings, and every tile has two faces. The more buildings of a kind there are in all cities, the more the leader gets. Moats replace walls.
home-about-combined = Both building sites and both bags. Your city grows from the palace walls across to the moats of the town. A long evening for people who know both games.

home-modules = Modules to add as you like
home-about-vizier = Step in after anybody’s turn and buy a tile if you can pay the exact price. Then spend an action to turn your vizier face up again.
home-about-exchange = Cards that combine two currencies: with one of them, you pay for a building in any mix of the two.
home-about-bonus = You hold cards that show certain buildings. Build one of these, show its card, and it counts once more. Not in Granada alone.
home-about-huts = Huts cost nothing, but you may have only three. Each counts as many buildings as it has neighbours of its colour. Not in Granada alone.

## A new table

new-title = Open a table
new-submit = Open the table
new-game = Game
new-game-alhambra = Alhambra
new-game-alhambra-hint = six kinds, city walls
new-game-granada = Granada
new-game-granada-hint = nine kinds, two faces
new-game-combined = Both
new-game-combined-hint = two cities in one

new-players = Players
new-more-players = { $count } players
new-seat = Seat { $seat } is for
new-seat-you = You
new-seat-you-hint = here
new-seat-invited = Free
new-seat-invited-hint = by link
new-seat-open = Free
new-seat-open-hint = anyone
new-seat-bot = bot
new-seat-choice-you = Me
new-seat-choice-invited = Someone with the link
new-seat-choice-open = Anyone
new-seat-bots = Bots
new-seat-choice-apprentice = Apprentice, for first games
new-seat-choice-mason = Mason, loves long walls
new-seat-choice-merchant = Merchant, a fair opponent
new-seat-choice-architect = Architect, buys what you wanted
new-seat-choice-scholar = Scholar, has studied the game
new-seat-choice-vizier = Vizier, the strongest
new-only-watch = You have no seat: you will only watch.
new-dirk = With two players, Dirk joins in: he never takes a turn, but his tiles compete with yours.

new-modules = Modules
new-module-vizier = Buy out of turn, at the exact price
new-module-exchange = Pay in two currencies
new-module-bonus = One more building, in secret
new-module-huts = Count their neighbours
new-module-bonus-not = Not in Granada: they show Alhambra tiles.
new-module-huts-not = Not in Granada: they need Alhambra tiles.

new-pace = Pace
new-pace-none = No clock
new-pace-none-hint = There is no time limit.
new-pace-calm = 90 s
new-pace-calm-hint = 90 seconds per move, and 10 minutes in reserve for the whole game.
new-pace-quick = 45 s
new-pace-quick-hint = 45 seconds per move, and 5 minutes in reserve for the whole game.
new-pace-day = 1 day
new-pace-day-hint = One day per move. Players need not be online at the same time.
new-pace-two_days = 2 days
new-pace-two_days-hint = Two days per move. Players need not be online at the same time.
new-pace-week = 7 days
new-pace-week-hint = One week per move. Players need not be online at the same time.

new-more = More settings
new-listed = Show it on the home page
new-listed-hint = Anyone may watch and take the seats that are open to anyone.
new-chat = Chat
new-chat-hint = Players can write to each other. You can turn this off later.
new-rated = Count for ratings
new-rated-hint = If at least two people play, the result changes their ratings. A rated game has no hints.
new-finer-simple = Simple scoring in Granada
new-finer-simple-hint = Fixed points for every kind: 3, then 10 and 3, then 18, 10 and 3. Easier for first games.
new-finer-confirm = Confirm turns
new-finer-confirm-hint = You can undo even your last step until you confirm your turn.
new-finer-ask = Ask everyone
new-finer-ask-hint = Players who can only pass are asked as well, so nobody learns what you hold. This takes longer.
new-finer-take = Exchange cards count as 0
new-finer-take-hint = Take them together with other money up to 5, instead of one at a time.
new-finer-exact = Exchange cards must pay exactly
new-finer-exact-hint = You cannot overpay with an exchange card.
new-finer-dirk = A smaller Dirk
new-finer-dirk-hint = When both games are played together, Dirk gets 6 tiles in total each time, instead of 6 of each kind.
new-finer-missed = No missed scorings
new-finer-missed-hint = If the game ends early, missed scorings are held before the last one.

## The waiting room

room-title = { $table } · Nasrid
room-seats = Seats
room-you-sit = { $free ->
    [0] Everybody is here. The game starts.
    [one] One seat is still free. The game starts as soon as it is taken.
   *[other] { $free } seats are still free. The game starts as soon as all are taken.
}
room-choose-seat = Take a free seat, or stay and watch.
room-choose-open = Take a seat that is open to anyone, or stay and watch.
room-only-invited = The free seats are reserved for people with an invitation. Ask for a seat, or stay and watch.
room-only-invited-by = The free seats are reserved for people { $host } has invited. Ask for a seat, or stay and watch.
room-ask = Ask for a seat
room-asked = You have asked { $host } for a seat. Stay here until you get an answer.
room-asks = { $name } asks for a seat
room-give-seat = Give a seat
room-decline = Decline
room-you = { $name } (you)
room-free = Free
room-free-invited = for someone with the link
room-free-open = for anyone
room-host = opened this table
room-here = is here
room-gone = is away
room-level-apprentice = Apprentice, a bot for first games
room-level-mason = Mason, a bot that loves long walls
room-level-merchant = Merchant, a bot and a fair opponent
room-level-architect = Architect, a bot that buys what you wanted
room-level-scholar = Scholar, a bot that has studied the game
room-level-vizier = Vizier, the strongest bot
room-sit = Sit here
room-leave = Leave the seat
room-arrange = Seat { $seat } is for
room-fill = Fill seats with
room-start = { $free ->
    [one] Start now with a bot
   *[other] Start now with { $free } bots
}
# A rematch: the players of the last game who have not come yet
room-waiting-for = Waiting for { $names }.
room-awaited = played last time; not here yet
room-invite-others = Invite somebody else
room-invite = Invite others
room-invite-hint = Anyone who opens this link can take a seat, without an account.
room-invite-until = Valid until { DATETIME($day, dateStyle: "medium") }.
room-invite-renew = New link
room-invite-renew-hint = It replaces the current link, which then stops working.
room-link = Invitation link
room-qr = QR code of the invitation: scan it with a phone
room-copy = Copy link
room-copied = Copied
room-share = Share
room-share-text = Come and play with me!
room-dirk = Dirk
room-listed = Shown on the home page: anyone may watch.
room-private = Private: only people with the link can find it.
room-closed = This table is closed
room-closed-hint = Everybody left, nobody came for a week, or the game continued elsewhere. You can open another one at any time.
room-rematch = There is a rematch: go to the new table

## Settings

settings-title = Settings
settings-ask-name = What is your name?
settings-name = Your name
settings-name-hint = The other players see it. You can change it at any time.

## Finding a game

home-find = Find a game
home-daily = Deal of the day
home-puzzles = Puzzles
find-title = Find a game
find-hint = You join somebody who is waiting for the same game. If nobody is waiting yet, we open a table where others can find you; you can also start it with bots.
find-game = Game
find-players = Players
find-pace = Pace
find-pace-quick = 45 s per move
find-pace-calm = No clock
find-pace-days = 2 days per move
find-now = Search

## A table that was started under other rules

frozen-title = This game was started under other rules.
frozen-over = The server’s rules have changed since then. The game keeps its result, but it cannot be replayed.
frozen-running = The server’s rules have changed since then, so the game cannot continue. Open a new table to play on.
frozen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
frozen-winner = winner

## Errors

error-bad-options = There is no such game. Change its settings and try again.
error-record-altered = This record has been changed: its moves do not lead to its result. Save the game again where it was played.

### The first page, the form for a new table, the waiting room, the settings.

home-title = Nasrid
home-nasrid = Nasrid
home-lead = Build a palace, wall by wall. Alhambra and Granada at one table, with friends or with bots.
home-open-table = Open a table
home-play-bots = Play with bots
home-no-name = Guest
home-to-night = Switch to night
home-to-day = Switch to day
# Names for people who only want to play, with commas between them; each has at most 24 characters
home-guest-names = Early Mason, Quiet Reader, Swift Swallow, Patient Potter, Sunny Gardener, Lucky Weaver, Curious Cat, Brave Carpenter, Night Stroller, Kind Baker, Wandering Poet, Clever Tiler

## An invitation that was pasted

home-code = Have a link or a code?
home-code-example = Paste it here
home-code-go = Go to this table
home-code-wrong = That is no invitation. Paste the whole link, or the code after “table/”.

## Tables

home-my-tables = Your tables
home-invitations = Invitations
home-invited-by = { $name } invites you
home-invited-join = Join
home-invited-join-name = Join the table of { $name }
home-invited-decline = Decline
home-invited-decline-name = Decline the invitation of { $name }
home-lobby = Tables waiting for players
home-lobby-empty = Nobody is waiting just now. Be the first: others will see your table here.
home-lobby-first = Open one
home-show-all = Show all { $count }
home-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
home-table-of = { $name }’s table
home-table-of-nobody = A table
home-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
# One of my own tables, named after the others who sit there
home-with = With { $names }
home-alone = Your table
home-seats = { $taken } of { $players } seats taken
home-waits = { $free ->
    [0] Starts in a moment
    [one] Waits for one player
   *[other] Waits for { $free } players
}
home-your-turn = Your turn
home-turn-of = { $name } decides
home-playing = In play
home-over-on = Over, { $date }
# $won: yes, shared or no; $mine is -1 for who only was the host
home-result = { $won ->
    [yes] You won with { $points }
    [shared] You won with { $points }, together with { $names }
   *[no] { $mine ->
        [-1] { $names } won with { $points }
       *[other] { $names } won with { $points }, you had { $mine }
    }
} · { $date }
home-sit = Sit
home-sit-at = Sit: { $table }
home-sit-down = Sit down
home-watch = Watch
home-return = Return
home-replay = Replay
# For those who hear the page: what the button does, and at which table
home-go-to = { $action }: { $table }

home-pace-none = No clock
home-pace-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
home-pace-move = { $minutes ->
    [0] { $seconds } s a move
   *[other] { $seconds } s a move and { $minutes } min in reserve
}

## New here?

home-new-here = New here?
home-idea = Each of you builds a city. On your turn you do one thing, and if you pay to the coin, you do another. Three times in a game the cities are compared.
home-step-money = Take money
home-step-money-how = One card, or several that come to 5 at most. There are four currencies.
home-step-buy = Buy a building
home-step-buy-how = The space it lies on names the currency. No change is given, but exact payment earns another action.
home-step-build = Build
home-step-build-how = Border to border, open side to open side, so that you can walk from your first tile to every other.
home-step-score = Score
home-step-score-how = Have the most buildings of a kind, and the longest unbroken wall or moat round your city.

home-games = The games
home-about-alhambra = Six kinds of buildings, from pavilion to tower: the dearer the kind, the more its owner scores. The longest wall counts, every stone a point. The best game to begin with.
home-about-granada = Nine kinds of buildings, and every tile has two faces. The more of a kind stand in all cities together, the more the leader gets. Moats take the place of walls.
home-about-combined = Both sites and both bags. Your city grows from palace walls across to the moats of the town. A long evening for people who know both games.

home-modules = Modules, to mix in as you like
home-about-vizier = Jump in after anybody’s turn and buy a tile you can pay exactly. Then spend an action to wake your vizier again.
home-about-exchange = Cards that join two currencies: with one of them you pay a building in any mix of the two.
home-about-bonus = You hold cards that show certain buildings. Build one of these, show its card, and it counts as one more. Not with Granada alone.
home-about-huts = Huts cost nothing, but you may have only three. Each counts as much as it has neighbours of its colour. Not with Granada alone.

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
new-seat-open-hint = anybody
new-seat-bot = bot
new-seat-choice-you = Me
new-seat-choice-invited = Somebody with the link
new-seat-choice-open = Anybody
new-seat-bots = Bots
new-seat-choice-apprentice = Apprentice, for first games
new-seat-choice-mason = Mason, loves long walls
new-seat-choice-merchant = Merchant, a fair rival
new-seat-choice-architect = Architect, buys what you wanted
new-seat-choice-scholar = Scholar, has studied the game
new-seat-choice-vizier = Vizier, the strongest
new-only-watch = No seat is yours: you will only watch.
new-dirk = With two players, Dirk joins in: he never moves, but the tiles he gets compete with yours.

new-modules = Modules
new-module-vizier = Buy out of turn, exactly paid
new-module-exchange = Pay in two currencies
new-module-bonus = One more building, in secret
new-module-huts = Count their neighbours
new-module-bonus-not = Not in Granada: they show Alhambra tiles.
new-module-huts-not = Not in Granada: they need Alhambra tiles.

new-pace = Pace
new-pace-none = No clock
new-pace-none-hint = Nobody has to hurry.
new-pace-calm = 90 s
new-pace-calm-hint = 90 seconds a move, and 10 minutes in reserve for the whole game.
new-pace-quick = 45 s
new-pace-quick-hint = 45 seconds a move, and 5 minutes in reserve for the whole game.
new-pace-day = 1 day
new-pace-day-hint = A day for each move. You need not be there at the same time.
new-pace-two_days = 2 days
new-pace-two_days-hint = Two days for each move. You need not be there at the same time.
new-pace-week = 7 days
new-pace-week-hint = A week for each move. You need not be there at the same time.

new-more = More settings
new-listed = Show it on the first page
new-listed-hint = Anybody may watch, and take the seats that are for anybody.
new-chat = Chat
new-chat-hint = Players may write to each other. You can turn it off later, too.
new-rated = Count for ratings
new-rated-hint = The result changes the ratings of all who play. Switch it off to play without.
new-finer-simple = Simple scoring in Granada
new-finer-simple-hint = Fixed points for every kind: 3, then 10 and 3, then 18, 10 and 3. Easier for first games.
new-finer-confirm = Confirm turns
new-finer-confirm-hint = Your last step can be taken back, too, until you confirm your turn.
new-finer-ask = Ask everyone
new-finer-ask-hint = Also those who can only pass are asked, so nobody learns what you hold. It takes longer.
new-finer-take = Exchange cards count as nothing
new-finer-take-hint = Take them together with other money up to 5, instead of one at a time.
new-finer-exact = Exchange cards only pay exactly
new-finer-exact-hint = No overpaying when one of them is used.
new-finer-dirk = A smaller Dirk
new-finer-dirk-hint = In the game with both, Dirk gets 6 tiles in all each time, instead of 6 of each kind.
new-finer-missed = No scoring is missed
new-finer-missed-hint = If the game ends early, scorings that have not come are held before the last one.

## The waiting room

room-title = { $table } · Nasrid
room-seats = Seats
room-you-sit = { $free ->
    [0] Everybody is here. The game starts.
    [one] One seat is still free. The game starts as soon as it is taken.
   *[other] { $free } seats are still free. The game starts as soon as all are taken.
}
room-choose-seat = Take a free seat, or stay and watch.
room-choose-open = Seats for anybody are yours to take. Or stay and watch.
room-only-invited = The free seats are kept for people with an invitation. Ask for a seat, or stay and watch.
room-only-invited-by = The free seats are kept for people whom { $host } invites. Ask for a seat, or stay and watch.
room-ask = Ask for a seat
room-asked = You have asked { $host } for a seat. Stay here until there is an answer.
room-asks = { $name } asks for a seat
room-give-seat = Give a seat
room-decline = Decline
room-you = { $name } (you)
room-free = Free
room-free-invited = for somebody with the link
room-free-open = for anybody
room-host = opened this table
room-here = is here
room-gone = is not here at the moment
room-level-apprentice = Apprentice, a bot for first games
room-level-mason = Mason, a bot that loves long walls
room-level-merchant = Merchant, a bot and a fair rival
room-level-architect = Architect, a bot that buys what you wanted
room-level-scholar = Scholar, a bot that has studied the game
room-level-vizier = Vizier, the strongest bot
room-sit = Sit here
room-leave = Leave the seat
room-arrange = Seat { $seat } is for
room-fill = Fill up with
room-start = { $free ->
    [one] Start now with a bot
   *[other] Start now with { $free } bots
}
room-invite = Invite others
room-invite-hint = Whoever opens this link can take a seat, without any account.
room-link = Link of the invitation
room-qr = QR code of the invitation: scan it with a phone
room-copy = Copy link
room-copied = Copied
room-share = Share
room-share-text = Come and play with me!
room-dirk = Dirk
room-listed = Shown on the first page: anybody may watch.
room-private = Private: only people with the link find it.
room-closed = This table is closed
room-closed-hint = Nobody was left, nobody came for a week, or the game went on elsewhere. Open another one whenever you like.
room-rematch = They play again: go to the new table

## Settings

settings-title = Settings
settings-ask-name = What shall we call you?
settings-name = Your name
settings-name-hint = The others at the table see it. You can change it at any time.
settings-name-saved = Saved. Seats that you have already taken keep your old name.
settings-save = Save
settings-theme = Day or night
settings-theme-auto = As my device
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Motion
settings-motion-auto = As my device
settings-motion-on = Full
settings-motion-off = Reduced
settings-pace = Speed of the others
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-quick = Quick
settings-pace-hint = How long a move of the others is shown. While you look at a city or at the majorities, the next one waits.
settings-sound = Sound
settings-sound-hint = Quiet: cards, tiles, and a note when it is your turn.
settings-volume = Volume
settings-letters = Letters on tiles
settings-letters-hint = Each tile shows the first letter of its kind.
settings-strong = Stronger colours
settings-strong-hint = Pulls colours apart that are hard to tell with red-green blindness.
settings-plain = Plain plaster
settings-plain-hint = No relief and no lattice light behind the city.
settings-confirm = Confirm my turn by itself
settings-confirm-after = { $seconds ->
    [0] Never
   *[other] { $seconds } s
}
settings-confirm-hint = Only at tables where turns are confirmed.
settings-device = Another device
settings-device-hint = Go on with your games on your phone or another computer.
settings-device-make = Make a link
settings-device-how = Open this link on the other device within 15 minutes. It works once; give it to nobody else.
settings-device-qr = QR code that signs another device in as you
settings-device-use = Sign this device in
settings-device-use-hint = The link is from another device of yours. Go on here under the same name, with the same tables.
settings-device-use-instead = This device is { $name } now. If you go on, it takes the name and the tables of the link instead.
settings-account = Login
settings-account-none = You are a guest on this device. With a login and a password you can come back from anywhere.
settings-account-login = Your login is { $login }.
settings-login = Login
settings-password = Password
settings-password-hint = At least 8 characters. Your other devices will be signed out.
settings-present = Password so far
settings-password-saved = Saved. Keep it well: nobody can send you a new one.
settings-set-password = Set a password
settings-change-password = Change the password
settings-sign-in = Sign in
settings-sign-in-hint = If you have set a login and a password on another device.
settings-sign-out = Sign out
settings-sign-out-warning = Without a password you cannot come back to your tables. Set one first, or make a link for another device.
settings-sign-out-anyway = Sign out all the same
settings-devices = Devices
settings-devices-this = This device
settings-devices-unknown = Another device
settings-devices-seen = Last here on { DATETIME($day, dateStyle: "medium") }
settings-data = What is kept of you
settings-codes-new = New recovery codes
settings-codes-keep = Write these codes down. Each lets you in once if you forget your password. They are not shown again, and older ones do not work any more.
settings-export = Save everything as a file
settings-delete = Delete me
settings-delete-warning = This cannot be undone. Your games stay for those who played with you, without your name and without what you said.
settings-delete-name = To be sure, write your name: { $name }
settings-delete-now = Delete me for good
settings-forgotten = I have forgotten my password
settings-code = Recovery code
settings-recover = Set the password and sign in

## Find me a game

home-find = Find me a game
find-title = Find me a game
find-hint = You sit down where somebody waits for the same. If nobody does yet, a table is opened for you, and others find it; you can also start it with bots.
find-game = Game
find-players = Players
find-pace = Pace
find-pace-quick = 45 s a move
find-pace-calm = No clock
find-pace-days = 2 days a move
find-now = Find it

## What I have played

profile-title = Your games
profile-none = You have not finished a game here yet.
profile-kind = { $game } for { $players }
profile-figures = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won } won, best { $best }, on average { $mean } points
profile-mine = Your rating: { $rating }
profile-bot = { $level }: { $rating }
profile-rating = { $mu } ± { $spread }
profile-result = { $won ->
    [yes] Won with { $points } points
   *[no] { $points } points
}
profile-with = { $game } with { $others }
profile-day = { DATETIME($day, dateStyle: "medium") }
profile-replay = Watch again

## A table that was dealt by other rules

frozen-title = This game was dealt by other rules.
frozen-over = The rules of this server have changed since. The game keeps its result, but it cannot be shown move by move.
frozen-running = The rules of this server have changed since, so it cannot go on. Open a new table to play on.
frozen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
frozen-winner = winner

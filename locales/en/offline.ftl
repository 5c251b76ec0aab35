### Playing without a server: tables on this device, what is kept on it, several people at one device.

offline-title = On this device
offline-entry = Play on this device
offline-entry-hint = Against bots, or several of you at one screen. Needs no network.
offline-no-network = You are offline. Games on this device, the score pad and the list of tiles work. Open tables, friends and your account need the network.
offline-companion = Score pad for the cardboard game
offline-box = Check your box
offline-lead = Everything here runs in your browser. Nothing is sent anywhere.
offline-loading = Getting the table ready …
error-not-here = The game could not be started on this device. Try once more. If it stays, your browser may be too old.

## A new game

offline-new = A new game
offline-new-submit = Start the game
offline-seat-choice-person = Somebody at this device
offline-name-of = Name at seat { $seat }
offline-player = Player { $seat }
offline-nobody = At least one seat must be for a person.
offline-own-tiles = Play with the tiles of my box

## The games that are kept here

offline-tables = Games on this device
offline-tables-none = No game yet. What you begin here stays here, even if you close the window.
offline-before-release = This device has games made by a version of Nasrid before 0.1.0, which this version cannot read. They are unchanged. Use the version that wrote them.
# A button beside a game; $game: who plays
offline-more = More about the game of { $game }
offline-record = Save the record
offline-record-hint = The whole game as a file. You can open it on any device.
offline-to-server = Continue on the server
offline-to-server-hint = The game goes on at a table of the server, against bots.
offline-take-away = Continue on this device
offline-take-away-hint = The game leaves the server: it counts for nothing there, and its table is closed.
offline-take-away-yes = Continue here
offline-remove = Remove
offline-remove-sure = Remove this game for good?
offline-remove-yes = Remove it
offline-open-record = Open a record
offline-open-record-hint = A game that was saved here, on another device or on a server. If it is not over, you play on.
offline-open-record-wrong = That file is no record of a game, or it was made by another version of the rules.

## Keeping Nasrid on this device

offline-keep = Keep Nasrid on this device
offline-keep-hint = Then it opens without a network. { $size } MB are fetched once.
offline-keep-start = Keep it
offline-keep-again = Go on fetching
offline-keeping = { $done } of { $size } MB
offline-keeping-stopped = The network broke off. What has arrived is kept.
offline-kept = Nasrid is kept on this device: { $size } MB. It opens without a network.
offline-kept-newer = A new version is being fetched. Games that you play now are not disturbed.
offline-kept-renewed = The newest version is here. It is used from the next page on.
offline-forget = Remove it from this device
offline-forget-hint = Your games stay.
offline-keep-not = This address cannot be kept: browsers allow it only over HTTPS.

## Passing the device on

cover-title = { $name }, it is your turn
cover-hint = Take the device. The others look away.
cover-take = Show my cards

### Playing without a server: games on this device, installation, several people at one device.

offline-title = On this device
offline-entry = Play on this device
offline-entry-hint = Against bots, or together on one screen. No network needed.
offline-no-network = You are offline. Games on this device, the score pad and the tile list work. Open tables, friends and your account need the network.
offline-companion = Score pad for the cardboard game
offline-box = Check your box
offline-lead = Everything here runs in your browser. Nothing is sent anywhere.
offline-loading = Getting the table ready …
error-not-here = The game could not be started on this device. Try again. If it keeps happening, your browser may be too old.

## A new game

offline-new = A new game
offline-new-submit = Start the game
offline-seat-choice-person = Someone on this device
offline-name-of = Name at seat { $seat }
offline-player = Player { $seat }
offline-nobody = At least one seat must be for a person.
offline-own-tiles = Play with the tiles of my box

## The games on this device

offline-tables = Games on this device
offline-tables-none = No games yet. Games you start here stay here, even if you close the window.
offline-before-release = This device has games made by a version of Nasrid before 0.1.0, which this version cannot read. They are unchanged. Use the version that wrote them.
# A button beside a game; $game: its players
offline-more = More options for the game: { $game }
offline-record = Save the record
offline-record-hint = The whole game as a file. You can open it on any device.
offline-to-server = Continue on the server
offline-to-server-hint = The game continues at a table on the server, against bots.
offline-take-away = Continue on this device
offline-take-away-hint = The game leaves the server: it is not rated there, and its table is closed.
offline-take-away-yes = Continue here
offline-remove = Remove
offline-remove-sure = Remove this game for good?
offline-remove-yes = Remove it
offline-open-record = Open a record
offline-open-record-hint = A game saved here, on another device or on a server. You can continue an unfinished game.
offline-open-record-wrong = That file is not the record of a game, or it was made under another version of the rules.

## Installing Nasrid on this device

offline-keep = Install Nasrid on this device
offline-keep-hint = Then it opens without a network. This downloads { $size } MB once.
offline-keep-start = Install
offline-keep-again = Resume download
offline-keeping = { $done } of { $size } MB
offline-keeping-stopped = The connection was lost. Finished downloads are kept.
offline-kept = Nasrid is installed on this device: { $size } MB. It opens without a network.
offline-kept-newer = A new version is being downloaded. Your current games are not affected.
offline-kept-renewed = The latest version is installed. It will be used from the next page.
offline-forget = Remove it from this device
offline-forget-hint = Your games stay.
offline-keep-not = Nasrid cannot be installed from this address: browsers allow it only over HTTPS.

## Passing the device to the next player

cover-title = { $name }, it is your turn
cover-hint = Take the device. Everybody else looks away.
cover-take = Show my cards

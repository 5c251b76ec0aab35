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
error-not-loaded = The game could not be downloaded. Check your connection, then try again. To play without a network, install Nasrid on this device first.
error-storage-blocked = Your browser does not let this site store anything, so games cannot be saved here. Allow the site to store data, then try again.
error-storage-full = This browser has no room left, so the game could not be saved. Free some space on the device or remove old games, then try again.

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
offline-review = Review this game
offline-review-hint = Win chances, luck, mistakes and better moves.
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
offline-open-record = Open a record or a backup
offline-open-record-hint = Games saved here, on another device or on a server. You can continue unfinished games.
offline-open-record-wrong = That file is neither the record of a game nor a backup. Choose another one.
offline-open-record-version = Another version of Nasrid made this file. Open it with that version.
offline-open-record-long = This game is too long: a record may have at most 5,000 actions. Choose another one.
offline-review-file = Review a record file
offline-review-file-hint = The record of a finished game, from a server, from another device or from the program nasrid.
offline-review-file-unfinished = This game is not over. It is now among your games: play it to its end, then review it.
offline-backup = Save a backup
offline-backup-hint = All games on this device in one file. Open it on another device to continue there. No game is overwritten.
offline-restored-none = The backup contains no games.
offline-restored-added = { $count ->
    [one] One game was added.
   *[other] { $count } games were added.
}
offline-restored-continued = { $count ->
    [one] One game was here already and now has its newer moves.
   *[other] { $count } games were here already and now have their newer moves.
}
offline-restored-copied = { $count ->
    [one] One game had continued differently here. It was added as a copy.
   *[other] { $count } games had continued differently here. They were added as copies.
}
offline-restored-unchanged = { $count ->
    [one] One game was here already.
   *[other] { $count } games were here already.
}
offline-restored-damaged = { $count ->
    [one] One game in the file is damaged and was not added.
   *[other] { $count } games in the file are damaged and were not added.
}

## Installing Nasrid on this device

offline-keep = Install Nasrid on this device
offline-keep-hint = Then it opens without a network. This downloads { $size } MB once.
offline-keep-start = Install
offline-keep-later = Not now
offline-keep-again = Resume download
offline-keeping = { $done } of { $size } MB
offline-keeping-stopped = The connection was lost. Finished downloads are kept.
offline-keeping-full = This browser has no room for { $size } MB. Free some space on the device, then resume the download. Finished downloads are kept.
offline-kept = Nasrid is installed on this device: { $size } MB. It opens without a network.
offline-kept-newer = A new version is being downloaded. Your current games are not affected.
offline-kept-renewed = The latest version is installed. It will be used from the next page.
offline-persistent = The browser will not delete Nasrid or your games on its own.
offline-not-persistent = If the device runs out of space, the browser may delete Nasrid and your games. Save a backup of the games you want to keep.
offline-app = Add Nasrid to your apps
offline-forget = Remove it from this device
offline-forget-hint = Your games stay.
offline-keep-not = Nasrid cannot be installed from this address: browsers allow it only over HTTPS.
offline-keep-unsupported = This browser cannot install websites. Open Nasrid in another browser, or leave private browsing.
offline-keep-blocked = Your browser does not let this site store anything. Nasrid cannot be installed, and games cannot be saved. Allow the site to store data, then reload the page.

## Passing the device to the next player

cover-title = { $name }, it is your turn
cover-hint = Take the device. Everybody else looks away.
cover-take = Show my cards
# The player who held the device before
cover-undo = { $name } wants to undo
# The player who has to agree to the undo
cover-undo-title = { $name }, do you agree?

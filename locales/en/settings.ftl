### The settings, and the profile with the player's own games.

settings-group-look = Appearance, pace and sound
settings-group-login = Login and security
settings-name-saved = Saved. Seats you have already taken keep your old name.
settings-save = Save
settings-theme = Day or night
settings-theme-auto = Same as device
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Motion
settings-motion-auto = Same as device
settings-motion-on = Full
settings-motion-off = Reduced
settings-pace = Other players’ speed
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-quick = Quick
settings-pace-hint = How long another player’s move is shown. The next move waits while you look at a city or at the majorities.
settings-sound = Sound
settings-sound-hint = Quiet sounds for cards and tiles, and a note when it is your turn.
settings-volume = Volume
settings-ambience = Ambience
settings-ambience-hint = A fountain, wind and birds at the table, as long as the sound is on.
settings-ambience-volume = Volume of the ambience
settings-letters = Letters on tiles
settings-letters-hint = Each tile shows the first letter of its kind.
settings-strong = Stronger colours
settings-strong-hint = Increases the contrast between colours that red-green colour blindness makes hard to tell apart.
settings-plain = Plain plaster
settings-plain-hint = No relief and no latticed light behind the city.
settings-confirm = Confirm automatically
settings-confirm-after = { $seconds ->
    [0] Never
   *[other] { $seconds } s
}
settings-confirm-hint = Only at tables where turns are confirmed.
settings-device = Another device
settings-device-hint = Continue your games on your phone or another computer.
settings-device-make = Create a link
settings-device-how = Open this link on the other device within 15 minutes. It works once; do not share it.
settings-device-qr = QR code that signs another device in as you
settings-device-use = Sign this device in
settings-device-use-hint = This link is from another device of yours. Continue here under the same name, with the same tables.
settings-device-use-instead = This device now belongs to { $name }. If you continue, it switches to the name and the tables of the link.
settings-account = Login
settings-account-none = You are a guest on this device. With a login and a password you can return from any device.
settings-account-login = Your login is { $login }.
settings-login = Login
settings-password = Password
settings-password-hint = At least 8 characters. Your other devices will be signed out, and passkeys and recovery codes become invalid.
settings-present = Current password
settings-present-why = It proves that it is you, even if somebody else has your device.
settings-password-saved = Saved. Keep it safe: nobody can send you a new one.
settings-set-password = Set a password
settings-change-password = Change the password
settings-sign-in = Sign in
settings-sign-in-hint = For people who have set a login and a password on another device.
settings-sign-out = Sign out
settings-sign-out-warning = Without a password you cannot return to your tables. Set one first, or create a link for another device.
settings-sign-out-anyway = Sign out anyway
settings-devices = Devices
settings-devices-this = This device
settings-devices-unknown = Another device
settings-devices-seen = Last used on { DATETIME($day, dateStyle: "medium") }
settings-devices-end-others = Sign out all other devices
settings-devices-name = { $browser } on { $system }
settings-security = Recent security events
settings-security-hint = If you do not recognise an event, change your password.
settings-security-hint-guest = If you do not recognise an event, sign out all other devices.
settings-security-none = Nothing so far.
settings-security-all = Show all
settings-event-signed_in = Signed in
settings-event-device_linked = Signed in with a link from another device
settings-event-device_signed_out = Device signed out
settings-event-others_signed_out = All other devices signed out
settings-event-password_set = Password set
settings-event-password_changed = Password changed
settings-event-recovered = Password reset with a recovery code
settings-event-recovery_codes_created = New recovery codes created
settings-event-second_factor_set = Second factor set up
settings-event-admin_verified = Second factor entered
settings-event-when = { $device } · { DATETIME($time, dateStyle: "medium", timeStyle: "short") }
settings-data = What we store about you
settings-codes = Recovery codes
settings-codes-hint = If you forget your password, a recovery code lets you set a new one. A new password makes all codes invalid.
settings-codes-new = New recovery codes
settings-codes-keep = Write these codes down: they are not shown again. If you forget your password, any of them lets you set a new one; the others are then invalid. Older codes no longer work.
settings-export = Save everything to a file
settings-delete = Delete my account
settings-delete-warning = This cannot be undone. Your games stay for the other players, without your name and your messages.
settings-delete-name = To confirm, type your name: { $name }
settings-delete-now = Delete for good
settings-forgotten = I have forgotten my password
settings-code = Recovery code
settings-recover = Set the password and sign in

## Profile

profile-title = Your games
profile-progress = Your progress
profile-none = You have not finished a game here yet.
# $count: at least 3
profile-chart = Points in your last { $count } games, latest on the right. Games you won are gold.
profile-kind = { $game } for { $players }
profile-figures = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won } won, best { $best }, average { $mean } points
profile-mine = Your rating: { $rating }
profile-bot = { $level }: { $rating }
profile-rating = { $mu } ± { $spread }
profile-rules = How ratings work
profile-rules-estimate = A rating estimates your strength. The true value is very likely within the range given by ±.
profile-rules-people = Only games between at least two people count, and only results against people. Lessons, unrated tables, and games with custom tiles or a trained network do not count. Neither do games continued from a record.
profile-rules-hints = A rated game has no hints. If everyone agrees to an undo, the game still counts.
profile-rules-absent = If a bot plays for you while you are away, your rating can fall, but not rise.
profile-rules-newcomers = A newcomer has fewer than { $newcomer } rated games with this game and number of players. Results against newcomers count only for other newcomers.
profile-rules-repeated = At most { $daily } games per day between the same two people count.
profile-result = { $won ->
    [yes] Won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
profile-with = { $game } with { $others }
profile-day = { DATETIME($day, dateStyle: "medium") }
profile-review = Review
profile-replay = Watch again

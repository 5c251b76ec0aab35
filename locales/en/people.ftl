### Friends, invitations, blocks, reports, public pages, and the page for moderators.

people-title = People
people-friends = Friends
people-recent = Recently played with
people-blocked = Blocked
people-none = People you play with will be listed here.
people-befriend = Add as a friend
people-befriend-name = Add as a friend: { $name }
people-unfriend = Remove from friends
people-unfriend-name = Remove from friends: { $name }
people-block = Block
people-block-name = Block { $name }
people-unblock = Unblock
people-unblock-name = Unblock { $name }
people-block-hint = Blocked people cannot join your tables, invite you or be matched with you. You do not see their messages.
people-page = Public page
people-page-of = { $name }’s public page
people-report = Report
people-report-name = Report { $name }
people-report-table = Report this table
people-report-why = What is wrong?
people-report-send = Send the report
people-report-sent = Thank you. The server’s moderators will read it.
people-vote = Let a bot take over
people-vote-name = Let a bot take over for { $name }
people-vote-hint = If more than half of the other players agree, a bot plays for { $name } until they return.
people-invite-title = People you know
people-invite = Invite
people-invite-name = Invite { $name }
people-invited = Invited

## A public page

page-mine = Public page
page-mine-show = Show a page about me
page-mine-hint = It shows your name, your ratings and your results, but not your opponents. Anyone with its address can read it.
page-mine-open = Open your page
page-title = { $name } · Nasrid
page-nobody = There is no page here.
page-nobody-hint = Its owner may have removed it.
page-rating = Rating: { $rating }
page-games = Latest games
page-no-games = No finished games yet.

## For moderators

admin-title = Moderation
admin-open = Server moderation
admin-reports = Reports
admin-reports-none = There are no open reports.
admin-reports-later = Show later reports
# $name: the player it is about
admin-report-player = About { $name }
admin-report-table = About the table
admin-report-tournament = About the tournament “{ $title }”
admin-look = View the table
admin-look-tournament = View the tournament
admin-reason = Reason
admin-reason-hint = It is logged. Banned players can read it.
admin-bans = Bans
admin-bans-none = Nobody is banned.
admin-address = Address
admin-log = Moderation log
admin-log-line = { $what }, { $target }: { $reason }
admin-log-by = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }, { $name }
admin-log-command = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }, on the command line
admin-log-older = Show earlier entries
factor-title = Second factor
factor-needed = Moderators need a second factor, so that a lost password or device is not enough. You need an authenticator app.
factor-begin = Set up
factor-scan = Scan this code with your authenticator app. Then enter the six digits that it shows.
factor-qr = QR code for your authenticator app
factor-secret = Or type this secret into the app:
factor-hint = Enter the six digits that your authenticator app shows.
factor-code = Code
factor-verify = Continue
admin-do-ban_player = Ban the player
admin-do-unban_player = Unban
admin-do-ban_address = Ban this address
admin-do-unban_address = Unban
admin-do-unlist = Hide the table
admin-do-relist = Show the table again
admin-do-remove = { $place ->
    [table] Remove the table for good
    [tournament] Remove the tournament for good
   *[other] Remove for good
}
admin-do-reset_name = Reset the player’s name
admin-do-reset_title = Remove the tournament’s name
admin-do-resolve = Close report
admin-do-grant_admin = Make moderator
admin-do-revoke_admin = Remove moderator

## Errors

error-bad-password = A password must have 8 to 200 characters. Choose another one.
error-wrong-credentials = Login and password do not match. Try again.
error-wrong-code = This code is wrong or has been used. Enter the code your app shows now, or the next one.
error-second-factor-required = Enter a code from your authenticator app first.
error-login-taken = This login is already taken. Choose another one.
error-no-such-link = This link has been used or is too old. Make a new one on your other device.
error-no-such-player = This person is no longer here.

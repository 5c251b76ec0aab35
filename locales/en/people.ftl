### People and each other: friends, invitations, blocks, reports, public pages, and the page for administrators.

people-title = People
people-friends = Friends
people-recent = Played with lately
people-blocked = Blocked
people-none = Those you play with will be listed here.
people-befriend = Add as a friend
people-befriend-name = Add { $name } as a friend
people-unfriend = No longer friends
people-unfriend-name = No longer friends with { $name }
people-block = Block
people-block-name = Block { $name }
people-unblock = Unblock
people-unblock-name = Unblock { $name }
people-block-hint = Blocked people cannot join your tables, invite you or be matched with you. You do not read what they say.
people-page = Public page
people-page-of = Public page of { $name }
people-report = Report
people-report-name = Report { $name }
people-report-table = Report this table
people-report-why = What is wrong?
people-report-send = Send the report
people-report-sent = Thank you. Whoever runs this server will read it.
people-vote = Stop waiting
people-vote-name = Stop waiting for { $name }
people-vote-hint = When more than half of the others want that, a bot plays for { $name } until they are back.
people-invite-title = People you know
people-invite = Invite
people-invite-name = Invite { $name }
people-invited = Invited

## A public page

page-mine = Public page
page-mine-show = Show a page about me
page-mine-hint = It shows your name, your ratings and your results, but nobody you played with. Anybody with its address can read it.
page-mine-open = Open your page
page-title = { $name } · Nasrid
page-nobody = There is no page here.
page-nobody-hint = Perhaps its owner does not want it any more.
page-rating = Rating: { $rating }
page-games = Latest games
page-no-games = No finished games yet.

## For administrators

admin-title = Administration
admin-open = Administration of this server
admin-reports = Reports
admin-reports-none = No report is open.
# $name: the player it is about
admin-report-player = About { $name }
admin-report-table = About the table
admin-look = Look at the table
admin-reason = Reason
admin-reason-hint = It is written down. Who is kept out can read it.
admin-bans = Kept out
admin-bans-none = Nobody is kept out.
admin-address = Address
admin-log = What was done
admin-log-line = { $what }, { $target }: { $reason }
admin-log-by = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }, { $name }
admin-log-command = { DATETIME($day, dateStyle: "medium", timeStyle: "short") }, on the command line
admin-do-ban_player = Keep the player out
admin-do-unban_player = Let in again
admin-do-ban_address = Keep this address out
admin-do-unban_address = Let in again
admin-do-hide = Hide the table
admin-do-show = Show the table again
admin-do-remove = Remove the table for good
admin-do-take_name = Take the name
admin-do-settle = Settle
admin-do-appoint = May use this page
admin-do-dismiss = May no longer use this page

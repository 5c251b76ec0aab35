### Being told that it is one's turn: the switch in the settings, and what a notification says.

push-title = Notifications
push-switch = Tell me when it is my turn
push-switch-hint = At tables with days for each move, on this device. Not while you have the table open.
push-denied = Your browser does not let Nasrid notify you. Allow it in the browser’s settings for this page, then try again.
push-failed = Your browser could not reach its notification service. Try again later.
push-not-here = This browser cannot notify you here. On an iPhone or iPad, first put Nasrid on the home screen (Share, then Add to Home Screen) and open it from there. Elsewhere it takes a newer browser and HTTPS.
push-quiet = Quiet hours
push-quiet-from = From
push-quiet-until = Until
push-quiet-hint = What comes in these hours is told afterwards. The same time twice: no quiet hours.

## What a notification says

push-turn = It is your turn
push-turn-hint = The others at the table wait for you.
push-off = No more notifications

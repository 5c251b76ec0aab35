### Push notifications: their settings and their texts.

push-title = Notifications
push-switch = Notify me when it is my turn
push-switch-hint = At tables where a move may take days, on this device. Not while you have the table open.
push-denied = Your browser blocks notifications from Nasrid. Allow them in the browser’s settings for this page, then try again.
push-failed = Your browser could not reach its notification service. Try again later.
push-not-here = This browser cannot notify you here. On an iPhone or iPad, first add Nasrid to the home screen (Share, then Add to Home Screen) and open it from there. On other devices you need a newer browser and HTTPS.
push-quiet = Quiet hours
push-quiet-from = From
push-quiet-until = Until
push-quiet-hint = What happens in these hours is announced afterwards. Set both to the same time for no quiet hours.

## The text of a notification

push-turn = It is your turn
push-turn-hint = The other players are waiting for you.
push-off = Turn off notifications

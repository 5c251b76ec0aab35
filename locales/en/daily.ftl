### The deal of the day.

daily-days = Day
daily-earlier = Previous day
daily-later = Next day
# $bots is a list such as "Merchant and 2 × Architect"
daily-against = Against { $bots }
# $time is a duration such as "5 hours and 12 minutes"
daily-left = The next deal comes in { $time }.
daily-over = This day is over.
daily-play = Play the deal
daily-continue = Continue your game
daily-practise = Play for practice
daily-rules = Everybody gets the same cards, tiles and opponents. Your first game counts: about 50 decisions, without hints. You have until the end of the next day to finish it.
daily-practice-hint = Practice is the same deal with hints. It does not count.
daily-public = The deal follows from the date, so it is no secret: anybody can look it up. The results are for fun and change no rating.
daily-device = On this device, your result stays here and is not compared with others.
daily-offline = The server cannot be reached. You can play the same deal on this device. The result stays here and does not count on the server.
daily-play-here = Play on this device

## The player's result

daily-points = { $won ->
    [yes] You won with { $points } points
   *[no] { $points } points
}
daily-ahead = { $points ->
    [one] { $points } point ahead of the best opponent
   *[other] { $points } points ahead of the best opponent
}
daily-behind = { $points ->
    [one] { $points } point behind the best opponent
   *[other] { $points } points behind the best opponent
}
daily-level = Level with the best opponent
daily-place = Place { $place } of { $players }
daily-beaten = better than { $share } of the others
daily-first = You are the first to finish this deal.
daily-unfinished = Your attempt ended without a result.
daily-yours-is-best = Your game is the best of the day.
daily-share = Share
daily-copied = Copied
daily-picture = Save as picture
daily-review = Review your game
daily-review-best = Review the best game
daily-replay = Replay your game
daily-replay-best = Replay the best game
# $day is a date such as "Monday, January 5, 2026"
daily-share-title = Nasrid, deal of the day: { $day }
# $lead is a number with a sign
daily-share-result = { $game }: { $points } points, lead { $lead }
daily-share-points = { $points } points, { $lead }

## The results

daily-results = Results
daily-count = { $count ->
    [one] { $count } player has finished this deal.
   *[other] { $count } players have finished this deal.
}
daily-nobody = Nobody has finished this deal yet.
daily-column-place = Place
daily-column-name = Player
daily-column-points = Points
daily-column-lead = Lead
daily-lead-hint = The lead over the best opponent decides the place.

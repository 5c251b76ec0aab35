### The tutorial: its list of chapters, and the coach's texts. Each chapter is a file of src/nasrid/chapters; its
### messages are named after it and are in the order of its steps. The coach explains every term of the game before its
### first use.

learn-title = Learn to play
learn-lead = You play at a real table, and a coach guides you. Leave at any time: every chapter resumes where you stopped.
learn-first = Start here
learn-more = Then, in any order
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-begin = Start
learn-continue = Continue
learn-repeat = Again
# For screen readers: the action of the button, and its chapter
learn-do = { $action }: { $chapter }
learn-done = Done
learn-rules = Read the rules
learn-rules-hint = Short, with pictures, in the order you need them.

learn-chapter-basics = The game
learn-chapter-basics-about = Take money, buy, build, score. At the end you play a short game against apprentices.
learn-chapter-duo = Two players
learn-chapter-duo-about = Dirk joins in: he never takes a turn, but his tiles count.
learn-chapter-granada = Granada
learn-chapter-granada-about = Tiles with two faces, moats, and points that grow with everyone’s cities.
learn-chapter-combined = Both together
learn-chapter-combined-about = Alhambra and Granada in one city, wall against moat.
learn-chapter-vizier = The vizier
learn-chapter-vizier-about = Buy a tile when it is not your turn.
learn-chapter-exchange = Exchange cards
learn-chapter-exchange-about = Pay for one tile in two currencies.
learn-chapter-bonus = Bonus cards
learn-chapter-bonus-about = A secret that makes a tile count twice.
learn-chapter-huts = Worker huts
learn-chapter-huts-about = Free, and worth as much as their neighbours.

## The coach's panel

learn-coach = Coach
learn-step = { $step } of { $steps }
learn-next = Next
learn-show = Show me
learn-others = Now the other players take their turns. Watch.
# The player took another legal action
learn-wrong = That is allowed, but this lesson is about something else.
learn-strayed = This game has left the lesson. Play on as you like, or start the lesson again.
learn-again = Start again
learn-play-on = Play on
learn-next-chapter = Next: { $chapter }
learn-chapters = All chapters

## The game

learn-basics-hello = Welcome! In about ten minutes you will know this game. I show you things, and you try them. You can stop at any time and continue later.
learn-basics-city = This is the lion fountain, the heart of your city. The city grows around it, made of square tiles. Each tile shows a building: a tower, a garden and so on.
learn-basics-money = This is your money. There are four currencies, each with a colour and a shape of its own: florins, dirhams, denars and ducats. Only you see your cards.
learn-basics-site = Four tiles are for sale on the building site. The number on a tile is its price. The space under it shows the currency.
learn-basics-turn = You and the other players take turns. On your turn you take one action. We start with the simplest one: you take money.
learn-basics-take = These four cards are the display. As an action you may take any one of them. You have 3 ducats, and the tower costs 9: choose the 7 ducats, then press the golden button.
learn-basics-take-other = You may take that. But the tower costs ducats: take the card with 7 ducats.
learn-basics-take-first = One thing at a time: first take the 7 ducats.
learn-basics-buy-why = It is your turn again. Now you buy a tile: that is also an action. The seraglio is on the florin space and costs 7.
learn-basics-buy = You hold one card of 8 florins. You may pay more than the price, but there is no change. Choose the seraglio and buy it.
learn-basics-buy-not-take = Money can wait. This time you buy a tile.
learn-basics-buy-other = You could also buy that. But let us start with the seraglio.
learn-basics-build = After your actions you build what you bought: you add it to your city. The thick edge is a wall. Choose the place left of the fountain, so that the wall faces outwards, then press the golden button.
learn-basics-build-other = That place is also allowed. But choose the one left of the fountain.
learn-basics-build-first = That comes later. First build the tile beside the fountain.
learn-basics-exact-why = Look at the chambers: they cost 8 denars, and you hold 3 and 5. If you pay the exact price, you may take another action in the same turn.
learn-basics-exact = Choose the chambers. Your 3 and 5 denars are already selected. Buy the chambers!
learn-basics-exact-other = You could also buy that, but not for the exact price. Buy the chambers.
learn-basics-again = Well paid: you have another action. The empty space on the building site is refilled only after your turn.
learn-basics-several = Take money again. Instead of one card you may take several, if they add up to 5 at most. Take 1 dirham and 4 denars.
learn-basics-several-other = You may take that. But try it with two cards: 1 dirham and 4 denars.
learn-basics-several-first = You could buy that. But take money this time: 1 dirham and 4 denars.
learn-basics-several-not-end = You may stop here. But do not waste another action: take money.
learn-basics-walls = Now build the chambers. They have walls on two sides. A wall may touch only another wall, an open side only another open side.
learn-basics-mistake = Let us make a mistake on purpose. Try to build the chambers right of the fountain: choose that place.
learn-basics-mistake-why = Refused! The left side of the chambers is a wall, but the fountain is open on all sides. We always show you the broken rule, and nothing is lost.
learn-basics-walk = The second rule: you must be able to walk from the fountain to every tile without crossing a wall.
learn-basics-holes = The third rule: a city has no holes, so no empty place may be closed in. And tiles are never rotated: all roofs point up.
learn-basics-build-again = Above the fountain everything fits: the open side meets the fountain, and the walls face outwards. Build the chambers there.
learn-basics-build-again-other = That is also allowed. But choose the place above the fountain: there your wall can grow.
learn-basics-tower = You have 10 ducats now, and the tower costs 9. That is not exact, but worth it. Buy the tower.
learn-basics-tower-other = You could buy that. But you took the ducats for the tower: buy it.
learn-basics-reserve = You do not have to build a tile at once. You can keep it for later, in your reserve. It does not count there. Put the tower into the reserve.
learn-basics-reserve-not-build = It would fit there. But first let us try the reserve: put the tower into it.
learn-basics-redesign-why = There is a third action: you may redesign your city. You build one tile from your reserve, or you move one tile from the city to the reserve, or you swap the two.
learn-basics-redesign = Choose the tower in your reserve, then the place right of the chambers. See how your wall gets longer.
learn-basics-redesign-first = That would be another action. This time redesign your city: build the tower.
learn-basics-redesign-other = That place is allowed. But right of the chambers your wall grows longest.
learn-basics-redesign-not-swap = You may also swap tiles. But you would lose one: build the tower right of the chambers.
learn-basics-redesign-not-remove = That would take a tile out of your city. Build the tower instead.
learn-basics-scoring = A scoring! There are three in a game, and each gives you points for your city. Let us read the sheet together.
learn-basics-scoring-most = For every kind of building, whoever has the most gets points. Nobody else has a tower: 6 points for you. Towers earn the most, pavilions the least.
learn-basics-scoring-tie = Two players have the same number of chambers, one each. They share the 4 points: 2 for you.
learn-basics-scoring-wall = Your longest wall around the city earns one point per edge: 4 for you. Walls between two tiles do not count.
learn-basics-later = Two cards in the money deck start a scoring; the first has just come. The second scoring also pays second place, and the last one also pays third place.
learn-basics-end = The tiles come from a bag. The game ends when the bag can no longer fill the building site. Then comes the last scoring, and whoever has the most points wins.
learn-basics-help = If you are stuck, ask for a hint here. Point at a thing, or press and hold it, to see what it is. The rules are in the menu.
learn-basics-finish = Now you know everything. Finish the game: the other players are apprentices, and only a few tiles are left. Good luck!

## Two players and Dirk

learn-duo-dirk = In a game for two there is a third player: Dirk. He has no city and no money, and he never takes a turn. But he owns tiles: six at the start.
learn-duo-counts = At a scoring Dirk takes part like a player. He has two towers, and you have one: he would get the points for towers.
learn-duo-gift = You can use him: you may give Dirk a tile that you buy. Your opponent has the most gardens, two of them. Dirk has one.
learn-duo-buy = Buy the cheap garden. Its three walls make it of little use to you.
learn-duo-buy-first = Money can wait: buy the garden.
learn-duo-give = Now give it to Dirk. This cannot be undone, so you are asked twice: press the button twice.
learn-duo-give-not-build = You could build it. But this time give it to Dirk.
learn-duo-give-not-reserve = You could keep it. But this time give it to Dirk.
learn-duo-money = Your opponent took money. You take some as well: 1 florin and 3 dirhams.
learn-duo-money-other = You may take that. But take 1 florin and 3 dirhams, and see what happens.
learn-duo-garden = The first scoring. Dirk now has two gardens, as many as your opponent. They share the 5 points: 2 each.
learn-duo-tower = Dirk gets 6 points for the towers. Second place pays nothing this time.
learn-duo-wall = Dirk has no city, so he never gets points for a wall.
learn-duo-more = After the first scoring Dirk draws six more tiles from the bag, and after the second a third of the bag. Keep an eye on him!
learn-duo-finish = That is Dirk. He cannot win, but he can cost you the victory. Play on from here, or learn something else.

## Granada

learn-granada-hello = Granada is played like Alhambra: take money, buy, build, redesign. Three things are different.
learn-granada-faces = The first: every tile has two faces with two different buildings. The price of one face is even, the other face costs 1 more.
learn-granada-back = Choose the school and you can look at its back: a library for 9. Everybody may look at the back of any tile.
learn-granada-moats = The second: instead of walls there are moats, ditches full of water. The rules are the same: moat to moat, open side to open side, and you cannot walk across.
learn-granada-buy = You have a library and want another one. Buy the school: on its back is a library.
learn-granada-buy-first = Money can wait: buy the school.
learn-granada-turning = You build a tile with the face that you bought. To turn it over, you pay at least 3 in one currency. In the reserve you may choose either face for free.
learn-granada-build = Turn the tile over for your 3 ducats, then build the library above the tile in the middle.
learn-granada-build-turned = That is the school. Turn the tile over first.
learn-granada-build-other = That place is allowed. But choose the one above the tile in the middle.
learn-granada-build-not-reserve = You could keep it for later. But build the library now.
learn-granada-marker = A new tile has come with an odd price, as this black marker showed. Then the marker moved to the other side, so the next tiles come with even prices.
learn-granada-scoring = The third: the points. There are 3 libraries in all cities together. You have the most, and that earns 3 points. The more there are of a kind, the more it earns.
learn-granada-tie = In Granada, ties do not share. Two players have one arena each, so the dearer one decides: the arena for 10 wins.
learn-granada-moat = And your longest moat around the city earns one point per edge.
learn-granada-later = At the second scoring, first place gets twice the number and second place once. At the last one it is three times, twice and once.
learn-granada-simple = For first games there is a simple scoring with fixed points: 3, then 10 and 3, then 18, 10 and 3. You choose it when you open a table.
learn-granada-finish = Now you know Granada. Play on from here, or learn something else.

## Alhambra and Granada together

learn-combined-hello = Here you play both games at once. Everybody starts with an Alhambra, and Granada grows beside it.
learn-combined-two = Each space has two tiles: one from Alhambra, one from Granada. You may buy either of them, or both, one after the other.
learn-combined-buy = You hold 7 ducats. Buy the bath house for 6.
learn-combined-buy-first = Money can wait: buy the bath house.
learn-combined-buy-other = You could also buy that. But we need a Granada tile: the bath house.
learn-combined-meet = Where Alhambra and Granada meet, a wall must touch a moat. Your garden has a wall on the right: there Granada can begin.
learn-combined-mistake = First, a mistake on purpose: try to build the bath house left of the fountain.
learn-combined-mistake-why = Refused: there an open side of Alhambra would meet an open side of Granada. That is never allowed.
learn-combined-build = Now build the bath house right of the garden, moat against wall.
learn-combined-build-other = That is allowed. But choose the place right of the garden.
learn-combined-build-turned = That is the back of the tile. Turn it over again and build the bath house.
learn-combined-build-not-reserve = You could keep it for later. But build the bath house now.
learn-combined-first = This is the first tile of your Granada. Every walk through Granada starts here, and the tile stays here for the whole game.
learn-combined-scoring = Alhambra and Granada each score by their own rules. Your longest wall counts, and so does your longest moat.
learn-combined-stretch = There is one more thing: where a wall touches a moat, that is a stretch. Your longest stretch earns 2 points per edge.
learn-combined-long = With two tiles on each space you may act up to nine times in a turn, if you always pay exactly.
learn-combined-finish = Now you know the largest game of them all. Play on from here, or learn something else.

## The vizier

learn-vizier-ready = This is your vizier. While it is face up, you may buy one tile between two turns of the other players. The vizier pays the exact price, never more.
learn-vizier-take = Take the 5 denars: they will soon pay for something.
learn-vizier-take-other = You may take that. But you will need the 5 denars in a moment.
learn-vizier-window = A player has finished a turn, and a tower for 9 denars has come. You hold 4 and 5: exactly 9. Before the next turn begins, your vizier may buy it.
learn-vizier-buy = Choose the tower and let your vizier buy it.
learn-vizier-buy-not-pass = You may pass. But you have been waiting for this tower: buy it.
learn-vizier-build = Build the tower right of the fountain.
learn-vizier-build-other = That place is allowed. But choose the one right of the fountain.
learn-vizier-build-not-reserve = You could keep it for later. But build the tower now.
learn-vizier-down = Now your vizier is face down and rests. An exact payment by the vizier does not earn another action.
learn-vizier-reactivate = It is your turn. Turning the vizier face up again is an action. Choose the vizier and turn it face up.
learn-vizier-reactivate-first = First turn your vizier face up again.
learn-vizier-order = If several players want to use their viziers, whoever plays next goes first. After each tile everybody may decide again.
learn-vizier-finish = An unused vizier is worth nothing at the end: use it. Play on from here, or learn something else.

## Exchange cards

learn-exchange-card = This is an exchange card. It shows two currencies: denars and florins. There are six exchange cards in the money deck.
learn-exchange-take = You take it like money, but on its own. Take it now.
learn-exchange-take-other = You may take that. But we want the exchange card.
learn-exchange-use = The garden costs 11 florins. You hold 9 florins and 2 denars. With the exchange card you may pay in both currencies together: exactly 11.
learn-exchange-buy = Choose the garden. The cards are already selected. Buy it!
learn-exchange-buy-first = Money can wait: buy the garden.
learn-exchange-again = You paid exactly, so you have another action. Take the two cards with 1 and 4 florins.
learn-exchange-again-other = You may take that. But take the 1 and the 4 florins.
learn-exchange-again-not-end = You may stop here. But take the money first: it costs nothing.
learn-exchange-build = Build the garden right of the fountain.
learn-exchange-build-other = That place is allowed. But choose the one right of the fountain.
learn-exchange-build-not-reserve = You could keep it for later. But build the garden now.
learn-exchange-gone = The exchange card is spent: it pays for one tile only. It may come again when the cards are shuffled.
learn-exchange-finish = Now you know the exchange cards. Play on from here, or learn something else.

## Bonus cards

learn-bonus-cards = You hold bonus cards, which only you can see. Each shows one particular tile, always one without walls. This one shows the garden for 10.
learn-bonus-worth = While this tile is in your city, you may show its bonus card. From then on the tile counts as two.
learn-bonus-buy = The garden for 10 is on sale. Buy it with your 4 and 7 florins.
learn-bonus-buy-first = Money can wait: buy the garden before somebody else does.
learn-bonus-build = Build the garden right of the fountain.
learn-bonus-build-other = That place is allowed. But choose the one right of the fountain.
learn-bonus-build-not-reserve = In the reserve it would not count. Build the garden now.
learn-bonus-reveal = A scoring begins. Before it, you may show a bonus card. Show it!
learn-bonus-reveal-not-pass = You may keep it secret. But now it earns points: show it.
learn-bonus-scoring = Two gardens and a bonus card count as three. The next player has two.
learn-bonus-back = If the tile leaves your city, its bonus card returns to your hand and does not count.
learn-bonus-finish = You may also hide a bonus card until the last scoring and surprise everybody. Play on from here, or learn something else.

## Worker huts

learn-huts-huts = These are worker huts. Taking one is an action, and it costs nothing. You build it like a tile.
learn-huts-worth = A hut counts as many buildings of its kind as touch it, three at most. There must be no wall between them.
learn-huts-take = You have two towers. Take the tower hut.
learn-huts-take-first = That can wait: take the tower hut.
learn-huts-take-other = You may also take that one. But you have towers: take the tower hut.
learn-huts-build = Build it where it touches both towers: right of the upper one.
learn-huts-build-other = That place is allowed. But there the hut does not touch both towers.
learn-huts-build-not-reserve = In the reserve it would not count. Build it now.
learn-huts-scoring = Two towers, and a hut that counts as two: four in total. The next player has three.
learn-huts-three = You may have at most three huts in a game, including those in your reserve. So choose their places well.
learn-huts-finish = Now you know the worker huts. Play on from here, or learn something else.

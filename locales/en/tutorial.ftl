### The tutorial: its list of chapters, and the coach's texts. Each chapter is a file of src/nasrid/chapters; its
### messages are named after it and are in the order of its steps. The coach explains every term of the game before its
### first use.

tutorial-title = Learn to play
tutorial-lead = You play at a real table, and a coach guides you. Leave at any time: every chapter resumes where you stopped.
tutorial-first = Start here
tutorial-more = Then, in any order
tutorial-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
tutorial-begin = Start
tutorial-continue = Continue
tutorial-repeat = Again
# For screen readers: the action of the button, and its chapter
tutorial-do = { $action }: { $chapter }
tutorial-done = Done
tutorial-rules = Read the rules
tutorial-rules-hint = Short, with pictures, in the order you need them.

tutorial-chapter-basics = The game
tutorial-chapter-basics-about = Take money, buy, build, score. At the end you play a short game against apprentices.
tutorial-chapter-duo = Two players
tutorial-chapter-duo-about = Dirk joins in: he never takes a turn, but his tiles count.
tutorial-chapter-granada = Granada
tutorial-chapter-granada-about = Tiles with two faces, moats, and points that grow with everyone’s cities.
tutorial-chapter-combined = Both together
tutorial-chapter-combined-about = Alhambra and Granada in one city, wall against moat.
tutorial-chapter-vizier = The vizier
tutorial-chapter-vizier-about = Buy a tile when it is not your turn.
tutorial-chapter-exchange = Exchange cards
tutorial-chapter-exchange-about = Pay for one tile in two currencies.
tutorial-chapter-bonus = Bonus cards
tutorial-chapter-bonus-about = A secret that makes a tile count twice.
tutorial-chapter-huts = Worker huts
tutorial-chapter-huts-about = Free, and worth as much as their neighbours.

## The coach's panel

tutorial-coach = Coach
tutorial-step = { $step } of { $steps }
tutorial-next = Next
tutorial-show = Show me
tutorial-others = Now the other players take their turns. Watch.
tutorial-others-done = The other players have taken their turns:
# The player took another legal action
tutorial-wrong = That is allowed, but this lesson is about something else.
tutorial-strayed = This game has left the lesson. Play on as you like, or start the lesson again.
tutorial-again = Start again
tutorial-play-on = Play on
tutorial-next-chapter = Next: { $chapter }
tutorial-chapters = All chapters

## The game

tutorial-basics-hello = Welcome! In about ten minutes you will know this game. I show you things, and you try them. You can stop at any time and continue later.
tutorial-basics-city = This is the lion fountain, the heart of your city. The city grows around it, made of square tiles. Each tile shows a building: a tower, a garden and so on.
tutorial-basics-money = This is your money. There are four currencies, each with a colour and a shape of its own: florins, dirhams, denars and ducats. Only you see your cards.
tutorial-basics-site = Four tiles are for sale on the building site. The number on a tile is its price. The space under it shows the currency.
tutorial-basics-turn = You and the other players take turns. On your turn you take one action. We start with the simplest one: you take money.
tutorial-basics-take = These four cards are the display. As an action you may take any one of them. You have 3 ducats, and the tower costs 9: choose the 7 ducats, then press the golden button.
tutorial-basics-take-other = You may take that. But the tower costs ducats: take the card with 7 ducats.
tutorial-basics-take-first = One thing at a time: first take the 7 ducats.
tutorial-basics-buy-why = It is your turn again. Now you buy a tile: that is also an action. The seraglio is on the florin space and costs 7.
tutorial-basics-buy = You hold one card of 8 florins. You may pay more than the price, but there is no change. Choose the seraglio and buy it.
tutorial-basics-buy-not-take = Money can wait. This time you buy a tile.
tutorial-basics-buy-other = You could also buy that. But let us start with the seraglio.
tutorial-basics-build = After your actions you build what you bought: you add it to your city. The thick edge is a wall. Choose the place left of the fountain, so that the wall is on the outside, then press the golden button.
tutorial-basics-build-other = That place is also allowed. But choose the one left of the fountain.
tutorial-basics-build-first = That comes later. First build the tile beside the fountain.
tutorial-basics-exact-why = Look at the chambers: they cost 8 denars, and you hold 3 and 5. If you pay the exact price, you may take another action in the same turn.
tutorial-basics-exact = Choose the chambers. Your 3 and 5 denars are already selected. Buy the chambers!
tutorial-basics-exact-other = You could also buy that, but not for the exact price. Buy the chambers.
tutorial-basics-again = Well paid: you have another action. The empty space on the building site is refilled only after your turn.
tutorial-basics-several = Take money again. Instead of one card you may take several, if they add up to 5 at most. Take 1 dirham and 4 denars.
tutorial-basics-several-other = You may take that. But try it with two cards: 1 dirham and 4 denars.
tutorial-basics-several-first = You could buy that. But take money this time: 1 dirham and 4 denars.
tutorial-basics-several-not-end = You may stop here. But do not waste another action: take money.
tutorial-basics-walls = Now build the chambers. They have walls on two sides. A wall may touch only another wall, an open side only another open side.
tutorial-basics-mistake = Let us make a mistake on purpose. Try to build the chambers right of the fountain: choose that place.
tutorial-basics-mistake-why = Refused! The left side of the chambers is a wall, but the fountain is open on all sides. We always show you the broken rule, and nothing is lost.
tutorial-basics-walk = The second rule: you must be able to walk from the fountain to every tile without crossing a wall.
tutorial-basics-holes = The third rule: a city has no holes, so no empty place may be closed in. And tiles are never rotated: all roofs point up.
tutorial-basics-build-again = Above the fountain everything fits: the open side meets the fountain, and the walls are on the outside. Build the chambers there.
tutorial-basics-build-again-other = That is also allowed. But choose the place above the fountain: there your wall can grow.
tutorial-basics-tower = You have 10 ducats now, and the tower costs 9. That is not exact, but worth it. Buy the tower.
tutorial-basics-tower-other = You could buy that. But you took the ducats for the tower: buy it.
tutorial-basics-reserve = You do not have to build a tile at once. You can keep it for later, in your reserve. It does not count there. Put the tower into the reserve.
tutorial-basics-reserve-not-build = It would fit there. But first let us try the reserve: put the tower into it.
tutorial-basics-redesign-why = There is a third action: you may redesign your city. You build one tile from your reserve, or you move one tile from the city to the reserve, or you swap the two.
tutorial-basics-redesign = Choose the tower in your reserve, then the place right of the chambers. See how your wall gets longer.
tutorial-basics-redesign-first = That would be another action. This time redesign your city: build the tower.
tutorial-basics-redesign-other = That place is allowed. But right of the chambers your wall grows longest.
tutorial-basics-redesign-not-swap = You may also swap tiles. But you would lose one: build the tower right of the chambers.
tutorial-basics-redesign-not-remove = That would take a tile out of your city. Build the tower instead.
tutorial-basics-scoring = A scoring! There are three in a game, and each gives you points for your city. Let us read the sheet together.
tutorial-basics-scoring-most = For every kind of building, the player with the most gets points. Nobody else has a tower: 6 points for you. Towers earn the most, pavilions the least.
tutorial-basics-scoring-tie = Two players have the same number of chambers, one each. They share the 4 points: 2 for you.
tutorial-basics-scoring-wall = Your longest wall around the city earns one point per edge: 4 for you. Walls between two tiles do not count.
tutorial-basics-later = Two cards in the money deck start a scoring; the first has just come. The second scoring also pays second place, and the last one also pays third place.
tutorial-basics-end = The tiles come from a bag. The game ends when the bag can no longer fill the building site. Then comes the third scoring, and the player with the most points wins.
tutorial-basics-help = If you are stuck, ask for a hint here. Point at a thing, or press and hold it, to see what it is. The rules are in the menu.
tutorial-basics-finish = Now you know everything. Finish the game: the other players are apprentices, and only a few tiles are left. Good luck!

## Two players and Dirk

tutorial-duo-dirk = In a game for two there is a third player: Dirk. He has no city and no money, and he never takes a turn. But he owns tiles: six at the start.
tutorial-duo-counts = At a scoring Dirk takes part like a player. He has two towers, and you have one: he would get the points for towers.
tutorial-duo-gift = You can use him: you may give Dirk a tile that you buy. Your opponent has the most gardens, two of them. Dirk has one.
tutorial-duo-buy = Buy the cheap garden. Its three walls make it of little use to you.
tutorial-duo-buy-first = Money can wait: buy the garden.
tutorial-duo-give = Now give it to Dirk. This cannot be undone, so you are asked twice: press the button twice.
tutorial-duo-give-not-build = You could build it. But this time give it to Dirk.
tutorial-duo-give-not-reserve = You could keep it. But this time give it to Dirk.
tutorial-duo-money = Your opponent took money. You take some as well: 1 florin and 3 dirhams.
tutorial-duo-money-other = You may take that. But take 1 florin and 3 dirhams, and see what happens.
tutorial-duo-garden = The first scoring. Dirk now has two gardens, as many as your opponent. They share the 5 points: 2 each.
tutorial-duo-tower = Dirk gets 6 points for the towers. Second place pays nothing this time.
tutorial-duo-wall = Dirk has no city, so he never gets points for a wall.
tutorial-duo-more = After the first scoring Dirk draws six more tiles from the bag, and after the second a third of the bag. Keep an eye on him!
tutorial-duo-finish = That is Dirk. He cannot win, but he can cost you the victory. Play on from here, or learn something else.

## Granada

tutorial-granada-hello = Granada is played like Alhambra: take money, buy, build, redesign. Three things are different.
tutorial-granada-faces = The first: every tile has two faces with two different buildings. The price of one face is even, the other face costs 1 more.
tutorial-granada-back = Choose the school and you can look at its back: a library for 9. Everybody may look at the back of any tile.
tutorial-granada-moats = The second: instead of walls there are moats, ditches full of water. The rules are the same: moat to moat, open side to open side, and you cannot walk across.
tutorial-granada-buy = You have a library and want another one. Buy the school: on its back is a library.
tutorial-granada-buy-first = Money can wait: buy the school.
tutorial-granada-turning = You build a tile with the face that you bought. To turn it over, you pay at least 3 in one currency. In the reserve you may choose either face for free.
tutorial-granada-build = Turn the tile over for your 3 ducats, then build the library above the tile in the middle.
tutorial-granada-build-turned = That is the school. Turn the tile over first.
tutorial-granada-build-other = That place is allowed. But choose the one above the tile in the middle.
tutorial-granada-build-not-reserve = You could keep it for later. But build the library now.
tutorial-granada-marker = A new tile has come with an odd price, as this black marker showed. Then the marker moved to the other side, so the next tiles come with even prices.
tutorial-granada-scoring = The third: the points. There are 3 libraries in all cities together. You have the most, and that earns 3 points. The more there are of a kind, the more it earns.
tutorial-granada-tie = In Granada, ties do not share. Two players have one arena each, so the dearer one decides: the arena for 10 wins.
tutorial-granada-moat = And your longest moat around the city earns one point per edge.
tutorial-granada-later = At the second scoring, first place gets twice the number and second place once. At the last one it is three times, twice and once.
tutorial-granada-simple = For first games there is a simple scoring with fixed points: 3, then 10 and 3, then 18, 10 and 3. You choose it when you open a table.
tutorial-granada-finish = Now you know Granada. Play on from here, or learn something else.

## Alhambra and Granada together

tutorial-combined-hello = Here you play both games at once. Everybody starts with an Alhambra, and Granada grows beside it.
tutorial-combined-two = Each space has two tiles: one from Alhambra, one from Granada. You may buy either of them, or both, one after the other.
tutorial-combined-buy = You hold 7 ducats. Buy the bath house for 6.
tutorial-combined-buy-first = Money can wait: buy the bath house.
tutorial-combined-buy-other = You could also buy that. But we need a Granada tile: the bath house.
tutorial-combined-meet = Where Alhambra and Granada meet, a wall must touch a moat. Your garden has a wall on the right: there Granada can begin.
tutorial-combined-mistake = First, a mistake on purpose: try to build the bath house left of the fountain.
tutorial-combined-mistake-why = Refused: there an open side of Alhambra would meet an open side of Granada. That is never allowed.
tutorial-combined-build = Now build the bath house right of the garden, moat against wall.
tutorial-combined-build-other = That is allowed. But choose the place right of the garden.
tutorial-combined-build-turned = That is the back of the tile. Turn it over again and build the bath house.
tutorial-combined-build-not-reserve = You could keep it for later. But build the bath house now.
tutorial-combined-first = This is the first tile of your Granada. Every walk through Granada starts here, and the tile stays here for the whole game.
tutorial-combined-scoring = Alhambra and Granada each score by their own rules. Your longest wall counts, and so does your longest moat.
tutorial-combined-stretch = There is one more thing: where a wall touches a moat, that is a stretch. Your longest stretch earns 2 points per edge.
tutorial-combined-long = With two tiles on each space you may act up to nine times in a turn, if you always pay exactly.
tutorial-combined-finish = Now you know the largest game of them all. Play on from here, or learn something else.

## The vizier

tutorial-vizier-ready = This is your vizier. While it is face up, you may buy one tile after any turn, even your own. The vizier pays the exact price, never more.
tutorial-vizier-take = Take the 5 denars: they will soon pay for something.
tutorial-vizier-take-other = You may take that. But you will need the 5 denars in a moment.
tutorial-vizier-window = A player has finished a turn, and a tower for 9 denars has come. You hold 4 and 5: exactly 9. Before the next turn begins, your vizier may buy it.
tutorial-vizier-buy = Choose the tower and let your vizier buy it.
tutorial-vizier-buy-not-pass = You may pass. But you have been waiting for this tower: buy it.
tutorial-vizier-build = Build the tower right of the fountain.
tutorial-vizier-build-other = That place is allowed. But choose the one right of the fountain.
tutorial-vizier-build-not-reserve = You could keep it for later. But build the tower now.
tutorial-vizier-down = Now your vizier is face down and rests. An exact payment by the vizier does not earn another action.
tutorial-vizier-reactivate = It is your turn. Turning the vizier face up again is an action. Choose the vizier and turn it face up.
tutorial-vizier-reactivate-first = First turn your vizier face up again.
tutorial-vizier-order = If several players want to use their viziers, the next player in turn goes first. After each tile everybody may decide again.
tutorial-vizier-finish = An unused vizier is worth nothing at the end: use it. Play on from here, or learn something else.

## Exchange cards

tutorial-exchange-card = This is an exchange card. It shows two currencies: denars and florins. There are six exchange cards in the money deck.
tutorial-exchange-take = You take it like money, but on its own. Take it now.
tutorial-exchange-take-other = You may take that. But we want the exchange card.
tutorial-exchange-use = The garden costs 11 florins. You hold 9 florins and 2 denars. With the exchange card you may pay in both currencies together: exactly 11.
tutorial-exchange-buy = Choose the garden. The cards are already selected. Buy it!
tutorial-exchange-buy-first = Money can wait: buy the garden.
tutorial-exchange-again = You paid exactly, so you have another action. Take the two cards with 1 and 4 florins.
tutorial-exchange-again-other = You may take that. But take the 1 and the 4 florins.
tutorial-exchange-again-not-end = You may stop here. But take the money first: it costs nothing.
tutorial-exchange-build = Build the garden right of the fountain.
tutorial-exchange-build-other = That place is allowed. But choose the one right of the fountain.
tutorial-exchange-build-not-reserve = You could keep it for later. But build the garden now.
tutorial-exchange-gone = The exchange card is spent: it pays for one tile only. It may come again when the cards are shuffled.
tutorial-exchange-finish = Now you know the exchange cards. Play on from here, or learn something else.

## Bonus cards

tutorial-bonus-cards = You hold bonus cards, which only you can see. Each shows one particular tile, always one without walls. This one shows the garden for 10.
tutorial-bonus-worth = While this tile is in your city, you may show its bonus card. From then on the tile counts as two.
tutorial-bonus-buy = The garden for 10 is on sale. Buy it with your 4 and 7 florins.
tutorial-bonus-buy-first = Money can wait: buy the garden before somebody else does.
tutorial-bonus-build = Build the garden right of the fountain.
tutorial-bonus-build-other = That place is allowed. But choose the one right of the fountain.
tutorial-bonus-build-not-reserve = In the reserve it would not count. Build the garden now.
tutorial-bonus-reveal = A scoring begins. Before it, you may show a bonus card. Show it!
tutorial-bonus-reveal-not-pass = You may keep it secret. But now it earns points: show it.
tutorial-bonus-scoring = Two gardens and a bonus card count as three. The next player has two.
tutorial-bonus-back = If the tile leaves your city, its bonus card returns to your hand and does not count.
tutorial-bonus-finish = You may also hide a bonus card until the third scoring and surprise everybody. Play on from here, or learn something else.

## Worker huts

tutorial-huts-huts = These are worker huts. Taking one is an action, and it costs nothing. You build it like a tile.
tutorial-huts-worth = A hut counts as many buildings of its kind as touch it, three at most. There must be no wall between them.
tutorial-huts-take = You have two towers. Take the tower hut.
tutorial-huts-take-first = That can wait: take the tower hut.
tutorial-huts-take-other = You may also take that one. But you have towers: take the tower hut.
tutorial-huts-build = Build it where it touches both towers: right of the upper one.
tutorial-huts-build-other = That place is allowed. But there the hut does not touch both towers.
tutorial-huts-build-not-reserve = In the reserve it would not count. Build it now.
tutorial-huts-scoring = Two towers, and a hut that counts as two: four in total. The next player has three.
tutorial-huts-three = You may have at most three huts in a game, including those in your reserve. So choose their places well.
tutorial-huts-finish = Now you know the worker huts. Play on from here, or learn something else.

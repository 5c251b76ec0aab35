### The tutorial: the page of its chapters, and what the coach says. Each chapter is a file of src/nasrid/chapters; its
### messages are named after it and stand in the order in which they are said. No word of the game is used before the
### coach has explained it.

learn-title = Learn to play
learn-lead = You play on a real table, and a coach points at things. Leave whenever you like: every chapter goes on where you stopped.
learn-first = Begin here
learn-more = Then, in any order
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
learn-begin = Begin
learn-continue = Go on
learn-repeat = Once more
# For those who hear the page: what the button does, and with which chapter
learn-do = { $action }: { $chapter }
learn-done = Done
learn-rules = Read the rules
learn-rules-hint = Short and with pictures, in the order in which one needs them.

learn-chapter-basics = The game
learn-chapter-basics-about = Take money, buy, build, score. At the end you play a short game against apprentices.
learn-chapter-duo = Two players
learn-chapter-duo-about = Dirk joins in: he never moves, but his tiles count.
learn-chapter-granada = Granada
learn-chapter-granada-about = Tiles with two faces, moats, and points that grow with the city of everybody.
learn-chapter-combined = Both together
learn-chapter-combined-about = Alhambra and Granada in one city, wall against moat.
learn-chapter-vizier = The vizier
learn-chapter-vizier-about = Buy a tile when it is not your turn.
learn-chapter-exchange = Exchange cards
learn-chapter-exchange-about = Pay one tile in two currencies.
learn-chapter-bonus = Bonus cards
learn-chapter-bonus-about = A secret that makes a tile count twice.
learn-chapter-huts = Worker huts
learn-chapter-huts-about = Free, and worth as much as what stands beside them.

## The coach's panel

learn-coach = Coach
learn-step = { $step } of { $steps }
learn-next = Next
learn-show = Show me
learn-others = Now the others take their turns. Watch.
# Something else that the rules allow was done
learn-wrong = That is allowed, but it is not what we want to try now.
learn-strayed = This game has left the path of the lesson. Play on as you like, or begin the lesson again.
learn-again = Begin again
learn-play-on = Play on
learn-next-chapter = Next: { $chapter }
learn-chapters = All chapters

## The game

learn-basics-hello = Welcome! In about ten minutes you will know this game. I point at things, and you try them. You can stop at any time and go on later.
learn-basics-city = This is the lion fountain, the heart of your city. The city grows around it, out of square tiles. Each tile shows a building: a tower, a garden and so on.
learn-basics-money = This is your money. There are four currencies, each with a colour and a shape of its own: florins, dirhams, denars and ducats. Only you see your cards.
learn-basics-site = Four tiles are on sale on the building site. The number on a tile is its price. The space on which it lies says in which currency.
learn-basics-turn = You and the others take turns. On your turn you carry out one action. We begin with the simplest one: you take money.
learn-basics-take = These four cards are the display. As an action you may take one of them, however large. You have 3 ducats, and the tower costs 9: choose the 7 ducats, then press the golden button.
learn-basics-take-other = You may take that. But the tower costs ducats: take the card with 7 ducats.
learn-basics-take-first = One thing after the other: first take the 7 ducats.
learn-basics-buy-why = It is your turn again. Now you buy a tile: that is an action, too. The seraglio lies on the space of the florins and costs 7.
learn-basics-buy = You hold one card of 8 florins. You may pay more than the price, but nobody gives change. Choose the seraglio and buy it.
learn-basics-buy-not-take = Money can wait. This time you buy a tile.
learn-basics-buy-other = You could buy that, too. But let us begin with the seraglio.
learn-basics-build = After your actions you build what you bought: you lay it into your city. The thick edge is a wall. Choose the place left of the fountain, so that the wall looks outwards, then press the golden button.
learn-basics-build-other = That place is allowed, too. But choose the one left of the fountain.
learn-basics-build-first = That comes later. First build the tile beside the fountain.
learn-basics-exact-why = Look at the chambers: they cost 8 denars, and you hold 3 and 5. Whoever pays a price exactly may carry out another action in the same turn.
learn-basics-exact = Choose the chambers. Your 3 and 5 denars are laid out for you. Buy them!
learn-basics-exact-other = You could buy that, too, but not exactly. Buy the chambers.
learn-basics-again = Well paid: you have another action. The gap on the building site is filled only after your turn.
learn-basics-several = Take money once more. Instead of one card you may take several, if they come to 5 at most. Take 1 dirham and 4 denars.
learn-basics-several-other = You may take that. But try it with two cards: 1 dirham and 4 denars.
learn-basics-several-first = You could buy that. But take money this time: 1 dirham and 4 denars.
learn-basics-several-not-end = You may stop here. But another action is too good to lose: take money.
learn-basics-walls = Now build the chambers. They have walls on two sides. A wall may touch only another wall, an open side only another open side.
learn-basics-mistake = Let us make a mistake on purpose. Try to build the chambers right of the fountain: choose that place.
learn-basics-mistake-why = Refused! The left side of the chambers is a wall, but the fountain is open on all sides. You are always told which rule is broken, and nothing is lost.
learn-basics-walk = The second rule: you must be able to walk from the fountain to every tile without crossing a wall.
learn-basics-holes = The third rule: a city has no holes, so no empty place may be closed in. And tiles are never turned round: all roofs point up.
learn-basics-build-again = Above the fountain everything fits: the open side meets the fountain, and the walls look outwards. Build the chambers there.
learn-basics-build-again-other = That is allowed, too. But choose the place above the fountain: there your wall can grow.
learn-basics-tower = You have 10 ducats now, and the tower costs 9. That is not exact, but worth it. Buy the tower.
learn-basics-tower-other = You could buy that. But you took the ducats for the tower: buy it.
learn-basics-reserve = You need not build a tile at once. You can keep it for later, in your reserve. There it counts for nothing yet. Put the tower into the reserve.
learn-basics-reserve-not-build = It would fit there. But first let us try the reserve: put the tower into it.
learn-basics-redesign-why = There is a third action: you may redesign your city. You build one tile of your reserve, or you take one tile out of the city into the reserve, or you swap the two.
learn-basics-redesign = Choose the tower in your reserve, then the place right of the chambers. See how your wall gets longer.
learn-basics-redesign-first = That would be another action. This time redesign your city: build the tower.
learn-basics-redesign-other = That place is allowed. But right of the chambers your wall gets longest.
learn-basics-redesign-not-swap = You may swap tiles, too. But you would lose one: build the tower right of the chambers.
learn-basics-redesign-not-remove = That would take a tile out of your city. Build the tower instead.
learn-basics-scoring = A scoring! There are three in a game, and each gives you points for your city. Let us read the sheet together.
learn-basics-scoring-most = For every kind of building, whoever has the most gets points. Nobody else has a tower: 6 points for you. Towers bring the most, pavilions the least.
learn-basics-scoring-tie = Two players have the same number of chambers, one each. They share the 4 points: 2 for you.
learn-basics-scoring-wall = Your longest wall around the city brings a point for each edge: 4 for you. Walls between two tiles do not count.
learn-basics-later = Two cards in the money deck start a scoring; the first has just come. At the second, the second place gets points, too, and at the last one also the third place.
learn-basics-end = The tiles come from a bag. The game ends when it can no longer fill the building site. Then comes the last scoring, and whoever has the most points wins.
learn-basics-help = If you are at a loss, ask for a hint here. Point at a thing, or press it long, to be told what it is. The rules are in the menu.
learn-basics-finish = You know everything now. Finish the game: the others are apprentices, and only a few tiles are left. Good luck!

## Two players and Dirk

learn-duo-dirk = In a game for two there is a third player: Dirk. He has no city and no money, and he never takes a turn. But he owns tiles: six at the start.
learn-duo-counts = At a scoring Dirk takes part like a player. He has two towers, and you have one: he would get the points for towers.
learn-duo-gift = You can make use of him: a tile that you buy you may give to Dirk. Your rival has the most gardens, two of them. Dirk has one.
learn-duo-buy = Buy the cheap garden. With its three walls it is of little use to you.
learn-duo-buy-first = Money can wait: buy the garden.
learn-duo-give = Now give it to Dirk. This cannot be taken back, so you are asked twice: press the button two times.
learn-duo-give-not-build = You could build it. But this time Dirk shall have it.
learn-duo-give-not-reserve = You could keep it. But this time Dirk shall have it.
learn-duo-money = Your rival took money. Take some, too: 1 florin and 3 dirhams.
learn-duo-money-other = You may take that. But take 1 florin and 3 dirhams, and see what comes.
learn-duo-garden = The first scoring. Dirk has two gardens now, as many as your rival. They share the 5 points: 2 for each of them.
learn-duo-tower = For the towers Dirk gets 6 points. Second place brings nothing this time.
learn-duo-wall = Dirk has no city, so he never gets points for a wall.
learn-duo-more = After the first scoring Dirk draws six more tiles from the bag, after the second one a third of the bag. Keep an eye on him!
learn-duo-finish = That is Dirk. He cannot win, but he can cost you the victory. Play on from here, or learn something else.

## Granada

learn-granada-hello = Granada is played like Alhambra: take money, buy, build, redesign. Three things are different.
learn-granada-faces = The first: every tile has two faces with two different buildings. The price of one face is even, the other face costs 1 more.
learn-granada-back = Choose the school and you can look at its back: a library for 9. Everybody may look at the back of any tile.
learn-granada-moats = The second: instead of walls there are moats, ditches full of water. The rules are the same: moat to moat, open side to open side, and nobody walks across.
learn-granada-buy = You have a library and want another one. Buy the school: on its back is a library.
learn-granada-buy-first = Money can wait: buy the school.
learn-granada-turning = You build a tile with the face that you bought. To turn it over, you pay at least 3 in one currency. Only in the reserve either face is free.
learn-granada-build = Turn the tile over for your 3 ducats, then build the library above the tile in the middle.
learn-granada-build-turned = That is the school. Turn the tile over first.
learn-granada-build-other = That place is allowed. But choose the one above the tile in the middle.
learn-granada-build-not-reserve = You could keep it for later. But build the library now.
learn-granada-marker = A new tile has come, and this black marker said with which price: odd. After that the marker went to the other side. So the next tiles come with even prices.
learn-granada-scoring = The third: the points. There are 3 libraries in all cities together. You have the most of them, and that brings 3 points. The more there are of a kind, the more it brings.
learn-granada-tie = Nobody shares in Granada. Two players have one arena each, so the dearer one decides: the arena for 10 wins.
learn-granada-moat = And your longest moat around the city brings a point for each edge.
learn-granada-later = At the second scoring the first place gets twice the number, the second place once. At the last one it is three times, twice and once.
learn-granada-simple = For first games there is a simple scoring with fixed points: 3, then 10 and 3, then 18, 10 and 3. You choose it when you open a table.
learn-granada-finish = Now you know Granada. Play on from here, or learn something else.

## Alhambra and Granada together

learn-combined-hello = Here both games are played at once. Everybody begins with an Alhambra, and Granada grows beside it.
learn-combined-two = Each space has two tiles: one of Alhambra, one of Granada. You may buy either of them, or both, one after the other.
learn-combined-buy = You hold 7 ducats. Buy the bath house for 6.
learn-combined-buy-first = Money can wait: buy the bath house.
learn-combined-buy-other = You could buy that, too. But we need a tile of Granada: the bath house.
learn-combined-meet = Where Alhambra and Granada meet, a wall has to lie against a moat. Your garden has a wall on the right: there Granada can begin.
learn-combined-mistake = First a mistake on purpose: try to build the bath house left of the fountain.
learn-combined-mistake-why = Refused: there an open side of Alhambra would meet an open side of Granada. That is never allowed.
learn-combined-build = Now build the bath house right of the garden, moat against wall.
learn-combined-build-other = That is allowed. But choose the place right of the garden.
learn-combined-build-turned = That is the back of the tile. Turn it over again and build the bath house.
learn-combined-build-not-reserve = You could keep it for later. But build the bath house now.
learn-combined-first = This is the first tile of your Granada. From here you walk through Granada, and it stays here for the whole game.
learn-combined-scoring = Alhambra scores by its own rules and Granada by its own. Your longest wall counts, and so does your longest moat.
learn-combined-stretch = And there is something new: where a wall lies against a moat, that is a stretch. Your longest stretch brings 2 points for each edge.
learn-combined-long = With two tiles on each space you may act up to nine times in a turn, if you always pay exactly.
learn-combined-finish = Now you know the largest game of them all. Play on from here, or learn something else.

## The vizier

learn-vizier-ready = This is your vizier. While its picture is up, you may buy one tile between two turns of the others. The vizier pays exactly, never more.
learn-vizier-take = Take the 5 denars: with them you will soon be able to pay for something.
learn-vizier-take-other = You may take that. But the 5 denars will be of use in a moment.
learn-vizier-window = Somebody has finished a turn, and a tower for 9 denars has come. You hold 4 and 5: exactly 9. Before the next turn begins, your vizier may buy it.
learn-vizier-buy = Choose the tower and let your vizier buy it.
learn-vizier-buy-not-pass = You may pass. But this tower is what you have waited for: buy it.
learn-vizier-build = Build the tower right of the fountain.
learn-vizier-build-other = That place is allowed. But choose the one right of the fountain.
learn-vizier-build-not-reserve = You could keep it for later. But build the tower now.
learn-vizier-down = Now your vizier is turned down and rests. When the vizier pays exactly, that does not bring another action.
learn-vizier-reactivate = It is your turn. To turn the vizier up again is an action of its own. Choose the vizier and turn it up.
learn-vizier-reactivate-first = First turn your vizier up again.
learn-vizier-order = If several players want to use their viziers, whoever plays next may go first. After each tile all may think again.
learn-vizier-finish = A vizier that only waits is worth nothing in the end: use it. Play on from here, or learn something else.

## Exchange cards

learn-exchange-card = This is an exchange card. It shows two currencies: denars and florins. Six such cards are in the money deck.
learn-exchange-take = You take it like money, but alone. Take it now.
learn-exchange-take-other = You may take that. But the exchange card is what we want.
learn-exchange-use = The garden costs 11 florins. You hold 9 florins and 2 denars. With the exchange card you may pay in both currencies together: exactly 11.
learn-exchange-buy = Choose the garden. The cards are laid out for you. Buy it!
learn-exchange-buy-first = Money can wait: buy the garden.
learn-exchange-again = You paid exactly, so you have another action. Take the two cards with 1 and 4 florins.
learn-exchange-again-other = You may take that. But take the 1 and the 4 florins.
learn-exchange-again-not-end = You may stop here. But take the money first: it costs nothing.
learn-exchange-build = Build the garden right of the fountain.
learn-exchange-build-other = That place is allowed. But choose the one right of the fountain.
learn-exchange-build-not-reserve = You could keep it for later. But build the garden now.
learn-exchange-gone = The exchange card is spent: it is good for one tile. It may come again when the cards are shuffled.
learn-exchange-finish = Now you know the exchange cards. Play on from here, or learn something else.

## Bonus cards

learn-bonus-cards = You hold bonus cards, which only you can see. Each shows one certain tile, always one without walls. This one shows the garden for 10.
learn-bonus-worth = When this very tile is in your city, you may show its bonus card. From then on the tile counts like two.
learn-bonus-buy = The garden for 10 is on sale. Buy it with your 4 and 7 florins.
learn-bonus-buy-first = Money can wait: buy the garden before somebody else does.
learn-bonus-build = Build the garden right of the fountain.
learn-bonus-build-other = That place is allowed. But choose the one right of the fountain.
learn-bonus-build-not-reserve = In the reserve it would not count. Build the garden now.
learn-bonus-reveal = A scoring begins. Before it, you are asked whether you want to show a bonus card. Show it!
learn-bonus-reveal-not-pass = You may keep it secret. But now it brings points: show it.
learn-bonus-scoring = You have two gardens and a bonus card: that counts as three. The next player has two.
learn-bonus-back = If the tile leaves your city again, its bonus card goes back into your hand and does not count.
learn-bonus-finish = You may also hide a bonus card until the last scoring and surprise everybody. Play on from here, or learn something else.

## Worker huts

learn-huts-huts = These are worker huts. To take one is an action, and it costs nothing. You build it like a tile.
learn-huts-worth = A hut counts as many buildings of its kind as touch it, three at most. There must be no wall between them.
learn-huts-take = You have two towers. Take the hut of the towers.
learn-huts-take-first = That can wait: take the hut of the towers.
learn-huts-take-other = You may take that one, too. But you have towers: take their hut.
learn-huts-build = Build it where it touches both towers: right of the upper one.
learn-huts-build-other = That place is allowed. But there the hut does not touch both towers.
learn-huts-build-not-reserve = In the reserve it would not count. Build it now.
learn-huts-scoring = Two towers, and a hut that counts as two: that makes four. The next player has three.
learn-huts-three = You may have three huts at most in a game, those in your reserve included. So choose their places well.
learn-huts-finish = Now you know the worker huts. Play on from here, or learn something else.

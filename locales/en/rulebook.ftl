### The rules in the app: short, by topic, in the order in which one needs them. Each line tells one rule or a few that
### belong together; their ids (docs/rules.md) stand in web/src/rulebook/topics.ts.

rulebook-title = The rules
rulebook-lead = Read them from top to bottom, or look for what you want to know.
rulebook-search = Search the rules
rulebook-none = Nothing found. Try another word.
rulebook-here = Only what is on this table
rulebook-here-hint = Without the games and modules that you are not playing.
rulebook-print = Print
rulebook-contents = Topics
rulebook-learn = Or learn by playing
rulebook-found = { $count ->
    [one] { $count } topic
   *[other] { $count } topics
}

rulebook-part-core = The game
rulebook-part-granada = Granada
rulebook-part-combined = Alhambra and Granada together
rulebook-part-duo = Two players
rulebook-part-modules = Modules

## The game

rulebook-aim = The aim
rulebook-aim-city = Everybody builds a city, tile by tile, around their own start tile. In Alhambra that is the lion fountain.
rulebook-aim-points = Three times in a game the cities are compared. You get points for having the most buildings of a kind, and for your longest wall or moat.
rulebook-aim-wins = After the third scoring, whoever has the most points wins. Those with equal points win together.

rulebook-setup = How a game begins
rulebook-setup-site = All tiles go into a bag. Four of them are laid on the building site, one on each space.
rulebook-setup-money = You get money, card by card, until it is worth 20 or more. From then on only you see it.
rulebook-setup-start = Whoever got the fewest cards begins; among equals, whoever has the lowest value.
rulebook-setup-display = Four money cards lie face up in the display. The others are the deck, with two scoring cards in it: the first in its second fifth, the second in its fourth.

rulebook-turn = Your turn
rulebook-turn-one = On your turn you carry out one action: take money, buy a tile, or redesign your city. Modules add further actions.
rulebook-turn-again = Whoever buys a tile and pays exactly carries out another action, whichever they like. So up to five actions fit into a turn.
rulebook-turn-must = At least one action has to be carried out, if any is possible. After an exact purchase you may stop.
rulebook-turn-place = After your actions you place the tiles that you bought. When all are placed, your turn is over.

rulebook-money = Take money
rulebook-money-one = Take any one card from the display, whatever it is worth.
rulebook-money-several = Or take several cards that are worth 5 at most together. They may be of different currencies.
rulebook-money-cards = There are four currencies, with cards from 1 to 9, three of each. You may hold as many as you like.

rulebook-buying = Buy a tile
rulebook-buying-site = Buy one tile that lies on the building site. The number on it is its price.
rulebook-buying-currency = Pay in the currency of the space where the tile lies, and in no other.
rulebook-buying-change = Pay the price or more, with as many cards as you like. There is no change.
rulebook-buying-exact = If you pay exactly, you act again. Each tile is paid for on its own.
rulebook-buying-gap = A space that has become empty is not filled before your turn is over.

rulebook-placing = Place your tiles
rulebook-placing-choice = Build each tile into your city or put it into your reserve, one after the other, in any order.
rulebook-placing-reserve = Your reserve has room for any number of tiles. They do not count at a scoring.

rulebook-building = How to build
rulebook-building-up = All roofs point up: a tile is never turned round.
rulebook-building-side = A tile must touch your city with a whole side. A corner is not enough.
rulebook-building-alike = Where two tiles touch, both sides have a wall, or both are open. With moats it is the same.
rulebook-building-walk = From the start tile you must be able to walk to every tile without crossing a wall or a moat. The start tile is open on all sides.
rulebook-building-holes = No empty place may be closed in by tiles.

rulebook-redesign = Redesign your city
rulebook-redesign-three = As an action you do one of these: build one tile of your reserve, take one tile out of the city into the reserve, or exchange one for the other in the same place.
rulebook-redesign-rules = Afterwards the whole city has to obey the rules for building.
rulebook-redesign-start = The start tile always stays.

rulebook-refill = After each turn
rulebook-refill-fill = The display is filled up to four cards, then the building site to four tiles.
rulebook-refill-shuffle = When the deck has run out, the discarded money is shuffled and becomes the new deck.
rulebook-refill-scoring = If a scoring card comes up, it is replaced by another card, and the scoring is held before the next turn.

rulebook-scoring = Scorings
rulebook-scoring-three = There are three scorings: two when their cards come up, the last one at the end.
rulebook-scoring-what = Each pays for the most buildings of every kind and for the longest wall or moat.
rulebook-scoring-built = Only what is built counts, not what lies in a reserve. Only the number of tiles matters, not their prices.

rulebook-majorities = The most of a kind
rulebook-majorities-table = At the first scoring the first place is paid, at the second also the second place, at the third also the third place. This table says how much.
rulebook-majorities-tie = Players with the same number share the points of all the places that they hold together, rounded down.
rulebook-majorities-none = Without a single tile of a kind you get nothing for it.

rulebook-walls = The longest wall
rulebook-walls-edge = At each scoring your longest unbroken outer wall brings a point for every edge.
rulebook-walls-inner = Walls between two tiles do not count, nor do other walls that are shorter.

rulebook-end = The end
rulebook-end-bag = The game ends after a turn when the bag cannot fill the building site any more.
rulebook-end-left = Each tile that is still on sale goes to whoever holds the most money in the currency of its space, from the first space to the fourth. If several hold the same, nobody gets it.
rulebook-end-build = A tile that you get so you may build at once. Then the third scoring is held.

## Granada

rulebook-faces = Tiles with two faces
rulebook-faces-two = Every tile of Granada has a different building on each face. One price is even, and the other is one more. There are nine kinds.
rulebook-faces-back = Everybody may know what is on the back. You buy the face that lies up.
rulebook-faces-turn = You build a tile free of charge with the face that you bought. To build it with the other face, pay 3 or more in one currency. There is no change, and it gives you no further action.
rulebook-faces-reserve = Into your reserve you may lay it with either face up, free of charge. From then on it is never turned over.
rulebook-faces-left = A tile that is left over at the end is built with the face that lies up.

rulebook-marker = The black marker
rulebook-marker-shows = New tiles are laid with the price that the black marker shows: even or odd. The first four are even.
rulebook-marker-moves = Whenever new tiles have been laid, the marker goes to the other side.

rulebook-moats = Moats
rulebook-moats-same = Moats take the place of walls: the rules for building are the same.
rulebook-moats-edge = Your longest unbroken moat round the city brings a point for every edge. A moat between two tiles does not count.

rulebook-granada = Points in Granada
rulebook-granada-total = Count the buildings of a kind in all cities together. At the first scoring the first place gets that number of points.
rulebook-granada-later = At the second scoring the first place gets it twice, the second place once. At the third it is three times, twice and once.
rulebook-granada-tie = Nobody shares: among players with the same number, whoever has the dearest tile of that kind comes first.

rulebook-simple = Simple scoring
rulebook-simple-points = If you have agreed on it, every kind pays fixed points: 3 at the first scoring, 10 and 3 at the second, 18, 10 and 3 at the third. Moats pay as always.

## Alhambra and Granada together

rulebook-both = Two games at one table
rulebook-both-site = Every space has one tile of Alhambra and one of Granada. You may buy either of them, or both. So up to nine actions fit into a turn.
rulebook-both-start = Everybody begins with the lion fountain. At the start all tiles of Granada on sale have a moat.
rulebook-both-cards = The first scoring card lies in the middle of the deck. The second one is shuffled in when the deck runs out for the first time.
rulebook-both-end = The game ends when a space stays quite empty, because both bags have run out.

rulebook-meeting = Where the cities meet
rulebook-meeting-wall = Alhambra and Granada touch only with a wall against a moat. Open sides of the two never meet.
rulebook-meeting-first = Your first tile of Granada is laid so, beside your Alhambra. It is the start tile of your Granada: it always stays, and in Granada you walk from it.
rulebook-meeting-keep = A wall has to keep touching a moat, and tiles of the two games never change places.

rulebook-stretch = Points for both
rulebook-stretch-own = Alhambra is scored by its own rules, Granada by its own. Walls that lie along moats count, too, and so do those moats.
rulebook-stretch-two = In addition, your longest stretch of wall against moat brings two points for every edge.

## Two players

rulebook-dirk = Dirk
rulebook-dirk-who = In a game for two, Dirk is the third. He has no city and no money, and never moves. One copy of every money card is left out.
rulebook-dirk-tiles = He gets six tiles at the start, six more after the first scoring, and after the second a third of those left in the bag.
rulebook-dirk-counts = At scorings he takes part in the majorities, but he has no wall and no moat, and he cannot win.
rulebook-dirk-gift = You may give Dirk a tile that you have bought, instead of placing it. A tile of Granada you may turn over for him, for the same fee.

## Modules

rulebook-vizier = The vizier
rulebook-vizier-buy = After anybody’s turn you may use your vizier, if it is up: buy one tile of the building site, exactly paid, and place it at once.
rulebook-vizier-down = Then the vizier is turned down, and the exact payment brings no further action. The building site is filled again.
rulebook-vizier-up = To turn your vizier up again is an action of your turn.
rulebook-vizier-order = If several want to use theirs, whoever plays next may go first. After each use all are asked again. After the last tiles it is too late.

rulebook-exchange = Exchange cards
rulebook-exchange-two = Six cards in the deck show two currencies each. Take one like a money card, but on its own.
rulebook-exchange-pay = If the currency of a space is on your card, you may pay for its tile in any mix of the two. One card is good for one tile.
rulebook-exchange-fee = It cannot help to turn a tile over.

rulebook-bonus = Bonus cards
rulebook-bonus-cards = You hold secret cards, each with one certain tile that has no walls. The fewer players, the more cards: three, two or one.
rulebook-bonus-show = While that very tile is in your city, you may show its card. Then the tile counts once more at every scoring.
rulebook-bonus-when = You may do so at any time when you decide, and you are asked before each scoring.
rulebook-bonus-back = If the tile leaves your city, the card goes back into your hand.

rulebook-huts = Worker huts
rulebook-huts-take = As an action take one of the huts that lie face up. It costs nothing. You place it like a tile.
rulebook-huts-count = At a scoring a hut counts as many buildings as tiles of its own kind lie beside it with no wall between, three at most.
rulebook-huts-three = You may own three huts at most. The walls on huts count like other walls.

rulebook-seen = What everybody sees
rulebook-seen-open = Cities, reserves, the display, the discards, points, and how many cards somebody holds are open to all. What cards they are is secret.
rulebook-seen-modules = Any modules may be played together. Bonus cards and huts need tiles of Alhambra.

### The rules in the app: short, by topic, in the order of a game. Each line explains one rule or a few related ones;
### web/src/rulebook/topics.ts lists their ids (docs/rules.md).

rulebook-title = The rules
rulebook-lead = Read them from top to bottom, or search for a topic.
rulebook-search = Search the rules
rulebook-none = Nothing found. Try another word.
rulebook-here = Only the rules of this table
rulebook-here-hint = Without the games and modules you are not playing.
rulebook-ids = Show rule numbers
rulebook-ids-hint = Each sentence names the rules it explains, as in the rules reference.
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
rulebook-aim-wins = After the third scoring, the player with the most points wins. Players with equal points win together.

rulebook-setup = Setup
rulebook-setup-site = All tiles go into a bag. Four of them are laid on the building site, one on each space.
rulebook-setup-money = You get money, card by card, until it is worth 20 or more. From then on, only you see it.
rulebook-setup-start = The player with the fewest cards begins. The lowest value breaks a tie. After that, the youngest player begins, or chance decides.
rulebook-setup-display = Four money cards are face up in the display. The others are the deck, with two scoring cards in it: the first in its second fifth, the second in its fourth.

rulebook-turn = Your turn
rulebook-turn-one = On your turn you take one action: take money, buy a tile, or redesign your city. Modules add further actions.
rulebook-turn-again = If you buy a tile and pay the exact price, you take another action of your choice. A turn can have up to five actions.
rulebook-turn-must = You must take at least one action if you can. After an exact purchase you may stop.
rulebook-turn-place = After your actions you place the tiles you bought. When all are placed, your turn is over.

rulebook-money = Take money
rulebook-money-one = Take any one card from the display, whatever it is worth.
rulebook-money-several = Or take several cards that add up to 5 at most. They may be of different currencies.
rulebook-money-cards = There are four currencies, with cards from 1 to 9, three of each. You may hold as many as you like.

rulebook-buying = Buy a tile
rulebook-buying-site = Buy one tile from the building site. The number on it is its price.
rulebook-buying-currency = Pay in the currency of the tile’s space, and in no other.
rulebook-buying-change = Pay the price or more, with as many cards as you like. There is no change.
rulebook-buying-exact = If you pay the exact price, you act again. Each tile is paid for separately.
rulebook-buying-gap = An empty space is refilled only when your turn is over.

rulebook-placing = Place your tiles
rulebook-placing-choice = Build each tile into your city or put it into your reserve, one after the other, in any order.
rulebook-placing-reserve = Your reserve has room for any number of tiles. They do not count at a scoring.

rulebook-building = How to build
rulebook-building-up = All roofs point up: a tile is never rotated.
rulebook-building-side = A tile must touch your city with a whole side. A corner is not enough.
rulebook-building-alike = Where two tiles touch, both sides have a wall, or both are open. The same applies to moats.
rulebook-building-walk = From the start tile you must be able to walk to every tile without crossing a wall or a moat. The start tile is open on all sides.
rulebook-building-holes = No empty place may be closed in by tiles.

rulebook-redesign = Redesign your city
rulebook-redesign-three = As an action you do one of these: build one tile from your reserve, move one tile from the city to the reserve, or swap the two in the same place.
rulebook-redesign-rules = Afterwards the whole city must obey the building rules.
rulebook-redesign-start = The start tile always stays.

rulebook-refill = After each turn
rulebook-refill-fill = The display is refilled to four cards, then the building site to four tiles. With both games, the site has eight tiles.
rulebook-refill-shuffle = When the deck runs out, the discarded money is shuffled and becomes the new deck.
rulebook-refill-scoring = If a scoring card comes up, another card replaces it, and the scoring takes place before the next turn.

rulebook-scoring = Scorings
rulebook-scoring-three = There are three scorings: two when their cards come up, the last one at the end.
rulebook-scoring-what = Each pays for the most buildings of every kind and for the longest wall or moat.
rulebook-scoring-built = Only built tiles count, not those in a reserve. Their number matters, not their prices.

rulebook-majorities = The most of a kind
rulebook-majorities-table = The first scoring pays first place, the second also pays second place, and the third also pays third place. This table shows the points.
rulebook-majorities-tie = Players with the same number share the points of all the places they occupy together, rounded down.
rulebook-majorities-none = Without a single tile of a kind you get nothing for it.

rulebook-walls = The longest wall
rulebook-walls-edge = At each scoring, your longest unbroken outer wall earns one point per edge.
rulebook-walls-inner = Walls between two tiles do not count, and neither do shorter outer walls.

rulebook-end = The end
rulebook-end-bag = The game ends after a turn when the bag can no longer fill the building site.
rulebook-end-left = Each tile still for sale goes to the player with the most money in the currency of its space, from the first space to the fourth. If several players hold the same amount, nobody gets it.
rulebook-end-build = A tile you get this way may be built at once. Then the third scoring takes place.

## Granada

rulebook-faces = Tiles with two faces
rulebook-faces-two = Every Granada tile has a different building on each face. One price is even, and the other is one higher. There are nine kinds.
rulebook-faces-back = The backs are public. You buy the face that is up.
rulebook-faces-turn = You build a tile for free with the face you bought. To build it with the other face, pay 3 or more in one currency. There is no change, and this earns no further action.
rulebook-faces-reserve = You may put it into your reserve with either face up, for free. From then on it is never turned over.
rulebook-faces-left = A leftover tile at the end is built with the face that is up.

rulebook-marker = The black marker
rulebook-marker-shows = New tiles are laid with the price that the black marker shows: even or odd. The first four are even.
rulebook-marker-moves = After new tiles have been laid, the marker moves to the other side.

rulebook-moats = Moats
rulebook-moats-same = Moats replace walls: the building rules are the same.
rulebook-moats-edge = Your longest unbroken moat around the city earns one point per edge. A moat between two tiles does not count.

rulebook-granada = Points in Granada
rulebook-granada-total = Count the buildings of a kind in all cities together. At the first scoring, first place gets that number of points.
rulebook-granada-later = At the second scoring, first place gets it twice and second place once. At the third it is three times, twice and once.
rulebook-granada-tie = Ties do not share: among players with the same number, the one with the dearest tile of that kind comes first.

rulebook-simple = Simple scoring
rulebook-simple-points = If the table uses it, every kind pays fixed points: 3 at the first scoring, 10 and 3 at the second, 18, 10 and 3 at the third. Moats pay as usual.

## Alhambra and Granada together

rulebook-both = Two games at one table
rulebook-both-site = Every space has one Alhambra tile and one Granada tile. You may buy either of them, or both. A turn can have up to nine actions.
rulebook-both-start = Everybody starts with the lion fountain. At the start, all Granada tiles for sale have a moat.
rulebook-both-cards = The first scoring card is in the middle of the deck. When the deck runs out for the first time, the shuffled discards form five piles. The second scoring card goes into the second pile.
rulebook-both-end = The game ends when a space stays completely empty because both bags have run out.

rulebook-meeting = Where the cities meet
rulebook-meeting-wall = Alhambra and Granada touch only with a wall against a moat. Open sides of the two never meet.
rulebook-meeting-first = Your first Granada tile is laid like this, beside your Alhambra. It is the start tile of your Granada: it always stays, and every walk through Granada starts there.
rulebook-meeting-keep = A wall must always touch a moat, and an Alhambra tile is never swapped with a Granada tile.

rulebook-stretch = Points for both
rulebook-stretch-own = Alhambra and Granada are each scored by their own rules. Walls along moats count as well, and so do those moats.
rulebook-stretch-two = In addition, your longest stretch of wall along moat earns two points per edge.

## Two players

rulebook-dirk = Dirk
rulebook-dirk-who = In a game for two, Dirk is the third player. He has no city and no money, and never takes a turn. One copy of every money card is removed.
rulebook-dirk-tiles = He gets six tiles at the start, six more after the first scoring, and a third of the bag after the second.
rulebook-dirk-faces = His first Granada tiles lie with the even face up. For later ones, the black marker decides.
rulebook-dirk-both = With both games, he gets six Alhambra tiles and six Granada tiles each time, and at the end a third of each bag.
rulebook-dirk-counts = At scorings he takes part in the majorities, but he has no wall and no moat, and he cannot win.
rulebook-dirk-gift = You may give Dirk a tile you have bought instead of placing it. You may turn a Granada tile over for him, for the same fee.

## Modules

rulebook-vizier = The vizier
rulebook-vizier-buy = After anybody’s turn you may use your vizier if it is face up: buy one tile from the building site, paying the exact price, and place it at once.
rulebook-vizier-down = Then the vizier is turned face down. The exact payment does not earn another action. The building site is refilled.
rulebook-vizier-up = Turning your vizier face up again is an action.
rulebook-vizier-order = If several players want to use theirs, the next player in turn goes first. After each use everybody is asked again. After the last tiles it is too late.

rulebook-exchange = Exchange cards
rulebook-exchange-two = Six cards in the deck show two currencies each. Take one like a money card, but on its own.
rulebook-exchange-pay = If your card shows the currency of a space, you may pay for its tile in any mix of the two. One card pays for one tile.
rulebook-exchange-fee = It cannot be used to turn a tile over.

rulebook-bonus = Bonus cards
rulebook-bonus-cards = You hold secret cards, each showing one particular tile without walls. The fewer players, the more cards: three, two or one.
rulebook-bonus-show = While that tile is in your city, you may show its card. Then the tile counts once more at every scoring.
rulebook-bonus-when = You may do this whenever you make a decision, and you are asked before each scoring.
rulebook-bonus-back = If the tile leaves your city, the card returns to your hand.

rulebook-huts = Worker huts
rulebook-huts-take = As an action, take one of the face-up huts. It costs nothing. You place it like a tile.
rulebook-huts-count = At a scoring, a hut counts as many buildings as there are tiles of its kind beside it with no wall between, three at most.
rulebook-huts-three = You may own at most three huts. The walls on huts count like other walls.

rulebook-seen = Public and secret
rulebook-seen-open = Cities, reserves, the display, the discards, points, and the number of cards in each hand are public. The cards themselves are secret.
rulebook-seen-modules = You can combine any modules. Bonus cards and huts need Alhambra tiles.

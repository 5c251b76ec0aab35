### The rules that an action can break (docs/rules.md), for players.

## Turns

rule-CORE-TURN-02 = It is time to act: take money, buy a tile or redesign your city.
rule-CORE-TURN-07 = Your actions are over: place the tiles you acquired, in your city or in your reserve.
rule-CORE-TURN-08 = Everything is placed: confirm your turn to continue.
rule-CORE-END-10 = The game is over; no action is possible.
rule-AMB-C3 = A turn has at least one action, and you can still take one.
rule-AMB-C4 = A tile acquired this turn must wait: place it when your actions are over.
rule-AMB-Q4 = That is not an action of this game.

## Money

rule-CORE-MONEY-01 = Take a card from the display.
rule-CORE-MONEY-02 = You may take one card of any value, or several that add up to no more than 5.
rule-AMB-M1 = An exchange card is taken on its own, without other cards.

## Buying

rule-CORE-BUY-01 = You can buy only tiles on the building site, one at a time.
rule-CORE-BUY-03 = A tile is paid for in the currency of its space, and in no other.
rule-CORE-BUY-04 = Pay at least the price, with cards from your own hand.
rule-EXCH-05 = An exchange card helps only if it shows the currency of the tile’s space.
rule-AMB-M3 = At this table, a purchase with an exchange card must be paid exactly.
rule-AMB-M5 = You do not need the exchange card: you are paying only in the space’s own currency.
rule-AMB-M7 = You may use only one exchange card per purchase.

## Building

rule-CORE-BUILD-02 = Touching sides must match: a wall or moat against another one, or both open.
rule-CORE-BUILD-03 = Every tile must be within a walk of the start tile, without crossing a wall or moat.
rule-CORE-BUILD-04 = A tile needs a free place that shares a whole side with your city.
rule-CORE-BUILD-05 = A city has no holes: no empty place may be closed in.
rule-COMBO-BUILD-01 = Alhambra and Granada meet only with a wall against a moat.
rule-COMBO-BUILD-02 = The first Granada tile must have a moat against a wall of your Alhambra.
rule-COMBO-BUILD-03 = One Granada tile must be marked as the first.
rule-COMBO-BUILD-06 = Open sides of Alhambra and Granada cannot meet: a wall must touch a moat.

## Redesigning

rule-CORE-REDES-01 = In a redesign you can build only a tile from your own reserve.
rule-CORE-REDES-02 = Your city has no tile in that place.
rule-CORE-REDES-06 = The start tile stays where it is for the whole game.
rule-GRA-REDES-01 = A tile from the reserve keeps the face that is up.
rule-AMB-K11 = The first Granada tile is a start tile and stays where it is.
rule-AMB-K12 = This tile connects Alhambra and Granada: a wall must always touch a moat.
rule-AMB-K13 = An Alhambra tile can never be swapped with a Granada tile.

## Placing

rule-CORE-PLACE-01 = This tile is not one of those you have to place.
rule-GRA-PLACE-01 = A tile is placed for free with the face you bought.
rule-GRA-PLACE-02 = To turn a tile over, pay at least 3 in one currency from your hand.
rule-GRA-END-01 = A leftover tile is built with the face that is up.
rule-AMB-M9 = Turning a tile over is paid for with money, not with an exchange card.
rule-DUO-10 = Dirk takes part only in games for two.
rule-AMB-H8 = You can give Dirk only a tile you bought; this one was left over.
rule-AMB-O8 = A hut cannot be given to Dirk: it was not bought.

## Modules

rule-AMB-P1 = That belongs to a module that is not part of this game.
rule-VIZ-04 = Between two turns you may buy one tile with your vizier, or pass.
rule-VIZ-05 = The vizier pays the exact price, no more and no less.
rule-VIZ-11 = The vizier is not part of this game.
rule-AMB-L14 = Your vizier is already face up.
rule-BONUS-04 = You can reveal a bonus card only while its tile is in your city.
rule-BONUS-06 = A scoring is waiting: reveal a bonus card or pass.
rule-HUT-04 = Worker huts are not part of this game.
rule-HUT-05 = Take one of the face-up huts.
rule-HUT-09 = A player may own at most three huts, and you already have three.

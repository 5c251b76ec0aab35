### What each rule says that an action can break (docs/rules.md), for players.

## Turns

rule-CORE-TURN-02 = It is time to act: take money, buy a tile or redesign your city.
rule-CORE-TURN-07 = Your actions are over: place the tiles you acquired, in your city or in your reserve.
rule-CORE-TURN-08 = Everything is placed: confirm your turn to go on.
rule-CORE-END-10 = The game is over; nothing more can be done.
rule-AMB-C3 = A turn has at least one action, and there is still one you can take.
rule-AMB-C4 = A tile acquired in this turn has to wait: place it when your actions are over.
rule-AMB-Q4 = That is not an action of this game.

## Money

rule-CORE-MONEY-01 = Take a card that lies in the display.
rule-CORE-MONEY-02 = You may take one card of any value, or several that add up to no more than 5.
rule-AMB-M1 = An exchange card is taken on its own, without other cards.

## Buying

rule-CORE-BUY-01 = Only a tile that lies on the building site can be bought, one at a time.
rule-CORE-BUY-03 = A tile is paid in the currency of its space, and in no other.
rule-CORE-BUY-04 = Pay at least the price, with cards from your own hand.
rule-EXCH-05 = An exchange card helps only if it shows the currency of the tile’s space.
rule-AMB-M3 = At this table a purchase with an exchange card has to be paid exactly.
rule-AMB-M5 = You do not need the exchange card: you pay with the space’s own currency alone.
rule-AMB-M7 = One exchange card at most for each purchase.

## Building

rule-CORE-BUILD-02 = Touching sides must be alike: a wall or moat against another one, or both open.
rule-CORE-BUILD-03 = Every tile must be within a walk of the start tile, without crossing a wall or moat.
rule-CORE-BUILD-04 = A tile needs a free place that shares a whole side with your city.
rule-CORE-BUILD-05 = A city has no holes: no empty place may be closed in.
rule-COMBO-BUILD-01 = Alhambra and Granada meet only with a wall against a moat.
rule-COMBO-BUILD-02 = The first Granada tile has to lie with a moat against a wall of your Alhambra.
rule-COMBO-BUILD-03 = One Granada tile has to be marked as the first.
rule-COMBO-BUILD-06 = Open sides of Alhambra and Granada cannot meet: it takes a wall against a moat.

## Redesigning

rule-CORE-REDES-01 = Only a tile of your own reserve can be built in a redesign.
rule-CORE-REDES-02 = There is no tile of your city at that place.
rule-CORE-REDES-06 = The start tile stays where it is for the whole game.
rule-GRA-REDES-01 = A tile of the reserve keeps the face that lies up.
rule-AMB-K11 = The first Granada tile is a start tile and stays where it is.
rule-AMB-K12 = This tile holds Alhambra and Granada together: a wall has to keep touching a moat.
rule-AMB-K13 = An Alhambra tile can never change places with a Granada tile.

## Placing

rule-CORE-PLACE-01 = This tile is not among those you have to place.
rule-GRA-PLACE-01 = With the face it was bought with, a tile is placed free of charge.
rule-GRA-PLACE-02 = To turn a tile over, pay at least 3 in one currency from your hand.
rule-GRA-END-01 = A left-over tile is built with the face that lies up.
rule-AMB-M9 = Turning a tile over is paid with money, not with an exchange card.
rule-DUO-10 = Dirk takes part in games for two only.
rule-AMB-H8 = Only a tile you bought can be given to Dirk; this one was left over.
rule-AMB-O8 = A hut cannot be given to Dirk: it was not bought.

## Modules

rule-AMB-P1 = That belongs to a module that is not part of this game.
rule-VIZ-04 = Between two turns you may buy one tile with your vizier, or pass.
rule-VIZ-05 = The vizier pays exactly the price, no more and no less.
rule-VIZ-11 = The vizier is not part of this game.
rule-AMB-L14 = Your vizier is up already.
rule-BONUS-04 = A bonus card can be revealed only while its very tile stands in your city.
rule-BONUS-06 = A scoring is waiting: reveal a bonus card or pass.
rule-HUT-04 = Worker huts are not part of this game.
rule-HUT-05 = Take one of the huts that lie face up.
rule-HUT-09 = Nobody may own more than three huts, and you have three.

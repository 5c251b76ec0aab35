### The tutorial: its list of chapters, and the coach's texts. Each chapter is a file of src/nasrid/chapters; its
### messages are named after it and are in the order of its steps. The coach explains every term of the game before its
### first use.

tutorial-title = Leer het spel
tutorial-lead = Je speelt aan een echte tafel, en een coach wijst je de weg. Stop wanneer je wilt: elk hoofdstuk gaat verder waar je was.
tutorial-first = Begin hier
tutorial-more = Daarna, in elke volgorde
tutorial-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
tutorial-begin = Beginnen
tutorial-continue = Ga verder
tutorial-repeat = Nog een keer
# For screen readers: the action of the button, and its chapter
tutorial-do = { $action }: { $chapter }
tutorial-done = Klaar
tutorial-rules = Lees de regels
tutorial-rules-hint = Kort en met plaatjes, in de volgorde waarin je ze nodig hebt.

tutorial-chapter-basics = Het spel
tutorial-chapter-basics-about = Geld nemen, kopen, bouwen, scoren. Tot slot speel je een kort potje tegen leerlingen.
tutorial-chapter-duo = Met z’n tweeën
tutorial-chapter-duo-about = Dirk doet mee: hij is nooit aan de beurt, maar zijn tegels tellen.
tutorial-chapter-granada = Granada
tutorial-chapter-granada-about = Tegels met twee kanten, grachten, en punten die meegroeien met ieders stad.
tutorial-chapter-combined = Allebei samen
tutorial-chapter-combined-about = Alhambra en Granada in één stad, muur tegen gracht.
tutorial-chapter-vizier = De vizier
tutorial-chapter-vizier-about = Koop een tegel als je niet aan de beurt bent.
tutorial-chapter-exchange = Wisselkaarten
tutorial-chapter-exchange-about = Betaal één tegel in twee valuta’s.
tutorial-chapter-bonus = Bonuskaarten
tutorial-chapter-bonus-about = Een geheim dat een tegel dubbel laat tellen.
tutorial-chapter-huts = Bouwhutten
tutorial-chapter-huts-about = Gratis, en zoveel waard als wat ernaast ligt.

## The coach's panel

tutorial-coach = Je coach
tutorial-step = { $step } van { $steps }
tutorial-next = Verder
tutorial-show = Laat zien
tutorial-others = Nu zijn de anderen aan de beurt. Kijk maar.
tutorial-others-done = Dit hebben de anderen gedaan:
# The player took another legal action
tutorial-wrong = Dat mag, maar het is niet wat we nu willen proberen.
tutorial-strayed = Dit spel is van de les afgeweken. Speel gerust door, of begin de les opnieuw.
tutorial-again = Begin opnieuw
tutorial-play-on = Speel door
tutorial-next-chapter = Hierna: { $chapter }
tutorial-chapters = Alle hoofdstukken

## The game

tutorial-basics-hello = Welkom! Over een minuut of tien ken je dit spel. Ik wijs dingen aan, en jij probeert ze uit. Je kunt altijd stoppen en later verdergaan.
tutorial-basics-city = Dit is de Leeuwenfontein, het hart van je stad. De stad groeit eromheen, met vierkante tegels. Op elke tegel staat een gebouw: een toren, een tuin, noem maar op.
tutorial-basics-money = Dit is je geld. Er zijn vier valuta’s, elk met een eigen kleur en vorm: gulden, dirham, denar en dukaten. Alleen jij ziet je kaarten.
tutorial-basics-site = Op de bouwplaats liggen vier tegels te koop. Het getal op een tegel is de prijs. Het veld waar hij op ligt, zegt in welke valuta.
tutorial-basics-turn = Jij en de anderen spelen om de beurt. In je beurt doe je één actie. We beginnen met de makkelijkste: je neemt geld.
tutorial-basics-take = Deze vier kaarten zijn het open geld. Als actie mag je er één van nemen, hoe hoog ook. Je hebt 3 dukaten, en de toren kost er 9: kies de 7 dukaten en druk dan op de gouden knop.
tutorial-basics-take-other = Die mag je nemen. Maar de toren kost dukaten: neem de kaart met 7 dukaten.
tutorial-basics-take-first = Eén ding tegelijk: neem eerst de 7 dukaten.
tutorial-basics-buy-why = Jij bent weer aan de beurt. Nu ga je een tegel kopen: ook dat is een actie. De harem ligt op het guldenveld en kost 7.
tutorial-basics-buy = Je hebt een kaart van 8 gulden. Meer betalen dan de prijs mag, maar wisselgeld krijg je niet. Kies de harem en koop hem.
tutorial-basics-buy-not-take = Geld kan wachten. Deze keer koop je een tegel.
tutorial-basics-buy-other = Die kun je ook kopen. Maar laten we met de harem beginnen.
tutorial-basics-build = Na je acties bouw je wat je hebt gekocht: je legt het in je stad. De dikke rand is een muur. Kies de plek links van de fontein, zodat de muur naar buiten wijst, en druk dan op de gouden knop.
tutorial-basics-build-other = Die plek mag ook. Maar kies de plek links van de fontein.
tutorial-basics-build-first = Dat komt nog. Bouw de tegel eerst naast de fontein.
tutorial-basics-exact-why = Kijk eens naar de kamer: die kost 8 denar, en jij hebt 3 en 5. Wie een prijs gepast betaalt, mag in dezelfde beurt nog een actie doen.
tutorial-basics-exact = Kies de kamer. Je 3 en 5 denar liggen al klaar. Koop hem!
tutorial-basics-exact-other = Die kun je ook kopen, maar niet gepast. Koop de kamer.
tutorial-basics-again = Keurig gepast: je mag nog een actie doen. Het lege veld op de bouwplaats wordt pas na je beurt aangevuld.
tutorial-basics-several = Neem nog eens geld. In plaats van één kaart mag je er ook meer nemen, als ze samen hoogstens 5 waard zijn. Neem 1 dirham en 4 denar.
tutorial-basics-several-other = Dat mag je nemen. Maar probeer het met twee kaarten: 1 dirham en 4 denar.
tutorial-basics-several-first = Die zou je kunnen kopen. Maar neem deze keer geld: 1 dirham en 4 denar.
tutorial-basics-several-not-end = Je mag hier stoppen. Maar een extra actie laat je niet liggen: neem geld.
tutorial-basics-walls = Bouw nu de kamer. Hij heeft aan twee kanten een muur. Een muur mag alleen tegen een andere muur liggen, een open kant alleen tegen een andere open kant.
tutorial-basics-mistake = Laten we eens met opzet een fout maken. Probeer de kamer rechts van de fontein te bouwen: kies die plek.
tutorial-basics-mistake-why = Dat gaat niet! Links heeft de kamer een muur, maar de fontein is aan alle kanten open. Je hoort altijd welke regel in de weg zit, en je bent niets kwijt.
tutorial-basics-walk = De tweede regel: vanaf de fontein moet je naar elke tegel kunnen lopen zonder over een muur te gaan.
tutorial-basics-holes = De derde regel: een stad heeft geen gaten, dus geen lege plek mag ingesloten raken. En je draait een tegel nooit: alle daken wijzen naar boven.
tutorial-basics-build-again = Boven de fontein past alles: de open kant ligt tegen de fontein, en de muren wijzen naar buiten. Bouw de kamer daar.
tutorial-basics-build-again-other = Dat mag ook. Maar kies de plek boven de fontein: daar kan je muur groeien.
tutorial-basics-tower = Je hebt nu 10 dukaten, en de toren kost er 9. Niet gepast, maar hij is het waard. Koop de toren.
tutorial-basics-tower-other = Die zou je kunnen kopen. Maar je hebt de dukaten voor de toren genomen: koop hem.
tutorial-basics-reserve = Je hoeft een tegel niet meteen te bouwen. Je kunt hem voor later bewaren, in je reserve. Daar telt hij nog niet mee. Leg de toren in de reserve.
tutorial-basics-reserve-not-build = Daar zou hij passen. Maar eerst proberen we de reserve: leg de toren daarin.
tutorial-basics-redesign-why = Er is nog een derde actie: je mag je stad verbouwen. Je bouwt één tegel uit je reserve, of je breekt één tegel in je stad af en legt hem in je reserve, of je ruilt ze om.
tutorial-basics-redesign = Kies de toren in je reserve en dan de plek rechts van de kamer. Zie je hoe je muur langer wordt?
tutorial-basics-redesign-first = Dat is een andere actie. Verbouw deze keer je stad: bouw de toren.
tutorial-basics-redesign-other = Die plek mag. Maar rechts van de kamer wordt je muur het langst.
tutorial-basics-redesign-not-swap = Omruilen mag ook. Maar dan ben je een tegel kwijt: bouw de toren rechts van de kamer.
tutorial-basics-redesign-not-remove = Daarmee breek je een tegel in je stad af. Bouw liever de toren.
tutorial-basics-scoring = Een waardering! Er zijn er drie in een spel, en elke keer krijg je punten voor je stad. We lezen het blad samen.
tutorial-basics-scoring-most = Bij elke soort gebouw krijgt wie er de meeste heeft punten. Niemand anders heeft een toren: 6 punten voor jou. Torens leveren het meest op, paviljoens het minst.
tutorial-basics-scoring-tie = Twee spelers hebben evenveel kamers, elk één. Ze delen de 4 punten: 2 voor jou.
tutorial-basics-scoring-wall = Je langste muur om de stad levert een punt per rand op: 4 voor jou. Muren tussen twee tegels tellen niet mee.
tutorial-basics-later = In de geldstapel zitten twee kaarten die een waardering beginnen; de eerste is er net uit gekomen. Bij de tweede krijgt ook de tweede plaats punten, en bij de laatste waardering ook nog de derde.
tutorial-basics-end = De tegels komen uit een buidel. Het spel eindigt als de bouwplaats er niet meer mee vol komt. Dan volgt de laatste waardering, en wie de meeste punten heeft, wint.
tutorial-basics-help = Weet je het even niet, vraag dan hier om een hint. Wijs iets aan, of houd het ingedrukt, en je leest wat het is. De regels vind je in het menu.
tutorial-basics-finish = Nu weet je alles. Speel het potje uit: de anderen zijn leerlingen, en er zijn nog maar een paar tegels. Veel geluk!

## Two players and Dirk

tutorial-duo-dirk = Speel je met z’n tweeën, dan is er een derde speler: Dirk. Hij heeft geen stad en geen geld, en hij is nooit aan de beurt. Maar hij heeft wel tegels: zes om te beginnen.
tutorial-duo-counts = Bij een waardering doet Dirk mee als een gewone speler. Hij heeft twee torens en jij één: de punten voor de torens zouden naar hem gaan.
tutorial-duo-gift = Je kunt hem ook gebruiken: een tegel die je koopt, mag je aan Dirk schenken. Je rivaal heeft de meeste tuinen, twee stuks. Dirk heeft er één.
tutorial-duo-buy = Koop de goedkope tuin. Met zijn drie muren heb je er zelf weinig aan.
tutorial-duo-buy-first = Geld kan wachten: koop de tuin.
tutorial-duo-give = Schenk hem nu aan Dirk. Dit kun je niet terugnemen, dus je krijgt de vraag twee keer: druk twee keer op de knop.
tutorial-duo-give-not-build = Je zou hem kunnen bouwen. Maar deze keer is hij voor Dirk.
tutorial-duo-give-not-reserve = Je zou hem kunnen bewaren. Maar deze keer is hij voor Dirk.
tutorial-duo-money = Je rivaal heeft geld genomen. Doe dat ook: 1 gulden en 3 dirham.
tutorial-duo-money-other = Dat mag je nemen. Maar neem 1 gulden en 3 dirham, en kijk wat er komt.
tutorial-duo-garden = De eerste waardering. Dirk heeft nu twee tuinen, evenveel als je rivaal. Ze delen de 5 punten: ieder 2.
tutorial-duo-tower = Voor de torens krijgt Dirk 6 punten. De tweede plaats levert deze keer niets op.
tutorial-duo-wall = Dirk heeft geen stad, dus voor een muur krijgt hij nooit punten.
tutorial-duo-more = Na de eerste waardering krijgt Dirk nog zes tegels uit de buidel, na de tweede een derde van wat erin zit. Houd hem in de gaten!
tutorial-duo-finish = Dat is Dirk. Winnen kan hij niet, maar hij kan jou de overwinning kosten. Speel vanaf hier door, of leer iets anders.

## Granada

tutorial-granada-hello = Granada speel je net als Alhambra: geld nemen, kopen, bouwen, verbouwen. Drie dingen zijn anders.
tutorial-granada-faces = Het eerste: elke tegel heeft twee kanten, voor en achter, met twee verschillende gebouwen. De ene kant heeft een even prijs, de andere kost 1 meer.
tutorial-granada-back = Kies de school, en je kunt zien wat er op de achterkant staat: een bibliotheek voor 9. Iedereen mag van elke tegel de achterkant bekijken.
tutorial-granada-moats = Het tweede: in plaats van muren zijn er grachten, vol water. De regels zijn dezelfde: gracht tegen gracht, open tegen open, en niemand loopt eroverheen.
tutorial-granada-buy = Je hebt een bibliotheek en wilt er nog een. Koop de school: op de achterkant zit een bibliotheek.
tutorial-granada-buy-first = Geld kan wachten: koop de school.
tutorial-granada-turning = Je bouwt een tegel met de kant die je hebt gekocht. Om hem om te draaien betaal je minstens 3 in één valuta. Alleen in je reserve is elke kant gratis.
tutorial-granada-build = Draai de tegel om voor je 3 dukaten, en bouw de bibliotheek boven de tegel in het midden.
tutorial-granada-build-turned = Dat is de school. Draai de tegel eerst om.
tutorial-granada-build-other = Die plek mag. Maar kies de plek boven de tegel in het midden.
tutorial-granada-build-not-reserve = Je zou hem voor later kunnen bewaren. Maar bouw de bibliotheek nu.
tutorial-granada-marker = Er is een nieuwe tegel gekomen, en deze zwarte markeersteen zei met welke prijs: oneven. Daarna ging de steen naar de andere kant. De volgende tegels komen dus met even prijzen.
tutorial-granada-scoring = Het derde: de punten. In alle steden samen staan 3 bibliotheken. Jij hebt de meeste, en dat levert 3 punten op. Hoe meer er van een soort zijn, hoe meer je ervoor krijgt.
tutorial-granada-tie = In Granada deelt niemand. Twee spelers hebben elk één arena, dus beslist de duurste: de arena van 10 wint.
tutorial-granada-moat = En je langste gracht om de stad levert een punt per rand op.
tutorial-granada-later = Bij de tweede waardering krijgt de eerste plaats het dubbele aantal, de tweede plaats het aantal zelf. Bij de laatste is het drie keer, twee keer en één keer.
tutorial-granada-simple = Voor de eerste potjes is er een eenvoudige waardering met vaste punten: 3, dan 10 en 3, dan 18, 10 en 3. Die kies je als je een tafel opent.
tutorial-granada-finish = Nu ken je Granada. Speel vanaf hier door, of leer iets anders.

## Alhambra and Granada together

tutorial-combined-hello = Hier spelen we beide spellen tegelijk. Iedereen begint met een Alhambra, en Granada groeit ernaast.
tutorial-combined-two = Op elk veld liggen twee tegels: één van Alhambra, één van Granada. Je mag de ene of de andere kopen, of allebei, na elkaar.
tutorial-combined-buy = Je hebt 7 dukaten. Koop het badhuis voor 6.
tutorial-combined-buy-first = Geld kan wachten: koop het badhuis.
tutorial-combined-buy-other = Die kun je ook kopen. Maar we hebben een Granada-tegel nodig: het badhuis.
tutorial-combined-meet = Waar Alhambra en Granada elkaar raken, moet een muur tegen een gracht liggen. Je tuin heeft rechts een muur: daar kan Granada beginnen.
tutorial-combined-mistake = Eerst een fout met opzet: probeer het badhuis links van de fontein te bouwen.
tutorial-combined-mistake-why = Dat gaat niet: daar zou een open kant van Alhambra tegen een open kant van Granada liggen. Dat mag nooit.
tutorial-combined-build = Bouw het badhuis nu rechts van de tuin, gracht tegen muur.
tutorial-combined-build-other = Dat mag. Maar kies de plek rechts van de tuin.
tutorial-combined-build-turned = Dat is de achterkant van de tegel. Draai hem weer om en bouw het badhuis.
tutorial-combined-build-not-reserve = Je zou het voor later kunnen bewaren. Maar bouw het badhuis nu.
tutorial-combined-first = Dit is de eerste tegel van je Granada. Van hieruit loop je door Granada, en deze tegel blijft het hele spel liggen.
tutorial-combined-scoring = Alhambra telt volgens de eigen regels, en Granada ook. Je langste muur telt, en je langste gracht net zo goed.
tutorial-combined-stretch = En er is iets nieuws: waar een muur tegen een gracht ligt, heb je een grens. Je langste grens levert 2 punten per rand op.
tutorial-combined-long = Met twee tegels op elk veld kun je wel negen acties in één beurt doen, als je steeds gepast betaalt.
tutorial-combined-finish = Nu ken je het grootste spel van allemaal. Speel vanaf hier door, of leer iets anders.

## The vizier

tutorial-vizier-ready = Dit is je vizier. Ligt hij met de tekening naar boven, dan is hij actief: je mag na elke beurt één tegel kopen, ook na je eigen beurt. De vizier betaalt gepast, nooit meer.
tutorial-vizier-take = Neem de 5 denar: daar kun je zo meteen iets mee betalen.
tutorial-vizier-take-other = Dat mag je nemen. Maar de 5 denar komen zo meteen van pas.
tutorial-vizier-window = Iemand is klaar met een beurt, en er is een toren van 9 denar gekomen. Jij hebt 4 en 5: precies 9. Voor de volgende beurt begint, mag je vizier hem kopen.
tutorial-vizier-buy = Kies de toren en laat je vizier hem kopen.
tutorial-vizier-buy-not-pass = Passen mag. Maar op deze toren heb je gewacht: koop hem.
tutorial-vizier-build = Bouw de toren rechts van de fontein.
tutorial-vizier-build-other = Die plek mag. Maar kies de plek rechts van de fontein.
tutorial-vizier-build-not-reserve = Je zou hem voor later kunnen bewaren. Maar bouw de toren nu.
tutorial-vizier-down = Nu is je vizier omgedraaid en rust hij uit. Dat de vizier gepast betaalt, levert geen extra actie op.
tutorial-vizier-reactivate = Jij bent aan de beurt. Je vizier weer activeren is een actie op zich. Kies de vizier en activeer hem.
tutorial-vizier-reactivate-first = Activeer eerst je vizier weer.
tutorial-vizier-order = Willen meer spelers hun vizier inzetten, dan heeft voorrang wie het eerst aan de beurt komt. Na elke tegel mag iedereen opnieuw nadenken.
tutorial-vizier-finish = Een vizier die alleen maar wacht, is aan het eind niets waard: zet hem in. Speel vanaf hier door, of leer iets anders.

## Exchange cards

tutorial-exchange-card = Dit is een wisselkaart. Er staan twee valuta’s op: denar en gulden. In de geldstapel zitten zes van zulke kaarten.
tutorial-exchange-take = Je neemt hem net als geld, maar apart. Neem hem nu.
tutorial-exchange-take-other = Dat mag je nemen. Maar het gaat ons om de wisselkaart.
tutorial-exchange-use = De tuin kost 11 gulden. Je hebt 9 gulden en 2 denar. Met de wisselkaart mag je in beide valuta’s samen betalen: precies 11.
tutorial-exchange-buy = Kies de tuin. De kaarten liggen al klaar. Koop hem!
tutorial-exchange-buy-first = Geld kan wachten: koop de tuin.
tutorial-exchange-again = Je hebt gepast betaald, dus je mag nog een actie doen. Neem de twee kaarten met 1 en 4 gulden.
tutorial-exchange-again-other = Dat mag je nemen. Maar neem de 1 en de 4 gulden.
tutorial-exchange-again-not-end = Je mag hier stoppen. Maar neem eerst het geld: het kost niets.
tutorial-exchange-build = Bouw de tuin rechts van de fontein.
tutorial-exchange-build-other = Die plek mag. Maar kies de plek rechts van de fontein.
tutorial-exchange-build-not-reserve = Je zou hem voor later kunnen bewaren. Maar bouw de tuin nu.
tutorial-exchange-gone = De wisselkaart is op: hij is goed voor één tegel. Als de kaarten worden geschud, kan hij terugkomen.
tutorial-exchange-finish = Nu ken je de wisselkaarten. Speel vanaf hier door, of leer iets anders.

## Bonus cards

tutorial-bonus-cards = Je hebt bonuskaarten, die alleen jij ziet. Op elke kaart staat één bepaalde tegel, altijd een zonder muren. Op deze staat de tuin van 10.
tutorial-bonus-worth = Ligt precies die tegel in je stad, dan mag je de bonuskaart tonen. Vanaf dat moment telt de tegel voor twee.
tutorial-bonus-buy = De tuin van 10 is te koop. Koop hem met je 4 en 7 gulden.
tutorial-bonus-buy-first = Geld kan wachten: koop de tuin voor een ander het doet.
tutorial-bonus-build = Bouw de tuin rechts van de fontein.
tutorial-bonus-build-other = Die plek mag. Maar kies de plek rechts van de fontein.
tutorial-bonus-build-not-reserve = In je reserve telt hij niet. Bouw de tuin nu.
tutorial-bonus-reveal = Er komt een waardering. Eerst krijg je de vraag of je een bonuskaart wilt tonen. Toon hem!
tutorial-bonus-reveal-not-pass = Je mag hem geheimhouden. Maar nu levert hij punten op: toon hem.
tutorial-bonus-scoring = Je hebt twee tuinen en een bonuskaart: dat telt voor drie. De volgende speler heeft er twee.
tutorial-bonus-back = Gaat de tegel weer uit je stad, dan komt de bonuskaart terug op je hand en telt hij niet meer.
tutorial-bonus-finish = Je mag een bonuskaart ook geheimhouden tot de laatste waardering, en iedereen verrassen. Speel vanaf hier door, of leer iets anders.

## Worker huts

tutorial-huts-huts = Dit zijn bouwhutten. Er een nemen is een actie, en het kost niets. Je bouwt een hut net als een tegel.
tutorial-huts-worth = Een hut telt voor zoveel gebouwen van zijn soort als hij raakt, hoogstens drie. Er mag geen muur tussen zitten.
tutorial-huts-take = Je hebt twee torens. Neem de torenhut.
tutorial-huts-take-first = Dat kan wachten: neem de torenhut.
tutorial-huts-take-other = Die mag je ook nemen. Maar je hebt torens: neem de torenhut.
tutorial-huts-build = Bouw hem waar hij beide torens raakt: rechts van de bovenste.
tutorial-huts-build-other = Die plek mag. Maar daar raakt de hut niet allebei de torens.
tutorial-huts-build-not-reserve = In je reserve telt hij niet. Bouw hem nu.
tutorial-huts-scoring = Twee torens, en een hut die voor twee telt: dat zijn er vier. De volgende speler heeft er drie.
tutorial-huts-three = Je mag hoogstens drie hutten hebben in een spel, die in je reserve meegeteld. Kies hun plek dus goed.
tutorial-huts-finish = Nu ken je de bouwhutten. Speel vanaf hier door, of leer iets anders.

### The rules in the app: short, by topic, in the order of a game. Each line explains one rule or a few related ones;
### web/src/rulebook/topics.ts lists their ids (docs/rules.md).

rulebook-title = De regels
rulebook-lead = Lees ze van boven naar beneden, of zoek op wat je wilt weten.
rulebook-search = Zoek in de regels
rulebook-none = Niets gevonden. Probeer een ander woord.
rulebook-here = Alleen voor deze tafel
rulebook-here-hint = Zonder de spellen en modules die je niet speelt.
rulebook-ids = Regelnummers tonen
rulebook-ids-hint = Bij elke zin staan de regels die hij uitlegt, zoals in het regeloverzicht.
rulebook-print = Afdrukken
rulebook-contents = Onderwerpen
rulebook-learn = Of leer al spelend
rulebook-found = { $count ->
    [one] { $count } onderwerp
   *[other] { $count } onderwerpen
}

rulebook-part-core = Het spel
rulebook-part-granada = Granada
rulebook-part-combined = Alhambra en Granada samen
rulebook-part-duo = Met z’n tweeën
rulebook-part-modules = Modules

## The game

rulebook-aim = Het doel
rulebook-aim-city = Iedereen bouwt tegel voor tegel een stad om de eigen starttegel heen. In Alhambra is dat de Leeuwenfontein.
rulebook-aim-points = Drie keer per spel worden de steden vergeleken. Je krijgt punten voor de meeste gebouwen van een soort, en voor je langste muur of gracht.
rulebook-aim-wins = Wie na de derde waardering de meeste punten heeft, wint. Bij gelijke punten deel je de overwinning.

rulebook-setup = Hoe een spel begint
rulebook-setup-site = Alle tegels gaan in een buidel. Vier ervan komen op de bouwplaats, één op elk veld.
rulebook-setup-money = Je krijgt geld, kaart voor kaart, tot het 20 of meer waard is. Daarna zie alleen jij het nog.
rulebook-setup-start = Wie de minste kaarten kreeg, begint; bij gelijk aantal wie het minste geld heeft. Is dat ook gelijk, dan begint de jongste, of het lot beslist.
rulebook-setup-display = Vier geldkaarten liggen open: het open geld. De andere zijn de stapel, met twee waarderingskaarten erin: de eerste in het tweede vijfde deel, de tweede in het vierde.

rulebook-turn = Je beurt
rulebook-turn-one = In je beurt doe je één actie: geld nemen, een tegel kopen of je stad verbouwen. Modules voegen acties toe.
rulebook-turn-again = Wie een tegel koopt en gepast betaalt, doet nog een actie naar keuze. Zo passen er tot vijf acties in een beurt.
rulebook-turn-must = Je moet minstens één actie doen, als er een mogelijk is. Na een gepaste aankoop mag je stoppen.
rulebook-turn-place = Na je acties plaats je de tegels die je hebt gekocht. Liggen ze allemaal, dan is je beurt voorbij.

rulebook-money = Geld nemen
rulebook-money-one = Neem één kaart van het open geld, hoeveel hij ook waard is.
rulebook-money-several = Of neem meerdere kaarten die samen hoogstens 5 waard zijn. Ze mogen van verschillende valuta’s zijn.
rulebook-money-cards = Er zijn vier valuta’s, met kaarten van 1 tot 9, van elk drie. Je mag er zoveel op hand hebben als je wilt.

rulebook-buying = Een tegel kopen
rulebook-buying-site = Koop één tegel van de bouwplaats. Het getal erop is de prijs.
rulebook-buying-currency = Betaal in de valuta van het veld waar de tegel ligt, en in geen andere.
rulebook-buying-change = Betaal de prijs of meer, met zoveel kaarten als je wilt. Wisselgeld is er niet.
rulebook-buying-exact = Betaal je gepast, dan mag je nog een keer. Elke tegel betaal je apart.
rulebook-buying-gap = Een leeg veld wordt pas aangevuld als je beurt voorbij is.

rulebook-placing = Je tegels plaatsen
rulebook-placing-choice = Bouw elke tegel in je stad of leg hem in je reserve, één voor één, in elke volgorde.
rulebook-placing-reserve = In je reserve passen zoveel tegels als je wilt. Ze tellen niet mee bij een waardering.

rulebook-building = Hoe je bouwt
rulebook-building-up = Alle daken wijzen naar boven: een tegel draai je nooit.
rulebook-building-side = Een tegel moet met een hele kant tegen je stad liggen. Een hoek is niet genoeg.
rulebook-building-alike = Waar twee tegels elkaar raken, hebben beide kanten een muur of zijn ze allebei open. Bij grachten net zo.
rulebook-building-walk = Vanaf de starttegel moet je naar elke tegel kunnen lopen zonder over een muur of gracht te gaan. De starttegel is aan alle kanten open.
rulebook-building-holes = Geen lege plek mag door tegels ingesloten raken.

rulebook-redesign = Je stad verbouwen
rulebook-redesign-three = Als actie doe je een van deze drie: bouw één tegel uit je reserve, breek één tegel in je stad af en leg hem in je reserve, of ruil ze op dezelfde plek om.
rulebook-redesign-rules = Daarna moet de hele stad aan de bouwregels voldoen.
rulebook-redesign-start = De starttegel blijft altijd liggen.

rulebook-refill = Na elke beurt
rulebook-refill-fill = Het open geld wordt aangevuld tot vier kaarten, dan de bouwplaats tot vier tegels. Met beide spellen zijn het acht tegels.
rulebook-refill-shuffle = Is de stapel op, dan wordt het afgelegde geld geschud en is dat de nieuwe stapel.
rulebook-refill-scoring = Komt er een waarderingskaart, dan komt er een andere kaart voor in de plaats, en vóór de volgende beurt volgt de waardering.

rulebook-scoring = Waarderingen
rulebook-scoring-three = Er zijn drie waarderingen: twee als hun kaart komt, de laatste aan het einde.
rulebook-scoring-what = Elke keer krijg je punten voor de meeste gebouwen van elke soort en voor de langste muur of gracht.
rulebook-scoring-built = Alleen wat gebouwd is telt, niet wat in een reserve ligt. Het gaat om het aantal tegels, niet om hun prijs.

rulebook-majorities = De meeste van een soort
rulebook-majorities-table = Bij de eerste waardering krijgt de eerste plaats punten, bij de tweede ook de tweede plaats, bij de derde ook de derde. Hoeveel, staat in deze tabel.
rulebook-majorities-tie = Spelers met hetzelfde aantal delen de punten van alle plaatsen die ze samen bezetten, naar beneden afgerond.
rulebook-majorities-none = Zonder een enkele tegel van een soort krijg je er niets voor.

rulebook-walls = De langste muur
rulebook-walls-edge = Bij elke waardering levert je langste aaneengesloten muur om de stad een punt per rand op.
rulebook-walls-inner = Muren tussen twee tegels tellen niet, en andere, kortere muren ook niet.

rulebook-end = Het einde
rulebook-end-bag = Het spel eindigt na een beurt, als de bouwplaats uit de buidel niet meer vol komt.
rulebook-end-left = Elke tegel die nog te koop ligt, gaat naar wie het meeste geld heeft in de valuta van zijn veld, van het eerste veld tot het vierde. Hebben meerdere spelers evenveel, dan krijgt niemand hem.
rulebook-end-build = Krijg je zo een tegel, dan mag je hem meteen bouwen. Daarna volgt de derde waardering.

## Granada

rulebook-faces = Tegels met twee kanten
rulebook-faces-two = Elke Granada-tegel heeft voor en achter een ander gebouw. De ene prijs is even, de andere is één hoger. Er zijn negen soorten.
rulebook-faces-back = Iedereen mag weten wat er op de achterkant staat. Je koopt de kant die boven ligt.
rulebook-faces-turn = Met de kant die je kocht, bouw je een tegel gratis. Voor de andere kant betaal je 3 of meer in één valuta. Wisselgeld is er niet, en je krijgt er geen extra actie voor.
rulebook-faces-reserve = In je reserve mag je hem gratis leggen met de kant die je wilt. Daarna wordt hij nooit meer omgedraaid.
rulebook-faces-left = Een tegel die aan het einde over is, bouw je met de kant die boven ligt.

rulebook-marker = De zwarte markeersteen
rulebook-marker-shows = Nieuwe tegels komen met de prijs die de zwarte markeersteen aangeeft: even of oneven. De eerste vier zijn even.
rulebook-marker-moves = Telkens als er nieuwe tegels zijn gelegd, gaat de steen naar de andere kant.

rulebook-moats = Grachten
rulebook-moats-same = Grachten komen in de plaats van muren: de bouwregels zijn dezelfde.
rulebook-moats-edge = Je langste aaneengesloten gracht om de stad levert een punt per rand op. Een gracht tussen twee tegels telt niet.

rulebook-granada = Punten in Granada
rulebook-granada-total = Tel de gebouwen van een soort in alle steden samen. Bij de eerste waardering krijgt de eerste plaats dat aantal punten.
rulebook-granada-later = Bij de tweede waardering krijgt de eerste plaats het twee keer, de tweede één keer. Bij de derde is het drie keer, twee keer en één keer.
rulebook-granada-tie = Niemand deelt: bij een gelijk aantal gaat wie de duurste tegel van die soort heeft, voor.

rulebook-simple = Eenvoudige waardering
rulebook-simple-points = Als je dat afspreekt, levert elke soort vaste punten op: 3 bij de eerste waardering, 10 en 3 bij de tweede, 18, 10 en 3 bij de derde. Grachten tellen zoals altijd.

## Alhambra and Granada together

rulebook-both = Twee spellen aan één tafel
rulebook-both-site = Op elk veld ligt een Alhambra-tegel en een Granada-tegel. Je mag de ene of de andere kopen, of allebei. Zo passen er tot negen acties in een beurt.
rulebook-both-start = Iedereen begint met de Leeuwenfontein. In het begin hebben alle Granada-tegels die te koop zijn een gracht.
rulebook-both-cards = De eerste waarderingskaart zit midden in de stapel. Is de stapel voor het eerst op, dan wordt het afgelegde geld geschud en in vijf stapels verdeeld. De tweede waarderingskaart gaat in de tweede.
rulebook-both-end = Het spel eindigt als een veld helemaal leeg blijft, omdat beide buidels op zijn.

rulebook-meeting = Waar de steden elkaar raken
rulebook-meeting-wall = Alhambra en Granada raken elkaar alleen met een muur tegen een gracht. Open kanten van de twee liggen nooit tegen elkaar.
rulebook-meeting-first = Je eerste Granada-tegel leg je zo, naast je Alhambra. Hij is de starttegel van je Granada: hij blijft altijd liggen, en in Granada loop je vanaf deze tegel.
rulebook-meeting-keep = Er blijft altijd een muur tegen een gracht liggen, en tegels van de twee spellen ruil je nooit om.

rulebook-stretch = Punten voor allebei
rulebook-stretch-own = Alhambra telt volgens de eigen regels, en Granada ook. Muren die langs grachten liggen tellen gewoon mee, en die grachten ook.
rulebook-stretch-two = Daarbij levert je langste grens van muur en gracht twee punten per rand op.

## Two players

rulebook-dirk = Dirk
rulebook-dirk-who = Met z’n tweeën is Dirk de derde. Hij heeft geen stad en geen geld, en is nooit aan de beurt. Van elke geldkaart doet één exemplaar niet mee.
rulebook-dirk-tiles = Hij krijgt zes tegels bij het begin, nog zes na de eerste waardering, en na de tweede een derde van wat nog in de buidel zit.
rulebook-dirk-faces = Zijn eerste Granada-tegels liggen met de even kant naar boven. Bij latere beslist de zwarte markeersteen.
rulebook-dirk-both = Met beide spellen krijgt hij elke keer zes Alhambra-tegels en zes Granada-tegels, en als laatste een derde van elke buidel.
rulebook-dirk-counts = Bij waarderingen doet hij mee om de meerderheden, maar hij heeft geen muur en geen gracht, en hij kan niet winnen.
rulebook-dirk-gift = Een tegel die je hebt gekocht, mag je aan Dirk schenken in plaats van hem te plaatsen. Een Granada-tegel mag je voor hem omdraaien, voor hetzelfde geld.

## Modules

rulebook-vizier = De vizier
rulebook-vizier-buy = Na ieders beurt mag je je vizier inzetten, als hij actief is: koop één tegel van de bouwplaats, gepast betaald, en plaats hem meteen.
rulebook-vizier-down = Daarna wordt de vizier omgedraaid, en de gepaste betaling levert geen extra actie op. De bouwplaats wordt weer aangevuld.
rulebook-vizier-up = Je vizier weer activeren is een actie in je beurt.
rulebook-vizier-order = Willen meerdere spelers hem inzetten, dan heeft voorrang wie het eerst aan de beurt komt. Na elke inzet krijgt iedereen de vraag opnieuw. Na de laatste tegels is het te laat.

rulebook-exchange = Wisselkaarten
rulebook-exchange-two = In de stapel zitten zes kaarten met elk twee valuta’s. Je neemt er een als een geldkaart, maar apart.
rulebook-exchange-pay = Staat de valuta van een veld op je kaart, dan mag je de tegel daar in elke mix van de twee betalen. Eén kaart is goed voor één tegel.
rulebook-exchange-fee = Bij het omdraaien van een tegel helpt hij niet.

rulebook-bonus = Bonuskaarten
rulebook-bonus-cards = Je hebt geheime kaarten, elk met één bepaalde tegel zonder muren. Hoe minder spelers, hoe meer kaarten: drie, twee of één.
rulebook-bonus-show = Zolang precies die tegel in je stad ligt, mag je de kaart tonen. Dan telt de tegel bij elke waardering één keer extra.
rulebook-bonus-when = Dat mag op elk moment waarop jij mag beslissen, en vóór elke waardering krijg je de vraag.
rulebook-bonus-back = Gaat de tegel uit je stad, dan komt de kaart terug op je hand.

rulebook-huts = Bouwhutten
rulebook-huts-take = Neem als actie een van de hutten die open liggen. Hij kost niets. Je plaatst hem als een tegel.
rulebook-huts-count = Bij een waardering telt een hut voor zoveel gebouwen als er tegels van zijn soort naast liggen zonder muur ertussen, hoogstens drie.
rulebook-huts-three = Je mag hoogstens drie hutten hebben. De muren op hutten tellen als andere muren.

rulebook-seen = Wat iedereen ziet
rulebook-seen-open = Steden, reserves, het open geld, de aflegstapel, de punten en hoeveel kaarten iemand heeft, zijn voor iedereen open. Welke kaarten dat zijn, is geheim.
rulebook-seen-modules = Alle modules kun je samen spelen. Bonuskaarten en hutten hebben Alhambra-tegels nodig.

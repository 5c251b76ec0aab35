### The rules that an action can break (docs/rules.md), for players.

## Turns

rule-CORE-TURN-02 = Je mag een actie doen: neem geld, koop een tegel of verbouw je stad.
rule-CORE-TURN-07 = Je acties zijn op: plaats je nieuwe tegels, in je stad of in je reserve.
rule-CORE-TURN-08 = Alles is geplaatst: bevestig je beurt om verder te gaan.
rule-CORE-END-10 = Het spel is afgelopen; er kan niets meer.
rule-AMB-C3 = Een beurt heeft minstens één actie, en er is er nog een die je kunt doen.
rule-AMB-C4 = Een tegel uit deze beurt moet wachten: plaats hem als je acties op zijn.
rule-AMB-Q4 = Dat is geen actie van dit spel.

## Money

rule-CORE-MONEY-01 = Neem een kaart die bij het open geld ligt.
rule-CORE-MONEY-02 = Je mag één kaart nemen, hoe hoog ook, of meerdere van samen hoogstens 5.
rule-AMB-M1 = Een wisselkaart neem je apart, zonder andere kaarten.

## Buying

rule-CORE-BUY-01 = Je kunt alleen een tegel kopen die op de bouwplaats ligt, en één tegelijk.
rule-CORE-BUY-03 = Een tegel betaal je in de valuta van zijn veld, en in geen andere.
rule-CORE-BUY-04 = Betaal minstens de prijs, met kaarten uit je eigen hand.
rule-EXCH-05 = Een wisselkaart helpt alleen als de valuta van het veld erop staat.
rule-AMB-M3 = Aan deze tafel moet je met een wisselkaart gepast betalen.
rule-AMB-M5 = Je hebt de wisselkaart niet nodig: je betaalt alles in de valuta van het veld.
rule-AMB-M7 = Hoogstens één wisselkaart per aankoop.

## Building

rule-CORE-BUILD-02 = Kanten die elkaar raken moeten gelijk zijn: muur of gracht tegen elkaar, of allebei open.
rule-CORE-BUILD-03 = Elke tegel moet te voet bereikbaar zijn vanaf de starttegel, zonder over een muur of gracht te gaan.
rule-CORE-BUILD-04 = Een tegel moet op een vrije plek liggen, met een hele kant tegen je stad aan.
rule-CORE-BUILD-05 = Een stad heeft geen gaten: geen lege plek mag ingesloten raken.
rule-COMBO-BUILD-01 = Alhambra en Granada raken elkaar alleen met een muur tegen een gracht.
rule-COMBO-BUILD-02 = De eerste Granada-tegel moet met een gracht tegen een muur van je Alhambra liggen.
rule-COMBO-BUILD-03 = Eén Granada-tegel moet als eerste gemarkeerd zijn.
rule-COMBO-BUILD-06 = Open kanten van Alhambra en Granada kunnen niet tegen elkaar: er hoort een muur tegen een gracht.

## Redesigning

rule-CORE-REDES-01 = Bij het verbouwen kun je alleen een tegel uit je eigen reserve bouwen.
rule-CORE-REDES-02 = Op die plek ligt geen tegel van je stad.
rule-CORE-REDES-06 = De starttegel blijft het hele spel liggen.
rule-GRA-REDES-01 = Een tegel uit de reserve houdt de kant die boven ligt.
rule-AMB-K11 = De eerste Granada-tegel is een starttegel en blijft liggen.
rule-AMB-K12 = Deze tegel houdt Alhambra en Granada bij elkaar: er moet een muur tegen een gracht blijven liggen.
rule-AMB-K13 = Een Alhambra-tegel kun je nooit omruilen voor een Granada-tegel.

## Placing

rule-CORE-PLACE-01 = Deze tegel hoort niet bij de tegels die je moet plaatsen.
rule-GRA-PLACE-01 = Met de kant waarmee je hem kocht, plaats je een tegel gratis.
rule-GRA-PLACE-02 = Om een tegel om te draaien betaal je minstens 3 in één valuta.
rule-GRA-END-01 = Een overgebleven tegel bouw je met de kant die boven ligt.
rule-AMB-M9 = Een tegel omdraaien betaal je met geld, niet met een wisselkaart.
rule-DUO-10 = Dirk doet alleen mee bij twee spelers.
rule-AMB-H8 = Alleen een gekochte tegel kun je aan Dirk schenken; deze was over.
rule-AMB-O8 = Een hut kun je niet aan Dirk schenken: hij is niet gekocht.

## Modules

rule-AMB-P1 = Dat hoort bij een module die nu niet meespeelt.
rule-VIZ-04 = Tussen twee beurten mag je met je vizier één tegel kopen, of passen.
rule-VIZ-05 = De vizier betaalt gepast, niet meer en niet minder.
rule-VIZ-11 = De vizier speelt nu niet mee.
rule-AMB-L14 = Je vizier is al actief.
rule-BONUS-04 = Een bonuskaart kun je alleen tonen als precies die tegel in je stad ligt.
rule-BONUS-06 = Er wacht een waardering: toon een bonuskaart of pas.
rule-HUT-04 = De bouwhutten spelen nu niet mee.
rule-HUT-05 = Neem een van de hutten die open liggen.
rule-HUT-09 = Niemand mag meer dan drie hutten hebben, en jij hebt er drie.

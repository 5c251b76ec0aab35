### The rules that an action can break (docs/rules.md), for players.

## Turns

rule-CORE-TURN-02 = Du bist am Zug: Nimm Geld, kauf ein Plättchen oder bau deine Stadt um.
rule-CORE-TURN-07 = Deine Aktionen sind vorbei: Leg deine neuen Plättchen in deine Stadt oder in die Reserve.
rule-CORE-TURN-08 = Alles liegt: Bestätige deinen Zug, dann geht es weiter.
rule-CORE-END-10 = Die Partie ist zu Ende; mehr geht nicht.
rule-AMB-C3 = Ein Zug hat mindestens eine Aktion, und du kannst noch eine machen.
rule-AMB-C4 = Ein Plättchen aus diesem Zug muss warten: Leg es, wenn deine Aktionen vorbei sind.
rule-AMB-Q4 = Diese Aktion gibt es in diesem Spiel nicht.

## Money

rule-CORE-MONEY-01 = Nimm eine Karte, die in der Auslage liegt.
rule-CORE-MONEY-02 = Du darfst eine beliebige Karte nehmen oder mehrere, die zusammen höchstens 5 wert sind.
rule-AMB-M1 = Eine Wechselstube nimmst du allein, ohne andere Karten.

## Buying

rule-CORE-BUY-01 = Kaufen kannst du nur ein Plättchen, das im Bauhof liegt, immer eines auf einmal.
rule-CORE-BUY-03 = Ein Plättchen bezahlst du in der Währung seines Feldes, in keiner anderen.
rule-CORE-BUY-04 = Zahl mindestens den Preis, mit Karten aus deiner Hand.
rule-EXCH-05 = Eine Wechselstube hilft nur, wenn sie die Währung des Feldes zeigt.
rule-AMB-M3 = An diesem Tisch musst du mit einer Wechselstube passend zahlen.
rule-AMB-M5 = Du brauchst die Wechselstube nicht: Du zahlst allein in der Währung des Feldes.
rule-AMB-M7 = Höchstens eine Wechselstube pro Kauf.

## Building

rule-CORE-BUILD-02 = Seiten, die sich berühren, müssen gleich sein: Mauer an Mauer, Graben an Graben oder beide offen.
rule-CORE-BUILD-03 = Jedes Plättchen muss vom Startplättchen aus zu Fuß erreichbar sein, ohne Mauer oder Graben zu überqueren.
rule-CORE-BUILD-04 = Ein Plättchen braucht eine freie Stelle, die mit einer ganzen Seite an deine Stadt grenzt.
rule-CORE-BUILD-05 = Eine Stadt hat keine Löcher: Keine leere Stelle darf eingeschlossen sein.
rule-COMBO-BUILD-01 = Alhambra und Granada treffen sich nur mit Mauer an Graben.
rule-COMBO-BUILD-02 = Das erste Granada-Plättchen muss mit einem Graben an einer Mauer deiner Alhambra liegen.
rule-COMBO-BUILD-03 = Ein Granada-Plättchen muss als das erste markiert sein.
rule-COMBO-BUILD-06 = Offene Seiten von Alhambra und Granada passen nicht aneinander: Es braucht Mauer an Graben.

## Redesigning

rule-CORE-REDES-01 = Beim Umbau kannst du nur ein Plättchen aus deiner eigenen Reserve bauen.
rule-CORE-REDES-02 = An dieser Stelle liegt kein Plättchen deiner Stadt.
rule-CORE-REDES-06 = Das Startplättchen bleibt die ganze Partie, wo es ist.
rule-GRA-REDES-01 = Ein Plättchen der Reserve behält die Seite, die oben liegt.
rule-AMB-K11 = Das erste Granada-Plättchen ist ein Startplättchen und bleibt, wo es ist.
rule-AMB-K12 = Dieses Plättchen hält Alhambra und Granada zusammen: Eine Mauer muss weiter an einem Graben liegen.
rule-AMB-K13 = Ein Alhambra-Plättchen lässt sich nie gegen ein Granada-Plättchen tauschen.

## Placing

rule-CORE-PLACE-01 = Dieses Plättchen gehört nicht zu denen, die du legen musst.
rule-GRA-PLACE-01 = Mit der Seite, mit der du es gekauft hast, legst du ein Plättchen umsonst.
rule-GRA-PLACE-02 = Um ein Plättchen umzudrehen, zahl mindestens 3 in einer Währung aus deiner Hand.
rule-GRA-END-01 = Ein übriges Plättchen baust du mit der Seite, die oben liegt.
rule-AMB-M9 = Das Umdrehen bezahlst du mit Geld, nicht mit einer Wechselstube.
rule-DUO-10 = Dirk ist nur zu zweit dabei.
rule-AMB-H8 = An Dirk geben kannst du nur Gekauftes; dieses Plättchen war übrig.
rule-AMB-O8 = Eine Bauhütte kannst du nicht an Dirk geben: Sie wurde nicht gekauft.

## Modules

rule-AMB-P1 = Das gehört zu einem Modul, das in dieser Partie nicht dabei ist.
rule-VIZ-04 = Zwischen zwei Zügen darfst du mit deinem Wesir ein Plättchen kaufen oder passen.
rule-VIZ-05 = Der Wesir zahlt genau den Preis, nicht mehr und nicht weniger.
rule-VIZ-11 = Der Wesir ist in dieser Partie nicht dabei.
rule-AMB-L14 = Dein Wesir ist schon aktiv.
rule-BONUS-04 = Eine Bonuskarte kannst du nur aufdecken, solange genau ihr Plättchen in deiner Stadt liegt.
rule-BONUS-06 = Eine Wertung steht an: Deck eine Bonuskarte auf oder passe.
rule-HUT-04 = Bauhütten sind in dieser Partie nicht dabei.
rule-HUT-05 = Nimm eine der Bauhütten, die offen liegen.
rule-HUT-09 = Mehr als drei Bauhütten darf niemand haben, und du hast drei.

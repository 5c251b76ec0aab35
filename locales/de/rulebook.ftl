### The rules in the app: short, by topic, in the order of a game. Each line explains one rule or a few related ones;
### web/src/rulebook/topics.ts lists their ids (docs/rules.md).

rulebook-title = Die Regeln
rulebook-lead = Lies sie von oben nach unten, oder such, was du wissen willst.
rulebook-search = In den Regeln suchen
rulebook-none = Nichts gefunden. Versuch ein anderes Wort.
rulebook-here = Nur was an diesem Tisch gilt
rulebook-here-hint = Ohne die Spiele und Module, die ihr nicht spielt.
rulebook-ids = Regelnummern zeigen
rulebook-ids-hint = Bei jedem Satz stehen die Regeln, die er erklärt, wie im Regelverzeichnis.
rulebook-print = Drucken
rulebook-contents = Themen
rulebook-learn = Oder lern beim Spielen
rulebook-found = { $count ->
    [one] { $count } Thema
   *[other] { $count } Themen
}

rulebook-part-core = Das Spiel
rulebook-part-granada = Granada
rulebook-part-combined = Alhambra und Granada zusammen
rulebook-part-duo = Zu zweit
rulebook-part-modules = Module

## The game

rulebook-aim = Worum es geht
rulebook-aim-city = Alle bauen eine Stadt, Plättchen für Plättchen, rund um das eigene Startplättchen. In Alhambra ist das der Löwenbrunnen.
rulebook-aim-points = Dreimal pro Partie werden die Städte verglichen. Punkte bringen die meisten Gebäude einer Art und deine längste Mauer oder dein längster Graben.
rulebook-aim-wins = Wer nach der dritten Wertung die meisten Punkte hat, gewinnt. Bei gleich vielen gewinnt man gemeinsam.

rulebook-setup = Wie eine Partie beginnt
rulebook-setup-site = Alle Plättchen kommen in einen Beutel. Vier davon kommen in den Bauhof, auf jedes Feld eines.
rulebook-setup-money = Du bekommst Geld, Karte um Karte, bis es 20 oder mehr wert ist. Von da an siehst nur du es.
rulebook-setup-start = Wer die wenigsten Karten bekommen hat, beginnt; bei Gleichstand entscheidet der niedrigste Wert. Ist auch der gleich, beginnt die jüngste Person, oder das Los entscheidet.
rulebook-setup-display = Vier Geldkarten liegen offen in der Auslage. Die anderen bilden den Stapel, und in ihm stecken zwei Wertungskarten: die erste im zweiten Fünftel, die zweite im vierten.

rulebook-turn = Dein Zug
rulebook-turn-one = In deinem Zug machst du eine Aktion: Geld nehmen, ein Plättchen kaufen oder deine Stadt umbauen. Mit Modulen gibt es weitere Aktionen.
rulebook-turn-again = Wer ein Plättchen kauft und passend zahlt, macht noch eine beliebige Aktion. So sind in einem Zug bis zu fünf Aktionen möglich.
rulebook-turn-must = Mindestens eine Aktion musst du machen, wenn irgendeine möglich ist. Nach einem passend bezahlten Kauf darfst du aufhören.
rulebook-turn-place = Nach deinen Aktionen legst du die Plättchen, die du gekauft hast. Wenn alle liegen, ist dein Zug vorbei.

rulebook-money = Geld nehmen
rulebook-money-one = Nimm eine beliebige Karte aus der Auslage, egal was sie wert ist.
rulebook-money-several = Oder nimm mehrere Karten, die zusammen höchstens 5 wert sind, auch in verschiedenen Währungen.
rulebook-money-cards = Es gibt vier Währungen mit Karten von 1 bis 9, jede dreimal. Du darfst so viele haben, wie du willst.

rulebook-buying = Ein Plättchen kaufen
rulebook-buying-site = Kauf ein Plättchen, das im Bauhof liegt. Die Zahl darauf ist sein Preis.
rulebook-buying-currency = Zahl in der Währung des Feldes, auf dem das Plättchen liegt, und in keiner anderen.
rulebook-buying-change = Zahl den Preis oder mehr, mit beliebig vielen Karten. Wechselgeld gibt es nicht.
rulebook-buying-exact = Wenn du passend zahlst, bist du nochmal dran. Jedes Plättchen wird für sich bezahlt.
rulebook-buying-gap = Ein leeres Feld wird erst aufgefüllt, wenn dein Zug vorbei ist.

rulebook-placing = Deine Plättchen legen
rulebook-placing-choice = Bau jedes Plättchen in deine Stadt oder leg es in deine Reserve, eins nach dem anderen, in beliebiger Reihenfolge.
rulebook-placing-reserve = In deine Reserve passen beliebig viele Plättchen. Bei einer Wertung zählen sie nicht.

rulebook-building = Richtig bauen
rulebook-building-up = Alle Dächer zeigen nach oben: Ein Plättchen wird nie gedreht.
rulebook-building-side = Ein Plättchen muss mit einer ganzen Seite an deine Stadt grenzen. Eine Ecke reicht nicht.
rulebook-building-alike = Wo sich zwei Plättchen berühren, haben beide Seiten eine Mauer, oder beide sind offen. Bei Gräben ist es genauso.
rulebook-building-walk = Vom Startplättchen muss man zu Fuß zu jedem Plättchen kommen, ohne Mauer oder Graben zu überqueren. Das Startplättchen ist rundum offen.
rulebook-building-holes = Keine leere Stelle darf von Plättchen eingeschlossen sein.

rulebook-redesign = Die Stadt umbauen
rulebook-redesign-three = Als Aktion machst du eins davon: ein Plättchen aus der Reserve bauen, eines aus der Stadt in die Reserve nehmen oder an derselben Stelle eines gegen das andere tauschen.
rulebook-redesign-rules = Danach muss die ganze Stadt den Bauregeln entsprechen.
rulebook-redesign-start = Das Startplättchen bleibt immer liegen.

rulebook-refill = Nach jedem Zug
rulebook-refill-fill = Die Auslage wird auf vier Karten aufgefüllt, dann der Bauhof auf vier Plättchen. Mit beiden Spielen sind es acht Plättchen.
rulebook-refill-shuffle = Ist der Stapel leer, wird das abgelegte Geld gemischt und bildet den neuen.
rulebook-refill-scoring = Kommt eine Wertungskarte, wird sie durch eine andere Karte ersetzt, und vor dem nächsten Zug gibt es eine Wertung.

rulebook-scoring = Wertungen
rulebook-scoring-three = Es gibt drei Wertungen: zwei, wenn ihre Karten kommen, und die letzte am Ende.
rulebook-scoring-what = Jede bringt Punkte für die meisten Gebäude jeder Art und für die längste Mauer oder den längsten Graben.
rulebook-scoring-built = Nur was gebaut ist, zählt, nicht was in der Reserve liegt. Es geht nur um die Zahl der Plättchen, nicht um ihre Preise.

rulebook-majorities = Die meisten einer Art
rulebook-majorities-table = Bei der ersten Wertung bringt Platz 1 Punkte, bei der zweiten auch Platz 2, bei der dritten auch Platz 3. Wie viele, steht in dieser Tabelle.
rulebook-majorities-tie = Bei Gleichstand werden die Punkte aller Plätze geteilt, die man zusammen belegt, und abgerundet.
rulebook-majorities-none = Ohne ein einziges Plättchen einer Art bekommst du für sie nichts.

rulebook-walls = Die längste Mauer
rulebook-walls-edge = Bei jeder Wertung bringt deine längste Außenmauer am Stück einen Punkt pro Kante.
rulebook-walls-inner = Mauern zwischen zwei Plättchen zählen nicht, kürzere Mauern auch nicht.

rulebook-end = Das Ende
rulebook-end-bag = Die Partie endet nach einem Zug, wenn sich der Bauhof aus dem Beutel nicht mehr auffüllen lässt.
rulebook-end-left = Wer in der Währung eines Feldes das meiste Geld hat, bekommt das Plättchen, das dort noch liegt, vom ersten Feld bis zum vierten. Haben mehrere gleich viel, bekommt es niemand.
rulebook-end-build = Ein Plättchen, das du so bekommst, darfst du gleich bauen. Dann kommt die dritte Wertung.

## Granada

rulebook-faces = Plättchen mit zwei Seiten
rulebook-faces-two = Jedes Granada-Plättchen hat auf jeder Seite ein anderes Gebäude. Ein Preis ist gerade, der andere um eins höher. Es gibt neun Arten.
rulebook-faces-back = Alle dürfen wissen, was auf der Rückseite ist. Du kaufst die Seite, die oben liegt.
rulebook-faces-turn = Mit der Seite, die du gekauft hast, baust du ein Plättchen umsonst. Für die andere Seite zahlst du 3 oder mehr in einer Währung. Wechselgeld gibt es nicht, und eine weitere Aktion auch nicht.
rulebook-faces-reserve = In deine Reserve darfst du es umsonst mit jeder der beiden Seiten nach oben legen. Von da an wird es nicht mehr umgedreht.
rulebook-faces-left = Ein Plättchen, das am Ende übrig ist, wird mit der Seite gebaut, die oben liegt.

rulebook-marker = Der schwarze Markierungsstein
rulebook-marker-shows = Neue Plättchen kommen mit dem Preis, den der schwarze Markierungsstein zeigt: gerade oder ungerade. Die ersten vier sind gerade.
rulebook-marker-moves = Sobald neue Plättchen ausliegen, wechselt er die Seite.

rulebook-moats = Gräben
rulebook-moats-same = Statt Mauern gibt es Gräben: Die Bauregeln sind dieselben.
rulebook-moats-edge = Dein längster Graben am Stück rund um die Stadt bringt einen Punkt pro Kante. Ein Graben zwischen zwei Plättchen zählt nicht.

rulebook-granada = Punkte in Granada
rulebook-granada-total = Zähl die Gebäude einer Art in allen Städten zusammen. So viele Punkte bringt Platz 1 bei der ersten Wertung.
rulebook-granada-later = Bei der zweiten Wertung bringt Platz 1 das Doppelte, Platz 2 das Einfache. Bei der dritten ist es das Dreifache, das Doppelte und das Einfache.
rulebook-granada-tie = Geteilt wird nie: Bei Gleichstand liegt vorn, wer das teuerste Plättchen der Art hat.

rulebook-simple = Einfache Wertung
rulebook-simple-points = Wenn ihr das vereinbart habt, bringt jede Art feste Punkte: 3 bei der ersten Wertung, 10 und 3 bei der zweiten, 18, 10 und 3 bei der dritten. Gräben zählen wie immer.

## Alhambra and Granada together

rulebook-both = Zwei Spiele an einem Tisch
rulebook-both-site = Auf jedem Feld liegen ein Plättchen von Alhambra und eines von Granada. Du darfst eines davon kaufen oder beide. So sind in einem Zug bis zu neun Aktionen möglich.
rulebook-both-start = Alle beginnen mit dem Löwenbrunnen. Zu Beginn haben alle Granada-Plättchen im Bauhof einen Graben.
rulebook-both-cards = Die erste Wertungskarte steckt in der Mitte des Stapels. Ist der Stapel zum ersten Mal leer, wird das abgelegte Geld gemischt und in fünf Stapel geteilt. Die zweite Wertungskarte kommt in den zweiten davon.
rulebook-both-end = Die Partie endet, wenn ein Feld ganz leer bleibt, weil beide Beutel leer sind.

rulebook-meeting = Wo sich die Städte treffen
rulebook-meeting-wall = Alhambra und Granada berühren sich nur mit Mauer an Graben. Ihre offenen Seiten treffen nie aufeinander.
rulebook-meeting-first = So legst du auch dein erstes Granada-Plättchen, neben deine Alhambra. Es ist das Startplättchen von deinem Granada: Es bleibt immer liegen, und in Granada geht man zu Fuß von ihm aus.
rulebook-meeting-keep = Eine Mauer muss weiter an einem Graben liegen, und Plättchen der beiden Spiele werden nie gegeneinander getauscht.

rulebook-stretch = Punkte für beide
rulebook-stretch-own = Alhambra und Granada werden jeweils nach ihren eigenen Regeln gewertet. Mauern, die an Gräben liegen, zählen mit, und diese Gräben auch.
rulebook-stretch-two = Dazu bringt deine längste Ufermauer, also Mauer an Graben, zwei Punkte pro Kante.

## Two players

rulebook-dirk = Dirk
rulebook-dirk-who = Zu zweit ist Dirk der Dritte. Er hat keine Stadt und kein Geld und macht nie einen Zug. Jede Geldkarte ist einmal weniger dabei.
rulebook-dirk-tiles = Er bekommt zu Beginn sechs Plättchen, nach der ersten Wertung noch sechs und nach der zweiten ein Drittel von denen, die noch im Beutel sind.
rulebook-dirk-faces = Seine ersten Granada-Plättchen liegen mit der geraden Seite nach oben. Bei den späteren entscheidet der schwarze Markierungsstein.
rulebook-dirk-both = Mit beiden Spielen bekommt er jedes Mal sechs Plättchen von Alhambra und sechs von Granada, zuletzt ein Drittel aus jedem Beutel.
rulebook-dirk-counts = Bei Wertungen mischt er bei den Mehrheiten mit, aber er hat weder Mauer noch Graben, und gewinnen kann er nicht.
rulebook-dirk-gift = Ein Plättchen, das du gekauft hast, darfst du an Dirk geben, statt es zu legen. Ein Granada-Plättchen darfst du für ihn umdrehen, zum selben Preis.

## Modules

rulebook-vizier = Der Wesir
rulebook-vizier-buy = Nach jedem Zug, egal wessen, darfst du deinen Wesir einsetzen, wenn er aktiv ist, also sein Bild oben liegt: Kauf ein Plättchen im Bauhof, passend bezahlt, und leg es sofort.
rulebook-vizier-down = Danach wird der Wesir umgedreht und ist inaktiv. Passend bezahlt heißt hier nicht, dass du nochmal dran bist. Der Bauhof wird wieder aufgefüllt.
rulebook-vizier-up = Deinen Wesir wieder zu aktivieren ist eine Aktion in deinem Zug.
rulebook-vizier-order = Wollen mehrere ihren einsetzen, hat den Vortritt, wer als Nächstes am Zug ist. Nach jedem Einsatz werden alle neu gefragt. Nach den letzten Plättchen ist es zu spät.

rulebook-exchange = Wechselstuben
rulebook-exchange-two = Sechs Karten im Stapel zeigen je zwei Währungen. Nimm eine wie eine Geldkarte, aber allein.
rulebook-exchange-pay = Zeigt deine Wechselstube die Währung eines Feldes, darfst du das Plättchen dort in beiden bezahlen, beliebig gemischt. Eine Wechselstube gilt für ein Plättchen.
rulebook-exchange-fee = Beim Umdrehen eines Plättchens hilft sie nicht.

rulebook-bonus = Bonuskarten
rulebook-bonus-cards = Du hast geheime Karten, jede mit einem bestimmten Plättchen ohne Mauern. Je weniger mitspielen, desto mehr Karten: drei, zwei oder eine.
rulebook-bonus-show = Solange genau dieses Plättchen in deiner Stadt liegt, darfst du seine Karte aufdecken. Dann zählt das Plättchen bei jeder Wertung doppelt.
rulebook-bonus-when = Das darfst du immer, wenn du etwas entscheidest, und vor jeder Wertung wirst du gefragt.
rulebook-bonus-back = Kommt das Plättchen aus deiner Stadt heraus, geht die Karte zurück auf deine Hand.

rulebook-huts = Bauhütten
rulebook-huts-take = Nimm als Aktion eine der Bauhütten, die offen liegen. Sie kostet nichts. Du legst sie wie ein Plättchen.
rulebook-huts-count = Bei einer Wertung zählt eine Bauhütte so viele Gebäude, wie Plättchen ihrer Art ohne Mauer dazwischen neben ihr liegen, höchstens drei.
rulebook-huts-three = Mehr als drei Bauhütten darfst du nicht haben. Ihre Mauern zählen wie andere Mauern.

rulebook-seen = Was alle sehen
rulebook-seen-open = Städte, Reserven, die Auslage, die Ablage, Punkte und wie viele Karten jemand hat, sehen alle. Welche Karten es sind, bleibt geheim.
rulebook-seen-modules = Module lassen sich beliebig kombinieren. Bonuskarten und Bauhütten brauchen Alhambra-Plättchen.

### The tutorial: its list of chapters, and the coach's texts. Each chapter is a file of src/nasrid/chapters; its
### messages are named after it and are in the order of its steps. The coach explains every term of the game before its
### first use.

tutorial-title = Spielen lernen
tutorial-lead = Du spielst an einem echten Tisch, und ein Coach zeigt dir alles. Hör auf, wann du willst: Jedes Kapitel geht da weiter, wo du warst.
tutorial-first = Fang hier an
tutorial-more = Danach, wie du magst
tutorial-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
tutorial-begin = Los geht’s
tutorial-continue = Weiter
tutorial-repeat = Nochmal
# For screen readers: the action of the button, and its chapter
tutorial-do = { $action }: { $chapter }
tutorial-done = Geschafft
tutorial-rules = Regeln lesen
tutorial-rules-hint = Kurz und mit Bildern, in der Reihenfolge, in der man sie braucht.

tutorial-chapter-basics = Das Spiel
tutorial-chapter-basics-about = Geld nehmen, kaufen, bauen, punkten. Am Ende spielst du eine kurze Partie gegen Lehrlinge.
tutorial-chapter-duo = Zu zweit
tutorial-chapter-duo-about = Dirk spielt mit: Er macht nie einen Zug, aber seine Plättchen zählen.
tutorial-chapter-granada = Granada
tutorial-chapter-granada-about = Plättchen mit zwei Seiten, Gräben und Punkte, die mit allen Städten wachsen.
tutorial-chapter-combined = Beide zusammen
tutorial-chapter-combined-about = Alhambra und Granada in einer Stadt, Mauer an Graben.
tutorial-chapter-vizier = Der Wesir
tutorial-chapter-vizier-about = Kauf ein Plättchen, wenn du gar nicht dran bist.
tutorial-chapter-exchange = Wechselstuben
tutorial-chapter-exchange-about = Bezahl ein Plättchen in zwei Währungen.
tutorial-chapter-bonus = Bonuskarten
tutorial-chapter-bonus-about = Ein Geheimnis, durch das ein Plättchen doppelt zählt.
tutorial-chapter-huts = Bauhütten
tutorial-chapter-huts-about = Gratis, und so viel wert wie das, was daneben steht.

## The coach's panel

tutorial-coach = Dein Coach
tutorial-step = { $step } von { $steps }
tutorial-next = Weiter
tutorial-show = Zeig es mir
tutorial-others = Jetzt sind die anderen dran. Schau ihnen zu.
tutorial-others-done = Das haben die anderen gemacht:
# The player took another legal action
tutorial-wrong = Das ist erlaubt, aber jetzt wollen wir etwas anderes ausprobieren.
tutorial-strayed = Diese Partie läuft jetzt anders als die Lektion. Spiel weiter, wie du magst, oder fang die Lektion neu an.
tutorial-again = Neu anfangen
tutorial-play-on = Weiterspielen
tutorial-next-chapter = Weiter: { $chapter }
tutorial-chapters = Alle Kapitel

## The game

tutorial-basics-hello = Willkommen! In etwa zehn Minuten kannst du dieses Spiel. Ich zeige dir etwas, und du probierst es aus. Du kannst jederzeit aufhören und später weitermachen.
tutorial-basics-city = Das ist der Löwenbrunnen, das Herz deiner Stadt. Um ihn herum wächst die Stadt aus quadratischen Plättchen. Jedes Plättchen zeigt ein Gebäude: einen Turm, einen Garten und so weiter.
tutorial-basics-money = Das ist dein Geld. Es gibt vier Währungen, jede mit eigener Farbe und Form: Gulden, Dirham, Denar und Dukaten. Deine Karten siehst nur du.
tutorial-basics-site = Das ist der Bauhof. Hier liegen immer vier Plättchen bereit. Die Zahl auf einem Plättchen ist sein Preis. Das Feld, auf dem es liegt, bestimmt die Währung.
tutorial-basics-turn = Ihr seid reihum am Zug. In deinem Zug machst du eine Aktion. Wir fangen mit der einfachsten an: Du nimmst Geld.
tutorial-basics-take = Diese vier Karten sind die Auslage. Als Aktion darfst du eine davon nehmen, egal wie hoch. Du hast 3 Dukaten, und der Turm kostet 9: Wähl die 7 Dukaten und drück dann den goldenen Knopf.
tutorial-basics-take-other = Das darfst du nehmen. Aber der Turm kostet Dukaten: Nimm die Karte mit 7 Dukaten.
tutorial-basics-take-first = Eins nach dem anderen: Nimm erst die 7 Dukaten.
tutorial-basics-buy-why = Du bist wieder am Zug. Jetzt kaufst du ein Plättchen: Auch das ist eine Aktion. Das Serail liegt auf dem Gulden-Feld und kostet 7.
tutorial-basics-buy = Du hast eine Karte mit 8 Gulden. Du darfst mehr zahlen als den Preis, aber Wechselgeld gibt es nicht. Wähl das Serail und kauf es.
tutorial-basics-buy-not-take = Geld hat Zeit. Diesmal kaufst du ein Plättchen.
tutorial-basics-buy-other = Auch das könntest du kaufen. Aber fangen wir mit dem Serail an.
tutorial-basics-build = Nach deinen Aktionen baust du, was du gekauft hast: Du legst es in deine Stadt. Die dicke Kante ist eine Mauer. Wähl die Stelle links vom Brunnen, damit die Mauer nach außen zeigt, und drück dann den goldenen Knopf.
tutorial-basics-build-other = Auch die Stelle ist erlaubt. Nimm aber die links vom Brunnen.
tutorial-basics-build-first = Das kommt später. Bau das Plättchen erst einmal neben den Brunnen.
tutorial-basics-exact-why = Schau dir die Gemächer an: Sie kosten 8 Denar, und du hast 3 und 5. Wer passend zahlt, also genau den Preis, hat im selben Zug noch eine Aktion.
tutorial-basics-exact = Wähl die Gemächer. Deine 3 und 5 Denar liegen schon bereit. Kauf sie!
tutorial-basics-exact-other = Auch das könntest du kaufen, aber nicht passend. Kauf die Gemächer.
tutorial-basics-again = Passend gezahlt: Du hast noch eine Aktion. Die Lücke im Bauhof wird erst nach deinem Zug gefüllt.
tutorial-basics-several = Nimm nochmal Geld. Statt einer Karte dürfen es auch mehrere sein, wenn sie zusammen höchstens 5 wert sind. Nimm 1 Dirham und 4 Denar.
tutorial-basics-several-other = Das darfst du nehmen. Probier es aber mit zwei Karten: 1 Dirham und 4 Denar.
tutorial-basics-several-first = Das könntest du kaufen. Nimm diesmal aber Geld: 1 Dirham und 4 Denar.
tutorial-basics-several-not-end = Du darfst hier aufhören. Aber so eine Aktion verschenkt man nicht: Nimm Geld.
tutorial-basics-walls = Jetzt baust du die Gemächer. Sie haben an zwei Seiten Mauern. Eine Mauer darf nur an eine andere Mauer stoßen, eine offene Seite nur an eine andere offene Seite.
tutorial-basics-mistake = Machen wir mal absichtlich einen Fehler. Versuch, die Gemächer rechts vom Brunnen zu bauen: Wähl diese Stelle.
tutorial-basics-mistake-why = Geht nicht! Links haben die Gemächer eine Mauer, der Brunnen aber ist auf allen Seiten offen. Du erfährst immer, welche Regel dagegenspricht, und verloren ist nichts.
tutorial-basics-walk = Die zweite Regel: Vom Brunnen muss man zu Fuß zu jedem Plättchen kommen, ohne eine Mauer zu überqueren.
tutorial-basics-holes = Die dritte Regel: Eine Stadt hat keine Löcher, keine leere Stelle darf also eingeschlossen sein. Und Plättchen werden nie gedreht: Alle Dächer zeigen nach oben.
tutorial-basics-build-again = Über dem Brunnen passt alles: Die offene Seite trifft den Brunnen, und die Mauern zeigen nach außen. Bau die Gemächer dort.
tutorial-basics-build-again-other = Auch das ist erlaubt. Nimm aber die Stelle über dem Brunnen: Dort kann deine Mauer wachsen.
tutorial-basics-tower = Jetzt hast du 10 Dukaten, und der Turm kostet 9. Das ist nicht passend, aber er ist es wert. Kauf den Turm.
tutorial-basics-tower-other = Das könntest du kaufen. Aber die Dukaten hast du für den Turm genommen: Kauf ihn.
tutorial-basics-reserve = Du musst ein Plättchen nicht sofort bauen. Du kannst es für später aufheben, in deiner Reserve. Dort zählt es noch nichts. Leg den Turm in die Reserve.
tutorial-basics-reserve-not-build = Dort würde er passen. Aber probieren wir erst die Reserve: Leg den Turm hinein.
tutorial-basics-redesign-why = Es gibt noch eine dritte Aktion: Du darfst deine Stadt umbauen. Dabei baust du ein Plättchen aus der Reserve, nimmst eines aus der Stadt in die Reserve, oder du tauschst die beiden.
tutorial-basics-redesign = Wähl den Turm in deiner Reserve, dann die Stelle rechts von den Gemächern. Sieh nur, wie deine Mauer länger wird.
tutorial-basics-redesign-first = Das wäre eine andere Aktion. Diesmal baust du um: Bau den Turm.
tutorial-basics-redesign-other = Die Stelle ist erlaubt. Aber rechts von den Gemächern wird deine Mauer am längsten.
tutorial-basics-redesign-not-swap = Auch tauschen darfst du. Aber dabei ginge dir eines verloren: Bau den Turm rechts von den Gemächern.
tutorial-basics-redesign-not-remove = Damit nimmst du ein Plättchen aus deiner Stadt. Bau lieber den Turm.
tutorial-basics-scoring = Eine Wertung! Drei davon gibt es in jeder Partie, und jede bringt dir Punkte für deine Stadt. Lesen wir den Bogen zusammen.
tutorial-basics-scoring-most = Bei jeder Gebäudeart bekommt Punkte, wer die meisten hat. Außer dir hat niemand einen Turm: 6 Punkte für dich. Türme bringen am meisten, Pavillons am wenigsten.
tutorial-basics-scoring-tie = Zwei am Tisch haben gleich viele Gemächer, je ein Plättchen. Sie teilen sich die 4 Punkte: 2 für dich.
tutorial-basics-scoring-wall = Deine längste Mauer rund um die Stadt bringt einen Punkt pro Kante: 4 für dich. Mauern zwischen zwei Plättchen zählen nicht.
tutorial-basics-later = Zwei Karten im Geldstapel lösen eine Wertung aus; die erste kam gerade. Bei der zweiten Wertung bringt auch Platz 2 Punkte, bei der letzten sogar Platz 3.
tutorial-basics-end = Die Plättchen kommen aus einem Beutel. Die Partie endet, wenn sich der Bauhof daraus nicht mehr auffüllen lässt. Dann kommt die letzte Wertung, und wer die meisten Punkte hat, gewinnt.
tutorial-basics-help = Weißt du mal nicht weiter, hol dir hier einen Tipp. Zeig auf etwas oder drück lange darauf, dann erfährst du, was es ist. Die Regeln findest du im Menü.
tutorial-basics-finish = Jetzt weißt du alles. Spiel die Partie zu Ende: Die anderen sind Lehrlinge, und es gibt nur noch wenige Plättchen. Viel Glück!

## Two players and Dirk

tutorial-duo-dirk = Zu zweit sitzt noch ein Dritter am Tisch: Dirk. Er hat keine Stadt und kein Geld und macht nie einen Zug. Aber er hat Plättchen: sechs zu Beginn.
tutorial-duo-counts = Bei einer Wertung zählt Dirk ganz normal mit. Er hat zwei Türme, du einen: Die Punkte für Türme bekäme er.
tutorial-duo-gift = Du kannst ihn für dich nutzen: Ein Plättchen, das du kaufst, darfst du an Dirk geben. Die meisten Gärten hat dein Gegenüber, nämlich zwei. Dirk hat einen.
tutorial-duo-buy = Kauf den billigen Garten. Mit seinen drei Mauern nützt er dir selbst wenig.
tutorial-duo-buy-first = Geld hat Zeit: Kauf den Garten.
tutorial-duo-give = Gib ihn jetzt an Dirk. Das lässt sich nicht zurücknehmen, darum wirst du zweimal gefragt: Drück den Knopf zweimal.
tutorial-duo-give-not-build = Du könntest ihn bauen. Aber diesmal soll Dirk ihn haben.
tutorial-duo-give-not-reserve = Du könntest ihn aufheben. Aber diesmal soll Dirk ihn haben.
tutorial-duo-money = Dein Gegenüber hat Geld genommen. Nimm dir auch welches: 1 Gulden und 3 Dirham.
tutorial-duo-money-other = Das darfst du nehmen. Nimm aber 1 Gulden und 3 Dirham, und schau, was kommt.
tutorial-duo-garden = Die erste Wertung. Dirk hat jetzt zwei Gärten, so viele wie dein Gegenüber. Die beiden teilen sich die 5 Punkte: je 2.
tutorial-duo-tower = Für die Türme bekommt Dirk 6 Punkte. Platz 2 bringt diesmal nichts.
tutorial-duo-wall = Dirk hat keine Stadt, also bekommt er nie Punkte für eine Mauer.
tutorial-duo-more = Nach der ersten Wertung zieht Dirk noch sechs Plättchen aus dem Beutel, nach der zweiten ein Drittel vom Rest. Behalt ihn im Auge!
tutorial-duo-finish = Das ist Dirk. Gewinnen kann er nicht, aber dich den Sieg kosten. Spiel hier weiter oder lern noch etwas anderes.

## Granada

tutorial-granada-hello = Granada spielt sich wie Alhambra: Geld nehmen, kaufen, bauen, umbauen. Drei Dinge sind anders.
tutorial-granada-faces = Erstens: Jedes Plättchen hat zwei Seiten, vorn und hinten ein anderes Gebäude. Eine Seite hat einen geraden Preis, die andere kostet 1 mehr.
tutorial-granada-back = Wähl die Schule, dann kannst du ihre Rückseite ansehen: eine Bibliothek für 9. Das dürfen alle, bei jedem Plättchen.
tutorial-granada-moats = Zweitens: Statt Mauern gibt es Gräben, voll mit Wasser. Es gilt dasselbe: Graben an Graben, offen an offen, und zu Fuß kommt niemand hinüber.
tutorial-granada-buy = Du hast eine Bibliothek und willst noch eine. Kauf die Schule: Auf ihrer Rückseite ist eine Bibliothek.
tutorial-granada-buy-first = Geld hat Zeit: Kauf die Schule.
tutorial-granada-turning = Du baust ein Plättchen mit der Seite, die du gekauft hast. Es umzudrehen kostet mindestens 3 in einer Währung. Nur in der Reserve ist jede der beiden Seiten umsonst.
tutorial-granada-build = Dreh das Plättchen für deine 3 Dukaten um und bau die Bibliothek dann über dem Plättchen in der Mitte.
tutorial-granada-build-turned = Das ist die Schule. Dreh das Plättchen erst um.
tutorial-granada-build-other = Die Stelle ist erlaubt. Nimm aber die über dem Plättchen in der Mitte.
tutorial-granada-build-not-reserve = Du könntest es für später aufheben. Bau die Bibliothek aber jetzt.
tutorial-granada-marker = Ein neues Plättchen ist da, und dieser schwarze Markierungsstein hat bestimmt, mit welchem Preis: ungerade. Danach hat er die Seite gewechselt. Die nächsten Plättchen kommen also mit geradem Preis.
tutorial-granada-scoring = Drittens: die Punkte. In allen Städten zusammen gibt es 3 Bibliotheken. Du hast die meisten davon, und das bringt 3 Punkte. Je mehr es von einer Art gibt, desto mehr bringt sie.
tutorial-granada-tie = In Granada wird nie geteilt. Zwei am Tisch haben je eine Arena, also entscheidet die teurere: Die Arena für 10 gewinnt.
tutorial-granada-moat = Und dein längster Graben rund um die Stadt bringt einen Punkt pro Kante.
tutorial-granada-later = Bei der zweiten Wertung bringt Platz 1 das Doppelte und Platz 2 das Einfache. Bei der letzten ist es das Dreifache, das Doppelte und das Einfache.
tutorial-granada-simple = Für die ersten Partien gibt es eine einfache Wertung mit festen Punkten: 3, dann 10 und 3, dann 18, 10 und 3. Du wählst sie, wenn du einen Tisch eröffnest.
tutorial-granada-finish = Jetzt kennst du Granada. Spiel hier weiter oder lern noch etwas anderes.

## Alhambra and Granada together

tutorial-combined-hello = Hier spielt ihr beide Spiele auf einmal. Alle beginnen mit einer Alhambra, und daneben wächst Granada.
tutorial-combined-two = Auf jedem Feld liegen zwei Plättchen: eines von Alhambra, eines von Granada. Du darfst eines davon kaufen oder nacheinander beide.
tutorial-combined-buy = Du hast 7 Dukaten. Kauf das Badehaus für 6.
tutorial-combined-buy-first = Geld hat Zeit: Kauf das Badehaus.
tutorial-combined-buy-other = Auch das könntest du kaufen. Aber wir brauchen ein Granada-Plättchen: das Badehaus.
tutorial-combined-meet = Wo sich Alhambra und Granada treffen, muss eine Mauer an einem Graben liegen. Dein Garten hat rechts eine Mauer: Dort kann Granada beginnen.
tutorial-combined-mistake = Erst wieder ein Fehler mit Absicht: Versuch, das Badehaus links vom Brunnen zu bauen.
tutorial-combined-mistake-why = Geht nicht: Dort träfe eine offene Seite von Alhambra auf eine offene Seite von Granada. Das ist nie erlaubt.
tutorial-combined-build = Bau das Badehaus jetzt rechts vom Garten, Graben an Mauer.
tutorial-combined-build-other = Das ist erlaubt. Nimm aber die Stelle rechts vom Garten.
tutorial-combined-build-turned = Das ist die Rückseite. Dreh das Plättchen wieder um und bau das Badehaus.
tutorial-combined-build-not-reserve = Du könntest es für später aufheben. Bau das Badehaus aber jetzt.
tutorial-combined-first = Das ist das erste Plättchen von deinem Granada. Von hier aus geht es zu Fuß durch Granada, und es bleibt die ganze Partie hier liegen.
tutorial-combined-scoring = Alhambra und Granada werden jeweils nach ihren eigenen Regeln gewertet. Deine längste Mauer zählt, und dein längster Graben auch.
tutorial-combined-stretch = Und etwas ist neu: Wo eine Mauer an einem Graben liegt, ist das eine Ufermauer. Deine längste Ufermauer bringt 2 Punkte pro Kante.
tutorial-combined-long = Mit zwei Plättchen auf jedem Feld kommst du in einem Zug auf bis zu neun Aktionen, wenn du immer passend zahlst.
tutorial-combined-finish = Jetzt kennst du das größte Spiel von allen. Spiel hier weiter oder lern noch etwas anderes.

## The vizier

tutorial-vizier-ready = Das ist dein Wesir. Solange sein Bild oben liegt, ist er aktiv: Dann darfst du nach jedem Zug ein Plättchen kaufen, auch nach deinem eigenen. Der Wesir zahlt passend, nie mehr.
tutorial-vizier-take = Nimm die 5 Denar: Damit kannst du gleich etwas bezahlen.
tutorial-vizier-take-other = Das darfst du nehmen. Aber die 5 Denar kannst du gleich gut brauchen.
tutorial-vizier-window = Ein Zug ist vorbei, und ein Turm für 9 Denar ist gekommen. Du hast 4 und 5: genau 9. Bevor der nächste Zug beginnt, darf dein Wesir ihn kaufen.
tutorial-vizier-buy = Wähl den Turm, dann kauft ihn dein Wesir.
tutorial-vizier-buy-not-pass = Passen darfst du. Aber auf diesen Turm hast du gewartet: Kauf ihn.
tutorial-vizier-build = Bau den Turm rechts vom Brunnen.
tutorial-vizier-build-other = Die Stelle ist erlaubt. Nimm aber die rechts vom Brunnen.
tutorial-vizier-build-not-reserve = Du könntest ihn für später aufheben. Bau den Turm aber jetzt.
tutorial-vizier-down = Jetzt ist dein Wesir umgedreht: Er ist inaktiv und ruht sich aus. Zahlt der Wesir passend, gibt das keine weitere Aktion.
tutorial-vizier-reactivate = Du bist am Zug. Den Wesir wieder zu aktivieren ist eine eigene Aktion. Wähl den Wesir und aktiviere ihn.
tutorial-vizier-reactivate-first = Aktiviere erst deinen Wesir.
tutorial-vizier-order = Wollen mehrere ihren Wesir einsetzen, hat den Vortritt, wer als Nächstes am Zug ist. Nach jedem Plättchen dürfen alle neu überlegen.
tutorial-vizier-finish = Ein Wesir, der nur wartet, ist am Ende nichts wert: Setz ihn ein. Spiel hier weiter oder lern noch etwas anderes.

## Exchange cards

tutorial-exchange-card = Das ist eine Wechselstube, eine Karte mit zwei Währungen: Denar und Gulden. Sechs davon stecken im Geldstapel.
tutorial-exchange-take = Du nimmst sie wie Geld, aber allein. Nimm sie jetzt.
tutorial-exchange-take-other = Das darfst du nehmen. Aber wir wollen die Wechselstube.
tutorial-exchange-use = Der Garten kostet 11 Gulden. Du hast 9 Gulden und 2 Denar. Mit der Wechselstube darfst du in beiden Währungen zugleich zahlen: genau 11.
tutorial-exchange-buy = Wähl den Garten. Die Karten liegen schon bereit. Kauf ihn!
tutorial-exchange-buy-first = Geld hat Zeit: Kauf den Garten.
tutorial-exchange-again = Du hast passend gezahlt, also hast du noch eine Aktion. Nimm die zwei Karten mit 1 und 4 Gulden.
tutorial-exchange-again-other = Das darfst du nehmen. Nimm aber die 1 und die 4 Gulden.
tutorial-exchange-again-not-end = Du darfst hier aufhören. Nimm aber erst das Geld: Es kostet ja nichts.
tutorial-exchange-build = Bau den Garten rechts vom Brunnen.
tutorial-exchange-build-other = Die Stelle ist erlaubt. Nimm aber die rechts vom Brunnen.
tutorial-exchange-build-not-reserve = Du könntest ihn für später aufheben. Bau den Garten aber jetzt.
tutorial-exchange-gone = Die Wechselstube ist weg: Sie gilt für ein Plättchen. Wenn die Karten gemischt werden, kommt sie vielleicht wieder.
tutorial-exchange-finish = Jetzt kennst du die Wechselstuben. Spiel hier weiter oder lern noch etwas anderes.

## Bonus cards

tutorial-bonus-cards = Du hast Bonuskarten, die nur du siehst. Jede zeigt ein ganz bestimmtes Plättchen, immer eines ohne Mauern. Diese hier zeigt den Garten für 10.
tutorial-bonus-worth = Liegt genau dieses Plättchen in deiner Stadt, darfst du seine Bonuskarte aufdecken. Von da an zählt das Plättchen doppelt.
tutorial-bonus-buy = Der Garten für 10 liegt im Bauhof. Kauf ihn mit deinen 4 und 7 Gulden.
tutorial-bonus-buy-first = Geld hat Zeit: Kauf den Garten, bevor es jemand anders tut.
tutorial-bonus-build = Bau den Garten rechts vom Brunnen.
tutorial-bonus-build-other = Die Stelle ist erlaubt. Nimm aber die rechts vom Brunnen.
tutorial-bonus-build-not-reserve = In der Reserve würde er nicht zählen. Bau den Garten jetzt.
tutorial-bonus-reveal = Gleich kommt eine Wertung. Vorher wirst du gefragt, ob du eine Bonuskarte aufdecken willst. Deck sie auf!
tutorial-bonus-reveal-not-pass = Du darfst sie geheim halten. Aber jetzt bringt sie Punkte: Deck sie auf.
tutorial-bonus-scoring = Du hast zwei Gärten und eine Bonuskarte: Das zählt drei. Wer danach kommt, hat zwei.
tutorial-bonus-back = Kommt das Plättchen wieder aus deiner Stadt heraus, geht die Bonuskarte zurück auf deine Hand und zählt nicht.
tutorial-bonus-finish = Du kannst eine Bonuskarte auch bis zur letzten Wertung verstecken und alle überraschen. Spiel hier weiter oder lern noch etwas anderes.

## Worker huts

tutorial-huts-huts = Das sind Bauhütten. Eine zu nehmen ist eine Aktion, und sie kostet nichts. Du baust sie wie ein Plättchen.
tutorial-huts-worth = Eine Bauhütte zählt so viele Gebäude ihrer Art, wie an sie grenzen, höchstens drei. Dazwischen darf keine Mauer sein.
tutorial-huts-take = Du hast zwei Türme. Nimm die Turm-Bauhütte.
tutorial-huts-take-first = Das hat Zeit: Nimm die Turm-Bauhütte.
tutorial-huts-take-other = Auch die darfst du nehmen. Aber du hast Türme: Nimm deren Bauhütte.
tutorial-huts-build = Bau sie so, dass sie an beide Türme grenzt: rechts vom oberen.
tutorial-huts-build-other = Die Stelle ist erlaubt. Aber dort grenzt die Bauhütte nicht an beide Türme.
tutorial-huts-build-not-reserve = In der Reserve würde sie nicht zählen. Bau sie jetzt.
tutorial-huts-scoring = Zwei Türme und eine Bauhütte, die zwei zählt: Das macht vier. Wer danach kommt, hat drei.
tutorial-huts-three = Mehr als drei Bauhütten darfst du in einer Partie nicht haben, die in deiner Reserve mitgezählt. Such ihre Stellen also gut aus.
tutorial-huts-finish = Jetzt kennst du die Bauhütten. Spiel hier weiter oder lern noch etwas anderes.

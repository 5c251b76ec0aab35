### Short cards that explain the things on the table, and the view of all majorities.

about-money-hold = Du hast { $coins }.
about-money-tile = { $short ->
    [0] Reicht für { $tile }.
   *[other] { $short } zu wenig für { $tile }.
}
about-money-rule = Damit bezahlst du Plättchen auf dem Feld dieser Währung. Wechselgeld gibt es nicht; wer passend zahlt, ist nochmal dran.
about-exchange-rule = Damit darfst du einen Kauf in beiden Währungen bezahlen.
about-display-rule = Nimm als Aktion eine beliebige Karte oder mehrere im Wert von zusammen höchstens 5.
about-tile-price = Kostet { $coins }.
about-tile-exact = Du kannst passend zahlen und bist dann nochmal dran.
about-tile-over = Du würdest { $count } zu viel zahlen; Wechselgeld gibt es nicht.
about-tile-short = { $count ->
    [one] Dir fehlt noch { $count }.
   *[other] Dir fehlen noch { $count }.
}
about-tile-back = Auf der Rückseite: { $tile }.
about-tile-back-rule = Nach dem Kauf darfst du es für mindestens 3 einer Währung umdrehen.
about-hut-left = Noch { $count } in diesem Stapel
about-hut-rule = Gratis, als Aktion; höchstens drei pro Partie. Sie zählt so viel, wie Plättchen ihrer Art neben ihr liegen.
about-hut-worth = Zählt bei der nächsten Wertung { $count }.
about-kind-most = { $who ->
    [you] Du hast die meisten, { $count }: { $by } Vorsprung.
   *[other] { $name } hat die meisten, { $count }: { $by } Vorsprung.
}
# $names may contain common-you-among
about-kind-level = { $who ->
    [you] Du hast { $count }, so viele wie { $names }.
   *[other] { $name } hat { $count }, so viele wie { $names }.
}
about-kind-behind = { $who ->
    [you] Du hast { $count }, { $by } weniger als { $names }.
   *[other] { $name } hat { $count }, { $by } weniger als { $names }.
}
about-kind-nobody = Davon hat noch niemand eines.
about-kind-points = Bringt { $who ->
    [you] {"dir "}
   *[other] {""}
}nach jetzigem Stand { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} bei Wertung { $scoring } (je Platz: { $ranks }).
about-kind-rule = Die meisten einer Art bringen Punkte; der Messingstrich markiert sie. { $family ->
    [granada] Bei Gleichstand entscheidet das teuerste Plättchen.
   *[alhambra] Bei Gleichstand wird geteilt.
}
about-border = { $border ->
    [stretch] Wo Mauer und Graben aneinanderliegen
    [moat] Längster Graben
   *[wall] Längste Mauer
}: { $edges ->
    [one] { $edges } Kante
   *[other] { $edges } Kanten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
about-borders = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für Mauer und Graben bei jeder Wertung
about-borders-rule = Nur das längste Stück rund um die Stadt zählt, ein Punkt pro Kante; wo Mauer an Graben liegt, zwei.
about-start = Das Startplättchen
about-start-rule = Von hier aus wächst die Stadt. Es bleibt immer liegen.
about-ground = Freies Gelände
about-ground-rule = Plättchen liegen Seite an Seite, Mauer an Mauer, zu Fuß vom Start erreichbar, ohne Löcher.
about-bag = { $count } Plättchen im Beutel
about-bag-rule = Die Partie endet, wenn sich der Bauhof daraus nicht mehr auffüllen lässt.
about-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}, { $discard } abgelegt
about-deck-rule = Daraus wird die Geldauslage nach jedem Zug aufgefüllt. Die abgelegten Karten werden zum neuen Stapel.
about-scoring = Als Nächstes: Wertung { $scoring }
about-scoring-until = Ihre Karte kommt in { $least } bis { $most } Karten.
about-scoring-unknown = { $scoring ->
    [3] Sie kommt am Ende der Partie.
   *[other] Ihre Karte kommt mit dem nächsten Stapel.
}
about-scoring-rule = Jede Wertung bringt mehr als die davor.
about-track = Punkte
about-track-seat = { $name }: { $score }
about-clock = Uhr
about-clock-move = { $seconds } s für jeden Zug
about-clock-reserve = { $minutes } min { $seconds } s Reserve für den Rest der Partie
about-clock-rule = Die Reserve läuft erst, wenn die Zeit für einen Zug um ist. Ist auch sie aufgebraucht, zieht ein Bot.
about-reserve = Deine Reserve
about-reserve-rule = Plättchen hier zählen nichts, bis du sie baust oder eintauschst. Jedes kostet eine Aktion.
about-marker = { $marker ->
    [even] Granada-Plättchen kommen als Nächstes mit geradem Preis
   *[odd] Granada-Plättchen kommen als Nächstes mit ungeradem Preis
}
about-marker-rule = Der schwarze Markierungsstein wechselt die Seite, sobald neue Granada-Plättchen ausliegen.
about-bonus = Bonuskarte für { $tile }
about-bonus-rule = Liegt dieses Plättchen in deiner Stadt, darfst du die Karte aufdecken: Es zählt dann doppelt.
about-hidden = { $count ->
    [one] { $count } verdeckte Bonuskarte
   *[other] { $count } verdeckte Bonuskarten
}
about-hidden-rule = Was darauf ist, weiß nur, wer sie hat.
about-vizier = Der Wesir
about-vizier-rule = Ist er aktiv, darf er zwischen zwei Zügen ein Plättchen kaufen, passend bezahlt; danach ist er inaktiv. Ihn wieder zu aktivieren ist eine Aktion.
about-dirk = Dirk
about-dirk-rule = Der Dritte zu zweit. Er bekommt Plättchen, aber kein Geld, und mischt bei den Mehrheiten mit.
about-cards = { $name }: { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
about-cards-rule = Was aus der Auslage kam, haben alle gesehen.
about-space-hold = Du hast { $count }.
about-space-rule = Das Plättchen auf diesem Feld bezahlst du in dieser Währung.

## Overview of the majorities

overview-title = Mehrheiten
overview-next = Bei Wertung { $scoring }
overview-kind = Art
overview-pays = Bringt
overview-left = Übrig
overview-left-hint = so viele Plättchen dieser Art kommen noch
overview-borders = { $game ->
    [alhambra] Mauer
    [granada] Graben
   *[other] Mauer, Graben
}
overview-total = Stand jetzt
overview-score = Punkte
overview-public = Was alle wissen
overview-discard = Ablage
overview-discard-empty = leer
overview-hands = { $name } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
overview-unseen = { $count }, die niemand gesehen hat

## The menu

table-mute = Nicht zeigen, was { $name } sagt
table-mute-hint = Nur auf diesem Gerät.
table-settings = Einstellungen
table-so-far = Die Partie bis jetzt
table-leave = Tisch verlassen
table-leave-hint = Wenn du gehst, spielt ein Bot für dich, bis du wiederkommst.
table-daily = Partie des Tages
table-puzzles = Rätsel
table-give-up = Aufgeben
table-give-up-yes = Ja, aufgeben
table-give-up-hint = Damit endet dein Versuch an der Partie des Tages ohne Ergebnis. Zur Übung kannst du sie nochmal spielen.
table-chat = Chat
table-chat-hint = Alle am Tisch dürfen miteinander reden.
table-pass-vizier_window = Meinen Wesir nie zwischen Zügen einsetzen
# $everyone: whether the table asks even those who can only pass
table-pass-vizier_window-hint = { $everyone ->
    [yes] Du wirst nicht gefragt und passt sofort. Sonst wirst du an diesem Tisch jedes Mal gefragt, auch wenn du nur passen kannst.
   *[no] Du wirst nicht gefragt und passt sofort. Sonst wirst du zu jedem Plättchen einmal gefragt.
}
table-pass-reveal_round = Nie Bonuskarten aufdecken
table-pass-reveal_round-hint = Du wirst vor einer Wertung nicht gefragt und passt sofort.
table-keys = Tasten
table-key-1 = 1 – 4
table-key-1-does = ein Plättchen im Bauhof, mit Umschalt das von Granada
table-key-5 = 5 – 8
table-key-5-does = eine Karte der Geldauslage
table-key-d = D
table-key-d-does = zum goldenen Knopf; Enter drückt ihn
table-key-c = C
table-key-c-does = in deine Stadt; Pfeile laufen, Enter wählt und baut
table-key-n = N
table-key-n-does = in der Stadt: zur nächsten markierten Stelle
table-key-u = U
table-key-u-does = zurücknehmen
table-key-r = R
table-key-r-does = umbauen
table-key-f = F
table-key-f-does = ein Granada-Plättchen umdrehen
table-key-h = H
table-key-h-does = Tipp holen
table-key-l = L
table-key-l-does = zum Verlauf
table-key-Esc = Esc
table-key-Esc-does = alles wieder hinlegen

# After a return: what a bot did for the player
away-title = Während du weg warst, hat ein Bot für dich gespielt
away-turns = Züge
away-moves = Spielzüge
away-points = Punkte
away-coins = Geld auf der Hand

# The tray of a spectator: whose city to show
watch-title = Du schaust zu
watch-follow = Verfolgen
watch-follow-turn = Wer gerade spielt
watch-now = Gerade eben

## A request for an undo

table-undo-ask-hint = Seither wurde etwas aufgedeckt, oder jemand anders hat entschieden. Die anderen müssen zustimmen.
table-undo-wanted = { $name } möchte die letzte Aktion zurücknehmen und alles, was danach kam.
table-undo-agree = Zustimmen
table-undo-refuse = Ablehnen
table-undo-waiting = Für die Rücknahme fehlt noch die Antwort von { $names }.
table-undo-withdraw = Doch nicht

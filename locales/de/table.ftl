### The table.

table-title = Nasrid
table-title-mine = ● Du bist dran · Nasrid
table-none = Diesen Tisch gibt es nicht.
table-none-hint = Vielleicht ist der Link nicht vollständig, oder der Tisch wurde geschlossen.
table-sub = { $game } · { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] { $players } Personen
}
table-reconnecting = Verbinde neu …

## Bar

table-undo = Zurücknehmen
table-undo-ask = Rücknahme anfragen
table-hint = Tipp holen
table-hint-do = So machen
table-hint-thinking = Dein Zug wird durchdacht …
table-sound = Ton
table-theme = Hell oder dunkel
table-menu = Menü
table-bag = { $count } Plättchen im Beutel
table-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
# $cards is a number, or a range like 5–9
table-ahead = Wertung { $scoring } kommt nach { $cards ->
    [one] einer Karte
   *[other] { $cards } Karten
}
table-ahead-about = in { $cards }
table-ahead-short = { $cards }
table-ahead-unknown = { $scoring ->
    [3] Die letzte Wertung kommt am Ende der Partie
   *[other] Als Nächstes kommt Wertung { $scoring }
}
table-track = Punkte: { $scores }
# $reserve: such as 5:00, or "no"
table-clock = { $reserve ->
    [no] Restzeit
   *[other] Restzeit für diesen Zug, dazu { $reserve } Reserve
}
table-clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

## Building site and money

table-market = Bauhof und Geld
table-site = Bauhof
table-space-tile = { $tile }, auf dem { $currency }-Feld. { $note }
table-space-back = { $words } Auf der Rückseite: { $tile }.
table-fresh = Neu seit deinem letzten Zug
table-space-empty = { $currency }-Feld, leer
table-space-refilled = wird nach dem Zug aufgefüllt
table-you-hold = Du hast
table-note-exact = passend: { $cards }
table-note-over = { $paid } zahlen für { $price }
table-note-short = { $count } zu wenig
table-marker-even = gerade
table-marker-odd = ungerade
table-money = Geld
table-money-rule = eine Karte oder mehrere bis 5
table-display-card = { $card } nehmen
table-huts = Bauhütten
table-huts-rule = gratis, höchstens drei
table-hut = { $hut }, { $count } im Stapel
table-hut-none = Keine { $hut } mehr

## The player's own pieces

table-hand = Dein Geld
table-hand-empty = Du hast kein Geld. Nimm dir welches!
table-bought = Gekauft
table-reserve = Reserve
table-reserve-empty = Deine Reserve ist leer.
table-bonus = Bonus
table-bonus-card = Bonuskarte { $tile }
table-vizier-ready = Wesir aktiv
table-vizier-used = Wesir inaktiv

## Opponents

table-players = Am Tisch
table-open-city = Die Stadt von { $name } ansehen
table-open-city-score = { $name }, { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}. Stadt ansehen
table-opponent-away = ein Bot spielt
table-opponent-bot = Bot · { $level }
table-opponent-offline = nicht da
table-score = Punkte
# Mauer 6
table-border-part = { $border } { $points }
table-hand-size = Handkarten
table-reserved = { $count } in Reserve
table-bonus-count = { $count ->
    [one] { $count } verdeckte Bonuskarte
   *[other] { $count } verdeckte Bonuskarten
}
table-dirk = Dirk

## The player's own city

table-your-city-alhambra = Deine Alhambra
table-your-city-granada = Dein Granada
table-your-city-combined = Deine Stadt
table-city-of = Die Stadt von { $name }
# $parts: Mauer 6, Graben 4 und Ufermauer 7
table-show-border = Längstes Stück: { $parts }. Zeigen
table-overview = Alle Mehrheiten
table-offer-build = { $tile } hier bauen
table-offer-try = Hier passt { $tile }
table-offer-swap = Gegen { $tile } tauschen
table-offer-remove = Herausnehmen oder tauschen
table-refused = Hier nicht
table-tip-count-most = { $building } { $before } → { $after }, die meisten (danach: { $opponent })
table-tip-count-level = { $building } { $before } → { $after }, gleichauf an der Spitze
table-tip-count-behind = { $building } { $before } → { $after }, Spitze: { $opponent }
table-tip-change = { $what } { $before } → { $after }

## Actions

table-caption-site = { $tile } auf dem { $currency }-Feld
table-redesign = Umbauen
table-redesign-leave = Stadt so lassen
table-payments = Wie du zahlen kannst
table-payment = Mit { $cards } zahlen
table-fees = Was du fürs Umdrehen zahlst
table-turn-over = Umdrehen
table-turn-back = Zurückdrehen
table-look-at-back = Rückseite: { $tile }
table-turn-over-for = Umdrehen für { $cards }
table-turn-costs = kostet { $cards }
# $choices: Geld nehmen, kaufen oder umbauen
table-prompt-act = Du kannst { $choices }.
table-prompt-later = { $step ->
    [place] Leg zuerst, was du gekauft hast. Du kannst schon schauen, wo das hier hinpasst.
   *[other] Gelegt wird nach deiner letzten Aktion. Du kannst schon schauen, wo es hinpasst.
}
table-prompt-later-short = { $step ->
    [place] Leg zuerst das Gekaufte.
   *[other] Gelegt wird am Ende des Zugs.
}
table-prompt-cell = Wähl eine der markierten Stellen in deiner Stadt.
table-prompt-cell-short = Wähl eine markierte Stelle.
table-prompt-redesign = Wähl ein Plättchen deiner Stadt zum Herausnehmen oder Tauschen, oder eines aus der Reserve zum Bauen.
table-prompt-redesign-short = Welches Plättchen kommt heraus?
table-prompt-vizier_window = Dein Wesir darf jetzt ein Plättchen kaufen, wenn du passend zahlst.
table-prompt-vizier_window-short = Passend kaufen oder passen.
table-prompt-reveal_round = Vor der Wertung darfst du Bonuskarten aufdecken.
table-prompt-reveal_round-short = Karte aufdecken oder passen.
table-prompt-other = Was möchtest du tun?
table-prompt-other-short = Was möchtest du tun?
table-do-take = { $cards } nehmen
table-take-not-now = Geld nimmst du nur, wenn du am Zug bist, als Aktion.
table-do-buy = Für { $coins } kaufen
table-do-buy-mixed = { $count ->
    [one] Für { $count } Münze kaufen
   *[other] Für { $count } Münzen kaufen
}
table-do-buy-none = Jetzt nicht
table-buy-exact = passend: nochmal dran
table-buy-vizier = passend: dein Wesir kauft
table-buy-over = { $count } zu viel; kein Wechselgeld
table-buy-short = { $count } zu wenig
table-not-your-turn = Du bist noch nicht dran.
table-buy-not-now = Gerade nicht zu kaufen.
table-do-build = Hier bauen
table-do-swap = Mit { $tile } tauschen
table-do-swap-in = Gegen { $tile } tauschen
table-swap-for = Wähl das Plättchen, das dafür hineinkommt.
table-nothing-picked = Nichts ist ausgewählt.
table-do-remove = In die Reserve
table-do-reserve = Reserve
table-do-give = An Dirk geben
table-sure = Sicher? Nochmal drücken
table-do-hut = { $hut } nehmen
table-do-reveal = { $tile } aufdecken
table-do-reactivate = Wesir aktivieren
table-do-confirm = Zug bestätigen
table-do-end = { $tiles ->
    [0] Zug beenden
   *[other] Plättchen legen
}
table-do-pass = Passen
table-result = Zum Ergebnis
table-away = Du warst weg: Ein Bot spielt für dich.
table-back = Bin wieder da
table-waiting = Warten
table-waiting-long = Schau dich um, bis du dran bist, oder such dir schon ein Plättchen aus.
table-plan = Geplant für deinen Zug
table-plan-buy = { $tile } für { $cards } kaufen{ $placed ->
    [yes] {" "}und an der markierten Stelle bauen.
   *[no] {"."} Zeig auf eine Stelle, um es dort zu bauen.
}
table-plan-short = { $tile }: { $count } zu wenig. Leg mehr Karten hin.
table-plan-poor = { $count ->
    [one] { $tile }: Dir fehlt noch { $count }.
   *[other] { $tile }: Dir fehlen noch { $count }.
}
table-plan-unasked = Ohne Rückfrage machen
table-plan-drop = Plan verwerfen
table-plan-gone = Dein Plan geht nicht auf: { $tile } ist schon weg.
table-plan-unpaid = Dein Plan geht nicht auf: Für { $tile } reicht dein Geld nicht.
table-waiting-vizier = Dein Wesir darf zwischen den Zügen kaufen.
table-ask-vizier = Nach meinem Wesir fragen

## Log and menu

table-log = Verlauf
table-log-earlier = { $count ->
    [one] { $count } frühere Zeile
   *[other] { $count } frühere Zeilen
}
table-since = seit deinem letzten Zug
table-news-title = Seit deinem letzten Zug
table-news = Verlauf zeigen
table-log-new = { $count ->
    [one] Menü, { $count } neue Zeile
   *[other] Menü, { $count } neue Zeilen
}
# Im Publikum: Leila, Omar und 2 Gäste
table-watched = Im Publikum: { $names }
table-watched-guests = { $count ->
    [one] { $count } Gast
   *[other] { $count } Gäste
}
table-quick = Schnelle Antworten
# Separated by |
table-quick-words = Gut gespielt! | Danke! | Viel Glück! | Moment, bitte. | Oh nein!
table-say = Sag etwas
table-send = Senden

table-tournament = Zurück zum Turnier

### Hints: what a bot would do, and why. The keys are those of src/nasrid/bots/heuristics/reasons.py.
### In German what comes after the colon is a sentence and begins with a capital letter.

# An action and its reason
hint = { $what }: { $why }.
# A button
hint-details = Genauer
# The details of a hint. $better: hint-better
hint-tried = { $better }; { $moves } Züge in { $games ->
    [one] einer durchgespielten Partie
   *[other] { $games } durchgespielten Partien
} verglichen.
# How the action compares with “$instead”, the second-best one. $ahead: its lead in points. $chance: its chance of winning
hint-better = { $by ->
    [points] Geschätzt { NUMBER($ahead, minimumFractionDigits: 1) } Punkte mehr als „{ $instead }“
    [wins] Gewinnt eher als „{ $instead }“, { $chance } % zu { $other_chance } %
   *[even] Etwa so gut wie „{ $instead }“
}
# How an exact purchase, $what, compares with the action
hint-worse = { $by ->
    [points] „{ $what }“ brächte geschätzt { NUMBER($ahead, minimumFractionDigits: 1) } Punkte weniger
    [wins] „{ $what }“ gewinnt seltener, { $other_chance } % statt { $chance } %
   *[even] „{ $what }“ wäre etwa so gut
}
# $worse: hint-worse
hint-declined = { $worse }.
hint-declined-because = { $worse }: { $objection }.

## Places beside the start tile. Those beside other tiles are in city.ftl

hint-where-start = { $side ->
    [W] links vom Löwenbrunnen
    [E] rechts vom Löwenbrunnen
    [N] über dem Löwenbrunnen
   *[S] unter dem Löwenbrunnen
}
hint-where-start-granada = { $side ->
    [W] links vom Startplättchen
    [E] rechts vom Startplättchen
    [N] über dem Startplättchen
   *[S] unter dem Startplättchen
}

## Actions

hint-what-take = Nimm { $cards }
hint-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
hint-what-buy = Kauf { $tile } für { $payment }
hint-what-buy-exactly = Kauf { $tile } passend für { $payment }, dann bist du nochmal dran
hint-what-buy-with-vizier = Kauf { $tile } jetzt, mit deinem Wesir
hint-what-build = Bau { $tile } { $where }
hint-what-build-from-reserve = Bau { $tile } aus deiner Reserve { $where }
hint-what-reserve = Leg { $tile } in die Reserve
hint-what-give = Gib { $tile } an Dirk
hint-what-remove = Nimm { $tile }, { $where }, aus deiner Stadt
hint-what-swap = Tausch { $out }, { $where }, gegen { $tile } aus deiner Reserve
hint-what-end = Hör hier auf
hint-what-pass = Passe
hint-what-confirm = Bestätige deinen Zug
hint-what-reactivate = Aktiviere deinen Wesir
hint-what-hut = Nimm { $tile }
hint-what-reveal = Deck { $tile } auf
# An action of a module unknown to this client, in notation
hint-what-do = Mach „{ $action }“

## Reasons

hint-why-takes-lead = Du gehst in Führung, { $building } { $own } zu { $opponent }
hint-why-holds-lead = Du baust deine Führung aus, { $building } { $own } zu { $opponent }
hint-why-draws-level = Du ziehst gleich, { $building } { $own } zu { $opponent }
hint-why-catches-up = Du holst auf, { $building } { $own } zu { $opponent }
hint-why-denies = Die Konkurrenz kann es bezahlen und läge damit vorn, { $building }: { $opponent }
hint-why-border = { $border ->
    [wall] Deine Mauer, die zählt,
    [moat] Dein Graben, der zählt,
   *[both] Was an Mauer und Graben zählt,
} wächst von { $before } auf { $after }
hint-why-can-border = { $border ->
    [wall] Am richtigen Platz wächst deine Mauer, die zählt,
    [moat] Am richtigen Platz wächst dein Graben, der zählt,
   *[both] Am richtigen Platz wächst, was an Mauer und Graben zählt,
} von { $before } auf { $after }
hint-why-room = Kein anderer Platz lässt deiner Stadt mehr Raum zum Weiterbauen
hint-why-pays-exactly = Dann kannst du { $wanted } passend bezahlen, wenn es nächste Runde noch da ist
hint-why-can-pay = Dann kannst du { $wanted } bezahlen, wenn es nächste Runde noch da ist
hint-why-award = Niemand hat so viel Geld für { $wanted }, also bekommst du es am Ende
hint-why-money = Du hast dann { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
hint-why-fits-nowhere = Es passt jetzt nirgends in deine Stadt
hint-why-later = Du kannst es in einer späteren Runde noch bauen
hint-why-gives = Dirk hat dann { $dirk } ({ $building }), deine Konkurrenz { $opponent }
hint-why-ready = Dann kannst du wieder zwischen zwei Zügen kaufen
hint-why-keeps = Du behältst { $coins ->
    [one] deine { $coins } Münze
   *[other] deine { $coins } Münzen
}
hint-why-keeps-vizier = Du behältst deinen Wesir und dein Geld für später
hint-why-counts = Das zählt bei dieser Wertung, { $building } { $own } zu { $opponent }
hint-why-secret = Deine Bonuskarte bleibt geheim
hint-why-done = Alles liegt
hint-why-tried = Kein anderer Zug sah besser aus
hint-why-only = Etwas anderes geht nicht
hint-why-chance = Zufällig gewählt

## Objections to an exact purchase

hint-but-fits-nowhere = Es passt jetzt nirgends in deine Stadt
hint-but-cannot-pay = Danach könntest du { $wanted } nicht bezahlen
hint-but-later = Du kannst es auch nächste Runde kaufen, wie in { $times } von { $plays } durchgespielten Partien
hint-but-no-points = So wie es steht, bringt es bei der nächsten Wertung keine Punkte

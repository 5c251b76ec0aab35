### Hints: what a bot would do, and why. The keys are those of src/nasrid/bots/heuristics/reasons.py.
### In German what comes after the colon is a sentence and begins with a capital letter.

# An action and its reason
hint = { $what }: { $why }.
# $ahead: its expected lead in points over $instead, the second-best action
hint-tried = { $what }: { $why } ({ NUMBER($ahead, minimumFractionDigits: 1) } Punkte mehr als „{ $instead }“, der beste von { $moves } Zügen in { $games } durchgespielten Partien).

## Actions

hint-what-take = Nimm { $cards }
hint-what-buy = Kauf { $tile } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
hint-what-buy-exactly = Kauf { $tile } passend für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, dann bist du nochmal dran
hint-what-buy-with-vizier = Kauf { $tile } jetzt, mit deinem Wesir
hint-what-build = Bau { $tile } an der gezeigten Stelle
hint-what-build-from-reserve = Bau { $tile } aus deiner Reserve an der gezeigten Stelle
hint-what-reserve = Leg { $tile } in die Reserve
hint-what-give = Gib { $tile } an Dirk
hint-what-remove = Nimm { $tile } aus deiner Stadt
hint-what-swap = Tausch { $out } gegen { $tile } aus deiner Reserve
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
hint-why-denies = Kein anderes Plättchen wäre für die Konkurrenz so viel wert
hint-why-border = Was an Mauer und Graben zählt, wächst von { $before } auf { $after }
hint-why-room = So lässt sich deine Stadt am besten weiterbauen
hint-why-pays-exactly = Dann kannst du { $wanted } passend bezahlen
hint-why-can-pay = Dann kannst du { $wanted } bezahlen
hint-why-money = Kein Plättchen im Bauhof ist mehr wert als das Geld
hint-why-nowhere = In deiner Stadt bringt es jetzt weniger als vielleicht später
hint-why-hurts-opponent = Dort schadet es der Konkurrenz mehr, als es dir zu Hause nützt
hint-why-ready = Ein Kauf zwischen zwei Zügen ist die Aktion wert
hint-why-keeps = Was du kaufen könntest, ist weniger wert, als das Geld zu behalten
hint-why-counts = Das zählt bei dieser Wertung eins mehr, { $building } { $own } zu { $opponent }
hint-why-secret = Eine Bonuskarte zählt erst bei einer Wertung und bleibt bis dahin geheim
hint-why-frees = Ohne dieses Plättchen ist der Rest deiner Stadt mehr wert
hint-why-done = Alles liegt
hint-why-tried = Danach stehst du besser da als nach allem anderen
hint-why-only = Etwas anderes geht nicht
hint-why-chance = Zufällig gewählt

### Bescheid bekommen, dass man dran ist: der Schalter in den Einstellungen, und was eine Mitteilung sagt.

push-title = Mitteilungen
push-switch = Sag mir, wenn ich dran bin
push-switch-hint = An Tischen, an denen ein Zug Tage dauern darf, auf diesem Gerät. Nicht, solange du den Tisch offen hast.
push-denied = Dein Browser lässt keine Mitteilungen von Nasrid zu. Erlaub sie in den Einstellungen des Browsers für diese Seite und versuch es nochmal.
push-failed = Dein Browser hat seinen Mitteilungsdienst nicht erreicht. Versuch es später nochmal.
push-not-here = Dieser Browser kann dir hier nichts mitteilen. Auf dem iPhone oder iPad leg Nasrid zuerst auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“) und öffne es von dort. Sonst braucht es einen neueren Browser und HTTPS.
push-quiet = Ruhezeit
push-quiet-from = Von
push-quiet-until = Bis
push-quiet-hint = Was in dieser Zeit kommt, erfährst du danach. Zweimal dieselbe Uhrzeit: keine Ruhezeit.

## Was eine Mitteilung sagt

push-turn = Du bist dran
push-turn-hint = Die anderen am Tisch warten auf dich.
push-off = Keine Mitteilungen mehr

### Rätsel: Stellungen, in denen ein Zug klar der beste ist.

puzzle-lead = Ein Zug ist klar der beste. Findest du ihn?
puzzle-your-next = Dein nächstes Rätsel
puzzle-linked = Ein Rätsel für dich
puzzle-difficulty = Schwierigkeit { $rating }
puzzle-first-tries = Gelöst haben es { $solved } von { $attempted }
puzzle-solve = Lösen
puzzle-solve-again = Nochmal lösen
puzzle-answered-solved = Du hast dieses Rätsel gelöst.
puzzle-answered-failed = Deine erste Antwort auf dieses Rätsel war falsch.
puzzle-all-solved = Du hast alle diese Rätsel gelöst. Gut gemacht!
puzzle-game = Spiel
puzzle-any-game = Alle Spiele
puzzle-rules = Nur deine erste Antwort auf ein Rätsel ändert deine Spielstärke. Jeder Zug wird danach beurteilt, was du in deinem Zug sehen kannst: Verdeckte Karten und Plättchen sind zufällig gezogen.
puzzle-device = Deine Rätselstärke auf diesem Gerät bleibt hier.
puzzle-offline = Der Server ist nicht erreichbar. Du kannst Rätsel auf diesem Gerät lösen. Ihre Spielstärke bleibt hier.

## Spielstärke und Summen

puzzle-rating = Spielstärke bei Rätseln
puzzle-rating-value = { $rating } ± { $deviation }
puzzle-solved-of = { $solved } von { $attempted } im ersten Versuch gelöst
puzzle-not-tried = Du hast noch kein Rätsel versucht.

## Themen

puzzle-themes = Themen
puzzle-theme-solved = { $solved } von { $puzzles } gelöst
puzzle-theme-finished = Zu diesem Thema gibt es keine weiteren Rätsel.
puzzle-theme-exact = Passend zahlen
puzzle-theme-wall = Mauer und Graben
puzzle-theme-denial = Wegnehmen
puzzle-theme-plan = Plan für zwei Züge
puzzle-theme-redesign = Umbau
puzzle-theme-vizier = Wesir
puzzle-theme-huts = Bauhütten
puzzle-theme-bonus = Bonuskarten
puzzle-theme-endgame = Endspiel
puzzle-about-exact = Passend zahlen und nochmal dran sein
puzzle-about-wall = Die längste Mauer oder den Graben ausbauen
puzzle-about-denial = Der Konkurrenz etwas nicht überlassen
puzzle-about-plan = Den nächsten Zug vorbereiten
puzzle-about-redesign = Die Stadt umbauen
puzzle-about-vizier = Zwischen zwei Zügen kaufen
puzzle-about-huts = Bauhütten gut setzen
puzzle-about-bonus = Bonuskarten nutzen
puzzle-about-endgame = Die letzten Züge entscheiden

## Am Tisch

puzzle-task = Finde den besten Zug
puzzle-task-first = Ein Zug ist klar besser als alle anderen. Deine erste Antwort zählt.
puzzle-task-again = Ein Zug ist klar besser als alle anderen. Du hast schon geantwortet, darum zählt diese Antwort nicht.
puzzle-end = Rätsel beenden und frei spielen
puzzle-solved = Gelöst!
puzzle-failed = Nicht der beste Zug
puzzle-change = Spielstärke bei Rätseln { $rating } ({ $change })
puzzle-unrated = Nur deine erste Antwort ändert deine Spielstärke.
puzzle-theme-of = { $count ->
    [one] Thema: { $themes }
   *[other] Themen: { $themes }
}
puzzle-see = Sehen, was passiert
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-to-daily = Zur Partie des Tages
puzzle-played-on = Die Partie geht gegen Bots weiter.

## Das Rätsel des Tages

puzzle-daily = Rätsel des Tages
puzzle-daily-rules = Alle bekommen dasselbe Rätsel. Deine erste Antwort zählt.
puzzle-daily-solved = Gelöst
puzzle-daily-failed = Nicht gelöst
puzzle-more = Mehr Rätsel
puzzle-share = { $answer ->
    [solved] Rätsel des Tages: gelöst ✓
   *[failed] Rätsel des Tages: nicht gelöst ✗
}

## Errors

error-no-such-puzzle = Dieses Rätsel gibt es nicht. Wähle ein anderes.
error-puzzle-unanswered = Löse erst das Rätsel. Danach kannst du weiterspielen.

### Der eigene Fortschritt.

progress-title = Dein Fortschritt
progress-where = Partien
progress-on-server = Auf diesem Server
progress-on-device = Auf diesem Gerät
progress-none = Noch keine Partien. Eine Partie zählt, sobald sie vorbei ist.
progress-which = Es zählen alle Partien, die du auf diesem Server zu Ende gespielt hast, gegen Menschen oder Bots. Lektionen, Rätsel, Übungen und fortgesetzte Partien zählen nicht. Nur du siehst diese Seite.
progress-which-device = Es zählen alle Partien, die du auf diesem Gerät allein gegen Bots zu Ende gespielt hast. Lektionen, Rätsel, Übungen und fortgesetzte Partien zählen nicht. Wertungen gibt es hier nicht.
progress-games = Partien
progress-kind = { $game } zu { $players }
progress-won = { $won } von { $played } gewonnen, { $share }
progress-fair = Bei gleicher Stärke wären es { $share }
progress-rivals = mittlere Wertung der Konkurrenz { $rating }
progress-exact = { $share } von { $purchases } Käufen passend bezahlt
progress-leads = Letzte Partien
progress-leads-hint = { $count ->
    [one] Der Vorsprung vor der besten Konkurrenz; ein Sieg ist golden
   *[other] Der Vorsprung vor der besten Konkurrenz in { $count } Partien, die älteste zuerst; Siege sind golden
}
progress-list = Als Liste
progress-game = { $won ->
    [yes] { $day }, { $kind }: gewonnen mit { $points } Punkten, Vorsprung { $lead }
   *[no] { $day }, { $kind }: { $points } Punkte, Vorsprung { $lead }
}
progress-accuracy = Genauigkeit und Glück
progress-accuracy-mean = { $share } Genauigkeit
progress-accuracy-chart = Genauigkeit in { $count } ausgewerteten Partien, die älteste zuerst
progress-accuracy-none = Lass eine beendete Partie auswerten: Dann siehst du, wie genau du entschieden hast und wie viel Glück war.
progress-effort-standard = Standard-Auswertung
progress-effort-quick = schnelle Auswertung
progress-luck = { $count ->
    [one] In der ausgewerteten Partie brachte dir das Glück { $points } Punkte (± { $error }).
   *[other] In { $count } ausgewerteten Partien brachte dir das Glück { $points } Punkte (± { $error }).
}
progress-buildings = Lieblingsgebäude
progress-building = { $building }, { $share }
progress-buildings-hint = Ihr Anteil an den Plättchen in deinen Städten am Ende.
progress-records = Rekorde
progress-record-score = Meiste Punkte
progress-record-lead = Größter Vorsprung
progress-record-border = Längste Mauer oder längster Graben
progress-record-streak = Siege in Folge
progress-milestones = Meilensteine
progress-milestone-games = { $count ->
    [one] Erste Partie
   *[other] { $count } Partien
}
progress-milestone-wins = { $count ->
    [one] Erster Sieg
   *[other] { $count } Siege
}
progress-milestone-streak = { $count } Siege in Folge
progress-milestone-everything = Ein Sieg in allen { $count } Spielen

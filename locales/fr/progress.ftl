### Les progrès.

progress-title = Tes progrès
progress-where = Parties
progress-on-server = Sur ce serveur
progress-on-device = Sur cet appareil
progress-none = Aucune partie pour l’instant. Une partie compte dès qu’elle est finie.
progress-which = Toutes les parties que tu as jouées jusqu’au bout sur ce serveur comptent, contre des gens ou des bots. Les leçons, les énigmes, les entraînements et les parties reprises ne comptent pas. Toi seul vois cette page.
progress-which-device = Toutes les parties que tu as jouées jusqu’au bout sur cet appareil comptent, en solo contre des bots. Les leçons, les énigmes, les entraînements et les parties reprises ne comptent pas. Il n’y a pas de classement ici.
progress-games = Parties
progress-kind = { $game } à { $players }
progress-won = { $won } gagnées sur { $played }, { $share }
progress-fair = À force égale, ce serait { $share }
progress-rivals = classement moyen des adversaires { $rating }
progress-exact = { $share } de { $purchases } achats payés au plus juste
progress-leads = Dernières parties
progress-leads-hint = { $count ->
    [one] L’avance sur le meilleur adversaire ; en or si c’est une victoire
   *[other] L’avance sur le meilleur adversaire en { $count } parties, la plus ancienne d’abord ; les victoires en or
}
progress-list = En liste
progress-game = { $won ->
    [yes] { $day }, { $kind } : victoire avec { $points } points, avance { $lead }
   *[no] { $day }, { $kind } : { $points } points, avance { $lead }
}
progress-accuracy = Précision et chance
progress-accuracy-mean = { $share } de précision
progress-accuracy-chart = Précision en { $count } parties analysées, la plus ancienne d’abord
progress-accuracy-none = Fais analyser une partie finie : tu verras la précision de tes choix et la part de chance.
progress-effort-standard = analyse normale
progress-effort-quick = analyse rapide
progress-luck = { $count ->
    [one] Dans la partie analysée, les tirages t’ont donné { $points } points (± { $error }).
   *[other] En { $count } parties analysées, les tirages t’ont donné { $points } points (± { $error }).
}
progress-buildings = Bâtiments préférés
progress-building = { $building }, { $share }
progress-buildings-hint = Leur part des tuiles dans tes villes à la fin.
progress-records = Records
progress-record-score = Plus de points
progress-record-lead = Plus grande avance
progress-record-border = Plus long mur ou fossé
progress-record-streak = Victoires de suite
progress-milestones = Étapes
progress-milestone-games = { $count ->
    [one] Première partie
   *[other] { $count } parties
}
progress-milestone-wins = { $count ->
    [one] Première victoire
   *[other] { $count } victoires
}
progress-milestone-streak = { $count } victoires de suite
progress-milestone-everything = Une victoire dans chacun des { $count } jeux

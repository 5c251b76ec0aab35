### De eigen vooruitgang.

progress-title = Je vooruitgang
progress-where = Potjes
progress-on-server = Op deze server
progress-on-device = Op dit apparaat
progress-none = Nog geen potjes. Een potje telt zodra het voorbij is.
progress-which = Alle potjes tellen die je op deze server hebt uitgespeeld, tegen mensen of bots. Lessen, puzzels, oefeningen en voortgezette potjes tellen niet. Alleen jij ziet deze pagina.
progress-which-device = Alle potjes tellen die je op dit apparaat alleen tegen bots hebt uitgespeeld. Lessen, puzzels, oefeningen en voortgezette potjes tellen niet. Hier zijn geen ratings.
progress-games = Potjes
progress-kind = { $game } met { $players }
progress-won = { $won } van { $played } gewonnen, { $share }
progress-fair = Bij gelijke sterkte zou het { $share } zijn
progress-rivals = gemiddelde rating van de rivalen { $rating }
progress-exact = { $share } van { $purchases } aankopen gepast betaald
progress-leads = Laatste potjes
progress-leads-hint = { $count ->
    [one] De voorsprong op de beste rivaal; goud bij winst
   *[other] De voorsprong op de beste rivaal in { $count } potjes, het oudste eerst; goud bij winst
}
progress-list = Als lijst
progress-game = { $won ->
    [yes] { $day }, { $kind }: gewonnen met { $points } punten, voorsprong { $lead }
   *[no] { $day }, { $kind }: { $points } punten, voorsprong { $lead }
}
progress-accuracy = Nauwkeurigheid en geluk
progress-accuracy-mean = { $share } nauwkeurig
progress-accuracy-chart = Nauwkeurigheid in { $count } geanalyseerde potjes, het oudste eerst
progress-accuracy-none = Laat een afgelopen potje analyseren: dan zie je hoe nauwkeurig je koos en hoeveel geluk was.
progress-effort-standard = gewone analyse
progress-effort-quick = snelle analyse
progress-luck = { $count ->
    [one] In het geanalyseerde potje leverde het geluk je { $points } punten (± { $error }) op.
   *[other] In { $count } geanalyseerde potjes leverde het geluk je { $points } punten (± { $error }) op.
}
progress-buildings = Favoriete gebouwen
progress-building = { $building }, { $share }
progress-buildings-hint = Hun aandeel in de tegels van je steden aan het einde.
progress-records = Records
progress-record-score = Meeste punten
progress-record-lead = Grootste voorsprong
progress-record-border = Langste muur of gracht
progress-record-streak = Op rij gewonnen
progress-milestones = Mijlpalen
progress-milestone-games = { $count ->
    [one] Eerste potje
   *[other] { $count } potjes
}
progress-milestone-wins = { $count ->
    [one] Eerste winst
   *[other] { $count } keer gewonnen
}
progress-milestone-streak = { $count } op rij gewonnen
progress-milestone-everything = Gewonnen in alle { $count } spellen

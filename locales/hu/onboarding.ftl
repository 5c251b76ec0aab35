### Suggestions for new players on the home page and after a game.

onboarding-learn = Megtanulok játszani
onboarding-learn-hint = tíz perc, igazi asztalnál
onboarding-learn-on = Tanulok tovább
onboarding-lesson = Lecke
onboarding-lesson-remove = { $count ->
    [one] A lecke eltávolítása a listáról
   *[other] { $count } lecke eltávolítása a listáról
}
onboarding-chapters = Tanulás
onboarding-rules = Szabályok
# After a game against bots: a comment, and the next opponents
onboarding-harder = Fölényesen győztél. Jöhetnek erősebb ellenfelek?
onboarding-easier = Ez kemény volt. Gyengébb ellenfelek ellen több tered lesz.
onboarding-strongest = Fölényesen győztél, és náluk nincs erősebb. Szép játék volt!
onboarding-weakest = Ez nehéz volt. A tippek segítenek, és a leckék is.
onboarding-same = Ez szoros volt. Éppen ilyen ellenfelek illenek hozzád.
onboarding-again-level = Új játszma ({ $level })
onboarding-again-same = Még egyet ugyanígy

### Suggestions for new players on the home page and after a game.

start-learn = Megtanulok játszani
start-learn-hint = tíz perc, igazi asztalnál
start-learn-on = Tanulok tovább
start-lesson = Lecke
start-chapters = Tanulás
start-rules = Szabályok
# After a game against bots: a comment, and the next opponents
start-harder = Fölényesen győztél. Jöhetnek erősebb ellenfelek?
start-easier = Ez kemény volt. Gyengébb ellenfelek ellen több tered lesz.
start-strongest = Fölényesen győztél, és náluk nincs erősebb. Szép játék volt!
start-weakest = Ez nehéz volt. A tippek segítenek, és a leckék is.
start-same = Ez szoros volt. Éppen ilyen ellenfelek illenek hozzád.
start-again-level = Új játszma ({ $level })
start-again-same = Még egyet ugyanígy

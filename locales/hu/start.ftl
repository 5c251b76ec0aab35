### What the first page and the end of a game offer to people who have just begun.

start-learn = Megtanulok játszani
start-learn-hint = tíz perc, igazi asztalnál
start-learn-on = Tanulok tovább
start-lesson = Lecke
start-chapters = Tanulás
start-rules = Szabályok
# After a game against bots: how it went, and who could be next
start-harder = Fölényesen győztél. Jöhetnek erősebb ellenfelek?
start-easier = Ez kemény volt. Gyengébb ellenfelek ellen több tered lesz.
start-strongest = Fölényesen győztél, és náluk nincs erősebb. Szép játék volt!
start-weakest = Ez nehéz volt. A tippek segítenek, és a leckék is.
start-same = Ez szoros volt. Éppen ilyen ellenfelek illenek hozzád.
start-again-level = Új játszma ({ $level })
start-again-same = Még egyet ugyanígy

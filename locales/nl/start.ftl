### Suggestions for new players on the home page and after a game.

start-learn = Leer het spel
start-learn-hint = tien minuten, aan een echte tafel
start-learn-on = Leer verder
start-lesson = Een les
start-chapters = Leren
start-rules = Regels
# After a game against bots: a comment, and the next opponents
start-harder = Ruim gewonnen. Tijd voor sterkere tegenstanders?
start-easier = Dat was pittig. Makkelijkere tegenstanders geven je meer ruimte.
start-strongest = Ruim gewonnen, en sterkere zijn er niet. Goed gespeeld!
start-weakest = Dat was zwaar. Hints helpen, en de lessen ook.
start-same = Dat scheelde weinig. Deze tegenstanders passen goed bij je.
start-again-level = Speel opnieuw ({ $level })
start-again-same = Nog eens zoals net

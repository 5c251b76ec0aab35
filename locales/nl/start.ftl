### What the first page and the end of a game offer to people who have just begun.

start-learn = Leer het spel
start-learn-hint = tien minuten, aan een echte tafel
start-learn-on = Leer verder
start-lesson = Een les
start-chapters = Leren
start-rules = Regels
# After a game against bots: how it went, and who could be next
start-harder = Ruim gewonnen. Tijd voor sterkere tegenstanders?
start-easier = Dat was pittig. Makkelijkere tegenstanders geven je meer ruimte.
start-strongest = Ruim gewonnen, en sterkere zijn er niet. Goed gespeeld!
start-weakest = Dat was zwaar. Hints helpen, en de lessen ook.
start-same = Dat scheelde weinig. Deze tegenstanders passen goed bij je.
start-again-level = Speel opnieuw ({ $level })
start-again-same = Nog eens zoals net

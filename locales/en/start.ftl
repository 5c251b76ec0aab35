### What the first page and the end of a game offer to people who have just begun.

start-learn = Learn to play
start-learn-hint = ten minutes, on a real table
start-learn-on = Go on learning
start-lesson = A lesson
start-chapters = Learn
start-rules = Rules
# After a game against bots: how it went, and who could be next
start-harder = You won clearly. Time for stronger opponents?
start-easier = That was hard. Easier opponents leave you more room.
start-strongest = You won clearly, and nobody is stronger than these. Well played!
start-weakest = That was hard. Hints help, and so do the chapters to learn from.
start-same = That was close. The same opponents suit you well.
start-again-level = Play again ({ $level })
start-again-same = Once more as before

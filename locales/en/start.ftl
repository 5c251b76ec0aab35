### Suggestions for new players on the home page and after a game.

start-learn = Learn to play
start-learn-hint = ten minutes, at a real table
start-learn-on = Continue learning
start-lesson = Lesson
start-chapters = Learn
start-rules = Rules
# After a game against bots: a comment, and the next opponents
start-harder = You won clearly. Time for stronger opponents?
start-easier = That was hard. Easier opponents leave you more room.
start-strongest = You won clearly, and these are the strongest opponents. Well played!
start-weakest = That was hard. Hints help, and so do the lessons.
start-same = That was close. The same opponents suit you well.
start-again-level = Play again ({ $level })
start-again-same = Same opponents

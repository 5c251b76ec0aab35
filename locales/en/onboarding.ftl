### Suggestions for new players on the home page and after a game.

onboarding-learn = Learn to play
onboarding-learn-hint = ten minutes, at a real table
onboarding-learn-on = Continue learning
onboarding-lesson = Lesson
onboarding-lesson-remove = { $count ->
    [one] Remove the lesson from this list
   *[other] Remove { $count } lessons from this list
}
onboarding-chapters = Learn
onboarding-rules = Rules
# After a game against bots: a comment, and the next opponents
onboarding-harder = You won clearly. Time for stronger opponents?
onboarding-easier = That was hard. Easier opponents leave you more room.
onboarding-strongest = You won clearly, and these are the strongest opponents. Well played!
onboarding-weakest = That was hard. Hints help, and so do the lessons.
onboarding-same = That was close. The same opponents suit you well.
onboarding-again-level = Play again ({ $level })
onboarding-again-same = Same opponents

### The score pad for the cardboard game.

companion-title = Score pad

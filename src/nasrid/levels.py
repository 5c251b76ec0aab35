"""The names of the bot levels. They are data: this module loads no bot."""

LEVEL_DESCRIPTIONS = {  # the weakest level first
    "apprentice": "Knows what a good city needs but judges by eye, and so is often wrong. For first games.",
    "mason": "A builder: loves long walls and room to grow more than majorities, and errs now and then.",
    "merchant": "Saves coins of every kind to pay exactly and act again. A fair rival for an evening among friends.",
    "architect": "A spoiler: looks one turn ahead without an error, and buys what you wanted.",
    "scholar": "Has studied many thousands of games and sees at a glance what a turn is worth.",
    "vizier": "Knows what the scholar knows, counts every card, and plays the next round through, many times.",
}
LEVEL_NAMES = tuple(LEVEL_DESCRIPTIONS)

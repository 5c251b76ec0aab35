"""The names of the bot levels and policies. This module is plain data and imports no bot."""

LEVEL_DESCRIPTIONS = {  # from the weakest to the strongest
    "apprentice": "Plays quickly and often makes mistakes. For your first games.",
    "mason": "Prefers long walls and room to grow to majorities. Makes some mistakes.",
    "merchant": "Saves coins of every currency to pay exactly and act again. A fair opponent for most players.",
    "architect": "Looks one turn ahead without mistakes, and buys the tiles you need.",
    "scholar": "Has learned from many thousands of games and evaluates a turn at a glance.",
    "vizier": "Knows as much as the scholar, counts every card and plays the next two rounds out many times.",
}
LEVEL_NAMES = tuple(LEVEL_DESCRIPTIONS)
DEFAULT_LEVEL = "mason"
POLICY_PREFIX = "policy:"  # precedes the file or the name of a trained policy

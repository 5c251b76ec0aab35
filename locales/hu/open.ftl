### Ways to the rules, on every page.

open-rule = A szabály
open-rules = Szabályok
# For those who hear it: the rule behind what was just said
open-rule-of = A szabály: { $topic }
open-key = ?
open-key-does = a szabályok, vagy annak a szabálya, amire mutatsz

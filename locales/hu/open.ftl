### Links to the rules, on every page.

open-rule = A szabály
open-rules = Szabályok
# For screen readers: the rule behind the message before it
open-rule-of = A szabály: { $topic }
open-key = ?
open-key-does = a szabályok, vagy annak a szabálya, amire mutatsz

### Ways to the rules, on every page.

open-rule = La règle
open-rules = Règles
# For those who hear it: the rule behind what was just said
open-rule-of = La règle : { $topic }
open-key = ?
open-key-does = les règles, ou celle qui concerne ce qu’on pointe

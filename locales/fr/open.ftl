### Links to the rules, on every page.

open-rule = La règle
open-rules = Règles
# For screen readers: the rule behind the message before it
open-rule-of = La règle : { $topic }
open-key = ?
open-key-does = les règles, ou celle qui concerne ce qu’on pointe

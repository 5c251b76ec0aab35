### Ways to the rules, on every page.

open-rule = La regola
open-rules = Regole
# For those who hear it: the rule behind what was just said
open-rule-of = La regola: { $topic }
open-key = ?
open-key-does = le regole, o la regola di ciò che indichi

### Links to the rules, on every page.

open-rule = La regola
open-rules = Regole
# For screen readers: the rule behind the message before it
open-rule-of = La regola: { $topic }
open-key = ?
open-key-does = le regole, o la regola di ciò che indichi

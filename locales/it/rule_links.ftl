### Links to the rules, on every page.

rulelink-rule = La regola
rulelink-rules = Regole
# For screen readers: the rule behind the message before it
rulelink-rule-of = La regola: { $topic }
rulelink-key = ?
rulelink-key-does = le regole, o la regola di ciò che indichi

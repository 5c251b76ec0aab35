### Links to the rules, on every page.

rulelink-rule = La règle
rulelink-rules = Règles
# For screen readers: the rule behind the message before it
rulelink-rule-of = La règle : { $topic }
rulelink-key = ?
rulelink-key-does = les règles, ou celle qui concerne ce qu’on pointe

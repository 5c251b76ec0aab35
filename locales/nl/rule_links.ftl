### Links to the rules, on every page.

rulelink-rule = De regel
rulelink-rules = Regels
# For screen readers: the rule behind the message before it
rulelink-rule-of = De regel: { $topic }
rulelink-key = ?
rulelink-key-does = de regels, of de regel bij wat je aanwijst

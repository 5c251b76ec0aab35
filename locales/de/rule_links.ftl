### Links to the rules, on every page.

rulelink-rule = Die Regel
rulelink-rules = Regeln
# For screen readers: the rule behind the message before it
rulelink-rule-of = Die Regel: { $topic }
rulelink-key = ?
rulelink-key-does = die Regeln, oder die Regel zu dem, worauf du zeigst

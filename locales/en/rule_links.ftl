### Links to the rules, on every page.

rulelink-rule = The rule
rulelink-rules = Rules
# For screen readers: the rule behind the message before it
rulelink-rule-of = The rule: { $topic }
rulelink-key = ?
rulelink-key-does = open the rules, or the rule behind the selected item

### Links to the rules, on every page.

rulelink-rule = A szabály
rulelink-rules = Szabályok
# For screen readers: the rule behind the message before it
rulelink-rule-of = A szabály: { $topic }
rulelink-key = ?
rulelink-key-does = a szabályok, vagy annak a szabálya, amire mutatsz

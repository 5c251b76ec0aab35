### Links to the rules, on every page.

open-rule = The rule
open-rules = Rules
# For screen readers: the rule behind the message before it
open-rule-of = The rule: { $topic }
open-key = ?
open-key-does = open the rules, or the rule behind the selected item

### Ways to the rules, on every page.

open-rule = The rule
open-rules = Rules
# For those who hear it: the rule behind what was just said
open-rule-of = The rule: { $topic }
open-key = ?
open-key-does = open the rules, or the rule behind the selected item

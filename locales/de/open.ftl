### Ways to the rules, on every page.

open-rule = Die Regel
open-rules = Regeln
# For those who hear it: the rule behind what was just said
open-rule-of = Die Regel: { $topic }
open-key = ?
open-key-does = die Regeln, oder die Regel zu dem, worauf du zeigst

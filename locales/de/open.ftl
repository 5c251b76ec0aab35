### Links to the rules, on every page.

open-rule = Die Regel
open-rules = Regeln
# For screen readers: the rule behind the message before it
open-rule-of = Die Regel: { $topic }
open-key = ?
open-key-does = die Regeln, oder die Regel zu dem, worauf du zeigst

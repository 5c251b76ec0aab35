### Ways to the rules, on every page.

open-rule = De regel
open-rules = Regels
# For those who hear it: the rule behind what was just said
open-rule-of = De regel: { $topic }
open-key = ?
open-key-does = de regels, of de regel bij wat je aanwijst

### Links to the rules, on every page.

open-rule = De regel
open-rules = Regels
# For screen readers: the rule behind the message before it
open-rule-of = De regel: { $topic }
open-key = ?
open-key-does = de regels, of de regel bij wat je aanwijst

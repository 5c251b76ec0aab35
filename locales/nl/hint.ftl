### Hints: what a bot would do, and why. The keys are those of src/nasrid/bots/heuristics/reasons.py.

# An action and its reason
hint = { $what }: { $why }.
# $ahead: its expected lead in points over $instead, the second-best action
hint-tried = { $what }: { $why } ({ NUMBER($ahead, minimumFractionDigits: 1) } punten meer dan “{ $instead }”, de beste van { $moves } zetten in { $games } denkbeeldige spellen).

## Actions

hint-what-take = Neem { $cards }
hint-what-buy = Koop { $tile } met { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
hint-what-buy-exactly = Koop { $tile } voor precies { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} en speel nog een keer
hint-what-buy-with-vizier = Koop { $tile } nu, met je vizier
hint-what-build = Bouw { $tile } waar het is aangegeven
hint-what-build-from-reserve = Bouw { $tile } uit je reserve waar het is aangegeven
hint-what-reserve = Leg { $tile } in je reserve
hint-what-give = Schenk { $tile } aan Dirk
hint-what-remove = Breek { $tile } in je stad af
hint-what-swap = Ruil { $out } om voor { $tile } uit je reserve
hint-what-end = Doe verder niets
hint-what-pass = Pas
hint-what-confirm = Bevestig je beurt
hint-what-reactivate = Activeer je vizier weer
hint-what-hut = Neem { $tile }
hint-what-reveal = Toon { $tile }
# An action of a module unknown to this client, in notation
hint-what-do = Doe “{ $action }”

## Reasons

hint-why-takes-lead = je komt aan kop bij { $building }, { $own } tegen { $opponent }
hint-why-holds-lead = je vergroot je voorsprong bij { $building }, { $own } tegen { $opponent }
hint-why-draws-level = je komt gelijk bij { $building }, { $own } tegen { $opponent }
hint-why-catches-up = je loopt in bij { $building }, { $own } tegen { $opponent }
hint-why-denies = een ander zou er meer aan hebben dan aan welke tegel ook
hint-why-border = de muren en grachten die tellen groeien van { $before } naar { $after }
hint-why-room = zo houdt je stad de beste kansen om te groeien
hint-why-pays-exactly = dan kun je { $wanted } gepast betalen
hint-why-can-pay = dan kun je { $wanted } betalen
hint-why-money = geen tegel op de bouwplaats is meer waard dan het geld
hint-why-nowhere = in je stad doet hij nu minder dan misschien later
hint-why-hurts-opponent = daar kost hij je rivaal meer dan hij jou thuis zou opleveren
hint-why-ready = tussendoor kunnen kopen is de actie waard
hint-why-keeps = wat je kunt kopen is minder waard dan wat je ervoor kwijt bent
hint-why-counts = één meer bij { $building } telt bij deze waardering, { $own } tegen { $opponent }
hint-why-secret = een bonuskaart telt pas bij een waardering, en tot dan is hij geheim
hint-why-frees = zonder die tegel is de rest van je stad meer waard
hint-why-done = alles is geplaatst
hint-why-tried = daarna sta je er beter voor dan na al het andere
hint-why-only = iets anders kan niet
hint-why-chance = het is willekeurig gekozen

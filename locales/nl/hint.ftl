### Hints: what a bot would do, and why. The keys are those of src/nasrid/bots/heuristics/reasons.py.

# An action and its reason
hint = { $what }: { $why }.
# A button
hint-details = Uitleg
# The details of a hint. $better: hint-better
hint-tried = { $better }; { $moves } zetten vergeleken in { $games ->
    [one] één denkbeeldig spel
   *[other] { $games } denkbeeldige spellen
}.
# How the action compares with “$instead”, the second-best one. $ahead: its lead in points. $chance: its chance of winning
hint-better = { $by ->
    [points] Naar schatting { NUMBER($ahead, minimumFractionDigits: 1) } punten meer dan “{ $instead }”
    [wins] Wint eerder dan “{ $instead }”, { $chance }% tegen { $other_chance }%
   *[even] Ongeveer even goed als “{ $instead }”
}
# How an exact purchase, $what, compares with the action
hint-worse = { $by ->
    [points] “{ $what }” levert naar schatting { NUMBER($ahead, minimumFractionDigits: 1) } punten minder op
    [wins] “{ $what }” wint minder vaak, { $other_chance }% in plaats van { $chance }%
   *[even] “{ $what }” is ongeveer even goed
}
# $worse: hint-worse
hint-declined = { $worse }.
hint-declined-because = { $worse }: { $objection }.

## Places beside the start tile. Those beside other tiles are in city.ftl

hint-where-start = { $side ->
    [W] links van de leeuwenfontein
    [E] rechts van de leeuwenfontein
    [N] boven de leeuwenfontein
   *[S] onder de leeuwenfontein
}
hint-where-start-granada = { $side ->
    [W] links van de starttegel
    [E] rechts van de starttegel
    [N] boven de starttegel
   *[S] onder de starttegel
}

## Actions

hint-what-take = Neem { $cards }
hint-coins = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
hint-what-buy = Koop { $tile } met { $payment }
hint-what-buy-exactly = Koop { $tile } voor precies { $payment } en speel nog een keer
hint-what-buy-with-vizier = Koop { $tile } nu, met je vizier
hint-what-build = Bouw { $tile } { $where }
hint-what-build-from-reserve = Bouw { $tile } uit je reserve { $where }
hint-what-reserve = Leg { $tile } in je reserve
hint-what-give = Schenk { $tile } aan Dirk
hint-what-remove = Breek { $tile }, { $where }, in je stad af
hint-what-swap = Ruil { $out }, { $where }, om voor { $tile } uit je reserve
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
hint-why-denies = een ander kan hem betalen en zou dan aan kop komen bij { $building }, met { $opponent }
hint-why-border = { $border ->
    [wall] de muur die telt groeit
    [moat] de gracht die telt groeit
   *[both] de muren en grachten die tellen groeien
} van { $before } naar { $after }
hint-why-can-border = op de juiste plek laat hij { $border ->
    [wall] de muur die telt
    [moat] de gracht die telt
   *[both] de muren en grachten die tellen
} groeien van { $before } naar { $after }
hint-why-room = geen andere plek laat je stad meer ruimte om te groeien
hint-why-pays-exactly = dan kun je { $wanted } gepast betalen, als die er volgende beurt nog ligt
hint-why-can-pay = dan kun je { $wanted } betalen, als die er volgende beurt nog ligt
hint-why-award = niemand heeft zoveel geld voor { $wanted }, dus krijg jij die aan het eind
hint-why-money = je hebt dan { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
hint-why-fits-nowhere = hij past nu nergens in je stad
hint-why-later = je kunt hem in een latere beurt nog bouwen
hint-why-gives = Dirk heeft er dan { $dirk } bij { $building }, je rivaal { $opponent }
hint-why-ready = dan kun je weer tussen twee beurten kopen
hint-why-keeps = je houdt je { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}
hint-why-keeps-vizier = je houdt je vizier en je geld voor later
hint-why-counts = hij telt bij deze waardering, { $building } { $own } tegen { $opponent }
hint-why-secret = je bonuskaart blijft geheim
hint-why-done = alles is geplaatst
hint-why-tried = geen andere zet leek beter
hint-why-only = iets anders kan niet
hint-why-chance = het is willekeurig gekozen

## Objections to an exact purchase

hint-but-fits-nowhere = hij past nu nergens in je stad
hint-but-cannot-pay = je zou { $wanted } dan niet kunnen betalen
hint-but-later = je kunt hem volgende beurt nog kopen, zoals in { $times } van { $plays } denkbeeldige spellen
hint-but-no-points = zoals het nu staat levert hij bij de volgende waardering geen punten op

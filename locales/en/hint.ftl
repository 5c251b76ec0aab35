### Hints: what a bot would do, and why. The keys are those of src/nasrid/bots/heuristics/reasons.py.

# An action and its reason
hint = { $what }: { $why }.
# A button
hint-details = Details
# The details of a hint. $better: hint-better
hint-tried = { $better }; { $moves } moves compared in { $games ->
    [one] one sampled game
   *[other] { $games } sampled games
}.
# How the action compares with “$instead”, the second-best one. $ahead: its lead in points. $chance: its chance of winning
hint-better = { $by ->
    [points] An estimated { NUMBER($ahead, minimumFractionDigits: 1) } points better than “{ $instead }”
    [wins] More likely to win than “{ $instead }”, { $chance }% to { $other_chance }%
   *[even] About as good as “{ $instead }”
}
# How an exact purchase, $what, compares with the action
hint-worse = { $by ->
    [points] “{ $what }” would be an estimated { NUMBER($ahead, minimumFractionDigits: 1) } points worse
    [wins] “{ $what }” would be less likely to win, { $other_chance }% to { $chance }%
   *[even] “{ $what }” would be about as good
}
# $worse: hint-worse
hint-declined = { $worse }.
hint-declined-because = { $worse }: { $objection }.

## Places beside the start tile. Those beside other tiles are in city.ftl

hint-where-start = { $side ->
    [W] left of the lion fountain
    [E] right of the lion fountain
    [N] above the lion fountain
   *[S] below the lion fountain
}
hint-where-start-granada = { $side ->
    [W] left of the start tile
    [E] right of the start tile
    [N] above the start tile
   *[S] below the start tile
}

## Actions

hint-what-take = Take { $cards }
# A payment in several currencies; the others are in common.ftl
hint-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
# $payment: hint-coins, or the coins of one currency
hint-what-buy = Buy { $tile } with { $payment }
hint-what-buy-exactly = Buy { $tile } for exactly { $payment } and act again
hint-what-buy-with-vizier = Buy { $tile } now, with your vizier
hint-what-build = Build { $tile } { $where }
hint-what-build-from-reserve = Build { $tile } from your reserve { $where }
hint-what-reserve = Keep { $tile } in your reserve
hint-what-give = Give { $tile } to Dirk
hint-what-remove = Take { $tile }, { $where }, out of your city
hint-what-swap = Exchange { $out }, { $where }, for { $tile } from your reserve
hint-what-end = End your actions
hint-what-pass = Pass
hint-what-confirm = Confirm your turn
hint-what-reactivate = Turn your vizier face up again
hint-what-hut = Take { $tile }
hint-what-reveal = Reveal { $tile }
# An action of a module unknown to this client, in notation
hint-what-do = Do “{ $action }”

## Reasons

hint-why-takes-lead = you take the lead in { $building }, { $own } to { $opponent }
hint-why-holds-lead = you strengthen your lead in { $building }, { $own } to { $opponent }
hint-why-draws-level = you draw level in { $building }, { $own } to { $opponent }
hint-why-catches-up = you catch up in { $building }, { $own } to { $opponent }
hint-why-denies = an opponent can pay for it, and would lead in { $building } with { $opponent }
hint-why-border = { $border ->
    [wall] your scoring wall grows
    [moat] your scoring moat grows
   *[both] your scoring borders grow
} from { $before } to { $after }
hint-why-can-border = in the right place, it makes your scoring { $border ->
    [wall] wall
    [moat] moat
   *[both] borders
} grow from { $before } to { $after }
hint-why-room = no other place leaves your city more room to grow
hint-why-pays-exactly = you can then pay for { $wanted } exactly, if it is still there next turn
hint-why-can-pay = you can then pay for { $wanted }, if it is still there next turn
hint-why-award = nobody has as much money for { $wanted }, so you get it at the end
hint-why-money = you then have { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
hint-why-fits-nowhere = it fits nowhere in your city now
hint-why-later = you can still build it in a later turn
hint-why-gives = Dirk then has { $dirk } in { $building }, your opponent { $opponent }
hint-why-ready = you can then buy a tile between two turns again
hint-why-keeps = you keep your { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
hint-why-keeps-vizier = you keep your vizier and your money for later
hint-why-counts = it counts at this scoring, { $building } { $own } to { $opponent }
hint-why-secret = your bonus card stays secret
hint-why-done = everything is placed
hint-why-tried = no other move looked better
hint-why-only = nothing else is possible
hint-why-chance = it was chosen at random

## Objections to an exact purchase

hint-but-fits-nowhere = it fits nowhere in your city now
hint-but-cannot-pay = you could then not pay for { $wanted }
hint-but-later = you can still buy it next turn, as in { $times } of { $plays } sampled games
hint-but-no-points = as things stand, it earns you no points at the next scoring

### Hints: what a bot would do, and why. The keys are those of src/nasrid/bots/heuristics/reasons.py.

# An action and its reason
hint = { $what }: { $why }.
# $ahead: its expected lead in points over $instead, the second-best action
hint-tried = { $what }: { $why } ({ NUMBER($ahead, minimumFractionDigits: 1) } points better than “{ $instead }”, best of { $moves } moves in { $games } sampled games).

## Actions

hint-what-take = Take { $cards }
hint-what-buy = Buy { $tile } with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
hint-what-buy-exactly = Buy { $tile } for exactly { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and act again
hint-what-buy-with-vizier = Buy { $tile } now, with your vizier
hint-what-build = Build { $tile } on the marked place
hint-what-build-from-reserve = Build { $tile } from your reserve on the marked place
hint-what-reserve = Keep { $tile } in your reserve
hint-what-give = Give { $tile } to Dirk
hint-what-remove = Take { $tile } out of your city
hint-what-swap = Exchange { $out } for { $tile } from your reserve
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
hint-why-denies = an opponent would gain more from it than from any other tile
hint-why-border = your scoring borders grow from { $before } to { $after }
hint-why-room = no other choice leaves your city more room to grow
hint-why-pays-exactly = you can then pay for { $wanted } exactly
hint-why-can-pay = you can then pay for { $wanted }
hint-why-money = no tile on the site is worth more than the money
hint-why-nowhere = it would be worth less in your city now than it may be later
hint-why-hurts-opponent = there it costs your opponent more than it would earn you at home
hint-why-ready = a purchase between two turns is worth the action
hint-why-keeps = what you could buy is worth less than keeping your money
hint-why-counts = one more for { $building } counts at this scoring, { $own } to { $opponent }
hint-why-secret = a bonus card counts only at a scoring, and until then it stays secret
hint-why-frees = the rest of your city is worth more without it
hint-why-done = everything is placed
hint-why-tried = it leaves you in the best position
hint-why-only = nothing else is possible
hint-why-chance = it was chosen at random

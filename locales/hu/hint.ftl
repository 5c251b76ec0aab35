### Hints: what a bot would do, and why. The keys are those of src/nasrid/bots/heuristics/reasons.py.

# An action and its reason
hint = { $what } – { $why }.
# A button
hint-details = Részletek
# The details of a hint. $better: hint-better
hint-tried = { $better }; { $moves } lépés összevetve, { $games } elképzelt játszmában.
# How the action compares with “$instead”, the second-best one. $ahead: its lead in points. $chance: its chance of winning
hint-better = { $by ->
    [points] Becslés szerint { NUMBER($ahead, minimumFractionDigits: 1) } ponttal több, mint „{ $instead }”
    [wins] Több eséllyel nyer, mint „{ $instead }”: { $chance }%, illetve { $other_chance }%
   *[even] Nagyjából olyan jó, mint „{ $instead }”
}
# How an exact purchase, $what, compares with the action
hint-worse = { $by ->
    [points] „{ $what }” – ez becslés szerint { NUMBER($ahead, minimumFractionDigits: 1) } ponttal kevesebbet hozna
    [wins] „{ $what }” – ezzel kisebb az esély a győzelemre: { $chance }% helyett { $other_chance }%
   *[even] „{ $what }” – ez nagyjából ugyanolyan jó volna
}
# $worse: hint-worse
hint-declined = { $worse }.
hint-declined-because = { $worse }: { $objection }.

## Places beside the start tile. Those beside other tiles are in city.ftl

hint-where-start = { $side ->
    [W] az Oroszlános kút mellett, balra
    [E] az Oroszlános kút mellett, jobbra
    [N] az Oroszlános kút fölött
   *[S] az Oroszlános kút alatt
}
hint-where-start-granada = { $side ->
    [W] a kezdőlapka mellett, balra
    [E] a kezdőlapka mellett, jobbra
    [N] a kezdőlapka fölött
   *[S] a kezdőlapka alatt
}

## Actions

hint-what-take = Vedd fel: { $cards }
hint-coins = { $count } érme
hint-what-buy = Vedd meg: { $tile }, ennyiért: { $payment }
hint-what-buy-exactly = Vedd meg: { $tile }, pontosan ennyiért: { $payment }, és újra te jössz
hint-what-buy-with-vizier = Vedd meg most a vezíreddel: { $tile }
hint-what-build = Építsd be: { $tile } ({ $where })
hint-what-build-from-reserve = Építsd be a tartalékból: { $tile } ({ $where })
hint-what-reserve = Tedd tartalékba: { $tile }
hint-what-give = Add Gézának: { $tile }
hint-what-remove = Vedd ki a városodból: { $tile } ({ $where })
hint-what-swap = Cseréld ki: { $out } ({ $where }) helyére { $tile } a tartalékból
hint-what-end = Fejezd be a köröd
hint-what-pass = Passzolj
hint-what-confirm = Erősítsd meg a körödet
hint-what-reactivate = Fordítsd fel újra a vezíredet
hint-what-hut = Vidd el: { $tile }
hint-what-reveal = Fedd fel: { $tile }
# An action of a module unknown to this client, in notation
hint-what-do = Tedd ezt: „{ $action }”

## Reasons

hint-why-takes-lead = átveszed a vezetést ({ $building }, { $own }:{ $opponent })
hint-why-holds-lead = növeled az előnyödet ({ $building }, { $own }:{ $opponent })
hint-why-draws-level = utoléred az élen állót ({ $building }, { $own }:{ $opponent })
hint-why-catches-up = közelebb kerülsz az élhez ({ $building }, { $own }:{ $opponent })
hint-why-denies = egy ellenfél ki tudja fizetni, és átvenné a vezetést ({ $building }: { $opponent })
hint-why-border = nő a pontot érő { $border ->
    [wall] városfal
    [moat] vizesárok
   *[both] városhatár
} ({ $before } → { $after })
hint-why-can-border = jó helyen növeli a pontot érő { $border ->
    [wall] városfalat
    [moat] vizesárkot
   *[both] városhatárt
} ({ $before } → { $after })
hint-why-room = máshol nem maradna több tere a városodnak
hint-why-pays-exactly = utána ezt pontosan ki tudod fizetni, ha a következő körödben még ott van: { $wanted }
hint-why-can-pay = utána ezt ki tudod fizetni, ha a következő körödben még ott van: { $wanted }
hint-why-award = erre senkinek sincs annyi pénze, ezért a végén a tiéd: { $wanted }
hint-why-money = így { $coins } érméd lesz
hint-why-fits-nowhere = most sehol sem fér el a városodban
hint-why-later = egy későbbi körben is beépítheted
hint-why-gives = Gézának ennyi lesz: { $dirk }, az ellenfelednek: { $opponent } ({ $building })
hint-why-ready = utána újra vásárolhatsz két kör között
hint-why-keeps = megmarad { $coins } érméd
hint-why-keeps-vizier = későbbre marad a vezíred és a pénzed
hint-why-counts = számít ennél az értékelésnél ({ $building }, { $own }:{ $opponent })
hint-why-secret = a bónuszkártyád titok marad
hint-why-done = minden a helyére került
hint-why-tried = más lépés nem látszott jobbnak
hint-why-only = más nem lehetséges
hint-why-chance = véletlenül esett rá a választás

## Objections to an exact purchase

hint-but-fits-nowhere = most sehol sem fér el a városodban
hint-but-cannot-pay = utána ezt nem tudnád kifizetni: { $wanted }
hint-but-later = a következő körödben is megveheted, ahogy { $plays } elképzelt játszmából ennyiben: { $times }
hint-but-no-points = a mostani állás szerint nem hoz pontot a következő értékelésnél

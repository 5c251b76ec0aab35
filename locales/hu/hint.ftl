### Hints: what a bot would do, and why. The keys are those of src/nasrid/bots/heuristics/reasons.py.

# An action and its reason
hint = { $what } – { $why }.
# $ahead: its expected lead in points over $instead, the second-best action
hint-tried = { $what } – { $why } ({ NUMBER($ahead, minimumFractionDigits: 1) } ponttal több, mint „{ $instead }”; { $moves } lépés közül a legjobb, { $games } elképzelt játszmában).

## Actions

hint-what-take = Vedd fel: { $cards }
hint-what-buy = Vedd meg: { $tile }, { $coins } érméért
hint-what-buy-exactly = Vedd meg: { $tile }, pontosan { $coins } érméért, és újra te jössz
hint-what-buy-with-vizier = Vedd meg most a vezíreddel: { $tile }
hint-what-build = Építsd be a jelölt helyre: { $tile }
hint-what-build-from-reserve = Építsd be a tartalékból a jelölt helyre: { $tile }
hint-what-reserve = Tedd tartalékba: { $tile }
hint-what-give = Add Gézának: { $tile }
hint-what-remove = Vedd ki a városodból: { $tile }
hint-what-swap = Cseréld ki: { $out } helyére { $tile } a tartalékból
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
hint-why-denies = egy ellenfél többet nyerne rajta, mint bármelyik másik lapkán
hint-why-border = nő a pontot érő városhatár ({ $before } → { $after })
hint-why-room = így marad a legtöbb tere a városodnak
hint-why-pays-exactly = utána ezt pontosan ki tudod fizetni: { $wanted }
hint-why-can-pay = utána ezt ki tudod fizetni: { $wanted }
hint-why-money = az építőudvarban egy lapka sem ér annyit, mint a pénz
hint-why-nowhere = most kevesebbet érne a városodban, mint később érhet
hint-why-hurts-opponent = ott többet árt az ellenfelednek, mint amennyit nálad hozna
hint-why-ready = egy vásárlás két kör között megéri az akciót
hint-why-keeps = amit vehetnél, kevesebbet ér, mint ha megtartod, amid van
hint-why-counts = eggyel több számít ennél az értékelésnél ({ $building }, { $own }:{ $opponent })
hint-why-secret = a bónuszkártya csak értékeléskor számít, addig titok
hint-why-frees = nélküle többet ér a városod
hint-why-done = minden a helyére került
hint-why-tried = utána jobban állsz, mint bármi más után
hint-why-only = más nem lehetséges
hint-why-chance = véletlenül esett rá a választás

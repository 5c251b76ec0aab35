### The table.

table-title = Nasrid
table-title-mine = ● Te jössz · Nasrid
table-none = Nincs ilyen asztal.
table-none-hint = Talán hiányos a link, vagy bezárt az asztal.
table-sub = { $game } · { $players } játékos
table-reconnecting = Újracsatlakozás…

## Bar

table-undo = Visszavonás
table-undo-ask = Visszavonást kérek
table-hint = Tippet kérek
table-hint-do = Legyen így
table-hint-thinking = Gondolkodom a lépéseden…
table-sound = Hang
table-theme = Világos vagy sötét
table-menu = Menü
table-bag = { $count } lapka a zsákban
table-deck = { $count } kártya a pakliban
# $cards is a number, or a range like 5–9
table-ahead = { $scoring }. értékelés { $cards ->
    [one] egy
   *[other] { $cards }
} kártya múlva
table-ahead-about = { $cards } múlva
table-ahead-short = { $cards }
table-ahead-unknown = { $scoring ->
    [3] Az utolsó értékelés a játszma végén lesz
   *[other] { $scoring }. értékelés következik
}
table-track = Pontok: { $scores }
# $reserve: such as 5:00, or "no"
table-clock = { $reserve ->
    [no] Hátralévő idő
   *[other] Hátralévő idő erre a lépésre, és { $reserve } tartalék
}
table-clock-days = { $count } nap

## Building site and money

table-market = Építőudvar és pénz
table-site = Építőudvar
table-space-tile = { $tile }, a { $currency } mezőn. { $note }
table-space-back = { $words } A hátoldalán: { $tile }.
table-fresh = Új az utolsó köröd óta
table-space-empty = { $currency } mező, üres
table-space-refilled = a kör után töltjük fel
table-you-hold = Nálad
table-note-exact = pontos: { $cards }
table-note-over = { $price } helyett { $paid }
table-note-short = még { $count } kell
table-marker-even = páros
table-marker-odd = páratlan
table-money = Pénz
table-money-rule = egy kártya, vagy több 5-ig
table-display-card = Felveszem: { $card }
table-huts = Kunyhók
table-huts-rule = ingyen, legfeljebb három
table-hut = { $hut }, { $count } a kupacban
table-hut-none = Elfogyott: { $hut }

## The player's own pieces

table-hand = A pénzed
table-hand-empty = Nincs pénzed. Vegyél fel!
table-bought = Megvett
table-reserve = Tartalék
table-reserve-empty = A tartalékod üres.
table-bonus = Bónusz
table-bonus-card = Bónuszkártya: { $tile }
table-vizier-ready = Vezír bevethető
table-vizier-used = Vezír pihen

## Opponents

table-players = Játékosok
table-open-city = Megnyitás: { $name } városa
table-open-city-score = { $name }, { $count } pont. A város megnyitása
table-opponent-away = bot játszik
table-opponent-bot = { $level } bot
table-opponent-offline = nincs itt
table-score = Pontok
# Wall 6
table-border-part = { $border } { $points }
table-hand-size = Kártyák kézben
table-reserved = { $count } tartalékban
table-bonus-count = { $count } rejtett bónuszkártya
table-dirk = Géza

## The player's own city

table-your-city-alhambra = Az Alhambrád
table-your-city-granada = A Granadád
table-your-city-combined = A városod
table-city-of = { $name } városa
# $parts: wall 6, moat 4 and stretch 7
table-show-border = Leghosszabb: { $parts }. Mutasd
table-overview = Többségek
table-offer-build = Beépítem ide: { $tile }
table-offer-try = Ide kerülhetne: { $tile }
table-offer-swap = Csere erre: { $tile }
table-offer-remove = Kivétel vagy csere
table-refused = Ide nem
table-tip-count-most = { $building } { $before } → { $after }, a legtöbb (utánad: { $opponent })
table-tip-count-level = { $building } { $before } → { $after }, holtverseny az élen
table-tip-count-behind = { $building } { $before } → { $after }, az élen: { $opponent }
table-tip-change = { $what } { $before } → { $after }

## Actions

table-caption-site = { $tile } a { $currency } mezőn
table-redesign = Átépítés
table-redesign-leave = A város marad, ahogy van
table-payments = Hogyan fizetsz
table-payment = Fizetek: { $cards }
table-fees = Mivel fizeted a megfordítást
table-turn-over = Megfordítom
table-turn-back = Visszafordítom
table-look-at-back = Hátoldal: { $tile }
table-turn-over-for = Megfordítom, ára: { $cards }
table-turn-costs = ára: { $cards }
# $choices: take money, buy a tile or redesign
table-prompt-act = Most { $choices }.
table-prompt-later = { $step ->
    [place] Előbb helyezd el, amit vettél. Már most megnézheted, hová kerülhetne.
   *[other] Az utolsó akciód után helyezed el. Már most megnézheted, hová kerülhetne.
}
table-prompt-later-short = { $step ->
    [place] Előbb helyezd el, amit vettél.
   *[other] Az akcióid után helyezed el.
}
table-prompt-cell = Válassz egy megjelölt helyet a városodban.
table-prompt-cell-short = Válassz egy jelölt helyet.
table-prompt-redesign = Válassz egy lapkát a városodból, amit kiveszel vagy kicserélsz, vagy egyet a tartalékodból, amit beépítesz.
table-prompt-redesign-short = Válaszd ki, mit veszel ki.
table-prompt-vizier_window = A vezíred most vehet egy lapkát, ha pontosan fizetsz.
table-prompt-vizier_window-short = Fizess pontosan, vagy passz.
table-prompt-reveal_round = Az értékelés előtt felfedhetsz bónuszkártyákat.
table-prompt-reveal_round-short = Fedj fel egyet, vagy passz.
table-prompt-other = Válaszd ki, mit teszel.
table-prompt-other-short = Válaszd ki, mit teszel.
table-do-take = Felveszem: { $cards }
table-take-not-now = Pénzt csak a saját körödben, akcióként vehetsz fel.
table-do-buy = Megveszem: { $coins }
table-do-buy-mixed = Megveszem: { $count } érme
table-do-buy-none = Most nem
table-buy-exact = pontos: újra te jössz
table-buy-vizier = pontos: a vezíred megveszi
table-buy-over = túlfizetés: { $count }; nincs visszajáró
table-buy-short = még { $count } kell
table-not-your-turn = Még nem te jössz.
table-buy-not-now = Most nem vehető meg.
table-do-build = Beépítem ide
table-do-swap = Csere ezzel: { $tile }
table-do-swap-in = Csere erre: { $tile }
table-swap-for = Válaszd ki, melyik lapka kerül a helyére.
table-nothing-picked = Nincs kijelölve semmi.
table-do-remove = A tartalékba
table-do-reserve = Tartalékba
table-do-give = Gézáé legyen
table-sure = Biztos? Nyomd meg újra
table-do-hut = Elviszem: { $hut }
table-do-reveal = Felfedem: { $tile }
table-do-reactivate = Felfordítom a vezírt
table-do-confirm = Megerősítem a kört
table-do-end = { $tiles ->
    [0] Kör vége
    [one] Lapka elhelyezése
   *[other] Lapkák elhelyezése
}
table-do-pass = Passz
table-result = Az eredményhez
table-away = Nem voltál itt: bot játszik helyetted.
table-back = Itt vagyok
table-waiting = Várakozás
table-waiting-long = Nézelődj, amíg sorra kerülsz, vagy válassz előre egy lapkát.
table-plan = Terv a következő körödre
table-plan-buy = Megveszed: { $tile } ({ $cards }){ $placed ->
    [yes] , és beépíted a megjelölt helyre.
   *[no] . Mutass egy helyet, ahová beépíted.
}
table-plan-short = { $tile }: még { $count } kell. Tegyél ki több kártyát.
table-plan-poor = { $tile }: még { $count } hiányzik.
table-plan-unasked = Legyen így kérdés nélkül
table-plan-drop = Elvetem a tervet
table-plan-gone = Nem megy a terved, valaki más megvette: { $tile }.
table-plan-unpaid = Nem megy a terved, ezt nem tudod kifizetni: { $tile }.
table-waiting-vizier = A vezíred két kör között vásárolhat.
table-ask-vizier = Kérdezz rá a vezíremre

## Log and menu

table-log = Napló
table-log-earlier = { $count } korábbi sor
table-since = az utolsó köröd óta
table-news-title = Az utolsó köröd óta
table-news = A napló megnyitása
table-log-new = Menü, { $count } új sor
# Watching: Leila, Omar and 2 guests
table-watched = Nézők: { $names }
table-watched-guests = { $count } vendég
table-quick = Gyors üzenetek
# Separated by |
table-quick-words = Szép volt! | Köszönöm! | Sok szerencsét! | Egy pillanat! | Jaj, ne!
table-say = Mondj valamit
table-send = Küldés

table-tournament = Vissza a versenyhez

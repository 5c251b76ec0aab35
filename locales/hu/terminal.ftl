### A game in the terminal. Texts shared with the browser client are in the other files.

terminal-goodbye = Viszlát!
terminal-unfinished = A játszma befejezetlen marad. Viszlát, és gyere máskor is!
terminal-welcome = Üdv a 14. századi Granadában! Építsd te a legszebb várost!
terminal-welcome-help = Bármelyik kérdésnél: help a súgó, quit a kilépés.
terminal-thinking = { $name } gondolkodik…

## Pieces

# A tile without walls or moats
terminal-open = nyitott
# The sides of a tile, as short as possible: wall N E
terminal-side-N = É
terminal-side-E = K
terminal-side-S = D
terminal-side-W = Ny
# In the drawings of the start tiles, at most 8 letters: the lion fountain, and in Granada the Alhambra
terminal-start-wall = Kút
terminal-start-moat = Alhambra
# In the drawing of a hut, at most 5 letters
terminal-hut = kuny.
# Money: 3 florins
terminal-label = { $name }: { $value }
terminal-nothing = semmi
terminal-none = nincs
terminal-empty = üres

## The table

terminal-tiles = Lapka
terminal-cards = Kártya
terminal-ready = bevethető
terminal-used = pihen
terminal-hidden = { $count } rejtett
# Granada: the faces of the next tiles
terminal-marker = a következő árak: { $marker ->
    [even] párosak
   *[odd] páratlanok
}
# For the renderer of an environment: player_0 won
rendering-won = Győzött: { $names }
terminal-scorings = eddigi értékelések: { $held }/3
# $tiles: 2 Garden, 3 Park
terminal-dirk-has = Géza lapkái: { $tiles }
terminal-tile = Lapka
terminal-own-exchange = Pénzváltó kártyáid: { $cards }
terminal-own-others = További kártyáid: { $cards }
terminal-own-bonus = Rejtett bónuszkártyáid: { $tiles }

## The menu. Choices that end in … open another menu.

terminal-menu-take = Pénzfelvétel
terminal-menu-buy = { $step ->
    [act] Vásárlás (pontos fizetés * után újra te jössz)
    [vizier_window] Vásárlás a vezírrel
   *[other] Vásárlás
}
terminal-menu-pay = Vásárlás: { $tile }
terminal-menu-redesign = Átépítés
terminal-menu-other = Egyéb
terminal-purchase = { $tile }, ennyiért: { $cards }
terminal-exact = pontos
terminal-over = túlfizetés: { $count }
terminal-more-ways = { $tile }: még { $count } fizetési mód …
terminal-ways = { $what }: { $count } lehetőség …
terminal-build-reserve = Beépítem a tartalékból: { $tile }
terminal-swap = Kicserélek egy lapkát erre: { $tile }
terminal-remove = Kiveszek egy lapkát a tartalékba
# $cell: 1,0
terminal-build-at = Ide építem: { $cell }
terminal-turn = Megfordítom: { $tile }, ennyiért: { $cards }
terminal-turn-build = Megfordítom és beépítem: { $tile }
terminal-reserve-as = Tartalékba, megfordítva: { $tile }
terminal-give-as = Gézáé legyen, megfordítva: { $tile }

## Questions and answers. The words help, quit, city, table, hint, why, save and back are typed as they are.

terminal-choice = Mit választasz (vagy help):
terminal-choice-back = Mit választasz (0: vissza):
terminal-press-enter = Tovább az Enterrel
terminal-type-number = Írj be egy számot a menüből, vagy azt, hogy help.
terminal-no-number = Nincs ilyen szám a menüben: { $number }; 1 és { $last } között választhatsz.
terminal-not-possible = Ez nem megy: { $reason } [{ $rule }]
terminal-not-understood = „{ $typed }”: ez nem szám a menüből, és nem is akció. Írj be egy számot, vagy azt, hogy help.
terminal-quit-sure = Mentés nélkül kilépsz? Írd be újra: quit, vagy előbb: save FÁJL.
terminal-no-player = A helyek sorszáma 1 és { $last } közötti: írd be például, hogy city 2.
terminal-no-reasons = Az utolsó választásod óta nem történt semmi.
# Advice that an opponent could have been given before their move
terminal-advice = Tipp { $name } számára: { $reason }
terminal-input-ended = a bemenet előbb véget ért, mint a játszma
terminal-help-menu = Írd be a választott sor számát; ami után … áll, további menüt nyit, a 0 visszavisz.
terminal-help-cells = A városod rajzában a zárójeles számok is a menü sorai.
terminal-help-city = a 2. hely városát mutatja
terminal-help-table = az egész asztalt mutatja
terminal-help-hint = mit lépne egy jó játékos, és miért
terminal-help-why = mi szólt az ellenfelek utolsó lépései mellett
terminal-help-save = menti a játszma eddigi lejegyzését
terminal-help-help = újra ezt mutatja, mint a h és a ?
terminal-help-quit = kilép a játszmából, mint a q
terminal-help-notation = Vagy írj be egy akciót a lejegyzések jelöléseivel. Most például:

## Records

terminal-save-name = Írd be: save és egy fájlnév, például save pentek.json.
terminal-save-offer = Mented a lejegyzést? Írj be egy fájlnevet, vagy csak nyomj Entert:
terminal-saved = Mentve. Így nézheted meg újra: { $command }
terminal-saved-in = A lejegyzés itt van: { $file }.
terminal-save-taken = Már van ilyen nevű fájl: { $file }.
terminal-save-failed = Ez a fájl nem írható: { $file }.
terminal-record-ends = A lejegyzés előbb véget ér, mint a játszma.
terminal-broken-record = sérült lejegyzés: { $file }: { $reason }

## Score sheets

terminal-standing = { $over ->
    [yes] Végeredmény
   *[no] Az állás eddig
}
terminal-winner = győztes
terminal-not-ranked = versenyen kívül
terminal-pays = Ér
terminal-per-edge = szélenként { $points }
terminal-this-time = Most
terminal-sign-known = +1b egy felfedett bónuszkártya, +1h egy épület, aminek egy kunyhó számít.
terminal-sign-other = +1{ $sign } egy épület ebből a modulból: { $module }.
# Where a wall, a moat or a stretch runs: $edges is 1,0 NE · 1,1 E
terminal-edges = { $sentence } Szélek: { $edges }

## Files

file-missing-name = hiányzik egy fájl neve
file-not-text = ez nem szövegfájl: { $file }
file-unreadable = ez a fájl nem olvasható: { $file }: { $reason }
file-no-record = ez nem Nasrid-lejegyzés: { $file }: { $reason }
file-empty = a fájl üres
file-json-breaks = a JSON megszakad, sor: { $line }, oszlop: { $column }
file-json-deep = a JSON túl mélyen ágyazott
file-json-number = túl hosszú szám van benne
file-exists = már van ilyen fájl: { $file }; válassz másik nevet
file-no-folder = nincs ilyen mappa: { $folder }; oda kerülne { $file }
file-unwritable = ez a fájl nem írható: { $file }: { $reason }

## The proof that a game was dealt from the promised seed

verify-no-seed = { $file }: állással kezdődik, nincs ellenőrizhető magja
verify-no-digest = { $digest }: ez nem SHA-256, annak 64 hexadecimális számjegye van
verify-unnamed = { $file }: nem adja meg a mag SHA-256 értékét; add meg a közzétettet: --verify SHA256
verify-broken = { $file }: NEM az ígért magból osztották: az SHA-256 értéke { $digest }
verify-claims = { $file }: ezt állítja: { $field } { $claimed }, de az akciók ide vezetnek: { $found }
verify-promised = A mag SHA-256 értéke { $digest }, az ígéret szerint.
verify-as-recorded = A mag SHA-256 értéke { $digest }, a lejegyzés szerint. Vesd össze azzal, amit az elején láttál.
verify-true = { $over ->
    [yes] Minden kártya és lapka ebből jött, és minden akció szabályos volt.
   *[no] Minden kártya és lapka ebből jött, és minden akció szabályos volt; a játszma még nem ért véget.
}

## Reviews

terminal-review-progress = Elemzés: { $done }
terminal-review-quick = Gyors elemzés: kevés szimulált játszma, és csak a körök akciói, ezért nagy a hibahatár.
terminal-review-player = { $name }: pontosság { $accuracy }
terminal-review-lost = Elveszített pont döntésenként: { $points } ± { $error }
terminal-review-luck = Szerencse: { $chance } ± { $chanceError } százalékpont nyerési esély, { $points } ± { $pointsError } pont
terminal-review-own = Saját döntések: { $chance } százalékpont nyerési esély, { $points } pont
terminal-review-opponents = A többiek döntései: { $chance } százalékpont nyerési esély, { $points } pont
terminal-review-residual = Az értékelés nem magyarázza: { $chance } százalékpont nyerési esély, { $points } pont
terminal-review-mistakes = A legdrágább döntések
terminal-review-mistake = { $number } · { $name } · { $label }: { $loss } nyerési esély veszett el, a hibahatár { $error }
terminal-review-count-best = { $count } legjobb lépés
terminal-review-count-good = { $count } jó lépés
terminal-review-count-inaccuracy = { $count } pontatlanság
terminal-review-count-mistake = { $count } hiba
terminal-review-count-blunder = { $count } durva hiba
terminal-review-plot-actions = lépés
terminal-review-plot-chances = nyerési esély (%)
terminal-review-is-inaccuracy = pontatlanság
terminal-review-is-mistake = hiba
terminal-review-is-blunder = durva hiba

### A game in the terminal. Texts shared with the browser client are in the other files.

terminal-goodbye = Tot ziens!
terminal-unfinished = Het spel is niet uitgespeeld. Tot ziens, en kom nog eens langs!
terminal-welcome = Welkom in het Granada van de 14e eeuw. Bouw de mooiste stad!
terminal-welcome-help = Typ help wanneer je iets gevraagd wordt, quit om te stoppen.
terminal-thinking = { $name } denkt na…

## Pieces

# A tile without walls or moats
terminal-open = open
# The sides of a tile, as short as possible: wall N E
terminal-side-N = N
terminal-side-E = O
terminal-side-S = Z
terminal-side-W = W
# In the drawings of the start tiles, at most 8 letters: the lion fountain, and in Granada the Alhambra
terminal-start-wall = Fontein
terminal-start-moat = Alhambra
# In the drawing of a hut, at most 5 letters
terminal-hut = hut
# Money: 3 florins
terminal-label = { $name }: { $value }
terminal-nothing = niets
terminal-none = geen
terminal-empty = leeg

## The table

terminal-tiles = Tegels
terminal-cards = Kaarten
terminal-ready = actief
terminal-used = ingezet
terminal-hidden = { $count } gedekt
# Granada: the faces of the next tiles
terminal-marker = volgende prijzen: { $marker ->
    [even] even
   *[odd] oneven
}
# For the renderer of an environment: player_0 won
rendering-won = Gewonnen: { $names }
terminal-scorings = waarderingen: { $held } van 3
# $tiles: 2 Garden, 3 Park
terminal-dirk-has = Dirk heeft: { $tiles }
terminal-tile = Tegel
terminal-own-exchange = Je wisselkaarten: { $cards }
terminal-own-others = Je andere kaarten: { $cards }
terminal-own-bonus = Je gedekte bonuskaarten: { $tiles }

## The menu. Choices that end in … open another menu.

terminal-menu-take = Geld nemen
terminal-menu-buy = { $step ->
    [act] Kopen (na gepast betalen * mag je nog een keer)
    [vizier_window] Kopen met de vizier
   *[other] Kopen
}
terminal-menu-pay = Koop { $tile }
terminal-menu-redesign = Je stad verbouwen
terminal-menu-other = Verder
terminal-purchase = { $tile } voor { $cards }
terminal-exact = gepast
terminal-over = { $count } te veel
terminal-more-ways = { $tile }: nog { $count ->
    [one] { $count } manier
   *[other] { $count } manieren
} om te betalen …
terminal-ways = { $what }: { $count ->
    [one] { $count } mogelijkheid
   *[other] { $count } mogelijkheden
} …
terminal-build-reserve = Bouw { $tile } uit je reserve
terminal-swap = Ruil een tegel om voor { $tile }
terminal-remove = Breek een tegel af, naar je reserve
# $cell: 1,0
terminal-build-at = Bouw op { $cell }
terminal-turn = Draai om naar { $tile } voor { $cards }
terminal-turn-build = Draai om naar { $tile } en bouw
terminal-reserve-as = In je reserve als { $tile }
terminal-give-as = Schenk aan Dirk als { $tile }

## Questions and answers. The words help, quit, city, table, hint, why, save and back are typed as they are.

terminal-choice = Je keuze (of help):
terminal-choice-back = Je keuze (0 gaat terug):
terminal-press-enter = Druk op Enter om verder te gaan
terminal-type-number = Typ een nummer uit het menu, of help.
terminal-no-number = Nummer { $number } staat niet in het menu; het gaat van 1 tot { $last }.
terminal-not-possible = Dat kan niet: { $reason } [{ $rule }]
terminal-not-understood = “{ $typed }” is geen nummer uit het menu en geen actie. Typ een nummer, of help.
terminal-quit-sure = Stoppen zonder op te slaan? Typ nog eens quit, of eerst save BESTAND.
terminal-no-player = De stoelen hebben de nummers 1 tot { $last }: typ bijvoorbeeld city 2.
terminal-no-reasons = Er is niets gebeurd sinds je laatste keuze.
# Advice that an opponent could have been given before their move
terminal-advice = Tip voor { $name }: { $reason }
terminal-input-ended = de invoer was op voor het spel uit was
terminal-help-menu = Typ het nummer van een keuze; wat op … eindigt, opent nog een menu, en 0 gaat terug.
terminal-help-cells = Nummers tussen haakjes in de tekening van je stad zijn ook keuzes uit het menu.
terminal-help-city = toont de stad met nummer 2
terminal-help-table = toont de hele tafel
terminal-help-hint = wat een goede speler zou doen, en waarom
terminal-help-why = wat er voor de laatste zetten van de anderen sprak
terminal-help-save = bewaart het verslag van het spel tot nu toe
terminal-help-help = toont dit nog eens, net als h en ?
terminal-help-quit = stopt het spel, net als q
terminal-help-notation = Of typ een actie in de notatie van de verslagen. Nu kan bijvoorbeeld:

## Records

terminal-save-name = Typ save en de naam van een bestand, bijvoorbeeld save vrijdag.json.
terminal-save-offer = Het verslag opslaan? Typ de naam van een bestand, of alleen Enter om te stoppen:
terminal-saved = Opgeslagen. Nog eens bekijken: { $command }
terminal-saved-in = Het verslag staat in { $file }.
terminal-save-taken = Een ander bestand heet al { $file }.
terminal-save-failed = { $file } kan niet worden geschreven.
terminal-record-ends = Het verslag houdt op voor het spel uit is.
terminal-broken-record = { $file } is een beschadigd verslag: { $reason }

## Score sheets

terminal-standing = { $over ->
    [yes] Eindstand
   *[no] Tussenstand
}
terminal-winner = gewonnen
terminal-not-ranked = buiten mededinging
terminal-pays = Levert op
terminal-per-edge = { $points } per rand
terminal-this-time = Deze keer
terminal-sign-known = +1b is een getoonde bonuskaart, +1h een gebouw waar een hut voor telt.
terminal-sign-other = +1{ $sign } is een gebouw dat de module { $module } toevoegt.
# Where a wall, a moat or a stretch runs: $edges is 1,0 NE · 1,1 E
terminal-edges = { $sentence } Randen: { $edges }

## Files

file-missing-name = de naam van een bestand ontbreekt
file-not-text = { $file } is geen tekstbestand
file-unreadable = { $file } kan niet worden gelezen: { $reason }
file-no-record = { $file } is geen verslag van Nasrid: { $reason }
file-empty = het bestand is leeg
file-json-breaks = de JSON breekt af op regel { $line }, kolom { $column }
file-json-deep = de JSON is te diep genest
file-json-number = er staat een te lang getal in
file-exists = { $file } bestaat al; kies een andere naam
file-no-folder = er is geen map { $folder } om { $file } in op te slaan
file-unwritable = { $file } kan niet worden geschreven: { $reason }

## The proof that a game was dealt from the promised seed

verify-no-seed = { $file } begint met een stelling: er is geen seed om te controleren
verify-no-digest = { $digest } is geen SHA-256; die heeft 64 hexadecimale cijfers
verify-unnamed = { $file } noemt geen SHA-256 van zijn seed; geef de gepubliceerde op: --verify SHA256
verify-broken = { $file } is NIET gedeeld uit de beloofde seed: de SHA-256 is { $digest }
verify-claims = { $file } beweert { $field } { $claimed }, maar de acties leiden tot { $found }
verify-promised = De seed heeft de SHA-256 { $digest }, zoals beloofd.
verify-as-recorded = De seed heeft de SHA-256 { $digest }, zoals het verslag zegt. Vergelijk die met wat je aan het begin zag.
verify-true = { $over ->
    [yes] Elke kaart en tegel kwam eruit, en elke actie mocht.
   *[no] Elke kaart en tegel kwam eruit, en elke actie mocht; het spel is nog niet uit.
}

## Reviews

terminal-review-progress = Analyse: { $done }
terminal-review-quick = Een snelle analyse: weinig gesimuleerde spellen en alleen de acties van beurten, dus de foutmarges zijn groot.
terminal-review-player = { $name }: nauwkeurigheid { $accuracy }
terminal-review-lost = Verloren punten per keuze: { $points } ± { $error }
terminal-review-luck = Geluk: { $chance } ± { $chanceError } procentpunt winstkans, { $points } ± { $pointsError } punten
terminal-review-own = Eigen keuzes: { $chance } procentpunt winstkans, { $points } punten
terminal-review-opponents = Keuzes van de anderen: { $chance } procentpunt winstkans, { $points } punten
terminal-review-residual = Niet door de waardering verklaard: { $chance } procentpunt winstkans, { $points } punten
terminal-review-mistakes = De duurste beslissingen
terminal-review-mistake = { $number } · { $name } · { $label }: { $loss } winstkans verloren, met een marge van { $error }
terminal-review-count-best = { $count ->
    [one] { $count } beste zet
   *[other] { $count } beste zetten
}
terminal-review-count-good = { $count ->
    [one] { $count } goede zet
   *[other] { $count } goede zetten
}
terminal-review-count-inaccuracy = { $count ->
    [one] { $count } onnauwkeurigheid
   *[other] { $count } onnauwkeurigheden
}
terminal-review-count-mistake = { $count ->
    [one] { $count } fout
   *[other] { $count } fouten
}
terminal-review-count-blunder = { $count ->
    [one] { $count } grove fout
   *[other] { $count } grove fouten
}
terminal-review-plot-actions = actie
terminal-review-plot-chances = winstkans (%)
terminal-review-is-inaccuracy = onnauwkeurigheid
terminal-review-is-mistake = fout
terminal-review-is-blunder = grove fout

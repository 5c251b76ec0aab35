### The log of a table, the prompts of the bar, and the spoken texts.
### The message of an event has its name (docs/protocol.md). Its variables are its fields, with pieces by their names.
### $who is "you" for the reader and "other" for everybody else; $name is empty where it is "you". A list has its length
### in a variable of its own, like $cards_count.
### Hungarian: pieces come after a colon or in parentheses, so that they need no ending.

## The table

story-opened = Megnyílt az asztal.
story-seated = { $who ->
    [you] Leültél.
   *[other] { $name } leült.
}
story-seat_requested = { $name } helyet kér.
story-seat_request_declined = { $name } nem kapott helyet.
story-seat_vacated = { $number }. hely: újra szabad.
story-invitation_renewed = Új meghívólink készült.
story-seat_changed = { $kind ->
    [invited] { $number }. hely: meghívottra vár.
    [open] { $number }. hely: bárki leülhet.
   *[bot] { $number }. hely: bot ül ide ({ $level }).
}
story-host_changed = Mostantól { $name } a házigazda.
story-started = { $filled ->
    [yes] Indul a játék. A szabad helyekre botok ülnek: { $level }.
   *[no] Indul a játék.
}
story-undone = { $agreed ->
    [yes] { $who ->
        [you] Mindenki beleegyezett: a játszma az utolsó akciód előttről folytatódik.
       *[other] Mindenki beleegyezett: a játszma { $name } utolsó akciója előttről folytatódik.
    }
   *[no] { $who ->
        [you] Visszavontad az utolsó akciót.
       *[other] { $name } visszavonta az utolsó akciót.
    }
}
story-undo_requested = { $who ->
    [you] Szeretnéd visszavonni az utolsó akciódat.
   *[other] { $name } szeretné visszavonni az utolsó akcióját.
}
story-undo_answered = { $agrees ->
    [yes] { $who ->
        [you] Beleegyezel a visszavonásba.
       *[other] { $name } beleegyezik a visszavonásba.
    }
   *[no] { $who ->
        [you] Nincs visszavonás: nemet mondtál.
       *[other] Nincs visszavonás: { $name } nemet mondott.
    }
}
story-undo_withdrawn = { $who ->
    [you] Mégsem szeretnéd visszavonni az utolsó akciódat.
   *[other] { $name } mégsem szeretné visszavonni az utolsó akcióját.
}
story-chat_sent = { $who ->
    [you] Te: { $text }
   *[other] { $name }: { $text }
}
story-chat_toggled = { $on ->
    [yes] A házigazda bekapcsolta a csevegést.
   *[no] A házigazda kikapcsolta a csevegést.
}
story-auto_pass_changed = Átállítottad, mire passzolsz automatikusan.
story-player_away = { $why ->
    [gone] { $who ->
        [you] Megszakadt a kapcsolatod; egy bot játszik helyetted, amíg vissza nem jössz.
       *[other] { $name } kapcsolata megszakadt; bot játszik tovább.
    }
    [voted] { $who ->
        [you] A többiek nem akartak tovább várni; egy bot játszik helyetted, amíg vissza nem jössz.
       *[other] { $name } rég nem lépett; bot játszik tovább.
    }
    [late] { $who ->
        [you] Lejárt az időd; egy bot játszik helyetted, amíg vissza nem jössz.
       *[other] { $name } ideje lejárt; bot játszik tovább.
    }
   *[left] { $who ->
        [you] Felálltál; egy bot játszik helyetted, amíg vissza nem jössz.
       *[other] { $name } felállt; bot játszik tovább.
    }
}
story-vote_cast = { $who ->
    [you] Nem akarsz tovább várni.
   *[other] { $name } nem akar tovább várni.
}
story-player_returned = { $who ->
    [you] Újra itt vagy.
   *[other] { $name } újra itt van.
}
story-rematch_opened = Új asztal vár a visszavágóra.
story-closed = Bezárt az asztal.
story-time_called = { $finish ->
    [score] Lejárt a forduló ideje; a játszma a mostani állással ér véget.
   *[bots] Lejárt a forduló ideje; botok fejezik be a játszmát.
}
story-published = A forduló minden asztala végzett; ezt a játszmát most már bárki megnézheti.

## Players and pieces

# A player without a name
story-seat = { $number }. hely
story-dirk = Géza
# A tile inside a sentence
story-tile = { $tile }
# A card inside a sentence
story-exchange-card = { $card }
# Several cards of one currency: 7 + 4 denars
story-sum = { $values } { $money }
story-with-card = { $money }, { $card }
story-money-y = gulden
story-money-g = dirham
story-money-b = dénár
story-money-o = dukát

# An event of a module unknown to this client: Zahra: lamp lit
story-other = { $who ->
    [you] Te: { $what }.
   *[other] { $name }: { $what }.
}
story-other-table = Az asztalon: { $what }.

## Setup

story-hand_dealt = { $who ->
    [you] Kezdőtőkéd: { $cards }.
   *[other] { $name } kezdőtőkéje: { $cards }.
}
# $rule: the rule that decided it
story-start_player_chosen = { $who ->
    [you] { $rule ->
        [CORE-SETUP-09] Te kezdesz, nálad van a legkevesebb kártya.
        [CORE-SETUP-10] Te kezdesz, nálad van a legkevesebb kártya és a legkevesebb pénz.
        [CORE-SETUP-11] Te kezdesz, egyenlőségnél te vagy a legfiatalabb.
        [AMB-B1] Te kezdesz, sorsolással.
       *[other] Te kezdesz.
    }
   *[other] { $rule ->
        [CORE-SETUP-09] { $name } kezd, nála van a legkevesebb kártya.
        [CORE-SETUP-10] { $name } kezd, nála van a legkevesebb kártya és a legkevesebb pénz.
        [CORE-SETUP-11] { $name } kezd, egyenlőségnél a legfiatalabb.
        [AMB-B1] { $name } kezd, sorsolással.
       *[other] { $name } kezd.
    }
}
story-bonus_dealt = { $who ->
    [you] { $cards_count ->
        [one] Bónuszkártyád: { $cards }.
       *[other] Bónuszkártyáid: { $cards }.
    }
   *[other] { $cards_count ->
        [one] { $name } bónuszkártyája: { $cards }.
       *[other] { $name } bónuszkártyái: { $cards }.
    }
}
story-hut_revealed = { $hut_count ->
    [one] Új kunyhó: { $hut }.
   *[other] Új kunyhók: { $hut }.
}

## A turn

story-turn_began = { $who ->
    [you] Te jössz.
   *[other] { $name } következik.
}
story-money_taken = { $who ->
    [you] Pénzt vettél fel: { $cards }.
   *[other] { $name } pénzt vett fel: { $cards }.
}
story-tile_bought = { $vizier ->
    [yes] { $who ->
        [you] A vezíred vett egy lapkát: { $tile } ({ $cards }).
       *[other] { $name } vezíre vett egy lapkát: { $tile } ({ $cards }).
    }
   *[no] { $who ->
        [you] Lapkát vettél: { $tile } ({ $cards }{ $exact ->
            [yes] {", pontosan)."}
           *[no] {")."}
        }
       *[other] { $name } lapkát vett: { $tile } ({ $cards }{ $exact ->
            [yes] {", pontosan)."}
           *[no] {")."}
        }
    }
}
story-tile_built = { $fee_count ->
    [0] { $origin ->
        [reserve] { $who ->
            [you] Beépítetted a tartalékból: { $tile }.
           *[other] { $name } beépítette a tartalékból: { $tile }.
        }
       *[other] { $who ->
            [you] Beépítetted: { $tile }.
           *[other] { $name } beépítette: { $tile }.
        }
    }
   *[other] { $who ->
        [you] Megfordítottál egy lapkát ({ $fee }), és beépítetted: { $tile }.
       *[other] { $name } megfordított egy lapkát ({ $fee }), és beépítette: { $tile }.
    }
}
story-tile_reserved = { $who ->
    [you] Tartalékba tetted: { $tile }.
   *[other] { $name } tartalékba tette: { $tile }.
}
story-tile_given = { $fee_count ->
    [0] { $who ->
        [you] Gézának adtad: { $tile }.
       *[other] { $name } Gézának adta: { $tile }.
    }
   *[other] { $who ->
        [you] Megfordítottál egy lapkát ({ $fee }), és Gézának adtad: { $tile }.
       *[other] { $name } megfordított egy lapkát ({ $fee }), és Gézának adta: { $tile }.
    }
}
story-tile_removed = { $who ->
    [you] Kivetted a városodból, és a tartalékba tetted: { $tile }.
   *[other] { $name } kivette a városból, és a tartalékba tette: { $tile }.
}
story-tiles_swapped = { $who ->
    [you] Cseréltél a városodban: { $out } helyére { $into } került a tartalékból.
   *[other] { $name } cserélt a városban: { $out } helyére { $into } került a tartalékból.
}
story-actions_ended = { $forced ->
    [yes] { $who ->
        [you] Semmit sem tehettél.
       *[other] { $name } semmit sem tehetett.
    }
   *[no] { $who ->
        [you] Nem kértél több akciót.
       *[other] { $name } nem kért több akciót.
    }
}
story-passed = { $who ->
    [you] Passzoltál.
   *[other] { $name } passzolt.
}
story-confirmed = { $who ->
    [you] Megerősítetted a körödet.
   *[other] { $name } megerősítette a körét.
}
story-vizier_used = { $who ->
    [you] Bevetetted a vezíredet.
   *[other] { $name } bevetette a vezírét.
}
story-vizier_reactivated = { $who ->
    [you] Újra felfordítottad a vezíredet.
   *[other] { $name } újra felfordította a vezírét.
}
story-hut_taken = { $who ->
    [you] Kunyhót vittél el: { $hut }.
   *[other] { $name } kunyhót vitt el: { $hut }.
}
story-bonus_revealed = { $who ->
    [you] Felfedted egy bónuszkártyádat: { $card }.
   *[other] { $name } felfedte egy bónuszkártyáját: { $card }.
}
story-bonus_returned = { $who ->
    [you] Visszakerült a kezedbe egy bónuszkártya: { $card }. A lapkája kikerült a városodból.
   *[other] { $name } visszavett egy bónuszkártyát: { $card }. A lapkája kikerült a városból.
}

## Between two turns

story-money_revealed = Új a kínálatban: { $cards }.
story-deck_reshuffled = Elfogyott a pénzpakli; { $size ->
    [one] egy kártyából
   *[other] { $size } kártyából
} új pakli lett.
story-scoring_card_drawn = { $scoring ->
    [1] Felbukkant az első értékeléskártya.
   *[2] Felbukkant a második értékeléskártya.
}
story-tile_revealed = Új az építőudvarban: { $tile }.
story-marker_moved = A fekete jelző a { $to ->
    [even] páros
   *[odd] páratlan
} árakra lépett.
story-dirk_drew = Géza új lapkái: { $tiles }.

## Scorings and the end

story-scored = { $scoring ->
    [1] Első értékelés: { $results }.
    [2] Második értékelés: { $results }.
   *[3] Utolsó értékelés: { $results }.
}
# One of the results: Yusuf 12
story-result = { $who ->
    [you] te
   *[other] { $name }
} { $points }
story-scored-seat = { $who ->
    [you] { $points } pontot kaptál, most { $score } pontod van.
   *[other] { $name } { $points } pontot kapott, most { $score } pontja van.
}
story-scored-borders = { $who ->
    [you] { $points } pontot kaptál ({ $borders }), most { $score } pontod van.
   *[other] { $name } { $points } pontot kapott ({ $borders }), most { $score } pontja van.
}
# The share of a wall, a moat or a stretch
story-scored-border = { $border } { $points }
story-money_counted = Az építőudvart már nem lehet feltölteni, ezért megszámoljuk a pénzt.
story-holds = { $who ->
    [you] Nálad: { $money }.
   *[other] { $name }: { $money }.
}
story-holds-nothing = { $who ->
    [you] Nálad nincs pénz.
   *[other] { $name }: nincs pénze.
}
story-tile_awarded = { $who ->
    [you] Tiéd lett: { $tile }, mert nálad van a legtöbb { $space }.
   *[other] { $name } kapja: { $tile }, mert nála van a legtöbb { $space }.
}
story-tile_unclaimed = { $tile } az építőudvarban marad: a legtöbb { $space } nem egy kézben van.
story-game_ended = { $who ->
    [you] { $count ->
        [one] Győztél { $points } ponttal!
       *[other] Te és { $winners } közösen győztetek { $points } ponttal.
    }
   *[other] { $count ->
        [one] { $winners } győzött { $points } ponttal.
       *[other] { $winners } közösen győzött { $points } ponttal.
    }
}

## The bar: prompts. A short form has to fit about 24 characters on a phone.

prompt-nothing = Egy pillanat…
prompt-over = Vége a játszmának
# A decision unknown to this client
prompt-other = { $who ->
    [you] Te döntesz
   *[other] { $name } dönt
}
prompt-act = { $who ->
    [you] Te jössz
   *[other] { $name } választ
}
prompt-act-again = { $who ->
    [you] Újra te jössz
   *[other] Újra { $name } jön
}
prompt-act-again-detail = pontos fizetés
prompt-place = { $who ->
    [you] Helyezd el: { $tile }
   *[other] { $name } lapkát helyez el: { $tile }
}
prompt-place-several = { $who ->
    [you] Helyezz el { $count } lapkát
   *[other] { $name } { $count } lapkát helyez el
}
prompt-place-short = { $who ->
    [you] Helyezd el: { $tile }
   *[other] { $name } lapkát helyez el
}
prompt-place-several-short = { $who ->
    [you] Helyezz el { $count } lapkát
   *[other] { $name } lapkát helyez el
}
prompt-place-awarded = megmaradt lapka, a legtöbb pénzért
prompt-confirm = { $who ->
    [you] Erősítsd meg a köröd
   *[other] { $name } megerősíti a kört
}
prompt-vizier = { $who ->
    [you] A vezíred vásárolhat
   *[other] { $name } bevetheti a vezírét
}
prompt-vizier-short = { $who ->
    [you] A vezíred vásárolhat
   *[other] { $name } vezíre
}
prompt-vizier-detail = egy lapka pontos árért, vagy passz
prompt-pass = Csak passzolhatsz
prompt-reveal = { $who ->
    [you] Felfedhetsz egy bónuszkártyát
   *[other] { $name } felfedhet egy bónuszkártyát
}
prompt-reveal-short = { $who ->
    [you] Felfedsz bónuszkártyát?
   *[other] { $name }: bónuszkártya?
}
prompt-reveal-detail = az értékelés előtt

# Possible actions, as a list: take money, buy a tile or redesign
prompt-can-take = pénzt vehetsz fel
prompt-can-buy = vásárolhatsz
prompt-can-redesign = átépíthetsz
prompt-can-hut = kunyhót vihetsz el
prompt-can-reactivate = felfordíthatod a vezírt
prompt-can-end = befejezheted a köröd

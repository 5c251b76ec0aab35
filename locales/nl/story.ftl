### The log of a table, the prompts of the bar, and the spoken texts.
### The message of an event has its name (docs/protocol.md). Its variables are its fields, with pieces by their names.
### $who is "you" for the reader and "other" for everybody else; $name is empty where it is "you". A list has its length
### in a variable of its own, like $cards_count.
### In Dutch the log is told in the present: Zahra koopt Toren 11.

## The table

story-opened = De tafel is geopend.
story-seated = { $who ->
    [you] Je schuift aan.
   *[other] { $name } schuift aan.
}
story-seat_requested = { $name } vraagt om een stoel.
story-seat_request_declined = Er was geen stoel voor { $name }.
story-seat_vacated = Stoel { $number } is weer vrij.
story-invitation_renewed = De uitnodigingslink is vernieuwd.
story-seat_changed = { $kind ->
    [invited] Stoel { $number } is voor iemand met de uitnodiging.
    [open] Stoel { $number } is voor iedereen.
   *[bot] Stoel { $number } gaat naar een bot: { $level }.
}
story-host_changed = { $name } beheert nu de tafel.
story-started = { $filled ->
    [yes] Het spel begint. Op de vrije stoelen zitten bots: { $level }.
   *[no] Het spel begint.
}
story-undone = { $agreed ->
    [yes] { $who ->
        [you] Iedereen is akkoord: het spel gaat verder vóór je laatste actie.
       *[other] Iedereen is akkoord: het spel gaat verder vóór de laatste actie van { $name }.
    }
   *[no] { $who ->
        [you] Je neemt de laatste actie terug.
       *[other] { $name } neemt de laatste actie terug.
    }
}
story-undo_requested = { $who ->
    [you] Je wilt je laatste actie graag terugnemen.
   *[other] { $name } wil de laatste actie graag terugnemen.
}
story-undo_answered = { $agrees ->
    [yes] { $who ->
        [you] Je gaat akkoord met terugnemen.
       *[other] { $name } gaat akkoord met terugnemen.
    }
   *[no] { $who ->
        [you] Er wordt niets teruggenomen: je weigert.
       *[other] Er wordt niets teruggenomen: { $name } weigert.
    }
}
story-undo_withdrawn = { $who ->
    [you] Je wilt je laatste actie toch niet terugnemen.
   *[other] { $name } wil de laatste actie toch niet terugnemen.
}
story-chat_sent = { $who ->
    [you] Jij: { $text }
   *[other] { $name }: { $text }
}
story-chat_toggled = { $on ->
    [yes] De chat is aangezet.
   *[no] De chat is uitgezet.
}
story-auto_pass_changed = Je hebt veranderd wanneer je vanzelf past.
story-player_away = { $why ->
    [gone] { $who ->
        [you] Je verbinding is weg; een bot speelt voor je tot je terug bent.
       *[other] { $name } is de verbinding kwijt; een bot speelt verder.
    }
    [voted] { $who ->
        [you] De anderen wilden niet langer wachten; een bot speelt voor je tot je terug bent.
       *[other] { $name } deed lang niets; een bot speelt verder.
    }
    [late] { $who ->
        [you] Je tijd is op; een bot speelt voor je tot je terug bent.
       *[other] { $name } heeft geen tijd meer; een bot speelt verder.
    }
   *[left] { $who ->
        [you] Je bent van tafel; een bot speelt voor je tot je terug bent.
       *[other] { $name } is van tafel; een bot speelt verder.
    }
}
story-vote_cast = { $who ->
    [you] Je wilt niet langer wachten.
   *[other] { $name } wil niet langer wachten.
}
story-player_returned = { $who ->
    [you] Je bent terug.
   *[other] { $name } is terug.
}
story-rematch_opened = Er staat een nieuwe tafel klaar voor de revanche.
story-closed = De tafel is gesloten.
story-time_called = { $finish ->
    [score] De tijd van de ronde is om; het spel eindigt met de huidige stand.
   *[bots] De tijd van de ronde is om; bots spelen het spel uit.
}
story-published = Alle tafels van de ronde zijn klaar; iedereen mag dit spel nu bekijken.

## Players and pieces

# A player without a name
story-seat = Stoel { $number }
story-dirk = Dirk
# A tile inside a sentence
story-tile = { $kind ->
    [hut] de { $tile }
   *[tile] { $tile }
}
# A card inside a sentence
story-exchange-card = de { $card }
# Several cards of one currency: 7 + 4 denar
story-sum = { $values } { $money }
story-with-card = { $money } met { $card }
# As units of money: without a plural, but for ducats
story-money-y = gulden
story-money-g = dirham
story-money-b = denar
story-money-o = dukaten

# An event of a module unknown to this client: Zahra: lamp lit
story-other = { $who ->
    [you] Jij: { $what }.
   *[other] { $name }: { $what }.
}
story-other-table = Op tafel: { $what }.

## Setup

story-hand_dealt = { $who ->
    [you] Je startgeld: { $cards }.
   *[other] { $name } krijgt als startgeld { $cards }.
}
# $rule: the rule that decided it
story-start_player_chosen = { $who ->
    [you] { $rule ->
        [CORE-SETUP-09] Jij begint, met de minste kaarten.
        [CORE-SETUP-10] Jij begint, met de minste kaarten en het minste geld.
        [CORE-SETUP-11] Jij begint, als jongste van degenen met het minste geld.
        [AMB-B1] Jij begint, door het lot.
       *[other] Jij begint.
    }
   *[other] { $rule ->
        [CORE-SETUP-09] { $name } begint, met de minste kaarten.
        [CORE-SETUP-10] { $name } begint, met de minste kaarten en het minste geld.
        [CORE-SETUP-11] { $name } begint, als jongste van degenen met het minste geld.
        [AMB-B1] { $name } begint, door het lot.
       *[other] { $name } begint.
    }
}
story-bonus_dealt = { $who ->
    [you] { $cards_count ->
        [one] Je bonuskaart: { $cards }.
       *[other] Je bonuskaarten: { $cards }.
    }
   *[other] { $name } krijgt { $cards } als { $cards_count ->
        [one] bonuskaart
       *[other] bonuskaarten
    }.
}
story-hut_revealed = { $hut_count ->
    [one] Er ligt een nieuwe hut open: { $hut }.
   *[other] Er liggen nieuwe hutten open: { $hut }.
}

## A turn

story-turn_began = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $name } is aan de beurt.
}
story-money_taken = { $who ->
    [you] Je neemt { $cards }.
   *[other] { $name } neemt { $cards }.
}
story-tile_bought = { $vizier ->
    [yes] { $who ->
        [you] Je vizier koopt { $tile } voor { $cards }.
       *[other] De vizier van { $name } koopt { $tile } voor { $cards }.
    }
   *[no] { $who ->
        [you] Je koopt { $tile } voor { $cards }{ $exact ->
            [yes] {", gepast."}
           *[no] {"."}
        }
       *[other] { $name } koopt { $tile } voor { $cards }{ $exact ->
            [yes] {", gepast."}
           *[no] {"."}
        }
    }
}
story-tile_built = { $fee_count ->
    [0] { $origin ->
        [reserve] { $who ->
            [you] Je bouwt { $tile } uit de reserve.
           *[other] { $name } bouwt { $tile } uit de reserve.
        }
       *[other] { $who ->
            [you] Je bouwt { $tile }.
           *[other] { $name } bouwt { $tile }.
        }
    }
   *[other] { $who ->
        [you] Je betaalt { $fee } om een tegel om te draaien en bouwt { $tile }.
       *[other] { $name } betaalt { $fee } om een tegel om te draaien en bouwt { $tile }.
    }
}
story-tile_reserved = { $who ->
    [you] Je legt { $tile } in de reserve.
   *[other] { $name } legt { $tile } in de reserve.
}
story-tile_given = { $fee_count ->
    [0] { $who ->
        [you] Je schenkt { $tile } aan Dirk.
       *[other] { $name } schenkt { $tile } aan Dirk.
    }
   *[other] { $who ->
        [you] Je betaalt { $fee } om een tegel om te draaien en schenkt { $tile } aan Dirk.
       *[other] { $name } betaalt { $fee } om een tegel om te draaien en schenkt { $tile } aan Dirk.
    }
}
story-tile_removed = { $who ->
    [you] Je breekt { $tile } in je stad af; de tegel gaat naar je reserve.
   *[other] { $name } breekt { $tile } in de stad af; de tegel gaat naar de reserve.
}
story-tiles_swapped = { $who ->
    [you] Je ruilt { $out } in je stad om voor { $into } uit de reserve.
   *[other] { $name } ruilt { $out } in de stad om voor { $into } uit de reserve.
}
story-actions_ended = { $forced ->
    [yes] { $who ->
        [you] Je kon niets doen.
       *[other] { $name } kon niets doen.
    }
   *[no] { $who ->
        [you] Je doet verder niets.
       *[other] { $name } doet verder niets.
    }
}
story-passed = { $who ->
    [you] Je past.
   *[other] { $name } past.
}
story-confirmed = { $who ->
    [you] Je bevestigt je beurt.
   *[other] { $name } bevestigt de beurt.
}
story-vizier_used = { $who ->
    [you] Je zet je vizier in.
   *[other] { $name } zet de vizier in.
}
story-vizier_reactivated = { $who ->
    [you] Je activeert je vizier weer.
   *[other] { $name } activeert de vizier weer.
}
story-hut_taken = { $who ->
    [you] Je neemt { $hut }.
   *[other] { $name } neemt { $hut }.
}
story-bonus_revealed = { $who ->
    [you] Je toont je bonuskaart { $card }.
   *[other] { $name } toont de bonuskaart { $card }.
}
story-bonus_returned = { $who ->
    [you] Je neemt je bonuskaart { $card } weer op hand: de tegel ligt niet meer in je stad.
   *[other] { $name } neemt de bonuskaart { $card } weer op hand: de tegel ligt niet meer in de stad.
}

## Between two turns

story-money_revealed = Nieuw bij het open geld: { $cards }.
story-deck_reshuffled = De geldstapel was op; { $size ->
    [one] één kaart is
   *[other] { $size } kaarten zijn
} tot een nieuwe geschud.
story-scoring_card_drawn = { $scoring ->
    [1] De eerste waarderingskaart is gedraaid.
   *[2] De tweede waarderingskaart is gedraaid.
}
story-tile_revealed = Nieuw op de bouwplaats: { $tile }.
story-marker_moved = De zwarte markeersteen gaat naar { $to ->
    [even] even
   *[odd] oneven
} prijzen.
story-dirk_drew = Dirk krijgt { $tiles }.

## Scorings and the end

story-scored = { $scoring ->
    [1] Eerste waardering: { $results }.
    [2] Tweede waardering: { $results }.
   *[3] Laatste waardering: { $results }.
}
# One of the results: Yusuf 12
story-result = { $who ->
    [you] jij
   *[other] { $name }
} { $points }
story-scored-seat = { $who ->
    [you] Je scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } en hebt er nu { $score }.
   *[other] { $name } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } en heeft er nu { $score }.
}
story-scored-borders = { $who ->
    [you] Je scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } ({ $borders }) en hebt er nu { $score }.
   *[other] { $name } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } ({ $borders }) en heeft er nu { $score }.
}
# The share of a wall, a moat or a stretch
story-scored-border = { $points } voor de { $border }
story-money_counted = De bouwplaats komt niet meer vol, dus wordt het geld geteld.
story-holds = { $who ->
    [you] Je hebt { $money }.
   *[other] { $name } heeft { $money }.
}
story-holds-nothing = { $who ->
    [you] Je hebt geen geld.
   *[other] { $name } heeft geen geld.
}
story-tile_awarded = { $who ->
    [you] Je krijgt { $tile }: je hebt het meeste geld in { $space }.
   *[other] { $name } krijgt { $tile }, met het meeste geld in { $space }.
}
story-tile_unclaimed = { $tile } blijft op de bouwplaats: niemand heeft als enige het meeste geld in { $space }.
story-game_ended = { $who ->
    [you] { $count ->
        [one] Je wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }!
       *[other] Jij en { $winners } delen de overwinning met { $points } punten.
    }
   *[other] { $count ->
        [one] { $winners } wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
       *[other] { $winners } delen de overwinning met { $points } punten.
    }
}

## The bar: prompts. A short form has to fit about 24 characters on a phone.

prompt-nothing = Momentje…
prompt-over = Het spel is afgelopen
# A decision unknown to this client
prompt-other = { $who ->
    [you] Jij beslist
   *[other] { $name } beslist
}
prompt-act = { $who ->
    [you] Jouw beurt
   *[other] { $name } kiest
}
prompt-act-again = { $who ->
    [you] Je mag nog een keer
   *[other] { $name } mag nog eens
}
prompt-act-again-detail = gepast betaald
prompt-place = { $who ->
    [you] Plaats { $tile }
   *[other] { $name } plaatst { $tile }
}
prompt-place-several = { $who ->
    [you] Plaats je { $count } tegels
   *[other] { $name } plaatst { $count } tegels
}
prompt-place-short = { $who ->
    [you] Plaats { $tile }
   *[other] { $name } plaatst
}
prompt-place-several-short = { $who ->
    [you] Plaats { $count } tegels
   *[other] { $name } plaatst
}
prompt-place-awarded = overgebleven tegel, voor het meeste geld
prompt-confirm = { $who ->
    [you] Bevestig je beurt
   *[other] { $name } bevestigt
}
prompt-vizier = { $who ->
    [you] Je vizier mag kopen
   *[other] { $name } mag de vizier inzetten
}
prompt-vizier-short = { $who ->
    [you] Je vizier mag kopen
   *[other] Vizier van { $name }
}
prompt-vizier-detail = een tegel, gepast betaald, of pas
prompt-pass = Je kunt alleen passen
prompt-reveal = { $who ->
    [you] Je mag een bonuskaart tonen
   *[other] { $name } mag een bonuskaart tonen
}
prompt-reveal-short = { $who ->
    [you] Bonuskaart tonen?
   *[other] { $name }: bonuskaart?
}
prompt-reveal-detail = vóór de waardering

# What can be done, as a list: geld nemen, een tegel kopen of verbouwen
prompt-can-take = geld nemen
prompt-can-buy = een tegel kopen
prompt-can-redesign = verbouwen
prompt-can-hut = een hut nemen
prompt-can-reactivate = je vizier activeren
prompt-can-end = stoppen

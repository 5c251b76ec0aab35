### The log of a table, what the bar says, and what is read aloud.
### An event is told by the message of its name (docs/protocol.md); its variables are its fields, pieces by their names.
### $who is "you" for the reader and "other" for everybody else; $name is empty where it is "you". A list has its length
### in a variable of its own, like $cards_count.

## The table

story-opened = The table was opened.
story-seated = { $who ->
    [you] You sat down.
   *[other] { $name } sat down.
}
story-asked = { $name } asks for a seat.
story-declined = There was no seat for { $name }.
story-vacated = Seat { $number } is free again.
story-arranged = { $kind ->
    [invited] Seat { $number } is kept for somebody with the invitation.
    [open] Seat { $number } is open to anybody.
   *[bot] Seat { $number } goes to a bot: { $level }.
}
story-host_changed = { $name } is the host now.
story-started = { $filled ->
    [yes] The game begins. Bots take the free seats: { $level }.
   *[no] The game begins.
}
story-undone = { $agreed ->
    [yes] { $who ->
        [you] All agreed: the game goes on before your last action.
       *[other] All agreed: the game goes on before the last action of { $name }.
    }
   *[no] { $who ->
        [you] You took the last action back.
       *[other] { $name } took the last action back.
    }
}
story-undo_asked = { $who ->
    [you] You ask to take back your last action.
   *[other] { $name } asks to take back their last action.
}
story-undo_answered = { $agrees ->
    [yes] { $who ->
        [you] You agree to take it back.
       *[other] { $name } agrees to take it back.
    }
   *[no] { $who ->
        [you] It is not taken back: you refused.
       *[other] It is not taken back: { $name } refused.
    }
}
story-undo_withdrawn = { $who ->
    [you] You no longer ask to take back your last action.
   *[other] { $name } no longer asks to take back their last action.
}
story-said = { $who ->
    [you] You: { $text }
   *[other] { $name }: { $text }
}
story-chat_switched = { $on ->
    [yes] The host turned the chat on.
   *[no] The host turned the chat off.
}
story-preferred = You changed what you pass by itself.
story-went_away = { $why ->
    [gone] { $who ->
        [you] You lost the connection; a bot plays for you until you are back.
       *[other] { $name } lost the connection; a bot plays on.
    }
    [voted] { $who ->
        [you] The others did not want to wait any longer; a bot plays for you until you are back.
       *[other] { $name } did not move for long; a bot plays on.
    }
    [late] { $who ->
        [you] Your time is up; a bot plays for you until you are back.
       *[other] { $name } ran out of time; a bot plays on.
    }
   *[left] { $who ->
        [you] You left; a bot plays for you until you are back.
       *[other] { $name } left; a bot plays on.
    }
}
story-voted = { $who ->
    [you] You do not want to wait any longer.
   *[other] { $name } does not want to wait any longer.
}
story-came_back = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
story-rematched = A new table stands ready to play again.
story-closed = The table was closed.

## Who and what

# A player without a name
story-seat = Seat { $number }
story-dirk = Dirk
# A tile inside a sentence
story-tile = { $kind ->
    [hut] the { $tile }
   *[tile] { $tile }
}
# A card inside a sentence
story-exchange-card = the { $card }
# Several cards of one currency: 7 + 4 denars
story-sum = { $values } { $money }
story-with-card = { $money } with { $card }
story-money-y = florins
story-money-g = dirhams
story-money-b = denars
story-money-o = ducats

# Something of a module that this client does not know: Zahra: lamp lit
story-other = { $who ->
    [you] You: { $what }.
   *[other] { $name }: { $what }.
}
story-other-table = On the table: { $what }.

## Setup

story-hand_dealt = { $who ->
    [you] You start with { $cards }.
   *[other] { $name } starts with { $cards }.
}
# $rule is what decided it
story-start_player_found = { $who ->
    [you] { $rule ->
        [CORE-SETUP-09] You begin, with the fewest cards.
        [CORE-SETUP-10] You begin, with the fewest cards and the least money.
        [CORE-SETUP-11] You begin, as the youngest of those with the least money.
        [AMB-B1] You begin, by lot.
       *[other] You begin.
    }
   *[other] { $rule ->
        [CORE-SETUP-09] { $name } begins, with the fewest cards.
        [CORE-SETUP-10] { $name } begins, with the fewest cards and the least money.
        [CORE-SETUP-11] { $name } begins, as the youngest of those with the least money.
        [AMB-B1] { $name } begins, by lot.
       *[other] { $name } begins.
    }
}
story-bonus_dealt = { $who ->
    [you] Your bonus { $cards_count ->
        [one] card is
       *[other] cards are
    } { $cards }.
   *[other] { $name } was dealt { $cards } as bonus { $cards_count ->
        [one] card
       *[other] cards
    }.
}
story-hut_turned_up = { $hut_count ->
    [one] A new hut lies open: { $hut }.
   *[other] New huts lie open: { $hut }.
}

## A turn

story-turn_began = { $who ->
    [you] Your turn.
   *[other] { $name }’s turn.
}
story-money_taken = { $who ->
    [you] You took { $cards }.
   *[other] { $name } took { $cards }.
}
story-tile_bought = { $vizier ->
    [yes] { $who ->
        [you] Your vizier bought { $tile } for { $cards }.
       *[other] { $name }’s vizier bought { $tile } for { $cards }.
    }
   *[no] { $who ->
        [you] You bought { $tile } for { $cards }{ $exact ->
            [yes] {", exactly."}
           *[no] {"."}
        }
       *[other] { $name } bought { $tile } for { $cards }{ $exact ->
            [yes] {", exactly."}
           *[no] {"."}
        }
    }
}
story-tile_built = { $fee_count ->
    [0] { $origin ->
        [reserve] { $who ->
            [you] You built { $tile } from the reserve.
           *[other] { $name } built { $tile } from the reserve.
        }
       *[other] { $who ->
            [you] You built { $tile }.
           *[other] { $name } built { $tile }.
        }
    }
   *[other] { $who ->
        [you] You paid { $fee } to turn a tile over and built { $tile }.
       *[other] { $name } paid { $fee } to turn a tile over and built { $tile }.
    }
}
story-tile_reserved = { $who ->
    [you] You put { $tile } into the reserve.
   *[other] { $name } put { $tile } into the reserve.
}
story-tile_given = { $fee_count ->
    [0] { $who ->
        [you] You gave { $tile } to Dirk.
       *[other] { $name } gave { $tile } to Dirk.
    }
   *[other] { $who ->
        [you] You paid { $fee } to turn a tile over and gave { $tile } to Dirk.
       *[other] { $name } paid { $fee } to turn a tile over and gave { $tile } to Dirk.
    }
}
story-tile_removed = { $who ->
    [you] You took { $tile } out of your city, into the reserve.
   *[other] { $name } took { $tile } out of the city, into the reserve.
}
story-tiles_swapped = { $who ->
    [you] You exchanged { $out } in your city for { $into } from the reserve.
   *[other] { $name } exchanged { $out } in the city for { $into } from the reserve.
}
story-actions_ended = { $forced ->
    [yes] { $who ->
        [you] There was nothing you could do.
       *[other] There was nothing { $name } could do.
    }
   *[no] { $who ->
        [you] You did no more.
       *[other] { $name } did no more.
    }
}
story-passed = { $who ->
    [you] You passed.
   *[other] { $name } passed.
}
story-confirmed = { $who ->
    [you] You confirmed your turn.
   *[other] { $name } confirmed the turn.
}
story-vizier_used = { $who ->
    [you] You used your vizier.
   *[other] { $name } used the vizier.
}
story-vizier_reactivated = { $who ->
    [you] You turned your vizier up again.
   *[other] { $name } turned the vizier up again.
}
story-hut_taken = { $who ->
    [you] You took { $hut }.
   *[other] { $name } took { $hut }.
}
story-bonus_revealed = { $who ->
    [you] You revealed your bonus card { $card }.
   *[other] { $name } revealed the bonus card { $card }.
}
story-bonus_returned = { $who ->
    [you] Your bonus card { $card } went back into your hand: its tile left your city.
   *[other] { $name } took the bonus card { $card } back: its tile left the city.
}

## Between two turns

story-money_laid = New in the display: { $cards }.
story-deck_reshuffled = The money deck ran out; { $size ->
    [one] one card was shuffled
   *[other] { $size } cards were shuffled
} into a new one.
story-scoring_card_drawn = { $scoring ->
    [1] The first scoring card came up.
   *[2] The second scoring card came up.
}
story-tile_laid = New on the site: { $tile }.
story-marker_moved = The black marker moved to { $to ->
    [even] even
   *[odd] odd
} prices.
story-dirk_drew = Dirk drew { $tiles }.

## Scorings and the end

story-scored = { $scoring ->
    [1] First scoring: { $results }.
    [2] Second scoring: { $results }.
   *[3] Last scoring: { $results }.
}
# One of the results: Yusuf 12
story-result = { $who ->
    [you] you
   *[other] { $name }
} { $points }
story-scored-seat = { $who ->
    [you] You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and have { $score } now.
   *[other] { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and has { $score } now.
}
story-scored-borders = { $who ->
    [you] You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $borders }) and have { $score } now.
   *[other] { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $borders }) and has { $score } now.
}
# How much of it is for a wall, a moat or a stretch
story-scored-border = { $points } for the { $border }
story-money_counted = The site cannot be refilled, so the money is counted.
story-holds = { $who ->
    [you] You hold { $money }.
   *[other] { $name } holds { $money }.
}
story-holds-nothing = { $who ->
    [you] You hold no money.
   *[other] { $name } holds no money.
}
story-tile_awarded = { $who ->
    [you] You get { $tile } for having the most { $space }.
   *[other] { $name } gets { $tile } for having the most { $space }.
}
story-tile_left = { $tile } stays on the site: nobody alone has the most { $space }.
story-game_ended = { $who ->
    [you] { $count ->
        [one] You win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
       *[other] You and { $winners } share the victory with { $points } points.
    }
   *[other] { $count ->
        [one] { $winners } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $winners } share the victory with { $points } points.
    }
}

## The bar: what is wanted, and of whom. A short form has to fit some 24 characters of a phone.

wanted-nothing = One moment …
wanted-over = The game is over
# A decision that this client does not know
wanted-other = { $who ->
    [you] Your decision
   *[other] { $name } decides
}
wanted-act = { $who ->
    [you] Your turn
   *[other] { $name } is choosing
}
wanted-act-again = { $who ->
    [you] You act again
   *[other] { $name } acts again
}
wanted-act-again-detail = exact payment
wanted-place = { $who ->
    [you] Place { $tile }
   *[other] { $name } places { $tile }
}
wanted-place-several = { $who ->
    [you] Place your { $count } tiles
   *[other] { $name } places { $count } tiles
}
wanted-place-short = { $who ->
    [you] Place { $tile }
   *[other] { $name } places
}
wanted-place-several-short = { $who ->
    [you] Place { $count } tiles
   *[other] { $name } places
}
wanted-place-awarded = left over, for the most money
wanted-confirm = { $who ->
    [you] Confirm your turn
   *[other] { $name } confirms
}
wanted-vizier = { $who ->
    [you] Your vizier may buy
   *[other] { $name } may use the vizier
}
wanted-vizier-short = { $who ->
    [you] Your vizier may buy
   *[other] { $name }’s vizier
}
wanted-vizier-detail = a tile paid exactly, or pass
wanted-pass = You can only pass
wanted-reveal = { $who ->
    [you] You may reveal a bonus card
   *[other] { $name } may reveal a bonus card
}
wanted-reveal-short = { $who ->
    [you] Reveal a bonus card?
   *[other] { $name }: bonus card?
}
wanted-reveal-detail = before the scoring

# What can be done, as a list: take money, buy a tile or redesign
wanted-can-take = take money
wanted-can-buy = buy a tile
wanted-can-redesign = redesign
wanted-can-hut = take a hut
wanted-can-reactivate = turn up the vizier
wanted-can-end = finish

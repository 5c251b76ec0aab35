### The log of a table, the prompts of the bar, and the spoken texts.
### The message of an event has its name (docs/protocol.md). Its variables are its fields, with pieces by their names.
### $who is "you" for the reader and "other" for everybody else; $name is empty where it is "you". A list has its length
### in a variable of its own, like $cards_count.

## The table

story-opened = The table was opened.
story-seated = { $who ->
    [you] You sat down.
   *[other] { $name } sat down.
}
story-seat_requested = { $name } asks for a seat.
story-seat_request_declined = { $name }’s seat request was declined.
story-seat_vacated = Seat { $number } is free again.
story-invitation_renewed = The invitation link has been replaced.
story-seat_changed = { $kind ->
    [invited] Seat { $number } is reserved for someone with the invitation.
    [open] Seat { $number } is open to anyone.
   *[bot] Seat { $number } goes to a bot: { $level }.
}
story-host_changed = { $name } is now the host.
story-started = { $filled ->
    [yes] The game begins. Bots take the free seats: { $level }.
   *[no] The game begins.
}
story-undone = { $agreed ->
    [yes] { $who ->
        [you] Everybody agreed: the game goes back to before your last action.
       *[other] Everybody agreed: the game goes back to before { $name }’s last action.
    }
   *[no] { $who ->
        [you] You undid your last action.
       *[other] { $name } undid their last action.
    }
}
story-undo_requested = { $who ->
    [you] You ask to undo your last action.
   *[other] { $name } asks to undo their last action.
}
story-undo_answered = { $agrees ->
    [yes] { $who ->
        [you] You agree to the undo.
       *[other] { $name } agrees to the undo.
    }
   *[no] { $who ->
        [you] You refuse the undo.
       *[other] { $name } refuses the undo.
    }
}
story-undo_withdrawn = { $who ->
    [you] You no longer ask to undo your last action.
   *[other] { $name } no longer asks to undo their last action.
}
story-chat_sent = { $who ->
    [you] You: { $text }
   *[other] { $name }: { $text }
}
story-chat_toggled = { $on ->
    [yes] The host turned the chat on.
   *[no] The host turned the chat off.
}
story-auto_pass_changed = You changed when you pass automatically.
story-player_away = { $why ->
    [gone] { $who ->
        [you] You lost the connection; a bot plays for you until you return.
       *[other] { $name } lost the connection; a bot takes over.
    }
    [voted] { $who ->
        [you] The other players stopped waiting; a bot plays for you until you return.
       *[other] { $name } has not moved for a long time; a bot takes over.
    }
    [late] { $who ->
        [you] Your time is up; a bot plays for you until you return.
       *[other] { $name } ran out of time; a bot takes over.
    }
   *[left] { $who ->
        [you] You left; a bot plays for you until you return.
       *[other] { $name } left; a bot takes over.
    }
}
story-vote_cast = { $who ->
    [you] You vote to let a bot take over.
   *[other] { $name } votes to let a bot take over.
}
story-player_returned = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
story-rematch_opened = A new table is ready for a rematch.
story-closed = The table was closed.
story-time_called = { $finish ->
    [score] The time of the round is over; the game ends with the present scores.
   *[bots] The time of the round is over; bots finish the game.
}
story-published = All tables of the round are over; everybody may now see this game.

## Players and pieces

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

# An event of a module unknown to this client: Zahra: lamp lit
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
# $rule: the rule that decided it
story-start_player_chosen = { $who ->
    [you] { $rule ->
        [CORE-SETUP-09] You begin, with the fewest cards.
        [CORE-SETUP-10] You begin, with the fewest cards and the least money.
        [CORE-SETUP-11] You begin, as the youngest of those with the least money.
        [AMB-B1] You begin, chosen at random.
       *[other] You begin.
    }
   *[other] { $rule ->
        [CORE-SETUP-09] { $name } begins, with the fewest cards.
        [CORE-SETUP-10] { $name } begins, with the fewest cards and the least money.
        [CORE-SETUP-11] { $name } begins, as the youngest of those with the least money.
        [AMB-B1] { $name } begins, chosen at random.
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
story-hut_revealed = { $hut_count ->
    [one] A new hut is available: { $hut }.
   *[other] New huts are available: { $hut }.
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
    [you] You moved { $tile } from your city to the reserve.
   *[other] { $name } moved { $tile } from the city to the reserve.
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
        [you] You took no further action.
       *[other] { $name } took no further action.
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
    [you] You turned your vizier face up again.
   *[other] { $name } turned the vizier face up again.
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
    [you] Your bonus card { $card } returned to your hand: its tile left your city.
   *[other] { $name }’s bonus card { $card } returned to their hand: its tile left the city.
}

## Between two turns

story-money_revealed = New in the display: { $cards }.
story-deck_reshuffled = The money deck ran out; { $size ->
    [one] one card was shuffled
   *[other] { $size } cards were shuffled
} into a new one.
story-scoring_card_drawn = { $scoring ->
    [1] The first scoring card came up.
   *[2] The second scoring card came up.
}
story-tile_revealed = New on the site: { $tile }.
story-marker_moved = The black marker moved to { $to ->
    [even] even
   *[odd] odd
} prices.
story-dirk_drew = Dirk drew { $tiles }.

## Scorings and the end

story-scored = { $scoring ->
    [1] First scoring: { $results }.
    [2] Second scoring: { $results }.
   *[3] Third scoring: { $results }.
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
    } and now have { $score }.
   *[other] { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and now has { $score }.
}
story-scored-borders = { $who ->
    [you] You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $borders }) and now have { $score }.
   *[other] { $name } scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $borders }) and now has { $score }.
}
# The share of a wall, a moat or a stretch
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
story-tile_unclaimed = { $tile } stays on the site: nobody holds the most { $space } alone.
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

## The bar: prompts. A short form has to fit about 24 characters on a phone.

prompt-nothing = One moment …
prompt-over = The game is over
# A decision unknown to this client
prompt-other = { $who ->
    [you] Your decision
   *[other] { $name }’s turn
}
prompt-act = { $who ->
    [you] Your turn
   *[other] { $name } is choosing
}
prompt-act-again = { $who ->
    [you] You act again
   *[other] { $name } acts again
}
prompt-act-again-detail = exact payment
prompt-place = { $who ->
    [you] Place { $tile }
   *[other] { $name } places { $tile }
}
prompt-place-several = { $who ->
    [you] Place your { $count } tiles
   *[other] { $name } places { $count } tiles
}
prompt-place-short = { $who ->
    [you] Place { $tile }
   *[other] { $name } places
}
prompt-place-several-short = { $who ->
    [you] Place { $count } tiles
   *[other] { $name } places
}
prompt-place-awarded = { $who ->
    [you] leftover tile: you hold the most money
   *[other] leftover tile: they hold the most money
}
prompt-confirm = { $who ->
    [you] Confirm your turn
   *[other] { $name } confirms
}
prompt-vizier = { $who ->
    [you] Your vizier may buy
   *[other] { $name } may use the vizier
}
prompt-vizier-short = { $who ->
    [you] Your vizier may buy
   *[other] { $name }’s vizier
}
prompt-vizier-detail = at the exact price, or pass
prompt-pass = You can only pass
prompt-reveal = { $who ->
    [you] You may reveal a bonus card
   *[other] { $name } may reveal a bonus card
}
prompt-reveal-short = { $who ->
    [you] Reveal a bonus card?
   *[other] { $name }: bonus card?
}
prompt-reveal-detail = before the scoring

# Possible actions, as a list: take money, buy a tile or redesign
prompt-can-take = take money
prompt-can-buy = buy a tile
prompt-can-redesign = redesign
prompt-can-hut = take a hut
prompt-can-reactivate = turn the vizier face up
prompt-can-end = finish

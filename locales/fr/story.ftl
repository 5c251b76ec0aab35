### The log of a table, the prompts of the bar, and the spoken texts.
### The message of an event has its name (docs/protocol.md). Its variables are its fields, with pieces by their names.
### $who is "you" for the reader and "other" for everybody else; $name is empty where it is "you". A list has its length
### in a variable of its own, like $cards_count.
### In French the log is told in the present tense: no participle has to agree with a player.

## The table

story-opened = La table est ouverte.
story-seated = { $who ->
    [you] Tu prends place.
   *[other] { $name } prend place.
}
story-seat_requested = { $name } demande une place.
story-seat_request_declined = Il n’y a pas de place pour { $name }.
story-seat_vacated = La place { $number } est de nouveau libre.
story-invitation_renewed = Le lien d’invitation a été remplacé.
story-seat_changed = { $kind ->
    [invited] La place { $number } est réservée à quelqu’un avec l’invitation.
    [open] La place { $number } est ouverte à qui veut.
   *[bot] La place { $number } va à un bot : { $level }.
}
story-host_changed = { $name } est désormais l’hôte.
story-started = { $filled ->
    [yes] La partie commence. Des bots prennent les places libres : { $level }.
   *[no] La partie commence.
}
story-undone = { $agreed ->
    [yes] { $who ->
        [you] Tout le monde est d’accord : la partie reprend avant ta dernière action.
       *[other] Tout le monde est d’accord : la partie reprend avant la dernière action ({ $name }).
    }
   *[no] { $who ->
        [you] Tu annules la dernière action.
       *[other] { $name } annule la dernière action.
    }
}
story-undo_requested = { $who ->
    [you] Tu demandes à annuler ta dernière action.
   *[other] { $name } demande à annuler sa dernière action.
}
story-undo_answered = { $agrees ->
    [yes] { $who ->
        [you] Tu acceptes l’annulation.
       *[other] { $name } accepte l’annulation.
    }
   *[no] { $who ->
        [you] Rien n’est annulé : tu refuses.
       *[other] Rien n’est annulé : { $name } refuse.
    }
}
story-undo_withdrawn = { $who ->
    [you] Finalement, tu ne demandes plus à annuler ta dernière action.
   *[other] Finalement, { $name } ne demande plus à annuler sa dernière action.
}
story-chat_sent = { $who ->
    [you] Toi : { $text }
   *[other] { $name } : { $text }
}
story-chat_toggled = { $on ->
    [yes] L’hôte ouvre la discussion.
   *[no] L’hôte coupe la discussion.
}
story-auto_pass_changed = Tu changes ce sur quoi tu passes d’office.
story-player_away = { $why ->
    [gone] { $who ->
        [you] Connexion perdue ; un bot joue pour toi jusqu’à ton retour.
       *[other] { $name } a perdu la connexion ; un bot prend le relais.
    }
    [voted] { $who ->
        [you] Les autres ne veulent plus attendre ; un bot joue pour toi jusqu’à ton retour.
       *[other] { $name } ne joue plus depuis longtemps ; un bot prend le relais.
    }
    [late] { $who ->
        [you] Temps écoulé ; un bot joue pour toi jusqu’à ton retour.
       *[other] { $name } n’a plus de temps ; un bot prend le relais.
    }
   *[left] { $who ->
        [you] Tu quittes la table ; un bot joue pour toi jusqu’à ton retour.
       *[other] { $name } quitte la table ; un bot prend le relais.
    }
}
story-vote_cast = { $who ->
    [you] Tu ne veux plus attendre.
   *[other] { $name } ne veut plus attendre.
}
story-player_returned = { $who ->
    [you] Te revoilà.
   *[other] { $name } est de retour.
}
story-rematch_opened = Une nouvelle table est prête pour rejouer.
story-closed = La table est fermée.
story-time_called = { $finish ->
    [score] Le temps de la ronde est écoulé ; la partie s’arrête avec les scores actuels.
   *[bots] Le temps de la ronde est écoulé ; des bots finissent la partie.
}
story-published = Toutes les tables de la ronde ont fini ; tout le monde peut maintenant voir cette partie.

## Players and pieces

# A player without a name
story-seat = Place { $number }
story-dirk = Dirk
# A tile inside a sentence
story-tile = { $kind ->
    [hut] l’{ $tile }
   *[tile] { $tile }
}
# A card inside a sentence
story-exchange-card = le { $card }
# Several cards of one currency: 7 + 4 denars
story-sum = { $values } { $money }
story-with-card = { $money } avec { $card }
story-money-y = florins
story-money-g = dirhams
story-money-b = deniers
story-money-o = ducats

# An event of a module unknown to this client: Zahra: lamp lit
story-other = { $who ->
    [you] Toi : { $what }.
   *[other] { $name } : { $what }.
}
story-other-table = Sur la table : { $what }.

## Setup

story-hand_dealt = { $who ->
    [you] Tu commences avec { $cards }.
   *[other] { $name } commence avec { $cards }.
}
# $rule: the rule that decided it
story-start_player_chosen = { $who ->
    [you] { $rule ->
        [CORE-SETUP-09] Tu commences : tu as le moins de cartes.
        [CORE-SETUP-10] Tu commences : tu as le moins de cartes et le moins d’argent.
        [CORE-SETUP-11] Tu commences : le moins d’argent, et le plus jeune âge.
        [AMB-B1] Tu commences, par tirage au sort.
       *[other] Tu commences.
    }
   *[other] { $rule ->
        [CORE-SETUP-09] { $name } commence : le moins de cartes.
        [CORE-SETUP-10] { $name } commence : le moins de cartes et le moins d’argent.
        [CORE-SETUP-11] { $name } commence : le moins d’argent, et le plus jeune âge.
        [AMB-B1] { $name } commence, par tirage au sort.
       *[other] { $name } commence.
    }
}
story-bonus_dealt = { $who ->
    [you] { $cards_count ->
        [one] Ta carte de prime
       *[other] Tes cartes de prime
    } : { $cards }.
   *[other] { $name } reçoit { $cards_count ->
        [one] sa carte de prime
       *[other] ses cartes de prime
    } : { $cards }.
}
story-hut_revealed = { $hut_count ->
    [one] Nouvel abri visible : { $hut }.
   *[other] Nouveaux abris visibles : { $hut }.
}

## A turn

story-turn_began = { $who ->
    [you] À toi de jouer.
   *[other] À { $name } de jouer.
}
story-money_taken = { $who ->
    [you] Tu prends { $cards }.
   *[other] { $name } prend { $cards }.
}
story-tile_bought = { $vizier ->
    [yes] { $who ->
        [you] Ton vizir achète { $tile } pour { $cards }.
       *[other] { $name } achète { $tile } avec son vizir, pour { $cards }.
    }
   *[no] { $who ->
        [you] Tu achètes { $tile } pour { $cards }{ $exact ->
            [yes] {" et fais l’appoint."}
           *[no] {"."}
        }
       *[other] { $name } achète { $tile } pour { $cards }{ $exact ->
            [yes] {" et fait l’appoint."}
           *[no] {"."}
        }
    }
}
story-tile_built = { $fee_count ->
    [0] { $origin ->
        [reserve] { $who ->
            [you] Tu construis { $tile } depuis la réserve.
           *[other] { $name } construit { $tile } depuis la réserve.
        }
       *[other] { $who ->
            [you] Tu construis { $tile }.
           *[other] { $name } construit { $tile }.
        }
    }
   *[other] { $who ->
        [you] Tu paies { $fee } pour retourner une tuile et construis { $tile }.
       *[other] { $name } paie { $fee } pour retourner une tuile et construit { $tile }.
    }
}
story-tile_reserved = { $who ->
    [you] Tu mets { $tile } en réserve.
   *[other] { $name } met { $tile } en réserve.
}
story-tile_given = { $fee_count ->
    [0] { $who ->
        [you] Tu offres { $tile } à Dirk.
       *[other] { $name } offre { $tile } à Dirk.
    }
   *[other] { $who ->
        [you] Tu paies { $fee } pour retourner une tuile et offres { $tile } à Dirk.
       *[other] { $name } paie { $fee } pour retourner une tuile et offre { $tile } à Dirk.
    }
}
story-tile_removed = { $who ->
    [you] Tu retires { $tile } de ta ville, direction la réserve.
   *[other] { $name } retire { $tile } de sa ville, direction la réserve.
}
story-tiles_swapped = { $who ->
    [you] Tu remplaces { $out } dans ta ville par { $into } de la réserve.
   *[other] { $name } remplace { $out } dans sa ville par { $into } de la réserve.
}
story-actions_ended = { $forced ->
    [yes] { $who ->
        [you] Tu ne pouvais rien faire.
       *[other] { $name } ne pouvait rien faire.
    }
   *[no] { $who ->
        [you] Tu t’arrêtes là.
       *[other] { $name } s’arrête là.
    }
}
story-passed = { $who ->
    [you] Tu passes.
   *[other] { $name } passe.
}
story-confirmed = { $who ->
    [you] Tu valides ton tour.
   *[other] { $name } valide son tour.
}
story-vizier_used = { $who ->
    [you] Tu utilises ton vizir.
   *[other] { $name } utilise son vizir.
}
story-vizier_reactivated = { $who ->
    [you] Tu réactives ton vizir.
   *[other] { $name } réactive son vizir.
}
story-hut_taken = { $who ->
    [you] Tu prends { $hut }.
   *[other] { $name } prend { $hut }.
}
story-bonus_revealed = { $who ->
    [you] Tu dévoiles ta carte de prime { $card }.
   *[other] { $name } dévoile la carte de prime { $card }.
}
story-bonus_returned = { $who ->
    [you] Ta carte de prime { $card } revient dans ta main : sa tuile a quitté ta ville.
   *[other] { $name } reprend la carte de prime { $card } : sa tuile a quitté la ville.
}

## Between two turns

story-money_revealed = Nouveau dans l’offre : { $cards }.
story-deck_reshuffled = La pioche d’argent est épuisée ; { $size ->
    [one] une carte forme
   *[other] { $size } cartes mélangées forment
} la nouvelle.
story-scoring_card_drawn = { $scoring ->
    [1] La carte du premier décompte est sortie.
   *[2] La carte du deuxième décompte est sortie.
}
story-tile_revealed = Nouveau sur le chantier : { $tile }.
story-marker_moved = Le pion noir passe aux prix { $to ->
    [even] pairs
   *[odd] impairs
}.
story-dirk_drew = Dirk pioche { $tiles }.

## Scorings and the end

story-scored = { $scoring ->
    [1] Premier décompte : { $results }.
    [2] Deuxième décompte : { $results }.
   *[3] Dernier décompte : { $results }.
}
# One of the results: Yusuf 12
story-result = { $who ->
    [you] toi
   *[other] { $name }
} { $points }
story-scored-seat = { $who ->
    [you] Tu marques { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, ce qui te fait { $score }.
   *[other] { $name } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, ce qui fait { $score }.
}
story-scored-borders = { $who ->
    [you] Tu marques { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (dont { $borders }), ce qui te fait { $score }.
   *[other] { $name } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (dont { $borders }), ce qui fait { $score }.
}
# The share of a wall, a moat or a stretch
story-scored-border = { $points } pour le { $border }
story-money_counted = Impossible de compléter le chantier : on compte l’argent.
story-holds = { $who ->
    [you] Tu as { $money }.
   *[other] { $name } a { $money }.
}
story-holds-nothing = { $who ->
    [you] Tu n’as pas d’argent.
   *[other] { $name } n’a pas d’argent.
}
story-tile_awarded = { $who ->
    [you] Tu reçois { $tile } : tu as le plus de { $space }.
   *[other] { $name } reçoit { $tile }, avec le plus de { $space }.
}
story-tile_unclaimed = { $tile } reste sur le chantier : pas de majorité en { $space }.
story-game_ended = { $who ->
    [you] { $count ->
        [one] Tu gagnes avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } !
       *[other] Tu partages la victoire avec { $winners } : { $points } points.
    }
   *[other] { $count ->
        [one] { $winners } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Victoire partagée à { $points } points : { $winners }.
    }
}

## The bar: prompts. A short form has to fit about 24 characters on a phone.

prompt-nothing = Un instant…
prompt-over = La partie est finie
# A decision unknown to this client
prompt-other = { $who ->
    [you] À toi de décider
   *[other] { $name } décide
}
prompt-act = { $who ->
    [you] À toi de jouer
   *[other] { $name } réfléchit
}
prompt-act-again = { $who ->
    [you] Tu rejoues
   *[other] { $name } rejoue
}
prompt-act-again-detail = l’appoint est fait
prompt-place = { $who ->
    [you] Place { $tile }
   *[other] { $name } place { $tile }
}
prompt-place-several = { $who ->
    [you] Place tes { $count } tuiles
   *[other] { $name } place { $count } tuiles
}
prompt-place-short = { $who ->
    [you] Place { $tile }
   *[other] { $name } place
}
prompt-place-several-short = { $who ->
    [you] Place { $count } tuiles
   *[other] { $name } place
}
prompt-place-awarded = tuile restante, pour le plus d’argent
prompt-confirm = { $who ->
    [you] Valide ton tour
   *[other] { $name } valide
}
prompt-vizier = { $who ->
    [you] Ton vizir peut acheter
   *[other] { $name } peut utiliser son vizir
}
prompt-vizier-short = { $who ->
    [you] Ton vizir peut acheter
   *[other] { $name } : vizir ?
}
prompt-vizier-detail = une tuile à l’appoint, ou passe
prompt-pass = Tu ne peux que passer
prompt-reveal = { $who ->
    [you] Tu peux dévoiler une carte de prime
   *[other] { $name } peut dévoiler une carte de prime
}
prompt-reveal-short = { $who ->
    [you] Dévoiler une prime ?
   *[other] { $name } : une prime ?
}
prompt-reveal-detail = avant le décompte

# Possible actions, as a list: take money, buy a tile or redesign
prompt-can-take = prendre de l’argent
prompt-can-buy = acheter une tuile
prompt-can-redesign = transformer ta ville
prompt-can-hut = prendre un abri
prompt-can-reactivate = réactiver ton vizir
prompt-can-end = t’arrêter là

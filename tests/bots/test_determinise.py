"""Sampled games: visible pieces stay, hidden pieces are sampled fairly, and the true game is out of reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations
from math import comb, sqrt
from random import Random

import pytest

from nasrid import Game, Options, replay
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.knowledge.memory import Memory
from nasrid.rules.modules.bonus import CARDS, all_cards, cards_in_view
from nasrid.rules.modules.exchange import EXCHANGE_CURRENCIES
from nasrid.rules.modules.huts import HUT_PILES
from nasrid.rules.pieces.money import MONEY, SCORING_CARDS
from nasrid.rules.table.view import View
from tests.bots.watch import SAMPLE, Decision, decisions, some_decisions, twin_of
from tests.positions import table, with_fields
from tests.properties.play import COMBINATIONS, name_of, pieces_on_table, play_on

# --- Visible pieces ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("base", SAMPLE, ids=name_of)
def test_sampled_game_looks_like_the_true_one_and_has_all_pieces(base: Options) -> None:
    for game, seat, view, memory, _ in some_decisions(base):
        drawn = Determiniser(view, memory).draw(Random(1))
        assert drawn.view(seat) == view
        assert pieces_on_table(drawn) == pieces_on_table(game)
        assert [player.hand for player in drawn.state.players] == [player.hand for player in game.state.players]


@pytest.mark.parametrize("base", SAMPLE, ids=name_of)
def test_sampled_game_can_be_finished_and_replayed(base: Options) -> None:
    drawn = twin_of(Random(f"end {name_of(base)}").choice(some_decisions(base)), 1)
    before = pieces_on_table(drawn)
    for _ in play_on(drawn, Random(1)):
        pass
    assert drawn.is_over
    gone = Counter(before) - Counter(pieces_on_table(drawn))
    assert gone.keys() <= {*SCORING_CARDS}  # scoring cards leave the game when drawn
    assert replay(drawn.record()).position() == drawn.position()


@pytest.mark.parametrize("base", SAMPLE, ids=name_of)
def test_record_of_a_sampled_game_begins_at_the_sample(base: Options) -> None:
    """This also holds after some actions, and for a copy that was played differently."""
    for decision in some_decisions(base):
        drawn = twin_of(decision, 8)
        start, copy = drawn.position(), drawn.copy()
        assert replay(twin_of(decision, 8).record()).position() == start
        for game, seed in ((drawn, 1), (copy, 2)):
            for _ in play_on(game, Random(seed), limit=6):
                pass
            record = game.record()
            assert record["position"] == start
            assert len(record["actions"]) == len(game.actions) > 0
            assert replay(record | {"actions": []}).position() == start
            assert replay(record).position() == game.position()
            assert game.record() == record


@pytest.mark.parametrize("base", SAMPLE, ids=name_of)
def test_unknown_hands_are_sampled(base: Options) -> None:
    for game, seat, view, _, _ in some_decisions(base):
        drawn = Determiniser(view, Memory()).draw(Random(2))
        assert drawn.seat == seat
        assert but_for_the_agenda(drawn.view(seat)) == but_for_the_agenda(view)
        assert pieces_on_table(drawn) == pieces_on_table(game)
        assert replay(drawn.record()).view(seat) == with_fields(drawn.view(seat), sheets=())


def but_for_the_agenda(view: View) -> View:
    """Seats polled before the viewer may be left out if nearly all samples would have polled them."""
    return with_fields(view, agenda=())


# --- Extra cards of a stacked deck ------------------------------------------------------------


def in_piles(game: Game) -> list[list[str]]:
    """Return the deck by piles. A reshuffled deck is one pile."""
    deck = list(reversed(game.state.deck))
    piles: list[list[str]] = []
    for size in game.view(None).piles or (len(deck),):
        piles.append(deck[:size])
        deck = deck[size:]
    assert not deck
    return piles


def scorings(pile: list[str]) -> list[str]:
    return [card for card in pile if card in SCORING_CARDS]


def exchanges(pile: list[str]) -> int:
    return sum(card in EXCHANGE_CURRENCIES for card in pile)


def is_first_deck(view: View) -> bool:
    return view.second_card_aside if view.options.game == "combined" else bool(view.piles)


WITH_EXCHANGE = [options for options in COMBINATIONS if options.modules == {"exchange"}]
PLAIN = [options for options in COMBINATIONS if not options.modules]


@pytest.mark.parametrize("base", [*PLAIN, *WITH_EXCHANGE], ids=name_of)
def test_extra_cards_are_in_their_true_piles(base: Options) -> None:
    """A viewer who has seen all drawn cards knows the extra cards left in each pile."""
    for decision in decisions(base, 4, every=12):
        drawn = twin_of(decision, 1)
        true, imagined = in_piles(decision.game), in_piles(drawn)
        assert list(map(scorings, imagined)) == list(map(scorings, true))
        if is_first_deck(decision.view):
            assert list(map(exchanges, imagined)) == list(map(exchanges, true))


@pytest.mark.parametrize("base", WITH_EXCHANGE, ids=name_of)
def test_extra_cards_are_in_possible_piles_if_hands_are_unknown(base: Options) -> None:
    for decision in decisions(base, 5, every=12):
        drawn = Determiniser(decision.view, Memory()).draw(Random(1))
        imagined = in_piles(drawn)
        assert list(map(scorings, imagined)) == list(map(scorings, in_piles(decision.game)))
        if is_first_deck(decision.view):
            for number, pile in enumerate(imagined, start=1):
                most = 2 if number in (2, 3, 4) else 0
                least = most if any(imagined[: number - 1]) else 0  # the pile is untouched, because cards are above it
                assert least <= exchanges(pile) <= most


# --- Fairness -----------------------------------------------------------------------------------

DRAWS = 1500
Seen = Callable[[Game], Hashable]


def assert_as_often(found: Counter[Hashable], expected: Counter[Hashable]) -> None:
    """Check Pearson's test with a bound that a fair sample misses once in a million times."""
    assert found.keys() <= expected.keys()
    scale = found.total() / expected.total()
    surprise = sum((found[one] - scale * often) ** 2 / (scale * often) for one, often in expected.items())
    freedom = len(expected) - 1
    assert surprise < freedom + 5 * sqrt(2 * freedom) + 10


def check_fairness(view: View, memory: Memory, wanted: list[tuple[Seen, Counter[Hashable]]]) -> None:
    """Check that everything observed in many samples has its expected frequency."""
    determiniser, chance = Determiniser(view, memory), Random(1)
    found: list[Counter[Hashable]] = [Counter() for _ in wanted]
    for _ in range(DRAWS):
        game = determiniser.draw(chance)
        for count, (look, _) in zip(found, wanted, strict=True):
            count[look(game)] += 1
    for count, (_, expected) in zip(found, wanted, strict=True):
        assert_as_often(count, expected)


def after(options: Options, actions: int) -> Decision:
    found = decisions(options, 1, 1)
    for _ in range(actions):
        next(found)
    return next(found)


def test_bags_deck_huts_and_bonus_cards_are_sampled_fairly() -> None:
    decision = after(Options(game="combined", players=3, modules={"exchange", "huts", "bonus"}), 4)
    state, view = decision.game.state, decision.view
    rival = (decision.seat + 1) % 3
    own = {*hidden_cards(decision.game, decision.seat)}
    hidden = [card for card in all_cards(view.options.components) if card not in own]
    dealt = len(hidden_cards(decision.game, rival))
    money = Counter[Hashable](card for card in state.deck if card in MONEY)
    wanted: list[tuple[Seen, Counter[Hashable]]] = [
        (lambda game: game.state.bags[0][-1], Counter(state.bags[0])),
        (lambda game: game.state.bags[0][0], Counter(state.bags[0])),
        (lambda game: game.state.bags[1][-1], Counter(state.bags[1])),
        (lambda game: game.state.deck[-1], money),
        (lambda game: game.state.deck[0], money),
        (lambda game: in_piles(game)[2].index("A"), Counter(range(view.piles[2]))),
        (lambda game: exchange_places(in_piles(game)[1]), Counter(combinations(range(view.piles[1]), 2))),
        (
            lambda game: next(card for card in game.state.deck if card in EXCHANGE_CURRENCIES),
            Counter(EXCHANGE_CURRENCIES.keys()),
        ),
        (lambda game: HUT_PILES.get(game.state)[4][-2], Counter(HUT_PILES.get(state)[4][:-1])),
        (lambda game: hidden[0] in hidden_cards(game, rival), Counter({True: dealt, False: len(hidden) - dealt})),
        (lambda game: game.state.chance.key[0] % 8, Counter(range(8))),
    ]
    check_fairness(view, decision.memory, wanted)


def hidden_cards(game: Game, seat: int) -> tuple[str, ...]:
    """Return the bonus cards in a hand."""
    return CARDS.get(game.state.players[seat]).hidden


def exchange_places(pile: list[str]) -> tuple[int, ...]:
    return tuple(place for place, card in enumerate(pile) if card in EXCHANGE_CURRENCIES)


@pytest.mark.parametrize("game", ["alhambra", "combined"])
def test_second_deck_is_sampled_fairly(game: str) -> None:
    """All cards are mixed, including exchange cards. The combined game has a scoring card in the second pile."""
    options = Options(game=game, players=6, modules={"exchange"})
    decision = next(one for one in decisions(options, 1, 1) if one.view.deck_size and not is_first_deck(one.view))
    deck = decision.game.state.deck
    wanted: list[tuple[Seen, Counter[Hashable]]] = [
        (lambda game: game.state.deck[-1], Counter(card for card in deck if card not in SCORING_CARDS))
    ]
    if game == "combined":
        wanted.append((lambda game: in_piles(game)[1].index("B"), Counter(range(decision.view.piles[1]))))
    check_fairness(decision.view, decision.memory, wanted)


def test_unknown_hands_are_sampled_fairly() -> None:
    """Sampled hands never contain a scoring card."""
    decision = after(Options(players=3), 30)
    rival = (decision.seat + 1) % 3
    state = decision.game.state
    others = [card for seat in range(3) if seat != decision.seat for card in state.players[seat].hand.cards]
    unseen = [card for card in (*state.deck, *others) if card not in SCORING_CARDS]
    size = state.players[rival].hand.size
    copies = unseen.count("b7")
    assert copies
    none = comb(len(unseen) - copies, size) / comb(len(unseen), size)
    wanted: list[tuple[Seen, Counter[Hashable]]] = [
        (lambda game: game.state.deck[-1], Counter(unseen)),
        (
            lambda game: "b7" in game.state.players[rival].hand.cards,
            Counter({True: round(1e6 * (1 - none)), False: round(1e6 * none)}),
        ),
    ]
    check_fairness(decision.view, Memory(), wanted)


# --- Polling reveals information about hidden cards ----------------------------------------------------


def reveal_round(asked: int) -> Game:
    """Return a game before a scoring in which seats 0, 1 and 2 are polled and every city has a bonus tile."""
    agenda = f"reveal_round 0,1,2 0; score 1; {TURN}"
    one, two, three, *rest = sorted(all_cards(Options(modules={"bonus"}).components))
    cities = [f"{card}@0,-1" for card in (one, two, three)]
    bonus = [one, two, three] if asked == 0 else [rest[0], two, three]
    removed = [card for card in (one, *rest) if card not in bonus]
    return table(
        modules=["bonus"], agenda=agenda, cities=cities, bonus=bonus, removed_bonus=" ".join(removed), deck="y1 B y2"
    )


TURN = "check_end; begin_turn 1"


@pytest.mark.parametrize("asked", [0, 1])
def test_skipped_seat_has_no_card_to_reveal(asked: int) -> None:
    game = reveal_round(asked)
    assert game.seat == asked
    view = game.view(asked)
    one, two, three, *_ = sorted(all_cards(view.options.components))
    own = cards_in_view(view.players[asked]).hidden or ()
    hidden = [card for card in all_cards(view.options.components) if card not in own]
    possible = [card for card in hidden if card != one] if asked == 1 else hidden
    last = {card: sum(other != card for other in possible) for card in hidden}  # ways to deal the other seat's cards
    rivals = [seat for seat in range(3) if seat != asked]
    check_fairness(
        view,
        Memory(),
        [
            (lambda game: hidden_cards(game, rivals[0])[0], Counter(possible)),
            (lambda game: hidden_cards(game, rivals[1])[0], Counter(last)),
        ],
    )
    assert {two, three} - {*own}


def test_viewer_is_polled_even_if_that_is_unlikely() -> None:
    """Nearly every hand of twenty cards can pay exactly, so seats polled earlier count as having passed."""
    money = [card for card in MONEY for _ in range(3) if card[0] != "y"]
    tile = next(face.name for face in Options().components.alhambra if face.price == 7)
    game = table(
        modules=["vizier"],
        agenda=f"vizier_window 0,1,2; {TURN}",
        site=f"{tile} - - -",
        hands=["y8 y8 y8 y9 y9 y9", "y7", ""],
        deck=" ".join(["y1 y1 y2 y2 y3 y3 y4 y4 y5 y5 y6 y6 y7 A B", *money]),
    )
    assert game.seat == 1
    drawn = Determiniser(game.view(1), Memory()).draw(Random(1))
    assert drawn.seat == 1
    assert but_for_the_agenda(drawn.view(1)) == but_for_the_agenda(game.view(1))
    assert drawn.view(1).step == "vizier_window"
    assert replay(drawn.record()).seat == 1


# --- The true game -----------------------------------------------------------------------------------


@pytest.mark.parametrize("base", SAMPLE, ids=name_of)
def test_games_that_differ_only_in_secrets_give_the_same_samples(base: Options) -> None:
    for decision in some_decisions(base):
        twin = twin_of(decision, 3)
        for memory in (decision.memory, Memory()):
            one, two = (Determiniser(game.view(decision.seat), memory) for game in (decision.game, twin))
            assert one.draw(Random(4)).position() == two.draw(Random(4)).position()
        assert twin.position() != decision.game.position()


def test_true_random_state_is_not_copied() -> None:
    """A copy would reveal the cards of the next reshuffle."""
    decision = after(Options(players=3), 10)
    keys = {twin_of(decision, seed).state.chance.key for seed in range(20)}
    assert len(keys) == 20
    assert decision.game.state.chance.key not in keys


def test_sample_does_not_change_the_next_one() -> None:
    decision = after(Options(game="combined", players=2, modules={"bonus", "huts", "exchange", "vizier"}), 60)
    determiniser = Determiniser(decision.view, decision.memory)
    before = determiniser.draw(Random(5)).position()
    for _ in play_on(determiniser.draw(Random(6)), Random(6)):
        pass
    assert determiniser.draw(Random(5)).position() == before

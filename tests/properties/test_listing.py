"""Counting, choosing and checking agree with the list of legal actions in random games of every combination."""

from random import Random

import pytest

from nasrid import Game, IllegalActionError, Options
from nasrid.rules.pieces.money import MONEY
from nasrid.rules.table.actions import ACTIONS, Action, Build, Buy, Remove, TakeMoney
from nasrid.rules.turn.buying import MAX_PROPOSED_PAYMENTS
from tests.positions import hoarder, table, turning_hoarder
from tests.properties.play import COMBINATIONS, name_of, play_on, varied

SELDOM = 0.1


class Chosen:
    """A random source that chooses one index of a list of known size."""

    def __init__(self, place: int, count: int) -> None:
        self._number = (place + 0.5) / count

    def random(self) -> float:
        return self._number


@pytest.mark.parametrize("base", COMBINATIONS, ids=name_of)
def test_counting_choosing_and_checking_agree_with_legal_actions(base: Options) -> None:
    chance = Random(name_of(base))
    game = Game.new(varied(base, chance), chance.getrandbits(32))
    others: list[Action] = []
    for _ in play_on(game, chance):
        if game.is_over or chance.random() > SELDOM:
            continue
        legal, before = game.legal_actions(), game.position()
        assert game.legal_action_count() == len(legal)
        assert [game.random_action(Chosen(place, len(legal))) for place in range(len(legal))] == legal
        for kind in ACTIONS.members.values():
            assert game.legal_actions_of(kind) == [action for action in legal if type(action) is kind]
        assert all(map(game.is_legal, legal))
        check_proposed(game, legal)
        for other in others:  # of another time: legal now, or refused by apply
            assert game.is_legal(other) == accepts(game, other)
        others = chance.sample(legal, min(3, len(legal)))
        assert game.position() == before


def check_proposed(game: Game, legal: list[Action]) -> None:
    """Check that every action is proposed with some payment, and that every fee is proposed."""
    proposed = game.proposed_actions()
    assert [action for action in legal if action in proposed] == proposed
    assert {without_payment(action) for action in legal} == {without_payment(action) for action in proposed}
    assert fees_in(legal) == fees_in(proposed)
    assert game.view(game.seat, proposed=True).legal_actions == tuple(proposed)


def without_payment(action: Action) -> Action:
    if isinstance(action, Buy):
        return Buy(action.tile, ())
    return Build(action.tile, action.cell) if isinstance(action, Build) else action


def fees_in(actions: list[Action]) -> set[tuple[str, tuple[str, ...]]]:
    return {(action.tile, action.fee) for action in actions if isinstance(action, Build) and action.fee}


def test_proposals_for_a_large_hand_are_few_and_cheap() -> None:
    game = hoarder()
    legal, proposed = legal_purchases(game.legal_actions()), legal_purchases(game.proposed_actions())
    assert sum(map(len, legal.values())) > 20_000
    assert legal.keys() == proposed.keys()
    assert all(proposed[way] == purchases[:MAX_PROPOSED_PAYMENTS] for way, purchases in legal.items())


def legal_purchases(actions: list[Action]) -> dict[tuple[str, str], list[Action]]:
    """Return the legal purchases by tile and by their part that is not money, if any."""
    found: dict[tuple[str, str], list[Action]] = {}
    for action in actions:
        if isinstance(action, Buy):
            found.setdefault((action.tile, "".join(set(action.cards) - MONEY.keys())), []).append(action)
    return found


def test_turning_a_tile_is_proposed_with_each_fee_once() -> None:
    game = turning_hoarder()
    legal, proposed = game.legal_actions_of(Build), [a for a in game.proposed_actions() if isinstance(a, Build)]
    turned, plain = {a.cell for a in legal if a.fee}, [a for a in legal if not a.fee]
    fees = {action.fee for action in legal if action.fee}
    assert len(proposed) == len(plain) + len(turned) + len(fees) - 1
    assert game.is_legal(Build(next(a.tile for a in legal if a.fee), max(turned), max(fees)))


def accepts(game: Game, action: Action) -> bool:
    try:
        game.copy().apply(action)
    except IllegalActionError:
        return False
    return True


def test_returned_lists_can_be_changed_safely() -> None:
    game = Game.new(Options(), 1)
    legal = game.legal_actions()
    for listed in (game.legal_actions(), game.legal_actions_of(TakeMoney), game.legal_actions_of(Buy)):
        listed.clear()
    assert game.legal_actions() == legal


@pytest.mark.rule("CORE-BUY-04")
def test_a_payment_that_is_not_listed_may_be_legal() -> None:
    game = table(hands=["b7 b3"], site="- - garden8NE -")
    overpaid = Buy("garden8NE", ("b7", "b3"))
    assert game.is_legal(overpaid)
    assert not game.is_legal(Buy("garden8NE", ("b7",)))


@pytest.mark.rule("CORE-END-10")
def test_nothing_is_legal_when_the_game_is_over() -> None:
    game = Game.new(Options(players=2), 1)
    for _ in play_on(game, Random(1)):
        pass
    assert (game.legal_action_count(), game.legal_actions_of(Remove)) == (0, [])
    assert not game.is_legal(Build("garden10", (1, 0)))
    with pytest.raises(IllegalActionError, match="the game is over"):
        game.random_action(Random(1))


def test_non_action_is_rejected_with_a_type_error() -> None:
    with pytest.raises(TypeError, match="parse_action"):
        Game.new(Options(), 1).is_legal("end")  # type: ignore[arg-type]


@pytest.mark.parametrize("base", COMBINATIONS, ids=name_of)
def test_apply_silently_gives_the_same_game(base: Options) -> None:
    chance = Random(name_of(base))
    heard = Game.new(varied(base, chance), chance.getrandbits(32))
    silent = heard.copy()
    while not heard.is_over:
        action = heard.random_action(chance)
        assert heard.apply(action)
        silent.apply_silently(action)
        assert silent.state.events is None
    assert silent.position() == heard.position()
    assert (silent.actions, silent.sheets) == (heard.actions, heard.sheets)
    with pytest.raises(IllegalActionError, match="the game is over"):
        silent.apply_silently(action)

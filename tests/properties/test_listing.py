"""Counting, choosing and asking say the same as the list of all legal actions, in random games of every combination."""

from random import Random

import pytest

from nasrid import Game, IllegalAction, Options
from nasrid.rules.table.actions import ACTIONS, Action, Build, Buy, Remove, TakeMoney
from tests.positions import table
from tests.properties.play import COMBINATIONS, name_of, play_on, varied

SELDOM = 0.1


class Chosen:
    """Chooses the action at one place of a list of so many."""

    def __init__(self, place: int, count: int) -> None:
        self._number = (place + 0.5) / count

    def random(self) -> float:
        return self._number


@pytest.mark.parametrize("base", COMBINATIONS, ids=name_of)
def test_counting_choosing_and_asking_agree_with_the_list(base: Options) -> None:
    chance = Random(name_of(base))
    game = Game.new(varied(base, chance), chance.getrandbits(32))
    others: list[Action] = []
    for _ in play_on(game, chance):
        if game.is_over or chance.random() > SELDOM:
            continue
        legal, before = game.legal_actions(), game.position()
        assert game.legal_count() == len(legal)
        assert [game.random_action(Chosen(place, len(legal))) for place in range(len(legal))] == legal
        for kind in ACTIONS.members.values():
            assert game.legal_actions_of(kind) == [action for action in legal if type(action) is kind]
        assert all(map(game.is_legal, legal))
        for other in others:  # of another time: legal now, or refused by apply
            assert game.is_legal(other) == accepts(game, other)
        others = chance.sample(legal, min(3, len(legal)))
        assert game.position() == before


def accepts(game: Game, action: Action) -> bool:
    try:
        game.copy().apply(action)
    except IllegalAction:
        return False
    return True


def test_what_is_handed_out_is_nobody_elses() -> None:
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
    assert (game.legal_count(), game.legal_actions_of(Remove)) == (0, [])
    assert not game.is_legal(Build("garden10", (1, 0)))
    with pytest.raises(IllegalAction, match="the game is over"):
        game.random_action(Random(1))


def test_what_is_no_action_cannot_be_asked_for() -> None:
    with pytest.raises(TypeError, match="parse_action"):
        Game.new(Options(), 1).is_legal("end")  # type: ignore[arg-type]


@pytest.mark.parametrize("base", COMBINATIONS, ids=name_of)
def test_what_nobody_listens_to_is_played_alike(base: Options) -> None:
    chance = Random(name_of(base))
    heard = Game.new(varied(base, chance), chance.getrandbits(32))
    silent = heard.copy()
    while not heard.is_over:
        action = heard.random_action(chance)
        assert heard.apply(action)
        silent.play(action)
        assert silent.state.events is None
    assert silent.position() == heard.position()
    assert (silent.actions, silent.sheets) == (heard.actions, heard.sheets)
    with pytest.raises(IllegalAction, match="the game is over"):
        silent.play(action)

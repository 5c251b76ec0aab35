"""The planner prefers winning to points."""

from __future__ import annotations

import pytest

from nasrid import Game, Options, parse_action
from nasrid.bots.learned.bundled import NETS_DIR
from nasrid.bots.learned.net import read_model_card, read_net, with_model_card
from nasrid.bots.players.learned_planner import LearnedPlannerBot
from nasrid.rules.table.events import HandDealt
from tests.bots.watch import TICK
from tests.positions import do, table

THE_LEADER_LOSES, MORE_POINTS = "buy garden11 y9 y8", "buy tower11 g8 g7"


def last_turn() -> Game:
    """Return a position in which the leader gets the tile that seat 0 does not buy."""
    return table(
        players=3,
        site="garden11 tower11 - -",
        deck="b1 b2 b3 b4",
        held="1 2",
        scores=[100, 110, 60],
        hands=["y9 y8 g8 g7", "y9 y9 o9", "g9 g9 o9"],
        cities=["", "", "garden10@1,0"],
    )


class PointsBot(LearnedPlannerBot):
    victory_points = 0.0


def planner(kind: type[LearnedPlannerBot], game: Game) -> LearnedPlannerBot:
    """Return a planner that has observed the deal."""
    bot = kind(1)
    for seat, player in enumerate(game.state.players):
        bot.observe(HandDealt(seat, tuple(player.hand.cards)))
    return bot


def ended(action: str) -> Game:
    game = last_turn()
    do(game, action)
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    return game


def lead(game: Game) -> float:
    own, *others = game.scores
    return own - sum(others) / len(others)


def test_one_move_earns_points_and_the_other_wins() -> None:
    won, lost = ended(THE_LEADER_LOSES), ended(MORE_POINTS)
    assert lead(won) < lead(lost)
    assert (won.winners, lost.winners) == ((0,), (1,))


@pytest.mark.parametrize(("kind", "wanted"), [(LearnedPlannerBot, THE_LEADER_LOSES), (PointsBot, MORE_POINTS)])
def test_planner_prefers_the_win_unless_it_has_no_value(
    kind: type[LearnedPlannerBot], wanted: str, ticking: None
) -> None:
    game = last_turn()
    assert planner(kind, game).choose(game.view(0), 200 * TICK) == parse_action(wanted)


def foretelling(steepness: float) -> LearnedPlannerBot:
    """Return a planner with another value per point."""
    file = (NETS_DIR / "alhambra-many.net").read_bytes()
    net = read_net(with_model_card(file, read_model_card(file) | {"chances": [steepness, 0.0, 0.0, 0.0]}))
    return LearnedPlannerBot(1, lambda options: net)


def test_predicted_win_probability_counts_before_the_end(ticking: None) -> None:
    """If fewer points won more often, the planner would choose them."""
    game = Game.new(Options(players=3), 1)
    assert game.seat is not None
    view = game.view(game.seat)
    assert len({foretelling(steepness).choose(view, 400 * TICK) for steepness in (0.2, -0.2)}) == 2


def test_victories_are_given_as_reason_for_fewer_points(ticking: None) -> None:
    for kind, by, is_ahead in ((LearnedPlannerBot, "wins", False), (PointsBot, "points", True)):
        game = last_turn()
        bot, view = planner(kind, game), game.view(0)
        reason = bot.explain(view, bot.choose(view, 200 * TICK))
        assert reason.instead
        assert reason.facts["by"] == by
        ahead, chance, other_chance = (float(str(reason.facts[name])) for name in ("ahead", "chance", "other_chance"))
        assert (ahead > 0) is is_ahead
        assert (chance > other_chance) is not is_ahead

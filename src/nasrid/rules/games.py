"""The three games: their components and their steps in order (docs/rules.md 4.1)."""

from nasrid.rules.city.city import EMPTY_ALHAMBRA, EMPTY_GRANADA
from nasrid.rules.pieces.components import Face, TileSet
from nasrid.rules.pieces.money import SITE_SPACES
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import modules_in_play
from nasrid.rules.table.specs import GAMES, GameSpec
from nasrid.rules.table.state import STEPS, Step
from nasrid.rules.turn.act import BeginTurn, TakeActions
from nasrid.rules.turn.end import Award, CheckEnd, CountMoney, EndGame, HoldMissedScorings
from nasrid.rules.turn.place import AwaitConfirmation, Place
from nasrid.rules.turn.refill import RefillDisplay, RefillSite
from nasrid.rules.turn.score import DirkDraws, HoldQueuedScorings, Score


def turn_steps(seat: int, options: Options) -> tuple[Step, ...]:
    """Return the steps from a seat's turn to the beginning of the next turn."""
    return (
        TakeActions(seat),
        Place(seat),
        *((AwaitConfirmation(seat),) if options.confirm_turns else ()),
        RefillDisplay(),
        RefillSite(),
        HoldQueuedScorings(),
        CheckEnd(),
        *(step for module in modules_in_play(options) for step in module.after_turn(seat)),
        BeginTurn((seat + 1) % options.players),
    )


def scoring_steps(number: int, options: Options) -> tuple[Step, ...]:
    """Return the steps of a scoring whose card was drawn."""
    return (
        *(step for module in modules_in_play(options) for step in module.before_scoring()),
        Score(number),
        DirkDraws(number),
    )


def ending_steps(options: Options) -> tuple[Step, ...]:
    """Return the steps of the end of the game, after a space of the site has stayed empty."""
    return (HoldMissedScorings(), CountMoney(), *map(Award, SITE_SPACES), EndGame())


STEPS.add(
    {
        "act": TakeActions,
        "place": Place,
        "confirm": AwaitConfirmation,
        "refill_display": RefillDisplay,
        "refill_site": RefillSite,
        "hold_scorings": HoldQueuedScorings,
        "check_end": CheckEnd,
        "begin_turn": BeginTurn,
        "score": Score,
        "dirk_draws": DirkDraws,
        "hold_missed_scorings": HoldMissedScorings,
        "count_money": CountMoney,
        "award": Award,
        "end_game": EndGame,
    }
)


def _can_begin(face: Face) -> bool:
    """Return False for a Granada tile without a moat, which goes back into the bag (COMBO-SETUP-05, AMB-K3)."""
    return face.tile_set == TileSet.ALHAMBRA or face.borders > 0


STEP_LISTS = (turn_steps, scoring_steps, ending_steps)
ALHAMBRA = GameSpec(
    "alhambra",
    *STEP_LISTS,
    tile_sets=(TileSet.ALHAMBRA,),
    city=EMPTY_ALHAMBRA,
    scoring_piles=(2, 4),  # CORE-SETUP-14
)
GRANADA = GameSpec("granada", *STEP_LISTS, tile_sets=(TileSet.GRANADA,), city=EMPTY_GRANADA, scoring_piles=(2, 4))
COMBINED = GameSpec(
    "combined",
    *STEP_LISTS,
    tile_sets=(TileSet.ALHAMBRA, TileSet.GRANADA),
    city=EMPTY_ALHAMBRA,
    scoring_piles=(3, 2),  # COMBO-SETUP-02; the second card is in the second deck (COMBO-REFILL-02)
    second_card_aside=True,
    can_be_first_tile=_can_begin,
)
GAMES.update({game.name: game for game in (ALHAMBRA, GRANADA, COMBINED)})

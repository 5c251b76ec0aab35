"""What a seat, or a spectator, may see of a game (AMB-Q1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from nasrid.rules.actions import Action
from nasrid.rules.city import City
from nasrid.rules.money import Cards
from nasrid.rules.options import Options
from nasrid.rules.scoring import ScoreSheet
from nasrid.rules.state import Player, State, Tiles
from nasrid.rules.steps.base import Step


@dataclass(frozen=True)
class PlayerView:
    """What lies before a seat. `hand` and `bonus` are None where the viewer may not see them."""

    city: City
    reserve: Tiles
    holding: Tiles
    score: int
    hand_size: int
    hand: Cards | None
    vizier: bool
    bonus_count: int  # unrevealed
    bonus: Cards | None
    revealed: Cards


@dataclass(frozen=True)
class DirkView:
    tiles: Tiles
    score: int


@dataclass(frozen=True)
class View:
    options: Options
    viewer: int | None
    seat: int | None  # who decides now
    agenda: tuple[str, ...]  # what is to be done, as a position writes it; the present step is first
    turn: int  # whose turn it is, or was last
    exact: bool  # an exact purchase was made in this turn
    legal_actions: tuple[Action, ...]  # if the viewer is to decide
    players: tuple[PlayerView, ...]
    dirk: DirkView | None
    display: Cards
    discard: Cards
    deck_size: int
    piles: tuple[int, ...]  # of which the deck was stacked: what is left of each, pile 1 first; none when reshuffled
    second_card_aside: bool  # the second scoring card comes in with the next deck (COMBO-SETUP-03)
    site: tuple[str | None, ...]  # space by space, each with one place a kind
    bag_sizes: tuple[int, int]  # Alhambra, Granada
    marker: str
    top_huts: tuple[str | None, ...]
    hut_pile_sizes: tuple[int, ...]
    scorings_held: tuple[int, ...]
    sheets: tuple[ScoreSheet, ...]
    winners: tuple[int, ...]

    @property
    def step(self) -> str:
        """What is to be decided: Act, Place, AwaitConfirmation, Window, RevealRound, or nothing."""
        return self.agenda[0].partition("(")[0] if self.agenda else ""


def view_of(
    state: State,
    viewer: int | None,
    legal_actions: tuple[Action, ...],
    winners: tuple[int, ...],
) -> View:
    return View(
        options=state.options,
        viewer=viewer,
        seat=state.seat,
        agenda=tuple(map(_written, reversed(state.agenda))),
        turn=state.turn,
        exact=state.exact,
        legal_actions=legal_actions,
        players=tuple(_player_view(player, seat == viewer) for seat, player in enumerate(state.players)),
        dirk=DirkView(state.dirk.tiles, state.dirk.score) if state.dirk else None,
        display=state.display,
        discard=state.discard,
        deck_size=len(state.deck),
        piles=_left_of(state.piles, len(state.deck)),
        second_card_aside=state.second_card_aside,
        site=tuple(face.name if face else None for face in state.site),
        bag_sizes=(len(state.bags[0]), len(state.bags[1])),
        marker=state.marker,
        top_huts=tuple(pile[-1].name if pile else None for pile in state.huts),
        hut_pile_sizes=tuple(map(len, state.huts)),
        scorings_held=state.held,
        sheets=state.sheets,
        winners=winners,
    )


@cache
def _written(step: Step) -> str:
    return repr(step)


def _left_of(piles: tuple[int, ...], cards: int) -> tuple[int, ...]:
    """The piles after all but this many cards were drawn from the top."""
    left: list[int] = []
    for size in reversed(piles):
        left.insert(0, min(size, cards))
        cards -= left[0]
    return tuple(left)


def _player_view(player: Player, own: bool) -> PlayerView:
    return PlayerView(
        city=player.city,
        reserve=player.reserve,
        holding=player.holding,
        score=player.score,
        hand_size=player.hand.size,
        hand=player.hand.cards if own else None,
        vizier=player.vizier,
        bonus_count=len(player.bonus),
        bonus=player.bonus if own else None,
        revealed=player.revealed,
    )

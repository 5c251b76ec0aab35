"""What a seat, or a spectator, may see of a game (AMB-Q1)."""

from __future__ import annotations

from dataclasses import dataclass

from nasrid.rules.actions import Action
from nasrid.rules.city import City
from nasrid.rules.money import Cards
from nasrid.rules.options import Options
from nasrid.rules.scoring import ScoreSheet
from nasrid.rules.state import Player, State, Tiles


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
    step: str  # what is to be decided: "Act", "Place", "AwaitConfirmation", "Window", "RevealRound", or ""
    turn: int  # whose turn it is, or was last
    exact: bool  # an exact purchase was made in this turn
    legal_actions: tuple[Action, ...]  # if the viewer is to decide
    players: tuple[PlayerView, ...]
    dirk: DirkView | None
    display: Cards
    discard: Cards
    deck_size: int
    site: tuple[str | None, ...]  # space by space, each with one place a kind
    bag_sizes: tuple[int, int]  # Alhambra, Granada
    marker: str
    top_huts: tuple[str | None, ...]
    hut_pile_sizes: tuple[int, ...]
    scorings_held: tuple[int, ...]
    sheets: tuple[ScoreSheet, ...]
    winners: tuple[int, ...]


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
        step=type(state.agenda[-1]).__name__ if state.agenda else "",
        turn=state.turn,
        exact=state.exact,
        legal_actions=legal_actions,
        players=tuple(_player_view(player, seat == viewer) for seat, player in enumerate(state.players)),
        dirk=DirkView(state.dirk.tiles, state.dirk.score) if state.dirk else None,
        display=state.display,
        discard=state.discard,
        deck_size=len(state.deck),
        site=tuple(face.name if face else None for face in state.site),
        bag_sizes=(len(state.bags[0]), len(state.bags[1])),
        marker=state.marker,
        top_huts=tuple(pile[-1].name if pile else None for pile in state.huts),
        hut_pile_sizes=tuple(map(len, state.huts)),
        scorings_held=state.held,
        sheets=state.sheets,
        winners=winners,
    )


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

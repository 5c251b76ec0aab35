"""Who may see what of a state."""

from __future__ import annotations

from nasrid.rules.table.actions import Action
from nasrid.rules.table.rules import Module, modules_in_play
from nasrid.rules.table.state import NO_MODULE_DATA, STEPS, Player, State
from nasrid.rules.table.view import DirkView, PlayerView, View


def view_of(
    state: State,
    viewer: int | None,
    legal_actions: tuple[Action, ...],
    winners: tuple[int, ...],
) -> View:
    modules = modules_in_play(state.options)
    return View(
        options=state.options,
        viewer=viewer,
        seat=state.seat,
        step=STEPS.names[type(state.current_step)] if state.steps_left else None,
        agenda=state.agenda[::-1],
        turn=state.turn,
        exact=state.paid_exactly,
        legal_actions=legal_actions,
        players=tuple([_player_view(player, seat == viewer, modules) for seat, player in enumerate(state.players)]),
        dirk=DirkView(state.dirk.tiles, state.dirk.score) if state.dirk else None,
        display=state.display,
        discard=state.discard,
        deck_size=state.deck_size,
        piles=piles_left(state),
        second_card_aside=state.second_card_aside,
        site=tuple([face.name if face else None for face in state.site]),
        bag_sizes=(len(state.bags[0]), len(state.bags[1])),
        marker=state.marker,
        modules={module.name: module.table_view(state) for module in modules if module.table_view_type}
        if modules
        else NO_MODULE_DATA,
        scorings_held=state.scorings_held,
        sheets=state.sheets,
        winners=winners,
    )


def piles_left(state: State) -> tuple[int, ...]:
    """What is left of the piles of which the deck was stacked."""
    cards = state.deck_size
    left: list[int] = []
    for size in reversed(state.piles):
        left.insert(0, min(size, cards))
        cards -= left[0]
    return tuple(left)


def player_view(state: State, seat: int, *, include_hidden: bool) -> PlayerView:
    return _player_view(state.players[seat], include_hidden, modules_in_play(state.options))


def _player_view(player: Player, include_hidden: bool, modules: tuple[Module, ...]) -> PlayerView:
    return PlayerView(
        city=player.city,
        reserve=player.reserve,
        holding=player.unplaced,
        score=player.score,
        hand_size=player.hand.size,
        hand=player.hand.cards if include_hidden else None,
        modules={module.name: module.seat_view(player, include_hidden) for module in modules if module.seat_view_type}
        if modules
        else NO_MODULE_DATA,
    )

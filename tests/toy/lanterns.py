"""Lanterns, an invented module that uses every hook.

Players start with lanterns and a secret wish for a building. As a turn action, a player can light a lantern on a tile
of their city, which then counts once more. A player with two of the desired buildings can reveal the wish and gets a
lantern. After each turn, all players can donate a money card for a lantern of the supply. Lamp cards in the money deck
allow paying in any currency.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from nasrid.bots.heuristics.appraisal import Appraisal
from nasrid.bots.heuristics.explanations import Situation, majority_reason
from nasrid.bots.heuristics.module_evaluation import ModuleEvaluation, register_evaluation
from nasrid.bots.heuristics.reasons import Reason
from nasrid.bots.heuristics.weights import Weights
from nasrid.i18n import add_messages, t
from nasrid.rules.containers import without
from nasrid.rules.errors import IllegalActionError, NotationError
from nasrid.rules.pieces.components import BUILDINGS, Building, Components, Face, TileName, TileSet
from nasrid.rules.pieces.money import MONEY, SITE_SPACES, Cards, mixed_payments
from nasrid.rules.table.actions import Action, Buy, Pass, Payment
from nasrid.rules.table.events import SeatEvent
from nasrid.rules.table.options import Options
from nasrid.rules.table.piece_text import read_flag, write_flag
from nasrid.rules.table.rules import Module, PositionLine, Sampler, register
from nasrid.rules.table.scoring import Seat
from nasrid.rules.table.specs import OptionSpec
from nasrid.rules.table.state import Player, Purchase, Slot, State, Step
from nasrid.rules.table.view import View
from nasrid.rules.text.notation import write_action
from nasrid.rules.turn.polling import PollSeats
from nasrid.terminal.module_text import ModuleText, TileNames, register_text

MODULE_NAME = "lanterns"
LANTERNS_OPTION = OptionSpec("lanterns_each", "how many lanterns everybody begins with", (2, 1, 3))
SUPPLY_COUNT = 3
LAMP_CARDS = ("lamp1", "lamp2", "lamp3")


# Pieces


@dataclass(frozen=True, slots=True)
class Lanterns:
    unlit: int
    lit: tuple[TileName, ...]  # tiles with lanterns
    wish: str
    granted: bool = False


@dataclass(frozen=True, slots=True)
class LanternsView:
    """A seat's lanterns. Its wish is null if the viewer may not see it."""

    unlit: int
    lit: tuple[TileName, ...]
    wish: str | None
    granted: bool


@dataclass(frozen=True, slots=True)
class Supply:
    lanterns: int
    wishes: tuple[str, ...]  # hidden, in nobody's possession


@dataclass(frozen=True, slots=True)
class SupplyView:
    """The remaining lanterns."""

    lanterns: int


LANTERNS_SLOT: Slot[Lanterns] = Slot(MODULE_NAME)
SUPPLY_SLOT: Slot[Supply] = Slot(MODULE_NAME)


def wishes_of(tile_sets: Sequence[TileSet]) -> tuple[str, ...]:
    return tuple(f"wish-{building}" for tile_set in tile_sets for building in BUILDINGS[tile_set])


# Actions and events


@dataclass(frozen=True, slots=True)
class Light(Action):
    """Light a lantern on a tile of the player's city."""

    tile: TileName


@dataclass(frozen=True, slots=True)
class GrantWish(Action):
    """Reveal the wish for a lantern."""


@dataclass(frozen=True, slots=True)
class Donate(Action):
    """Donate a money card for a lantern of the supply."""

    cards: Payment


@dataclass(slots=True)
class WishDealt(SeatEvent):
    """Secret: the wish of a seat."""

    wish: str

    def is_visible_to(self, seat: int | None) -> bool:
        return seat == self.seat


@dataclass(slots=True)
class LanternLit(SeatEvent):
    """A lantern was lit on a tile, which counts once more."""

    tile: TileName


@dataclass(slots=True)
class LanternOut(SeatEvent):
    """The tile left the city, and the lantern returned to the hand."""

    tile: TileName


@dataclass(slots=True)
class WishGranted(SeatEvent):
    """The wish was revealed."""

    wish: str

    @property
    def reveals_information(self) -> bool:
        return True


@dataclass(slots=True)
class Donated(SeatEvent):
    """A player donated a card for a lantern."""

    cards: Cards


def _light(state: State, seat: int, action: Light) -> None:
    player = state.players[seat]
    own = LANTERNS_SLOT.get(player)
    if not own.unlit:
        raise IllegalActionError("TOY-1", "you have no lantern to light")
    if action.tile not in _dark_tiles(player):
        raise IllegalActionError("TOY-2", f"{action.tile} is no dark tile of your city")
    LANTERNS_SLOT.set(player, replace(own, unlit=own.unlit - 1, lit=(*own.lit, action.tile)))
    state.emit(LanternLit(seat, action.tile))


def _dark_tiles(player: Player) -> list[str]:
    lit = LANTERNS_SLOT.get(player).lit
    faces = player.city.tiles.values()
    return sorted({face.name for face in faces if face.is_building and face.name not in lit})


def _grant(state: State, seat: int, action: GrantWish) -> None:
    player = state.players[seat]
    if not _can_be_granted(player):
        raise IllegalActionError("TOY-3", "a wish is granted once, to who shows two of its buildings")
    own = LANTERNS_SLOT.get(player)
    LANTERNS_SLOT.set(player, replace(own, unlit=own.unlit + 1, granted=True))
    state.emit(WishGranted(seat, own.wish))


def _can_be_granted(player: Player) -> bool:
    own = LANTERNS_SLOT.get(player)
    shown = Counter(f"wish-{face.building}" for face in player.city.tiles.values() if face.is_building)
    return not own.granted and shown[own.wish] > 1


@dataclass(frozen=True, slots=True)
class OpenBazaar(Step):
    """Start the poll after a turn. The player who has just finished is last."""

    finished: Seat

    def run(self, state: State) -> None:
        state.push(Bazaar(state.seats_after(self.finished)))


@dataclass(frozen=True, slots=True)
class Bazaar(PollSeats):
    """Ask the players in turn for a donation."""

    def refusal(self) -> tuple[str, str]:
        return "TOY-4", "donate a card or pass"

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Donate):
            self.donate(state, action)
        else:
            PollSeats.apply(self, state, action)

    def is_polled(self, state: State, seat: int) -> bool:
        can = SUPPLY_SLOT.get(state).lanterns > 0 and any(map(state.players[seat].hand.total, SITE_SPACES))
        return can or state.options.ask_everyone

    def legal_actions(self, state: State) -> list[Action]:
        assert state.seat is not None
        hand = state.players[state.seat].hand.cards if SUPPLY_SLOT.get(state).lanterns else ()
        return [*(Donate((card,)) for card in dict.fromkeys(hand) if card in MONEY), Pass()]

    def donate(self, state: State, action: Donate) -> None:
        seat, left = state.seat, SUPPLY_SLOT.get(state)
        assert seat is not None
        player = state.players[seat]
        if not left.lanterns:
            raise IllegalActionError("TOY-5", "no lantern is left")
        if len(action.cards) != 1 or action.cards[0] not in MONEY or not player.hand.has_cards(action.cards):
            raise IllegalActionError("TOY-6", "a lantern costs one card of money that you hold")
        state.discard_cards(player, action.cards)
        LANTERNS_SLOT.set(player, replace(LANTERNS_SLOT.get(player), unlit=LANTERNS_SLOT.get(player).unlit + 1))
        SUPPLY_SLOT.set(state, replace(left, lanterns=left.lanterns - 1))
        state.emit(Donated(seat, action.cards))
        state.finish_step()
        state.push(self.polling_after(seat))


# Text


def _write_own(player: Player) -> str:
    own = LANTERNS_SLOT.get(player)
    return f"{own.unlit} {own.wish} {write_flag(own.granted)} {' '.join(own.lit)}"


def _read_own(player: Player, text: str, options: Options) -> None:
    unlit, wish, granted, *lit = text.split()
    if wish not in wishes_of(options.tile_sets):
        raise NotationError(f"'{wish}' is not a wish")
    LANTERNS_SLOT.set(player, Lanterns(int(unlit), tuple(lit), wish, read_flag(granted)))


def _write_left(state: State) -> str:
    left = SUPPLY_SLOT.get(state)
    return f"{left.lanterns} {' '.join(left.wishes)}"


def _read_left(state: State, text: str, options: Options) -> None:
    lanterns, *wishes = text.split()
    SUPPLY_SLOT.set(state, Supply(int(lanterns), tuple(wishes)))


class LanternModule(Module):
    name = MODULE_NAME
    option_specs = (LANTERNS_OPTION,)
    cards = LAMP_CARDS
    chance_outcomes = wishes_of(tuple(TileSet))
    piles = {1: 1, 3: 1, 5: 1}
    actions = {"light": Light, "wish": GrantWish, "donate": Donate}
    events = {
        "wish_dealt": WishDealt,
        "lantern_lit": LanternLit,
        "lantern_out": LanternOut,
        "wish_granted": WishGranted,
        "donated": Donated,
    }
    steps = {"open_bazaar": OpenBazaar, "bazaar": Bazaar}
    not_in_play_refusal = ("TOY-0", "lanterns are not in play")
    turn_handlers = {Light: _light}
    free_handlers = {GrantWish: _grant}
    seat_view_type = LanternsView
    table_view_type = SupplyView
    player_lines = (PositionLine("lanterns", _write_own, _read_own),)
    table_lines = (PositionLine("lantern supply", _write_left, _read_left),)

    def component_names(self, components: Components) -> Iterable[str]:
        return (*LAMP_CARDS, *wishes_of(tuple(TileSet)))

    def deal(self, state: State) -> None:
        shuffled = list(wishes_of(state.options.tile_sets))
        state.chance.shuffle(shuffled)
        wishes = tuple(shuffled)
        for seat, player in enumerate(state.players):
            wish, wishes = state.chance.draw(wishes)
            LANTERNS_SLOT.set(player, Lanterns(0, (), wish))
            state.emit(WishDealt(seat, wish))
        SUPPLY_SLOT.set(state, Supply(SUPPLY_COUNT, wishes))

    def set_up(self, state: State) -> None:
        for player in state.players:
            LANTERNS_SLOT.set(
                player, replace(LANTERNS_SLOT.get(player), unlit=state.options.module_options[LANTERNS_OPTION.name])
            )

    def turn_actions(self, state: State, seat: int) -> Sequence[Action]:
        player = state.players[seat]
        return [Light(tile) for tile in _dark_tiles(player)] if LANTERNS_SLOT.get(player).unlit else ()

    def free_actions(self, state: State, seat: int) -> Sequence[Action]:
        return (GrantWish(),) if _can_be_granted(state.players[seat]) else ()

    def after_turn(self, seat: int) -> tuple[Step, ...]:
        return (OpenBazaar(seat),)

    def before_last_scoring(self, state: State) -> None:
        for seat, player in enumerate(state.players):
            if _can_be_granted(player):
                _grant(state, seat, GrantWish())

    def combinable(self, options: Options) -> Cards:
        return LAMP_CARDS

    def purchases(
        self, state: State, player: Player, face: Face, currency: int, exact_only: bool, limit: int | None
    ) -> Sequence[Buy]:
        """Return payments in two currencies, which limits their number."""
        purchases: dict[Buy, None] = {}
        for lamp in player.hand.special:
            for other in SITE_SPACES if lamp in LAMP_CARDS else ():
                money = tuple(
                    card for card in player.hand.cards if card in MONEY and MONEY[card][0] in (currency, other)
                )
                for paid in mixed_payments(money, face.price):
                    is_exact = sum(MONEY[card][1] for card in paid) == face.price
                    if any(MONEY[card][0] != currency for card in paid) and (is_exact or not exact_only):
                        purchases[Buy(face.name, (*paid, lamp))] = None
        return list(purchases)[:limit]

    def currencies(self, purchase: Purchase) -> tuple[int, ...]:
        if sum(card in LAMP_CARDS for card in purchase.cards) > 1:
            raise IllegalActionError("TOY-7", "one lamp at most serves a purchase")
        return tuple(SITE_SPACES)

    def on_tile_removed(self, state: State, seat: int, face: Face) -> None:
        player = state.players[seat]
        own = LANTERNS_SLOT.get(player)
        if face.name in own.lit:
            LANTERNS_SLOT.set(player, replace(own, unlit=own.unlit + 1, lit=without(own.lit, face.name)))
            state.emit(LanternOut(seat, face.name))

    def extra_buildings(self, state: State, player: Player) -> tuple[Building, ...]:
        faces = (state.options.components.faces[tile] for tile in LANTERNS_SLOT.get(player).lit)
        return tuple(face.building for face in faces if face.building)

    def seat_view(self, player: Player, include_hidden: bool) -> LanternsView:
        lanterns = LANTERNS_SLOT.get(player)
        wish = lanterns.wish if include_hidden or lanterns.granted else None
        return LanternsView(lanterns.unlit, lanterns.lit, wish, lanterns.granted)

    def table_view(self, state: State) -> SupplyView:
        return SupplyView(SUPPLY_SLOT.get(state).lanterns)

    def counted_tiles(self, part: LanternsView) -> tuple[TileName, ...]:
        return part.lit

    def pieces(self, state: State) -> Iterable[str]:
        yield from SUPPLY_SLOT.get(state).wishes
        yield from (LANTERNS_SLOT.get(player).wish for player in state.players)

    def check(self, state: State) -> None:
        for seat, player in enumerate(state.players):
            built = {face.name for face in player.city.tiles.values()}
            if not built.issuperset(LANTERNS_SLOT.get(player).lit):
                raise NotationError(f"seat {seat} lanterns: they stand on tiles of the city")

    def restore_visible(self, view: View, state: State) -> None:
        SUPPLY_SLOT.set(state, Supply(view.modules[MODULE_NAME].lanterns, ()))
        for player, shown in zip(state.players, view.players, strict=True):
            seen: LanternsView = shown.modules[MODULE_NAME]
            LANTERNS_SLOT.set(player, Lanterns(seen.unlit, seen.lit, seen.wish or "", seen.granted))

    def sample_hidden(self, view: View, state: State, random: Sampler) -> None:
        seen = {player.modules[MODULE_NAME].wish for player in view.players}
        unseen = [wish for wish in wishes_of(view.options.tile_sets) if wish not in seen]
        wishes = random.sample(unseen, len(unseen))
        for player in state.players:
            if not LANTERNS_SLOT.get(player).wish:
                LANTERNS_SLOT.set(player, replace(LANTERNS_SLOT.get(player), wish=wishes.pop()))
        SUPPLY_SLOT.set(state, Supply(SUPPLY_SLOT.get(state).lanterns, tuple(wishes)))


# Evaluation by bots


def _value_of_lighting(appraisal: Appraisal, action: Light) -> float:
    face = appraisal.faces[action.tile]
    return appraisal.value_of_passing() + appraisal.outlook.gain_of(face)


def _reason_to_light(situation: Situation, action: Light) -> Reason:
    building = situation.faces[action.tile].building
    assert building
    return majority_reason(situation, "do", {"action": write_action(action)}, building, situation.after(action))


class LanternEvaluation(ModuleEvaluation):
    name = MODULE_NAME
    action_values = {Light: _value_of_lighting}
    reasons = {Light: _reason_to_light}
    progress_events = (LanternLit,)

    def seat_value(self, player: Player, weights: Weights, fade: float) -> float:
        return weights.turn * fade * LANTERNS_SLOT.get(player).unlit


# Text in the terminal


class LanternText(ModuleText):
    def action_label(self, action: Action, names: TileNames) -> str:
        return t("toy-light", tile=names.tile(action.tile)) if isinstance(action, Light) else ""

    def seat_text(self, part: LanternsView, names: TileNames) -> str:
        return t("toy-unlit", count=part.unlit)

    def seat_lines(self, part: LanternsView) -> list[str]:
        return []

    def own_lines(self, part: LanternsView, names: TileNames) -> list[str]:
        return [t("toy-wish", wish=part.wish or "")]

    def table_lines(self, part: SupplyView, names: TileNames) -> list[str]:
        return [t("toy-supply", count=part.lanterns)]

    def own_cards_text(self, cards: Sequence[str]) -> str:
        return t("toy-lamps", count=len(cards))


MESSAGES = """
module-lanterns = Lanterns
prompt-bazaar = Donate a card for a lantern?
story-lantern_lit = { $who ->
    [you] You light a lantern on { $tile }.
   *[other] { $name } lights a lantern on { $tile }.
}
toy-light = Light { $tile }
toy-unlit = { $count } unlit
toy-wish = You long for { $wish }
toy-supply = { $count } lanterns are for sale
toy-lamps = You hold { $count } lamps
"""

MODULE = LanternModule()
register(MODULE)
register_evaluation(LanternEvaluation())
register_text(LanternText(MODULE_NAME))
add_messages("en", MESSAGES)

"""Explanations of actions. Each states a fact that a player could check at the table."""

from __future__ import annotations

from collections.abc import Set
from functools import cached_property

from nasrid.bots.heuristics.appraisal import Appraisal
from nasrid.bots.heuristics.module_evaluation import REASONS, evaluation_of_step
from nasrid.bots.heuristics.purse import least_payment
from nasrid.bots.heuristics.reasons import BORDERS, MIXED, START_TILES, Fact, Facts, Reason
from nasrid.bots.heuristics.stage import is_last_turn
from nasrid.rules.city.city import City
from nasrid.rules.city.grid import START_CELL, Cell, neighbour
from nasrid.rules.errors import IllegalActionError
from nasrid.rules.game import Game, apply_action
from nasrid.rules.pieces.components import Building, Face
from nasrid.rules.pieces.money import CURRENCY_LETTERS, MONEY, SITE_SPACES, Cards, Hand, money_total
from nasrid.rules.standing import standing_of
from nasrid.rules.table import actions
from nasrid.rules.table.scoring import DIRK
from nasrid.rules.table.state import State
from nasrid.rules.text.notation import write_action
from nasrid.rules.turn.act import TakeActions
from nasrid.rules.turn.buying import MAX_PROPOSED_PAYMENTS, list_purchases
from nasrid.rules.turn.score import contending_seats

SIDES_OF_NEIGHBOURS = "SWNE"  # on which a cell is, by its own side with the neighbour


class Situation:
    """The facts of a decision. Its game is a sampled one, of which it reads only what the viewer may know."""

    def __init__(self, game: Game, known_hands: Set[int], is_own: bool = True) -> None:
        """Prepare the facts.

        Args:
            game: A sampled game.
            known_hands: The seats whose money the viewer knows.
            is_own: True if the viewer decides.
        """
        state = game.state
        assert state.seat is not None
        self.game, self.state, self.seat, self.step = game, state, state.seat, state.current_step
        self.known_hands, self.is_own = known_hands, is_own
        self.player = state.players[state.seat]
        self.city, self.hand = self.player.city, self.player.hand
        self.faces = state.options.components.faces
        self._after: dict[actions.Action, State] = {}

    @cached_property
    def appraisal(self) -> Appraisal:
        return Appraisal(self.game)

    @property
    def has_choice(self) -> bool:
        return len(self.game.legal_actions()) > 1

    def after(self, action: actions.Action) -> State:
        """Return the state after the direct effect of an action."""
        state = self._after.get(action)
        if state is None:
            state = self._after[action] = self.state.copy()
            apply_action(state, action)
        return state

    def is_last_turn(self, action: actions.Action) -> bool:
        """Return True if the game ends with this turn."""
        return is_last_turn(self.after(action))

    def with_city(self, city: City) -> State:
        """Return the state with another city of the seat."""
        state = self.state.copy()
        state.players[self.seat].city = city
        return state

    def best_city(self, face: Face) -> City | None:
        """Return the city with the face on its best cell, or None if it does not fit."""
        best = self.appraisal.placement.best_place(self.city, face)
        return self.city.build(face, self.city.grid.all_cells[best[0]]) if best else None

    def count(self, building: Building, state: State | None = None, seat: int | None = None) -> int:
        """Return how often a building counts for a seat, or for the one that decides."""
        standing = standing_of(state or self.state, self.seat if seat is None else seat)
        return next(count.count for count in standing.buildings if count.building == building)

    def best_count_of_others(self, building: Building, state: State | None = None) -> int:
        return max(self.count(building, state, seat) for seat in self.others)

    @property
    def others(self) -> list[int]:
        """The other contenders. Dirk is one of them."""
        return [seat for seat in contending_seats(self.state) if seat != self.seat]

    def border_points(self, state: State | None = None) -> int:
        return sum(border.points for border in standing_of(state or self.state, self.seat).borders)

    def best_border_points(self, face: Face) -> int:
        """Return the points for borders with the face on the cell that is best for them, or as it is."""
        cells = self.city.grid.cells(self.city.buildable(face))
        points = [self.border_points(self.with_city(self.city.build(face, cell))) for cell in cells]
        return max([self.border_points(), *points])

    def coins(self, hand: Hand) -> int:
        return sum(hand.total(currency) for currency in SITE_SPACES)

    def payment(self, hand: Hand, tile: str) -> int:
        """Return the least payment with this hand for a tile of the site, or 0 if there is none."""
        state = self.state.copy()
        player = state.players[self.seat]
        player.hand = hand
        purchases = list_purchases(state, player, exact_only=False, limit=MAX_PROPOSED_PAYMENTS)
        payments = [
            money_total(purchase.cards)
            for purchase in purchases
            if isinstance(purchase, actions.Buy) and purchase.tile == tile
        ]
        return min(payments, default=0)

    def place_facts(self, cell: Cell) -> Facts:
        """Return where a cell is: beside the start tile if possible, or beside another tile."""
        sides = {neighbour(cell, side): side for side in range(4)}
        beside = START_CELL if START_CELL in sides else next(near for near in sides if near in self.city.tiles)
        name = START_TILES[self.state.options.game] if beside == START_CELL else self.city.tiles[beside].name
        return {"cell": cell, "side": SIDES_OF_NEIGHBOURS[sides[beside]], "beside": name}

    def awarded_tile(self, action: actions.Action) -> Face | None:
        """Return the best tile that the seat is awarded if this action ends its last turn, or None."""
        state, others = self.after(action), [seat for seat in self.others if seat != DIRK]
        if not is_last_turn(state) or not self.known_hands >= {self.seat, *others}:
            return None
        awarded = []
        for slot, face in enumerate(state.site):
            if face is not None:
                totals = [player.hand.total(state.space_of(slot)) for player in state.players]
                own = totals.pop(self.seat)
                if own > max(totals):
                    awarded.append(face)
        return max(awarded, key=self.appraisal.outlook.gain_of, default=None)


def reason_for(situation: Situation, action: actions.Action) -> Reason:
    """Return the main reason for an action of the deciding seat."""
    try:
        reason = REASONS.get(type(action), _fallback)(situation, action)
    except IllegalActionError:  # an opponent's action with cards that the viewer does not know
        return _fallback(situation, action)
    return reason if situation.has_choice or not situation.is_own else reason._replace(why="only")


def _take(situation: Situation, action: actions.TakeMoney) -> Reason:
    facts: Facts = {"cards": action.cards}
    hand = situation.hand.with_cards(action.cards)
    if situation.is_last_turn(action):
        return award_reason(situation, "take", facts, action)
    if situation.seat in situation.known_hands:
        best = max(situation.appraisal.offers, key=lambda offer: situation.appraisal.surplus(hand, offer), default=None)
        why = payment_reason_key(situation, hand, best.face.name) if best else ""
        if best and why and situation.appraisal.surplus(hand, best):
            return Reason("take", why, facts | {"wanted": best.face.name})
    return money_reason(situation, action)


def money_reason(situation: Situation, action: actions.TakeMoney) -> Reason:
    """Return the reason for money that allows no particular purchase."""
    coins = situation.coins(situation.hand.with_cards(action.cards))
    return Reason("take", "money", {"cards": action.cards, "coins": coins})


def payment_reason_key(situation: Situation, hand: Hand, tile: str) -> str:
    """Return the reason to obtain this hand, if it can pay for a tile of the site in a way it could not before."""
    before, after = situation.payment(situation.hand, tile), situation.payment(hand, tile)
    if after == situation.faces[tile].price != before:
        return "pays-exactly"
    return "can-pay" if after and not before else ""


def award_reason(situation: Situation, what: str, facts: Facts, action: actions.Action) -> Reason:
    """Return the reason in terms of the tiles that are awarded at the end."""
    face = situation.awarded_tile(action)
    return Reason(what, "award", facts | {"wanted": face.name}) if face else Reason(what, "tried", facts)


def _buy(situation: Situation, action: actions.Buy) -> Reason:
    face = situation.faces[action.tile]
    is_exact = situation.appraisal.is_exact(action)
    what = "buy-exactly" if is_exact else "buy"
    if type(situation.step) is not TakeActions:
        what = evaluation_of_step(situation.step).purchase_key
    facts: Facts = {"tile": face.name, "coins": money_total(action.cards), "currency": payment_currency(action.cards)}
    city = situation.best_city(face)
    if city is not None:
        return _reason_to_own(situation, what, facts, face, city)
    if denied := _denial(situation, face):
        return Reason(what, "denies", facts | denied)
    return Reason(what, "tried", facts) if is_exact else award_reason(situation, what, facts, action)


def payment_currency(cards: Cards) -> str:
    """Return the letter of the only currency of the cards, or MIXED."""
    letters = {CURRENCY_LETTERS[MONEY[card][0]] if card in MONEY else MIXED for card in cards}
    return letters.pop() if len(letters) == 1 else MIXED


def _reason_to_own(situation: Situation, what: str, facts: Facts, face: Face, city: City) -> Reason:
    """Return the reason for a tile that fits into the city: the largest of its effects."""
    appraisal = situation.appraisal
    gain = appraisal.outlook.gain_of(face)
    shape = next(offer.gain for offer in appraisal.offers if offer.face is face) - gain
    is_denial = appraisal.threat() - appraisal.threat(face) > max(gain, shape)
    if is_denial and (denied := _denial(situation, face)):
        return Reason(what, "denies", facts | denied)
    before, after = situation.border_points(), situation.best_border_points(face)
    if shape > gain and after > before:
        return Reason(what, "can-border", facts | _border_change(situation, before, after))
    assert face.building
    return majority_reason(situation, what, facts, face.building, situation.with_city(city))


def _denial(situation: Situation, face: Face) -> Facts:
    """Return the facts if an opponent has enough money for the face and would lead with it, else none."""
    building, state = face.building, situation.state
    assert building
    slot = state.site.index(face)
    for seat in situation.others:
        if seat not in situation.known_hands:
            continue
        if not least_payment(state.players[seat].hand.counts(state.space_of(slot)), face.price):
            continue
        rivals = [situation.count(building, seat=other) for other in contending_seats(state) if other != seat]
        theirs = situation.count(building, seat=seat) + 1
        if theirs > max(rivals):
            return {"building": building.value, "opponent": theirs}
    return {}


def majority_reason(situation: Situation, what: str, facts: Facts, building: Building, after: State) -> Reason:
    """Return the reason in terms of a majority, with the counts of a later state."""
    before, own = situation.count(building), situation.count(building, after)
    best_other = situation.best_count_of_others(building)
    if own <= before:
        return Reason(what, "tried", facts)
    if own > best_other:
        why = "takes-lead" if before <= best_other else "holds-lead"
    else:
        why = "draws-level" if own == best_other else "catches-up"
    return Reason(what, why, facts | {"building": building.value, "own": own, "opponent": best_other})


def border_facts(situation: Situation, after: State) -> Facts:
    """Return the points for borders before and after, if they grow."""
    before, points = situation.border_points(), situation.border_points(after)
    return _border_change(situation, before, points) if points > before else {}


def _border_change(situation: Situation, before: int, after: int) -> Facts:
    return {"border": BORDERS[situation.state.options.game], "before": before, "after": after}


def _build(situation: Situation, action: actions.Build) -> Reason:
    face, after = situation.faces[action.tile], situation.after(action)
    facts: Facts = {"tile": face.name, **situation.place_facts(action.cell)}
    is_redesign = type(situation.step) is TakeActions
    what = "build-from-reserve" if is_redesign else "build"
    if not is_redesign:
        if growth := border_facts(situation, after):
            return Reason(what, "border", facts | growth)
        if not situation.is_last_turn(action) and _leaves_most_room(situation, action):
            return Reason(what, "room", facts)
    assert face.building
    return majority_reason(situation, what, facts, face.building, after)


def _leaves_most_room(situation: Situation, action: actions.Build) -> bool:
    """Return True if there are at least two places for the face, and none leaves more free cells within reach."""
    face, city = situation.faces[action.tile], situation.city
    rooms = {cell: city.build(face, cell).plan.reachable_cell_count() for cell in city.grid.cells(city.buildable(face))}
    return len(rooms) > 1 and rooms[action.cell] == max(rooms.values())


def _swap(situation: Situation, action: actions.Swap) -> Reason:
    face, out = situation.faces[action.tile], situation.city.tiles[action.cell]
    facts: Facts = {"tile": face.name, "out": out.name, **situation.place_facts(action.cell)}
    after = situation.after(action)
    if growth := border_facts(situation, after):
        return Reason("swap", "border", facts | growth)
    assert face.building
    return majority_reason(situation, "swap", facts, face.building, after)


def _remove(situation: Situation, action: actions.Remove) -> Reason:
    facts: Facts = {"tile": situation.city.tiles[action.cell].name, **situation.place_facts(action.cell)}
    growth = border_facts(situation, situation.after(action))
    return Reason("remove", "border" if growth else "tried", facts | growth)


def _reserve(situation: Situation, action: actions.Reserve) -> Reason:
    face = situation.faces[action.tile]
    sides = {face.name, face.back}
    why = "tried" if situation.is_last_turn(action) else "later"
    if not any(build.tile in sides for build in situation.game.legal_actions_of(actions.Build)):
        why = "fits-nowhere"
    return Reason("reserve", why, {"tile": action.tile})


def _give(situation: Situation, action: actions.Give) -> Reason:
    building = situation.faces[action.tile].building
    assert building
    opponents = [situation.count(building, seat=seat) for seat in situation.others if seat != DIRK]
    dirk: Fact = situation.count(building, situation.after(action), DIRK)
    facts: Facts = {"building": building.value, "dirk": dirk, "opponent": max(opponents)}
    return Reason("give", "gives", facts | {"tile": action.tile})


def _end(situation: Situation, action: actions.EndActions) -> Reason:
    if situation.is_last_turn(action):
        return award_reason(situation, "end", {}, action)
    return keeping_reason(situation, "end")


def keeping_reason(situation: Situation, what: str) -> Reason:
    coins = situation.coins(situation.hand)
    return Reason(what, "keeps", {"coins": coins}) if coins else Reason(what, "tried", {})


def _pass(situation: Situation, action: actions.Pass) -> Reason:
    key = evaluation_of_step(situation.step).pass_reason_key
    return Reason("pass", key, {}) if key else keeping_reason(situation, "pass")


def _confirm(situation: Situation, action: actions.Confirm) -> Reason:
    return Reason("confirm", "tried" if situation.player.unplaced else "done", {})


def _fallback(situation: Situation, action: actions.Action) -> Reason:
    """Return the reason for an action without an explanation of its own."""
    return Reason("do", "tried", {"action": write_action(action)})


REASONS.update(
    {
        actions.TakeMoney: _take,
        actions.Buy: _buy,
        actions.Build: _build,
        actions.Reserve: _reserve,
        actions.Give: _give,
        actions.Remove: _remove,
        actions.Swap: _swap,
        actions.EndActions: _end,
        actions.Pass: _pass,
        actions.Confirm: _confirm,
    }
)

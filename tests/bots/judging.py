"""Checks what a hint says against the true game, without the code that wrote it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from nasrid import Game
from nasrid.bots.heuristics.reasons import Reason
from nasrid.rules.modules import bonus
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.money import MONEY, Hand
from nasrid.rules.table.actions import Action, Build, Buy, EndActions, Pass, Remove, Reserve, Swap, TakeMoney
from nasrid.rules.table.events import Event, TileAwarded
from nasrid.rules.table.rules import modules_in_play
from nasrid.rules.table.scoring import DIRK
from nasrid.rules.what_if import legal_cells, standing_if_built

STEPS = {"W": (1, 0), "E": (-1, 0), "N": (0, 1), "S": (0, -1)}  # from a cell to the tile it is beside
MAX_LEAD = 100  # in points, of one move over another
QUIET = (Pass, TakeMoney, EndActions, Reserve)  # actions that change as little as possible


class Judge:
    """The facts of a decision of the seat that decides."""

    def __init__(self, game: Game, action: Action) -> None:
        assert game.seat is not None
        self.game, self.action, self.seat = game, action, game.seat
        self.faces = game.options.components.faces

    def false_statements(self, reason: Reason) -> list[str]:
        """Return the keys of the false statements."""
        checks: dict[str, Callable[[], bool]] = {
            f"what-{reason.what}": partial(self._is_move, self.action, reason),
            f"why-{reason.why}": partial(getattr(self, f"_why_{reason.why.replace('-', '_')}"), reason.facts),
        }
        if reason.instead:
            checks["better"] = lambda: bool(reason.facts["games"]) and _is_comparison(reason.facts)
        if reason.declined:
            declined, facts = reason.declined, reason.declined.facts
            checks["declined"] = lambda: self._is_declined(facts)
            if declined.why:
                checks[f"but-{declined.why}"] = partial(getattr(self, f"_but_{declined.why.replace('-', '_')}"), facts)
        return [name for name, is_true in checks.items() if not is_true()]

    # The move

    def _is_move(self, action: Action, reason: Reason) -> bool:
        facts, what = reason.facts, reason.what
        if "side" in facts and not self._is_place(action, facts):
            return False
        if isinstance(action, Buy):
            price, coins = self.faces[action.tile].price, sum(MONEY[card][1] for card in action.cards if card in MONEY)
            is_exact = what == "buy-exactly" or what == "buy-with-vizier"
            payment = action.tile, coins, _currency_of(action)
            return (facts["tile"], facts["coins"], facts["currency"]) == payment and (coins == price) == is_exact
        if isinstance(action, TakeMoney):
            return facts["cards"] == action.cards
        if isinstance(action, Remove | Swap):
            out = facts["out" if what == "swap" else "tile"]
            return self.game.state.players[self.seat].city.tiles[action.cell].name == out
        if "tile" in facts:
            return facts["tile"] in (getattr(action, name, "") for name in ("tile", "hut", "card"))
        return True

    def _is_place(self, action: Any, facts: Any) -> bool:
        dx, dy = STEPS[facts["side"]]
        beside = action.cell[0] + dx, action.cell[1] + dy
        if beside == (0, 0):
            return bool(facts["beside"] == ("start-granada" if self.game.options.game == "granada" else "start"))
        return bool(self.game.state.players[self.seat].city.tiles[beside].name == facts["beside"])

    # Buildings

    def _count(self, game: Game, seat: int, building: str) -> int:
        """Return the count of a building, from the tiles."""
        if seat == DIRK:
            assert game.state.dirk
            return sum(face.building == building for face in game.state.dirk.tiles)
        player = game.state.players[seat]
        tiles = sum(face.building == building and not face.module for face in player.city.tiles.values())
        if not tiles:
            return 0
        for module in modules_in_play(game.options):
            for cell, value in module.tile_values(player.city).items():
                tiles += value * (player.city.tiles[cell].building == building)
        revealed = bonus.CARDS.get(player).revealed if "bonus" in game.options.modules else ()
        return tiles + sum(self.faces[card].building == building for card in revealed)

    def _seats(self) -> list[int]:
        return [*range(self.game.options.players), *([DIRK] if self.game.state.dirk else [])]

    def _rivals(self, building: str) -> int:
        return max(self._count(self.game, seat, building) for seat in self._seats() if seat != self.seat)

    def _own_counts(self, building: str) -> set[int]:
        """Return the possible counts once the tile of the action is built."""
        if isinstance(self.action, Buy) or getattr(self.action, "hut", None):
            tile = getattr(self.action, "tile", "") or self.action.hut  # type: ignore[attr-defined]
            return {self._count(each, self.seat, building) for each in self._with_tile(tile)}
        return {self._count(self._after(), self.seat, building)}

    def _with_tile(self, tile: str) -> Iterable[Game]:
        face = self.faces[tile]
        city = self.game.state.players[self.seat].city
        for cell in city.grid.cells(city.buildable(face)):
            game = self.game.copy()
            game.state.players[self.seat].city = city.build(face, cell)
            yield game

    def _after(self) -> Game:
        game = self.game.copy()
        game.apply(self.action)
        return game

    def _is_majority(self, facts: Any, relation: Callable[[int, int, int], bool]) -> bool:
        before, rivals = self._count(self.game, self.seat, facts["building"]), self._rivals(facts["building"])
        own = facts["own"]
        return (
            own in self._own_counts(facts["building"]) and facts["opponent"] == rivals and relation(before, own, rivals)
        )

    def _why_takes_lead(self, facts: Any) -> bool:
        return self._is_majority(facts, lambda before, own, rivals: before <= rivals < own)

    def _why_holds_lead(self, facts: Any) -> bool:
        return self._is_majority(facts, lambda before, own, rivals: rivals < before < own)

    def _why_draws_level(self, facts: Any) -> bool:
        return self._is_majority(facts, lambda before, own, rivals: before < own == rivals)

    def _why_catches_up(self, facts: Any) -> bool:
        return self._is_majority(facts, lambda before, own, rivals: before < own < rivals)

    def _why_counts(self, facts: Any) -> bool:
        is_scoring = type(self.game.current_step) is bonus.RevealRound
        return is_scoring and self._is_majority(facts, lambda before, own, rivals: own == before + 1)

    def _why_denies(self, facts: Any) -> bool:
        assert isinstance(self.action, Buy)
        building, state = facts["building"], self.game.state
        slot = [face.name if face else "" for face in state.site].index(self.action.tile)
        price, currency = self.faces[self.action.tile].price, slot // len(self.game.options.tile_sets)
        for seat in range(self.game.options.players):
            rivals = [self._count(self.game, other, building) for other in self._seats() if other != seat]
            count = self._count(self.game, seat, building) + 1
            can_pay = _money(state.players[seat].hand, currency) >= price
            if seat != self.seat and can_pay and count == facts["opponent"] > max(rivals):
                return True
        return False

    def _why_gives(self, facts: Any) -> bool:
        after, opponent = self._after(), 1 - self.seat
        counts = self._count(after, DIRK, facts["building"]), self._count(self.game, opponent, facts["building"])
        return counts == (facts["dirk"], facts["opponent"])

    # Borders and room

    def _borders(self, game: Game) -> int:
        return sum(border.points for border in game.standing(self.seat).borders)

    def _why_border(self, facts: Any) -> bool:
        points = self._borders(self.game), self._borders(self._after())
        return points == (facts["before"], facts["after"]) and points[0] < points[1] and self._is_border(facts)

    def _why_can_border(self, facts: Any) -> bool:
        assert isinstance(self.action, Buy)
        tile, cells = self.action.tile, legal_cells(self.game, self.seat, self.action.tile)
        standings = [standing_if_built(self.game, self.seat, tile, cell) for cell in cells]
        best = max(sum(border.points for border in standing.borders) for standing in standings)
        return bool(self._borders(self.game) == facts["before"] < facts["after"] == best) and self._is_border(facts)

    def _is_border(self, facts: Any) -> bool:
        return bool(facts["border"] == {"alhambra": "wall", "granada": "moat"}.get(self.game.options.game, "both"))

    def _why_room(self, facts: Any) -> bool:
        assert isinstance(self.action, Build)
        city, face = self.game.state.players[self.seat].city, self.faces[self.action.tile]
        rooms = {
            cell: _free_neighbours(dict(city.build(face, cell).tiles))
            for cell in legal_cells(self.game, self.seat, self.action.tile)
        }
        return len(rooms) > 1 and rooms[self.action.cell] == max(rooms.values()) and self._has_later_turn()

    def _why_fits_nowhere(self, facts: Any) -> bool:
        face = self.faces[facts["tile"]]
        return not any(build.tile in (face.name, face.back) for build in self.game.legal_actions_of(Build))

    # Money and later turns

    def _play_quietly(self, game: Game) -> Iterable[Event]:
        """Play on with as few changes as possible until the seat acts again, or to the end."""
        for _ in range(400):
            if game.is_over or (game.seat == self.seat and game.step == "act" and game.state.turn == self.seat):
                return
            legal = game.legal_actions()
            yield from game.apply(next((each for each in legal if isinstance(each, QUIET)), legal[0]))

    def _has_later_turn(self) -> bool:
        game = self._after()
        if game.seat == self.seat and game.step == "act":
            game.apply(next(each for each in game.legal_actions() if isinstance(each, EndActions)))
        list(self._play_quietly(game))
        return not game.is_over

    def _payments_next_turn(self, tile: str) -> set[bool]:
        """Return whether payments for a tile are exact in the next turn, if nobody buys it before."""
        game = self._after()
        list(self._play_quietly(game))
        return self._payments(game, tile)

    def _payments(self, game: Game, tile: str) -> set[bool]:
        buys = [] if game.is_over else [each for each in game.legal_actions_of(Buy) if each.tile == tile]
        price = self.faces[tile].price
        return {sum(MONEY[card][1] for card in buy.cards if card in MONEY) == price for buy in buys}

    def _why_pays_exactly(self, facts: Any) -> bool:
        tile = facts["wanted"]
        return True in self._payments_next_turn(tile) and True not in self._payments(self.game, tile)

    def _why_can_pay(self, facts: Any) -> bool:
        return bool(self._payments_next_turn(facts["wanted"])) and not self._payments(self.game, facts["wanted"])

    def _why_award(self, facts: Any) -> bool:
        game = self.game.copy()
        events = [*game.apply(self.action)]
        while not game.is_over:
            legal = game.legal_actions()
            events += game.apply(next((each for each in legal if isinstance(each, QUIET)), legal[0]))
        return any(
            isinstance(event, TileAwarded) and (event.seat, event.tile) == (self.seat, facts["wanted"])
            for event in events
        )

    def _coins(self) -> int:
        return sum(_money(self.game.state.players[self.seat].hand, currency) for currency in range(4))

    def _why_money(self, facts: Any) -> bool:
        assert isinstance(self.action, TakeMoney)
        taken = sum(MONEY[card][1] for card in self.action.cards if card in MONEY)
        return bool(facts["coins"] == self._coins() + taken) and self._has_later_turn()

    def _why_keeps(self, facts: Any) -> bool:
        return bool(facts["coins"] == self._coins() > 0)

    def _why_keeps_vizier(self, facts: Any) -> bool:
        return self.game.step == "vizier_window" and not self._after().is_over

    def _why_later(self, facts: Any) -> bool:
        return self._has_later_turn()

    def _why_ready(self, facts: Any) -> bool:
        return self._has_later_turn()

    # Others

    def _why_secret(self, facts: Any) -> bool:
        return bool(bonus.CARDS.get(self._after().state.players[self.seat]).hidden)

    def _why_done(self, facts: Any) -> bool:
        return not self.game.state.players[self.seat].unplaced

    def _why_only(self, facts: Any) -> bool:
        return self.game.legal_action_count() == 1

    def _why_tried(self, facts: Any) -> bool:
        return self.game.legal_action_count() > 1

    # Exact purchases that are declined

    def _is_declined(self, facts: Any) -> bool:
        tile, price = facts["tile"], self.faces[facts["tile"]].price
        is_exact = isinstance(self.action, Buy) and True in self._paid_exactly(self.action)
        return (
            facts["coins"] == price
            and True in self._payments(self.game, tile)
            and not is_exact
            and _is_comparison(facts)
        )

    def _paid_exactly(self, buy: Buy) -> set[bool]:
        return {sum(MONEY[card][1] for card in buy.cards if card in MONEY) == self.faces[buy.tile].price}

    def _but_fits_nowhere(self, facts: Any) -> bool:
        return not legal_cells(self.game, self.seat, facts["tile"])

    def _but_cannot_pay(self, facts: Any) -> bool:
        """No way to pay exactly for the declined tile leaves enough for the other one, with the same money taken."""
        wanted, declined = facts["wanted"], facts["tile"]
        for buy in self.game.legal_actions_of(Buy):
            if buy.tile == declined and True in self._paid_exactly(buy):
                game = self.game.copy()
                hand = game.state.players[self.seat].hand.without_cards(buy.cards)
                if isinstance(self.action, TakeMoney):
                    hand = hand.with_cards(self.action.cards)
                game.state.players[self.seat].hand = hand
                if self._payments(game, wanted):
                    return False
        return True

    def _but_later(self, facts: Any) -> bool:
        return bool(0 < facts["times"] <= facts["plays"]) and True in self._payments_next_turn(facts["tile"])

    def _but_no_points(self, facts: Any) -> bool:
        points = self._points(self.game)
        return all(self._points(game) <= points for game in self._with_tile(facts["tile"]))

    def _points(self, game: Game) -> int:
        scoring = game.next_scoring()
        assert scoring
        return self._borders(game) + sum(points[self.seat] for points in scoring.points.values())


def _is_comparison(facts: Any) -> bool:
    if facts["by"] == "points":
        return bool(0 < facts["ahead"] < MAX_LEAD)
    if facts["by"] == "wins":
        return bool(facts["chance"] > facts["other_chance"] and facts["games"])
    return bool(facts["ahead"] <= 0)


def _currency_of(buy: Buy) -> str:
    kinds = {card.rstrip("123456789") for card in buy.cards}  # an exchange card has two letters
    return kinds.pop() if len(kinds) == 1 else "mixed"


def _money(hand: Hand, currency: int) -> int:
    return sum(MONEY[card][1] for card in hand.cards if card in MONEY and MONEY[card][0] == currency)


def _free_neighbours(tiles: dict[tuple[int, int], Face]) -> int:
    """Return the number of free cells that can be entered from a tile without crossing a border."""
    cells = {(0, 0): 0} | {cell: face.borders for cell, face in tiles.items()}
    sides = ((0, -1), (1, 0), (0, 1), (-1, 0))
    free = {
        (x + dx, y + dy)
        for (x, y), borders in cells.items()
        for side, (dx, dy) in enumerate(sides)
        if not borders >> side & 1
    }
    return len(free - cells.keys())

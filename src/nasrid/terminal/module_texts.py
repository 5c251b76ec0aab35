"""The first expansion's modules as the terminal describes them."""

from __future__ import annotations

from collections.abc import Sequence

from nasrid.i18n import join_list, t
from nasrid.rules.modules import bonus, exchange, huts, vizier
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.money import CURRENCY_LETTERS
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import TileBought
from nasrid.terminal.module_text import ModuleText, TileNames, register_text
from nasrid.terminal.names import building_name, with_label


class VizierText(ModuleText):
    prompt_keys = {"vizier_window": "vizier"}
    joined_events = {vizier.VizierUsed: TileBought}

    def seat_text(self, part: vizier.Vizier, names: TileNames) -> str:
        return t("terminal-ready" if part.active else "terminal-used")

    def seat_lines(self, part: vizier.Vizier) -> list[str]:
        return []


class ExchangeText(ModuleText):
    def card_title(self, card: str) -> str:
        first, second = (t(f"currency-{CURRENCY_LETTERS[index]}") for index in exchange.EXCHANGE_CURRENCIES[card])
        return t("card-exchange", first=first, second=second)

    def card_in_sentence(self, card: str) -> str:
        return t("story-exchange-card", card=self.card_title(card))

    def own_cards_text(self, cards: Sequence[str]) -> str:
        return t("terminal-own-exchange", cards=join_list(map(self.card_title, cards), "unit"))


class HutsText(ModuleText):
    grouped_events = (huts.HutRevealed,)
    tile_kind = "hut"
    sign_message = "terminal-sign-known"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sign = "h"

    def action_label(self, action: Action, names: TileNames) -> str:
        assert isinstance(action, huts.TakeHut)
        return t("table-do-hut", hut=names.tile(action.hut, with_borders=True))

    def table_lines(self, part: huts.HutsView, names: TileNames) -> list[str]:
        tops = [names.tile(hut, with_borders=True) for hut in part.tops if hut]
        return [with_label(t("table-huts"), join_list(tops, "unit") or t("terminal-none"))]

    def tile_title(self, face: Face) -> str:
        return t("tile-hut", building=building_name(face.building or ""))

    def tile_sign(self, face: Face) -> str:
        return t("terminal-hut")


class BonusText(ModuleText):
    prompt_keys = {"reveal_round": "reveal"}
    sign_message = "terminal-sign-known"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sign = "b"

    def action_label(self, action: Action, names: TileNames) -> str:
        assert isinstance(action, bonus.Reveal)
        return t("table-do-reveal", tile=names.tile(action.card))

    def seat_text(self, part: bonus.BonusView, names: TileNames) -> str:
        revealed = f" + {names.tiles(part.revealed)}" if part.revealed else ""
        return f"{t('terminal-hidden', count=part.count)}{revealed}"

    def seat_lines(self, part: bonus.BonusView) -> list[str]:
        return []

    def own_lines(self, part: bonus.BonusView, names: TileNames) -> list[str]:
        return [t("terminal-own-bonus", tiles=names.tiles(part.hidden))] if part.hidden else []


for text in (
    VizierText(vizier.MODULE_NAME),
    ExchangeText(exchange.MODULE_NAME),
    HutsText(huts.MODULE_NAME),
    BonusText(bonus.MODULE_NAME),
):
    register_text(text)

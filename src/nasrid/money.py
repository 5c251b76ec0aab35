"""Money: cards, hands and their values."""

from nasrid.rules.pieces.money import CURRENCIES, MONEY, Hand, money_total
from nasrid.rules.wire.source import attach_docstrings

__all__ = ["CURRENCIES", "MONEY", "Hand", "money_total"]

attach_docstrings(globals())

"""Money: cards, hands and their values."""

from nasrid.rules.pieces.money import CURRENCIES, MONEY, Hand, money_total

__all__ = ["CURRENCIES", "MONEY", "Hand", "money_total"]

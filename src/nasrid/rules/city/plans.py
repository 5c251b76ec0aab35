"""Which kind of plan a city begins with."""

from __future__ import annotations

from nasrid.rules.city.grid import Grid
from nasrid.rules.city.integers import IntegerPlan
from nasrid.rules.city.plan import Plan


def empty_plan(window: Grid) -> Plan:
    return IntegerPlan(window, (0, 0), (0, 0, 0, 0), 0)

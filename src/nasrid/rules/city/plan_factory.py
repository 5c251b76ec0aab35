"""The choice of a plan: limbs if they are compiled, but integers for the widest cities."""

from __future__ import annotations

from nasrid.rules.city.grid import Grid
from nasrid.rules.city.integer_plan import IntegerPlan
from nasrid.rules.city.plan import Plan

IS_COMPILED = not __file__.endswith(".py")

if IS_COMPILED:
    from nasrid.rules.city.limb_plan import MAX_ROW_CELLS, empty_limbs


def empty_plan(window: Grid) -> Plan:
    if IS_COMPILED and window.stride <= MAX_ROW_CELLS:
        return empty_limbs(window)
    return IntegerPlan(window, (0, 0), (0, 0, 0, 0), 0)

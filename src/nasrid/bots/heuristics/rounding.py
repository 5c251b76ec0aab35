"""Rounding of evaluations, so that equal moves tie on every machine.

Machines, compilers and versions of Python compute the last digits of a sum differently. Without rounding, those would
decide between two orders of the same two purchases.
"""

from typing import Final

ROUNDING_OFFSET: Final = 1.5 * 2.0**33  # in this range, floats are multiples of 2**-19


def rounded(value: float) -> float:
    """Return a value in points, rounded to a multiple of 2**-19."""
    return (value + ROUNDING_OFFSET) - ROUNDING_OFFSET

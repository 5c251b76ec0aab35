"""Equal moves tie, whatever the last digits of their values are."""

from math import nextafter

import pytest

from nasrid.bots.heuristics.rounding import rounded


@pytest.mark.parametrize("value", [0.0, 0.3, -12.7, 249.9, -1e6])
def test_the_last_digits_make_no_difference(value: float) -> None:
    assert rounded(nextafter(value, 1e9)) == rounded(nextafter(value, -1e9)) == rounded(value)
    assert abs(rounded(value) - value) < 1e-6


def test_noticeable_differences_remain() -> None:
    assert rounded(0.1) < rounded(0.10001) < rounded(0.2)

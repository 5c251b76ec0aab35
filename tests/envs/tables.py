"""Tables for the tests of the environments, and games with random legal indices."""

from __future__ import annotations

from typing import Any

ALL_MODULES = ["bonus", "exchange", "huts", "vizier"]
TABLES: dict[str, dict[str, Any]] = {
    "alhambra": {},
    "all modules": {"modules": ALL_MODULES},
    "granada": {"game": "granada", "modules": ["exchange", "vizier"]},
    "simple": {"game": "granada", "granada_scoring": "simple", "force_missed_scorings": True},
    "combined": {"game": "combined", "modules": ALL_MODULES, "combo_dirk": "split"},
    "confirm": {"modules": ["bonus", "vizier"], "confirm_turns": True, "ask_everyone": True},
}

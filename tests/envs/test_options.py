"""Options of the environments, which include every option of the engine."""

from __future__ import annotations

from typing import Any

from nasrid import Options
from nasrid.dealing import deal
from nasrid.envs.gymnasium import NasridEnv
from nasrid.envs.pettingzoo import raw_env
from nasrid.rules.table.options import OPTION_SPECS, module_option_specs
from tests.envs.tables import ALL_MODULES

EVERY_OPTION: dict[str, Any] = {
    "granada_scoring": "simple",
    "start_tiebreak": "youngest",
    "age_ranks": [2, 1],
    "combo_dirk": "split",
    "force_missed_scorings": True,
    "ask_everyone": True,
    "confirm_turns": True,
    "exchange_take": "value_zero",
    "exchange_exact_only": True,
}


def test_environments_accept_every_engine_option() -> None:
    table = {"game": "combined", "players": 2, "modules": ALL_MODULES, **EVERY_OPTION}
    known = {*OPTION_SPECS, *module_option_specs()} - {"granada_tiles", "worker_huts"}
    assert known <= EVERY_OPTION.keys()
    for environment in (NasridEnv(tiles=2, **table), raw_env(tiles=2, **table)):
        environment.reset(seed=3)
        assert environment.table == Options.of(**table)
        assert environment.decisions.game.position() == deal(Options.of(**table), 3, 2).position()
        assert environment.decisions.view(0).bag_sizes == (2, 2)

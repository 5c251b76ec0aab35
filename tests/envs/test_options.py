"""Options of the environments, which include every option of the engine."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import pytest

from nasrid import Options, OptionsError
from nasrid.bots import BotError
from nasrid.dealing import deal
from nasrid.envs.batch import Batch
from nasrid.envs.gymnasium import NasridEnv
from nasrid.envs.pettingzoo import env, raw_env
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


BATCH = partial(Batch, 2)
ONE_OF_EACH = "an opponent must be a bot code, a subclass of nasrid.bots.Bot, a bot, a policy"


@pytest.mark.parametrize(
    ("make", "options", "sentence"),
    [
        (NasridEnv, {"players": 1}, "players must be one of 2, 3, 4, 5, 6, not 1"),
        (NasridEnv, {"colour": "red"}, "there is no option 'colour'; options are age_ranks"),
        (NasridEnv, {"reward": "money"}, "reward must be one of rank, score, scorings, not 'money'"),
        (NasridEnv, {"observation": "planes"}, "observation must be one of flat, pieces, compact, not 'planes'"),
        (NasridEnv, {"seat": 4}, "seat must be random or one of 0 to 3, not 4"),
        (NasridEnv, {"seat": "last"}, "seat must be random or one of 0 to 3, not 'last'"),
        (NasridEnv, {"opponents": ["random"]}, "one for all seats or one for each of the 3 other seats, not 1"),
        (NasridEnv, {"opponents": 7}, ONE_OF_EACH),
        (NasridEnv, {"opponents": dict}, ONE_OF_EACH),
        (NasridEnv, {"opponents": "sultan"}, "there is no bot 'sultan'"),
        (NasridEnv, {"tiles": -1}, "tiles must be 0 for all or a number of tiles, not -1"),
        (NasridEnv, {"tiles": "few"}, "tiles must be 0 for all or a number of tiles, not 'few'"),
        (NasridEnv, {"max_steps": 0}, "max_steps must be a whole number, 1 or more, or None, not 0"),
        (NasridEnv, {"mask": "nowhere"}, "mask must be one of info, observation, not 'nowhere'"),
        (NasridEnv, {"leave_out": ["moon"]}, "there is no piece 'moon' to leave out; the pieces are prefix, decider"),
        (NasridEnv, {"leave_out": "cities"}, "leave_out must be a list of pieces, not 'cities'"),
        (NasridEnv, {"illegal": "ignore"}, "illegal must be one of terminate, raise, not 'ignore'"),
        (env, {"players": 7}, "players must be one of 2, 3, 4, 5, 6, not 7"),
        (env, {"game": "granada", "modules": ["huts"]}, "huts cannot be played with Granada alone"),
        (env, {"observation": "planes"}, "observation must be one of flat, pieces, compact, not 'planes'"),
        (env, {"render_mode": "film"}, "render_mode must be one of human, ansi, rgb_array or None, not 'film'"),
        (env, {"max_cycles": 0}, "max_cycles must be a whole number, 1 or more, or None, not 0"),
        (Batch, {"tables": 0}, "tables must be a whole number, 1 or more"),
        (BATCH, {"observation": "pieces"}, "observation must be one of flat, compact, not 'pieces'"),
        (BATCH, {"opponents": ["random"], "players": 3}, "one for each of the 2 other seats"),
    ],
)
def test_bad_option_is_explained(make: Any, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises((OptionsError, BotError), match=re.escape(sentence)):
        make(**options)

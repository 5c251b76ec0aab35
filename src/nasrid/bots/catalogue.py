"""Bots by short codes: greedy, planner:1s, scholar@folder, policy:FILE, package.module:Class."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path

from nasrid.bots.bot import Bot
from nasrid.bots.learned.bundled import net_from_folder
from nasrid.bots.levels import LEVELS
from nasrid.bots.players.adviser import AdviserBot
from nasrid.bots.players.greedy import GreedyBot
from nasrid.bots.players.learned_planner import LearnedPlannerBot
from nasrid.bots.players.planner import PlannerBot
from nasrid.bots.players.random_bot import RandomBot
from nasrid.bots.players.scholar import ScholarBot
from nasrid.extras import MissingExtraError, check_installed
from nasrid.levels import POLICY_PREFIX

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner-1": PlannerBot,
    "planner": LearnedPlannerBot,
    "adviser": AdviserBot,
}

LEARNED_BOTS: dict[str, type[ScholarBot | LearnedPlannerBot]] = {"scholar": ScholarBot, "planner": LearnedPlannerBot}

DEFAULT_MOVE_SECONDS = 1.0
MIN_MOVE_SECONDS = 0.1  # the bundled bots need this much for the largest decisions
POLICY_BOT = "nasrid.envs.policy:PolicyBot"  # imported by name, because it needs NumPy and is in a higher layer
_BUDGET_RE = re.compile(r"(\d+(?:\.\d+)?)(ms|s)")


PROBLEM_TEXTS = {  # in English; the command line uses locales/*/cli.ftl
    "bot-unknown": "there is no bot {bot}; there are {bots}, policy:FILE for a trained network, and your own as "
    "package.module:Class",
    "bot-least": "{bot} needs at least {least} ms per move",
    "bot-time-range": "{time} is not a time per move; it must be more than 0 and at most an hour, like 200ms or 1s",
    "bot-time": "{time} is not a time per move; write it like 200ms or 1s",
    "bot-no-folder": "there is no folder {folder} with nets for {bot}",
    "bot-no-class": "{module} has no class {class}",
    "bot-unimportable": "{bot} cannot be imported: {reason}",
    "bot-no-bot": "{bot} is not a subclass of nasrid.bots.Bot",
    "bot-no-policy": "policy:{file}: {reason}",
}


class BotError(ValueError):
    """A code that names no bot. `problem` is the id of the problem, `facts` its details."""

    def __init__(self, problem: str, /, **facts: str) -> None:
        super().__init__(PROBLEM_TEXTS[problem].format_map(facts))
        self.problem, self.facts = problem, facts


@dataclass(frozen=True)
class Entrant:
    """A bot and its time per move."""

    code: str
    make: Callable[[int], Bot]  # from a seed
    seconds: float


def parse_bot_code(code: str) -> Entrant:
    """Return the bot of a code.

    Args:
        code: A bot code such as `greedy`, `planner:1s`, `policy:FILE` or `package.module:Class`.

    Raises:
        BotError: The code names no bot.
        MissingExtraError: The bot needs a package that is not installed.
    """
    name, seconds = split_budget(code)
    if seconds and seconds < MIN_MOVE_SECONDS and (name in BOTS or name in LEVELS):
        raise BotError("bot-least", bot=name, least=f"{MIN_MOVE_SECONDS * 1000:.0f}")
    if name in BOTS:
        return Entrant(code, BOTS[name], seconds or DEFAULT_MOVE_SECONDS)
    if name in LEVELS:
        return Entrant(code, LEVELS[name].make, seconds or LEVELS[name].seconds)
    learned, separator, folder = name.partition("@")
    if separator and learned in LEARNED_BOTS:
        return Entrant(code, _learned_bot_factory(learned, Path(folder)), seconds or DEFAULT_MOVE_SECONDS)
    if name.startswith(POLICY_PREFIX):
        check_installed("numpy", name, "onnx" if name.endswith(".onnx") else "learning")
        bot = _import_bot(POLICY_BOT)
        policy = bot.from_file(name.removeprefix(POLICY_PREFIX))  # type: ignore[attr-defined]
        return Entrant(code, lambda seed: bot(seed, policy), seconds or DEFAULT_MOVE_SECONDS)  # type: ignore[call-arg]
    if ":" in name:
        return Entrant(code, _import_bot(name), seconds or DEFAULT_MOVE_SECONDS)
    raise BotError("bot-unknown", bot=f"'{name}'", bots=", ".join((*BOTS, *LEVELS)))


def split_budget(code: str) -> tuple[str, float | None]:
    """Return a bot code without its time per move, and that time in seconds, or None if it has none."""
    name, colon, budget = code.rpartition(":")
    if colon and (match := _BUDGET_RE.fullmatch(budget)):
        seconds = float(match[1]) / (1000 if match[2] == "ms" else 1)
        if not 0 < seconds <= 3600:
            raise BotError("bot-time-range", time=f"'{budget}'")
        return name, seconds
    if name in BOTS or name in LEVELS:
        raise BotError("bot-time", time=f"'{budget}'")
    return code, None


def _learned_bot_factory(name: str, folder: Path) -> Callable[[int], Bot]:
    if not folder.is_dir():
        raise BotError("bot-no-folder", folder=str(folder), bot=name)
    return partial(LEARNED_BOTS[name], net_for=partial(net_from_folder, folder))


def _import_bot(path: str) -> type[Bot]:
    module_name, _, class_name = path.partition(":")
    try:
        bot_class = getattr(import_module(module_name), class_name)
    except MissingExtraError:
        raise
    except AttributeError:
        raise BotError("bot-no-class", **{"module": module_name, "class": class_name}) from None
    except Exception as error:  # importing a module can raise anything
        raise BotError("bot-unimportable", bot=path, reason=f"{type(error).__name__}: {error}") from None
    if not (isinstance(bot_class, type) and issubclass(bot_class, Bot)):
        raise BotError("bot-no-bot", bot=path)
    return bot_class

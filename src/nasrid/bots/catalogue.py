"""Bots by short codes: greedy, planner:1s, scholar@folder, policy:FILE, package.module:Class, each with its time."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path

from nasrid.bots.bot import Bot
from nasrid.bots.learned.shipped import net_in
from nasrid.bots.levels import LEVELS
from nasrid.bots.players.greedy import GreedyBot
from nasrid.bots.players.learned_planner import LearnedPlannerBot
from nasrid.bots.players.planner import PlannerBot
from nasrid.bots.players.random_bot import RandomBot
from nasrid.bots.players.scholar import ScholarBot

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner-1": PlannerBot,
    "planner": LearnedPlannerBot,
}

LEARNED: dict[str, type[ScholarBot | LearnedPlannerBot]] = {"scholar": ScholarBot, "planner": LearnedPlannerBot}

SECONDS = 1.0  # a bot's time for a move where the code does not say
LEAST = 0.1  # what our bots need where there is most to choose from
POLICY = "policy:"  # before the file of a trained network
POLICY_BOT = "nasrid.envs.policy:PolicyBot"  # needs numpy, and stands above the bots
_BUDGET = re.compile(r"(\d+(?:\.\d+)?)(ms|s)")


PROBLEMS = {  # in English; the command line tells them by locales/*/cli.ftl
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
    """A code that names no bot: which problem it is, and with what."""

    def __init__(self, problem: str, /, **facts: str) -> None:
        super().__init__(PROBLEMS[problem].format_map(facts))
        self.problem, self.facts = problem, facts


@dataclass(frozen=True)
class Entrant:
    """What a code means: a bot and its time for a move."""

    code: str
    make: Callable[[int], Bot]  # from a seed
    seconds: float


def read_code(code: str) -> Entrant:
    """The bot of a code; BotError says what is wrong with it."""
    name, seconds = _split_budget(code)
    if seconds and seconds < LEAST and (name in BOTS or name in LEVELS):
        raise BotError("bot-least", bot=name, least=f"{LEAST * 1000:.0f}")
    if name in BOTS:
        return Entrant(code, BOTS[name], seconds or SECONDS)
    if name in LEVELS:
        return Entrant(code, LEVELS[name].make, seconds or LEVELS[name].seconds)
    learned, at, folder = name.partition("@")
    if at and learned in LEARNED:
        return Entrant(code, _with_nets(learned, Path(folder)), seconds or SECONDS)
    if name.startswith(POLICY):
        bot = _import_bot(POLICY_BOT)
        policy = bot.from_file(name.removeprefix(POLICY))  # type: ignore[attr-defined]
        return Entrant(code, lambda seed: bot(seed, policy), seconds or SECONDS)  # type: ignore[call-arg]
    if ":" in name:
        return Entrant(code, _import_bot(name), seconds or SECONDS)
    raise BotError("bot-unknown", bot=f"'{name}'", bots=", ".join((*BOTS, *LEVELS)))


def _split_budget(code: str) -> tuple[str, float | None]:
    name, colon, budget = code.rpartition(":")
    if colon and (found := _BUDGET.fullmatch(budget)):
        seconds = float(found[1]) / (1000 if found[2] == "ms" else 1)
        if not 0 < seconds <= 3600:
            raise BotError("bot-time-range", time=f"'{budget}'")
        return name, seconds
    if name in BOTS or name in LEVELS:
        raise BotError("bot-time", time=f"'{budget}'")
    return code, None


def _with_nets(name: str, folder: Path) -> Callable[[int], Bot]:
    if not folder.is_dir():
        raise BotError("bot-no-folder", folder=str(folder), bot=name)
    return partial(LEARNED[name], net_for=partial(net_in, folder))


def _import_bot(path: str) -> type[Bot]:
    module_name, _, class_name = path.partition(":")
    try:
        found = getattr(import_module(module_name), class_name)
    except AttributeError:
        raise BotError("bot-no-class", **{"module": module_name, "class": class_name}) from None
    except Exception as error:  # whatever the module does when it is read
        raise BotError("bot-unimportable", bot=path, reason=f"{type(error).__name__}: {error}") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BotError("bot-no-bot", bot=path)
    return found

"""What can go wrong, by name. Every sentence is meant for a person; `rule` is meant for a test or a link."""

from typing import Final

MADE_BEFORE_RELEASE: Final = (
    "was made by a version of Nasrid before 0.1.0, which this version cannot read; use the version that wrote it"
)


class IllegalActionError(ValueError):
    """The rules forbid this action now; `rule` is the id in docs/rules.md. The game is unchanged."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(rule, reason)
        self.rule = rule
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.reason} [{self.rule}]"


class OptionsError(ValueError):
    """These table options do not go together or do not exist."""


class ComponentError(ValueError):
    """A list of tiles or huts is not a valid set of components."""


class NotationError(ValueError):
    """A text is not the notation of a card, tile, city, action or position."""


class RecordError(ValueError):
    """A record cannot be replayed: it is damaged, or one of its actions is illegal."""

"""Errors. Messages are for people; `rule` is for tests and links."""

from typing import Final

MADE_BEFORE_RELEASE: Final = (
    "was made by a version of Nasrid before 0.1.0, which this version cannot read; use the version that wrote it"
)


class IllegalActionError(ValueError):
    """An action that breaks a rule: `rule` is the rule's id, `reason` explains it."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(rule, reason)
        self.rule = rule
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.reason} [{self.rule}]"


class OptionsError(ValueError):
    """Options that are invalid or contradict each other."""


class UnknownOptionError(OptionsError):
    """A name that no option has."""

    def __init__(self, name: object, message: str) -> None:
        super().__init__(name, message)
        self.name = name
        self.message = message

    def __str__(self) -> str:
        return self.message


class ComponentError(ValueError):
    """An invalid list of components."""


class NotationError(ValueError):
    """A text that is not valid notation."""


class RecordError(ValueError):
    """A record that is invalid or cannot be replayed."""

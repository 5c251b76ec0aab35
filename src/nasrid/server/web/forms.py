"""What requests carry and what they get back, besides commands and messages."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from nasrid.server.commands import SeatNumber
from nasrid.server.settings import Settings
from nasrid.server.store.store import Listing

Name = Annotated[str, Meta(min_length=1, max_length=100, description="1 to 24 characters after trimming")]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]


class Form(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NameForm(Form, frozen=True):
    name: Name


class PasswordForm(Form, frozen=True):
    """`present` is the password so far, if there is one."""

    login: Name
    password: Secret
    present: Annotated[str, Meta(max_length=200)] = ""


class LoginForm(Form, frozen=True):
    login: Name
    password: Secret


class LinkForm(Form, frozen=True):
    token: Secret


class TableForm(Form, frozen=True):
    """A new table; its host sits at `seat`, or only watches if that is null."""

    settings: Settings = Settings()
    seat: SeatNumber | None = 0


class Me(Struct, frozen=True):
    name: str
    login: str | None


class DeviceLink(Struct, frozen=True):
    """`token` signs another device in, once; `expires` is in seconds since 1970."""

    token: str
    expires: float


class Opened(Struct, frozen=True):
    """`invitation` lets others take the seats that are for invited players."""

    id: str
    invitation: str


class Tables(Struct, frozen=True):
    tables: list[Listing]


class History(Struct, frozen=True):
    """Event messages, in order."""

    events: list[dict[str, Any]]


class Level(Struct, frozen=True):
    name: str
    description: str


class About(Struct, frozen=True):
    """What this server offers."""

    version: str
    rules_version: int
    games: list[str]
    modules: list[str]
    levels: list[Level]
    limits: dict[str, int]


class Health(Struct, frozen=True):
    status: str

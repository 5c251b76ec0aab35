"""What to say where a package is missing that only a part of Nasrid needs: the extra that brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec


class MissingExtraError(ImportError):
    """A package is not installed; the sentence says how to install it."""


@contextmanager
def requires_extra(feature: str, *extras: str) -> Iterator[None]:
    """Around imports of what one of these extras brings."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "nasrid"):
            raise
        raise MissingExtraError(_install_hint(feature, package, extras)) from error


def check_installed(package: str, feature: str, *extras: str) -> None:
    """The same without importing it."""
    if find_spec(package) is None:
        raise MissingExtraError(_install_hint(feature, package, extras))


def _install_hint(feature: str, package: str, extras: tuple[str, ...]) -> str:
    """Double quotes are understood by every shell."""
    commands = " or ".join(f'pip install "nasrid[{extra}]"' for extra in extras)
    return f"{feature} needs {package}; install it with: {commands}"

"""Error messages for missing optional packages. Each names the extra that installs the package."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec


class MissingExtraError(ImportError):
    """A missing package. The message explains how to install it."""


@contextmanager
def requires_extra(feature: str, *extras: str) -> Iterator[None]:
    """Turn a failed import inside the `with` block into a MissingExtraError.

    Args:
        feature: The feature that needs the package, as shown in the message.
        *extras: The extras that install the package.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "nasrid"):
            raise
        raise MissingExtraError(_install_hint(feature, package, extras)) from error


def check_installed(package: str, feature: str, *extras: str) -> None:
    """Raise MissingExtraError if a package is not installed. The package is not imported."""
    if find_spec(package) is None:
        raise MissingExtraError(_install_hint(feature, package, extras))


def _install_hint(feature: str, package: str, extras: tuple[str, ...]) -> str:
    """Return the error message. Its commands use double quotes, which every shell accepts."""
    commands = " or ".join(f'pip install "nasrid[{extra}]"' for extra in extras)
    return f"{feature} needs {package}; install it with: {commands}"

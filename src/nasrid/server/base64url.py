"""URL-safe Base64 without padding, as browsers use it."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode

URL_SAFE_RE = re.compile(r"[\w-]+", re.ASCII)


def b64encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def b64decode(text: str) -> bytes:
    """Return the decoded bytes. Raise ValueError if the text is malformed."""
    if not URL_SAFE_RE.fullmatch(text):  # the library ignores other characters, which databases may refuse
        raise ValueError("it is not URL-safe Base64")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))

"""Time-based one-time passwords (RFC 6238), the second factor of administrators."""

import base64
import hmac
import secrets
import time
from hashlib import sha1
from urllib.parse import quote

CODE_DIGITS = 6
STEP_SECONDS = 30
TOLERATED_STEPS = 1  # before and after, because clocks differ
SECRET_BYTES = 20


def new_secret() -> str:
    """Return a secret in base32, as authenticators read it."""
    return base64.b32encode(secrets.token_bytes(SECRET_BYTES)).decode()


def code_at(secret: str, step: int) -> str:
    """Return the code of a time step. SHA-1 is what all authenticators support; HMAC does not depend on collisions."""
    digest = hmac.digest(base64.b32decode(secret), step.to_bytes(8, "big"), sha1)
    offset = digest[-1] & 15
    number = int.from_bytes(digest[offset : offset + 4], "big") & 0x7FFF_FFFF
    return str(number % 10**CODE_DIGITS).zfill(CODE_DIGITS)


def step_at(now: float) -> int:
    return int(now) // STEP_SECONDS


def matching_step(secret: str, code: str, now: float | None = None) -> int | None:
    """Return the time step of a code that is valid now, or None."""
    current = step_at(time.time() if now is None else now)
    steps = range(current - TOLERATED_STEPS, current + TOLERATED_STEPS + 1)
    typed = "".join(code.split()).encode()
    return next((step for step in steps if hmac.compare_digest(code_at(secret, step).encode(), typed)), None)


def setup_uri(secret: str, login: str) -> str:
    """Return the address that authenticators read from a QR code."""
    return f"otpauth://totp/Nasrid:{quote(login)}?secret={secret}&issuer=Nasrid"

"""What a push service is given: a message that only the device can read (RFC 8291), and who sends it (RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
NUMBER = 32  # bytes of a number of the curve
SALT = AUTH = 16  # bytes
RECORD = 4096  # the largest that every push service takes
LAST = b"\x02"  # after the text of the last record
VALID = 12 * 3600  # seconds that a signature holds; services allow a day at most


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    """ValueError if it is no Base64."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(p256dh: str, auth: str) -> None:
    """ValueError if no device has such keys."""
    EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(p256dh))
    if len(to_bytes(auth)) != AUTH:
        raise ValueError(f"the secret has {AUTH} bytes")


def sealed(text: bytes, p256dh: str, auth: str) -> bytes:
    """For the device with these keys."""
    return sealed_with(generate_private_key(CURVE), os.urandom(SALT), text, p256dh, auth)


def sealed_with(key: EllipticCurvePrivateKey, salt: bytes, text: bytes, p256dh: str, auth: str) -> bytes:
    """With a key and a salt that are used once."""
    theirs, ours = to_bytes(p256dh), _point(key.public_key())
    shared = key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, to_bytes(auth), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(content_key).encrypt(nonce, text + LAST, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_secret() -> str:
    return to_text(generate_private_key(CURVE).private_numbers().private_value.to_bytes(NUMBER, "big"))


class Signer:
    """Signs with the key of this server, by which a device knows who may send it something."""

    def __init__(self, secret: str) -> None:
        self._key = derive_private_key(int.from_bytes(to_bytes(secret), "big"), CURVE)
        self.public = to_text(_point(self._key.public_key()))

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """The header of that name; `contact` is the address of whoever runs this server, if it is known."""
        address = urlsplit(endpoint)
        claims = {"aud": f"{address.scheme}://{address.netloc}", "exp": int(now) + VALID}
        return f"vapid t={self._signed(claims | ({'sub': contact} if contact else {}))}, k={self.public}"

    def _signed(self, claims: dict[str, object]) -> str:
        token = ".".join(to_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        numbers = decode_dss_signature(self._key.sign(token.encode(), ECDSA(SHA256())))
        return f"{token}.{to_text(b''.join(number.to_bytes(NUMBER, 'big') for number in numbers))}"

"""Encryption (RFC 8291) and server identification (RFC 8292) of push messages."""

import json
import os
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from nasrid.server.base64url import b64decode, b64encode

CURVE = ec.SECP256R1()
COORDINATE_BYTES = 32
SALT_BYTES = AUTH_BYTES = 16
RECORD_BYTES = 4096  # the largest that every push service accepts
LAST_RECORD_DELIMITER = b"\x02"
SIGNATURE_TTL_SECONDS = 12 * 3600  # services allow at most a day


def check_keys(p256dh: str, auth: str) -> None:
    """Raise ValueError if these cannot be the keys of a device."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, b64decode(p256dh))
    if len(b64decode(auth)) != AUTH_BYTES:
        raise ValueError(f"auth must have {AUTH_BYTES} bytes")


def encrypt(text: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt a message for the device with these keys."""
    return encrypt_with(ec.generate_private_key(CURVE), os.urandom(SALT_BYTES), text, p256dh, auth)


def encrypt_with(key: ec.EllipticCurvePrivateKey, salt: bytes, text: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt a message with a key and a salt for one use."""
    theirs, ours = b64decode(p256dh), _encode_point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derive_key(shared, b64decode(auth), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derive_key(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive_key(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(content_key).encrypt(nonce, text + LAST_RECORD_DELIMITER, None)


def _derive_key(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _encode_point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_secret() -> str:
    return b64encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(COORDINATE_BYTES, "big"))


class Signer:
    """The signing key of this server, which identifies it to push services."""

    def __init__(self, secret: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(b64decode(secret), "big"), CURVE)
        self.public_key = b64encode(_encode_point(self._key.public_key()))

    def authorization_header(self, endpoint: str, contact: str, now: float) -> str:
        """Return the Authorization header; `contact` is the operator's URL, or empty."""
        address = urlsplit(endpoint)
        claims = {"aud": f"{address.scheme}://{address.netloc}", "exp": int(now) + SIGNATURE_TTL_SECONDS}
        return f"vapid t={self._sign(claims | ({'sub': contact} if contact else {}))}, k={self.public_key}"

    def _sign(self, claims: dict[str, object]) -> str:
        token = ".".join(b64encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        numbers = decode_dss_signature(self._key.sign(token.encode(), ec.ECDSA(SHA256())))
        return f"{token}.{b64encode(b''.join(number.to_bytes(COORDINATE_BYTES, 'big') for number in numbers))}"
